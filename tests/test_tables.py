"""Tables for the terminal: complete in 80 columns."""

from rich.console import Console
from rich.table import Table

from ludus.arena.tournament import BotStanding
from ludus.core.registry import get, names
from ludus.tables import games_table, settings_text, standings_table


def shown(table: Table) -> str:
    """The table as a terminal of 80 columns shows it."""
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(table)
    return capture.get()


def test_long_names_of_bots_are_told_in_full_and_numbers_are_never_cut() -> None:
    bots = [f"package_of_mine.module_of_mine:Strategy{n}" for n in (1, 2)]
    found = [
        BotStanding(bot, 12_345, 6_000.0, 0.401, 0.599, 1500.0, 123.45, 1234.56, 7) for bot in bots
    ]
    text = shown(standings_table("Rome", found))
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "…" not in text
    assert text.count("12,345") == text.count("40.1-59.9%") == text.count("1234.56") == 2
    folded = "".join(line.split()[0] for line in text.splitlines() if line.strip())
    assert all(bot in folded for bot in bots)


def test_the_list_of_games_fits_and_tells_the_version_of_the_rules() -> None:
    text = shown(games_table([get(name) for name in names()]))
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "…" not in text
    assert text.count(f" v{get('rome').rules_version} ") >= 1


def test_settings_name_what_makes_the_same_games_again() -> None:
    assert settings_text({"length": "short"}, 7) == "length=short, seed 7"
