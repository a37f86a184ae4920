"""Premium points: what each scale counts, its bands, and when it is scored (P-6)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tonalli.tzolkin.modules.prophecies.names import PROPHECIES
from tonalli.tzolkin.modules.prophecies.tiles import BAND_POINTS, band_of
from tzolkin.prophecies.foretelling import GODS, TILES, foretold, in_force, premiums, row_with, under
from tzolkin.rounds import finish
from tzolkin.table import heard, player, side

pytestmark = pytest.mark.pure

Side = dict[str, Any]


def on_temples(steps: int) -> Side:
    """Three markers with so many steps together."""
    each = [-1, -1, -1]
    tops = [5, 6, 4]
    for _ in range(steps + 3):
        lowest = min((number for number in range(3) if each[number] < tops[number]), key=lambda number: each[number])
        each[lowest] += 1
    return side(temples=dict(zip(GODS, each, strict=True)))


def on_tracks(levels: int) -> Side:
    each = [min(max(levels - 3 * number, 0), 3) for number in range(4)]
    tracks = ("agriculture", "resource_extraction", "architecture", "theology")
    return side(technologies=dict(zip(tracks, each, strict=True)))


def with_buildings(count: int) -> Side:
    names = ["a1_single_farm", "a1_community_farm", "a1_agriculture", "a1_architecture", "a1_extraction_corn"]
    copies = [3, 2, 1, 1, 1]
    owned = {}
    for name, most in zip(names, copies, strict=True):
        owned[name] = min(count, most)
        count -= owned[name]
    return side(buildings={name: number for name, number in owned.items() if number})


def holding(name: str, count: int) -> Side:
    """A side that has so much of what the scale counts."""
    match TILES[name]["premium"]["metric"]:
        case "sum_of_temple_steps":
            return on_temples(count)
        case "temple_step":
            return side(temples={TILES[name]["premium"]["temple"]: count})
        case "wood_harvest_tiles":
            return side(wood_tiles=count)
        case "corn_harvest_tiles":
            return side(corn_tiles=count)
        case "gold_owned":
            return side(gold=count)
        case "skulls_in_hand":
            return side(skull=count)
        case "sum_of_technology_levels":
            return on_tracks(count)
        case "technologies_at_level_2_or_more":
            tracks = ("agriculture", "resource_extraction", "architecture", "theology")
            return side(technologies={track: 2 if place < count else 1 for place, track in enumerate(tracks)})
        case "buildings_owned":
            return with_buildings(count)
        case "workers_fed":
            return side(corn=3 * count, hand=6)
        case "workers_on_gear":
            spaces = " ".join(f"chichen_itza{space}" for space in range(1, count + 1))
            return side(spaces, hand=3)
        case other:
            raise AssertionError(other)


def jungle_for(own: Side) -> dict[str, dict[str, int]]:
    """Harvest tiles that one side has are missing in the jungle."""
    groups = {group: {"corn": 4, "wood": 0 if group == "2" else 4} for group in "2345"}
    for _ in range(own.get("wood_tiles", 0)):
        next(group for group in groups.values() if group["wood"])["wood"] -= 1
    for _ in range(own.get("corn_tiles", 0)):
        group = next(group for group in groups.values() if group["corn"])
        group["corn"] -= 1
        group["wood"] = min(group["wood"], group["corn"])
    return groups


def edges(name: str) -> list[tuple[int, int]]:
    """Each end of each band that can be reached, with its points."""
    found = []
    for band in TILES[name]["premium"]["bands"]:
        found.append((band["min"], band["vp"]))
        found.append((band.get("max", band["min"]), band["vp"]))
    return sorted(set(found))


CASES = [(name, count, points) for name in PROPHECIES for count, points in edges(name)]


@clause(
    "P-6.8/1", "P-6.8/2", "P-5.1/2", "P-5.2/2", "P-5.3/2", "P-5.4/2", "P-5.5/2", "P-5.6/2", "P-5.7/2", "P-5.8/3",
    "P-5.9/3", "P-5.10/2", "P-5.11/2", "P-6.2/1", "P-6.4",
)  # fmt: skip
@pytest.mark.parametrize(("name", "count", "points"), CASES)
def test_the_scale_at_each_end_of_each_band(name: str, count: int, points: int) -> None:
    own = holding(name, count)
    s = under(name, own, last=True, jungle=jungle_for(own))
    finish(s)
    assert premiums(s).get(0, 0) == points


@clause("P-5.8/3")
def test_level_3_counts_as_level_2_does_for_forgotten_lore() -> None:
    s = under("forgotten_lore", side(technologies={"agriculture": 3, "theology": 2, "architecture": 1}), last=True)
    finish(s)
    assert premiums(s)[0] == 6


@clause("P-6.8/2")
@pytest.mark.parametrize("name", PROPHECIES)
def test_every_count_falls_into_its_band(name: str) -> None:
    number = PROPHECIES.index(name)
    for band in TILES[name]["premium"]["bands"]:
        for count in range(band["min"], band.get("max", band["min"] + 9) + 1):
            assert BAND_POINTS[band_of(number, count)] == band["vp"]


@clause("P-6.1", "P-12.6", "P-12.5/1")
@pytest.mark.parametrize("held", [1, 2, 3])
def test_it_is_scored_once_after_feeding_and_temple_rewards(held: int) -> None:
    s = under("gold_shortage", side(gold=6, corn=9, temples={"chaac": 1}), held=held, last=True)
    finish(s)
    told = [(event.kind, event.why) for event in heard(s) if event.seat == 0]
    assert told.count(("score", "P-6.1")) == 1
    assert told.index(("score", "P-6.1")) > told.index(("feed", "Z-11.3"))
    rewards = [place for place, (_, why) in enumerate(told) if why in ("Z-11.7", "Z-11.9")]
    assert rewards
    assert told.index(("score", "P-6.1")) > max(rewards)
    kinds = [event.kind for event in heard(s)]
    last = max(place for place, event in enumerate(heard(s)) if event.why == "P-6.1")
    assert last < kinds.index("prophecy_ends")


@clause("P-12.6")
def test_the_first_food_day_has_no_premium() -> None:
    s = foretold(side(gold=6), row=row_with("gold_shortage"), calendar={"day": 8, "starting_player": 1})
    finish(s)
    assert premiums(s) == {}
    assert in_force(s) == "gold_shortage"


@clause("P-6.1")
def test_everybody_scores() -> None:
    sides = [side(gold=gold) for gold in (0, 2, 4, 6)]
    s = under("gold_shortage", *sides, last=True)
    finish(s)
    assert premiums(s) == {0: -5, 2: 6, 3: 13}


@clause("P-6.2/1", "P-6.2/2")
def test_a_score_may_fall_below_0() -> None:
    s = under("gold_shortage", side(corn=30), last=True)
    finish(s)
    steps = sum(event.number("quarters") for event in heard(s) if event.seat == 0 and event.kind == "score")
    assert player(s)["points"] == steps / 4
    assert premiums(s)[0] == -5
    low = under("gold_shortage", side(corn=30, points=0), held=2, last=True)
    finish(low)
    assert player(low)["points"] == -5


@clause("P-6.3")
def test_what_was_there_before_counts() -> None:
    """All seven buildings are older than the prophecy."""
    own = with_buildings(7)
    s = foretold(own, row=row_with("crowded_cities"), calendar={"day": 8, "starting_player": 1}, buildings=[])
    finish(s)
    assert in_force(s) == "crowded_cities"
    s = under("crowded_cities", own, last=True)
    finish(s)
    assert premiums(s)[0] == 13


@clause("P-6.4")
@pytest.mark.parametrize("step", [-1, 0])
def test_steps_are_the_current_ones(step: int) -> None:
    s = under("angry_god_chaac", side(temples={"chaac": step}), last=True)
    finish(s)
    assert premiums(s).get(0, 0) == (-5 if step == -1 else 0)


@clause("P-6.4")
def test_a_step_down_just_before_the_food_day_counts() -> None:
    s = under("angry_god_chaac", side(corn=0, temples={"chaac": 0}), last=True)
    finish(s, "beg:chaac place:palenque")
    assert premiums(s)[0] == -5


@clause("P-6.5/1")
def test_workers_on_chichen_itza_count_before_the_calendar_pushes_them_off() -> None:
    s = under("high_floodwaters", side("chichen_itza10 chichen_itza9 chichen_itza8", hand=1), last=True)
    finish(s)
    assert premiums(s)[0] == 13
    assert player(s)["workers_in_hand"] == 1, "one was placed, one was pushed off"


@clause("P-6.5/2")
def test_dummies_do_not_count() -> None:
    s = under("high_floodwaters", side(), side(), players=2, last=True)
    assert s.to_dict()["gears"]["chichen_itza"].count("dummy") == 12
    finish(s)
    assert premiums(s) == {0: -5, 1: -5}


@clause("P-6.6", "P-5.10/2")
def test_a_worker_that_needs_no_corn_counts_as_fed() -> None:
    farms = {"a2_large_farm": 2, "a1_community_farm": 1}
    s = under("hunger", side(hand=6, buildings=farms), held=2, last=True)
    finish(s)
    assert player(s)["fed"] == 6
    assert premiums(s)[0] == 13


@clause("P-5.10/2")
def test_unfed_workers_do_not_count() -> None:
    s = under("hunger", side(hand=6, corn=14), last=True)
    finish(s)
    assert player(s)["fed"] == 4
    assert premiums(s).get(0, 0) == 0


@clause("P-5.6/2")
def test_a_skull_placed_in_chichen_itza_does_not_count() -> None:
    s = under("desecration", side("chichen_itza1", skull=1, corn=9), last=True)
    finish(s, "pick:chichen_itza.1 act:chichen_itza_1")
    assert premiums(s)[0] == -5


@clause("P-5.9/3")
def test_monuments_do_not_count_as_buildings() -> None:
    s = under("crowded_cities", side(monuments=["mon_workers", "mon_skulls"], corn=9), last=True)
    finish(s)
    assert premiums(s)[0] == -5


@clause("P-5.7/2")
def test_an_advance_beyond_level_3_does_not_count() -> None:
    own = side("tikal1", wood=2, corn=9, technologies={"architecture": 3})
    s = under("teacher_shortage", own, last=True)
    finish(s, "pick:tikal.1 act:tikal_1 technology:architecture")
    assert premiums(s).get(0, 0) == 0
