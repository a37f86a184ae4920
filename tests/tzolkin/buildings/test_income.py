"""Food Day incomes of the new buildings of age 1 (P-7.16 to P-7.23, P-12.2)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tonalli import State
from tzolkin.rounds import DAYS, finish
from tzolkin.table import deal, events, options, play, player, side, table

pytestmark = pytest.mark.pure

GRANARY, TOMB, WORKSHOP, SHRINE = "a1_granary", "a1_ancestor_tomb", "a1_gold_workshop", "a1_stone_shrine"
SHOWN = {
    1: ["a1_single_farm", "a1_agriculture", "a1_extraction_gold", "a1_chaac_kukulkan", "a1_architecture"],
    2: ["a2_large_farm", "a2_any_tech_stone", "a2_worker", "a2_mirror", "a2_eight_points", "a2_two_tech"],
}


def before(number: int, *sides: dict[str, Any], late: int = 0, prophecy: str = "", **fields: Any) -> State:
    """Seat 0 takes the last turn before a Food Day, which is held ``late`` by a day."""
    held = number - 1
    calendar = {"day": DAYS[held] + late, "food_days": held, "starting_player": 1}
    modules = "buildings"
    if prophecy:
        modules += " prophecies"
        row = ["hunger", "drought", "high_floodwaters"]
        row[held - 1] = prophecy
        fields["prophecies"] = {"row": row, "in_force": prophecy}
    shown = SHOWN[1 if held < 2 else 2]
    return table(*sides, modules=modules, calendar=calendar, buildings=shown, renovation={"torn_down": []}, **fields)


def end_turn(s: State) -> State:
    """Seat 0 places a worker and stops, so that the Food Day begins."""
    return deal(play(s, "place:palenque pass"))


def income(s: State, seat: int = 0) -> list[tuple[str, int]]:
    return [
        (event.text("good"), event.number("amount"))
        for event in events(s, "gain")
        if event.seat == seat and event.why == "P-7.16"
    ]


@clause("P-7.20")
@clause("P-7.16/1")
@clause("P-7.16/2")
@clause("P-12.2/1")
def test_a_granary_feeds_on_the_same_day() -> None:
    s = finish(before(1, side(buildings={GRANARY: 1}, corn=3)))
    assert income(s) == [("corn", 3)]
    kinds = [event.kind for event in s.told if event.seat == 0 and event.kind in ("gain", "feed")]
    assert kinds == ["gain", "feed"]
    assert player(s)["fed"] == 3
    without = finish(before(1, side(corn=3)))
    assert player(without)["fed"] == 1


@clause("P-7.21")
@clause("P-7.21.1/1")
@clause("P-15.22/2")
@pytest.mark.parametrize(
    ("number", "late", "good"), [(1, 0, "wood"), (2, 0, "wood"), (2, 1, "wood"), (3, 0, "skull"), (4, 0, "skull")]
)
def test_an_ancestor_tomb_by_the_number_of_the_food_day(number: int, late: int, good: str) -> None:
    s = before(number, side(buildings={TOMB: 1}, corn=9), late=late)
    assert income(finish(s)) == [(good, 1)]


@clause("P-7.21.1/2")
@clause("P-13.13")
@pytest.mark.parametrize("prophecy", ["", "desecration"])
def test_no_skull_is_left(prophecy: str) -> None:
    rest = [side(corn=9, skull=5), side(corn=9, skull=5), side(corn=9, skull=3)]
    s = before(3, side(buildings={TOMB: 1}, corn=9), *rest, prophecy=prophecy)
    finish(s)
    assert income(s) == []
    assert not [event for event in events(s, "temple") if event.seat == 0]


@clause("P-7.22")
@clause("P-7.23")
def test_gold_and_stone() -> None:
    s = finish(before(1, side(buildings={WORKSHOP: 1, SHRINE: 1}, corn=9)))
    assert income(s) == [("gold", 1), ("stone", 1)]


@clause("P-7.17")
@clause("P-13.12")
def test_income_is_taxed_before_feeding_or_refused() -> None:
    s = before(2, side(buildings={WORKSHOP: 1}, corn=6), prophecy="gold_shortage")
    end_turn(s)
    assert s.actor == 0
    assert options(s) == ["pass", "pay"]
    paid = s.copy()
    play(paid, "pay")
    assert player(paid)["gold"] == 1
    assert player(paid)["fed"] == 2
    play(s, "pass")
    assert player(s)["gold"] == 0
    assert player(s)["fed"] == 3


@clause("P-13.12")
def test_a_skull_for_a_step_down() -> None:
    s = before(3, side(buildings={TOMB: 1}, corn=9), prophecy="desecration")
    end_turn(s)
    assert options(s) == ["pass", "temple:chaac", "temple:quetzalcoatl", "temple:kukulkan"]
    play(s, "temple:chaac")
    assert player(s)["skull"] == 1
    assert player(s)["temples"]["chaac"] == -1


@clause("P-7.18")
def test_what_was_built_today_pays_today() -> None:
    calendar = {"day": 8, "food_days": 0, "starting_player": 1}
    s = table(
        side("tikal2", wood=3, corn=9),
        modules="buildings",
        calendar=calendar,
        buildings=[GRANARY, *SHOWN[1]],
        renovation={"torn_down": []},
    )
    finish(s, f"pick:tikal.2 act:tikal_2 build:{GRANARY}")
    assert income(s) == [("corn", 3)]


@clause("P-7.9/1")
def test_what_was_torn_down_pays_no_longer() -> None:
    calendar = {"day": 8, "food_days": 0, "starting_player": 1}
    s = table(
        side("tikal2", corn=9, buildings={GRANARY: 1}),
        modules="buildings",
        calendar=calendar,
        buildings=["a1_agriculture_stone", *SHOWN[1]],
        renovation={"torn_down": []},
    )
    finish(s, f"pick:tikal.2 act:tikal_2 build:a1_agriculture_stone renovate:{GRANARY}")
    assert income(s) == []


@clause("P-12.2/1")
def test_in_turn_order() -> None:
    s = finish(before(1, side(buildings={GRANARY: 1}, corn=9), side(buildings={SHRINE: 1}, corn=9)))
    assert [event.seat for event in events(s, "gain") if event.why == "P-7.16"] == [1, 0]


@clause("P-15.15/1")
@clause("P-12.10")
def test_income_comes_first_and_its_step_down_counts_for_what_follows() -> None:
    sides = [side(buildings={TOMB: 1}, corn=9, temples={"kukulkan": 4})]
    s = before(3, *sides, prophecy="desecration")
    end_turn(s)
    play(s, "temple:kukulkan")
    assert player(s)["skull"] == 1
    while s.actor == 0 and s.top.kind == "taxed":
        play(s, "pass")
    assert player(s)["skull"] == 1
    kept = before(3, *sides, prophecy="desecration")
    end_turn(kept)
    play(kept, "temple:chaac temple:kukulkan")
    assert player(kept)["skull"] == 2
    assert player(kept)["wood"] == 2
