"""Everything that is said in thousands of positions: prompts, buttons, lines, events, refusals."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from librt.random import Random

from ludus.core.game import Game, State
from ludus.core.language import LANGUAGES, Words
from ludus.core.match import Match
from ludus.core.message import Message
from tests.conformance.tables import Table

NAMES = ["Ada", "Eva", "Ottavia", "Livia", "Irene", "Ugo"]
"""Names that begin with every vowel, for the sake of articles and elisions."""
REFUSED = 3
"""So many refusals are asked for in each position."""


class Said(NamedTuple):
    """A sentence, and what it was made of."""

    language: str
    key: str
    text: str


def positions(table: Table, seed: int) -> Iterator[tuple[Match, State]]:
    """Every decision of a random game, with the match so far."""
    match = table.match()
    for id in table.ids(seed):
        if match.state.actor >= 0:
            yield match, match.state
        match.play(id)
    yield match, match.state


@cache
def everything_said(table: Table, seed: int) -> frozenset[Said]:
    """All sentences of one game in every language, to the one who decides and about him."""
    said: set[Said] = set()
    random = Random(seed)
    match = table.match()
    for match, state in positions(table, seed):  # noqa: B007 (it is the same match)
        if state.actor >= 0:
            messages = [state.prompt(), *_refusals(state, random)]
            messages += [_label(state.game, id) for id in state.legal()[:20]]
            for message in messages:
                said |= _in_every_language(state.game, message, int(state.actor))
    for event in (event for ply in match.plies for event in ply.events):
        said |= _in_every_language(match.game, event.seen_by(event.witness), -1)
    return frozenset(said | _lines(match))


def _label(game: Game, id: int) -> Message:
    action = game.describe(id)
    return Message("action." + action.kind, action.data)


def _refusals(state: State, random: Random) -> Iterator[Message]:
    for _ in range(REFUSED):
        id = int(random.randrange(state.game.decisions))
        if not state.allows(id):
            yield state.refusal(id)


def _in_every_language(game: Game, message: Message, reader: int) -> set[Said]:
    return {
        Said(language, message.key, game.words(language).say(message, NAMES, reader))
        for language in LANGUAGES
    }


def _lines(match: Match) -> set[Said]:
    """The log by lines, in the third person and to each seat that it is about."""
    teller = match.game.teller
    turns: dict[int, list[Message]] = {}
    for ply in match.plies:
        turns.setdefault(int(ply.turn), []).extend(e.seen_by(e.witness) for e in ply.events)
    return {
        Said(language, "line", line)
        for language in LANGUAGES
        for events in turns.values()
        for line in _told(match.game.words(language), teller.lines(events), match)
    }


def _told(words: Words, lines: list[list[Message]], match: Match) -> Iterator[str]:
    teller = match.game.teller
    for line in lines:
        for reader in (-1, 0):
            yield words.tell(teller.headline(line), teller.tails(line), NAMES, reader)
