"""What follows from decisions in The Council of Four: gains, building, electing, refilling."""

from mypy_extensions import i64

from ludus.core.game import Seat
from ludus.core.message import Value
from ludus.games.council.data import (
    ACTIONS,
    ASSISTANTS,
    BALCONY,
    BIT,
    BONUS,
    BONUS_POINTS,
    BONUS_TILE_COUNT,
    BONUS_TILES,
    CARD,
    CARD_COUNT,
    CARDS,
    CITIES,
    CITY_COUNT,
    COIN,
    COUNCILS,
    EMPORIUMS,
    GOOD_COUNT,
    KING_POINTS,
    KING_TILE_COUNT,
    LAST_EMPORIUM,
    NEIGHBOURS,
    NOBILITY,
    PERMIT_CITIES,
    PERMIT_SPACE,
    POINTS,
    PURSE,
    REGION_PERMITS,
    REGION_SLOTS,
    REGIONS,
    REPEAT_SPACE,
    SLOT_COUNT,
    SPACE_BONUS,
    TILE_CITIES,
    TOKEN_BONUS,
    TOKEN_SPACE,
    TRACK_END,
    TWO_TOKENS_SPACE,
    Card,
    City,
    Council,
    Permit,
    Region,
    bonus_name,
    cities,
)
from ludus.games.council.state import (
    ADVANCING,
    CHOOSING_TOKENS,
    COLLECTING,
    DRAWING,
    REPEATING,
    REVEALING,
    TAKING_PERMIT,
    CouncilOfFour,
    bits,
)


def gain_coins(s: CouncilOfFour, seat: Seat, coins: i64) -> None:
    """COU-23: coins stop at 20, the excess is lost."""
    total = s.coins[seat] + coins
    s.coins[seat] = total if total < PURSE else i64(PURSE)
    if total > PURSE and s.story is not None:
        s.narrate("coins-lost", seat=seat, coins=total - PURSE)


def gain(s: CouncilOfFour, bonus: i64) -> None:
    """COU-22: the active player gains a bonus at once; cards, then nobility, resolve next."""
    seat = s.active
    at = bonus * GOOD_COUNT
    s.assistants[seat] += BONUS[at + ASSISTANTS]
    gain_coins(s, seat, BONUS[at + COIN])
    s.points[seat] += BONUS[at + POINTS]
    s.mains += BONUS[at + ACTIONS]
    if BONUS[at + NOBILITY] > 0:
        s.push(ADVANCING, BONUS[at + NOBILITY], bonus)
    if BONUS[at + CARD] > 0:
        s.push(DRAWING, seat, BONUS[at + CARD])


def gain_token(s: CouncilOfFour, city: City) -> None:
    """COU-19: the reward token of a city; the purple city has none."""
    token = s.tokens[city]
    if token < 0:
        return
    if s.story is not None:
        bonus = bonus_name(TOKEN_BONUS + token)
        s.narrate("token", seat=s.active, city=CITIES[city], bonus=bonus)
    gain(s, TOKEN_BONUS + token)


def permit_data(permit: Permit) -> dict[str, Value]:
    """A permit as people are told of it."""
    shown = cities(PERMIT_CITIES[permit])
    return {"permit": permit, "cities": shown, "bonus": bonus_name(permit)}


def gain_permit_bonus(s: CouncilOfFour, permit: Permit) -> None:
    """COU-13, COU-27: the bonuses of a permit."""
    if s.story is not None:
        s.narrate("permit-bonus", seat=s.active, **permit_data(permit))
    gain(s, permit)


def advance(s: CouncilOfFour) -> None:
    """COU-24: one step on the nobility track, and what its space gives."""
    seat = s.active
    if s.nobility[seat] == TRACK_END:
        if s.story is not None:
            s.narrate("track-end", seat=seat)
        return
    space = s.nobility[seat] + 1
    s.nobility[seat] = space
    if s.story is not None:
        s.narrate("nobility", seat=seat, space=space, bonus=space_name(space))
    if space == TOKEN_SPACE:
        s.push(CHOOSING_TOKENS, 1, -1)
    elif space == TWO_TOKENS_SPACE:
        s.push(CHOOSING_TOKENS, 2, -1)
    elif space == PERMIT_SPACE:
        s.push(TAKING_PERMIT, -1)
    elif space == REPEAT_SPACE:
        s.push(REPEATING)
    else:
        gain(s, SPACE_BONUS + space)


def space_name(space: i64) -> str:
    """What a space of the nobility track gives, as a word."""
    if space == TOKEN_SPACE:
        return "token"
    if space == TWO_TOKENS_SPACE:
        return "two-tokens"
    if space == PERMIT_SPACE:
        return "permit"
    if space == REPEAT_SPACE:
        return "repeat"
    return bonus_name(SPACE_BONUS + space)


def build(s: CouncilOfFour, city: City) -> None:
    """COU-18 to COU-21, COU-33: an emporium of the active player, and all that it brings."""
    seat = s.active
    crowd = s.crowd(seat, city)
    s.assistants[seat] -= crowd
    s.emporiums[seat] |= BIT[city]
    if s.story is not None:
        kind = "build-crowded" if crowd else "build"
        s.narrate(kind, seat=seat, city=CITIES[city], assistants=crowd)
    _take_bonus_tiles(s, seat, city)
    if bits(s.emporiums[seat]) == EMPORIUMS:
        _finish(s, seat)
    s.push(COLLECTING, group(s, seat, city) & ~BIT[city])
    gain_token(s, city)


