"""The games as OpenSpiel games: importing this module registers `ludus_municipium` and the others.

Chance is explicit, utilities are shares of the victory. The information state is what the player
has seen ply by ply, its tensor the observation and then one number a ply; where nothing is hidden
the observation says all, and there is no such tensor. A game longer than `max_game_length` plies
ends there, with the victory shared as the scores stand.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("OpenSpiel is missing: pip install 'ludus[openspiel]'.") from error

import numpy as np
from librt.random import Random

from ludus.core.errors import LudusError
from ludus.core.game import CHANCE, OVER, Game, State
from ludus.core.match import Match
from ludus.core.message import Message
from ludus.core.observe import observe, width
from ludus.core.record import HIDDEN
from ludus.core.registry import get, names
from ludus.core.sheet import Sheet
from ludus.envs.table import SEEDS

LONGEST: Final = 0
"""The default of `max_game_length`: as long as a game of so many players can be."""
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
DRAWING: Final = int(pyspiel.PlayerId.CHANCE)
PLAYER: Final = {CHANCE: DRAWING, OVER: TERMINAL}
"""What OpenSpiel calls chance and the end of the game."""
INFORMATION: Final = {
    True: pyspiel.GameType.Information.PERFECT_INFORMATION,
    False: pyspiel.GameType.Information.IMPERFECT_INFORMATION,
}
"""What OpenSpiel calls a game, by whether it is `perfect`."""
USUAL: Final = pyspiel.IIGObservationType(perfect_recall=False)


def env(name: str, players: int | None = None, **parameters: Any) -> Any:
    """The game in OpenSpiel, with the fewest players by default."""
    game = get(name)
    return pyspiel.load_game(
        f"ludus_{game.name}", {"players": players or min(game.players), **parameters}
    )


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game whatever its players and options."""
    defaults = {option.name: option.values[0] for option in game.options}
    return pyspiel.GameType(
        short_name=f"ludus_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=INFORMATION[game.perfect],
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=not game.perfect,
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
        self.players = int(given.get("players", min(rules.players)))
        known = {option.name for option in rules.options}
        options = {name: str(value) for name, value in given.items() if name in known}
        self.opening = Match(rules, self.players, options, story=False)
        asked = int(given.get("max_game_length", LONGEST))
        if asked < LONGEST:
            raise LudusError(f"A game takes at least 1 ply, not {asked}.")
        self.longest = asked or rules.plies_at_most(self.players)
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

    def __reduce__(self) -> tuple[object, ...]:
        return _loaded, (self.get_type().short_name, self.get_parameters())

    def max_chance_nodes_in_history(self) -> int:
        """No more than there are plies."""
        return self.longest

    def new_initial_state(self) -> LudusState:
        """The table before anything is drawn."""
        return LudusState(self)

    def state_after(self, ids: list[int]) -> LudusState:
        """The table after these ids of a record."""
        match = self.opening.copy()
        for id in ids:
            match.apply(id)
        return self.state_of(match)

    def state_of(self, match: Match) -> LudusState:
        """The table of a match, with its plies as the history."""
        state = self.new_initial_state()
        state.take_over(match)
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LudusObserver:
        """What observes the states, with or without all that came before."""
        return LudusObserver(self, iig_obs_type or USUAL, params)


class LudusState(pyspiel.State):
    """One moment; chance's outcomes are numbered from 0, after the decisions of the seats.

    The methods beside the required ones are there for speed.
    """

    def __init__(self, game: LudusGame) -> None:
        super().__init__(game)
        self.match = game.opening.copy()
        self.longest = game.longest
        self.player = DRAWING
        self._told = False
        self._past = Past()

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.player == DRAWING

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of a player, by default of the one who decides."""
        if player is not None and player != self.player:
            return []
        if self.player >= 0:
            return self._legal_actions(self.player)
        return [outcome for outcome, _ in self.chance_outcomes()]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.match.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.player != DRAWING:
            return []
        outcomes = self.match.state.outcomes()
        total = sum(weight for _, weight in outcomes)
        first = self.match.state.game.decisions
        return [(id - first, weight / total) for id, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        if self._told:
            return
        self.match.apply(self._id(self.player, action))
        self.player = self._decides()

    def _decides(self) -> int:
        """Who comes next, as OpenSpiel has it."""
        if len(self.match.plies) >= self.longest:
            return TERMINAL
        actor = int(self.match.state.actor)
        return PLAYER.get(actor, actor)

    def take_over(self, match: Match) -> None:
        """Stand where this match does; OpenSpiel, which has a history of its own, is told it."""
        first = match.game.decisions
        self.match = match
        self._told = True
        for ply in match.plies:
            self.player = PLAYER.get(ply.actor, ply.actor)
            self.apply_action(ply.id if ply.id < first else ply.id - first)
        self._told = False
        self.player = self._decides()

    def _id(self, player: int, action: int) -> int:
        return action + self.match.state.game.decisions if player < 0 else action

    def _action_to_string(self, player: int, action: int) -> str:
        return self.match.state.game.text(self._id(player, action))

    def returns(self) -> list[float]:
        players = int(self.match.state.players)
        if not self.is_terminal():
            return [0.0] * players
        return self.match.state.result().shares()

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player knows now, by default the one who decides."""
        return _observed(self.match, self.player if player is None else player)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The same, and then what it has seen ply by ply."""
        knower = self.player if player is None else player
        if self.match.game.perfect:
            raise LudusError("Where nothing is hidden the observation says all: there is no more.")
        past = self._past.known(self.match, knower)
        return _observed(self.match, knower, past, self.longest)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LudusState:
        """A state drawn at random from those that look like this one to the player, from its
        beginning on: its history is its own, and each player has seen what it drew.
        """
        game: LudusGame = self.get_game()
        return game.state_of(self.match.sample(player, Random(int(sampler() * SEEDS))))

    def __str__(self) -> str:
        return plies_text(self.match.state.game, self.match.record.ids)


class Past:
    """What each player has seen as the numbers of a tensor, so that only new plies are added."""

    def __init__(self) -> None:
        self.numbers: dict[int, list[float]] = {}

    def __deepcopy__(self, memo: object) -> Past:
        return Past()

    def known(self, match: Match, player: int) -> list[float]:
        """All that the player has seen; at the end of the game everybody sees all."""
        shares = _shares(match.game)
        if match.state.actor == OVER:
            return [shares[id] for id in match.record.ids]
        past = self.numbers.setdefault(player, [])
        for ply in match.plies[len(past) :]:
            past.append(shares[ply.id if ply.seen_by(player) else HIDDEN])
        return past


@cache
def _shares(game: Game) -> list[float]:
    """The number that stands for each id in a tensor; the last one is that of HIDDEN, -1."""
    ids = [*range(len(game.actions)), HIDDEN]
    return [(id + 2) / (len(game.actions) + 1) for id in ids]


class Observed:
    """The list of what a player knows and has seen, in which only what has changed is written."""

    def __init__(self, known: int, longest: int) -> None:
        self.numbers = [0.0] * (known + longest)
        self._known = known
        self._seen = 0
        self._sheet = Sheet(known)
        self._row = np.asarray(self._sheet.row())
        self._before = np.zeros_like(self._row)

    def write(self, match: Match, player: int, past: list[float]) -> None:
        """What the player knows of this match, and has seen."""
        observe(match.state, player, self._sheet)
        places = (self._row != self._before).nonzero()[0]
        changed = self._row[places]
        self._before[places] = changed
        for place, number in zip(places.tolist(), changed.tolist(), strict=True):
            self.numbers[place] = number
        blank = [0.0] * (self._seen - len(past))
        self._seen = len(past)
        self.numbers[self._known : self._known + len(past) + len(blank)] = past + blank


@cache
def _last_observed(game: Game, players: int, player: int, longest: int) -> Observed:
    """The list of a player at a table of so many, written by each observation."""
    return Observed(width(game, players), longest)


def _observed(
    match: Match, player: int, past: list[float] | None = None, longest: int = 0
) -> list[float]:
    """What a player knows as a list, with room for as many plies of the past."""
    players = match.record.players
    if not 0 <= player < players:
        raise LudusError(f"There is no player {player} to observe for.")
    observed = _last_observed(match.game, players, player, longest)
    observed.write(match, player, past or [])
    return observed.numbers.copy()


@cache
def _texts(game: Game) -> list[str]:
    """The text of each id; the last one is that of HIDDEN, -1."""
    return [*(action.text for action in game.actions), "?"]


def plies_text(game: Game, ids: list[int]) -> str:
    """The plies as text, with a question mark for each that was not seen."""
    texts = _texts(game)
    return "; ".join([texts[id] for id in ids])


class LudusObserver:
    """What a player knows now, and with perfect recall all that it has seen."""

    def __init__(self, game: LudusGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"The observer has no parameters, but was given {params}.")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("The observer tells what is public and what the player alone knows.")
        self.rules = game.opening.state.game
        self.recall = bool(kind.perfect_recall)
        known = width(self.rules, game.players)
        self.tensor = np.zeros(known + (game.longest if self.recall else 0), np.float32)
        self.dict = {"observation": self.tensor[:known]}
        if self.recall:
            self.dict["seen"] = self.tensor[known:]
        self._sheet = Sheet(known)
        self._row = np.asarray(self._sheet.row())
        self._shares = np.asarray(_shares(self.rules), dtype=np.float32)

    def set_from(self, state: LudusState, player: int) -> None:
        """Write what the player knows into the tensor."""
        observe(state.match.state, player, self._sheet)
        self.dict["observation"][:] = self._row
        if self.recall:
            seen = state.match.seen_by(player)
            past = self.dict["seen"]
            past[: len(seen)] = self._shares[seen]
            past[len(seen) :] = 0

    def string_from(self, state: LudusState, player: int) -> str:
        """What the player knows, to be read."""
        match = state.match
        if self.recall:
            return f"player {player}: {plies_text(self.rules, match.seen_by(player))}"
        board = self.rules.draw(match.state.view(player))
        return f"player {player}\n{board}\n{self.rules.say(_asked(match.state, player))}"


def _asked(state: State, player: int) -> Message:
    """What is asked; of another only who decides, since his choices may depend on hidden cards."""
    if state.actor == CHANCE:
        return Message("refusal.chance", {})
    if state.actor in (player, OVER):
        return state.prompt()
    return Message("prompt.other", {"seat": int(state.actor)})


def _loaded(name: str, params: dict[str, Any]) -> Any:
    """The game of a pickle; importing this module has registered it."""
    return pyspiel.load_game(name, params)


def _register(game: Game) -> None:
    type = game_type(game)

    class Registered(LudusGame):
        """The game as OpenSpiel makes it."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, type, params)

    pyspiel.register_game(type, Registered)


for _name in names():
    _register(get(_name))
