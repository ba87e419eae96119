"""Tables for people who read in a terminal, which may be 80 columns wide.

Numbers are never cut and names never shortened: what is too long goes on in the next line.
"""

from collections.abc import Mapping

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from ludus.analysis.lines import Advice
from ludus.analysis.page import moments
from ludus.analysis.plot import CELLS, bands, paint, text
from ludus.analysis.reasons import say
from ludus.analysis.report import reasons_said, said, told, totals_of
from ludus.analysis.review import Reviewer, ReviewStep
from ludus.arena.simulate import Tally
from ludus.arena.tasks import EvaluationTask, TaskResult
from ludus.arena.tournament import BotStanding
from ludus.core.game import CHANCE, OVER, Game
from ludus.core.language import FIRST, beside
from ludus.core.language import words as spoken
from ludus.core.match import Match
from ludus.core.sheet import Field


def new_table(title: str, texts: tuple[str, ...], numbers: tuple[str, ...] = ()) -> Table:
    """An empty table: columns of text, then columns of numbers."""
    table = Table(title=title, box=SIMPLE_HEAD, title_justify="left")
    for heading in texts:
        table.add_column(heading, overflow="fold")
    for heading in numbers:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def settings_text(options: Mapping[str, str], seed: int) -> str:
    """What makes games the same again: 'length=normal, seed 7'."""
    return ", ".join([*(f"{name}={value}" for name, value in options.items()), f"seed {seed}"])


def games_table(games: list[Game]) -> Table:
    """The games: players, version of the rules, options."""
    columns = ("name", "title", "players", "rules", "options (the first value is the default)")
    table = new_table("Games", columns)
    for game in games:
        options = [f"{o.name}={'|'.join(o.values)}\n  {o.help}" for o in game.options]
        players = ",".join(str(n) for n in game.players)
        version = f"v{game.rules_version}"
        table.add_row(game.name, game.title, players, version, "\n".join(options) or "none")
        table.add_section()
    return table


def fields_table(game: Game, players: int, fields: list[Field]) -> Table:
    """What the numbers of an observation mean."""
    title = f"{game.title}, {players} players: what a seat observes"
    table = new_table(title, ("numbers", "field", "what it means (shares are from 0 to 1)"))
    for name, start, length, meaning in fields:
        last = start + length - 1
        table.add_row(f"{start}" if length == 1 else f"{start} to {last}", name, meaning)
    return table


def result_table(match: Match, language: str = FIRST) -> Table:
    """The ranking with the breakdown of points line by line."""
    result = match.game.known_result(match.state)
    words, own = match.game.words(language), spoken(language, beside(__name__))
    table = new_table(own.text("result" if match.state.actor == OVER else "so-far"), ("",))
    for seat in range(match.record.players):
        colour = words.text("colour." + match.game.colours[seat])
        heading = f"{colour} ({match.record.seats[seat]})"
        table.add_column(heading, justify="right", overflow="fold")
    for line in result.lines:
        table.add_row(words.text("line." + line.key), *(str(points) for points in line.points))
    table.add_section()
    table.add_row(own.text("total"), *(str(score) for score in result.scores), style="bold")
    table.add_row(words.text("tie_break"), *(str(rest) for rest in result.tie_break))
    if match.state.actor == OVER:
        won = ["*" if seat in result.winners else "" for seat in range(match.record.players)]
        table.add_row(own.text("winner"), *won, style="bold")
    return table


def standings_table(title: str, found: list[BotStanding]) -> Table:
    """How every bot of an arena did, the best first."""
    columns = ("seats", "won", "95% interval", "rating", "score", "ms", "failed")
    table = new_table(title, ("bot",), columns)
    table.caption = "score: the mean; ms: milliseconds a decision; failed: replaced for a decision"
    for s in found:
        table.add_row(
            s.bot,
            f"{s.games:,}",
            f"{s.share:.1%}",
            f"{100 * s.low:.1f}-{s.high:.1%}",
            f"{s.rating:.0f}",
            f"{s.score:.2f}",
            f"{s.milliseconds:.2f}",
            f"{s.failures}",
        )
    return table


def tasks_table(tasks: list[EvaluationTask]) -> Table:
    """The benchmark tasks."""
    table = new_table("Tasks", ("task", "opponents"), ("games", "seed", "rules"))
    for task in tasks:
        games = f"{task.games * len(task.opponents):,}"
        table.add_row(task.name, ", ".join(task.opponents), games, f"{task.seed}", f"v{task.rules}")
    return table


def evaluation_table(found: TaskResult) -> Table:
    """How a bot did by a task, opponent by opponent."""
    columns = ("games", "won", "95% interval", "mean score")
    table = new_table(f"{found.bot} by {found.task.name}", ("against",), columns)
    for outcome in found.outcomes:
        interval = f"{100 * outcome['low']:.1f}-{outcome['high']:.1%}"
        shown = (f"{outcome['games']:,}", f"{outcome['share']:.1%}", interval)
        table.add_row(outcome["opponent"], *shown, f"{outcome['score']:.2f}")
    table.add_section()
    table.add_row("the task", "", f"{found.share():.1%}", "", "", style="bold")
    fair = f"a fair share is {1 / found.task.players:.1%}"
    table.caption = fair if found.complete else f"{fair}; not all games of the task were played"
    return table


