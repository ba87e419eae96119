"""Who reads: a seat or a spectator, in a language, with the names at the table."""

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from ludus.core.game import Game
from ludus.core.language import NO_READER, Words
from ludus.core.message import SPECTATOR, Message, Value
from ludus.core.registry import get
from ludus.server import protocol

MOST_CHOICES: Final = 50_000
"""How many choices are kept so as not to be put into words again."""


class Reader(NamedTuple):
    """Who reads: a seat or SPECTATOR, in a language, with the names at the table."""

    seat: int
    language: str
    names: tuple[str, ...]

    def sentence(self, game: Game, message: Message) -> str:
        """A message as a sentence for this reader."""
        return words_of(game.name, self.language).say(message, self.names)


def as_all(reader: Reader) -> Reader:
    """One who reads in the same language and knows what everybody may know."""
    return Reader(SPECTATOR, reader.language, reader.names)


@cache
def words_of(game: str, language: str) -> Words:
    """A game's words in one language, found once: a move says dozens of sentences."""
    return get(game).words(language)


def seat_or_none(actor: int) -> int | None:
    """An actor in the protocol's way: chance and nobody are null."""
    return actor if actor >= 0 else None


def event(game: Game, message: Message, reader: Reader, line: int = 0) -> protocol.Event:
    """Something that happened, as already redacted, in a line of the log."""
    data = {name: _plain(game, value, reader) for name, value in message.data.items()}
    kind = message.key.removeprefix("event.")
    text = reader.sentence(game, message)
    places = game.teller.places(message)
    return protocol.Event(kind=kind, data=data, text=text, places=places, line=line)


def _plain(game: Game, value: Value, reader: Reader) -> Any:
    return reader.sentence(game, value) if isinstance(value, Message) else value


def told(game: Game, line: list[Message], reader: Reader, seat: int = NO_READER) -> str:
    """A line of the log, or of a preview, to a seat if it is spoken to."""
    teller, words = game.teller, words_of(game.name, reader.language)
    return words.tell(teller.headline(line), teller.tails(line), reader.names, seat)


@lru_cache(MOST_CHOICES)
def choice(
    game: str, id: int, language: str, names: tuple[str, ...], prompt: str
) -> protocol.Choice:
    """A decision in the reader's words, as an answer to a prompt."""
    action = get(game).describe(id)
    meant = Message("action." + action.kind, action.data)
    occasion = prompt.removeprefix("prompt.")
    label = words_of(game, language).say(meant, names, form=occasion)
    return protocol.Choice(id=id, kind=action.kind, data=action.data, label=label)
