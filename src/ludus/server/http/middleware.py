"""What every request passes: the origin, the size and time of its body, security headers."""

import asyncio
import ipaddress
import json
import socket
import time
from collections import Counter
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludus.server.errors import Refusal
from ludus.server.guests import language_of
from ludus.server.limits import Limit
from ludus.server.logs import new_request
from ludus.server.metrics import METRICS
from ludus.server.settings import Settings

MAX_BODY: Final = 64 * 1024
MAX_RECORD_BODY: Final = 2 * 1024 * 1024
MAX_BODIES: Final = 64 * 1024 * 1024
"""How much may have arrived of all bodies whose rest is still on its way."""
ADDRESS_SHARE: Final = 10
"""How many guests one address may ask for: a school has one address."""
BODY_TIMEOUT: Final = 20.0
"""The seconds within which the body of a request has to arrive."""
SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "script-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "X-Frame-Options": "DENY",
}


class Protection:
    """The outermost middleware."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.origins = settings.origins
        self.hosts = frozenset((*settings.hosts, "localhost", socket.gethostname()))
        self.requests = Limit(settings.rate * ADDRESS_SHARE)
        self.by_address = settings.connections_by_address
        self.open: Counter[str] = Counter()
        self.arrived = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        address = _address(scope)
        self.open[address] += 1
        try:
            if scope["type"] == "websocket":
                await self._socket(scope, receive, send)
            else:
                await self._request(scope, receive, send)
        finally:
            self.open[address] -= 1
            if self.open[address] == 0:
                del self.open[address]

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        refused = self._cross_site(headers) or not self._known_host(headers)
        if refused or self._wait(scope) > 0:
            await receive()
            await send({"type": "websocket.close", "code": 4403})
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        request_id = new_request()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    sent.setdefault(name, value)
                sent["X-Request-Id"] = request_id
                METRICS.count("ludus_requests_total", status=f"{message['status'] // 100}xx")
                if scope["path"].startswith("/api/"):
                    sent.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            if (wait := self._wait(scope)) > 0:
                raise Refusal(429, "too-often", seconds=max(1, round(wait + 0.5)))
            if not self._known_host(headers):
                raise Refusal(421, "host")
            if scope["method"] not in SAFE_METHODS and self._cross_site(headers):
                raise Refusal(403, "origin")
            body = await self._body(scope, headers, receive)
        except Refusal as refusal:
            await _refuse(scope, refusal, send_with_headers)
        else:
            await self.app(scope, body, send_with_headers)

    def _wait(self, scope: Scope) -> float:
        """For how long an address that asks for too many has to wait, guest or not.

        Behind a proxy nobody else counts what one address has open.
        """
        address = _address(scope)
        if self.open[address] > self.by_address:
            return 1.0
        return self.requests.wait(address, time.monotonic())

    def _known_host(self, headers: Headers) -> bool:
        """Whether the request is meant for us: a number, this machine, or a name we were told.

        A page of another site could otherwise give its own name our address.
        """
        name = host_of(f"//{headers.get('host', '')}")
        if name is None:
            return False
        if name in self.hosts or name.endswith((".localhost", ".local")):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name == ""
        return True

    def _cross_site(self, headers: Headers) -> bool:
        """Whether a page of another site asks."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")
        if origin in self.origins:
            return False
        return host_of(origin) is None or urlsplit(origin).netloc != headers.get("host", "")

    async def _body(self, scope: Scope, headers: Headers, receive: Receive) -> Receive:
        """The body, if it is not too large and comes in time, to be read again by the routes."""
        most = MAX_RECORD_BODY if scope["path"] == "/api/replay" else MAX_BODY
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            raise Refusal(413, "too-large")
        body = bytearray()
        try:
            async with asyncio.timeout(BODY_TIMEOUT):
                while True:
                    message = await receive()
                    if message["type"] != "http.request":
                        break
                    self.arrived += len(message.get("body", b""))
                    body += message.get("body", b"")
                    if len(body) > most:
                        raise Refusal(413, "too-large")
                    if not message.get("more_body", False):
                        break
                    if self.arrived > MAX_BODIES:
                        raise Refusal(503, "busy")
        except TimeoutError:
            raise Refusal(408, "too-slow") from None
        finally:
            self.arrived -= len(body)
        replayed = False

        async def receive_again() -> Message:
            nonlocal replayed
            if replayed:
                return await receive()
            replayed = True
            return {"type": "http.request", "body": bytes(body), "more_body": False}

        return receive_again


def _address(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else ""


def host_of(address: str) -> str | None:
    """The host that an address names, empty if none; nothing if it is no address at all."""
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return None


async def _refuse(scope: Scope, refusal: Refusal, send: Send) -> None:
    sentence = refusal.say(language_of(HTTPConnection(scope)))
    body = json.dumps({"code": refusal.code, "detail": sentence}).encode()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    if "seconds" in refusal.data:
        headers.append((b"retry-after", str(refusal.data["seconds"]).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
