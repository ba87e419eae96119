"""The protocol as one OpenAPI document, printed by `python -m ludus.server.http.schema`.

Beside the routes it holds the messages of the WebSockets, `ServerMessage`, `ClientMessage`,
`LessonMessage` and `StudyMessage`, so that a client can have all its types generated from it.
"""

import json
import sys
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from ludus import __version__
from ludus.server.protocol import ClientMessage, LessonMessage, ServerMessage, StudyMessage

REFERENCE: Final = "#/components/schemas/{model}"


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document of the routes and of the live messages."""
    document = get_openapi(title="Ludus", version=__version__, routes=app.routes)
    schemas = document.setdefault("components", {}).setdefault("schemas", {})
    sent = TypeAdapter[Any](ServerMessage)
    taken = TypeAdapter[Any](ClientMessage)
    taken_in_lessons = TypeAdapter[Any](LessonMessage)
    taken_in_studies = TypeAdapter[Any](StudyMessage)
    live = {
        "ServerMessage": sent.json_schema(mode="serialization", ref_template=REFERENCE),
        "ClientMessage": taken.json_schema(mode="validation", ref_template=REFERENCE),
        "LessonMessage": taken_in_lessons.json_schema(mode="validation", ref_template=REFERENCE),
        "StudyMessage": taken_in_studies.json_schema(mode="validation", ref_template=REFERENCE),
    }
    for name, schema in live.items():
        for part, definition in schema.pop("$defs").items():
            schemas.setdefault(part, definition)
        schemas[name] = schema
    return document


def main() -> None:
    """Print the document."""
    from ludus.server.http.app import create_app

    json.dump(describe(create_app()), sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
