"""What whoever runs the server can choose, from the command line and the environment."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ludus.analysis.review import DEFAULT_DEPTH
from ludus.core.errors import LudusError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


@dataclass(frozen=True)
class Settings:
    """One server's choices."""

    data: Path = field(default_factory=lambda: user_data_path("ludus", appauthor=False))
    database: str = ""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 2.0
    review_depth: int = DEFAULT_DEPTH
    rate: float = 20.0
    away: float = 60.0
    keep: float = 180.0
    database_seconds: float = 5.0
    connections: int = 10_000
    connections_by_address: int = 200
    request_seconds: float = 10.0
    proxies: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    log: str = "text"
    metrics: tuple[str, ...] = ()

    def url(self) -> URL:
        """Where the database is; SQLite in the data folder if nothing else is said."""
        if not self.database:
            return URL.create(DRIVERS["sqlite"], database=str(self.data / "ludus.sqlite"))
        try:
            url = make_url(self.database)
        except ArgumentError:
            raise LudusError("LUDUS_DATABASE is not the address of a database.") from None
        kind = url.get_backend_name()
        if kind not in DRIVERS:
            raise LudusError(f"Ludus works with sqlite and postgresql, not with {kind}.")
        return url.set(drivername=DRIVERS[kind])


def from_environment(environment: Mapping[str, str], data: Path | None = None) -> Settings:
    """The settings of the LUDUS_ variables."""
    default = Settings()
    return Settings(
        data=data or default.data,
        database=environment.get("LUDUS_DATABASE", ""),
        workers=int(_number(environment, "LUDUS_WORKERS", default.workers, 1)),
        bot_seconds=_number(environment, "LUDUS_BOT_SECONDS", default.bot_seconds, 0.01),
        review_depth=int(_number(environment, "LUDUS_REVIEW_DEPTH", default.review_depth, 16)),
        rate=_number(environment, "LUDUS_RATE", default.rate, 0.1),
        away=_number(environment, "LUDUS_AWAY", default.away, 0),
        keep=_number(environment, "LUDUS_KEEP", default.keep, 1),
        database_seconds=_number(
            environment, "LUDUS_DATABASE_SECONDS", default.database_seconds, 0.1
        ),
        connections=int(_number(environment, "LUDUS_CONNECTIONS", default.connections, 1)),
        connections_by_address=int(
            _number(environment, "LUDUS_CONNECTIONS_BY_ADDRESS", default.connections_by_address, 1)
        ),
        request_seconds=_number(environment, "LUDUS_REQUEST_SECONDS", default.request_seconds, 0.1),
        proxies=_addresses(environment, "LUDUS_PROXIES"),
        origins=_names(environment, "LUDUS_ORIGINS"),
        hosts=_names(environment, "LUDUS_HOSTS"),
        log=environment.get("LUDUS_LOG", default.log),
        metrics=_names(environment, "LUDUS_METRICS"),
    )


def _names(environment: Mapping[str, str], name: str) -> tuple[str, ...]:
    return tuple(filter(None, map(str.strip, environment.get(name, "").split(","))))


def _addresses(environment: Mapping[str, str], name: str) -> tuple[str, ...]:
    """Addresses and networks; whoever is meant by anything else would be trusted by mistake."""
    found = _names(environment, name)
    for one in found:
        try:
            ip_network(one)
        except ValueError:
            raise LudusError(
                f"{name} names '{one}', which is neither an address nor a network like 10.0.0.0/8."
            ) from None
    return found


def _number(environment: Mapping[str, str], name: str, default: float, minimum: float) -> float:
    try:
        number = float(environment.get(name, default))
    except ValueError:
        raise LudusError(f"{name} is '{environment[name]}', which is not a number.") from None
    if number < minimum:
        raise LudusError(f"{name} is {number:g}; it must be at least {minimum:g}.")
    return number
