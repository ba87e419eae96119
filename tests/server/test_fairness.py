"""What guests owe each other: processors, seats, clocks, quotas, names."""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ludus.core.errors import LudusError
from ludus.server import clock, protocol
from ludus.server.errors import Refusal
from ludus.server.http.connections import Connections
from ludus.server.limits import Quotas
from ludus.server.names import clean_name, clean_text, distinct
from ludus.server.present import jobs
from ludus.server.present.presenter import MOST_OF_ONE, Presenter
from ludus.server.service import Service, new_random
from ludus.server.settings import Settings, from_environment
from ludus.server.storage.rows import Guest, Seat, StoredTable
from ludus.server.storage.store import Store
from ludus.server.tables import seat_commands
from ludus.server.tables.table import Table
from ludus.server.tables.tables import Tables
from ludus.server.thinking.bots import BotRunner
from ludus.server.turns import Turns
from tests.server.running import NEVER_TOO_OFTEN, Person, Running

GUEST = Guest("guest", "Livia", "en")


# ---- Bots ----


def test_owners_take_turns_however_much_one_of_them_wants() -> None:
    order: list[str] = []

    async def check() -> None:
        turns = Turns(1)

        async def think(owner: str) -> None:
            async with turns.turn(owner):
                order.append(owner)
                await asyncio.sleep(0)

        greedy = [asyncio.create_task(think("greedy")) for _ in range(60)]
        await asyncio.sleep(0)
        modest = [asyncio.create_task(think("modest")) for _ in range(3)]
        await asyncio.gather(*greedy, *modest)

    asyncio.run(check())
    assert len(order) == 63
    assert max(at for at, owner in enumerate(order) if owner == "modest") < 8


def test_a_turn_that_is_given_up_goes_to_the_next() -> None:
    async def check() -> None:
        turns = Turns(1)
        async with turns.turn("one"):
            waiting = [asyncio.create_task(turns._acquire(name)) for name in ("two", "three")]
            await asyncio.sleep(0)
            waiting[0].cancel()
        async with asyncio.timeout(30):
            await waiting[1]
        turns._release()
        assert turns.free == 1

    asyncio.run(check())


def test_a_game_of_bots_alone_waits_until_somebody_looks(tmp_path: Path) -> None:
    seats = [protocol.NewSeat(kind="me"), protocol.NewSeat(kind="bot")]
    asked = protocol.NewTable(game="municipium", seats=seats)
    row, places = seat_commands.new_table(asked, GUEST, 0.0)
    settings = Settings(data=tmp_path)
    tables = Tables(Store(settings, "one"))
    runner = BotRunner(tables, settings, new_random())
    with_person = Table(StoredTable(row, places, [], []))
    assert not runner._unwatched(with_person)
    left = [Seat(0, "bot", "Livia", level="tiro", owner="guest"), places[1]]
    bots_alone = Table(StoredTable(row, left, [], []))
    assert runner._unwatched(bots_alone)
    tables.presence.socket_opened(row.id, "somebody")
    assert not runner._unwatched(bots_alone)
    runner.stop()


# ---- Seats and links ----


def _live(server: Running, person: Person, table: str) -> Any:
    headers = {"Authorization": f"Bearer {person.token}"}
    return connect(f"{server.socket}{table}/live", additional_headers=headers)


def _closed_with(line: Any) -> int:
    with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
        while True:
            line.recv(timeout=30)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def _joined(person: Person, other: Person) -> str:
    """A private table of one person that another has joined."""
    table = person.table("me", "open")
    token = person.post(f"{table}/links", {"purpose": "join"})["token"]
    other.post("/api/links", {"token": token})
    return table


def test_who_leaves_a_private_table_hears_no_more_of_it(
    server: Running, person: Person, other: Person
) -> None:
    table = _joined(person, other)
    with _live(server, other, table) as line:
        assert json.loads(line.recv(timeout=30))["type"] == "state"
        other.post(f"{table}/leave")
        person.post(f"{table}/chat", {"text": "Now we are alone."})
        assert _closed_with(line) == 4404


