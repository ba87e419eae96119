"""What is said is so, and said as a native would say it, in thousands of positions."""

import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludus.core.game import State
from ludus.core.language import FIRST, LANGUAGES, words
from ludus.core.message import Message, Value
from ludus.core.registry import get, names
from tests.conformance.sentences import NAMES, everything_said, positions
from tests.conformance.tables import Table, usual_tables
from tests.needs import skip_for_want

ROOT = Path(__file__).resolve().parents[2]
SEEDS = (11, 12)
ELIDED = re.compile(r"\b(all|dall|dell|nell|sull|un|com|cos|dov|jusqu|qu|[lcdstmnj])'", re.I)
"""What Italian and French put before an apostrophe; the word after it is looked up."""
DICTIONARIES = {"en": "en_US", "it": "it_IT", "fr": "fr_FR"}

every_table = pytest.mark.parametrize("table", usual_tables(), ids=str)
every_language = pytest.mark.parametrize("language", LANGUAGES)

CATEGORY = {
    **dict.fromkeys(("elect", "buy", "build", "king"), "main"),
    **dict.fromkeys(("engage", "change", "send", "extra"), "quick"),
}
"""In The Council of Four a prompt speaks of main and quick actions, not of each of them."""
TURN = {
    "en": {"main": "main action", "quick": "quick action", "end": "end your turn"},
    "it": {"main": "azion[ei] principal[ei]", "quick": "azione veloce", "end": "termina il turno"},
    "fr": {"main": "actions? principale", "quick": "action rapide", "end": "terminez votre tour"},
}
SENDING = {
    "en": {"send": "send a magistrate", "stay": "leave yours where they are"},
    "it": {"send": "manda un magistrato", "stay": "lascia i tuoi dove sono"},
    "fr": {"send": "envoyez un magistrat", "stay": "laissez les vôtres où ils sont"},
}
PHRASES: dict[tuple[str, str], dict[str, dict[str, str]]] = {
    ("council", "prompt.turn"): TURN,
    ("council", "prompt.more"): TURN,
    ("council", "prompt.quick"): TURN,
    ("council", "prompt.card"): {
        "en": {"card": "play another card", "pay": r"pay \d+ coins?"},
        "it": {"card": "gioca un'altra carta", "pay": r"paga (ora )?\d+ monet[ae]"},
        "fr": {"card": "jouez une autre carte", "pay": r"payez (maintenant )?\d+ pièces?"},
    },
    ("rome", "prompt.post"): {
        "en": {"post": "put a magistrate", "leave-empty": "leave it without"},
        "it": {"post": "metti un magistrato", "leave-empty": "lasciala senza"},
        "fr": {"post": "mettez un magistrat", "leave-empty": "laissez-la sans"},
    },
    ("rome", "prompt.send"): SENDING,
    ("rome", "prompt.treasury"): SENDING,
}
"""How the prompts that are not made of `CHOICES` name what can be done."""


def named(state: State, asked: Message, language: str) -> set[str]:
    """The kinds of choices that a prompt names in one language, of those it could name."""
    text = state.game.words(language).say(asked, NAMES, int(state.actor)).lower()
    known = state.game.words(language).plain
    group = re.compile(rf"choice\.{PROMPT_GROUPS.get(asked.key, asked.key[7:])}-(.*)")
    phrases = {m[1]: text_of for key, text_of in known.items() if (m := group.fullmatch(key))}
    return {kind for kind, phrase in phrases.items() if phrase.lower() in text}


PROMPT_GROUPS = {"prompt.card": "turn", "prompt.last": "turn"}


@every_table
def test_a_prompt_names_exactly_what_can_be_done(table: Table) -> None:
    """Every kind that is legal is named, and no other, in every language."""
    asked_of: set[str] = set()
    for seed in SEEDS:
        for _, state in positions(table, seed):
            if state.actor < 0:
                continue
            asked, legal = state.prompt(), state.kinds()
            assert asked.data["offers"] == legal
            council = state.game.name == "council"
            kinds = {CATEGORY.get(kind, kind) if council else kind for kind in legal}
            if len(legal) > 1:
                asked_of.add(asked.key)
                for language in LANGUAGES:
                    assert _offered(state, asked, language) == kinds, (asked, language)
                    _check_numbers(state, asked, language)
    assert asked_of


