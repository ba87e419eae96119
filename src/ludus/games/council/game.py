"""The Council of Four as a whole: its name, its options, and where its parts are."""

from typing import Final

from librt.random import Random
from librt.vecs import vec

from ludus.core.game import Option, State, View
from ludus.core.parts import GameOfParts, Parts
from ludus.core.position import Described
from ludus.core.record import Ply
from ludus.core.sheet import Sheet
from ludus.games.council.actions import ACTIONS, DECISIONS
from ludus.games.council.board import draw
from ludus.games.council.data import PLAYERS, REGIONS, SIDES
from ludus.games.council.evaluate import FEATURES, measure
from ludus.games.council.observe import observe
from ludus.games.council.rules import STEPS, begin
from ludus.games.council.sample import recall, sample
from ludus.games.council.score import result
from ludus.games.council.setup import beside_view, place
from ludus.games.council.state import CouncilOfFour
from ludus.games.council.svg import svg
from ludus.games.council.telling import CouncilTeller
from ludus.games.council.view import own_view, shared_view, view

VALUES: Final = (*SIDES, "random")


class CouncilGame(GameOfParts):
    """Two to four merchants build emporiums across a kingdom of three regions."""

    def __init__(self) -> None:
        self.name = "council"
        self.title = "The Council of Four"
        self.rules_version = 2
        self.players = (2, 3, 4)
        self.minutes = (40, 70)
        self.options = tuple(
            Option(region, VALUES, f"side A or B of the {region}, or drawn at random")
            for region in REGIONS
        )
        self.colours = PLAYERS
        self.decisions = DECISIONS
        self.actions = ACTIONS
        self.teller = CouncilTeller()
        self.steps = STEPS
        self.features = FEATURES
        self.longest = (1400, 1700, 2200)
        self.rungs = (8, 75, 2_000, 20_000)
        super().__init__(Parts(result, view, draw, svg, shared_view=shared_view, own_view=own_view))

    def start(self, players: int, options: dict[str, str]) -> State:
        """COU-01, COU-02: the table before anything is drawn."""
        s = CouncilOfFour(self, players, None)
        random_sides = 0
        for region, name in enumerate(REGIONS):
            if options[name] == "random":
                random_sides |= 1 << region
            else:
                s.map |= SIDES.index(options[name]) << region
        begin(s, random_sides)
        return s

    def sample(self, s: CouncilOfFour, seat: int, random: Random) -> State:
        """COU-38."""
        return sample(s, seat, random)

    def recall(self, plies: list[Ply], seat: int, random: Random) -> list[int]:
        """COU-38."""
        return recall(plies, seat, random)

    def place(self, described: Described, random: Random) -> State:
        return place(self, described, random)

    def beside_view(self, s: CouncilOfFour) -> View:
        """What describes the state and is in no view."""
        return beside_view(s)

    def observe(self, s: CouncilOfFour, seat: int, sheet: Sheet) -> None:
        """What the seat may know as numbers."""
        observe(s, seat, sheet)

    def measure(self, s: CouncilOfFour, features: vec[float]) -> None:
        """What a strong player looks at."""
        measure(s, features)


GAME: Final = CouncilGame()
