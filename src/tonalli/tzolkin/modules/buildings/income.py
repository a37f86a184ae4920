"""Food Day incomes of the new buildings of age 1 (P-7.16 to P-7.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tonalli.core.native import i64
from tonalli.tzolkin.modules.buildings.names import FIRST_NEW
from tonalli.tzolkin.moments import Kinds
from tonalli.tzolkin.names import CORN, GOLD, SKULL, STONE, WOOD
from tonalli.tzolkin.rules import FoodDayItem
from tonalli.tzolkin.steps.goods import Gain

if TYPE_CHECKING:
    from tonalli.tzolkin.state import State

SECOND_AGE: Final = 2
"""P-7.21.1: Food Days held before the first one of age 2."""


@final
class Income:
    """What a building brings on the Food Days of each age."""

    def __init__(self, good: i64, amount: i64, later: i64) -> None:
        self.good = good
        self.amount = amount
        self.later = later
        """The good in age 2."""

    def good_now(self, s: State) -> i64:
        """P-7.21.1: by the number of the Food Day, so that a late one still belongs to its age."""
        return self.good if s.food_days < SECOND_AGE else self.later


def incomes() -> list[Income]:
    """P-7.20, P-7.21, P-7.22, P-7.23, in the order of the buildings."""
    return [Income(CORN, 3, CORN), Income(WOOD, 1, SKULL), Income(GOLD, 1, GOLD), Income(STONE, 1, STONE)]


@final
class FoodDayIncome(FoodDayItem):
    """P-7.16, P-12.2: before feeding, in turn order; P-7.18: also of what was built on this very day.

    P-7.17, P-13.12: it is gained like anything else, so that it is taxed, or refused.
    """

    def __init__(self, incomes: list[Income]) -> None:
        self.incomes = incomes

    def hold(self, s: State) -> None:
        for order in range(s.rules.players - 1, -1, -1):
            seat = s.seat(order)
            for index in range(len(self.incomes) - 1, -1, -1):
                if s.players[seat].buildings[FIRST_NEW + index] > 0:
                    income = self.incomes[index]
                    s.push(Gain(seat, income.good_now(s), income.amount, "P-7.16"))

    def asks(self) -> Kinds:
        return ("gain", "taxed")
