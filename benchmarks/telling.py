"""`python -m benchmarks.telling`: what a decision costs the server, without network and database.

Whole games of four people who decide at random; each decision is computed and adopted as the server
does it, and told to four readers, each of whom gets the text that goes over his WebSocket.

    python -m benchmarks.telling [--games 3] [--languages en] [--profile]
"""

import argparse
import asyncio
import cProfile
import pstats
import random
import time
from typing import Final

from rich.console import Console
from rich.table import Table as Shown

from benchmarks.reference import reference_seconds
from ludus.core import form
from ludus.core.game import OVER
from ludus.core.registry import names
from ludus.server import protocol
from ludus.server.http.socket import moved
from ludus.server.storage.rows import Guest, StoredTable
from ludus.server.tables import game_commands, seat_commands
from ludus.server.tables.table import Table, Update

PEOPLE: Final = 4
FORM: Final = "compiled" if form.compiled() else "interpreted"
GUESTS: Final = [Guest(f"guest{number}", f"Guest {number}", "en") for number in range(PEOPLE)]


class CountingReader:
    """One who is told, in one language, from one seat."""

    def __init__(self, seat: int, language: str) -> None:
        self.seat = seat
        self.language = language
        self.bytes = 0
        self.seconds = 0.0

    def notify(self, table: Table, update: Update) -> None:
        """Make the text that a WebSocket would send."""
        started = time.process_time()
        if update.since is not None:
            self.bytes += len(moved(table, update, self.seat, self.language, 0.0))
        self.seconds += time.process_time() - started


def new_table(game: str) -> Table:
    """A table of four people whose game has begun."""
    places = [protocol.NewSeat(kind="me")] + [protocol.NewSeat(kind="open")] * (PEOPLE - 1)
    asked = protocol.NewTable(game=game, seats=places, public=True)
    table = Table(StoredTable(*seat_commands.new_table(asked, GUESTS[0], 0.0), [], []))
    for guest in GUESTS[1:]:
        table.adopt(seat_commands.join(table, guest, 0.0))
    table.adopt(game_commands.begin(table, 0.0))
    return table


def play(game: str, seed: int, languages: list[str]) -> tuple[int, float, list[CountingReader]]:
    """One whole game: its decisions, the seconds they took to compute, and who was told."""
    luck, table = random.Random(seed), new_table(game)
    readers = [CountingReader(seat, languages[seat % len(languages)]) for seat in range(PEOPLE)]
    table.listeners.update(readers)
    decisions, deciding = 0, 0.0
    while (actor := int(table.game().state.actor)) != OVER:
        id = luck.choice(table.game().state.legal())
        started = time.process_time()
        move = game_commands.decide(table, actor, table.row.moment, [id], 0.0)
        deciding += time.process_time() - started
        table.adopt(move)
        decisions += 1
    return decisions, deciding, readers


async def measure(games: int, languages: list[str]) -> Shown:
    """All games that there are, each so many times."""
    shown = Shown(title=f"processor time a decision, {FORM}, {'+'.join(languages)}")
    for heading in ("game", "decisions", "deciding, ms", "telling four, ms", "kB to each"):
        shown.add_column(heading, justify="right")
    for game in names():
        play(game, 0, languages)
        played = [play(game, seed, languages) for seed in range(1, games + 1)]
        count = sum(decisions for decisions, _, _ in played)
        deciding = sum(seconds for _, seconds, _ in played) / count
        told = [reader for _, _, readers in played for reader in readers]
        telling = sum(reader.seconds for reader in told) / count
        size = sum(reader.bytes for reader in told) / count / PEOPLE
        figures = (f"{deciding * 1e3:.3f}", f"{telling * 1e3:.3f}", f"{size / 1e3:.1f}")
        shown.add_row(game, f"{count:,}", *figures)
    return shown


def main() -> None:
    """Measure, and show the figures."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--languages", default="en")
    parser.add_argument("--profile", action="store_true", help="show where the time goes")
    options = parser.parse_args()
    profile = cProfile.Profile()
    if options.profile:
        profile.enable()
    shown = asyncio.run(measure(options.games, options.languages.split(",")))
    profile.disable()
    Console().print(shown)
    Console().print(f"reference loop: {reference_seconds():.3f} s")
    if options.profile:
        pstats.Stats(profile).sort_stats("tottime").print_stats(30)


if __name__ == "__main__":
    main()
