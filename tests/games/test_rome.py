"""Rome: City of Marble, rule by rule."""

import json
from collections import Counter
from collections.abc import Iterable
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random

from ludus.core.errors import BadSetup, IllegalAction
from ludus.core.game import CHANCE, OVER, Choices, Result
from ludus.core.message import SPECTATOR, Event
from ludus.core.playout import recorded_playout
from ludus.games.rome import GAME
from ludus.games.rome.data import (
    AQUEDUCTS,
    AROUND_TRIANGLES,
    AROUND_VERTICES,
    BRIDGE_TRIANGLES,
    BUILDINGS,
    COLOURS,
    CORNERS,
    EDGE_NAMES,
    EDGE_TRIANGLES,
    EDGE_VERTICES,
    FAMILIES,
    HILL_TRIANGLES,
    HILLS,
    POSITION_BRIDGE,
    POSITION_NAMES,
    POSITION_SOURCE,
    SOURCES,
    TILE_SIDES,
    TRIANGLE_VERTICES,
    VERTEX_NAMES,
    VERTEX_POINTS,
)
from ludus.games.rome.effects import lay_piece, lay_tile, transfer
from ludus.games.rome.state import (
    ATRIUM,
    EMPTY,
    HILL_TILE,
    OFFICE,
    TREASURY,
    Rome,
)
from ludus.games.rome.view import tile_counts

PURPLE, ORANGE, BLACK, PINK = range(4)
RED, YELLOW, GREEN, BLUE = range(4)
ARENA, THEATRE, TEMPLE, BATHS, FOUNTAIN = range(5)
GREY, BROWN, WHITE = range(3)

AWAY = ("aventinus", "caelius", "quirinalis")
"""Hills that leave the middle of the city free."""

AROUND_F11 = {
    "temple": ["e12-f9", "f9-g12", "e12-g12"],
    "baths": ["e12-f9", "f11-g8", "f11-h11", "e12-g12"],
    "theatre": ["d11-f11", "e8-f11", "f11-g8", "f11-h11", "e12-g12"],
    "arena": ["d11-f11", "e8-f11", "f11-g8", "f11-h11", "f11-g14", "e14-f11"],
}
"""Tiles that complete the site in the middle of the city, as each of the four buildings."""


def new(players: int = 2, **options: str) -> Rome:
    """A game before anything is drawn."""
    state = GAME.new(players, options)
    assert isinstance(state, Rome)
    return state


def do(s: Rome, *texts: str) -> Rome:
    """Play the ids written so."""
    for text in texts:
        s.apply(GAME.parse(text))
    return s


def city(players: int = 2, hills: Iterable[str] = AWAY, **options: str) -> Rome:
    """The first turn, of the purple family."""
    return do(new(players, **options), "first purple", *(f"hill {hill}" for hill in hills))


def offered(s: Rome) -> set[str]:
    """What can be chosen or drawn now."""
    return {GAME.text(id) for id in s.legal()} | {GAME.text(id) for id, _ in s.outcomes()}


def at(place: str) -> int:
    """The number of a vertex."""
    return VERTEX_NAMES.index(place)


def position(place: str) -> int:
    """The number of a tile's position."""
    return POSITION_NAMES.index(place)


def piece(first: str, second: str) -> str:
    """How a piece between two vertices is written."""
    name = f"{first}-{second}"
    return f"piece {name}" if name in EDGE_NAMES else f"piece {second}-{first}"


def edge(first: str, second: str) -> int:
    """The number of the edge between two vertices."""
    return EDGE_NAMES.index(piece(first, second).removeprefix("piece "))


def put(s: Rome, colour: int, place: str, family: int | None = None) -> None:
    """A tile from the stack lies there, with a magistrate of the family on it; nothing follows."""
    s.stacks[colour] -= 1
    s.atrium[4 * s.active + colour] += 1
    lay_tile(s, colour, position(place))
    if family is not None:
        transfer(s, family, ATRIUM, position(place))


def play(s: Rome, colour: int, place: str, *more: str) -> Rome:
    """Play a tile of that colour there."""
    do(s, "play")
    tile = f"tile {COLOURS[colour]}"
    return do(s, *([tile] if tile in offered(s) else []), f"lay {place}", *more)


def start_aqueduct(s: Rome, aqueduct: int, *vertices: str) -> None:
    """The aqueduct is started and goes through these vertices, whatever the rules say."""
    s.laid[aqueduct] = 0
    through = [VERTEX_NAMES[SOURCES[aqueduct]], *vertices]
    for first, second in pairwise(through):
        lay_piece(s, s.active, edge(first, second))


def found(s: Rome, place: str, building: int, owner: int = EMPTY) -> None:
    """A building, or a fountain, stands there."""
    s.built[at(place)] = building
    s.owner[at(place)] = owner


def empty_stacks(s: Rome, *left: int) -> None:
    """So many tiles are left in the stacks, none if nothing is said."""
    for colour, count in enumerate(left or (0, 0, 0, 0)):
        s.stacks[colour] = count


def empty_atrium(s: Rome, *families: int) -> None:
    """These families have no tile to play."""
    for family in families:
        for colour in range(4):
            s.atrium[4 * family + colour] = 0


def posts(s: Rome, family: int) -> list[int]:
    return [int(s.posts[3 * family + n]) for n in range(3)]


def tiles(s: Rome, family: int) -> list[int]:
    """The tiles in the family's atrium, by colour."""
    return [int(s.atrium[4 * family + colour]) for colour in range(4)]


def refusal(s: Rome, text: str) -> tuple[str, str]:
    """Why this cannot be done now: the key of the sentence and the rule."""
    with pytest.raises(IllegalAction) as refused:
        do(s, text)
    return refused.value.message.key, refused.value.message.rule


def lines(s: Rome) -> dict[str, list[int]]:
    return {line.key: line.points for line in s.result().lines}


def told(s: Rome, *texts: str) -> list[str]:
    """The kinds of events that these decisions tell."""
    story: list[Event] = []
    s.story = story
    do(s, *texts)
    s.story = None
    return [event.kind for event in story]


def end_turn(s: Rome) -> None:
    """The active player's actions are over."""
    s.set_a(0)
    s.settle()
    if "end" in offered(s):
        do(s, "end")


# ---- Pieces and set-up


def test_two_to_four_families_with_three_magistrates() -> None:
    """ROM-01: 2, 3 or 4 players with 3 magistrates and 16 cubes, at 0 points."""
    assert len(FAMILIES) == 4
    for players in (2, 3, 4):
        s = new(players)
        assert [posts(s, family) for family in range(players)] == [[ATRIUM] * 3] * players
        assert s.result().scores == [0] * players
        families = s.view(SPECTATOR)["families"]
        assert isinstance(families, list)
        assert [(f["magistrates"], f["cubes"], f["points"]) for f in families] == [
            (3, 16, 0)
        ] * players
    for players in (0, 1, 5):
        with pytest.raises(BadSetup, match="2, 3, 4 players"):
            new(players)


def test_tiles_are_dealt_from_sixty() -> None:
    """ROM-02: 12, 14, 16 and 18 tiles, one of each colour in every atrium, the rest in stacks."""
    for players in (2, 3, 4):
        s = new(players)
        assert [tiles(s, family) for family in range(players)] == [[1, 1, 1, 1]] * players
        assert [s.stacks[c] + players for c in range(4)] == [12, 14, 16, 18]
        assert sum(s.stacks) + 4 * players == 60


def test_the_grid_is_a_hexagon_of_side_five() -> None:
    """ROM-03: 150 triangles, 91 vertices, 61 inner ones, 240 edges, 210 positions."""
    board = GAME.board()
    vertices, triangles = board["vertices"], board["triangles"]
    edges, positions = board["edges"], board["positions"]
    assert isinstance(vertices, list)
    assert isinstance(triangles, list)
    assert isinstance(edges, list)
    assert isinstance(positions, list)
    counts = [len(vertices), len(triangles), len(edges), len(positions)]
    assert counts == [91, 150, 240, 210]
    assert sum(vertex["site"] for vertex in vertices) == 61
    spots = [vertex["xy"] for vertex in vertices]
    for pair in [e["vertices"] for e in edges]:
        assert squared_distance(spots[pair[0]], spots[pair[1]]) == pytest.approx(1, abs=1e-3)
    for triangle in triangles:
        for a, b in combinations(triangle, 2):
            assert squared_distance(spots[a], spots[b]) == pytest.approx(1, abs=1e-3)
    for p in positions:
        blunt, sharp, other_blunt, other_sharp = (spots[v] for v in p["outline"])
        assert squared_distance(blunt, other_blunt) == pytest.approx(1, abs=1e-3)
        assert squared_distance(sharp, other_sharp) == pytest.approx(3, abs=1e-3)
        assert len(set(p["sides"])) == 4
    assert VERTEX_POINTS[at("f11")] == (0, 0)


