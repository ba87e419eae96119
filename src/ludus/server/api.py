"""The routes: everything a client can do, over plain HTTP."""

import asyncio
import contextlib
import time
from datetime import datetime
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final

import sqlalchemy as sql
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi import Path as InPath
from fastapi.responses import PlainTextResponse

from ludus import __version__
from ludus.core.errors import LudusError, UnknownGame
from ludus.core.game import Game
from ludus.core.match import loads
from ludus.core.message import SPECTATOR, Message
from ludus.core.registry import get, names
from ludus.server import protocol, seating, show
from ludus.server.errors import Because, Refusal, own_words
from ludus.server.guests import COOKIE, COOKIE_LASTS, language_of
from ludus.server.protocol import LEVELS, Language
from ludus.server.service import Service, luck
from ludus.server.storage import Guest, tables

PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": protocol.Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}
router: Final = APIRouter(prefix="/api", responses=PROBLEMS)
MOST_FRAMES: Final = 200
LONGEST_WAIT: Final = 30.0


def the_service(request: Request) -> Service:
    """The server's parts."""
    service: Service = request.app.state.service
    return service


Parts = Annotated[Service, Depends(the_service)]


async def the_guest(request: Request, service: Parts) -> Guest:
    """Whoever asks; only so often a second."""
    guest = await service.guests.of(request)
    if guest is None:
        raise Refusal(401, "no-guest")
    await count(service.requests.wait(guest.id, time.monotonic()))
    request.state.guest = guest
    return guest


async def count(wait: float) -> None:
    """Refuse one who asks too often."""
    if wait > 0:
        raise Refusal(429, "too-often", seconds=max(1, round(wait + 0.5)))


def the_language(
    request: Request,
    language: Annotated[Language | None, Query(description="instead of the guest's")] = None,
) -> Language:
    """The reader's language."""
    return language or language_of(request, getattr(request.state, "guest", None))


Me = Annotated[Guest, Depends(the_guest)]
TableId = Annotated[str, InPath(pattern=r"^[A-Za-z0-9_-]{1,16}$")]
GameName = Annotated[str, InPath(max_length=40)]
SeatNumber = Annotated[int, InPath(ge=0, le=3)]
Looking = Annotated[int | None, Query(ge=0, le=3, description="one of your seats")]
Tongue = Annotated[Language, Depends(the_language)]
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
async def health(service: Parts) -> protocol.Health:
    """Whether the server can do its work."""
    async with service.store.engine.connect() as connection:
        await connection.execute(sql.select(1))
    return protocol.Health(
        status="ok",
        version=__version__,
        database="postgresql" if service.store.postgres else "sqlite",
        tables=len(service.rooms.rooms),
        sockets=service.sockets,
    )


def me(guest: Guest) -> protocol.Me:
    """A guest for the protocol."""
    return protocol.Me(id=guest.id, name=guest.name, language=guest.language)


@router.get("/me", tags=["people"])
async def who_am_i(request: Request, response: Response, service: Parts) -> protocol.Me:
    """Who you are; a first visit makes you a guest."""
    guest = await service.guests.of(request)
    if guest is None:
        await count(service.newcomers.wait(address(request), time.monotonic()))
        guest, token = await service.guests.add(language_of(request))
        response.set_cookie(
            COOKIE,
            token,
            max_age=COOKIE_LASTS,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
    return me(guest)


@router.patch("/me", tags=["people"])
async def change_me(asked: protocol.ChangeMe, guest: Me, service: Parts) -> protocol.Me:
    """Change your name or language."""
    changed = await service.guests.change(guest, asked.name, asked.language)
    if changed.name != guest.name:
        await service.rename(changed)
    return me(changed)


@router.post("/tokens", tags=["people"])
async def new_token(request: Request, service: Parts) -> protocol.NewToken:
    """A guest for a program."""
    await count(service.newcomers.wait(address(request), time.monotonic()))
    guest, token = await service.guests.add(language_of(request))
    return protocol.NewToken(token=token, me=me(guest))


@router.get("/me/tables", tags=["people"])
async def my_tables(guest: Me, service: Parts) -> protocol.Tables:
    """Your tables, where it is your turn first."""
    return protocol.Tables(tables=await service.own_tables(guest))


@router.get("/games", tags=["games"])
async def games(language: Tongue) -> protocol.Games:
    """What can be played, and against whom."""
    own = own_words(language)
    levels = [protocol.Labelled(value=v, label=own.text("level." + v)) for v in LEVELS]
    return protocol.Games(games=[game_info(get(name), language) for name in names()], levels=levels)


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
    )


