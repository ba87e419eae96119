"""The rules of Rome: who decides what, in the order of the rulebook."""

from typing import Final

from mypy_extensions import i64

from ludus.core.game import CHANCE, NOBODY_YET, NONE_ALONE, OVER, Choices, Step
from ludus.core.message import Message, Value
from ludus.core.numbering import numbered
from ludus.games.rome.actions import (
    BRIDGE,
    CALL,
    CHOOSE_HILL,
    DECISIONS,
    DRAW,
    END,
    EXPAND,
    FIRST,
    HILL,
    LAY,
    LEAVE_EMPTY,
    PIECE,
    PLAY,
    POST,
    RECALL,
    SEND,
    SITE,
    SPEND,
    STAY,
    TAKE,
    TILE,
)
from ludus.games.rome.data import (
    AQUEDUCT_COUNT,
    AQUEDUCTS,
    AROUND_EDGES,
    AROUND_VERTICES,
    BRIDGE_VALUES,
    BUILDINGS,
    COLOUR_COUNT,
    COLOURS,
    CORNERS,
    DIRECTION_COUNT,
    EDGE_NAMES,
    EDGE_TRIANGLES,
    EDGE_VERTICES,
    FOUNTAIN,
    FRONTIER_WORDS,
    HILL_COUNT,
    HILLS,
    HILLS_PLACED,
    IMPERIUM_COUNT,
    LOWEST_BIT,
    MAGISTRATES,
    PIECES,
    PIECES_AT_ONCE,
    PIECES_AT_START,
    POSITION_BRIDGE,
    POSITION_NAMES,
    POSITION_SOURCE,
    SOURCES,
    TILE_CORNERS,
    VERTEX_NAMES,
    WORD_BITS,
    Building,
    Colour,
    Position,
)
from ludus.games.rome.effects import (
    build,
    can_act,
    can_expand,
    can_follow,
    can_lay,
    can_play,
    end_turn,
    lay_piece,
    lay_tile,
    on_tiles,
    place_hill,
    reach,
    send,
    stacks_left,
    take_bridge,
    transfer,
)
from ludus.games.rome.state import (
    ATRIUM,
    CHOOSING_FIRST,
    CHOOSING_HILLS,
    CHOOSING_TILE,
    DRAWING,
    EMPTY,
    ENDING_TURN,
    EXPANDING,
    FINISHING_SITES,
    GAME_OVER,
    LAYING,
    POSTING,
    RAISING_HILLS,
    RECALLING,
    SENDING,
    STARTING_AQUEDUCT,
    TAKING_BRIDGE,
    TAKING_TURN,
    Rome,
)

ACTIONS_IN_TURN: Final = 2
ACTIONS_IN_LAST_TURN: Final = 1
TILES_DRAWN: Final = 2
STARTED: Final = ("draw", "expand", "recalling", "play")
"""The event of each action when it starts."""


def begin(s: Rome, chosen: bool) -> None:
    """ROM-04, ROM-08: the first player is drawn, then the hills are drawn or chosen."""
    s.push(ENDING_TURN)
    s.push(CHOOSING_HILLS if chosen else RAISING_HILLS, HILLS_PLACED)
    s.push(CHOOSING_FIRST)
    s.settle()


class ChooseFirst(Step):
    """ROM-08: the first player is random."""

    rule = "ROM-08"

    def actor(self, s: Rome) -> i64:
        return CHANCE

    def fill(self, s: Rome, choices: Choices) -> None:
        for seat in range(s.players):
            choices.add_outcome(FIRST + seat, 1)

    def play(self, s: Rome, id: i64) -> None:
        s.pop()
        s.first = id - FIRST
        s.active = s.first
        if s.story is not None:
            s.narrate("first", family=s.first)


