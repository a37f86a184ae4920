"""The action space: every id has one notation and back; the buffer keeps its order."""

from __future__ import annotations

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tonalli
from tonalli.core.actions import ActionSpace, Argument, Block, no_actions

pytestmark = pytest.mark.pure

SPACE = tonalli.GAMES["teotihuacan"].space
BASE_GAME = 480
"""Actions of the base game; modules add theirs behind."""


def test_every_action_reads_back_from_its_notation() -> None:
    assert [SPACE.read(SPACE.write(action)) for action in range(len(SPACE))] == list(range(len(SPACE)))


def test_no_two_actions_share_a_notation() -> None:
    words = [SPACE.write(action) for action in range(len(SPACE))]
    assert len(set(words)) == len(SPACE) >= BASE_GAME


def test_a_notation_is_one_word_without_the_sign_of_comments() -> None:
    for action in range(len(SPACE)):
        word = SPACE.write(action)
        assert word.split() == [word]
        assert "#" not in word


def test_the_description_has_the_kind_and_the_arguments_of_the_notation() -> None:
    for action in range(len(SPACE)):
        kind, _, arguments = SPACE.write(action).partition(":")
        description = SPACE.describe(action)
        assert description.pop("kind") == kind
        assert ".".join(f"{value}" for value in description.values()) in (arguments, arguments.lstrip("0"))


@pytest.mark.parametrize(
    ("word", "description"),
    [
        ("pass", {"kind": "pass"}),
        ("move:forest.2", {"kind": "move", "board": "forest", "power": 2}),
        ("worship:palace3.both", {"kind": "worship", "space": "palace3", "choice": "both"}),
        ("turn:3", {"kind": "turn", "turns": 3}),
        ("tile:07", {"kind": "tile", "tile": "07"}),
        ("wages:8", {"kind": "wages", "cocoa": 8}),
        ("~discovery:mask_1", {"kind": "~discovery", "discovery": "mask_1"}),
    ],
)
def test_figures_are_described_as_numbers_and_names_as_words(word: str, description: dict[str, object]) -> None:
    assert SPACE.describe(SPACE.read(word)) == description


def test_ids_once_given_never_change() -> None:
    words = [SPACE.write(action) for action in range(BASE_GAME)]
    assert words[0] == "pass"
    assert words[-1] == "~starting:obsidian_cocoa"
    assert zlib.crc32("\n".join(words).encode()) == 3243357709


def test_space_around_a_notation_does_not_matter() -> None:
    assert SPACE.read("  collect\n") == SPACE.read("collect")


@pytest.mark.parametrize(
    "text", ["", "pas", "move", "move:forest", "move:forest.6", "move:forest.2.2", "Pass", "pass:"]
)
def test_an_unknown_notation_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(tonalli.IllegalAction, match=r"\A[^\n]*\Z"):
        SPACE.read(text)


@pytest.mark.parametrize("action", [-1, 1 << 20, 1 << 80])
def test_an_id_outside_the_range_has_no_notation(action: int) -> None:
    with pytest.raises(tonalli.IllegalAction):
        SPACE.write(action)
    with pytest.raises(tonalli.IllegalAction):
        SPACE.describe(action)


def test_blocks_must_follow_each_other_without_a_gap() -> None:
    with pytest.raises(ValueError, match="second"):
        ActionSpace([Block(0, "first"), Block(2, "second")])


def test_two_actions_with_one_notation_are_refused() -> None:
    with pytest.raises(ValueError, match="share"):
        ActionSpace([Block(0, "same"), Block(1, "same")])


def test_the_last_argument_varies_fastest() -> None:
    space = ActionSpace([Block(0, "go", (Argument("where", ("a", "b")), Argument("power", ("1", "2"), number=True)))])
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
