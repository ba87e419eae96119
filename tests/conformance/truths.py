"""When the reason of a refusal is true: read off what the player sees, not off the rules."""

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from ludus.core.game import Action, State
from ludus.core.message import Message
from ludus.core.registry import get


class Refused(NamedTuple):
    """An action that was refused: the state, what its player sees, the reason, the last action."""

    state: State
    view: Any
    action: Action
    reason: Message
    last: Action | None

    @property
    def seat(self) -> int:
        return int(self.state.actor)

    @property
    def asked(self) -> dict[str, Any]:
        return self.state.prompt().data

    @property
    def data(self) -> dict[str, Any]:
        return self.action.data

    @property
    def said(self) -> dict[str, Any]:
        return self.reason.data

    @property
    def kinds(self) -> list[str]:
        return self.state.kinds()

    def place(self, name: str) -> Any:
        """An institution of Municipium."""
        return next(one for one in self.view["institutions"] if one["name"] == name)

    def held(self, good: str) -> int:
        """How many of a citizen, or of favours, the player has."""
        family = self.view["families"][self.seat]
        return int(family["favours"] if good == "favour" else family["citizens"][good])

    @property
    def me(self) -> Any:
        """The player, in The Council of Four, or the family in Rome."""
        return self.view["players" if "players" in self.view else "families"][self.seat]

    def city(self, name: str) -> Any:
        return next(city for city in self.view["cities"] if city["name"] == name)

    def crowd(self, name: str) -> int:
        """How many emporiums of others stand in a city."""
        city = self.city(name)
        return len([one for one in city["emporiums"] if one != self.seat]) + int(city["neutral"])

    def council(self, name: str) -> Any:
        return next(one for one in self.view["councils"] if one["name"] == name)

    def region(self, name: str) -> Any:
        return next(one for one in self.view["regions"] if one["name"] == name)

    def open_cities(self, names: list[str]) -> list[str]:
        """Those of the cities where the player has no emporium."""
        return [name for name in names if name not in self.me["emporiums"]]

    def too_crowded(self, names: list[str]) -> bool:
        """Whether the least crowded open city takes what the reason says, and that is too much."""
        fewest = min(self.crowd(name) for name in self.open_cities(names))
        return bool(fewest == self.said["assistants"] > self.me["assistants"])

    def owns(self, pile: str) -> bool:
        """Whether the permit of the action is among the player's."""
        return self.data["permit"] in [permit["id"] for permit in self.me[pile]]


GOODS = ["priest", "advocate", "merchant", "soldier", "favour"]


def held_before(r: Refused) -> bool:
    """Whether the player has a good that comes before the one refused."""
    return any(r.held(good) for good in GOODS[: GOODS.index(r.data["good"])])


