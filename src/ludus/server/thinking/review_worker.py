"""What runs in the process in which reviews are made, at the lowest priority."""

import os
import time
from collections import OrderedDict
from typing import Any, Final

from ludus.analysis.lines import Thinking, advice
from ludus.analysis.report import totals_of
from ludus.analysis.review import Reviewer, digest, step_from
from ludus.core.errors import LudusError
from ludus.core.match import Match, replayed
from ludus.core.record import from_dict
from ludus.server.pool import end_with_parent

LOWEST_PRIORITY: Final = 19
MOST_THOUGHTS: Final = 4
"""How many positions are remembered to think on about; each may take a hundred megabytes."""
_thoughts: Final[OrderedDict[str, Thinking]] = OrderedDict()


def begin_quietly() -> None:
    """End with the server, and leave the processor to whoever else wants it."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)


def review_some(
    record: dict[str, object], depth: int, known: list[dict[str, Any]], seconds: float
) -> dict[str, Any] | str:
    """More steps of a review, for about so many seconds; or why there are none."""
    try:
        match = replayed(from_dict(record), story=False)
        reviewer = Reviewer(match, depth, [step_from(step) for step in known])
    except LudusError as error:
        return str(error)
    until = time.monotonic() + seconds
    found: list[dict[str, Any]] = []
    done = True
    for step in reviewer.run():
        found.append(step.as_dict())
        if time.monotonic() >= until:
            done = False
            break
    totals = [total.as_dict() for total in totals_of(reviewer)] if done else []
    return {"start": reviewer.start, "steps": found, "totals": totals, "done": done}


def advise(
    record: dict[str, object], then: list[int], seat: int | None, depth: int, seconds: float
) -> dict[str, Any] | str:
    """Good ways to play for a seat, or for whoever is to decide; or why there are none."""
    try:
        match: Match = replayed(from_dict(record), story=False)
        for id in then:
            match.apply(id)
        asking = int(match.state.actor) if seat is None else seat
        return advice(match, asking, depth, seconds=seconds).as_dict()
    except LudusError as error:
        return str(error)


def think_on(record: dict[str, object], seconds: float, most: int) -> dict[str, Any] | str:
    """Think on about the end of a record for so long, from where this process had come to."""
    try:
        match: Match = replayed(from_dict(record), story=False)
        key = digest(match.record)
        thinking = _thoughts.pop(key, None) or Thinking(match, int(match.state.actor))
        thinking.go_on(seconds, most)
    except LudusError as error:
        return str(error)
    _thoughts[key] = thinking
    if len(_thoughts) > MOST_THOUGHTS:
        _thoughts.popitem(last=False)
    return thinking.advice().as_dict()
