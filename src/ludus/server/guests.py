"""Who is asking: a guest known by a random token, of which only the hash is kept."""

import hashlib
import random
import secrets
import time
from dataclasses import replace
from typing import Final

from starlette.requests import HTTPConnection

from ludus.core.language import FIRST, LANGUAGES
from ludus.server import clock
from ludus.server.names import GUEST_NAMES
from ludus.server.protocol import Language
from ludus.server.storage.rows import Guest
from ludus.server.storage.store import Store
from ludus.server.tables.seat_commands import new_id

COOKIE: Final = "ludus"
COOKIE_SECONDS: Final = 400 * 86400
CACHE_SECONDS: Final = 10.0
"""For how long a guest is not looked up again."""
MAX_CACHED: Final = 10_000


def hashed(token: str) -> str:
    """What is kept of a token: it is random and long, so a plain hash will do."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: HTTPConnection) -> str | None:
    """The token a request or a WebSocket comes with."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(COOKIE)


def language_of(connection: HTTPConnection, guest: Guest | None = None) -> Language:
    """The language asked for: in the address, by the guest, or by the browser."""
    wanted = [connection.query_params.get("language", ""), guest.language if guest else ""]
    for part in connection.headers.get("accept-language", "").split(","):
        wanted.append(part.split(";")[0].strip()[:2].lower())
    for language in wanted:
        for known in LANGUAGES:
            if language == known:
                return known
    return FIRST


class Guests:
    """The guests this server knows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, tuple[float, Guest]] = {}

    async def of(self, connection: HTTPConnection) -> Guest | None:
        """The guest of a request or a WebSocket."""
        token = token_of(connection)
        if not token or len(token) > 100:
            return None
        hash = hashed(token)
        when, guest = self.known.get(hash, (0.0, None))
        if guest is None or when < time.monotonic() - CACHE_SECONDS:
            guest = await self.store.guest(hash)
            if guest is None:
                return None
            if len(self.known) >= MAX_CACHED:
                self.known.clear()
            self.known[hash] = (time.monotonic(), guest)
        return guest

    async def add(self, language: Language) -> tuple[Guest, str]:
        """A new guest and his token."""
        token = secrets.token_urlsafe(32)
        guest = Guest(new_id(), random.choice(GUEST_NAMES), language)
        await self.store.add_guest(guest, hashed(token), clock.now())
        return guest, token

    async def change(self, guest: Guest, name: str | None, language: Language | None) -> Guest:
        """A guest with another name or language."""
        changed = replace(guest, name=name or guest.name, language=language or guest.language)
        await self.store.change_guest(changed)
        self.known = {h: k for h, k in self.known.items() if k[1].id != guest.id}
        return changed
