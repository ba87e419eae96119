"""Sentences of The Council of Four that were once wrong, in the positions that showed it."""

import pytest

from ludus.core.message import Message
from ludus.games.council.state import CouncilOfFour
from tests.games.speech import asked, events, refused, say, texts, told
from tests.games.test_council import (
    GREEN,
    RED,
    do,
    drawn,
    grant,
    hold,
    kingdom,
    own,
    show,
    step_to,
    token_choice,
    turn,
)


def paying(cards: str, coins: int, played: int) -> CouncilOfFour:
    """Green pays the council of the coast, with so many cards played."""
    s = hold(kingdom(), GREEN, cards)
    s.coins[GREEN] = coins
    ids = ["card white", "card black", "card orange", "card purple"]
    return do(s, "buy permit", "council coast", *ids[:played])


@pytest.mark.parametrize(
    ("cards", "coins", "sentences"),
    [
        (
            "WK",
            10,
            [
                "Play another card for the council of the coast, or pay 10 coins now.",
                "Jouez une autre carte pour le conseil de la côte, ou payez maintenant 10 pièces.",
                "Gioca un'altra carta per il consiglio della costa, oppure paga ora 10 monete.",
            ],
        ),
        (
            "WK",
            9,
            [
                "Play another card for the council of the coast.",
                "Jouez une autre carte pour le conseil de la côte.",
                "Gioca un'altra carta per il consiglio della costa.",
            ],
        ),
        (
            "W",
            10,
            [
                "Pay 10 coins to the council of the coast.",
                "Payez 10 pièces au conseil de la côte.",
                "Paga 10 monete al consiglio della costa.",
            ],
        ),
    ],
)
def test_paying_and_playing_are_offered_where_they_are_legal(
    cards: str, coins: int, sentences: list[str]
) -> None:
    """COU-16."""
    assert asked(paying(cards, coins, 1)) == sentences


def test_with_the_king_it_is_the_road_that_is_too_dear() -> None:
    """COU-15: the council can be paid, the road after it cannot."""
    s = hold(own(kingdom(), GREEN, "J"), GREEN, "WKO")
    s.coins[GREEN] = 7
    do(s, "build with king", "card white", "card black")
    english, french, italian = refused(s, "pay")
    assert english.startswith("After paying 7 coins here you could not pay 2 coins for the road")
    assert "plus en payer 2 pour la route" in french
    assert "pagarne 2 per la strada" in italian
    s = hold(own(kingdom(), GREEN, "J"), GREEN, "WK")
    s.coins[GREEN] = 8
    assert refused(s, "build with king")[0] == (
        "With your best cards the council costs 7 coins and the road to the nearest city where "
        "you can build 2 coins; you have 8."
    )


def test_one_eligible_token_is_one() -> None:
    """COU-25."""
    assert asked(token_choice(16, "A")) == [
        "Choose one of your cities to gain its token once more.",
        "Choisissez une de vos villes pour recevoir encore une fois son jeton.",
        "Scegli una tua città per ottenerne di nuovo il gettone.",
    ]
    two = token_choice(16, "AI")
    assert asked(two)[0] == "Choose 2 of your cities to gain their tokens once more."
    do(two, "token arkon")
    assert refused(two, "token arkon") == [
        "Arkon is already chosen.",
        "Arkon est déjà choisie.",
        "Arkon è già scelta.",
    ]


def test_coins_beyond_the_purse_are_told_as_lost() -> None:
    """COU-23."""
    s = kingdom()
    s.coins[GREEN] = 19
    line = told(s, "elect", "council coast", "councillor pink")[0]
    assert line[0].endswith("falls out: 4 coins, 3 coins beyond 20 are lost.")
    assert "3 pièces au-delà de 20 sont perdues" in line[1]
    assert "3 monete oltre 20 sono perse" in line[2]


def test_nobility_beyond_the_track_is_not_told_as_gained() -> None:
    """COU-24."""
    s = step_to(20)
    s.nobility[GREEN] = 20
    show(s, 1, "AE")
    hold(s, GREEN, "WKOU")
    turn(s)
    do(s, "buy permit", "council coast", *(f"card {c}" for c in ["white", "black", "orange"]))
    do(s, "card purple")
    assert [
        "Ada is at the end of the nobility track and advances no more.",
        "Ada est au bout de la piste de noblesse et n'avance plus.",
        "Ada è alla fine del percorso della nobiltà e non avanza più.",
    ] in events(s, "take AE")


def test_hints_speak_of_what_is_asked() -> None:
    """COU-25: tokens, and COU-13: what a further card saves."""
    s = kingdom()
    for hint in texts(s, "hint.token"):
        assert not any(word in hint for word in ("main action", "principal"))
    for hint in texts(s, "hint.card"):
        assert "10, 7, 4" in hint


def test_a_turn_offers_a_quick_action_if_there_is_one() -> None:
    """COU-11."""
    s = kingdom()
    assert asked(s) == [
        "Take your main action, or a quick action first.",
        "Faites votre action principale, ou d'abord une action rapide.",
        "Compi l'azione principale, o prima un'azione veloce.",
    ]
    s.coins[GREEN] = s.assistants[GREEN] = 0
    assert asked(s) == [
        "Take your main action.",
        "Faites votre action principale.",
        "Compi l'azione principale.",
    ]
    s.mains, s.acted = 1, 1
    assert asked(s)[0] == "You have 1 more main action: act, or end your turn."


