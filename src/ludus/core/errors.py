"""Errors are sentences: whatever a user can get wrong raises one of these."""

from collections.abc import Sequence
from pathlib import Path

from ludus.core.language import FIRST, words
from ludus.core.message import Message, Value


class LudusError(Exception):
    """A sentence for the person who asked for something that cannot be done."""


class TranslatedError(LudusError):
    """A sentence that can be said in every language, in common words or in those of a game."""

    def __init__(
        self,
        key: str,
        data: dict[str, Value] | None = None,
        folder: Path | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.key = key
        self.data: dict[str, Value] = data or {}
        self.folder = folder
        self.names = names
        super().__init__(self.say(FIRST))

    def say(self, language: str) -> str:
        """The sentence in one language."""
        folders = () if self.folder is None else (self.folder,)
        return words(language, *folders).say(Message("error." + self.key, self.data), self.names)

    def __reduce__(self) -> tuple[type["TranslatedError"], tuple[object, ...]]:
        """Made again from what it was made of, when it comes from another process."""
        return type(self), (self.key, self.data, self.folder, self.names)


class UnknownGame(TranslatedError):
    """No game of that name is installed."""


class BadSetup(TranslatedError):
    """A game cannot be set up with this number of players or these options."""


class BadRecord(TranslatedError):
    """A file or text is not a record this version can replay."""


class IllegalAction(LudusError):
    """An id that may not be played now; the state is left as it was."""

    def __init__(self, sentence: str, message: Message) -> None:
        super().__init__(sentence)
        self.message = message
