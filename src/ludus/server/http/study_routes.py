"""Studies: routes to make, find and fetch them, and one WebSocket for each explorer.

Whoever has the link of a study may explore it. What its owner tries is kept before he is told so;
what another tries lives as long as his connection.
"""

import asyncio
import contextlib
import time
from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, WebSocket, WebSocketDisconnect
from fastapi.responses import PlainTextResponse, Response
from librt.random import Random
from pydantic import TypeAdapter

from ludus.analysis.study import Study, from_dict
from ludus.core.errors import LudusError
from ludus.core.game import CHANCE
from ludus.core.match import Match
from ludus.core.position import wrong_number
from ludus.server import protocol
from ludus.server.errors import Refusal, RefusalWithReason
from ludus.server.http.routes import (
    PROBLEMS,
    CurrentGuest,
    GameName,
    GameVisit,
    ReaderLanguage,
    ServiceDependency,
    address,
    json_reply,
    limit,
    the_game,
)
from ludus.server.http.solo_socket import SoloSocket
from ludus.server.present import game as present_game
from ludus.server.present import jobs
from ludus.server.present import review as present_review
from ludus.server.present import study as present
from ludus.server.present.reader import Reader
from ludus.server.protocol import MAX_SEATS, Language
from ludus.server.service import Service, new_random
from ludus.server.storage.rows import Guest
from ludus.server.thinking.reviews import DEEPEST

router: Final = APIRouter(responses=PROBLEMS)
StudyId = Annotated[str, Path(alias="study", pattern=r"^[A-Za-z0-9_-]{1,16}$")]
Number = Annotated[int, Query(ge=0, le=2**31 - 1)]
PLIES_A_VISIT: Final = 1000
"""A visit counts as one request more for every so many plies that are played to get there."""


@router.post("/api/studies", tags=["studies"])
async def open_study(
    asked: protocol.StudyAsk,
    guest: CurrentGuest,
    service: ServiceDependency,
    language: ReaderLanguage,
    request: Request,
) -> protocol.StudyInfo:
    """Your study of a finished game, a record file or a position; it is made if there is none."""
    await limit(service.replays.wait(address(request), time.monotonic()))
    study = await _asked(asked, guest, service, language)
    row = await service.studies.open(study, asked.table, guest)
    kept = from_dict(row.data)
    line, ply = 0, min(asked.ply, kept.length(0))
    if asked.then:
        line, ply = follow(kept, line, ply, asked.then)
        row = await service.studies.keep(row, kept)
    return present.info(row, line, ply)


async def _asked(
    asked: protocol.StudyAsk, guest: Guest, service: Service, language: Language
) -> Study:
    """What a guest wants to study."""
    if asked.table is not None:
        table = await service.game_table(asked.table, guest)
        if not table.ended():
            raise Refusal(409, "not-over")
        return Study(table.game().record)
    if asked.position is not None:
        name = the_game(asked.game or "").name
        return await service.studies.positioned(guest, name, asked.position, language)
    return await service.studies.read(guest, asked.record or "", language)


def follow(study: Study, line: int, ply: int, ids: list[int]) -> tuple[int, int]:
    """Where ids lead that are played one after the other, if they can be."""
    state = study.match(line, ply, story=False).state
    for id in ids:
        if not state.allows(id):
            raise Refusal(422, "no-action")
        state.play(id)
        line, ply = study.play(line, ply, id)
    return line, ply


@router.get("/api/studies", tags=["studies"])
async def own_studies(guest: CurrentGuest, service: ServiceDependency) -> protocol.StudyList:
    """Your studies, the last changed first."""
    rows = await service.store.studies_of(guest.id)
    return protocol.StudyList(studies=[present.info(row) for row in rows])


@router.get("/api/tables/{table}/studies", tags=["studies"])
async def table_studies(visit: GameVisit) -> protocol.StudyList:
    """Your studies of the game of a table."""
    rows = await visit.service.store.studies_of(visit.guest.id)
    found = [present.info(row) for row in rows if row.table == visit.table.row.id]
    return protocol.StudyList(studies=found)


@router.get("/api/studies/{study}/record", tags=["studies"])
async def study_record(
    study_id: StudyId,
    guest: CurrentGuest,
    service: ServiceDependency,
    format: Annotated[str, Query(pattern="^(json|text)$")] = "json",
) -> Response:
    """The record with all its variations, as JSON or in the text notation."""
    row = await service.studies.get(study_id)
    if format == "json":
        return json_reply(from_dict(row.data).to_json().encode())
    return PlainTextResponse((await service.presenter.make(guest.id, jobs.noted, row.data)).body)


