"""Luck that can be checked, and probes of readiness."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Secrets of tables, words of seats, probes."""
    op.add_column("tables", sql.Column("secret", sql.String(64)))
    words = sql.Column("words", sql.String(100), nullable=False, server_default="")
    op.add_column("seats", words)
    op.create_table(
        "probes",
        sql.Column("process", sql.String(16), primary_key=True),
        sql.Column("at", sql.Double(), nullable=False),
    )
