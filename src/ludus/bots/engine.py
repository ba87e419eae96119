"""`ludus bot`: a bot of ours that answers questions, one JSON object a line (docs/engines.md)."""

import json
from typing import Any, TextIO

from librt.random import Random

from ludus.bots.bot import UNLIMITED, UNLIMITED_SECONDS, Budget, Observation
from ludus.bots.guard import guarded
from ludus.bots.load import get
from ludus.bots.rebuild import Rebuilder
from ludus.core.errors import LudusError
from ludus.core.game import Game
from ludus.core.match import Match
from ludus.core.registry import get as get_game


class Engine:
    """Answers the questions of a table for one bot of ours."""

    def __init__(self, level: str, seed: int = 0) -> None:
        self.level = level
        self.bot = get(level)
        self.random = Random(seed)
        self._seen: list[int] = []
        self._set_up: tuple[object, ...] = ()
        self._rebuilder: Rebuilder | None = None

    def serve(self, questions: TextIO, answers: TextIO) -> None:
        """Answer line by line until there are no more."""
        for line in questions:
            if line.strip():
                answers.write(json.dumps(self.answer(line)) + "\n")
                answers.flush()

    def answer(self, line: str) -> dict[str, object]:
        """The answer to one line; whatever is wrong with it is a sentence."""
        try:
            return self._decided(json.loads(line))
        except json.JSONDecodeError as error:
            return {"error": f"The question is no JSON: {error}."}
        except KeyError as error:
            return {"error": f"The question has no {error}."}
        except (TypeError, ValueError) as error:
            return {"error": f"The question cannot be read: {error}."}
        except LudusError as error:
            return {"error": str(error)}

    def _decided(self, question: Any) -> dict[str, object]:
        if not isinstance(question, dict):
            raise LudusError("A question is a JSON object.")
        game, seat = get_game(str(question["game"])), int(question["seat"])
        match = self._match(game, question)
        if match.state.actor != seat or seat < 0:
            raise LudusError(f"Seat {seat} is not to decide here.")
        usual, given = self.bot.budget(game), question.get("budget", {})
        budget = Budget(
            int(given.get("iterations", usual.iterations if not given else UNLIMITED)),
            float(given.get("seconds", usual.seconds if not given else UNLIMITED_SECONDS)),
        )
        made = guarded(self.bot, self.level, Observation(match, seat, self.random), budget)
        answer: dict[str, object] = {"id": made.id, "text": game.text(made.id)}
        if made.failure is not None:
            answer["failure"] = str(made.failure)
        if "values" in question.get("want", []):
            answer |= self.bot.thoughts()
        return answer

    def _match(self, game: Game, question: dict[str, Any]) -> Match:
        """A game that looks to the seat like the one in question."""
        players, options = int(question["players"]), dict(question.get("options", {}))
        seen = [int(id) for id in question["seen"]]
        if question.get("rules", game.rules_version) != game.rules_version:
            raise LudusError(f"These are not the rules of {game.title} played here.")
        set_up = (game.name, players, sorted(options.items()), question["seat"])
        goes_on = set_up == self._set_up and seen[: len(self._seen)] == self._seen
        if self._rebuilder is None or not goes_on:
            self._rebuilder = Rebuilder(
                game.new(players, options), int(question["seat"]), self.random
            )
        self._set_up, self._seen = set_up, seen
        match = Match(game, players, options, story=False)
        for id in self._rebuilder.rebuilt(seen):
            match.play(id)
        return match