def tally_tables(game: Game, tally: Tally, settings: str, seconds: float) -> list[Table]:
    """What many games had in common: all of them, by seat, by bot, and their scores."""
    n = tally.games
    table = new_table(f"{game.title}, {tally.players} players, {settings}", ("",), ("",))
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
    columns = ("wins", "share", "mean score", "lowest", "median", "highest")
    table = new_table("By seat", ("seat",), columns)
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
    table = new_table("By bot", ("bot",), ("seats", "wins", "share", "mean score"))
    for bot, sat in sorted(tally.sat.items()):
        won, scored = float(tally.won[bot]), tally.scored[bot]
        table.add_row(bot, f"{sat:,}", f"{won:,.1f}", f"{won / sat:.1%}", f"{scored / sat:.2f}")
    return table


def _scores_table(tally: Tally, most_rows: int = 15) -> Table:
    """All scores of all seats, in at most that many rows of equal width."""
    every = sum(tally.scores, start=type(tally.scores[0])())
    low, high = min(every), max(every)
    width = (high - low) // most_rows + 1
    table = new_table("Scores", (), ("score", "times"))
    table.add_column("")
    rows = []
    for start in range(low, high + 1, width):
        times = sum(every[score] for score in range(start, start + width))
        rows.append((f"{start}" if width == 1 else f"{start} to {start + width - 1}", times))
    peak = max(times for _, times in rows)
    for label, times in rows:
        table.add_row(label, f"{times:,}", "█" * round(40 * times / peak))
    return table


def review_table(reviewer: Reviewer) -> Table:
    """For each player: start, luck, losses, revisions, result, accuracy, named losses."""
    numbers = ("start", "luck", "lost", "others", "revised", "result", "acc.", "?!/?/??")
    match = reviewer.match
    table = new_table(f"Review: {match.game.title}, chances in percent", ("player",), numbers)
    table.caption = (
        "start + luck - lost + others + revised = result; revised: by deeper looks, in brackets"
        " how large it may be; ?! inaccuracies, ? mistakes, ?? blunders"
    )
    for name, t in zip(match.record.seats, totals_of(reviewer), strict=True):
        table.add_row(
            name,
            f"{100 * t.start:.0f}",
            f"{100 * t.luck:+.0f}",
            f"{100 * t.lost:.0f}",
            f"{100 * t.given:+.0f}",
            f"{100 * t.revised:+.0f} ({100 * t.error:.0f})",
            f"{100 * t.result:.0f}",
            f"{t.accuracy:.0f}",
            "/".join(f"{count}" for count in t.named.values()),
        )
    return table


def review_plot(reviewer: Reviewer) -> Group:
    """The chances over the game, stacked, a band a player."""
    match = reviewer.match
    styles = {CELLS[seat]: paint(match.game.colours[seat]) for seat in range(match.record.players)}
    lines = []
    for row in text(bands(reviewer.start, reviewer.steps)):
        line = Text("  ")
        for cell in row:
            line.append(cell, style=styles[cell])
        lines.append(line)
    legend = Text("  ")
    for seat, name in enumerate(match.record.seats):
        legend.append(CELLS[seat] * 2, style=styles[CELLS[seat]])
        legend.append(f" {name}  ")
    return Group(*lines, legend)


def moments_table(reviewer: Reviewer) -> Table:
    """What was lost and what was drawn where it mattered most."""
    table = new_table("Moments", ("ply", "who", "what happened, and what was better"), ("change",))
    for step in moments(reviewer):
        table.add_row(f"{step.first + 1}", *_moment_row(reviewer, step))
    return table


def _moment_row(reviewer: Reviewer, step: ReviewStep) -> tuple[str, str, str]:
    match = reviewer.match
    if step.seat == CHANCE:
        seat = max(range(match.record.players), key=lambda other: abs(step.change[other]))
        return f"luck: {match.record.seats[seat]}", told(match, step), _percent(step.change[seat])
    what = told(match, step)
    if step.best:
        what += "\n-> " + said(match.game, step.best, FIRST, match.record.seats)
    for reason in reasons_said(match, step):
        what += f"\n   {reason}"
    change = f"{_percent(step.change[step.seat])}\n{step.name}"
    return match.record.seats[step.seat], what, change


def _percent(share: float) -> str:
    return f"{100 * share:+.0f}"


def hint_table(match: Match, found: Advice) -> Table:
    """The best ways to play a turn, with the chance of who asks."""
    title = f"{match.game.title}: good moves for {match.record.seats[found.seat]}"
    table = new_table(title, ("turn",), ("chance", "tried"))
    for line in found.lines:
        chance = f"{line.values[found.seat]:.0%}"
        turn = said(match.game, line.ids, FIRST, match.record.seats)
        table.add_row(turn, chance, f"{line.tries:,}")
    if found.reasons:
        names = match.record.seats
        why = " ".join(say(match.game, reason, FIRST, names) for reason in found.reasons)
        table.caption = f"The first: {why}"
    return table
