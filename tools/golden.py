"""Writes the golden games and perft counts of a game: `python -m tools.golden GAME...`.

Golden games are whole games in text notation with their result; perft counts are the numbers of
ways to go on from a position for so many plies. Both are kept in `tests/golden`, so that any change
of the rules shows as a difference there. Write them anew only when the rules were meant to change.
"""

import json
import sys
from pathlib import Path
from typing import Final

from librt.random import Random

from ludus.core.game import Choices, State
from ludus.core.match import Match
from ludus.core.playout import recorded_playout
from ludus.core.registry import get

GOLDEN: Final = Path(__file__).resolve().parent.parent / "tests" / "golden"
GAMES: Final = 3
"""Golden games for each number of players."""
MOMENTS: Final = (0, 1, 3)
"""Where perft counts start: at the beginning, after a quarter, after three quarters of a game."""
MOST_WAYS: Final = 20_000


def ways(state: State, depth: int) -> int:
    """The number of sequences of that many plies, outcomes included."""
    if depth == 0:
        return 1
    choices = Choices()
    state.fill(choices)
    if depth == 1:
        return int(choices.count)
    total = 0
    for id in choices.list():
        following = state.copy()
        following.play(id)
        total += ways(following, depth - 1) if following.actor != -2 else 1
    return total


def match_of(name: str, players: int, options: dict[str, str], seed: int) -> Match:
    """A whole game played at random."""
    match = Match(get(name), players, options)
    for id in recorded_playout(get(name).new(players, options), Random(seed)):
        match.apply(id)
    return match


def option_sets(name: str) -> list[dict[str, str]]:
    """The default options, and in turn each other value of each option."""
    others = [{o.name: value} for o in get(name).options for value in o.values[1:]]
    return [{}, {}, *others]


def write_games(name: str) -> None:
    """Golden games for each number of players, with different options."""
    folder = GOLDEN / name
    folder.mkdir(parents=True, exist_ok=True)
    sets = option_sets(name)
    for players in get(name).players:
        for number in range(GAMES):
            options = sets[(number + players) % len(sets)] if number else {}
            match = match_of(name, players, options, 1000 * players + number)
            (folder / f"{players}-{number + 1}.txt").write_text(match.to_text(), encoding="utf-8")


def write_perft(name: str) -> None:
    """Counts from fixed positions, as deep as they stay small."""
    rows = []
    for players in get(name).players:
        match = match_of(name, players, {}, 1000 * players)
        for quarter in MOMENTS:
            ply = len(match.record.ids) * quarter // 4
            state = match.at(ply)
            counts = [ways(state, 1)]
            while len(counts) < 4 and counts[-1] * counts[0] <= MOST_WAYS:
                counts.append(ways(state, len(counts) + 1))
            rows.append({"record": f"{players}-1.txt", "ply": ply, "counts": counts})
    text = "[\n" + ",\n".join("  " + json.dumps(row) for row in rows) + "\n]\n"
    (GOLDEN / name / "perft.json").write_text(text, encoding="utf-8")


def main() -> None:
    """Write them for the games named on the command line."""
    for name in sys.argv[1:]:
        write_games(name)
        write_perft(name)
        print(f"Wrote {GOLDEN / name}")


if __name__ == "__main__":
    main()
