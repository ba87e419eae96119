"""Names: what bots and guests are called at first, and which names are taken for the same."""

import unicodedata
from typing import Final

INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Kinds of characters that show nothing or turn the text around."""
BIDI: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
ALIKE: Final = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb\u0501\u051b\u051d\u043a\u043c\u0442\u043d\u0432"
    "\u03b1\u03bf\u03b5\u03c1\u03c4\u03c5\u03bd\u03b9\u03ba\u03c7\u03b7"
    "01|i",
    "aeopcyxljshdqwkmthbaoeptuvlkxnolll",
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
    if any(unicodedata.category(letter) in INVISIBLE for letter in name):
        raise ValueError("a name consists of visible characters")
    return name


def clean_text(text: str) -> str:
    """What is said, in its composed form; nothing in it may turn or break the line."""
    text = unicodedata.normalize("NFC", text)
    if any(c in BIDI or unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") for c in text):
        raise ValueError("a message has no control characters")
    return text


def lookalike(name: str) -> str:
    """A key that is the same for all names that look alike."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    plain = "".join(c for c in folded if not unicodedata.combining(c))
    return "".join(plain.translate(ALIKE).split())


def distinct(name: str, taken: list[str]) -> str:
    """The name, with a number if somebody at the table has one that looks the same."""
    wanted, number = name, 2
    looks = {lookalike(other) for other in taken}
    while lookalike(wanted) in looks:
        wanted = f"{name} {number}"
        number += 1
    return wanted
