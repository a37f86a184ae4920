"""Construction (8): building the pyramid (T-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.bits import BIT
from tonalli.core.edition import EDITIONS
from tonalli.core.field import PLAYER, FieldList, a_number, a_seat, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS, Effect
from tonalli.teotihuacan.amounts import FREE, Amounts
from tonalli.teotihuacan.board import Board
from tonalli.teotihuacan.boards.construction_price import (
    FULL_PRICE,
    STONE_LESS,
    TILE_COSTS,
    WOOD_LESS,
    can_build_level,
    can_pay_level,
    has_discount,
    payable_levels,
    why_not_level,
)
from tonalli.teotihuacan.moments import ANY_TIME, COUNTING, Decision
from tonalli.teotihuacan.names import CONSTRUCTION, NONE
from tonalli.teotihuacan.notation import ABANDON, PLACE, PRICE, TILE, TURN
from tonalli.teotihuacan.pyramid import (
    COLOURED,
    LEVEL_POINTS,
    LEVEL_WOOD,
    PLACE_CELLS,
    PLACE_LEVEL,
    PLACE_NAMES,
    PLACE_SUPPORT,
    PLACES,
    PYRAMID_NAMES,
    ROTATIONS,
    TOP_PLACE,
    rotated_icon,
)
from tonalli.teotihuacan.steps.calendar import complete_pyramid
from tonalli.teotihuacan.steps.main_action import abandon, acts_on, complete_as_counted, offer_way_on
from tonalli.teotihuacan.steps.reveal import push_pyramid_refill
from tonalli.teotihuacan.steps.temple import climb, climb_pyramid_track

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

DISPLAY: Final = 3


def open_place(s: State, place: i64) -> bool:
    """T-15.2: empty, with the four places below its corner filled."""
    support = PLACE_SUPPORT[place]
    return (s.built >> place) & 1 == 0 and s.built & support == support


def is_on_display(s: State, tile: i64) -> bool:
    """T-15.1: whether a tile lies face up."""
    return s.pyramid_display[0] == tile or s.pyramid_display[1] == tile or s.pyramid_display[2] == tile


def can_build(s: State, player: i64, besides: Amounts) -> bool:
    """Whether there is a tile, and a place that can be paid."""
    if s.pyramid_display[0] == NONE and s.pyramid_display[1] == NONE and s.pyramid_display[2] == NONE:
        return False
    levels = payable_levels(s, player, besides)
    if levels == 0:
        return False
    for place in range(PLACES):
        if (levels >> PLACE_LEVEL[place]) & 1 != 0 and open_place(s, place):
            return True
    return False


@final
class Construction(Board):
    """The board of the three face-up pyramid tiles."""

    def counts_extra_workers(self) -> bool:
        return True

    def possible(self, s: State, player: i64, workers: i64, besides: Amounts) -> bool:
        """T-10.4, T-15.10: one tile can be placed and paid."""
        return can_build(s, player, besides)

    def why_not(self, s: State, player: i64, workers: i64) -> Reason:
        """What is lacking for a tile of the lowest level that has a place."""
        if is_on_display(s, NONE) and s.pyramid_display[0] == s.pyramid_display[1] == s.pyramid_display[2]:
            return Reason("no-tile", "T-15.1")
        for place in range(PLACES):
            if open_place(s, place):
                reason = why_not_level(s, player, PLACE_LEVEL[place])
                if reason is not None:
                    return reason
        return Reason("no-place", "T-15.2")

    def act(self, s: State, player: i64) -> None:
        s.push(ChooseTile(player))

    def refill_due(self, s: State) -> bool:
        if s.unseen_pyramid == 0:
            return False
        return s.pyramid_display[0] == NONE or s.pyramid_display[1] == NONE or s.pyramid_display[2] == NONE

    def refill(self, s: State) -> None:
        push_pyramid_refill(s)


@final
@mypyc_attr(free_list_len=1)
class ChooseTile(Decision):
    """T-15.1: the next tile, as many as counted workers and at least one; or no further tile.

    Each is resolved before the next is chosen (T-15.6), from a display that is not refilled meanwhile (T-15.7).
    """

    kind: ClassVar[str] = "choose-tile"
    fields: ClassVar[FieldList] = (PLAYER,)

    def fits(self, s: State) -> bool:
        return acts_on(s, self.player, CONSTRUCTION)

    def options(self, s: State, out: Actions) -> None:
        placed = s.now.built
        if placed > 0:
            out.add(PASS)
        if placed < s.rules.boards[CONSTRUCTION].workers(s, self.player) and can_build(s, self.player, FREE):
            for i in range(DISPLAY):
                if s.pyramid_display[i] != NONE:
                    out.add(TILE + s.pyramid_display[i])
        elif placed == 0:
            offer_way_on(s, self.player, CONSTRUCTION, out)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action == ABANDON:
            return Reason("minimum-possible" if s.now.built == 0 else "tile-placed", "T-10.10")
        if action == PASS:
            return Reason("one-at-least", "T-15.1")
        if action < TILE or action >= TILE + len(PYRAMID_NAMES):
            return None
        board = s.rules.boards[CONSTRUCTION]
        workers = board.workers(s, self.player)
        if not is_on_display(s, action - TILE):
            return Reason("not-on-display", "T-15.1")
        if s.now.built >= workers:
            return Reason("too-few-workers", "T-15.1", {"workers": s.now.built + 1})
        return board.why_not(s, self.player, workers)

    def moment(self, s: State) -> i64:
        return ANY_TIME | COUNTING

    def take(self, s: State, action: i64) -> None:
        if action == ABANDON:
            abandon(s, self.player, CONSTRUCTION)
        elif action == PASS:
            complete_as_counted(s, self.player, CONSTRUCTION)
        else:
            s.push(ChooseTile(self.player))
            s.push(ChoosePlace(self.player, action - TILE))


@final
@mypyc_attr(free_list_len=1)
class ChoosePlace(Decision):
    """T-15.2: an empty, supported place that can be paid."""

    kind: ClassVar[str] = "choose-place"
    fields: ClassVar[FieldList] = (PLAYER, a_word("tile", PYRAMID_NAMES))

    def __init__(self, player: i64, tile: i64) -> None:
        super().__init__(player)
        self.tile = tile

    def fits(self, s: State) -> bool:
        return acts_on(s, self.player, CONSTRUCTION) and is_on_display(s, self.tile)

    def options(self, s: State, out: Actions) -> None:
        levels = payable_levels(s, self.player, FREE)
        for place in range(PLACES):
            if (levels >> PLACE_LEVEL[place]) & 1 != 0 and open_place(s, place):
                out.add(PLACE + place)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action < PLACE or action >= PLACE + PLACES:
            return None
        place = action - PLACE
        if (s.built >> place) & 1 != 0:
            return Reason("covered", "T-15.2")
        if not open_place(s, place):
            return Reason("no-support", "T-15.2")
        return why_not_level(s, self.player, PLACE_LEVEL[place])

    def take(self, s: State, action: i64) -> None:
        s.push(ChooseTurns(self.player, self.tile, action - PLACE))


@final
@mypyc_attr(free_list_len=1)
class ChooseTurns(Decision):
    """T-15.2: any rotation; a tile that looks the same every way is just put down."""

    kind: ClassVar[str] = "choose-turns"
    fields: ClassVar[FieldList] = (PLAYER, a_word("tile", PYRAMID_NAMES), a_word("place", PLACE_NAMES))

    def __init__(self, player: i64, tile: i64, place: i64) -> None:
        super().__init__(player)
        self.tile = tile
        self.place = place

    def fits(self, s: State) -> bool:
        return (
            acts_on(s, self.player, CONSTRUCTION)
            and is_on_display(s, self.tile)
            and open_place(s, self.place)
            and can_build_level(s, self.player, PLACE_LEVEL[self.place], FREE)
        )

    def options(self, s: State, out: Actions) -> None:
        for turns in range(ROTATIONS[self.tile]):
            out.add(TURN + turns)

    def take(self, s: State, action: i64) -> None:
        step = ChoosePrice(self.player, self.tile, self.place, action - TURN)
        if has_discount(s, self.player):
            s.push(step)
        else:
            step.take(s, PRICE + FULL_PRICE)


@final
@mypyc_attr(free_list_len=1)
class ChoosePrice(Decision):
    """T-12.13: use technology 15's discount on this tile, on wood or on stone, or keep it for another."""

    kind: ClassVar[str] = "choose-price"
    fields: ClassVar[FieldList] = (
        PLAYER,
        a_word("tile", PYRAMID_NAMES),
        a_word("place", PLACE_NAMES),
        a_number("turns", 0, 9),
    )

    def __init__(self, player: i64, tile: i64, place: i64, turns: i64) -> None:
        super().__init__(player)
        self.tile = tile
        self.place = place
        self.turns = turns

    def fits(self, s: State) -> bool:
        return (
            acts_on(s, self.player, CONSTRUCTION)
            and is_on_display(s, self.tile)
            and open_place(s, self.place)
            and can_build_level(s, self.player, PLACE_LEVEL[self.place], FREE)
        )

    def options(self, s: State, out: Actions) -> None:
        level = PLACE_LEVEL[self.place]
        for discount in (FULL_PRICE, WOOD_LESS, STONE_LESS):
            if can_pay_level(s, self.player, level, discount, FREE):
                out.add(PRICE + discount)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action < PRICE or action > PRICE + STONE_LESS:
            return None
        level = PLACE_LEVEL[self.place]
        if action == PRICE + WOOD_LESS and LEVEL_WOOD[level] == 0:
            return Reason("no-wood-to-save", "T-12.13")
        return s.rules.payment.why_not(s, self.player, TILE_COSTS[level * 3 + action - PRICE], "T-15.3")

    def take(self, s: State, action: i64) -> None:
        discount = action - PRICE
        if discount != FULL_PRICE:
            s.now.discounted = 1
        s.push(PlaceTile(self.player, self.tile, self.place, self.turns))
        s.rules.payment.pay(s, self.player, TILE_COSTS[PLACE_LEVEL[self.place] * 3 + discount], "T-15.3")


