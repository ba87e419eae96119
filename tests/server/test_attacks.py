"""What one client can do to the others: nothing. Each of these once took the server down."""

import asyncio
import gzip
import json
import socket
import struct
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
from starlette.requests import Request
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ludus.core.registry import get
from ludus.server import protocol
from ludus.server.errors import Refusal
from ludus.server.http import lessons
from ludus.server.http.middleware import Protection
from ludus.server.http.socket import Connection
from ludus.server.settings import Settings
from tests.server.postgres import Cluster
from tests.server.running import Person, Running


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that allows ten connections from an address and waits a second for headers."""
    running = Running(
        tmp_path_factory.mktemp("limited") / "data",
        LUDUS_CONNECTIONS_BY_ADDRESS="10",
        LUDUS_REQUEST_SECONDS="1",
    )
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log()


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that allows a guest the usual 20 messages a second."""
    running = Running(tmp_path_factory.mktemp("usual") / "data", LUDUS_RATE="20")
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log()


def _call(server: Running, *parts: bytes) -> bytes:
    """What the server says to raw bytes before it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        said = b""
        try:
            for part in parts:
                line.sendall(part)
            while got := line.recv(65536):
                said += got
        except ConnectionError:
            pass
        return said


def test_headers_have_a_largest_size(limited: Running) -> None:
    start = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
    many = _call(limited, start, *[b"X-Header: " + b"x" * 1000 + b"\r\n"] * 100)
    assert many == b"" or many.startswith(b"HTTP/1.1 431")
    endless = _call(limited, start, b"X-Header: ", *[b"x" * 10_000] * 100)
    assert endless == b"" or endless.startswith(b"HTTP/1.1 431")
    assert httpx.get(f"{limited.url}/api/health", timeout=60).status_code == 200


@pytest.mark.parametrize("end", [b"X-Trailer: " + b"x" * 1000 + b"\r\n", b"x" * 1000])
def test_what_follows_a_body_has_a_largest_size_too(limited: Running, end: bytes) -> None:
    start = b"POST /api/tokens HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    said = _call(limited, start, b"0\r\nX-First: ", *[end] * 5000)
    assert said == b"" or said.startswith(b"HTTP/1.1 431")
    assert httpx.get(f"{limited.url}/api/health", timeout=60).status_code == 200


def test_a_body_in_pieces_is_taken(limited: Running) -> None:
    start = b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    record = json.dumps({"record": "x" * 1_000_000}).encode()
    pieces = [b"%x\r\n%s\r\n" % (len(part), part) for part in _pieces(record, 1000)]
    said = _call(limited, start, b"Transfer-Encoding: chunked\r\n\r\n", *pieces, b"0\r\n\r\n")
    assert said.startswith(b"HTTP/1.1 422")
    assert b"body.record" not in said


def _pieces(whole: bytes, size: int) -> list[bytes]:
    return [whole[start : start + size] for start in range(0, len(whole), size)]


def test_half_open_requests_are_cut(limited: Running) -> None:
    assert _call(limited).startswith(b"HTTP/1.1 408")
    assert _call(limited, b"GET /api/health HTTP/1.1\r\n").startswith(b"HTTP/1.1 408")


def test_one_address_has_so_many_connections(limited: Running) -> None:
    lines = [socket.create_connection(("127.0.0.1", limited.port)) for _ in range(10)]
    try:
        assert _call(limited).startswith(b"HTTP/1.1 503")
    finally:
        for line in lines:
            line.close()
    for _ in range(30):
        with httpx.Client(timeout=60) as browser:
            assert browser.get(f"{limited.url}/api/health").status_code == 200


@pytest.mark.parametrize(
    ("lines", "status"),
    [
        (b"Host: [", b"421"),
        (b"Host: [::1", b"421"),
        (b"Host: localhost\r\nOrigin: http://[", b"403"),
        (b"Host: localhost\r\nContent-Length: " + b"9" * 5000, b"400"),
        (b"Host: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ", b"400"),
    ],
)
def test_headers_that_make_no_sense_are_no_fault_of_the_server(
    limited: Running, lines: bytes, status: bytes
) -> None:
    said = _call(limited, b"POST /api/tokens HTTP/1.1\r\nConnection: close\r\n", lines, b"\r\n\r\n")
    assert said.startswith(b"HTTP/1.1 " + status), said
    said = _call(limited, *_upgrade("/api/tables/x/live", lines))
    assert said[9:12] in (b"400", b"403"), said


def _upgrade(path: str, *more: bytes) -> list[bytes]:
    """The request for a WebSocket, in raw bytes."""
    lines = [
        f"GET {path} HTTP/1.1".encode(),
        b"Connection: Upgrade",
        b"Upgrade: websocket",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *more,
    ]
    return [line + b"\r\n" for line in [*lines, b""]]


def test_one_who_never_reads_is_cut_off(limited: Running) -> None:
    person = Person(limited)
    table = person.table("me", "device")
    resync = _frame(0x81, b'{"type":"resync"}')
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", limited.port))
        known = f"Authorization: Bearer {person.token}".encode()
        line.sendall(b"".join(_upgrade(f"{table}/live", b"Host: localhost", known)))
        with pytest.raises(ConnectionError):  # noqa: PT012
            while True:
                line.sendall(resync * 10)
                assert "ludus_queued_bytes" in person.ask("GET", "/metrics").text
    while person.get("/api/health")["sockets"] > 0:
        pass
    assert "\nludus_queued_bytes 0\n" in person.ask("GET", "/metrics").text
    person.http.close()


def test_one_who_has_gone_is_refused_without_a_traceback() -> None:
    """The database was away while a line opened, and nobody waited for the answer."""

    class Gone:
        scope: ClassVar[dict[str, Any]] = {}
        query_params: ClassVar[dict[str, str]] = {}
        headers: ClassVar[dict[str, str]] = {}

        async def close(self, code: int, reason: str) -> None:
            raise WebSocketDisconnect(1006)

    nowhere: Any = None
    gone: Any = Gone()
    asyncio.run(Connection(nowhere, gone).close(1013, Refusal(503, "database")))


def test_one_address_may_not_ask_for_too_many() -> None:
    """Whoever it says it is: what needs no guest is limited as well."""

    async def reply(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def ask(address: str) -> int:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async def receive() -> Any:
            return {"type": "http.request"}

        scope = {"type": "http", "method": "GET", "path": "/api/games", "headers": []}
        await guard({**scope, "query_string": b"", "client": (address, 1)}, receive, send)
        return int(sent[0]["status"])

    guard = Protection(reply, Settings(rate=0.1))
    asked = [asyncio.run(ask("192.0.2.1")) for _ in range(20)]
    assert set(asked) == {200, 429}
    assert asyncio.run(ask("192.0.2.2")) == 200


def test_behind_a_proxy_one_address_has_so_many_lines_too() -> None:
    """To the server all of them come from the proxy, which has all it needs."""
    open_now: list[str] = []

    async def stay(scope: Any, receive: Any, send: Any) -> None:
        open_now.append(scope["client"][0])
        await asyncio.Event().wait()

    async def check() -> None:
        guard, closed = Protection(stay, Settings(connections_by_address=3)), []

        async def send(message: Any) -> None:
            closed.append(message)

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        lines = [
            asyncio.create_task(
                guard({"type": "websocket", "headers": [], "client": (who, 1)}, receive, send)
            )
            for who in ("192.0.2.1",) * 5 + ("192.0.2.2",)
        ]
        while len(open_now) + len(closed) < 6:
            await asyncio.sleep(0)
        assert open_now == ["192.0.2.1"] * 3 + ["192.0.2.2"]
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
        assert not guard.open

    asyncio.run(check())


def test_what_is_the_same_for_all_is_made_and_packed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is long, and nobody has to be a guest to ask for it."""
    packing = Request({"type": "http", "headers": [(b"accept-encoding", b"br, gzip")]})
    plain = Request({"type": "http", "headers": []})
    first = lessons.rules_pictures(packing, "rome", "en")
    monkeypatch.setattr(gzip, "compress", None)
    monkeypatch.setattr(protocol.Wire, "to_json", None)
    assert lessons.rules_pictures(packing, "rome", "en").body == first.body
    assert first.headers["content-encoding"] == "gzip"
    whole = lessons.rules_pictures(plain, "rome", "en")
    assert "content-encoding" not in whole.headers
    assert gzip.decompress(bytes(first.body)) == whole.body


