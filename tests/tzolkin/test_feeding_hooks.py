"""Feeding where a worker may need more than a symbol covers (Z-15.8)."""

from __future__ import annotations

import pytest

import tonalli.core.state
from clauses import clause
from tonalli.core.native import i64
from tonalli.tzolkin.prophecy import Prophecy
from tzolkin.rounds import finish, unowned
from tzolkin.stand_ins import fresh, seated
from tzolkin.table import player, side

pytestmark = pytest.mark.pure

if not str(tonalli.core.state.__file__).endswith(".py"):
    pytest.skip("interpreted classes cannot stand in for compiled ones", allow_module_level=True)


class Hunger(Prophecy):
    """P-5.10: every worker needs more corn."""

    def __init__(self, more: int) -> None:
        self.more = more

    def corn_per_worker(self) -> i64:
        return self.more


def fed(corn: int, more: int, farms: dict[str, int]) -> tuple[int, int]:
    """Fed workers of three and the corn that is left, with so much corn, need and farms."""
    own = side(corn=corn, buildings=farms)
    calendar = {"day": 8, "starting_player": 1}
    s = seated(fresh(prophecy=Hunger(more)), own, tribes=(), calendar=calendar, buildings=unowned((own,), 1))
    finish(s)
    return player(s)["fed"], player(s)["corn"]


@clause("Z-15.8/1")
@pytest.mark.parametrize(("more", "corn", "found"), [(0, 6, (3, 0)), (1, 6, (2, 0)), (1, 9, (3, 0)), (3, 9, (1, 4))])
def test_a_worker_needs_what_the_rules_in_force_ask(more: int, corn: int, found: tuple[int, int]) -> None:
    assert fed(corn, more, {}) == found


@clause("Z-15.8/2")
@pytest.mark.parametrize(("farms", "found"), [(0, (2, 1)), (1, (3, 1)), (2, (3, 4))])
def test_a_farm_for_all_lowers_the_need_of_every_worker_by_1(farms: int, found: tuple[int, int]) -> None:
    assert fed(7, 1, {"a1_community_farm": farms}) == found


@clause("Z-15.8/3")
@pytest.mark.parametrize(("symbols", "corn", "found"), [(1, 7, (3, 0)), (2, 5, (3, 0)), (3, 3, (3, 0)), (3, 2, (2, 0))])
def test_a_symbol_lowers_the_need_of_one_worker_by_2(symbols: int, corn: int, found: tuple[int, int]) -> None:
    assert fed(corn, 1, {"a1_single_farm": symbols}) == found


@clause("Z-15.8/4")
@pytest.mark.parametrize(
    ("farms", "corn", "found"),
    [
        ({"a1_single_farm": 1, "a1_community_farm": 1}, 2, (3, 0)),
        ({"a1_single_farm": 2, "a1_community_farm": 1}, 1, (3, 0)),
        ({"a1_single_farm": 2, "a1_community_farm": 1}, 0, (2, 0)),
        ({"a1_single_farm": 3, "a1_community_farm": 2}, 4, (3, 4)),
    ],
)
def test_what_a_worker_does_not_need_helps_nobody_else(
    farms: dict[str, int], corn: int, found: tuple[int, int]
) -> None:
    assert fed(corn, 0, farms) == found


@clause("Z-15.8/5")
@pytest.mark.parametrize(
    ("symbols", "corn", "found"), [(1, 3, (1, 2)), (1, 6, (2, 2)), (2, 3, (2, 1)), (2, 4, (2, 2)), (2, 1, (1, 0))]
)
def test_the_cheapest_are_fed_first(symbols: int, corn: int, found: tuple[int, int]) -> None:
    assert fed(corn, 1, {"a1_single_farm": symbols}) == found
