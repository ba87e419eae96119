"""All tables in memory, and the one way they change: compute, commit, adopt, tell."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from ludus.server import clock
from ludus.server.errors import Refusal
from ludus.server.metrics import METRICS
from ludus.server.storage.notices import Notices
from ludus.server.storage.rows import Change
from ludus.server.storage.store import Store
from ludus.server.tables.presence import Presence
from ludus.server.tables.table import Move, Table, Update

MAX_ATTEMPTS: Final = 20
"""How often a change is computed again when other processes are faster."""
TIME_SECONDS: Final = 5.0
"""For how long other processes are waited for that are asked what time it is."""
IDLE_SECONDS: Final = 300.0
"""After how long a table nobody looks at leaves the memory."""


class Tables:
    """The tables in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.presence = Presence()
        self.notices = Notices(store.engine, store.process, self._received, self._reload_all)
        self.loaded: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.changed_while_loading: set[str] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.time_told: asyncio.Future[float] | None = None
        self.time_agreed = False
        self.on_change: list[Callable[[Table], None]] = []

    async def get(self, table_id: str) -> Table:
        """The table of that id, as committed."""
        table = self.loaded.get(table_id)
        if table is None:
            task = self.loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self.loading[table_id] = task
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            table = await asyncio.shield(task)
        table.used = clock.now()
        if table.stale():
            await self.refresh(table)
        return table

    async def _load(self, table_id: str) -> Table:
        stored = await self.store.load(table_id)
        if stored is None:
            raise Refusal(404, "no-table")
        table = Table(stored)
        table.must_reload = table_id in self.changed_while_loading
        self.changed_while_loading.discard(table_id)
        self.loaded[table_id] = table
        return table

    async def change(self, table_id: str, command: Callable[[Table], Change]) -> Table:
        """Compute a change, commit it, adopt it and tell everybody; a refusal changes nothing."""
        asked = time.monotonic()
        table = await self.get(table_id)
        async with table.lock:
            for _ in range(MAX_ATTEMPTS):
                if table.stale():
                    await self._reload(table)
                change = command(table)
                if change.empty():
                    return table
                if await self._commit(table, change):
                    table.adopt(change)
                    self._changed(table)
                    if isinstance(change, Move):
                        METRICS.observe("ludus_told_seconds", time.monotonic() - asked)
                    return table
        raise Refusal(409, "busy")

    async def _commit(self, table: Table, change: Change) -> bool:
        """Write a change; if this is interrupted, the table is read again before its next use."""
        table.must_reload = True
        done = await self.store.commit(table.row, change)
        table.must_reload = not done
        return done

    async def refresh(self, table: Table) -> None:
        """Read what other processes have committed."""
        async with table.lock:
            if table.stale():
                await self._reload(table)

    async def _reload(self, table: Table) -> None:
        # Set before reading: a notice that comes meanwhile may tell of still more.
        table.must_reload = False
        try:
            stored = await self.store.load(table.row.id)
        except BaseException:
            table.must_reload = True
            raise
        if stored is None:
            raise Refusal(404, "no-table")
        table.newest = max(table.newest, stored.row.revision)
        if stored.row.revision > table.row.revision:
            table.catch_up(stored)
            self._changed(table)

    def _changed(self, table: Table) -> None:
        for callback in self.on_change:
            callback(table)

    # ---- Other processes ----

    async def agree_on_time(self) -> None:
        """Take over the clock of the others; who is alone gives back the time nobody could play."""
        told = None
        if self.store.postgres and not await self.notices.alone():
            self.time_told = asyncio.get_running_loop().create_future()
            await self.notices.send(f"time-asked {self.store.process} - -")
            with contextlib.suppress(TimeoutError):
                told = await asyncio.wait_for(self.time_told, TIME_SECONDS)
        if told is None:
            await self.store.forgive_time(clock.now())
        else:
            clock.set_to(told)
        self.time_agreed = True

    def _received(self, notice: list[str]) -> None:
        kind, process, table_id, what = notice
        if kind in ("time-asked", "time-told"):
            self._agree(kind, process, table_id, what)
        elif kind == "changed":
            table = self.loaded.get(table_id)
            if table is not None:
                table.newest = max(table.newest, int(what))
                self.spawn(self.refresh(table))
            elif table_id in self.loading:
                self.changed_while_loading.add(table_id)
        elif kind == "recheck":
            self.show_seats(table_id)
        elif kind == "present":
            guests = frozenset(filter(None, what.split(",")))
            self.presence.report(process, table_id, guests, clock.now())
            self.show_seats(table_id)

    def _agree(self, kind: str, process: str, asked_by: str, seconds: str) -> None:
        """Tell a process that has just started what time it is, or take note of it."""
        waiting = self.time_told
        if kind == "time-asked" and self.time_agreed:
            told = f"time-told {self.store.process} {process} {clock.now()!r}"
            self.spawn(self.notices.send(told))
        elif asked_by == self.store.process and waiting is not None and not waiting.done():
            waiting.set_result(float(seconds))

    def _reload_all(self) -> None:
        """Notices may have been missed: read every table again."""
        for table in self.loaded.values():
            table.must_reload = True
            self.spawn(self.refresh(table))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something in the background."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    # ---- Presence ----

    async def socket_opened(self, table_id: str, guest: str) -> None:
        """A socket opens."""
        if self.presence.socket_opened(table_id, guest):
            self.show_seats(table_id)
            await self._report(table_id)

    async def socket_closed(self, table_id: str, guest: str) -> None:
        """A socket closes."""
        if self.presence.socket_closed(table_id, guest, clock.now()):
            self.show_seats(table_id)
            await self._report(table_id)

    async def _report(self, *ids: str) -> None:
        here = {id: ",".join(self.presence.by_socket(id)) for id in ids}
        who = self.store.process
        await self.notices.send(*(f"present {who} {id} {here[id]}" for id in ids))

    def show_seats(self, table_id: str) -> None:
        """Tell those at a table that who is there has changed."""
        table = self.loaded.get(table_id)
        if table is not None:
            for listener in list(table.listeners):
                listener.notify(table, Update(table=True))

    # ---- Housekeeping ----

    async def tidy(self, away_after: float, now: float) -> None:
        """Forget what is not needed, and make sure nothing was missed."""
        self.presence.forget(away_after, now)
        for id, table in list(self.loaded.items()):
            idle = not table.listeners and table.used < now - IDLE_SECONDS
            if idle and not table.lock.locked():
                del self.loaded[id]
        if self.store.postgres:
            await self._report(*self.presence.sockets)
            for id, revision in (await self.store.revisions(list(self.loaded))).items():
                if (found := self.loaded.get(id)) is not None:
                    found.newest = max(found.newest, revision)
                    await self.refresh(found)
