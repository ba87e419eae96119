"""The command `ludus`."""

import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated, NoReturn, TypeVar

import typer
from librt.random import Random
from rich import filesize
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

import ludus
from ludus.analysis import store
from ludus.analysis.lines import HINT_DEPTH, advice
from ludus.analysis.page import page
from ludus.analysis.report import as_dict as review_as_dict
from ludus.analysis.review import DEFAULT_DEPTH
from ludus.arena.kept import keeps_many, record_of
from ludus.arena.match import Setting
from ludus.arena.plot import plot
from ludus.arena.results import Results
from ludus.arena.simulate import simulate
from ludus.arena.tasks import TASKS, check_result, evaluate, result_of, task_of
from ludus.arena.tournament import BotStanding, check, run, standings
from ludus.bots import decision
from ludus.bots import get as get_bot
from ludus.core import form
from ludus.core.errors import LudusError
from ludus.core.game import Game
from ludus.core.language import FIRST, LANGUAGES
from ludus.core.match import Match, load, replayed
from ludus.core.message import SPECTATOR, Message
from ludus.core.observe import fields
from ludus.core.registry import get, names
from ludus.learn.learned import Learned, usual_path
from ludus.learn.lessons import Chapter, chapters, lesson_words
from ludus.learn.lessons import chapter as find_chapter
from ludus.learn.making import make
from ludus.learn.practice import Task, task_named, tasks
from ludus.learn.reading import Reading
from ludus.tables import (
    evaluation_table,
    fields_table,
    games_table,
    hint_table,
    moments_table,
    result_table,
    review_plot,
    review_table,
    settings_text,
    standings_table,
    tally_tables,
    tasks_table,
)
from ludus.terminal import YOU, Terminal, Walk, log_lines, own_words, show_moment, told

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
env = typer.Typer(help="The games as environments for programs that learn.", no_args_is_help=True)
app.add_typer(env, name="env")
practice = typer.Typer(
    help="Tasks with one clearly best answer, from played games.", no_args_is_help=True
)
app.add_typer(practice, name="practice")
out = Console(soft_wrap=True)
err = Console(stderr=True, soft_wrap=True)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="One of those `ludus games` lists.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many sit at the table.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game."),
]
Language = Annotated[str, typer.Option(help=f"One of: {', '.join(LANGUAGES)}.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print data instead of a page.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Processes = Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes.")]
Cluster = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="On a Ray cluster instead: auto, or ray://HOST:PORT."),
]
Bots = Annotated[
    str | None,
    typer.Option(
        metavar="NAME,NAME...",
        help="random, tiro, miles, centurio, legatus, imperator, package.module:Class for your"
        " own, or process:./engine for a program.",
    ),
]
Item = TypeVar("Item")
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, JSON or text.")]


def main() -> None:
    """Run the command; whatever a user got wrong is one sentence and exit code 2."""
    try:
        app(prog_name="ludus")
    except LudusError as error:
        fail(str(error))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)


def fail(sentence: str) -> NoReturn:
    """Say what is wrong and leave with exit code 2."""
    err.print(sentence, style="red", highlight=False, markup=False)
    sys.exit(2)


def print_version(asked: bool) -> None:
    """Print the version and the form of the rules, and leave."""
    if asked:
        shape = "compiled" if form.compiled() else "interpreted"
        typer.echo(f"ludus {ludus.__version__}, rules {shape}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool,
        typer.Option("--version", callback=print_version, is_eager=True, help="Show it and exit."),
    ] = False,
) -> None:
    """Three Roman board games: play them, simulate them, study them."""


def advise() -> None:
    """Say once how what follows could be faster."""
    if form.advice():
        err.print(form.advice(), style="yellow", highlight=False, markup=False)


