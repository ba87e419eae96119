"""States of The Council of Four that look the same to a seat."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludus.core.game import Choices, zeros
from ludus.core.position import dealt
from ludus.core.record import HIDDEN, Ply
from ludus.games.council.actions import CARD, DRAWN, PAY
from ludus.games.council.data import CARD_COUNT, DECK, PLAYER_COUNT
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


def recall(plies: list[Ply], seat: int, random: Random) -> list[int]:
    """COU-04, COU-38: the cards others drew, so that they held each card when they played it.

    Which of the cards in a hand it was that is played, and what the others are, is drawn from all
    that the seat has not seen of the deck they came from.
    """
    decks, deck_of = _decks(plies)
    while True:
        pools = [deck[:] for deck in decks]
        ids = _identified(plies, seat, pools, deck_of, random)
        if ids:
            return [
                id if id != HIDDEN else DRAWN + dealt(pools[deck_of[at]], random)
                for at, id in enumerate(ids)
            ]


def _decks(plies: list[Ply]) -> tuple[list[list[int]], dict[int, int]]:
    """COU-04: what the seat did not see of each deck, and from which deck each card was drawn.

    The deck is rebuilt from the discards as soon as it is empty and there are any.
    """
    decks = [list(DECK)]
    deck_of: dict[int, int] = {}
    left = sum(DECK)
    discards = [0] * CARD_COUNT
    for at, ply in enumerate(plies):
        if CARD <= ply.id < PAY:
            discards[ply.id - CARD] += 1
        if ply.id < DRAWN and ply.id != HIDDEN:
            continue
        if left == 0:
            left, discards = _rebuild(decks, discards)
        deck_of[at] = len(decks) - 1
        left -= 1
        if ply.id != HIDDEN:
            decks[-1][ply.id - DRAWN] -= 1
        if left == 0 and sum(discards) > 0:
            left, discards = _rebuild(decks, discards)
    return decks, deck_of


def _rebuild(decks: list[list[int]], discards: list[int]) -> tuple[int, list[int]]:
    """COU-04: the discards become a deck; how many cards it has, and no discards."""
    decks.append(discards[:])
    return sum(discards), [0] * CARD_COUNT


def _identified(
    plies: list[Ply], seat: int, pools: list[list[int]], deck_of: dict[int, int], random: Random
) -> list[int]:
    """The ids with a card for every hidden draw that was played since; empty if it cannot be."""
    ids = [ply.id for ply in plies]
    hands: list[list[int]] = [[] for _ in range(PLAYER_COUNT)]
    for at, ply in enumerate(plies):
        if ply.id == HIDDEN:
            hands[ply.witness].append(at)
        elif CARD <= ply.id < PAY and ply.actor != seat:
            card = ply.id - CARD
            hand = hands[ply.actor]
            weights = [_weight(pools[deck_of[drawn]], card) for drawn in hand]
            if not any(weights):
                return []
            drawn = hand.pop(dealt(weights, random))
            ids[drawn] = DRAWN + card
            pools[deck_of[drawn]][card] -= 1
    return ids


def _weight(pool: list[int], card: int) -> int:
    """How likely a card drawn from the pool is this one, in parts of a thousand times the deck."""
    return pool[card] * 90_000 // max(1, sum(pool))
