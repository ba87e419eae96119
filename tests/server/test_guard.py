"""What guards the server: cookies, origins, sizes, rates, headers; and how it starts and stops."""

import json
import re
import socket
import subprocess
import sys
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ludus.cli import main
from ludus.core.language import FIRST, LANGUAGES
from ludus.server import logs
from ludus.server.errors import own_words
from ludus.server.limits import Limit
from ludus.server.serve import Server
from tests.server.running import Person, Running, surroundings

ROOT = Path(__file__).parents[2]


def test_a_browser_gets_a_cookie_it_cannot_read(server: Running) -> None:
    with httpx.Client(base_url=server.url) as browser:
        first = browser.get("/api/me")
        cookie = first.headers["set-cookie"]
        assert re.search(r"^ludus=[\w-]{43};", cookie)
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        again = browser.get("/api/me")
        assert again.json() == first.json()
        assert "set-cookie" not in again.headers
        assert browser.get("/api/me/tables").status_code == 200


def test_the_token_is_not_kept(server: Running, person: Person) -> None:
    files = [path.read_bytes() for path in server.data.glob("ludus.sqlite*")]
    assert files
    assert not any(person.token.encode() in content for content in files)


def test_unknown_guests_are_refused(server: Running) -> None:
    with httpx.Client(base_url=server.url) as stranger:
        reply = stranger.get("/api/me/tables", headers={"Accept-Language": "fr-CH, en"})
        assert reply.status_code == 401
        assert reply.json()["detail"].startswith("Le serveur ne vous connaît pas")
        bad = {"Authorization": "Bearer nonsense"}
        assert stranger.get("/api/me/tables", headers=bad).status_code == 401


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}],
)
def test_pages_of_other_sites_change_nothing(
    server: Running, person: Person, headers: dict[str, str]
) -> None:
    reply = person.ask("POST", "/api/tables", json={}, headers=headers)
    assert (reply.status_code, reply.json()["code"]) == (403, "origin")
    table = person.table("me", "device")
    given = {"Authorization": f"Bearer {person.token}"} | headers
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"{server.socket}{table}/live", additional_headers=given),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_the_own_page_may(server: Running, person: Person) -> None:
    table = person.table("me", "device")
    headers = {"Authorization": f"Bearer {person.token}", "Origin": server.url}
    with connect(f"{server.socket}{table}/live", additional_headers=headers) as line:
        assert json.loads(line.recv(timeout=30))["type"] == "state"
    reply = person.ask("POST", f"{table}/start", headers={"Origin": server.url})
    assert reply.status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/docs", "/api/nothing", "/table/x"])