def parsed_options(options: list[str] | None) -> dict[str, str]:
    """The options as written on the command line, NAME=VALUE each."""
    parsed = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals:
            raise LudusError(f"Write an option as NAME=VALUE, not '{option}'.")
        parsed[name] = value
    return parsed


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games: players, options, rules version."""
    every = [get(name) for name in names()]
    if as_json:
        print_json([_summary(game) for game in every])
        return
    out.print(games_table(every))


def _summary(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game.title,
        "rules": game.rules_version,
        "players": list(game.players),
        "options": {option.name: list(option.values) for option in game.options},
        "decisions": game.decisions,
        "ids": len(game.actions),
    }


def print_json(data: object) -> None:
    """Print data on one line, for other programs."""
    typer.echo(json.dumps(data, ensure_ascii=False))


@app.command("simulate")
def simulate_command(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    seed: Seed = 0,
    jobs: Processes = 1,
    cluster: Cluster = None,
    bots: Bots = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Play many games, at random or between bots, and count."""
    setting = parsed_setting(game, players, bots or "random", seed, parsed_options(option))
    started = time.perf_counter()
    with shown_progress(setting, games) as progress:
        tally = simulate(setting, games, cluster or jobs, progress)
    seconds = time.perf_counter() - started
    if as_json:
        common = {"game": game, "options": get(game).complete(setting.options), "seed": seed}
        print_json(common | tally.as_dict())
    else:
        settings = settings_text(get(game).complete(setting.options), seed)
        for table in tally_tables(get(game), tally, settings, seconds):
            out.print(table)


def parsed_setting(
    game: str, players: int | None, bots: str, seed: int, options: dict[str, str]
) -> Setting:
    """The setting of an arena; a single bot takes all seats."""
    entrants = tuple(name.strip() for name in bots.split(","))
    default = len(entrants) if len(entrants) in get(game).players else max(get(game).players)
    seats = players if players is not None else default
    if len(entrants) == 1:
        entrants *= seats
    setting = Setting(game, seats, entrants, seed, options)
    check(setting)
    advise()
    return setting


