"""Many games of one kind side by side: a row each of what its actor sees, may do and does.

The rows are buffers that are written in place, so that arrays over them need no copying. Chance is
resolved, and a game that is over makes room for a new one at once.
"""

from typing import Final, final

from librt.random import Random
from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from ludus.core.errors import IllegalAction, LudusError
from ludus.core.game import CHANCE, OVER, Choices, State, zeros
from ludus.core.match import Match
from ludus.core.sheet import Sheet

LEFT_ALONE: Final = -1
"""The action of a table that does not move."""


@final
class Rows:
    """So many tables.

    matches  the game of each table with its record, if records are kept
    last     the one that ended last at each table
    over     the state in which it ended, whether or not records are kept
    seen     what the actor of each table knows, `width` floats of four bytes a row
    allowed  1 for every decision it may take, a byte each, `decisions` a row
    actors   the seat that decides at each table
    actions  what it decides, set by `choose` or `sample`
    shares   what each seat had of the victory where a game has ended in the last step
    scores   its points there
    ended    1 where a game has ended in the last step
    """

    def __init__(self, opening: Match, width: i64, count: i64, recorded: bool) -> None:
        players = opening.state.players
        self.opening: Match = opening
        self.recorded: bool = recorded
        self.matches: list[Match] = [opening] * (int(count) if recorded else 0)
        self.last: list[Match] = self.matches[:]
        self.count: i64 = count
        self.decisions: i64 = opening.game.decisions
        self.at_random: i64 = 0
        self.seen: vec[i32] = vec[i32]([0] * int(count * width))
        self.allowed: vec[u8] = vec[u8]([0] * int(count * self.decisions))
        self.actors: vec[i64] = zeros(int(count))
        self.actions: vec[i64] = zeros(int(count))
        self.ended: vec[u8] = vec[u8]([0] * int(count))
        self.shares: vec[float] = vec[float]([0.0] * int(count * players))
        self.scores: vec[i64] = zeros(int(count * players))
        self.randoms: list[Random] = [Random(0) for _ in range(count)]
        self.states: vec[State] = vec[State]([opening.state for _ in range(count)])
        self.over: vec[State] = vec[State]([opening.state for _ in range(count)])
        self.choices: vec[Choices] = vec[Choices]([Choices() for _ in range(count)])
        self.sheets: vec[Sheet] = vec[Sheet]([Sheet(int(width)) for _ in range(count)])
        for i in range(count):
            self.sheets[i].write_on(self.seen, i * width)

    def restart(self, seeds: list[int] | None) -> None:
        """A new game at every table, by a seed for each or the lots that come next there."""
        for i in range(self.count):
            if seeds is not None:
                self.randoms[i].seed(seeds[i])
            self._begin(i)
            self.ended[i] = 0
            self._settle(i)
            self._show(i)

    def choose(self, actions: bytes) -> None:
        """Set the actions, eight bytes each, the lowest first."""
        if len(actions) != 8 * self.count:
            raise LudusError(f"{self.count} tables need as many actions, not {len(actions) // 8}.")
        for i in range(self.count):
            self.actions[i] = read_i64_le(actions, i * 8)

    def step(self) -> None:
        """Play each table's action; an illegal one raises a sentence before anything is played."""
        count = self.count
        decisions = self.decisions
        i: i64 = 0
        while i < count:
            id = self.actions[i]
            if id != LEFT_ALONE and (
                id < 0 or id >= decisions or self.allowed[i * decisions + id] == 0
            ):
                self._refuse(i, id)
            i += 1
        i = 0
        while i < count:
            self.ended[i] = 0
            if self.actions[i] != LEFT_ALONE:
                self._play(i, self.states[i], self.actions[i])
                self._settle(i)
                self._show(i)
            i += 1

    def _refuse(self, table: i64, id: i64) -> None:
        state = self.states[table]
        message = state.refusal(int(id))
        said = state.game.say(message)
        raise IllegalAction(f"Table {table} cannot play {id}: {said}", message)

    def sample(self) -> None:
        """Choose an action for every table, each legal one as likely as the others."""
        for i in range(self.count):
            self.actions[i] = self.choices[i].pick(self.randoms[i])

    def _settle(self, table: i64) -> None:
        """Draw outcomes and play the seats that play at random; begin anew at the end."""
        state = self.states[table]
        choices = self.choices[table]
        random = self.randoms[table]
        self._wipe(table, choices)
        while True:
            if state.actor == OVER:
                self._end(table, state)
                state = self._begin(table)
            state.fill(choices)
            if state.actor == CHANCE:
                self._play(table, state, choices.draw(random))
            elif self.at_random >> state.actor & 1:
                self._play(table, state, choices.pick(random))
            else:
                return

    def _begin(self, table: i64) -> State:
        """A new game at a table."""
        if self.recorded:
            match = self.opening.copy()
            self.matches[table] = match
            state = match.state
        else:
            state = self.opening.state.copy()
        self.states[table] = state
        return state

    def _play(self, table: i64, state: State, id: i64) -> None:
        """An id that is known to be legal."""
        if self.recorded:
            self.matches[table].play(int(id))
        else:
            state.play(id)

    def _wipe(self, table: i64, choices: Choices) -> None:
        """Take back what was allowed."""
        decisions = self.decisions
        at = table * decisions
        ids = choices.ids
        allowed = self.allowed
        for i in range(choices.count):
            id = ids[i]
            if id < decisions:
                allowed[at + id] = 0

    def _end(self, table: i64, state: State) -> None:
        """Keep how a game ended."""
        self.ended[table] = 1
        self.over[table] = state
        if self.recorded:
            self.last[table] = self.matches[table]
        result = state.result()
        at = table * state.players
        shares = result.shares()
        for seat in range(state.players):
            self.shares[at + seat] = shares[seat]
            self.scores[at + seat] = result.scores[seat]

    def _show(self, table: i64) -> None:
        """Write what the actor sees and may do."""
        state = self.states[table]
        choices = self.choices[table]
        actor = state.actor
        self.actors[table] = actor
        at = table * self.decisions
        ids = choices.ids
        allowed = self.allowed
        for i in range(choices.count):
            allowed[at + ids[i]] = 1
        sheet = self.sheets[table]
        sheet.clear()
        state.game.observe(state, int(actor), sheet)