class RaiseHills(Step):
    """ROM-04: `a` more hill tiles are placed, drawn at random or chosen by the first player."""

    rule = "ROM-04"

    def __init__(self, chosen: bool) -> None:
        self.chosen = chosen

    def actor(self, s: Rome) -> i64:
        left = s.a()
        if left == 0:
            return NOBODY_YET
        return s.first if self.chosen else CHANCE

    def proceed(self, s: Rome) -> None:
        s.pop()
        s.turn = 1
        s.push(TAKING_TURN, ACTIONS_IN_TURN)

    def fill(self, s: Rome, choices: Choices) -> None:
        for hill in range(i64(HILL_COUNT)):
            if s.hills[hill] == 0:
                if self.chosen:
                    choices.add(CHOOSE_HILL + hill)
                else:
                    choices.add_outcome(HILL + hill, 1)

    def play(self, s: Rome, id: i64) -> None:
        left = s.a()
        s.set_a(left - 1)
        place_hill(s, id - CHOOSE_HILL if self.chosen else id - HILL)

    def prompt(self, s: Rome) -> Message:
        return Message("prompt.hills", {"family": s.first, "left": s.a()}, self.rule)

    def refusal(self, s: Rome, id: int) -> Message:
        if CHOOSE_HILL <= id < DECISIONS:
            return Message("refusal.hill", {"hill": HILLS[id - CHOOSE_HILL]}, self.rule)
        return super().refusal(s, id)


class TakeTurn(Step):
    """ROM-09, ROM-10: `a` more actions, then more for Imperium tiles given back."""

    rule = "ROM-09"

    def actor(self, s: Rome) -> i64:
        actions_left = s.a()
        if actions_left == 0 and not self._can_buy(s):
            return NOBODY_YET
        return s.active if can_act(s, s.active) else NOBODY_YET

    def _can_buy(self, s: Rome) -> bool:
        """ROM-10, ROM-33: with an Imperium tile, but not in the last round."""
        at = COLOUR_COUNT * s.active
        held = s.imperium
        return s.last_turns < 0 and held[at] + held[at + 1] + held[at + 2] + held[at + 3] > 0

    def proceed(self, s: Rome) -> None:
        """ROM-09, ROM-33: what cannot be done is skipped."""
        actions_left = s.a()
        if actions_left > 0 and s.story is not None:
            s.narrate("skip", family=s.active)
        s.pop()

    def fill(self, s: Rome, choices: Choices) -> None:
        actions_left = s.a()
        if actions_left > 0:
            self._offer_actions(s, choices)
            return
        choices.add(END)
        for building in range(i64(IMPERIUM_COUNT)):
            if s.imperium[IMPERIUM_COUNT * s.active + building] > 0:
                choices.add(SPEND + building)

    def _offer_actions(self, s: Rome, choices: Choices) -> None:
        """ROM-12 to ROM-15: those of the four actions that can be done."""
        if stacks_left(s) > 0:
            choices.add(DRAW)
        if can_expand(s):
            choices.add(EXPAND)
        if on_tiles(s, s.active) > 0:
            choices.add(RECALL)
        if can_play(s, s.active):
            choices.add(PLAY)

    def play(self, s: Rome, id: i64) -> None:
        actions_left = s.a()
        if id == END:
            s.pop()
            if s.story is not None:
                s.narrate("end-turn", family=s.active)
        elif id >= SPEND:
            self._spend(s, id - SPEND)
        else:
            s.set_a(actions_left - 1)
            self._start(s, id)

    def _start(self, s: Rome, action: i64) -> None:
        if s.story is not None:
            s.narrate(STARTED[action], family=s.active)
        if action == DRAW:
            s.push(DRAWING, TILES_DRAWN, 0)
        elif action == EXPAND:
            s.push(EXPANDING, PIECES_AT_ONCE)
        elif action == RECALL:
            s.push(RECALLING)
        else:
            s.push(CHOOSING_TILE)

    def _spend(self, s: Rome, building: Building) -> None:
        """ROM-10: a tile of any kind goes back to its pile and buys an action."""
        s.imperium[IMPERIUM_COUNT * s.active + building] -= 1
        s.supply[building] += 1
        s.set_a(1)
        if s.story is not None:
            s.narrate("spend", family=s.active, building=BUILDINGS[building])

    def prompt(self, s: Rome) -> Message:
        actions = s.a()
        if actions == 0:
            return Message("prompt.more", {"family": s.active}, "ROM-10")
        if s.last_turns >= 0:
            return Message("prompt.last", {"family": s.active}, "ROM-33")
        return Message("prompt.turn", {"family": s.active, "actions": actions}, self.rule)

    def refusal(self, s: Rome, id: int) -> Message:
        if id < END:
            return self._refuse_action(s, id)
        if END <= id < TAKE:
            if id >= SPEND and s.last_turns >= 0:
                return Message("refusal.last-spend", {}, "ROM-33")
            actions = s.a()
            if actions > 0:
                return Message("refusal.actions-left", {"actions": actions}, self.rule)
            return Message("refusal.imperium", {"building": BUILDINGS[id - SPEND]}, "ROM-10")
        if TILE <= id < LAY:
            return Message("refusal.play-first", {}, "ROM-15")
        return super().refusal(s, id)

    def _refuse_action(self, s: Rome, id: int) -> Message:
        """ROM-12 to ROM-15: why this action cannot be taken."""
        actions = s.a()
        if actions == 0:
            return Message("refusal.no-action", {}, "ROM-10")
        if id == DRAW:
            return Message("refusal.draw", {}, "ROM-12")
        if id == EXPAND:
            return Message("refusal.expand", {}, "ROM-13")
        if id == RECALL:
            return Message("refusal.recall", {}, "ROM-14")
        empty = s.in_atrium(s.active) == 0
        return Message("refusal.play" if empty else "refusal.no-room", {}, "ROM-15")


