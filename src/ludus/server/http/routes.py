"""The routes: everything a client can do, over plain HTTP."""

import asyncio
import contextlib
import gzip
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import sqlalchemy as sql
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi import Path as InPath
from fastapi.responses import FileResponse, PlainTextResponse

from ludus import __version__
from ludus.core.errors import UnknownGame
from ludus.core.game import Game
from ludus.core.message import Message
from ludus.core.registry import get, names
from ludus.learn.lessons import chapters
from ludus.server import clock, protocol
from ludus.server.errors import Refusal, own_words
from ludus.server.guests import COOKIE, COOKIE_SECONDS, language_of
from ludus.server.present import jobs
from ludus.server.present import table as present_table
from ludus.server.present.log import PART
from ludus.server.protocol import LEVELS, MAX_SEATS, Language
from ludus.server.service import Service
from ludus.server.storage.rows import Change, Guest
from ludus.server.storage.schema import tables
from ludus.server.tables import ending_commands, seat_commands
from ludus.server.tables.table import Table

PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": protocol.Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}
router: Final = APIRouter(prefix="/api", responses=PROBLEMS)
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
MAX_WAIT: Final = 30.0
PLIES_A_REQUEST: Final = 100
"""A long reply counts as one request more for every so many plies it replays; a frame as ten."""


def the_service(request: Request) -> Service:
    """The server's parts."""
    service: Service = request.app.state.service
    return service


ServiceDependency = Annotated[Service, Depends(the_service)]


async def the_guest(request: Request, service: ServiceDependency) -> Guest:
    """Whoever asks; only so often a second."""
    guest = await service.guests.of(request)
    if guest is None:
        raise Refusal(401, "no-guest")
    await limit(service.requests.wait(guest.id, time.monotonic()))
    request.state.guest = guest
    return guest


def json_reply(body: bytes, status: int = 200) -> Response:
    """A reply that is encoded already."""
    return Response(body, status, media_type="application/json")


def kept_reply(request: Request, body: bytes) -> Response:
    """A reply that is the same for everybody: it is compressed once, however many ask for it."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return json_reply(body)
    reply = json_reply(packed(body))
    reply.headers.update({"Content-Encoding": "gzip", "Vary": "Accept-Encoding"})
    return reply


@cache
def packed(body: bytes) -> bytes:
    """A body that never changes, compressed."""
    return gzip.compress(body)


async def limit(wait: float) -> None:
    """Refuse one who asks too often."""
    if wait > 0:
        raise Refusal(429, "too-often", seconds=max(1, round(wait + 0.5)))


def the_language(
    request: Request,
    language: Annotated[Language | None, Query(description="instead of the guest's")] = None,
) -> Language:
    """The reader's language."""
    return language or language_of(request, getattr(request.state, "guest", None))


CurrentGuest = Annotated[Guest, Depends(the_guest)]
TableId = Annotated[str, InPath(alias="table", pattern=r"^[A-Za-z0-9_-]{1,16}$")]


@dataclass(frozen=True)
class Visit:
    """A request of a guest about a table."""

    service: Service
    guest: Guest
    table: Table

    async def change(self, command: Callable[[Table, Guest], Change]) -> Table:
        """Let the guest change the table by a command."""
        id = self.table.row.id
        return await self.service.tables.change(id, lambda table: command(table, self.guest))

    async def change_seats(self, command: Callable[[Table, Guest], Change]) -> protocol.TableInfo:
        """The table as it is after a command."""
        return self.service.table_info(await self.change(command), self.guest)

    async def state(self, language: Language, seat: int | None, since: int) -> Response:
        """The game as one of the guest's seats may know it, with the log since a ply.

        What is missing of a long log counts by what it costs.
        """
        looks_from, table = self.table.looks_from(self.guest.id, seat), self.table
        if table.match is not None:
            reader = present_table.reader(table, looks_from, language)
            plies = PART * len(list(table.log.missing(table.match, since, reader)))
            cost = plies / PLIES_A_REQUEST
            await limit(self.service.requests.wait(self.guest.id, time.monotonic(), cost))
        return json_reply(await self.service.state(table, self.guest, looks_from, language, since))

    def acting_seat(self) -> int | None:
        """The seat that acts, if it is one of the guest's."""
        actor = self.table.row.actor
        return actor if actor in self.table.seats_of(self.guest.id) else None


