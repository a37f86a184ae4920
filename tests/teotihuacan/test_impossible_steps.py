"""Pending steps that do not fit their position are refused with the number of the step or the field."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import tonalli
from core.refusals import GONE, Path, changed, many, refusal, table_of
from core.varieties import before_setup, begin, play_on
from teotihuacan.table import last_turn, play, position, side, table

pytestmark = pytest.mark.pure

END = {"step": "end-turn", "seat": 0}
TURN = {"step": "turn", "seat": 0}


def climbing(steps: int) -> dict[str, Any]:
    return {"step": "climb-any", "seat": 0, "steps": steps, "open": 0, "why": "T-9.8"}


def test_a_turn_is_pending_once_and_right_above_its_end() -> None:
    data = position(side(), side())
    tonalli.from_dict("teotihuacan", changed(data, ("pending",), [END, TURN, climbing(1)]))
    for steps in ([END, TURN, TURN], [END, climbing(1), TURN], [END, TURN, climbing(1), TURN]):
        assert f"pending[{len(steps) - 1}]" in refusal(changed(data, ("pending",), steps))


@pytest.mark.parametrize(
    ("field", "step"),
    [
        ("steps", climbing(0)),
        ("amount", {"step": "take-resources", "seat": 0, "amount": 0}),
        ("left", {"step": "power-up-anyone", "seat": 0, "left": 0, "open": 0}),
        ("left", {"step": "sell", "seat": 0, "left": 0}),
        ("due", {"step": "cocoa-cost", "seat": 0, "due": 0, "why": "T-10.2"}),
    ],
    ids=lambda value: value if isinstance(value, str) else value["step"],
)
def test_what_is_counted_down_is_not_pending_at_none(field: str, step: dict[str, Any]) -> None:
    data = position(side(cocoa=3, wood=1, discovery_tiles=["ignore_cocoa"]), side())
    assert f"pending[2].{field}" in refusal(changed(data, ("pending",), [END, TURN, step]))


# ---- steps in the middle of a turn ---------------------------------------------------------------


def refused_in(data: dict[str, Any], named: str, path: Path, value: Any) -> None:
    """The position as it is can be read; changed it cannot."""
    tonalli.from_dict("teotihuacan", data)
    assert named in refusal(changed(changed(data, ("unseen",), GONE), path, value))


@pytest.mark.parametrize("cocoa", [0, 3])
@pytest.mark.parametrize("tiles", [{}, {"discovery_tiles": ["cocoa_4"]}, {"used_tiles": ["ignore_cocoa"]}], ids=repr)
def test_cocoa_is_waived_only_with_a_tile_to_waive_it(cocoa: int, tiles: dict[str, Any]) -> None:
    s = table(
        side("palace1 gold1 gold1", cocoa=cocoa, discovery_tiles=["ignore_cocoa"]),
        side("forest1 nobles1 nobles1"),
    )
    data = play(s, "move:palace.1 to:forest main").to_dict()
    number = len(data["pending"]) - 1
    assert data["pending"][number]["step"] == "cocoa-cost"
    refused_in(data, f"pending[{number}]", ("players", 0), {**data["players"][0], "discovery_tiles": [], **tiles})


def test_a_worker_in_hand_while_cocoa_is_due_has_somewhere_to_go() -> None:
    s = table(side("palace1 gold1 gold1", cocoa=1, discovery_tiles=["ignore_cocoa"]), side("forest1 nobles1 nobles1"))
    data = play(s, "move:palace.1 to:forest main").to_dict()
    refused_in(data, "players[0].workers[0]", ("pending",), [data["pending"][0], data["pending"][-1]])


MAJOR = [
    *table_of("pending[2]", *many(("pending", 2, "heap"), "blue_4", "green_6", "avenue_3")),
    *table_of("pending[2]", *many(("pending", 2, "temple"), "blue", "red")),
    *table_of("pending[2]", *many(("players", 0, "temples", "green"), 2, 4, 6)),
]


@pytest.mark.parametrize(("named", "path", "value"), MAJOR)
def test_a_major_step_is_the_one_the_marker_stands_on(named: str, path: Path, value: Any) -> None:
    s = table(
        side(temples={"green": 2, "blue": 4}, discovery_tiles=["temple_green"]),
        side(),
        discovery_tiles={"green_3": ["resources_2"], "blue_4": ["move_two"], "green_6": ["move_two"]},
    )
    refused_in(play(s, "use:temple_green").to_dict(), named, path, value)


AVENUE = [
    *table_of("pending[2]", *many(("pending", 2, "heap"), "avenue_6", "blue_4")),
    *table_of("pending[2]", *many(("players", 0, "avenue"), 2, 4, 6)),
]


@pytest.mark.parametrize(("named", "path", "value"), AVENUE)
def test_avenue_tiles_are_claimed_on_the_step_the_marker_stands_on(named: str, path: Path, value: Any) -> None:
    s = table(
        side(avenue=2, discovery_tiles=["avenue_step"]),
        side(),
        discovery_tiles={"avenue_3": ["resources_2"], "avenue_6": ["move_two"], "blue_4": ["move_two"]},
    )
    refused_in(play(s, "use:avenue_step").to_dict(), named, path, value)


def test_another_players_worker_is_not_moved_in_the_middle_of_a_turn() -> None:
    s = table(side("palace1 gold1 gold1"), side())
    data = play(s, "move:palace.1").to_dict()
    refused_in(data, "players[1].workers[0].moved", ("players", 1, "workers", 0, "moved"), True)


# ---- eclipses and reveals ------------------------------------------------------------------------


@pytest.mark.parametrize("eclipse", ["standard", "dark"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turns_left_fit_the_player_whose_turn_it_is(players: int, eclipse: str) -> None:
    sides = [side() for seat in range(players)]
    for first, active, left in itertools.product(range(players), range(players), range(2 * players)):
        calendar = {"light": 8 + players, "turns_left": left}
        data = position(*sides, eclipse=eclipse, active=active, first_player=first, calendar=calendar)
        rest = (first - 1 - active) % players
        if left in ([0] if eclipse == "dark" else [rest, rest + players]):
            tonalli.from_dict("teotihuacan", data)
        else:
            assert "calendar.turns_left" in refusal(data)


def test_no_turns_are_left_when_the_game_is_over() -> None:
    data = play_on(begin(3), 3).state.to_dict()
    assert data["active"] is None
    assert "calendar.turns_left" in refusal(changed(data, ("calendar", "turns_left"), 0))


def wages() -> dict[str, Any]:
    """Wages are due from everybody, and the neutral workers come after them."""
    s = last_turn(side(cocoa=1), side("forest!1 nobles1 nobles1", cocoa=1))
    return play(s, "unlock").to_dict()


def test_after_an_eclipse_play_goes_on_with_the_next_player() -> None:
    data = wages()
    assert data["pending"][0] == {"step": "next-turn", "seat": 0}
    refused_in(data, "pending[0]", ("pending", 0, "seat"), 1)


def test_there_is_a_pool_exactly_while_neutral_workers_are_drawn() -> None:
    s = play(tonalli.from_dict("teotihuacan", wages()), "wages:1 wages:1")
    drawing = s.to_dict()
    assert [step["step"] for step in drawing["pending"]] == ["next-turn", "draw-neutral", "draw-neutral"]
    pools: list[Any] = [GONE, [], drawing["neutral_pool"][:3]]
    for pool in pools:
        refused_in(drawing, "neutral_pool", ("neutral_pool",), pool)
    dealer = tonalli.Dealer(1)
    while s.actor == tonalli.CHANCE:
        dealer.answer(s)
    assert "neutral_pool" not in s.to_dict()
    assert "neutral_pool" in refusal({**s.to_dict(), "neutral_pool": drawing["neutral_pool"]})


def test_one_gap_is_not_filled_twice() -> None:
    data = before_setup(players=2, setup="first").to_dict()
    tonalli.from_dict("teotihuacan", data)
    for step in data["pending"][1:]:
        twice = [*data["pending"], step]
        assert f"pending[{len(twice) - 1}]" in refusal(changed(data, ("pending",), twice))


def test_setup_lays_no_more_tiles_on_a_step_than_belong_there() -> None:
    data = before_setup(players=2, setup="first").to_dict()
    surplus = {"step": "draw-heap-tile", "heap": "avenue_8", "index": 1}
    assert f"pending[{len(data['pending'])}]" in refusal(changed(data, ("pending",), [*data["pending"], surplus]))


@pytest.mark.parametrize(
    "between",
    [
        [{"step": "eclipse-over"}],
        [{"step": "score", "number": 0}],
        [{"step": "eclipse-over"}, {"step": "eclipse-over"}],
    ],
    ids=lambda steps: "+".join(step["step"] for step in steps),
)
@pytest.mark.parametrize("bottom", ["end-turn", "next-turn"])
def test_no_eclipse_is_resolved_in_the_middle_of_a_turn(between: list[dict[str, Any]], bottom: str) -> None:
    data = tonalli.new("teotihuacan", players=2, seed=5, setup="first").state.to_dict()
    active = data["active"]
    lowest = {"step": "end-turn", "seat": active} if bottom == "end-turn" else {"step": "next-turn", "seat": 1 - active}
    data["pending"] = [lowest, *between, {"step": "take-resources", "seat": active, "amount": 1}]
    with pytest.raises(tonalli.PositionError, match=r"pending\[\d\]"):
        tonalli.from_dict("teotihuacan", data)


def test_the_next_turn_waits_for_an_eclipse_only() -> None:
    data = tonalli.new("teotihuacan", players=2, seed=5, setup="first").state.to_dict()
    active = data["active"]
    data["pending"] = [
        {"step": "next-turn", "seat": 1 - active},
        {"step": "take-resources", "seat": active, "amount": 1},
    ]
    with pytest.raises(tonalli.PositionError, match=r"pending\[0\]"):
        tonalli.from_dict("teotihuacan", data)
