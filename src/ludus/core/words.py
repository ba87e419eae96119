"""Sentences in English, Italian and French from the messages of the rules.

A template names the values of its message in braces, with what they are after a colon:
`{seat:player}` the name of a player, `{to:institution}` the word `institution.<value>` of the
game, `{coins:coin|coins}` a number with the right form of its noun, `{n}` the value itself.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from ludus.core.message import Message, Value

LANGUAGES: Final = ("en", "it", "fr")

Words = Mapping[str, str]

COMMON: Final[dict[str, dict[str, str]]] = {
    "en": {
        "and": "and",
        "refusal.over": "The game is over.",
        "refusal.chance": "A draw comes first, nobody can act now.",
        "refusal.outcome": "That is for chance to decide, not for a player.",
        "refusal.unknown": "There is no such action in this game.",
        "refusal.now": "That cannot be done now. {prompt:message}",
        "prompt.over": "The game is over.",
    },
    "it": {
        "and": "e",
        "refusal.over": "La partita è finita.",
        "refusal.chance": "Prima si pesca, ora nessuno può agire.",
        "refusal.outcome": "Questo lo decide la sorte, non un giocatore.",
        "refusal.unknown": "Questa azione non esiste in questo gioco.",
        "refusal.now": "Ora non si può fare. {prompt:message}",
        "prompt.over": "La partita è finita.",
    },
    "fr": {
        "and": "et",
        "refusal.over": "La partie est terminée.",
        "refusal.chance": "Il faut d'abord tirer, personne ne peut agir maintenant.",
        "refusal.outcome": "C'est au hasard d'en décider, pas à un joueur.",
        "refusal.unknown": "Cette action n'existe pas dans ce jeu.",
        "refusal.now": "C'est impossible maintenant. {prompt:message}",
        "prompt.over": "La partie est terminée.",
    },
}

FIELD: Final = re.compile(r"\{(\w+)(?::([^}]*))?\}")


def catalogue(games_words: Mapping[str, Words], language: str) -> dict[str, str]:
    """A game's words in one language, with those common to all games."""
    return {**COMMON[language], **games_words[language]}


def sentence(words: Words, message: Message, names: Sequence[str]) -> str:
    """The message as a sentence, in the language of the words, with the players' names."""

    def value(match: re.Match[str]) -> str:
        return shown(words, message.data[match[1]], match[2] or "", names)

    text = FIELD.sub(value, words[message.key])
    return text[:1].upper() + text[1:]


def shown(words: Words, value: Value, what: str, names: Sequence[str]) -> str:
    """One value of a message in words."""
    if isinstance(value, Message):
        return sentence(words, value, names)
    if isinstance(value, list):
        return listed([shown(words, item, what, names) for item in value], words["and"])
    if what == "player":
        return names[int(value)]
    if "|" in what:
        one, many = what.split("|")
        return f"{value} {one if value == 1 else many}"
    return words[f"{what}.{value}"] if what else str(value)


def listed(items: list[str], conjunction: str) -> str:
    """'a, b and c'."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {conjunction} {items[-1]}"
