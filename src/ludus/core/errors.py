"""Errors are sentences: whatever a user can get wrong raises one of these."""

from ludus.core.message import Message


class LudusError(Exception):
    """A sentence for the person who asked for something that cannot be done."""


class UnknownGame(LudusError):
    """No game of that name is installed."""


class BadSetup(LudusError):
    """A game cannot be set up with this number of players or these options."""


class BadRecord(LudusError):
    """A file or text is not a record this version can replay."""


class IllegalAction(LudusError):
    """An id that may not be played now; the state is left as it was."""

    def __init__(self, sentence: str, message: Message) -> None:
        super().__init__(sentence)
        self.message = message
