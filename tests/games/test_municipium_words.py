"""Sentences of Municipium that were once wrong, in the positions that showed it."""

import pytest

from ludus.games.municipium.view import view
from tests.games.speech import asked, events, refused, say, texts, told
from tests.games.test_municipium import (
    ADVOCATE,
    BASILICA,
    BLUE,
    EMPORIUM,
    FORUM,
    MERCHANT,
    ORANGE,
    PRAETORIUM,
    PRIEST,
    SOLDIER,
    TAVERN,
    do,
    empty_bag,
    hold,
    new,
    set_banner,
    town,
    turn_over,
)

ALL_BUT = "1 1 1 1 1 1 1"


def test_during_set_up_ties_go_clockwise_from_the_first_player() -> None:
    """MUN-12."""
    s = do(new(), "first orange", "enter forum", "enter forum")
    shown = view(s, 0)
    assert shown["ranking"] == [ORANGE, BLUE]
    forum = shown["institutions"][FORUM]
    assert (forum["leader"], forum["second"]) == (ORANGE, BLUE)


def test_a_favour_is_refused_for_its_order() -> None:
    """MUN-32: with two advocates and a favour the advocates come first."""
    s = town({BLUE: "0 0 0 0 7 0 0", ORANGE: "7 0 0 0 0 0 0"})
    hold(s, BLUE, [ADVOCATE, ADVOCATE], 1)
    do(turn_over(s, "one-power"), "exert basilica")
    english, french, italian = refused(s, "give favour")
    assert english.endswith("begin with one that comes before the favour.")
    assert french.endswith("commencez par ce qui vient avant la faveur.")
    assert italian.endswith("comincia da uno che viene prima del favore.")
    do(s, "give advocate")
    assert refused(s, "give priest") == [
        "You have no priest to give.",
        "Vous n'avez pas de prêtre à donner.",
        "Non hai nessun sacerdote da dare.",
    ]


def test_a_wreathed_member_is_told_from_a_plain_one() -> None:
    """MUN-34."""
    s = do(town({BLUE: "0 7 0 0 0 0 0", ORANGE: "7 0 0 0 0 0 0"}), "card grand-family")
    assert refused(s, "reposition tavern>baths wreath") == [
        "You have no distinguished member left to reposition at the Tavern.",
        "Vous n'avez plus de membre distingué à repositionner à la Taverne.",
        "Nella Taverna non hai più membri contraddistinti da riposizionare.",
    ]


@pytest.mark.parametrize(
    ("institution", "sentences"),
    [
        (
            TAVERN,
            [
                "Gather members of one family in the Tavern.",
                "Rassemblez à la Taverne des membres d'une même famille.",
                "Raduna nella Taverna i membri di una famiglia.",
            ],
        ),
        (EMPORIUM, ["Draw a citizen.", "Tirez un citoyen.", "Pesca un cittadino."]),
        (BASILICA, ["Draw a citizen.", "Tirez un citoyen.", "Pesca un cittadino."]),
        (
            PRAETORIUM,
            ["Reposition a member.", "Repositionnez un membre.", "Riposiziona un membro."],
        ),
    ],
)
def test_one_power_offers_no_way_out_and_no_trade_without_goods(
    institution: int, sentences: list[str]
) -> None:
    """MUN-25: what was chosen is done."""
    members = ["0"] * 7
    members[institution] = "7"
    s = town({BLUE: " ".join(members), ORANGE: "7 0 0 0 0 0 0"})
    name = ["temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium"][institution]
    do(turn_over(s, "one-power"), f"exert {name}")
    assert asked(s) == sentences
    way_out = "done" if institution == PRAETORIUM else "decline"
    english = refused(s, way_out)[0]
    assert english.startswith("You chose this power")


def test_an_empty_bag_is_the_reason() -> None:
    """MUN-39."""
    s = town({BLUE: "0 0 0 0 7 0 0", ORANGE: "7 0 0 0 0 0 0"})
    hold(s, BLUE, [ADVOCATE, ADVOCATE, ADVOCATE])
    empty_bag(s)
    do(turn_over(s, "one-power"), "exert basilica")
    assert refused(s, "draw") == [
        "The bag is empty: there is no citizen to draw.",
        "Le sac est vide\u00a0: il n'y a pas de citoyen à tirer.",
        "Il sacchetto è vuoto: non c'è nessun cittadino da pescare.",
    ]