async def table_visit(table_id: TableId, guest: CurrentGuest, service: ServiceDependency) -> Visit:
    """A visit to a table that the guest may see from outside."""
    return Visit(service, guest, await service.table(table_id, guest))


async def game_visit(table_id: TableId, guest: CurrentGuest, service: ServiceDependency) -> Visit:
    """A visit to a table whose game the guest may see."""
    return Visit(service, guest, await service.game_table(table_id, guest))


TableVisit = Annotated[Visit, Depends(table_visit)]
GameVisit = Annotated[Visit, Depends(game_visit)]
GameName = Annotated[str, InPath(max_length=40)]
SeatNumber = Annotated[int, InPath(ge=0, le=MAX_SEATS - 1)]
OwnSeat = Annotated[int | None, Query(ge=0, le=MAX_SEATS - 1, description="one of your seats")]
ReaderLanguage = Annotated[Language, Depends(the_language)]
PlyNumber = Annotated[int, Query(ge=0, le=2**31 - 1)]


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def the_game(name: str) -> Game:
    """The game of that name."""
    try:
        return get(name)
    except UnknownGame:
        raise Refusal(404, "no-game") from None


# ---- The server, people, games ----


@router.get("/health", tags=["server"])
async def health(service: ServiceDependency) -> protocol.Health:
    """Whether the server lives."""
    return protocol.Health(
        status="ok",
        version=__version__,
        database="postgresql" if service.store.postgres else "sqlite",
        tables=len(service.tables.loaded),
        sockets=service.sockets,
        waiting=service.waiting,
        rules="compiled" if service.bots.compiled else "interpreted",
    )


@router.get("/ready", tags=["server"])
async def ready(request: Request, service: ServiceDependency) -> protocol.Ready:
    """Whether the server can do its work: a write was made and read again."""
    await limit(service.requests.wait(address(request), time.monotonic()))
    await service.ready()
    return protocol.Ready(status="ready")


def me(guest: Guest) -> protocol.Me:
    """A guest for the protocol."""
    return protocol.Me(id=guest.id, name=guest.name, language=guest.language)