MUNICIPIUM: dict[str, Callable[[Refused], bool]] = {
    "steps": lambda r: "step" not in r.kinds and r.state.prompt().key == "prompt.card",
    "return": lambda r: (
        r.last is not None
        and r.last.kind == "step"
        and (r.last.data["origin"], r.last.data["goal"]) == (r.data["goal"], r.data["origin"])
    ),
    "nobody": lambda r: r.place(r.said["origin"])["members"][r.seat] == 0,
    "wreath": lambda r: r.place(r.said["origin"])["wreathed"][r.seat] == 0,
    "used": lambda r: not r.view["families"][r.seat]["cards"][r.said["card"]],
    "place": lambda r: r.asked["citizen"] != r.said["citizen"] == r.data["citizen"],
    "guest": lambda r: r.view["guests"][r.said["citizen"]] == 0,
    "moved": lambda r: not other_moves(r),
    "moved-wreath": lambda r: not other_moves(r),
    "leader": lambda r: r.place(r.said["institution"])["leader"] != r.seat,
    "chosen": lambda r: r.action.kind == "decline" and "decline" not in r.kinds,
    "must-move": lambda r: r.action.kind == "done" and r.kinds == ["reposition"],
    "bag": lambda r: sum(r.view["bag"].values()) == 0,
    "give-few": lambda r: sum(r.held(good) for good in GOODS) < 3,
    "give-none": lambda r: r.held(r.said["good"]) == 0,
    "give-order": lambda r: r.held(r.said["good"]) > 0 and held_before(r),
    "give-later": lambda r: (
        r.last is not None and GOODS.index(r.data["good"]) < GOODS.index(str(r.last.data["good"]))
    ),
    "own": lambda r: r.data["family"] == r.seat,
    "no-family": lambda r: r.data["family"] >= len(r.view["families"]),
    "other-power": lambda r: (
        r.action.kind == "exert" and r.data["institution"] != r.said["institution"] == "baths"
    ),
    "seize": lambda r: r.view["families"][r.said["family"]]["citizens"][r.said["citizen"]] == 0,
    "lure": lambda r: r.place(r.said["institution"])["banner"][r.said["citizen"]] == 0,
    "take": lambda r: (
        r.data["plain"] > r.place(r.said["institution"])["members"][r.said["moved"]]
        or r.data["wreathed"] > r.place(r.said["institution"])["wreathed"][r.said["moved"]]
    ),
    "gather": lambda r: (
        r.place(r.said["institution"])["members"][r.said["family"]]
        + r.place(r.said["institution"])["wreathed"][r.said["family"]]
        == 0
    ),
}


def other_moves(r: Refused) -> list[int]:
    """The legal repositionings of such a member from the same place."""
    told = ("origin", "wreath")
    actions = r.state.game.actions
    return [
        id
        for id in r.state.legal()
        if actions[id].kind == "reposition"
        and all(actions[id].data[name] == r.data[name] for name in told)
    ]


def paid(r: Refused) -> dict[str, int]:
    """The cards played so far."""
    cards: dict[str, int] = r.view["payment"]["cards"]
    return cards


def later_card(r: Refused) -> bool:
    """Whether a card of a later colour was played."""
    order = list(r.me["hand"])
    return any(n for card, n in paid(r).items() if order.index(card) > order.index(r.data["card"]))


def matches(r: Refused) -> int:
    """How many councillors of the card's colour are not matched yet."""
    sitting: int = r.council(r.view["payment"]["council"])["councillors"].count(r.data["card"])
    return sitting - paid(r).get(r.data["card"], 0)


def takable(r: Refused) -> list[int]:
    """The permits that lie face up where the player may take one."""
    regions = [r.asked["region"]] if "region" in r.asked else [x["name"] for x in r.view["regions"]]
    return [p["id"] for name in regions for p in r.region(name)["shown"] if p is not None]


def can_satisfy(r: Refused, region: Any) -> bool:
    return any(region["shown"]) and r.council(region["name"])["offer"]["payable"]


def in_pile(region: Any) -> int:
    return int(region["unseen"]) + len(region["bottom"])


