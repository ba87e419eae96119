"""The history of the database, run by `upgrade` whenever a server starts."""

from importlib.resources import files
from typing import Final

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine

ONE_AT_A_TIME: Final = 0x1D05
"""The number under which PostgreSQL lets only one starting server change the database."""


async def upgrade(engine: AsyncEngine) -> None:
    """Bring the database to the newest form."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(sql.select(sql.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
        await connection.run_sync(_upgrade)


def _upgrade(connection: sql.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files(__name__)))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
