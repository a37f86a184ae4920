"""Chichen Itza: skulls for points, temple steps and blocks (Z-7.18, Z-7.19, Z-8.8, Z-8.9)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tabletop import events, options, play, player
from tonalli import State
from tzolkin.facts import BLOCKS, GOODS, TEMPLES, actions, space
from tzolkin.table import side, table

pytestmark = pytest.mark.pure

ACTIONS = actions("chichen_itza")


def picked(number: int, theology: int = 0, closed: list[int] | None = None, **fields: Any) -> State:
    """A worker has just been taken from a space."""
    mine = side(f"chichen_itza{number}", **{"skull": 1, "technologies": {"theology": theology}, **fields})
    return play(table(mine, skulls={"chichen_itza": closed or []}), f"pick:chichen_itza.{number}")


def offered(s: State) -> list[int]:
    return [int(word.rpartition("_")[2]) for word in options(s) if word.startswith("act:chichen_itza")]


def stock(s: State) -> dict[str, int]:
    return {good: player(s)[good] for good in GOODS if player(s)[good]}


@clause("Z-7.19/1", "Z-7.19/2", "Z-7.18/1", "Z-7.18/2")
@pytest.mark.parametrize("number", ACTIONS)
@pytest.mark.parametrize("block", BLOCKS)
def test_each_action_gives_its_points_temple_step_and_block(number: int, block: str) -> None:
    printed = space("chichen_itza", number)
    s = play(picked(number), f"act:chichen_itza_{number}")
    if printed["any_block"]:
        assert options(s) == [f"take:{one}" for one in BLOCKS]
        play(s, f"take:{block}")
    assert s.actor == 1
    assert player(s)["points"] == printed["points"] == (4, 5, 6, 7, 8, 8, 10, 11, 13)[number - 1]
    assert player(s)["temples"] == {temple: int(temple == printed["temple"]) for temple in TEMPLES}
    assert stock(s) == ({block: 1} if printed["any_block"] else {})
    assert s.to_dict()["skulls"] == {"bank": 12, "chichen_itza": [number]}


@clause("Z-7.18/1")
def test_a_skull_is_needed() -> None:
    s = picked(5, skull=0, corn=9)
    assert s.actor == 1, "nothing to choose"


@clause("Z-7.18/2")
def test_a_placed_skull_closes_the_action_for_all_players_for_good() -> None:
    s = table(
        side("chichen_itza4", skull=1), side("chichen_itza5", skull=1, corn=1), side("chichen_itza7", skull=1, corn=9)
    )
    play(s, "pick:chichen_itza.4 act:chichen_itza_4 pick:chichen_itza.5")
    assert offered(s) == [5], "action 4 is closed"
    play(s, "act:chichen_itza_5 pick:chichen_itza.7")
    assert offered(s) == [1, 2, 3, 6, 7]
    play(s, "act:chichen_itza_1")
    assert s.to_dict()["skulls"] == {"bank": 10, "chichen_itza": [1, 4, 5]}
    assert player(s, 2)["corn"] == 9 - 6


@clause("Z-7.18/2", "Z-14.11")
def test_with_every_action_closed_workers_are_taken_up_without_action() -> None:
    s = picked(10, closed=ACTIONS, skull=2, corn=9)
    assert s.actor == 1
    assert player(s)["workers_in_hand"] == 3
    assert s.to_dict()["skulls"]["bank"] == 2


@clause("Z-7.19/1", "Z-9.7/1")
def test_a_temple_step_that_is_lost_leaves_the_rest() -> None:
    s = picked(9, temples={"chaac": 0, "quetzalcoatl": 7, "kukulkan": 0})
    play(s, "act:chichen_itza_9 take:gold")
    assert (player(s)["points"], player(s)["temples"]["quetzalcoatl"], player(s)["gold"]) == (13, 7, 1)


# ---- Theology 1: one space ahead -----------------------------------------------------------------


@clause("Z-8.8/1", "Z-8.4/3")
@pytest.mark.parametrize("number", range(9))
@pytest.mark.parametrize("theology", [1, 2, 3])
def test_theology_1_reaches_one_space_ahead_without_fee(number: int, theology: int) -> None:
    assert offered(picked(number, theology)) == [action for action in (number, number + 1) if action > 0]
    s = play(picked(number, theology), f"act:chichen_itza_{number + 1}")
    assert [event for event in events(s, "pay") if event["good"] == "corn"] == []
    assert s.to_dict()["skulls"]["chichen_itza"] == [number + 1]


@clause("Z-8.8/3", "Z-6.8")
def test_from_space_0_theology_1_gives_action_1() -> None:
    assert picked(0, 0, corn=9).actor == 1
    s = picked(0, 1)
    assert options(s) == ["pass", "act:chichen_itza_1"]
    play(s, "act:chichen_itza_1")
    assert player(s)["points"] == 4


@clause("Z-8.8/2", "Z-6.5")
def test_from_space_9_theology_1_gives_the_free_choice() -> None:
    assert offered(picked(9, 0)) == [9]
    assert offered(picked(9, 1)) == ACTIONS, "as on space 10, without a fee"
    s = play(picked(9, 1, corn=9), "act:chichen_itza_1")
    assert player(s)["corn"] == 9


@clause("Z-8.8/1", "Z-6.4/1")
@pytest.mark.parametrize("corn", range(6))
def test_lower_actions_are_counted_from_the_own_space(corn: int) -> None:
    s = picked(6, 1, corn=corn)
    assert offered(s) == [*range(6 - corn, 7), 7]
    play(s, f"act:chichen_itza_{6 - corn}")
    assert player(s)["corn"] == 0


@clause("Z-8.8/1", "Z-7.18/1")
def test_the_space_ahead_may_be_closed() -> None:
    assert offered(picked(5, 1, closed=[6])) == [5]
    assert offered(picked(5, 1, closed=[5])) == [6]
    assert picked(5, 1, closed=[5, 6]).actor == 1


# ---- Theology 2: an offering ---------------------------------------------------------------------


@clause("Z-16.6", "Z-8.8/1", "Z-8.9")
def test_the_worked_example_of_theology() -> None:
    s = picked(5, 2)
    play(s, "act:chichen_itza_6")
    assert player(s)["points"] == 8
    play(s, "take:gold")
    assert player(s)["temples"]["kukulkan"] == 1
    assert options(s) == ["pass", "give:gold"]
    play(s, "give:gold temple:chaac")
    assert player(s)["temples"] == {"chaac": 1, "quetzalcoatl": 0, "kukulkan": 1}
    assert stock(s) == {}


@clause("Z-8.9", "Z-8.4/3")
@pytest.mark.parametrize("theology", [0, 1, 2, 3])
def test_an_offering_needs_theology_2_and_a_block(theology: int) -> None:
    s = play(picked(3, theology, wood=1, stone=1), "act:chichen_itza_3")
    if theology < 2:
        assert s.actor == 1
        return
    assert options(s) == ["pass", "give:wood", "give:stone"]
    play(s, "give:stone")
    assert options(s) == [f"temple:{temple}" for temple in TEMPLES]
    play(s, "temple:chaac")
    assert player(s)["temples"]["chaac"] == 2
    assert s.actor == 1, "once for each skull"
    assert stock(s) == {"wood": 1}
    assert play(picked(3, theology), "act:chichen_itza_3").actor == 1, "without a block nobody is asked"


@clause("Z-8.9")
def test_an_offering_for_every_skull_placed() -> None:
    mine = side("chichen_itza2 chichen_itza4", skull=2, wood=2, technologies={"theology": 2})
    s = table(mine)
    for number in (2, 4):
        play(s, f"pick:chichen_itza.{number} act:chichen_itza_{number} give:wood temple:quetzalcoatl")
    assert player(s)["temples"] == {"chaac": 1, "quetzalcoatl": 2, "kukulkan": 1}
    assert stock(s) == {}


@clause("Z-8.9")
def test_an_offering_may_be_left_out() -> None:
    s = play(picked(3, 2, wood=1), "act:chichen_itza_3 pass")
    assert stock(s) == {"wood": 1}
    assert player(s)["temples"]["chaac"] == 1


@clause("Z-8.9", "Z-8.4/2")
def test_a_skull_paid_for_a_monument_is_no_skull_placed() -> None:
    s = table(side("tikal4", gold=5, skull=1, technologies={"theology": 2}))
    play(s, "pick:tikal.4 act:tikal_4 monument:mon_skulls")
    assert s.actor == 1
    assert s.to_dict()["skulls"] == {"bank": 13, "chichen_itza": []}
