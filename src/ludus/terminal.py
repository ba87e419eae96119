"""A table in the terminal: the board in text, numbered choices, undo, save and resume."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from librt.random import Random
from rich.console import Console

from ludus.core.errors import IllegalAction, LudusError, TranslatedError
from ludus.core.game import CHANCE, OVER, Action, State
from ludus.core.language import FIRST, Words, beside, words
from ludus.core.match import Match
from ludus.core.message import SPECTATOR, Message, Value
from ludus.core.telling import Lines
from ludus.tables import result_table

YOU = "you"
"""The name in a record of the seats that the person at the keyboard plays."""

HELP: Final = ("choose", "board", "log", "undo", "leave", "list")
WALK_HELP: Final = ("next", "turn", "leave")


def own_words(language: str) -> Words:
    """What the terminal says beside the words of a game."""
    return words(language, beside(__name__))


class TerminalLine(NamedTuple):
    """A line of the log: the plies it goes over, and its events as somebody saw them."""

    plies: list[int]
    events: list[Message]


def log_lines(match: Match, seat: int) -> list[TerminalLine]:
    """The log as a seat or a spectator knows it: one line a whole action."""
    found: list[TerminalLine] = []
    grouped = Lines(match.game.teller)
    for number, ply in enumerate(match.plies, 1):
        for event in ply.events:
            if grouped.begins(event.seen_by(seat), int(ply.turn)):
                found.append(TerminalLine([], grouped.line))
            if number not in found[-1].plies[-1:]:
                found[-1].plies.append(number)
    return found


def told(match: Match, line: TerminalLine, language: str) -> str:
    """A line of the log as a sentence; the players are called by their colours."""
    game, spoken = match.game, match.game.words(language)
    names = [spoken.text("colour." + colour) for colour in game.colours]
    return spoken.tell(game.teller.headline(line.events), game.teller.tails(line.events), names)


class Terminal:
    """One person at the keyboard, the other seats played by `opponent`."""

    def __init__(
        self,
        match: Match,
        random: Random,
        save_to: Path,
        console: Console,
        opponent: Callable[[Match], int],
        language: str = FIRST,
    ) -> None:
        self.match = match
        self.random = random
        self.save_to = save_to
        self.console = console
        self.opponent = opponent
        self.language = language
        self.words = own_words(language)
        self.mine = [seat for seat, name in enumerate(match.record.seats) if name == YOU]
        self.seat = self.mine[0] if self.mine else SPECTATOR
        self.lines_told = len(log_lines(match, self.seat))

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        self.console.print(f"[bold]{self.match.game.title}[/bold]   {self.words.text('welcome')}")
        while self.match.state.actor != OVER:
            self._let_others_play()
            if self.match.state.actor != OVER and not self._decide():
                self._save("resume", "ludus play --resume")
                return
        self._show_board()
        self.console.print(result_table(self.match, self.language))
        self._save("watch", "ludus replay")

    def _let_others_play(self) -> None:
        while self.match.state.actor != OVER and self.match.state.actor not in self.mine:
            if self.match.state.actor == CHANCE:
                self.match.draw(self.random)
            else:
                self.match.apply(self.opponent(self.match))
            self._tell(finished=True)
        self._tell()

    def _decide(self) -> bool:
        """Ask until a decision is made; False if the person leaves."""
        self._show_board()
        while True:
            legal = self._show_choices()
            try:
                answer = self.console.input("[bold]> [/bold]").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return False
            if answer == "q":
                return False
            if self._answered(answer, legal):
                return True

    def _answered(self, answer: str, legal: list[int]) -> bool:
        """Carry out an answer; True if the match changed."""
        if answer == "":
            self._show_board()
        elif answer == "?":
            self._help(legal)
        elif answer == "l":
            for line in log_lines(self.match, self.seat):
                self._print(line)
        else:
            try:
                if answer == "u":
                    self.match.undo(int(self.match.state.actor))
                    self.lines_told = min(self.lines_told, len(log_lines(self.match, self.seat)))
                else:
                    self.match.apply(self._chosen(answer, legal))
            except LudusError as error:
                self.console.print(self._sentence(error), style="red", highlight=False)
                return False
            return True
        return False

    def _chosen(self, answer: str, legal: list[int]) -> int:
        if not answer.isdecimal():
            return self.match.game.parse(answer)
        if not 1 <= int(answer) <= len(legal):
            raise LudusError(self.words.say(Message("number", {"most": len(legal)})))
        return legal[int(answer) - 1]

    def _show_board(self) -> None:
        view = self.match.state.view(self.seat)
        self.console.print()
        self.console.print(self.match.game.draw(view), highlight=False, markup=False)

    def _show_choices(self) -> list[int]:
        game, state = self.match.game, self.match.state
        legal = state.legal()
        self.console.print()
        self.console.print(asked(state, self.language), style="bold", highlight=False)
        for number, id in enumerate(legal, 1):
            action = game.describe(id)
            label = self._label(action, state.prompt().key)
            line = f"{number:>4}  {label:<58} {action.text}"
            self.console.print(line, highlight=False, markup=False)
        return legal

    def _label(self, action: Action, prompt: str) -> str:
        """An action as an answer to a prompt."""
        spoken = self.match.game.words(self.language)
        names = [spoken.text("colour." + colour) for colour in self.match.game.colours]
        message = Message("action." + action.kind, action.data)
        return spoken.say(message, names, form=prompt.removeprefix("prompt."))

    def _tell(self, finished: bool = False) -> None:
        """The lines that are new; one that may go on only if `finished` is not asked for.

        What the person at the keyboard has begun is told when it is done.
        """
        lines = log_lines(self.match, self.seat)
        open_line = lines[-1:] if self.match.state.actor != OVER else []
        mine = any(self.match.plies[one.plies[-1] - 1].actor in self.mine for one in open_line)
        held = len(open_line) if finished or mine else 0
        for line in lines[self.lines_told : len(lines) - held]:
            self._print(line)
        self.lines_told = max(self.lines_told, len(lines) - held)

    def _print(self, line: TerminalLine) -> None:
        text = told(self.match, line, self.language)
        self.console.print("  " + text, style="dim", highlight=False)

    def _help(self, legal: list[int]) -> None:
        data: dict[str, Value] = {"example": self.match.game.text(legal[0])}
        for line in HELP:
            text = self.words.say(Message("help-" + line, data))
            self.console.print("  " + text, highlight=False, markup=False)

    def _sentence(self, error: LudusError) -> str:
        """What went wrong, in the language of the one at the keyboard."""
        if isinstance(error, IllegalAction):
            return self.match.game.say(error.message, self.language)
        return error.say(self.language) if isinstance(error, TranslatedError) else str(error)

    def _save(self, hint: str, command: str) -> None:
        save(self.match, self.save_to)
        said = self.words.say(Message(hint, {"command": f"{command} {self.save_to}"}))
        self.console.print(said, highlight=False, markup=False, soft_wrap=True)


class Walk:
    """A record, ply by ply: what happened and the board after it."""

    def __init__(self, match: Match, console: Console, language: str = FIRST) -> None:
        self.match = match
        self.console = console
        self.language = language
        self.ply = 0

    def go(self) -> None:
        """Show moments until the person has seen enough."""
        self._help()
        while True:
            self._show()
            try:
                answer = self.console.input("[bold]> [/bold]").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if answer == "q":
                return
            self._move(answer)

    def _move(self, answer: str) -> None:
        last = len(self.match.plies)
        if answer == "":
            self.ply = min(self.ply + 1, last)
        elif answer == "b":
            self.ply = max(self.ply - 1, 0)
        elif answer == "t":
            self.ply = self._next_turn()
        elif answer.isdecimal() and int(answer) <= last:
            self.ply = int(answer)
        else:
            self._help()

    def _help(self) -> None:
        for line in WALK_HELP:
            text = own_words(self.language).text("walk-" + line)
            self.console.print("  " + text, highlight=False, markup=False)

    def _next_turn(self) -> int:
        """The ply after which the next turn begins, or the last one."""
        turns = [ply.turn for ply in self.match.plies]
        here = turns[self.ply] if self.ply < len(turns) else 0
        later = (number for number, turn in enumerate(turns) if number > self.ply and turn > here)
        return next(later, len(turns))

    def _show(self) -> None:
        show_moment(self.match, self.ply, self.console, self.language)
        for line in log_lines(self.match, SPECTATOR):
            if self.ply in line.plies:
                text = told(self.match, line, self.language)
                self.console.print("  " + text, style="bold", highlight=False)
        if self.ply == len(self.match.plies):
            self.console.print(result_table(self.match, self.language))


def asked(state: State, language: str) -> str:
    """What is asked, and of whom; several people may sit before one terminal."""
    prompt = state.prompt()
    if state.actor < 0:
        return state.game.say(prompt, language)
    named = Message("prompt.named", {"seat": int(state.actor), "prompt": prompt})
    return state.game.say(named, language)


def show_moment(match: Match, ply: int, console: Console, language: str = FIRST) -> None:
    """The board after so many plies, and what is asked there."""
    state = match.at(ply)
    where: dict[str, Value] = {"ply": ply, "plies": len(match.plies), "turn": int(state.turn)}
    console.print("\n" + own_words(language).say(Message("ply", where)), highlight=False)
    console.print(match.game.draw(state.view(SPECTATOR)), highlight=False, markup=False)
    if state.actor != CHANCE:
        console.print("\n" + asked(state, language), style="bold", highlight=False)


def save(match: Match, path: Path) -> None:
    """Write the record atomically."""
    partial = path.with_name(path.name + ".part")
    try:
        partial.write_text(match.to_json(), encoding="utf-8")
        partial.replace(path)
    except OSError as error:
        raise LudusError(f"The game cannot be saved to {path}: {error.strerror}.") from None
