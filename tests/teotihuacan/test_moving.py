"""Moving (T-5) and technology 01."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.table import RING, events, options, play, player, side, table, workers

pytestmark = pytest.mark.pure


@clause("T-5.1/1", "T-5.1/2", "T-1.2/4")
@pytest.mark.parametrize("slot", range(8))
def test_a_worker_moves_one_to_three_slots_clockwise(slot: int) -> None:
    s = table(side(f"{RING[slot]}4 palace1 palace1"), side())
    play(s, f"move:{RING[slot]}.4")
    assert set(options(s)) == {f"to:{RING[(slot + distance) % 8]}" for distance in (1, 2, 3)}


@clause("T-5.1/1")
def test_the_ring_of_this_game_decides_not_the_numbers_of_the_boards() -> None:
    ring = ["palace", "nobles", "gold", "decorations", "construction", "forest", "quarry", "alchemy"]
    s = table(side("palace1 gold1 gold1"), side(), ring=ring)
    play(s, "move:palace.1")
    assert set(options(s)) == {"to:nobles", "to:gold", "to:decorations"}


@clause("T-5.1/3", "T-1.6/1")
def test_locked_and_reserve_workers_do_not_move() -> None:
    s = table(side("forest!2 palace1!3 gold1"), side())
    assert [word for word in options(s) if word.startswith("move:")] == ["move:gold.1"]


@clause("T-5.1/1")
def test_only_own_workers_move_and_equal_ones_are_offered_once() -> None:
    s = table(side("gold1 gold1 gold2"), side("forest1 forest2 forest3"))
    assert options(s) == ["move:gold.1", "move:gold.2"]


@clause("T-5.1/1", "T-4.3/1")
def test_exactly_one_worker_is_moved() -> None:
    s = table(side("gold1 gold1 gold2"), side())
    play(s, "move:gold.1 to:nobles collect")
    assert workers(s) == ["gold1", "gold2", "nobles1", "reserve3"]


@clause("T-5.2")
def test_boards_passed_over_have_no_effect() -> None:
    s = table(side("nobles1 gold1 gold2"), side("decorations1 palace1 palace1"))
    play(s, "move:nobles.1 to:forest collect")
    assert player(s)["cocoa"] == 1
    assert len(events(s, "gain")) == 1


@clause("T-5.3/1", "T-5.3/3", "T-5.6", "T-5.2")
@pytest.mark.parametrize(
    ("start", "target", "cocoa"),
    [
        ("nobles", "decorations", 0),
        ("nobles", "palace", 1),
        ("nobles", "forest", 1),
        ("decorations", "palace", 1),
        ("decorations", "forest", 1),
        ("decorations", "quarry", 1),
        ("alchemy", "palace", 1),
        ("alchemy", "decorations", 0),
        ("construction", "decorations", 0),
        ("palace", "forest", 0),
        ("palace", "gold", 0),
        ("forest", "construction", 0),
    ],
)
def test_technology_01_pays_for_ending_on_or_passing_the_palace_not_for_leaving_it(
    start: str, target: str, cocoa: int
) -> None:
    s = table(side(f"{start}1 gold1 gold2", technologies=["01"]), side())
    play(s, f"move:{start}.1 to:{target}")
    assert player(s)["cocoa"] == cocoa


@clause("T-5.6")
def test_example_from_slot_seven() -> None:
    s = table(side("nobles1 gold1 gold2"), side())
    assert RING[6] == "nobles"
    play(s, "move:nobles.1")
    assert set(options(s)) == {"to:decorations", "to:palace", "to:forest"}


@clause("T-5.3/1")
def test_only_the_owner_of_technology_01_gains() -> None:
    s = table(side("nobles1 gold1 gold2"), side(technologies=["01"]))
    play(s, "move:nobles.1 to:palace")
    assert player(s)["cocoa"] == 0
    assert player(s, 1)["cocoa"] == 0


@clause("T-5.3/2")
def test_the_cocoa_of_technology_01_may_pay_for_the_action() -> None:
    s = table(side("nobles1 gold1 gold2", technologies=["01"]), side("forest1 palace1 palace1"))
    play(s, "move:nobles.1 to:forest")
    assert "main" in options(s)
    play(s, "main")
    assert player(s)["cocoa"] == 1  # 1 of the move, 1 paid, 1 of the Forest


@clause("T-5.4", "T-8.15/2")
@pytest.mark.parametrize("target", ["palace", "forest"])
def test_with_a_second_worker_technology_01_pays_twice(target: str) -> None:
    s = table(side("nobles1 nobles2 gold2", technologies=["01"], discovery_tiles=["move_two"]), side())
    play(s, f"use:move_two move:nobles.1 with:2 to:{target}")
    assert player(s)["cocoa"] == 2


@clause("T-5.5", "T-17.3", "T-17.4")
def test_technology_01_pays_neither_for_a_reborn_nor_for_a_fourth_worker() -> None:
    s = table(side("nobles5 gold1 gold2", technologies=["01"], discovery_tiles=["power_up_2"]), side())
    play(s, "use:power_up_2 power-up:nobles.5")
    assert player(s)["cocoa"] == 0
    play(s, "ascend:worker")
    assert workers(s) == ["gold1", "gold2", "palace1", "palace3"]
    assert player(s)["cocoa"] == 2
