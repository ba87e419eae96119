"""Lets a version of Ludus from before `ludus bot` sit at a table as an engine (docs/engines.md).

`tools.figures` runs it with that version's Python and tells it more than an engine is told: a whole
game that looks like the real one to its seat, since that version cannot fill in what is hidden. It
thinks in seconds of processor time, so that a busy machine takes nothing of it.
"""

import importlib
import json
import sys
import time
from typing import Any

from librt.random import Random

time.perf_counter = time.process_time
bots: Any = importlib.import_module("ludus.bots")
registry: Any = importlib.import_module("ludus.core.registry")


def main() -> None:
    """Answer questions, one a line, with what the bot named on the command line decides."""
    bot, random = bots.get(sys.argv[1]), Random(0)
    for line in sys.stdin:
        question = json.loads(line)
        game, players = registry.get(question["game"]), question["players"]
        state, sight = game.new(players, question["options"]), bots.Sight(players)
        for id in question["ids"]:
            sight.play(state, id)
        budget = bots.Budget(**question["budget"])
        id = bot.decide(sight.of(state, question["seat"], random), budget)
        sys.stdout.write(json.dumps({"id": id}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
