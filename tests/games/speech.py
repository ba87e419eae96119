"""What a state says in the three languages, for tests of single sentences."""

from ludus.core.game import State
from ludus.core.language import LANGUAGES
from ludus.core.message import Event, Message

NAMES = ["Ada", "Bea", "Cleo", "Dina"]


def say(state: State, message: Message, reader: int = -1) -> list[str]:
    """A message in English, French and Italian, to a reader if there is one."""
    return [state.game.words(language).say(message, NAMES, reader) for language in LANGUAGES]


def asked(state: State) -> list[str]:
    """The prompt, to the one who decides."""
    return say(state, state.prompt(), int(state.actor))


def refused(state: State, text: str) -> list[str]:
    """Why the id written so cannot be played now, to the one who wants to."""
    id = state.game.parse(text)
    assert not state.allows(id)
    return say(state, state.refusal(id), int(state.actor))


def told(state: State, *texts: str) -> list[list[str]]:
    """The lines of what these ids tell, each in the three languages."""
    teller = state.game.teller
    return [
        [
            state.game.words(language).tell(teller.headline(line), teller.tails(line), NAMES)
            for language in LANGUAGES
        ]
        for line in teller.lines(_story(state, texts))
    ]


def events(state: State, *texts: str) -> list[list[str]]:
    """Every single event of these ids, in the three languages."""
    return [say(state, event) for event in _story(state, texts)]


def _story(state: State, texts: tuple[str, ...]) -> list[Message]:
    """What these ids tell, as a spectator may know it."""
    story: list[Event] = []
    state.story = story
    for text in texts:
        state.apply(state.game.parse(text))
    state.story = None
    return [event.seen_by(-1) for event in story]


def texts(state: State, *keys: str) -> list[str]:
    """Words without values, key by key in the three languages."""
    return [state.game.words(language).text(key) for key in keys for language in LANGUAGES]
