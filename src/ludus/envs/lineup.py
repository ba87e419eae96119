"""Bots in their seats: each is shown what it may know, and decides."""

from collections.abc import Sequence

from librt.random import Random

from ludus.bots import Bot, Budget, Sight, get
from ludus.core.errors import LudusError
from ludus.core.game import CHANCE, Choices, State


class Lineup:
    """The bots of a game by seat; None where somebody else decides.

    Random bots look at nothing, so nothing is shown to them: any legal id, each as likely as the
    others. Bots think in iterations, never in seconds, so that a seed gives the same game.
    """

    def __init__(self, names: Sequence[str | None], luck: Random) -> None:
        self._bots: list[Bot | None] = [
            None if name is None or name == "random" else get(name) for name in names
        ]
        self._luck = luck
        self._choices = Choices()
        self._sight = Sight(len(names)) if any(self._bots) else None

    def play(self, state: State, id: int) -> None:
        """Play an id, if it is legal, before the eyes of the bots."""
        if self._sight is not None:
            self._sight.play(state, id)
        else:
            state.apply(id)

    def decide(self, state: State) -> int:
        """What the bot in the acting seat decides, or the lot that is drawn."""
        seat = int(state.actor)
        if seat == CHANCE:
            state.fill(self._choices)
            return int(self._choices.draw(self._luck))
        bot = self._bots[seat]
        if bot is None or self._sight is None:
            state.fill(self._choices)
            return int(self._choices.pick(self._luck))
        seen = self._sight.of(state, seat, self._luck)
        return bot.decide(seen, Budget(iterations=bot.budget.iterations))


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
