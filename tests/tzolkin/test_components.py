"""What is in the box (Z-1)."""

from __future__ import annotations

from collections import Counter

import pytest

import tonalli
from clauses import clause
from tabletop import deal, events, options, play, player
from tonalli.tzolkin import names, tiles
from tzolkin.facts import BUILDINGS, FACTS, GEARS, WEALTH_TILES
from tzolkin.setting_up import fresh, keep_any, until
from tzolkin.table import gear, side, table

pytestmark = pytest.mark.pure

BOX = FACTS["components"]


@clause("Z-1.1")
def test_a_gear_of_26_teeth_drives_four_of_10_and_one_of_13() -> None:
    gears = fresh(4).to_dict()["gears"]
    assert {name: len(teeth) for name, teeth in gears.items()} == {
        "palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen_itza": 13,
    }  # fmt: skip
    assert {name: printed["teeth"] for name, printed in GEARS.items()} == {name: len(gears[name]) for name in gears}
    assert [len(teeth) for teeth in gears.values()].count(BOX["small_gear_teeth"]) == BOX["small_gears"]
    assert len(gears["chichen_itza"]) == BOX["chichen_itza_gear_teeth"]
    assert tiles.CALENDAR_TEETH == BOX["tzolkin_gear_teeth"] == 26


@clause("Z-1.2/1", "Z-1.2/2", "Z-5.3")
@pytest.mark.parametrize("name", GEARS)
def test_spaces_lie_beside_all_teeth_but_the_hidden_ones(name: str) -> None:
    last = GEARS[name]["last_space"]
    assert last == (10 if name == "chichen_itza" else 7)
    teeth = [f"{name}{space}" for space in range(last + 1)]
    for free in range(last + 1):
        taken = [word for space, word in enumerate(teeth) if space != free]
        s = table(side(corn=99), side(" ".join(taken[:6]), 0), side(" ".join(taken[6:])))
        play(s, f"place:{name}")
        assert gear(s, name)[free] == 0
    s = table(side(corn=99), side(" ".join(teeth[:6]), 0), side(" ".join(teeth[6:])))
    assert f"place:{name}" not in options(s), "hidden teeth have no space"
    assert gear(s, name)[last + 1 :] == [None] * (GEARS[name]["teeth"] - last - 1)


@clause("Z-1.3")
def test_all_gears_turn_together_by_one_space_a_day() -> None:
    mine = "palenque0 yaxchilan1 tikal2 uxmal3 chichen_itza4"
    s = table(side(mine, corn=9), active=3)
    play(s, "place:chichen_itza")
    assert [gear(s, name).index(0) for name in GEARS] == [1, 2, 3, 4, 5]
    assert gear(s, "chichen_itza").index(3) == 1


@clause("Z-1.4/1")
def test_six_workers_seven_markers_and_a_board_for_each_player() -> None:
    for seat in range(4):
        mine = player(until(fresh(4), "~first"), seat)
        assert mine["workers_in_hand"] + mine["workers_in_reserve"] == BOX["workers_per_player"] == 6
        assert len(mine["temples"]) == 3
        assert len(mine["technologies"]) == 4
        assert len(mine["temples"]) + len(mine["technologies"]) == BOX["round_markers_per_player"] == 7
        assert mine["double_advance"] is True, "the light side"


@clause("Z-1.4/2", "Z-12.4/1")
def test_the_dark_side_shows_that_the_double_advance_is_used() -> None:
    s = table(active=3)
    play(s, "place:start days:2")
    assert player(s, 3)["double_advance"] is False
    s = table(side(), side(), side(), side(double_advance=False), active=3)
    play(s, "place:start")
    assert s.to_dict()["calendar"]["day"] == 3, "nobody was asked"


@clause("Z-1.5/1", "Z-1.5/2")
def test_skulls_are_limited_to_13_and_everything_else_is_not() -> None:
    assert FACTS["resources"]["limited"] == {"skull": 13}
    s = table(side("yaxchilan4 yaxchilan5", wood=500, stone=500, gold=500, corn=500), side(skull=12))
    assert s.to_dict()["skulls"]["bank"] == 1
    play(s, "pick:yaxchilan.4 act:yaxchilan_4 pick:yaxchilan.5")
    assert "act:yaxchilan_4" not in options(s), "no skull is left"
    play(s, "act:yaxchilan_5")
    mine = player(s)
    assert (mine["corn"], mine["stone"], mine["gold"], mine["skull"]) == (502, 501, 501, 1)
    assert sorted(FACTS["resources"]["unlimited"]) == ["corn", "gold", "stone", "wood"]