def squared_distance(a: list[float], b: list[float]) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def test_the_tables_of_the_grid_agree() -> None:
    """ROM-03: sites have six triangles, edges two or on the rim one, tiles four sides."""
    around = Counter(int(vertex) for vertex in TRIANGLE_VERTICES)
    assert {around[v] for v in range(61)} == {6}
    assert max(around[v] for v in range(61, 91)) <= 3
    for site in range(61):
        six = {int(AROUND_TRIANGLES[6 * site + i]) for i in range(6)}
        assert len(six) == 6
        for t in six:
            assert site in [TRIANGLE_VERTICES[3 * t + i] for i in range(3)]
        assert min(AROUND_VERTICES[6 * site + i] for i in range(6)) >= 0
    assert all(EDGE_TRIANGLES[2 * e + 1] >= 0 for e in range(210))
    assert all(EDGE_TRIANGLES[2 * e + 1] < 0 for e in range(210, 240))
    for p in range(210):
        ends = {int(EDGE_VERTICES[2 * p + i]) for i in range(2)}
        assert {int(CORNERS[4 * p]), int(CORNERS[4 * p + 1])} == ends
        assert p not in [TILE_SIDES[4 * p + i] for i in range(4)]


def test_three_hills_of_seven_are_drawn() -> None:
    """ROM-04: each of the seven is as likely; a hill covers its triangle, the others stay free."""
    s = do(new(), "first orange")
    drawn = [f"hill {hill}" for hill in HILLS]
    assert [(GAME.text(id), weight) for id, weight in s.outcomes()] == [(t, 1) for t in drawn]
    do(s, "hill palatinus", "hill viminalis")
    assert offered(s) == {*drawn} - {"hill palatinus", "hill viminalis"}
    do(s, "hill caelius")
    assert s.actor == ORANGE
    covered = [t for t in range(150) if s.ground[t] == HILL_TILE]
    placed = [HILLS.index(hill) for hill in ("palatinus", "viminalis", "caelius")]
    assert covered == sorted(HILL_TRIANGLES[hill] for hill in placed)
    names = {VERTEX_NAMES[TRIANGLE_VERTICES[3 * HILL_TRIANGLES[1] + i]] for i in range(3)}
    assert names == {"f11", "g10", "g12"}
    assert len({int(TRIANGLE_VERTICES[3 * t + i]) for t in HILL_TRIANGLES for i in range(3)}) == 21


def test_an_unused_hill_space_can_be_covered() -> None:
    """ROM-04: the space of a hill that was not drawn is an ordinary triangle."""
    s = city()
    put(s, RED, "e12-g12")
    space = HILL_TRIANGLES[HILLS.index("palatinus")]
    play(s, GREEN, "f9-g12")
    assert s.ground[space] == position("f9-g12")


def test_hills_can_be_chosen() -> None:
    """ROM-04: with the option, the first player chooses the three hills."""
    s = do(new(3, hills="chosen"), "first black")
    assert s.actor == BLACK
    assert offered(s) == {f"choose-hill {hill}" for hill in HILLS}
    do(s, "choose-hill palatinus")
    assert refusal(s, "choose-hill palatinus") == ("refusal.hill", "ROM-04")
    do(s, "choose-hill caelius", "choose-hill aventinus")
    assert [HILLS[h] for h in range(7) if s.hills[h]] == ["palatinus", "aventinus", "caelius"]
    assert s.actor == BLACK
    assert offered(s) == {"draw", "play"}


def test_seven_bridges_by_the_tiber() -> None:
    """ROM-05: values 1 to 4 twice, one stays in the box; the spaces lie in the west."""
    s = new()
    assert list(s.unseen) == [2, 2, 2, 2]
    assert len(set(BRIDGE_TRIANGLES)) == 7
    for triangle in BRIDGE_TRIANGLES:
        columns = [int(VERTEX_NAMES[TRIANGLE_VERTICES[3 * triangle + i]][1:]) for i in range(3)]
        assert max(columns) <= 7
    for p in range(210):
        covered = [EDGE_TRIANGLES[2 * p + i] for i in range(2)]
        bridges = [n for n in range(7) if BRIDGE_TRIANGLES[n] in covered]
        assert bridges == [n for n in [POSITION_BRIDGE[p]] if n >= 0]


def test_supplies() -> None:
    """ROM-06: 12 Imperium tiles of each kind, 16 coins, 13 pieces an aqueduct, three sources."""
    s = new(4)
    assert list(s.supply) == [12] * 4
    assert s.treasure == 16
    assert len(s.pieces) == 3 * 13
    assert [VERTEX_NAMES[v] for v in SOURCES] == ["a12", "e20", "k12"]
    assert all(v >= 61 for v in SOURCES)
    assert AQUEDUCTS == ("grey", "brown", "white")
    for p in range(210):
        touched = [n for n in range(3) if SOURCES[n] in [CORNERS[4 * p + i] for i in range(4)]]
        assert touched == [n for n in [POSITION_SOURCE[p]] if n >= 0]


def test_buildings_and_fountains_never_run_out() -> None:
    """ROM-07: a thirteenth fountain and a thirteenth Temple can be built."""
    for family, built, cubes in ((None, FOUNTAIN, 16), (PURPLE, TEMPLE, 2)):
        s = city()
        for site in range(13):
            s.built[site] = built
            s.owner[site] = PURPLE if built == TEMPLE else EMPTY
        put(s, GREEN, "e12-f9", family)
        put(s, GREEN, "f9-g12")
        play(s, GREEN, "e12-g12", "leave-empty")
        assert s.built[at("f11")] == built
        families = s.view(SPECTATOR)["families"]
        assert isinstance(families, list)
        assert families[PURPLE]["cubes"] == cubes


def test_the_first_player_is_random_and_play_goes_clockwise() -> None:
    """ROM-08: every seat is as likely to be first; the next seat follows."""
    s = new(3)
    assert [weight for _, weight in s.outcomes()] == [1, 1, 1]
    do(s, "first black", *(f"hill {hill}" for hill in AWAY))
    order = []
    for _ in range(4):
        order.append(int(s.active))
        do(s, "draw", "take red", "take yellow", "draw", "take red", "take yellow")
    assert order == [BLACK, PURPLE, ORANGE, BLACK]


# ---- A turn


def test_two_actions_a_turn() -> None:
    """ROM-09: two actions, the same twice if wished, both obligatory, in any order."""
    s = city()
    assert offered(s) == {"draw", "play"}
    assert refusal(s, "end") == ("refusal.actions-left", "ROM-09")
    do(s, "draw", "take red", "take blue")
    assert s.active == PURPLE
    assert offered(s) == {"draw", "play"}
    do(s, "draw", "take red", "take blue")
    assert s.active == ORANGE
    assert s.turn == 2


def test_only_an_impossible_action_is_skipped() -> None:
    """ROM-09: a player who can do nothing is skipped, and it is told."""
    s = city(3)
    empty_stacks(s, 1, 1, 0, 0)
    empty_atrium(s, ORANGE)
    s.set_a(1)
    assert "skip" in told(s, "draw")
    assert s.active == BLACK


def test_an_action_ends_before_the_next_begins() -> None:
    """ROM-09: all building an action causes comes before the second action."""
    s = city()
    put(s, GREEN, "e12-f9", PURPLE)
    put(s, GREEN, "f9-g12")
    play(s, BLUE, "e12-g12", "leave-empty")
    assert offered(s) == {"send e12-f9", "stay"}
    assert refusal(s, "draw")[0] == "refusal.now"
    do(s, "stay")
    assert "draw" in offered(s)
    assert s.active == PURPLE


def test_imperium_buys_actions() -> None:
    """ROM-10: each tile of any kind goes back and buys one action, as many as wished."""
    s = city()
    s.imperium[ARENA] = 1
    s.imperium[BATHS] = 1
    s.supply[ARENA] = s.supply[BATHS] = 11
    assert refusal(s, "spend arena") == ("refusal.actions-left", "ROM-09")
    two = ("draw", "take red", "take blue")
    do(s, *two, *two)
    assert offered(s) == {"end", "spend arena", "spend baths"}
    assert refusal(s, "spend temple") == ("refusal.imperium", "ROM-10")
    assert refusal(s, "draw") == ("refusal.no-action", "ROM-10")
    do(s, "spend arena")
    assert s.supply[ARENA] == 12
    assert s.imperium[ARENA] == 0
    do(s, *two)
    assert offered(s) == {"end", "spend baths"}
    do(s, "spend baths", *two)
    assert s.active == ORANGE


