"""Whole games of every kind, by HTTP and by WebSocket, with people and bots."""

import asyncio
from typing import Any

import pytest

from ludus.core.match import replayed
from ludus.core.record import from_dict
from ludus.core.registry import names
from tests.server.player import Player
from tests.server.running import Person, Running


@pytest.mark.parametrize("game", names())
def test_a_whole_game_by_http(server: Running, person: Person, other: Person, game: str) -> None:
    table = person.table("me", "open", "random", game=game, public=True)
    assert other.post(f"{table}/join")["seat"] == 1
    state = person.post(f"{table}/start")
    people = [person, other]
    turn = 0
    while not state["position"]["over"]:
        actor = state["position"]["actor"]
        if actor in (0, 1):
            state = people[actor].wait_for_turn(table)
            choices = state["position"]["choices"]
            state = people[actor].act(table, state, turn % len(choices))
            turn += 1
        else:
            after = state["revision"]
            state = person.get(f"{table}/state", after=after, wait=20, since=10**6)
    _check_end(person, table, state["position"]["result"]["scores"])


@pytest.mark.parametrize("game", names())
def test_a_whole_game_live(server: Running, person: Person, other: Person, game: str) -> None:
    people = [person, other]
    table = people[0].table("me", "tiro", "open", "random", game=game, public=True)
    people[1].post(f"{table}/join")
    people[0].post(f"{table}/start")
    players = [Player(server, p.token, table, seed) for seed, p in enumerate(people)]

    async def play() -> None:
        await asyncio.gather(*(player.play() for player in players))

    asyncio.run(play())
    assert players[0].scores == players[1].scores
    _check_end(people[0], table, players[0].scores)


def _check_end(person: Person, table: str, scores: list[int]) -> None:
    """The record leads to the result, and the story tells it."""
    record = person.get(f"{table}/record")
    match = replayed(from_dict(record))
    assert match.state.result().scores == scores
    story = person.get(f"{table}/story")
    assert [entry["ply"] for entry in story["log"]] == list(range(1, len(record["ids"]) + 1))
    assert [entry["id"] for entry in story["log"]] == record["ids"]
    assert story["scores"][-1] == scores
    told: list[dict[str, Any]] = [e for entry in story["log"] for e in entry["events"]]
    assert all(event["text"] for event in told)
    own = person.get("/api/me/tables")["tables"]
    assert own[0]["scores"] == scores
    assert person.get("/api/finished")["tables"][0]["scores"] == scores