@pytest.mark.parametrize(
    ("assistants", "cities", "sentences"),
    [
        (
            0,
            "",
            [
                "You have too few assistants: where your permits allow you to build, it takes at "
                "least 1 assistant.",
                "Vous avez trop peu d'assistants\u00a0: là où vos permis vous laissent bâtir, "
                "il en faut au moins 1.",
                "Hai troppo pochi aiutanti: dove i tuoi permessi ti fanno costruire ne serve "
                "almeno 1.",
            ],
        ),
        (
            0,
            "BCDEFGHIKL",
            [
                "You have built all your ten emporiums.",
                "Vous avez bâti vos dix emporiums.",
                "Hai costruito tutti i tuoi dieci empori.",
            ],
        ),
        (
            0,
            "A",
            [
                "In every city of your permits you already have an emporium.",
                "Vous avez déjà un emporium dans chaque ville de vos permis.",
                "In ogni città dei tuoi permessi hai già un emporio.",
            ],
        ),
    ],
)
def test_building_is_refused_for_what_is_missing(
    assistants: int, cities: str, sentences: list[str]
) -> None:
    """COU-17, COU-18, COU-33."""
    s = grant(own(own(kingdom(), RED, "A"), GREEN, cities), GREEN, "A")
    s.assistants[GREEN] = assistants
    assert refused(turn(s), "build with permit") == sentences


def test_one_city_is_one_neutral_emporium() -> None:
    """COU-09."""
    s = drawn(2)
    one = Message("event.neutral", {"region": "coast", "cities": ["arkon"], "count": 1})
    two = Message("event.neutral", {"region": "coast", "cities": ["arkon", "dorful"], "count": 2})
    assert say(s, one) == [
        "A neutral emporium stands in Arkon.",
        "Un emporium neutre se dresse à Arkon.",
        "Un emporio neutrale sorge ad Arkon.",
    ]
    assert say(s, two)[2] == "Empori neutrali sorgono ad Arkon e a Dorful."


def test_a_whole_purchase_is_one_line() -> None:
    """COU-13: what was paid and what it brought, of nobody's coins."""
    s = hold(kingdom(), GREEN, "WKO")
    ids = ["buy permit", "council coast", "card white", "card black", "card orange", "pay"]
    lines = told(s, *ids, "take A")
    assert lines == [
        [
            "Ada buys the permit for Arkon for 4 coins with white, black and orange: "
            "3 coins and 4 points.",
            "Ada achète le permis pour Arkon pour 4 pièces "
            "(cartes\u00a0: blanche, noire et orange)\u00a0: 3 pièces et 4 points.",
            "Ada acquista il permesso per Arkon per 4 monete "
            "(carte: bianca, nera e arancio): 3 monete e 4 punti.",
        ]
    ]


def test_nobility_in_french_is_a_space_of_the_track() -> None:
    s = kingdom()
    gained = Message("event.token", {"seat": 0, "city": "arkon", "bonus": "1-nobility"})
    french = say(s, gained)[1]
    assert "1 case sur la piste de noblesse" in french


def test_electing_brings_coins_and_costs_none() -> None:
    """COU-12."""
    s = kingdom()
    label = Message("action.elect", {})
    assert say(s, label) == [
        "Elect a councillor: gain 4 coins",
        "Élire un conseiller\u00a0: +4 pièces",
        "Eleggi un consigliere: +4 monete",
    ]


def test_two_tokens_are_chosen_in_the_order_of_the_letters() -> None:
    """COU-25: Indur before Arkon would be the same choice a second time."""
    two = token_choice(16, "AI")
    assert refused(two, "token indur") == [
        "Two cities are chosen in the order of their letters: Indur does not fit in.",
        "Deux villes se choisissent dans l'ordre des lettres\xa0: Indur ne convient pas.",
        "Due città si scelgono in ordine di lettera: Indur non va bene.",
    ]


def test_the_permit_that_pays_at_this_moment_is_named() -> None:
    """COU-27."""
    s = grant(hold(kingdom(), GREEN, "****"), GREEN, "N")
    s.nobility[GREEN], s.coins[GREEN] = 13, 4
    show(s, 4, "MNO")
    do(s, "buy permit", "council mountains", *["card joker"] * 4, "take MNO")
    assert refused(s, "repeat MNO") == [
        "The permit for Merkatim, Naris or Osium pays its bonuses at this moment: only one bought"
        " before can be repeated.",
        "Le permis pour Merkatim, Naris ou Osium donne ses bonus en ce moment\xa0: on ne peut"
        " répéter qu'un permis acheté auparavant.",
        "Il permesso per Merkatim, Naris o Osium dà i suoi bonus in questo momento: si può ripetere"
        " solo uno acquistato in precedenza.",
    ]


def test_four_cards_of_a_council_are_the_whole_price() -> None:
    """COU-16: nobody pays "0 coins"."""
    s = hold(kingdom(), GREEN, "WKOU")
    cards = ["card white", "card black", "card orange", "card purple"]
    assert told(s, "buy permit", "council coast", *cards, "take A") == [
        [
            "Ada buys the permit for Arkon for no coins with white, black, orange and purple: "
            "3 coins and 4 points.",
            "Ada achète le permis pour Arkon sans pièces "
            "(cartes\u00a0: blanche, noire, orange et violette)\u00a0: 3 pièces et 4 points.",
            "Ada acquista il permesso per Arkon senza monete "
            "(carte: bianca, nera, arancio e viola): 3 monete e 4 punti.",
        ]
    ]
