"""A lesson in the terminal: the same chapters, with the board and the choices as text."""

from typing import Final

from rich.console import Console

from ludus.core.errors import IllegalAction, LudusError, TranslatedError
from ludus.core.message import Message
from ludus.learn.learned import Learned
from ludus.learn.lessons import Chapter, chapters, lesson_words
from ludus.learn.session import NotAsked, Session

NO_ANSWER: Final = ("", "?", "help", "h")
"""What asks for the keys instead of deciding."""


class Leave(Exception):
    """The learner has had enough."""


class Reading:
    """A learner at the keyboard who goes through chapters."""

    def __init__(self, game: str, console: Console, language: str, learned: Learned) -> None:
        self.game = game
        self.console = console
        self.language = language
        self.words = lesson_words(game, language)
        self.learned = learned

    def go_through(self, parts: list[Chapter]) -> None:
        """Go through the chapters one after the other, until the learner leaves."""
        task = all(part.task for part in parts)
        self.keys = self.words.text("task.keys" if task else "lesson.keys")
        self._say(self.keys, "dim")
        try:
            for part in parts:
                self._learn(Session(part))
        except Leave:
            return
        if parts[-1:] == list(chapters(self.game))[-1:]:
            command = f"ludus play {self.game} --against tiro"
            self._say("\n" + self.words.say(Message("lesson.then", {"command": command})))

    def _learn(self, session: Session) -> None:
        self._print("\n" + self.words.say(session.chapter.title), "bold")
        shown = -1
        while not session.finished:
            if len(session.match.plies) != shown:
                shown = len(session.match.plies)
                view = session.match.state.view(session.chapter.seat)
                self.console.print(session.match.game.draw(view), highlight=False, markup=False)
            self._say("\n" + session.say(self.language))
            if session.reads:
                if self._asked() == "s":
                    return
                session.read_on()
            elif not self._decided(session):
                return
        self._say("\n" + session.say(self.language), "bold")
        self.learned.add(session.chapter.game, session.chapter.name)

    def _decided(self, session: Session) -> bool:
        """Ask for a decision until one is taken; False if the chapter is skipped."""
        legal = session.offers()
        for number, id in enumerate(legal, 1):
            text = session.match.game.describe(id).text
            self._print(f"{number:>4}  {self._label(session, id):<58} {text}")
        while (answer := self._asked()) != "s":
            if answer == "a" and session.chapter.task:
                shown = [self._label(session, id) for id in session.answer()]
                self._print(" · ".join(shown), "green")
                continue
            if answer in NO_ANSWER:
                self._say(self.keys, "dim")
                continue
            try:
                chosen = answer.isdecimal() and 1 <= int(answer) <= len(legal)
                id = legal[int(answer) - 1] if chosen else session.match.game.parse(answer)
                session.act([id])
            except NotAsked:
                self._say(session.wrong(self.language), "yellow")
            except IllegalAction as error:
                self._say(session.match.game.say(error.message, self.language), "yellow")
            except LudusError as error:
                self._say(self._sentence(error) + " " + self.keys, "yellow")
            else:
                return True
        return False

    def _sentence(self, error: LudusError) -> str:
        """An error in the language of the learner, if it can be said in it."""
        return error.say(self.language) if isinstance(error, TranslatedError) else str(error)

    def _label(self, session: Session, id: int) -> str:
        """A decision in words."""
        action = session.match.game.describe(id)
        return self.words.say(Message("action." + action.kind, action.data))

    def _asked(self) -> str:
        """What the learner types; leaving is the same everywhere."""
        try:
            answer = self.console.input("[bold]> [/bold]").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None
        if answer == "q":
            raise Leave
        return answer

    def _say(self, text: str, style: str | None = None) -> None:
        """Print sentences, broken between words."""
        self.console.print(text, style=style, highlight=False, markup=False, soft_wrap=False)

    def _print(self, text: str, style: str | None = None) -> None:
        self.console.print(text, style=style, highlight=False, markup=False)
