"""*Move two* and *move anywhere* (T-8.15 to T-8.18, T-8.25)."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.table import RING, options, play, player, side, table, workers

pytestmark = pytest.mark.pure

AREAS = {"worship": {"palace": "mask_4", "forest": "mask_4"}}


@clause("T-8.15/2")
def test_a_second_worker_of_the_same_board_moves_along() -> None:
    s = table(side("palace1 palace3 gold1", discovery_tiles=["move_two"]), side())
    play(s, "use:move_two move:palace.1 with:3")
    assert options(s) == ["to:forest", "to:quarry", "to:gold"]
    play(s, "to:quarry collect")
    assert workers(s) == ["gold1", "quarry1", "quarry3", "reserve3"]


@clause("T-8.15/2", "T-8.25/2")
def test_only_boards_with_two_own_unlocked_workers_can_be_left() -> None:
    s = table(side("palace1 palace3 gold1 gold1", discovery_tiles=["move_two"]), side())
    play(s, "use:move_two")
    assert options(s) == ["move:palace.1", "move:gold.1"]  # the weaker of a pair is named first
    play(s, "move:gold.1")
    assert options(s) == ["with:1"]


@clause("T-8.15/2")
def test_any_two_of_three_may_go() -> None:
    pairs = set()
    for first in ("1", "2", "3"):
        s = table(side("palace1 palace2 palace3", discovery_tiles=["move_two"]), side())
        play(s, "use:move_two")
        if f"move:palace.{first}" in options(s):
            play(s, f"move:palace.{first}")
            pairs |= {(first, word.removeprefix("with:")) for word in options(s)}
    assert pairs == {("1", "2"), ("1", "3"), ("2", "3")}


@clause("T-8.15/2", "T-8.25/2")
@pytest.mark.parametrize("own", ["palace1 forest1 gold1", "palace1 palace1!1 gold1", "palace1 palace1!1 palace2!2"])
def test_without_two_unlocked_workers_on_a_board_it_cannot_be_used(own: str) -> None:
    s = table(side(own, discovery_tiles=["move_two"]), side("palace1 forest1 gold1"))
    assert "use:move_two" not in options(s)


@clause("T-8.15/2", "T-8.25/2", "T-4.6/1")
def test_a_worker_unlocked_first_may_move_along() -> None:
    s = table(side("palace1 palace1!2 gold1", cocoa=3, discovery_tiles=["move_two"]), side())
    play(s, "buy-unlock use:move_two move:palace.1 with:2 to:forest collect")
    assert workers(s) == ["forest1", "forest2", "gold1", "reserve3"]


@clause("T-8.16/2", "T-6.2/2")
def test_neither_arriving_worker_counts_as_a_colour() -> None:
    s = table(side("palace1 palace3 gold1", discovery_tiles=["move_two"]), side("forest1 nobles1 nobles1"))
    play(s, "use:move_two move:palace.1 with:3 to:forest collect")
    assert player(s)["cocoa"] == 2


@clause("T-8.16/2", "T-10.1/1", "T-10.5/1")
def test_both_count_for_the_main_action_and_cost_nothing() -> None:
    s = table(side("palace2 palace3 gold1", discovery_tiles=["move_two"]), side())
    play(s, "use:move_two move:palace.2 with:3 to:forest main")
    assert player(s)["wood"] == 2
    assert options(s) == ["power-up:forest.2", "power-up:forest.3"]


@clause("T-8.16/2", "T-10.5/1")
def test_with_a_third_worker_there_the_count_is_three_and_the_own_colour_costs() -> None:
    s = table(side("palace2 palace3 forest2", cocoa=1, discovery_tiles=["move_two"]), side())
    play(s, "use:move_two move:palace.2 with:3 to:forest main")
    assert (player(s)["wood"], player(s)["cocoa"]) == (3, 3)


@clause("T-8.16/2")
@pytest.mark.parametrize(("locked", "free"), [(1, 3), (3, 1)])
def test_in_a_worship_the_player_chooses_who_is_locked(locked: int, free: int) -> None:
    s = table(side("palace1 palace3 gold1", discovery_tiles=["move_two"]), side(), discovery_tiles=AREAS)
    play(s, "use:move_two move:palace.1 with:3 to:forest worship:forest.ability")
    assert options(s) == ["lock:1", "lock:3"]
    play(s, f"lock:{locked}")
    assert workers(s) == sorted([f"forest!{locked}", f"forest{free}", "gold1", "reserve3"])
    assert s.actor == 1


@clause("T-8.16/2")
def test_of_two_equal_workers_either_is_locked_without_asking() -> None:
    s = table(side("palace2 palace2 gold1", discovery_tiles=["move_two"]), side(), discovery_tiles=AREAS)
    play(s, "use:move_two move:palace.2 with:2 to:forest worship:forest.ability")
    assert workers(s) == ["forest!2", "forest2", "gold1", "reserve3"]
    assert s.actor == 1


@clause("T-8.16/1", "T-7.2/1")
def test_only_one_action_is_taken_and_only_one_space() -> None:
    s = table(side("nobles2 nobles3 gold1", discovery_tiles=["move_two"]), side(), discovery_tiles=AREAS)
    play(s, "use:move_two move:nobles.2 with:3 to:palace worship:palace1.ability lock:2")
    assert s.actor == 1
    assert workers(s) == ["gold1", "palace1!2", "palace3", "reserve3"]


@clause("T-8.17/1", "T-8.17/2")
@pytest.mark.parametrize("start", RING)
def test_move_anywhere_reaches_every_board_also_its_own(start: str) -> None:
    s = table(side(f"{start}4 gold1 gold1", discovery_tiles=["move_anywhere"]), side())
    play(s, f"use:move_anywhere move:{start}.4")
    assert set(options(s)) == {f"to:{board}" for board in RING}


@clause("T-8.17/2", "T-6.2/2")
def test_back_on_its_own_board_the_worker_does_not_count_itself() -> None:
    s = table(side("forest4 gold1 gold1", discovery_tiles=["move_anywhere"]), side())
    play(s, "use:move_anywhere move:forest.4 to:forest collect")
    assert player(s)["cocoa"] == 1
    assert "forest4" in workers(s)


@clause("T-8.17/3", "T-5.3/1")
@pytest.mark.parametrize(
    ("start", "target", "cocoa"),
    [("nobles", "forest", 0), ("nobles", "palace", 1), ("palace", "palace", 1), ("forest", "forest", 0)],
)
def test_technology_01_pays_after_move_anywhere_only_on_the_palace(start: str, target: str, cocoa: int) -> None:
    s = table(side(f"{start}4 gold1 gold1", technologies=["01"], discovery_tiles=["move_anywhere"]), side())
    play(s, f"use:move_anywhere move:{start}.4 to:{target}")
    assert player(s)["cocoa"] == cocoa


@clause("T-8.17")
def test_a_locked_worker_does_not_move_anywhere() -> None:
    s = table(side("forest!4 gold!1 quarry!1", discovery_tiles=["move_anywhere", "move_two"]), side())
    assert options(s) == ["unlock"]


@clause("T-8.18", "T-8.25/1")
@pytest.mark.parametrize("order", ["use:move_two use:move_anywhere", "use:move_anywhere use:move_two"])
def test_both_tiles_send_two_workers_to_the_same_free_target(order: str) -> None:
    s = table(side("nobles1 nobles2 gold1", technologies=["01"], discovery_tiles=["move_two", "move_anywhere"]), side())
    play(s, f"{order} move:nobles.1 with:2")
    assert set(options(s)) == {f"to:{board}" for board in RING}
    play(s, "to:quarry")
    assert player(s)["cocoa"] == 0
    play(s, "collect")
    assert workers(s) == ["gold1", "quarry1", "quarry2", "reserve3"]


@clause("T-8.18", "T-5.4")
def test_both_tiles_onto_the_palace_pay_technology_01_twice() -> None:
    s = table(side("palace1 palace2 gold1", technologies=["01"], discovery_tiles=["move_two", "move_anywhere"]), side())
    play(s, "use:move_two use:move_anywhere move:palace.1 with:2 to:palace")
    assert player(s)["cocoa"] == 2


@clause("T-8.25/1", "T-8.25/2", "T-8.15/1")
@pytest.mark.parametrize(("tile", "other"), [("move_two", "move_anywhere"), ("move_anywhere", "move_two")])
def test_only_the_other_move_tile_may_come_between(tile: str, other: str) -> None:
    hand = ["move_two", "move_two", "move_anywhere", "move_anywhere", "vp_4", "cocoa_4", "power_up_2"]
    s = table(side("palace1 palace1 gold!1", cocoa=9, discovery_tiles=hand), side())
    play(s, f"use:{tile}")
    assert options(s) == ["move:palace.1", f"use:{other}"]
    play(s, f"use:{other}")
    assert options(s) == ["move:palace.1"]


@clause("T-8.25/1")
def test_after_the_move_neither_may_be_used() -> None:
    s = table(side("palace1 palace1 gold1", discovery_tiles=["move_two", "move_anywhere"]), side())
    play(s, "move:palace.1 to:forest")
    assert [word for word in options(s) if word.startswith("use:")] == []
    play(s, "collect")
    assert s.actor == 1


@clause("T-8.25/1")
def test_tiles_used_before_the_move_tile_are_allowed() -> None:
    s = table(side("palace1 palace1 gold1", discovery_tiles=["move_two", "power_up_2"]), side())
    play(s, "use:power_up_2 power-up:palace.1 power-up:palace.2 use:move_two move:palace.1 with:3 to:forest collect")
    assert workers(s) == ["forest1", "forest3", "gold1", "reserve3"]