@contextmanager
def shown_progress(setting: Setting, games: int) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, moved by telling how many games are done."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress("{task.description}", *columns, console=err, transient=True) as progress:
        task = progress.add_task(f"{setting.game}, {setting.players} players", total=games)
        yield lambda done: progress.update(task, completed=done)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="NAME,NAME...", help="At least one a seat, or one for all.")
    ],
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 400,
    seed: Seed = 0,
    jobs: Processes = 1,
    cluster: Cluster = None,
    iterations: Annotated[
        int | None, typer.Option(min=1, help="For every bot, instead of its own budget.")
    ] = None,
    to: Annotated[
        Path | None,
        typer.Option("--out", help="A .jsonl or .csv file of results; a plot goes beside it."),
    ] = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other in all seats, and rate them; one bot alone plays itself."""
    setting = parsed_setting(game, players, bots, seed, parsed_options(option))
    setting = replace(setting, iterations=iterations)
    results = Results(setting, to)
    try:
        with shown_progress(setting, games) as progress:
            run(setting, games, cluster or jobs, results, progress)
    except KeyboardInterrupt:
        hint = f"The same command goes on from {to}." if to else "Nothing was kept: use --out."
        fail(f"Interrupted after {len(results.played)} of {games} games. {hint}")
    found = standings(results.games())
    settings = settings_text(get(game).complete(setting.options), seed)
    title = f"{get(game).title}, {setting.players} players, {len(results.played)} games"
    if to is not None:
        picture = plot(title, settings, found, 1 / setting.players)
        to.with_suffix(".svg").write_text(picture, encoding="utf-8")
    if as_json:
        print_json({"game": game, "players": setting.players, "seed": seed} | _rated(found))
        return
    out.print(standings_table(f"{title}, {settings}", found))
    if len(found) == 1:
        out.print(f"{bots} took all seats, so its share is that of a fair game.", highlight=False)
    for failure in [text for played in results.games() for text in played.failures][:10]:
        err.print(failure, style="red", highlight=False, markup=False)


@app.command("evaluate")
def evaluate_command(
    task: Annotated[str, typer.Option(help="Which task; without a bot, what it is.")] = "",
    bot: Annotated[str, typer.Option(help="Who is evaluated, such as my:Bot.")] = "",
    to: Annotated[Path | None, typer.Option("--out", help="Write the result and games.")] = None,
    check: Annotated[Path | None, typer.Option(help="Check a result that somebody wrote.")] = None,
    games: Annotated[
        int | None, typer.Option(min=1, help="Against each opponent; not the task's own number.")
    ] = None,
    jobs: Processes = 1,
    cluster: Cluster = None,
    as_json: AsJson = False,
) -> None:
    """Measure a bot by a task of fixed opponents, seeds and games, or check such a result."""
    if check is not None:
        out.print(check_result(check, cluster or jobs), highlight=False, markup=False)
        return
    if not task:
        if bot:
            raise LudusError(f"By which task is {bot} to be evaluated? Add --task NAME.")
        out.print(tasks_table(list(TASKS.values())))
        return
    chosen = task_of(task)
    if to is not None:
        _check_place(to)
        if to.exists():
            raise LudusError(f"There is a file {to} already: remove it, or choose another name.")
    if not bot:
        raise LudusError(f"Who is to be evaluated by {task}? Add --bot NAME.")
    advise()
    total = (games or chosen.games) * len(chosen.opponents)
    with shown_progress(chosen.setting(bot, chosen.opponents[0]), total) as progress:
        found = evaluate(chosen, bot, games or chosen.games, cluster or jobs, progress)
    if to is not None:
        _write_text(to, json.dumps(result_of(found)) + "\n")
    if as_json:
        print_json({**result_of(found), "games": len(found.played)})
    else:
        out.print(evaluation_table(found))


def _rated(found: list[BotStanding]) -> dict[str, object]:
    return {"bots": [standing._asdict() | {"share": standing.share} for standing in found]}


def spoken(language: str) -> str:
    """A language there are words for, or a sentence saying which there are."""
    if language not in LANGUAGES:
        raise LudusError(f"There is no language '{language}'. There are: {', '.join(LANGUAGES)}.")
    return language


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="What to play.")] = None,
    players: Players = None,
    against: Annotated[
        str,
        typer.Option(
            metavar="NAME,NAME...", help="Bots, one a seat in turn order, or one for all seats."
        ),
    ] = "miles",
    seat: Annotated[int, typer.Option(help="Your seat at the table, from 1.")] = 1,
    seed: Annotated[int | None, typer.Option(help="The same seed draws the same.")] = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(help="Where the record is saved.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on from a saved record.")] = None,
    language: Language = FIRST,
) -> None:
    """Play in the terminal against bots."""
    if resume is not None:
        match = load(resume)
        if YOU not in match.record.seats:
            raise LudusError("Nobody at that table is called 'you'; watch it with ludus replay.")
    elif game is not None:
        match = _new_match(get(game), players, against, seat, parsed_options(option))
    else:
        raise LudusError(f"Which game? There are: {', '.join(names())}.")
    random = Random(time.time_ns() if seed is None else seed)
    where = save or resume or Path(f"{match.game.name}-{time.strftime('%Y%m%d-%H%M%S')}.json")
    if not where.absolute().parent.is_dir():
        raise LudusError(f"The game cannot be saved to {where}: there is no such folder.")
    for name in match.record.seats:
        if name != YOU:
            get_bot(_bot_of(name))
    Terminal(match, random, where, out, _opponent, spoken(language)).play()


@app.command()
def learn(
    game: GameName,
    chapter: Annotated[
        str | None, typer.Option(help="Only this chapter, such as goal or turn.")
    ] = None,
    language: Language = FIRST,
) -> None:
    """Learn a game by its lesson: five to eight minutes on the real rules."""
    parts = [find_chapter(game, chapter)] if chapter else list(chapters(get(game).name))
    if not parts:
        raise LudusError(f"There is no lesson of {get(game).title} yet.")
    _go_through(game, parts, spoken(language))


def _go_through(game: str, parts: list[Chapter], language: str) -> None:
    """Go through what is not done yet, or through all of it again."""
    learned = Learned(usual_path())
    waiting = [part for part in parts if part.name not in learned.done(game)]
    Reading(game, out, language, learned).go_through(waiting or parts)


@practice.command("play")
def practice_play(
    game: GameName,
    task: Annotated[
        str | None,
        typer.Argument(help="A task by its number or name; without it those not solved yet."),
    ] = None,
    language: Language = FIRST,
) -> None:
    """Solve tasks in the terminal: find the best action in positions of played games."""
    asked = [task_named(game, task)] if task else list(tasks(get(game).name))
    if not asked:
        raise LudusError(f"There are no tasks of {get(game).title} yet.")
    _go_through(game, asked, spoken(language))


@practice.command("list")
def practice_list(game: GameName, language: Language = FIRST) -> None:
    """List the tasks of a game; a tick marks those that are solved."""
    solved = Learned(usual_path()).done(game)
    words = lesson_words(get(game).name, spoken(language))
    for number, task in enumerate(tasks(game), 1):
        mark = "✓" if task.name in solved else " "
        out.print(f"{number:>4} {mark} {words.say(task.title)}", highlight=False, markup=False)


@practice.command("make")
def practice_make(
    game: GameName,
    count: Annotated[int, typer.Option(min=1, help="How many tasks there should be.")] = 10,
    seed: Seed = 1,
) -> None:
    """Add tasks to those of a game: bots play, and a search finds and checks the positions."""
    with Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), console=err, transient=True
    ) as bar:
        shown = bar.add_task("Looking for tasks", total=count)

        def found(task: Task) -> None:
            best, other = task.chance
            out.print(
                f"{task.name}  {task.kind:<10} {best:.0%} against {other:.0%}", highlight=False
            )

        def looked(games: int, tasks: int) -> None:
            bar.update(shown, completed=tasks, description=f"Tasks, after {games} games")

        made = make(get(game), count, seed, found, looked)
    out.print(f"{get(game).title} has {len(made)} tasks.", highlight=False)


def _new_match(
    game: Game, players: int | None, against: str, seat: int, options: dict[str, str]
) -> Match:
    bots = [name.strip() for name in against.split(",")]
    seats = players if players is not None else max(len(bots) + 1, min(game.players))
    game.new(seats, options)
    if not 1 <= seat <= seats:
        raise LudusError(f"With {seats} players your seat is from 1 to {seats}, not {seat}.")
    if len(bots) == 1:
        bots *= seats - 1
    if len(bots) != seats - 1:
        raise LudusError(f"With {seats} players there are {seats - 1} bots, not {len(bots)}.")
    bots.insert(seat - 1, YOU)
    at_table = [bot if bot == YOU else f"{bot} {n}" for n, bot in enumerate(bots, 1)]
    return Match(game, seats, options, at_table)


def _bot_of(seat: str) -> str:
    """The bot that plays the seat named so at a terminal's table: all but the number."""
    return seat.rpartition(" ")[0]


