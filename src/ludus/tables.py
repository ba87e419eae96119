"""Tables for people who read in a terminal."""

from rich.table import Table

from ludus.arena.simulate import Tally
from ludus.arena.tournament import Standing
from ludus.core.game import OVER, Game
from ludus.core.match import Match
from ludus.core.sheet import Field


def games_table(games: list[Game]) -> Table:
    """The games: players and options."""
    table = Table(title="Games", show_lines=True)
    for column in ("name", "title", "players", "options (the first value is the default)"):
        table.add_column(column)
    for game in games:
        options = [f"{o.name}={'|'.join(o.values)}  ({o.help})" for o in game.options]
        players = ", ".join(str(n) for n in game.players)
        table.add_row(game.name, game.title, players, "\n".join(options) or "none")
    return table


def fields_table(game: Game, players: int, fields: list[Field]) -> Table:
    """What the numbers of an observation mean."""
    table = Table(title=f"{game.title}, {players} players: what a seat observes")
    table.add_column("numbers", justify="right")
    table.add_column("field")
    table.add_column("what it means (shares are from 0 to 1)")
    for name, start, length, meaning in fields:
        last = start + length - 1
        table.add_row(f"{start}" if length == 1 else f"{start} to {last}", name, meaning)
    return table


def result_table(match: Match) -> Table:
    """The ranking with the breakdown of points line by line."""
    result = match.state.result()
    words = match.game.words()
    table = Table(title="Result" if match.state.actor == OVER else "Score so far")
    table.add_column("")
    for seat in range(match.record.players):
        colour = words.text("colour." + match.game.colours[seat])
        table.add_column(f"{colour} ({match.record.seats[seat]})", justify="right")
    for line in result.lines:
        table.add_row(words.text("line." + line.key), *(str(points) for points in line.points))
    table.add_section()
    table.add_row("Total", *(str(score) for score in result.scores), style="bold")
    table.add_row(words.text("tie_break"), *(str(rest) for rest in result.tie_break))
    if match.state.actor == OVER:
        won = ["*" if seat in result.winners else "" for seat in range(match.record.players)]
        table.add_row("Winner", *won, style="bold")
    return table


def standings_table(title: str, found: list[Standing]) -> Table:
    """How every bot of an arena did, the best first."""
    table = Table(title=title)
    table.add_column("bot")
    columns = ("seats", "won", "95% interval", "rating", "mean score", "ms a decision", "failed")
    for column in columns:
        table.add_column(column, justify="right")
    for s in found:
        table.add_row(
            s.bot,
            f"{s.games:,}",
            f"{s.share:.1%}",
            f"{s.low:.1%} to {s.high:.1%}",
            f"{s.rating:.0f}",
            f"{s.score:.2f}",
            f"{s.milliseconds:.2f}",
            f"{s.failures}",
        )
    return table


def tally_tables(game: Game, tally: Tally, seconds: float) -> list[Table]:
    """What many games had in common: all of them, by seat, by bot, and their scores."""
    n = tally.games
    table = Table(title=f"{game.title}, {tally.players} players")
    table.add_column("")
    table.add_column("", justify="right")
    table.add_row("games", f"{n:,}")
    table.add_row("decisions a game", f"{tally.decisions / n:,.1f}")
    table.add_row("longest game, decisions", f"{tally.longest:,}")
    table.add_row("turns a game", f"{tally.turns / n:,.1f}")
    table.add_row("shared victories", f"{tally.shared / n:.1%}")
    table.add_row("ties broken", f"{tally.broken_ties / n:.1%}")
    table.add_row("games a second", f"{n / seconds:,.0f}")
    table.add_row("decisions a second", f"{tally.decisions / seconds:,.0f}")
    return [table, _seats_table(game, tally), _bots_table(tally), _scores_table(tally)]


def _seats_table(game: Game, tally: Tally) -> Table:
    table = Table(title="By seat")
    for column in ("seat", "wins", "share", "mean score", "lowest", "median", "highest"):
        table.add_column(column, justify="left" if column == "seat" else "right")
    for seat, scores in enumerate(tally.scores):
        ordered = sorted(scores.elements())
        mean = sum(ordered) / len(ordered)
        colour = game.words().text("colour." + game.colours[seat])
        wins = float(tally.wins[seat])
        row = (f"{wins:,.1f}", f"{wins / tally.games:.1%}", f"{mean:.2f}", f"{ordered[0]}")
        middle = ordered[len(ordered) // 2]
        table.add_row(f"{seat + 1} {colour}", *row, f"{middle}", f"{ordered[-1]}")
    return table


def _bots_table(tally: Tally) -> Table:
    table = Table(title="By bot")
    for column in ("bot", "seats", "wins", "share", "mean score"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for bot, sat in sorted(tally.sat.items()):
        won, scored = float(tally.won[bot]), tally.scored[bot]
        table.add_row(bot, f"{sat:,}", f"{won:,.1f}", f"{won / sat:.1%}", f"{scored / sat:.2f}")
    return table


def _scores_table(tally: Tally, most_rows: int = 15) -> Table:
    """All scores of all seats, in at most that many rows of equal width."""
    every = sum(tally.scores, start=type(tally.scores[0])())
    low, high = min(every), max(every)
    width = (high - low) // most_rows + 1
    table = Table(title="Scores")
    for column in ("score", "times", ""):
        table.add_column(column, justify="left" if column == "" else "right")
    rows = []
    for start in range(low, high + 1, width):
        times = sum(every[score] for score in range(start, start + width))
        rows.append((f"{start}" if width == 1 else f"{start} to {start + width - 1}", times))
    peak = max(times for _, times in rows)
    for label, times in rows:
        table.add_row(label, f"{times:,}", "█" * round(40 * times / peak))
    return table
