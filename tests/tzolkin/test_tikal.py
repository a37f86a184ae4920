"""Tikal: technologies, buildings, monuments, temples (Z-7.8 to Z-7.12)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tabletop import events, options, play, player
from tonalli import State
from tzolkin.facts import BLOCKS, BUILDINGS, GOODS, TRACKS, space
from tzolkin.table import side, table, thing

pytestmark = pytest.mark.pure

STUDIES = [f"technology:{track}" for track in TRACKS]
SHOWN = [
    "a1_single_farm",
    "a1_agriculture",
    "a1_extraction_gold",
    "a1_chaac_kukulkan",
    "a1_any_temple_build",
    "a1_architecture",
]


def acting(number: int, **fields: Any) -> State:
    """Seat 0 has chosen an action of Tikal."""
    return play(table(side(f"tikal{number}", **fields), buildings=SHOWN), f"pick:tikal.{number} act:tikal_{number}")


def stock(s: State) -> dict[str, int]:
    return {good: player(s)[good] for good in GOODS if player(s)[good]}


def levels(s: State) -> list[int]:
    return [player(s)["technologies"][track] for track in TRACKS]


# ---- technologies --------------------------------------------------------------------------------


@clause("Z-7.8", "Z-8.1/1")
def test_action_1_is_one_technology_step() -> None:
    assert space("tikal", 1)["steps_max"] == 1
    s = acting(1, wood=5)
    assert options(s) == STUDIES
    play(s, "technology:architecture")
    assert levels(s) == [0, 0, 1, 0]
    assert stock(s) == {"wood": 4}
    assert s.actor == 1


@clause("Z-7.10/1")
def test_action_3_is_one_step_or_two_on_one_track_or_two() -> None:
    assert (space("tikal", 3)["steps_min"], space("tikal", 3)["steps_max"]) == (1, 2)
    s = acting(3, wood=5)
    assert options(s) == STUDIES, "one at least"
    play(s, "technology:theology")
    assert options(s) == ["pass", *STUDIES]
    play(s, "technology:theology")
    assert levels(s) == [0, 0, 0, 2]
    assert stock(s) == {"wood": 5 - 1 - 2}
    s = play(acting(3, wood=5), "technology:theology technology:agriculture")
    assert levels(s) == [1, 0, 0, 1]
    assert stock(s) == {"wood": 5 - 1 - 1}
    s = play(acting(3, wood=5), "technology:theology pass")
    assert stock(s) == {"wood": 4}


@clause("Z-7.10/2")
def test_the_second_step_is_paid_after_the_first_takes_effect() -> None:
    s = acting(3, stone=1, technologies={"resource_extraction": 3, "theology": 1})
    assert options(s) == ["technology:agriculture", "technology:resource_extraction", "technology:architecture"]
    play(s, "technology:resource_extraction take:gold take:gold")
    assert options(s) == ["pass", *STUDIES]
    play(s, "technology:theology")
    assert levels(s) == [0, 3, 0, 2]
    assert stock(s) == {}
    s = play(acting(3, wood=2), "technology:theology")
    assert options(s) == ["pass", *STUDIES[:3]], "the same track now costs 2"


# ---- buildings and monuments ---------------------------------------------------------------------


@clause("Z-7.9")
def test_action_2_is_one_building_for_its_blocks() -> None:
    assert (space("tikal", 2)["buildings_max"], space("tikal", 2)["monuments_max"]) == (1, 0)
    s = acting(2, wood=9, stone=9, gold=9, skull=1)
    assert sorted(options(s)) == sorted(f"build:{name}" for name in SHOWN), "no monument"
    play(s, "build:a1_chaac_kukulkan")
    assert s.actor != 0, "only one"
    assert stock(s) == {"wood": 8, "stone": 7, "gold": 9, "skull": 1}


@clause("Z-7.11/1", "Z-7.11/2", "Z-10.9/1")
def test_action_4_is_a_building_or_two_or_a_monument() -> None:
    printed = space("tikal", 4)
    assert (printed["buildings_max"], printed["monuments_max"], printed["exclusive"]) == (2, 1, True)
    s = acting(4, wood=9, stone=9, gold=9, skull=1)
    first = options(s)
    assert {word for word in first if word.startswith("build:")} == {f"build:{name}" for name in SHOWN}
    assert {word.removeprefix("monument:") for word in first if word.startswith("monument:")} == set(
        s.to_dict()["monuments"]
    )
    assert "pass" not in first
    play(s, "build:a1_single_farm")
    assert options(s)[0] == "pass"
    assert not [word for word in options(s) if word.startswith("monument:")], "not a building and a monument"
    play(s, "build:a1_chaac_kukulkan")
    assert s.actor != 0, "two buildings at most"
    assert player(s)["buildings"] == {"a1_single_farm": 1, "a1_chaac_kukulkan": 1}


@clause("Z-7.11/1", "Z-7.11/2")
def test_after_a_monument_no_building_follows() -> None:
    s = acting(4, wood=9, stone=9, gold=9, skull=1)
    play(s, "monument:mon_skulls")
    assert s.actor == 1
    assert player(s)["monuments"] == ["mon_skulls"]
    assert stock(s) == {"wood": 9, "stone": 9, "gold": 5}


@clause("Z-7.11/3")
def test_the_display_is_not_refilled_between_the_two() -> None:
    s = play(acting(4, wood=9), "build:a1_single_farm")
    assert s.actor == 0
    assert s.to_dict()["buildings"].count(None) == 1
    assert options(s) == ["pass", "build:a1_agriculture"]
    play(s, "build:a1_agriculture")
    assert s.to_dict()["buildings"].count(None) == 2
    assert options(s)[0].startswith("~building")


@clause("Z-7.11/4")
def test_gains_from_the_first_pay_for_the_second() -> None:
    s = acting(4, wood=2, stone=1)
    assert "build:a1_architecture" not in options(s)
    play(s, "build:a1_extraction_gold")
    assert options(s) == ["pass", "build:a1_architecture"]
    play(s, "build:a1_architecture")
    assert levels(s) == [0, 1, 1, 0]
    assert stock(s) == {}


@clause("Z-7.11/1", "Z-14.3/1", "Z-10.9/1")
def test_action_4_needs_one_tile_that_can_be_paid() -> None:
    s = play(table(side("tikal4", stone=1, corn=9), buildings=SHOWN), "pick:tikal.4")
    assert "act:tikal_4" not in options(s)
    assert "act:tikal_2" not in options(s)
    s = table(side("tikal4", stone=3, gold=3), buildings=["a1_community_farm"] * 2 + SHOWN[:4])
    play(s, "pick:tikal.4 act:tikal_4")
    assert options(s) == ["monument:mon_highest_temple"], "a monument alone will do"


# ---- temples -------------------------------------------------------------------------------------


@clause("Z-7.12")
@pytest.mark.parametrize("block", BLOCKS)
def test_action_5_costs_a_block_and_is_a_step_on_each_of_two_temples(block: str) -> None:
    printed = space("tikal", 5)
    assert (printed["printed_cost"], printed["different_temples"], printed["steps_each"]) == ({"any_block": 1}, 2, 1)
    s = acting(5, wood=1, stone=1, gold=1)
    assert options(s) == ["give:wood", "give:stone", "give:gold"]
    play(s, f"give:{block}")
    assert stock(s) == {other: 1 for other in BLOCKS if other != block}
    play(s, "temple:quetzalcoatl")
    assert options(s) == ["temple:chaac", "temple:kukulkan"], "different temples"
    play(s, "temple:kukulkan")
    assert player(s)["temples"] == {"chaac": 0, "quetzalcoatl": 1, "kukulkan": 1}


@clause("Z-7.12", "Z-14.4", "Z-9.6")
def test_the_two_temples_differ_even_if_a_step_is_lost() -> None:
    s = acting(5, stone=1, temples={"chaac": 5, "quetzalcoatl": 0, "kukulkan": 0})
    play(s, "temple:chaac")
    assert [event["temple"] for event in events(s, "step_lost")] == ["chaac"]
    assert options(s) == ["temple:quetzalcoatl", "temple:kukulkan"]
    play(s, "temple:quetzalcoatl")
    assert player(s)["temples"] == {"chaac": 5, "quetzalcoatl": 1, "kukulkan": 0}


@clause("Z-7.12", "Z-6.7")
def test_action_5_needs_the_block() -> None:
    s = play(table(side("tikal5", corn=9, skull=2)), "pick:tikal.5")
    assert s.actor == 1, "corn and skulls are no blocks, so there was nothing to choose"


@clause("Z-7.9", "Z-10.2")
@pytest.mark.parametrize("building", BUILDINGS)
def test_effects_of_a_building_come_after_payment_in_the_listed_order(building: str) -> None:
    printed = BUILDINGS[building]
    calendar = {"day": 16, "food_days": 2} if printed["age"] == 2 else {"day": 2}
    others = [name for name, tile in BUILDINGS.items() if tile["age"] == printed["age"] and name != building]
    s = table(side("tikal2", **printed["cost"]), buildings=[building, *others][:6], calendar=calendar)
    play(s, f"pick:tikal.2 act:tikal_2 build:{building}")
    while s.actor == 0:
        play(s, options(s)[0])
    kinds = {"pay", "build", "gain", "score", "temple", "technology", "worker"}
    told = [(event.kind, thing(event)) for event in s.told if event.kind in kinds]
    expected = [("pay", block) for block in BLOCKS if block in printed["cost"]] + [("build", building)]
    for effect in printed["effects"]:
        if effect["type"] == "gain":
            expected += [("gain", good) for good in GOODS if good in effect]
        elif effect["type"] == "points":
            expected.append(("score", ""))
        elif effect["type"] == "extra_worker":
            expected.append(("worker", ""))
        elif effect["type"] == "temple_up":
            temple = "chaac" if effect["temple"] == "any" else effect["temple"]
            expected += [("temple", temple)] * effect["steps"]
        elif effect["type"] == "free_tech":
            track = "agriculture" if effect["track"] == "any" else effect["track"]
            expected += [("technology", track)] * effect["steps"]
    assert told == expected
