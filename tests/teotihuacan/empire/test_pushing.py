"""Adding Warriors and pushing them on (X-7.4 to X-7.10)."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from core.varieties import begin
from teotihuacan.empire.conquering import conquering, empire, regions
from teotihuacan.table import events, options, play, player
from tonalli.teotihuacan.modules.empire.names import PATHS, PROVINCE, WAYS

pytestmark = pytest.mark.pure

ONWARD = {0: [1, 2, 3, 4], 1: [5, 6], 2: [6], 3: [7, 8], 4: [8], 5: [9], 6: [9], 7: [10, 11], 8: [11], 9: [12]}


# ---- setup ---------------------------------------------------------------------------------------


@clause("X-7.4/1", "X-1.4/10")
def test_everybody_has_ten_warriors() -> None:
    match = begin(1, players=3, modules=["obsidian", "empire"])
    assert empire(match.state)["supply"] == [10, 10, 10]


@clause("X-7.4/2", "X-7.4/3", "X-1.4/13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_starting_tiles_everybody_adds_a_warrior_the_first_player_first(players: int) -> None:
    match = tonalli.new("teotihuacan", players=players, seed=3, modules=["obsidian", "empire"], watch=True)
    first = match.state.to_dict()["first_player"]
    while match.state.turn == 0:
        if match.state.top.kind == "push-warrior":
            assert not any(step.kind == "place-worker" for step in match.state.steps)
        match.play(match.legal()[0])
    added = [event for event in match.watch() if event.kind == "warrior_added"]
    assert [event.seat for event in added] == [(first + order) % players for order in range(players)]
    assert regions(match.state)["0"] == (first - 1) % players
    assert empire(match.state)["supply"] == [9] * players


@clause("X-7.4/2", "X-1.6/2")
def test_at_setup_the_pushed_player_chooses_the_path() -> None:
    match = begin(1, modules=["obsidian", "empire"])
    first = match.state.to_dict()["first_player"]
    while match.state.top.kind != "push-warrior":
        match.play(match.legal()[0])
    assert match.actor == first
    assert options(match.state) == ["push:1", "push:2", "push:3", "push:4"]
    match.play(match.legal()[2])
    assert regions(match.state) == {"0": 1 - first, "3": first}
    assert match.state.turn == 1


# ---- map -----------------------------------------------------------------------------------------


@clause("X-7.5/1", "X-7.5/2", "X-7.5/3", "X-7.6/1", "X-7.9/1")
def test_ways_lead_to_the_next_province_on_the_same_path() -> None:
    assert len(WAYS) == 13
    for region, ways in enumerate(WAYS):
        assert list(ways) == ONWARD.get(region, [12] if region in (10, 11) else [])
        for way in ways:
            assert PROVINCE[way] == PROVINCE[region] + 1
            assert "both" in (PATHS[region], PATHS[way]) or PATHS[region] == PATHS[way]


# ---- adding --------------------------------------------------------------------------------------


@clause("X-7.7/1")
def test_a_warrior_comes_from_the_supply_to_teotihuacan() -> None:
    s = conquering()
    play(s, "warrior")
    assert regions(s) == {"0": 0}
    assert empire(s)["supply"] == [9, 10]
    assert [event.seat for event in events(s, "warrior_added")] == [0]


@clause("X-7.7/2", "X-9.7")
def test_with_an_empty_supply_the_rest_of_the_warriors_is_ignored() -> None:
    s = conquering(1, 2, regions={"0": 1}, settled={"1": 0, "2": 0, "3": 0, "4": 0, "6": 0, "7": 0, "8": 0, "10": 0})
    data = s.to_dict()
    data["empire"]["far"] = [1, 0]
    data["empire"]["supply"] = [1, 9]
    s = tonalli.from_dict("teotihuacan", data)
    play(s, "warrior push:2")
    assert empire(s)["supply"] == [0, 9]
    assert s.to_dict()["pending"][-1]["step"] == "power-ups"


@clause("X-7.8/1", "X-7.8/2")
@pytest.mark.parametrize("region", ["1", "2", "3", "4"])
def test_the_warrior_of_another_has_to_move_on_where_its_owner_likes(region: str) -> None:
    s = conquering(regions={"0": 1})
    play(s, "warrior")
    assert s.actor == 1
    assert options(s) == ["push:1", "push:2", "push:3", "push:4"]
    assert regions(s) == {"0": 0}
    play(s, f"push:{region}")
    assert regions(s) == {"0": 0, region: 1}
    assert s.actor == 0


@clause("X-7.8/2")
def test_an_own_warrior_is_pushed_as_well() -> None:
    s = conquering(regions={"0": 0})
    play(s, "warrior")
    assert s.actor == 0
    play(s, "push:4")
    assert regions(s) == {"0": 0, "4": 0}


@clause("X-7.8/1", "X-7.9/4")
def test_chains_end_in_region_twelve_which_holds_any_number() -> None:
    s = conquering(regions={"0": 1, "2": 0, "6": 1, "9": 0})
    play(s, "warrior push:2")
    assert regions(s) == {"0": 0, "2": 1, "6": 0, "9": 1}
    assert empire(s)["far"] == [1, 0]
    moves = [(event.seat, event["origin"], event["to"]) for event in events(s, "warrior_moves")]
    assert moves == [(1, 0, 2), (0, 2, 6), (1, 6, 9), (0, 9, 12)]


@clause("X-7.8/3")
def test_a_building_neither_stops_nor_fills_a_region() -> None:
    s = conquering(regions={"0": 1, "2": 1}, settled={"2": 1, "6": 0})
    play(s, "warrior push:2")
    assert regions(s) == {"0": 0, "2": 1, "6": 1}


@clause("X-7.9/2", "X-7.9/3")
def test_whoever_leaves_teotihuacan_chooses_the_path_and_may_choose_an_occupied_region() -> None:
    s = conquering(regions={"0": 1, "1": 0, "3": 0})
    play(s, "warrior")
    assert options(s) == ["push:1", "push:2", "push:3", "push:4"]


@clause("X-7.9/1", "X-7.9/2")
@pytest.mark.parametrize(("region", "ways"), [("1", ["push:5", "push:6"]), ("3", ["push:7", "push:8"])])
def test_the_path_is_never_changed_and_nobody_stays(region: str, ways: list[str]) -> None:
    s = conquering(regions={"0": 1, region: 1})
    play(s, f"warrior push:{region}")
    assert options(s) == ways
    assert s.actor == 1


@clause("X-7.6", "X-7.8/2")
def test_region_seven_has_two_ways_onward() -> None:
    s = conquering(regions={"0": 0, "3": 0, "7": 1, "11": 0})
    play(s, "warrior push:3 push:7")
    assert (s.actor, options(s)) == (1, ["push:10", "push:11"])
    play(s, "push:11")
    assert regions(s) == {"0": 0, "3": 0, "7": 0, "11": 1}
    assert empire(s)["far"] == [1, 0]


@clause("X-7.10")
def test_the_chain_of_a_warrior_is_finished_before_the_next_is_added() -> None:
    s = conquering(1, 2, regions={"0": 1})
    play(s, "warrior")
    assert empire(s)["supply"] == [9, 9]
    play(s, "push:1")
    assert empire(s)["supply"] == [8, 9]
    assert s.actor == 0
    play(s, "push:1")
    assert s.actor == 1
    play(s, "push:5")
    assert regions(s) == {"0": 0, "1": 0, "5": 1}


@clause("X-12.4", "X-1.12/2", "X-15.12/1")
def test_the_worked_example_of_pushing() -> None:
    """Red (seat 1) in 0, Blue (seat 0) in 1 and 6."""
    for way, after in (("push:6", {"0": 0, "1": 1, "6": 0, "9": 0}), ("push:5", {"0": 0, "1": 1, "5": 0, "6": 0})):
        s = conquering(regions={"0": 1, "1": 0, "6": 0})
        play(s, "warrior")
        assert s.actor == 1
        play(s, "push:1")
        assert (s.actor, options(s)) == (0, ["push:5", "push:6"])
        play(s, way)
        assert regions(s) == after
    for region in ("2", "3", "4"):
        s = conquering(regions={"0": 1, "1": 0, "6": 0})
        play(s, f"warrior push:{region}")
        assert regions(s) == {"0": 0, "1": 0, region: 1, "6": 0}


@clause("X-15.12/1", "X-1.12/1")
def test_no_tile_is_used_between_pushes() -> None:
    s = conquering(regions={"0": 0}, discovery_tiles=["cocoa_4"])
    assert "use:cocoa_4" in options(s)
    play(s, "warrior")
    assert options(s) == ["push:1", "push:2", "push:3", "push:4"]
    s = conquering(regions={"0": 1}, discovery_tiles=["cocoa_4"])
    data = s.to_dict()
    data["players"][1]["discovery_tiles"] = ["vp_4"]
    del data["unseen"]
    s = tonalli.from_dict("teotihuacan", data)
    play(s, "warrior")
    assert options(s) == ["push:1", "push:2", "push:3", "push:4"]


@clause("X-15.12/2")
def test_own_pushes_are_taken_back_but_not_past_the_decision_of_another() -> None:
    own = conquering(regions={"0": 0})
    match = tonalli.match_from(own)
    match.play("warrior")
    match.play("push:2")
    assert match.can_undo
    match.undo()
    match.undo()
    assert options(match.state)[0] == "warrior"
    match = tonalli.match_from(conquering(regions={"0": 1, "1": 0}))
    match.play("warrior")
    assert (match.actor, match.undo_seat) == (1, 0)
    match.undo()
    assert options(match.state)[0] == "warrior"
    match.play("warrior")
    match.play("push:1")
    assert (match.actor, match.undo_seat) == (0, 1)
    match.play("push:5")
    assert match.undo_seat == 0
    match.undo()
    assert not match.can_undo


@clause("X-7.8")
def test_why_a_pushed_warrior_cannot_go_elsewhere() -> None:
    s = conquering(regions={"0": 1, "3": 0})
    play(s, "warrior push:3")
    game = tonalli.GAMES["teotihuacan"]
    reason = game.why_not(s, game.space.read("push:6"))
    assert reason is not None
    assert (reason.reason, reason.clause) == ("not-onward", "X-7.6")
    assert player(s, 1)["points"] == 0