COUNCIL: dict[str, Callable[[Refused], bool]] = {
    "main": lambda r: r.view["mains"] == 0,
    "quick": lambda r: r.view["quicks"] == 0,
    "must": lambda r: r.view["mains"] > 0 and "end" not in r.kinds,
    "buy": lambda r: not any(can_satisfy(r, region) for region in r.view["regions"]),
    "ten": lambda r: r.me["emporiums_left"] == 0,
    "no-face-up": lambda r: r.me["permits"] == [],
    "build-own": lambda r: not any(r.open_cities(p["cities"]) for p in r.me["permits"]),
    "build-crowd": lambda r: r.too_crowded([c for p in r.me["permits"] for c in p["cities"]]),
    "king-cards": lambda r: r.council("king")["offer"]["coins"] is None,
    "king-price": lambda r: (
        r.council("king")["offer"]["coins"] == r.said["coins"] > r.me["coins"] == r.said["have"]
    ),
    "king-nowhere": lambda r: all(
        r.crowd(city) > r.me["assistants"]
        for city in r.open_cities([city["name"] for city in r.view["cities"]])
    ),
    "king-road": lambda r: (
        r.council("king")["offer"]["coins"] == r.said["coins"]
        and r.said["coins"] + r.said["road"] > r.me["coins"] == r.said["have"]
    ),
    "coins": lambda r: r.me["coins"] < r.said["coins"],
    "assistants": lambda r: r.me["assistants"] < r.said["assistants"],
    "piles": lambda r: all(in_pile(region) == 0 for region in r.view["regions"]),
    "pile": lambda r: in_pile(r.region(r.said["region"])) == 0,
    "kings-council": lambda r: r.data["council"] == "king",
    "no-permits": lambda r: not any(r.region(r.said["region"])["shown"]),
    "satisfy": lambda r: not r.council(r.said["council"])["offer"]["payable"],
    "councillor": lambda r: r.view["beside"][r.said["councillor"]] == 0,
    "no-card": lambda r: sum(paid(r).values()) == 0,
    "price": lambda r: r.view["payment"]["coins"] == r.said["coins"] > r.me["coins"],
    "price-road": lambda r: r.said["coins"] <= r.me["coins"] < r.said["coins"] + r.said["road"],
    "not-held": lambda r: r.me["hand"][r.said["card"]] == 0,
    "no-match": lambda r: r.said["card"] != "joker" and matches(r) == 0,
    "card-order": later_card,
    "dear": lambda r: r.me["hand"][r.said["card"]] > 0 and not later_card(r),
    "not-shown": lambda r: r.data["permit"] not in takable(r),
    "far": lambda r: (
        r.view["king"]["routes"][r.said["city"]]["coins"] == r.said["coins"] > r.me["coins"]
    ),
    "own-city": lambda r: r.said["city"] in r.me["emporiums"],
    "crowd": lambda r: r.crowd(r.said["city"]) == r.said["assistants"] > r.me["assistants"],
    "closed-own": lambda r: r.owns("permits") and not r.open_cities(r.data["cities"]),
    "closed-crowd": lambda r: r.owns("permits") and r.too_crowded(r.data["cities"]),
    "used": lambda r: r.owns("used"),
    "not-yours": lambda r: not r.owns("permits") and not r.owns("used"),
    "just-bought": lambda r: r.owns("permits") or r.owns("used"),
    "not-on-permit": lambda r: (
        r.last is not None and r.last.kind == "use" and r.said["city"] not in names_of(r.last)
    ),
    "no-emporium": lambda r: r.said["city"] not in r.me["emporiums"],
    "no-token": lambda r: r.city(r.said["city"])["token"] is None,
    "nobility-token": lambda r: "nobility" in r.city(r.said["city"])["token"]["goods"],
    "token-order": lambda r: r.said["city"] in r.me["emporiums"],
    "token-chosen": lambda r: r.last is not None and r.last.data.get("city") == r.said["city"],
}


def names_of(action: Action) -> list[str]:
    cities = action.data["cities"]
    assert isinstance(cities, list)
    return [str(city) for city in cities]


def ends(r: Refused) -> list[int]:
    """The vertices at both ends of the refused piece."""
    vertices: list[int] = board(r)["edges"][r.data["edge"]]["vertices"]
    return vertices


def board(r: Refused) -> Any:
    """What is printed on the board."""
    return printed(r.state.game.name)


@cache
def printed(game: str) -> Any:
    return get(game).board()


def along_tile(r: Refused) -> bool:
    sides = [board(r)["positions"][tile["position"]]["sides"] for tile in r.view["tiles"]]
    return any(r.data["edge"] in around for around in sides)


def continued(r: Refused) -> list[Any]:
    """The aqueducts, of those that could go on here, that end where the piece begins."""
    colours = [r.asked["aqueduct"]] if "aqueduct" in r.asked else ["grey", "brown", "white"]
    return [
        one
        for one in r.view["aqueducts"]
        if one["started"] and one["colour"] in colours and one["end"] in ends(r)
    ]


