"""The Empire board in positions: written, read, judged, and its printed figures."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import tonalli
from clauses import clause
from core.varieties import walk
from teotihuacan.empire.conquering import AWAY, MODULES, conquering, empire
from teotihuacan.expansion_laws import EXPANSION
from teotihuacan.laws import laws
from teotihuacan.table import options, play, position, side, table
from tonalli.teotihuacan.modules.empire import names

pytestmark = pytest.mark.pure

FIGURES = tonalli.GAMES["teotihuacan"].figures()["empire"]
BOT = {"priest_s08": True}
PRINTED = {
    "draw_discoveries": "draw_discoveries",
    "draw_great_discoveries": "draw_great_discoveries",
    "power_up_different_unlocked_workers": "power_up_different",
    "free_technology": "lowest_technology",
    "temple_different": "temple_different",
    "temple_any": "temple_any",
    "vp_per_worker_power_1_to_3": "points_per_worker",
    "vp_per_worker_power_4_to_5": "points_per_strong_worker",
}


# ---- figures -------------------------------------------------------------------------------------


@clause("X-11.2/1", "X-11.2/2", "X-11.2/4", "X-7.11/2")
def test_the_cells_of_conquest_are_those_of_the_facts() -> None:
    board = next(board for board in EXPANSION["action_board"] if board["id"] == "conquest")
    assert FIGURES["conquest"] == board["rows"]


@clause("X-11.2/3")
def test_a_lone_weak_worker_can_build_and_strong_ones_equal_the_bot() -> None:
    cells = FIGURES["conquest"]
    assert cells[0][0] == {"warriors": 1, "build": 1, "choice": True}
    as_the_bot = {"warriors": EXPANSION["teotibot"]["M9"]["warriors_per_action"], "build": 1, "choice": False}
    assert cells[1][2] == cells[2][1] == as_the_bot


@clause("X-7.5/3", "X-7.6", "X-7.15", "X-7.17/1")
def test_the_map_is_that_of_the_facts() -> None:
    facts = EXPANSION["empire"]
    assert FIGURES["onward"] == {key: ways for key, ways in facts["adjacent"].items() if key != "source"}
    assert FIGURES["province_points"] == {province: facts["province_points"][province] for province in "1234"}
    assert (FIGURES["warriors"], FIGURES["wood"]) == (facts["warriors_per_player"], facts["build_cost"]["wood"])
    for region in EXPANSION["region"]:
        printed = FIGURES["regions"][str(region["id"])]
        assert (printed["province"], printed["path"]) == (region["province"], region["path"])
        assert printed["points"] == region["vp"]
        for key, amount in region["gain"].items():
            if key in PRINTED and amount is not True and not isinstance(amount, str):
                assert printed["gives"][PRINTED[key]] == amount
            if key in ("obsidian", "cocoa"):
                assert printed["gives"][key] == amount
    masks = {mask["region"]: mask["id"] for mask in EXPANSION["special_mask"]}
    assert {region: next(iter(FIGURES["regions"][str(region)]["gives"])) for region in masks} == masks


@clause("X-7.19/2", "X-10.6/1")
def test_the_figures_of_the_solo_opponent_are_those_of_the_facts() -> None:
    for line in (EXPANSION["teotibot"]["M9"]["lines"][start] for start in "1234"):
        assert [names.BOT_LINE[region] for region in line[:-1]] == line[1:]
    assert EXPANSION["teotibot"]["M9"]["warriors_per_action"] == names.BOT_WARRIORS
    priest = next(priest for priest in EXPANSION["solo_priest"] if priest["id"] == "S08")
    assert priest["cost"] == {"obsidian": names.PRIEST_OBSIDIAN}
    assert priest["gain"] == {"warriors": names.BOT_WARRIORS}
    fixed = {region["id"]: region["bot"] for region in EXPANSION["region"] if "bot" in region}
    assert fixed[11]["total_vp"] == names.BOT_WORKER_POINTS
    assert {region: fixed[region]["else_vp"] for region in (3, 6)} == {r: names.BOT_DRAW_POINTS[r] for r in (3, 6)}


# ---- positions -----------------------------------------------------------------------------------


def test_what_is_left_out_is_in_supply() -> None:
    s = table(side(AWAY), side(AWAY), modules=MODULES)
    assert empire(s) == {"supply": [10, 10], "regions": {}, "far": [0, 0], "settled": {}}
    s = table(side(AWAY), side(AWAY), modules=MODULES, empire={"regions": {"0": 1}, "far": [2, 0], "settled": {"1": 0}})
    assert empire(s)["supply"] == [7, 9]
    assert s.to_dict()["buildings"] == 10


def broken(**fields: Any) -> dict[str, Any]:
    return position(side(AWAY), side(AWAY), modules=MODULES, **fields)


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"empire": {"supply": [10, 9]}}, r"empire\.supply\[1\]"),
        ({"empire": {"supply": [10]}}, r"empire\.supply"),
        ({"empire": {"supply": [11, 10]}}, r"empire\.supply\[0\]"),
        ({"empire": {"far": [0, "1"]}}, r"empire\.far\[1\]"),
        ({"empire": {"regions": {"0": 2}}}, r"empire\.regions\.0"),
        ({"empire": {"regions": {"12": 0}}}, r"empire\.regions\.12"),
        ({"empire": {"settled": {"0": 0}}}, r"empire\.settled\.0"),
        ({"empire": {"settled": {"5": 0}}}, r"empire\.settled\.5"),
        ({"empire": {"settled": {"1": 0}}, "buildings": 11}, "buildings"),
        ({"empire": {"people": 1}}, r"empire\.people"),
        ({"nobles": {"top": [1]}, "buildings": 11}, "nobles"),
    ],
)
def test_impossible_empires_are_refused_with_their_field(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(tonalli.PositionError, match=field):
        tonalli.from_dict("teotihuacan", broken(**fields))


@clause("X-7.16/5", "T-8.5")
def test_a_special_mask_is_with_one_player_and_never_used() -> None:
    settled = {"settled": {"5": 0}}
    for tiles, other in (
        ({"used_tiles": ["special_mask_gold"]}, {}),
        ({"discovery_tiles": ["special_mask_gold"]}, {"discovery_tiles": ["special_mask_gold"]}),
        ({}, {"discovery_tiles": ["special_mask_gold"]}),
    ):
        data = position(side(AWAY, **tiles), side(AWAY, **other), modules=MODULES, empire=settled)
        with pytest.raises(tonalli.PositionError):
            tonalli.from_dict("teotihuacan", data)


def test_steps_of_the_module_are_refused_without_it_and_those_of_nobles_with_it() -> None:
    s = conquering(regions={"0": 1})
    data = s.to_dict()
    nobles = copy.deepcopy(data)
    nobles["pending"][-1] = {"step": "choose-row", "seat": 0}
    with pytest.raises(tonalli.PositionError, match="choose-row"):
        tonalli.from_dict("teotihuacan", nobles)
    plain = copy.deepcopy(data)
    plain["options"]["modules"] = ["obsidian"]
    del plain["empire"]
    with pytest.raises(tonalli.PositionError, match="conquer"):
        tonalli.from_dict("teotihuacan", plain)


def test_a_pushed_warrior_needs_a_choice_and_counts_among_the_ten() -> None:
    s = conquering(regions={"0": 1})
    play(s, "warrior")
    data = s.to_dict()
    assert s.problems() == []
    for region, field in ((2, "push-warrior"), (1, "push-warrior")):
        other = copy.deepcopy(data)
        other["pending"][-1]["region"] = region
        with pytest.raises(tonalli.PositionError, match=field):
            tonalli.from_dict("teotihuacan", other)
    del data["pending"][-1]
    with pytest.raises(tonalli.PositionError, match=r"empire\.supply\[1\]"):
        tonalli.from_dict("teotihuacan", data)


def test_drawn_tiles_come_from_the_stack_of_the_region() -> None:
    s = conquering(regions={"3": 0})
    play(s, "settle:3 ~discovery:vp_4")
    data = s.to_dict()
    for change in ({"first": "great_mask"}, {"first": None, "second": "vp_4"}, {"region": 6}):
        other = copy.deepcopy(data)
        other["pending"][-1].update(change)
        del other["unseen"], other["great_discoveries"]
        with pytest.raises(tonalli.PositionError):
            tonalli.from_dict("teotihuacan", other)


def test_warriors_in_region_12_are_told_where_they_belong() -> None:
    data = conquering(regions={"3": 0}).to_dict()
    data["empire"]["regions"]["12"] = 0
    with pytest.raises(tonalli.PositionError, match=r"empire\.regions\.12: .* empire\.far"):
        tonalli.from_dict("teotihuacan", data)


def test_a_wrong_stack_of_great_discoveries_is_named_by_its_field() -> None:
    data = conquering(regions={"3": 0}).to_dict()
    data["great_discoveries"]["unseen"]["great_mask"] += 1
    with pytest.raises(tonalli.PositionError, match=r"^great_discoveries\.unseen\.great_mask"):
        tonalli.from_dict("teotihuacan", data)


def test_things_of_options() -> None:
    s = conquering(regions={"0": 1, "5": 0})
    game = tonalli.GAMES["teotihuacan"]
    things = [game.describe(s, action)["thing"] for action in s.legal()]
    assert things == ["region:0", "region:5"]
    play(s, "warrior")
    assert game.describe(s, s.legal()[0])["thing"] == "region:1"
    assert options(s)[0] == "push:1"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_of_a_game_keeps_the_laws_and_can_be_read(players: int) -> None:
    game = tonalli.GAMES["teotihuacan"]
    chosen = {"players": players, "modules": ["obsidian", "empire"], **({"bot": BOT} if players == 1 else {})}
    for number, state in enumerate(walk(game.begin(game.check(chosen)), players)):
        laws(state)
        if number % 5 == 0:
            assert state.problems() == []
            assert tonalli.from_dict("teotihuacan", state.to_dict()) == state
