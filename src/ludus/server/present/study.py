"""A study as its explorer is shown it: the messages of a table, and its lines."""

from typing import Final

from ludus.analysis.report import said
from ludus.analysis.study import Study
from ludus.core.game import CHANCE, State
from ludus.core.match import Match
from ludus.core.message import SPECTATOR
from ludus.server import protocol
from ludus.server.present import game, solo
from ludus.server.present.reader import Reader, seat_or_none
from ludus.server.storage.rows import StudyRow, StudySummary

LOGGED: Final = 120
"""How many of the last plies are told in the log: enough to see what led here."""

Begins = tuple[str, int, int | None]
"""How a line begins: in words, in which turn, and whose decision it was."""


def reader_of(match: Match, language: str) -> Reader:
    """The explorer looks from the seat that decides; where nobody does, as a spectator."""
    seat = int(match.state.actor) if match.state.actor >= 0 else SPECTATOR
    return Reader(seat, language, tuple(match.record.seats))


def state(match: Match, row: StudyRow, reader: Reader) -> protocol.State:
    """All there is to know at the table of a study, at which the explorer has every seat."""
    names = match.record.seats
    table = solo.table_info(row.id, match, list(range(len(names))), names, row.created)
    first = max(1, len(match.plies) - LOGGED)
    return solo.state(match, table, solo.position(match, reader), first, reader)


def moved(match: Match, since: int, reader: Reader) -> protocol.Moved:
    """What was played after so many plies."""
    return solo.moved(match, since, solo.position(match, reader), reader)


class LineTexts:
    """The lines of a study in words; how each begins is found once."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, int], Begins] = {}

    def shown(self, study: Study, language: str) -> list[protocol.StudyLine]:
        """All lines."""
        numbers = range(len(study.lines))
        new = {n for n in numbers if n > 0 and (language, n) not in self.known}
        if new:
            for n, ply, there in study.walk(new):
                if n in new and ply == study.lines[n].after:
                    self.known[language, n] = self._begins(study, n, there, language)
        return [self._shown(study, n, language) for n in numbers]

    def _shown(self, study: Study, number: int, language: str) -> protocol.StudyLine:
        line = study.lines[number]
        text, turn, seat = self.known.get((language, number), ("", 0, None))
        return protocol.StudyLine(
            of=line.of,
            after=line.after,
            plies=study.length(number),
            name=line.name,
            text=text,
            turn=turn,
            seat=seat,
        )

    def _begins(self, study: Study, number: int, there: State, language: str) -> Begins:
        text = said(there.game, study.lines[number].ids[:1], language, study.record.seats)
        return _capital(text), int(there.turn), seat_or_none(int(there.actor))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def study(
    lines: list[protocol.StudyLine],
    row: StudyRow,
    where: tuple[int, int],
    here: State,
    reader: Reader,
    mine: bool,
) -> protocol.Study:
    """The lines of a study, and where in them the explorer is."""
    return protocol.Study(
        id=row.id,
        name=row.name,
        mine=mine,
        table=row.table,
        lines=lines,
        line=where[0],
        ply=where[1],
        outcomes=_outcomes(here, reader),
    )


def _outcomes(state: State, reader: Reader) -> list[protocol.Outcome]:
    """What chance may bring, the likeliest first."""
    if state.actor != CHANCE:
        return []
    outcomes = state.outcomes()
    whole = sum(weight for _, weight in outcomes)
    told = [
        protocol.Outcome(
            id=id,
            text=_capital(said(state.game, [id], reader.language, reader.names)),
            chance=weight / whole,
        )
        for id, weight in outcomes
    ]
    return sorted(told, key=lambda one: -one.chance)


def info(row: StudyRow | StudySummary, line: int = 0, ply: int = 0) -> protocol.StudyInfo:
    """A study from outside."""
    return protocol.StudyInfo(
        id=row.id,
        game=row.game,
        name=row.name,
        table=row.table,
        variations=row.variations,
        line=line,
        ply=ply,
        changed=game.when(row.changed),
    )
