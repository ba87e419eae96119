"""Bots in their seats, and the loop in which they play."""

from collections.abc import Callable, Iterator, Sequence

from librt.random import Random

from ludus.bots.bot import Bot, Budget, Observation
from ludus.bots.guard import Decision, guarded
from ludus.bots.ladder import Random as RandomBot
from ludus.bots.load import get
from ludus.core.errors import LudusError
from ludus.core.game import CHANCE, OVER, Game
from ludus.core.match import Match
from ludus.core.registry import get as get_game

RandomSource = Callable[[int], Random]
"""The generator for the next ply, given who acts: a seat, or CHANCE."""


class Lineup:
    """The bots of a game by seat, None where somebody else decides.

    Bots think in iterations, never in seconds, so that a seed gives the same game. With a guard a
    bot that fails is replaced for that decision; without one its exception is the caller's. A copy
    has new bots: they see all that the others saw, but do not remember what they made of it.
    """

    def __init__(
        self,
        game: Game,
        bots: Sequence[str | Bot | None],
        iterations: int | None = None,
        guard: bool = False,
    ) -> None:
        self.game = game
        self.given = list(bots)
        self.iterations = iterations
        self.guard = guard
        self._bots = [get(bot) if isinstance(bot, str) else bot for bot in bots]
        self._budgets = [
            Budget(iterations=iterations or bot.budget(game).iterations) if bot else Budget()
            for bot in self._bots
        ]
        self._legal = [guard or type(bot) is RandomBot for bot in self._bots]
        """Whether what the seat decides is known to be legal."""
        self._taken = sum(1 << seat for seat, bot in enumerate(self._bots) if bot)
        self._all_random = all(bot is None or type(bot) is RandomBot for bot in self._bots)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (self.game.name, self.given, self.iterations, self.guard)

    def play(self, match: Match, source: RandomSource) -> Iterator[Decision]:
        """Draw outcomes and let the bots decide, until a seat without one has to or it is over.

        Each decision is yielded before it is played, so that the match can be looked at as it was.
        """
        while (actor := int(match.state.actor)) != OVER:
            if actor == CHANCE:
                match.draw(source(CHANCE))
                continue
            if self._bots[actor] is None:
                return
            made = self.decide(match, source(actor))
            yield made
            if self._legal[actor]:
                match.play(made.id)
            else:
                match.apply(made.id)

    def play_on(self, match: Match, source: RandomSource) -> None:
        """The same for callers who do not look at the decisions."""
        if self._all_random and not self.guard:
            match.settle(source(CHANCE), self._taken)
            return
        for _ in self.play(match, source):
            pass

    def decide(self, match: Match, random: Random) -> Decision:
        """What the bot in the acting seat decides.

        A random bot needs no observation; it gets one only under the guard, where bots are timed.
        """
        seat = int(match.state.actor)
        bot, name = self._bots[seat], self.given[seat]
        assert bot is not None
        if self.guard:
            shown = Observation(match, seat, random)
            return guarded(bot, str(name), shown, self._budgets[seat])
        if type(bot) is RandomBot:
            return Decision(match.pick(random), 0.0, None)
        shown = Observation(match, seat, random)
        return Decision(bot.decide(shown, self._budgets[seat]), 0.0, None)


def _rebuilt(
    game: str, bots: list[str | Bot | None], iterations: int | None, guard: bool
) -> Lineup:
    return Lineup(get_game(game), bots, iterations, guard)


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
