"""Studies: records with variations that were tried."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """What guests tried in the middle of finished games and in positions they set up."""
    op.create_table(
        "studies",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("guest", sql.String(16), nullable=False, index=True),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("digest", sql.String(40), nullable=False),
        sql.Column("name", sql.String(60), nullable=False),
        sql.Column("table", sql.String(16)),
        sql.Column("data", sql.JSON(), nullable=False),
        sql.Column("created", sql.Double(), nullable=False),
        sql.Column("changed", sql.Double(), nullable=False),
    )
