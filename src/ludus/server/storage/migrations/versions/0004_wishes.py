"""What players want of a game before its end."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Whether a seat would abandon the game, or has resigned."""
    wish = sql.Column("wish", sql.String(10), nullable=False, server_default="")
    op.add_column("seats", wish)