class EndTurn(Step):
    """ROM-11, ROM-33: the collection, then the next player, the last round or the end."""

    rule = "ROM-11"

    def proceed(self, s: Rome) -> None:
        end_turn(s, s.active)
        if s.last_turns < 0 and stacks_left(s) <= 1:
            s.last_turns = s.players
            if s.story is not None:
                s.narrate("last-round", family=s.active)
        elif s.last_turns > 0:
            s.last_turns -= 1
            if s.last_turns == 0:
                self._end_game(s)
                return
        s.active = s.next_seat(s.active)
        s.turn += 1
        s.push(TAKING_TURN, ACTIONS_IN_TURN if s.last_turns < 0 else ACTIONS_IN_LAST_TURN)

    def _end_game(self, s: Rome) -> None:
        s.push(GAME_OVER)
        if s.story is not None:
            s.narrate("end")


class DrawTiles(Step):
    """ROM-12: `a` more tiles of different colours, in the order of the colours from `b` on."""

    rule = "ROM-12"

    def actor(self, s: Rome) -> i64:
        return s.active if self._options(s) > 1 else NOBODY_YET

    def _options(self, s: Rome) -> i64:
        count: i64 = 0
        for colour in range(i64(COLOUR_COUNT)):
            if self._can_take(s, colour):
                count += 1
        return count

    def _can_take(self, s: Rome, colour: Colour) -> bool:
        """ROM-12: the first of two must leave a colour after it, if there are two colours."""
        left = s.a()
        lowest = s.b()
        if left == 0 or colour < lowest or s.stacks[colour] == 0:
            return False
        if left < TILES_DRAWN:
            return True
        for later in range(colour + 1, i64(COLOUR_COUNT)):
            if s.stacks[later] > 0:
                return True
        return stacks_left(s) == 1

    def only(self, s: Rome) -> i64:
        for colour in range(i64(COLOUR_COUNT)):
            if self._can_take(s, colour):
                return TAKE + colour
        return NONE_ALONE

    def proceed(self, s: Rome) -> None:
        """A single option is taken without asking; with no tiles left nothing is drawn."""
        id = self.only(s)
        if id == NONE_ALONE:
            s.pop()
        else:
            self.play(s, id)

    def fill(self, s: Rome, choices: Choices) -> None:
        for colour in range(i64(COLOUR_COUNT)):
            if self._can_take(s, colour):
                choices.add(TAKE + colour)

    def play(self, s: Rome, id: i64) -> None:
        self._take(s, id - TAKE)

    def _take(self, s: Rome, colour: Colour) -> None:
        """ROM-12: into the domus; the second tile has another colour, if there is one."""
        left = s.a()
        only = stacks_left(s) == 1
        s.stacks[colour] -= 1
        s.domus[colour] += 1
        s.set_a(left - 1)
        s.set_b(colour if only else colour + 1)
        if s.story is not None:
            s.narrate("take", family=s.active, tile=COLOURS[colour])

    def prompt(self, s: Rome) -> Message:
        tiles = [COLOURS[colour] for colour in range(COLOUR_COUNT) if self._can_take(s, colour)]
        data: dict[str, Value] = {"family": s.active, "tiles": tiles, "left": s.a()}
        return Message("prompt.draw", data, self.rule)

    def refusal(self, s: Rome, id: int) -> Message:
        if TAKE <= id < TILE:
            tile = COLOURS[id - TAKE]
            empty = s.stacks[id - TAKE] == 0
            return Message("refusal.stack" if empty else "refusal.order", {"tile": tile}, self.rule)
        return super().refusal(s, id)


