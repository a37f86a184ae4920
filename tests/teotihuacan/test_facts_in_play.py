"""Printed figures that stand in no table of the program: played, and compared with the facts file."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.facts import BOARD_NAMES, FACTS
from teotihuacan.setting_up import opened
from teotihuacan.table import RING, options, play, player, side, table
from tonalli import State
from tonalli.teotihuacan import names

pytestmark = pytest.mark.pure

GOODS = ("cocoa", "wood", "stone", "gold")
FULL = {"palace": "mask_1", "forest": "mask_2", "quarry": "mask_2", "gold": "mask_3", "decorations": "mask_3"}
EMPTY_ELSEWHERE = side("forest1 forest1 forest1")


def holdings(s: State, seat: int = 0) -> dict[str, int]:
    mine = player(s, seat)
    return {**{good: mine[good] for good in GOODS}, "vp": mine["points"]}


def gained(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {key: after[key] - before[key] for key in before if after[key] != before[key]}


# ---- royal tiles ---------------------------------------------------------------------------------


def worship_at(tile: str, power: int, **fields: Any) -> State:
    others = [name for name in ("A04", "B02", "C01") if name[0] != tile[0]]
    s = table(
        side(f"decorations{power} gold1 gold1", **fields),
        EMPTY_ELSEWHERE,
        royal_tiles=[tile, *others],
        discovery_tiles={"worship": FULL},
    )
    return play(s, f"move:decorations.{power} to:palace worship:palace1.ability")


def royal(category: str) -> list[tuple[str, dict[str, Any]]]:
    return [
        (f"{tile['category']}{tile['number']:02}", tile["effect"])
        for tile in FACTS["royal_tiles"]
        if tile["category"] == category
    ]


@clause("T-7.13", "T-7.14", "T-7.15")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("tile", "effect"), royal("A"))
def test_royal_tiles_of_category_a(tile: str, effect: dict[str, Any], power: int) -> None:
    s = worship_at(tile, power, technologies=["01", "03", "05"], pyramid_track=2, avenue=4)
    known = {"min": min, "P": power, "technologies_owned": 3, "pyramid_track_step": 2, "avenue_step": 4}
    assert player(s)["points"] == effect["vp_each"] * eval(effect["count"], known)


@clause("T-7.16", "T-7.17", "T-7.18")
@pytest.mark.parametrize("power", [1, 3, 5])
@pytest.mark.parametrize(("tile", "effect"), royal("B"))
def test_royal_tiles_of_category_b(tile: str, effect: dict[str, Any], power: int) -> None:
    s = worship_at(tile, power, cocoa=9, wood=1)
    before = holdings(s)
    if effect["times"] == "power":
        for _ in range(power):
            play(s, "exchange")
        expected = {good: power * amount for good, amount in effect["gain"].items()}
        expected["cocoa"] = -power * effect["pay"]["cocoa"]
    else:
        play(s, "give:wood")
        units = eval(effect["gain_any_resource"], {"P": power})
        play(s, " ".join(["take:gold"] * units))
        expected = {"cocoa": -effect["pay"]["cocoa"], "wood": -effect["pay"]["any_resource"], "gold": units}
    assert gained(before, holdings(s)) == expected
    assert "exchange" not in options(s)
    assert not options(s)[0].startswith("give")


@clause("T-7.19/1", "T-7.19/2", "T-7.20/1", "T-7.20/2")
@pytest.mark.parametrize("power", [1, 2, 5])
@pytest.mark.parametrize(("tile", "effect"), royal("C"))
def test_royal_tiles_of_category_c(tile: str, effect: dict[str, Any], power: int) -> None:
    s = worship_at(tile, power, cocoa=5, stone=9)
    start = {"cocoa": 5, "wood": 0, "stone": 9, "gold": 0, "vp": 0}
    if "gain_cocoa" in effect:
        expected = {"cocoa": eval(effect["gain_cocoa"], {"P": power})}
    elif "any_resource" in effect["pay"]:
        play(s, " ".join(["give:stone"] * power))
        expected = {"stone": -power, "cocoa": power * effect["gain"]["cocoa"]}
    else:
        assert effect["times"] == "power_minus_1"
        for _ in range(power - 1):
            play(s, "temple:red")
        assert player(s)["temples"]["red"] == power - 1
        points = sum(step["reward"]["vp"] for step in FACTS["temples"]["red"]["steps"][: power - 1])
        expected = {"cocoa": -effect["pay"]["cocoa"] * (power - 1), "vp": points} if power > 1 else {}
    assert gained(start, holdings(s)) == expected
    assert "give:stone" not in options(s)
    assert "temple:red" not in options(s)


# ---- discovery tiles -----------------------------------------------------------------------------


@clause("T-8.11")
@pytest.mark.parametrize("tile", [tile for tile in FACTS["discovery_tiles"] if tile["use"] == "instant"])
def test_effects_of_instant_discovery_tiles(tile: dict[str, Any]) -> None:
    s = table(side(discovery_tiles=[tile["id"]]), side())
    play(s, f"use:{tile['id']}")
    ((what, amount),) = tile["effect"].items()
    mine = player(s)
    if what == "any_resource":
        play(s, " ".join(["take:stone"] * amount))
        assert holdings(s) == {"cocoa": 0, "wood": 0, "stone": amount, "gold": 0, "vp": 0}
    elif what == "temple_any":
        assert options(s) == ["temple:blue", "temple:red", "temple:green"]
    elif what.startswith("temple_"):
        assert mine["temples"] == {temple: amount * (what == f"temple_{temple}") for temple in names.TEMPLES}
    elif what == "avenue":
        assert mine["avenue"] == amount
    else:
        assert {key: count for key, count in holdings(s).items() if count} == {what: amount}
    assert player(s)["used_tiles"] == [tile["id"]]


@clause("T-8.14/1")
def test_power_ups_of_the_tile_power_up_two() -> None:
    s = table(side("nobles1 alchemy1 gold1", discovery_tiles=["power_up_2"]), side())
    (amount,) = [tile["effect"]["power_up"] for tile in FACTS["discovery_tiles"] if tile["id"] == "power_up_2"]
    play(s, "use:power_up_2")
    for power in range(1, amount + 1):
        play(s, f"power-up:nobles.{power}")
    assert not options(s)[0].startswith("power-up")


# ---- starting tiles ------------------------------------------------------------------------------


@clause("T-3.14", "T-3.15", "T-3.16/1", "T-3.18", "T-3.19/1")
@pytest.mark.parametrize("tile", FACTS["starting_tiles"], ids=lambda tile: str(tile["id"]))
def test_effects_of_starting_tiles_in_play(tile: dict[str, Any]) -> None:
    """The tile is kept beside one with goods alone; every unit that is free to choose is gold."""
    name, effect = tile["id"].removeprefix("start_"), tile["effect"]
    partner = {"id": "start_cocoa3_wood5", "effect": {"cocoa": 3, "wood": 5}}
    if name == "cocoa3_wood5":
        partner = {"id": "start_cocoa3_wood2_stone3", "effect": {"cocoa": 3, "wood": 2, "stone": 3}}
    kept = f"{name} {str(partner['id']).removeprefix('start_')}"
    s = opened(kept, "wood1_stone2_gold3 green_stone2_gold3" if "stone2_gold3" not in name else
               "avenue_cocoa2_wood3 red_cocoa5_gold2", beside={name: "temple_blue"})  # fmt: skip
    raised = 0
    while s.actor == 0 and not options(s)[0].startswith("start:"):
        word = options(s)[-1]
        raised += word.startswith("raise")
        play(s, word)
    mine = player(s)
    blue = effect.get("temple_blue", 0) + effect.get("lowest_technology", 0)
    expected = {"cocoa": 1, "wood": 0, "stone": 0, "gold": blue + effect.get("any_resource", 0), "vp": 0}
    for given in (effect, partner["effect"]):
        assert isinstance(given, dict)
        for good in GOODS:
            expected[good] += given.get(good, 0)
    expected["cocoa"] += effect.get("temple_green", 0)
    expected["vp"] += effect.get("temple_red", 0)
    assert holdings(s) == expected
    assert mine["temples"] == {
        "blue": blue, "red": effect.get("temple_red", 0), "green": effect.get("temple_green", 0),
    }  # fmt: skip
    assert mine["avenue"] == effect.get("avenue", 0)
    assert len(mine["technologies"]) == effect.get("lowest_technology", 0)
    assert raised == effect.get("power_up", 0)
    assert mine["discovery_tiles"] == ["temple_blue"] * effect.get("discovery", 0)


# ---- technologies --------------------------------------------------------------------------------


def act_on(board: int, technologies: list[str], owned: list[str]) -> dict[str, int]:
    """What a lone worker of power 1 has after the effect of a main action, technology rewards included."""
    choices = {
        5: "technology:01 take:gold",
        6: "row:top",
        7: "decoration:00 space:left_1",
        8: "tile:12 place:100 turn:0",
    }
    start = RING[RING.index(BOARD_NAMES[board]) - 1]
    s = table(
        side(f"{start}1 palace1!1 forest!1", wood=9, stone=9, gold=9, technologies=owned),
        side("quarry!1 gold!1 decorations!1"),
        technologies=technologies,
    )
    play(s, f"move:{start}.1 to:{BOARD_NAMES[board]} main {choices.get(board, '')}")
    asked = options(s) == ["temple:blue", "temple:red", "temple:green"]
    return {**holdings(s), "temple_any": int(asked)}


@clause("T-12.10/1", "T-12.10/2", "T-12.10/3", "T-12.10/4", "T-12.10/5", "T-12.10/6")
@pytest.mark.parametrize("number", [3, 5, 7, 9, 11, 17])
@pytest.mark.parametrize("board", range(2, 9))
def test_what_a_technology_adds_to_a_main_action(number: int, board: int) -> None:
    (tile,) = [tile for tile in FACTS["technologies"] if tile["number"] == number]
    technologies = ["01", "03", "05", "07", "09", "17" if number == 17 else "11"]
    without, owning = act_on(board, technologies, []), act_on(board, technologies, [f"{number:02}"])
    expected = dict(tile["effect"]) if board in tile["boards"] else {}
    if "board_resource" in expected:
        expected = {{2: "wood", 3: "stone", 4: "gold"}[board]: expected["board_resource"]}
    assert gained(without, owning) == expected


@clause("T-5.3/1")
def test_what_technology_01_pays() -> None:
    s = table(side("decorations1 gold1 gold1", technologies=["01"]), EMPTY_ELSEWHERE)
    play(s, "move:decorations.1 to:palace")
    assert {"cocoa": player(s)["cocoa"]} == FACTS["technologies"][0]["effect"]


# ---- temple bonus tiles, ascension, wages, prices ------------------------------------------------


@clause("T-19.12")
@pytest.mark.parametrize("bonus", FACTS["temple_bonus_tiles"], ids=lambda bonus: str(bonus["id"]))
def test_what_temple_bonus_tiles_score(bonus: dict[str, Any]) -> None:
    """Wages are waived, so the bonus tile is all that a player without Avenue steps and masks scores."""
    name = bonus["id"].removeprefix("bonus_")
    others = [other for other in ("fifteen", "avenue", "workers") if other != name][:2]
    s = table(
        side(
            "forest3 gold4 quarry!5",
            temples={"blue": 10, "red": 9, "green": 9},
            technologies=["01", "05"],
            discovery_tiles=["ignore_cocoa", "vp_4", "mask_4", "mask_5"],
            used_tiles=["cocoa_4"],
            avenue=1,
        ),
        side("forest!1 nobles1 nobles1"),
        active=1,
        calendar={"light": 8, "turns_left": 0, "eclipses": 2},
        temple_bonus_tiles={"blue": name, "red": others[0], "green": others[1]},
    )
    play(s, "unlock use:ignore_cocoa")
    masks = FACTS["eclipse"]["mask_set_vp"][2]
    expected = {
        "highest_mask_set_again": masks,
        "per_technology": 2 * bonus.get("vp_each", 0),
        "fixed": bonus.get("vp", 0),
        "per_avenue_step": bonus.get("vp_each", 0),
        "per_temple_bonus_tile_reached": bonus.get("vp_each", 0),
        "per_non_mask_discovery_tile": 3 * bonus.get("vp_each", 0),
        "per_worker_in_play": bonus.get("vp_power_1_to_3", 0) + 2 * bonus.get("vp_power_4_to_5", 0),
    }[bonus["score"]]
    assert s.over
    assert player(s)["points"] == FACTS["buildings_row"]["values"][0] + masks + expected


@clause("T-17.2", "T-17.3", "T-17.4", "T-17.5")
@pytest.mark.parametrize("reward", FACTS["ascension"]["rewards"], ids=lambda reward: str(reward["id"]))
def test_what_an_ascension_brings(reward: dict[str, Any]) -> None:
    printed = FACTS["ascension"]
    s = table(side("palace5 nobles1 alchemy1", cocoa=3), side())
    play(s, "move:palace.5 to:quarry main power-up:quarry.5")
    before = holdings(s)
    assert player(s)["avenue"] == printed["avenue_steps"]
    reborn = {"board": printed["reborn_board"], "power": printed["reborn_power"]}
    assert reborn in player(s)["workers"]
    play(s, f"ascend:{reward['id'].removeprefix('asc_')}")
    expected = {key: amount for key, amount in reward["gain"].items() if key in ("vp", "cocoa")}
    if "pay" in reward:
        expected["cocoa"] = -reward["pay"]["cocoa"]
    assert gained(before, holdings(s)) == expected
    steps = 0
    while s.actor == 0 and options(s)[0].startswith("temple"):
        steps += 1
        play(s, "temple:red")
    assert steps == reward["gain"].get("temple_any", 0)
    fourth = {"board": "palace", "power": reward["gain"].get("fourth_worker_on_palace_power")}
    assert (fourth in player(s)["workers"]) == ("fourth_worker_on_palace_power" in reward["gain"])
    assert s.to_dict()["calendar"]["light"] == printed["calendar_steps"]


@clause("T-19.7/1")
def test_what_wages_cost() -> None:
    printed = FACTS["eclipse"]
    s = table(
        side("forest1 gold3 quarry!4 nobles5", cocoa=20),
        side("forest!1 nobles1 nobles1"),
        active=1,
        calendar={"light": 10, "turns_left": 0},
    )
    play(s, "unlock")
    assert options(s)[-1] == f"wages:{4 * printed['wage_per_worker'] + 2 * printed['wage_extra_power_4_or_5']}"


@clause("T-6.3", "T-7.3/1", "T-7.4/3")
def test_prices_of_worship_and_the_base_of_collect_cocoa() -> None:
    printed = FACTS["unlock"]
    s = table(side("palace1 gold1 gold1"), side("forest!1 nobles1 nobles1"), discovery_tiles={"worship": FULL})
    play(s, "move:palace.1 to:quarry collect")
    assert player(s)["cocoa"] == FACTS["collect_cocoa"]["base"]
    due = printed["displace_other_cocoa"] + printed["worship_both_cocoa"]
    s = table(
        side("palace1 gold1 gold1", cocoa=due), side("forest!1 nobles1 nobles1"), discovery_tiles={"worship": FULL}
    )
    play(s, "move:palace.1 to:forest worship:forest.both")
    assert player(s)["cocoa"] == 0


@clause("T-14.6/1", "T-14.8")
def test_what_a_decoration_scores() -> None:
    printed = FACTS["decorations"]
    s = table(side("nobles1 gold1 gold1", gold=printed["cost_gold_by_workers"][0]), EMPTY_ELSEWHERE)
    play(s, "move:nobles.1 to:decorations main decoration:01 space:bottom_1 take:wood")
    assert player(s)["points"] == printed["vp"] + 2 * printed["icon_match_vp"]
    assert player(s)["pyramid_track"] == printed["pyramid_track_steps"]
    assert player(s)["gold"] == 0


@clause("T-15.4")
def test_what_a_pyramid_tile_scores() -> None:
    printed = FACTS["pyramid"]
    s = table(side("gold1 nobles1 alchemy1", stone=printed["level_cost"][0]["stone"]), EMPTY_ELSEWHERE)
    play(s, "move:gold.1 to:construction main tile:12 place:100 turn:2")
    assert player(s)["points"] == printed["level_vp"][0] + 2 * printed["icon_match_vp"]
    assert player(s)["pyramid_track"] == printed["pyramid_track_steps_per_tile"]


@clause("T-13.1", "T-13.8")
def test_what_a_building_costs_and_brings() -> None:
    printed = FACTS["nobles"]
    s = table(side("alchemy1 gold1 gold1", wood=printed["cost_wood"]), EMPTY_ELSEWHERE)
    play(s, "move:alchemy.1 to:nobles main row:top")
    assert player(s)["wood"] == 0
    assert player(s)["points"] == printed["row_1"][0]
    assert player(s)["avenue"] == printed["avenue_steps"]
