"""Tiny games whose best play is known, to see whether a search finds it."""

from typing import Any

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludus.core.game import CHANCE, OVER, Action, Choices, Game, Result, State, Step, View
from ludus.core.message import NOBODY
from ludus.core.observe import clockwise, observe_moment
from ludus.core.packing import Packing
from ludus.core.sheet import Sheet


class Toy(State):
    """Decisions made so far, and for the guessing game what was drawn unseen."""

    def __init__(self, game: Game, players: i64, source: "Toy | None" = None) -> None:
        super().__init__(game, players, source)
        self.made: list[int] = list(source.made) if source else []
        self.secret: int = source.secret if source else -1
        if source is None:
            self.push(0)
            self.settle()

    def copy(self) -> "Toy":
        return Toy(self.game, self.players, self)

    def pack(self, packing: Packing) -> None:
        super().pack(packing)
        self.secret = packing.number(self.secret)
        made = packing.number(len(self.made))
        self.made = [packing.number(id) for id in self.made or [0] * made]


class ToyStep(Step):
    """All of a toy in one step, so that a game is one class."""

    def actor(self, s: Toy) -> i64:
        game = s.game
        assert isinstance(game, ToyGame)
        return game.to_act(s)

    def fill(self, s: Toy, choices: Choices) -> None:
        game = s.game
        assert isinstance(game, ToyGame)
        for id, weight in game.offers(s):
            choices.add_outcome(id, weight)

    def play(self, s: Toy, id: i64) -> None:
        game = s.game
        assert isinstance(game, ToyGame)
        game.carry_out(s, int(id))

    def witness(self, s: Toy) -> int:
        return NOBODY


class ToyGame(Game):
    """A game of a few ids; all draws are unseen."""

    def __init__(self) -> None:
        self.name = type(self).__name__.lower()
        self.title = type(self).__name__
        self.rules_version = 1
        self.players = (1, 2, 3)
        self.options = ()
        self.colours = ("red", "green", "blue")
        self.decisions = 10
        self.actions = [Action("take", {"n": n}, f"take {n}") for n in range(20)]
        self.steps = vec[Step]([ToyStep()])
        super().__init__()

    def start(self, players: int, options: dict[str, str]) -> State:
        return Toy(self, players)

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, Toy)
        return {"made": list(state.made)}

    def sample(self, state: State, seat: int, random: Random) -> State:
        return state.copy()

    def observe(self, state: Any, seat: int, sheet: Sheet) -> None:
        sheet.field("seat", "who looks")
        sheet.pick(seat, len(self.colours))

    def to_act(self, s: Toy) -> int:
        """Who acts."""
        raise NotImplementedError

    def offers(self, s: Toy) -> list[tuple[int, int]]:
        """Ids with weights, which decisions ignore."""
        raise NotImplementedError

    def carry_out(self, s: Toy, id: int) -> None:
        """Play an id."""
        s.made.append(id)


class Nim(ToyGame):
    """Two seats take 1, 2 or 3 of 9 in turn; who takes the last wins."""

    def left(self, s: Toy) -> int:
        return 9 - sum(s.made)

    def to_act(self, s: Toy) -> int:
        return len(s.made) % 2 if self.left(s) > 0 else OVER

    def offers(self, s: Toy) -> list[tuple[int, int]]:
        return [(n, 1) for n in (1, 2, 3) if n <= self.left(s)]

    def result(self, state: State) -> Result:
        assert isinstance(state, Toy)
        last = (len(state.made) - 1) % 2
        return Result([int(last == 0), int(last == 1)], [last], [], [0, 0])

    def measure(self, state: State, features: vec[float]) -> None:
        """Nothing but the end tells who wins."""


