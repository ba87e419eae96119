"""The tables of the database."""

from typing import Final

import sqlalchemy as sql
from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, String

metadata: Final = sql.MetaData()

guests: Final = sql.Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("name", String(30), nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", Double, nullable=False),
)
tables: Final = sql.Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", sql.JSON, nullable=False),
    Column("state", String(10), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("clock", sql.JSON, nullable=False),
    Column("host", String(16), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("asked", Double, nullable=False),
    Column("deadline", Double, index=True),
    Column("result", sql.JSON(none_as_null=True)),
    Column("rematch", String(16)),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False, index=True),
    Column("secret", String(64)),
    Column("hints", Boolean, nullable=False, server_default=sql.false()),
    Column("origin", sql.JSON(none_as_null=True)),
)
seats: Final = sql.Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("guest", String(16), index=True),
    Column("device", Boolean, nullable=False),
    Column("level", String(10)),
    Column("owner", String(16)),
    Column("left", Boolean, nullable=False),
    Column("seen", Double, nullable=False),
    Column("bank", Double, nullable=False),
    Column("votes", sql.JSON, nullable=False),
    Column("words", String(100), nullable=False, server_default=""),
    Column("hints", Integer, nullable=False, server_default="0"),
    Column("wish", String(10), nullable=False, server_default=""),
)
plies: Final = sql.Table(
    "plies",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("id", Integer, nullable=False),
)
chat: Final = sql.Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Double, nullable=False),
)
links: Final = sql.Table(
    "links",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("purpose", String(10), nullable=False),
    Column("seat", Integer),
    Column("guest", String(16), nullable=False),
    Column("expires", Double, nullable=False),
)
watchers: Final = sql.Table(
    "watchers",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(16), primary_key=True),
)
thinkers: Final = sql.Table(
    "thinkers",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("process", String(16), nullable=False),
    Column("until", Double, nullable=False),
)
probes: Final = sql.Table(
    "probes",
    metadata,
    Column("process", String(16), primary_key=True),
    Column("at", Double, nullable=False),
)
reviews: Final = sql.Table(
    "reviews",
    metadata,
    Column("id", String(100), primary_key=True),
    Column("guest", String(16), nullable=False),
    Column("record", sql.JSON, nullable=False),
    Column("depth", Integer, nullable=False),
    Column("state", String(10), nullable=False, index=True),
    Column("start", sql.JSON, nullable=False),
    Column("steps", sql.JSON, nullable=False),
    Column("totals", sql.JSON, nullable=False),
    Column("created", Double, nullable=False),
)
studies: Final = sql.Table(
    "studies",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(16), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("digest", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("table", String(16)),
    Column("data", sql.JSON, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
)
