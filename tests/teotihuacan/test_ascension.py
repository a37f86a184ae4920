"""Ascension (T-17.1 to T-17.10)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.table import events, options, play, player, side, table, workers
from tonalli import State

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")
ALL = ["ascend:vp", "ascend:cocoa", "ascend:temple", "ascend:two_temples", "ascend:worker"]


def ascending(workers: str = "palace5 nobles1 nobles1", **fields: Any) -> State:
    """A worker of the first player has just ascended from the Forest; 2 wood were gained."""
    s = table(side(workers, **fields.pop("with_", {})), fields.pop("other", AWAY), **fields)
    return play(s, "move:palace.5 to:forest main power-up:forest.5")


@clause("T-17.1/1", "T-17.1/2", "T-17.2", "T-17.3", "T-17.4", "T-17.5")
def test_an_ascension_comes_in_its_order() -> None:
    s = ascending(with_={"avenue": 2}, discovery_tiles={"avenue_3": ["mask_4"]})
    assert player(s)["avenue"] == 3
    assert options(s) == ["pass", "claim:mask_4"]
    assert "palace1" not in workers(s)
    assert s.to_dict()["calendar"]["light"] == 0
    play(s, "claim:mask_4")
    assert workers(s) == ["nobles1", "nobles1", "palace1", "reserve3"]
    assert options(s) == ["ascend:vp", "ascend:cocoa", "ascend:temple", "ascend:worker"]
    assert s.to_dict()["calendar"]["light"] == 0
    play(s, "ascend:vp")
    assert s.to_dict()["calendar"]["light"] == 1


@clause("T-17.2", "T-9.10")
def test_on_avenue_step_nine_nothing_moves_and_nothing_is_claimed() -> None:
    s = ascending(with_={"avenue": 9})
    assert player(s)["avenue"] == 9
    assert "ascend:vp" in options(s)


@clause("T-17.3", "T-5.5")
def test_the_reborn_worker_is_placed_not_moved() -> None:
    s = ascending(with_={"technologies": ["01"]})
    play(s, "ascend:vp")
    assert player(s)["cocoa"] == 0


@clause("T-17.4")
@pytest.mark.parametrize(("reward", "points", "cocoa"), [("vp", 5, 0), ("cocoa", 0, 5)])
def test_points_or_cocoa(reward: str, points: int, cocoa: int) -> None:
    s = ascending()
    play(s, f"ascend:{reward}")
    assert (player(s)["points"], player(s)["cocoa"]) == (points, cocoa)
    assert s.actor == 1


@clause("T-17.4")
def test_one_step_on_any_temple() -> None:
    s = ascending()
    play(s, "ascend:temple")
    assert options(s) == ["temple:blue", "temple:red", "temple:green"]
    play(s, "temple:red")
    assert player(s)["temples"] == {"blue": 0, "red": 1, "green": 0}
    assert s.actor == 1


@clause("T-17.4")
@pytest.mark.parametrize("second", ["red", "green"])
def test_two_steps_for_three_cocoa_on_the_same_or_two_temples(second: str) -> None:
    s = ascending(with_={"cocoa": 3})
    play(s, f"ascend:two_temples temple:red temple:{second}")
    assert player(s)["cocoa"] == (1 if second == "green" else 0)
    temples = player(s)["temples"]
    assert temples["red"] + temples["green"] == 2
    assert temples[second] == (2 if second == "red" else 1)


@clause("T-17.4", "T-1.15/2")
def test_two_steps_need_three_cocoa() -> None:
    assert "ascend:two_temples" not in options(ascending(with_={"cocoa": 2}))
    assert options(ascending(with_={"cocoa": 3})) == ALL


@clause("T-17.4", "T-8.22/1")
def test_ignore_cocoa_does_not_pay_for_two_steps() -> None:
    s = ascending(with_={"discovery_tiles": ["ignore_cocoa"]})
    assert "ascend:two_temples" not in options(s)
    assert "use:ignore_cocoa" not in options(s)


@clause("T-17.4", "T-8.26/2", "T-9.1/2")
def test_the_first_of_two_steps_is_resolved_first_and_the_tile_it_brings_may_come_between() -> None:
    s = ascending(
        with_={"cocoa": 3, "temples": {"green": 2}},
        discovery_tiles={"green_3": ["temple_red"]},
    )
    play(s, "ascend:two_temples temple:green")
    assert options(s) == ["reward", "claim:temple_red"]
    play(s, "claim:temple_red")
    assert options(s) == ["temple:blue", "temple:red", "temple:green", "use:temple_red"]
    play(s, "use:temple_red temple:red")
    assert player(s)["temples"] == {"blue": 0, "red": 2, "green": 3}


@clause("T-8.26/2")
def test_by_version_1_of_the_rules_no_tile_comes_between_the_two_steps() -> None:
    own = {"cocoa": 3, "temples": {"green": 2}}
    s = ascending(with_=own, discovery_tiles={"green_3": ["temple_red"]}, rules=1)
    play(s, "ascend:two_temples temple:green claim:temple_red")
    assert options(s) == ["temple:blue", "temple:red", "temple:green"]


@clause("T-17.4", "T-17.8")
def test_the_fourth_worker_comes_with_power_three_and_two_cocoa() -> None:
    s = ascending()
    play(s, "ascend:worker")
    assert workers(s) == ["nobles1", "nobles1", "palace1", "palace3"]
    assert player(s)["cocoa"] == 2
    assert s.actor == 1


@clause("T-17.4", "T-17.8")
def test_with_four_workers_in_play_there_is_no_further_one() -> None:
    s = ascending("palace5 nobles1 nobles1 palace3!1")
    assert options(s) == ["ascend:vp", "ascend:cocoa", "ascend:temple"]


@clause("T-17.4", "T-17.8")
def test_three_workers_in_play_may_be_locked() -> None:
    s = ascending("palace5 palace2!1 gold!1")
    assert "ascend:worker" in options(s)


@clause("T-17.6")
def test_a_reward_must_be_chosen() -> None:
    tops = {"blue": 11, "red": 11, "green": 11}
    s = ascending("palace5 nobles1 nobles1 nobles1", with_={"temples": tops})
    assert options(s) == ["ascend:vp", "ascend:cocoa"]


@clause("T-17.4", "T-8.8/5")
def test_tiles_may_be_used_before_the_reward_is_chosen() -> None:
    s = table(side("palace5 nobles1 nobles1", discovery_tiles=["cocoa_4"]), AWAY)
    play(s, "move:palace.5 to:forest main pass power-up:forest.5")
    assert "ascend:two_temples" not in options(s)
    assert "use:cocoa_4" in options(s)
    play(s, "use:cocoa_4")
    assert "ascend:two_temples" in options(s)


@clause("T-17.7/1", "T-17.9")
def test_computed_example_two_ascensions_in_one_turn() -> None:
    s = table(
        side("palace5 forest5 forest4", cocoa=1, wood=1, avenue=2),
        AWAY,
        discovery_tiles={"avenue_3": ["mask_4"]},
    )
    play(s, "move:palace.5 to:forest main power-up:forest.5")
    assert options(s) == ["pass", "claim:mask_4"]
    play(s, "claim:mask_4 ascend:cocoa")
    assert workers(s) == ["forest4", "forest5", "palace1", "reserve3"]
    assert s.to_dict()["calendar"]["light"] == 1
    play(s, "power-up:forest.5")
    assert player(s)["avenue"] == 4
    assert workers(s) == ["forest4", "palace1", "palace1", "reserve3"]
    play(s, "ascend:worker")
    assert workers(s) == ["forest4", "palace1", "palace1", "palace3"]
    assert player(s)["cocoa"] == 5 + 5 + 2  # the Forest, the first and the second reward
    assert s.to_dict()["calendar"]["light"] == 2
    assert s.actor == 1


@clause("T-17.7/2", "T-18.5")
def test_an_eclipse_is_never_resolved_during_a_turn() -> None:
    s = table(side("palace5 forest5 forest4", cocoa=1), AWAY, calendar={"light": 9, "dark": 10})
    play(s, "move:palace.5 to:forest main power-up:forest.5 ascend:vp")
    assert s.to_dict()["calendar"]["light"] == 10
    assert "power-up:forest.5" in options(s)
    play(s, "power-up:forest.5 ascend:vp")
    assert s.to_dict()["calendar"]["light"] == 10
    assert s.actor == 1
    assert events(s, "eclipse") == []
    assert len(events(s, "eclipse_triggered")) == 1


@clause("T-17.7/1", "T-8.14/2")
def test_the_tile_power_up_two_may_raise_the_reborn_worker() -> None:
    s = table(side("forest5 nobles1 nobles1", discovery_tiles=["power_up_2"]), AWAY)
    play(s, "use:power_up_2 power-up:forest.5 ascend:worker")
    assert options(s) == ["power-up:palace.1", "power-up:palace.3", "power-up:nobles.1"]
    play(s, "power-up:palace.1")
    assert workers(s) == ["nobles1", "nobles1", "palace2", "palace3"]


@clause("T-17.7/1", "T-8.10/1")
def test_an_ascension_may_lead_to_another_by_a_tile_used_before_its_reward() -> None:
    s = table(side("palace5 nobles5 nobles4", discovery_tiles=["power_up_2"]), AWAY)
    play(s, "move:palace.5 to:forest main pass power-up:forest.5 use:power_up_2 power-up:nobles.5")
    play(s, "ascend:worker")  # the inner one, resolved completely
    assert s.to_dict()["calendar"]["light"] == 1
    play(s, "power-up:nobles.4")
    assert "ascend:worker" not in options(s)  # the outer one: all four are in play by now
    play(s, "ascend:vp")
    assert s.to_dict()["calendar"]["light"] == 2
    assert player(s)["avenue"] == 2
    assert workers(s) == ["nobles5", "palace1", "palace1", "palace3"]


@clause("T-17.10", "T-1.19")
def test_temple_rewards_need_a_temple_that_can_be_advanced() -> None:
    s = ascending(
        with_={"cocoa": 3, "temples": {"blue": 10, "red": 11, "green": 10}},
        other=side("palace1 palace1 palace1", temples={"blue": 11, "green": 11}),
    )
    assert options(s) == ["ascend:vp", "ascend:cocoa", "ascend:worker"]


@clause("T-17.10")
def test_of_two_steps_the_second_is_lost_if_then_none_can_be_made() -> None:
    s = ascending(
        with_={"cocoa": 3, "temples": {"blue": 10, "red": 10, "green": 10}},
        other=side("palace1 palace1 palace1", temples={"blue": 11, "green": 11}),
    )
    play(s, "ascend:two_temples")
    assert options(s) == ["temple:red"]
    play(s, "temple:red")
    assert s.actor == 1
    assert (player(s)["cocoa"], player(s)["points"]) == (0, 7)
    assert player(s)["temples"] == {"blue": 10, "red": 11, "green": 10}
