"""What bots and guests are called until somebody says otherwise."""

from typing import Final

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
