"""What runs in the presenter's worker process: from a record to a long reply as JSON."""

import contextlib
import sys
from collections.abc import Callable
from typing import Final

from librt.random import Random

from ludus.analysis.study import Study, from_dict, read
from ludus.core.editing import description, editable, schema
from ludus.core.errors import LudusError
from ludus.core.game import OVER, State
from ludus.core.match import Match, begun, loads, replayed
from ludus.core.message import SPECTATOR
from ludus.core.position import BadPosition, impossible
from ludus.core.record import Record, parse
from ludus.core.registry import get
from ludus.server import protocol
from ludus.server.errors import Refusal, RefusalWithReason
from ludus.server.pool import end_with_parent
from ludus.server.present import editor, game
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


def story(record: Record, since: int, reader: Reader) -> tuple[int, bytes]:
    """A page of the log."""
    return 200, game.story(replayed(record), reader, since).to_json()


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
        story=game.story(match, reader, asked.since),
        frames=game.frames(match, asked.first, last, reader),
    )
    return 200, shown.to_json()


def checked(text: str, language: Language) -> tuple[int, bytes]:
    """A record file as JSON, if it can be played again, or why it cannot."""
    return _answer(lambda: _loaded(text).record.to_json().encode(), language)


def studied(text: str, language: Language) -> tuple[int, bytes]:
    """A record file with its variations as JSON, if all can be played, or why it cannot."""
    return _answer(lambda: _read(text).to_json().encode(), language)


def noted(study: dict[str, object]) -> tuple[int, bytes]:
    """A study in the text notation."""
    return 200, from_dict(study).to_text().encode()


def positioned(game: str, position: dict[str, object], language: Language) -> tuple[int, bytes]:
    """A record that begins in a position as JSON, or a sentence for what is impossible."""

    def set_up() -> bytes:
        try:
            players = int(get(game).setup(position).players)
        except BadPosition as error:
            raise RefusalWithReason(422, "position", error) from None
        return Match(get(game), players, position=position).record.to_json().encode()

    return _answer(set_up, language)


def described(game: str, position: dict[str, object], language: Language) -> tuple[int, bytes]:
    """How a position that was set up looks to whoever is to act, or why it cannot be."""
    return _answer(lambda: _described(game, position, language), language)


def edited(
    name: str, players: int, position: dict[str, object], language: Language
) -> tuple[int, bytes]:
    """A position that is being edited: its form, how it looks, and why it cannot be."""
    found, wrong = get(name), None
    shown: protocol.Described | None = None
    said = editable(position, schema(found, players).fields)
    try:
        found.setup(said)
        shown = _shown(name, said, language)
    except BadPosition as error:
        wrong = error
    parts, choices = editor.edited(found, players, said, language, shown is not None)
    made = protocol.Edited(
        position=said,
        parts=parts,
        choices=choices,
        wrong="" if wrong is None else _reason(wrong, editor.called(parts), language),
        shown=shown,
    )
    return 200, made.to_json()


def _reason(wrong: BadPosition, called: dict[str, str], language: Language) -> str:
    """Why a position cannot be, with its values as the form calls them."""
    path = str(wrong.data.get("path", ""))
    data = {**wrong.data, "path": called.get(path, path)} if path else wrong.data
    return BadPosition(wrong.key, data, wrong.folder, wrong.names).say(language)


def opening(name: str, players: int, language: Language) -> tuple[int, bytes]:
    """A position near the beginning of a game: the first that can be described."""

    def first() -> bytes:
        try:
            match = Match(get(name), players, story=False)
        except LudusError as error:
            raise RefusalWithReason(422, "record", error) from None
        random = Random(1)
        while match.state.actor != OVER:
            match.settle(random)
            with contextlib.suppress(BadPosition):
                return _described(name, _said(match.state), language)
            match.play(match.pick(random))
        raise Refusal(404, "no-position")

    return _answer(first, language)


def last_position(record: Record, language: Language) -> tuple[int, bytes]:
    """The position at the end of a record, or the last before it that can be described."""

    def last() -> bytes:
        match = begun(record, story=False)
        states = [match.state.copy()]
        for id in record.ids:
            match.play(id)
            states.append(match.state.copy())
        for state in reversed(states):
            with contextlib.suppress(BadPosition):
                return _described(record.game, _said(state), language)
        raise Refusal(404, "no-position")

    return _answer(last, language)


def _said(state: State) -> dict[str, object]:
    """What describes a state and may be changed, if it is a moment that can be described."""
    if state.actor < 0:
        raise impossible("none", title=state.game.title)
    said = description(state)
    if state.game.setup(said) != state:
        raise impossible("none", title=state.game.title)
    fields = schema(state.game, int(state.players)).fields
    found: dict[str, object] = editable(said, fields)
    return found


def _described(name: str, position: dict[str, object], language: Language) -> bytes:
    return _shown(name, position, language).to_json()


def _shown(name: str, position: dict[str, object], language: Language) -> protocol.Described:
    try:
        state = get(name).setup(position)
    except BadPosition as error:
        raise RefusalWithReason(422, "position", error) from None
    match = Match(get(name), int(state.players), position=position)
    reader = Reader(int(state.actor), language, tuple(match.record.seats))
    (frame,) = game.frames(match, 0, 0, reader)
    return protocol.Described(position=position, frame=frame, seats=match.record.seats)


def _answer(make: Callable[[], bytes], language: Language) -> tuple[int, bytes]:
    try:
        return 200, make()
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


def _read(text: str) -> Study:
    _loaded(text)
    try:
        return read(text)
    except LudusError as error:
        raise RefusalWithReason(422, "record", error) from None
