"""What runs in the presenter's worker process: from a record to a long reply as JSON."""

import sys
from typing import Final

from ludus.core.errors import LudusError
from ludus.core.match import Match, loads, replayed
from ludus.core.message import SPECTATOR
from ludus.core.record import Record, parse
from ludus.server import protocol
from ludus.server.bot_worker import end_with_parent
from ludus.server.errors import Refusal, RefusalWithReason
from ludus.server.present import game
from ludus.server.present.reader import Reader
from ludus.server.protocol import Language

MAX_FRAMES: Final = 200
MAX_PLIES: Final = 10_000
"""The longest record that is played again: several times the longest game."""
MAX_MEMORY: Final = 1024 * 1024 * 1024


def limit_worker() -> None:
    """End with the server, and take no more memory than allowed."""
    end_with_parent()
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))


def story(record: Record, reader: Reader) -> tuple[int, bytes]:
    """The whole log."""
    return 200, game.story(replayed(record), reader).to_json()


def frames(record: Record, first: int, last: int, reader: Reader) -> tuple[int, bytes]:
    """The board after some of the plies."""
    shown = game.frames(replayed(record), first, min(last, first + MAX_FRAMES - 1), reader)
    return 200, protocol.Frames(frames=shown).to_json()


def replay(asked: protocol.ReplayAsk, language: Language) -> tuple[int, bytes]:
    """The story and some frames of a record file, or why it cannot be played again."""
    try:
        match = _loaded(asked.record)
    except Refusal as refusal:
        detail = refusal.say(language)
        return refusal.status, protocol.Problem(code=refusal.code, detail=detail).to_json()
    reader = Reader(SPECTATOR, language, tuple(match.record.seats))
    last = min(asked.last, asked.first + MAX_FRAMES - 1)
    shown = protocol.Replay(
        story=game.story(match, reader), frames=game.frames(match, asked.first, last, reader)
    )
    return 200, shown.to_json()


def checked(text: str, language: Language) -> tuple[int, bytes]:
    """A record file as JSON, if it can be played again, or why it cannot."""
    try:
        return 200, _loaded(text).record.to_json().encode()
    except Refusal as refusal:
        detail = refusal.say(language)
        return refusal.status, protocol.Problem(code=refusal.code, detail=detail).to_json()


def _loaded(text: str) -> Match:
    try:
        if len(parse(text)[0].ids) > MAX_PLIES:
            raise Refusal(413, "too-long", plies=MAX_PLIES)
        return loads(text)
    except LudusError as error:
        raise RefusalWithReason(422, "record", error) from None
