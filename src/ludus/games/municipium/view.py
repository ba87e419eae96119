"""What a seat may know of a game of Municipium."""

from ludus.games.municipium.data import (
    BANNER,
    CITIZEN_COUNT,
    CITIZENS,
    COMMON_CARDS,
    FAMILIES,
    FAMILY_CARD_COUNT,
    FAMILY_CARDS,
    INSTITUTION_COUNT,
    INSTITUTIONS,
)
from ludus.games.municipium.effects import next_room, ranking, short_of_set
from ludus.games.municipium.shape import Citizens, Family, Institution, View
from ludus.games.municipium.state import Municipium


def view(s: Municipium, seat: int) -> View:
    """MUN-40: only the order of deck and bag is hidden, and no state knows it."""
    return shared_view(s)


def own_view(s: Municipium, seat: int, shared: View) -> dict[str, object]:
    """MUN-40: nobody knows more than the others."""
    return {}


def shared_view(s: Municipium) -> View:
    """MUN-40: all that lies on the table."""
    return {
        "goal": int(s.goal),
        "banner_size": BANNER,
        "first": int(s.first),
        "families": [_family(s, family) for family in range(s.players)],
        "institutions": [_institution(s, i) for i in range(INSTITUTION_COUNT)],
        "ranking": ranking(s),
        "prefect": INSTITUTIONS[s.prefect],
        "prefect_next": INSTITUTIONS[next_room(s)],
        "reserve": int(s.reserve),
        "wreaths": int(s.wreaths),
        "bag": _citizens([s.bag[c] for c in range(CITIZEN_COUNT)]),
        "guests": _citizens([s.guests[c] for c in range(CITIZEN_COUNT)]),
        "deck": {card: int(s.deck[i]) for i, card in enumerate(COMMON_CARDS)},
        "discards": {card: int(s.discarded(i)) for i, card in enumerate(COMMON_CARDS)},
        "discard_top": COMMON_CARDS[s.discard_top] if s.discard_top >= 0 else None,
        "card": COMMON_CARDS[s.card] if s.card >= 0 else None,
    }


def _citizens(counts: list[int]) -> Citizens:
    return {citizen: int(counts[i]) for i, citizen in enumerate(CITIZENS)}


def _family(s: Municipium, family: int) -> Family:
    cards = {
        card: bool(s.cards[family * FAMILY_CARD_COUNT + i]) for i, card in enumerate(FAMILY_CARDS)
    }
    return {
        "colour": FAMILIES[family],
        "unplaced": int(s.unplaced(family)),
        "citizens": _citizens(
            [s.citizens[family * CITIZEN_COUNT + c] for c in range(CITIZEN_COUNT)]
        ),
        "favours": int(s.favours[family]),
        "short": int(short_of_set(s, family)),
        "decurions": int(s.decurions[family]),
        "cards": cards,
    }


def _institution(s: Municipium, i: int) -> Institution:
    (leader, second), citizen = s.leaders(i), s.room_citizen[i]
    return {
        "name": INSTITUTIONS[i],
        "members": [int(s.members[f * INSTITUTION_COUNT + i]) for f in range(s.players)],
        "wreathed": [int(s.wreathed[f * INSTITUTION_COUNT + i]) for f in range(s.players)],
        "leader": int(leader) if leader >= 0 else None,
        "second": int(second) if second >= 0 else None,
        "banner": _citizens([s.banner[i * CITIZEN_COUNT + c] for c in range(CITIZEN_COUNT)]),
        "room_favour": bool(s.room_favour[i]),
        "room_citizen": CITIZENS[citizen] if citizen >= 0 else None,
    }