def test_a_turn_can_end_with_imperium_kept() -> None:
    """ROM-10: nobody must spend; and without a possible action nothing is asked."""
    s = city()
    s.imperium[THEATRE] = 2
    s.set_a(0)
    s.settle()
    do(s, "end")
    assert s.active == ORANGE
    assert s.imperium[THEATRE] == 2
    s.imperium[4 * ORANGE + ARENA] = 1
    empty_atrium(s, ORANGE)
    empty_stacks(s, 1, 1, 0, 0)
    s.set_a(1)
    do(s, "draw")
    assert s.active == PURPLE


def test_the_end_of_a_turn() -> None:
    """ROM-11: domus to atrium; Imperium and coins for magistrates in office, who come home."""
    s = city(3)
    for goal in (OFFICE + ARENA, OFFICE + ARENA, TREASURY):
        transfer(s, PURPLE, ATRIUM, goal)
    transfer(s, ORANGE, ATRIUM, TREASURY)
    do(s, "draw", "take green")
    assert list(s.domus) == [0, 0, 1, 1]
    assert tiles(s, PURPLE) == [1, 1, 1, 1]
    end_turn(s)
    assert list(s.domus) == [0, 0, 0, 0]
    assert tiles(s, PURPLE) == [1, 1, 2, 2]
    assert s.imperium[ARENA] == 2
    assert s.supply[ARENA] == 10
    assert [s.coins[f] for f in range(3)] == [1, 0, 0]
    assert s.treasure == 15
    assert posts(s, PURPLE) == [ATRIUM] * 3
    assert posts(s, ORANGE) == [TREASURY, ATRIUM, ATRIUM]


def test_an_empty_pile_gives_nothing() -> None:
    """ROM-11: with no Imperium tile or coin left the magistrate still returns."""
    s = city()
    transfer(s, PURPLE, ATRIUM, OFFICE + BATHS)
    transfer(s, PURPLE, ATRIUM, TREASURY)
    s.supply[BATHS] = 0
    s.treasure = 0
    s.set_a(1)
    kinds = told(s, "draw", "take red", "take blue")
    assert kinds[-2:] == ["no-imperium", "no-coin"]
    assert s.imperium[BATHS] == s.coins[PURPLE] == s.treasure == s.supply[BATHS] == 0
    assert posts(s, PURPLE) == [ATRIUM] * 3


def test_julias_two_imperium_tiles() -> None:
    """ROM-11: the rulebook's example: a Temple and a Theatre tile come together."""
    s = city()
    transfer(s, PURPLE, ATRIUM, OFFICE + TEMPLE)
    transfer(s, PURPLE, ATRIUM, OFFICE + THEATRE)
    end_turn(s)
    assert [s.imperium[b] for b in range(4)] == [0, 1, 1, 0]
    assert posts(s, PURPLE) == [ATRIUM] * 3


# ---- Actions


def test_draw_two_colours() -> None:
    """ROM-12: two tiles of different colours, chosen in one order, into the domus."""
    s = city()
    do(s, "draw")
    assert offered(s) == {"take red", "take yellow", "take green"}
    assert refusal(s, "take blue") == ("refusal.order", "ROM-12")
    do(s, "take yellow")
    assert offered(s) == {"take green", "take blue"}
    assert refusal(s, "take yellow") == ("refusal.order", "ROM-12")
    do(s, "take blue")
    assert list(s.domus) == [0, 1, 0, 1]
    assert list(s.stacks) == [10, 11, 14, 15]


def test_drawn_tiles_cannot_be_played_this_turn() -> None:
    """ROM-12: what is in the domus waits for the end of the turn."""
    s = city()
    empty_atrium(s, PURPLE)
    assert refusal(s, "play") == ("refusal.play", "ROM-15")
    do(s, "draw", "take red", "take blue")
    assert offered(s) == {"draw"}


@pytest.mark.parametrize(
    ("stacks", "drawn"),
    [
        ((0, 3, 0, 2), [0, 1, 0, 1]),
        ((0, 1, 0, 5), [0, 1, 0, 1]),
        ((0, 0, 4, 0), [0, 0, 2, 0]),
        ((0, 0, 1, 0), [0, 0, 1, 0]),
    ],
)
def test_draw_what_is_left(stacks: tuple[int, ...], drawn: list[int]) -> None:
    """ROM-12: two of the only colour left, or the last single tile, without asking."""
    s = city()
    empty_stacks(s, *stacks)
    do(s, "draw")
    assert list(s.domus) == drawn
    assert s.active == PURPLE


def test_no_draw_from_empty_stacks() -> None:
    """ROM-12: with no tile left the action is not available."""
    s = city()
    empty_stacks(s, 1, 0, 0, 0)
    do(s, "draw")
    assert offered(s) == {"play"}
    assert refusal(s, "draw") == ("refusal.draw", "ROM-12")
    s = city()
    empty_stacks(s, 0, 5, 5, 5)
    do(s, "draw")
    assert refusal(s, "take red") == ("refusal.stack", "ROM-12")


def tile_by_grey_source(s: Rome) -> None:
    """Two tiles south of the grey source, not yet started: a12 to c12 and b15 to c12."""
    put(s, RED, "a12-c12")
    put(s, RED, "b15-c12")


def test_expand_two_pieces_on_one_aqueduct() -> None:
    """ROM-13: both pieces on one started aqueduct."""
    s = city()
    tile_by_grey_source(s)
    assert refusal(s, "expand") == ("refusal.expand", "ROM-13")
    start_aqueduct(s, GREY)
    do(s, "expand", piece("a12", "b13"), piece("b13", "b15"))
    assert s.laid[GREY] == 2
    assert s.ends[GREY] == at("b15")
    assert s.active == PURPLE
    assert "expand" in offered(s)


def test_expand_one_piece_on_each_of_two() -> None:
    """ROM-13: or one on each of two; the one that was not started cannot be expanded."""
    s = city()
    tile_by_grey_source(s)
    put(s, BLUE, "i12-k12")
    put(s, BLUE, "e20-g20")
    start_aqueduct(s, GREY)
    start_aqueduct(s, WHITE)
    do(s, "expand")
    assert offered(s) == {
        piece("a12", "b11"),
        piece("a12", "b13"),
        piece("k12", "j11"),
        piece("k12", "j13"),
    }
    assert refusal(s, piece("e20", "f19")) == ("refusal.continue", "ROM-30")
    do(s, piece("k12", "j11"), piece("a12", "b11"))
    assert list(s.laid) == [1, EMPTY, 1]


def test_the_first_piece_leaves_room_for_the_second() -> None:
    """ROM-13: two pieces are laid, so a first one after which no second fits is not offered."""
    s = city()
    tile_by_grey_source(s)
    put(s, BLUE, "e20-g20")
    start_aqueduct(s, GREY)
    s.water[at("c12")] = 1
    do(s, "expand")
    assert offered(s) == {piece("a12", "b13")}
    assert refusal(s, piece("a12", "b11")) == ("refusal.blocked", "ROM-13")


def test_the_second_piece_may_not_touch_the_first() -> None:
    """ROM-13, ROM-31: a way for another aqueduct through the first piece's end is none."""
    s = city(hills=("aventinus", "caelius", "palatinus"))
    tile_by_grey_source(s)
    put(s, RED, "a10-c10")
    start_aqueduct(s, GREY)
    s.laid[WHITE] = 0
    s.ends[WHITE] = at("c10")
    for place in ("a10", "b9", "c10", "c12"):
        s.water[at(place)] = 1
    do(s, "expand")
    assert offered(s) == {piece("a12", "b13"), piece("c10", "b11")}
    assert refusal(s, piece("a12", "b11")) == ("refusal.blocked", "ROM-13")


def test_expand_with_a_single_piece() -> None:
    """ROM-13: if only one piece can be laid, that one."""
    s = city()
    tile_by_grey_source(s)
    start_aqueduct(s, GREY)
    s.water[at("c12")] = s.water[at("b13")] = 1
    do(s, "expand")
    assert offered(s) == {piece("a12", "b11")}
    do(s, piece("a12", "b11"))
    assert s.laid[GREY] == 1
    assert offered(s) == {"draw", "play"}


def test_recall_a_magistrate() -> None:
    """ROM-14: one own magistrate from a district tile, at once usable."""
    s = city()
    put(s, RED, "e12-g12", PURPLE)
    put(s, RED, "e12-f9", PURPLE)
    put(s, RED, "f9-g12", ORANGE)
    do(s, "recall")
    assert offered(s) == {"call e12-g12", "call e12-f9"}
    assert refusal(s, "call f9-g12") == ("refusal.nobody", "ROM-14")
    do(s, "call e12-g12")
    assert posts(s, PURPLE) == [position("e12-f9"), ATRIUM, ATRIUM]
    play(s, BLUE, "f13-h13", "post")
    assert sorted(posts(s, PURPLE)) == sorted([position("e12-f9"), position("f13-h13"), ATRIUM])


