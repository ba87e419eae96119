"""Two server processes on one PostgreSQL: players at different ones sit at the same table."""

import asyncio
import json
import signal
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from ludus.core.game import OVER
from ludus.core.match import replayed
from ludus.core.record import from_dict
from ludus.core.registry import names
from tests.server.chaos import Audit, journals_of
from tests.server.player import Player
from tests.server.running import Person, Running

Meet = Callable[[Running], Person]


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, postgres: Callable[[], str]
) -> Iterator[list[Running]]:
    """Two servers on one database."""
    folder, address = tmp_path_factory.mktemp("pair"), postgres()
    servers = [Running(folder / name, LUDUS_DATABASE=address) for name in ("one", "two")]
    yield servers
    for server in servers:
        assert server.stop() == 0
        assert "Traceback" not in server.log()


@pytest.mark.parametrize("game", names())
def test_players_at_two_processes_play_one_game(pair: list[Running], meet: Meet, game: str) -> None:
    people = [meet(server) for server in pair]
    table = people[0].table("me", "open", "random", game=game, public=True)
    people[1].post(f"{table}/join")
    people[0].post(f"{table}/start")
    players = [
        Player(server, person.token, table, seed)
        for seed, (server, person) in enumerate(zip(pair, people, strict=True))
    ]

    async def play() -> None:
        await asyncio.gather(*(player.play() for player in players))

    asyncio.run(play())
    assert players[0].scores == players[1].scores
    records = [person.get(f"{table}/record") for person in people]
    assert records[0] == records[1]


def test_presence_chat_and_seats_are_told_across(pair: list[Running], meet: Meet) -> None:
    one, two = (meet(server) for server in pair)
    table = one.table("me", "open", public=True)
    with _line(pair[0], one, table) as here:
        assert json.loads(here.recv())["type"] == "state"
        two.post(f"{table}/join")
        info = _next(here, "table", lambda m: m["table"]["seats"][1]["kind"] == "person")
        assert not info["table"]["seats"][1]["present"]
        with _line(pair[1], two, table):
            _next(here, "table", lambda m: m["table"]["seats"][1]["present"])
            two.post(f"{table}/chat", {"text": "Salve"})
            assert _next(here, "chat")["line"]["text"] == "Salve"
        _next(here, "table", lambda m: not m["table"]["seats"][1]["present"])


def test_long_polling_hears_of_the_other_process(pair: list[Running], meet: Meet) -> None:
    one, two = (meet(server) for server in pair)
    table = one.table("me", "open", public=True)
    revision = one.get(f"{table}/state")["revision"]
    two.post(f"{table}/join")
    state = one.get(f"{table}/state", after=revision, wait=20)
    assert state["table"]["seats"][1]["kind"] == "person"


def test_the_same_ply_from_both_processes_is_played_once(pair: list[Running], meet: Meet) -> None:
    one = meet(pair[0])
    table = one.table("me", "device")
    state = one.begin(table)
    for _ in range(10):
        position = state["position"]
        act = {"moment": position["moment"], "id": position["choices"][0]["id"]}
        replies = asyncio.run(_both(pair, one.token, f"{table}/act", act))
        assert sorted(replies) == [200, 409]
        position = one.get(f"{table}/state")["position"]
        state = one.get(f"{table}/state", seat=position["actor"])


class Roaming(Player):
    """Comes back to the next process after every dropped line, as behind a proxy."""

    def __init__(self, pair: list[Running], token: str, table: str, seed: int) -> None:
        super().__init__(pair[seed % 2], token, table, seed)
        self.processes = cycle(pair[::-1] if seed % 2 == 0 else pair)

    async def _sit(self) -> None:
        try:
            await super()._sit()
        finally:
            self.server = next(self.processes)


def test_a_rolling_restart_loses_no_move(pair: list[Running], meet: Meet) -> None:
    games = []
    for seed in range(4):
        person = meet(pair[seed % 2])
        table = person.table("me", "random", options={"length": "short"})
        person.post(f"{table}/start")
        games.append(("municipium", Roaming(pair, person.token, table, seed)))
    players = [player for _, player in games]

    async def play() -> None:
        playing = asyncio.gather(*(player.play() for player in players))
        for server in pair:
            goal = sum(len(player.acknowledged) for player in players) + 20
            while sum(len(player.acknowledged) for player in players) < goal:
                await asyncio.sleep(0.02)
            assert await asyncio.to_thread(server.stop) == 0
            await asyncio.to_thread(server.start)
        await playing

    asyncio.run(play())
    audit = Audit()
    audit.check(games, asyncio.run(journals_of(pair[0].environment["LUDUS_DATABASE"])))
    assert audit.clean(), audit
    assert audit.acknowledged > 50