def test_every_reply_has_its_headers(server: Running, path: str) -> None:
    headers = httpx.get(server.url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_the_protocol_can_be_read_in_the_browser(server: Running) -> None:
    page = httpx.get(f"{server.url}/api/docs").text
    for source in re.findall(r'(?:src|href)="([^"]+)"', page):
        assert httpx.get(server.url + source).status_code == 200
    assert "://" not in page
    assert httpx.get(f"{server.url}/api/docs/other.js").status_code == 404


def test_bodies_have_a_largest_size(person: Person) -> None:
    reply = person.ask("POST", "/api/tables", content=b"x" * 70_000)
    assert (reply.status_code, reply.json()["code"]) == (413, "too-large")

    def drops() -> object:
        yield from (b"x" * 10_000 for _ in range(10))

    reply = person.ask("POST", "/api/tables", content=drops())
    assert reply.status_code == 413


def test_addresses_and_methods_there_are_none_of(person: Person) -> None:
    assert person.refused("GET", "/api/nothing") == (404, "route")
    assert person.refused("DELETE", "/api/tables") == (405, "method")
    assert person.refused("GET", "/api/tables/x%00y") == (422, "request")
    reply = person.ask("POST", "/api/tables", content=b"{", headers={"Content-Type": "text/plain"})
    assert 400 <= reply.status_code < 500


def test_a_line_without_a_table_or_a_guest_is_closed_with_a_sentence(
    server: Running, person: Person, other: Person
) -> None:
    table = person.table("me", "open")
    known = {"Authorization": f"Bearer {other.token}"}
    for path, headers, code in (
        (f"{table}/live", {}, 4401),
        (f"{table}/live", known, 4404),
        ("/api/tables/none/live", known, 4404),
    ):
        with (
            pytest.raises(ConnectionClosed) as closed,
            connect(server.socket + path, additional_headers=headers) as line,
        ):
            line.recv(timeout=30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
        assert closed.value.rcvd.reason.endswith(".")


def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    running = Running(tmp_path / "data", LUDUS_RATE="1")
    person = Person(running)
    replies = [person.ask("GET", "/api/me/tables") for _ in range(20)]
    refused = [reply for reply in replies if reply.status_code == 429]
    assert refused
    assert int(refused[0].headers["retry-after"]) >= 1
    person.http.close()
    assert running.stop() == 0


def test_a_bucket_fills_again() -> None:
    limit = Limit(2.0)
    assert [limit.wait("one", 0.0) > 0 for _ in range(7)] == [False] * 6 + [True]
    assert limit.wait("other", 0.0) == 0
    assert limit.wait("one", 0.5) == 0
    assert limit.wait("one", 0.5) == pytest.approx(0.5)


def _serve(*options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    program = "from ludus.cli import main; main()"
    command = [sys.executable, "-c", program, "serve", *options]
    env = {**surroundings(), **environment}
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=60)


def test_what_cannot_be_served_is_a_sentence(server: Running, tmp_path: Path) -> None:
    second = _serve("--data", str(server.data), "--port", "0")
    assert second.returncode == 2
    assert second.stderr.startswith("Another server uses ")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        busy = _serve("--data", str(tmp_path), "--port", port)
    assert busy.returncode == 2
    assert busy.stderr.startswith("Nothing can listen on 127.0.0.1")


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("LUDUS_DATABASE", "postgresql://127.0.0.1:1/none"),
        ("LUDUS_DATABASE", "mysql://somewhere"),
        ("LUDUS_DATABASE", "nonsense"),
        ("LUDUS_RATE", "fast"),
        ("LUDUS_WORKERS", "0"),
    ],
)
def test_a_setting_that_cannot_be_used_is_a_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    variable: str,
    value: str,
) -> None:
    monkeypatch.setenv(variable, value)
    monkeypatch.setattr(sys, "argv", ["ludus", "serve", "--data", str(tmp_path), "--port", "0"])
    monkeypatch.setattr(logs, "set_up", lambda *_: None)
    monkeypatch.setattr(Server, "run", lambda *_, **__: pytest.fail("The server runs."))
    with pytest.raises(SystemExit) as stopped:
        main()
    said = capsys.readouterr()
    assert (stopped.value.code, said.out) == (2, "")
    assert len(said.err.splitlines()) == 1, said.err


def test_the_server_has_its_words_in_every_language() -> None:
    for language in LANGUAGES:
        assert sorted(own_words(language).ids) == sorted(own_words(FIRST).ids), language


def test_the_example_for_bot_authors_plays(server: Running) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text()
    example = re.search(r"```python\n(.*?)```", page, re.S)
    assert example
    meanings: dict[str, Callable[[str], object]] = {}
    exec(example[1], meanings)
    table = meanings["Table"](server.url)
    assert len(table.play("rome")) == 2  # type: ignore[attr-defined]


def test_every_route_stands_on_the_page(server: Running) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text()
    document = httpx.get(f"{server.url}/api/openapi.json").json()
    for path, methods in document["paths"].items():
        for method in methods:
            assert f"`{method.upper()} {path}" in page, (method, path)


def test_nobody_else_is_given_the_address_of_the_proxy_in_the_compose_file() -> None:
    """Whoever started before it could have had it, and the proxy would not start."""
    text = (ROOT / "deploy" / "compose.yaml").read_text()
    found = dict(re.findall(r"(ipv4_address|ip_range|LUDUS_PROXIES): ([\d./]+)", text))
    assert found["ipv4_address"] == found["LUDUS_PROXIES"]
    assert ip_address(found["ipv4_address"]) not in ip_network(found["ip_range"])