@router.get("/games/{game}/words", tags=["games"])
async def game_words(game: GameName, language: Tongue) -> protocol.GameWords:
    """The game's terms, and its sentences that need no values."""
    words = the_game(game).words(language).plain
    return protocol.GameWords(game=game, language=language, words=words)


@router.get("/games/{game}/actions", tags=["games"])
async def game_actions(game: GameName) -> protocol.GameActions:
    """What every id means."""
    found = the_game(game)
    actions = [
        protocol.ActionInfo(id=id, kind=action.kind, data=action.data, text=action.text)
        for id, action in enumerate(found.actions)
    ]
    return protocol.GameActions(game=game, decisions=found.decisions, actions=actions)


@router.get("/rules/{game}", tags=["games"])
async def rules(game: GameName, language: Tongue) -> protocol.RulesText:
    """The rules for players, as Markdown."""
    found = the_game(game)
    page, first = f"{found.name}.md", rules_folder()
    translated = first / language / page
    text = (translated if translated.exists() else first / page).read_text(encoding="utf-8")
    return protocol.RulesText(game=game, title=found.title, language=language, markdown=text)


def rules_folder() -> Path:
    """Where the rules for players are: in the package, or in the sources it is run from."""
    packaged = Path(str(files("ludus.server"))) / "rules"
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


# ---- Tables ----


@router.get("/tables", tags=["tables"])
async def public_tables(guest: Me, service: Parts) -> protocol.Tables:
    """Public tables to join or to watch."""
    watchable = sql.and_(tables.c.state == "playing", tables.c.spectators)
    listed = sql.and_(tables.c.public, sql.or_(tables.c.state == "open", watchable))
    return protocol.Tables(tables=await service.find(guest, listed))