def _opponent(match: Match) -> int:
    """What the bot in the acting seat decides."""
    seat = int(match.state.actor)
    made = decision(match.record.as_dict(), seat, _bot_of(match.record.seats[seat]))
    if made.failure is not None:
        err.print(str(made.failure), style="red", highlight=False, markup=False)
    return made.id


@app.command()
def replay(
    file: RecordFile,
    game: Annotated[
        int | None,
        typer.Option(metavar="N", help="Which game of an arena's file or of a dataset, from 0."),
    ] = None,
    at: Annotated[
        int | None, typer.Option(metavar="N", help="Only the moment after N plies.")
    ] = None,
    as_json: AsJson = False,
    language: Language = FIRST,
) -> None:
    """Walk through a record, or show one moment of it; without a terminal, print all of it."""
    match = _kept(file, game)
    if as_json:
        print_json(match.record.as_dict() if at is None else _moment(match, at))
    elif at is not None:
        show_moment(match, at, out, spoken(language))
        for id in match.at(at).legal():
            out.print("  " + match.game.text(id), highlight=False, markup=False)
    elif sys.stdin.isatty() and out.is_terminal:
        Walk(match, out, spoken(language)).go()
    else:
        _tell(match, spoken(language))


def _kept(file: Path, number: int | None) -> Match:
    """The match of a record, or of one of the games that a file has kept."""
    many = keeps_many(file)
    if many and number is None:
        raise LudusError(f"{file} holds many games: say which one with --game N.")
    if not many and number is not None:
        raise LudusError(f"{file} holds one game; --game is for files of many.")
    return replayed(record_of(file, number)) if number is not None else load(file)


