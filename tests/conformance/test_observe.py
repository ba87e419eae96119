"""What a seat observes as numbers: described field by field, and nothing that is hidden."""

import pytest
from librt.random import Random

from ludus.core.game import OVER, State
from ludus.core.message import SPECTATOR
from ludus.core.observe import Mask, fields, observe, width
from ludus.core.registry import get, names
from ludus.core.sheet import Sheet
from tests.conformance.tables import Table, all_tables, usual_tables, walk
from tests.conformance.test_contract import some_states, twins

every_table = pytest.mark.parametrize("table", all_tables(), ids=str)
usual_table = pytest.mark.parametrize("table", usual_tables(), ids=str)


def numbers(state: State, seat: int) -> list[float]:
    sheet = Sheet(width(state.game, int(state.players)))
    observe(state, seat, sheet)
    return list(sheet.row())


@every_table
def test_every_number_is_described_and_from_0_to_1(table: Table) -> None:
    described = fields(table.game, table.players)
    assert all(field.length > 0 and field.meaning for field in described)
    assert len({field.name for field in described}) == len(described)
    starts = [field.start for field in described]
    ends = [field.start + field.length for field in described]
    assert starts == [0, *ends[:-1]]
    for state in some_states(table, 3, 37):
        for seat in range(table.players):
            seen = numbers(state, seat)
            assert len(seen) == width(table.game, table.players)
            assert min(seen) >= 0
            assert max(seen) <= 1


@usual_table
def test_nothing_hidden_moves_a_number(table: Table) -> None:
    random = Random(4)
    for state in some_states(table, 1, 13):
        before = state.key()
        for seat in range(table.players):
            sample = state.sample(seat, random)
            assert numbers(sample, seat) == numbers(state, seat)
        assert state.key() == before
    for seed in range(3):
        for seat in range(table.players):
            one, other = twins(table, seat, seed)
            if one.state.actor != OVER:
                assert numbers(one.state, seat) == numbers(other.state, seat)


@usual_table
def test_what_a_seat_sees_change_changes_its_numbers(table: Table) -> None:
    """Whenever two moments look different to a seat, so do their numbers, but for a few counts.

    A number stops at 1, and the order of things put away has none, so a little may be lost.
    """
    lost = moments = 0
    seen: list[float] = []
    shown: object = None
    for state in walk(table, 5):
        now, view = numbers(state, 0), state.view(0)
        if shown is not None and view != shown:
            moments += 1
            lost += now == seen
        seen, shown = now, view
    assert moments > 50
    assert lost <= moments * 0.02


@usual_table
def test_the_own_seat_comes_first(table: Table) -> None:
    place = {field.name: field.start for field in fields(table.game, table.players)}["decides"]
    for state in some_states(table, 2, 11):
        for seat in range(table.players):
            decides = numbers(state, seat)[place : place + table.players]
            expected = [0.0] * table.players
            if state.actor >= 0:
                expected[(int(state.actor) - seat) % table.players] = 1.0
            assert decides == expected


@usual_table
def test_the_mask_is_the_legal_ids(table: Table) -> None:
    mask = Mask(table.game)
    row = mask.row()
    assert len(row) == table.game.decisions
    for state in some_states(table, 2, 11):
        mask.write(state)
        assert [id for id, allowed in enumerate(row) if allowed] == sorted(state.legal())


@pytest.mark.parametrize("name", names())
def test_the_picture_can_always_be_drawn(name: str) -> None:
    from xml.etree import ElementTree

    game = get(name)
    for state in some_states(Table(name, 3), 1, 41):
        for seat in (SPECTATOR, 0):
            drawn = game.svg(state.view(seat))
            root = ElementTree.fromstring(drawn)
            assert root.tag.endswith("svg")
            right, bottom = (float(root.attrib[side]) for side in ("width", "height"))
            for shape in root.iter():
                assert 0 <= float(shape.attrib.get("x", 0)) <= right
                assert 0 <= float(shape.attrib.get("y", 0)) <= bottom
