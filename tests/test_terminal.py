"""A table in the terminal: one line a whole action, in the language of the one who plays."""

import io
import re
from pathlib import Path

import pytest
from librt.random import Random
from rich.console import Console

from ludus.core.game import OVER
from ludus.core.language import LANGUAGES
from ludus.core.match import Match, load
from ludus.core.playout import recorded_playout
from ludus.core.registry import get, names
from ludus.terminal import YOU, Terminal, log_lines, told


def played(path: Path, answers: list[str], language: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the terminal shows to a person with these answers at a table of two."""
    shown = io.StringIO()
    match = Match(get("council"), 2, seats=[YOU, "bot 2"])
    console = Console(file=shown, width=200)
    given = iter(answers)

    def answer(_: str) -> str:
        console.print("ASKED")
        return next(given)

    monkeypatch.setattr(console, "input", answer)
    opponent = lambda match: match.state.legal()[0]  # noqa: E731
    Terminal(match, Random(4), path, console, opponent, language).play()
    return shown.getvalue()


def test_a_whole_action_is_one_line_once_it_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = ["buy permit", "1", "1", "1", "1", "1", "pay", "1", "1", "engage assistant", "q"]
    shown = played(tmp_path / "g.json", answers, "en", monkeypatch)
    lines = [line.strip() for line in shown.splitlines() if re.match("  (Green|Red) ", line)]
    bought = [line for line in lines if "permit" in line and line.startswith("Green")]
    assert len(bought) == 1
    assert re.match(r"Green buys the permit for .* for \d+ coins? with .*: .*\.", bought[0])
    assert len(set(lines)) == len(lines)
    match = load(tmp_path / "g.json")
    said = [told(match, line, "en") for line in log_lines(match, 0)]
    assert [line for line in lines if line not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_the_language_asked_for(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Help, refusals and the end of the game too."""
    shown = played(tmp_path / "g.json", ["?", "u", "99", "use AB", "l", "q"], language, monkeypatch)
    expected = {
        "en": ("Type u to", "nothing to take back", "from 1 to", "cannot be done now", "Resume"),
        "it": ("Scrivi u", "niente da annullare", "da 1 a", "Ora non si può fare", "Per contin"),
        "fr": ("Tapez u", "rien à reprendre", "de 1 à", "impossible maintenant", "Pour la repr"),
    }
    for words in expected[language]:
        assert words in shown, shown


@pytest.mark.parametrize("name", names())
def test_the_lines_of_a_log_hold_every_event_once_in_its_order(name: str) -> None:
    game = get(name)
    match = Match(game, 3)
    for id in recorded_playout(game.new(3), Random(2)):
        match.play(id)
    assert match.state.actor == OVER
    lines = log_lines(match, -1)
    assert [event for line in lines for event in line.events] == [
        event.seen_by(-1) for ply in match.plies for event in ply.events
    ]
    for line in lines:
        assert len({int(match.plies[number - 1].turn) for number in line.plies}) == 1
    assert len(lines) < 0.8 * sum(len(ply.events) for ply in match.plies)
