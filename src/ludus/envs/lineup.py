"""Bots in their seats: each is shown what it may know, and decides."""

from collections.abc import Sequence

from librt.random import Random

from ludus.bots import Bot, Budget, Sight, get
from ludus.core.errors import LudusError
from ludus.core.game import CHANCE, OVER, Choices, State
from ludus.core.position import Position
from ludus.envs.table import Luck


class Lineup:
    """The bots of a game by seat; None where somebody else decides.

    Random bots look at nothing, so nothing is shown to them: any legal id, each as likely as the
    others. Bots think in iterations, never in seconds, so that a seed gives the same game. The bots
    of a copy have seen all that those of the original have, but forget what they thought of it.
    """

    def __init__(self, names: Sequence[str | None]) -> None:
        self.names = list(names)
        self._bots: list[Bot | None] = [
            None if name is None or name == "random" else get(name) for name in names
        ]
        self._taken = sum(1 << seat for seat, name in enumerate(names) if name)
        self._choices = Choices()
        self._sight = Sight(len(names)) if any(self._bots) else None

    def __reduce__(self) -> tuple[object, ...]:
        return Lineup, (self.names,), {"_sight": self._sight}

    def go_on(self, position: Position, luck: Luck) -> None:
        """Draw lots and let the bots decide until a seat without one has to."""
        if self._sight is None:
            position.roll(self._taken, luck.next(), self._choices)
            return
        state = position.state
        while (seat := int(state.actor)) != OVER and (seat == CHANCE or self.names[seat]):
            self.play(position, self.decide(state, luck.next()))

    def play(self, position: Position, id: int) -> None:
        """Play an id, if it is legal, before the eyes of the bots."""
        if self._sight is None:
            position.apply(id)
            return
        witness = position.witness()
        self._sight.play(position.state, id)
        position.note(id, witness)

    def decide(self, state: State, random: Random) -> int:
        """What the bot in the acting seat decides, or the lot that is drawn."""
        seat = int(state.actor)
        if seat == CHANCE:
            state.fill(self._choices)
            return int(self._choices.draw(random))
        bot = self._bots[seat]
        if bot is None or self._sight is None:
            state.fill(self._choices)
            return int(self._choices.pick(random))
        seen = self._sight.of(state, seat, random)
        return bot.decide(seen, Budget(iterations=bot.budget(state.game).iterations))


def seated(bots: str | Sequence[str], seats: int) -> list[str]:
    """One bot for each of so many seats, each one tried; a single name takes them all."""
    named = [bots] * seats if isinstance(bots, str) else list(bots)
    if len(named) == 1:
        named *= seats
    if len(named) != seats:
        raise LudusError(f"There are {seats} seats for bots, not {len(named)}.")
    for name in named:
        get(name)
    return named
