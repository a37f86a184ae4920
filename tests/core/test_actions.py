"""The action space: every id has one notation and back; the buffer keeps its order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tonalli
from core.varieties import GAMES, each_game
from tonalli.core.actions import FIRST_OUTCOME, ActionSpace, Argument, no_actions

pytestmark = pytest.mark.pure

SPACES = {name: game.space for name, game in tonalli.GAMES.items()}
SIDES = Argument("side", ("left", "right"))


def every_id(game: str) -> list[int]:
    """All decisions, then all outcomes of chance."""
    space = SPACES[game]
    return [*range(len(space)), *range(FIRST_OUTCOME, FIRST_OUTCOME + len(space.outcomes))]


@each_game
def test_every_action_reads_back_from_its_notation(game: str) -> None:
    space = SPACES[game]
    assert [space.read(space.write(action)) for action in every_id(game)] == every_id(game)


@each_game
def test_no_two_actions_share_a_notation(game: str) -> None:
    words = [SPACES[game].write(action) for action in every_id(game)]
    assert len(set(words)) == len(words) > 250


@each_game
def test_decisions_are_numbered_from_0_and_only_chance_beyond_them(game: str) -> None:
    space = SPACES[game]
    assert [word for word in space.decisions if word.startswith("~")] == []
    assert [word for word in space.outcomes if not word.startswith("~")] == []
    assert space.decisions[0] == "pass"


@each_game
def test_a_notation_is_one_word_without_the_sign_of_comments(game: str) -> None:
    for action in every_id(game):
        word = SPACES[game].write(action)
        assert word.split() == [word]
        assert "#" not in word


@each_game
def test_the_description_has_the_kind_and_the_arguments_of_the_notation(game: str) -> None:
    for action in range(len(SPACES[game])):
        kind, _, arguments = SPACES[game].write(action).partition(":")
        description = SPACES[game].describe(action)
        assert description.pop("kind") == kind
        assert ".".join(f"{value}" for value in description.values()) in (arguments, arguments.lstrip("0"))


@pytest.mark.parametrize(
    ("game", "word", "description"),
    [
        ("teotihuacan", "pass", {"kind": "pass"}),
        ("teotihuacan", "move:forest.2", {"kind": "move", "board": "forest", "power": 2}),
        ("teotihuacan", "worship:palace3.both", {"kind": "worship", "space": "palace3", "choice": "both"}),
        ("teotihuacan", "turn:3", {"kind": "turn", "turns": 3}),
        ("teotihuacan", "tile:07", {"kind": "tile", "tile": "07"}),
        ("teotihuacan", "wages:8", {"kind": "wages", "cocoa": 8}),
        ("teotihuacan", "~discovery:mask_1", {"kind": "~discovery", "discovery": "mask_1"}),
        ("tzolkin", "pass", {"kind": "pass"}),
        ("tzolkin", "pick:chichen_itza.10", {"kind": "pick", "gear": "chichen_itza", "space": 10}),
        ("tzolkin", "days:2", {"kind": "days", "days": 2}),
        ("tzolkin", "keep:wealth_uxmal_7", {"kind": "keep", "wealth": "wealth_uxmal_7"}),
        ("tzolkin", "~first:4", {"kind": "~first", "seat": 4}),
    ],
)
def test_figures_are_described_as_numbers_and_names_as_words(
    game: str, word: str, description: dict[str, object]
) -> None:
    assert SPACES[game].describe(SPACES[game].read(word)) == description


def test_space_around_a_notation_does_not_matter() -> None:
    assert SPACES["tzolkin"].read("  place:tikal\n") == SPACES["tzolkin"].read("place:tikal")


@pytest.mark.parametrize(
    "text",
    [
        "", "pas", "Pass", "pass:", "move", "move:forest", "move:forest.6", "move:forest.2.2",
        "pick", "pick:tikal", "pick:tikal.12", "pick:tikal.2.2", "pick:tikal.02",
    ],
)  # fmt: skip
@each_game
def test_an_unknown_notation_is_refused_in_one_line(game: str, text: str) -> None:
    with pytest.raises(tonalli.IllegalAction, match=r"\A[^\n]*\Z"):
        SPACES[game].read(text)


@pytest.mark.parametrize(
    ("game", "action"), [(game, action) for game in GAMES for action in (-1, len(SPACES[game]), 1 << 20, 1 << 80)]
)
def test_an_id_outside_the_range_has_no_notation(game: str, action: int) -> None:
    with pytest.raises(tonalli.IllegalAction):
        SPACES[game].write(action)
    with pytest.raises(tonalli.IllegalAction):
        SPACES[game].describe(action)


def test_a_block_begins_behind_the_last_one_of_its_range() -> None:
    space = ActionSpace()
    firsts = [
        space.decision("pass"),
        space.outcome("die", (SIDES,)),
        space.decision("go", (SIDES,)),
        space.outcome("coin"),
    ]
    assert firsts == [0, FIRST_OUTCOME, 1, FIRST_OUTCOME + 2]
    assert space.decision("stay") == len(space) - 1 == 3


def test_two_actions_with_one_notation_are_refused() -> None:
    space = ActionSpace()
    space.decision("same")
    with pytest.raises(ValueError, match="same"):
        space.decision("same")


def test_a_kind_can_be_registered_again_with_other_values() -> None:
    space = ActionSpace()
    space.decision("take", (SIDES,))
    assert space.decision("take", (Argument("side", ("top",)),)) == 2
    assert space.describe(2) == {"kind": "take", "side": "top"}


def test_decisions_stay_below_the_outcomes_of_chance() -> None:
    space = ActionSpace()
    many = Argument("number", tuple(str(number) for number in range(FIRST_OUTCOME)))
    space.decision("pick", (many,))
    with pytest.raises(ValueError, match="one more"):
        space.decision("one more")


def test_the_last_argument_varies_fastest() -> None:
    space = ActionSpace()
    space.decision("go", (Argument("where", ("a", "b")), Argument("power", ("1", "2"), number=True)))
    assert [space.write(action) for action in range(4)] == ["go:a.1", "go:a.2", "go:b.1", "go:b.2"]


@given(st.lists(st.integers(min_value=0, max_value=500), max_size=60))
def test_the_buffer_is_ascending_whatever_the_order_of_adding(added: list[int]) -> None:
    buffer = no_actions()
    for action in added:
        buffer.add(action)
    assert [buffer.ids[i] for i in range(buffer.count)] == sorted(added)


@given(st.sets(st.integers(min_value=0, max_value=500), max_size=60), st.integers(min_value=0, max_value=500))
def test_the_buffer_contains_what_was_added_and_nothing_else(added: set[int], asked: int) -> None:
    buffer = no_actions()
    for action in added:
        buffer.add(action)
    assert (asked in buffer) == (asked in added)


def test_a_copied_buffer_is_independent_and_keeps_its_weights() -> None:
    one = no_actions()
    one.weigh(5, 3)
    one.weigh(9, 2)
    other = one.copy()
    one.count = 0
    one.weigh(7, 1)
    assert [(other.ids[i], other.weights[i]) for i in range(other.count)] == [(5, 3), (9, 2)]