class ExpandAqueducts(Step):
    """ROM-13: `a` more pieces, on started aqueducts; the first leaves room for the second."""

    rule = "ROM-13"

    def actor(self, s: Rome) -> i64:
        left = s.a()
        return s.active if left > 0 and can_expand(s) else NOBODY_YET

    def proceed(self, s: Rome) -> None:
        s.pop()

    def fill(self, s: Rome, choices: Choices) -> None:
        left = s.a()
        self._offer(s, choices, left == PIECES_AT_ONCE)
        if choices.count == 0:
            self._offer(s, choices, False)

    def _offer(self, s: Rome, choices: Choices, followed: bool) -> None:
        """ROM-13: the pieces that can be laid; if `followed`, only those that allow another."""
        for aqueduct in range(i64(AQUEDUCT_COUNT)):
            if 0 <= s.laid[aqueduct] < PIECES:
                end = 6 * s.ends[aqueduct]
                for i in range(end, end + 6):
                    edge = AROUND_EDGES[i]
                    goal = AROUND_VERTICES[i]
                    if can_lay(s, edge, goal) and (not followed or can_follow(s, aqueduct, goal)):
                        choices.add(PIECE + edge)

    def play(self, s: Rome, id: i64) -> None:
        left = s.a()
        s.set_a(left - 1)
        lay_piece(s, s.active, id - PIECE)

    def prompt(self, s: Rome) -> Message:
        return Message("prompt.expand", {"family": s.active, "left": self._left(s)}, self.rule)

    def _left(self, s: Rome) -> i64:
        """ROM-13: how many pieces can still be laid: not the second if none can follow."""
        choices = Choices()
        left = s.a()
        self._offer(s, choices, left == PIECES_AT_ONCE)
        return left if choices.count > 0 else 1

    def refusal(self, s: Rome, id: int) -> Message:
        if PIECE <= id < CALL:
            return refuse_piece(s, id - PIECE, EMPTY)
        return super().refusal(s, id)


def refuse_piece(s: Rome, edge: int, started: i64) -> Message:
    """ROM-29 to ROM-31: why no piece can lie there; `started` if it is the start of only one."""
    place: dict[str, Value] = {"place": EDGE_NAMES[edge]}
    if not s.is_side(edge):
        return Message("refusal.side", place, "ROM-29")
    for aqueduct in range(AQUEDUCT_COUNT):
        if s.laid[aqueduct] < 0 or started not in (EMPTY, aqueduct):
            continue
        ends = [EDGE_VERTICES[2 * edge], EDGE_VERTICES[2 * edge + 1]]
        if s.ends[aqueduct] in ends:
            if s.laid[aqueduct] == PIECES:
                return Message("refusal.pieces", {"aqueduct": AQUEDUCTS[aqueduct]}, "ROM-31")
            if s.water[sum(ends) - s.ends[aqueduct]]:
                return Message("refusal.touch", place, "ROM-31")
            return Message("refusal.blocked", place, "ROM-13")
    return Message("refusal.continue", place, "ROM-30")


class RecallMagistrate(Step):
    """ROM-14: from which district tile a magistrate comes back."""

    rule = "ROM-14"

    def actor(self, s: Rome) -> i64:
        return s.active if on_tiles(s, s.active) > 1 else NOBODY_YET

    def only(self, s: Rome) -> i64:
        return CALL + s.posts[MAGISTRATES * s.active]

    def proceed(self, s: Rome) -> None:
        """A single option is taken without asking."""
        self.play(s, self.only(s))

    def fill(self, s: Rome, choices: Choices) -> None:
        first = MAGISTRATES * s.active
        for n in range(first, first + on_tiles(s, s.active)):
            choices.add(CALL + s.posts[n])

    def play(self, s: Rome, id: i64) -> None:
        self._recall(s, id - CALL)

    def _recall(self, s: Rome, position: Position) -> None:
        """ROM-14: he is in the atrium, ready at once."""
        s.pop()
        transfer(s, s.active, position, ATRIUM)
        if s.story is not None:
            place = POSITION_NAMES[position]
            s.narrate("recall", family=s.active, position=position, place=place)

    def prompt(self, s: Rome) -> Message:
        return Message("prompt.recall", {"family": s.active}, self.rule)

    def refusal(self, s: Rome, id: int) -> Message:
        if CALL <= id < CHOOSE_HILL:
            return Message("refusal.nobody", {"place": POSITION_NAMES[id - CALL]}, self.rule)
        return super().refusal(s, id)


