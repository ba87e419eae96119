"""A chapter under way: what is said, what the learner may do, and what the others do then."""

from fnmatch import fnmatchcase
from typing import Final

from librt.random import Random

from ludus.core.game import CHANCE, OVER
from ludus.core.match import Match, replayed
from ludus.core.message import Message
from ludus.core.plans import plans
from ludus.learn.lessons import BadLesson, Chapter, Step, lesson_words

MOST_OUTSIDE: Final = 400
"""After so many plies of others the learner should have been asked."""


READING: Final = Message("lesson.reading", {})
OVER_HERE: Final = Message("lesson.over", {})
"""What is asked while the learner reads, and when the chapter is over."""
MORE: Final = "..."
"""The end of a sequence after which any decisions may follow in the same action."""


def _length(way: list[str]) -> int:
    """How many decisions a sequence asks for."""
    return len(way) - (way[-1] == MORE)


class NotAsked(BadLesson):
    """A decision the rules allow but the step does not ask for; the message says it kindly."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        super().__init__(session.wrong("en"))


class Session:
    """One learner's way through a chapter. `done` are the ids played in the step so far."""

    def __init__(self, chapter: Chapter) -> None:
        self.chapter = chapter
        self.match: Match = replayed(chapter.start)
        self.random = Random(chapter.seed)
        self.at = 0
        self.done: list[int] = []
        self.script: list[int] = []
        self._enter()

    @property
    def step(self) -> Step | None:
        """What is being said, or nothing when the chapter is over."""
        return self.chapter.steps[self.at] if self.at < len(self.chapter.steps) else None

    @property
    def finished(self) -> bool:
        """Whether the chapter is over."""
        return self.step is None

    @property
    def reads(self) -> bool:
        """Whether the learner only has to read on."""
        return self.step is not None and not self.step.may

    def say(self, language: str) -> str:
        """What is said now."""
        said = self.step.said if self.step else self.chapter.done
        return self._sentence(said, language)

    def asked(self, language: str) -> str:
        """What is asked at the table where the lesson asks for no decision; else nothing."""
        if self.finished:
            return self._sentence(OVER_HERE, language)
        return self._sentence(READING, language) if self.reads else ""

    def wrong(self, language: str) -> str:
        """The answer to a decision that is not asked for."""
        wrong = self.step.wrong if self.step else self.chapter.done
        return self.asked(language) or self._sentence(wrong, language, "wrong")

    def answer(self) -> list[int]:
        """The first of the best actions of a task, decision by decision."""
        best = self.chapter.steps[0].may[0] if self.chapter.task else []
        return [self.match.game.parse(text) for text in best]

    def _sentence(self, message: Message, language: str, form: str = "") -> str:
        names = self.match.record.seats
        return lesson_words(self.chapter.game, language).say(message, names, form=form)

    def offers(self) -> list[int]:
        """The decisions that are offered now: all legal ones, or those that the step asks for."""
        state, step = self.match.state, self.step
        if step is None or not step.may or state.actor != self.chapter.seat:
            return []
        return [id for id in state.legal() if self.asks([id])]

    def asks(self, ids: list[int]) -> bool:
        """Whether the step offers these decisions, one after the other, to the learner."""
        return self.step is not None and (self.step.free or self._fits(ids))

    def ways(self) -> list[list[int]]:
        """The whole actions that are offered; none if they are too many, or nothing is asked."""
        if not self.offers():
            return []
        return self.asked_of(plans(self.match.state.sample(self.chapter.seat, Random(1))))

    def asked_of(self, ways: list[list[int]]) -> list[list[int]]:
        """Of whole actions those that are offered, each as far as the step asks for it."""
        found: list[list[int]] = []
        for way in ways:
            parts = [way, *(way[:end] for end in self._ends())]
            fitting = [part for part in parts if self.asks(part)]
            found += [part for part in fitting[:1] if part not in found]
        return found

    def _ends(self) -> list[int]:
        """After how many more decisions the step may be done."""
        may = self.step.may if self.step else []
        return [_length(way) - len(self.done) for way in may]

    def answers(self) -> list[list[int]]:
        """One whole action, or one decision, for each way of doing what is asked."""
        found: list[list[int]] = []
        ways = self.ways() or [[id] for id in self.offers()]
        for pattern in self.step.may if self.step else []:
            fitting = [way for way in ways if self._matches([*self.done, *way], pattern)]
            found += fitting[:1]
        return found

    def act(self, ids: list[int]) -> int:
        """Play what the learner decides; the number of plies there were before."""
        before = len(self.match.plies)
        trial = self.match.state.copy()
        for id in ids:
            trial.apply(id)
        if self.reads or not self._fits(ids):
            raise NotAsked(self)
        for id in ids:
            self.match.play(id)
        self.done += ids
        if any(_length(way) <= len(self.done) for way in self._fitting([])):
            self._follow(self.step)
        else:
            self._play_script()
        return before

    def read_on(self) -> int:
        """Go on from what was only to be read; the number of plies there were before."""
        before = len(self.match.plies)
        if not self.reads:
            raise NotAsked(self)
        self._follow(self.step)
        return before

    def _follow(self, step: Step | None) -> None:
        """The step is done: what it says comes after it happens, and the next step begins."""
        for id in self.script:
            self._play(id)
        self.script = []
        self.at += 1
        self._enter()

    def _enter(self) -> None:
        """Begin a step; if it asks for a decision, go on to where the learner takes it."""
        self.done = []
        step = self.step
        if step is None:
            return
        self.script = list(step.then)
        if step.may:
            self._reach_the_learner()

    def _reach_the_learner(self) -> None:
        """Let chance and the opponents go on, by the seed, until the learner decides."""
        state = self.match.state
        for _ in range(MOST_OUTSIDE):
            if state.actor in (self.chapter.seat, OVER):
                break
            if state.actor == CHANCE:
                self.match.draw(self.random)
            else:
                self.match.play(self.match.pick(self.random))
        if not self.offers():
            raise BadLesson(f"{self._where()} asks for what cannot be done.")

    def _play_script(self) -> None:
        """In the middle of a step, what chance and the others do, as far as they have to."""
        while self.match.state.actor != self.chapter.seat:
            if not self.script:
                raise BadLesson(f"{self._where()} does not say what happens in its middle.")
            self._play(self.script.pop(0))

    def _play(self, id: int) -> None:
        if not self.match.state.allows(id):
            text = self.match.game.text(id)
            raise BadLesson(f"{self._where()} lets '{text}' happen, which cannot happen then.")
        self.match.play(id)

    def _where(self) -> str:
        said = self.step.said.key if self.step else "its end"
        return f"The lesson of {self.match.game.title}, at {said},"

    def _fits(self, ids: list[int]) -> bool:
        return bool(self._fitting(ids))

    def _fitting(self, ids: list[int]) -> list[list[str]]:
        """The sequences that what was done and these ids are on the way of."""
        played = [*self.done, *ids]
        may = self.step.may if self.step else []
        return [way for way in may if self._matches(played, way)]

    def _matches(self, played: list[int], way: list[str]) -> bool:
        """Whether the ids are a beginning of the sequence, or go on from it where it is open."""
        asked = way[:-1] if way[-1] == MORE else way
        if len(played) > len(asked) and asked is way:
            return False
        text = self.match.game.text
        return all(fnmatchcase(text(id), part) for id, part in zip(played, asked, strict=False))
