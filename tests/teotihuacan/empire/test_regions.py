"""What the regions give (X-7.15, X-7.16, X-7.25), Special Masks (X-2.2, X-2.3)."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from teotihuacan.empire.conquering import AWAY, MODULES, conquering, empire
from teotihuacan.table import events, last_turn, options, play, player, side, table, workers

pytestmark = pytest.mark.pure

TOP = {"blue": 11, "red": 11, "green": 11}


@clause("X-7.15")
@pytest.mark.parametrize(("region", "points"), [(1, 1), (5, 2), (9, 4), (10, 4)])
def test_a_region_scores_its_points(region: int, points: int) -> None:
    s = conquering(regions={str(region): 0})
    play(s, f"settle:{region}")
    assert player(s)["points"] == points


@clause("X-7.15")
def test_region_one_gives_obsidian_and_cocoa() -> None:
    s = conquering(regions={"1": 0})
    play(s, "settle:1")
    assert (player(s)["obsidian"], player(s)["cocoa"]) == (1, 1)


@clause("X-7.15")
def test_region_two_gives_a_step_on_any_temple() -> None:
    s = conquering(regions={"2": 0})
    play(s, "settle:2")
    assert options(s) == ["temple:blue", "temple:red", "temple:green"]
    play(s, "temple:green")
    assert player(s)["temples"]["green"] == 1


@clause("X-7.25/1")
def test_a_step_that_no_temple_allows_is_lost() -> None:
    for region in ("2", "8"):
        s = conquering(regions={region: 0}, temples=TOP)
        play(s, f"settle:{region}")
        assert player(s)["avenue"] == 1
        assert [event["steps"] for event in events(s, "step_lost")] == [1 if region == "2" else 2]


# ---- tiles that are drawn ------------------------------------------------------------------------


@clause("X-7.15", "X-7.25/2")
def test_region_three_draws_three_discoveries_of_which_one_may_be_claimed() -> None:
    s = conquering(regions={"3": 0}, wood=3)
    play(s, "settle:3 ~discovery:vp_4 ~discovery:mask_1 ~discovery:cocoa_4")
    top = s.to_dict()["pending"][-1]
    assert (top["first"], top["second"], top["third"]) == ("vp_4", "mask_1", "cocoa_4")
    assert options(s) == ["pass", "claim:vp_4"]
    play(s, "claim:vp_4")
    assert (player(s)["discovery_tiles"], player(s)["wood"]) == (["vp_4"], 0)
    unseen = s.to_dict()["unseen"]["discovery"]
    assert (unseen["vp_4"], unseen["mask_1"], unseen["cocoa_4"]) == (2, 1, 3)
    assert [event["discovery"] for event in events(s, "shuffle_back")] == ["mask_1", "cocoa_4"]


@clause("X-7.25/2")
def test_none_need_be_claimed() -> None:
    s = conquering(regions={"6": 0}, obsidian=1)
    play(s, "settle:6 ~discovery:great_refresh_2 ~discovery:great_refresh_2")
    assert options(s) == ["pass", "claim:great_refresh_2"]
    play(s, "pass")
    assert player(s)["discovery_tiles"] == []
    assert s.to_dict()["great_discoveries"]["unseen"]["great_refresh_2"] == 2


@clause("X-7.15", "X-7.25/2")
def test_of_two_equal_drawn_tiles_one_is_claimed_and_the_other_goes_back() -> None:
    s = conquering(regions={"6": 0}, obsidian=1)
    play(s, "settle:6 ~discovery:great_refresh_2 ~discovery:great_refresh_2 claim:great_refresh_2")
    assert player(s)["discovery_tiles"] == ["great_refresh_2"]
    assert s.to_dict()["great_discoveries"]["unseen"]["great_refresh_2"] == 1
    assert s.problems() == []


@clause("X-7.15", "X-7.25/2")
def test_region_six_draws_two_great_discoveries_and_the_cost_is_paid() -> None:
    s = conquering(regions={"6": 0}, obsidian=1)
    play(s, "settle:6 ~discovery:great_refresh_2 ~discovery:great_mask")
    assert options(s) == ["pass", "claim:great_mask", "claim:great_refresh_2"]
    play(s, "claim:great_refresh_2")
    assert player(s)["obsidian"] == 0
    assert player(s)["discovery_tiles"] == ["great_refresh_2"]
    assert s.to_dict()["great_discoveries"]["unseen"]["great_mask"] == 3


@clause("X-7.25/2")
def test_where_nothing_can_be_paid_nobody_is_asked() -> None:
    s = conquering(regions={"6": 0})
    play(s, "settle:6 ~discovery:great_refresh_2 ~discovery:great_power_up_3")
    assert s.to_dict()["pending"][-1]["step"] == "power-ups"


@clause("X-7.25/2", "X-3.6")
def test_regions_draw_what_the_stack_holds() -> None:
    data = conquering(regions={"6": 0}).to_dict()
    left = data["great_discoveries"]["unseen"]
    tiles = [name for name, count in left.items() for copy in range(count)]
    tiles.remove("great_mask")
    data["players"][1]["discovery_tiles"] = tiles
    del data["great_discoveries"], data["unseen"]
    s = tonalli.from_dict("teotihuacan", data)
    play(s, "settle:6")
    assert options(s) == ["~discovery:great_mask"]
    play(s, "~discovery:great_mask")
    assert options(s) == ["pass", "claim:great_mask"]
    data["players"][1]["discovery_tiles"].append("great_mask")
    s = tonalli.from_dict("teotihuacan", data)
    play(s, "settle:6")
    assert s.to_dict()["pending"][-1]["step"] == "power-ups"


@clause("X-7.25/2", "X-15.14/2")
def test_positions_between_two_draws_are_written_and_read() -> None:
    s = conquering(regions={"3": 0}, cocoa=2)
    for word in ("settle:3", "~discovery:mask_1", "~discovery:mask_2", "~discovery:mask_2"):
        play(s, word)
        data = s.to_dict()
        assert s.problems() == []
        again = tonalli.from_dict("teotihuacan", data)
        assert again == s
        assert again.to_dict() == data


# ---- workers, masks, technologies, temples -------------------------------------------------------


@clause("X-7.15", "X-7.25/3")
def test_region_four_powers_up_three_different_workers() -> None:
    own = side("alchemy1 palace1 forest2 gold3", wood=2)
    s = table(own, side(AWAY), modules=MODULES, empire={"regions": {"4": 0}})
    play(s, "move:alchemy.1 to:nobles main settle:4")
    assert options(s) == ["power-up:palace.1", "power-up:forest.2", "power-up:gold.3", "power-up:nobles.1"]
    play(s, "power-up:palace.1")
    assert options(s) == ["power-up:forest.2", "power-up:gold.3", "power-up:nobles.1"]
    play(s, "power-up:gold.3 power-up:nobles.1")
    assert workers(s) == ["forest2", "gold4", "nobles2", "palace2"]
    assert player(s)["avenue"] == 1


@clause("X-7.15", "X-7.25/3")
def test_no_worker_is_named_twice_and_locked_ones_not_at_all() -> None:
    s = table(side("alchemy1 forest!2 palace4", wood=2), side(AWAY), modules=MODULES, empire={"regions": {"4": 0}})
    play(s, "move:alchemy.1 to:nobles main settle:4")
    assert options(s) == ["power-up:palace.4", "power-up:nobles.1"]
    play(s, "power-up:nobles.1")
    assert options(s) == ["power-up:palace.4"]
    game = tonalli.GAMES["teotihuacan"]
    reason = game.why_not(s, game.space.read("power-up:nobles.2"))
    assert reason is not None
    assert reason.reason == "named-already"
    play(s, "power-up:palace.4")
    assert workers(s) == ["forest!2", "nobles2", "palace5", "reserve3"]
    assert player(s)["avenue"] == 1


@clause("X-7.25/3")
def test_a_die_reborn_in_between_is_not_named_again() -> None:
    s = table(side("alchemy5 gold5 quarry1", wood=2), side(AWAY), modules=MODULES, empire={"regions": {"4": 0}})
    play(s, "move:alchemy.5 to:nobles main settle:4 power-up:gold.5 ascend:cocoa")
    assert "palace1" in workers(s)
    assert options(s) == ["power-up:quarry.1", "power-up:nobles.5"]


@clause("T-8.26", "X-7.25/3")
def test_tiles_may_be_used_between_two_power_ups_and_two_temple_steps_of_a_region() -> None:
    s = conquering(regions={"4": 0}, discovery_tiles=["vp_4"])
    play(s, "settle:4")
    assert "use:vp_4" not in options(s)
    play(s, "power-up:palace.1")
    assert "use:vp_4" in options(s)
    s = conquering(regions={"8": 0}, discovery_tiles=["vp_4"])
    play(s, "settle:8")
    assert "use:vp_4" not in options(s)
    play(s, "temple:red")
    assert options(s) == ["temple:blue", "temple:green", "use:vp_4"]


@clause("X-7.15", "X-7.16/1", "X-7.16/2", "X-9.7")
@pytest.mark.parametrize(("region", "mask"), [("5", "special_mask_gold"), ("9", "special_mask_jade")])
def test_regions_five_and_nine_give_their_special_mask(region: str, mask: str) -> None:
    s = conquering(regions={region: 0})
    play(s, f"settle:{region}")
    assert player(s)["discovery_tiles"] == [mask]
    assert [(event["discovery"], event["place"]) for event in events(s, "claim")] == [(mask, f"region_{region}")]


@clause("X-7.15", "X-7.16/4", "X-3.12")
def test_region_seven_gives_the_lowest_technology_lacking_with_its_step() -> None:
    own = side("alchemy1 palace1 palace1", wood=2, technologies=["01"])
    s = table(own, side(AWAY, technologies=["03"]), modules=MODULES, empire={"regions": {"7": 0}})
    play(s, "move:alchemy.1 to:nobles main settle:7")
    assert player(s)["technologies"] == ["01", "03"]
    assert player(s)["temples"]["red"] == 1
    assert player(s, 1)["points"] == 3


@clause("X-7.25/1")
def test_region_seven_gives_nothing_to_who_has_all_six() -> None:
    s = conquering(regions={"7": 0}, technologies=["01", "03", "05", "07", "09", "11"])
    play(s, "settle:7")
    assert (player(s)["points"], player(s)["avenue"]) == (2 + 3, 1)
    assert sum(player(s)["temples"].values()) == 0


@clause("X-7.15")
def test_region_eight_gives_steps_on_two_different_temples() -> None:
    s = conquering(regions={"8": 0})
    play(s, "settle:8 temple:green")
    assert options(s) == ["temple:blue", "temple:red"]
    play(s, "temple:red")
    assert player(s)["temples"] == {"blue": 0, "red": 1, "green": 1}


@clause("X-7.25/1")
def test_the_second_step_is_lost_if_only_one_temple_can_advance() -> None:
    s = conquering(regions={"8": 0}, temples={"blue": 11, "red": 0, "green": 11})
    play(s, "settle:8")
    assert options(s) == ["temple:red"]
    play(s, "temple:red")
    assert player(s)["temples"]["red"] == 1
    assert player(s)["avenue"] == 1
    assert [event["steps"] for event in events(s, "step_lost")] == [1]


@clause("X-7.15")
@pytest.mark.parametrize(
    ("dice", "points"),
    [("alchemy1 palace1 palace1", 7), ("alchemy3 forest!4 palace5", 9), ("alchemy4 palace5 gold!4 quarry!5", 12)],
)
def test_region_eleven_scores_the_workers_locked_ones_too(dice: str, points: int) -> None:
    power = dice[7]
    s = table(side(dice, wood=2), side(AWAY), modules=MODULES, empire={"regions": {"11": 0}})
    play(s, f"move:alchemy.{power} to:nobles main settle:11")
    assert player(s)["points"] == points


# ---- Special Masks -------------------------------------------------------------------------------


@clause("X-2.2/1", "X-2.2/2", "X-2.3/1", "X-2.1")
def test_ten_different_masks_are_a_set() -> None:
    masks = [f"mask_{number}" for number in range(1, 8)] + ["great_mask", "special_mask_gold", "special_mask_jade"]
    own = side(AWAY, discovery_tiles=masks, cocoa=9)
    s = last_turn(own, side(AWAY, cocoa=9), modules=MODULES, empire={"settled": {"5": 0, "9": 0}})
    play(s, "move:palace.1 to:forest collect")
    scored = [event["points"] for event in events(s, "score") if event.why == "T-19.6"]
    assert scored == [55]


@clause("X-2.3/2")
def test_the_bonus_tile_of_masks_uses_the_longer_table() -> None:
    masks = [f"mask_{number}" for number in range(1, 8)] + ["special_mask_gold"]
    s = table(side(AWAY, discovery_tiles=masks), side(AWAY), modules=MODULES, empire={"settled": {"5": 0}})
    assert s.rules.bonuses[0].points(s, 0) == 36  # type: ignore[attr-defined]


@clause("X-7.16/5")
def test_a_special_mask_is_no_discovery() -> None:
    s = table(
        side(AWAY, discovery_tiles=["special_mask_jade"]), side(AWAY), modules=MODULES, empire={"settled": {"9": 0}}
    )
    assert s.rules.bonuses[5].points(s, 0) == 0  # type: ignore[attr-defined]
    assert "special_mask_jade" not in s.to_dict()["unseen"]["discovery"]


@clause("X-7.1/2", "X-1.4/9")
def test_special_masks_lie_beside_the_stack_and_are_never_drawn() -> None:
    s = conquering(regions={"3": 0})
    play(s, "settle:3")
    assert not any("special" in word for word in options(s))
    assert empire(s)["settled"] == {"3": 0}


# ---- eclipse -------------------------------------------------------------------------------------


@clause("X-7.17/1", "X-1.8")
def test_warriors_score_by_province_before_wages() -> None:
    data = {"regions": {"0": 0, "1": 0, "4": 1, "5": 0, "8": 1, "9": 0, "10": 1}, "far": [2, 1], "settled": {"2": 0}}
    s = last_turn(side(AWAY, discovery_tiles=["mask_1"]), side(AWAY), modules=MODULES, empire=data)
    play(s, "move:palace.1 to:forest collect")
    scored = [(event.seat, event["points"]) for event in events(s, "score") if event.why == "X-7.17"]
    assert scored == [(0, 1 + 2 + 3 + 2 * 5), (1, 1 + 2 + 3 + 5)]
    clauses = [event.why for event in s.told if event.kind in ("score", "pay")]
    assert clauses.index("T-19.6") < clauses.index("X-7.17")
    wages = [number for number, why in enumerate(clauses) if why in ("T-19.7", "T-19.8")]
    assert not wages or min(wages) > clauses.index("X-7.17")


@clause("X-7.17/2")
def test_the_avenue_scores_as_ever() -> None:
    s = last_turn(side(AWAY, avenue=3), side(AWAY), modules=MODULES, empire={"settled": {"1": 0}})
    play(s, "move:palace.1 to:forest collect")
    assert [event["points"] for event in events(s, "score") if event.why == "T-19.2"] == [15]
