"""The bot's turn, the action pyramid and the direction tiles (B-4, B-5)."""

from __future__ import annotations

import itertools

import pytest

import tonalli
import tonalli.core.state
from clauses import clause
from teotihuacan.table import options, play
from teotihuacan.teotibot.solo import (
    HUMAN,
    ROLL,
    act,
    actions_of,
    bot,
    directions_of,
    finish,
    goods,
    points,
    pyramid_of_actions,
    rest,
    roll,
    solo,
    told,
)
from tonalli import State
from tonalli.core.native import i64, vec
from tonalli.teotihuacan.modules.teotibot.names import ACTION_TILES, SLOTS
from tonalli.teotihuacan.modules.teotibot.table import table_of
from tonalli.teotihuacan.state import State as Table

only_interpreted = pytest.mark.skipif(
    not str(tonalli.core.state.__file__).endswith(".py"), reason="only the compiler makes packed arrays"
)
pytestmark = pytest.mark.pure

EXAMPLE = {
    "T": "worship", "ML": "nobles", "MR": "alchemy", "BL": "mastery", "BM": "construction", "BR": "decorations",
    "spare": "mask_collection",
}  # fmt: skip


def example() -> State:
    return solo(actions=EXAMPLE, directions=("right", "left"))


def next_roll(state: State, slot: str) -> State:
    return roll(rest(state), slot)


# ---- the six steps ---------------------------------------------------------------------------------


@clause("B-4.1/1", "B-2.12")
def test_both_dice_are_rolled_one_after_the_other_with_equal_chances() -> None:
    s = solo()
    faces = [f"~die:{pips}" for pips in range(1, 7)]
    assert options(s) == faces
    assert [weight for _, weight in s.chance()] == [1] * 6
    play(s, "~die:2")
    assert options(s) == faces
    assert [weight for _, weight in s.chance()] == [1] * 6


@clause("B-4.1", "B-4.2", "B-4.3", "B-4.4", "B-4.5/1", "B-4.6")
def test_the_six_steps_come_in_order() -> None:
    s = act("mask_collection", bot(cocoa=9), calendar={"light": 3})
    kinds = [event.kind for event in s.told]
    order = ["die", "activate", "fallback", "enters", "direction", "pay", "light_disc", "turn"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    assert s.to_dict()["calendar"]["light"] == 4
    assert s.to_dict()["active"] == HUMAN


@clause("B-4.5/1", "B-4.5/2")
@pytest.mark.parametrize(("cocoa", "left", "scored"), [(9, 9, 0), (10, 0, 3), (14, 4, 3), (20, 10, 3), (35, 25, 3)])
def test_10_cocoa_are_exchanged_for_3_points_once_a_turn(cocoa: int, left: int, scored: int) -> None:
    s = act(
        "worship",
        bot("gold2 nobles2 construction2 decorations!1", cocoa=cocoa, temples={"blue": 1, "red": 9, "green": 1}),
    )
    red_reward = 0 + 7
    assert goods(s)["cocoa"] == left
    assert points(s) == scored + red_reward


@clause("B-4.5/1", "B-7.7")
def test_cocoa_gained_by_the_fallback_is_exchanged_in_the_same_turn() -> None:
    s = act("mask_collection", bot(cocoa=5))
    assert goods(s)["cocoa"] == 0
    assert points(s) == 3


# ---- slots -----------------------------------------------------------------------------------------


@clause("B-5.1", "B-4.1/2", "B-5.2", "B-5.3")
@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("second", range(1, 7))
def test_the_sum_of_the_dice_picks_the_slot(first: int, second: int) -> None:
    slots = {2: "BL", 3: "BL", 4: "ML", 5: "ML", 6: "T", 7: "T", 8: "T", 9: "MR", 10: "MR", 11: "BR", 12: "BR"}
    s = solo()
    before = actions_of(s)
    play(s, f"~die:{first} ~die:{second}")
    slot = slots[first + second]
    assert [(event.text("tile"), event.text("slot")) for event in told(s, "activate")] == [(before[slot], slot)]


@clause("B-5.4/2", "B-5.4/3", "B-5.4/5", "B-5.5/1", "B-5.5/2", "B-5.6", "B-5.7", "B-5.8/1")
@pytest.mark.parametrize(
    ("slot", "directions", "path"),
    [
        ("T", ("right", "right"), ["T", "ML", "BL"]),
        ("T", ("right", "left"), ["T", "ML", "BM"]),
        ("T", ("left", "right"), ["T", "MR", "BM"]),
        ("T", ("left", "left"), ["T", "MR", "BR"]),
        ("ML", ("left", "right"), ["ML", "BL"]),
        ("ML", ("right", "left"), ["ML", "BM"]),
        ("MR", ("left", "right"), ["MR", "BM"]),
        ("MR", ("right", "left"), ["MR", "BR"]),
        ("BL", ("right", "left"), ["BL"]),
        ("BR", ("right", "left"), ["BR"]),
    ],
)
def test_tiles_move_up_into_the_gap_and_the_old_spare_enters_below(
    slot: str, directions: tuple[str, str], path: list[str]
) -> None:
    s = solo(directions=directions)
    before = actions_of(s)
    roll(s, slot)
    expected = dict(before)
    for gap, below in itertools.pairwise(path):
        expected[gap] = before[below]
    expected[path[-1]] = before["spare"]
    expected["spare"] = before[slot]
    assert actions_of(s) == expected


@clause("B-5.8/2")
@pytest.mark.parametrize("seed", range(3))
def test_no_tile_acts_in_two_turns_running(seed: int) -> None:
    match = tonalli.new("teotihuacan", players=1, seed=seed)
    match.state.listen([])
    dealer = tonalli.Dealer(seed)
    while not match.over:
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])
    acted = [event.text("tile") for event in told(match.state, "activate")]
    assert len(acted) > 10
    assert all(one != other for one, other in itertools.pairwise(acted))


