"""The plot of an arena as a browser draws it: the fonts decide how wide its words are."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from ludus.arena.plot import plot
from ludus.arena.tournament import BotStanding

pytestmark = pytest.mark.slow

MEASURE = """() => {
    const [board] = document.getElementsByTagName('svg');
    const boxes = [...board.getElementsByTagName('text')].map((text) => {
        const { x, width } = text.getBBox();
        return { words: text.textContent, left: x, right: x + width };
    });
    const bars = [...board.getElementsByTagName('line')].map((line) => line.getBBox().x);
    return { boxes, bars: Math.min(...bars), width: board.viewBox.baseVal.width };
}"""


def test_no_words_of_a_plot_cross_its_bars_or_its_edge(browser: Browser) -> None:
    names = ["mybots:WWWWWWWWWWWMMMMMMMMMMMMMMMWWWWWWWWWW", "process:./engine", "tiro"]
    standings = [BotStanding(name, 20, 0, 0, 0.2, 1956, 1, 1, 0, -1827, 12072) for name in names]
    page = browser.new_page()
    page.set_content(plot("Municipium, 3 players", "length=normal, seed 0", standings, 1 / 3))
    found: dict[str, Any] = page.evaluate(MEASURE)
    page.close()
    for box in found["boxes"]:
        assert box["right"] < found["width"], box
        if box["words"] in names:
            assert box["right"] < found["bars"] - 5, box
