"""Dummies, and the undealt wealth tiles that say where they stand (Z-2.9, Z-2.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.bits import BIT, size
from tonalli.core.edition import EDITIONS
from tonalli.core.field import FieldList, a_number
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import NOBODY
from tonalli.tzolkin.layout import Opening
from tonalli.tzolkin.moments import Effect, Reveal
from tonalli.tzolkin.names import CHICHEN_ITZA, DUMMY, GEAR_COUNT, GEARS, TEETH_MAX, WEALTH, WEALTH_KINDS
from tonalli.tzolkin.notation import DRAW_WEALTH
from tonalli.tzolkin.rules import OpeningItem
from tonalli.tzolkin.tiles import OPPOSITE, TEETH, WEALTH_GEAR, WEALTH_TOOTH

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


def opening_of(s: State) -> Opening:
    assert s.opening is not None
    return s.opening


def offer_undealt(s: State, out: Actions) -> None:
    """Each wealth tile that was neither dealt nor turned up; once choices are revealed, also those not kept."""
    gone = tiles_gone(s)
    for tile in range(WEALTH_KINDS):
        if (gone >> tile) & 1 == 0:
            out.weigh(DRAW_WEALTH + tile, 1)


def tiles_gone(s: State) -> i64:
    """Bits of the wealth tiles that cannot be drawn any more."""
    opening = opening_of(s)
    gone = opening.turned_up
    for seat in range(s.rules.players):
        gone |= opening.dealt[seat] if opening.revealed == 0 else opening.kept[seat]
    return gone


@final
@mypyc_attr(free_list_len=1)
class DrawDummy(Reveal):
    """Z-2.9: an undealt wealth tile names the tooth of a dummy, the first one of a 10-tooth gear also the opposite."""

    kind: ClassVar[str] = "draw-dummy"
    fields: ClassVar[FieldList] = (a_number("left", 1, 18),)
    about: ClassVar[str] = "gears"

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left = left

    def fits(self, s: State) -> bool:
        return s.opening is not None and self.left == s.rules.dummies - dummies_standing(s)

    def is_done(self, s: State) -> bool:
        """Z-2.9: all stand on the gears, or no tile was left to say where."""
        opening = opening_of(s)
        seen = opening.turned_up
        for seat in range(s.rules.players):
            seen |= opening.dealt[seat]
        return dummies_standing(s) == s.rules.dummies or size(seen) == WEALTH_KINDS

    def options(self, s: State, out: Actions) -> None:
        offer_undealt(s, out)

    def take(self, s: State, action: i64) -> None:
        tile = action - DRAW_WEALTH
        gear = WEALTH_GEAR[tile]
        tooth = WEALTH_TOOTH[tile]
        opening_of(s).turned_up |= BIT[tile]
        if s.log is not None:
            s.log.reveal(NOBODY, WEALTH[tile], GEARS[gear], "Z-2.9")
        left = self.left - 1
        first = gear != CHICHEN_ITZA and not has_dummy(s, gear)
        put_dummy(s, gear, tooth, "Z-2.9")
        if first and left > 0:
            left -= 1
            put_dummy(s, gear, (tooth + OPPOSITE) % TEETH[gear], "Z-2.9")
        if left > 0:
            s.push(DrawDummy(left))


def put_dummy(s: State, gear: i64, tooth: i64, why: str) -> None:
    """Z-2.9: a dummy on a tooth."""
    s.teeth[gear * TEETH_MAX + tooth] = DUMMY
    s.gears_edition = EDITIONS.next()
    if s.log is not None:
        s.log.dummy(NOBODY, tooth, GEARS[gear], why)


def dummies_standing(s: State) -> i64:
    """Z-2.10: dummies on all gears."""
    count: i64 = 0
    for gear in range(GEAR_COUNT):
        for tooth in range(TEETH[gear]):
            if s.teeth[gear * TEETH_MAX + tooth] == DUMMY:
                count += 1
    return count


@final
class RestOfDummies(OpeningItem):
    """Z-2.9: dummies for which no undealt tile was left follow once choices are revealed."""

    def push(self, s: State) -> None:
        s.push(PlaceRest())


@final
class PlaceRest(Effect):
    """Z-2.9: with the tiles that nobody has kept."""

    kind: ClassVar[str] = "place-rest"

    def run(self, s: State) -> None:
        left = s.rules.dummies - dummies_standing(s)
        if left > 0:
            s.push(DrawDummy(left))


def has_dummy(s: State, gear: i64) -> bool:
    for tooth in range(TEETH[gear]):
        if s.teeth[gear * TEETH_MAX + tooth] == DUMMY:
            return True
    return False
