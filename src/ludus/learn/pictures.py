"""The pictures of a rulebook: positions that the engine sets up or replays, one a rule or example.

A picture shows one position, or two with what was played between them. Nothing is drawn here: the
views go to whoever draws boards.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludus.core.game import Game, State, View
from ludus.core.match import loads
from ludus.core.message import SPECTATOR, Event, Message
from ludus.core.registry import get
from ludus.learn.lessons import FOLDER, BadLesson, check_fields

FIELDS: Final = {
    "of",
    "record",
    "at",
    "position",
    "before",
    "play",
    "about",
    "panels",
    "board",
    "seat",
}
MOST_LIT: Final = 6
"""With more places than this the whole board is shown."""


class Picture(NamedTuple):
    """What is shown of a rule.

    of      the id of the rule, or the name of an example
    seat    who looks: his cards are open, nobody's if it is a spectator
    views   the board, or the boards before and after
    board   whether the board is shown, or only the panels
    about   the places it speaks of, as the board names them; none for the whole board
    panels  the players whose holdings are shown beside it
    events  what happened between the two boards
    """

    of: str
    seat: int
    views: list[View]
    board: bool
    about: list[str]
    panels: list[int]
    events: list[Message]


@cache
def pictures(game: str) -> tuple[Picture, ...]:
    """The pictures of a game's rulebook, none if it has none."""
    folder = get(game).folder() / FOLDER
    path = folder / "pictures.toml"
    if not path.is_file():
        return ()
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    positions = data.get("positions", {})
    return tuple(_picture(get(game), folder, positions, entry) for entry in data["picture"])


def _picture(
    game: Game, folder: Path, positions: dict[str, View], entry: dict[str, Any]
) -> Picture:
    check_fields(f"Picture '{entry['of']}'", entry, FIELDS)
    seat = entry.get("seat", SPECTATOR)
    try:
        states, story = _shown(game, folder, positions, entry)
    except Exception as error:
        raise BadLesson(f"The picture of {entry['of']} cannot be: {error}") from error
    events = [event.seen_by(seat) for event in story]
    places = [place for event in events for place in game.teller.places(event)]
    lit = list(dict.fromkeys(places))
    return Picture(
        of=entry["of"],
        seat=seat,
        views=[state.view(seat) for state in states],
        board=entry.get("board", True),
        about=entry.get("about", lit if len(lit) <= MOST_LIT else []),
        panels=entry.get("panels", []),
        events=events,
    )


def _shown(
    game: Game, folder: Path, positions: dict[str, View], entry: dict[str, Any]
) -> tuple[list[State], list[Event]]:
    """The position, or those before and after, and what happened between them."""
    if "record" not in entry:
        return _played(game, game.setup(positions[entry["position"]]), entry)
    states, stories = _moments(folder / entry["record"])
    first, last = entry["at"][0], entry["at"][-1]
    if first == last:
        return _played(game, states[first].copy(), entry)
    return [states[first], states[last]], [e for story in stories[first:last] for e in story]


@cache
def _moments(path: Path) -> tuple[list[State], list[list[Event]]]:
    """All positions of a record, and what happened after each."""
    match = loads(path.read_text(encoding="utf-8"))
    states = [match.game.new(match.record.players, match.record.options)]
    for ply in match.plies:
        states.append(states[-1].copy())
        states[-1].play(ply.id)
    return states, [ply.events for ply in match.plies]


def _played(game: Game, state: State, entry: dict[str, Any]) -> tuple[list[State], list[Event]]:
    """A position after what is played `before`, and the one after what is then played."""
    for text in entry.get("before", []):
        state.apply(game.parse(text))
    if "play" not in entry:
        return [state], []
    after = state.copy()
    story: list[Event] = []
    after.story = story
    for text in entry["play"]:
        after.apply(game.parse(text))
    return [state, after], story
