"""Setup: what is laid out and drawn, dummies, wealth tiles dealt, chosen in secret and taken (Z-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.bits import BIT, size
from tonalli.core.edition import EDITIONS
from tonalli.core.field import PLAYER, FieldList, a_number, a_seat
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import NOBODY
from tonalli.tzolkin.moments import BONUS, Effect, Kinds, Reveal, TurnStep
from tonalli.tzolkin.names import (
    GROUP_COUNT,
    MONUMENT_KINDS,
    MONUMENTS,
    NONE,
    WEALTH,
    WEALTH_KINDS,
    WORKERS,
)
from tonalli.tzolkin.notation import DRAW_FIRST, DRAW_MONUMENT, DRAW_WEALTH, KEEP
from tonalli.tzolkin.steps.dummies import DrawDummy, dummies_standing, offer_undealt, opening_of
from tonalli.tzolkin.steps.effects import push_effects
from tonalli.tzolkin.steps.reveal import push_refill
from tonalli.tzolkin.steps.turn import begin_turn
from tonalli.tzolkin.tiles import WEALTH_DEALT

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


AFTER_WEALTH: Final[Kinds] = ("tile-effects", "descend", *BONUS)
"""What taking wealth tiles may ask for, by the tiles or by a tribe."""


def push_setup(s: State) -> None:
    """Z-2: jungle, buildings, monuments and starting player; what follows depends on who that is."""
    fill_jungle(s)
    for building in range(len(s.rules.buildings)):
        s.unseen[building] = s.rules.buildings[building].copies
    s.tiles_edition = EDITIONS.next()
    for monument in range(len(s.rules.monuments)):
        s.unseen_monuments |= BIT[monument]
    for seat in range(s.rules.players):
        muster(s, seat)
    s.push(DrawFirstPlayer())
    for number in range(len(s.rules.laid_out) - 1, -1, -1):
        s.rules.laid_out[number].push(s)
    for place in range(s.rules.monuments_shown - 1, -1, -1):
        s.push(DrawMonument(place))
    push_refill(s)


def muster(s: State, seat: i64) -> None:
    """Z-2.6: workers in play at the start, as the tribe says once it is known (Z-15.3)."""
    side = s.players[seat]
    side.hand = s.tribe(seat).start_workers()
    side.reserve = WORKERS - side.hand


def fill_jungle(s: State) -> None:
    """Z-2.2: a corn tile for each player in every group, covered by wood but in the first."""
    for group in range(GROUP_COUNT):
        s.jungle_corn[group] = s.rules.players
        s.jungle_wood[group] = s.rules.players if group > 0 else 0


@final
@mypyc_attr(free_list_len=1)
class DrawMonument(Reveal):
    """Z-2.4: the monuments that can be built; the others leave the game."""

    kind: ClassVar[str] = "draw-monument"
    fields: ClassVar[FieldList] = (a_number("place", 0, 6),)
    about: ClassVar[str] = "monuments"

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place = place

    def options(self, s: State, out: Actions) -> None:
        for monument in range(MONUMENT_KINDS):
            if (s.unseen_monuments >> monument) & 1 != 0:
                out.weigh(DRAW_MONUMENT + monument, 1)

    def take(self, s: State, action: i64) -> None:
        monument = action - DRAW_MONUMENT
        s.unseen_monuments ^= BIT[monument]
        s.monument_row[self.place] = monument
        s.tiles_edition = EDITIONS.next()
        if s.log is not None:
            s.log.reveal(NOBODY, MONUMENTS[monument], "monuments", "Z-2.4")

    def fits(self, s: State) -> bool:
        return s.monument_row[self.place] == NONE

    def is_done(self, s: State) -> bool:
        return s.monument_row[self.place] != NONE


@final
@mypyc_attr(free_list_len=1)
class DrawFirstPlayer(Reveal):
    """Z-2.7: the starting player, at random; then wealth tiles are dealt, chosen and taken in turn order."""

    kind: ClassVar[str] = "draw-first-player"
    about: ClassVar[str] = "calendar.starting_player"

    def options(self, s: State, out: Actions) -> None:
        for seat in range(s.rules.players):
            out.weigh(DRAW_FIRST + seat, 1)

    def take(self, s: State, action: i64) -> None:
        s.marker = action - DRAW_FIRST
        if s.log is not None:
            s.log.marker(s.marker, "Z-2.7")
        push_opening(s)

    def fits(self, s: State) -> bool:
        """Nobody is the first until it is drawn, and nothing comes before."""
        opening = s.opening
        if opening is None or opening.turned_up != 0:
            return False
        for seat in range(s.rules.players):
            if opening.dealt[seat] != 0:
                return False
        return s.marker == 0 and dummies_standing(s) == 0


def push_opening(s: State) -> None:
    """Z-2.8 to Z-2.12: wealth tiles are dealt, dummies placed, and wealth tiles chosen and taken, in turn order."""
    s.push(OpeningOver())
    for order in range(s.rules.players - 1, -1, -1):
        s.push(TakeWealth(s.seat(order)))
    for number in range(len(s.rules.after_choices) - 1, -1, -1):
        s.rules.after_choices[number].push(s)
    s.push(RevealChoices())
    for order in range(s.rules.players - 1, -1, -1):
        s.push(ChooseWealth(s.seat(order)))
        for number in range(len(s.rules.choosing) - 1, -1, -1):
            s.rules.choosing[number].push(s, s.seat(order))
    for number in range(len(s.rules.opening) - 1, -1, -1):
        s.rules.opening[number].push(s)
    if s.rules.dummies > 0:
        s.push(DrawDummy(s.rules.dummies))
    for order in range(s.rules.players - 1, -1, -1):
        s.push(DealWealth(s.seat(order), WEALTH_DEALT))


@final
@mypyc_attr(free_list_len=1)
class DealWealth(Reveal):
    """Z-2.8: wealth tiles dealt to a seat in secret."""

    kind: ClassVar[str] = "deal-wealth"
    fields: ClassVar[FieldList] = (a_seat("seat"), a_number("left", 1, 12))
    about: ClassVar[str] = "opening.dealt"

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def fits(self, s: State) -> bool:
        return s.opening is not None and size(s.opening.dealt[self.seat]) == WEALTH_DEALT - self.left

    def is_done(self, s: State) -> bool:
        return size(opening_of(s).dealt[self.seat]) == WEALTH_DEALT

    def options(self, s: State, out: Actions) -> None:
        offer_undealt(s, out)

    def take(self, s: State, action: i64) -> None:
        opening_of(s).dealt[self.seat] |= BIT[action - DRAW_WEALTH]
        if self.left > 1:
            s.push(DealWealth(self.seat, self.left - 1))


# ---- wealth tiles --------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class ChooseWealth(Effect):
    """Z-2.11: it is a player's turn to choose; how many are kept is asked only now (Z-15.3)."""

    kind: ClassVar[str] = "choose-wealth"
    fields: ClassVar[FieldList] = (a_seat("seat"),)
    becomes: ClassVar[str] = "keep-wealth"
    about: ClassVar[str] = "opening.kept"

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: State) -> None:
        s.push(KeepWealth(self.seat, wealth_kept(s, self.seat)))

    def fits(self, s: State) -> bool:
        return opening_of(s).kept[self.seat] == 0

    def is_done(self, s: State) -> bool:
        return size(opening_of(s).kept[self.seat]) == wealth_kept(s, self.seat)