class ChooseTile(Step):
    """ROM-15: the colour of the tile to be played."""

    rule = "ROM-15"

    def actor(self, s: Rome) -> i64:
        colours: i64 = 0
        for at in range(COLOUR_COUNT * s.active, COLOUR_COUNT * (s.active + 1)):
            if s.atrium[at] > 0:
                colours += 1
        return s.active if colours > 1 else NOBODY_YET

    def only(self, s: Rome) -> i64:
        colour: i64 = 0
        while s.atrium[COLOUR_COUNT * s.active + colour] == 0:
            colour += 1
        return TILE + colour

    def proceed(self, s: Rome) -> None:
        """A single option is taken without asking."""
        self.play(s, self.only(s))

    def fill(self, s: Rome, choices: Choices) -> None:
        for colour in range(i64(COLOUR_COUNT)):
            if s.atrium[COLOUR_COUNT * s.active + colour] > 0:
                choices.add(TILE + colour)

    def play(self, s: Rome, id: i64) -> None:
        s.pop()
        s.push(LAYING, id - TILE)
        if s.story is not None:
            s.narrate("tile", family=s.active, tile=COLOURS[id - TILE])

    def prompt(self, s: Rome) -> Message:
        tiles = [
            COLOURS[c] for c in range(COLOUR_COUNT) if s.atrium[COLOUR_COUNT * s.active + c] > 0
        ]
        return Message("prompt.tile", {"family": s.active, "tiles": tiles}, self.rule)

    def refusal(self, s: Rome, id: int) -> Message:
        if TILE <= id < LAY:
            return Message("refusal.tile", {"tile": COLOURS[id - TILE]}, self.rule)
        return super().refusal(s, id)


class LayTile(Step):
    """ROM-16, ROM-17: where the tile of colour `a` is laid."""

    rule = "ROM-17"

    def actor(self, s: Rome) -> i64:
        return s.active

    def fill(self, s: Rome, choices: Choices) -> None:
        for word in range(i64(FRONTIER_WORDS)):
            bits = s.frontier[word]
            while bits != 0:
                lowest = bits & -bits
                bits ^= lowest
                choices.add(LAY + word * WORD_BITS + LOWEST_BIT[lowest % 37])

    def play(self, s: Rome, id: i64) -> None:
        """ROM-19: then magistrate, bridge, aqueduct start, completed sites."""
        position = id - LAY
        colour = s.a()
        s.pop()
        lay_tile(s, colour, position)
        s.push(FINISHING_SITES, position)
        source = POSITION_SOURCE[position]
        if source >= 0 and s.laid[source] < 0:
            s.push(STARTING_AQUEDUCT, source, PIECES_AT_START)
        bridge = POSITION_BRIDGE[position]
        if bridge >= 0:
            s.push(TAKING_BRIDGE, bridge)
        if s.posted(s.active, ATRIUM) > 0:
            s.push(POSTING, position)

    def prompt(self, s: Rome) -> Message:
        colour = s.a()
        return Message("prompt.lay", {"family": s.active, "tile": COLOURS[colour]}, self.rule)

    def refusal(self, s: Rome, id: int) -> Message:
        if LAY <= id < POST:
            position = id - LAY
            place: dict[str, Value] = {"place": POSITION_NAMES[position]}
            covered = [EDGE_TRIANGLES[2 * position + i] for i in range(2)]
            if any(s.ground[triangle] != EMPTY for triangle in covered):
                return Message("refusal.covered", place, "ROM-16")
            return Message("refusal.contact", place, "ROM-17")
        return super().refusal(s, id)


