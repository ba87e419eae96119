"""States as values and as bytes, and positions set up from views and descriptions."""

import copy
import pickle
from typing import Any

import pytest
from librt.random import Random

from ludus.core.errors import LudusError
from ludus.core.game import State
from ludus.core.language import LANGUAGES
from ludus.core.position import BadPosition
from ludus.core.registry import get
from ludus.games.council.state import CouncilOfFour
from ludus.games.council.view import view
from ludus.games.municipium.state import Municipium
from tests.conformance.tables import Table, all_tables, check_pieces, usual_tables, walk

every_table = pytest.mark.parametrize("table", all_tables(), ids=str)
usual_table = pytest.mark.parametrize("table", usual_tables(), ids=str)


def some_states(table: Table, seed: int, step: int) -> list[State]:
    """Copies of every so many states of a random game."""
    return [state.copy() for i, state in enumerate(walk(table, seed)) if i % step == 0]


def turns(table: Table, seed: int, step: int) -> list[State]:
    """Copies of every so many states where a seat chooses its next action."""
    found = [state.copy() for state in walk(table, seed) if type(state.step).__name__ == "TakeTurn"]
    return found[::step]


def more_than_a_view(state: Any) -> dict[str, object]:
    """What a position says beside the view: whose turn it is, and how far it is."""
    moment: dict[str, object] = {"active": int(state.active), "turn": int(state.turn)}
    if state.game.name == "municipium":
        moment["steps"] = int(state.a())
    if state.game.name == "council":
        moment["acted"] = bool(state.acted)
    return moment


@every_table
def test_bytes_make_an_equal_state_again(table: Table) -> None:
    for state in some_states(table, 3, 11):
        again = table.game.from_bytes(state.to_bytes())
        assert again.key() == state.key()
        assert again.actor == state.actor
        assert again == state
        assert hash(again) == hash(state)
        assert again.legal() == state.legal()
        assert again.outcomes() == state.outcomes()
        assert copy.deepcopy(state) == pickle.loads(pickle.dumps(state)) == state


@usual_table
def test_states_are_equal_by_value_and_only_then(table: Table) -> None:
    seen = [state for seed in (1, 2) for state in some_states(table, seed, 67)]
    for i, one in enumerate(seen):
        for j, other in enumerate(seen):
            assert (one == other) == (one.key() == other.key()), (i, j)
    assert seen[0] != seen[0].key()
    assert len({*seen, *(state.copy() for state in seen)}) == len({s.key() for s in seen})


def test_a_game_is_pickled_by_its_name() -> None:
    for table in usual_tables():
        assert pickle.loads(pickle.dumps(table.game)) is table.game


def test_states_are_small() -> None:
    sizes = {
        name: max(len(s.to_bytes()) for s in some_states(Table(name, 4), 1, 5))
        for name in ("council", "municipium", "rome")
    }
    assert sizes["municipium"] < 200
    assert max(sizes.values()) < 600


def test_damaged_bytes_are_refused_with_a_sentence() -> None:
    game = get("rome")
    state = some_states(Table("rome", 3), 1, 50)[2]
    data = state.to_bytes()
    for bad in (b"", b"\x63" + data[1:], get("council").new(2).to_bytes()):
        with pytest.raises(LudusError, match=r"not the bytes of a state of Rome.*version 1"):
            game.from_bytes(bad)
    for cut in range(len(game.header(3)), len(data)):
        with pytest.raises(LudusError, match="cut short"):
            game.from_bytes(data[:cut])
    with pytest.raises(LudusError, match="more in them than a state"):
        game.from_bytes(data + b"\1")
    with pytest.raises(LudusError, match="larger than any"):
        game.from_bytes(game.header(3) + b"\0" + b"\xff" * 20)
    state.frames[state.top] = 99
    with pytest.raises(LudusError, match="no state has such numbers"):
        game.from_bytes(state.to_bytes())
    with pytest.raises(LudusError, match="no state has such numbers"):
        game.from_bytes(game.header(3) + b"\2\2\0" + b"\xff" * 8 + b"\1")