def test_recall_only_from_tiles() -> None:
    """ROM-14: not from Imperium spaces or the Treasury; the only one is not asked for."""
    s = city()
    transfer(s, PURPLE, ATRIUM, OFFICE + ARENA)
    transfer(s, PURPLE, ATRIUM, TREASURY)
    assert refusal(s, "recall") == ("refusal.recall", "ROM-14")
    put(s, RED, "e12-g12", PURPLE)
    do(s, "recall")
    assert posts(s, PURPLE) == [OFFICE + ARENA, TREASURY, ATRIUM]
    assert s.a() == 1


def test_play_a_tile_from_the_atrium() -> None:
    """ROM-15: any tile of the atrium, with or without a magistrate of the atrium."""
    s = city()
    s.atrium[GREEN] = 0
    do(s, "play")
    assert offered(s) == {"tile red", "tile yellow", "tile blue"}
    assert refusal(s, "tile green") == ("refusal.tile", "ROM-15")
    do(s, "tile blue", "lay h11-i8")
    assert tiles(s, PURPLE) == [1, 1, 0, 0]
    assert offered(s) == {"post", "leave-empty"}
    do(s, "leave-empty")
    assert posts(s, PURPLE) == [ATRIUM] * 3
    for _ in range(3):
        transfer(s, PURPLE, ATRIUM, TREASURY)
    play(s, RED, "i6-j9")
    assert s.active == ORANGE


# ---- Laying a tile


def test_where_a_tile_fits() -> None:
    """ROM-16: two triangles that share an edge, without hill or district tile."""
    s = city()
    put(s, RED, "e12-g12")
    covered = {int(EDGE_TRIANGLES[2 * position("e12-g12") + i]) for i in range(2)}
    covered |= {int(HILL_TRIANGLES[HILLS.index(hill)]) for hill in AWAY}
    for p in range(210):
        if {int(EDGE_TRIANGLES[2 * p + i]) for i in range(2)} & covered:
            assert not s.fits(p)
    do(s, "play", "tile blue")
    assert refusal(s, "lay e12-g12") == ("refusal.covered", "ROM-16")
    assert refusal(s, "lay e14-f11") == ("refusal.covered", "ROM-16")
    assert refusal(s, "lay h9-j9") == ("refusal.covered", "ROM-16")


def test_the_first_tile_lies_beside_a_hill() -> None:
    """ROM-17: the first tile shares a side with a hill tile."""
    s = city(hills=("palatinus", "caelius", "quirinalis"))
    do(s, "play", "tile red")
    beside = {"e10-g10", "e12-g12", "f11-g14", "f11-g8", "g10-h13", "g12-h9"}
    assert {text for text in offered(s) if text[4] in "efg"} == {f"lay {p}" for p in beside}
    assert len(offered(s)) == 18


def test_contact_at_a_point_is_not_enough() -> None:
    """ROM-17: a full side must be shared with a hill or a district tile."""
    s = city()
    put(s, RED, "e12-g12")
    for p in range(210):
        sides = {int(TILE_SIDES[4 * p + i]) for i in range(4)}
        covered = [
            s.ground[t] != EMPTY
            for e in sides
            for t in (EDGE_TRIANGLES[2 * e], EDGE_TRIANGLES[2 * e + 1])
            if t >= 0
        ]
        free = all(s.ground[EDGE_TRIANGLES[2 * p + i]] == EMPTY for i in range(2))
        assert s.fits(p) == (free and any(covered))
    do(s, "play", "tile blue")
    assert refusal(s, "lay e8-f11") == ("refusal.contact", "ROM-17")


def test_one_magistrate_as_the_tile_is_laid() -> None:
    """ROM-18: he comes with the tile; without one in the atrium nothing is asked."""
    s = city()
    put(s, RED, "e12-g12")
    play(s, BLUE, "e12-f9", "post")
    assert posts(s, PURPLE) == [position("e12-f9"), ATRIUM, ATRIUM]
    assert not any(text in offered(s) for text in ("post", "leave-empty"))
    transfer(s, PURPLE, ATRIUM, TREASURY)
    transfer(s, PURPLE, ATRIUM, TREASURY)
    play(s, RED, "f13-h13")
    assert s.active == ORANGE
    assert posts(s, PURPLE) == [position("e12-f9"), ATRIUM, ATRIUM]


def test_the_order_of_effects_with_water() -> None:
    """ROM-19: the rulebook's example: the magistrate, three pieces, then the Temple."""
    s = city(hills=("aventinus", "caelius", "palatinus"))
    put(s, GREEN, "a10-c10")
    put(s, GREEN, "b13-c10")
    play(s, GREEN, "a10-b13")
    assert offered(s) == {"post", "leave-empty"}
    do(s, "post")
    assert offered(s) == {piece("a12", "a10"), piece("a12", "b13")}
    do(s, piece("a12", "b13"))
    assert s.built[at("b11")] == EMPTY
    do(s, piece("b13", "c12"), piece("c12", "c10"))
    assert s.built[at("b11")] == TEMPLE
    assert offered(s) == {"send a10-b13", "stay"}


def test_the_order_of_effects_with_a_bridge() -> None:
    """ROM-19: the magistrate before the bridge, the bridge before the sites."""
    s = city()
    put(s, GREEN, "c6-e6")
    play(s, GREEN, "c6-d3")
    assert offered(s) == {"post", "leave-empty"}
    do(s, "post")
    assert s.actor == CHANCE
    assert s.takers[1] == EMPTY
    do(s, "bridge 4")
    assert s.takers[1] == PURPLE
    assert s.actor == PURPLE


def test_a_tile_takes_the_bridge_it_covers() -> None:
    """ROM-20: drawn from what nobody has seen; its owner alone sees the value."""
    s = city(3)
    put(s, GREEN, "c6-e6")
    s.unseen[0] = 0
    s.values[6], s.takers[6] = 1, ORANGE
    s.values[5], s.takers[5] = 1, ORANGE
    play(s, GREEN, "c6-d3", "leave-empty")
    assert [(GAME.text(id), weight) for id, weight in s.outcomes()] == [
        ("bridge 2", 2),
        ("bridge 3", 2),
        ("bridge 4", 2),
    ]
    assert s.witness() == PURPLE
    story: list[Event] = []
    s.story = story
    do(s, "bridge 3")
    assert GAME.say(story[0].seen_by(PURPLE)) == "Purple takes bridge 2, worth 3."
    for seat in (SPECTATOR, ORANGE, BLACK):
        assert GAME.say(story[0].seen_by(seat)) == "Purple takes bridge 2."
    assert list(s.unseen) == [0, 2, 1, 2]


def test_the_points_of_bridges_are_not_told_before_the_end() -> None:
    """ROM-34, ROM-40: until the end the value of a bridge is known to its taker alone."""
    own = 0
    for seed in range(20):
        state = GAME.new(2)
        for id in recorded_playout(GAME.new(2), Random(seed)):
            assert bridges(GAME.known_result(state)) == [0, 0]
            true = bridges(state.result())
            for seat in range(2):
                assert bridges(GAME.known_result(state, seat))[seat] == true[seat]
                assert bridges(GAME.known_result(state, seat))[1 - seat] == 0 or state.actor == OVER
                own += true[seat]
            state.apply(id)
        assert GAME.known_result(state) == state.result()
    assert own > 0


def bridges(result: Result) -> list[int]:
    """What the bridges bring each seat."""
    return next(line.points for line in result.lines if line.key == "bridges")


def test_a_tile_at_a_source_starts_the_aqueduct() -> None:
    """ROM-21: three pieces at once, the first at the source, without a choice to stop."""
    s = city()
    put(s, RED, "b15-c12")
    play(s, BLUE, "a12-c12", "leave-empty")
    assert offered(s) == {piece("a12", "b11"), piece("a12", "b13")}
    assert refusal(s, piece("b13", "b15")) == ("refusal.continue", "ROM-30")
    do(s, piece("a12", "b11"), piece("b11", "c12"))
    assert offered(s) == {piece("c12", "b13"), piece("c12", "c14")}
    do(s, piece("c12", "c14"))
    assert s.laid[GREY] == 3
    assert s.active == PURPLE
    assert "expand" in offered(s)


def test_a_used_source_starts_nothing() -> None:
    """ROM-21: only the first tile that touches the source starts its aqueduct."""
    s = city()
    put(s, RED, "a12-c12")
    start_aqueduct(s, GREY, "b13")
    play(s, BLUE, "a12-b9", "leave-empty")
    assert s.laid[GREY] == 1
    assert s.a() == 1