class PostMagistrate(Step):
    """ROM-15, ROM-18: with or without a magistrate on the tile in position `a`."""

    rule = "ROM-18"

    def actor(self, s: Rome) -> i64:
        return s.active

    def fill(self, s: Rome, choices: Choices) -> None:
        choices.add(POST)
        choices.add(LEAVE_EMPTY)

    def play(self, s: Rome, id: i64) -> None:
        position = s.a()
        s.pop()
        if id == POST:
            transfer(s, s.active, ATRIUM, position)
            if s.story is not None:
                place = POSITION_NAMES[position]
                s.narrate("post", family=s.active, position=position, place=place)
        elif s.story is not None:
            s.narrate("leave-empty", family=s.active)

    def prompt(self, s: Rome) -> Message:
        position = s.a()
        place = POSITION_NAMES[position]
        return Message("prompt.post", {"family": s.active, "place": place}, self.rule)


class TakeBridge(Step):
    """ROM-20: the value of bridge `a`, drawn from the tiles that nobody has seen."""

    rule = "ROM-20"

    def actor(self, s: Rome) -> i64:
        return CHANCE

    def fill(self, s: Rome, choices: Choices) -> None:
        for value in range(i64(BRIDGE_VALUES)):
            choices.add_outcome(BRIDGE + value, s.unseen[value])

    def play(self, s: Rome, id: i64) -> None:
        bridge = s.a()
        s.pop()
        take_bridge(s, bridge, id - BRIDGE + 1)

    def witness(self, s: Rome) -> int:
        """ROM-40: the taker alone."""
        return s.active


class StartAqueduct(Step):
    """ROM-21: `b` more pieces of aqueduct `a` from its source, as many as are legal."""

    rule = "ROM-21"

    def actor(self, s: Rome) -> i64:
        aqueduct = s.a()
        left = s.b()
        if s.laid[aqueduct] < 0 or reach(s, s.ends[aqueduct], left, -1, -1) == 0:
            return NOBODY_YET
        return s.active

    def proceed(self, s: Rome) -> None:
        """The aqueduct is opened; or all that can be laid lies there."""
        aqueduct = s.a()
        if s.laid[aqueduct] >= 0:
            s.pop()
            return
        s.laid[aqueduct] = 0
        if s.story is not None:
            place = VERTEX_NAMES[SOURCES[aqueduct]]
            s.narrate("source", family=s.active, aqueduct=AQUEDUCTS[aqueduct], place=place)
            pieces = s.b()
            if reach(s, s.ends[aqueduct], pieces, -1, -1) == 0:
                s.narrate("dry-source", aqueduct=AQUEDUCTS[aqueduct], place=place)

    def fill(self, s: Rome, choices: Choices) -> None:
        aqueduct = s.a()
        end = s.ends[aqueduct]
        left = s.b()
        most = reach(s, end, left, -1, -1)
        for i in range(DIRECTION_COUNT * end, DIRECTION_COUNT * (end + 1)):
            goal = AROUND_VERTICES[i]
            if can_lay(s, AROUND_EDGES[i], goal) and (
                1 + reach(s, goal, left - 1, -1, goal) == most
            ):
                choices.add(PIECE + AROUND_EDGES[i])

    def play(self, s: Rome, id: i64) -> None:
        left = s.b()
        s.set_b(left - 1)
        lay_piece(s, s.active, id - PIECE)

    def prompt(self, s: Rome) -> Message:
        aqueduct = s.a()
        pieces = s.b()
        left = reach(s, s.ends[aqueduct], pieces, -1, -1)
        what: dict[str, Value] = {"aqueduct": AQUEDUCTS[aqueduct], "left": left}
        return Message("prompt.start", {"family": s.active, **what}, self.rule)

    def refusal(self, s: Rome, id: int) -> Message:
        if PIECE <= id < CALL:
            aqueduct = s.a()
            return refuse_piece(s, id - PIECE, aqueduct)
        return super().refusal(s, id)


