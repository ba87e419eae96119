"""Names: what bots and guests are called at first, and which names are taken for the same."""

import unicodedata
from typing import Final

INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Kinds of characters that show nothing or turn the text around."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and a symbol of other kinds that show nothing either."""
MOST_MARKS: Final = 4
"""How many marks may stand on one letter: with more it covers what others have written."""
VARIATIONS: Final = frozenset(
    map(chr, (*range(0x180B, 0x180E), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""What chooses between two forms of a letter or a picture, and shows nothing of its own."""
BIDI: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
ALIKE: Final = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb\u0501\u051b\u051d\u043a\u043c\u0442\u043d\u0432"
    "\u03b1\u03bf\u03b5\u03c1\u03c4\u03c5\u03bd\u03b9\u03ba\u03c7\u03b7"
    "\u0251\u0261\u0131\u0581\u0585\u0570\u0578\u057d\u0566"
    "\u13aa\u13f4\u13df\u13a0\u13ac\u13c0\u13bb\u13ab\u13e6\u13de\u13b7\u13e2\u13d2\u13da\u13a2\u13d9\u13b3\u13c3"
    "01|i",
    "aeopcyxljshdqwkmthbaoeptuvlkxnaglgohnuqabcdeghjklmprstvwzolll",
)
"""Letters of other alphabets, and digits, that look like Latin letters."""

BOT_NAMES: Final = {
    "random": "Fortuna",
    "tiro": "Tiro",
    "miles": "Miles",
    "centurio": "Centurio",
    "legatus": "Legatus",
    "imperator": "Imperator",
}
"""What a bot of each level is called at the table."""

GUEST_NAMES: Final = (
    *("Aelia", "Albina", "Antonia", "Aurelia", "Camilla", "Cassia", "Claudia", "Cornelia"),
    *("Domitia", "Fabia", "Flavia", "Julia", "Livia", "Lucilla", "Marcella", "Octavia"),
    *("Paula", "Sabina", "Silvia", "Tullia", "Valeria", "Aulus", "Caius", "Decimus"),
    *("Faustus", "Felix", "Flavius", "Gallus", "Junius", "Lucius", "Manius", "Marcus"),
    *("Maximus", "Quintus", "Rufus", "Sextus", "Silvanus", "Titus", "Varro", "Vitus"),
)
"""What a guest is called until he says otherwise."""


def clean_name(name: str) -> str:
    """A name in its composed form, with single spaces; nothing in it may be invisible."""
    name = " ".join(filter(None, unicodedata.normalize("NFC", name).split(" ")))
    if any(unicodedata.category(letter) in INVISIBLE or letter in BLANK for letter in name):
        raise ValueError("a name consists of visible characters")
    if is_mark(name[:1]) or has_tower(name):
        raise ValueError("a name consists of letters with a few marks at most")
    return name


def is_mark(letter: str) -> bool:
    """Whether it stands on, under or around the letter before."""
    return letter != "" and unicodedata.category(letter) in ("Mn", "Me")


def has_tower(text: str) -> bool:
    """Whether more marks stand on a letter than any language writes."""
    marks = 0
    for letter in text:
        marks = marks + 1 if is_mark(letter) else 0
        if marks > MOST_MARKS:
            return True
    return False


def clean_text(text: str) -> str:
    """What is said, in its composed form; nothing in it may turn or break the line."""
    text = unicodedata.normalize("NFC", text)
    if any(c in BIDI or unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") for c in text):
        raise ValueError("a message has no control characters")
    if has_tower(text):
        raise ValueError("a message has a few marks on a letter at most")
    return text


def lookalike(name: str) -> str:
    """A key that is the same for all names that look alike."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    plain = "".join(c for c in folded if not unicodedata.combining(c) and c not in VARIATIONS)
    return "".join(plain.translate(ALIKE).split())


def distinct(name: str, taken: list[str]) -> str:
    """The name, with a number if somebody at the table has one that looks the same."""
    wanted, number = name, 2
    looks = {lookalike(other) for other in taken}
    while lookalike(wanted) in looks:
        wanted = f"{name} {number}"
        number += 1
    return wanted