@final
@mypyc_attr(free_list_len=1)
class PlaceTile(Effect["State"]):
    """T-15.4: level points, a point for each matching icon, a coloured match's temple, the pyramid track."""

    kind: ClassVar[str] = "place-tile"
    fields: ClassVar[FieldList] = (
        a_seat("owner"),
        a_word("tile", PYRAMID_NAMES),
        a_word("place", PLACE_NAMES),
        a_number("turns", 0, 9),
    )

    def __init__(self, owner: i64, tile: i64, place: i64, turns: i64) -> None:
        super().__init__()
        self.owner = owner
        self.tile = tile
        self.place = place
        self.turns = turns

    def run(self, s: State) -> None:
        for i in range(DISPLAY):
            if s.pyramid_display[i] == self.tile:
                s.pyramid_display[i] = NONE
        s.now.built += 1
        if s.log is not None:
            where = PLACE_NAMES[self.place]
            s.log.build(self.owner, PYRAMID_NAMES[self.tile], self.turns, where, "T-15.2")
        s.score(self.owner, LEVEL_POINTS[PLACE_LEVEL[self.place]], "T-15.3")
        matches, temple = matching_icons(s, self.tile, self.place, self.turns)
        lay_tile(s, self.tile, self.place, self.turns)
        s.score(self.owner, matches, "T-15.4")
        s.push(TilePlaced(self.owner, self.place))
        if temple != NONE:
            climb(s, self.owner, temple, "T-15.4")


