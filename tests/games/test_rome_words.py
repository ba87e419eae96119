"""Sentences of Rome that were once wrong, in the positions that showed it."""

from ludus.core.message import Message
from ludus.games.rome.data import POSITION_NAMES
from tests.games.speech import asked, events, refused, say, texts, told
from tests.games.test_rome import (
    AROUND_F11,
    BLUE,
    FOUNTAIN,
    GREEN,
    GREY,
    PURPLE,
    RED,
    TEMPLE,
    YELLOW,
    city,
    complete_f11,
    do,
    empty_atrium,
    empty_stacks,
    found,
    piece,
    play,
    position,
    put,
    start_aqueduct,
    tile_by_grey_source,
)


def test_a_magistrate_sent_brings_something_only_at_the_end_of_a_turn_of_ones_own() -> None:
    """ROM-11, ROM-27: at the end of this turn already; after the last one nothing."""
    s = city()
    last = AROUND_F11["temple"][-1]
    complete_f11(s, "temple", GREEN, PURPLE)
    play(s, GREEN, last, "leave-empty")
    do(s, "send " + AROUND_F11["temple"][0])
    before = int(s.imperium[4 * PURPLE + TEMPLE])
    lines = events(s, "draw", "take red", "take blue")
    assert s.imperium[4 * PURPLE + TEMPLE] == before + 1
    assert "Ada receives an Imperium tile of the Temple." in [line[0] for line in lines]
    for key, things in (
        ("hint.send", ("an Imperium tile", "une tuile Imperium", "una tessera Imperium")),
        ("hint.treasury", ("a coin", "une pièce", "una moneta")),
    ):
        hints = texts(s, key)
        for hint, thing in zip(hints, things, strict=True):
            assert thing in hint
        assert "this one or your next" in hints[0]
        assert "if one is left; after your last turn it brings nothing more" in hints[0]
        assert "après votre dernier tour, il ne rapporte plus rien" in hints[1]
        assert "dopo il tuo ultimo turno non porta più niente" in hints[2]


def test_only_the_pieces_that_fit_are_counted() -> None:
    """ROM-13."""
    s = city()
    tile_by_grey_source(s)
    start_aqueduct(s, GREY)
    do(s, "expand")
    assert asked(s) == [
        "Lay an aqueduct piece (2 left).",
        "Posez un élément d'aqueduc (il en reste 2).",
        "Posa un pezzo Acquedotto (ne restano 2).",
    ]
    do(s, piece("a12", "b13"))
    assert asked(s)[2] == "Posa un pezzo Acquedotto (ne resta 1)."


def test_in_the_last_round_imperium_buys_nothing() -> None:
    """ROM-33."""
    s = city()
    s.last_turns = 2
    s.imperium[4 * PURPLE] = 1
    assert refused(s, "spend arena") == [
        "In the last round Imperium buys no further action.",
        "Au dernier tour de table, l'Imperium n'achète plus d'action.",
        "Nell'ultimo giro l'Imperium non compra altre azioni.",
    ]
    assert asked(s)[0].startswith("Your last action: ")
    assert "one action left in the game" in texts(s, "hint.last")[0]


def test_a_tile_is_played_and_lies_on_its_place() -> None:
    """ROM-15, ROM-16."""
    s = city()
    put(s, RED, "f9-g12")
    empty_atrium(s, PURPLE)
    s.atrium[4 * PURPLE + GREEN] = 1
    assert told(s, "play", "lay f9-h9", "post") == [
        [
            "Ada lays a green tile with a magistrate on f9-h9.",
            "Ada pose une tuile verte avec un magistrat sur f9-h9.",
            "Ada posa una tessera verde con un magistrato su f9-h9.",
        ]
    ]
    assert say(s, Message("event.play", {"family": 0})) == [
        "Ada plays a district tile.",
        "Ada joue une tuile Quartier.",
        "Ada gioca una tessera Quartiere.",
    ]


def test_two_tiles_of_one_colour_are_said_as_people_say_it() -> None:
    """ROM-12."""
    s = city()
    empty_stacks(s, 0, 4, 0, 0)
    assert told(s, "draw")[0] == [
        "Ada draws two yellow tiles.",
        "Ada pioche deux tuiles jaunes.",
        "Ada pesca due tessere gialle.",
    ]
    s = city()
    empty_stacks(s, 0, 4, 4, 4)
    do(s, "draw")
    assert refused(s, "take red")[2] == "Non ci sono più tessere rosse da pescare."
    assert YELLOW != BLUE


def test_a_fountain_without_coins_is_told() -> None:
    """ROM-32."""
    s = city()
    tile_by_grey_source(s)
    start_aqueduct(s, GREY)
    found(s, "b13", FOUNTAIN)
    s.treasure = 0
    lines = events(s, "expand", piece("a12", "b13"))
    assert lines[-1] == [
        "The water reaches the fountain at b13, but there is no coin left.",
        "L'eau atteint la fontaine en b13, mais il n'y a plus de pièce.",
        "L'acqua raggiunge la fontana in b13, ma non ci sono più monete.",
    ]


def test_hills_have_their_articles() -> None:
    """ROM-04."""
    s = city()
    assert say(s, Message("event.hill", {"hill": "capitolinus"})) == [
        "The Capitoline is placed.",
        "On place le Capitole.",
        "Si piazza il Campidoglio.",
    ]


def test_a_full_board_is_the_reason_why_no_tile_can_be_played() -> None:
    """ROM-15, ROM-17: the tiles in the atrium are not what is missing."""
    s = city()
    while free := [place for place in POSITION_NAMES if s.fits(position(place))]:
        put(s, RED, free[0])
    assert s.in_atrium(PURPLE) > 0
    assert refused(s, "play") == [
        "There is no room for another tile.",
        "Il n'y a plus de place pour une tuile.",
        "Non c'è posto per un'altra tessera.",
    ]
