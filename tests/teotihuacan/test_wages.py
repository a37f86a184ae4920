"""Wages in an Eclipse (T-19.7, T-19.8, T-19.15, T-19.17)."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.table import events, last_turn, options, play, player, side
from tonalli import State

pytestmark = pytest.mark.pure

RESTING = side("forest!1 nobles1 alchemy1")
BONUS = {"blue": "fifteen", "red": "avenue", "green": "technology"}


def wages(workers: str, points: int = 90, cocoa: int = 0, tiles: tuple[str, ...] = ()) -> State:
    """The first player stands before wages; the three others have nothing to pay with."""
    s = last_turn(side(workers, points=points, cocoa=cocoa, discovery_tiles=list(tiles)), side(), side(), RESTING)
    return play(s, "unlock")


@clause("T-19.7/1", "T-19.7/2", "T-19.8/1")
@pytest.mark.parametrize(
    ("workers", "due"),
    [
        ("forest1 quarry2 gold3", 3),
        ("forest3 quarry3 gold3 palace3", 4),
        ("forest4 quarry1 gold1", 4),
        ("forest5 quarry1 gold1", 4),
        ("forest4 quarry5 gold4 palace5", 8),
        ("gold!4 palace2!1 quarry!2", 4),
    ],
)
def test_a_worker_in_play_costs_one_cocoa_and_a_strong_one_two(workers: str, due: int) -> None:
    s = wages(workers)
    assert player(s)["points"] == 90 - 3 * due
    s = wages(workers, cocoa=20)
    assert options(s) == [f"wages:{amount}" for amount in range(due + 1)]
    play(s, f"wages:{due}")
    assert (player(s)["points"], player(s)["cocoa"]) == (90, 20 - due)


@clause("T-19.7/2")
def test_neutral_workers_cost_nothing() -> None:
    s = last_turn(side(points=90), RESTING, neutral_workers={"yellow": ["forest"], "red": ["forest"]})
    play(s, "unlock")
    assert player(s)["points"] == 81


@clause("T-19.8/1")
@pytest.mark.parametrize("paid", [0, 1, 2])
def test_any_part_held_may_be_paid_and_each_unpaid_cocoa_costs_three_points(paid: int) -> None:
    s = wages("forest1 quarry1 gold1", cocoa=2)
    assert options(s) == ["wages:0", "wages:1", "wages:2"]
    play(s, f"wages:{paid}")
    assert player(s)["points"] == 90 - 3 * (3 - paid)
    assert player(s)["cocoa"] == 2 - paid


@clause("T-19.8/1", "T-1.9", "T-19.15")
def test_computed_example_points_do_not_fall_below_zero() -> None:
    s = wages("forest1 quarry1 gold1", points=4)
    assert player(s)["points"] == 0


@clause("T-19.8/2", "T-8.21/3", "T-8.7/2")
def test_ignore_cocoa_cancels_the_whole_amount() -> None:
    s = wages("forest5 quarry5 gold5 palace5", cocoa=1, tiles=("ignore_cocoa",))
    assert options(s) == ["wages:0", "wages:1", "use:ignore_cocoa"]
    play(s, "use:ignore_cocoa")
    assert (player(s)["points"], player(s)["cocoa"]) == (90, 1)
    assert player(s)["used_tiles"] == ["ignore_cocoa"]


@clause("T-19.8/1", "T-19.17/1")
def test_ignore_cocoa_may_be_kept() -> None:
    s = wages("forest1 quarry1 gold1", cocoa=3, tiles=("ignore_cocoa",))
    play(s, "wages:3")
    assert player(s)["discovery_tiles"] == ["ignore_cocoa"]
    assert player(s)["points"] == 90


@clause("T-19.17/1", "T-8.21/3")
def test_who_holds_ignore_cocoa_but_no_cocoa_is_asked() -> None:
    s = wages("forest1 quarry1 gold1", tiles=("ignore_cocoa",))
    assert options(s) == ["wages:0", "use:ignore_cocoa"]


@clause("T-19.17/1", "T-8.7/2")
def test_no_other_tile_may_be_used_for_wages() -> None:
    s = wages("gold!1 quarry1 gold1", cocoa=1, tiles=("cocoa_4", "vp_4", "resources_2"))
    assert options(s) == ["wages:0", "wages:1"]


@clause("T-19.17/1", "T-8.7/2", "T-4.6")
def test_the_player_of_the_last_turn_has_no_more_than_the_others() -> None:
    s = last_turn(side(), side("palace1 gold!1 quarry1", points=20, cocoa=9, discovery_tiles=["cocoa_4"]))
    play(s, "unlock pass")
    assert s.actor == 1
    assert options(s) == ["wages:0", "wages:1", "wages:2", "wages:3"]


@clause("T-19.17/1", "T-19.17/2", "T-1.18/1")
def test_wages_are_decided_in_player_order_and_who_holds_nothing_is_not_asked() -> None:
    sides = [side(points=9, cocoa=1), RESTING, side(points=9), side(points=9, cocoa=1)]
    s = play(last_turn(*sides, first_player=2), "unlock")
    assert s.actor == 3
    assert player(s, 2)["points"] == 0  # the first player, who was not asked
    assert player(s, 0)["points"] == 9
    play(s, "wages:1")
    assert s.actor == 0
    play(s, "wages:0")
    assert [player(s, seat)["points"] for seat in range(4)] == [0, 0, 0, 3]


@clause("T-19.17/1", "T-19.1")
def test_wages_come_after_the_masks_and_before_the_bonus_tiles() -> None:
    sides = [side(cocoa=3, discovery_tiles=["mask_4"], temples={"blue": 10}), side(), side(), RESTING]
    s = play(last_turn(*sides, eclipses=2, temple_bonus_tiles=BONUS), "unlock")
    assert s.actor == 0
    assert player(s)["points"] == 1
    play(s, "wages:3")
    assert s.over
    assert player(s)["points"] == 16
    assert [event.text("bonus") for event in events(s, "bonus")] == ["fifteen"]


@clause("T-19.7/1", "T-19.8/1")
def test_wages_are_due_in_every_eclipse() -> None:
    for eclipses in (0, 1, 2):
        s = last_turn(side(points=90), side(), side(), RESTING, eclipses=eclipses)
        play(s, "unlock")
        assert player(s)["points"] == 81
