"""Builds the site of the documentation into `build/site`; whatever is broken in it fails.

MkDocs and what it needs are locked in `requirements/docs.txt` and installed beside the environment,
not in it: nothing else uses them. The site can be read from the disk, without a network.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools import web
from tools.environment import ROOT, NotFetched, install

LIBRARIES: Final = ROOT / "build/mkdocs"
LOCK: Final = ROOT / "requirements/docs.txt"
SITE: Final = ROOT / "build/site"
FROM_ELSEWHERE: Final = re.compile(
    r"""<(?:script|img|iframe|source)\b[^>]*\ssrc=["']?(?:https?:)?//[^>]*>"""
    r"""|<link\b[^>]*\shref=["']?(?:https?:)?//[^>]*>"""
)
STAMP: Final = LIBRARIES / "installed.txt"


def main() -> int:
    """Build the site; an exit code."""
    try:
        web.fetch(web.node(), "all")
        fetch()
    except NotFetched as reason:
        print(reason, file=sys.stderr)
        return 1
    complaints = [*broken(ROOT / "mkdocs.yml"), *loaded_from_elsewhere(SITE)]
    for line in complaints:
        print(line, file=sys.stderr)
    return 1 if complaints else 0


def broken(config: Path) -> list[str]:
    """Build a site; what MkDocs had to complain of, if it had to."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", str(config)]
    environment = {**os.environ, "PYTHONPATH": str(LIBRARIES), "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    return done.stderr.splitlines() if done.returncode else []


def loaded_from_elsewhere(site: Path) -> list[str]:
    """What pages of the site would load from another server, a line each."""
    return [
        f"{page.relative_to(site)} loads from elsewhere: {tag}"
        for page in sorted(site.rglob("*.html"))
        for tag in FROM_ELSEWHERE.findall(page.read_text(encoding="utf-8"))
    ]


def fetch() -> None:
    """Install the locked libraries, unless they are here."""
    if STAMP.exists() and STAMP.read_text() == LOCK.read_text():
        return
    shutil.rmtree(LIBRARIES, ignore_errors=True)
    install(LOCK.name, LIBRARIES)
    STAMP.write_text(LOCK.read_text())


if __name__ == "__main__":
    sys.exit(main())
