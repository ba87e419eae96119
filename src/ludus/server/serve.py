"""Running the server: one process, its database, its port."""

import asyncio
import gc
import os
import pkgutil
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Final

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ludus import core
from ludus.core.errors import LudusError, UnknownGame
from ludus.core.registry import get, names
from ludus.server import logs
from ludus.server.http.app import create_app
from ludus.server.http.connections import Connections, protocols
from ludus.server.service import Service
from ludus.server.settings import Settings, from_environment
from ludus.server.storage.engine import new_engine
from ludus.server.storage.lock import locked
from ludus.server.storage.migrations import upgrade

MAX_MESSAGE_BYTES: Final = 16 * 1024
"""The largest message a client may send over a WebSocket."""
COLLECT_AFTER: Final = 20_000
"""After so many new objects the garbage collector looks at them."""
SHUTDOWN_SECONDS: Final = 5
"""What open connections get when the server is stopped."""


class Server(uvicorn.Server):
    """Prints its address as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, service: Service, browse: bool) -> None:
        super().__init__(config)
        self.service = service
        self.browse = browse

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.service.end_waiting()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listener in sockets or []:
            host, port = listener.getsockname()[:2]
            address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
            sys.stdout.write(f"Ludus is at {address}\n")
            sys.stdout.flush()
            if self.browse and has_display():
                webbrowser.open(address)


def has_display() -> bool:
    """Whether a browser could show anything here; a browser of the terminal shows no board."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def serve(host: str, port: int, data: Path | None, browse: bool = False) -> None:
    """Serve until stopped; `browse` opens the lobby in the browser of this machine."""
    settings = from_environment(os.environ, data)
    logs.set_up(settings.log == "json")
    load_rules()
    with prepared(settings), listening(host, port) as listener:
        asyncio.run(prepare_database(settings))
        app = create_app(settings)
        spare_collector()
        http, websocket = protocols(Connections(settings))
        config = uvicorn.Config(
            app,
            http=http,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            # A warning for every malformed request would let strangers fill the disk.
            log_level="error",
            access_log=False,
            server_header=False,
            log_config=None,
            ws=websocket,
            ws_max_size=MAX_MESSAGE_BYTES,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        )
        with suppress(KeyboardInterrupt):
            Server(config, app.state.service, browse).run(sockets=[listener])


def load_rules() -> None:
    """Import all rules at once: a process that began interpreted must never load compiled ones.

    `make play` compiles them while the server runs, and the two forms do not fit together.
    """
    for module in pkgutil.iter_modules(core.__path__, "ludus.core."):
        import_module(module.name)
    import_module("ludus.bots.search")
    for name in names():
        with suppress(UnknownGame):
            get(name)


def spare_collector() -> None:
    """Let the garbage collector look seldom, and never at what stays: a move leaves no cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, 20, 20)


async def prepare_database(settings: Settings) -> None:
    """The database in its newest form, and not damaged as far as a quick look tells."""
    await upgrade(settings.url())
    engine = new_engine(settings)
    try:
        async with engine.connect() as connection:
            found = "ok"
            if engine.dialect.name == "sqlite":
                found = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar_one()
    except SQLAlchemyError as error:
        found = str(getattr(error, "orig", error))
    finally:
        await engine.dispose()
    if found != "ok":
        raise LudusError(
            f"The database is damaged ({found.splitlines()[-1]}). Restore a backup with 'ludus"
            " restore' into another folder, or repair the file with sqlite3's '.recover'."
        )


@contextmanager
def prepared(settings: Settings) -> Iterator[None]:
    """The data folder; on SQLite for one server alone, since only PostgreSQL sends notices."""
    url = settings.url()
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    place = Path(url.database)
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        lock = place.with_suffix(".lock").open("w")
    except OSError as error:
        raise LudusError(f"The folder {place.parent} cannot be used: {error.strerror}.") from None
    with lock:
        if not locked(lock):
            raise LudusError(
                f"Another server uses {place} already. Stop it, choose another folder with --data,"
                " or let several servers share a PostgreSQL through LUDUS_DATABASE."
            )
        yield


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """The port, bound before anything else starts, so that a taken one is a sentence."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except OSError as error:
        raise LudusError(f"Nothing can listen on {host}, port {port}: {error.strerror}.") from None
    with listener:
        yield listener
