"""Renovation (P-7.1 to P-7.15): what is torn down, what it pays, in which order."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from tonalli.tzolkin.game import TZOLKIN
from tzolkin.buildings.building import COSTS_ALL, building
from tzolkin.facts import EXPANSION
from tzolkin.table import events, heard, options, play, player, side

pytestmark = pytest.mark.pure

EXAMPLES = {example["id"]: example for example in EXPANSION["examples"]}
GREEN, BLUE, YELLOW, BROWN = "a1_gold_workshop", "a1_stone_shrine", "a1_granary", "a1_ancestor_tomb"
BOTH = {GREEN: 1, BLUE: 1}


def goods(s: tonalli.State) -> dict[str, int]:
    return {good: player(s)[good] for good in ("corn", "wood", "stone", "gold", "skull") if player(s)[good]}


# ---- the rulebook's example ----------------------------------------------------------------------


@clause("P-7.15")
@clause("P-7.15.a")
def test_keep_both_and_pay_everything() -> None:
    s = building(COSTS_ALL, wood=1, stone=2, gold=1, buildings=BOTH)
    play(s, f"pick:tikal.2 act:tikal_2 build:{COSTS_ALL} pass")
    assert goods(s) == {}
    assert player(s)["buildings"] == {**BOTH, COSTS_ALL: 1}


@clause("P-7.15.b")
def test_tear_down_the_blue_one() -> None:
    paid = EXAMPLES["renovation_blue"]["expect"]["pay"]
    s = building(COSTS_ALL, **paid, buildings=BOTH)
    play(s, f"pick:tikal.2 act:tikal_2 build:{COSTS_ALL}")
    assert options(s) == [f"renovate:{BLUE}"]
    view = s.game.view(s, 0)
    assert view["being_built"] == f"building:{COSTS_ALL}"
    assert COSTS_ALL in view["buildings"]
    play(s, f"renovate:{BLUE}")
    assert s.game.view(s, 0)["being_built"] is None
    assert goods(s) == {}
    assert player(s)["buildings"] == {GREEN: 1, COSTS_ALL: 1}


@clause("P-7.15.b")
@clause("P-7.11")
def test_tear_down_the_blue_one_and_pay_corn() -> None:
    corn = EXAMPLES["renovation_blue"]["expect"]["pay_uxmal_4"]["corn"]
    s = building(COSTS_ALL, at="uxmal4", corn=corn, buildings={BLUE: 1})
    play(s, f"pick:uxmal.4 act:uxmal_4 build:{COSTS_ALL} renovate:{BLUE}")
    assert corn == 6
    assert goods(s) == {}
    short = building(COSTS_ALL, at="uxmal4", corn=corn - 1, buildings={BLUE: 1})
    play(short, "pick:uxmal.4")
    assert "act:uxmal_4" in options(short)
    assert f"build:{COSTS_ALL}" not in options(play(short, "act:uxmal_4"))


@clause("P-7.15.c")
@clause("P-7.4")
def test_tear_down_the_green_one() -> None:
    paid = EXAMPLES["renovation_green"]["expect"]["pay"]
    s = building(COSTS_ALL, **paid, buildings=BOTH)
    play(s, f"pick:tikal.2 act:tikal_2 build:{COSTS_ALL} renovate:{GREEN}")
    assert goods(s) == {}
    for_corn = building(COSTS_ALL, at="uxmal4", corn=2, buildings={GREEN: 1})
    play(for_corn, f"pick:uxmal.4 act:uxmal_4 build:{COSTS_ALL} renovate:{GREEN}")
    assert EXAMPLES["renovation_green"]["expect"]["pay_uxmal_4"] == {"corn": 2}
    assert goods(for_corn) == {}


@clause("P-7.15.d")
@clause("P-7.6")
def test_both_are_never_torn_down_for_one() -> None:
    s = building(COSTS_ALL, "a2_large_farm", wood=2, buildings=BOTH)
    play(s, "pick:tikal.2 act:tikal_2")
    assert f"build:{COSTS_ALL}" not in options(s)
    assert "build:a2_large_farm" in options(s)


@clause("P-7.6")
@pytest.mark.parametrize("at", ["tikal2", "uxmal4"])
def test_whoever_could_tear_down_both_is_asked_only_once(at: str) -> None:
    s = building(COSTS_ALL, at=at, corn=20, wood=5, stone=5, gold=5, buildings=BOTH)
    play(s, f"pick:{at[:-1]}.{at[-1]} act:{at[:-1]}_{at[-1]} build:{COSTS_ALL} renovate:{BLUE}")
    assert s.top.kind not in ("renovate", "give-blocks")
    assert player(s)["buildings"] == {GREEN: 1, COSTS_ALL: 1}


# ---- what can be torn down -----------------------------------------------------------------------


@clause("P-7.1")
def test_only_the_four_of_age_1() -> None:
    printed = {tile["id"]: tile["renovatable"] for tile in EXPANSION["buildings"]}
    figures = TZOLKIN.figures()["buildings"]
    assert {name for name, able in printed.items() if able} == {YELLOW, BROWN, GREEN, BLUE}
    assert all(figures[name]["renovatable"] == able for name, able in printed.items())
    s = building("a2_large_farm", wood=2, buildings={"a1_single_farm": 2, "a2_bountiful_farm": 1})
    play(s, "pick:tikal.2 act:tikal_2 build:a2_large_farm")
    assert goods(s) == {}
    assert not events(s, "renovate")


@clause("P-7.2/1")
def test_for_a_monument_too() -> None:
    row = ["mon_all_tiles", "mon_corn_tiles", "mon_workers", "mon_skulls", "mon_highest_temple", "mon_brown_set"]
    s = building("a2_large_farm", at="tikal4", wood=1, stone=3, buildings={BLUE: 1}, row=row)
    play(s, "pick:tikal.4 act:tikal_4")
    assert "monument:mon_all_tiles" in options(s)
    play(s, "monument:mon_all_tiles")
    assert TZOLKIN.problems(s) == []
    assert tonalli.from_dict("tzolkin", s.to_dict()) == s
    play(s, f"renovate:{BLUE}")
    assert goods(s) == {}
    assert player(s)["monuments"] == ["mon_all_tiles"]
    assert player(s)["buildings"] == {}


@clause("P-7.2/1")
@clause("P-7.7")
@clause("P-15.19/1")
@clause("P-15.19/2")
def test_each_of_two_buildings_may_tear_down_one_the_second_also_the_first() -> None:
    s = building(GREEN, "a1_chaac_kukulkan", age=1, at="tikal4", wood=1, stone=2, gold=1, buildings={BLUE: 1})
    play(s, f"pick:tikal.4 act:tikal_4 build:{GREEN}")
    play(s, "build:a1_chaac_kukulkan")
    assert options(s) == [f"renovate:{GREEN}"]
    play(s, f"renovate:{GREEN}")
    assert player(s)["buildings"] == {BLUE: 1, "a1_chaac_kukulkan": 1}
    assert goods(s) == {"gold": 1}


@clause("P-15.19/3")
def test_architecture_is_said_before_renovation() -> None:
    s = building(COSTS_ALL, at="tikal4", wood=1, stone=2, gold=1, buildings=BOTH, technologies={"architecture": 3})
    play(s, f"pick:tikal.4 act:tikal_4 build:{COSTS_ALL}")
    assert options(s) == ["architecture:now", "architecture:later"]
    play(s, "architecture:now")
    assert options(s) == ["pass", f"renovate:{GREEN}", f"renovate:{BLUE}"]


@clause("P-7.2/2")
@clause("P-7.3")
def test_kind_by_kind() -> None:
    s = building("a2_eight_points", wood=1, gold=1, stone=4, buildings={BROWN: 1})
    play(s, f"pick:tikal.2 act:tikal_2 build:a2_eight_points renovate:{BROWN}")
    assert goods(s) == {"stone": 4, "wood": 1}
    stones = building("a2_chaac", gold=2, wood=4, buildings={BROWN: 1, BLUE: 1})
    assert "build:a2_chaac" not in options(play(stones, "pick:tikal.2 act:tikal_2"))


@clause("P-7.5")
@pytest.mark.parametrize("level", [0, 3])
def test_the_credit_is_the_printed_cost(level: int) -> None:
    s = building(YELLOW, "a1_agriculture_stone", age=1, at="tikal4", wood=3, technologies={"architecture": level})
    play(s, f"pick:tikal.4 act:tikal_4 build:{YELLOW}")
    if level == 3:
        play(s, "architecture:now")
    left = goods(s).get("wood", 0)
    assert left == (1 if level == 3 else 0)
    play(s, f"build:a1_agriculture_stone renovate:{YELLOW}")
    assert goods(s)["stone"] == 1
    assert goods(s).get("wood", 0) == left


@clause("P-7.8")
def test_only_what_saves_something() -> None:
    s = building("a2_chaac", stone=2, buildings={YELLOW: 1, BROWN: 1, BLUE: 1, GREEN: 1})
    play(s, "pick:tikal.2 act:tikal_2 build:a2_chaac")
    assert options(s) == ["pass", f"renovate:{GREEN}"]
    reason = TZOLKIN.why_not(s, TZOLKIN.space.read(f"renovate:{BLUE}"))
    assert reason is not None
    assert (reason.reason, reason.clause) == ("saves-nothing", "P-7.8")


@clause("P-7.9/1")
@clause("P-6.7")
def test_it_no_longer_counts() -> None:
    s = building("a2_large_farm", wood=2, buildings={YELLOW: 1}, prophecy="crowded_cities", stone=1)
    play(s, f"pick:tikal.2 act:tikal_2 build:a2_large_farm renovate:{YELLOW}")
    assert YELLOW not in player(s)["buildings"]
    assert [event.text("building") for event in events(s, "renovate")] == [YELLOW]


@clause("P-7.9/2")
def test_the_tile_leaves_the_game() -> None:
    s = building("a1_agriculture_stone", age=1, at="tikal2", buildings={YELLOW: 1})
    play(s, f"pick:tikal.2 act:tikal_2 build:a1_agriculture_stone renovate:{YELLOW}")
    data = s.to_dict()
    assert data["renovation"] == {"torn_down": [YELLOW]}
    assert YELLOW not in data["unseen"]["buildings"]
    assert YELLOW not in data["buildings"]
    assert not TZOLKIN.problems(s)
    assert s.copy().to_dict() == data


@clause("P-7.10")
@pytest.mark.parametrize(("at", "action"), [("tikal2", "tikal_2"), ("tikal4", "tikal_4"), ("uxmal4", "uxmal_4")])
def test_with_every_way_of_building(at: str, action: str) -> None:
    s = building("a2_large_farm", at=at, corn=4, wood=2, buildings={YELLOW: 1})
    play(s, f"pick:{at[:-1]}.{at[-1]} act:{action} build:a2_large_farm")
    assert options(s) == ["pass", f"renovate:{YELLOW}"]


@clause("P-7.10")
def test_with_a_building_that_grants_another() -> None:
    s = building("a1_any_temple_build", "a1_agriculture", age=1, wood=1, gold=1, buildings={YELLOW: 1})
    play(s, "pick:tikal.2 act:tikal_2 build:a1_any_temple_build pass temple:chaac")
    assert options(s) == ["pass", "build:a1_single_farm", "build:a1_agriculture"]
    play(s, f"build:a1_agriculture renovate:{YELLOW}")
    assert goods(s) == {}


# ---- the order of payment ------------------------------------------------------------------------


@clause("P-7.12/1")
@clause("P-7.12/2")
@clause("P-7.12/3")
def test_architecture_takes_off_what_is_left() -> None:
    s = building(COSTS_ALL, buildings={GREEN: 1}, technologies={"architecture": 3})
    play(s, f"pick:tikal.2 act:tikal_2 build:{COSTS_ALL} renovate:{GREEN}")
    assert player(s)["buildings"] == {COSTS_ALL: 1}
    two = building(COSTS_ALL, stone=1, gold=1, buildings={YELLOW: 1}, technologies={"architecture": 3})
    play(two, f"pick:tikal.2 act:tikal_2 build:{COSTS_ALL} renovate:{YELLOW}")
    assert goods(two) == {"corn": 1}


@clause("P-7.2/1", "P-7.9/2")
def test_only_what_was_torn_down_covers_blocks() -> None:
    s = building(COSTS_ALL, wood=2, stone=2, gold=1, buildings=BOTH, technologies={"architecture": 3})
    play(s, f"pick:tikal.2 act:tikal_2 build:{COSTS_ALL} renovate:{BLUE}")
    data = s.to_dict()
    assert data["pending"][-1] == {"step": "drop-block", "seat": 0, "building": COSTS_ALL, "covering": BLUE}
    assert tonalli.from_dict("tzolkin", data) == s
    for other in (YELLOW, BROWN, "a1_single_farm", "a2_mirror"):
        data["pending"][-1]["covering"] = other
        with pytest.raises(tonalli.PositionError, match=r"pending\[\d\]: drop-block does not fit"):
            tonalli.from_dict("tzolkin", data)


@clause("P-7.12/4")
def test_corn_for_what_is_left_after_architecture() -> None:
    s = building(COSTS_ALL, at="uxmal4", corn=4, buildings={BLUE: 1}, technologies={"architecture": 3})
    play(s, f"pick:uxmal.4 act:uxmal_4 build:{COSTS_ALL} renovate:{BLUE}")
    assert goods(s) == {"corn": 1}


@clause("P-7.12/5")
@clause("P-5.29")
@clause("P-15.18/1")
@clause("P-15.18/2")
def test_the_surcharge_is_never_covered() -> None:
    fields: dict[str, Any] = {"buildings": {GREEN: 1}, "prophecy": "crowded_cities"}
    s = building(COSTS_ALL, technologies={"architecture": 3}, wood=1, **fields)
    play(s, f"pick:tikal.2 act:tikal_2 build:{COSTS_ALL} renovate:{GREEN}")
    assert goods(s) == {"corn": 1}
    poor = building(COSTS_ALL, technologies={"architecture": 3}, **fields)
    play(poor, "pick:tikal.2")
    assert "act:tikal_2" not in options(poor)


@clause("P-13.10")
def test_surcharge_renovation_and_corn() -> None:
    s = building(COSTS_ALL, at="uxmal4", corn=4, buildings={GREEN: 1}, prophecy="crowded_cities")
    play(s, f"pick:uxmal.4 act:uxmal_4 build:{COSTS_ALL} renovate:{GREEN}")
    assert goods(s) == {}


@clause("P-7.13")
def test_a_monument_has_neither_architecture_nor_surcharge() -> None:
    row = ["mon_all_tiles", "mon_corn_tiles", "mon_workers", "mon_skulls", "mon_highest_temple", "mon_brown_set"]
    fields: dict[str, Any] = {"row": row, "prophecy": "crowded_cities", "technologies": {"architecture": 3}}
    s = building("a2_large_farm", at="tikal4", wood=1, stone=3, buildings={BLUE: 1}, **fields)
    play(s, f"pick:tikal.4 act:tikal_4 monument:mon_all_tiles renovate:{BLUE}")
    assert goods(s) == {}
    short = building("a2_large_farm", at="tikal4", wood=2, stone=2, gold=2, **fields)
    assert "monument:mon_all_tiles" not in options(play(short, "pick:tikal.4 act:tikal_4"))


@clause("P-7.14")
def test_skulls_are_never_covered() -> None:
    row = ["mon_skulls", "mon_corn_tiles", "mon_workers", "mon_all_tiles", "mon_highest_temple", "mon_brown_set"]
    without = building("a2_large_farm", at="tikal4", gold=2, wood=2, buildings={BLUE: 1}, row=row)
    assert "monument:mon_skulls" not in options(play(without, "pick:tikal.4 act:tikal_4"))
    s = building("a2_large_farm", at="tikal4", gold=2, skull=1, buildings={BLUE: 1}, row=row)
    play(s, f"pick:tikal.4 act:tikal_4 monument:mon_skulls renovate:{BLUE}")
    assert goods(s) == {}
    assert s.to_dict()["skulls"]["bank"] == 13


# ---- told and judged -----------------------------------------------------------------------------


def test_each_way_tells_its_rest() -> None:
    s = building(COSTS_ALL, wood=1, stone=2, gold=1, buildings=BOTH)
    play(s, f"pick:tikal.2 act:tikal_2 build:{COSTS_ALL}")
    costs = {TZOLKIN.space.write(action): TZOLKIN.describe(s, action)["cost"] for action in s.legal()}
    assert costs == {
        "pass": {"wood": 1, "stone": 2, "gold": 1},
        f"renovate:{GREEN}": {"gold": 1},
        f"renovate:{BLUE}": {"wood": 1, "stone": 2},
    }


def test_without_a_way_to_pay_one_must_renovate() -> None:
    s = building(COSTS_ALL, gold=1, buildings={GREEN: 1})
    play(s, f"pick:tikal.2 act:tikal_2 build:{COSTS_ALL}")
    reason = TZOLKIN.why_not(s, TZOLKIN.space.read("pass"))
    assert reason is not None
    assert reason.reason == "only-by-renovation"
    other = TZOLKIN.why_not(s, TZOLKIN.space.read(f"renovate:{BLUE}"))
    assert other is not None
    assert other.reason == "not-yours"


def test_a_position_in_which_nothing_was_torn_down_need_not_say_so() -> None:
    data = building(COSTS_ALL, gold=1, buildings={GREEN: 1}).to_dict()
    assert data.pop("renovation") == {"torn_down": []}
    assert tonalli.from_dict("tzolkin", data).to_dict()["renovation"] == {"torn_down": []}


def test_another_players_building_pays_nothing() -> None:
    s = building("a2_large_farm", wood=2, others=[side(buildings={YELLOW: 1})])
    play(s, "pick:tikal.2 act:tikal_2 build:a2_large_farm")
    assert not events(s, "renovate")
    assert "renovate" not in {event.kind for event in heard(s)}
