"""The pieces of The Council of Four."""

from ludus.core.game import State
from ludus.games.council.state import CouncilOfFour


def check(state: State) -> None:
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