def _tell(match: Match, language: str) -> None:
    """The whole log, with the ply that each line ends with."""
    turn = -1
    for line in log_lines(match, SPECTATOR):
        number = line.plies[-1]
        if match.plies[number - 1].turn != turn:
            turn = int(match.plies[number - 1].turn)
            heading = Message("turn" if turn else "set-up", {"turn": turn})
            out.print(f"\n{own_words(language).say(heading)}", style="bold", highlight=False)
        out.print(f"{number:>5}  {told(match, line, language)}", highlight=False, markup=False)
    out.print(result_table(match, language))


def _moment(match: Match, at: int) -> dict[str, object]:
    state = match.at(at)
    return {
        "ply": at,
        "turn": int(state.turn),
        "actor": int(state.actor),
        "legal": [match.game.text(id) for id in state.legal()],
        "view": state.view(SPECTATOR),
    }


@app.command()
def review(
    file: RecordFile,
    depth: Annotated[
        int, typer.Option(min=16, help="Iterations of the search for each turn.")
    ] = DEFAULT_DEPTH,
    jobs: Processes = 1,
    cluster: Cluster = None,
    html: Annotated[Path | None, typer.Option(help="Write a page for the browser.")] = None,
    as_json: AsJson = False,
) -> None:
    """Say what every turn of a finished game lost, and what every draw brought."""
    match = load(file)
    if html is not None:
        _check_place(html)
    stored = store.Stored(match, depth)
    advise()
    reviewer = stored.reviewer
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress("{task.description}", *columns, console=err, transient=True) as progress:
            task = progress.add_task("plies", total=len(match.plies))
            progress.update(task, completed=reviewer.reviewed())
            for step in stored.run(cluster or jobs):
                progress.update(task, completed=step.end)
    except KeyboardInterrupt:
        done = f"{reviewer.reviewed()} of {len(match.plies)} plies"
        fail(f"Interrupted after {done}. The same command goes on from there.")
    if html is not None:
        _write_text(html, page(reviewer))
    if as_json:
        print_json(review_as_dict(reviewer))
        return
    out.print(review_table(reviewer))
    out.print(review_plot(reviewer))
    out.print(moments_table(reviewer))


def _check_place(path: Path) -> None:
    """Raise a sentence before the work, not after it, if nothing can be written there."""
    if path.is_dir() or not os.access(path.parent, os.W_OK):
        raise LudusError(f"No file can be written to {path}: it is a folder, or in none of yours.")


def _write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise LudusError(f"Nothing can be written to {path}: {error.strerror}.") from None


@app.command()
def hint(
    file: RecordFile,
    seat: Annotated[
        int | None, typer.Option(help="Who asks, from 1; whoever is to decide.")
    ] = None,
    depth: Annotated[int, typer.Option(min=16, help="Iterations of the search.")] = HINT_DEPTH,
    as_json: AsJson = False,
) -> None:
    """Show good moves for the seat that is to decide, by what it may know."""
    match = load(file)
    asking = int(match.state.actor) if seat is None else seat - 1
    advise()
    found = advice(match, asking, depth)
    if as_json:
        print_json(found.as_dict())
        return
    out.print(hint_table(match, found))


