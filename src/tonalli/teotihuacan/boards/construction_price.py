"""What a pyramid tile costs, and what technology 15 saves (T-15.3, T-12.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tonalli.core.bits import BIT
from tonalli.core.game import Reason
from tonalli.core.native import i64
from tonalli.teotihuacan.amounts import FREE, Amounts
from tonalli.teotihuacan.names import STONE, WOOD
from tonalli.teotihuacan.pyramid import LEVEL_WOOD, LEVELS, TILE_STONE

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State

# What a tile may be discounted by (T-12.13).
FULL_PRICE: Final = 0
WOOD_LESS: Final = 1
STONE_LESS: Final = 2


def has_discount(s: State, player: i64) -> bool:
    """T-12.13: technology 15 makes one tile of the action cheaper."""
    return s.players[player].technologies & s.rules.discounting != 0 and s.now.discounted == 0


def tile_cost(level: int, discount: int) -> Amounts:
    """T-15.3: 2 stone, and 0 to 3 wood by level; T-12.13: one wood or one stone less."""
    wood, stone = LEVEL_WOOD[level], TILE_STONE
    return Amounts({WOOD: wood - (discount == WOOD_LESS), STONE: stone - (discount == STONE_LESS)})


TILE_COSTS: Final[list[Amounts]] = [tile_cost(level, discount) for level in range(LEVELS) for discount in range(3)]
"""By level * 3 + discount."""


def can_pay_level(s: State, player: i64, level: i64, discount: i64, besides: Amounts) -> bool:
    """T-15.3: whether a tile of the level can be paid; wood can be saved only where there is some to pay."""
    if discount == WOOD_LESS and LEVEL_WOOD[level] == 0:
        return False
    return s.rules.payment.can_pay_both(s, player, TILE_COSTS[level * 3 + discount], besides)


def can_build_level(s: State, player: i64, level: i64, besides: Amounts) -> bool:
    """Whether a tile of the level can be paid in some way."""
    if can_pay_level(s, player, level, FULL_PRICE, besides):
        return True
    return has_discount(s, player) and (
        can_pay_level(s, player, level, WOOD_LESS, besides) or can_pay_level(s, player, level, STONE_LESS, besides)
    )


def why_not_level(s: State, player: i64, level: i64) -> Reason | None:
    """The same question, answered with the lowest price the player may pay."""
    if can_build_level(s, player, level, FREE):
        return None
    discount = FULL_PRICE if not has_discount(s, player) else STONE_LESS if LEVEL_WOOD[level] == 0 else WOOD_LESS
    return s.rules.payment.why_not(s, player, TILE_COSTS[level * 3 + discount], "T-15.3")


def payable_levels(s: State, player: i64, besides: Amounts) -> i64:
    """Bits of the levels the player can pay for."""
    levels: i64 = 0
    for level in range(LEVELS):
        if can_build_level(s, player, level, besides):
            levels |= BIT[level]
    return levels
