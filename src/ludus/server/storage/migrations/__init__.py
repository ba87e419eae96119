"""The history of the database, run by `upgrade` whenever a server starts."""

from importlib.resources import files
from typing import Final

import asyncpg
import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from ludus.core.errors import LudusError

ONE_AT_A_TIME: Final = 0x1D05
"""The number under which PostgreSQL lets only one starting server change the database."""


async def upgrade(url: sql.URL, revision: str = "head") -> None:
    """Bring the database to a revision, the newest unless said, or say why it cannot be used."""
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(sql.select(sql.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
            await connection.run_sync(_upgrade, revision)
    except (DBAPIError, OSError, asyncpg.PostgresError) as error:
        reason = str(getattr(error, "orig", error)).splitlines()[0]
        where = url.render_as_string(hide_password=True)
        raise LudusError(f"The database {where} cannot be used: {reason}") from None
    except CommandError:
        raise LudusError("The database was made by a newer version of Ludus.") from None
    finally:
        await engine.dispose()


def newest_revision() -> str:
    """The revision of the schema as it is now."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files(__name__)))
    return config


def _upgrade(connection: sql.Connection, revision: str) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