def watered(r: Refused) -> set[int]:
    """The vertices of all aqueducts and sources."""
    edges = board(r)["edges"]
    sources = {one["source"] for one in r.view["aqueducts"]}
    return sources | {
        v for one in r.view["aqueducts"] for e in one["edges"] for v in edges[e]["vertices"]
    }


def stands_on(r: Refused, position: int) -> bool:
    """Whether a magistrate of the player stands on the tile in a position."""
    mine = [tile["position"] for tile in r.view["tiles"] if tile["magistrate"] == r.seat]
    return position in mine


def site(r: Refused) -> int:
    """The site that the prompt speaks of."""
    names = [vertex["name"] for vertex in board(r)["vertices"]]
    return names.index(r.asked["place"])


def covered(r: Refused) -> bool:
    """Whether a hill or a tile covers part of the position."""
    printed = board(r)
    taken = {printed["hills"][hill] for hill in r.view["hills"]}
    for tile in r.view["tiles"]:
        taken |= set(printed["positions"][tile["position"]]["triangles"])
    return bool(taken & set(printed["positions"][r.data["position"]]["triangles"]))


def shares_a_side(r: Refused) -> bool:
    """Whether the position has a side in common with a tile or a hill."""
    printed = board(r)
    edges = [edge["vertices"] for edge in printed["edges"]]
    sides = {tuple(sorted(edges[e])) for e in printed["positions"][r.data["position"]]["sides"]}
    around: set[tuple[int, ...]] = set()
    for tile in r.view["tiles"]:
        around |= {tuple(sorted(edges[e])) for e in printed["positions"][tile["position"]]["sides"]}
    for hill in r.view["hills"]:
        corners = printed["triangles"][printed["hills"][hill]]
        around |= {tuple(sorted(pair)) for pair in pairwise([*corners, corners[0]])}
    return bool(sides & around)


ROME: dict[str, Callable[[Refused], bool]] = {
    "hill": lambda r: r.said["hill"] in r.view["hills"],
    "actions-left": lambda r: r.view["actions"] == r.said["actions"] > 0,
    "last-spend": lambda r: r.view["last_turns"] is not None,
    "imperium": lambda r: r.me["imperium"][r.said["building"]] == 0,
    "no-action": lambda r: r.view["actions"] == 0 and "spend" in r.kinds,
    "play-first": lambda r: r.action.kind == "tile",
    "draw": lambda r: sum(r.view["stacks"].values()) == 0,
    "expand": lambda r: all(not one["started"] or not one["next"] for one in r.view["aqueducts"]),
    "recall": lambda r: not any(tile["magistrate"] == r.seat for tile in r.view["tiles"]),
    "play": lambda r: sum(r.me["atrium"].values()) == 0,
    "no-room": lambda r: sum(r.me["atrium"].values()) > 0,
    "stack": lambda r: r.view["stacks"][r.said["tile"]] == 0,
    "order": lambda r: r.view["stacks"][r.said["tile"]] > 0,
    "side": lambda r: not along_tile(r),
    "continue": lambda r: along_tile(r) and continued(r) == [],
    "touch": lambda r: any(
        v in watered(r) for one in continued(r) for v in ends(r) if v != one["end"]
    ),
    "pieces": lambda r: any(one["left"] == 0 for one in continued(r)),
    "blocked": lambda r: (
        along_tile(r)
        and any(v not in watered(r) for one in continued(r) for v in ends(r) if v != one["end"])
    ),
    "nobody": lambda r: not stands_on(r, r.data["position"]),
    "tile": lambda r: r.me["atrium"][r.said["tile"]] == 0,
    "covered": covered,
    "contact": lambda r: not covered(r) and not shares_a_side(r),
    "site": lambda r: (
        r.data["site"] not in [site["site"] for site in r.view["sites"] if site["sixths"] == 6]
    ),
    "send": lambda r: (
        not stands_on(r, r.data["position"])
        or site(r) not in board(r)["positions"][r.data["position"]]["outline"]
    ),
}

TRUTHS = {"municipium": MUNICIPIUM, "council": COUNCIL, "rome": ROME}
