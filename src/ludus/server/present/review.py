"""Reviews and hints as a guest is shown them, in his language."""

from typing import Any

from ludus.analysis.reasons import Reason, say
from ludus.analysis.report import brief, said
from ludus.analysis.review import Lapse
from ludus.analysis.totals import Total
from ludus.core.game import CHANCE, Game
from ludus.core.match import Match
from ludus.core.registry import get
from ludus.server import protocol
from ludus.server.storage.rows import ReviewRow


def review(row: ReviewRow, language: str) -> protocol.Review:
    """A review as far as it has come."""
    game, ids = get(row.record["game"]), row.record["ids"]
    names = row.record["seats"]
    complete = row.state == "done"
    return protocol.Review(
        id=row.id,
        game=game.name,
        state=row.state,  # type: ignore[arg-type]
        plies=len(ids),
        done=len(ids) if complete else row.steps[-1]["end"] if row.steps else 0,
        depth=row.depth,
        start=row.start,
        steps=[_step(game, ids, step, language, names) for step in row.steps],
        totals=[Total(**total) for total in row.totals],
    )


def _step(
    game: Game, ids: list[int], step: dict[str, Any], language: str, names: list[str]
) -> protocol.ReviewStep:
    return protocol.ReviewStep(
        first=step["first"],
        end=step["end"],
        seat=None if step["seat"] == CHANCE else step["seat"],
        turn=step["turn"],
        before=step["before"],
        after=step["after"],
        error=step["error"],
        name=step["name"],
        text=said(game, ids[step["first"] : step["end"]], language, names),
        better=step["best"],
        better_text=said(game, step["best"], language, names),
        reasons=[say(game, Reason(**reason), language, names) for reason in step["reasons"]],
        lapses=[Lapse(**lapse) for lapse in step["lapses"]],
    )


def advice(match: Match, found: dict[str, Any], language: str) -> protocol.Advice:
    """Good ways to play a turn."""
    game, names = match.game, match.record.seats
    lines = [
        protocol.AdviceLine(
            **line,
            text=said(game, line["ids"], language, names),
            brief=brief(game, line["ids"], language, names),
        )
        for line in found["lines"]
    ]
    reasons = [say(game, Reason(**reason), language, names) for reason in found["reasons"]]
    return protocol.Advice(
        seat=found["seat"],
        depth=found["depth"],
        values=found["values"],
        lines=lines,
        reasons=reasons,
    )
