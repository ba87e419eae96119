"""Ludus with a fourth language: a copy of it with files in Latin, and with nothing else changed."""

import re
import shutil
from pathlib import Path

from tools.environment import ROOT

LATIN = {
    "src/ludus/core/words": {"language": "Latina", "refusal-over": "Ludus finitus est."},
    "src/ludus/words": {"welcome": "? auxilium dat", "resume": "Servatum est: { $command }"},
    "src/ludus/server/words": {"no-table": "Haec mensa non est."},
    "src/ludus/games/municipium/words": {
        "prompt-enter": "Pone familiarem ubi vis ({ $left } restant).",
        "institution-tavern": "Taberna",
    },
    "web/src/i18n": {"lobby-quick": "Cum machinis lude"},
    "web/src/boards/municipium/words": {"municipium-bag-short": "Cives"},
}
"""What is said in Latin; the rest of these files stays as it is in English."""


def with_latin(folder: Path) -> Path:
    """Copy the sources of the package and of the client there; the folder."""
    away = shutil.ignore_patterns("*.so", "static", "nets", "__pycache__", "node_modules")
    for part in ("src/ludus", "web"):
        shutil.copytree(ROOT / part, folder / part, ignore=away)
    for part, said in LATIN.items():
        words = folder / part
        text = (words / "en.ftl").read_text(encoding="utf-8")
        for id, sentence in said.items():
            text, found = re.subn(rf"^{id} = .*$", f"{id} = {sentence}", text, flags=re.M)
            assert found == 1, id
        (words / "la.ftl").write_text(text, encoding="utf-8")
    return folder