@clause("B-5.9/1", "B-5.9/2", "B-5.9/3", "B-5.4/1", "B-5.4/4", "B-5.10/1")
@pytest.mark.parametrize("slot", list(ROLL))
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("right", "right"), ["right", "left"]),
        (("right", "left"), ["left", "left"]),
        (("left", "left"), ["left", "right"]),
        (("left", "right"), ["right", "right"]),
    ],
)
def test_the_upper_direction_tile_is_turned_over_and_put_below(
    slot: str, before: tuple[str, str], after: list[str]
) -> None:
    assert directions_of(roll(solo(directions=before), slot)) == after


@clause("B-5.10/1")
@only_interpreted
def test_a_longer_column_turns_in_the_same_way_and_only_two_places_are_read() -> None:
    s = solo(actions=EXAMPLE)
    assert isinstance(s, Table)
    right, left = 1, 0
    table = table_of(s)
    table.column = vec[i64]([0] * 4)
    table.direction_tiles = vec[i64](range(4))
    for slot, name in enumerate(SLOTS):
        table.slots[slot] = ACTION_TILES.index(EXAMPLE[name])
    for place, face in enumerate((right, left, right, right)):
        table.column[place] = face
    play(s, ROLL["T"])
    finish(s)
    assert list(table.column) == [left, right, right, left]
    assert list(table.direction_tiles) == [1, 2, 3, 0]
    assert (table.slots[0], table.slots[1]) == (3, 0)  # nobles rose, then construction


# ---- examples --------------------------------------------------------------------------------------


@clause("B-13.1")
def test_example_top_slot() -> None:
    s = example()
    play(s, "~die:3 ~die:4")
    assert [event.text("tile") for event in told(s, "activate")] == ["worship"]
    finish(s)
    assert actions_of(s) == {
        "T": "nobles", "ML": "construction", "MR": "alchemy", "BL": "mastery", "BM": "mask_collection",
        "BR": "decorations", "spare": "worship",
    }  # fmt: skip
    assert directions_of(s) == ["left", "left"]


@clause("B-13.2")
def test_example_middle_slot() -> None:
    s = rest(roll(example(), "T"))
    play(s, "~die:5 ~die:5")
    assert [event.text("tile") for event in told(s, "activate")] == ["alchemy"]
    finish(s)
    assert actions_of(s) == {
        "T": "nobles", "ML": "construction", "MR": "decorations", "BL": "mastery", "BM": "mask_collection",
        "BR": "worship", "spare": "alchemy",
    }  # fmt: skip
    assert directions_of(s) == ["left", "right"]


@clause("B-13.3")
def test_example_bottom_slot() -> None:
    s = roll(example(), "T")
    play(rest(s), "~die:5 ~die:5")
    s = rest(finish(s))
    play(s, "~die:1 ~die:1")
    assert [event.text("tile") for event in told(s, "activate")] == ["mastery"]
    finish(s)
    assert actions_of(s) == {
        "T": "nobles", "ML": "construction", "MR": "decorations", "BL": "alchemy", "BM": "mask_collection",
        "BR": "worship", "spare": "mastery",
    }  # fmt: skip
    assert directions_of(s) == ["right", "right"]


@clause("B-13.4")
def test_example_four_direction_states() -> None:
    s = roll(solo(actions=pyramid_of_actions(T="worship"), directions=("right", "right")), "BL")
    column = [directions_of(s)]
    for _ in range(3):
        column.append(directions_of(next_roll(s, "BR")))
    assert column == [["right", "left"], ["left", "left"], ["left", "right"], ["right", "right"]]
