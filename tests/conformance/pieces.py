"""What no decision may create or destroy, game by game."""

from collections.abc import Callable

from ludus.core.game import State
from ludus.games.council.state import CouncilOfFour
from ludus.games.municipium.state import Municipium
from ludus.games.rome.state import Rome


def municipium(state: State) -> None:
    """60 citizens, 15 favours, 7 members a family, 10 wreaths, 12 common cards."""
    assert isinstance(state, Municipium)
    s = state
    for citizen in range(4):
        banners = sum(s.banner[i * 4 + citizen] for i in range(7))
        held = sum(s.citizens[f * 4 + citizen] for f in range(4))
        rooms = sum(room == citizen for room in s.room_citizen)
        to_place = sum(
            s.frames[frame] == 9 and s.frames[frame + 2] == citizen
            for frame in range(0, s.top + 4, 4)
        )
        assert s.bag[citizen] + banners + held + rooms + s.guests[citizen] + to_place == 15
    assert s.reserve + sum(s.room_favour) + sum(s.favours) == 15
    for family in range(s.players):
        on_board = sum(s.members[family * 7 : family * 7 + 7])
        wreathed = sum(s.wreathed[family * 7 : family * 7 + 7])
        assert on_board + wreathed == 7 if s.turn else on_board + wreathed <= 7
    assert s.wreaths + sum(s.wreathed) == 10
    assert all(0 <= s.deck[c] + (s.card == c) <= (1, 2, 5, 4)[c] for c in range(4))
    assert sorted(s.rank[f] for f in range(s.players)) == list(range(s.players))
    numbers = (*s.members, *s.wreathed, *s.banner, *s.bag, *s.citizens, *s.favours, *s.guests)
    assert min(numbers) >= 0


def rome(state: State) -> None:
    """60 tiles, 3 magistrates a family, 48 Imperium tiles, 16 coins, 8 bridges, 39 pieces."""
    assert isinstance(state, Rome)
    s = state
    for colour, count in enumerate((12, 14, 16, 18)):
        laid = sum(tile == colour for tile in s.tiles)
        held = sum(s.atrium[f * 4 + colour] for f in range(4))
        assert s.stacks[colour] + laid + held + s.domus[colour] == count
    for family in range(s.players):
        posts = list(s.posts[3 * family : 3 * family + 3])
        assert posts == sorted(posts)
        assert all(0 <= post <= 215 for post in posts)
        assert all(s.tiles[post] >= 0 for post in posts if post < 210)
    standing = [post for post in s.posts[: 3 * s.players] if post < 210]
    assert len(set(standing)) == len(standing)
    for building in range(4):
        assert s.supply[building] + sum(s.imperium[f * 4 + building] for f in range(4)) == 12
    assert s.treasure + sum(s.coins) == 16
    seen = [sum(value == v for value in s.values) for v in range(1, 5)]
    assert [s.unseen[v] + seen[v] for v in range(4)] == [2, 2, 2, 2]
    assert all((taker >= 0) == (value > 0) for taker, value in zip(s.takers, s.values, strict=True))
    assert all(-1 <= laid <= 13 for laid in s.laid)
    assert min((*s.stacks, *s.atrium, *s.domus, *s.imperium, *s.supply, *s.coins)) >= 0
    assert min((s.treasure, *s.unseen)) >= 0


def council(state: State) -> None:
    """90 cards, 24 councillors, 14 tokens, 45 permits, 10 emporiums a player; purses to 20."""
    assert isinstance(state, CouncilOfFour)
    s = state
    for card in range(7):
        held = sum(s.hands[seat * 7 + card] for seat in range(4))
        assert s.deck[card] + s.discards[card] + s.played[card] + held == (13 if card < 6 else 12)
    for colour in range(6):
        assert s.beside[colour] + sum(seated == colour for seated in s.balconies) == 4
    placed = [token for token in s.tokens if token >= 0]
    assert len(placed) == 14 or s.first < 0 or s.balconies[15] < 0
    assert all(placed.count(token) <= (2 if token == 9 else 1) for token in placed)
    permits = [int(permit) for permit in s.shown if permit >= 0]
    for region in range(3):
        permits += [int(p) for p in s.bottom[region * 15 : region * 15 + s.at_bottom[region]]]
        permits += [region * 15 + i for i in range(15) if s.unseen[region] >> i & 1]
    for seat in range(4):
        owned = (s.permits[seat], s.used[seat])
        permits += [i for mask in owned for i in range(45) if mask >> i & 1]
        assert bin(s.emporiums[seat]).count("1") <= 10
        assert 0 <= s.coins[seat] <= 20
        assert 0 <= s.nobility[seat] <= 20
    assert sorted(permits) == list(range(45))
    assert min((*s.hands, *s.deck, *s.discards, *s.played, *s.beside, *s.assistants)) >= 0


CONSERVED: dict[str, Callable[[State], None]] = {
    "council": council,
    "municipium": municipium,
    "rome": rome,
}