@router.get("/me", tags=["people"])
async def who_am_i(request: Request, response: Response, service: ServiceDependency) -> protocol.Me:
    """Who you are; a first visit makes you a guest."""
    guest = await service.guests.of(request)
    if guest is None:
        await limit(service.quotas.guests.wait(address(request), time.monotonic()))
        guest, token = await service.guests.add(language_of(request))
        response.set_cookie(
            COOKIE,
            token,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
    return me(guest)


@router.patch("/me", tags=["people"])
async def change_me(
    asked: protocol.ChangeMe, guest: CurrentGuest, service: ServiceDependency
) -> protocol.Me:
    """Change your name or language."""
    changed = await service.guests.change(guest, asked.name, asked.language)
    if changed.name != guest.name:
        await service.rename(changed)
    return me(changed)


@router.post("/tokens", tags=["people"])
async def new_token(request: Request, service: ServiceDependency) -> protocol.NewToken:
    """A guest for a program."""
    await limit(service.quotas.guests.wait(address(request), time.monotonic()))
    guest, token = await service.guests.add(language_of(request))
    return protocol.NewToken(token=token, me=me(guest))


@router.get("/me/tables", tags=["people"])
async def my_tables(guest: CurrentGuest, service: ServiceDependency) -> protocol.Tables:
    """Your tables, where it is your turn first."""
    return protocol.Tables(tables=await service.own_tables(guest))


@router.get("/games", tags=["games"], response_model=protocol.Games)
async def games(request: Request, language: ReaderLanguage) -> Response:
    """What can be played, and against whom."""
    return kept_reply(request, every_game(language))


@cache
def every_game(language: Language) -> bytes:
    """All games in one language; they do not change while the server runs."""
    own = own_words(language)
    levels = [protocol.Labelled(value=v, label=own.text("level." + v)) for v in LEVELS]
    found = [game_info(get(name), language) for name in names()]
    return protocol.Games(games=found, levels=levels).to_json()


def game_info(game: Game, language: Language) -> protocol.GameInfo:
    """A game for the protocol."""
    words = game.words(language)
    options = [
        protocol.OptionInfo(
            name=option.name,
            label=words.text("option." + option.name),
            values=[
                protocol.Labelled(value=value, label=words.text(f"option.{option.name}.{value}"))
                for value in option.values
            ],
        )
        for option in game.options
    ]
    return protocol.GameInfo(
        name=game.name,
        title=game.say(Message("title", {}), language),
        rules=game.rules_version,
        players=list(game.players),
        minutes=game.minutes,
        options=options,
        colours=[protocol.Labelled(value=c, label=words.text("colour." + c)) for c in game.colours],
        board=brought(game, "board.js"),
        cover=brought(game, "cover.svg"),
        lesson=bool(chapters(game.name)),
    )


def brought(game: Game, file: str) -> str | None:
    """The address of a file that a game's own package brings for the browser."""
    there = (game.folder() / file).is_file()
    return f"/api/games/{game.name}/files/{file}" if there else None


@router.get("/games/{game}/files/{file}", tags=["games"], include_in_schema=False)
async def game_file(game: GameName, file: Literal["board.js", "cover.svg"]) -> FileResponse:
    """The board or the cover that a game's own package brings."""
    found = the_game(game)
    if brought(found, file) is None:
        raise Refusal(404, "route")
    return FileResponse(found.folder() / file, headers={"Cache-Control": "no-cache"})


@router.get("/games/{game}/words", tags=["games"])
async def game_words(game: GameName, language: ReaderLanguage) -> protocol.GameWords:
    """The game's terms, and its sentences that need no values."""
    words = the_game(game).words(language).plain
    return protocol.GameWords(game=game, language=language, words=words)


@router.get("/games/{game}/actions", tags=["games"], response_model=protocol.GameActions)
async def game_actions(request: Request, game: GameName) -> Response:
    """What every id means."""
    return kept_reply(request, every_action(the_game(game)))


@cache
def every_action(found: Game) -> bytes:
    """All ids of a game."""
    actions = [
        protocol.ActionInfo(id=id, kind=action.kind, data=action.data, text=action.text)
        for id, action in enumerate(found.actions)
    ]
    shown = protocol.GameActions(game=found.name, decisions=found.decisions, actions=actions)
    return shown.to_json()


@router.get("/rules/{game}", tags=["games"])
async def rules(game: GameName, language: ReaderLanguage) -> protocol.RulesText:
    """The rules for players, as Markdown."""
    found = the_game(game)
    page = rules_page(found, language)
    if page is None:
        raise Refusal(404, "no-rules", title=found.title)
    text = page.read_text(encoding="utf-8")
    return protocol.RulesText(game=game, title=found.title, language=language, markdown=text)


def rules_page(game: Game, language: Language) -> Path | None:
    """The rules of a game, ours or those of its own package, in English if there are no others."""
    ours, brought = rules_folder(), game.folder() / "rules"
    pages = (
        ours / language / f"{game.name}.md",
        ours / f"{game.name}.md",
        brought / f"{language}.md",
        brought / "en.md",
    )
    return next((page for page in pages if page.is_file()), None)


def rules_folder() -> Path:
    """Where the rules for players are: in the package, or in the sources it is run from."""
    packaged = Path(str(files("ludus.server"))) / "rules"
    return packaged if packaged.is_dir() else Path(__file__).parents[4] / "docs" / "rules"


# ---- Tables ----


@router.get("/tables", tags=["tables"])
async def public_tables(guest: CurrentGuest, service: ServiceDependency) -> protocol.Tables:
    """Public tables to join or to watch."""
    watchable = sql.and_(tables.c.state == "playing", tables.c.spectators)
    listed = sql.and_(tables.c.public, sql.or_(tables.c.state == "open", watchable))
    return protocol.Tables(tables=await service.find(guest, listed))


@router.get("/finished", tags=["tables"])
async def finished(
    guest: CurrentGuest,
    service: ServiceDependency,
    game: Annotated[str | None, Query(pattern=r"^[a-z0-9_-]{1,40}$")] = None,
    before: datetime | None = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 30,
) -> protocol.Tables:
    """Finished games one may watch: public ones and your own."""
    shown = sql.or_(sql.and_(tables.c.public, tables.c.spectators), service.own(guest))
    wanted = [shown, tables.c.state == "over", tables.c.moment > 0]
    if game is not None:
        wanted.append(tables.c.game == game)
    if before is not None:
        at = before if before.tzinfo else before.replace(tzinfo=UTC)
        wanted.append(tables.c.changed < (at - EPOCH).total_seconds())
    found = await service.find(guest, sql.and_(*wanted), limit)
    more = found[-1].changed if len(found) == limit else None
    return protocol.Tables(tables=found, before=more)


@router.post("/tables", tags=["tables"])
async def new_table(
    asked: protocol.NewTable,
    guest: CurrentGuest,
    service: ServiceDependency,
    request: Request,
    language: ReaderLanguage,
) -> protocol.TableInfo:
    """Make a table."""
    await limit(service.quotas.new_tables.wait(address(request), time.monotonic()))
    return await service.create(asked, guest, language)


@router.get("/tables/{table}", tags=["tables"])
async def table_info(visit: TableVisit) -> protocol.TableInfo:
    """The table from outside the game."""
    return visit.service.table_info(visit.table, visit.guest)


@router.post("/tables/{table}/join", tags=["tables"])
async def join(visit: TableVisit) -> protocol.Seated:
    """Sit down at a public table, or at one's own again."""
    table = await visit.change(lambda table, guest: seat_commands.join(table, guest, clock.now()))
    return visit.service.seated(table, visit.guest)


@router.post("/tables/{table}/leave", tags=["tables"])
async def leave(visit: TableVisit) -> protocol.TableInfo:
    """Get up."""
    return await visit.change_seats(
        lambda table, guest: seat_commands.leave(table, guest, clock.now())
    )


@router.put("/tables/{table}/seats/{seat}", tags=["tables"])
async def change_seat(
    visit: TableVisit, seat: SeatNumber, asked: protocol.ChangeSeat
) -> protocol.TableInfo:
    """Fill or free a seat before the start."""
    return await visit.change_seats(
        lambda table, guest: seat_commands.change_seat(table, guest, seat, asked, clock.now())
    )


@router.put("/tables/{table}/words", tags=["tables"])
async def add_words(visit: TableVisit, asked: protocol.SeatWords) -> protocol.TableInfo:
    """Add words to the luck of the game, before it starts."""
    seat, words = asked.seat, asked.words
    return await visit.change_seats(
        lambda table, guest: seat_commands.add_words(table, guest, seat, words, clock.now())
    )


@router.post("/tables/{table}/start", tags=["tables"], response_model=protocol.State)
async def start(visit: TableVisit, language: ReaderLanguage) -> Response:
    """Start the game."""
    table = await visit.change(lambda table, guest: seat_commands.start(table, guest, clock.now()))
    return await replace(visit, table=table).state(language, None, 1)


@router.post("/tables/{table}/links", tags=["tables"])
async def new_link(visit: TableVisit, asked: protocol.NewLink) -> protocol.Link:
    """A link to join, to watch, or to carry one's seat to another device."""
    return await visit.service.make_link(visit.table, visit.guest, asked)


@router.delete("/tables/{table}/links", tags=["tables"])
async def revoke_links(visit: TableVisit) -> protocol.TableInfo:
    """Revoke all links to the table."""
    await visit.service.revoke_links(visit.table, visit.guest)
    return visit.service.table_info(visit.table, visit.guest)


@router.post("/links", tags=["tables"])
async def use_link(
    asked: protocol.UseLink, guest: CurrentGuest, service: ServiceDependency
) -> protocol.Seated:
    """Use a link."""
    return await service.use_link(asked.token, guest)


@router.post("/tables/{table}/seats/{seat}/vote", tags=["tables"])
async def vote(visit: TableVisit, seat: SeatNumber) -> protocol.TableInfo:
    """Vote that a bot plays on for one who is away."""
    attendance = visit.service.attendance(visit.table.row.id)
    return await visit.change_seats(
        lambda table, guest: seat_commands.vote(table, guest, seat, attendance)
    )


@router.post("/tables/{table}/seats/{seat}/return", tags=["tables"])
async def come_back(visit: TableVisit, seat: SeatNumber) -> protocol.TableInfo:
    """Take back a seat that a bot plays for you; whoever does is there."""
    visit.service.tables.presence.request(visit.table.row.id, visit.guest.id, clock.now())
    return await visit.change_seats(
        lambda table, guest: seat_commands.come_back(table, guest, seat, clock.now())
    )


@router.post("/tables/{table}/resign", tags=["tables"])
async def resign(visit: TableVisit) -> protocol.TableInfo:
    """Give up: bots play on for the others, or the game ends."""
    return await visit.change_seats(
        lambda table, guest: ending_commands.resign(table, guest, clock.now())
    )


@router.post("/tables/{table}/abandon", tags=["tables"])
async def abandon(visit: TableVisit, asked: protocol.Abandon) -> protocol.TableInfo:
    """Agree to abandon the game, or not any more; it ends when all people at the table agree."""
    agrees = asked.agrees
    return await visit.change_seats(
        lambda table, guest: ending_commands.abandon(table, guest, agrees, clock.now())
    )


@router.delete("/tables/{table}", tags=["tables"])
async def close(visit: TableVisit) -> protocol.TableInfo:
    """Delete a table at which no game has started."""
    return await visit.change_seats(
        lambda table, guest: ending_commands.close(table, guest, clock.now())
    )


@router.post("/tables/{table}/rematch", tags=["tables"])
async def rematch(visit: TableVisit) -> protocol.TableInfo:
    """The same again."""
    return await visit.service.rematch(visit.table.row.id, visit.guest)


# ---- The game ----


@router.get("/tables/{table}/state", tags=["game"], response_model=protocol.State)
async def state(
    visit: GameVisit,
    language: ReaderLanguage,
    seat: OwnSeat = None,
    after: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    wait: Annotated[float, Query(ge=0, le=MAX_WAIT)] = 0,
    since: PlyNumber = 1,
) -> Response:
    """The state; with `after`, as soon as the revision is a later one, or after `wait` seconds."""
    service, guest, id = visit.service, visit.guest, visit.table.row.id
    if service.tables.presence.request(id, guest.id, clock.now()):
        service.tables.show_seats(id)
    if after is not None:
        await later_revision(visit, after, wait)
        visit = await game_visit(id, guest, service)
    return await visit.state(language, seat, since)


async def later_revision(visit: Visit, after: int, seconds: float) -> None:
    """Wait until the table has a later revision, for so many seconds at most."""
    service, table = visit.service, visit.table
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            service.waiting += 1
            try:
                while table.row.revision <= after and not service.stopping:
                    await table.changed.wait()
            finally:
                service.waiting -= 1


@router.post("/tables/{table}/act", tags=["game"], response_model=protocol.State)
async def act(visit: GameVisit, asked: protocol.Act, language: ReaderLanguage) -> Response:
    """Play an id; the log of the reply is what came of it."""
    seat, before = visit.acting_seat(), len(visit.table.game().plies)
    await visit.service.act(visit.table.row.id, visit.guest, asked)
    return await visit.state(language, seat, before + 1)


@router.post("/tables/{table}/undo", tags=["game"], response_model=protocol.State)
async def undo(visit: GameVisit, asked: protocol.Undo, language: ReaderLanguage) -> Response:
    """Take back; the log of the reply is empty."""
    table = await visit.service.undo(visit.table.row.id, visit.guest, asked)
    visit = replace(visit, table=table)
    return await visit.state(language, visit.acting_seat(), len(table.game().plies) + 1)


@router.post("/tables/{table}/preview", tags=["game"])
async def preview(
    visit: GameVisit, asked: protocol.Try, language: ReaderLanguage
) -> protocol.Preview:
    """What an id would bring about."""
    return visit.service.preview(visit.table, visit.guest, asked, language)


@router.post("/tables/{table}/plans", tags=["game"])
async def plans(visit: GameVisit, asked: protocol.Plan, language: ReaderLanguage) -> protocol.Plans:
    """The whole actions that lead from here."""
    return visit.service.plans(visit.table, visit.guest, asked, language)


@router.post("/tables/{table}/why", tags=["game"])
async def why(visit: GameVisit, asked: protocol.Why, language: ReaderLanguage) -> protocol.Reason:
    """Why something cannot be done now."""
    refusal = visit.service.why(visit.table, visit.guest, asked)
    return protocol.Reason(legal=refusal is None, detail=refusal.say(language) if refusal else "")


@router.post("/tables/{table}/chat", tags=["game"])
async def chat(visit: GameVisit, asked: protocol.Say) -> protocol.ChatLine:
    """Say something."""
    table = await visit.service.say(visit.table.row.id, visit.guest, asked)
    return present_table.chat_line(table.chat[-1])


# ---- Time travel and records ----


async def long_reply(
    visit: Visit,
    seat: int | None,
    language: Language,
    job: Callable[..., tuple[int, bytes]],
    *range: int,
) -> Response:
    """A reply that the presenter makes, counted by what it costs."""
    service, table = visit.service, visit.table
    looks_from, match = table.looks_from(visit.guest.id, seat), table.game()
    frames = range[-1] - range[0] if range else 0
    cost = 1 + (len(match.plies) + 10 * frames) / PLIES_A_REQUEST
    await limit(service.requests.wait(visit.guest.id, time.monotonic(), cost))
    record = match.record.copy()
    record.seats = table.names()
    reader = present_table.reader(table, looks_from, language)
    key = (job.__name__, table.row.id, table.row.moment, looks_from, language, *record.seats)
    made = await service.presenter.make(
        visit.guest.id, job, record, *range, reader, key=(*key, *range)
    )
    return json_reply(made.body, made.status)


@router.get("/tables/{table}/story", tags=["records"], response_model=protocol.Story)
async def story(
    visit: GameVisit, language: ReaderLanguage, since: PlyNumber = 1, seat: OwnSeat = None
) -> Response:
    """The log from a ply on, 2,000 plies at most."""
    return await long_reply(visit, seat, language, jobs.story, since)


@router.get("/tables/{table}/frames", tags=["records"], response_model=protocol.Frames)
async def frames(
    visit: GameVisit,
    language: ReaderLanguage,
    first: PlyNumber = 0,
    last: PlyNumber | None = None,
    seat: OwnSeat = None,
) -> Response:
    """The board as it was after each of these plies."""
    plies = len(visit.table.game().plies)
    if first > plies:
        raise Refusal(404, "no-ply", plies=plies, ply=first)
    end = min(first if last is None else last, first + jobs.MAX_FRAMES - 1, plies)
    return await long_reply(visit, seat, language, jobs.frames, first, end)


@router.get("/tables/{table}/record", tags=["records"], response_model=protocol.RecordFile)
async def record(
    visit: GameVisit,
    seat: OwnSeat = None,
    format: Annotated[str, Query(pattern="^(json|text)$")] = "json",
) -> protocol.RecordFile | PlainTextResponse:
    """The record as you may know it; as text only when the game is over."""
    table = visit.table
    found = table.record(table.looks_from(visit.guest.id, seat))
    hints = [seat.hints for seat in table.seats]
    if format == "json":
        provable = table.ended() and table.row.secret and table.row.origin is None
        proof = table.luck() if provable else None
        return present_table.record_file(found, table, proof, hints)
    if not table.ended():
        raise Refusal(409, "not-over")
    return PlainTextResponse(present_table.record_text(table.game().to_text(), hints))


@router.post("/replay", tags=["records"], response_model=protocol.Replay)
async def replay(
    asked: protocol.ReplayAsk,
    request: Request,
    service: ServiceDependency,
    language: ReaderLanguage,
) -> Response:
    """Play a record file again."""
    await limit(service.replays.wait(address(request), time.monotonic()))
    made = await service.presenter.make(address(request), jobs.replay, asked, language)
    return json_reply(made.body, made.status)
