"""A table in the terminal: the board in text, numbered choices, undo, save and resume."""

from collections.abc import Callable
from pathlib import Path

from librt.random import Random
from rich.console import Console

from ludus.core.errors import LudusError
from ludus.core.game import CHANCE, OVER, State
from ludus.core.match import Match
from ludus.core.message import SPECTATOR, Message
from ludus.core.record import Ply
from ludus.tables import result_table

YOU = "you"
"""The name in a record of the seats that the person at the keyboard plays."""

HELP = """\
  a number or an action   choose it, for example 3 or: {example}
  enter                   show the board again
  l                       what has happened so far
  u                       take back your last decision
  q                       save and leave the table
  ?                       this list"""


class Terminal:
    """One person at the keyboard, the other seats played by `opponent`."""

    def __init__(
        self,
        match: Match,
        random: Random,
        save_to: Path,
        console: Console,
        opponent: Callable[[Match], int],
    ) -> None:
        self.match = match
        self.random = random
        self.save_to = save_to
        self.console = console
        self.opponent = opponent
        self.mine = [seat for seat, name in enumerate(match.record.seats) if name == YOU]

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        self.console.print(f"[bold]{self.match.game.title}[/bold]   ? for help")
        while self.match.state.actor != OVER:
            self._let_others_play()
            if self.match.state.actor != OVER and not self._decide():
                self._save("Resume with: ludus play --resume")
                return
        self._show_board()
        self.console.print(result_table(self.match))
        self._save("Watch it again with: ludus replay")

    def _let_others_play(self) -> None:
        while self.match.state.actor != OVER and self.match.state.actor not in self.mine:
            if self.match.state.actor == CHANCE:
                self._tell(self.match.draw(self.random))
            else:
                self._tell(self.match.apply(self.opponent(self.match)))

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
            self.console.print(HELP.format(example=self.match.game.text(legal[0])))
        elif answer == "l":
            for ply in self.match.plies:
                self._tell(ply)
        else:
            try:
                if answer == "u":
                    self.match.undo(int(self.match.state.actor))
                else:
                    self._tell(self.match.apply(self._chosen(answer, legal)))
            except LudusError as error:
                self.console.print(f"[red]{error}[/red]")
                return False
            return True
        return False

    def _chosen(self, answer: str, legal: list[int]) -> int:
        if not answer.isdecimal():
            return self.match.game.parse(answer)
        if not 1 <= int(answer) <= len(legal):
            raise LudusError(f"Choose a number from 1 to {len(legal)}, or ? for help.")
        return legal[int(answer) - 1]

    def _show_board(self) -> None:
        view = self.match.state.view(self.mine[0] if self.mine else SPECTATOR)
        self.console.print()
        self.console.print(self.match.game.draw(view), highlight=False, markup=False)

    def _show_choices(self) -> list[int]:
        game, state = self.match.game, self.match.state
        legal = state.legal()
        self.console.print()
        self.console.print(asked(state), style="bold", highlight=False)
        for number, id in enumerate(legal, 1):
            action = game.describe(id)
            label = self._say(Message("action." + action.kind, action.data))
            line = f"{number:>4}  {label:<58} {action.text}"
            self.console.print(line, highlight=False, markup=False)
        return legal

    def _tell(self, ply: Ply) -> None:
        for event in ply.events:
            told = event.seen_by(self.mine[0] if self.mine else SPECTATOR)
            self.console.print("  " + self._say(told), style="dim", highlight=False)

    def _say(self, message: Message) -> str:
        return self.match.game.say(message)

    def _save(self, hint: str) -> None:
        save(self.match, self.save_to)
        self.console.print(f"Saved. {hint} {self.save_to}", highlight=False, soft_wrap=True)


WALK_HELP = """\
  enter   the next ply        b   the ply before
  t       the next turn       a number   that ply
  q       leave               ?   this list"""


class Walk:
    """A record, ply by ply: what happened and the board after it."""

    def __init__(self, match: Match, console: Console) -> None:
        self.match = match
        self.console = console
        self.ply = 0

    def go(self) -> None:
        """Show moments until the person has seen enough."""
        self.console.print(WALK_HELP, highlight=False)
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
            self.console.print(WALK_HELP, highlight=False)

    def _next_turn(self) -> int:
        """The ply after which the next turn begins, or the last one."""
        turns = [ply.turn for ply in self.match.plies]
        here = turns[self.ply] if self.ply < len(turns) else 0
        later = (number for number, turn in enumerate(turns) if number > self.ply and turn > here)
        return next(later, len(turns))

    def _show(self) -> None:
        show_moment(self.match, self.ply, self.console)
        if self.ply:
            for sentence in told(self.match, self.match.plies[self.ply - 1]):
                self.console.print("  " + sentence, style="bold", highlight=False)
        if self.ply == len(self.match.plies):
            self.console.print(result_table(self.match))


def told(match: Match, ply: Ply) -> list[str]:
    """What happened in a ply, as everyone may know it."""
    return [match.game.say(event.seen_by(SPECTATOR)) for event in ply.events]


def asked(state: State) -> str:
    """What is asked, and of whom; several people may sit before one terminal."""
    prompt = state.prompt()
    if state.actor < 0:
        return state.game.say(prompt)
    return state.game.say(Message("prompt.named", {"seat": int(state.actor), "prompt": prompt}))


def show_moment(match: Match, ply: int, console: Console) -> None:
    """The board after so many plies, and what is asked there."""
    state = match.at(ply)
    console.print(f"\nPly {ply} of {len(match.plies)}, turn {state.turn}", highlight=False)
    console.print(match.game.draw(state.view(SPECTATOR)), highlight=False, markup=False)
    if state.actor != CHANCE:
        console.print("\n" + asked(state), style="bold", highlight=False)


def save(match: Match, path: Path) -> None:
    """Write the record atomically."""
    partial = path.with_name(path.name + ".part")
    try:
        partial.write_text(match.record.to_json(), encoding="utf-8")
        partial.replace(path)
    except OSError as error:
        raise LudusError(f"The game cannot be saved to {path}: {error.strerror}.") from None