def test_a_start_with_fewer_than_three_pieces() -> None:
    """ROM-21: as many of the three as are legal, and only ways that lead to so many."""
    s = city()
    put(s, RED, "b15-c12")
    s.water[at("c12")] = 1
    play(s, BLUE, "a12-c12", "leave-empty")
    assert offered(s) == {piece("a12", "b13")}
    assert refusal(s, piece("a12", "b11")) == ("refusal.blocked", "ROM-13")
    do(s, piece("a12", "b13"), piece("b13", "b15"), piece("b15", "c14"))
    assert s.laid[GREY] == 3


@pytest.mark.parametrize(
    ("blocked", "pieces"),
    [
        (("c12", "b15"), [("a12", "b11")]),
        (("c12", "c14"), [("a12", "b13"), ("b13", "b15")]),
    ],
)
def test_a_start_of_one_or_two_pieces(
    blocked: tuple[str, ...], pieces: list[tuple[str, str]]
) -> None:
    """ROM-21: the start is over when no more can be laid."""
    s = city()
    put(s, RED, "b15-c12")
    for place in blocked:
        s.water[at(place)] = 1
    play(s, BLUE, "a12-c12", "leave-empty")
    do(s, *(piece(*ends) for ends in pieces))
    assert s.laid[GREY] == len(pieces)
    assert s.a() == 1


def test_a_start_does_not_count_on_turning_back() -> None:
    """ROM-21, ROM-30: a way of two pieces is shorter than one of three."""
    s = city(hills=("aventinus", "caelius", "palatinus"))
    put(s, RED, "b15-c12")
    put(s, RED, "a10-c10")
    for place in ("c12", "a10", "b9"):
        s.water[at(place)] = 1
    play(s, BLUE, "a12-c12", "leave-empty")
    assert offered(s) == {piece("a12", "b13")}


# ---- Sites


def complete_f11(s: Rome, building: str, colour: int, *magistrates: int | None) -> None:
    """All tiles around f11 but the last lie there in one colour, with these magistrates."""
    for number, place in enumerate(AROUND_F11[building][:-1]):
        family = magistrates[number] if number < len(magistrates) else None
        put(s, colour, place, family)


@pytest.mark.parametrize("building", list(AROUND_F11))
def test_a_site_is_complete_with_six_sixths(building: str) -> None:
    """ROM-22: sharp corners fill one sixth, blunt ones two; the last tile completes the site."""
    s = city()
    last = AROUND_F11[building][-1]
    complete_f11(s, building, BLUE)
    assert s.sixths[at("f11")] == (5 if building == "arena" else 4)
    assert s.meeting[at("f11")] == len(AROUND_F11[building]) - 1
    play(s, RED, last, "leave-empty")
    assert s.sixths[at("f11")] == 6
    assert s.built[at("f11")] == FOUNTAIN


def test_the_rim_is_no_site() -> None:
    """ROM-22: only an inner vertex can be a site."""
    s = city()
    assert not s.complete(at("a10"))
    s.sixths[at("a10")] = 6
    assert not s.complete(at("a10"))
    assert all(GAME.text(229 + n) == f"site {VERTEX_NAMES[n]}" for n in range(61))


@pytest.mark.parametrize(("option", "built"), [("off", EMPTY), ("on", TEMPLE)])
def test_the_corner_of_a_hill(option: str, built: int) -> None:
    """ROM-22: never a site; with the option the hill fills its sixth but is no building."""
    s = city(hills=("palatinus", "caelius", "quirinalis"), hill_corners=option)
    put(s, GREEN, "e12-f9", PURPLE)
    put(s, GREEN, "e12-g12")
    play(s, GREEN, "f11-g8", "leave-empty")
    assert s.sixths[at("f11")] == (6 if option == "on" else 5)
    assert s.meeting[at("f11")] == 3
    assert s.built[at("f11")] == built


@pytest.mark.parametrize(
    ("building", "tiles"), [("temple", 3), ("baths", 4), ("theatre", 5), ("arena", 6)]
)
def test_what_is_built(building: str, tiles: int) -> None:
    """ROM-23: 3 tiles a Temple, 4 Baths, 5 a Theatre, 6 an Arena."""
    assert len(AROUND_F11[building]) == tiles
    s = city()
    kind = BUILDINGS.index(building)
    complete_f11(s, building, kind, PURPLE)
    play(s, RED, AROUND_F11[building][-1], "leave-empty")
    assert BUILDINGS[s.built[at("f11")]] == building
    assert s.owner[at("f11")] == PURPLE


@pytest.mark.parametrize("building", list(AROUND_F11))
def test_only_the_colour_of_the_building_counts(building: str) -> None:
    """ROM-24: a magistrate counts 1 on the building's colour and 0 on any other."""
    kind = BUILDINGS.index(building)
    for colour in range(4):
        s = city()
        complete_f11(s, building, colour, PURPLE, PURPLE)
        assert s.influence(PURPLE, at("f11"), kind) == (2 if colour == kind else 0)
        assert s.influence(ORANGE, at("f11"), kind) == 0
        put(s, kind, "b11-d11", ORANGE)
        assert s.influence(ORANGE, at("f11"), kind) == 0


@pytest.mark.parametrize(
    ("building", "points"), [("temple", 2), ("baths", 3), ("theatre", 5), ("arena", 8)]
)
def test_the_most_influential_builds(building: str, points: int) -> None:
    """ROM-25: his cube and 2, 3, 5 or 8 points at once, also when another lays the last tile."""
    s = city(3)
    kind = BUILDINGS.index(building)
    for n, place in enumerate(AROUND_F11[building][:-1]):
        put(s, kind, place, (ORANGE, ORANGE, BLACK)[n] if n < 3 else None)
    play(s, RED, AROUND_F11[building][-1], "leave-empty")
    assert s.owner[at("f11")] == ORANGE
    assert [s.points[f] for f in range(3)] == [0, points, 0]
    assert lines(s)["buildings"] == [0, points, 0]


def test_a_tie_or_nobody_makes_a_fountain() -> None:
    """ROM-26: owned by nobody, without points."""
    for families in ((), (PURPLE, ORANGE), (PURPLE, ORANGE, PURPLE, ORANGE)):
        s = city()
        complete_f11(s, "theatre", YELLOW, *families)
        play(s, RED, AROUND_F11["theatre"][-1], "leave-empty")
        assert s.built[at("f11")] == FOUNTAIN
        assert s.owner[at("f11")] == EMPTY
        assert list(s.points) == [0, 0, 0, 0]
    s = city(3)
    complete_f11(s, "theatre", YELLOW, PURPLE, ORANGE, BLACK, BLACK)
    play(s, RED, AROUND_F11["theatre"][-1], "leave-empty")
    assert s.owner[at("f11")] == BLACK


def test_magistrates_may_go_to_the_imperium_space() -> None:
    """ROM-27: from the active player clockwise, each may send one, whatever the tile's colour."""
    s = city(4)
    s.active = BLACK
    s.settle()
    complete_f11(s, "theatre", YELLOW, PURPLE, PURPLE, PINK, BLACK)
    play(s, RED, AROUND_F11["theatre"][-1], "post")
    site = AROUND_F11["theatre"]
    assert s.actor == BLACK
    assert offered(s) == {f"send {site[3]}", f"send {site[4]}", "stay"}
    assert refusal(s, f"send {site[0]}") == ("refusal.send", "ROM-27")
    do(s, f"send {site[4]}")
    assert s.actor == PINK
    do(s, "stay")
    assert s.actor == PURPLE
    assert offered(s) == {f"send {site[0]}", f"send {site[1]}", "stay"}
    do(s, f"send {site[1]}")
    assert posts(s, BLACK) == [position(site[3]), OFFICE + THEATRE, ATRIUM]
    assert posts(s, PURPLE) == [position(site[0]), OFFICE + THEATRE, ATRIUM]
    assert posts(s, PINK) == [position(site[2]), ATRIUM, ATRIUM]
    assert s.actor == BLACK
    assert "draw" in offered(s)


def test_magistrates_may_go_to_the_treasury() -> None:
    """ROM-27: to the Treasury if a fountain is built; not from tiles off the site."""
    s = city()
    complete_f11(s, "temple", RED, ORANGE)
    put(s, RED, "b11-d11", PURPLE)
    put(s, RED, "b13-d13", ORANGE)
    play(s, RED, AROUND_F11["temple"][-1], "leave-empty")
    assert s.actor == ORANGE
    assert offered(s) == {f"send {AROUND_F11['temple'][0]}", "stay"}
    assert refusal(s, "send b13-d13") == ("refusal.send", "ROM-27")
    do(s, f"send {AROUND_F11['temple'][0]}")
    assert posts(s, ORANGE) == [position("b13-d13"), TREASURY, ATRIUM]