class Lottery(ToyGame):
    """Seat 0 takes the sure half (1), or a draw that wins in three of four (2)."""

    def to_act(self, s: Toy) -> int:
        if not s.made:
            return 0
        return CHANCE if s.made == [2] else OVER

    def offers(self, s: Toy) -> list[tuple[int, int]]:
        return [(1, 1), (2, 1)] if not s.made else [(10, 1), (11, 3)]

    def result(self, state: State) -> Result:
        assert isinstance(state, Toy)
        winners = {1: [0, 1], 10: [1], 11: [0], 2: [0, 1]}[state.made[-1]]
        return Result([int(0 in winners), int(1 in winners)], winners, [], [0, 0])

    def measure(self, state: State, features: vec[float]) -> None:
        """Nothing but the end tells who wins."""


class Kings(ToyGame):
    """Seat 0 hands the crown to seat 1 (1) or 2 (2); they keep it or, for 1 only, give it back.

    Seat 1 keeps what it gets. Seat 2 cannot win by keeping, so it may do either; the rules say
    that keeping makes all three win, which is better for it. A search that lets everybody play
    against seat 0 would think that nothing is gained either way.
    """

    def to_act(self, s: Toy) -> int:
        if not s.made:
            return 0
        return s.made[0] if len(s.made) == 1 else OVER

    def offers(self, s: Toy) -> list[tuple[int, int]]:
        return [(1, 1), (2, 1)] if not s.made else [(3, 1), (4, 1)]

    def result(self, state: State) -> Result:
        assert isinstance(state, Toy)
        ends = {(1, 3): [1], (1, 4): [0], (2, 3): [0, 1, 2], (2, 4): [1]}
        winners = ends.get((state.made[0], state.made[-1]), [0, 1, 2])
        return Result([int(seat in winners) for seat in range(3)], winners, [], [0, 0, 0])

    def measure(self, state: State, features: vec[float]) -> None:
        """Nothing but the end tells who wins."""


class Guess(ToyGame):
    """One of three is drawn unseen, rarely 1, often 2; seat 0 guesses which."""

    def to_act(self, s: Toy) -> int:
        if s.secret < 0:
            return CHANCE
        return OVER if s.made else 0

    def offers(self, s: Toy) -> list[tuple[int, int]]:
        return [(11, 1), (12, 3), (13, 1)] if s.secret < 0 else [(1, 1), (2, 1), (3, 1)]

    def carry_out(self, s: Toy, id: int) -> None:
        if s.secret < 0:
            s.secret = id
        else:
            s.made.append(id)

    def sample(self, state: State, seat: int, random: Random) -> State:
        sampled = state.copy()
        assert isinstance(sampled, Toy)
        if sampled.secret >= 0:
            sampled.secret = (11, 12, 12, 12, 13)[random.randrange(5)]
        return sampled

    def result(self, state: State) -> Result:
        assert isinstance(state, Toy)
        right = state.made == [state.secret - 10]
        return Result([int(right), int(not right)], [0 if right else 1], [], [0, 0])

    def measure(self, state: State, features: vec[float]) -> None:
        """Nothing but the end tells who wins."""


class Bids(ToyGame):
    """Five or six seats bid 1, 2 or 3 in turn, twice; the highest sum wins or is shared."""

    def __init__(self) -> None:
        super().__init__()
        self.players = (5, 6)
        self.colours = ("red", "green", "blue", "white", "black", "pink")

    def to_act(self, s: Toy) -> int:
        return len(s.made) % int(s.players) if len(s.made) < 2 * s.players else OVER

    def offers(self, s: Toy) -> list[tuple[int, int]]:
        return [(1, 1), (2, 1), (3, 1)]

    def result(self, state: Toy) -> Result:
        n = int(state.players)
        scores = [sum(state.made[seat::n]) for seat in range(n)]
        winners = [seat for seat in range(n) if scores[seat] == max(scores)]
        return Result(scores, winners, [], [0] * n)

    def observe(self, state: Toy, seat: int, sheet: Sheet) -> None:
        observe_moment(state, seat, 0, sheet)
        scores = self.result(state).scores
        for k in range(int(state.players)):
            sheet.whose = k
            sheet.field("score", "the sum of the bids, of 6")
            sheet.put(scores[int(clockwise(seat, k, state.players))], 6)
