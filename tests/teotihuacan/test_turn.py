"""Turn structure (T-4): normal turn, free unlock, unlocking for cocoa, end of turn."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.table import options, play, player, side, table, workers

pytestmark = pytest.mark.pure

AREA = {"worship": {"palace": "mask_4", "forest": "mask_4", "quarry": "mask_4"}}
"""Discovery tiles that nobody here can pay for, so that nothing has to be turned up."""


@clause("T-4.1/1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    s = table(side(), side(), side(), active=2, first_player=2)
    for seat in (2, 0, 1, 2, 0):
        assert s.actor == seat
        word = next(word for word in options(s) if word.startswith("move:"))
        play(s, word)
        play(s, next(word for word in options(s) if word.startswith("to:")))
        play(s, "collect")


@clause("T-4.2/1", "T-4.2/2", "T-4.4/2")
def test_without_a_locked_worker_a_turn_begins_with_a_move_and_cannot_be_passed() -> None:
    s = table(side("forest2 palace1 gold1", cocoa=9), side())
    assert options(s) == ["move:palace.1", "move:forest.2", "move:gold.1"]


@clause("T-4.2/1", "T-4.4/2")
def test_with_a_locked_worker_it_is_a_move_or_a_free_unlock() -> None:
    s = table(side("forest!2 palace1 gold1"), side())
    assert options(s) == ["unlock", "move:palace.1", "move:gold.1"]


@clause("T-4.3/2", "T-4.3/3")
def test_a_normal_turn_is_one_move_and_one_action() -> None:
    s = table(side("palace1 gold1 gold2", cocoa=5), side(), discovery_tiles=AREA)
    play(s, "move:palace.1 to:forest")
    assert options(s) == ["collect", "main", "worship:forest.ability", "worship:forest.both"]
    play(s, "collect")
    assert s.actor == 1
    assert player(s)["cocoa"] == 6


@clause("T-4.4/1", "T-4.7/1", "T-4.7/2")
def test_a_free_unlock_frees_all_own_workers_where_they_are_and_ends_the_turn() -> None:
    s = table(side("forest!2 palace3!4 gold1"), side("quarry!3 nobles1 nobles1"))
    play(s, "unlock")
    assert workers(s) == ["forest2", "gold1", "palace4", "reserve3"]
    assert "quarry!3" in workers(s, 1)
    assert s.actor == 1
    assert player(s)["cocoa"] == 0


@clause("T-4.4/2", "T-4.5")
def test_who_has_no_unlocked_worker_and_cannot_pay_must_unlock() -> None:
    s = table(side("forest!2 palace3!4 palace1!1", cocoa=2), side())
    assert options(s) == ["unlock"]


@clause("T-4.5", "T-4.6/1")
def test_who_has_no_unlocked_worker_and_three_cocoa_may_pay_instead() -> None:
    s = table(side("forest!2 palace3!4 palace1!1", cocoa=3), side())
    assert options(s) == ["unlock", "buy-unlock"]
    play(s, "buy-unlock")
    assert options(s) == ["move:palace.1", "move:palace.4", "move:forest.2"]
    assert player(s)["cocoa"] == 0


@clause("T-4.9", "T-4.6/1", "T-4.10/2")
def test_example_four_cocoa_and_two_locked_workers() -> None:
    s = table(side("forest!1 palace1!1 gold1", cocoa=4), side())
    play(s, "buy-unlock")
    assert player(s)["cocoa"] == 1
    assert workers(s) == ["forest1", "gold1", "palace1", "reserve3"]
    assert options(s) == ["move:palace.1", "move:forest.1", "move:gold.1"]
    play(s, "move:forest.1 to:quarry collect")
    assert s.actor == 1


@clause("T-4.10/1")
def test_the_payment_needs_a_locked_worker() -> None:
    s = table(side("forest1 palace1 gold1", cocoa=9), side())
    assert "buy-unlock" not in options(s)


@clause("T-4.10/2", "T-4.2/1")
def test_the_payment_settles_a_normal_turn_even_if_a_worker_is_locked_no_more() -> None:
    s = table(side("forest!1 palace1!1 gold1", cocoa=7), side())
    play(s, "buy-unlock")
    assert "unlock" not in options(s)
    assert "buy-unlock" not in options(s)


@clause("T-4.6/1")
@pytest.mark.parametrize(
    "before",
    [
        "",
        "move:palace.1 to:quarry",
        "move:palace.1 to:quarry main",
        "move:palace.1 to:quarry main pass",
        "move:palace.1 to:quarry main pass power-up:quarry.1",
        "move:palace.1 to:quarry collect",
        "use:power_up_2 power-up:gold.5",
    ],
    ids=["start", "after the move", "before the effect", "before power-ups", "end", "after collecting", "ascension"],
)
def test_it_may_be_paid_at_any_point_of_a_normal_turn(before: str) -> None:
    s = table(side("palace1 gold5 forest!2", cocoa=9, discovery_tiles=["power_up_2"]), side())
    play(s, before)
    had = player(s)["cocoa"]
    play(s, "buy-unlock")
    assert player(s)["cocoa"] == had - 3
    assert "forest2" in workers(s)


@clause("T-4.6/1")
def test_two_cocoa_do_not_unlock() -> None:
    s = table(side("palace1 gold1 forest!2", cocoa=2), side())
    assert "buy-unlock" not in options(s)
    play(s, "move:palace.1 to:quarry")
    assert "buy-unlock" not in options(s)


@clause("T-4.6/1")
def test_it_may_be_paid_twice_in_a_turn() -> None:
    s = table(side("palace1 gold1 forest!2", cocoa=6), side(), discovery_tiles=AREA)
    play(s, "buy-unlock move:palace.1 to:forest worship:forest.ability buy-unlock")
    assert player(s)["cocoa"] == 0
    assert workers(s) == ["forest1", "forest2", "gold1", "reserve3"]


@clause("T-4.6/2")
def test_it_is_closed_from_the_placing_to_the_end_of_a_worship() -> None:
    s = table(
        side("palace1 gold5 quarry!2", cocoa=9, wood=2, discovery_tiles=["vp_4", "power_up_2", "vp_4"]),
        side(),
        discovery_tiles=AREA,
    )
    play(s, "move:palace.1 to:forest")
    assert "buy-unlock" in options(s)
    play(s, "worship:forest.both")
    assert "buy-unlock" not in options(s)
    play(s, "use:power_up_2 power-up:gold.5")
    assert "ascend:vp" in options(s)
    assert "buy-unlock" not in options(s)
    play(s, "ascend:cocoa power-up:palace.1")
    assert "buy-unlock" not in options(s)
    play(s, "first:tile")
    assert "claim:mask_4" in options(s)
    assert "buy-unlock" not in options(s)
    play(s, "claim:mask_4")
    assert "use:vp_4" in options(s)
    assert "buy-unlock" not in options(s)
    play(s, "pass")
    assert "use:vp_4" in options(s)
    assert "buy-unlock" not in options(s)
    play(s, "pass ~discovery:mask_5")
    assert "buy-unlock" in options(s)


@clause("T-4.6/1", "T-7.2/2")
def test_paid_after_the_move_it_clears_the_own_worker_off_the_worship_space() -> None:
    s = table(side("palace1 gold1 forest!2", cocoa=3), side(), discovery_tiles=AREA)
    play(s, "move:palace.1 to:forest")
    assert "worship:forest.ability" not in options(s)
    play(s, "buy-unlock")
    assert "worship:forest.ability" in options(s)


@clause("T-4.6/1", "T-6.2/1", "T-10.1/1")
def test_a_worker_unlocked_after_the_move_counts_as_the_own_colour_there() -> None:
    s = table(side("palace1 gold1 quarry!2", cocoa=3), side("quarry1 nobles1 nobles1"))
    play(s, "move:palace.1 to:quarry")
    assert "main" in options(s)
    play(s, "buy-unlock")
    assert "main" not in options(s)
    play(s, "collect")
    assert player(s)["cocoa"] == 3


@clause("T-4.6/1", "T-8.10/2")
def test_a_worker_unlocked_before_the_effect_is_counted_by_it() -> None:
    s = table(side("palace2 gold1 quarry!2", cocoa=3), side())
    play(s, "move:palace.2 to:quarry main buy-unlock")
    assert player(s)["stone"] == 2
    assert player(s)["cocoa"] == 0


@clause("T-4.6/1", "T-4.2/1")
def test_it_is_not_for_sale_in_a_free_unlock_turn() -> None:
    s = table(side("palace1!1 gold1 forest!2", cocoa=9, discovery_tiles=["vp_4"]), side())
    play(s, "unlock")
    assert options(s) == ["pass", "use:vp_4"]


@clause("T-4.7/2")
def test_unlocking_never_changes_power() -> None:
    s = table(side("forest!5 palace2!1 decorations!3", cocoa=3), side())
    play(s, "buy-unlock")
    assert workers(s) == ["decorations3", "forest5", "palace1", "reserve3"]


@clause("T-4.8/1", "T-4.8/2")
@pytest.mark.parametrize("turn", ["move:gold.1 to:construction collect", "unlock"])
def test_the_light_disc_moves_after_any_turn_of_the_last_player(turn: str) -> None:
    s = table(side(), side("gold1 gold1 forest!1"), active=1)
    play(s, turn)
    assert s.to_dict()["calendar"]["light"] == 1


@clause("T-4.8/1")
@pytest.mark.parametrize("turn", ["move:gold.1 to:construction collect", "unlock"])
def test_the_light_disc_does_not_move_after_another_players_turn(turn: str) -> None:
    s = table(side("gold1 gold1 forest!1"), side(), side(), active=0)
    play(s, turn)
    assert s.to_dict()["calendar"]["light"] == 0


@clause("T-4.8/1")
def test_who_is_last_depends_on_the_first_player() -> None:
    s = table(side("gold1 gold1 forest!1"), side(), active=0, first_player=1)
    play(s, "unlock")
    assert s.to_dict()["calendar"]["light"] == 1


@clause("T-4.8/1", "T-8.8/6")
def test_tiles_at_the_end_of_the_turn_come_before_the_light_disc() -> None:
    s = table(side(), side("gold1 gold1 forest!1", discovery_tiles=["vp_4"]), active=1)
    play(s, "move:gold.1 to:construction collect use:vp_4")
    order = [event.kind for event in s.told if event.kind in ("use", "light_disc")]
    assert order == ["use", "light_disc"]


@clause("T-4.11/1")
def test_a_tile_at_the_start_leaves_both_kinds_of_turn_open() -> None:
    s = table(side("forest!2 palace1 gold5", discovery_tiles=["vp_4", "power_up_2"]), side())
    play(s, "use:vp_4")
    assert {"unlock", "move:palace.1"} <= set(options(s))
    play(s, "use:power_up_2 power-up:gold.5 ascend:vp power-up:palace.1")
    assert {"unlock", "move:palace.1", "move:palace.2"} <= set(options(s))


@clause("T-4.11/1", "T-8.25/1")
@pytest.mark.parametrize("tile", ["move_two", "move_anywhere"])
def test_a_move_tile_settles_a_normal_turn(tile: str) -> None:
    s = table(side("forest!2 palace1 palace1", discovery_tiles=[tile]), side())
    assert "unlock" in options(s)
    play(s, f"use:{tile}")
    assert options(s) == ["move:palace.1"]


@clause("T-4.11/2", "T-8.7/1")
def test_a_free_unlock_turn_takes_tiles_before_and_after() -> None:
    s = table(side("forest!2 palace1 gold1", discovery_tiles=["vp_4", "power_up_2"]), side())
    play(s, "use:vp_4 unlock use:power_up_2 power-up:forest.2 power-up:forest.3")
    assert player(s)["points"] == 4
    assert "forest4" in workers(s)
    assert s.actor == 1
