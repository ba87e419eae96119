"""The description of the protocol, and what the server does with input that does not follow it."""

import json
from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ludus.server.http.app import create_app
from ludus.server.http.schema import describe
from tests.server.running import Person, Running


def test_the_description_holds_routes_and_messages() -> None:
    document = describe(create_app())
    assert {"ServerMessage", "ClientMessage", "State", "NewTable"} <= set(
        document["components"]["schemas"]
    )
    sent = document["components"]["schemas"]["ServerMessage"]["discriminator"]["mapping"]
    assert set(sent) == {
        "state",
        "moved",
        "table",
        "chat",
        "done",
        "refused",
        "preview",
        "plans",
        "lesson",
        "study",
        "thought",
        "pong",
    }
    for path, methods in document["paths"].items():
        for method, route in methods.items():
            assert route["description"], (path, method)
            for status, reply in route["responses"].items():
                assert reply["content"], (path, method, status)


@pytest.fixture(scope="module")
def operations(server: Running) -> Any:
    """The server's description as schemathesis reads it."""
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


def test_no_request_breaks_the_server(
    server: Running, operations: Any, meet: Callable[[Running], Person]
) -> None:
    person = meet(server)
    table = person.table("me", "device").rsplit("/", 1)[1]
    person.post(f"/api/tables/{table}/start")
    headers = {"Authorization": f"Bearer {person.token}"}
    tried = 0
    for operation in operations.get_all_operations():
        ask = _asking(operation.ok(), server, headers, table)
        ask()
        tried += 1
    assert tried >= 30


def _asking(
    operation: Any, server: Running, headers: dict[str, str], table: str
) -> Callable[[], None]:
    """Try one route with whatever comes to mind, at a table that exists and at others."""

    @settings(max_examples=20, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(), real=st.booleans())
    def ask(case: Any, real: bool) -> None:
        if real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        if "wait" in (case.query or {}):
            case.query["wait"] = 0
        reply = case.call(base_url=server.url, headers=headers)
        case.validate_response(reply, checks=[not_a_server_error])
        if reply.status_code >= 400:
            problem = reply.json()
            assert set(problem) == {"code", "detail"}
            assert problem["detail"]

    return ask


FRAMES: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    "\x00",
    '"act"',
    "9" * 5000,
    "[" * 10_000,
    '{"type": "act"}',
    '{"type": "fly"}',
    '{"type": "act", "moment": -1, "id": 0}',
    '{"type": "act", "moment": 1e400, "id": 0}',
    '{"type": "act", "moment": 0, "id": "0"}',
    '{"type": "act", "moment": 0, "id": 0, "seat": 1}',
    '{"type": "chat", "text": ""}',
    '{"type": "chat", "text": "\\u0000"}',
    '{"type": "chat", "text": "\\ud800"}',
    '{"type": "look", "seat": 99}',
    '{"type": "ping", "ref": 99999999999999999999999}',
    '{"type": "why", "id": 99999999999}',
    b"\xff\xfe",
    b"",
    "x" * 100_000,
]


@pytest.mark.parametrize("frame", FRAMES, ids=range(len(FRAMES)))
def test_a_malformed_frame_ends_only_its_line(
    server: Running, person: Person, frame: str | bytes
) -> None:
    table = person.table("me", "device")
    person.post(f"{table}/start")
    headers = {"Authorization": f"Bearer {person.token}"}
    with connect(f"{server.socket}{table}/live", additional_headers=headers) as line:
        assert json.loads(line.recv(timeout=30))["type"] == "state"
        line.send(frame)
        code, reason = _closing(line)
        assert code in (4400, 1003, 1007, 1009)
        assert "Traceback" not in reason
    with connect(f"{server.socket}{table}/live", additional_headers=headers) as line:
        assert json.loads(line.recv(timeout=30))["position"]["ply"] > 0


def test_whatever_is_sent_the_server_goes_on(server: Running, person: Person, form: str) -> None:
    table = person.table("me", "device")
    person.post(f"{table}/start")
    headers = {"Authorization": f"Bearer {person.token}"}
    values = st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
        max_leaves=5,
    )
    kinds = st.sampled_from(["act", "undo", "chat", "preview", "why", "look", "resync", "ping"])
    names = st.sampled_from(["moment", "id", "text", "seat", "ref", "plies", "kind", "data"])

    @settings(max_examples=60)
    @given(kind=kinds, rest=st.dictionaries(names, values))
    def send(kind: str, rest: dict[str, Any]) -> None:
        with connect(f"{server.socket}{table}/live", additional_headers=headers) as line:
            line.recv(timeout=30)
            line.send(json.dumps({"type": kind, **rest}))
            assert _closing(line, until=5)[0] in (4400, None)

    send()
    health = person.get("/api/health")
    assert (health["status"], health["rules"]) == ("ok", form)


def _closing(line: Any, until: int | None = None) -> tuple[int | None, str]:
    """How the line is closed; nothing if a pong comes before."""
    try:
        if until is not None:
            line.send(json.dumps({"type": "ping", "ref": until}))
        while True:
            message = json.loads(line.recv(timeout=30))
            if message["type"] == "pong" and message["ref"] == until:
                return None, ""
    except ConnectionClosed as closed:
        assert closed.rcvd is not None  # noqa: PT017
        return closed.rcvd.code, closed.rcvd.reason
