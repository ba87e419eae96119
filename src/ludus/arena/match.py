"""One game between bots: who sat where, what came of it, how long they thought."""

from dataclasses import dataclass, field

from librt.random import Random

from ludus.arena.seeds import seed_of
from ludus.bots import Budget, Sight, get, guarded
from ludus.core.game import CHANCE, OVER, Choices
from ludus.core.registry import get as get_game


@dataclass(frozen=True)
class Setting:
    """What all games of an arena have in common."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    iterations: int | None = None
    """Instead of what each bot thinks with by itself."""


@dataclass(frozen=True)
class Played:
    """One game that was played, seat by seat."""

    number: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    decisions: list[int]
    seconds: list[float]
    turns: int
    failures: list[str]

    def share(self, seat: int) -> float:
        """What the seat has of the victory: 1, 0, or a part of one that is shared."""
        return (seat in self.winners) / len(self.winners)


def play(setting: Setting, number: int, bots: tuple[str, ...]) -> Played:
    """Play game `number` of the setting with these bots, seat by seat.

    Budgets are iterations, never seconds, so the same seed gives the same game everywhere.
    """
    game = get_game(setting.game)
    state = game.new(setting.players, setting.options)
    seed = seed_of(setting.seed, number)
    lots = Random(seed)
    luck = [Random(seed_of(seed, seat)) for seat in range(setting.players)]
    seated = [get(name) for name in bots]
    budgets = [_budget(setting, bot.budget(game)) for bot in seated]
    sight, choices = Sight(setting.players), Choices()
    decisions, seconds = [0] * setting.players, [0.0] * setting.players
    failures: list[str] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.fill(choices)
            sight.play(state, int(choices.draw(lots)))
            continue
        seat = int(state.actor)
        made = guarded(seated[seat], bots[seat], sight.of(state, seat, luck[seat]), budgets[seat])
        decisions[seat] += 1
        seconds[seat] += made.seconds
        if made.failure is not None:
            failures.append(str(made.failure))
        sight.play(state, made.id)
    result = state.result()
    return Played(
        number=number,
        bots=list(bots),
        scores=result.scores,
        winners=result.winners,
        decisions=decisions,
        seconds=seconds,
        turns=int(state.turn),
        failures=failures,
    )


def _budget(setting: Setting, usual: Budget) -> Budget:
    return Budget(iterations=setting.iterations or usual.iterations)
