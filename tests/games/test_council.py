"""The Council of Four, rule by rule."""

import re
from collections import Counter
from itertools import pairwise, product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from ludus.core.errors import BadSetup, IllegalAction
from ludus.core.game import CHANCE, OVER
from ludus.core.match import Match
from ludus.core.message import EVERYONE, SPECTATOR
from ludus.core.playout import recorded_playout
from ludus.games.council import GAME
from ludus.games.council.data import (
    BONUSES,
    CARDS,
    CITIES,
    GOODS,
    LETTERS,
    METALS,
    PERMIT_CITIES,
    PERMITS,
    TOKENS,
    bonus_name,
    metal_of,
    roads_of,
)
from ludus.games.council.score import nobility_prizes, permit_prizes
from ludus.games.council.state import DRAWING, ENDING_TURN, TAKING_TURN, CouncilOfFour
from ludus.games.council.view import view as view_of

GREEN, RED, BLUE, YELLOW = range(4)
COAST, HILLS, MOUNTAINS, KING = range(4)
REGIONS = ("coast", "hills", "mountains")
MAPS = [dict(zip(REGIONS, sides, strict=True)) for sides in product("AB", repeat=3)]
PICTURE = (
    *("1v", "1p 1v", "3v", "2a", "1a 1p"),
    *("2v", "1a 1c", "1c", "3c", ""),
    *("1p", "1a", "1n", "2c", "1n"),
)
"""Tokens on a board with hills A, those of the example in the rules among them."""
PRINTED = {
    "assistants": "B1 C2 CD1 DE1 ABC2 BCD1 G2 H4 I2 FJ2 GH3 FIJ1 GHI1 L3 KL2 KLM1",
    "coins": "A3 C3 E2 AB3 BC3 ABE3 ADE1 F4 FG5 FJ1 FGH1 FGJ2 L1 N7 KLM1 KLO1",
    "cards": "B3 AB1 CDE1 F2 I2 IJ2 GHI1 HIJ2 K4 O3 KL1 KO2 LM3 NO2 KLO1 KNO1",
    "points": "A4 D7 BC3 CD3 DE3 ADE2 BCD1 G2 J2 HI5 FGJ1 M5 NO2 KNO1 LMN3 MNO1",
    "nobility": "AE2 CDE1 G1 IJ1 FGH1 FIJ1 M1 O1 KO1 MNO1",
    "actions": "E1 J1 MN1",
}
"""On which permits each good is printed, and how often (COU-05)."""
PAGE = Path(__file__).resolve().parents[2] / "docs" / "rules" / "council.md"


def new(players: int = 2, **options: str) -> CouncilOfFour:
    """A game before anything is drawn."""
    state = GAME.new(players, options)
    assert isinstance(state, CouncilOfFour)
    return state


def drawn(players: int, seed: int = 1, **options: str) -> CouncilOfFour:
    """A game at its first decision."""
    s = new(players, **options)
    random = Random(seed)
    while s.actor == CHANCE:
        ids = [id for id, weight in s.outcomes() for _ in range(weight)]
        s.apply(ids[random.randrange(len(ids))])
    return s


def kingdom(players: int = 2, active: int = GREEN, **options: str) -> CouncilOfFour:
    """A turn after its draw: 10 coins and 1 assistant each, no cards, these councils and permits.

    coast: white black orange purple, permits A and AB; hills: pink blue white black, F and FG;
    mountains: orange purple pink blue, K and KL; king: white black orange purple.
    """
    s = new(players, **options)
    s.first = GREEN
    s.active = active
    s.turn = 1
    s.king = s.purple_city()
    tokens = [token for token in PICTURE if token]
    for city in range(15):
        s.tokens[city] = -1 if city == s.king else TOKENS.index(tokens.pop(0))
    seat_councillors(s, "WKOU PBWK OUPB WKOU")
    for region in range(3):
        for slot in range(2):
            s.shown[region * 2 + slot] = region * 15 + slot * 5
        s.unseen[region] = 0x7FFF & ~0b100001
    for seat in range(players):
        s.coins[seat] = 10
        s.assistants[seat] = 1
    return turn(s)


def turn(s: CouncilOfFour) -> CouncilOfFour:
    """The active player is about to act."""
    s.top = -4
    s.push(ENDING_TURN)
    s.push(TAKING_TURN)
    s.mains = 1
    s.quicks = 1
    s.acted = 0
    s.settle()
    return s


def seat_councillors(s: CouncilOfFour, councils: str) -> None:
    """Seat these councillors, from the arrow on: W K O U P B."""
    letters = councils.replace(" ", "")
    for place in range(16):
        s.balconies[place] = "WKOUPB".index(letters[place])
    for colour in range(6):
        s.beside[colour] = 4 - letters.count("WKOUPB"[colour])


def hold(s: CouncilOfFour, seat: int, cards: str) -> CouncilOfFour:
    """Give a player these cards from the deck, * is a joker."""
    for letter in cards:
        s.hands[seat * 7 + "WKOUPB*".index(letter)] += 1
        s.deck["WKOUPB*".index(letter)] -= 1
    return s


def held(s: CouncilOfFour, seat: int) -> str:
    """The cards of a player, as `hold` takes them."""
    return "".join("WKOUPB*"[card] * s.hands[seat * 7 + card] for card in range(7))


def own(s: CouncilOfFour, seat: int, letters: str) -> CouncilOfFour:
    """Emporiums of a player stand in these cities."""
    s.emporiums[seat] |= mask(letters)
    return s


