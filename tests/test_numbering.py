"""Tables with fixed numbers: a wrong one cannot be made."""

import pytest

from ludus.core.game import Game, Step
from ludus.core.numbering import action, joined, numbered
from ludus.core.registry import get, names
from tests.bots.toys import Guess, ToyStep


def test_steps_stand_where_their_numbers_say_whatever_their_order() -> None:
    steps = [ToyStep(), Step(), ToyStep()]
    made = numbered([(2, steps[2]), (0, steps[0]), (1, steps[1])])
    assert [made[i] for i in range(3)] == steps


@pytest.mark.parametrize("numbers", [(0, 2), (0, 0), (1, 2)])
def test_a_missing_or_repeated_number_of_a_step_is_found(numbers: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match=r"The step ToyStep has number \d, but \d comes next"):
        numbered([(number, ToyStep()) for number in numbers])


def test_blocks_of_ids_are_found_where_they_are_not_declared() -> None:
    blocks = [(0, action("a", "a") + action("b", "b")), (2, action("c", "c")), (3, [])]
    assert [made.text for made in joined(blocks)] == ["a", "b", "c"]
    with pytest.raises(ValueError, match=r"begins with .*text='c'.* declared at 3, but is at 2"):
        joined([blocks[0], (3, action("c", "c"))])
    with pytest.raises(ValueError, match="The end is declared at 4, but is at 3"):
        joined([*blocks[:2], (4, [])])


class TwoColours(Guess):
    """A game for three that has colours for two."""

    def check(self) -> None:
        self.colours = ("red", "green")
        Game.__init__(self)


def test_a_game_with_too_few_colours_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="TwoColours has fewer colours than players"):
        TwoColours().check()


@pytest.mark.parametrize("name", names())
def test_every_game_names_its_features_once(name: str) -> None:
    assert len(set(get(name).features)) == len(get(name).features)


def test_a_state_without_a_field_in_its_copy_has_another_key() -> None:
    state = Guess().new(2)
    other = state.copy()
    assert other.key() == state.key()
    other.secret = 12  # type: ignore[attr-defined]
    assert other.key() != state.key()
