"""Rome as a whole: its name, its options, and where its parts are."""

from typing import Final

from librt.random import Random
from librt.vecs import vec

from ludus.core.game import Option, State
from ludus.core.parts import GameOfParts, Parts
from ludus.core.position import Described
from ludus.core.record import Ply
from ludus.core.sheet import Sheet
from ludus.games.rome.actions import ACTIONS, DECISIONS
from ludus.games.rome.board import draw
from ludus.games.rome.data import FAMILIES
from ludus.games.rome.evaluate import FEATURES, measure
from ludus.games.rome.observe import observe
from ludus.games.rome.rules import STEPS, begin
from ludus.games.rome.sample import recall, sample
from ludus.games.rome.score import known_result, result
from ludus.games.rome.setup import place
from ludus.games.rome.state import Rome
from ludus.games.rome.svg import svg
from ludus.games.rome.telling import RomeTeller
from ludus.games.rome.view import board, own_view, shared_view, view


class RomeGame(GameOfParts):
    """Two to four patrician families build Augustus' city of marble."""

    def __init__(self) -> None:
        self.name = "rome"
        self.title = "Rome: City of Marble"
        self.rules_version = 1
        self.players = (2, 3, 4)
        self.minutes = (45, 75)
        self.options = (
            Option("hills", ("random", "chosen"), "hills drawn, or chosen by the first player"),
            Option("hill_corners", ("off", "on"), "whether a corner of a hill can be a site"),
        )
        self.colours = FAMILIES
        self.decisions = DECISIONS
        self.actions = ACTIONS
        self.teller = RomeTeller()
        self.steps = STEPS
        self.features = FEATURES
        self.longest = (500, 500, 500)
        self.rungs = (12, 100, 2_500, 20_000)
        drawn = (draw, svg, board)
        super().__init__(Parts(result, view, *drawn, known_result, shared_view, own_view))

    def start(self, players: int, options: dict[str, str]) -> State:
        """ROM-01, ROM-04, ROM-22: the table before anything is drawn."""
        s = Rome(self, players, 1 if options["hill_corners"] == "on" else 0, None)
        begin(s, options["hills"] == "chosen")
        return s

    def sample(self, s: Rome, seat: int, random: Random) -> State:
        """ROM-40."""
        return sample(s, seat, random)

    def recall(self, plies: list[Ply], seat: int, random: Random) -> list[int]:
        """ROM-40."""
        return recall(plies, seat, random)

    def place(self, described: Described, random: Random) -> State:
        return place(self, described, random)

    def observe(self, s: Rome, seat: int, sheet: Sheet) -> None:
        """What the seat may know as numbers."""
        observe(s, seat, sheet)

    def measure(self, s: Rome, features: vec[float]) -> None:
        """What a strong player looks at."""
        measure(s, features)


GAME: Final = RomeGame()
"""Rome, by the ids ROM-01 to ROM-40 of `docs/rules/rome.md`."""