def _check_numbers(state: State, asked: Message, language: str) -> None:
    """The numbers of a prompt are the state's: those it is made of, each of them said."""
    text = state.game.words(language).say(asked, NAMES, int(state.actor))
    told = [
        asked.data[name] for name in ("left", "steps", "actions", "mains") if name in asked.data
    ]
    if asked.key == "prompt.card" and "pay" in state.kinds():
        told.append(asked.data["coins"])
    said = [int(number) for number in re.findall(r"\d+", re.sub(r"\w*[a-z]\d+\S*", "", text))]
    spelled = {1: ("one", "un", "una", "une"), 2: ("two", "due", "deux")}
    for number in told:
        assert isinstance(number, int)
        words = set(re.findall(r"\w+", text.lower()))
        assert number in said or words & set(spelled.get(number, ())), (asked, text)
    assert set(said) <= {int(str(number)) for number in told}, (asked, text)


def _offered(state: State, asked: Message, language: str) -> set[str]:
    """What the sentence of a prompt offers."""
    phrases = PHRASES.get((state.game.name, asked.key), {}).get(language)
    if phrases is None:
        return named(state, asked, language)
    text = state.game.words(language).say(asked, NAMES, int(state.actor)).lower()
    return {kind for kind, phrase in phrases.items() if re.search(phrase, text)}


@every_table
def test_the_terms_a_prompt_lists_are_those_that_can_be_chosen(table: Table) -> None:
    """Places, councils, cities, guests and tiles, each of them and no other."""
    fields = {
        "places": "institution",
        "councils": "council",
        "cities": "city",
        "citizens": "citizen",
        "tiles": "tile",
    }
    for seed in SEEDS:
        for _, state in positions(table, seed):
            data = state.prompt().data if state.actor >= 0 else {}
            for field, parameter in fields.items():
                if field in data:
                    offered = {_chosen(state, id, parameter) for id in state.legal()}
                    assert set(_terms(data[field])) == offered


def _chosen(state: State, id: int, parameter: str) -> str:
    return str(state.game.describe(id).data[parameter])


def _terms(value: Value) -> list[str]:
    assert isinstance(value, list)
    return [str(one) for one in value]


@every_table
def test_the_count_a_prompt_gives_is_how_often_one_is_asked(table: Table) -> None:
    """What is left to choose, lay, take or give is asked for just so many times more."""
    for seed in SEEDS:
        match = table.match()
        promised: dict[str, int] = {}
        for id in table.ids(seed):
            state = match.state
            asked = state.prompt() if state.actor >= 0 else Message("", {})
            counted = asked.key in COUNTED
            for key, left in promised.items():
                assert left == 0 or (counted and asked.key == key), (key, left, asked)
            promised = {}
            if counted:
                promised[asked.key] = int(str(asked.data["left"])) - 1
            match.play(id)


COUNTED = {"prompt.expand", "prompt.start", "prompt.token", "prompt.give", "prompt.hills"}


FORBIDDEN = {
    "en": (
        r"\b1 (coins|assistants|points|members|steps|actions|cards|pieces|tiles|favours)\b",
        r"\ba [aeio]\w+",
        r"\ban [^aeiouAEIOU\W]\w*",
        r"\b(his|her|he|she|him)\b",
        r"\bthe the\b|\ba the\b|\bin in\b|\bto to\b",
        r"\b[Ss]o much for\b",
    ),
    "it": (
        r"\b1 (monete|aiutanti|punti|membri|passi|azioni|carte|pezzi|tessere|favori)\b",
        r"\b(il|del|al|dal|nel|sul) [aeiouàèéìòù]",
        r"\b(una|la|della|alla|dalla|nella|sulla) [aeiou]",
        r"\blo (?!vedr|è|sono|ha|puoi|permett|si |spazio)[b-df-hj-np-rtv-y]\w*o\b",
        r"\ba [Aa]\w+",
        r"\be [Ee]\w+",
        r"\bne (restano|servono) 1\b|\bne resta [02-9]",
        r"\bdi (il|la|i|le|lo|gli|l') |\ba (il|la|i|le) |\bda (il|la|i|le) |\bin (il|la|i|le) ",
        r"\buna? istituzione|\bun'(?!istituzione|a|e|i|o|u|A|E)",
        r"\b([Cc]olloc\w+|stendardo|Erario|sito|civici|arancione|Visita dei Cittadini)\b",
        r"\b[Rr]icompensa del re\b|\bsomiglia\b",
    ),
    "fr": (
        r"\b[01] (pièces|assistants|points|membres|actions|cartes|tuiles|faveurs)\b",
        r"(?<!-)\b(de|le|la|que|ne|se|je) [aeiouyéèêàâîôûAEIOUYÉÈÀ]\w*",
        r"\b(de le|de les|à le|à les)\b",
        r"\b1 pas de\b",
        r" [:;?!»]|« |[a-zéè][:;?!]",
        r"\b(Trésor|site|civiques|Visite des Citoyens)\b",
    ),
}
"""What no sentence may contain: wrong articles, contractions, elisions, plurals; terms given up."""