@clause("Z-1.6")
def test_harvest_tiles_suffice_for_four_players_exactly() -> None:
    jungle = fresh(4).to_dict()["jungle"]
    assert sum(group["corn"] for group in jungle.values()) == BOX["corn_harvest_tiles"] == 16
    assert sum(group["wood"] for group in jungle.values()) == BOX["wood_harvest_tiles"] == 12


@clause("Z-1.6", "Z-2.3/1")
def test_wealth_tiles_buildings_and_monuments_in_the_box() -> None:
    s = fresh(4)
    drawn = {name.removeprefix("~building:"): weight for name, weight in zip(options(s), weights(s), strict=True)}
    assert drawn == {name: tile["copies"] for name, tile in BUILDINGS.items() if tile["age"] == 1}
    assert sum(drawn.values()) == BOX["buildings_age_1"] == 14
    until(s, "~monument")
    assert set(options(s)) == {f"~monument:{monument['id']}" for monument in FACTS["monuments"]}
    assert len(options(s)) == BOX["monuments"] == 13
    play(until(s, "~first"), "~first:0")
    assert options(s) == [f"~wealth:{tile}" for tile in WEALTH_TILES]
    assert len(options(s)) == BOX["wealth_tiles"] == 21


@clause("Z-1.6", "Z-10.8/1", "Z-2.3/1")
def test_age_2_brings_18_other_buildings() -> None:
    s = table(*[side(corn=9)] * 4, calendar={"day": 14, "food_days": 1}, active=3)
    play(s, "place:start pass")
    drawn = {name.removeprefix("~building:"): weight for name, weight in zip(options(s), weights(s), strict=True)}
    assert drawn == {name: tile["copies"] for name, tile in BUILDINGS.items() if tile["age"] == 2}
    assert sum(drawn.values()) == BOX["buildings_age_2"] == 18


def weights(s: tonalli.State) -> list[int]:
    return [weight for _, weight in s.chance()]


@clause("Z-1.6")
def test_there_is_one_starting_player_marker() -> None:
    s = keep_any(deal(fresh(4)))
    assert len(events(s, "marker")) == BOX["starting_player_markers"] == 1
    assert s.to_dict()["calendar"]["starting_player"] == events(s, "marker")[0].seat


@clause("Z-1.7", "Z-3.3/1")
def test_two_food_days_of_resources_and_two_of_points() -> None:
    days = FACTS["calendar"]["food_days"]
    assert Counter(day["kind"] for day in days) == {"resources": 2, "points": 2}
    assert Counter(day["colour"] for day in days) == {"brown_orange": 2, "blue_green": 2}
    for held, day in enumerate(days):
        assert (day["scheduled_day"] - 1) % tiles.CALENDAR_TEETH == day["tooth"]
        calendar = {"day": day["scheduled_day"], "food_days": held}
        temples = {"chaac": 3, "quetzalcoatl": 0, "kukulkan": 0}
        s = table(side(corn=9, temples=temples), *[side(corn=9)] * 3, calendar=calendar, active=3)
        deal(play(s, "place:start pass"))
        assert [event.number("number") for event in events(s, "food_day")] == [held + 1]
        resources = [event for event in events(s, "gain") if event.why == "Z-11.7"]
        points = [event for event in events(s, "score") if event.why == "Z-11.9"]
        assert bool(resources) == (day["kind"] == "resources")
        assert bool(points) == (day["kind"] == "points")


@clause("Z-1.6")
def test_ids_of_tiles_are_those_of_the_facts_file() -> None:
    base = [name for name in names.BUILDINGS if name in BUILDINGS]
    assert base == list(BUILDINGS)
    assert list(names.WEALTH) == list(WEALTH_TILES)
    assert list(names.MONUMENTS) == [monument["id"] for monument in FACTS["monuments"]]
    assert sum(tile["copies"] for tile in BUILDINGS.values()) == BOX["buildings"] == 32
