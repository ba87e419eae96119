"""The pieces of Municipium."""

from ludus.core.game import State
from ludus.games.municipium.state import Municipium


def check(state: State) -> None:
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