@every_table
def test_no_sentence_breaks_the_grammar_of_its_language(table: Table) -> None:
    wrong = []
    for seed in SEEDS:
        for language, key, text in everything_said(table, seed):
            for pattern in FORBIDDEN.get(language, ()):
                if found := re.search(pattern, text):
                    wrong.append((language, key, found[0], text))
            if re.search(r"  |\{|\}|\$|\?\?\?|\.\.| [.,]", text) or text != text.strip():
                wrong.append((language, key, "shape", text))
            if key.split(".")[0] in ("prompt", "event", "refusal", "line"):
                assert not text[0].islower(), text
                assert text[-1] in ".?", text
    assert wrong == []


SAMPLES: dict[str, Value] = {
    "title": "Rome",
    "reason": "Ok.",
    "prompt": "Ok.",
    "rule": "COU-27",
    "lowest": 0,
    "highest": 9,
    "length": 2,
    "count": 3,
    "all": 4,
    "taken": 5,
    "most": 6,
    "value": "7",
    "shown": "7",
    "said": "8",
    "what": "coins",
    "words": "coast, hills",
}
"""What stands for the values of the sentences of pages and server that are not names."""


def _own_folders() -> list[Path]:
    """The folders of words that belong to no game's rules: pages, boards, server, lessons."""
    files = [*(ROOT / "src/ludus").rglob("en.ftl"), *(ROOT / "web/src").rglob("en.ftl")]
    rules = [ROOT / "src/ludus/games" / name / "words" for name in names()]
    return sorted(path.parent for path in files if path.parent not in rules)