def test_julias_theatre() -> None:
    """ROM-24, ROM-25, ROM-27: the rulebook's example of a Theatre with five tiles."""
    julia, claudia, tiberius = range(3)
    s = city(3)
    site = AROUND_F11["theatre"]
    put(s, YELLOW, site[0], julia)
    put(s, YELLOW, site[1], claudia)
    put(s, RED, site[2], claudia)
    put(s, YELLOW, site[3], tiberius)
    play(s, YELLOW, site[4], "post")
    assert s.built[at("f11")] == THEATRE
    assert s.owner[at("f11")] == julia
    assert [s.points[f] for f in range(3)] == [5, 0, 0]
    do(s, f"send {site[0]}", f"send {site[2]}", "stay")
    assert posts(s, julia) == [position(site[4]), OFFICE + THEATRE, ATRIUM]
    assert posts(s, claudia) == [position(site[1]), OFFICE + THEATRE, ATRIUM]
    assert posts(s, tiberius) == [position(site[3]), ATRIUM, ATRIUM]


def two_sites(s: Rome) -> str:
    """All but the last tile of two Temples, at f11 and f13, that the last tile completes."""
    put(s, GREEN, "e12-f9")
    put(s, GREEN, "f9-g12", PURPLE)
    put(s, GREEN, "e12-f15")
    put(s, GREEN, "f15-g12")
    return "e12-g12"


def test_the_order_of_several_sites() -> None:
    """ROM-28: who laid the tile chooses; each site is finished before the next."""
    s = city()
    last = two_sites(s)
    play(s, GREEN, last, "post")
    assert s.actor == PURPLE
    assert offered(s) == {"site f11", "site f13"}
    assert refusal(s, "site e12") == ("refusal.site", "ROM-28")
    do(s, "site f11")
    assert s.built[at("f11")] == TEMPLE
    assert s.built[at("f13")] == EMPTY
    do(s, f"send {last}")
    assert s.built[at("f13")] == FOUNTAIN
    assert "draw" in offered(s)


def test_a_magistrate_moved_away_no_longer_counts() -> None:
    """ROM-28: in the other order the same magistrate builds both."""
    s = city()
    last = two_sites(s)
    play(s, GREEN, last, "post", "site f13", "stay", "stay")
    assert s.built[at("f13")] == s.built[at("f11")] == TEMPLE
    assert s.points[PURPLE] == 4


# ---- Aqueducts


def test_pieces_lie_along_tiles() -> None:
    """ROM-29: a side of a tile, never inside one; beyond it a tile, a hill, nothing, the rim."""
    s = city(hills=("palatinus", "caelius", "quirinalis"))
    put(s, RED, "e12-g12")
    assert s.is_side(edge("f11", "g12"))
    assert s.is_side(edge("e12", "f13"))
    assert not s.is_side(edge("f11", "f13"))
    assert not s.is_side(edge("f11", "g10"))
    assert not s.is_side(edge("c8", "c10"))
    put(s, RED, "e12-f15")
    assert s.is_side(edge("e12", "f13"))
    put(s, RED, "a10-b13")
    assert s.is_side(edge("a10", "a12"))
    assert not s.is_side(edge("a12", "b11"))
    assert sum(s.is_side(e) for e in range(240)) == 4 + 3 + 4


def test_no_piece_where_no_tile_is() -> None:
    """ROM-29: the refusal says so."""
    s = city()
    tile_by_grey_source(s)
    start_aqueduct(s, GREY)
    do(s, "expand")
    assert refusal(s, piece("a12", "a10")) == ("refusal.side", "ROM-29")


def test_pieces_continue_from_the_far_end() -> None:
    """ROM-30: no branch and no second start at the source."""
    s = city()
    tile_by_grey_source(s)
    start_aqueduct(s, GREY, "b13")
    do(s, "expand")
    assert refusal(s, piece("a12", "b11")) == ("refusal.continue", "ROM-30")
    assert offered(s) == {piece("b13", "c12"), piece("b13", "b15")}


def test_an_aqueduct_never_meets_itself() -> None:
    """ROM-30: no ring, not even around a single tile."""
    s = city()
    tile_by_grey_source(s)
    start_aqueduct(s, GREY, "b13", "b15", "c14", "c12")
    do(s, "expand")
    assert offered(s) == {piece("c12", "b11")}
    assert refusal(s, piece("c12", "b13")) == ("refusal.touch", "ROM-31")
    do(s, piece("c12", "b11"))
    assert s.laid[GREY] == 5
    assert "expand" not in offered(s)


def test_aqueducts_never_touch() -> None:
    """ROM-31: no vertex is shared, nor the source of another, started or not."""
    s = city()
    tile_by_grey_source(s)
    start_aqueduct(s, GREY, "b13")
    s.water[at("c12")] = 1
    do(s, "expand")
    assert refusal(s, piece("b13", "c12")) == ("refusal.touch", "ROM-31")
    s = city()
    put(s, RED, "e20-g20")
    s.laid[WHITE] = 0
    s.ends[WHITE] = at("f19")
    s.water[at("f19")] = 1
    do(s, "expand")
    assert refusal(s, piece("f19", "e20")) == ("refusal.touch", "ROM-31")
    assert offered(s) == {piece("f19", "g20")}


def test_thirteen_pieces_at_most() -> None:
    """ROM-31: an aqueduct of 13 pieces is finished."""
    s = city()
    tile_by_grey_source(s)
    start_aqueduct(s, GREY)
    s.laid[GREY] = 12
    do(s, "expand")
    assert piece("a12", "b11") in offered(s)
    do(s, piece("a12", "b11"))
    assert s.laid[GREY] == 13
    assert "expand" not in offered(s)
    put(s, BLUE, "i12-k12")
    start_aqueduct(s, WHITE)
    do(s, "expand")
    assert refusal(s, piece("b11", "c12")) == ("refusal.pieces", "ROM-31")


def test_a_fountain_reached_gives_a_coin() -> None:
    """ROM-32: at once, to the one who laid the piece; a building gives none."""
    s = city()
    tile_by_grey_source(s)
    found(s, "b13", FOUNTAIN)
    found(s, "b15", TEMPLE, ORANGE)
    start_aqueduct(s, GREY)
    do(s, "expand", piece("a12", "b13"))
    assert s.coins[PURPLE] == 1
    assert s.treasure == 15
    do(s, piece("b13", "b15"))
    assert list(s.coins) == [1, 0, 0, 0]


def test_no_coin_for_a_later_fountain_or_from_an_empty_treasury() -> None:
    """ROM-32: a fountain built on an aqueduct gives none; nor is there a coin without coins."""
    s = city()
    start_aqueduct(s, GREY, "b11", "c12", "d11", "e12", "f11")
    complete_f11(s, "temple", RED)
    play(s, RED, AROUND_F11["temple"][-1], "leave-empty")
    assert s.built[at("f11")] == FOUNTAIN
    assert list(s.coins) == [0, 0, 0, 0]
    s = city()
    tile_by_grey_source(s)
    found(s, "b13", FOUNTAIN)
    start_aqueduct(s, GREY)
    s.treasure = 0
    do(s, "expand", piece("a12", "b13"))
    assert s.coins[PURPLE] == s.treasure == 0


# ---- End and scoring


def test_the_last_round() -> None:
    """ROM-33: with three stacks empty at the end of a turn, one action each, the trigger last."""
    s = city(3)
    empty_stacks(s, 0, 0, 1, 9)
    s.imperium[4 * BLACK + ARENA] = 1
    transfer(s, BLACK, ATRIUM, TREASURY)
    do(s, "draw")
    assert s.last_turns == EMPTY
    assert s.active == PURPLE
    do(s, "draw")
    assert s.last_turns == 3
    order = []
    while s.actor != OVER:
        order.append(int(s.active))
        assert s.prompt().key == "prompt.last"
        do(s, "draw")
    assert order == [ORANGE, BLACK, PURPLE]
    assert s.coins[BLACK] == 1
    assert s.imperium[4 * BLACK + ARENA] == 1
    assert s.legal() == []


def test_no_last_round_with_two_stacks_left() -> None:
    """ROM-33: two stacks with tiles are enough to go on."""
    s = city()
    empty_stacks(s, 0, 0, 3, 9)
    do(s, "draw", "draw")
    assert s.active == ORANGE
    assert s.last_turns == EMPTY
    assert s.a() == 2