def test_one_process_goes_on_for_a_killed_one(
    tmp_path: Path, postgres: Callable[[], str], meet: Meet
) -> None:
    address = postgres()
    servers = [Running(tmp_path / name, LUDUS_DATABASE=address) for name in ("one", "two")]
    one = meet(servers[0])
    table = one.table("me", "random", options={"length": "short"})
    state = one.post(f"{table}/start")
    one.act(table, one.wait_for_turn(table, state))
    servers[0].kill()
    two = meet(servers[1])
    two.http.headers["Authorization"] = f"Bearer {one.token}"
    state = two.get(f"{table}/state")
    while not state["position"]["over"]:
        state = two.wait_for_turn(table, state)
        if state["position"]["choices"]:
            state = two.act(table, state)
    assert servers[1].stop() == 0


def test_a_paused_process_does_no_harm_when_it_goes_on(
    tmp_path: Path, postgres: Callable[[], str], meet: Meet
) -> None:
    """It owns the bots of a table, stops for longer than its claim lasts, and comes back."""
    address = postgres()
    servers = [Running(tmp_path / name, LUDUS_DATABASE=address) for name in ("one", "two")]
    one, two = (meet(server) for server in servers)
    two.http.headers["Authorization"] = f"Bearer {one.token}"
    table = one.table("me", "random", options={"length": "short"})
    state = one.wait_for_turn(table, one.post(f"{table}/start"))
    acknowledged = [one.act(table, state)["position"]["moment"]]
    assert servers[0].process is not None
    servers[0].process.send_signal(signal.SIGSTOP)
    for _ in range(5):
        state = two.act(table, _turn_after(two, table, acknowledged[-1]))
        acknowledged.append(state["position"]["moment"])
    servers[0].process.send_signal(signal.SIGCONT)
    people = [one, two]
    for turn in range(10**6):
        state = _turn_after(people[turn % 2], table, acknowledged[-1])
        if state["position"]["over"]:
            break
        acknowledged.append(people[turn % 2].act(table, state)["position"]["moment"])
    assert acknowledged == sorted(set(acknowledged)), "no acknowledged ply is lost or doubled"
    records = [person.get(f"{table}/record") for person in people]
    assert records[0] == records[1]
    assert replayed(from_dict(records[0])).state.actor == OVER
    for server in servers:
        assert server.stop() == 0
        assert "Traceback" not in server.log()


def _turn_after(person: Person, table: str, moment: int) -> Any:
    """One's next turn, once this process too has heard of a moment that another acknowledged."""
    state = person.get(f"{table}/state")
    while state["position"]["moment"] < moment:
        state = person.get(f"{table}/state", after=state["revision"], wait=20)
    return person.wait_for_turn(table, state)


async def _both(pair: list[Running], token: str, path: str, body: Any) -> list[int]:
    """The same request to both at the same time."""
    async with httpx.AsyncClient(headers={"Authorization": f"Bearer {token}"}, timeout=60) as http:
        replies = await asyncio.gather(*(http.post(s.url + path, json=body) for s in pair))
    return [reply.status_code for reply in replies]


def _line(server: Running, person: Person, table: str) -> Any:
    headers = {"Authorization": f"Bearer {person.token}"}
    return connect(f"{server.socket}{table}/live", additional_headers=headers)


def _next(line: Any, type: str, fits: Callable[[Any], bool] = lambda _: True) -> Any:
    """The next message of a type that fits."""
    while True:
        message = json.loads(line.recv(timeout=30))
        if message["type"] == type and fits(message):
            return message


DAYS_AHEAD = """
import time
of_the_machine = time.time
time.time = lambda: of_the_machine() + 2 * 86400
"""


def test_a_process_that_starts_after_a_jump_of_the_clock_costs_nobody_any_time(
    tmp_path: Path, postgres: Callable[[], str], meet: Meet
) -> None:
    address, clock = postgres(), {"kind": "turn", "seconds": 600, "increment": 0}
    first = Running(tmp_path / "one", LUDUS_DATABASE=address)
    one, two = meet(first), meet(first)
    table = one.table("me", "open", public=True, clock=clock)
    two.post(f"{table}/join")
    one.post(f"{table}/start")
    second = Running(tmp_path / "two", prepared=DAYS_AHEAD, LUDUS_DATABASE=address)
    one.http.base_url = second.url
    _nobody_was_late(one.get(f"{table}/state"))
    assert first.stop() == second.stop() == 0
    second.start()  # alone now, and its clock says that two days have passed
    one.http.base_url = second.url
    _nobody_was_late(one.get(f"{table}/state"))
    assert second.stop() == 0


def _nobody_was_late(state: Any) -> None:
    assert [seat["kind"] for seat in state["table"]["seats"]] == ["person", "person"]
    assert all(0 < seconds <= 600 for seconds in state["position"]["clocks"])
