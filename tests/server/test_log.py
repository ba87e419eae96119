"""The log as it is kept and sent: the same whoever asks first, and never all of it at once."""

import asyncio
import random

import orjson
import pytest

from ludus.core.game import OVER
from ludus.core.luck import Luck
from ludus.core.match import Match
from ludus.core.message import SPECTATOR
from ludus.core.registry import get, names
from ludus.server.present import game
from ludus.server.present.log import PART, Log
from ludus.server.present.reader import Reader
from ludus.server.tables.game_commands import draw

NAMES = ("Ada", "Bea", "Cleo")


def played(game: str, plies: int, seed: int = 5) -> Match:
    """A match of three after so many plies, or at its end."""
    match, choose = Match(get(game), 3, seats=list(NAMES)), random.Random(seed)
    luck = Luck("00" * 32, "table", ["", "", ""], match.record)
    draw(match, luck)
    while match.state.actor != OVER and len(match.plies) < plies:
        match.play(choose.choice(match.state.legal()))
        draw(match, luck)
    return match


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("since", [1, 2, PART, PART + 1, 3 * PART + 7])
def test_an_encoded_log_says_the_same_as_its_entries(game: str, since: int) -> None:
    match, log = played(game, 4 * PART), Log()
    for seat in (SPECTATOR, 0, 1, 2):
        reader = Reader(seat, "en", NAMES)
        entries = [orjson.loads(one.to_json()) for one in Log().entries(match, since, reader)]
        assert orjson.loads(log.to_json(match, since, reader)) == entries
        assert not list(log.missing(match, since, reader))


def test_a_log_follows_what_is_taken_back() -> None:
    match, log = played("municipium", 4 * PART), Log()
    reader = Reader(0, "en", NAMES)
    log.to_json(match, 1, reader)
    shorter = played("municipium", 2 * PART - 10)
    assert log.to_json(shorter, 1, reader) == Log().to_json(shorter, 1, reader)
    assert log.to_json(match, 1, reader) == Log().to_json(match, 1, reader)


def test_a_story_is_told_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    match, reader = played("rome", 1000), Reader(SPECTATOR, "en", NAMES)
    assert match.state.actor == OVER
    whole = game.story(match, reader)
    monkeypatch.setattr(game, "STORY_PAGE", 100)
    pages = [game.story(match, reader, since) for since in range(1, whole.plies + 1, 100)]
    assert [entry for page in pages for entry in page.log] == whole.log
    assert len(whole.log) == whole.plies > max(len(page.log) for page in pages)
    assert whole.scores
    assert [page.scores for page in pages] == [whole.scores] + [None] * (len(pages) - 1)
    assert game.story(match, reader, whole.plies + 1).log == []


def test_what_all_may_read_is_made_once() -> None:
    match, log = played("municipium", 4 * PART), Log()
    assert list(log.missing(match, 1, Reader(0, "en", NAMES)))
    log.to_json(match, 1, Reader(0, "en", NAMES))
    assert not list(log.missing(match, 1, Reader(1, "en", NAMES)))
    assert list(log.missing(match, 1, Reader(1, "it", NAMES)))


def test_nobody_waits_for_a_long_log() -> None:
    match, log, turns = played("council", 10**6), Log(), 0
    parts = len(match.plies) // PART
    assert parts > 10

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def run() -> None:
        working = asyncio.create_task(others())
        await log.prepare(match, 1, Reader(0, "en", NAMES))
        working.cancel()

    asyncio.run(run())
    assert turns >= parts