def test_stopping_at_the_emporium_is_no_declining() -> None:
    """MUN-31."""
    s = town({BLUE: "0 0 0 7 0 0 0", ORANGE: "7 0 0 0 0 0 0"})
    do(turn_over(s, "one-power"), "exert emporium", "draw", "drawn priest", "place priest temple")
    assert told(s, "decline")[0] == [
        "Ada stops drawing citizens.",
        "Ada cesse de tirer des citoyens.",
        "Ada smette di pescare cittadini.",
    ]


def test_the_temple_must_be_ranked_and_its_ranking_is_no_tie() -> None:
    """MUN-28."""
    s = town({BLUE: "3 4 0 0 0 0 0", ORANGE: "4 0 3 0 0 0 0"})
    do(s, "card common")
    lines = events(s, "turned all-powers")
    assert lines[1] == [
        "Bea leads the Temple.",
        "Bea a le plus d'influence au Temple.",
        "Bea ha la maggiore influenza nel Tempio.",
    ]
    assert lines[2] == [
        "The Temple ranking, from the top: Bea, Ada.",
        "Le rang au Temple, de haut en bas\u00a0: Bea, Ada.",
        "La classifica del Tempio, dall'alto: Bea, Ada.",
    ]


def test_the_deck_is_shuffled_before_its_top_card_is_turned_over() -> None:
    """MUN-15."""
    s = town({BLUE: ALL_BUT, ORANGE: ALL_BUT})
    for card in range(4):
        s.deck[card] = 0
    english = [line[0] for line in events(s, "card common")]
    assert english == [
        "The deck is empty: the discards are shuffled into a new one.",
        "Ada turns over the top common card.",
    ]


def test_two_alike_are_counted() -> None:
    """MUN-18."""
    s = town({BLUE: "0 7 0 0 0 0 0", ORANGE: "7 0 0 0 0 0 0"})
    set_banner(s, TAVERN, SOLDIER, SOLDIER)
    do(turn_over(s, "citizen-visit"), "drawn priest", "place priest tavern")
    assert told(s, "leave priest")[0] == [
        "Ada wins 2 soldiers at the Tavern: the priest that is left goes back to the bag.",
        "Ada gagne 2 soldats à la Taverne\u00a0: le prêtre restant retourne dans le sac.",
        "Ada si aggiudica 2 soldati nella Taverna: il sacerdote rimasto torna nel sacchetto.",
    ]


def test_what_is_left_to_another_must_be_there() -> None:
    """MUN-18."""
    s = town({BLUE: "0 7 0 0 0 0 0", ORANGE: "7 0 0 0 0 0 0"})
    set_banner(s, TAVERN, SOLDIER, SOLDIER)
    do(turn_over(s, "citizen-visit"), "drawn priest", "place priest tavern")
    assert refused(s, "leave merchant")[0] == "There is no merchant on the banner of the Tavern."
    assert PRIEST != MERCHANT


def test_the_powers_are_told_as_the_rulebook_has_them() -> None:
    s = new()
    assert texts(s, "power.baths", "power.praetorium") == [
        "Send all your members from here to the Temple; one of yours there gets a wreath.",
        "Envoyez tous vos membres d'ici au Temple\u00a0; "
        "l'un des vôtres au Temple reçoit des lauriers.",
        "Manda tutti i tuoi membri da qui al Tempio; uno dei tuoi nel Tempio riceve una corona.",
        "Reposition any number of your own members.",
        "Repositionnez autant de vos membres que vous voulez.",
        "Riposiziona quanti vuoi dei tuoi membri.",
    ]
    for hint in texts(s, "hint.tavern"):
        assert not any(word in hint for word in ("lead", "premier", "primo"))


def test_ones_own_members_are_those_of_ones_family() -> None:
    """MUN-29."""
    s = town({BLUE: "0 5 2 0 0 0 0", ORANGE: "7 0 0 0 0 0 0"})
    do(turn_over(s, "one-power"), "exert tavern", "gather blue baths")
    assert asked(s) == [
        "How many members of your family come from the Baths to the Tavern?",
        "Combien de membres de votre famille vont des Bains à la Taverne\u00a0?",
        "Quanti membri della tua famiglia vanno dai Bagni alla Taverna?",
    ]
    assert say(s, s.prompt())[0].startswith("How many members of Ada")


def test_a_turn_says_what_is_moved_and_how_often() -> None:
    """MUN-13."""
    s = town({BLUE: "0 7 0 0 0 0 0", ORANGE: "7 0 0 0 0 0 0"})
    assert asked(s) == [
        "Move a member, turn over a common card or use a family card (2 steps left).",
        "Déplacez un membre, retournez une carte commune ou utilisez une carte de famille"
        " (il vous reste 2 déplacements).",
        "Muovi un membro, gira una carta comune o usa una carta famiglia (ti restano 2 passi).",
    ]
