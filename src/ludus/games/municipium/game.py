"""Municipium as a whole: its name, its options, and where its parts are."""

from typing import Final

from librt.random import Random
from librt.vecs import vec

from ludus.core.game import Option, State, View
from ludus.core.parts import GameOfParts, Parts
from ludus.core.position import Described
from ludus.core.sheet import Sheet
from ludus.games.municipium.actions import ACTIONS, DECISIONS
from ludus.games.municipium.board import draw
from ludus.games.municipium.data import FAMILIES, GOAL
from ludus.games.municipium.evaluate import FEATURES, measure
from ludus.games.municipium.observe import observe
from ludus.games.municipium.rules import STEPS, begin
from ludus.games.municipium.sample import sample
from ludus.games.municipium.score import result
from ludus.games.municipium.setup import beside_view, place
from ludus.games.municipium.state import Municipium
from ludus.games.municipium.svg import svg
from ludus.games.municipium.telling import MunicipiumTeller
from ludus.games.municipium.view import own_view, shared_view, view


class MunicipiumGame(GameOfParts):
    """Two to four families compete for the support of a town's citizens."""

    def __init__(self) -> None:
        self.name = "municipium"
        self.title = "Municipium"
        self.rules_version = 1
        self.players = (2, 3, 4)
        self.minutes = (45, 75)
        self.options = (Option("length", ("normal", "short"), "play to five or to four Decurions"),)
        self.colours = FAMILIES
        self.perfect = True
        self.decisions = DECISIONS
        self.actions = ACTIONS
        self.teller = MunicipiumTeller()
        self.steps = STEPS
        self.features = FEATURES
        self.longest = (800, 800, 900)
        self.rungs = (15, 110, 2_500, 20_000)
        super().__init__(Parts(result, view, draw, svg, shared_view=shared_view, own_view=own_view))

    def start(self, players: int, options: dict[str, str]) -> State:
        """MUN-01, MUN-37: the table before anything is drawn."""
        s = Municipium(self, players, GOAL[options["length"]], None)
        begin(s)
        return s

    def sample(self, s: Municipium, seat: int, random: Random) -> State:
        """MUN-40."""
        return sample(s, seat, random)

    def place(self, described: Described, random: Random) -> State:
        return place(self, described, random)

    def beside_view(self, s: Municipium) -> View:
        """What describes the state and is in no view."""
        return beside_view(s)

    def observe(self, s: Municipium, seat: int, sheet: Sheet) -> None:
        """What the seat may know as numbers."""
        observe(s, seat, sheet)

    def measure(self, s: Municipium, features: vec[float]) -> None:
        """What a strong player looks at."""
        measure(s, features)


GAME: Final = MunicipiumGame()
