"""The first form of the database."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """The first form of the database."""
    _guests()
    _tables()
    _seats()
    _games()
    _links()


def _guests() -> None:
    op.create_table(
        "guests",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("token", sql.String(64), nullable=False, unique=True),
        sql.Column("name", sql.String(30), nullable=False),
        sql.Column("language", sql.String(2), nullable=False),
        sql.Column("created", sql.Double(), nullable=False),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("rules", sql.Integer(), nullable=False),
        sql.Column("options", sql.JSON(), nullable=False),
        sql.Column("state", sql.String(10), nullable=False, index=True),
        sql.Column("public", sql.Boolean(), nullable=False),
        sql.Column("spectators", sql.Boolean(), nullable=False),
        sql.Column("clock", sql.JSON(), nullable=False),
        sql.Column("host", sql.String(16), nullable=False),
        sql.Column("revision", sql.Integer(), nullable=False),
        sql.Column("moment", sql.Integer(), nullable=False),
        sql.Column("actor", sql.Integer(), nullable=False),
        sql.Column("turn", sql.Integer(), nullable=False),
        sql.Column("asked", sql.Double(), nullable=False),
        sql.Column("deadline", sql.Double(), index=True),
        sql.Column("result", sql.JSON(none_as_null=True)),
        sql.Column("rematch", sql.String(16)),
        sql.Column("created", sql.Double(), nullable=False),
        sql.Column("changed", sql.Double(), nullable=False, index=True),
    )


def _seats() -> None:
    op.create_table(
        "seats",
        sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer(), primary_key=True),
        sql.Column("kind", sql.String(10), nullable=False),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("guest", sql.String(16), index=True),
        sql.Column("device", sql.Boolean(), nullable=False),
        sql.Column("level", sql.String(10)),
        sql.Column("owner", sql.String(16)),
        sql.Column("left", sql.Boolean(), nullable=False),
        sql.Column("seen", sql.Double(), nullable=False),
        sql.Column("bank", sql.Double(), nullable=False),
        sql.Column("votes", sql.JSON(), nullable=False),
    )


def _games() -> None:
    op.create_table(
        "plies",
        sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer(), primary_key=True),
        sql.Column("id", sql.Integer(), nullable=False),
    )
    op.create_table(
        "chat",
        sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer(), primary_key=True),
        sql.Column("seat", sql.Integer()),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("text", sql.String(500), nullable=False),
        sql.Column("at", sql.Double(), nullable=False),
    )
    op.create_table(
        "thinkers",
        sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("process", sql.String(16), nullable=False),
        sql.Column("until", sql.Double(), nullable=False),
    )


def _links() -> None:
    op.create_table(
        "links",
        sql.Column("token", sql.String(64), primary_key=True),
        sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), nullable=False),
        sql.Column("purpose", sql.String(10), nullable=False),
        sql.Column("seat", sql.Integer()),
        sql.Column("guest", sql.String(16), nullable=False),
        sql.Column("expires", sql.Double(), nullable=False),
    )
    op.create_table(
        "watchers",
        sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("guest", sql.String(16), primary_key=True),
    )
