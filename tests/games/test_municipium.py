"""Municipium, rule by rule."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from ludus.core.errors import BadSetup, IllegalAction
from ludus.core.game import CHANCE, OVER, Choices
from ludus.core.language import LANGUAGES
from ludus.core.message import SPECTATOR
from ludus.games.municipium import GAME
from ludus.games.municipium.data import CITIZENS, COMMON_CARDS, FAMILIES, INSTITUTIONS, ROADS
from ludus.games.municipium.effects import ranking
from ludus.games.municipium.state import ENDING_TURN, TAKING_TURN, Municipium
from ludus.games.municipium.view import view

BLUE, ORANGE, YELLOW, PINK = range(4)
TEMPLE, TAVERN, BATHS, EMPORIUM, BASILICA, FORUM, PRAETORIUM = range(7)
PRIEST, ADVOCATE, MERCHANT, SOLDIER = range(4)


def new(players: int = 2, length: str = "normal") -> Municipium:
    """A game before anything is drawn."""
    state = GAME.new(players, {"length": length})
    assert isinstance(state, Municipium)
    return state


def town(members: dict[int, str], players: int = 2, active: int = BLUE) -> Municipium:
    """A turn begins with these members, written as seven numbers from Temple to Praetorium.

    Banners and rooms are as at set-up, with no citizen drawn for the rooms.
    """
    s = new(players)
    for family in range(players):
        counts = [int(n) for n in members[family].split()]
        assert len(counts) == 7
        assert sum(counts) <= 7
        for institution, count in enumerate(counts):
            s.members[family * 7 + institution] = count
    s.active = active
    s.turn = 1
    s.top = -4
    s.push(ENDING_TURN)
    s.push(TAKING_TURN, 2, -1)
    s.settle()
    return s


def do(s: Municipium, *texts: str) -> Municipium:
    """Play the ids written so."""
    for text in texts:
        s.apply(GAME.parse(text))
    return s


def offered(s: Municipium) -> set[str]:
    """What can be chosen or drawn now."""
    return {GAME.text(id) for id in s.legal()} | {GAME.text(id) for id, _ in s.outcomes()}


def turn_over(s: Municipium, card: str) -> Municipium:
    """Activate a common card and let it be this one."""
    return do(s, "card common", f"turned {card}")


def set_banner(s: Municipium, institution: int, *citizens: int) -> None:
    """Put just these citizens on a banner, from and to the bag."""
    for citizen in range(4):
        s.bag[citizen] += s.banner[institution * 4 + citizen]
        s.banner[institution * 4 + citizen] = 0
    for citizen in citizens:
        s.banner[institution * 4 + citizen] += 1
        s.bag[citizen] -= 1


def hold(s: Municipium, family: int, citizens: Iterable[int] = (), favours: int = 0) -> None:
    """Give a family citizens from the bag and favours from the reserve."""
    for citizen in citizens:
        s.citizens[family * 4 + citizen] += 1
        s.bag[citizen] -= 1
    s.favours[family] += favours
    s.reserve -= favours


def empty_bag(s: Municipium) -> None:
    """No citizen is left to draw."""
    for citizen in range(4):
        s.bag[citizen] = 0


def held(s: Municipium, family: int) -> list[int]:
    """Priests, advocates, merchants and soldiers a family holds."""
    return [int(s.citizens[family * 4 + citizen]) for citizen in range(4)]


def on_banner(s: Municipium, institution: int) -> list[int]:
    """Priests, advocates, merchants and soldiers on a banner."""
    return [int(s.banner[institution * 4 + citizen]) for citizen in range(4)]


def member_counts(s: Municipium, family: int) -> str:
    """The members of a family from Temple to Praetorium, wreathed ones marked."""
    places = range(family * 7, family * 7 + 7)
    return " ".join(f"{s.members[at]}" + "o" * s.wreathed[at] for at in places)


# ---- Pieces and set-up


def test_two_to_four_families_of_seven() -> None:
    """MUN-01: 2, 3 or 4 players with seven members each."""
    assert FAMILIES == ("blue", "orange", "yellow", "pink")
    for players in (2, 3, 4):
        s = new(players)
        assert [s.unplaced(f) for f in range(players)] == [7] * players
    for players in (0, 1, 5):
        with pytest.raises(BadSetup, match="2, 3, 4 players"):
            GAME.new(players)


def test_seven_institutions_and_eight_roads() -> None:
    """MUN-02: the ring of six and the Temple's two roads, and no other."""
    assert INSTITUTIONS == (
        "temple",
        "tavern",
        "baths",
        "emporium",
        "basilica",
        "forum",
        "praetorium",
    )
    ring = {(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (1, 6)}
    assert {(min(road), max(road)) for road in ROADS} == ring | {(0, 1), (0, 4)}
    assert len(ROADS) == 8
    s = town({BLUE: "1 1 1 1 1 1 1", ORANGE: "7 0 0 0 0 0 0"})
    steps = {text for text in offered(s) if text.startswith("step")}
    names = [(INSTITUTIONS[a], INSTITUTIONS[b]) for a, b in ROADS]
    assert steps == {f"step {a}>{b}" for a, b in names} | {f"step {b}>{a}" for a, b in names}


def test_each_banner_starts_with_its_citizen() -> None:
    """MUN-03: sixty citizens, seven on the banners, 53 in the bag."""
    s = new()
    expected = [PRIEST, SOLDIER, MERCHANT, MERCHANT, ADVOCATE, ADVOCATE, SOLDIER]
    for institution, citizen in enumerate(expected):
        assert on_banner(s, institution) == [int(c == citizen) for c in range(4)]
    assert [s.bag[c] for c in range(4)] == [14, 13, 13, 13]


def test_a_favour_waits_in_each_of_six_rooms() -> None:
    """MUN-04: fifteen favours, six in the rooms, nine in reserve, none at the Temple."""
    s = new()
    assert list(s.room_favour) == [0, 1, 1, 1, 1, 1, 1]
    assert s.reserve == 9


def test_rooms_have_citizens_with_three_or_four_players_only() -> None:
    """MUN-05: one is drawn for each room; with two players the spaces are not used."""
    assert offered(new(2)) == {"first blue", "first orange"}
    s = new(3)
    for citizen in ("priest", "priest", "soldier", "advocate", "merchant", "priest"):
        assert dict(s.outcomes())[GAME.parse("drawn priest")] == s.bag[PRIEST]
        do(s, f"drawn {citizen}")
    assert list(s.room_citizen) == [-1, PRIEST, PRIEST, SOLDIER, ADVOCATE, MERCHANT, PRIEST]
    assert s.bag[PRIEST] == 11
    assert offered(s) == {"first blue", "first orange", "first yellow"}


def test_the_prefect_starts_at_the_basilica() -> None:
    """MUN-06: and ten wreaths wait."""
    s = new()
    assert s.prefect == BASILICA
    assert s.wreaths == 10


def test_each_family_card_can_be_used_once() -> None:
    """MUN-07: three cards face up; a used one is gone for the rest of the game."""
    cards = {"card grand-family", "card your-powers", "card citizen-invitation"}
    s = town({BLUE: "0 7 0 0 0 0 0", ORANGE: "0 0 0 0 0 0 7"})
    assert cards <= offered(s)
    do(s, "card grand-family", "advance prefect")
    assert cards <= offered(s)
    turn_over(s, "prefect-visit")
    assert s.active == BLUE
    assert cards & offered(s) == {"card your-powers", "card citizen-invitation"}
    with pytest.raises(IllegalAction, match="already used Grand Family"):
        do(s, "card grand-family")


def test_the_common_deck_has_twelve_cards() -> None:
    """MUN-08: 1 All Powers, 2 One Power, 5 Prefect Visit, 4 Citizen Visit, drawn by weight."""
    s = do(town({BLUE: "0 7 0 0 0 0 0", ORANGE: "0 0 0 0 0 0 7"}), "card common")
    weights = {GAME.text(id): weight for id, weight in s.outcomes()}
    assert weights == {
        "turned all-powers": 1,
        "turned one-power": 2,
        "turned prefect-visit": 5,
        "turned citizen-visit": 4,
    }
    do(s, "turned prefect-visit")
    assert s.view(SPECTATOR)["discard_top"] == "prefect-visit"


def test_members_are_placed_one_by_one_from_the_first_player() -> None:
    """MUN-09: clockwise, in any institution, without limit, until all seven are placed."""
    s = do(new(2), "first orange")
    for _ in range(7):
        assert s.actor == ORANGE
        assert offered(s) == {f"enter {name}" for name in INSTITUTIONS}
        do(s, "enter forum")
        assert s.actor == BLUE
        do(s, "enter forum")
    assert s.members[FORUM] == s.members[7 + FORUM] == 7
    assert s.turn == 1
    assert s.actor == s.active == ORANGE


def test_the_first_ranking_counts_members_in_the_temple() -> None:
    """MUN-10: ties, those without members included, go clockwise from the first player."""
    s = do(new(4), *["drawn priest"] * 6, "first yellow")
    temple = {BLUE: 1, ORANGE: 2, YELLOW: 0, PINK: 0}
    placed = [0] * 4
    while s.turn == 0:
        family = int(s.actor)
        do(s, "enter temple" if placed[family] < temple[family] else "enter forum")
        placed[family] += 1
    assert ranking(s) == [ORANGE, BLUE, YELLOW, PINK]
    do(s, "step forum>basilica")
    assert ranking(s) == [ORANGE, BLUE, YELLOW, PINK]


# ---- Influence


def test_a_distinguished_member_counts_two() -> None:
    """MUN-11: influence is members plus wreaths."""
    s = town({BLUE: "0 2 0 0 0 0 0", ORANGE: "0 1 0 0 0 0 0"})
    assert s.leader(TAVERN) == BLUE
    s.members[7 + TAVERN] = 0
    s.wreathed[7 + TAVERN] = 1
    assert s.influence(ORANGE, TAVERN) == 2
    s.wreathed[7 + TAVERN] = 2
    assert s.leader(TAVERN) == ORANGE


def test_ties_go_to_the_higher_in_the_temple_ranking() -> None:
    """MUN-12: for every place; a family without members has none."""
    s = town(
        {
            BLUE: "0 2 0 0 0 0 0",
            ORANGE: "0 2 0 0 0 0 0",
            YELLOW: "0 1 0 0 0 0 0",
            PINK: "1 0 0 0 0 0 0",
        },
        players=4,
    )
    for family, place in ((BLUE, 3), (ORANGE, 1), (YELLOW, 0), (PINK, 2)):
        s.rank[family] = place
    assert s.leader(TAVERN) == ORANGE
    assert s.second(TAVERN) == BLUE
    assert (s.leader(TEMPLE), s.second(TEMPLE)) == (PINK, -1)
    assert (s.leader(FORUM), s.second(FORUM)) == (-1, -1)
    s.members[BLUE * 7 + TAVERN] = 1
    assert s.second(TAVERN) == YELLOW


# ---- A turn


def test_a_player_moves_up_to_two_steps() -> None:
    """MUN-13: two members a road each, or one member two roads, or none."""
    s = town({BLUE: "0 2 0 0 0 0 0", ORANGE: "0 0 0 0 7 0 0"})
    do(s, "step tavern>baths", "step baths>emporium")
    assert member_counts(s, BLUE) == "0 1 0 1 0 0 0"
    assert not any(text.startswith("step") for text in offered(s))
    with pytest.raises(IllegalAction, match="two steps"):
        do(s, "step tavern>temple")
    s = do(town({BLUE: "0 2 0 0 0 0 0", ORANGE: "0 0 0 0 7 0 0"}), "step tavern>baths")
    do(s, "step tavern>temple")
    assert member_counts(s, BLUE) == "1 0 1 0 0 0 0"


def test_a_step_cannot_be_undone_by_the_next() -> None:
    """MUN-13: a move ends in another institution; a member with a wreath is another one."""
    s = town({BLUE: "0 1 1 0 0 0 0", ORANGE: "0 0 0 0 7 0 0"})
    s.wreathed[BATHS] = 1
    do(s, "step tavern>baths")
    assert "step baths>tavern" not in offered(s)
    assert "step baths>tavern wreath" in offered(s)
    with pytest.raises(IllegalAction, match="no move at all"):
        do(s, "step baths>tavern")
    with pytest.raises(IllegalAction, match="no member without a wreath at the Tavern"):
        do(s, "step tavern>temple")


def test_a_card_must_be_activated() -> None:
    """MUN-14: moving is optional, a card is not; nothing else ends the turn."""
    s = town({BLUE: "0 7 0 0 0 0 0", ORANGE: "0 0 0 0 0 0 7"})
    cards = {"card common", "card grand-family", "card your-powers", "card citizen-invitation"}
    assert {text for text in offered(s) if not text.startswith("step")} == cards
    do(s, "step tavern>temple", "step tavern>temple")
    assert offered(s) == cards
    turn_over(s, "prefect-visit")
    assert s.active == ORANGE


def test_cards_are_discarded_after_their_effect_and_the_deck_is_rebuilt() -> None:
    """MUN-15: the twelfth card is still in play when it takes effect."""
    s = town({BLUE: "0 0 0 0 0 0 0", ORANGE: "0 0 0 0 0 0 0"})
    for card in range(4):
        s.deck[card] = 0
    s.deck[1] = 1
    turn_over(s, "one-power")
    assert list(s.deck) == [0, 0, 0, 0]
    assert [s.discarded(card) for card in range(4)] == [1, 2, 5, 4]
    assert s.discard_top == COMMON_CARDS.index("one-power")
    do(s, "card common")
    assert list(s.deck) == [1, 2, 5, 4]
    assert [s.discarded(card) for card in range(4)] == [0, 0, 0, 0]
    do(s, "turned citizen-visit")
    assert s.card == COMMON_CARDS.index("citizen-visit")
    assert [s.discarded(card) for card in range(4)] == [0, 0, 0, 0]


# ---- Events


def prefect_visits_forum(members: dict[int, str], players: int) -> Municipium:
    """The Prefect enters the Forum, where a priest waits if there are more than two players."""
    s = town(members, players)
    if players > 2:
        s.room_citizen[FORUM] = PRIEST
        s.bag[PRIEST] -= 1
    return turn_over(s, "prefect-visit")


def test_the_prefect_gives_his_favour_to_the_leader_and_the_citizen_to_the_second() -> None:
    """MUN-16: with three or four players."""
    s = prefect_visits_forum(
        {BLUE: "0 0 0 0 0 1 0", ORANGE: "0 0 0 0 0 3 0", YELLOW: "0 0 0 0 0 2 0"}, 3
    )
    assert s.prefect == FORUM
    assert [s.favours[f] for f in range(3)] == [0, 1, 0]
    assert held(s, YELLOW) == [1, 0, 0, 0]


def test_one_family_alone_takes_only_the_favour() -> None:
    """MUN-16: the citizen goes back to the bag."""
    s = prefect_visits_forum(
        {BLUE: "0 0 0 0 0 1 0", ORANGE: "7 0 0 0 0 0 0", YELLOW: "7 0 0 0 0 0 0"}, 3
    )
    assert s.favours[BLUE] == 1
    assert s.bag[PRIEST] == 14
    assert [held(s, f) for f in range(3)] == [[0] * 4] * 3


def test_nobody_there_takes_nothing() -> None:
    """MUN-16: the favour stays, the citizen goes back to the bag."""
    nobody = "7 0 0 0 0 0 0"
    s = prefect_visits_forum({BLUE: nobody, ORANGE: nobody, YELLOW: nobody}, 3)
    assert sum(s.favours) == 0
    assert s.room_favour[FORUM] == 1
    assert s.reserve == 9
    assert s.bag[PRIEST] == 14


def test_the_room_is_refilled_after_the_event() -> None:
    """MUN-17: a favour from the reserve, and a new citizen with three or four players."""
    s = prefect_visits_forum(
        {BLUE: "0 0 0 0 0 1 0", ORANGE: "0 0 0 0 0 3 0", YELLOW: "7 0 0 0 0 0 0"}, 3
    )
    assert s.room_favour[FORUM] == 1
    assert s.reserve == 8
    assert s.actor == CHANCE
    do(s, "drawn soldier")
    assert s.room_citizen[FORUM] == SOLDIER
    two = prefect_visits_forum({BLUE: "0 0 0 0 0 1 0", ORANGE: "0 0 0 0 0 3 0"}, 2)
    assert two.actor == ORANGE
    assert list(two.room_citizen) == [-1] * 7


def test_an_empty_favour_space_gives_nothing() -> None:
    """MUN-17: and stays empty while the reserve is."""
    s = town({BLUE: "0 0 0 0 0 1 0", ORANGE: "7 0 0 0 0 0 0"})
    s.room_favour[FORUM] = 0
    s.reserve = 0
    s.favours[ORANGE] = 3
    s.citizens[ORANGE * 4 + PRIEST] = 0
    turn_over(s, "prefect-visit")
    assert s.favours[BLUE] == 0
    assert s.room_favour[FORUM] == 0


def third_citizen(members: dict[int, str], *waiting: int) -> Municipium:
    """Blue places a priest in the Baths, where these wait."""
    s = town(members, 3)
    set_banner(s, BATHS, *waiting)
    turn_over(s, "citizen-visit")
    return do(s, "drawn priest", "place priest baths")


def test_the_leader_takes_two_citizens_and_the_second_the_third() -> None:
    """MUN-18: the leader, not the one who placed, chooses which to leave."""
    s = third_citizen(
        {BLUE: "0 0 1 0 0 0 0", ORANGE: "0 0 3 0 0 0 0", YELLOW: "0 0 2 0 0 0 0"},
        MERCHANT,
        MERCHANT,
    )
    assert s.actor == ORANGE
    assert offered(s) == {"leave priest", "leave merchant"}
    do(s, "leave merchant")
    assert held(s, ORANGE) == [1, 0, 1, 0]
    assert held(s, YELLOW) == [0, 0, 1, 0]
    assert held(s, BLUE) == [0, 0, 0, 0]
    assert on_banner(s, BATHS) == [0, 0, 0, 0]


def test_three_alike_need_no_choice() -> None:
    """MUN-18: two to the leader and one to the second at once."""
    s = third_citizen(
        {BLUE: "0 0 1 0 0 0 0", ORANGE: "0 0 3 0 0 0 0", YELLOW: "7 0 0 0 0 0 0"}, PRIEST, PRIEST
    )
    assert held(s, ORANGE) == [2, 0, 0, 0]
    assert held(s, BLUE) == [1, 0, 0, 0]
    assert s.actor == CHANCE


def test_alone_the_third_goes_to_the_bag_and_with_nobody_all_three() -> None:
    """MUN-18: before any further citizen is drawn."""
    away = "7 0 0 0 0 0 0"
    s = third_citizen({BLUE: away, ORANGE: "0 0 1 0 0 0 0", YELLOW: away}, MERCHANT, MERCHANT)
    before = s.bag[PRIEST]
    do(s, "leave priest")
    assert held(s, ORANGE) == [0, 0, 2, 0]
    assert s.bag[PRIEST] == before + 1
    s = third_citizen({BLUE: away, ORANGE: away, YELLOW: away}, MERCHANT, MERCHANT)
    assert [held(s, f) for f in range(3)] == [[0] * 4] * 3
    assert on_banner(s, BATHS) == [0, 0, 0, 0]
    assert sum(s.bag) == 60 - 6


def test_citizens_in_meeting_rooms_do_not_count_for_a_banner() -> None:
    """MUN-18: only the banner does."""
    s = town({BLUE: "0 0 1 0 0 0 0", ORANGE: "7 0 0 0 0 0 0", YELLOW: "7 0 0 0 0 0 0"}, 3)
    s.room_citizen[BATHS] = MERCHANT
    s.bag[MERCHANT] -= 1
    turn_over(s, "citizen-visit")
    do(s, "drawn merchant", "place merchant baths")
    assert on_banner(s, BATHS) == [0, 0, 2, 0]


def test_each_citizen_has_its_places() -> None:
    """MUN-19: a priest anywhere, the others in two institutions each."""
    places = {
        "priest": set(INSTITUTIONS),
        "soldier": {"tavern", "praetorium"},
        "merchant": {"baths", "emporium"},
        "advocate": {"basilica", "forum"},
    }
    for citizen, allowed in places.items():
        s = turn_over(town({BLUE: "7 0 0 0 0 0 0", ORANGE: "7 0 0 0 0 0 0"}), "citizen-visit")
        do(s, f"drawn {citizen}")
        assert offered(s) == {f"place {citizen} {place}" for place in allowed}
        others = "place soldier tavern" if citizen != "soldier" else "place merchant baths"
        with pytest.raises(IllegalAction, match="did not draw a"):
            do(s, others)


def test_an_emptied_banner_takes_citizens_again_under_the_same_card() -> None:
    """MUN-19: the next guest can go where an event just was."""
    s = town({BLUE: "0 0 7 0 0 0 0", ORANGE: "7 0 0 0 0 0 0"})
    set_banner(s, BATHS, MERCHANT, MERCHANT)
    do(s, "card citizen-invitation", *["drawn merchant"] * 4, "place merchant baths")
    assert held(s, BLUE) == [0, 0, 2, 0]
    do(s, "place merchant baths", "place merchant baths")
    assert on_banner(s, BATHS) == [0, 0, 2, 0]


# ---- Cards


def test_the_prefect_goes_round_the_six_rooms() -> None:
    """MUN-20: IV, V, VI, I, II, III, IV, never to the Temple."""
    s = town({BLUE: "7 0 0 0 0 0 0", ORANGE: "7 0 0 0 0 0 0"})
    visited = []
    told = []
    for _ in range(6):
        s.deck[COMMON_CARDS.index("prefect-visit")] = 5
        told.append(INSTITUTIONS.index(s.view(SPECTATOR)["prefect_next"]))
        turn_over(s, "prefect-visit")
        visited.append(int(s.prefect))
    assert visited == [FORUM, PRAETORIUM, TAVERN, BATHS, EMPORIUM, BASILICA]
    assert told == visited


def test_every_player_draws_and_places_on_a_citizen_visit() -> None:
    """MUN-21: from the active player clockwise, whether they lead anywhere or not."""
    away = "7 0 0 0 0 0 0"
    s = town({BLUE: away, ORANGE: away, YELLOW: away}, 3, active=ORANGE)
    turn_over(s, "citizen-visit")
    seats = []
    for _ in range(3):
        assert s.actor == CHANCE
        do(s, "drawn priest")
        seats.append(int(s.actor))
        do(s, "place priest forum" if len(seats) == 1 else "place priest tavern")
    assert seats == [ORANGE, YELLOW, BLUE]
    assert s.active == YELLOW


def test_an_event_comes_before_the_next_draw() -> None:
    """MUN-21: the leader chooses while others still wait to draw."""
    s = third_citizen(
        {BLUE: "0 0 1 0 0 0 0", ORANGE: "0 0 3 0 0 0 0", YELLOW: "7 0 0 0 0 0 0"},
        MERCHANT,
        MERCHANT,
    )
    assert s.actor == ORANGE
    do(s, "leave priest")
    assert s.actor == CHANCE


def test_four_guests_are_revealed_before_any_is_placed() -> None:
    """MUN-22: then placed one at a time in any order."""
    s = town({BLUE: "0 0 7 0 0 0 0", ORANGE: "7 0 0 0 0 0 0"})
    do(s, "card citizen-invitation")
    for citizen in ("soldier", "priest", "merchant", "soldier"):
        assert s.actor == CHANCE
        do(s, f"drawn {citizen}")
    assert [s.guests[c] for c in range(4)] == [1, 0, 1, 2]
    soldiers = {"place soldier tavern", "place soldier praetorium"}
    merchants = {"place merchant baths", "place merchant emporium"}
    priests = {f"place priest {place}" for place in INSTITUTIONS}
    assert offered(s) == soldiers | merchants | priests
    do(s, "place priest temple", "place soldier tavern")
    assert offered(s) == soldiers | merchants
    with pytest.raises(IllegalAction, match="no priest left among the guests"):
        do(s, "place priest forum")
    do(s, "place soldier praetorium", "place merchant emporium")
    assert s.active == ORANGE


def test_the_grand_family_advances_the_prefect() -> None:
    """MUN-23: always with a Prefect event."""
    s = town({BLUE: "0 0 0 0 0 1 0", ORANGE: "7 0 0 0 0 0 0"})
    do(s, "card grand-family", "advance prefect")
    assert s.prefect == FORUM
    assert s.favours[BLUE] == 1
    assert s.active == ORANGE


def test_the_grand_family_repositions_one_several_or_all() -> None:
    """MUN-23: roads ignored, at least one, each at most once."""
    s = town({BLUE: "0 0 3 0 0 0 0", ORANGE: "7 0 0 0 0 0 0"})
    do(s, "card grand-family")
    assert "done" not in offered(s)
    do(s, "reposition baths>praetorium")
    assert {"done", "reposition baths>temple"} <= offered(s)
    assert not any(text.startswith("reposition praetorium") for text in offered(s))
    with pytest.raises(IllegalAction, match="left to reposition at the Praetorium"):
        do(s, "reposition praetorium>baths")
    do(s, "reposition baths>praetorium", "reposition baths>forum")
    assert member_counts(s, BLUE) == "0 0 0 0 0 1 2"
    assert s.active == ORANGE


def layouts(s: Municipium, narrowed: bool) -> list[str]:
    """Where BLUE's members can stand once a repositioning is over, once for each way there."""
    if s.active != BLUE:
        return [member_counts(s, BLUE)]
    choices = Choices()
    s.fill(choices)
    if narrowed:
        s.narrow(choices)
    found = []
    for id in choices.list():
        after = s.copy()
        assert isinstance(after, Municipium)
        after.play(id)
        found += layouts(after, narrowed)
    return found


def test_searching_looks_at_fewer_ways_to_the_same_repositionings() -> None:
    """MUN-34: order and detours do not matter, only where the members end."""
    s = town({BLUE: "1 0 1 1 0 0 0", ORANGE: "7 0 0 0 0 0 0"})
    do(s, "card grand-family", "reposition temple>tavern")
    reachable, narrowed = layouts(s, False), layouts(s, True)
    first = do(town({BLUE: "1 0 1 1 0 0 0", ORANGE: "7 0 0 0 0 0 0"}), "card grand-family")
    moves = [id for id in first.legal() if GAME.describe(id).kind == "reposition"]
    whole = set()
    for id in moves:
        after = first.copy()
        after.play(id)
        assert isinstance(after, Municipium)
        whole |= set(layouts(after, True))
    assert set(narrowed) <= set(reachable) <= whole | {"1 0 1 1 0 0 0"}
    assert len(narrowed) < len(reachable) / 2


def test_repositioning_can_stop_and_starts_afresh_the_next_time() -> None:
    """MUN-23: who moved once may move again under another card."""
    s = town({BLUE: "0 0 3 0 0 0 1", ORANGE: "1 0 0 0 0 0 0"})
    do(s, "card grand-family", "reposition baths>praetorium", "done")
    turn_over(s, "prefect-visit")
    do(s, "card your-powers", "decline", "reposition praetorium>forum")
    assert member_counts(s, BLUE) == "0 0 2 0 0 1 1"


def test_all_powers_run_from_temple_to_praetorium() -> None:
    """MUN-24: each by its leader; an institution with no members is skipped."""
    s = town(
        {BLUE: "1 0 1 0 0 0 0", ORANGE: "0 1 0 0 1 0 0", YELLOW: "0 0 0 1 0 0 1"}, 3, active=YELLOW
    )
    turn_over(s, "all-powers")
    asked = []
    while s.card >= 0:
        asked.append((int(s.actor), GAME.say(s.prompt()).split()[0]))
        do(s, "decline" if "decline" in offered(s) else "done")
    assert asked == [
        (ORANGE, "Gather"),
        (BLUE, "Send"),
        (YELLOW, "Draw"),
        (ORANGE, "Draw"),
        (YELLOW, "Reposition"),
    ]


def test_one_power_is_one_power_for_each_player_who_leads() -> None:
    """MUN-25: from the active player clockwise, who has none is passed over, one may decline."""
    s = town(
        {BLUE: "0 0 0 0 0 1 0", ORANGE: "0 0 0 0 0 0 0", YELLOW: "3 0 0 0 3 0 0"}, 3, active=BLUE
    )
    turn_over(s, "one-power")
    assert s.actor == BLUE
    assert offered(s) == {"exert forum", "decline"}
    with pytest.raises(IllegalAction, match="not the most influential family at the Temple"):
        do(s, "exert temple")
    do(s, "exert forum", "lure priest temple")
    assert s.actor == YELLOW
    assert offered(s) == {"exert temple", "exert basilica", "decline"}
    do(s, "decline")
    assert s.active == ORANGE
    assert held(s, BLUE) == [1, 0, 0, 0]


def test_a_power_chosen_under_one_power_is_used() -> None:
    """MUN-25: it could be declined before, so it is not asked again."""
    s = turn_over(town({BLUE: "0 0 2 0 0 0 0", ORANGE: "0 0 0 0 0 0 0"}), "one-power")
    do(s, "exert baths")
    assert member_counts(s, BLUE) == "1o 0 0 0 0 0 0"
    s = turn_over(town({BLUE: "0 0 0 0 0 0 2", ORANGE: "0 0 0 0 0 0 0"}), "one-power")
    do(s, "exert praetorium")
    assert "done" not in offered(s)


def test_your_powers_are_those_of_every_institution_one_leads() -> None:
    """MUN-26: in numerical order, and only the owner's."""
    s = town({BLUE: "1 1 0 0 0 1 0", ORANGE: "0 0 1 1 1 0 1"})
    do(s, "card your-powers")
    assert all(text.startswith("gather") or text == "decline" for text in offered(s))
    do(s, "decline")
    assert "lure advocate basilica" in offered(s)
    do(s, "decline")
    assert s.active == ORANGE


def test_leaders_are_judged_when_their_institution_is_reached() -> None:
    """MUN-27: whom the Tavern draws away no longer leads elsewhere."""
    s = town({BLUE: "0 1 0 0 0 0 0", ORANGE: "0 0 0 0 0 0 2"})
    turn_over(s, "all-powers")
    do(s, "gather orange praetorium", "take 2+0")
    assert s.card == -1
    assert s.active == ORANGE


# ---- Powers


def test_the_temple_re_ranks_the_discs_at_once() -> None:
    """MUN-28: by influence, wreaths included, equal ones as they were; nobody can refuse."""
    s = town(
        {
            BLUE: "0 0 0 0 0 0 1",
            ORANGE: "1 0 0 0 0 0 0",
            YELLOW: "0 0 0 0 0 0 0",
            PINK: "2 0 0 0 0 0 0",
        },
        players=4,
    )
    s.wreathed[ORANGE * 7] = 1
    for place, family in enumerate((YELLOW, PINK, BLUE, ORANGE)):
        s.rank[family] = place
    turn_over(s, "all-powers")
    assert ranking(s) == [ORANGE, PINK, YELLOW, BLUE]
    assert s.actor == BLUE


def test_the_tavern_gathers_members_of_one_family_from_one_place() -> None:
    """MUN-29: own or other, which and how many is the choice of the one who exerts."""
    s = town({BLUE: "0 1 0 0 0 0 2", ORANGE: "0 0 0 0 3 0 0"})
    s.wreathed[7 + BASILICA] = 1
    do(s, "card your-powers")
    assert offered(s) == {"gather blue praetorium", "gather orange basilica", "decline"}
    do(s, "gather orange basilica")
    assert offered(s) == {f"take {n}+{w}" for n in range(4) for w in range(2) if n + w}
    do(s, "take 1+1")
    assert member_counts(s, ORANGE) == "0 1o 0 0 2 0 0"
    assert s.leader(TAVERN) == ORANGE


def test_the_tavern_can_be_declined_and_needs_somebody_elsewhere() -> None:
    """MUN-29: with nobody elsewhere there is nothing to ask."""
    s = do(town({BLUE: "0 7 0 0 0 0 0", ORANGE: "0 7 0 0 0 0 0"}), "card your-powers")
    assert s.active == ORANGE


def test_the_baths_send_all_own_members_to_the_temple() -> None:
    """MUN-30: and one there, not only of those that moved, gets a wreath."""
    s = town({BLUE: "1 0 3 0 0 0 0", ORANGE: "0 0 2 0 0 0 0"})
    s.wreathed[BATHS] = 1
    s.wreaths = 9
    do(s, "card your-powers", "exert baths")
    assert member_counts(s, BLUE) == "3oo 0 0 0 0 0 0"
    assert member_counts(s, ORANGE) == "0 0 2 0 0 0 0"
    assert s.wreaths == 8


def test_the_baths_work_without_a_wreath_to_give() -> None:
    """MUN-30: no wreath left, or no member without one, and the move is still allowed."""
    s = town({BLUE: "0 0 2 0 0 0 0", ORANGE: "0 0 0 0 0 0 0"})
    s.wreaths = 0
    do(s, "card your-powers", "exert baths")
    assert member_counts(s, BLUE) == "2 0 0 0 0 0 0"
    s = town({BLUE: "0 0 0 0 0 0 0", ORANGE: "0 0 0 0 0 0 0"})
    s.wreathed[BATHS] = 2
    s.wreaths = 8
    do(s, "card your-powers", "exert baths")
    assert member_counts(s, BLUE) == "0oo 0 0 0 0 0 0"
    assert s.wreaths == 8


def test_the_emporium_draws_until_one_stops_or_an_event_happens() -> None:
    """MUN-31: a drawn citizen must be placed; after a citizen event it is over."""
    s = town({BLUE: "0 0 0 1 0 0 0", ORANGE: "7 0 0 0 0 0 0"})
    do(s, "card your-powers")
    assert offered(s) == {"draw", "decline"}
    do(s, "draw", "drawn soldier")
    assert offered(s) == {"place soldier tavern", "place soldier praetorium"}
    do(s, "place soldier tavern")
    assert offered(s) == {"draw", "decline"}
    do(s, "draw", "drawn merchant", "place merchant emporium", "draw", "drawn merchant")
    do(s, "place merchant emporium")
    assert held(s, BLUE) == [0, 0, 2, 0]
    assert s.active == ORANGE


def test_the_emporium_stops_after_a_choice_made_by_another() -> None:
    """MUN-31: also when the event asks somebody to choose first."""
    s = town({BLUE: "0 0 0 1 0 0 0", ORANGE: "0 5 0 0 0 0 0"})
    set_banner(s, TAVERN, SOLDIER, SOLDIER)
    do(s, "card your-powers", "draw", "drawn priest", "place priest tavern", "leave priest")
    assert s.active == ORANGE


def test_the_basilica_sells_a_decurion_for_any_three_goods() -> None:
    """MUN-32: citizens to the bag, favours to the reserve, once."""
    s = town({BLUE: "0 0 0 0 1 0 0", ORANGE: "7 0 0 0 0 0 0"})
    hold(s, BLUE, [SOLDIER] * 4 + [MERCHANT] * 2, favours=1)
    do(s, "card your-powers")
    assert offered(s) == {"draw", "decline", "give merchant", "give soldier"}
    do(s, "give merchant")
    assert offered(s) == {"give merchant", "give soldier"}
    do(s, "give soldier")
    assert offered(s) == {"give soldier", "give favour"}
    bag, reserve = list(s.bag), s.reserve
    do(s, "give favour")
    assert s.decurions[BLUE] == s.bought[BLUE] == 1
    assert held(s, BLUE) == [0, 0, 1, 3]
    assert list(s.bag) == bag
    assert s.reserve == reserve + 1
    assert s.active == ORANGE


def test_the_basilica_never_takes_what_cannot_be_completed() -> None:
    """MUN-32: with fewer than three goods only a draw, and giving favours only is possible."""
    s = town({BLUE: "0 0 0 0 1 0 0", ORANGE: "7 0 0 0 0 0 0"})
    hold(s, BLUE, [SOLDIER] * 2)
    do(s, "card your-powers")
    assert offered(s) == {"draw", "decline"}
    with pytest.raises(IllegalAction, match="costs three citizens or favours"):
        do(s, "give soldier")
    s = town({BLUE: "0 0 0 0 1 0 0", ORANGE: "7 0 0 0 0 0 0"})
    hold(s, BLUE, favours=3)
    do(s, "card your-powers", "give favour", "give favour", "give favour")
    assert s.decurions[BLUE] == 1


def test_the_basilica_can_draw_a_citizen_to_keep() -> None:
    """MUN-32: which may complete a set."""
    s = town({BLUE: "0 0 0 0 1 0 0", ORANGE: "7 0 0 0 0 0 0"})
    hold(s, BLUE, [PRIEST, ADVOCATE, MERCHANT])
    do(s, "card your-powers", "draw", "drawn soldier")
    assert s.decurions[BLUE] == 1
    assert held(s, BLUE) == [0, 0, 0, 0]


def test_the_forum_takes_a_citizen_from_a_player_or_a_banner() -> None:
    """MUN-33: never a favour, never one's own, never from a meeting room."""
    s = town({BLUE: "0 0 0 0 0 1 0", ORANGE: "7 0 0 0 0 0 0", YELLOW: "7 0 0 0 0 0 0"}, 3)
    s.room_citizen[BATHS] = SOLDIER
    s.bag[SOLDIER] -= 1
    hold(s, BLUE, [PRIEST])
    hold(s, ORANGE, [SOLDIER], favours=1)
    do(s, "card your-powers")
    banners = {
        "lure priest temple",
        "lure soldier tavern",
        "lure merchant baths",
        "lure merchant emporium",
        "lure advocate basilica",
        "lure advocate forum",
        "lure soldier praetorium",
    }
    assert offered(s) == {"seize orange soldier", "decline"} | banners
    for text, why in (
        ("seize blue priest", "only from another player"),
        ("seize yellow priest", "Yellow has no priest"),
        ("lure priest baths", "no priest on the banner of the Baths"),
    ):
        with pytest.raises(IllegalAction, match=why):
            do(s, text)
    do(s, "seize orange soldier")
    assert held(s, BLUE) == [1, 0, 0, 1]
    assert held(s, ORANGE) == [0, 0, 0, 0]


def test_the_praetorium_repositions_any_number_or_none() -> None:
    """MUN-34: own members only, roads ignored."""
    s = town({BLUE: "0 0 2 0 0 0 2", ORANGE: "7 0 0 0 0 0 0"})
    do(s, "card your-powers", "decline")
    assert "done" in offered(s)
    do(s, "reposition praetorium>emporium", "reposition baths>temple", "done")
    assert member_counts(s, BLUE) == "1 0 1 1 0 0 1"


def test_only_the_leader_exerts_a_power() -> None:
    """MUN-35: the second in influence is never asked."""
    s = town({BLUE: "0 0 0 0 0 2 0", ORANGE: "0 0 0 0 0 3 0"})
    do(s, "card your-powers")
    assert s.active == ORANGE


# ---- Sets, end, winner


def draw_at_basilica(citizens: Iterable[int], favours: int, drawn: str) -> Municipium:
    """Blue holds these and keeps a citizen drawn at the Basilica."""
    s = town({BLUE: "0 0 0 0 1 0 0", ORANGE: "7 0 0 0 0 0 0"})
    hold(s, BLUE, citizens, favours)
    return do(s, "card your-powers", "draw", f"drawn {drawn}")


def test_a_set_is_traded_at_once() -> None:
    """MUN-36: one of each colour, owned citizens first, just enough favours."""
    s = draw_at_basilica([PRIEST, PRIEST, ADVOCATE], 1, "merchant")
    assert s.decurions[BLUE] == 1
    assert held(s, BLUE) == [1, 0, 0, 0]
    assert s.favours[BLUE] == 0
    assert s.reserve == 9
    assert draw_at_basilica([PRIEST, PRIEST, ADVOCATE], 0, "merchant").decurions[BLUE] == 0


def test_a_favour_must_complete_a_set_even_out_of_turn() -> None:
    """MUN-36: as soon as it can."""
    s = town({BLUE: "7 0 0 0 0 0 0", ORANGE: "0 0 0 0 0 1 0"})
    hold(s, ORANGE, [PRIEST, PRIEST, ADVOCATE, SOLDIER])
    turn_over(s, "prefect-visit")
    assert s.decurions[ORANGE] == 1
    assert held(s, ORANGE) == [1, 0, 0, 0]
    assert s.reserve == 9


def test_the_reserve_gets_its_favours_back_before_the_room_is_refilled() -> None:
    """MUN-36: a favour spent in a set can refill the room it came from (MUN-17)."""
    s = town({BLUE: "7 0 0 0 0 0 0", ORANGE: "0 0 0 0 0 1 0"})
    hold(s, ORANGE, [PRIEST, ADVOCATE, SOLDIER])
    s.favours[BLUE] = s.reserve
    s.reserve = 0
    turn_over(s, "prefect-visit")
    assert s.room_favour[FORUM] == 1
    assert s.reserve == 0


def test_a_view_tells_how_much_a_family_wants_for_its_next_decurion() -> None:
    """MUN-36: kinds that are missing, less the favours that stand in for them."""
    s = town({BLUE: "7 0 0 0 0 0 0", ORANGE: "0 0 0 0 0 1 0"})
    hold(s, ORANGE, [PRIEST, PRIEST, SOLDIER])
    s.favours[ORANGE] = 1
    assert [family["short"] for family in view(s, SPECTATOR)["families"]] == [4, 1]


@pytest.mark.parametrize(("length", "goal"), [("normal", 5), ("short", 4)])
def test_the_game_ends_with_the_turn_in_which_somebody_has_enough(length: str, goal: int) -> None:
    """MUN-37: the current card is completed first."""
    s = town({BLUE: "0 0 0 0 0 0 0", ORANGE: "0 0 0 0 0 0 0"})
    s.goal = new(2, length).goal
    assert s.goal == goal
    s.decurions[ORANGE] = goal - 1
    s.members[7 + FORUM] = 1
    hold(s, ORANGE, [PRIEST, ADVOCATE, MERCHANT])
    turn_over(s, "one-power")
    do(s, "exert forum", "lure soldier tavern")
    assert s.decurions[ORANGE] == goal
    assert s.actor == OVER
    s = turn_over(town({BLUE: "0 0 0 0 0 0 0", ORANGE: "0 0 0 0 0 0 0"}), "citizen-visit")
    s.decurions[BLUE] = 5
    do(s, "drawn priest", "place priest temple")
    assert s.actor == CHANCE
    do(s, "drawn priest", "place priest forum")
    assert s.actor == OVER
    with pytest.raises(IllegalAction, match="The game is over"):
        do(s, "card common")


def test_ties_are_broken_by_what_is_left_then_shared() -> None:
    """MUN-38: most Decurions, then most citizens plus favours, then a shared victory."""
    s = town({BLUE: "0 0 0 0 0 0 0", ORANGE: "0 0 0 0 0 0 0", YELLOW: "0 0 0 0 0 0 0"}, 3)
    for family, decurions in ((BLUE, 4), (ORANGE, 5), (YELLOW, 5)):
        s.decurions[family] = decurions
    s.bought[YELLOW] = 2
    hold(s, BLUE, [PRIEST] * 9)
    hold(s, ORANGE, [PRIEST, SOLDIER], favours=1)
    hold(s, YELLOW, [PRIEST, PRIEST])
    result = s.result()
    assert (result.scores, result.winners, result.tie_break) == ([4, 5, 5], [ORANGE], [9, 3, 2])
    assert [line.points for line in result.lines] == [[4, 5, 3], [0, 0, 2]]
    hold(s, YELLOW, [SOLDIER])
    assert s.result().winners == [ORANGE, YELLOW]


def test_an_empty_bag_skips_draws() -> None:
    """MUN-39: a visit passes on, an invitation shows what there is, the Emporium stops."""
    away = "7 0 0 0 0 0 0"
    s = town({BLUE: away, ORANGE: away})
    empty_bag(s)
    s.bag[PRIEST] = 1
    turn_over(s, "citizen-visit")
    do(s, "drawn priest", "place priest forum")
    assert s.active == ORANGE
    do(s, "card citizen-invitation")
    assert s.active == BLUE
    s = town({BLUE: "0 0 0 1 0 0 0", ORANGE: away})
    empty_bag(s)
    s.bag[SOLDIER] = 1
    do(s, "card your-powers", "draw", "drawn soldier", "place soldier tavern")
    assert s.active == ORANGE
    s = prefect_visits_forum({BLUE: away, ORANGE: away, YELLOW: away}, 3)
    empty_bag(s)
    assert s.actor == CHANCE


def test_a_room_stays_empty_when_the_bag_is() -> None:
    """MUN-39: nothing is drawn for it."""
    s = town({BLUE: "0 0 0 0 0 1 0", ORANGE: "0 0 0 0 0 2 0", YELLOW: "7 0 0 0 0 0 0"}, 3)
    s.room_citizen[FORUM] = PRIEST
    empty_bag(s)
    turn_over(s, "prefect-visit")
    assert s.room_citizen[FORUM] == -1
    assert s.active == ORANGE


@given(seed=st.integers(0, 10_000), seat=st.integers(-1, 3))
def test_everything_but_the_order_of_deck_and_bag_is_public(seed: int, seat: int) -> None:
    """MUN-40: every seat and a spectator see the same, and a sample is the state itself."""
    s = GAME.new(4)
    random = Random(seed)
    for _ in range(seed % 90):
        outcomes = s.outcomes()
        legal = s.legal() or [id for id, _ in outcomes]
        s.apply(legal[random.randrange(len(legal))])
    assert s.view(seat) == s.view(BLUE)
    assert s.sample(BLUE, random).key() == s.key()


def test_words_name_every_citizen_and_institution() -> None:
    """MUN-03: the pieces have names in every language."""
    for language in LANGUAGES:
        words = GAME.words(language)
        assert all(words.text(f"citizen.{citizen}") for citizen in CITIZENS)
        assert all(words.text(f"institution.{place}") for place in INSTITUTIONS)
