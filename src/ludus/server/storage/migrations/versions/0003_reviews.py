"""Reviews, hints, and tables that begin in the middle of another game."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Reviews of records; whether a table allows hints and where it began; hints of seats."""
    allowed: sql.Column[bool] = sql.Column(
        "hints", sql.Boolean(), nullable=False, server_default=sql.false()
    )
    op.add_column("tables", allowed)
    op.add_column("tables", sql.Column("origin", sql.JSON()))
    op.add_column("seats", sql.Column("hints", sql.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "reviews",
        sql.Column("id", sql.String(100), primary_key=True),
        sql.Column("guest", sql.String(16), nullable=False),
        sql.Column("record", sql.JSON(), nullable=False),
        sql.Column("depth", sql.Integer(), nullable=False),
        sql.Column("state", sql.String(10), nullable=False, index=True),
        sql.Column("start", sql.JSON(), nullable=False),
        sql.Column("steps", sql.JSON(), nullable=False),
        sql.Column("totals", sql.JSON(), nullable=False),
        sql.Column("created", sql.Double(), nullable=False),
    )
