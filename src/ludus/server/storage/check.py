"""Checks of a database: that it is whole, and that every journal is a game that can be played."""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from ludus.core.errors import LudusError
from ludus.core.game import CHANCE, OVER
from ludus.core.luck import Luck
from ludus.core.match import Match
from ludus.core.registry import get
from ludus.server.settings import Settings
from ludus.server.storage.backup import snapshot
from ludus.server.storage.rows import StoredTable, standing
from ludus.server.storage.schema import tables
from ludus.server.storage.store import load_table


async def check_database(settings: Settings, advance: Callable[[int, int], None]) -> list[str]:
    """What is wrong with a database, a sentence each; `advance` is called with the progress."""
    async with snapshot(settings) as connection:
        wrong = await damage(connection)
        if wrong:
            return wrong
        ids = list((await connection.execute(sql.select(tables.c.id))).scalars())
        for number, id in enumerate(ids, 1):
            stored = await load_table(connection, id)
            assert stored is not None
            wrong += [f"Table {id}: {problem}" for problem in problems(stored)]
            advance(number, len(ids))
    return wrong


async def damage(connection: AsyncConnection) -> list[str]:
    """What SQLite finds damaged; PostgreSQL looks after itself."""
    if connection.dialect.name != "sqlite":
        return []
    found = (await connection.exec_driver_sql("PRAGMA integrity_check")).scalars().all()
    return [] if found == ["ok"] else [f"The file is damaged: {line}" for line in found]


def problems(stored: StoredTable) -> list[str]:
    """What is wrong with one table; one of older rules is followed as far as today's allow."""
    row = stored.row
    if row.moment != len(stored.journal):
        return [f"its journal has {len(stored.journal)} entries, not {row.moment}."]
    if row.moment == 0:
        return []
    names = [seat.name for seat in stored.seats]
    position = row.position()
    match = Match(get(row.game), len(names), row.options, names, story=False, position=position)
    older = row.rules < match.record.rules
    match.record.rules = row.rules
    words = [seat.words for seat in stored.seats]
    luck = Luck(row.secret, row.id, words, match.record) if row.secret else None
    given = len(row.origin["ids"]) if row.origin else 0
    number = 0
    for ply, id in enumerate(standing(stored.journal), 1):
        if match.state.actor == CHANCE and luck is not None:
            number += 1
            if ply > given and luck.draw(number, match.state.outcomes()) != id:
                return [f"draw {number} (ply {ply}) does not follow from its secret."]
        try:
            match.apply(id)
        except LudusError as error:
            return [] if older else [f"ply {ply} cannot be played: {error}"]
    return _end_problems(match, row.actor, row.state, row.result)


def _end_problems(match: Match, actor: int, state: str, result: dict[str, Any] | None) -> list[str]:
    found = []
    if result is not None and "ended" in result:
        return []  # given up or abandoned: the journal stands wherever that was
    if match.state.actor != actor:
        found.append(f"it waits for {actor}, but {match.state.actor} is to act.")
    if (match.state.actor == OVER) != (state == "over"):
        found.append(f"its state is '{state}', which does not fit its journal.")
    if match.state.actor == OVER and result is not None:
        scores = match.state.result().scores
        if scores != result["scores"]:
            found.append(f"its scores are {result['scores']}, but the game ended {scores}.")
    return found