def matching_icons(s: State, tile: i64, place: i64, turns: i64) -> tuple[i64, i64]:
    """T-15.4, T-15.5: icons that cover their own type, and the temple of a coloured one among them."""
    matches: i64 = 0
    temple: i64 = NONE
    for corner in range(4):
        icon = rotated_icon(tile, turns, corner)
        if icon % COLOURED == s.icons[PLACE_CELLS[place * 4 + corner]] % COLOURED:
            matches += 1
            if icon >= COLOURED:
                temple = icon - COLOURED
    return matches, temple


def lay_tile(s: State, tile: i64, place: i64, turns: i64) -> None:
    """The tile lies on its place and shows its icons."""
    s.places[place] = tile * 4 + turns
    s.built |= BIT[place]
    s.pyramid_edition = EDITIONS.next()
    for corner in range(4):
        s.icons[PLACE_CELLS[place * 4 + corner]] = rotated_icon(tile, turns, corner)


@final
@mypyc_attr(free_list_len=1)
class TilePlaced(Effect["State"]):
    """T-15.4, T-15.9: one step on the pyramid track; the top tile completes the pyramid."""

    kind: ClassVar[str] = "tile-placed"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("place", PLACE_NAMES))

    def __init__(self, owner: i64, place: i64) -> None:
        super().__init__()
        self.owner = owner
        self.place = place

    def run(self, s: State) -> None:
        climb_pyramid_track(s, self.owner, "T-15.4")
        if self.place == TOP_PLACE:
            complete_pyramid(s)
