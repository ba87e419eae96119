"""The pieces of Rome: City of Marble."""

from ludus.core.game import State
from ludus.games.rome.state import Rome


def check(state: State) -> None:
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