def _said(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Every sentence of a folder, with names that begin with vowels and several numbers."""
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    blocks = re.findall(r"^([a-z][\w-]*) =((?:.*\n)(?:[ }].*\n)*)", text + "\n", re.M)
    for id, block in blocks:
        if id.startswith("plural-") or re.search(r"[A-Z]{4,}\(|\$(list|initial|head)\b", block):
            continue
        for n in (0, 1, 2, 5):
            data = {name: SAMPLES.get(name, "Ada") for name in re.findall(r"\$(\w+)", block)}
            for name in re.findall(r"\{ \$(\w+) ->|\$(n|plies|ply|most|from|to)\b", block):
                data |= dict.fromkeys((one for one in name if one), n)
            for form in ("", *re.findall(r"^ +\.(wrong) =", block, re.M)):
                yield id, words(language, folder).say(Message(id, data), form=form)


@every_language
def test_no_sentence_of_the_pages_breaks_the_grammar_either(language: str) -> None:
    """What the server, the terminal, the pages and the boards say of their own."""
    wrong = []
    checked = 0
    for folder in _own_folders():
        for id, text in _said(folder, language):
            checked += 1
            for pattern in (*FORBIDDEN.get(language, ()), *REGISTER.get(language, ())):
                if found := re.search(pattern, text):
                    wrong.append((folder.parent.name, id, found[0], text))
            if re.search(r"  |\{|\}|\$|\?\?\?| [.,]", text) or text != text.strip():
                wrong.append((folder.parent.name, id, "shape", text))
    assert checked > 900
    assert wrong == []


@every_language
def test_every_message_stands_once_in_its_file(language: str) -> None:
    """Of two, one is never said, and a translator could mend the wrong one."""
    for path in [*(ROOT / "src/ludus").rglob(f"{language}.ftl"), *_page_files(language)]:
        ids = re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.M)
        assert [id for id, often in Counter(ids).items() if often > 1] == [], path


def _page_files(language: str) -> list[Path]:
    return sorted((ROOT / "web/src").rglob(f"{language}.ftl"))


REGISTER = {
    "it": (r"\b(voi|vostr[oaei]|Lei|Suo|atrio|Sala riunioni|collegamento)\b",),
    "fr": (r"\b([Tt]u|toi|ton|tes|[Aa]ttends)\b|\u2019", r"\b[Cc]artes politiques\b"),
}
"""One register, *tu* in Italian and *vous* in French, and one word for a thing."""


@every_language
def test_the_files_are_spelled_by_the_dictionary(language: str) -> None:
    """Every word of every file is in the dictionary of its language, or a name we know."""
    if shutil.which("hunspell") is None:
        skip_for_want("There is no hunspell here (on Debian: apt install hunspell).")
    if language not in DICTIONARIES:
        pytest.skip(f"DICTIONARIES names no dictionary of '{language}'")
    known = (Path(__file__).parent / "spelling.txt").read_text().split()
    text = ELIDED.sub(" ", "\n".join(sorted(_texts(language))))
    command = ["hunspell", "-d", DICTIONARIES[language], "-i", "utf-8", "-l"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    misspelled = {word.strip("'-.") for word in done.stdout.split()} - {*known, *NAMES, ""}
    assert sorted(misspelled) == []


def _texts(language: str) -> set[str]:
    """The text of all files of a language, without what stands in braces."""
    paths = [*(ROOT / "src/ludus").rglob(f"words/{language}.ftl")]
    paths += _page_files(language)
    found = set()
    for path in paths:
        text = re.sub(r"^#.*$", "", path.read_text(encoding="utf-8"), flags=re.M)
        text = re.sub(r"^(plural-\w+) = .*$", "", text, flags=re.M)
        for _ in range(3):
            text = re.sub(r"\{[^{}\n]*\}", " ", text)
        text = re.sub(r"\{ ?[\w$(),\" .]*->", " ", text)
        text = re.sub(r"^ *\*?\[[\w-]+\]|^[\w-]+ =|^ *\.[\w-]+ =", " ", text, flags=re.M)
        found |= {line.strip(" {}") for line in text.splitlines()}
    return found


@pytest.mark.parametrize("name", names())
def test_what_is_told_of_a_player_can_be_told_to_him(name: str) -> None:
    """A sentence of the log about what a player does has a form that speaks to that player."""
    for language in LANGUAGES:
        own = get(name).words(language)
        text = (get(name).folder() / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        about = re.findall(
            r"^((?:event|told)-[\w-]+) = \{ PLAYER\(\$(?:seat|family)\) \}", text, re.M
        )
        assert about
        missing = [id for id in about if not own.has(id, "you")]
        assert [id for id in missing if id != "event-first"] == []


IN_RULES = {
    *(("municipium", group) for group in ("institution", "citizen", "card")),
    *(("rome", group) for group in ("building", "hill")),
    ("council", "city"),
}
"""The terms that the pages of rules have to use as well."""


def test_a_table_of_terms_stands_in_the_docs_and_the_files_use_it() -> None:
    """docs/terms.md: every term in every language, as the files have it."""
    page = (ROOT / "docs/terms.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w-]+)/([\w-]+)` \| (.*?) \| (.*?) \| (.*?) \|", page, re.M)
    assert len(rows) > 60
    for game, id, *terms in rows:
        found = words if game == "common" else get(game).words
        for language, term in zip(("en", "it", "fr"), terms, strict=True):
            assert found(language).plain[id.replace("-", ".", 1)] == term, (game, id, language)
            if (game, id.split("-")[0]) in IN_RULES:
                folder = ROOT / "docs/rules" / (language if language != FIRST else "")
                rules = (folder / f"{game}.md").read_text(encoding="utf-8")
                assert term.lower() in rules.lower(), (game, id, language)


@pytest.mark.parametrize(
    ("game", "title"),
    [
        ("municipium", "Municipium"),
        ("council", "The Council of Four"),
        ("rome", "Rome: City of Marble"),
    ],
)
def test_the_terms_without_identifiers_are_those_of_rules_and_sentences(
    game: str, title: str
) -> None:
    """docs/terms.md: what has no message of its own is called so in the rules or the sentences."""
    page = (ROOT / "docs/terms.md").read_text(encoding="utf-8")
    section = re.search(rf"^## {title}$(.*?)(?=^## |\Z)", page, re.M | re.S)
    assert section
    rows = re.findall(r"^\| ([^|`]+) \| ([^|]+) \| ([^|]+) \|$", section[1], re.M)
    rows = [row for row in rows if row[0] != "English" and not row[0].startswith("-")]
    assert len(rows) > 5
    for number, language in enumerate(("en", "it", "fr")):
        folder = ROOT / "docs/rules" / (language if language != FIRST else "")
        rules = (folder / f"{game}.md").read_text(encoding="utf-8")
        own = (get(game).folder() / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        said = (rules + own).lower()
        assert [row[number] for row in rows if row[number].lower() not in said] == []


def test_the_pages_of_rules_speak_like_the_sentences() -> None:
    """Terms that were given up are not in the rules either."""
    wrong = []
    given_up = {
        "it": r"\b([Cc]olloc\w+|[Cc]onquista i consigli|stendard[oi]|Erario|sit[oi]|civic[oi]|"
        r"arancion[ei]|ricompensa del re|atrio)\b",
        "fr": r"\b(Gagnez les conseils|piste de la noblesse|Trésor|sites?|civiques?|"
        r"le la|de le|à le)\b",
    }
    for language, pattern in given_up.items():
        for path in (ROOT / "docs/rules" / language).glob("*.md"):
            text = path.read_text(encoding="utf-8")
            wrong += [(path.name, language, found[0]) for found in re.finditer(pattern, text)]
    assert wrong == []
