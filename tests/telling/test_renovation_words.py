"""What is told of building where something can be torn down, and of the new buildings."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from telling.tzolkin_table import TELLING, notes
from tonalli import State
from tonalli.locale import text
from tonalli.tzolkin.game import TZOLKIN
from tzolkin.buildings.building import COSTS_ALL, building
from tzolkin.table import play

TOMB = "a1_ancestor_tomb"
WORKSHOP = "a1_gold_workshop"
SHRINE = "a1_stone_shrine"


def told(s: State, notation: str) -> tuple[str, str, list[str]]:
    """Costs, gains and hints of an option."""
    choice = next(each for each in TELLING.choices(s, hinted=True) if each.notation == notation)
    costs, gains = (", ".join(text(figure.words) for figure in figures) for figures in (choice.costs, choice.gains))
    return costs, gains, [text(hint) for hint in choice.hints]


def test_the_whole_price_is_told_and_what_tearing_down_would_leave() -> None:
    s = building(COSTS_ALL, wood=2, stone=2, gold=1, buildings={WORKSHOP: 1, SHRINE: 1})
    play(s, "pick:tikal.2 act:tikal_2")
    costs, _, hints = told(s, f"build:{COSTS_ALL}")
    assert costs == "−1 wood, −2 stone, −1 gold"
    assert hints == [
        'tearing down "Gold workshop" would leave 1 gold',
        'tearing down "Stone shrine" would leave 1 wood, 2 stone',
    ]
    _, _, hints = told(s, "build:a2_large_farm")
    assert hints == ['tearing down "Gold workshop" would leave 1 wood']
    play(s, f"build:{COSTS_ALL}")
    assert told(s, "pass")[0] == "−1 wood, −2 stone, −1 gold"
    assert told(s, f"renovate:{SHRINE}") == ("−1 wood, −2 stone", "", ["you lose: every Food Day 1 stone"])


def test_what_is_torn_down_without_a_question_is_told_before() -> None:
    s = building(COSTS_ALL, wood=1, stone=2, buildings={TOMB: 1})
    play(s, "pick:tikal.2 act:tikal_2")
    costs, _, hints = told(s, f"build:{COSTS_ALL}")
    assert (costs, hints) == ("−2 stone", ['tears down "Ancestor tomb": you cannot pay it otherwise'])


def test_of_several_that_must_go_the_price_is_that_of_the_cheapest() -> None:
    s = building(COSTS_ALL, at="uxmal4", corn=6, buildings={TOMB: 1, WORKSHOP: 1})
    play(s, "pick:uxmal.4 act:uxmal_4")
    costs, _, hints = told(s, f"build:{COSTS_ALL}")
    assert costs == "−2 corn"
    assert hints == [
        'only by tearing down "Ancestor tomb", which leaves 4 corn',
        'only by tearing down "Gold workshop", which leaves 2 corn',
    ]
    assert told(s, "build:a2_large_farm")[2][0] == 'tearing down "Ancestor tomb" would leave nothing to pay'


@clause("P-7.11")
@clause("P-7.12")
@clause("P-13.10")
def test_hints_know_corn_and_surcharges() -> None:
    s = building(COSTS_ALL, at="uxmal4", corn=10, buildings={WORKSHOP: 1}, prophecy="crowded_cities")
    play(s, "pick:uxmal.4 act:uxmal_4")
    costs, _, hints = told(s, f"build:{COSTS_ALL}")
    assert (costs, hints) == ("−10 corn", ['tearing down "Gold workshop" would leave 4 corn'])
    s = building(COSTS_ALL, wood=1, stone=2, gold=2, buildings={WORKSHOP: 1}, prophecy="crowded_cities")
    play(s, "pick:tikal.2 act:tikal_2")
    costs, _, hints = told(s, f"build:{COSTS_ALL}")
    assert hints == ['tearing down "Gold workshop" would leave 1 gold, 1 block']


def test_nothing_is_torn_down_where_architecture_is_enough() -> None:
    s = building("a2_large_farm", at="tikal4", wood=1, buildings={WORKSHOP: 1}, technologies={"architecture": 3})
    play(s, "pick:tikal.4 act:tikal_4")
    costs, _, hints = told(s, "build:a2_large_farm")
    assert (costs, hints) == ("−1 wood", ['tearing down "Gold workshop" would leave nothing to pay'])


def test_a_monument_tells_its_price_too() -> None:
    row = ["mon_all_tiles", "mon_corn_tiles", "mon_workers", "mon_skulls", "mon_highest_temple", "mon_brown_set"]
    s = building(at="tikal4", wood=1, stone=3, gold=2, buildings={SHRINE: 1}, row=row)
    play(s, "pick:tikal.4 act:tikal_4")
    costs, _, hints = told(s, "monument:mon_all_tiles")
    assert costs == "−1 wood, −3 stone, −2 gold"
    assert hints == ['tearing down "Stone shrine" would leave 1 wood, 3 stone']


@pytest.mark.parametrize(
    ("stock", "note"),
    [
        ({"wood": 1, "stone": 2}, "You could pay it only by tearing something down."),
        ({"wood": 1, "stone": 2, "gold": 1}, "You could pay it in blocks."),
        ({}, "You could not pay it now."),
    ],
)
def test_cards_say_whether_something_has_to_go(stock: dict[str, Any], note: str) -> None:
    s = building(COSTS_ALL, buildings={TOMB: 1}, **stock)
    assert notes(s, f"building:{COSTS_ALL}")[0] == note


@pytest.mark.parametrize(
    ("name", "gains"),
    [
        ("a1_granary", "every Food Day 3 corn, before feeding"),
        (TOMB, "every Food Day 1 wood in Age 1, 1 skull in Age 2"),
        (WORKSHOP, "every Food Day 1 gold"),
        (SHRINE, "every Food Day 1 stone"),
        ("a2_monument_yard", "may build a monument, +1 VP"),
        ("a2_house_of_scholars", "may take a technology back and step up on the others"),
    ],
)
def test_new_buildings_tell_what_they_bring(name: str, gains: str) -> None:
    s = building(name, age=int(name[1]), wood=3, stone=3, gold=3, technologies={"agriculture": 2})
    play(s, "pick:tikal.2 act:tikal_2")
    assert told(s, f"build:{name}")[1] == gains


def test_a_technology_that_goes_back_is_a_cost_and_leads_to_what_will_be_asked() -> None:
    s = building("a2_house_of_scholars", wood=1, stone=1, technologies={"agriculture": 2})
    play(s, "pick:tikal.2 act:tikal_2 build:a2_house_of_scholars")
    costs, gains, _ = told(s, "lower:agriculture")
    assert costs == "−1 step in Agriculture"
    assert gains == ""
    choice = next(each for each in TELLING.choices(s) if each.notation == "lower:agriculture")
    asked = [glyph.icon for glyph in choice.sign[0] if glyph.icon]
    assert asked == ["z-tech-extraction", "z-tech-architecture", "z-tech-theology"]


@pytest.mark.parametrize(
    ("at", "prophecy", "cost"),
    [
        ("tikal2", "", {"gold": 1, "skull": 1}),
        ("uxmal4", "", {"corn": 2, "skull": 1}),
        ("tikal2", "crowded_cities", {"gold": 1, "skull": 1, "blocks": 1}),
        ("uxmal4", "crowded_cities", {"corn": 4, "skull": 1}),
    ],
)
def test_the_skull_of_the_shrine_is_part_of_its_price(at: str, prophecy: str, cost: dict[str, int]) -> None:
    s = building("a2_skull_shrine", at=at, prophecy=prophecy, corn=5, gold=2, skull=1)
    gear, space = at[:-1], at[-1]
    play(s, f"pick:{gear}.{space} act:{gear}_{space}")
    described = TZOLKIN.describe(s, TZOLKIN.space.read("build:a2_skull_shrine"))
    assert described["cost"] == cost
