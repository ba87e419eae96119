"""Lessons in a real browser: played by clicking what they ask, words beside what they speak of."""

import re

import pytest
from playwright.sync_api import Page, expect

from ludus.core.language import LANGUAGES
from ludus.core.registry import names
from ludus.learn.lessons import chapters, lesson_words
from ludus.learn.practice import tasks
from tests.web.conftest import Visit
from tests.web.player import LIVE, Player

pytestmark = pytest.mark.slow
TAUGHT = [name for name in names() if chapters(name)]
SMALL = {"width": 1120, "height": 700}
"""A desk with few pixels: drawing them is most of what a task costs."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# Whether the words are inside the window and cover nothing that they speak of.
CLEAR = """() => {
    const box = document.querySelector(".speech section").getBoundingClientRect();
    const rings = [...document.querySelectorAll(".speech > .ring")].map((ring) =>
        ring.getBoundingClientRect());
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 &&
        box.bottom <= innerHeight + 1;
    return inside && !rings.some((r) => r.left < box.right && box.left < r.right &&
        r.top < box.bottom && box.top < r.bottom);
}"""

# Whether something else is said, or there is more to click for what is said.
GONE_ON = """([said, live]) => document.querySelector(".speech .text").innerText !== said ||
    (document.querySelector("main[data-settled=true]") && document.querySelector(live))"""


def speech(page: Page, text: str) -> None:
    """Wait until this is said, and look where it stands."""
    expect(page.locator(".speech .text")).to_have_text(text)
    page.wait_for_function(CLEAR)


def learn(page: Page, game: str, name: str, language: str = "en", tap: bool = False) -> None:
    """Go through a chapter: read on, or click what glows, until it is finished."""
    player = Player(page, tap=tap)
    words = lesson_words(game, language)
    for step in next(c for c in chapters(game) if c.name == name).steps:
        said = words.say(step.said)
        speech(page, said)
        if not step.may:
            page.locator(".speech .row .primary").click()
            continue
        for _ in range(12):
            player.last = ""
            player.move()
            page.wait_for_function(GONE_ON, arg=[said, LIVE])
            if page.locator(".speech .text").inner_text() != said:
                break
    speech(page, words.text("lesson.chapter-done"))


@pytest.mark.parametrize("game", TAUGHT)
def test_a_newcomer_is_offered_the_lesson_and_goes_through_it(visit: Visit, game: str) -> None:
    page = visit()
    page.locator(f"a.primary[href='/learn/{game}']").click()
    page.get_by_role("link", name="Begin the lesson").click()
    for part in chapters(game):
        learn(page, game, part.name)
        if part is not chapters(game)[-1]:
            page.get_by_role("button", name="Next chapter").click()
    page.goto(f"/learn/{game}")
    expect(page.locator(".done")).to_have_count(len(chapters(game)))
    page.goto("/")
    expect(page.locator(f"a.primary[href='/learn/{game}']")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_lesson_speaks_the_readers_language_on_a_phone(visit: Visit, language: str) -> None:
    page = visit(**PHONE)
    page.evaluate(
        "(language) => (localStorage.ludus = JSON.stringify({ language, speed: 'off' }))", language
    )
    page.goto("/learn/municipium/goal")
    learn(page, "municipium", "goal", language, tap=True)


def test_a_chapter_is_repeated_and_skipped_and_a_short_game_follows(visit: Visit) -> None:
    page = visit("/learn/municipium/plan")
    first, second = (
        lesson_words("municipium", "en").say(s.said) for s in chapters("municipium")[4].steps[:2]
    )
    speech(page, first)
    page.get_by_role("button", name="Next").click()
    speech(page, second)
    page.get_by_role("button", name="Repeat").click()
    speech(page, first)
    learn(page, "municipium", "plan")
    page.get_by_role("button", name="Play a first game").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_test_id("prompt")).to_be_visible()


def test_a_wrong_click_is_answered_by_the_lesson(visit: Visit) -> None:
    page = visit("/learn/municipium/turn")
    for _ in range(3):
        page.locator(".speech .row .primary").click()
    words = lesson_words("municipium", "en")
    step = chapters("municipium")[1].steps[3]
    speech(page, words.say(step.said))
    page.locator("[data-spot='deck']").click()
    expect(page.locator(".speech .answer")).to_have_text(words.say(step.said, form="wrong"))


def test_a_wrong_click_is_answered_once_and_a_right_one_silences_it(
    visit: Visit,
) -> None:
    page = visit("/learn/municipium/turn")
    page.evaluate("localStorage.ludus = JSON.stringify({ speed: 'off', hints: true })")
    page.reload()
    for _ in range(3):
        page.locator(".speech .row .primary").click()
    words = lesson_words("municipium", "en")
    step = chapters("municipium")[1].steps[3]
    speech(page, words.say(step.said))
    expect(page.locator(".hint")).to_have_count(0)
    page.locator("[data-spot='deck']").click()
    answer = page.locator(".speech .answer")
    expect(answer).to_have_text(words.say(step.said, form="wrong"))
    expect(page.locator(".would")).not_to_contain_text(answer.inner_text())
    Player(page).move()
    expect(answer).to_have_count(0)


# The next thing to click of an answer that is shown.
MARKED = "main .spot.live:not(.picked):has(> .mark.better), main :is(.chip, .choice).better"

# Whether the task is solved, or the page has come to rest after a click and marks another thing:
# what happened is told before the lesson says that this was all.
CLICKED = """([at, marked]) => {
    const { settled, moment, picked } = document.querySelector("main.table").dataset;
    return document.querySelector(".speech .primary") ||
        (settled === "true" && `${moment} ${picked}` !== at && document.querySelector(marked));
}"""


def solve(page: Page, said: str) -> None:
    """Let the answer of a task be shown, and click what is marked of it until it is solved."""
    speech(page, said)
    page.get_by_role("button", name="Show the answer").click()
    player = Player(page)
    for _ in range(12):
        player.move(MARKED)
        page.wait_for_function(CLICKED, arg=[player.last, MARKED])
        if page.locator(".speech .primary").is_visible():
            break
    expect(page.locator(".speech .text")).to_contain_text("Solved!")


@pytest.mark.parametrize("game", TAUGHT)
def test_all_tasks_are_solved_by_clicking_what_their_answers_say(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}", reduced_motion="reduce", viewport=SMALL)
    words = lesson_words(game, "en")
    page.locator(f"a[href='/learn/{game}/{tasks(game)[0].name}']").click()
    for task in tasks(game):
        solve(page, words.say(task.steps[0].said))
        page.locator(".speech .primary").click()
    expect(page.locator(".tasks .done")).to_have_count(len(tasks(game)))
    assert len(tasks(game)) >= 10