def _opened(person: Person) -> socket.socket:
    """The raw line of a WebSocket at a new table."""
    table = person.table("me", "device")
    line = socket.create_connection(("127.0.0.1", person.server.port), timeout=60)
    known = f"Authorization: Bearer {person.token}".encode()
    line.sendall(b"".join(_upgrade(f"{table}/live", b"Host: localhost", known)))
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def _frame(first: int, data: bytes = b"") -> bytes:
    """A short frame of a client, masked with zeros."""
    return struct.pack(">BB", first, 0x80 | len(data)) + b"\0\0\0\0" + data


def test_unread_pings_end_the_line(person: Person) -> None:
    with _opened(person) as line, pytest.raises(ConnectionError):  # noqa: PT012
        for _ in range(100_000):
            line.sendall(_frame(0x89, b"x" * 125) * 100)


FIRST_PART, NEXT_PART, BINARY, PONG = 0x01, 0x00, 0x82, 0x8A


@pytest.mark.parametrize("frame", [NEXT_PART, BINARY, PONG])
def test_a_flood_of_tiny_frames_ends_the_line(
    usual: Running, meet: Callable[[Running], Person], frame: int
) -> None:
    """Nobody has to wait for one who sends millions of frames with nothing in them."""
    with _opened(meet(usual)) as line, pytest.raises(ConnectionError):  # noqa: PT012
        line.sendall(_frame(FIRST_PART) if frame == NEXT_PART else b"")
        for _ in range(1000):
            line.sendall(_frame(frame) * 1000)


