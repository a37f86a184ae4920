"""Pending steps that do not fit their position are refused with the number of the step or the field."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import tonalli
from clauses import clause
from core.refusals import GONE, Path, changed, many, refusal, table_of
from tonalli import State
from tzolkin.table import options, play, position, side, table
from tzolkin.walking import PLAYERS, games, rich_games

pytestmark = pytest.mark.pure

END = {"step": "end-turn", "seat": 0}
TURN = {"step": "turn", "seat": 0}
TOP = {"agriculture": 3, "resource_extraction": 3, "architecture": 3, "theology": 3}


def refused_in(state: State, named: str, path: Path, value: Any) -> None:
    """The position as it is can be read; changed it cannot."""
    data = state.to_dict()
    assert tonalli.from_dict("tzolkin", data) == state
    assert named in refusal(changed(changed(data, ("unseen",), GONE), path, value), "tzolkin")


def test_a_turn_lies_alone_above_its_end() -> None:
    data = position(side("tikal1", wood=1, corn=5))
    assert tonalli.from_dict("tzolkin", {**data, "pending": [END, TURN]}).actor == 0
    for steps in ([TURN], [END], [TURN, END], [END, TURN, TURN], [END, END, TURN], [END, TURN, {"step": "build-two"}]):
        assert "pending" in refusal({**data, "pending": steps}, "tzolkin")
    assert "pending[0].seat" in refusal({**data, "pending": [{**END, "seat": 1}, TURN]}, "tzolkin")
    assert "pending[1].seat" in refusal({**data, "pending": [END, {**TURN, "seat": 1}]}, "tzolkin")


PLACING = [
    *table_of("this_turn.placed", *many(("this_turn", "placed_on"), GONE, [], ["tikal.0", "uxmal.0"])),
    *table_of("this_turn.placed_on", *many(("this_turn", "placed_on"), ["uxmal.0"], ["copan.0"], 5, ["tikal.0"] * 2)),
    *table_of("this_turn.over", *many(("this_turn", "over"), True, 1)),
    *table_of("this_turn", *many(("this_turn", "placed"), 0, 3), (("this_turn", "picked_up"), 1)),
    *table_of("this_turn.placed", (("this_turn", "claimed"), GONE)),
    *table_of("players[0].workers_in_hand", (("calendar", "starting_player_space"), None)),
    *table_of("this_turn", (("pending", 1), {"step": "pick-more", "seat": 0}), (("pending", 1), TURN)),
]


@clause("Z-4.9/1")
@pytest.mark.parametrize(("named", "path", "value"), PLACING)
def test_what_a_turn_has_placed_is_there(named: str, path: Path, value: Any) -> None:
    refused_in(play(table(side(corn=9)), "place:start place:tikal"), named, path, value)


PICKING = [
    *table_of("this_turn.picked_up", *many(("this_turn", "picked_up"), 0, 4)),
    *table_of("this_turn", (("this_turn", "placed"), 1), (("this_turn", "claimed"), True)),
    *table_of("pending[2].gear", *many(("pending", 2, "gear"), "copan", None, 5)),
    *table_of("pending[2].space", *many(("pending", 2, "space"), -1, 12, "3", None)),
    *table_of("pending[2]", *many(("pending", 2, "space"), 2, 8), (("pending", 2), 5)),
    *table_of("this_turn.placed", (("pending", 1), {"step": "place-more", "seat": 0})),
    *table_of("pending[1]", (("pending",), [END, {"step": "choose-action", "seat": 0, "gear": "tikal", "space": 3}])),
]


@clause("Z-6.1/2", "Z-6.3")
@pytest.mark.parametrize(("named", "path", "value"), PICKING)
def test_what_a_turn_has_picked_up_is_in_hand(named: str, path: Path, value: Any) -> None:
    refused_in(play(table(side("tikal2 tikal3", wood=3, corn=1)), "pick:tikal.3"), named, path, value)


# ---- steps in the middle of an action ------------------------------------------------------------


STUDY = [
    *table_of("pending[4].left", *many(("pending", 4, "left"), 0, 13, None)),
    *table_of("pending[4]", *many(("pending", 4, "left"), 4), *many(("pending", 4, "why"), "Z-7.12")),
    *table_of("pending[4].why", *many(("pending", 4, "why"), "", "T-1.1", None, 5)),
    *table_of("pending[4]", *many(("players", 0, "wood"), 0, 1)),
    *table_of("pending[4]", (("players", 0, "technologies", "theology"), 1)),
    *table_of("pending[3].track", *many(("pending", 3, "track"), "writing", None)),
    *table_of("pending[3]", (("pending", 3, "owner"), 1), (("pending", 3, "why"), "Z-8.2")),
    *table_of("pending[3]", (("pending", 2, "optional"), 0)),
    *table_of("pending[2]", (("pending", 2, "left"), 2)),
]


@clause("Z-8.1/1", "Z-8.11")
@pytest.mark.parametrize(("named", "path", "value"), STUDY)
def test_a_technology_is_paid_with_what_is_there(named: str, path: Path, value: Any) -> None:
    s = table(side("tikal3", wood=2, stone=2, technologies={"theology": 2}))
    play(s, "pick:tikal.3 act:tikal_3 technology:theology")
    refused_in(s, named, path, value)


DROP = [
    *table_of("pending[4]", (("pending", 4, "building"), "a1_agriculture"), (("players", 0, "wood"), 0)),
    *table_of("pending[3]", (("pending", 3, "helped"), 0), (("pending", 3, "building"), "a1_extraction_corn")),
    *table_of("pending[3]", (("players", 0, "technologies"), {"architecture": 2})),
    *table_of("pending[3]", (("buildings", 2), None)),
    *table_of("pending[2]", (("pending", 2, "in_corn"), 1)),
    *table_of("pending[2]", (("pending", 2, "optional"), 0)),
]


@clause("Z-8.6/1")
@pytest.mark.parametrize(("named", "path", "value"), DROP)
def test_a_block_is_dropped_from_a_building_on_display(named: str, path: Path, value: Any) -> None:
    s = table(side("tikal4", wood=4, stone=2, technologies={"architecture": 3}))
    play(s, "pick:tikal.4 act:tikal_4 build:a1_extraction_gold architecture:now")
    refused_in(s, named, path, value)


APPLY = [
    *table_of("pending[2]", (("pending", 2, "building"), "a1_architecture"), (("players", 0, "wood"), 1)),
    *table_of("pending[2]", (("players", 0, "technologies"), {}), (("buildings", 2), None)),
    *table_of("pending[2].building", *many(("pending", 2, "building"), "a9", None)),
    *table_of("pending[2]", (("pending", 2, "building"), "a1_granary")),
]


@clause("Z-8.10/1")
@pytest.mark.parametrize(("named", "path", "value"), APPLY)
def test_architecture_is_applied_to_a_building_that_can_be_paid(named: str, path: Path, value: Any) -> None:
    s = table(side("tikal4", wood=2, stone=1, technologies={"architecture": 1}))
    play(s, "pick:tikal.4 act:tikal_4 build:a1_extraction_gold")
    refused_in(s, named, path, value)


EFFECTS = [
    *table_of("pending[2].tile", *many(("pending", 2, "tile"), "a2_none", None)),
    *table_of("pending[2]", (("players", 0, "buildings"), {}), (("pending", 2, "tile"), "a2_market")),
    *table_of("pending[2]", *many(("pending", 2, "tile"), "wealth_palenque_1", "a1_granary", "a2_eight_points")),
    *table_of("pending[2]", *many(("pending", 2, "index"), 0, 2, 3)),
    *table_of("pending[3]", (("pending", 3, "left"), 2)),
    *table_of("pending[3]", (("pending", 3), {"step": "climb-any", "seat": 0, "but": None, "why": "Z-10.2"})),
]


@clause("Z-10.3/3")
@pytest.mark.parametrize(("named", "path", "value"), EFFECTS)
def test_the_effects_that_wait_are_those_of_an_own_building(named: str, path: Path, value: Any) -> None:
    s = table(side("tikal2", wood=3), calendar={"day": 16, "food_days": 2})
    play(s, "pick:tikal.2 act:tikal_2 build:a2_any_tech_stone")
    refused_in(s, named, path, value)


GIFTS = [
    *table_of("pending[4]", (("pending", 4, "left"), 2), (("pending", 4, "why"), "Z-8.1")),
    *table_of("pending[4].why", (("pending", 4, "why"), "Z-7.7")),
    *table_of("pending[3].why", (("pending", 3, "why"), "Z-8.1")),
    *table_of("pending[2]", (("players", 0, "technologies", "theology"), 1)),
    *table_of("pending[4]", (("skulls", "chichen_itza"), [2])),
    *table_of("pending[2]", (("skulls", "chichen_itza"), [])),
]


@clause("Z-8.9", "Z-7.19/1")
@pytest.mark.parametrize(("named", "path", "value"), GIFTS)
def test_a_block_comes_from_a_skull_that_was_placed(named: str, path: Path, value: Any) -> None:
    s = table(side("chichen_itza6", skull=1, technologies={"theology": 2}))
    play(s, "pick:chichen_itza.6 act:chichen_itza_6")
    data = changed(s.to_dict(), ("skulls", "bank"), None)
    assert tonalli.from_dict("tzolkin", data) == s
    assert named in refusal(changed(data, path, value), "tzolkin")


BONUS = [
    *table_of("pending[2]", (("players", 0, "technologies", "agriculture"), 2), (("pending", 2, "but"), "chaac")),
    *table_of("pending[2]", *many(("pending", 2, "why"), "Z-7.12", "Z-10.2", "Z-8.9")),
]


@clause("Z-8.1/2")
@pytest.mark.parametrize(("named", "path", "value"), BONUS)
def test_a_bonus_is_for_those_at_the_last_level(named: str, path: Path, value: Any) -> None:
    s = table(side("tikal1", wood=1, technologies={"agriculture": 3}))
    play(s, "pick:tikal.1 act:tikal_1 technology:agriculture")
    refused_in(s, named, path, value)


TRADE = [
    *table_of("pending[2]", *many(("pending", 2, "sold"), 1, 3), (("pending", 2, "optional"), 1)),
    *table_of("pending[2]", *many(("pending", 2, "sold"), 15, -1), *many(("pending", 2, "buying"), 2, -1)),
]


@clause("Z-7.20")
@pytest.mark.parametrize(("named", "path", "value"), TRADE)
def test_only_blocks_are_sold(named: str, path: Path, value: Any) -> None:
    s = play(table(side("uxmal2", wood=2, corn=2)), "pick:uxmal.2 act:uxmal_2 sell:wood")
    refused_in(s, named, path, value)


def test_a_mirror_is_asked_for_as_it_is_reached() -> None:
    s = play(table(side("uxmal5", corn=2)), "pick:uxmal.5 act:uxmal_5")
    refused_in(s, "pending[2]", ("pending", 2, "optional"), 1)
    refused_in(s, "pending[2]", ("players", 0, "corn"), 0)


# ---- the end of a turn and of a round -------------------------------------------------------------


@clause("Z-10.7/1")
def test_every_gap_is_filled_once() -> None:
    s = play(table(side("tikal2", wood=2)), "pick:tikal.2 act:tikal_2 build:a1_agriculture")
    assert s.actor == tonalli.CHANCE
    refused_in(s, "pending[1]", ("pending", 1, "gap"), 2)
    refused_in(s, "pending[2]", ("pending", 2), {"step": "draw-building", "gap": 1})
    refused_in(s, "pending", ("buildings", 3), None)
    refused_in(s, "pending[0]", ("pending", 0, "owner"), 1)
    refused_in(s, "this_turn.placed", ("this_turn",), {})


def choosing() -> State:
    """Seat 2 has claimed the Starting Player Space and may choose the days; seat 1 took the last turn."""
    sides = [side("tikal1", hand=2), side("tikal2", hand=2), side("start", hand=2), side("uxmal4", hand=2)]
    s = table(*sides, active=1, calendar={"day": 5, "starting_player": 2})
    return play(s, "place:palenque")


CHOOSING = [
    *table_of("calendar.starting_player", *many(("calendar", "starting_player"), 0, 1)),
    *table_of("active", (("calendar", "starting_player"), 2)),
    *table_of("this_turn.placed_on", (("active",), 3)),
    *table_of("calendar.corn", (("calendar", "corn"), 1)),
    *table_of("calendar.starting_player_space", (("calendar", "starting_player_space"), 2)),
    *table_of("calendar.day", *many(("calendar", "day"), 8, 9)),
    *table_of("pending[1]", (("players", 2, "double_advance"), False)),
    *table_of("pending[1]", (("pending",), [{"step": "next-round"}])),
    *table_of("pending[1]", (("pending",), [{"step": "next-round"}, {"step": "advance-calendar"}])),
    *table_of("this_turn.placed", (("this_turn", "claimed"), True)),
    *table_of("this_turn.over", (("this_turn", "over"), False)),
]


@clause("Z-12.2/2", "Z-12.3", "Z-12.8")
@pytest.mark.parametrize(("named", "path", "value"), CHOOSING)
def test_days_are_chosen_by_whoever_claimed_the_space(named: str, path: Path, value: Any) -> None:
    s = choosing()
    assert options(s) == ["days:1", "days:2"]
    data = changed(s.to_dict(), path, value)
    if path[-1] == "starting_player_space":
        data["players"][2]["workers_in_hand"] -= 1
    assert named in refusal(data, "tzolkin")


@clause("Z-12.4/1", "Z-12.4/2")
def test_two_days_are_not_chosen_over_a_worker_that_would_be_pushed_off() -> None:
    data = choosing().to_dict()
    teeth = data["gears"]["uxmal"]
    teeth[6], teeth[teeth.index(3)] = 3, None
    assert "pending[1]" in refusal(data, "tzolkin")


def changing_age() -> State:
    """Buildings of the second age are being laid out; seat 0 took the last turn."""
    sides = [side(f"uxmal{seat}", corn=9) for seat in range(4)]
    s = table(*sides, calendar={"day": 14, "food_days": 1, "starting_player": 1})
    return play(s, "place:tikal pass")


AGE = [
    *table_of("calendar.day", (("calendar", "food_days"), 0), *many(("calendar", "day"), 13, 16)),
    *table_of("calendar.age", (("calendar", "age"), 1)),
    *table_of("this_turn.placed_on", (("active",), 1)),
    *table_of("pending[3]", *many(("pending", 3, "number"), 0, 1)),
    *table_of("calendar.age", (("pending",), [{"step": "next-round"}, {"step": "advance-calendar"}])),
    *table_of("pending[4]", (("pending", 4, "gap"), 4)),
    *table_of("pending[10]", (("pending", 10), {"step": "draw-building", "gap": 0})),
]


@clause("Z-11.6/1")
@pytest.mark.parametrize(("named", "path", "value"), AGE)
def test_buildings_change_on_the_second_food_day(named: str, path: Path, value: Any) -> None:
    data = changed(changing_age().to_dict(), ("unseen",), GONE)
    assert tonalli.from_dict("tzolkin", data) == changing_age()
    assert named in refusal(changed(data, path, value), "tzolkin")


# ---- what is not in the game -----------------------------------------------------------------------


STRANGERS: dict[str, dict[str, Any]] = {
    "draw-prophecy": {"place": 1},
    "draw-quick-tile": {"slot": 6},
    "return-quick-workers": {},
    "deal-tribe": {"seat": 0, "left": 1},
    "pick-one": {"seat": 0},
    "may-advance": {"seat": 0, "track": "theology"},
}


@clause("P-1.1/2")
@pytest.mark.parametrize("kind", STRANGERS)
def test_steps_of_a_module_that_is_not_in_play_are_refused(kind: str) -> None:
    step = {"step": kind, **STRANGERS[kind]}
    data = position(side("tikal1", wood=1, corn=5))
    assert refusal({**data, "pending": [END, TURN, step]}, "tzolkin") == f"pending[2]: there is no {kind} in this game"
    assert refusal({**data, "pending": [step]}, "tzolkin") == f"pending[0]: there is no {kind} in this game"
    begun = tonalli.GAMES["tzolkin"].begin(tonalli.GAMES["tzolkin"].check({"players": 2})).to_dict()
    assert f"there is no {kind}" in refusal({**begun, "pending": [*begun["pending"], step]}, "tzolkin")


@clause("P-1.1/2")
def test_nothing_is_renovated_where_nothing_can_be() -> None:
    s = table(side("tikal4", wood=4, stone=2, technologies={"architecture": 3}))
    play(s, "pick:tikal.4 act:tikal_4 build:a1_extraction_gold architecture:now")
    step = {
        "step": "renovate", "seat": 0, "building": "a1_extraction_gold", "monument": None, "in_corn": 0, "helped": 1,
    }  # fmt: skip
    refused_in(s, "pending[4]: there is no renovate", ("pending", 4), step)


@clause("P-1.1/2", "P-2.1/1")
@pytest.mark.parametrize("new", ["a1_granary", "a2_skull_shrine"])
def test_a_building_of_a_module_lies_nowhere_without_it(new: str) -> None:
    s = play(table(side("tikal2", wood=4, stone=2)), "pick:tikal.2 act:tikal_2")
    assert s.top.kind == "build"
    refused_in(s, "buildings[5]", ("buildings", 5), new)
    refused_in(s, "players[0].buildings", ("players", 0, "buildings"), {new: 1})


@clause("Z-13.1/2")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_is_over_when_nothing_is_pending_after_the_fourth_food_day(players: int) -> None:
    data: dict[str, Any] = {}
    for state in games(players, 5):
        data = copy.deepcopy(state.to_dict()) if state.over else data
    assert tonalli.from_dict("tzolkin", data).over
    assert "active" in refusal({**data, "active": 0}, "tzolkin")
    assert "pending" in refusal({**data, "pending": [END, TURN]}, "tzolkin")
    assert "active" in refusal(changed(data, ("calendar", "food_days"), 3), "tzolkin")
    assert "calendar.day" in refusal(changed(data, ("calendar", "day"), 27), "tzolkin")
    del data["pending"]
    assert "active" in refusal(data, "tzolkin")


@pytest.mark.parametrize("seed", range(6))
def test_no_pending_step_can_be_taken_away_from_below_or_doubled(seed: int) -> None:
    """Of everything below the decision nothing is left out, and the decision is there once."""
    for index, state in enumerate(rich_games(seed)):
        data = state.to_dict()
        pending = data["pending"]
        if index > 150 or not pending:
            break
        assert "pending" in refusal({**data, "pending": [*pending, pending[-1]]}, "tzolkin")
        assert "pending" in refusal({**data, "pending": pending[1:]}, "tzolkin")
