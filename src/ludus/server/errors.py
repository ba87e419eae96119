"""What the server refuses: a status, a code for programs and a sentence in the reader's words."""

import json

from ludus.core.errors import LudusError, TranslatedError
from ludus.core.language import Words, beside, words
from ludus.core.message import Message, Value


def own_words(language: str) -> Words:
    """The server's own words in one language."""
    return words(language, beside("ludus.server"))


class Refusal(Exception):
    """Something asked of the server that is not done; nothing has changed."""

    def __init__(self, status: int, code: str, **data: Value) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.data = data

    def say(self, language: str) -> str:
        """The sentence in one language."""
        return own_words(language).say(Message(self.code, self.data))


class RefusalWithReason(Refusal):
    """Refused for a reason that comes from the games or their records."""

    def __init__(self, status: int, code: str, reason: LudusError) -> None:
        super().__init__(status, code)
        self.reason = reason

    def say(self, language: str) -> str:
        """The sentence with its reason in one language, as far as the reason speaks it."""
        reason = (
            self.reason.say(language)
            if isinstance(self.reason, TranslatedError)
            else str(self.reason)
        )
        return own_words(language).say(Message(self.code, {"reason": reason}))


class RelayedRefusal(Refusal):
    """Refused by another process, which has already put its reason into words."""

    def __init__(self, status: int, problem: bytes) -> None:
        told = json.loads(problem)
        super().__init__(status, told["code"])
        self.detail = str(told["detail"])

    def say(self, language: str) -> str:
        """The sentence as it was told."""
        return self.detail


class Illegal(Refusal):
    """The rules refuse a decision, in the words of the game."""

    def __init__(self, sentences: dict[str, str]) -> None:
        super().__init__(409, "illegal")
        self.sentences = sentences

    def say(self, language: str) -> str:
        """The game's own sentence."""
        return self.sentences[language]
