"""The games as OpenSpiel games: importing this module registers `ludus_municipium` and the others.

Chance is explicit, utilities are shares of the victory. The information state is what the player
has seen ply by ply, its tensor the observation and then one number a ply. A game longer than
`max_game_length` plies ends there, with the victory shared as the scores stand.
"""

from __future__ import annotations

from typing import Any, Final

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("OpenSpiel is missing: pip install 'ludus[openspiel]'.") from error

import numpy as np

from ludus.core.game import CHANCE, OVER, Game, State
from ludus.core.message import EVERYONE
from ludus.core.observe import features, width
from ludus.core.record import HIDDEN
from ludus.core.registry import get, names
from ludus.core.sheet import Sheet

LONGEST: Final = 3000
"""Random games take up to 1,400 plies."""
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
PLAYER: Final = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: TERMINAL}
"""What OpenSpiel calls those who are no seats."""


class Position:
    """A state and the plies that led to it; OpenSpiel copies and pickles it with its own states."""

    def __init__(self, state: State, options: dict[str, str]) -> None:
        self.state = state
        self.options = options
        self.ids: list[int] = []
        self.witnesses: list[int] = []

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        twin = Position(self.state.copy(), self.options)
        twin.ids = self.ids[:]
        twin.witnesses = self.witnesses[:]
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return replay, (self.state.game.name, int(self.state.players), self.options, self.ids)

    def play(self, id: int) -> None:
        """Play one id that is legal."""
        chance = int(self.state.actor) == CHANCE
        self.witnesses.append(self.state.witness() if chance else EVERYONE)
        self.ids.append(id)
        self.state.play(id)

    def seen_by(self, player: int) -> list[int]:
        """The plies as the player knows them: all of them when the game is over."""
        if int(self.state.actor) == OVER:
            return self.ids
        plies = zip(self.ids, self.witnesses, strict=True)
        return [id if witness in (EVERYONE, player) else HIDDEN for id, witness in plies]


def replay(name: str, players: int, options: dict[str, str], ids: list[int]) -> Position:
    """The position these plies lead to."""
    position = Position(get(name).new(players, options), options)
    for id in ids:
        position.play(id)
    return position


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game whatever its players and options."""
    defaults = {option.name: option.values[0] for option in game.options}
    return pyspiel.GameType(
        short_name=f"ludus_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(game.players),
            "max_game_length": LONGEST,
            **defaults,
        },
    )


class LudusGame(pyspiel.Game):
    """A game with so many players and these options."""

    def __init__(self, rules: Game, type: Any, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.rules = rules
        self.players = int(given.get("players", min(rules.players)))
        self.longest = int(given.get("max_game_length", LONGEST))
        known = {option.name for option in rules.options}
        self.options = {name: str(value) for name, value in given.items() if name in known}
        rules.new(self.players, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.decisions,
            max_chance_outcomes=len(rules.actions) - rules.decisions,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.longest,
        )
        super().__init__(type, info, given)

    def new_initial_state(self) -> LudusState:
        """The table before anything is drawn."""
        return LudusState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LudusObserver:
        """What observes the states, with or without all that came before."""
        recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        return LudusObserver(self, recall, params)


class LudusState(pyspiel.State):
    """One moment; chance's outcomes are numbered from 0, after the decisions of the seats."""

    def __init__(self, game: LudusGame) -> None:
        super().__init__(game)
        self.position = Position(game.rules.new(game.players, game.options), game.options)
        self.longest = game.longest
        self.player = PLAYER.get(int(self.position.state.actor), int(self.position.state.actor))

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.state.outcomes()
        total = sum(weight for _, weight in outcomes)
        first = self.position.state.game.decisions
        return [(id - first, weight / total) for id, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        position = self.position
        position.play(self._id(self.player, action))
        ended = len(position.ids) >= self.longest
        actor = int(position.state.actor)
        self.player = TERMINAL if ended else PLAYER.get(actor, actor)

    def _id(self, player: int, action: int) -> int:
        return action + self.position.state.game.decisions if player < 0 else action

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.state.game.text(self._id(player, action))

    def returns(self) -> list[float]:
        players = int(self.position.state.players)
        if not self.is_terminal():
            return [0.0] * players
        winners = self.position.state.result().winners
        return [(seat in winners) / len(winners) for seat in range(players)]

    def __str__(self) -> str:
        game = self.position.state.game
        return "; ".join(game.text(id) for id in self.position.ids)


class LudusObserver:
    """What a player knows now, and with perfect recall all that it has seen."""

    def __init__(self, game: LudusGame, recall: bool, params: Any) -> None:
        if params:
            raise ValueError(f"The observer has no parameters, but was given {params}.")
        self.rules = game.rules
        self.recall = recall
        known = width(game.rules, game.players)
        self.tensor = np.zeros(known + (game.longest if recall else 0), np.float32)
        self.dict = {"observation": self.tensor[:known]}
        if recall:
            self.dict["seen"] = self.tensor[known:]
        self._sheet = Sheet()

    def set_from(self, state: LudusState, player: int) -> None:
        """Write what the player knows into the tensor."""
        position = state.position
        row = features(position.state, player, self._sheet)
        self.dict["observation"][:] = np.frombuffer(row, dtype="<f4")
        if self.recall:
            seen = np.asarray(position.seen_by(player), dtype=np.float32)
            past = self.dict["seen"]
            past[: len(seen)] = (seen + 2) / (len(self.rules.actions) + 1)
            past[len(seen) :] = 0

    def string_from(self, state: LudusState, player: int) -> str:
        """What the player knows, to be read."""
        position = state.position
        if self.recall:
            seen = position.seen_by(player)
            told = (self.rules.text(id) if id != HIDDEN else "?" for id in seen)
            return f"player {player}: " + "; ".join(told)
        board = self.rules.draw(position.state.view(player))
        acting = int(position.state.actor)
        asked = self.rules.say(position.state.prompt()) if acting != CHANCE else "A draw comes."
        return f"player {player}\n{board}\n{asked}"


def _register(game: Game) -> None:
    type = game_type(game)

    class Registered(LudusGame):
        """The game as OpenSpiel makes it."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, type, params)

    pyspiel.register_game(type, Registered)


for _name in names():
    _register(get(_name))