@usual_table
def test_a_view_is_set_up_again(table: Table) -> None:
    for state in turns(table, 2, 17):
        for seat in range(-1, table.players):
            said = {**state.view(seat), **more_than_a_view(state)}
            again = table.game.setup(said, Random(seat + 5))
            assert again.view(seat) == state.view(seat)
            assert (again.actor, again.turn) == (state.actor, state.turn)
            check_pieces(table.name, again)
            if state.actor == seat and int(state.b()) <= 0:
                assert again.legal() == state.legal()


def merged(views: list[Any]) -> Any:
    """What several seats know together."""
    known = [view for view in views if view is not None]
    if not known or not isinstance(known[0], dict | list):
        return known[0] if known else None
    if isinstance(known[0], list):
        return [merged([view[i] for view in known]) for i in range(len(known[0]))]
    return {key: merged([view[key] for view in known if key in view]) for key in known[0]}


@usual_table
def test_what_all_seats_know_together_is_the_very_state(table: Table) -> None:
    for state in turns(table, 4, 19):
        said = merged([state.view(seat) for seat in range(table.players)])
        if isinstance(state, Municipium):
            for family, bought in enumerate(state.bought[: table.players]):
                said["families"][family]["bought"] = int(bought)
            if int(state.b()) >= 0:
                continue  # the step just made, which may not be taken back, is in no view
        assert table.game.setup({**said, **more_than_a_view(state)}) == state


FAMILIES: Any = [{}, {}]
MEMBERS: Any = [{"name": "forum", "members": [7, 7]}]
TOWN: Any = {"families": FAMILIES, "institutions": MEMBERS}
WRONG: list[tuple[str, Any, str]] = [
    ("municipium", {}, "for 2, 3, 4 players, not 0"),
    ("municipium", {"families": 3}, "'families' is a list, not 3"),
    ("municipium", {"families": [1, 2]}, r"'families\[0\]' is a group of named values, not 1"),
    ("municipium", {"families": FAMILIES}, "'blue' family has 7 members on the board, not 0"),
    ("municipium", {**TOWN, "active": 2}, "'active' is a whole number from 0 to 1, not 2"),
    (
        "municipium",
        {**TOWN, "prefect": "rome"},
        "'prefect' is one of temple, tavern, .*, not 'rome'",
    ),
    ("municipium", {**TOWN, "weather": "rain"}, "A position says nothing of 'weather'"),
    ("municipium", {**TOWN, "reserve": 3}, "'reserve' would be 9, not 3"),
    ("municipium", {**TOWN, "ranking": [0, 0]}, r"each of the seats 0 to 1 once, not \[0, 0\]"),
    ("municipium", {**TOWN, "discard_top": "one-power"}, "'one-power' is in the discard pile"),
    ("municipium", {**TOWN, "discards": {"one-power": 3}}, "2 of 'cards.one-power' .* has 3"),
    (
        "municipium",
        {**TOWN, "discards": {"two": 3}},
        "'discards' is one of all-powers,.* not 'two'",
    ),
    (
        "municipium",
        {**TOWN, "families": [{"favours": 9}, {"favours": 9}]},
        "There are 15 of 'favours' in the game, and the position has 24",
    ),
    (
        "municipium",
        {**TOWN, "families": [{"decurions": 5}, {}]},
        r"'families\[0\].decurions' is a whole number from 0 to 4, not 5",
    ),
    (
        "municipium",
        {**TOWN, "families": [{"cards": {"grand-family": 1}}, {}]},
        r"'families\[0\].cards.grand-family' is true or false, not 1",
    ),
    (
        "municipium",
        {**TOWN, "institutions": [*MEMBERS, {"name": "baths", "banner": {"priest": 3}}]},
        "at most 2 citizens wait on a banner",
    ),
    (
        "municipium",
        {**TOWN, "institutions": [*MEMBERS, {"name": "temple", "room_favour": True}]},
        "Temple has no meeting room",
    ),
    (
        "municipium",
        {**TOWN, "institutions": [*MEMBERS, {"name": "baths", "leader": 1}]},
        r"'institutions\[1\].leader' would be .*, not 1",
    ),
    ("rome", {"families": [{}]}, "for 2, 3, 4 players, not 1"),
    ("rome", {"families": FAMILIES, "hills": ["palatinus"]}, "3 hills are placed, not 1"),
    ("rome", {"families": FAMILIES, "tiles": [{"tile": "red"}]}, r"'tiles\[0\].place' is missing"),
    ("rome", {"families": FAMILIES, "tiles": [{"position": 0}]}, r"'tiles\[0\].tile' is missing"),
    (
        "rome",
        {"families": FAMILIES, "tiles": [{"position": 0, "tile": "red"}]},
        "Tiles overlap, or touch nothing that is laid before them",
    ),
    (
        "rome",
        {"families": FAMILIES, "buildings": [{"site": 3, "building": "temple", "owner": 0}]},
        "the site is not complete",
    ),
    (
        "rome",
        {"families": FAMILIES, "aqueducts": [{"edges": [3]}]},
        "starts when a tile touches its source",
    ),
    ("rome", {"families": FAMILIES, "bridges": [{"taker": 0}]}, "Bridge 1 has a taker if a tile"),
    (
        "rome",
        {"families": FAMILIES, "treasury": {"magistrates": [4, 0]}},
        "'treasury.magistrates' has numbers from 0 to 3, and not 4",
    ),
    (
        "rome",
        {
            "families": FAMILIES,
            "treasury": {"magistrates": [2, 0]},
            "imperium": [{"magistrates": [2, 0]}],
        },
        "family has 3 magistrates, not more",
    ),
    (
        "rome",
        {"families": [{"coins": 16}, {"coins": 1}]},
        "16 of 'coins' .*, and the position has 17",
    ),
    ("council", {"players": [{}]}, "for 2, 3, 4 players, not 1"),
    (
        "council",
        {"players": [{"coins": 21}, {}]},
        r"'players\[0\].coins' is .* from 0 to 20, not 21",
    ),
    (
        "council",
        {"players": [{"permits": [3]}, {"permits": [3]}]},
        r"'players\[1\].permits\[0\]': permit 3 is in two places",
    ),
    (
        "council",
        {"players": FAMILIES, "regions": [{"shown": [20]}]},
        "permit 20 is one of another region",
    ),
    (
        "council",
        {"players": [{"hand": {"white": 14}}, {}]},
        "There are 13 of 'hand.white' .*, and the position has 14",
    ),
    (
        "council",
        {"players": FAMILIES, "cities": [{"token": "a-horse"}]},
        r"'cities\[0\].token' is one of .*, not 'a-horse'",
    ),
    (
        "council",
        {"players": FAMILIES, "councils": [{"councillors": ["pink"] * 3}]},
        "a balcony has 4 councillors, not 3",
    ),
    (
        "council",
        {"players": FAMILIES, "councils": [{"councillors": ["pink"] * 4}] * 2},
        "4 of 'councillors.pink' .*, and the position has 8",
    ),
]