def test_who_can_do_nothing_in_the_last_round_passes() -> None:
    """ROM-33: a pass is told and the round goes on."""
    s = city(3)
    empty_stacks(s, 0, 0, 0, 2)
    empty_atrium(s, ORANGE, BLACK)
    s.set_a(1)
    kinds = told(s, "draw")
    assert kinds.count("skip") == 2
    assert s.active == PURPLE
    play(s, RED, "h11-i8", "leave-empty")
    assert s.actor == OVER


def test_the_points_of_bridges() -> None:
    """ROM-34: the values of the bridges taken."""
    s = city()
    for bridge, taker, value in ((0, PURPLE, 4), (3, PURPLE, 1), (6, ORANGE, 3)):
        s.takers[bridge] = taker
        s.values[bridge] = value
    assert lines(s)["bridges"] == [5, 3]


def test_the_points_of_aqueducts() -> None:
    """ROM-35: the rulebook's example: 2 for Octavia's Temple, 8 for Julia's four buildings."""
    julia, octavia = range(2)
    s = city()
    found(s, "b11", TEMPLE, octavia)
    found(s, "c12", ARENA, julia)
    found(s, "d11", TEMPLE, julia)
    found(s, "e12", TEMPLE, julia)
    found(s, "f11", THEATRE, julia)
    found(s, "f13", THEATRE, octavia)
    s.active = octavia
    start_aqueduct(s, GREY, "b11", "c12", "d11", "e12", "f11")
    assert lines(s)["aqueducts"] == [8, 2]


def test_the_points_of_fountains() -> None:
    """ROM-36: the rulebook's example: one fountain beside Baths and a Temple, and a Temple."""
    julia, octavia = range(2)
    s = city()
    found(s, "f11", FOUNTAIN)
    found(s, "f13", BATHS, julia)
    found(s, "e10", TEMPLE, julia)
    found(s, "g12", TEMPLE, octavia)
    found(s, "d11", ARENA, octavia)
    assert lines(s)["fountains"] == [2, 1]
    found(s, "e12", FOUNTAIN)
    assert lines(s)["fountains"] == [4, 2]


def test_the_points_of_coins() -> None:
    """ROM-37: 1 each, 2 more for every player with the most, if any."""
    s = city(3)
    assert lines(s)["most-coins"] == [0, 0, 0]
    for family, coins in enumerate((3, 1, 3)):
        s.coins[family] = coins
    assert lines(s)["coins"] == [3, 1, 3]
    assert lines(s)["most-coins"] == [2, 0, 2]


def test_the_points_of_imperium() -> None:
    """ROM-38: 5 for most of a kind, 2 each if tied, none for zero tiles."""
    s = city(3)
    assert lines(s)["imperium"] == [0, 0, 0]
    for family, held in enumerate(((2, 1, 0, 0), (1, 1, 0, 0), (0, 0, 0, 4))):
        for building, count in enumerate(held):
            s.imperium[4 * family + building] = count
    assert lines(s)["imperium"] == [5 + 2, 2, 5]


def test_the_winner_and_ties() -> None:
    """ROM-39: score, then civic buildings, then Imperium tiles, then shared."""
    s = city(3)
    for family, points in enumerate((8, 8, 5)):
        s.points[family] = points
    assert s.result().winners == [PURPLE, ORANGE]
    found(s, "f11", ARENA, PURPLE)
    found(s, "c12", TEMPLE, ORANGE)
    found(s, "c14", TEMPLE, ORANGE)
    assert s.result().winners == [ORANGE]
    found(s, "h11", TEMPLE, PURPLE)
    assert s.result().winners == [PURPLE, ORANGE]
    s.imperium[PURPLE + ARENA] = 1
    s.imperium[4 * ORANGE + ARENA] = 1
    s.imperium[4 * BLACK + ARENA] = 2
    assert s.result().winners == [BLACK]
    s.imperium[4 * BLACK + ARENA] = 0
    s.imperium[ARENA] = s.imperium[THEATRE] = 1
    s.imperium[4 * ORANGE + ARENA] = 2
    s.imperium[4 * ORANGE + THEATRE] = 0
    assert s.result().scores == [13, 13, 5]
    assert s.result().winners == [PURPLE, ORANGE]
    s.imperium[THEATRE] = 2
    assert s.result().tie_break == [203, 202, 0]
    assert s.result().winners == [PURPLE]


def test_only_the_values_of_bridges_are_hidden() -> None:
    """ROM-40: the taker sees his own; at the end all are seen."""
    s = city(3)
    for bridge, taker, value in ((0, PURPLE, 4), (3, ORANGE, 1)):
        s.takers[bridge] = taker
        s.values[bridge] = value
        s.unseen[value - 1] -= 1

    def values(seat: int) -> list[int | None]:
        bridges = s.view(seat)["bridges"]
        assert isinstance(bridges, list)
        return [bridge["value"] for bridge in bridges]

    nothing = [None] * 3
    assert values(PURPLE) == [4, None, None, None, *nothing]
    assert values(ORANGE) == [None, None, None, 1, *nothing]
    assert values(BLACK) == values(SPECTATOR) == [None] * 7
    assert {**s.view(BLACK), "bridges": 0} == {**s.view(SPECTATOR), "bridges": 0}
    s.actor = OVER
    assert values(SPECTATOR) == [4, None, None, 1, *nothing]


def test_a_sample_redraws_the_bridges_of_others() -> None:
    """ROM-40: from all that the seat has not seen, the one in the box included."""
    s = city(2)
    for bridge, taker, value in ((0, PURPLE, 4), (1, PURPLE, 4), (2, ORANGE, 1), (3, ORANGE, 1)):
        s.takers[bridge] = taker
        s.values[bridge] = value
        s.unseen[value - 1] -= 1
    random = Random(3)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(600):
        sample = s.sample(PURPLE, random)
        assert isinstance(sample, Rome)
        assert list(sample.values[:2]) == [4, 4]
        values = Counter(int(v) for v in sample.values if v)
        assert [sample.unseen[v - 1] + values[v] for v in range(1, 5)] == [2, 2, 2, 2]
        seen[tuple(int(v) for v in sample.values[2:4])] += 1
    assert set(seen) == {(a, b) for a in (1, 2, 3) for b in (1, 2, 3)}
    assert seen[(1, 2)] > seen[(1, 1)]


# ---- What is shown


def sites(s: Rome) -> dict[str, dict[str, object]]:
    shown = s.view(SPECTATOR)["sites"]
    assert isinstance(shown, list)
    return {site["place"]: site for site in shown}


def test_an_unfinished_site_shows_what_it_may_become() -> None:
    """ROM-23, ROM-25: sixths, the buildings still possible, and who would build them."""
    s = city(2)
    put(s, GREEN, "e12-f9", PURPLE)
    put(s, BLUE, "f9-g12", ORANGE)
    site = sites(s)["f11"]
    assert (site["sixths"], site["tiles"]) == (4, 2)
    assert site["may_become"] == [
        {"building": "temple", "tiles": 3, "influence": [1, 0], "builder": PURPLE},
        {"building": "baths", "tiles": 4, "influence": [0, 1], "builder": ORANGE},
    ]


def test_a_tip_needs_room_behind() -> None:
    """ROM-22: a gap of two that only a blunt corner can fill makes one building possible."""
    s = city()
    put(s, GREEN, "e12-f9")
    put(s, BLUE, "f9-g12")
    put(s, RED, "e12-f15")
    assert tile_counts(s, at("f11")) == {3}


def test_a_corner_of_a_hill_can_become_nothing() -> None:
    """ROM-22: without the option nothing is promised there; with it up to five tiles."""
    for option, counts in (("off", set()), ("on", {3, 4, 5})):
        s = city(hills=("palatinus", "caelius", "quirinalis"), hill_corners=option)
        put(s, GREEN, "d11-f11")
        assert tile_counts(s, at("f11")) == counts


@settings(max_examples=20)
@given(st.integers(0, 10_000), st.integers(2, 4), st.sampled_from(["off", "on"]))
def test_what_a_site_becomes_was_foreseen(seed: int, players: int, corners: str) -> None:
    """ROM-23: every building of a random game was among those shown one decision before."""
    s = new(players, hill_corners=corners)
    random = Random(seed)
    choices = Choices()
    while s.actor != OVER:
        s.fill(choices)
        id = choices.draw(random) if s.actor == CHANCE else choices.pick(random)
        before = {v: tile_counts(s, v) for v in range(61) if s.meeting[v] and s.sixths[v] < 6}
        s.play(id)
        for v, counts in before.items():
            if s.sixths[v] == 6:
                assert int(s.meeting[v]) in counts