class FinishSites(Step):
    """ROM-28: the sites completed by the tile in position `a`, in the order its player chooses."""

    rule = "ROM-28"

    def actor(self, s: Rome) -> i64:
        return s.active if self._count(s) > 1 else NOBODY_YET

    def _count(self, s: Rome) -> i64:
        position = s.a()
        count: i64 = 0
        for i in range(TILE_CORNERS * position, TILE_CORNERS * (position + 1)):
            if s.complete(CORNERS[i]):
                count += 1
        return count

    def proceed(self, s: Rome) -> None:
        """ROM-22: one site is finished at once; with none left the tile is done."""
        position = s.a()
        for i in range(TILE_CORNERS * position, TILE_CORNERS * (position + 1)):
            if s.complete(CORNERS[i]):
                build(s, CORNERS[i])
                return
        s.pop()

    def fill(self, s: Rome, choices: Choices) -> None:
        position = s.a()
        for i in range(TILE_CORNERS * position, TILE_CORNERS * (position + 1)):
            if s.complete(CORNERS[i]):
                choices.add(SITE + CORNERS[i])

    def play(self, s: Rome, id: i64) -> None:
        build(s, id - SITE)

    def prompt(self, s: Rome) -> Message:
        return Message("prompt.site", {"family": s.active, "sites": self._count(s)}, self.rule)

    def refusal(self, s: Rome, id: int) -> Message:
        if SITE <= id < SEND:
            return Message("refusal.site", {"place": VERTEX_NAMES[id - SITE]}, self.rule)
        return super().refusal(s, id)


class SendMagistrate(Step):
    """ROM-27: at site `a`, the `c` players left, from seat `b` clockwise, may send a magistrate."""

    rule = "ROM-27"

    def actor(self, s: Rome) -> i64:
        site = s.a()
        family = s.b()
        left = s.c()
        return family if left > 0 and s.at_site(family, site) > 0 else NOBODY_YET

    def proceed(self, s: Rome) -> None:
        left = s.c()
        if left == 0:
            s.pop()
        else:
            self._pass_on(s)

    def _pass_on(self, s: Rome) -> None:
        family = s.b()
        left = s.c()
        s.set_b(s.next_seat(family))
        s.set_c(left - 1)

    def fill(self, s: Rome, choices: Choices) -> None:
        site = s.a()
        family = s.b()
        first = MAGISTRATES * family
        for n in range(first, first + on_tiles(s, family)):
            if s.touches(s.posts[n], site):
                choices.add(SEND + s.posts[n])
        choices.add(STAY)

    def play(self, s: Rome, id: i64) -> None:
        site = s.a()
        family = s.b()
        self._pass_on(s)
        if id != STAY:
            send(s, family, id - SEND, site)
        elif s.story is not None:
            s.narrate("stay", family=family)

    def prompt(self, s: Rome) -> Message:
        site = s.a()
        family = s.b()
        where: dict[str, Value] = {"family": family, "place": VERTEX_NAMES[site]}
        building = s.built[site]
        if building == FOUNTAIN:
            return Message("prompt.treasury", where, self.rule)
        return Message("prompt.send", {**where, "building": BUILDINGS[building]}, self.rule)

    def refusal(self, s: Rome, id: int) -> Message:
        if SEND <= id < STAY:
            return Message("refusal.send", {"place": POSITION_NAMES[id - SEND]}, self.rule)
        return super().refusal(s, id)


class GameOver(Step):
    """ROM-33: nobody acts any more."""

    rule = "ROM-33"

    def actor(self, s: Rome) -> i64:
        return OVER

    def prompt(self, s: Rome) -> Message:
        return Message("prompt.over", {}, self.rule)


STEPS: Final = numbered(
    [
        (CHOOSING_FIRST, ChooseFirst()),
        (RAISING_HILLS, RaiseHills(chosen=False)),
        (CHOOSING_HILLS, RaiseHills(chosen=True)),
        (TAKING_TURN, TakeTurn()),
        (ENDING_TURN, EndTurn()),
        (DRAWING, DrawTiles()),
        (EXPANDING, ExpandAqueducts()),
        (RECALLING, RecallMagistrate()),
        (CHOOSING_TILE, ChooseTile()),
        (LAYING, LayTile()),
        (POSTING, PostMagistrate()),
        (TAKING_BRIDGE, TakeBridge()),
        (STARTING_AQUEDUCT, StartAqueduct()),
        (FINISHING_SITES, FinishSites()),
        (SENDING, SendMagistrate()),
        (GAME_OVER, GameOver()),
    ]
)
