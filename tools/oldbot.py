"""Lets a version of Ludus from before `ludus bot` sit at a table as an engine (docs/engines.md).

Run it with that version's Python:
`--bots "legatus,process:../old/.venv/bin/python tools/oldbot.py legatus"`.
It thinks in seconds of processor time, so that a busy machine takes nothing of it.
"""

import importlib
import importlib.util
import json
import sys
import time
from pathlib import Path
from typing import Any

from librt.random import Random

time.perf_counter = time.process_time
bots: Any = importlib.import_module("ludus.bots")
registry: Any = importlib.import_module("ludus.core.registry")


def rebuilder() -> Any:
    """The class of this checkout, which needs of the other version no more than its states."""
    path = Path(__file__).resolve().parent.parent / "src/ludus/bots/rebuild.py"
    spec = importlib.util.spec_from_file_location("rebuild", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Rebuilder


def main() -> None:
    """Answer questions, one a line, with what the bot named on the command line decides."""
    bot, random, rebuilders = bots.get(sys.argv[1]), Random(0), {}
    for line in sys.stdin:
        question = json.loads(line)
        game, players = registry.get(question["game"]), question["players"]
        key = tuple(question["seen"][:12])
        if key not in rebuilders:
            rebuilders = {key: rebuilder()(game.new(players, question["options"]), random)}
        state, sight = game.new(players, question["options"]), bots.Sight(players)
        for id in rebuilders[key].rebuilt(question["seen"]):
            sight.play(state, id)
        budget = bots.Budget(**question["budget"])
        id = bot.decide(sight.of(state, question["seat"], random), budget)
        sys.stdout.write(json.dumps({"id": id}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