@router.get("/finished", tags=["tables"])
async def finished(
    guest: Me,
    service: Parts,
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
        wanted.append(tables.c.changed < before.timestamp())
    found = await service.find(guest, sql.and_(*wanted), limit)
    more = found[-1].changed if len(found) == limit else None
    return protocol.Tables(tables=found, before=more)


@router.post("/tables", tags=["tables"])
async def new_table(asked: protocol.NewTable, guest: Me, service: Parts) -> protocol.TableInfo:
    """Make a table."""
    return await service.create(asked, guest)


@router.get("/tables/{table}", tags=["tables"])
async def table_info(table: TableId, guest: Me, service: Parts) -> protocol.TableInfo:
    """The table from outside the game."""
    return service.room_info(await service.room(table, guest), guest)


@router.post("/tables/{table}/join", tags=["tables"])
async def join(table: TableId, guest: Me, service: Parts) -> protocol.Seated:
    """Sit down at a public table, or at one's own again."""
    await service.room(table, guest)
    room = await service.rooms.change(table, lambda room: seating.join(room, guest, time.time()))
    return service.seated(room, guest)


@router.post("/tables/{table}/leave", tags=["tables"])
async def leave(table: TableId, guest: Me, service: Parts) -> protocol.TableInfo:
    """Get up."""
    await service.room(table, guest)
    room = await service.rooms.change(table, lambda room: seating.leave(room, guest, time.time()))
    return service.room_info(room, guest)


@router.put("/tables/{table}/seats/{seat}", tags=["tables"])
async def change_seat(
    table: TableId, seat: SeatNumber, asked: protocol.ChangeSeat, guest: Me, service: Parts
) -> protocol.TableInfo:
    """Fill or free a seat before the start."""
    await service.room(table, guest)
    room = await service.rooms.change(
        table, lambda room: seating.change_seat(room, guest, seat, asked, time.time())
    )
    return service.room_info(room, guest)


@router.post("/tables/{table}/start", tags=["tables"])
async def start(table: TableId, guest: Me, service: Parts, language: Tongue) -> protocol.State:
    """Start the game."""
    await service.room(table, guest)
    room = await service.rooms.change(
        table, lambda room: seating.start(room, guest, luck(), time.time())
    )
    return service.state(room, guest, room.looks_from(guest.id, None), language)


@router.post("/tables/{table}/links", tags=["tables"])
async def new_link(
    table: TableId, asked: protocol.NewLink, guest: Me, service: Parts
) -> protocol.Link:
    """A link to join, to watch, or to carry one's seat to another device."""
    return await service.make_link(await service.room(table, guest), guest, asked)


@router.post("/links", tags=["tables"])
async def use_link(asked: protocol.UseLink, guest: Me, service: Parts) -> protocol.Seated:
    """Make a link good."""
    return await service.use_link(asked.token, guest)


@router.post("/tables/{table}/seats/{seat}/vote", tags=["tables"])
async def vote(table: TableId, seat: SeatNumber, guest: Me, service: Parts) -> protocol.TableInfo:
    """Vote that a bot plays on for one who is away."""
    await service.room(table, guest)
    around = service.around(table)
    room = await service.rooms.change(table, lambda room: seating.vote(room, guest, seat, around))
    return service.room_info(room, guest)


@router.post("/tables/{table}/seats/{seat}/return", tags=["tables"])
async def come_back(
    table: TableId, seat: SeatNumber, guest: Me, service: Parts
) -> protocol.TableInfo:
    """Take back a seat that a bot plays for you."""
    await service.room(table, guest)
    room = await service.rooms.change(
        table, lambda room: seating.come_back(room, guest, seat, time.time())
    )
    return service.room_info(room, guest)


@router.post("/tables/{table}/rematch", tags=["tables"])
async def rematch(table: TableId, guest: Me, service: Parts) -> protocol.TableInfo:
    """The same again."""
    await service.room(table, guest)
    return await service.rematch(table, guest)


# ---- The game ----


@router.get("/tables/{table}/state", tags=["game"])
async def state(
    table: TableId,
    guest: Me,
    service: Parts,
    language: Tongue,
    seat: Looking = None,
    after: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
    since: PlyNumber = 1,
) -> protocol.State:
    """The state; with `after`, as soon as the revision is a later one, or after `wait` seconds."""
    room = await service.game_room(table, guest)
    if service.rooms.presence.ask(table, guest.id, time.time()):
        service.rooms.show_seats(table)
    if after is not None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                while room.row.revision <= after:
                    await room.changed.wait()
    return service.state(room, guest, room.looks_from(guest.id, seat), language, since)


@router.post("/tables/{table}/act", tags=["game"])
async def act(
    table: TableId, asked: protocol.Act, guest: Me, service: Parts, language: Tongue
) -> protocol.State:
    """Play an id; the log of the reply is what came of it."""
    room = await service.game_room(table, guest)
    seat = room.row.actor if room.row.actor in room.seats_of(guest.id) else None
    before = len(room.game().plies)
    await service.act(table, guest, asked)
    return service.state(room, guest, room.looks_from(guest.id, seat), language, before + 1)


@router.post("/tables/{table}/undo", tags=["game"])
async def undo(
    table: TableId, asked: protocol.Undo, guest: Me, service: Parts, language: Tongue
) -> protocol.State:
    """Take back; the log of the reply is empty."""
    await service.game_room(table, guest)
    room = await service.undo(table, guest, asked)
    seat = room.row.actor if room.row.actor in room.seats_of(guest.id) else None
    after = len(room.game().plies)
    return service.state(room, guest, room.looks_from(guest.id, seat), language, after + 1)


@router.post("/tables/{table}/preview", tags=["game"])
async def preview(
    table: TableId, asked: protocol.Act, guest: Me, service: Parts, language: Tongue
) -> protocol.Preview:
    """What an id would bring about."""
    return service.preview(await service.game_room(table, guest), guest, asked, language)


@router.post("/tables/{table}/why", tags=["game"])
async def why(
    table: TableId, asked: protocol.Why, guest: Me, service: Parts, language: Tongue
) -> protocol.Reason:
    """Why something cannot be done now."""
    refusal = service.why(await service.game_room(table, guest), guest, asked)
    return protocol.Reason(legal=refusal is None, detail=refusal.say(language) if refusal else "")


@router.post("/tables/{table}/chat", tags=["game"])
async def chat(table: TableId, asked: protocol.Say, guest: Me, service: Parts) -> protocol.ChatLine:
    """Say something."""
    await service.game_room(table, guest)
    room = await service.say(table, guest, asked)
    return list(room.lines())[-1]


# ---- Time travel and records ----


@router.get("/tables/{table}/story", tags=["records"])
async def story(
    table: TableId, guest: Me, service: Parts, language: Tongue, seat: Looking = None
) -> protocol.Story:
    """The whole log."""
    room = await service.game_room(table, guest)
    reader = room.reader(room.looks_from(guest.id, seat), language)
    return show.story(room.game(), reader)


@router.get("/tables/{table}/frames", tags=["records"])
async def frames(
    table: TableId,
    guest: Me,
    service: Parts,
    language: Tongue,
    first: PlyNumber = 0,
    last: PlyNumber | None = None,
    seat: Looking = None,
) -> protocol.Frames:
    """The board as it was after each of these plies."""
    room = await service.game_room(table, guest)
    reader = room.reader(room.looks_from(guest.id, seat), language)
    match = room.game()
    if first > len(match.plies):
        raise Refusal(404, "no-ply", plies=len(match.plies), ply=first)
    end = min(first if last is None else last, first + MOST_FRAMES - 1)
    return protocol.Frames(frames=show.frames(match, first, end, reader))


@router.get("/tables/{table}/record", tags=["records"], response_model=protocol.RecordFile)
async def record(
    table: TableId,
    guest: Me,
    service: Parts,
    seat: Looking = None,
    format: Annotated[str, Query(pattern="^(json|text)$")] = "json",
) -> protocol.RecordFile | PlainTextResponse:
    """The record as you may know it; as text only when the game is over."""
    room = await service.game_room(table, guest)
    found = room.record(room.looks_from(guest.id, seat))
    if format == "json":
        return found
    if not room.over():
        raise Refusal(409, "not-over")
    return PlainTextResponse(room.game().to_text())


@router.post("/replay", tags=["records"])
async def replay(
    asked: protocol.ReplayAsk, request: Request, service: Parts, language: Tongue
) -> protocol.Replay:
    """Play a record file again."""
    await count(service.replays.wait(address(request), time.monotonic()))
    return await asyncio.to_thread(_replayed, asked, language)


def _replayed(asked: protocol.ReplayAsk, language: Language) -> protocol.Replay:
    try:
        match = loads(asked.record)
    except LudusError as error:
        raise Because(422, "record", error) from None
    reader = show.Reader(SPECTATOR, language, match.record.seats)
    last = min(asked.last, asked.first + MOST_FRAMES - 1)
    return protocol.Replay(
        story=show.story(match, reader), frames=show.frames(match, asked.first, last, reader)
    )
