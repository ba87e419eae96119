"""The words of the pages: complete in the three languages, all of them used, none missing."""

import json
import re

import pytest

from tools.web import WEB

FOLDER = WEB / "src/i18n"
WORDS: dict[str, dict[str, str]] = {
    language: json.loads((FOLDER / f"{language}.json").read_text())
    for language in ("en", "it", "fr")
}
SOURCES = "\n".join(
    path.read_text() for path in (WEB / "src").rglob("*") if path.suffix in (".svelte", ".ts")
)
GROUPS = ("theme", "speed", "state", "seat", "clock.kind")
"""Words that are put together: `term("theme", name)`."""


@pytest.mark.parametrize("language", ["it", "fr"])
def test_no_message_is_missing_in_a_language(language: str) -> None:
    assert WORDS[language].keys() == WORDS["en"].keys()
    assert [key for key, text in WORDS[language].items() if not text.strip()] == []


@pytest.mark.parametrize("language", ["it", "fr"])
def test_a_translation_has_the_gaps_of_the_original(language: str) -> None:
    def gaps(text: str) -> set[str]:
        return set(re.findall(r"\{\w+\}", text))

    different = [key for key in WORDS["en"] if gaps(WORDS["en"][key]) != gaps(WORDS[language][key])]
    assert different == []


def test_every_message_that_the_pages_say_exists_and_every_one_there_is_is_said() -> None:
    grouped = {key for key in WORDS["en"] if key.rpartition(".")[0] in GROUPS}
    said = {key for key in WORDS["en"] if f'"{key}"' in SOURCES or f"'{key}'" in SOURCES}
    asked = set(re.findall(r"""\bt\(\s*["']([\w.-]+)["']""", SOURCES))
    assert asked - WORDS["en"].keys() == set()
    assert WORDS["en"].keys() - said - grouped == set()