def test_the_host_removes_a_guest_before_the_start(
    server: Running, person: Person, other: Person
) -> None:
    table = _joined(person, other)
    with _live(server, other, table) as line:
        assert json.loads(line.recv(timeout=30))["type"] == "state"
        assert person.post(f"{table}/seats/1", {"kind": "open"}, "PUT")["seats"][1]["name"] == ""
        assert _closed_with(line) == 4404
    assert other.refused("GET", table) == (404, "no-table")


def test_links_can_be_revoked(
    server: Running, person: Person, other: Person, meet: Callable[[Running], Person]
) -> None:
    table = person.table("me", "open")
    token = person.post(f"{table}/links", {"purpose": "watch"})["token"]
    other.post("/api/links", {"token": token})
    assert other.refused("DELETE", f"{table}/links") == (403, "not-host")
    with _live(server, other, table) as line:
        assert json.loads(line.recv(timeout=30))["type"] == "state"
        person.post(f"{table}/links", method="DELETE")
        assert _closed_with(line) == 4404
    assert meet(server).refused("POST", "/api/links", {"token": token}) == (404, "link")


# ---- Time ----


def test_the_servers_clock_does_not_jump_with_the_machines(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = clock.now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert before <= clock.now() < before + 3600


# ---- Quotas ----


def test_there_are_quotas_with_sentences(tmp_path: Path) -> None:
    running = Running(tmp_path / "data", prepared=NEVER_TOO_OFTEN, LUDUS_RATE="1")
    person = Person(running)
    most = Quotas(1.0).tables
    for _ in range(most):
        person.table("me", "open")
    body = {"game": "municipium", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert person.refused("POST", "/api/tables", body) == (429, "many-tables")
    assert len(person.get("/api/me/tables")["tables"]) == most
    person.http.close()
    assert running.stop() == 0


def test_quotas_of_guests_chat_and_tables_end() -> None:
    quotas = Quotas(20.0)
    for limit, burst in ((quotas.guests, 300), (quotas.new_tables, 300), (quotas.chat, 10)):
        passed = sum(limit.wait("one", 0.0) == 0 for _ in range(1000))
        assert passed == burst
        assert limit.wait("two", 0.0) == 0


def test_one_who_wants_many_long_replies_waits_for_himself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []

    async def check() -> None:
        presenter, go_on = Presenter(), asyncio.Event()

        async def run(_: Any, asked: Any) -> Any:
            await go_on.wait()
            made.append(*asked)
            return 200, b""

        monkeypatch.setattr(presenter, "_run", run)
        wanted = [presenter.make("greedy", jobs.noted, f"his {n}") for n in range(20)]
        wanted.append(presenter.make("other", jobs.noted, "hers"))
        asked = asyncio.gather(*wanted, return_exceptions=True)
        await asyncio.sleep(0)
        go_on.set()
        refused = [str(answer) for answer in await asked if isinstance(answer, Refusal)]
        assert refused == ["too-often"] * (20 - MOST_OF_ONE - 1)

    asyncio.run(check())
    assert made.index("hers") == 2


def test_one_hint_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks and goes away again and again would fill the queue of those who think."""

    async def check() -> None:
        service, found = Service(Settings(data=tmp_path)), asyncio.Event()

        async def change(*_: Any) -> Any:
            await found.wait()
            raise Refusal(409, "moment")

        monkeypatch.setattr(service.tables, "change", change)
        first = asyncio.create_task(service.hint("x", GUEST, 0))
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too-often"):
            await service.hint("x", GUEST, 0)
        found.set()
        for hint in (first, service.hint("x", GUEST, 0)):
            with pytest.raises(Refusal, match="moment"):
                await hint
        await service.store.close()

    asyncio.run(check())


# ---- Names ----


def test_names_are_normalised_and_visible() -> None:
    assert clean_name("Ju\u0301lia  Prima") == "J\u00falia Prima"
    for bad in ("a\u202eb", "a\u200bb", "a\u2028b", "a\u2029b", "a\u2066b", "a\ufeffb", "a\u00adb"):
        with pytest.raises(ValueError, match="visible"):
            clean_name(bad)
    for blank in ("\u3164", "\u115f", "\uffa0", "\u2800", "Livia\u034f", "\u17b4Livia"):
        with pytest.raises(ValueError, match="visible"):
            clean_name(blank)


def test_marks_do_not_cover_what_others_write() -> None:
    for bad in ("Li" + "\u0316" * 9 + "via", "\u0301Livia"):
        with pytest.raises(ValueError, match="few marks"):
            clean_name(bad)
    with pytest.raises(ValueError, match="few marks"):
        clean_text("Salve" + "\u0316" * 9)
    for good in ("Thu\u1eadn", "\u05d3\u05b8\u05bc\u05d5\u05b4\u05d3", "\u2764\ufe0f"):
        assert clean_name(good)


def test_no_two_names_at_a_table_look_the_same() -> None:
    for name, other in (
        ("Livia", "livia"),
        ("Livia", "L\u0456via"),
        ("Marcus", "\u041carcus"),
        ("Paula", "Pau1a"),
        ("Julia", "J\u00falia"),
        ("Otho", "0tho"),
        ("Felix", "\uff26elix"),
        ("Livia", "Livia\ufe0f"),
        ("Anna", "\u13aanna"),
        ("Anna", "Ann\u0251"),
    ):
        assert distinct(other, [name]) == f"{other} 2", (name, other)
    assert distinct("Livia", ["Silvia"]) == "Livia"


def test_a_name_with_a_line_separator_is_refused(person: Person) -> None:
    for name in ("Li\u2028via", "\u202eaiviL", "Li\u200bvia"):
        assert person.ask("PATCH", "/api/me", json={"name": name}).status_code == 422
    assert person.post("/api/me", {"name": "Ju\u0301lia"}, "PATCH")["name"] == "J\u00falia"


def test_who_watches_has_a_name_of_their_own(
    server: Running, person: Person, other: Person, meet: Callable[[Running], Person]
) -> None:
    third = meet(server)
    for one in (person, other, third):
        one.post("/api/me", {"name": "Livia"}, "PATCH")
    table = person.table("me", "open", public=True)
    with _live(server, other, table) as first, _live(server, third, table) as second:
        first.recv(timeout=30)
        second.recv(timeout=30)
        names = {one.post(f"{table}/chat", {"text": "Salve"})["name"] for one in (other, third)}
    assert names == {"Livia 2", "Livia 3"}


# ---- Hosts and proxies ----


def test_a_proxy_out_of_a_trusted_network_has_all_the_lines_it_needs() -> None:
    settings = from_environment({"LUDUS_PROXIES": "10.0.0.0/8, ::1"})
    limits = Connections(replace(settings, connections_by_address=1))
    for address, admitted in (("10.1.2.3", 5), ("::1", 5), ("192.0.2.1", 1), ("", 1)):
        assert sum(limits.admit(address) for _ in range(5)) == admitted, address


def test_who_is_no_proxy_is_not_trusted_by_mistake() -> None:
    for bad in ("*", "caddy", "10.0.0.1/8"):
        with pytest.raises(LudusError, match="neither an address nor a network"):
            from_environment({"LUDUS_PROXIES": f"127.0.0.1,{bad}"})


def test_only_known_names_are_served(server: Running, person: Person) -> None:
    for host, status in (
        ("127.0.0.1", 200),
        ("localhost:8000", 200),
        ("[::1]:8000", 200),
        ("ludus.local", 200),
        ("evil.example", 421),
    ):
        reply = person.ask("GET", "/api/me", headers={"Host": host})
        assert reply.status_code == status, host


def test_a_proxy_is_believed_only_if_trusted() -> None:
    program = """
import asyncio, httpx, sys
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from ludus.server.settings import from_environment
settings = from_environment({"LUDUS_PROXIES": sys.argv[1]})
seen = []
async def app(scope, receive, send):
    seen.append(scope["client"][0])
proxied = ProxyHeadersMiddleware(app, list(settings.proxies)) if settings.proxies else app
scope = {"type": "http", "client": ("10.0.0.1", 1), "headers": [(b"x-forwarded-for", b"1.2.3.4")]}
asyncio.run(proxied(scope, None, None))
print(seen[0])
"""
    for proxies, client in (("", "10.0.0.1"), ("10.0.0.1", "1.2.3.4"), ("10.0.0.2", "10.0.0.1")):
        command = [sys.executable, "-c", program, proxies]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.stdout.strip() == client, done.stderr