@app.command()
def dataset(
    game: GameName,
    to: Annotated[
        Path, typer.Option("--out", help="A new Parquet file, or with --shard a folder of them.")
    ],
    players: Players = None,
    bots: Bots = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    shard: Annotated[
        int | None, typer.Option(min=1, help="Games in each file of a folder, which can grow.")
    ] = None,
    seed: Seed = 0,
    jobs: Processes = 1,
    cluster: Cluster = None,
    option: Options = None,
) -> None:
    """Let bots play and write what they saw and did: one row a decision."""
    try:
        from ludus.arena import dataset as data
    except ModuleNotFoundError as error:
        raise LudusError(str(error)) from error

    setting = parsed_setting(game, players, bots or "random", seed, parsed_options(option))
    batch = data.batch_of(game, setting.bots, seed, setting.players, setting.options)
    if shard is None and to.suffix != ".parquet":
        raise LudusError(f"The data are written as Parquet: call the file {to.stem}.parquet.")
    try:
        with shown_progress(setting, games) as progress:
            if shard is not None:
                new = data.write_shards(to, batch, games, shard, cluster or jobs, progress)
                told = f"{to}: {games:,} games, {new} new files of up to {shard:,}"
                out.print(told, highlight=False)
                return
            decisions = data.write(
                to, _counted(data.played(batch, games, cluster or jobs), progress)
            )
    except KeyboardInterrupt:
        fail(
            "Interrupted: the same command goes on."
            if shard
            else "Interrupted: nothing was written."
        )
    size = filesize.decimal(to.stat().st_size)
    out.print(f"{to}: {games:,} games, {decisions:,} decisions, {size}", highlight=False)


def _counted(played: Iterable[Item], progress: Callable[[int], None]) -> Iterator[Item]:
    """The same games, telling how many there have been."""
    for done, item in enumerate(played, 1):
        yield item
        progress(done)


@app.command()
def bot(
    level: Annotated[str, typer.Option(help="One of the ladder, or package.module:Class.")],
    seed: Seed = 0,
) -> None:
    """Decide for a program that asks on standard input, one JSON object a line."""
    from ludus.bots.engine import Engine

    Engine(level, seed).serve(sys.stdin, sys.stdout)


@app.command()
def train(
    game: GameName,
    players: Annotated[int, typer.Option("--players", "-p", help="How many sit at the table.")],
    folder: Annotated[
        Path | None, typer.Option(help="Where the training stands; build/train/GAME-N if none.")
    ] = None,
    hidden: Annotated[int, typer.Option(min=0, help="Hidden units of the network.")] = 16,
    rounds: Annotated[int, typer.Option(min=0, help="Rounds of greedy games.")] = 20,
    greedy: Annotated[int, typer.Option(min=1, help="Greedy games a round.")] = 250,
    generations: Annotated[int, typer.Option(min=0, help="Rounds of searched games.")] = 6,
    searched: Annotated[int, typer.Option(min=1, help="Searched games a generation.")] = 400,
    iterations: Annotated[int, typer.Option(min=20, help="Of the search that plays.")] = 150,
    match: Annotated[int, typer.Option(min=2, help="Games of a gate at each budget.")] = 60,
    budgets: Annotated[str, typer.Option(help="Iterations of the gate's matches.")] = "100,1500",
    watched: Annotated[
        str, typer.Option(help="Iterations of the self-play that the gate watches.")
    ] = "12,150,2500,20000",
    jobs: Processes = 1,
    seed: Seed = 1,
    install: Annotated[bool, typer.Option(help="Put the champion into the game.")] = False,
) -> None:
    """Train the bots' network by self-play; the same command goes on after an interruption."""
    try:
        from ludus.train.plot import draw
        from ludus.train.training import Training, TrainingPlan, installed
    except ModuleNotFoundError as error:
        raise LudusError(f"{error}: training needs pip install 'ludus[train]'.") from error

    where = folder or Path("build/train") / f"{game}-{players}"
    levels, lookouts = ([int(level) for level in each.split(",")] for each in (budgets, watched))
    plan = TrainingPlan(game, players, hidden, rounds, greedy, generations, searched, iterations)
    plan = replace(plan, match=match, budgets=tuple(levels), watched=tuple(lookouts))
    plan = replace(plan, jobs=jobs, seed=seed)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress("{task.description}", *columns, console=err) as progress:
        task = progress.add_task(f"{game}, {players} players")
        training = Training(
            plan,
            where,
            lambda what, done, total: progress.update(
                task, description=what, completed=done, total=total
            ),
        )
        training.run()
    out.print(f"{draw(where, f'{get(game).title}, {players} players')}", highlight=False)
    if install:
        out.print(f"{installed(training)}", highlight=False)


