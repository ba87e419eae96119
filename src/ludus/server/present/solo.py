"""A table at which one person is alone, with a lesson or a study: the messages of any table."""

from collections.abc import Sequence

from ludus.core.game import OVER
from ludus.core.match import Match
from ludus.server import clock, protocol
from ludus.server.present import game
from ludus.server.present.log import Log
from ludus.server.present.reader import Reader, seat_or_none


def state(
    match: Match, table: protocol.TableInfo, shown: protocol.Position, first: int, reader: Reader
) -> protocol.State:
    """All there is to know at the table, with the log from its first ply on."""
    return protocol.State(
        revision=len(match.plies),
        table=table,
        position=shown,
        log=Log().entries(match, first, reader),
        chat=[],
    )


def moved(match: Match, since: int, shown: protocol.Position, reader: Reader) -> protocol.Moved:
    """What was played after so many plies; each entry but the last carries its board."""
    log = Log().entries(match, since + 1, reader)
    frames = game.frames(match, since + 1, len(match.plies) - 1, reader)
    for entry, frame in zip(log, frames, strict=False):
        entry.view = frame.view
    return protocol.Moved(revision=len(match.plies), since=since + 1, log=log, position=shown)


def position(match: Match, reader: Reader) -> protocol.Position:
    """The game now; nothing is undone at such a table."""
    shown = game.position(match, len(match.plies), reader, None)
    shown.undoable = 0
    return shown


def table_info(
    id: str, match: Match, mine: list[int], names: Sequence[str], created: float
) -> protocol.TableInfo:
    """The table: some seats are the reader's, who shares it with nobody."""
    over = match.state.actor == OVER
    result = match.state.result() if over else None
    return protocol.TableInfo(
        id=id,
        game=match.game.name,
        rules=match.game.rules_version,
        options=match.record.options,
        state="over" if over else "playing",
        public=False,
        spectators=False,
        clock=protocol.Clock(),
        host=True,
        mine=mine,
        seats=[_seat(match, seat, names[seat], mine) for seat in range(match.record.players)],
        watching=0,
        moment=len(match.plies),
        turn=int(match.state.turn),
        actor=seat_or_none(int(match.state.actor)),
        your_turn=match.state.actor in mine,
        time_left=None,
        scores=result.scores if result else None,
        winners=result.winners if result else None,
        ended=None,
        rematch=None,
        hints=False,
        origin=None,
        commitment=None,
        created=game.when(created),
        changed=game.when(clock.now()),
    )


def _seat(match: Match, seat: int, name: str, mine: list[int]) -> protocol.SeatInfo:
    """One place at the table."""
    return protocol.SeatInfo(
        seat=seat,
        colour=match.game.colours[seat],
        kind="person" if seat in mine else "bot",
        name=name,
        guest=None,
        level=None,
        mine=seat in mine,
        device=len(mine) > 1,
        present=True,
        away=False,
        replaced=None,
        returnable=False,
        votes=0,
        votes_needed=0,
        voted=False,
        words=None,
        hints=0,
        wish="",
    )
