"""The routes of reviews, hints, open analysis and variations."""

import time
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi import Path as InPath

from ludus.core.match import Match, replayed
from ludus.server import protocol
from ludus.server.errors import Refusal
from ludus.server.http.routes import (
    MAX_WAIT,
    PROBLEMS,
    CurrentGuest,
    GameVisit,
    PlyNumber,
    ReaderLanguage,
    ServiceDependency,
    address,
    limit,
)
from ludus.server.present import review as present_review

router: Final = APIRouter(prefix="/api", responses=PROBLEMS)
ReviewId = Annotated[str, InPath(alias="review", pattern=r"^[a-z0-9.-]{1,100}$")]


@router.post("/tables/{table}/review", tags=["reviews"])
async def review_table(visit: GameVisit, language: ReaderLanguage) -> protocol.Review:
    """The review of a finished game; it is made if there is none yet."""
    if visit.table.ended() and not visit.table.over():
        raise Refusal(409, "not-played-out")
    row = await visit.service.reviews.ask(visit.table.game(), visit.guest)
    return present_review.review(row, language)


@router.post("/reviews", tags=["reviews"])
async def review_record(
    asked: protocol.ReviewAsk,
    guest: CurrentGuest,
    service: ServiceDependency,
    language: ReaderLanguage,
    request: Request,
) -> protocol.Review:
    """The review of a record file of a finished game."""
    await limit(service.replays.wait(address(request), time.monotonic()))
    match = await service.loaded(guest, asked.record, language)
    return present_review.review(await service.reviews.ask(match, guest), language)


@router.get("/reviews/{review}", tags=["reviews"])
async def review(
    review_id: ReviewId,
    guest: CurrentGuest,
    service: ServiceDependency,
    language: ReaderLanguage,
    known: PlyNumber = 0,
    wait: Annotated[float, Query(ge=0, le=MAX_WAIT)] = 0,
) -> protocol.Review:
    """A review, as soon as it has more steps than are known, or after `wait` seconds."""
    row = await service.reviews.more(review_id, known, wait)
    return present_review.review(row, language)


@router.post("/analysis", tags=["reviews"])
async def analysis(
    asked: protocol.AnalysisAsk,
    guest: CurrentGuest,
    service: ServiceDependency,
    language: ReaderLanguage,
    request: Request,
) -> protocol.Advice:
    """Three good ways to play a position, the surer the greater the depth."""
    await limit(service.replays.wait(address(request), time.monotonic()))
    match = await service.loaded(guest, asked.record, language)
    if asked.ply > len(match.plies):
        raise Refusal(404, "no-ply", plies=len(match.plies), ply=asked.ply)
    cut = _cut(match, asked.ply)
    found = await service.reviews.advise(cut, asked.then, asked.depth, guest)
    return present_review.advice(match, found, language)


def _cut(match: Match, ply: int) -> Match:
    """The same game up to a ply."""
    return replayed(match.record.with_ids(match.record.ids[:ply]), story=False)


@router.post("/tables/{table}/hint", tags=["game"])
async def hint(
    visit: GameVisit, asked: protocol.Moment, language: ReaderLanguage
) -> protocol.Advice:
    """A good move for you, where the table allows hints; it is counted in the record."""
    found = await visit.service.hint(visit.table.row.id, visit.guest, asked.moment)
    return present_review.advice(visit.table.game(), found, language)


@router.get("/tables/{table}/variations", tags=["reviews"])
async def variations(visit: GameVisit) -> protocol.Tables:
    """Your games that go on from the middle of this one."""
    service = visit.service
    own = await service.find(visit.guest, service.own(visit.guest))
    from_here = [
        table for table in own if table.origin and table.origin.table == visit.table.row.id
    ]
    return protocol.Tables(tables=from_here)
