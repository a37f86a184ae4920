"""Monuments: building them (Z-10.9) and what each scores at the end (Z-13.5, Z-17.4)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tonalli import State
from tzolkin.facts import BLOCKS, BUILDINGS, FACTS, MONUMENTS, TEMPLES, TRACKS, step, top
from tzolkin.rounds import after_food_day, well_fed
from tzolkin.table import deal, events, options, play, player, side, table

pytestmark = pytest.mark.pure


def row(monument: str, length: int = 6) -> list[str]:
    """Face-up monuments, this one among them."""
    return [monument, *[name for name in MONUMENTS if name != monument]][:length]


def site(monument: str, workers: str = "tikal4", **fields: Any) -> State:
    return table(side(workers, **fields), monuments=row(monument))


# ---- building ------------------------------------------------------------------------------------


@clause("Z-10.9/2", "Z-10.9/4", "Z-10.1/2", "Z-17.4")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_a_monument_costs_what_is_printed(monument: str) -> None:
    cost = MONUMENTS[monument]["cost"]
    s = site(monument, **cost)
    play(s, f"pick:tikal.4 act:tikal_4 monument:{monument}")
    assert {event["good"]: event.number("amount") for event in events(s, "pay")} == cost
    assert player(s)["monuments"] == [monument]
    assert player(s)["points"] == 0
    assert s.to_dict()["monuments"] == [None, *row(monument)[1:]]


@clause("Z-10.9/1", "Z-14.3/1")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_no_monument_for_a_block_or_skull_less(monument: str) -> None:
    cost = MONUMENTS[monument]["cost"]
    for missing in cost:
        plenty = {**dict.fromkeys(BLOCKS, 9), "skull": 2, missing: cost[missing] - 1}
        s = play(site(monument, **plenty), "pick:tikal.4 act:tikal_4")
        assert f"monument:{monument}" not in options(s)


@clause("Z-10.1/2")
def test_a_skull_paid_for_a_monument_returns_to_the_bank() -> None:
    s = site("mon_skulls", gold=4, skull=1)
    assert s.to_dict()["skulls"] == {"bank": 12, "chichen_itza": []}
    play(s, "pick:tikal.4 act:tikal_4 monument:mon_skulls")
    assert s.to_dict()["skulls"] == {"bank": 13, "chichen_itza": []}


@clause("Z-10.9/1")
@pytest.mark.parametrize(
    ("workers", "words", "corn"),
    [
        ("tikal4", "pick:tikal.4 act:tikal_4", 0),
        ("tikal5", "pick:tikal.5 act:tikal_4", 1),
        ("tikal6", "pick:tikal.6 act:tikal_4", 0),
        ("tikal7", "pick:tikal.7 act:tikal_4", 0),
        ("uxmal5", "pick:uxmal.5 act:uxmal_5 act:tikal_4", 1),
    ],
)
def test_tikal_4_builds_monuments_wherever_it_is_used(workers: str, words: str, corn: int) -> None:
    s = site("mon_workers", workers, wood=3, gold=3, corn=corn)
    play(s, f"{words} monument:mon_workers")
    assert player(s)["monuments"] == ["mon_workers"]
    assert player(s)["corn"] == 0


@clause("Z-10.9/1", "Z-10.5")
def test_the_mirror_building_may_build_a_monument() -> None:
    sides = side("tikal2", wood=5, stone=1, gold=4, corn=1)
    s = table(sides, calendar={"day": 16, "food_days": 2}, monuments=row("mon_workers"))
    play(s, "pick:tikal.2 act:tikal_2 build:a2_mirror act:tikal_4 monument:mon_workers")
    assert player(s)["monuments"] == ["mon_workers"]


@clause("Z-10.9/1")
@pytest.mark.parametrize(
    ("workers", "words"), [("tikal2", "pick:tikal.2 act:tikal_2"), ("uxmal4", "pick:uxmal.4 act:uxmal_4")]
)
def test_no_other_construction_builds_monuments(workers: str, words: str) -> None:
    s = play(site("mon_workers", workers, wood=9, stone=9, gold=9, skull=1, corn=30), words)
    assert options(s)
    assert not any(word.startswith("monument:") for word in options(s))


@clause("Z-10.9/1", "Z-7.11/2")
def test_after_a_monument_no_building_follows_nor_the_other_way_round() -> None:
    s = site("mon_workers", wood=9, stone=9, gold=9)
    play(s, "pick:tikal.4 act:tikal_4 monument:mon_workers")
    assert s.actor == 1
    s = site("mon_workers", wood=9, stone=9, gold=9)
    play(s, "pick:tikal.4 act:tikal_4 build:a1_single_farm")
    assert not any(word.startswith("monument:") for word in options(s))


@clause("Z-10.9/2", "Z-10.9/3")
def test_gaps_in_the_row_stay_and_one_may_own_several() -> None:
    s = table(side("tikal4 tikal5", wood=6, gold=9, corn=1), monuments=row("mon_workers"))
    play(s, "pick:tikal.4 act:tikal_4 monument:mon_workers")
    play(s, "pick:tikal.5 act:tikal_4")
    assert "monument:mon_workers" not in options(s)
    s = table(
        side("tikal4 tikal5", wood=4, gold=7, corn=1),
        monuments=["mon_workers", "mon_wood_tiles", *row("mon_brown_set")[:4]],
    )
    play(s, "pick:tikal.4 act:tikal_4 monument:mon_workers pick:tikal.5 act:tikal_4 monument:mon_wood_tiles")
    deal(s)
    assert player(s)["monuments"] == ["mon_wood_tiles", "mon_workers"]
    assert s.to_dict()["monuments"][:2] == [None, None]
    assert s.actor == 1


@clause("Z-10.9/1", "Z-8.5/1")
def test_architecture_does_not_help_with_monuments() -> None:
    levels = {"architecture": 3}
    s = play(site("mon_workers", wood=3, gold=2, technologies=levels), "pick:tikal.4 act:tikal_4")
    assert "monument:mon_workers" not in options(s)
    s = play(site("mon_workers", wood=3, gold=3, technologies=levels), "pick:tikal.4 act:tikal_4 monument:mon_workers")
    assert (player(s)["corn"], player(s)["points"], player(s)["wood"], player(s)["gold"]) == (0, 0, 0, 0)


# ---- scoring -------------------------------------------------------------------------------------


def worth(monument: str, *others: dict[str, Any], players: int = 4, **fields: Any) -> int:
    """What a monument of seat 0 brings at the end."""
    mine = {"monuments": [monument], **{key: fields.pop(key) for key in list(fields) if key in SIDE}}
    workers, hand = mine.pop("workers", ""), mine.pop("hand", None)
    s = after_food_day(4, well_fed(workers, hand, **mine), *others, players=players, **fields)
    assert s.over
    [points] = [
        event.number("points")
        for event in events(s, "monument_scores")
        if (event.seat, event["monument"]) == (0, monument)
    ]
    scored = sum(event.number("quarters") for event in events(s, "score") if (event.seat, event.why) == (0, "Z-13.5"))
    assert scored == 4 * sum(event.number("points") for event in events(s, "monument_scores") if event.seat == 0)
    return int(points)


SIDE = ("monuments", "buildings", "corn_tiles", "wood_tiles", "technologies", "temples", "workers", "hand", "skull")


def rule(monument: str) -> dict[str, Any]:
    scoring: dict[str, Any] = MONUMENTS[monument]["scoring"]
    return scoring


def of_colour(colour: str, count: int) -> dict[str, int]:
    """Some buildings of a colour."""
    names = [name for name, tile in BUILDINGS.items() if tile["colour"] == colour]
    return dict.fromkeys(names[:count], 1)


@clause("Z-17.4", "Z-13.5", "Z-10.6/2")
@pytest.mark.parametrize("colour", ["brown", "green", "blue"])
@pytest.mark.parametrize("count", [0, 1, 4])
def test_a_colour_set_counts_own_buildings_and_monuments_and_itself(colour: str, count: int) -> None:
    monument = f"mon_{colour}_set"
    assert (rule(monument)["points"], rule(monument)["colour"]) == (4, colour)
    assert worth(monument, buildings=of_colour(colour, count)) == 4 * (1 + count)
    yellow = {"a1_single_farm": 3, "a1_community_farm": 2, "a2_large_farm": 2}
    assert worth(monument, buildings={**of_colour(colour, count), **yellow}) == 4 * (1 + count)
    assert worth(monument, side(buildings=of_colour(colour, 5))) == 4


@clause("Z-17.4", "Z-10.6/2")
@pytest.mark.parametrize("colour", ["brown", "green", "blue"])
def test_a_colour_set_counts_every_monument_of_its_colour(colour: str) -> None:
    mine = [f"mon_{colour}_set", *[name for name in MONUMENTS if name != f"mon_{colour}_set"]][:5]
    same = sum(MONUMENTS[name]["colour"] == colour for name in mine)
    assert worth(f"mon_{colour}_set", monuments=mine) == 4 * same


@clause("Z-10.6/1", "Z-17.4", "Z-17.2", "Z-17.3")
@pytest.mark.parametrize("colour", ["brown", "green", "blue"])
def test_every_tile_has_its_colour(colour: str) -> None:
    monument = f"mon_{colour}_set"
    for name, tile in BUILDINGS.items():
        assert worth(monument, buildings={name: 1}) == (8 if tile["colour"] == colour else 4), name
    for name, tile in MONUMENTS.items():
        if name != monument:
            assert worth(monument, monuments=[monument, name]) == (8 if tile["colour"] == colour else 4), name


@clause("Z-17.4")
def test_all_tiles_counts_own_buildings_and_monuments() -> None:
    assert rule("mon_all_tiles")["points"] == 2
    assert worth("mon_all_tiles") == 2
    assert worth("mon_all_tiles", buildings={"a1_single_farm": 3, "a2_chaac": 1}) == 2 * 5
    assert worth("mon_all_tiles", side(buildings={"a2_mirror": 1}), monuments=["mon_all_tiles", "mon_skulls"]) == 2 * 2


@clause("Z-17.4", "Z-2.13/2")
def test_wealth_tiles_are_no_buildings() -> None:
    s = after_food_day(
        4,
        well_fed(monuments=["mon_all_tiles"], wealth_tiles=["wealth_uxmal_3", "wealth_uxmal_7"]),
        side(wealth_tiles=["wealth_tikal_7", "wealth_palenque_7"]),
    )
    assert [event.number("points") for event in events(s, "monument_scores")] == [2]


@clause("Z-17.4", "Z-7.6/1")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_harvest_tiles_count_for_their_monuments(count: int) -> None:
    used = {"3": {"corn": 4 - count, "wood": 4 - count}}
    assert rule("mon_corn_tiles")["points"] == rule("mon_wood_tiles")["points"] == 4
    assert worth("mon_corn_tiles", corn_tiles=count, wood_tiles=0, jungle=used) == 4 * count
    assert worth("mon_wood_tiles", corn_tiles=0, wood_tiles=count, jungle=used) == 4 * count


@clause("Z-17.4")
@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 5), (4, 4)])
def test_all_monuments_counts_those_of_everybody(players: int, each: int) -> None:
    assert rule("mon_all_monuments")["points_by_players"][str(players)] == each
    assert worth("mon_all_monuments", players=players) == each
    other = well_fed(monuments=["mon_skulls", "mon_workers"])
    assert (
        worth("mon_all_monuments", other, players=players, monuments=["mon_all_monuments", "mon_blue_set"]) == 4 * each
    )


@clause("Z-17.4")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 9), (2, 20), (3, 33), (4, 33)])
def test_top_technologies_count_those_at_level_3(count: int, points: int) -> None:
    assert rule("mon_top_technologies")["points_by_count"][count] == points
    levels = {track: 3 if number < count else 2 for number, track in enumerate(TRACKS)}
    assert worth("mon_top_technologies", technologies=levels) == points


@clause("Z-17.4")
@pytest.mark.parametrize(("levels", "points"), [((0, 0, 0, 0), 0), ((1, 0, 2, 3), 18), ((3, 3, 3, 3), 36)])
def test_technology_levels_count_three_each(levels: tuple[int, ...], points: int) -> None:
    assert rule("mon_technology_levels")["points"] == 3
    assert worth("mon_technology_levels", technologies=dict(zip(TRACKS, levels, strict=True))) == points


@clause("Z-17.4")
@pytest.mark.parametrize(("workers", "points"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_workers_in_play_count_wherever_they_stand(workers: int, points: int) -> None:
    assert rule("mon_workers")["points_by_workers"][str(workers)] == points
    assert worth("mon_workers", hand=workers) == points
    assert worth("mon_workers", workers="tikal2 uxmal7", hand=workers - 2) == points


@clause("Z-17.4")
@pytest.mark.parametrize("steps", [(-1, -1, -1), (0, 0, 0), (5, 7, 6), (2, -1, 4), (1, 5, 3)])
def test_temple_points_come_once_more_without_bonus(steps: tuple[int, ...]) -> None:
    temples = dict(zip(TEMPLES, steps, strict=True))
    assert worth("mon_temple_points", temples=temples) == sum(step(name, at)["points"] for name, at in temples.items())


@clause("Z-17.4")
@pytest.mark.parametrize(
    ("steps", "points"), [((-1, -1, -1), 0), ((0, 0, -1), 0), ((1, 0, 0), 3), ((2, 3, 5), 15), ((5, 7, 6), 21)]
)
def test_the_highest_temple_counts_steps_above_the_start(steps: tuple[int, ...], points: int) -> None:
    assert rule("mon_highest_temple")["points"] == 3
    assert max(top(temple) for temple in TEMPLES) == 7
    assert worth("mon_highest_temple", temples=dict(zip(TEMPLES, steps, strict=True))) == points


@clause("Z-17.4")
@pytest.mark.parametrize("placed", [[], [4], [1, 2, 3, 9], list(range(1, 10))])
def test_skulls_count_in_chichen_itza_whoever_placed_them(placed: list[int]) -> None:
    assert rule("mon_skulls")["points"] == 3
    assert worth("mon_skulls", skull=2, skulls={"chichen_itza": placed}) == 3 * len(placed)


@clause("Z-17.4", "Z-13.5")
def test_several_monuments_all_score() -> None:
    mine: dict[str, Any] = {"monuments": ["mon_all_tiles", "mon_highest_temple"], "temples": {"quetzalcoatl": 2}}
    s = after_food_day(4, well_fed(**mine), well_fed(monuments=["mon_workers"], hand=4))
    told = {(event.seat, event["monument"]): event.number("points") for event in events(s, "monument_scores")}
    assert told == {(0, "mon_all_tiles"): 4, (0, "mon_highest_temple"): 6, (1, "mon_workers"): 6}


@clause("Z-17.4")
def test_there_are_thirteen_monuments() -> None:
    assert len(MONUMENTS) == FACTS["components"]["monuments"] == 13
    names = table().to_dict()["monuments"] + table().to_dict()["unseen"]["monuments"]
    assert sorted(names) == sorted(MONUMENTS)