def wealth_kept(s: State, seat: i64) -> i64:
    """Z-2.11: how many a seat keeps; its tribe is chosen by now, although nobody else knows it."""
    return s.rules.tribes[opening_of(s).tribes[seat]].wealth_kept()


@final
@mypyc_attr(free_list_len=1)
class KeepWealth(TurnStep):
    """Z-2.11: one more wealth tile to keep, out of those dealt."""

    kind: ClassVar[str] = "keep-wealth"
    fields: ClassVar[FieldList] = (PLAYER, a_number("left", 1, 12))
    secret: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def fits(self, s: State) -> bool:
        if s.opening is None:
            return False
        return size(s.opening.kept[self.player]) == wealth_kept(s, self.player) - self.left

    def options(self, s: State, out: Actions) -> None:
        opening = opening_of(s)
        tiles = opening.dealt[self.player] & ~opening.kept[self.player]
        for tile in range(WEALTH_KINDS):
            if (tiles >> tile) & 1 != 0:
                out.add(KEEP + tile)

    def take(self, s: State, action: i64) -> None:
        opening_of(s).kept[self.player] |= BIT[action - KEEP]
        if self.left > 1:
            s.push(KeepWealth(self.player, self.left - 1))


@final
class RevealChoices(Effect):
    """Z-2.11, Z-2.14: all choices are revealed at once; unused tiles leave the game."""

    kind: ClassVar[str] = "reveal-choices"
    about: ClassVar[str] = "opening.revealed"

    def run(self, s: State) -> None:
        opening = opening_of(s)
        opening.revealed = 1
        s.sealed += 1
        for order in range(s.rules.players):
            seat = s.seat(order)
            s.players[seat].tribe = opening.tribes[seat]
            s.players[seat].wealth = opening.kept[seat]
            muster(s, seat)
            if s.log is not None:
                for tile in range(WEALTH_KINDS):
                    if (opening.kept[seat] >> tile) & 1 != 0:
                        s.log.keep(seat, WEALTH[tile], "Z-2.11")
            s.tribe(seat).revealed(s, seat)

    def fits(self, s: State) -> bool:
        return opening_of(s).revealed == 0

    def is_done(self, s: State) -> bool:
        """What was kept lies before its player."""
        opening = opening_of(s)
        for seat in range(s.rules.players):
            if s.players[seat].wealth != opening.kept[seat]:
                return False
        return opening.revealed == 1


@final
@mypyc_attr(free_list_len=1)
class TakeWealth(Effect):
    """Z-2.12: what the wealth tiles of a seat show."""

    kind: ClassVar[str] = "take-wealth"
    fields: ClassVar[FieldList] = (a_seat("seat"),)
    asks: ClassVar[Kinds] = ("draw-dummy", *AFTER_WEALTH)

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: State) -> None:
        s.tribe(self.seat).wealth_taken(s, self.seat)
        for tile in range(WEALTH_KINDS - 1, -1, -1):
            if (s.players[self.seat].wealth >> tile) & 1 != 0:
                push_effects(s, self.seat, tile)


@final
class OpeningOver(Effect):
    """Z-3.1: the first round begins with the marker holder."""

    kind: ClassVar[str] = "opening-over"
    asks: ClassVar[Kinds] = AFTER_WEALTH

    def run(self, s: State) -> None:
        s.opening = None
        begin_turn(s, s.marker)
