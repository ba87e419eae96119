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
        "error.unknown-game": "There is no game '{name}'. There are: {games}.",
        "error.not-a-game": "The installed game '{name}' is not a Ludus game.",
        "error.players": "{title} is for {counts} players, not {players}.",
        "error.option": "{title} has no option '{name}'. Its options: {options}.",
        "error.option-value": "Option '{name}' cannot be '{value}'. It can be: {values}.",
        "error.names": "There are {players} players but {names} names.",
        "error.version": "The record follows version {rules} of the rules of {title}; this program"
        " plays version {played}.",
        "error.hidden": "The record was made for one seat before the end of the game and hides"
        " what that seat did not see (ply {ply}), so it cannot be replayed.",
        "error.ply": "Ply {ply} of the record cannot be played: {reason:message}",
        "error.no-record": "This is not a Ludus record.",
        "error.no-headers": "This is not a Ludus record, or its headers are missing.",
        "error.damaged-game": "The record is damaged: its game, rules or players are missing.",
        "error.damaged-options": "The record is damaged: its options are missing or not words.",
        "error.damaged-seats": "The record is damaged: its seats are missing or not names.",
        "error.damaged-ids": "The record is damaged: its ids are missing or not whole numbers.",
        "error.damaged-numbers": "The record is damaged: its rules or players are not whole"
        " numbers.",
        "error.damaged-line": "The record is damaged at '{line}'.",
        "error.json": "The record is damaged or cut short: it is not valid JSON.",
        "error.cut": "The record is cut short: it names scores but does not reach the end.",
        "error.scores": "The record says the scores are {said}, but they are {scores}.",
        "error.unreadable": "The record {path} cannot be read: {reason}.",
        "error.not-text": "The record {path} is damaged: it is not text.",
        "error.not-to-decide": "Seat {seat} is not to decide at the end of the record.",
    },
    "it": {
        "and": "e",
        "refusal.over": "La partita è finita.",
        "refusal.chance": "Prima si pesca, ora nessuno può agire.",
        "refusal.outcome": "Questo lo decide la sorte, non un giocatore.",
        "refusal.unknown": "Questa azione non esiste in questo gioco.",
        "refusal.now": "Ora non si può fare. {prompt:message}",
        "prompt.over": "La partita è finita.",
        "error.unknown-game": "Il gioco '{name}' non c'è. Ci sono: {games}.",
        "error.not-a-game": "Il gioco installato '{name}' non è un gioco di Ludus.",
        "error.players": "{title} è per {counts} giocatori, non {players}.",
        "error.option": "{title} non ha l'opzione '{name}'. Le opzioni: {options}.",
        "error.option-value": "L'opzione '{name}' non può essere '{value}'. Può essere: {values}.",
        "error.names": "I giocatori sono {players} ma i nomi {names}.",
        "error.version": "La registrazione segue la versione {rules} delle regole di {title};"
        " questo programma gioca la versione {played}.",
        "error.hidden": "La registrazione è di un solo giocatore, fatta prima della fine, e"
        " nasconde quello che non ha visto (mossa {ply}): non si può rigiocare.",
        "error.ply": "La mossa {ply} della registrazione non si può giocare: {reason:message}",
        "error.no-record": "Questa non è una registrazione di Ludus.",
        "error.no-headers": "Questa non è una registrazione di Ludus, o le mancano le"
        " intestazioni.",
        "error.damaged-game": "La registrazione è danneggiata: mancano il gioco, le regole o i"
        " giocatori.",
        "error.damaged-options": "La registrazione è danneggiata: le opzioni mancano o non sono"
        " parole.",
        "error.damaged-seats": "La registrazione è danneggiata: i posti mancano o non sono nomi.",
        "error.damaged-ids": "La registrazione è danneggiata: le mosse mancano o non sono numeri"
        " interi.",
        "error.damaged-numbers": "La registrazione è danneggiata: regole o giocatori non sono"
        " numeri interi.",
        "error.damaged-line": "La registrazione è danneggiata in '{line}'.",
        "error.json": "La registrazione è danneggiata o incompleta: non è JSON valido.",
        "error.cut": "La registrazione è incompleta: indica i punteggi ma non arriva alla fine.",
        "error.scores": "La registrazione dice che i punteggi sono {said}, ma sono {scores}.",
        "error.unreadable": "La registrazione {path} non si può leggere: {reason}.",
        "error.not-text": "La registrazione {path} è danneggiata: non è testo.",
        "error.not-to-decide": "Alla fine della registrazione non tocca al posto {seat}.",
    },
    "fr": {
        "and": "et",
        "refusal.over": "La partie est terminée.",
        "refusal.chance": "Il faut d'abord tirer, personne ne peut agir maintenant.",
        "refusal.outcome": "C'est au hasard d'en décider, pas à un joueur.",
        "refusal.unknown": "Cette action n'existe pas dans ce jeu.",
        "refusal.now": "C'est impossible maintenant. {prompt:message}",
        "prompt.over": "La partie est terminée.",
        "error.unknown-game": "Il n'y a pas de jeu '{name}'. Il y a : {games}.",
        "error.not-a-game": "Le jeu installé '{name}' n'est pas un jeu de Ludus.",
        "error.players": "{title} se joue à {counts}, pas à {players}.",
        "error.option": "{title} n'a pas d'option '{name}'. Ses options : {options}.",
        "error.option-value": "L'option '{name}' ne peut pas être '{value}'. Elle peut être :"
        " {values}.",
        "error.names": "Il y a {players} joueurs mais {names} noms.",
        "error.version": "L'enregistrement suit la version {rules} des règles de {title} ; ce"
        " programme joue la version {played}.",
        "error.hidden": "L'enregistrement est celui d'un seul joueur, fait avant la fin, et cache"
        " ce qu'il n'a pas vu (coup {ply}) : il ne peut pas être rejoué.",
        "error.ply": "Le coup {ply} de l'enregistrement ne peut pas être joué : {reason:message}",
        "error.no-record": "Ce n'est pas un enregistrement de Ludus.",
        "error.no-headers": "Ce n'est pas un enregistrement de Ludus, ou ses en-têtes manquent.",
        "error.damaged-game": "L'enregistrement est abîmé : le jeu, les règles ou les joueurs"
        " manquent.",
        "error.damaged-options": "L'enregistrement est abîmé : les options manquent ou ne sont pas"
        " des mots.",
        "error.damaged-seats": "L'enregistrement est abîmé : les places manquent ou ne sont pas"
        " des noms.",
        "error.damaged-ids": "L'enregistrement est abîmé : les coups manquent ou ne sont pas des"
        " nombres entiers.",
        "error.damaged-numbers": "L'enregistrement est abîmé : règles ou joueurs ne sont pas des"
        " nombres entiers.",
        "error.damaged-line": "L'enregistrement est abîmé à '{line}'.",
        "error.json": "L'enregistrement est abîmé ou tronqué : ce n'est pas du JSON valide.",
        "error.cut": "L'enregistrement est tronqué : il indique les scores mais n'arrive pas à la"
        " fin.",
        "error.scores": "L'enregistrement dit que les scores sont {said}, mais ce sont {scores}.",
        "error.unreadable": "L'enregistrement {path} ne peut pas être lu : {reason}.",
        "error.not-text": "L'enregistrement {path} est abîmé : ce n'est pas du texte.",
        "error.not-to-decide": "À la fin de l'enregistrement, ce n'est pas à la place {seat} de"
        " décider.",
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