@router.get("/api/studies/{study}/position", tags=["studies"], response_model=protocol.Described)
async def study_position(
    study_id: StudyId,
    guest: CurrentGuest,
    service: ServiceDependency,
    language: ReaderLanguage,
    line: Annotated[int, Query(ge=0)] = 0,
    ply: Annotated[int, Query(ge=0)] = 0,
) -> Response:
    """The position at a moment of a study, to be changed by hand; in an action, that before it."""
    study = from_dict((await service.studies.get(study_id)).data)
    if line >= len(study.lines):
        raise Refusal(404, "no-variation")
    record = study.record.with_ids(study.ids(line)[:ply])
    made = await service.presenter.make(guest.id, jobs.last_position, record, language)
    return json_reply(made.body, made.status)


@router.delete("/api/studies/{study}", tags=["studies"])
async def remove_study(
    study_id: StudyId, guest: CurrentGuest, service: ServiceDependency
) -> protocol.StudyList:
    """Remove one of your studies; the answer are the others."""
    row = await service.studies.get(study_id)
    if row.guest != guest.id:
        raise Refusal(403, "not-host")
    await service.store.remove_study(row.id)
    return await own_studies(guest, service)


@router.post("/api/positions", tags=["studies"], response_model=protocol.Described)
async def described(
    asked: protocol.PositionAsk,
    guest: CurrentGuest,
    service: ServiceDependency,
    language: ReaderLanguage,
) -> Response:
    """A position set up by hand as it would be on the table, or why it cannot be."""
    name = the_game(asked.game).name
    made = await service.presenter.make(guest.id, jobs.described, name, asked.position, language)
    return json_reply(made.body, made.status)


@router.post("/api/positions/edit", tags=["studies"], response_model=protocol.Edited)
async def edited(
    asked: protocol.EditAsk,
    guest: CurrentGuest,
    service: ServiceDependency,
    language: ReaderLanguage,
) -> Response:
    """A position as it is being edited: what can be changed of it, and what is wrong with it."""
    game = the_game(asked.game)
    if asked.players not in game.players:
        wrong = wrong_number(game.title, game.players, asked.players)
        raise RefusalWithReason(422, "position", wrong)
    made = await service.presenter.make(
        guest.id, jobs.edited, game.name, asked.players, asked.position, language
    )
    return json_reply(made.body, made.status)


@router.get("/api/games/{game}/position", tags=["studies"], response_model=protocol.Described)
async def opening(
    game: GameName,
    guest: CurrentGuest,
    service: ServiceDependency,
    language: ReaderLanguage,
    players: Annotated[int, Query(ge=1, le=MAX_SEATS)] = 2,
) -> Response:
    """A position near the beginning of a game, to be changed by hand."""
    made = await service.presenter.make(
        guest.id, jobs.opening, the_game(game).name, players, language
    )
    return json_reply(made.body, made.status)


