"""Municipium as a whole: its name, its options, and where its parts are."""

from typing import Final

from librt.random import Random
from librt.vecs import vec

from ludus.core.game import Game, Option, Result, State, View
from ludus.core.sheet import Sheet
from ludus.games.municipium.actions import ACTIONS, DECISIONS
from ludus.games.municipium.board import draw
from ludus.games.municipium.data import FAMILIES, GOAL
from ludus.games.municipium.evaluate import FEATURES, measure
from ludus.games.municipium.observe import observe
from ludus.games.municipium.rules import STEPS, begin
from ludus.games.municipium.sample import sample
from ludus.games.municipium.score import result
from ludus.games.municipium.state import Municipium
from ludus.games.municipium.svg import svg
from ludus.games.municipium.view import view


class MunicipiumGame(Game):
    """Two to four families compete for the support of a town's citizens."""

    def __init__(self) -> None:
        self.name = "municipium"
        self.title = "Municipium"
        self.rules_version = 1
        self.players = (2, 3, 4)
        self.minutes = (45, 75)
        self.options = (Option("length", ("normal", "short"), "play to five or to four Decurions"),)
        self.colours = FAMILIES
        self.decisions = DECISIONS
        self.actions = ACTIONS
        self.steps = STEPS
        self.features = FEATURES
        self.rungs = (60, 400, 12_000, 60_000)
        super().__init__()

    def start(self, players: int, options: dict[str, str]) -> State:
        """MUN-01, MUN-37: the table before anything is drawn."""
        s = Municipium(self, players, GOAL[options["length"]], None)
        begin(s)
        return s

    def result(self, s: Municipium) -> Result:
        """MUN-38."""
        return result(s)

    def view(self, s: Municipium, seat: int) -> View:
        """MUN-40."""
        return view(s, seat)

    def sample(self, s: Municipium, seat: int, random: Random) -> State:
        """MUN-40."""
        return sample(s, seat, random)

    def measure(self, s: Municipium, features: vec[float]) -> None:
        """What a strong player looks at."""
        measure(s, features)

    def observe(self, s: Municipium, seat: int, sheet: Sheet) -> None:
        """MUN-40."""
        observe(s, seat, sheet)

    def draw(self, view: View) -> str:
        """The board in text."""
        return draw(view)

    def svg(self, view: View) -> str:
        """The board as a picture."""
        return svg(view)


GAME: Final = MunicipiumGame()
