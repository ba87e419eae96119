"""The server's log: a line for each entry, with its time, its level and the request it is about."""

import json
import logging
import secrets
import time
from contextvars import ContextVar
from typing import Final

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request that is being answered."""


def new_request() -> str:
    """Begin to answer a request; its id."""
    id = secrets.token_hex(6)
    REQUEST.set(id)
    return id


class Formatter(logging.Formatter):
    """Lines for people, or a JSON object a line for programs."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self.as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        entry = {
            "time": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname,
            "logger": record.name,
            "request": REQUEST.get(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        if self.as_json:
            return json.dumps({name: value for name, value in entry.items() if value})
        about = f" [{entry['request']}]" if entry["request"] else ""
        line = f"{entry['time']} {entry['level']} {entry['logger']}{about}: {entry['message']}"
        return f"{line}\n{entry['error']}" if "error" in entry else line


def is_ours(record: logging.LogRecord) -> bool:
    """Whether an entry tells of the server: strangers' bad text would fill the disk."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence")


def set_up(as_json: bool) -> None:
    """Log to the standard error stream."""
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    handler = logging.StreamHandler()
    handler.setFormatter(Formatter(as_json))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