@pytest.mark.parametrize(("name", "position", "sentence"), WRONG)
def test_what_cannot_be_is_refused_with_a_sentence(name: str, position: Any, sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence) as refused:
        get(name).setup(position)
    told = [refused.value.say(language) for language in LANGUAGES]
    assert len(set(told)) == len(told)
    assert all(said.endswith(".") and "{" not in said for said in told)


def test_what_is_left_out_is_as_at_the_start() -> None:
    town = get("municipium").setup({**TOWN, "active": 1})
    assert (town.actor, town.turn) == (1, 1)
    check_pieces("municipium", town)
    city = get("rome").setup({"families": [{"atrium": {"red": 3}}, {}, {}]})
    assert (city.actor, int(city.players)) == (0, 3)
    check_pieces("rome", city)
    kingdom = get("council").setup({"players": [{"coins": 5}, {"cards": 2}]})
    assert isinstance(kingdom, CouncilOfFour)
    assert [p["cards"] for p in view(kingdom, 0)["players"]] == [6, 2]
    check_pieces("council", kingdom)


def test_what_is_hidden_is_drawn_by_the_generator_it_is_given() -> None:
    game = get("council")
    hands = {
        str(game.setup({"players": [{}, {}]}, Random(seed)).view(1)["players"])
        for seed in (1, 2, 1)
    }
    assert len(hands) == 2
