"""The gallery as small pictures, and the references they are held against.

`python -m tests.web.gallery` draws the references anew, after a piece was redrawn on purpose. Each
figure is brought down to a few pixels, so that another Chromium's smoothing makes no difference and
another drawing does.
"""

import json
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.web.conftest import CHROMIUM, serve

HERE = Path(__file__).parent
THEMES = ("light", "dark")
WINDOW: ViewportSize = {"width": 1440, "height": 900}
SIDE = 14
"""Pixels of a figure's picture, each way."""
ROW = 24
"""Pictures in a row of the references."""
SLOW = 120_000
"""Milliseconds that a busy machine may take for a picture."""
FIGURES = """() => [...document.querySelectorAll("figure")].map((figure) => {
    const drawn = [...figure.querySelectorAll("svg")].at(-1).getBoundingClientRect();
    const name = `${figure.dataset.piece} ${figure.dataset.state}`;
    return [name, drawn.x + scrollX, drawn.y + scrollY, drawn.width, drawn.height];
})"""

Pictures = dict[str, Image.Image]


def taken(page: Page) -> Pictures:
    """The pictures of all figures on the gallery's page, by piece and state."""
    page.wait_for_selector("figure")
    page.evaluate("document.fonts.ready")
    shot = page.screenshot(full_page=True, animations="disabled", timeout=SLOW)
    sheet = Image.open(BytesIO(shot)).convert("RGB")
    found: Pictures = {}
    for name, x, y, width, height in page.evaluate(FIGURES):
        cut = sheet.crop((int(x), int(y), int(x + width), int(y + height)))
        found[name] = cut.resize((SIDE, SIDE), Image.Resampling.BOX)
    return found


def kept(theme: str) -> Pictures:
    """The references of a theme."""
    names = json.loads((HERE / "gallery.json").read_text())
    sheet = Image.open(HERE / f"gallery-{theme}.png").convert("RGB")
    return {name: sheet.crop(_place(i)) for i, name in enumerate(names)}


def apart(one: Image.Image, other: Image.Image) -> float:
    """How far two pictures are apart: the mean difference of their pixels, of 255."""
    bands = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return sum(bands) / len(bands)


def keep(theme: str, pictures: Pictures) -> None:
    """Write the references of a theme."""
    rows = -(-len(pictures) // ROW)
    sheet = Image.new("RGB", (ROW * SIDE, rows * SIDE))
    for i, picture in enumerate(pictures.values()):
        sheet.paste(picture, _place(i)[:2])
    sheet.save(HERE / f"gallery-{theme}.png", optimize=True)
    (HERE / "gallery.json").write_text(json.dumps(list(pictures), indent=1) + "\n")


def _place(i: int) -> tuple[int, int, int, int]:
    x, y = i % ROW * SIDE, i // ROW * SIDE
    return x, y, x + SIDE, y + SIDE


def main() -> None:
    """Draw the references anew."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serve(Path(folder))
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        try:
            for theme in THEMES:
                page = browser.new_page(
                    base_url=server.url, viewport=WINDOW, reduced_motion="reduce"
                )
                page.goto(f"/gallery/{theme}")
                keep(theme, taken(page))
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
