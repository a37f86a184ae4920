"""What a seat may know of Tzolk'in (Z-2.14, Z-14.13): wealth tiles are secret until all have chosen."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import tonalli
from clauses import clause
from core.secrets import opening, told_apart_by
from core.varieties import PLAYERS, begin
from tonalli.tzolkin.names import WEALTH
from tzolkin.table import side, table

pytestmark = pytest.mark.pure


def secretly_changed(data: dict[str, Any], seat: int) -> dict[str, Any] | None:
    """The same position with other tiles dealt to and kept by one seat; None while none are dealt."""
    data = copy.deepcopy(data)
    chosen = data["opening"]
    gone = {tile for dealt in chosen["dealt"] for tile in dealt} | set(chosen["turned_up"])
    new = dict(zip(chosen["dealt"][seat], [tile for tile in WEALTH if tile not in gone], strict=False))
    for key in ("dealt", "kept"):
        chosen[key][seat] = sorted((new.get(tile, tile) for tile in chosen[key][seat]), key=WEALTH.index)
    return data if new else None


@clause("Z-2.14/1")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_else_can_tell_two_positions_apart_that_differ_only_in_secrets(players: int) -> None:
    compared = 0
    for seed in range(4):
        for state in opening("tzolkin", players, seed):
            data = state.to_dict()
            for seat in range(players):
                other_data = secretly_changed(data, seat)
                if other_data is None:
                    continue
                other = tonalli.from_dict("tzolkin", other_data)
                assert other.to_dict() == other_data != data
                compared += 1
                assert told_apart_by("tzolkin", state, other) == [seat]
                if state.actor != seat and state.actor >= 0:
                    assert state.legal() == other.legal(), "nor by what is legal"
    assert compared > 50


@clause("Z-2.14", "Z-15.3")
def test_only_who_chooses_knows_how_many_wealth_tiles_are_left_to_keep() -> None:
    """A tribe may keep more: others see neither how many, nor the corn that its workers will need."""
    match = begin(5, "tzolkin")
    match.play(match.legal()[0])
    chooser = match.actor
    own = match.view(chooser)
    assert own["decision"] == {"step": "keep-wealth", "seat": chooser, "left": 1}
    assert len(own["opening"]["kept"][chooser]) == 1
    assert own["players"][chooser]["corn_due"] == 6
    for seat in (None, 1 - chooser):
        view = match.view(seat)
        assert view["decision"] == {"step": "keep-wealth", "seat": chooser, "left": None}
        assert view["opening"]["kept"][chooser] is None
        assert view["players"][chooser]["corn_due"] is None


@clause("Z-11.5", "Z-15.8/2", "Z-15.8/4")
@pytest.mark.parametrize(
    ("buildings", "due"),
    [
        ({}, 8),
        ({"a1_single_farm": 2, "a1_community_farm": 1}, 2),
        ({"a1_community_farm": 2}, 0),
        ({"a2_large_farm": 2}, 0),
    ],
)
def test_a_view_tells_the_corn_that_would_feed_all_workers(buildings: dict[str, int], due: int) -> None:
    state = table(side(hand=4, buildings=buildings), calendar={"day": 17, "food_days": 2})
    shown = tonalli.GAMES["tzolkin"].view(state, None)["players"]
    assert [side["corn_due"] for side in shown] == [due, 6, 6, 6]


@clause("Z-5.2", "Z-7.18")
def test_a_view_tells_the_next_free_spaces_and_the_closed_actions() -> None:
    match = tonalli.new("tzolkin", players=3, seed=4)
    closed = 0
    dealer = tonalli.Dealer(4)
    while not match.over:
        view = match.view(match.actor)
        for gear, teeth in view["gears"].items():
            space = view["next_spaces"][gear]
            last = match.game.figures()["gears"][gear]["last"]
            free = [number for number in range(last + 1) if teeth[number] is None]
            assert space == (free[0] if free else None)
        assert view["closed_actions"] == [f"chichen_itza_{number}" for number in view["skulls"]["chichen_itza"]]
        closed = max(closed, len(view["closed_actions"]))
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])
    assert closed > 0


@clause("Z-3.1")
@pytest.mark.parametrize(("marker", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1])])
def test_a_view_tells_the_order_of_turns(marker: int, order: list[int]) -> None:
    state = table(calendar={"starting_player": marker})
    assert tonalli.GAMES["tzolkin"].view(state, None)["calendar"]["order"] == order


@clause("Z-11.2")
def test_no_corn_is_due_after_the_last_food_day() -> None:
    match = tonalli.new("tzolkin", players=2, seed=4)
    tonalli.playout(match.state, 4)
    view = tonalli.GAMES["tzolkin"].view(match.state, None)
    assert view["calendar"]["next_food_day"] is None
    assert [side["corn_due"] for side in view["players"]] == [None, None]
