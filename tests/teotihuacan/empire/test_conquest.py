"""The main action of Conquest (X-7.11 to X-7.14, X-7.24, X-7.26)."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from teotihuacan.empire.conquering import AWAY, MODULES, conquering, empire, regions
from teotihuacan.table import events, options, play, player, side, table, workers
from tonalli import State

pytestmark = pytest.mark.pure

CELLS = [
    [(1, True), (2, True), (1, False)],
    [(2, True), (1, False), (2, False)],
    [(1, False), (2, False), (3, False)],
]
"""X-11.2: Warriors, and whether one of the two is chosen."""
POWERS = [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)]
ALL_BUT_ONE = {"1": 0, "2": 0, "3": 0, "4": 0, "6": 0, "7": 0, "8": 0, "10": 0, "11": 0}
MINE = {"5": 0}


def why(state: State, word: str) -> tuple[str, str]:
    game = tonalli.GAMES["teotihuacan"]
    reason = game.why_not(state, game.space.read(word))
    assert reason is not None
    return reason.reason, reason.clause


def pushed(state: State) -> State:
    """Own Warriors go to 4, 8 and 11 as they are pushed."""
    while options(state)[0].startswith("push"):
        play(state, options(state)[-1])
    return state


# ---- the board -----------------------------------------------------------------------------------


@clause("X-7.1/1", "X-1.3")
def test_the_module_needs_obsidian() -> None:
    with pytest.raises(tonalli.OptionError, match="obsidian"):
        tonalli.new("teotihuacan", players=2, seed=1, modules=["empire"])


@clause("X-7.2/1", "X-7.2/2", "X-1.4/1")
def test_conquest_takes_the_place_of_nobles_and_has_no_worship() -> None:
    s = table(side("alchemy1 palace1 palace1", wood=2, cocoa=9), side(AWAY), modules=MODULES)
    play(s, "move:alchemy.1 to:nobles")
    assert options(s) == ["collect", "main"]
    play(s, "main")
    assert not any(word.startswith("row") for word in options(s))


@clause("X-7.3", "X-7.26/1")
def test_effects_that_name_nobles_apply_to_conquest() -> None:
    s = conquering(technologies=["03"])
    play(s, "warrior")
    assert player(s)["points"] == 3
    s = conquering(discovery_tiles=["extra_worker"])
    assert "use:extra_worker" in options(s)


@clause("X-7.11/1", "X-7.11/2", "X-9.1/6")
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize(("power", "column"), POWERS)
def test_the_cell_goes_by_workers_and_the_weakest(count: int, power: int, column: int) -> None:
    warriors, choice = CELLS[count - 1][column]
    s = conquering(count, power, regions=MINE)
    assert options(s) == ["warrior", "settle:5"]
    play(s, "warrior")
    for left in range(warriors - 1, 0, -1):
        pushed(s)
        if not choice:
            assert {"warrior", "settle:5"} <= set(options(s))
            assert s.to_dict()["pending"][-1] == {"step": "conquer-on", "seat": 0, "warriors": left, "build": 1}
            play(s, "warrior")
    pushed(s)
    assert empire(s)["supply"][0] == 9 - warriors
    if choice:
        assert s.to_dict()["pending"][-1]["step"] == "power-ups"
    else:
        assert {"pass", "settle:5"} <= set(options(s))
    s = conquering(count, power, regions=MINE)
    play(s, "settle:5")
    pushed(s)
    assert empire(s)["supply"][0] == 9 - (0 if choice else warriors)
    assert s.to_dict()["pending"][-1]["step"] == "power-ups"


@clause("X-7.11/1", "X-9.1/4")
def test_the_weakest_worker_gives_the_column() -> None:
    s = table(side("alchemy5 nobles1 palace1", wood=2, cocoa=1), side(AWAY), modules=MODULES, empire={"regions": MINE})
    play(s, "move:alchemy.5 to:nobles main warrior")
    pushed(s)
    assert empire(s)["supply"][0] == 7
    assert s.to_dict()["pending"][-1]["step"] == "power-ups"


@clause("X-7.11/1")
@pytest.mark.parametrize(("count", "power_ups"), [(1, 1), (2, 1), (3, 2)])
def test_one_one_or_two_power_ups_follow(count: int, power_ups: int) -> None:
    s = conquering(count, 1)
    play(s, "warrior")
    while s.to_dict()["pending"][-1]["step"] != "power-ups":
        play(s, options(s)[0])
    assert s.to_dict()["pending"][-1]["left"] == power_ups


@clause("X-9.1/2", "X-9.1/3", "X-9.1/5", "X-9.1/6")
def test_an_extra_worker_is_one_row_further() -> None:
    s = conquering(2, 1, regions=MINE, discovery_tiles=["extra_worker", "great_extra_worker"])
    assert {"use:extra_worker", "use:great_extra_worker"} <= set(options(s))
    play(s, "use:great_extra_worker")
    assert "use:extra_worker" not in options(s)
    play(s, "warrior")
    assert options(s) == ["pass", "settle:5"]
    play(s, "pass")
    assert s.to_dict()["pending"][-1]["left"] == 2


@clause("X-7.11/3")
def test_the_cell_is_read_once() -> None:
    """Power 5 ascends between two Warriors, and the other worker alone would have had a smaller cell."""
    tiles = ["power_up_2", "great_extra_worker"]
    s = conquering(2, 5, regions=MINE, discovery_tiles=tiles)
    play(s, "warrior")
    assert "use:great_extra_worker" not in options(s)
    play(s, "use:power_up_2 power-up:nobles.5 ascend:vp")
    while "warrior" not in options(s):
        play(s, options(s)[0])
    play(s, "warrior push:1")
    assert empire(s)["supply"][0] == 7
    assert {"pass", "settle:5"} <= set(options(s))


@clause("X-7.11/4")
def test_a_technology_of_region_seven_does_not_apply_to_this_action() -> None:
    s = conquering(1, 4, regions={"7": 0}, technologies=["01"])
    play(s, "settle:7")
    assert player(s)["technologies"] == ["01", "03"]
    play(s, "power-up:nobles.4")
    assert s.turn == 2
    assert [event["points"] for event in events(s, "score")] == [2, 1], "the region and its temple step"


@clause("X-7.11/4")
def test_a_technology_of_a_tile_applies() -> None:
    s = conquering(1, 1, technologies=["01"], discovery_tiles=["great_lowest_technology"])
    play(s, "use:great_lowest_technology warrior")
    assert [event["points"] for event in events(s, "score")] == [1, 3], "the temple step and the technology"


# ---- rewards -------------------------------------------------------------------------------------


@clause("X-7.12/1", "X-7.24/2")
@pytest.mark.parametrize("order", ["settle:5 push:1", "warrior settle:5 push:1", "warrior warrior push:1 settle:5"])
def test_in_a_cell_with_both_the_build_comes_before_between_or_after(order: str) -> None:
    s = conquering(2, 4, regions=MINE)
    play(s, order)
    assert regions(s) == {"0": 0, "1": 0}
    assert empire(s)["settled"] == {"5": 0}


@clause("X-7.12/1", "X-7.24/2")
def test_the_build_is_done_once_and_may_be_waived() -> None:
    s = conquering(1, 4, regions={"5": 0, "9": 0}, wood=9)
    play(s, "settle:5")
    assert empire(s)["settled"] == {"5": 0}
    assert s.to_dict()["pending"][-1]["step"] == "power-ups"
    s = conquering(1, 4, regions={"5": 0, "9": 0}, wood=9)
    play(s, "warrior pass")
    assert empire(s)["settled"] == {}
    assert player(s)["wood"] == 9


@clause("X-7.12/2", "X-7.24/3", "X-15.13")
def test_without_a_warrior_and_a_possible_build_the_action_is_not_allowed() -> None:
    for wood, own, allowed in ((2, MINE, True), (1, MINE, False), (2, {}, False)):
        data = {"regions": own, "settled": ALL_BUT_ONE, "supply": [0, 10], "far": [1 if not own else 0, 0]}
        s = table(side("alchemy1 palace1 palace1", wood=wood), side(AWAY), modules=MODULES, empire=data)
        play(s, "move:alchemy.1 to:nobles")
        assert ("main" in options(s)) == allowed
    assert why(s, "main") == ("no-region", "X-7.13")


@clause("X-7.24/3")
def test_one_warrior_in_supply_is_enough() -> None:
    s = conquering(wood=0)
    assert options(s) == ["warrior"]


@clause("X-7.24/1")
def test_where_one_of_two_is_chosen_only_what_can_be_done_is_offered() -> None:
    assert options(conquering(regions=MINE, wood=1)) == ["warrior"]
    data = {"regions": MINE, "settled": ALL_BUT_ONE, "supply": [0, 10]}
    s = table(side("alchemy1 palace1 palace1", wood=2), side(AWAY), modules=MODULES, empire=data)
    play(s, "move:alchemy.1 to:nobles main")
    assert options(s) == ["settle:5"]
    assert why(s, "warrior") == ("no-warrior-left", "X-7.24")


@clause("X-7.24/2")
def test_passing_adds_the_next_warrior_where_nothing_else_is_left_of_the_cell() -> None:
    s = conquering(2, 1, regions={"0": 1}, discovery_tiles=["vp_4"])
    play(s, "warrior push:1")
    assert options(s) == ["pass", "use:vp_4"]
    assert why(s, "warrior") == ("next-warrior", "X-7.24")
    assert why(s, "settle:5") == ("one-reward", "X-7.24")
    play(s, "pass")
    pushed(s)
    assert empire(s)["supply"][0] == 8


@clause("X-7.24/1")
def test_all_warriors_of_a_cell_are_added() -> None:
    s = conquering(3, 5, regions=MINE)
    play(s, "warrior")
    assert "pass" not in options(s)
    assert why(s, "pass") == ("warriors-first", "X-7.24")


@clause("X-7.24/2")
def test_tiles_are_used_before_and_after_each_warrior_and_each_build() -> None:
    s = conquering(2, 4, regions=MINE, discovery_tiles=["vp_4", "vp_4", "cocoa_4"])
    play(s, "use:vp_4 warrior use:vp_4 settle:5")
    assert options(s) == ["pass", "use:cocoa_4"]
    play(s, "use:cocoa_4")
    pushed(s)
    assert empire(s)["supply"][0] == 7
    assert s.to_dict()["pending"][-1]["step"] == "power-ups"


@clause("X-7.24/2")
def test_a_tile_may_bring_the_wood_for_the_build() -> None:
    s = conquering(1, 4, regions=MINE, wood=0, discovery_tiles=["resources_2"])
    play(s, "warrior")
    assert options(s) == ["pass", "use:resources_2"]
    play(s, "use:resources_2 take:wood take:wood settle:5")
    assert empire(s)["settled"] == {"5": 0}


# ---- building ------------------------------------------------------------------------------------


@clause("X-7.13/1", "X-7.13/2", "X-7.13/3", "X-7.13/4", "X-7.13/5")
def test_a_building_costs_wood_and_a_warrior_and_brings_points_benefit_and_an_avenue_step() -> None:
    s = conquering(regions={"10": 0, "0": 1}, wood=3)
    play(s, "settle:10")
    assert (player(s)["wood"], player(s)["points"], player(s)["obsidian"], player(s)["avenue"]) == (1, 4, 4, 1)
    assert s.to_dict()["buildings"] == 10
    assert empire(s)["settled"] == {"10": 0}
    assert regions(s) == {"0": 1}
    assert empire(s)["supply"] == [9, 9]
    kinds = [event.kind for event in s.told if event.kind in ("pay", "settle", "score", "gain", "avenue")]
    assert kinds == ["pay", "settle", "score", "gain", "avenue"]


@clause("X-7.13/1", "X-4.7")
def test_obsidian_stands_for_wood() -> None:
    s = conquering(regions=MINE, wood=1, obsidian=1)
    play(s, "settle:5")
    assert (player(s)["wood"], player(s)["obsidian"]) == (0, 0)


@clause("X-7.13/2", "X-7.14/1", "X-9.7")
def test_nobody_builds_in_teotihuacan_beyond_the_map_or_in_a_settled_region() -> None:
    data = {"regions": {"0": 0, "5": 0, "6": 1}, "far": [1, 0], "settled": {"5": 1}}
    s = table(
        side("alchemy1 palace1 palace1", wood=2),
        side(AWAY, discovery_tiles=["special_mask_gold"]),
        modules=MODULES,
        empire=data,
    )
    play(s, "move:alchemy.1 to:nobles main")
    assert options(s) == ["warrior"]
    assert why(s, "settle:5") == ("region-settled", "X-7.14")
    assert why(s, "settle:6") == ("no-warrior-there", "X-7.13")


@clause("X-7.14/2", "X-9.7")
def test_without_a_building_in_the_row_nobody_builds() -> None:
    settled = {str(region): 1 for region in (1, 2, 3, 4, 6, 7, 8, 10, 11)}
    data = {"regions": {"5": 0}, "settled": {**settled, "9": 0}}
    own = side("alchemy1 palace1 palace1", wood=2, discovery_tiles=["special_mask_jade"])
    s = table(own, side(AWAY), modules=MODULES, empire=data)
    play(s, "move:alchemy.1 to:nobles main")
    assert options(s) == ["warrior", "settle:5"]
    play(s, "settle:5")
    assert s.to_dict()["buildings"] == 0
    s = table(
        side("alchemy1 palace1 palace1", wood=2, discovery_tiles=["special_mask_jade", "special_mask_gold"]),
        side(AWAY),
        modules=MODULES,
        empire={"regions": {"1": 0}, "settled": {**settled, "9": 0, "5": 0}},
    )
    play(s, "move:alchemy.1 to:nobles main")
    assert options(s) == ["warrior"]


@clause("X-7.26/1", "X-7.17/2", "T-19.2")
def test_buildings_on_regions_count_for_the_value_of_the_avenue() -> None:
    settled = {"1": 1, "2": 1}
    s = table(side(AWAY), side(AWAY), modules=MODULES, empire={"settled": settled})
    view = tonalli.GAMES["teotihuacan"].view(s, 0)
    assert (view["buildings"], view["avenue_value"]) == (9, 4)


@clause("X-12.5")
def test_the_worked_example_of_settling() -> None:
    """Blue (seat 0) in 9, where a Building stands, and in 2, which is unsettled."""
    s = conquering(
        regions={"9": 0, "2": 0},
        settled={"9": 0},
        discovery_tiles=["special_mask_jade"],
        board={"calendar": {"light": 10, "turns_left": 1}},
    )
    assert options(s) == ["warrior", "settle:2"]
    play(s, "settle:2 temple:red power-up:nobles.1")
    assert regions(s) == {"9": 0}
    assert (player(s)["avenue"], player(s)["temples"]["red"]) == (1, 1)
    assert [event["points"] for event in events(s, "score") if event.why == "X-7.13"] == [1]
    play(s, "move:palace.1 to:forest collect")
    scored = [(e.seat, e["points"]) for e in s.told if e.kind == "score" and e.why == "X-7.17"]
    assert scored == [(0, 3)]


@clause("X-7.13/5", "T-1.14")
def test_the_avenue_step_follows_the_benefit() -> None:
    s = conquering(regions={"4": 0}, avenue=2, board={"discovery_tiles": {"avenue_3": ["temple_red"]}})
    play(s, "settle:4")
    assert player(s)["avenue"] == 2
    play(s, "power-up:nobles.1 power-up:palace.1 power-up:palace.1")
    assert player(s)["avenue"] == 3
    assert options(s) == ["pass", "claim:temple_red"]
    assert workers(s) == ["nobles2", "palace2", "palace2", "reserve3"]
