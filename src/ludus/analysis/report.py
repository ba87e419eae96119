"""A finished review as data: what the command prints as JSON, and what the server keeps."""

from collections.abc import Sequence
from typing import Any, Final

from ludus.analysis.reasons import say
from ludus.analysis.review import Reviewer, ReviewStep
from ludus.analysis.totals import Total, totals
from ludus.core.game import CHANCE, Game
from ludus.core.language import FIRST
from ludus.core.match import Match
from ludus.core.message import Message

FORMAT: Final = "ludus-review"


def totals_of(reviewer: Reviewer) -> list[Total]:
    """The totals of a review that is complete."""
    result = reviewer.match.state.result().shares()
    return totals(reviewer.start, reviewer.steps, result)


def as_dict(reviewer: Reviewer) -> dict[str, Any]:
    """A complete review as plain data."""
    match = reviewer.match
    return {
        "format": FORMAT,
        "game": match.game.name,
        "players": match.record.players,
        "depth": reviewer.depth.iterations,
        "plies": len(match.plies),
        "start": reviewer.start,
        "result": match.state.result().shares(),
        "steps": [step.as_dict() for step in reviewer.steps],
        "totals": [total.as_dict() for total in totals_of(reviewer)],
    }


def said(
    game: Game, ids: list[int], language: str = FIRST, names: Sequence[str] | None = None
) -> str:
    """A whole turn in words."""
    called = list(names) if names else None
    return ", ".join(_decision(game, id, language, called) for id in ids)


def _decision(game: Game, id: int, language: str, names: list[str] | None) -> str:
    action = game.describe(id)
    text = game.say(Message("action." + action.kind, action.data), language, names)
    return text[:1].lower() + text[1:]


def brief(
    game: Game, ids: list[int], language: str = FIRST, names: Sequence[str] | None = None
) -> str:
    """A whole turn by the names of its places and things alone."""
    words, called = game.words(language), list(names) if names else ()
    parts: list[str] = []
    for id in ids:
        action = game.describe(id)
        message = Message("action." + action.kind, action.data)
        form = "brief" if words.has(message.key, "brief") else ""
        parts.append(words.say(message, called, form=form))
    return " · ".join(parts)


def reasons_said(match: Match, step: ReviewStep, language: str = FIRST) -> list[str]:
    """Why the better turn of a step is better, in words; nothing where nothing is clear."""
    return [say(match.game, reason, language, match.record.seats) for reason in step.reasons]


def told(match: Match, step: ReviewStep, language: str = FIRST) -> str:
    """What happened in a step, in words: the draw, or the whole turn."""
    if step.seat != CHANCE:
        ids = match.record.ids[step.first : step.end]
        return said(match.game, ids, language, match.record.seats)
    events = match.plies[step.first].events
    names = match.record.seats
    lines = [match.game.say(event.seen_by(0), language, names) for event in events[:1]]
    return lines[0] if lines else match.game.text(match.record.ids[step.first])