def group(s: CouncilOfFour, seat: Seat, city: City) -> i64:
    """COU-19: the cities with emporiums of the player that roads join to this one, and it."""
    own = s.emporiums[seat]
    joined = BIT[city]
    reached = joined
    while reached:
        near = s.map * CITY_COUNT
        beyond: i64 = 0
        while reached:
            if reached & 1:
                beyond |= NEIGHBOURS[near]
            reached >>= 1
            near += 1
        reached = beyond & own & ~joined
        joined |= reached
    return joined


def _take_bonus_tiles(s: CouncilOfFour, seat: Seat, city: City) -> None:
    """COU-20: a bonus tile for all the cities of a colour or of a region."""
    for tile in range(i64(BONUS_TILE_COUNT)):
        needed = TILE_CITIES[s.map * BONUS_TILE_COUNT + tile]
        if s.bonus_owner[tile] < 0 and needed >> city & 1 and needed & ~s.emporiums[seat] == 0:
            s.bonus_owner[tile] = seat
            if s.story is not None:
                s.narrate(
                    "bonus-tile", seat=seat, tile=BONUS_TILES[tile], points=BONUS_POINTS[tile]
                )
            _take_king_tile(s, seat)


def _take_king_tile(s: CouncilOfFour, seat: Seat) -> None:
    """COU-20: with a bonus tile the top king's reward tile, while any remain."""
    for tile in range(i64(KING_TILE_COUNT)):
        if s.king_owner[tile] < 0:
            s.king_owner[tile] = seat
            if s.story is not None:
                s.narrate("king-tile", seat=seat, points=KING_POINTS[tile])
            return


def _finish(s: CouncilOfFour, seat: Seat) -> None:
    """COU-33: points for the tenth emporium; the first to build it brings the last turns."""
    s.points[seat] += LAST_EMPORIUM
    if s.story is not None:
        s.narrate("tenth", seat=seat, points=LAST_EMPORIUM)
    if s.ending < 0:
        s.ending = seat
        if s.story is not None:
            s.narrate("last-turns")


def elect(s: CouncilOfFour, council: Council, colour: Card) -> None:
    """COU-12: pushed in from the arrow side; the one at the far end falls out."""
    at = council * BALCONY
    fallen = s.balconies[at + BALCONY - 1]
    for place in range(i64(BALCONY - 1), i64(0), i64(-1)):
        s.balconies[at + place] = s.balconies[at + place - 1]
    s.balconies[at] = colour
    s.beside[colour] -= 1
    s.beside[fallen] += 1
    if s.story is not None:
        s.narrate(
            "elect",
            seat=s.active,
            council=COUNCILS[council],
            councillor=CARDS[colour],
            fallen=CARDS[fallen],
        )


def take_permit(s: CouncilOfFour, permit: Permit) -> None:
    """COU-13: take a face-up permit, gain its bonuses, then its slot is refilled."""
    s.permits[s.active] |= BIT[permit]
    for slot in range(i64(SLOT_COUNT)):
        if s.shown[slot] == permit:
            s.shown[slot] = -1
            s.push(REVEALING, slot, slot)
    if s.story is not None:
        s.narrate("take", seat=s.active, **permit_data(permit))
    gain_permit_bonus(s, permit)


def change_permits(s: CouncilOfFour, region: Region) -> None:
    """COU-30: the face-up permits go to the bottom in the order shown, new ones are revealed."""
    for slot in range(region * REGION_SLOTS, (region + 1) * REGION_SLOTS):
        s.bottom[region * REGION_PERMITS + s.at_bottom[region]] = s.shown[slot]
        s.at_bottom[region] += 1
        s.shown[slot] = -1
    if s.story is not None:
        s.narrate("change", seat=s.active, region=REGIONS[region])
    s.push(REVEALING, region * REGION_SLOTS, region * REGION_SLOTS + 1)


def show_permit(s: CouncilOfFour, slot: i64, permit: Permit) -> None:
    """COU-05: a permit lies face up."""
    s.shown[slot] = permit
    if s.story is not None:
        s.narrate(
            "reveal",
            region=REGIONS[slot // REGION_SLOTS],
            slot=slot % REGION_SLOTS,
            **permit_data(permit),
        )


def raise_bottom(s: CouncilOfFour, slot: i64) -> None:
    """COU-38: with nothing unseen the permits put at the bottom come back in their order."""
    region = slot // REGION_SLOTS
    if s.at_bottom[region] == 0:
        return
    permit = s.bottom[region * REGION_PERMITS]
    s.at_bottom[region] -= 1
    for place in range(s.at_bottom[region]):
        s.bottom[region * REGION_PERMITS + place] = s.bottom[region * REGION_PERMITS + place + 1]
    s.bottom[region * REGION_PERMITS + s.at_bottom[region]] = 0
    show_permit(s, slot, permit)


def rebuild_deck(s: CouncilOfFour) -> None:
    """COU-04: an empty deck is rebuilt from the discards, if there are any."""
    found: i64 = 0
    for card in range(i64(CARD_COUNT)):
        found += s.discards[card]
        s.deck[card] = s.discards[card]
        s.discards[card] = 0
    if s.story is not None and found > 0:
        s.narrate("rebuild")
