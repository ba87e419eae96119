"""Statements made ready for a driver once, for those that every move executes.

SQLAlchemy finds out at each execution how a statement is written for its database, which takes
longer than the statement itself.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import Connection, CursorResult, Dialect
from sqlalchemy.sql.compiler import SQLCompiler

Encode = Callable[[Any], Any]


class Prepared:
    """A statement as one driver takes it: its text, the order of its values, their encoding."""

    def __init__(self, statement: sql.ClauseElement, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        self.text = str(compiled)
        self.values = [
            (name, compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect))
            for name in compiled.positiontup or []
        ]

    def execute(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Execute it with the values of each row."""
        connection.exec_driver_sql(self.text, [self._encoded(row) for row in rows])

    def find(self, connection: Connection, values: Mapping[str, Any]) -> CursorResult[Any]:
        """What it finds with these values."""
        return connection.exec_driver_sql(self.text, self._encoded(values))

    def _encoded(self, row: Mapping[str, Any]) -> tuple[Any, ...]:
        return tuple(
            [row[name] if encode is None else encode(row[name]) for name, encode in self.values]
        )