class Explorer(SoloSocket):
    """One explorer's WebSocket, and where in the study he is."""

    understood = TypeAdapter[Any](protocol.StudyMessage)

    def __init__(self, service: Service, socket: WebSocket, id: str, at: tuple[int, int]) -> None:
        super().__init__(service, socket)
        self.wanted = id, at
        self.line, self.ply = 0, 0
        self.choosing = False
        self.random: Random = new_random()
        self.thinking: asyncio.Task[None] | None = None

    async def identify(self) -> None:
        await super().identify()
        _, (_, ply) = self.wanted
        self.count(ply / PLIES_A_VISIT)

    async def begin(self) -> None:
        id, at = self.wanted
        self.row = await self.service.studies.get(id)
        self.study = from_dict(self.row.data)
        self.lines = present.LineTexts()
        self.mine = self.row.guest == self.guest.id
        await self.visit(*(at if self.study.has(*at) else (0, 0)))

    async def end(self) -> None:
        await self.stop()

    @property
    def reader(self) -> Reader:
        """Who decides now is who looks."""
        return present.reader_of(self.match, self.language)

    async def send_state(self, ref: int | None = None) -> None:
        """Tell everything: the table, the lines."""
        whole = present.state(self.match, self.row, self.reader)
        whole.ref = ref
        await self.send_study()
        await self.send(whole)

    async def send_study(self) -> None:
        """Tell the lines, and where in them one is."""
        where, state = (self.line, self.ply), self.match.state
        lines = self.lines.shown(self.study, self.language)
        await self.send(present.study(lines, self.row, where, state, self.reader, mine=self.mine))

    async def answer(self, message: Any) -> None:
        match message:
            case protocol.ActMessage():
                self.check(message.moment)
                await self.play([message.id, *message.then])
            case protocol.FollowMessage():
                await self.play(message.ids)
            case protocol.DrawMessage():
                await self.draw(message)
            case protocol.VisitMessage():
                self.count(message.ply / PLIES_A_VISIT)
                await self.visit(message.line, message.ply)
            case protocol.RenameMessage():
                await self.rename(message)
            case protocol.RemoveMessage():
                await self.remove(message.line)
            case protocol.ThinkMessage():
                await self.think(message.on)
            case protocol.WhyMessage():
                self.explain(message)
            case _:
                await self.foretell(message)
                return
        await self.done(message.ref)

    def explain(self, asked: protocol.WhyMessage) -> None:
        """Refuse with the reason of the rules what cannot be played now."""
        state, reader = self.match.state, self.reader
        id = asked.id if asked.id is not None else present_game.id_of(state.game, asked)
        if not state.allows(id):
            raise present_game.reason(state, reader.seat, id, asked.picked, reader.names)

    async def foretell(self, asked: protocol.PlansMessage | protocol.PreviewMessage) -> None:
        """Answer what could be played, or what a choice would bring about."""
        self.check(asked.moment)
        shown: protocol.Preview | protocol.Plans
        if isinstance(asked, protocol.PlansMessage):
            shown = present_game.plans(self.match.state, asked.moment, self.reader)
        else:
            ids = [asked.id, *asked.then]
            shown = present_game.preview(self.match.state, asked.moment, ids, self.reader)
        await self.reply(shown, asked.ref)

    async def play(self, ids: list[int]) -> None:
        """Play decisions, and the draws that follow unless they are chosen by hand."""
        tried = self.match.copy()
        for id in ids:
            tried.apply(id)
        await self.went_on(tried, ids)

    async def draw(self, message: protocol.DrawMessage) -> None:
        """Let chance decide once, or say who chooses the draws from now on."""
        if message.choosing is not None:
            self.choosing = message.choosing
            return
        state = self.match.state
        if state.actor != CHANCE:
            raise Refusal(409, "no-outcome")
        tried = self.match.copy()
        if message.id is None:
            id = tried.draw(self.random).id
        elif state.allows(message.id):
            id = tried.play(message.id).id
        else:
            raise Refusal(409, "no-outcome")
        await self.went_on(tried, [id])

    async def went_on(self, tried: Match, ids: list[int]) -> None:
        """Add what was played to the study, keep it, and show it."""
        drawn = len(tried.plies)
        if not self.choosing:
            tried.settle(self.random)
        ids = [*ids, *(ply.id for ply in tried.plies[drawn:])]
        line, ply, before = self.line, self.ply, self.ply
        known = len(self.study.lines), sum(len(each.ids) for each in self.study.lines)
        for id in ids:
            line, ply = self.study.play(line, ply, id)
        grown = known != (len(self.study.lines), sum(len(each.ids) for each in self.study.lines))
        if grown:
            await self.keep()
        self.line, self.ply, self.match = line, ply, tried
        await self.stop()
        await self.send_study()
        await self.send(present.moved(self.match, before, self.reader))

    async def keep(self, name: str | None = None) -> None:
        """Keep the study, if it is one's own."""
        if self.mine:
            try:
                self.row = await self.service.studies.keep(self.row, self.study, name)
            except Refusal:
                self.wanted = self.row.id, (self.line, self.ply)
                await self.begin()
                raise
        elif name is not None:
            self.row = replace(self.row, name=name)

    async def visit(self, line: int, ply: int) -> None:
        """Go to a moment."""
        if not self.study.has(line, ply):
            raise Refusal(404, "no-moment")
        await self.stop()
        self.line, self.ply = line, ply
        self.match = self.study.match(line, ply)
        await self.send_state()

    async def rename(self, message: protocol.RenameMessage) -> None:
        """Call a line, or the study, by a name."""
        if not self.study.has(message.line, 0):
            raise Refusal(404, "no-moment")
        if message.line == 0:
            await self.keep(message.name)
        else:
            self.study.rename(message.line, message.name)
            await self.keep()
        await self.send_study()

    async def remove(self, line: int) -> None:
        """Take a line out; whoever is on it goes back to where it left another."""
        if not self.study.has(line, 0):
            raise Refusal(404, "no-moment")
        gone = self.study.lines[line]
        self.study.remove(line)
        self.lines = present.LineTexts()
        await self.keep()
        await self.visit(gone.of, gone.after)

    # ---- The engine ----

    async def think(self, on: bool) -> None:
        """Start the engine, or stop it."""
        await self.stop()
        if on and self.match.state.actor >= 0:
            self.thinking = asyncio.create_task(self._think())

    async def stop(self) -> None:
        """Stop the engine."""
        if self.thinking is not None:
            self.thinking.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
                await self.thinking
            self.thinking = None

    async def _think(self) -> None:
        """Show the best lines again and again, until there is nothing to find out any more."""
        record = self.match.record.as_dict()
        depth, goes_on = -1, True
        while goes_on:
            try:
                found = await self.service.reviews.think(record, self.guest)
            except (LudusError, Refusal):
                found = None
            goes_on = found is not None and depth < found["depth"] < DEEPEST
            depth = found["depth"] if found else depth
            shown = found and present_review.advice(self.match, found, self.language)
            await self.send(
                protocol.Thought(line=self.line, ply=self.ply, thinking=goes_on, advice=shown)
            )


@router.websocket("/api/studies/{study}/live")
async def live(socket: WebSocket, study_id: StudyId, line: Number = 0, ply: Number = 0) -> None:
    """Explore a study."""
    await Explorer(socket.app.state.service, socket, study_id, (line, ply)).serve()
