"""Nothing that a seat may not know reaches it, not even as a difference of one byte.

Two worlds are played that differ only in draws the seat did not see: the hands of others, the
values under the bridges, the piles. All that the server would send to the seat must be the same.
"""

import asyncio
import json
from dataclasses import replace

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from librt.random import Random

from ludus.core.game import CHANCE, OVER, Choices
from ludus.core.language import LANGUAGES
from ludus.core.match import Match
from ludus.core.message import EVERYONE, SPECTATOR
from ludus.core.registry import get, names
from ludus.server import protocol
from ludus.server.errors import Refusal
from ludus.server.present import game as present_game
from ludus.server.present import table as present_table
from ludus.server.present.shown import Shown
from ludus.server.service import Service
from ludus.server.settings import Settings
from ludus.server.storage.rows import Guest, StoredTable
from ludus.server.tables import seat_commands
from ludus.server.tables.table import Table, Update

PEOPLE = [Guest(f"guest{n}", name, "en") for n, name in enumerate(("Livia", "Marcus", "Tullia"))]
WATCHER = Guest("watcher", "Varro", "en")
NOW = 1000.0


def played(game: str, players: int, plies: int, seed: int) -> list[int]:
    """A game at random, as far as it goes."""
    match, choices, random = Match(get(game), players), Choices(), Random(seed)
    while len(match.plies) < plies and match.state.actor != OVER:
        match.state.fill(choices)
        drawn = match.state.actor == CHANCE
        match.apply(int(choices.draw(random) if drawn else choices.pick(random)))
    match.settle(random)
    return list(match.record.ids)


def other_world(game: str, players: int, ids: list[int], seat: int, seed: int) -> list[int]:
    """The same game but for some draws that the seat did not see."""
    random = Random(seed)
    for _ in range(30):
        changed = _with_another_draw(game, players, ids, seat, random)
        if changed is not None:
            ids = changed
    return ids


def _with_another_draw(
    game: str, players: int, ids: list[int], seat: int, random: Random
) -> list[int] | None:
    """One unseen draw changed, if all that was played later could still be played."""
    match = Match(get(game), players)
    unseen: list[tuple[int, int]] = []
    for number, id in enumerate(ids):
        outcomes = [outcome for outcome, _ in match.state.outcomes()]
        ply = match.apply(id)
        if not ply.seen_by(seat):
            unseen += [(number, outcome) for outcome in outcomes if outcome != id]
    if not unseen:
        return None
    number, outcome = unseen[int(random.randrange(len(unseen)))]
    changed = [*ids[:number], outcome, *ids[number + 1 :]]
    state = get(game).new(players)
    for id in changed:
        if not state.allows(id):
            return None
        state.play(id)
    return changed


def table_of(game: str, players: int, ids: list[int]) -> Table:
    """The table with these plies."""
    asked = protocol.NewTable(
        game=game,
        seats=[protocol.NewSeat(kind="me"), *[protocol.NewSeat(kind="open")] * (players - 1)],
    )
    row, seats = seat_commands.new_table(asked, PEOPLE[0], NOW)
    seats = [
        replace(seat, kind="person", name=guest.name, guest=guest.id)
        for seat, guest in zip(seats, PEOPLE, strict=False)
    ]
    match = Match(get(game), players)
    for id in ids:
        match.apply(id)
    row = replace(
        row,
        id="table",
        secret="0" * 64,  # its hash is shown to everybody, and tells nothing of the draws
        state="playing",
        moment=len(ids),
        actor=int(match.state.actor),
        turn=int(match.state.turn),
    )
    return Table(StoredTable(row, seats, list(ids), []))


def sent(table: Table, seat: int) -> str:
    """Every byte that a seat, or a spectator, could be sent."""
    service = Service(Settings())
    guest = PEOPLE[seat] if seat >= 0 else WATCHER
    match = table.game()
    texts: list[str] = [table.record(seat).to_json()]
    last = max(1, len(match.plies) - 3)
    between = tuple(Shown(match.at(n)) for n in range(last, len(match.plies)))
    for language in LANGUAGES:
        reader = present_table.reader(table, seat, language)
        moved = present_table.moved(table, Update(since=last, between=between), reader, NOW)
        texts += [
            asyncio.run(service.state(table, guest, seat, language)).decode(),
            moved.decode(),
            present_game.story(match, reader).to_json().decode(),
            *(frame.to_json().decode() for frame in present_game.frames(match, 0, 10**6, reader)),
        ]
    texts += _answers(service, table, guest, "en")
    return "\n".join(texts)


def _answers(service: Service, table: Table, guest: Guest, language: str) -> list[str]:
    """What is said about each id: its preview, or why it cannot be played."""
    game = table.game().game
    answers = []
    for id in range(0, len(game.actions), 1 if table.row.actor == table.seat_of(guest.id) else 97):
        try:
            asked = protocol.Try(moment=table.row.moment, id=id)
            answers.append(service.preview(table, guest, asked, language).to_json().decode())
        except Refusal as refusal:
            answers.append(refusal.say(language))
    return answers


def has_secrets(game: str) -> bool:
    """Whether one of some random games has an outcome that not everybody sees."""
    return any(_has_secret_draw(game, seed) for seed in range(6))


def _has_secret_draw(game: str, seed: int) -> bool:
    match = Match(get(game), 2)
    for id in played(game, 2, 10**6, seed):
        if match.state.witness() != EVERYONE:
            return True
        match.play(id)
    return False


worlds = given(
    game=st.sampled_from([name for name in names() if has_secrets(name)]),
    players=st.integers(2, 3),
    plies=st.integers(20, 160),
    seat=st.integers(SPECTATOR, 1),
    seed=st.integers(1, 10**6),
)


@settings(max_examples=20)
@worlds
def test_no_byte_tells_a_seat_what_it_may_not_know(
    game: str, players: int, plies: int, seat: int, seed: int
) -> None:
    ids = played(game, players, plies, seed)
    others = other_world(game, players, ids, seat, seed)
    assume(others != ids)
    one, other = table_of(game, players, ids), table_of(game, players, others)
    assume(one.row.actor != OVER)
    assert sent(one, seat) == sent(other, seat)


def test_the_worlds_do_differ_for_those_who_may_know() -> None:
    ids = played("council", 2, 60, 7)
    others = other_world("council", 2, ids, 0, 7)
    one, other = table_of("council", 2, ids), table_of("council", 2, others)
    assert sent(one, 0) == sent(other, 0)
    assert sent(one, 1) != sent(other, 1)


def test_after_the_end_the_record_is_whole() -> None:
    ids = played("council", 2, 10**6, 3)
    table = table_of("council", 2, ids)
    table.row = replace(table.row, state="over")
    for seat in (SPECTATOR, 0, 1):
        assert table.record(seat).ids == ids
    before = table_of("council", 2, ids[:-1])
    assert -1 in before.record(0).ids
    assert json.loads(before.record(0).to_json())["ids"].count(-1) > 5
