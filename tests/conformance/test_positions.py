"""States as values and as bytes, and positions set up from views and descriptions."""

import copy
import json
import pickle
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from librt.random import Random

from ludus.core.editing import completed, description, editable, schema
from ludus.core.errors import LudusError
from ludus.core.game import State
from ludus.core.language import LANGUAGES
from ludus.core.position import BadPosition
from ludus.core.registry import get, names
from ludus.games.council.state import CouncilOfFour
from ludus.games.council.view import view
from ludus.games.municipium.state import Municipium
from ludus.server.present import jobs
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


def places(value: Any, *path: Any) -> Iterator[tuple[Any, ...]]:
    """Where there is anything in a description."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in items:
        yield (*path, key)
        if isinstance(inner, dict | list):
            yield from places(inner, *path, key)


@usual_table
def test_whatever_is_put_into_a_description_is_answered_by_a_sentence(table: Table) -> None:
    """Above all lists and groups where a number is, which say nothing and are not passed over."""
    state = turns(table, 5, 4)[1]
    whole = {**state.view(0), "active": int(state.active), "turn": int(state.turn)}
    table.game.setup(copy.deepcopy(whole))
    sentences: list[str] = []
    for number, (*outer, last) in enumerate(places(whole)):
        tried: list[Any] = [[1], {}, 99_999, "nobody"]
        for junk in tried[number % 2 :: 2]:
            said = copy.deepcopy(whole)
            inner: Any = said
            for key in outer:
                inner = inner[key]
            scalar = isinstance(inner[last], int | str)
            inner[last] = junk
            try:
                table.game.setup(said)
            except LudusError as refusal:
                sentences.append(str(refusal))
            else:
                assert not (scalar and isinstance(junk, list | dict)), (outer, last, junk)
    assert len(sentences) > 100
    assert all(sentence.endswith(".") for sentence in sentences)


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
            said = completed(state.view(seat), state)
            again = table.game.setup(said, Random(seat + 5))
            assert again.view(seat) == state.view(seat)
            assert (again.actor, again.turn) == (state.actor, state.turn)
            check_pieces(table.name, again)
            if state.actor == seat and int(state.b()) <= 0:
                assert again.legal() == state.legal()


@usual_table
def test_a_description_makes_the_very_state_again_and_what_can_be_edited_of_it_too(
    table: Table,
) -> None:
    fields = schema(table.game, table.players).fields
    for state in turns(table, 4, 19):
        if isinstance(state, Municipium) and int(state.b()) >= 0:
            continue  # the step just made, which may not be taken back, is in no view
        said = description(state)
        assert table.game.setup(said) == state
        few = editable(said, fields)
        assert table.game.setup(few) == state
        assert editable(few, fields) == few


MOST_EDITS = 4
"""So many changes of each value are tried, in the first of the groups that have it."""


def edits(control: Any) -> Iterator[tuple[list[Any], Any]]:
    """Other values of what a form shows, within its bounds and beyond them, and of other kinds."""
    values: dict[str, list[Any]] = {
        "number": [control["highest"], control["lowest"] - 5, "x", None],
        "flag": [not control["value"]],
        "choice": [*control["choices"][:2], None, 3.5],
        "many": [[], control["choices"][:1], None],
        "list": [[], [{}], [7], [control["template"]]],
    }
    for value in values.get(control["kind"], []):
        yield control["path"], value
    for part in control["parts"]:
        yield from edits(part)


def changed(whole: Any, path: list[Any], value: Any) -> Any:
    """A description with another value at a path."""
    again = copy.deepcopy(whole)
    inner = again
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return again


@pytest.mark.parametrize("name", names())
def test_whatever_is_edited_gives_a_position_or_a_sentence(name: str) -> None:
    table = Table(name, get(name).players[0])
    state = next(s for s in turns(table, 4, 1)[12:] if table.game.setup(description(s)) == s)
    said = editable(description(state), schema(table.game, table.players).fields)
    form = json.loads(jobs.edited(name, table.players, said, "en")[1])
    assert form["wrong"] == ""
    assert form["position"] == said
    tried: Counter[str] = Counter()
    for control in form["parts"]:
        for path, value in edits(with_choices(control, form["choices"])):
            kind = ".".join(key if isinstance(key, str) else "#" for key in path)
            tried[kind] += 1
            if tried[kind] > MOST_EDITS:
                continue
            edited = changed(said, path, value)
            other = json.loads(jobs.edited(name, table.players, edited, "it")[1])
            assert (other["wrong"] == "") == (other["shown"] is not None), path
            assert other["parts"], path


def with_choices(control: Any, choices: list[Any]) -> Any:
    """A control with the values that can be chosen, instead of where they stand."""
    known = (
        [one["value"] for one in choices[control["choices"]]]
        if control["choices"] is not None
        else []
    )
    parts = [with_choices(part, choices) for part in control["parts"]]
    return {**control, "choices": known, "parts": parts}


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
