"""Limits on connections, before a request is known: how many, how long, how large.

They hold without a proxy in front. uvicorn itself limits neither the headers of a request nor the
time they take, and answers pings without regard to whether anybody reads the answers.
"""

import asyncio
import struct
import sys
import time
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from ludus.server.limits import Limit
from ludus.server.settings import Settings

MAX_HEADER_BYTES: Final = 32 * 1024
"""How much of a request may be something else than its body: headers, and what frames the body."""
MAX_UNREAD_BYTES: Final = 4 * 1024 * 1024
"""How much may wait in a WebSocket for one who does not read."""
PINGS_A_SECOND: Final = 5.0
FRAMES_A_MESSAGE: Final = 2.0
"""In how many frames a message may come, on average."""
BYTES_AT_ONCE: Final = 1024
"""So much is read of a WebSocket before its frames are counted: the smallest has 6 bytes."""
UNREAD_LOOKS: Final = 3
"""How often in a row one may be seen not to read what was sent; then the line is cut."""
BODY_HEADERS: Final = (b"content-length", b"transfer-encoding")
AT_ONCE: Final = "ludus.at-once"
TEXT_FRAME: Final = 0x81
"""The first byte of a frame that is the whole of a text."""
SPARE_FILES: Final = 100
"""How many file descriptors are left for the database, the workers and the pages."""


class Connections:
    """The open connections, in all and by address."""

    def __init__(self, settings: Settings) -> None:
        self.maximum = min(file_limit(), settings.connections)
        self.by_address = settings.connections_by_address
        self.proxies = [ip_network(proxy) for proxy in settings.proxies]
        self.header_seconds = settings.request_seconds
        self.frames = FRAMES_A_MESSAGE * settings.rate + PINGS_A_SECOND
        self.open = 0
        self.addresses: Counter[str] = Counter()
        self.unread: dict[asyncio.Transport, tuple[int, int]] = {}
        self.watching = False

    def watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Look at all connections again and again, and cut those that do not read."""
        for line, (before, looks) in list(self.unread.items()):
            left = line.get_write_buffer_size()
            stuck = looks + 1 if left >= before > 0 else 0
            self.unread[line] = (left, stuck)
            if stuck >= UNREAD_LOOKS:
                line.abort()
        self.watching = bool(self.unread)
        if self.watching:
            loop.call_later(self.header_seconds, self.watch, loop)

    def opened(self, line: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        """Watch a connection as long as it is open."""
        if not self.watching:
            self.watching = True
            loop.call_later(self.header_seconds, self.watch, loop)
        self.unread[line] = (0, 0)

    def admit(self, address: str) -> bool:
        """Count a connection, if one more is allowed; a trusted proxy has all it needs."""
        if self.open >= self.maximum:
            return False
        if self.addresses[address] >= self.by_address and not self.is_proxy(address):
            return False
        self.open += 1
        self.addresses[address] += 1
        return True

    def is_proxy(self, address: str) -> bool:
        """Whether it is one of the trusted proxies."""
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self.proxies)

    def release(self, address: str) -> None:
        """A connection is closed."""
        self.open -= 1
        self.addresses[address] -= 1
        if self.addresses[address] <= 0:
            del self.addresses[address]


def file_limit() -> int:
    """How many connections the system allows; raised as far as it can be."""
    if sys.platform == "win32":
        return 2000
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return max(hard - SPARE_FILES, SPARE_FILES)


class LimitedHttp(HttpToolsProtocol):
    """HTTP with limits on headers, their time, and the number of connections."""

    limits: Connections
    admitted = False
    upgraded = False
    beside_body = 0
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.limits.opened(transport, self.loop)
        self.admitted = self.limits.admit(_host(self.client))
        if not self.admitted:
            self._close(503, b"Too many connections.")
        else:
            self.timer = self.loop.call_later(self.limits.header_seconds, self._too_slow)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.beside_body += len(data)
        super().data_received(data)
        if self.beside_body > MAX_HEADER_BYTES:
            self._close(431, b"The headers of the request are too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.timer is None:
            self.timer = self.loop.call_later(self.limits.header_seconds, self._too_slow)

    def on_headers_complete(self) -> None:
        self._stop_timer()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.beside_body -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.beside_body = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if any(name in BODY_HEADERS for name, _ in self.headers):
            self._close(400, b"A WebSocket begins with a request without a body.")
            return
        self.upgraded = True
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self.limits.unread.pop(self.transport, None)
        if self.admitted and not self.upgraded:
            self.limits.release(_host(self.client))
        super().connection_lost(exc)

    def _too_slow(self) -> None:
        self._close(408, b"The request took too long to arrive.")

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _close(self, status: int, sentence: bytes) -> None:
        self._stop_timer()
        head = f"HTTP/1.1 {status} \r\nconnection: close\r\ncontent-type: text/plain\r\n"
        length = f"content-length: {len(sentence)}\r\n\r\n"
        self.transport.write((head + length).encode() + sentence)
        self.transport.close()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is closed when it says too much, pings too often or is not read.

    Its scope has `AT_ONCE`, which spares most messages the way through a queue and two tasks.
    """

    limits: Connections

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.pings = Limit(PINGS_A_SECOND)
        self.frame_limit = Limit(self.limits.frames)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), BYTES_AT_ONCE):
            super().data_received(data[start : start + BYTES_AT_ONCE])
            if self.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
                self.transport.abort()
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        frames = len(self.conn.events)
        if frames and self.frame_limit.wait("", time.monotonic(), frames) > 0:
            self.transport.abort()
        else:
            super().handle_events()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][AT_ONCE] = {"write": self.write_at_once}

    def write_at_once(self, text: bytes) -> bool:
        """Send a text now; false if the reader does not keep up, or the line is being closed."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(frame_head(len(text)) + text)
        return True

    def handle_ping(self) -> None:
        if self.pings.wait("", time.monotonic()) > 0:
            self.transport.abort()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        self.transport.abort()  # a polite end would wait for one who does not read

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.unread.pop(self.transport, None)
        self.limits.release(_host(self.client))
        super().connection_lost(exc)


def frame_head(length: int) -> bytes:
    """What stands before a text of a server in its one frame (RFC 6455, section 5.2)."""
    if length < 126:
        return bytes((TEXT_FRAME, length))
    if length < 2**16:
        return struct.pack("!BBH", TEXT_FRAME, 126, length)
    return struct.pack("!BBQ", TEXT_FRAME, 127, length)


def protocols(
    connections: Connections,
) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """The protocols of uvicorn with our limits."""
    limits = {"limits": connections}
    return type("Http", (LimitedHttp,), limits), type("WebSocket", (LimitedWebSocket,), limits)


def _host(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""