@env.command("describe")
def env_describe(
    game: GameName,
    players: Players = None,
    as_json: AsJson = False,
) -> None:
    """What the numbers of an observation mean, field by field."""
    seats = max(get(game).players) if players is None else players
    get(game).new(seats)
    described = fields(get(game), seats)
    if as_json:
        print_json([field._asdict() for field in described])
        return
    out.print(fields_table(get(game), seats, described))
    decisions = get(game).decisions
    total = sum(field.length for field in described)
    out.print(f"{total:,} numbers; {decisions:,} decisions in the mask.", highlight=False)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record as JSON, of a finished game.")],
    commitment: Annotated[str, typer.Option(help="What the server showed before.")] = "",
) -> None:
    """Prove that every draw of a game follows from what its server committed to."""
    from ludus.core.luck import verified

    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise LudusError(f"The record {file} cannot be read.") from None
    count = verified(text)
    load(file)  # the scores it names must be those it leads to
    if commitment and json.loads(text)["luck"]["commitment"] != commitment.strip().lower():
        raise LudusError("The record has another commitment than the one you noted.")
    out.print(f"All {count} draws follow from the secret and the words.", highlight=False)


@contextmanager
def server_libraries() -> Iterator[None]:
    """A sentence where the server's libraries are missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise LudusError(
            f"The server's libraries are not here ({error.name}): pip install 'ludus[server]'."
        ) from error


DataFolder = Annotated[Path | None, typer.Option(help="The folder the games are kept in.")]


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write, e.g. ludus.backup.gz.")],
    data: DataFolder = None,
) -> None:
    """Back up a server's database, also while it runs."""
    with server_libraries():
        from ludus.server.maintenance import save

    out.print(f"{save(file, data):,} rows are backed up in {file}.", highlight=False)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that 'ludus backup' has written.")],
    data: DataFolder = None,
) -> None:
    """Restore a backup into an empty database, of either kind."""
    with server_libraries():
        from ludus.server.maintenance import load

    out.print(f"{load(file, data):,} rows are restored.", highlight=False)


@app.command("check")
def check_command(data: DataFolder = None) -> None:
    """Check a server's database: that it is whole and every game in it can be played again."""
    with server_libraries():
        from ludus.server.maintenance import check

    wrong = check(data)
    for sentence in wrong:
        out.print(sentence, highlight=False)
    if wrong:
        raise typer.Exit(1)
    out.print("The database is whole, and every game in it can be played again.")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = 8000,
    data: Annotated[Path | None, typer.Option(help="The folder the games are kept in.")] = None,
    browse: Annotated[bool, typer.Option("--open", help="Open the lobby in the browser.")] = False,
) -> None:
    """Serve the games to browsers and programs."""
    with server_libraries():
        from ludus.server.serve import serve

    advise()
    serve(host, port, data, browse)
