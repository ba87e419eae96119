"""Lessons over the wire: the course, the learner's socket, and what it refuses."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludus.core.language import LANGUAGES
from ludus.core.registry import get, names
from ludus.learn.lessons import chapters, lesson_words
from ludus.learn.practice import tasks
from tests.server.running import Person, Running

PARTS = [(c.game, c.name) for name in names() for c in chapters(name)]


class Learner:
    """Somebody who does the first thing that the lesson offers."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.lesson: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.said: list[str] = []

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send, and hear everything up to the answer."""
        self.socket.send(json.dumps({**message, "ref": 1}))
        while True:
            heard: dict[str, Any] = json.loads(self.socket.recv(timeout=30))
            self.hear(heard)
            if heard.get("ref") == 1:
                return heard

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "lesson":
            self.lesson = message
            if message["text"] not in self.said[-1:]:
                self.said.append(message["text"])
        if message["type"] in ("state", "moved"):
            self.position = message["position"]

    def go_on(self) -> None:
        """Read on, or play the first whole action that is offered."""
        if self.lesson["reads"]:
            assert self.position["choices"] == []
            assert self.ask(type="next")["type"] == "done"
            return
        moment = self.position["moment"]
        plans = self.ask(type="plans", moment=moment)["plans"]
        id, *then = plans[0] if plans else [self.position["choices"][0]["id"]]
        shown = self.ask(type="preview", moment=moment, id=id, then=then)
        assert shown["type"] == "preview"
        assert self.ask(type="act", moment=moment, id=id, then=then)["type"] == "done"


@contextmanager
def learning(server: Running, person: Person, part: str, language: str = "en") -> Iterator[Learner]:
    """A learner who has heard the first words of a chapter."""
    with connect(
        f"{server.socket}/api/lessons/{part}/live?language={language}",
        additional_headers={"Authorization": f"Bearer {person.token}"},
    ) as socket:
        learner = Learner(socket)
        for _ in range(2):
            learner.hear(json.loads(socket.recv(timeout=30)))
        yield learner


@pytest.mark.parametrize(("game", "name"), PARTS)
def test_a_chapter_is_learned_to_its_end_over_the_wire(
    server: Running, person: Person, game: str, name: str
) -> None:
    with learning(server, person, f"{game}/{name}") as learner:
        while not learner.lesson["finished"]:
            learner.go_on()
        steps = next(c for c in chapters(game) if c.name == name).steps
        words = lesson_words(game, "en")
        assert learner.said[: len(steps)] == [words.say(step.said) for step in steps]


@pytest.mark.parametrize("game", names())
def test_every_task_is_tried_and_solved_over_the_wire(
    server: Running, person: Person, game: str
) -> None:
    for task in tasks(game):
        with learning(server, person, f"{game}/{task.name}") as learner:
            moment = learner.position["moment"]
            plans = learner.ask(type="plans", moment=moment)["plans"]
            answer = [choice["id"] for choice in learner.lesson["answer"]]
            right = [[get(game).parse(text) for text in way] for way in task.steps[0].may]
            id, *then = next(way for way in plans if way not in right)
            refused = learner.ask(type="act", moment=moment, id=id, then=then)
            assert refused["detail"] == lesson_words(game, "en").text("task.other")
            id, *then = answer
            assert learner.ask(type="act", moment=moment, id=id, then=then)["type"] == "done"
            assert learner.lesson["finished"]
            assert learner.lesson["text"].startswith("Solved!")


def test_what_the_lesson_did_not_ask_for_is_refused_in_the_readers_language(
    server: Running, person: Person
) -> None:
    with learning(server, person, "municipium/goal") as learner:
        while learner.lesson["reads"]:
            learner.go_on()
        assert [c["kind"] for c in learner.position["choices"]] == ["common-card"]
        kind = ""
        for language in LANGUAGES:
            learner.ask(type="resync", language=language)
            step = {"origin": "temple", "goal": "tavern", "wreath": 0}
            answer = learner.ask(type="why", kind="step", data=step)
            words = lesson_words("municipium", language)
            assert answer["type"] == "refused"
            kind = answer["detail"]
            assert answer["detail"] == words.say(
                chapters("municipium")[0].steps[4].said, (), -1, "wrong"
            )
        illegal = learner.ask(type="why", kind="advance", data={})
        assert illegal["detail"] != kind
        assert learner.ask(type="next")["type"] == "refused"
        assert learner.ask(type="act", moment=0, id=1)["code"] == "moment"


def test_there_is_no_lesson_where_there_is_none(server: Running, person: Person) -> None:
    with pytest.raises(ConnectionClosed) as closed, learning(server, person, "municipium/magic"):
        pass
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert person.refused("GET", "/api/lessons/chess") == (404, "no-game")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_course_lists_the_chapters_by_their_titles(person: Person, language: str) -> None:
    for game in names():
        course = person.get(f"/api/lessons/{game}", language=language)
        words = lesson_words(game, language)
        assert course["title"] == words.text("title")
        wanted = [(c.name, words.say(c.title)) for c in chapters(game)]
        assert [(part["name"], part["title"]) for part in course["chapters"]] == wanted