def test_the_view_of_an_aqueduct() -> None:
    """ROM-30: its pieces from the source on, its end and the next edges."""
    s = city()
    tile_by_grey_source(s)
    start_aqueduct(s, GREY, "b13")
    aqueducts = s.view(SPECTATOR)["aqueducts"]
    assert isinstance(aqueducts, list)
    assert aqueducts[GREY] == {
        "colour": "grey",
        "source": at("a12"),
        "started": True,
        "edges": [edge("a12", "b13")],
        "end": at("b13"),
        "left": 12,
        "next": sorted([edge("b13", "c12"), edge("b13", "b15")], key=aqueducts[GREY]["next"].index),
    }
    assert aqueducts[BROWN]["started"] is False
    assert aqueducts[BROWN]["next"] == []


def test_the_browser_draws_the_same_map() -> None:
    """ROM-03: the map that comes with the browser's board is the one of the rules."""
    drawn = Path(__file__).parents[2] / "web" / "src" / "boards" / "rome" / "map.json"
    assert json.loads(drawn.read_text(encoding="utf-8")) == GAME.board()


def test_the_map_in_text() -> None:
    """ROM-03: hills, tiles, magistrates, sixths, buildings and aqueducts stand in their places."""
    s = city()
    put(s, RED, "e12-g12", ORANGE)
    tile_by_grey_source(s)
    start_aqueduct(s, GREY, "b13", "b15")
    found(s, "d11", THEATRE, PURPLE)
    found(s, "d13", FOUNTAIN)
    text = GAME.draw(s.view(SPECTATOR)).splitlines()
    rows = {line[0]: line for line in text[1:32] if line[:1].isalpha()}
    assert "".join(sorted(rows)) == "abcdefghijk"

    def around(place: str) -> str:
        column = 4 + 3 * (int(place[1:]) - 1)
        return rows[place[0]][column - 1 : column + 2].strip()

    assert around("d11") == "Th1"
    assert around("d13") == "(o)"
    assert around("f11") == "2/6"
    assert around("a12") == "(g)"
    assert around("e20") == "(b)"
    assert "ggg" in rows["b"]
    assert [line for line in text if "AVE" in line]
    row = text.index(rows["f"])
    assert [text[row - 1][37], text[row + 1][37]] == ["R", "2"]


# ---- Bookkeeping against a slow recount


def corners_of(place: str) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """The blunt and the sharp corners of a tile, from its name alone: (row, column) each."""
    tips = [("abcdefghijk".index(tip[0]), int(tip[1:])) for tip in place.split("-")]
    (r1, c1), (r2, c2) = tips
    if c1 == c2:
        middle = (r1 + r2) // 2
        return [(middle, c1 - 1), (middle, c1 + 1)], tips
    step = 1 if c2 > c1 else -1
    return [(r1, c1 + 2 * step), (r2, c2 - 2 * step)], tips


def triangles_of(place: str) -> list[frozenset[tuple[int, int]]]:
    blunt, tips = corners_of(place)
    return [frozenset([*blunt, tip]) for tip in tips]


def hill_corners(hill: int) -> frozenset[tuple[int, int]]:
    names = [VERTEX_NAMES[TRIANGLE_VERTICES[3 * HILL_TRIANGLES[hill] + i]] for i in range(3)]
    return frozenset(("abcdefghijk".index(name[0]), int(name[1:])) for name in names)


PLACES = {name: triangles_of(name) for name in POSITION_NAMES}
ALL_TRIANGLES = {triangle for pair in PLACES.values() for triangle in pair}


def recount(s: Rome) -> None:
    """Sixths, meeting tiles and legal positions, from nothing but the names of the places."""
    laid = [POSITION_NAMES[p] for p in range(210) if s.tiles[p] != EMPTY]
    districts = {triangle for place in laid for triangle in PLACES[place]}
    hills = {hill_corners(h) for h in range(7) if s.hills[h]}
    assert len(districts) == 2 * len(laid)
    assert not districts & hills
    counted = districts | hills if s.hill_corners else districts
    for vertex, name in enumerate(VERTEX_NAMES):
        spot = ("abcdefghijk".index(name[0]), int(name[1:]))
        assert s.sixths[vertex] == sum(spot in triangle for triangle in counted)
        meeting = sum(any(spot in triangle for triangle in PLACES[place]) for place in laid)
        assert s.meeting[vertex] == meeting
    covered = districts | hills
    touching = {t for t in ALL_TRIANGLES for other in covered if len(t & other) == 2}
    for p, name in enumerate(POSITION_NAMES):
        first, second = PLACES[name]
        free = first not in covered and second not in covered
        assert s.fits(p) == (free and (first in touching or second in touching))


def test_the_names_of_places_make_up_the_grid() -> None:
    """ROM-03: the recount knows the same 150 triangles."""
    assert len(ALL_TRIANGLES) == 150
    assert {hill_corners(h) for h in range(7)} <= ALL_TRIANGLES


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("corners", ["off", "on"])
def test_the_books_are_right_in_whole_games(players: int, corners: str) -> None:
    """ROM-16, ROM-17, ROM-22: kept step by step, the books agree with a slow recount."""
    s = new(players, hill_corners=corners)
    random = Random(10 * players)
    choices = Choices()
    tiles_laid = -1
    while s.actor != OVER:
        s.fill(choices)
        s.play(choices.draw(random) if s.actor == CHANCE else choices.pick(random))
        if s.turn and sum(tile != EMPTY for tile in s.tiles) != tiles_laid:
            tiles_laid = sum(tile != EMPTY for tile in s.tiles)
            recount(s)
    assert tiles_laid > 10


def watery_choice(s: Rome, choices: Choices, random: Random) -> int:
    """A decision of one who loves aqueducts: tiles towards the sources, pieces if possible."""
    legal = [GAME.text(id) for id in choices.list()]
    liked = [text for text in legal if text in ("expand", "play")]
    if any(text.startswith("lay ") for text in legal):
        liked = sorted(legal, key=lambda text: distance_to_source(text.split()[1]))[:3]
    pool = liked or legal
    return GAME.parse(pool[random.randrange(len(pool))])


def distance_to_source(place: str) -> int:
    blunt, tips = corners_of(place)
    sources = [spot(name) for name in ("a12", "e20", "k12")]
    return min(abs(r - a) * 2 + abs(c - b) for r, c in [*blunt, *tips] for a, b in sources)


def spot(name: str) -> tuple[int, int]:
    return "abcdefghijk".index(name[0]), int(name[1:])


def check_aqueducts(s: Rome) -> int:
    """Each is one line from its source, apart from the others; the number of pieces laid."""
    passed: list[int] = []
    for aqueduct in range(3):
        vertices = [int(SOURCES[aqueduct])]
        assert s.laid[aqueduct] <= 13
        for n in range(max(0, s.laid[aqueduct])):
            e = int(s.pieces[13 * aqueduct + n])
            ends = [int(EDGE_VERTICES[2 * e + i]) for i in range(2)]
            assert vertices[-1] in ends
            vertices.append(sum(ends) - vertices[-1])
            assert s.is_side(e)
        assert s.ends[aqueduct] == vertices[-1]
        passed += vertices
    assert len(set(passed)) == len(passed)
    assert {v for v in range(91) if s.water[v]} == set(passed)
    return len(passed) - 3


@settings(max_examples=40)
@given(st.integers(0, 10_000), st.integers(2, 4))
def test_aqueducts_stay_apart_in_random_games(seed: int, players: int) -> None:
    """ROM-21, ROM-29, ROM-30, ROM-31, ROM-32: in games that are mostly about aqueducts."""
    s = new(players)
    random = Random(seed)
    choices = Choices()
    while s.actor != OVER:
        s.fill(choices)
        if s.actor == CHANCE:
            s.play(choices.draw(random))
            continue
        id = watery_choice(s, choices, random)
        before = [int(c) for c in s.coins]
        fountains = {v for v in range(61) if s.built[v] == FOUNTAIN}
        ends = [int(v) for v in s.ends]
        actor, treasure, turn = int(s.actor), int(s.treasure), int(s.turn)
        s.play(id)
        if GAME.text(id).startswith("piece ") and s.turn == turn and s.actor != OVER:
            moved = [int(s.ends[a]) for a in range(3) if s.ends[a] != ends[a]]
            assert len(moved) == 1
            earned = int(moved[0] in fountains and treasure > 0)
            assert s.coins[actor] - before[actor] == earned
        check_aqueducts(s)


def test_games_about_aqueducts_lay_many_pieces() -> None:
    """ROM-31: the property above is tried on long aqueducts, not on none."""
    s = new(2)
    random = Random(1)
    choices = Choices()
    while s.actor != OVER:
        s.fill(choices)
        s.play(choices.draw(random) if s.actor == CHANCE else watery_choice(s, choices, random))
    assert check_aqueducts(s) >= 15