def test_text_that_is_none_does_not_fill_the_log(
    usual: Running, meet: Callable[[Running], Person]
) -> None:
    with _opened(meet(usual)) as line:
        line.sendall(_frame(0x81, b"\xff\xfe"))
        said = b""
        while got := line.recv(65536):
            said += got
        assert said.endswith(struct.pack(">H", 1007))
    assert usual.log() == ""


def test_a_ping_now_and_then_is_answered(server: Running, person: Person) -> None:
    table = person.table("me", "device")
    headers = {"Authorization": f"Bearer {person.token}"}
    with connect(f"{server.socket}{table}/live", additional_headers=headers) as line:
        assert line.ping().wait(30)


def test_a_record_longer_than_any_game_is_refused(person: Person) -> None:
    game = get("municipium")
    record = {
        "format": "ludus-record",
        "game": "municipium",
        "rules": game.rules_version,
        "players": 2,
        "options": {},
        "seats": ["A", "B"],
        "ids": [0] * 250_000,
    }
    asked = {"record": json.dumps(record)}
    assert person.refused("POST", "/api/replay", asked) == (413, "too-long")


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/%00", None, 200),
        ("GET", "/" + "x" * 300, None, 200),
        ("GET", "/" + "x" * 300 + ".js", None, 404),
        ("GET", "/assets/%00.js", None, 404),
        ("GET", "/../../etc/passwd.txt", None, 404),
        ("GET", "/api/finished?before=0001-01-01T00:00:00", None, 200),
        ("GET", "/api/finished?before=0001-01-01T00:00:00%2B14:00", None, 200),
        ("GET", "/api/finished?before=9999-12-31T23:59:59-14:00", None, 200),
        ("POST", "/api/replay", {"record": '{"format": "ludus-record", "ids": [%s]}'}, 422),
        ("POST", "/api/replay", {"record": "game: rome\nrules: %s\nplayers: 2\n"}, 422),
    ],
)
def test_bad_input_is_no_fault_of_the_server(
    person: Person, method: str, path: str, body: Any, status: int
) -> None:
    if body is not None:
        body = {"record": body["record"] % ("9" * 5000)}
    reply = person.ask(method, path, json=body)
    built = (Path(__file__).parents[2] / "src/ludus/server/static/index.html").exists()
    assert reply.status_code == status or (reply.status_code == 503 and not built)
    if not built and status == 200 and not path.startswith("/api"):
        assert "not built" in reply.text


def test_an_id_too_large_for_a_vector_is_refused(person: Person) -> None:
    record = {"format": "ludus-record", "game": "rome", "rules": get("rome").rules_version}
    record |= {"players": 2, "options": {}, "seats": ["A", "B"], "ids": [10**30]}
    asked = {"record": json.dumps(record)}
    assert person.refused("POST", "/api/replay", asked) == (422, "record")


def test_the_server_is_ready_when_it_writes(person: Person) -> None:
    assert person.get("/api/ready") == {"status": "ready"}
    assert person.get("/api/ready") == {"status": "ready"}


def test_a_polite_stop_ends_long_polls_politely(tmp_path: Path) -> None:
    running = Running(tmp_path / "data")
    person = Person(running)
    table = person.table("me", "open")
    revision = person.get(f"{table}/state")["revision"]
    replies: list[httpx.Response] = []
    waiting = threading.Event()

    def poll() -> None:
        with httpx.Client(base_url=running.url, timeout=60) as http:
            headers = {"Authorization": f"Bearer {person.token}"}
            request = http.build_request(
                "GET", f"{table}/state?after={revision}&wait=30", headers=headers
            )
            waiting.set()
            replies.append(http.send(request))

    thread = threading.Thread(target=poll)
    thread.start()
    waiting.wait()
    while person.get("/api/health")["waiting"] < 1:
        pass
    person.http.close()
    assert running.stop() == 0
    thread.join()
    assert [reply.status_code for reply in replies] == [200]
    assert "Traceback" not in running.log()


def test_a_database_that_is_away_closes_a_socket_with_1013(
    tmp_path: Path, stoppable: Cluster
) -> None:
    running = Running(tmp_path / "data", LUDUS_DATABASE=stoppable.database())
    person = Person(running)
    table = person.table("me", "open")
    stoppable.stop()
    headers = {"Authorization": f"Bearer {person.token}"}
    with (
        pytest.raises(ConnectionClosed) as closed,
        connect(f"{running.socket}{table[:-1]}x/live", additional_headers=headers) as line,
    ):
        line.recv(timeout=60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
    assert person.ask("GET", "/api/ready").status_code == 503
    assert person.ask("GET", "/api/health").status_code == 200
    person.http.close()
    running.kill()
    assert "Traceback" not in running.log()
