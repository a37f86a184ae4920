"""Feeding with farms, where Hunger makes workers need three corn (P-8)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tonalli.tzolkin.state import State as Table
from tonalli.tzolkin.steps.food_day import corn_due
from tzolkin.prophecies.foretelling import FACTS, under
from tzolkin.rounds import finish
from tzolkin.table import player, side

pytestmark = pytest.mark.pure

ONE, ALL = "a1_single_farm", "a1_community_farm"
THREE = "a2_large_farm"


def needed(workers: int, prophecy: str = "hunger", **own: Any) -> int:
    """The corn that feeds all workers."""
    s = under(prophecy, side(hand=workers, **own), held=2, last=True)
    assert isinstance(s, Table)
    return int(corn_due(s, 0))


@clause("P-8.10", "P-8.5/2")
def test_example_1() -> None:
    example = next(each for each in FACTS["examples"] if each["id"] == "farms_1")
    assert example["given"]["workers"] == 3
    assert needed(3, buildings={ALL: 2, ONE: 1}) == example["expect"]["corn_to_feed_all"] == 2


@clause("P-8.1")
@pytest.mark.parametrize(("prophecy", "corn"), [("hunger", 9), ("drought", 6)])
def test_a_worker_needs_two_corn_or_three(prophecy: str, corn: int) -> None:
    assert needed(3, prophecy) == corn


@clause("P-8.2")
def test_a_symbol_makes_one_worker_need_two_less() -> None:
    assert needed(3, buildings={ONE: 1}) == 7


@clause("P-8.3")
def test_no_worker_uses_two_symbols() -> None:
    assert needed(3, buildings={THREE: 2}) == 3


@clause("P-8.4/1", "P-8.4/2")
@pytest.mark.parametrize(("farms", "corn"), [(1, 6), (2, 3)])
def test_symbols_for_all_add_up(farms: int, corn: int) -> None:
    assert needed(3, buildings={ALL: farms}) == corn


@clause("P-8.5/1", "P-8.5/2")
@pytest.mark.parametrize(
    ("farms", "corn"),
    [({ALL: 2, THREE: 1}, 0), ({ALL: 1, THREE: 1}, 0), ({ALL: 1, ONE: 1}, 4), ({ALL: 2, ONE: 2}, 1)],
)
def test_both_kinds_together(farms: dict[str, int], corn: int) -> None:
    assert needed(3, buildings=farms) == corn


@clause("P-8.6/1", "P-8.6/2")
@pytest.mark.parametrize(("corn", "fed", "left"), [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 1, 2), (4, 2, 0), (7, 3, 0)])
def test_the_cheapest_are_fed_first_and_none_by_half(corn: int, fed: int, left: int) -> None:
    s = under("hunger", side(hand=3, corn=corn, buildings={ONE: 1}), held=2, last=True)
    finish(s)
    assert (player(s)["fed"], player(s)["corn"]) == (fed, left)


@clause("P-8.7")
def test_each_unfed_worker_costs_three_points() -> None:
    s = under("hunger", side(hand=3, corn=3), held=2, last=True)
    finish(s)
    lost = [
        event.number("quarters") for event in s.told if (event.kind, event.seat, event.why) == ("score", 0, "Z-11.3")
    ]
    assert lost == [-4 * 6]


@clause("P-8.8")
def test_the_wealth_tile_with_the_symbol_is_a_farm() -> None:
    assert needed(3, wealth_tiles=["wealth_uxmal_3", "wealth_tikal_3"]) == 7
