"""Yaxchilan: blocks, corn, skulls (Z-7.7)."""

from __future__ import annotations

import pytest

from clauses import clause
from tabletop import events, options, play, player
from tonalli import State
from tzolkin.facts import FACTS, GOODS, actions, space
from tzolkin.table import side, table

pytestmark = pytest.mark.pure

TECHNOLOGY = FACTS["technology"]
BONUS = [
    ("resource_extraction", 1, "wood", "wood_bonus"),
    ("resource_extraction", 2, "stone", "stone_bonus"),
    ("resource_extraction", 3, "gold", "gold_bonus"),
    ("theology", 3, "skull", "skull_bonus"),
]


def stock(s: State) -> dict[str, int]:
    return {good: player(s)[good] for good in GOODS if player(s)[good]}


def printed(number: int) -> dict[str, int]:
    return {good: amount for good, amount in space("yaxchilan", number).items() if good in GOODS}


@clause("Z-7.7/1", "Z-7.7/2", "Z-7.7/3", "Z-7.7/4", "Z-7.7/5")
@pytest.mark.parametrize("number", actions("yaxchilan"))
def test_each_action_gives_its_printed_goods(number: int) -> None:
    s = play(table(side(f"yaxchilan{number}")), f"pick:yaxchilan.{number} act:yaxchilan_{number}")
    assert stock(s) == printed(number)
    assert (
        printed(number)
        == {
            1: {"wood": 1},
            2: {"stone": 1, "corn": 1},
            3: {"gold": 1, "corn": 2},
            4: {"skull": 1},
            5: {"stone": 1, "gold": 1, "corn": 2},
        }[number]
    )
    assert s.to_dict()["skulls"]["bank"] == (12 if number == 4 else 13)


@clause("Z-8.4/1", "Z-8.4/3", "Z-8.3/1", "Z-7.7/1", "Z-7.7/2", "Z-7.7/3", "Z-7.7/4", "Z-7.7/5")
@pytest.mark.parametrize("number", actions("yaxchilan"))
@pytest.mark.parametrize("track", ["resource_extraction", "theology", "agriculture", "architecture"])
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_technologies_add_to_the_kinds_that_are_printed(number: int, track: str, level: int) -> None:
    s = table(side(f"yaxchilan{number}", technologies={track: level}))
    play(s, f"pick:yaxchilan.{number} act:yaxchilan_{number}")
    expected = printed(number)
    for owner, needed, good, key in BONUS:
        effect = TECHNOLOGY[owner][f"level_{needed}"]
        if owner == track and level >= needed and f"yaxchilan_{number}" in effect["on"]:
            expected[good] += effect[key]
    assert stock(s) == expected


@clause("Z-8.4/1", "Z-8.4/3")
def test_extraction_3_makes_action_5_worth_two_stone_and_two_gold() -> None:
    s = table(side("yaxchilan5", technologies={"resource_extraction": 3}))
    play(s, "pick:yaxchilan.5 act:yaxchilan_5")
    assert stock(s) == {"corn": 2, "stone": 2, "gold": 2}


@clause("Z-14.1", "Z-8.4/1", "Z-8.4/3")
@pytest.mark.parametrize(("left", "gained"), [(1, 1), (2, 2), (3, 2)])
def test_theology_3_takes_two_skulls_or_what_is_left(left: int, gained: int) -> None:
    s = table(side("yaxchilan4", technologies={"theology": 3}), side(skull=13 - left))
    play(s, "pick:yaxchilan.4 act:yaxchilan_4")
    assert player(s)["skull"] == gained
    assert s.to_dict()["skulls"]["bank"] == left - gained
    assert [event.number("amount") for event in events(s, "gain")] == [gained]


@clause("Z-7.7/4", "Z-6.10")
def test_an_empty_bank_closes_action_4_only() -> None:
    s = table(side("yaxchilan7"), side(skull=13))
    play(s, "pick:yaxchilan.7")
    assert options(s) == ["pass", "act:yaxchilan_1", "act:yaxchilan_2", "act:yaxchilan_3", "act:yaxchilan_5"]