def grant(s: CouncilOfFour, seat: int, *permits: str, face_down: bool = False) -> CouncilOfFour:
    """Give a player permits from the piles, written by their cities."""
    for letters in permits:
        number = permit(letters)
        s.unseen[number // 15] &= ~(1 << number % 15)
        if face_down:
            s.used[seat] |= 1 << number
        else:
            s.permits[seat] |= 1 << number
    return s


def show(s: CouncilOfFour, slot: int, letters: str) -> None:
    """Lay this permit of the pile face up instead of the one there."""
    before, number = int(s.shown[slot]), permit(letters)
    s.unseen[slot // 2] |= 1 << before % 15
    s.unseen[slot // 2] &= ~(1 << number % 15)
    s.shown[slot] = number


def mask(letters: str) -> int:
    return sum(1 << LETTERS.index(letter) for letter in letters)


def permit(letters: str) -> int:
    return [cities for cities, _ in PERMITS].index(letters)


def city(letter: str) -> str:
    return CITIES[LETTERS.index(letter)]


def do(s: CouncilOfFour, *texts: str) -> CouncilOfFour:
    """Play the ids written so."""
    for text in texts:
        s.apply(GAME.parse(text))
    return s


def offered(s: CouncilOfFour) -> set[str]:
    """What can be chosen or drawn now."""
    return {GAME.text(id) for id in s.legal()} | {GAME.text(id) for id, _ in s.outcomes()}


def refused(s: CouncilOfFour, text: str) -> str:
    """The sentence that says why this cannot be done now."""
    with pytest.raises(IllegalAction) as refusal:
        do(s, text)
    return str(refusal.value)


def goods(s: CouncilOfFour, seat: int = GREEN) -> tuple[int, int, int, int]:
    """Coins, assistants, points and nobility of a player."""
    coins, assistants = int(s.coins[seat]), int(s.assistants[seat])
    return coins, assistants, int(s.points[seat]), int(s.nobility[seat])


def council(s: CouncilOfFour, which: int) -> str:
    return "".join("WKOUPB"[s.balconies[which * 4 + place]] for place in range(4))


def in_pile(s: CouncilOfFour, region: int) -> int:
    """How many permits lie in a region's pile."""
    return bin(s.unseen[region]).count("1") + int(s.at_bottom[region])


def tell(s: CouncilOfFour, *texts: str) -> list[str]:
    """Play the ids written so, and what happened in the meantime."""
    s.story = []
    do(s, *texts)
    events, s.story = s.story, None
    return [event.kind + ":" + str(event.data.get("city", "")) for event in events]


def draw_until_decision(s: CouncilOfFour, seed: int = 0) -> CouncilOfFour:
    """Let chance act until a player does."""
    random = Random(seed)
    while s.actor == CHANCE:
        ids = [id for id, weight in s.outcomes() for _ in range(weight)]
        s.apply(ids[random.randrange(len(ids))])
    return s


# ---- Pieces and set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_start_with_goods_by_turn_order_and_six_cards(players: int) -> None:
    """COU-01."""
    firsts = set()
    for seed in range(12):
        s = drawn(players, seed)
        firsts.add(int(s.first))
        for place in range(players):
            seat = (s.first + place) % players
            assert goods(s, seat) == (10 + place, 1 + place, 0, 0)
            assert s.in_hand(seat) == (7 if seat == s.first else 6)
            assert s.emporiums[seat] == 0
        assert s.actor == s.active == s.first
    assert firsts == set(range(players))


def test_other_numbers_of_players_are_refused() -> None:
    """COU-01."""
    for players in (1, 5):
        with pytest.raises(BadSetup, match="2, 3, 4 players"):
            GAME.new(players)


def _table(heading: str) -> list[list[str]]:
    """The rows of the table on the page of rules that has this heading."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith(heading)) + 2
    rows = []
    for line in lines[start:]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


@pytest.mark.parametrize("sides", MAPS, ids=lambda sides: "".join(sides.values()))
def test_colours_and_roads_are_those_of_the_page(sides: dict[str, str]) -> None:
    """COU-02."""
    s = new(2, **sides)
    view = s.view(SPECTATOR)
    assert view["map"] == sides
    column = {"A": 2, "B": 3}
    colours = {row[1].lower(): row for row in _table("| Letter | City")}
    metals = Counter[str]()
    for number, name in enumerate(CITIES):
        metal = colours[name][column[sides[REGIONS[number // 5]]]]
        assert METALS[metal_of(int(s.map), number)] == metal
        metals[metal] += 1
    assert metals == {"gold": 5, "silver": 4, "bronze": 3, "iron": 2, "purple": 1}
    expected = {"C-F", "D-G", "E-H", "I-K", "J-L", "H-M" if sides["hills"] == "A" else "J-M"}
    for row in _table("| Roads |"):
        side = sides[row[0].lower()]
        expected |= set(row[column[side] - 1].split(", "))
    assert {f"{LETTERS[a]}-{LETTERS[b]}" for a, b in roads_of(int(s.map))} == expected


def test_a_random_side_is_drawn_first() -> None:
    """COU-02."""
    s = new(2, coast="random", hills="B", mountains="random")
    assert offered(s) == {"side coast A", "side coast B"}
    do(s, "side coast B")
    assert offered(s) == {"side mountains A", "side mountains B"}
    do(s, "side mountains A")
    view = s.view(SPECTATOR)
    assert view["map"] == {"coast": "B", "hills": "B", "mountains": "A"}
    assert offered(s) == {"first green", "first red"}


def test_a_token_lies_in_every_city_but_the_purple_one() -> None:
    """COU-03."""
    for hills, purple in (("A", "J"), ("B", "G")):
        s = drawn(3, hills=hills)
        placed = [int(token) for token in s.tokens]
        assert [LETTERS[i] for i, token in enumerate(placed) if token < 0] == [purple]
        counts = Counter(bonus_name(45 + token) for token in placed if token >= 0)
        assert counts.pop("1-nobility") == 2
        assert set(counts.values()) == {1}
        assert len(counts) == 12


def test_tokens_are_drawn_by_how_many_are_left() -> None:
    """COU-03."""
    s = do(new(3), "first green")
    weights = {GAME.text(id): weight for id, weight in s.outcomes()}
    assert weights["placed 1-nobility"] == 2
    assert sum(weights.values()) == 14
    do(s, "placed 1-nobility", "placed 3-coins")
    weights = {GAME.text(id): weight for id, weight in s.outcomes()}
    assert weights["placed 1-nobility"] == 1
    assert "placed 3-coins" not in weights


def test_the_deck_has_thirteen_of_each_colour_and_twelve_jokers() -> None:
    """COU-04."""
    s = new(2)
    assert [int(n) for n in s.deck] == [13] * 6 + [12]
    s = drawn(4)
    assert s.in_deck() == 90 - 25


def test_cards_are_drawn_by_how_many_are_in_the_deck() -> None:
    """COU-04."""
    s = hold(kingdom(), GREEN, "WWWWW**")
    s.push(DRAWING, GREEN, 1)
    s.settle()
    weights = {GAME.text(id): weight for id, weight in s.outcomes()}
    assert weights["drawn white"] == 8
    assert weights["drawn joker"] == 10
    assert weights["drawn blue"] == 13


def test_an_empty_deck_is_rebuilt_from_the_discards_at_once() -> None:
    """COU-04."""
    s = kingdom()
    for card in range(7):
        s.deck[card] = 0
    s.deck[0] = 1
    s.discards[4] = 3
    s.push(DRAWING, GREEN, 2)
    s.settle()
    do(s, "drawn white")
    assert [int(n) for n in s.deck] == [0, 0, 0, 0, 3, 0, 0]
    assert [int(n) for n in s.discards] == [0] * 7
    assert offered(s) == {"drawn pink"}
    do(s, "drawn pink")
    assert held(s, GREEN) == "WP"
    assert s.actor == GREEN


def test_the_discards_of_a_turn_that_follows_the_last_card_stay_discards() -> None:
    """COU-04."""
    s = kingdom()
    for card in range(7):
        s.deck[card] = 0
    s.deck[0], s.discards[4] = 1, 3
    s.push(DRAWING, GREEN, 1)
    s.settle()
    do(s, "drawn white")
    assert [int(n) for n in s.deck] == [0, 0, 0, 0, 3, 0, 0]
    do(s, "buy permit", "council coast", "card white", "pay")
    assert [int(n) for n in s.discards] == [1, 0, 0, 0, 0, 0, 0]


def test_permits_are_fifteen_a_region_and_two_lie_face_up() -> None:
    """COU-05."""
    for region, letters in enumerate(("ABCDE", "FGHIJ", "KLMNO")):
        shown = [cities for cities, _ in PERMITS[region * 15 : region * 15 + 15]]
        assert Counter(len(cities) for cities in shown) == {1: 5, 2: 5, 3: 5}
        assert Counter("".join(shown)) == dict.fromkeys(letters, 6)
    s = drawn(3)
    for region in range(3):
        slots = [int(s.shown[region * 2 + slot]) for slot in range(2)]
        assert slots[0] != slots[1]
        assert all(slot // 15 == region for slot in slots)
        assert in_pile(s, region) == 13


def test_permits_give_what_is_printed_on_them() -> None:
    """COU-05."""
    for good, (name, permits) in enumerate(PRINTED.items()):
        assert GOODS[good] == name
        printed = {entry[:-1]: int(entry[-1]) for entry in permits.split()}
        for number, (letters, _) in enumerate(PERMITS):
            assert BONUSES[number][good] == printed.get(letters, 0)


def test_the_king_starts_in_the_purple_city() -> None:
    """COU-06."""
    for hills, start in (("A", "juvelar"), ("B", "graden")):
        assert CITIES[drawn(2, hills=hills).king] == start


def test_tiles_are_worth_what_they_show() -> None:
    """COU-07."""
    view = view_of(new(2), SPECTATOR)
    assert [t["points"] for t in view["king_tiles"]] == [25, 18, 12, 7, 3]
    tiles = {t["name"]: t["points"] for t in view["bonus_tiles"]}
    regions = {"coast": 5, "hills": 5, "mountains": 5}
    assert tiles == {"gold": 20, "silver": 12, "bronze": 8, "iron": 5, **regions}


def test_four_councillors_sit_in_each_balcony_and_eight_wait() -> None:
    """COU-08."""
    s = drawn(2)
    seated = Counter(int(colour) for colour in s.balconies)
    assert seated.total() == 16
    assert sum(s.beside) == 8
    assert all(seated[colour] + s.beside[colour] == 4 for colour in range(6))


def test_two_players_meet_neutral_emporiums() -> None:
    """COU-09."""
    s = new(2)
    random = Random(3)
    while not any(text.startswith("neutral") for text in offered(s)):
        ids = [id for id, _ in s.outcomes()]
        s.apply(ids[random.randrange(len(ids))])
    chosen = ""
    for region, wanted in enumerate(("ABC", "FGH", "KLM")):
        assert len(s.outcomes()) == 13
        shown = {int(s.shown[region * 2]), int(s.shown[region * 2 + 1])}
        assert all(id - 284 not in shown for id, _ in s.outcomes())
        options = [text.split()[1] for text in sorted(offered(s))]
        letters = wanted if wanted in options else options[0]
        chosen += letters
        do(s, f"neutral {letters}")
    assert s.neutral == mask(chosen)
    assert [in_pile(s, region) for region in range(3)] == [13, 13, 13]


def test_only_two_players_meet_neutral_emporiums() -> None:
    """COU-09."""
    assert drawn(2).neutral > 0
    assert drawn(3).neutral == drawn(4).neutral == 0


# ---- A turn


def test_a_turn_begins_with_a_card() -> None:
    """COU-10."""
    s = kingdom()
    s.coins[GREEN] = s.assistants[GREEN] = 0
    do(s, "elect", "council king", "councillor blue")
    s.coins[GREEN] = 0
    assert s.actor == GREEN
    do(s, "end turn")
    assert s.actor == CHANCE
    assert s.active == RED
    do(s, "drawn orange")
    assert held(s, RED) == "O"
    assert s.actor == RED


def test_with_no_card_left_nothing_is_drawn() -> None:
    """COU-10."""
    s = kingdom()
    for card in range(7):
        s.deck[card] = 0
    do(s, "elect", "council king", "councillor blue", "end turn")
    assert s.actor == RED
    assert held(s, RED) == ""


def test_a_turn_is_one_main_and_one_quick_action_in_either_order() -> None:
    """COU-11."""
    quick_first = do(kingdom(), "engage assistant", "elect", "council king")
    do(quick_first, "councillor blue")
    assert quick_first.active == RED
    main_first = do(kingdom(), "elect", "council king", "councillor blue")
    assert offered(main_first) == {
        "engage assistant",
        "change permits",
        "send assistant",
        "end turn",
    }
    assert refused(main_first, "elect") == "You have no main action left in this turn."
    do(main_first, "engage assistant")
    assert main_first.active == RED


def test_the_main_action_must_be_taken_and_the_quick_one_need_not() -> None:
    """COU-11."""
    s = kingdom()
    assert "end turn" not in offered(s)
    assert refused(s, "end turn") == "You must take your main action before you end the turn."
    do(s, "engage assistant")
    assert offered(s) == {"elect"}
    assert "quick action" in refused(s, "send assistant")
    s = do(kingdom(), "elect", "council king", "councillor blue", "end turn")
    assert s.active == RED


def test_every_turn_has_its_own_main_and_quick_action() -> None:
    """COU-11."""
    s = kingdom()
    s.coins[RED] = 20
    for seat in (GREEN, RED):
        do(s, "engage assistant")
        assert "engage assistant" not in offered(s)
        do(s, "elect", "council king", "councillor blue")
        assert s.active == 1 - seat
        draw_until_decision(s)


def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    """COU-11."""
    s = hold(kingdom(), GREEN, "WKO")
    s.coins[GREEN], s.assistants[GREEN] = 4, 0
    do(s, "buy permit", "council coast", "card white", "card black", "card orange", "pay")
    do(s, "take AB")
    assert s.actor == CHANCE
    do(s, "drawn pink", "revealed C")
    assert s.active == GREEN
    assert "engage assistant" in offered(s)
    s.coins[GREEN] = 2
    s.settle()
    assert s.active == RED


# ---- Main actions


def test_electing_pushes_from_the_arrow_side() -> None:
    """COU-12."""
    s = do(kingdom(), "elect")
    assert offered(s) == {"council coast", "council hills", "council mountains", "council king"}
    do(s, "council hills")
    assert offered(s) == {f"councillor {CARDS[c]}" for c in range(6)}
    do(s, "councillor orange")
    assert council(s, HILLS) == "OPBW"
    assert [int(n) for n in s.beside] == [1, 2, 0, 1, 2, 2]
    assert s.coins[GREEN] == 14


def test_only_councillors_beside_the_board_can_be_elected() -> None:
    """COU-12."""
    s = kingdom()
    seat_councillors(s, "WWWW KKKK OOOO UUUU")
    do(s, "elect", "council coast")
    assert offered(s) == {"councillor pink", "councillor blue"}
    assert "beside the board" in refused(s, "councillor white")


def test_the_example_of_paying_orange_blue_and_a_joker_costs_five() -> None:
    """COU-13."""
    s = hold(kingdom(), GREEN, "OB*")
    seat_councillors(s, "OPBK WWWU KKUU WPPU")
    do(s, "buy permit", "council coast", "card orange", "card blue", "card joker", "pay")
    assert s.coins[GREEN] == 5
    assert held(s, GREEN) == ""
    assert offered(s) == {"take A", "take AB"}


@pytest.mark.parametrize(
    ("cards", "coins"), [("W", 10), ("WK", 7), ("WKO", 4), ("WKOU", 0), ("W*", 8), ("****", 4)]
)
def test_the_price_goes_by_the_number_of_cards(cards: str, coins: int) -> None:
    """COU-13."""
    s = hold(kingdom(), GREEN, cards)
    do(s, "buy permit", "council coast")
    for letter in cards:
        do(s, "card " + CARDS["WKOUPB*".index(letter)])
    if len(cards) < 4:
        do(s, "pay")
    assert s.coins[GREEN] == 10 - coins
    assert offered(s) == {"take A", "take AB"}


def test_each_card_matches_a_different_councillor() -> None:
    """COU-13."""
    s = hold(kingdom(), GREEN, "WWWP")
    s.coins[GREEN] = 20
    seat_councillors(s, "WWKO PBWK OUPB KOUU")
    do(s, "buy permit", "council coast", "card white", "card white")
    assert offered(s) == {"pay"}
    assert "No councillor" in refused(s, "card white")
    assert "No councillor" in refused(s, "card pink")
    assert "You hold no black card" in refused(s, "card black")


def test_a_bought_permit_gives_its_bonuses_and_its_slot_is_refilled() -> None:
    """COU-13."""
    s = hold(kingdom(), GREEN, "WKOU")
    do(s, "buy permit", "council coast", "card white", "card black", "card orange", "card purple")
    do(s, "take AB")
    assert s.coins[GREEN] == 13
    assert offered(s) == {f"drawn {card}" for card in CARDS}
    assert s.shown[1] == -1
    do(s, "drawn blue")
    assert len(s.outcomes()) == 13
    do(s, "revealed CDE")
    assert [int(n) for n in s.shown[:2]] == [permit("A"), permit("CDE")]
    assert s.permits[GREEN] == 1 << permit("AB")
    assert s.used[GREEN] == 0


def test_every_permit_gives_what_it_shows() -> None:
    """COU-13, COU-22."""
    for number, (letters, text) in enumerate(PERMITS):
        s = hold(kingdom(), GREEN, "****")
        region = number // 15
        s.coins[GREEN] = 10
        if number % 15 not in (0, 5):
            show(s, region * 2, letters)
        do(s, "buy permit", f"council {REGIONS[region]}")
        do(s, *["card joker"] * 4, f"take {letters}")
        amounts = {part[1]: int(part[0]) for part in text.split()}
        steps = amounts.get("n", 0)
        second_space = 2 if steps == 2 else 0
        assert s.assistants[GREEN] == 1 + amounts.get("a", 0)
        assert s.mains == amounts.get("m", 0)
        draw_until_decision(s)
        assert s.coins[GREEN] == 6 + amounts.get("c", 0) + second_space
        assert s.in_hand(GREEN) == amounts.get("p", 0)
        assert s.nobility[GREEN] == steps
        assert s.points[GREEN] == amounts.get("v", 0) + second_space


def test_building_with_a_permit_turns_it_face_down() -> None:
    """COU-14."""
    s = grant(kingdom(), GREEN, "ABE", "D")
    do(s, "build with permit")
    assert offered(s) == {"use ABE", "use D"}
    assert "do not own" in refused(s, "use C")
    do(s, "use ABE")
    assert offered(s) == {"city arkon", "city burgen", "city esti"}
    assert "does not show" in refused(s, "city castrum")
    do(s, "city arkon")
    assert s.emporiums[GREEN] == mask("A")
    assert s.permits[GREEN] == 1 << permit("D")
    assert s.used[GREEN] == 1 << permit("ABE")
    turn(s)
    do(s, "build with permit")
    assert offered(s) == {"use D"}
    assert "face down" in refused(s, "use ABE")


def test_a_permit_for_one_city_asks_no_more() -> None:
    """COU-14."""
    s = do(grant(kingdom(), GREEN, "D"), "build with permit", "use D")
    assert s.emporiums[GREEN] == mask("D")
    assert s.used[GREEN] == 1 << permit("D")


def test_the_king_moves_for_two_coins_a_road_and_his_city_is_built_in() -> None:
    """COU-15."""
    s = hold(kingdom(), GREEN, "WKOU")
    s.coins[GREEN] = 4
    do(s, "build with king", "card white", "card black", "card orange", "card purple")
    near = {"J", "G", "H", "I", "L", "D", "E", "M", "F", "K", "O"}
    assert offered(s) == {f"route {city(letter)}" for letter in near}
    assert refused(s, "route arkon") == "You cannot pay 8 coins for the way to Arkon."
    do(s, "route dorful")
    assert s.coins[GREEN] == 0
    assert CITIES[s.king] == "dorful"
    assert s.emporiums[GREEN] == mask("D")


def test_the_king_may_stay_for_nothing() -> None:
    """COU-15."""
    s = hold(kingdom(), GREEN, "WKOU")
    s.coins[GREEN] = 0
    do(s, "build with king", "card white", "card black", "card orange", "card purple")
    assert offered(s) == {"route juvelar"}
    do(s, "route juvelar")
    assert s.emporiums[GREEN] == mask("J")


def test_the_shortest_way_is_charged_on_every_map() -> None:
    """COU-15."""
    for sides in MAPS:
        s = hold(kingdom(2, GREEN, **sides), GREEN, "WKOU")
        s.coins[GREEN] = 20
        routes = view_of(s, GREEN)["king"]["routes"]
        roads = {frozenset(road) for road in view_of(s, GREEN)["roads"]}
        do(s, "build with king", "card white", "card black", "card orange", "card purple")
        for name in CITIES:
            way = routes[name]["way"]
            assert way[0] == CITIES[s.king]
            assert way[-1] == name
            assert all(frozenset(pair) in roads for pair in pairwise(way))
            paid = do(s.copy(), f"route {name}")
            draw_until_decision(paid)
            gained = paid.coins[GREEN] - 20 + routes[name]["coins"]
            assert routes[name]["coins"] == 2 * (len(way) - 1)
            assert gained in (0, 1, 2, 3)


def test_played_cards_are_discarded() -> None:
    """COU-16."""
    s = hold(kingdom(), GREEN, "WKOU*")
    do(s, "buy permit", "council coast", "card white", "card black")
    assert [int(n) for n in s.discards] == [0] * 7
    do(s, "card joker", "pay")
    assert [int(n) for n in s.discards] == [1, 1, 0, 0, 0, 0, 1]
    assert held(s, GREEN) == "OU"


def test_what_cannot_be_paid_in_full_is_illegal() -> None:
    """COU-16."""
    s = hold(kingdom(), GREEN, "WK")
    s.coins[GREEN] = 6
    assert offered(s) & {"buy permit", "build with king"} == set()
    assert refused(s, "buy permit").startswith("There is no council")
    assert "costs 7 coins, and you have 6" in refused(s, "build with king")
    s.coins[GREEN] = 7
    assert offered(s) >= {"buy permit", "build with king"}
    do(s, "buy permit")
    assert offered(s) == {"council coast", "council hills"}
    assert "do not satisfy" in refused(s, "council mountains")
    assert "grants no permits" in refused(s, "council king")
    do(s, "council coast")
    assert refused(s, "pay") == "A council is satisfied with at least one card."
    assert offered(s) == {"card white"}
    assert "could not pay for the rest" in refused(s, "card black")
    do(s, "card white")
    assert offered(s) == {"card black"}
    assert refused(s, "pay") == "You cannot pay 10 coins: play more cards."


def _payments(s: CouncilOfFour) -> list[tuple[int, ...]]:
    """Every way to pay from here to the choice that follows: the cards discarded."""
    if not any(text.startswith(("card", "pay")) for text in offered(s)):
        assert s.legal()
        return [tuple(int(n) for n in s.discards)]
    assert s.legal()
    found = []
    for id in s.legal():
        following = s.copy()
        following.apply(id)
        found += _payments(following)
    return found


def _payable(s: CouncilOfFour, which: int, coins: int) -> set[tuple[int, ...]]:
    """COU-13 counted anew: all sets of cards that satisfy a council within these coins."""
    seated = Counter(int(s.balconies[which * 4 + place]) for place in range(4))
    ranges = [range(min(int(s.hands[c]), seated[c]) + 1) for c in range(6)]
    sets = set()
    for cards in product(*ranges, range(int(s.hands[6]) + 1)):
        number = sum(cards)
        if 1 <= number <= 4 and (10, 7, 4, 0)[number - 1] + cards[6] <= coins:
            sets.add(cards)
    return sets


@given(
    balcony=st.lists(st.integers(0, 5), min_size=4, max_size=4),
    hand=st.lists(st.integers(0, 6), max_size=9),
    coins=st.integers(0, 20),
    assistants=st.integers(0, 2),
    which=st.sampled_from([COAST, KING]),
)
def test_every_payment_can_be_made_in_one_way_and_none_gets_stuck(
    balcony: list[int], hand: list[int], coins: int, assistants: int, which: int
) -> None:
    """COU-16."""
    s = kingdom()
    for place, colour in enumerate(balcony):
        s.balconies[which * 4 + place] = colour
    hold(s, GREEN, "".join("WKOUPB*"[card] for card in hand))
    own(s, RED, "JGHI")
    s.neutral = mask("GIL")
    s.coins[GREEN], s.assistants[GREEN] = coins, assistants
    nearest = 0
    if which == KING:
        distances = {0: 4, 1: 0, 2: 0}
        nearest = distances[assistants]
    expected = _payable(s, which, coins - nearest)
    start = "build with king" if which == KING else "buy permit"
    if which == COAST:
        possible = start in offered(s)
        possible = possible and "council coast" in offered(do(s.copy(), start))
    else:
        possible = start in offered(s)
    assert possible == bool(expected)
    if possible:
        do(s, start, *(["council coast"] if which == COAST else []))
        payments = _payments(s)
        assert len(payments) == len(set(payments))
        assert set(payments) == expected


def test_cards_are_chosen_in_one_order() -> None:
    """COU-16."""
    s = hold(kingdom(), GREEN, "WK*")
    do(s, "buy permit", "council coast", "card black")
    assert offered(s) == {"card joker", "pay"}
    assert "in the order of their colours" in refused(s, "card white")


# ---- Building


@pytest.mark.parametrize("assistants", range(5))
def test_one_emporium_a_player_a_city(assistants: int) -> None:
    """COU-17."""
    s = own(grant(kingdom(), GREEN, "A", "AB"), GREEN, "A")
    s.assistants[GREEN] = assistants
    do(s, "build with permit")
    assert offered(s) == {"use AB"}
    assert "already have an emporium in every city" in refused(s, "use A")
    do(s, "use AB")
    assert offered(s) == {"city burgen"}
    assert refused(s, "city arkon") == "You already have an emporium in Arkon."


def test_others_in_the_city_cost_an_assistant_each() -> None:
    """COU-18."""
    s = own(own(grant(kingdom(3), GREEN, "AB"), RED, "AB"), BLUE, "A")
    do(s, "build with permit", "use AB")
    assert offered(s) == {"city burgen"}
    assert refused(s, "city arkon") == "Building in Arkon takes 2 assistants."
    do(s, "city burgen")
    assert s.assistants[GREEN] == 0
    s = own(own(grant(kingdom(3), GREEN, "AB"), RED, "AB"), BLUE, "A")
    s.assistants[GREEN] = 5
    do(s, "build with permit", "use AB", "city arkon")
    assert s.assistants[GREEN] == 3


def test_neutral_emporiums_count_as_others() -> None:
    """COU-18, COU-09."""
    s = own(grant(kingdom(), GREEN, "A"), RED, "A")
    s.neutral = mask("A")
    assert "build with permit" not in offered(s)
    assert "at least 2 assistants" in refused(s, "build with permit")
    s.assistants[GREEN] = 2
    do(s, "build with permit", "use A")
    assert s.assistants[GREEN] == 0


def test_a_crowd_of_three_needs_three_assistants() -> None:
    """COU-18."""
    for assistants in range(5):
        s = grant(kingdom(4), GREEN, "A")
        for other in (RED, BLUE, YELLOW):
            own(s, other, "A")
        s.assistants[GREEN] = assistants
        assert ("build with permit" in offered(s)) == (assistants >= 3)


def example() -> CouncilOfFour:
    """COU-19: Green is about to build in Indur, where Red is."""
    s = own(own(grant(kingdom(), GREEN, "I"), GREEN, "FCGHJ"), RED, "I")
    s.coins[GREEN] = 0
    return s


def test_the_example_of_indur() -> None:
    """COU-19, COU-18, COU-20, COU-21, COU-28."""
    s = example()
    story = tell(s, "build with permit", "use I")
    assert goods(s) == (5, 1, 5, 0)
    tokens = [event.split(":")[1] for event in story if event.startswith("token")]
    assert tokens == ["indur", "castrum", "framek", "graden", "hellar"]
    assert [int(owner) for owner in s.bonus_owner] == [-1, -1, -1, -1, -1, GREEN, -1]
    assert [int(owner) for owner in s.king_owner] == [GREEN, -1, -1, -1, -1]
    lines = {line.key: line.points[GREEN] for line in s.result().lines}
    assert lines["track"] == 5
    assert lines["bonus-tiles"] == 5
    assert lines["king-tiles"] == 25


def test_without_the_purple_city_the_chain_is_shorter() -> None:
    """COU-19."""
    s = own(grant(kingdom(), GREEN, "I"), GREEN, "FCGH")
    s.coins[GREEN] = 0
    do(s, "build with permit", "use I")
    assert goods(s) == (3, 1, 5, 0)


def test_the_emporiums_of_others_do_not_join() -> None:
    """COU-19."""
    s = own(own(grant(kingdom(), GREEN, "I"), GREEN, "C"), RED, "F")
    s.coins[GREEN] = 0
    do(s, "build with permit", "use I")
    assert goods(s) == (3, 1, 0, 0)


def test_roads_of_the_other_side_join_other_cities() -> None:
    """COU-19, COU-02."""
    for coast, assistants in (("A", 0), ("B", 2)):
        s = own(grant(kingdom(2, GREEN, coast=coast), GREEN, "A"), GREEN, "CD")
        s.assistants[GREEN] = 0
        do(s, "build with permit", "use A")
        assert goods(s) == (10, assistants, 4, 0)


def test_a_tile_for_all_the_cities_of_a_colour() -> None:
    """COU-20."""
    s = own(grant(kingdom(), GREEN, "M"), GREEN, "A")
    do(s, "build with permit", "use M")
    assert [int(owner) for owner in s.bonus_owner] == [-1, -1, -1, GREEN, -1, -1, -1]
    assert s.king_owner[0] == GREEN


def test_one_build_can_complete_two_tiles() -> None:
    """COU-20."""
    s = own(grant(kingdom(), GREEN, "A"), GREEN, "BCDEM")
    do(s, "build with permit", "use A")
    assert [int(owner) for owner in s.bonus_owner] == [-1, -1, -1, GREEN, GREEN, -1, -1]
    assert [int(owner) for owner in s.king_owner] == [GREEN, GREEN, -1, -1, -1]


def test_a_tile_is_taken_once_and_kings_tiles_run_out() -> None:
    """COU-20."""
    s = own(grant(kingdom(), GREEN, "A"), GREEN, "BCDEM")
    s.bonus_owner[3] = RED
    for tile in range(5):
        s.king_owner[tile] = RED
    do(s, "build with permit", "use A")
    assert [int(owner) for owner in s.bonus_owner] == [-1, -1, -1, RED, GREEN, -1, -1]
    assert [int(owner) for owner in s.king_owner] == [RED] * 5


def test_colours_of_a_tile_go_by_the_map() -> None:
    """COU-20, COU-02."""
    s = own(grant(kingdom(2, GREEN, coast="B"), GREEN, "M"), GREEN, "A")
    do(s, "build with permit", "use M")
    assert s.bonus_owner[3] == -1
    s = own(grant(kingdom(2, GREEN, coast="B"), GREEN, "M"), GREEN, "D")
    do(s, "build with permit", "use M")
    assert s.bonus_owner[3] == GREEN


def test_tile_points_wait_for_the_end() -> None:
    """COU-21."""
    s = own(grant(kingdom(), GREEN, "A"), GREEN, "M")
    do(s, "build with permit", "use A")
    assert s.points[GREEN] == 1
    assert s.result().scores[GREEN] == 1 + 5 + 25 + 5 + 3


# ---- Bonuses


def test_an_extra_main_action_is_optional_and_not_the_quick_one() -> None:
    """COU-22."""
    s = hold(kingdom(), GREEN, "WKOU")
    show(s, 0, "E")
    do(s, "buy permit", "council coast", "card white", "card black", "card orange", "card purple")
    do(s, "take E", "revealed ABC")
    assert s.mains == 1
    assert offered(s) == {
        "elect",
        "build with permit",
        "engage assistant",
        "change permits",
        "send assistant",
        "end turn",
    }
    assert "end turn" in offered(s)
    assert do(s.copy(), "end turn").active == RED
    do(s, "engage assistant")
    assert offered(s) == {"elect", "build with permit", "end turn"}
    do(s, "build with permit", "use E")
    assert s.actor == CHANCE


def test_extra_main_actions_chain() -> None:
    """COU-22."""
    s = hold(kingdom(), GREEN, "****")
    seat_councillors(s, "WKOU PBWK OUPB WKOU")
    s.coins[GREEN] = 20
    show(s, 0, "E")
    do(s, "buy permit", "council coast", *["card joker"] * 4, "take E", "revealed ABC")
    hold(s, GREEN, "****")
    show(s, 4, "MN")
    do(s, "buy permit", "council mountains", *["card joker"] * 4, "take MN", "revealed LM")
    assert s.mains == 1
    do(s, "elect", "council king", "councillor blue")
    assert s.mains == 0
    assert s.active == GREEN


def test_cards_come_before_nobility() -> None:
    """COU-22, COU-28."""
    s = hold(kingdom(), GREEN, "****")
    show(s, 1, "CDE")
    do(s, "buy permit", "council coast", *["card joker"] * 4, "take CDE")
    assert s.nobility[GREEN] == 0
    do(s, "drawn pink")
    assert s.nobility[GREEN] == 1


def test_coins_stop_at_twenty_and_assistants_do_not() -> None:
    """COU-23."""
    s = kingdom()
    s.coins[GREEN] = 18
    do(s, "elect", "council king", "councillor blue")
    assert s.coins[GREEN] == 20
    s = grant(kingdom(), GREEN, "D")
    s.assistants[GREEN] = 60
    s.points[GREEN] = 140
    do(s, "build with permit", "use D")
    assert s.assistants[GREEN] == 62


def step_to(space: int, steps: int = 1) -> CouncilOfFour:
    """Green, with no emporium and no other permit, takes steps that end on a space."""
    s = hold(kingdom(), GREEN, "****")
    s.nobility[GREEN] = space - steps
    s.coins[GREEN] = 4
    show(s, 1, "AE")
    if steps == 1:
        show(s, 4, "MNO")
        do(s, "buy permit", "council mountains", *["card joker"] * 4, "take MNO")
        s.points[GREEN] -= 1
    else:
        do(s, "buy permit", "council coast", *["card joker"] * 4, "take AE")
    return s


@pytest.mark.parametrize(
    ("space", "gained"),
    [
        (1, (0, 0, 0)),
        (2, (2, 0, 2)),
        (3, (0, 0, 0)),
        (8, (0, 0, 3)),
        (9, (0, 0, 0)),
        (12, (0, 1, 5)),
        (18, (0, 0, 8)),
        (19, (0, 0, 2)),
        (20, (0, 0, 3)),
    ],
)
def test_a_space_gives_its_bonus(space: int, gained: tuple[int, int, int]) -> None:
    """COU-24."""
    s = step_to(space)
    assert goods(s) == (gained[0], 1 + gained[1], gained[2], space)
    assert any(text.startswith("drawn") for text in offered(s)) == (space == 8)


def test_space_six_gives_a_main_action() -> None:
    """COU-24."""
    assert step_to(5).mains == 0
    assert step_to(6).mains == 1


def test_each_step_resolves_its_own_space() -> None:
    """COU-24."""
    s = step_to(19, steps=2)
    assert goods(s) == (0, 1, 10, 19)
    s = step_to(3, steps=2)
    assert goods(s) == (2, 1, 2, 3)


def test_at_the_end_of_the_track_further_steps_give_nothing() -> None:
    """COU-24."""
    s = step_to(21, steps=2)
    assert goods(s) == (0, 1, 3, 20)
    s = step_to(21)
    assert goods(s) == (0, 1, 0, 20)


def token_choice(space: int, letters: str) -> CouncilOfFour:
    """Green reaches a space of tokens with emporiums in these cities."""
    s = hold(own(kingdom(), GREEN, letters), GREEN, "****")
    s.nobility[GREEN] = space - 1
    s.coins[GREEN] = 4
    show(s, 4, "MNO")
    do(s, "buy permit", "council mountains", *["card joker"] * 4, "take MNO")
    s.points[GREEN] = 0
    return s


def test_space_four_gives_a_token_of_ones_own_cities_again() -> None:
    """COU-25."""
    s = token_choice(4, "AIJM")
    assert offered(s) == {"token arkon", "token indur"}
    assert "no emporium in Burgen" in refused(s, "token burgen")
    assert "Juvelar has no token" in refused(s, "token juvelar")
    assert "nobility track" in refused(s, "token merkatim")
    do(s, "token indur")
    assert goods(s) == (3, 1, 0, 4)
    assert s.actor == CHANCE
    assert all(text.startswith("revealed") for text in offered(s))


def test_space_sixteen_gives_two_different_tokens() -> None:
    """COU-25."""
    s = token_choice(16, "AINO")
    assert offered(s) == {"token arkon", "token indur"}
    assert "in the order of their letters" in refused(s, "token naris")
    do(s, "token arkon")
    assert goods(s) == (0, 1, 0, 16)
    assert offered(s) == {"token indur", "token naris"}
    do(s, "token naris")
    assert goods(s) == (2, 1, 1, 16)


def test_with_one_token_to_choose_space_sixteen_gives_one() -> None:
    """COU-25, COU-28."""
    s = token_choice(16, "IJM")
    assert offered(s) == {"token indur"}
    do(s, "token indur")
    assert goods(s) == (3, 1, 0, 16)
    assert all(text.startswith("revealed") for text in offered(s))


def test_space_ten_gives_any_face_up_permit_and_its_bonuses() -> None:
    """COU-26."""
    s = step_to(10)
    assert offered(s) == {"take A", "take AE", "take F", "take FG", "take KL"}
    do(s, "take FG")
    assert goods(s) == (5, 1, 0, 10)
    assert s.permits[GREEN] == 1 << permit("MNO") | 1 << permit("FG")
    assert "revealed HIJ" in offered(s)
    do(s, "revealed HIJ", "revealed LM")
    assert [int(n) for n in s.shown[2:5]] == [permit("F"), permit("HIJ"), permit("LM")]


def test_space_fourteen_repeats_a_permit_face_up_or_down() -> None:
    """COU-27."""
    s = hold(kingdom(), GREEN, "****")
    grant(s, GREEN, "N")
    grant(s, GREEN, "H", face_down=True)
    grant(s, RED, "D")
    s.nobility[GREEN], s.coins[GREEN] = 13, 4
    show(s, 4, "MNO")
    do(s, "buy permit", "council mountains", *["card joker"] * 4, "take MNO")
    assert offered(s) == {"repeat N", "repeat H"}
    assert "do not own" in refused(s, "repeat D")
    do(s, "repeat H")
    assert goods(s) == (0, 5, 1, 14)
    assert s.used[GREEN] == 1 << permit("H")


def test_the_permit_that_pays_at_that_moment_is_not_repeated() -> None:
    """COU-27, COU-28: the book says one bought before; without any the bonus is lost."""
    s = hold(kingdom(), GREEN, "****")
    s.nobility[GREEN], s.coins[GREEN] = 13, 4
    show(s, 4, "MNO")
    do(s, "buy permit", "council mountains", *["card joker"] * 4, "take MNO")
    assert s.nobility[GREEN] == 14
    assert all(text.startswith("revealed") for text in offered(s))
    s = hold(kingdom(), GREEN, "****")
    grant(s, GREEN, "N")
    s.nobility[GREEN], s.coins[GREEN] = 13, 4
    show(s, 4, "MNO")
    do(s, "buy permit", "council mountains", *["card joker"] * 4, "take MNO")
    assert "only one bought before can be repeated" in refused(s, "repeat MNO")


def test_a_bonus_that_cannot_be_used_is_lost() -> None:
    """COU-28."""
    s = step_to(4)
    assert all(text.startswith("revealed") for text in offered(s))
    s = token_choice(16, "JMO")
    assert all(text.startswith("revealed") for text in offered(s))
    s = hold(own(grant(kingdom(), GREEN, "M"), GREEN, ""), GREEN, "")
    s.nobility[GREEN] = 9
    for slot in range(6):
        s.shown[slot] = -1
    for region in range(3):
        s.unseen[region] = 0
    do(s, "build with permit", "use M")
    assert s.nobility[GREEN] == 10
    assert s.actor == GREEN
    assert "end turn" in offered(s)


def test_repeating_with_no_permit_is_lost() -> None:
    """COU-28."""
    s = hold(kingdom(), GREEN, "WKOU")
    s.coins[GREEN] = 20
    s.nobility[GREEN] = 13
    do(s, "build with king", "card white", "card black", "card orange", "card purple")
    do(s, "route merkatim")
    assert s.nobility[GREEN] == 14
    assert "end turn" in offered(s)


def test_rewards_come_from_the_new_city_then_by_letter() -> None:
    """COU-28."""
    s = own(grant(kingdom(), GREEN, "M"), GREEN, "HEBO")
    s.nobility[GREEN] = 2
    s.story = []
    do(s, "build with permit", "use M")
    assert offered(s) == {"drawn " + card for card in CARDS}
    assert s.nobility[GREEN] == 3
    do(s, "drawn white", "drawn white")
    assert s.nobility[GREEN] == 4
    assert offered(s) == {"token burgen", "token esti", "token hellar"}
    do(s, "token hellar")
    kinds = [(event.kind, event.data.get("city")) for event in s.story]
    tokens = [name for kind, name in kinds if kind == "token"]
    assert tokens == ["merkatim", "burgen", "esti", "hellar", "osium", "hellar"]


# ---- Quick actions


def test_engaging_costs_three_coins() -> None:
    """COU-29."""
    s = kingdom()
    s.coins[GREEN] = 3
    do(s, "engage assistant")
    assert goods(s) == (0, 2, 0, 0)
    s = kingdom()
    s.coins[GREEN] = 2
    assert refused(s, "engage assistant") == "You need 3 coins for that."


def test_changing_permits_puts_both_at_the_bottom_in_their_order() -> None:
    """COU-30."""
    s = do(kingdom(), "change permits", "region hills")
    assert s.assistants[GREEN] == 0
    assert [int(n) for n in s.bottom[15:17]] == [permit("F"), permit("FG")]
    assert len(s.outcomes()) == 13
    do(s, "revealed HIJ", "revealed G")
    assert [int(n) for n in s.shown[2:4]] == [permit("HIJ"), permit("G")]
    assert in_pile(s, HILLS) == 13
    assert s.mains == 1


def test_permits_put_at_the_bottom_come_back_in_their_order() -> None:
    """COU-30, COU-38."""
    s = kingdom()
    s.unseen[COAST] = 1 << permit("D")
    do(s, "change permits", "region coast")
    assert offered(s) == {"revealed D"}
    do(s, "revealed D")
    assert [int(n) for n in s.shown[:2]] == [permit("D"), permit("A")]
    assert view_of(s, RED)["regions"][0]["bottom"][0]["cities"] == ["arkon", "burgen"]
    s.assistants[GREEN] = 1
    turn(s)
    do(s, "change permits", "region coast")
    assert [int(n) for n in s.shown[:2]] == [permit("AB"), permit("D")]
    assert [int(n) for n in s.bottom[: s.at_bottom[COAST]]] == [permit("A")]


def test_changing_permits_needs_a_pile_and_an_assistant() -> None:
    """COU-30."""
    s = kingdom()
    s.unseen[HILLS] = 0
    do(s, "change permits")
    assert offered(s) == {"region coast", "region mountains"}
    assert refused(s, "region hills") == "There is no permit left in the pile of the hills."
    s = kingdom()
    for region in range(3):
        s.unseen[region] = 0
    assert refused(s, "change permits").startswith("All piles of permits are empty")
    s = kingdom()
    s.assistants[GREEN] = 0
    assert refused(s, "change permits") == "You need 1 assistant for that."


def test_sending_an_assistant_elects_without_coins() -> None:
    """COU-31."""
    s = do(kingdom(), "send assistant", "council mountains", "councillor white")
    assert council(s, MOUNTAINS) == "WOUP"
    assert goods(s) == (10, 0, 0, 0)
    assert s.mains == 1
    s = kingdom()
    s.assistants[GREEN] = 0
    assert refused(s, "send assistant") == "You need 1 assistant for that."


def test_three_assistants_buy_one_more_main_action_of_any_kind() -> None:
    """COU-32."""
    s = kingdom()
    assert refused(s, "extra action") == "You need 3 assistants for that."
    s.assistants[GREEN] = 4
    do(s, "extra action")
    assert s.assistants[GREEN] == 1
    do(s, "elect", "council king", "councillor blue")
    assert "elect" in offered(s)
    do(s, "elect", "council king", "councillor blue")
    assert s.coins[GREEN] == 18
    assert s.active == RED


# ---- End and scoring


def near_end(players: int = 3) -> CouncilOfFour:
    """Green has nine emporiums and a permit for the tenth."""
    s = own(grant(kingdom(players), GREEN, "D"), GREEN, "ABCFGHKLN")
    s.neutral = 0
    return s


def test_after_the_tenth_emporium_every_other_player_has_one_turn() -> None:
    """COU-33."""
    s = near_end()
    do(s, "build with permit", "use D")
    draw_until_decision(s)
    assert s.ending == GREEN
    assert s.active == GREEN
    do(s, "end turn")
    for seat in (RED, BLUE):
        draw_until_decision(s)
        assert s.actor == seat
        do(s, "elect", "council king", f"councillor {('pink', 'blue')[seat - 1]}", "end turn")
    assert s.actor == OVER
    assert s.legal() == []


def test_the_tenth_emporium_is_worth_three_points_to_all_who_build_it() -> None:
    """COU-33."""
    s = near_end()
    before = s.copy()
    assert isinstance(before, CouncilOfFour)
    before.emporiums[GREEN] = mask("ABCFGHKL")
    do(before, "build with permit", "use D")
    do(s, "build with permit", "use D")
    assert s.points[GREEN] - before.points[GREEN] == 3
    assert before.ending == -1
    s = near_end()
    s.ending = RED
    do(s, "build with permit", "use D")
    assert s.points[GREEN] >= 3
    assert s.ending == RED


def test_there_is_no_eleventh_emporium() -> None:
    """COU-33."""
    s = hold(grant(near_end(), GREEN, "E"), GREEN, "WKOU")
    s.assistants[GREEN] = 9
    do(s, "extra action", "build with permit", "use D")
    draw_until_decision(s)
    assert "build with permit" not in offered(s)
    assert "build with king" not in offered(s)
    assert offered(s) >= {"elect", "end turn"}


def test_tiles_are_added_at_the_end() -> None:
    """COU-34."""
    s = kingdom()
    s.bonus_owner[0] = s.bonus_owner[4] = GREEN
    s.king_owner[0] = RED
    s.king_owner[1] = s.king_owner[4] = GREEN
    lines = {line.key: line.points for line in s.result().lines}
    assert lines["bonus-tiles"] == [25, 0]
    assert lines["king-tiles"] == [21, 25]


@pytest.mark.parametrize(
    ("spaces", "prizes"),
    [
        ([7, 3], [5, 2]),
        ([4, 4], [5, 5]),
        ([9, 9, 3], [5, 5, 0]),
        ([2, 9, 2, 1], [2, 5, 2, 0]),
        ([1, 8, 5, 3], [0, 5, 2, 0]),
        ([0, 0, 0], [5, 5, 5]),
    ],
)
def test_the_noblest_and_the_second(spaces: list[int], prizes: list[int]) -> None:
    """COU-35."""
    assert nobility_prizes(spaces) == prizes
    s = kingdom(len(spaces))
    for seat, space in enumerate(spaces):
        s.nobility[seat] = space
    assert {line.key: line.points for line in s.result().lines}["nobility"] == prizes


def test_the_most_permits_face_up_and_down_are_worth_three() -> None:
    """COU-36."""
    assert permit_prizes([2, 5, 5]) == [0, 3, 3]
    s = grant(kingdom(3), GREEN, "D")
    grant(grant(s, RED, "M"), RED, "L", face_down=True)
    assert {line.key: line.points for line in s.result().lines}["permits"] == [0, 3, 0]


def test_most_points_win_then_assistants_and_cards_then_nobody_alone() -> None:
    """COU-37."""
    s = kingdom()
    s.points[RED] = 1
    assert s.result().winners == [RED]
    s.points[GREEN] = 1
    hold(s, GREEN, "WW")
    s.assistants[RED] = 2
    assert s.result().tie_break == [3, 2]
    assert s.result().winners == [GREEN]
    s.assistants[RED] = 3
    assert s.result().winners == [GREEN, RED]


# ---- Open and hidden


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """COU-38."""
    s = hold(hold(kingdom(), GREEN, "WK*"), RED, "OO")
    for seat, hands in ((GREEN, ("WK*", None)), (RED, (None, "OO")), (SPECTATOR, (None, None))):
        players = s.view(seat)["players"]
        assert isinstance(players, list)
        assert [player["cards"] for player in players] == [3, 2]
        for player, hand in zip(players, hands, strict=True):
            if hand is None:
                assert player["hand"] is None
            else:
                counts = {CARDS[c]: hand.count("WKOUPB*"[c]) for c in range(7)}
                assert player["hand"] == counts


def test_the_deck_is_seen_only_by_its_size() -> None:
    """COU-38."""
    s = drawn(3)
    assert s.view(GREEN)["deck"] == 90 - 19
    other = s.copy()
    assert isinstance(other, CouncilOfFour)
    swap = next(c for c in range(7) if other.hands[RED * 7 + c] > 0)
    instead = next(c for c in range(7) if c != swap)
    other.hands[RED * 7 + swap] -= 1
    other.deck[swap] += 1
    other.hands[RED * 7 + instead] += 1
    other.deck[instead] -= 1
    assert other.view(GREEN) == s.view(GREEN)
    assert other.view(SPECTATOR) == s.view(SPECTATOR)
    assert other.view(RED) != s.view(RED)


def test_drawn_cards_have_one_witness_and_all_other_draws_everyone() -> None:
    """COU-38."""
    s = new(3)
    random = Random(5)
    for id in recorded_playout(new(3), random):
        if s.actor == CHANCE:
            secret = GAME.describe(id).kind == "drawn"
            assert s.witness() == (s.frames[s.top + 1] if secret else EVERYONE)
        s.play(id)


def test_a_record_shows_a_seat_its_own_cards_only() -> None:
    """COU-38."""
    match = Match(GAME, 2)
    for id in recorded_playout(GAME.new(2), Random(2))[:200]:
        match.apply(id)
    for seat in (GREEN, RED):
        seen = match.seen_by(seat)
        for ply, id in zip(match.plies, seen, strict=True):
            hidden = GAME.describe(ply.id).kind == "drawn" and ply.witness != seat
            assert id == (-1 if hidden else ply.id)
    story = [event for ply in match.plies for event in ply.events if event.kind == "draw"]
    assert story
    for event in story:
        for seat in (GREEN, RED, SPECTATOR):
            sentence = GAME.say(event.seen_by(seat))
            assert sentence.endswith("draws a card.") == (seat != event.witness)


def test_a_sample_deals_the_unseen_cards_fairly() -> None:
    """COU-38."""
    s = hold(hold(kingdom(3), GREEN, "WWWWWW"), RED, "KKKK")
    hold(s, BLUE, "P")
    random = Random(11)
    first = Counter[int]()
    rounds = 4000
    for _ in range(rounds):
        sample = s.sample(GREEN, random)
        assert isinstance(sample, CouncilOfFour)
        assert held(sample, GREEN) == "WWWWWW"
        assert [sample.in_hand(seat) for seat in range(3)] == [6, 4, 1]
        first.update({"WKOUPB*".index(held(sample, BLUE)): 1})
    pool = [7, 13, 13, 13, 13, 13, 12]
    for card in range(7):
        expected = rounds * pool[card] / 84
        assert abs(first[card] - expected) < 5 * expected**0.5


def test_a_sample_leaves_discards_and_permits_as_they_are() -> None:
    """COU-38."""
    s = drawn(3, seed=4)
    s.discards[2] = 3
    s.deck[2] -= 3
    sample = s.sample(GREEN, Random(3))
    assert isinstance(sample, CouncilOfFour)
    for card in range(7):
        total = sum(sample.hands[seat * 7 + card] for seat in range(3))
        assert total + sample.deck[card] + sample.discards[card] == (13 if card < 6 else 12)
    assert list(sample.discards) == list(s.discards)
    assert list(sample.unseen) == list(s.unseen)
    assert list(sample.shown) == list(s.shown)


def test_in_a_sample_another_player_can_go_on_paying() -> None:
    """COU-38, COU-16."""
    s = hold(hold(kingdom(), GREEN, "WKOU"), RED, "BBB")
    s.coins[GREEN] = 0
    random = Random(1)
    do(s, "buy permit")
    for text in ("council coast", "card white", "card black", "card orange"):
        for _ in range(20):
            sample = s.sample(RED, random)
            assert sample.legal()
            assert isinstance(sample, CouncilOfFour)
            assert sample.in_hand(GREEN) == s.in_hand(GREEN)
            assert held(sample, RED) == "BBB"
        do(s, text)


def test_an_empty_pile_leaves_the_slot_empty() -> None:
    """COU-38."""
    s = hold(kingdom(), GREEN, "WKOU")
    s.unseen[COAST] = 0
    do(s, "buy permit", "council coast", "card white", "card black", "card orange", "card purple")
    do(s, "take A")
    assert [int(n) for n in s.shown[:2]] == [-1, permit("AB")]
    assert s.actor == GREEN
    s.shown[1] = -1
    hold(s, GREEN, "WKOU")
    turn(s)
    assert "buy permit" not in offered(s) or "council coast" not in offered(do(s, "buy permit"))


def test_the_view_tells_what_a_council_would_cost() -> None:
    """COU-13, COU-38."""
    s = hold(kingdom(), GREEN, "WWKP**")
    offers = [c["offer"] for c in view_of(s, GREEN)["councils"]]
    assert offers[COAST] == {
        "cards": {"white": 1, "black": 1},
        "jokers": 2,
        "coins": 2,
        "payable": True,
    }
    mountains = offers[MOUNTAINS]
    assert mountains is not None
    assert (mountains["cards"], mountains["coins"]) == ({"pink": 1}, 6)
    assert [c["offer"] for c in view_of(s, SPECTATOR)["councils"]] == [None] * 4
    do(s, "buy permit", "council coast", "card white", "card joker")
    payment = s.view(RED)["payment"]
    assert isinstance(payment, dict)
    assert payment["council"] == "coast"
    assert payment["coins"] == 8


def test_ids_say_what_they_do() -> None:
    """COU-14."""
    for id, action in enumerate(GAME.actions):
        assert GAME.text(id) == action.text
    pattern = re.compile(r"[a-z]+( [A-Za-z0-9-]+){0,2}")
    assert all(pattern.fullmatch(action.text) for action in GAME.actions)
    assert len(BONUSES) == 45 + 13 + 21
    assert all(PERMIT_CITIES[i] == mask(letters) for i, (letters, _) in enumerate(PERMITS))
