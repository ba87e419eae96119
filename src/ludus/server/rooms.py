"""The tables in memory, and the one way they change: work out, commit, apply, tell."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from ludus.server.bus import Bus
from ludus.server.errors import Refusal
from ludus.server.presence import Presence
from ludus.server.room import News, Room
from ludus.server.storage import Change, Store

ATTEMPTS: Final = 20
"""How often a change is worked out anew when other processes are faster."""
IDLE: Final = 300.0
"""The seconds until a table nobody looks at leaves the memory."""


class Rooms:
    """The tables in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.presence = Presence()
        self.bus = Bus(store, self._heard, self._lost)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.changed_meanwhile: set[str] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.on_change: list[Callable[[Room], None]] = []

    async def get(self, table: str) -> Room:
        """The table of that id, as committed."""
        room = self.rooms.get(table)
        if room is None:
            task = self.loading.get(table)
            if task is None:
                task = asyncio.create_task(self._load(table))
                self.loading[table] = task
                task.add_done_callback(lambda _: self.loading.pop(table, None))
            room = await asyncio.shield(task)
        room.used = time.time()
        if room.stale():
            await self.refresh(room)
        return room

    async def _load(self, table: str) -> Room:
        whole = await self.store.load(table)
        if whole is None:
            raise Refusal(404, "no-table")
        room = Room(whole)
        room.unsure = table in self.changed_meanwhile
        self.changed_meanwhile.discard(table)
        self.rooms[table] = room
        return room

    async def change(self, table: str, work: Callable[[Room], Change]) -> Room:
        """Work out a change, commit it, apply it and tell everybody; a refusal changes nothing."""
        room = await self.get(table)
        async with room.lock:
            for _ in range(ATTEMPTS):
                if room.stale():
                    await self._take(room)
                change = work(room)
                if change == Change():
                    return room
                if await self._commit(room, change):
                    self._applied(room, room.apply(change))
                    return room
        raise Refusal(409, "busy")

    async def _commit(self, room: Room, change: Change) -> bool:
        """Whatever ends this early, the room reads anew what was stored."""
        room.unsure = True
        done = await self.store.commit(room.row, change)
        room.unsure = not done
        return done

    async def refresh(self, room: Room) -> None:
        """Read what other processes have committed."""
        async with room.lock:
            if room.stale():
                await self._take(room)

    async def _take(self, room: Room) -> None:
        # A note that comes while the table is read must not be forgotten: it may tell of more.
        room.unsure = False
        try:
            whole = await self.store.load(room.row.id)
        except BaseException:
            room.unsure = True
            raise
        if whole is None:
            raise Refusal(404, "no-table")
        room.newest = max(room.newest, whole.row.revision)
        if whole.row.revision > room.row.revision:
            self._applied(room, room.take(whole))

    def _applied(self, room: Room, _: News) -> None:
        for tell in self.on_change:
            tell(room)

    # ---- Other processes ----

    def _heard(self, note: list[str]) -> None:
        kind, process, table, what = note
        if kind == "changed":
            room = self.rooms.get(table)
            if room is not None:
                room.newest = max(room.newest, int(what))
                self.spawn(self.refresh(room))
            elif table in self.loading:
                self.changed_meanwhile.add(table)
        elif kind == "present":
            guests = frozenset(filter(None, what.split(",")))
            self.presence.report(process, table, guests, time.time())
            self.show_seats(table)

    def _lost(self) -> None:
        """Notes may have been missed: read every table anew."""
        for room in self.rooms.values():
            room.unsure = True
            self.spawn(self.refresh(room))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside all else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._spawned)

    def _spawned(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    # ---- Presence ----

    async def come(self, table: str, guest: str) -> None:
        """A socket opens."""
        if self.presence.come(table, guest):
            self.show_seats(table)
            await self._report(table)

    async def go(self, table: str, guest: str) -> None:
        """A socket closes."""
        if self.presence.go(table, guest, time.time()):
            self.show_seats(table)
            await self._report(table)

    async def _report(self, table: str) -> None:
        here = ",".join(self.presence.by_socket(table))
        await self.bus.tell(f"present {self.store.process} {table} {here}")

    def show_seats(self, table: str) -> None:
        """Tell those at a table that who is there has changed."""
        room = self.rooms.get(table)
        if room is not None:
            for listener in list(room.listeners):
                listener.hear(room, News(table=True))

    # ---- Housekeeping ----

    async def tend(self, patience: float, now: float) -> None:
        """Forget what is not needed, and make sure nothing was missed."""
        self.presence.forget(patience, now)
        for id, room in list(self.rooms.items()):
            idle = not room.listeners and room.used < now - IDLE and not room.lock.locked()
            if idle:
                del self.rooms[id]
        if self.store.postgres:
            for table in list(self.presence.sockets):
                await self._report(table)
            for id, revision in (await self.store.revisions(list(self.rooms))).items():
                room = self.rooms[id]
                room.newest = max(room.newest, revision)
                await self.refresh(room)
