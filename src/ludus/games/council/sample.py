"""States of The Council of Four that look the same to a seat."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludus.core.game import Choices, zeros
from ludus.games.council.data import CARD_COUNT, PLAYER_COUNT
from ludus.games.council.state import CouncilOfFour


def sample(s: CouncilOfFour, seat: int, random: Random) -> CouncilOfFour:
    """COU-38: the cards the seat does not see, those of others and the deck, are dealt again.

    What another player is paying for he can pay: hands that could not are dealt once more. Nobody
    is taken to remember which discards the deck was last rebuilt from.
    """
    choices = Choices()
    while True:
        other = s.copy()
        _deal_again(other, seat, random)
        if s.actor < 0 or s.actor == seat:
            return other
        other.fill(choices)
        if choices.count > 0:
            return other


def _deal_again(s: CouncilOfFour, seat: int, random: Random) -> None:
    """Deal the other players as many cards as they hold, all unseen ones equally likely."""
    pool = s.deck
    left = s.in_deck()
    sizes = zeros(PLAYER_COUNT)
    for player in range(s.players):
        if player != seat:
            sizes[player] = s.in_hand(player)
            left += sizes[player]
            for card in range(i64(CARD_COUNT)):
                pool[card] += s.hands[player * CARD_COUNT + card]
                s.hands[player * CARD_COUNT + card] = 0
    for player in range(s.players):
        for _ in range(sizes[player]):
            card = _draw(pool, left, random)
            left -= 1
            s.hands[player * CARD_COUNT + card] += 1


def _draw(pool: vec[i64], left: i64, random: Random) -> i64:
    """Take one of the cards left in the pool, each as likely as the others."""
    nth = random.randrange(left)
    card: i64 = 0
    while nth >= pool[card]:
        nth -= pool[card]
        card += 1
    pool[card] -= 1
    return card
