"""Decorations (7): tiles along the sides of the pyramid (T-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.field import PLAYER, FieldList, a_seat, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import Effect
from tonalli.teotihuacan.amounts import FREE, Amounts
from tonalli.teotihuacan.board import Board
from tonalli.teotihuacan.moments import Decision
from tonalli.teotihuacan.names import DECORATIONS, GOLD, NONE
from tonalli.teotihuacan.notation import ABANDON, DECORATION, SPACE
from tonalli.teotihuacan.pyramid import (
    COLOURED,
    DECORATION_ICON,
    DECORATION_NAMES,
    DECORATION_SPACES,
    LEVELS,
    SPACE_CELLS,
    SPACE_NAMES,
    SPACE_PRINTED,
    SPACE_SUPPORT,
)
from tonalli.teotihuacan.steps.main_action import abandon, acts_on, complete, moment_of_choice, offer_way_on
from tonalli.teotihuacan.steps.reveal import push_decoration_refill
from tonalli.teotihuacan.steps.temple import (
    ClimbAny,
    ClimbBoth,
    can_climb,
    climb,
    climb_in_turn,
    climb_pyramid_track,
)

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

DISPLAY: Final = 4
DECORATION_POINTS: Final = 3
GOLD_COSTS: Final[list[Amounts]] = [Amounts({GOLD: amount}) for amount in range(5)]


def decoration_gold(workers: i64) -> i64:
    """T-14.1: 3 gold with one worker, 2 with two, 1 with three or more."""
    return max(4 - workers, 1)


def may_decorate(s: State, space: i64) -> bool:
    """T-14.3, T-14.4: empty; from level 2 on with tiles under both cells and a decoration one level lower."""
    if s.decorations[space] != NONE:
        return False
    if space % LEVELS == 0:
        return True
    support = SPACE_SUPPORT[space]
    return s.decorations[space - 1] != NONE and s.built & support == support


@final
class Decorations(Board):
    """The board of the four face-up decoration tiles; worship advances any temple (T-7.8)."""

    def possible(self, s: State, player: i64, workers: i64, besides: Amounts) -> bool:
        if not s.rules.payment.can_pay_both(s, player, GOLD_COSTS[decoration_gold(workers)], besides):
            return False
        if not self.has_tile(s):
            return False
        for space in range(DECORATION_SPACES):
            if may_decorate(s, space):
                return True
        return False

    def has_tile(self, s: State) -> bool:
        for i in range(DISPLAY):
            if s.decoration_display[i] != NONE:
                return True
        return False

    def why_not(self, s: State, player: i64, workers: i64) -> Reason:
        lacking = s.rules.payment.why_not(s, player, GOLD_COSTS[decoration_gold(workers)], "T-14.1")
        if lacking is not None:
            return lacking
        return Reason("no-space", "T-14.4") if self.has_tile(s) else Reason("no-tile", "T-14.2")

    def act(self, s: State, player: i64) -> None:
        s.push(ChooseDecoration(player))

    def power_ups(self, workers: i64) -> i64:
        """T-14.9: exactly one, whatever the number of workers."""
        return 1

    def refill_due(self, s: State) -> bool:
        if s.unseen_decorations == 0:
            return False
        for i in range(DISPLAY):
            if s.decoration_display[i] == NONE:
                return True
        return False

    def refill(self, s: State) -> None:
        push_decoration_refill(s)

    def worship_asks(self, s: State, space: i64) -> bool:
        return True

    def worship(self, s: State, player: i64, space: i64, power: i64) -> None:
        s.push(ClimbAny(player, 1, 1, "T-7.8"))


@final
@mypyc_attr(free_list_len=1)
class ChooseDecoration(Decision):
    """T-14.2: one of the face-up tiles."""

    kind: ClassVar[str] = "choose-decoration"
    fields: ClassVar[FieldList] = (PLAYER,)

    def fits(self, s: State) -> bool:
        return acts_on(s, self.player, DECORATIONS)

    def options(self, s: State, out: Actions) -> None:
        board = s.rules.boards[DECORATIONS]
        if not board.possible(s, self.player, board.workers(s, self.player), FREE):
            offer_way_on(s, self.player, DECORATIONS, out)
            return
        for i in range(DISPLAY):
            if s.decoration_display[i] != NONE:
                out.add(DECORATION + s.decoration_display[i])

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action == ABANDON:
            return Reason("minimum-possible", "T-10.10")
        if action < DECORATION or action >= DECORATION + len(DECORATION_NAMES):
            return None
        board = s.rules.boards[DECORATIONS]
        workers = board.workers(s, self.player)
        if not board.possible(s, self.player, workers, FREE):
            return board.why_not(s, self.player, workers)
        return Reason("not-on-display", "T-14.2")

    def moment(self, s: State) -> i64:
        return moment_of_choice(s, self.player, DECORATIONS)

    def take(self, s: State, action: i64) -> None:
        if action == ABANDON:
            abandon(s, self.player, DECORATIONS)
        else:
            s.push(ChooseDecorationSpace(self.player, action - DECORATION))


@final
@mypyc_attr(free_list_len=1)
class ChooseDecorationSpace(Decision):
    """T-14.2: an empty decoration space; the arrow fixes the rotation (T-14.5)."""

    kind: ClassVar[str] = "choose-decoration-space"
    fields: ClassVar[FieldList] = (PLAYER, a_word("decoration", DECORATION_NAMES))

    def __init__(self, player: i64, decoration: i64) -> None:
        super().__init__(player)
        self.decoration = decoration

    def fits(self, s: State) -> bool:
        board = s.rules.boards[DECORATIONS]
        if not acts_on(s, self.player, DECORATIONS):
            return False
        if not board.possible(s, self.player, board.workers(s, self.player), FREE):
            return False
        for i in range(DISPLAY):
            if s.decoration_display[i] == self.decoration:
                return True
        return False

    def options(self, s: State, out: Actions) -> None:
        for space in range(DECORATION_SPACES):
            if may_decorate(s, space):
                out.add(SPACE + space)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action < SPACE or action >= SPACE + DECORATION_SPACES:
            return None
        return Reason("covered", "T-14.3") if s.decorations[action - SPACE] != NONE else Reason("no-support", "T-14.4")

    def take(self, s: State, action: i64) -> None:
        board = s.rules.boards[DECORATIONS]
        workers = board.workers(s, self.player)
        complete(s, self.player, DECORATIONS, board.power_ups(workers))
        s.push(Decorate(self.player, self.decoration, action - SPACE))
        s.rules.payment.pay(s, self.player, GOLD_COSTS[decoration_gold(workers)], "T-14.1")


@final
@mypyc_attr(free_list_len=1)
class Decorate(Effect["State"]):
    """T-14.6, T-14.7, T-14.8: matching icons, their temples, then 3 points and a step on the pyramid track."""

    kind: ClassVar[str] = "decorate"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("decoration", DECORATION_NAMES), a_word("at", SPACE_NAMES))

    def __init__(self, owner: i64, decoration: i64, at: i64) -> None:
        super().__init__()
        self.owner = owner
        self.decoration = decoration
        self.at = at

    def run(self, s: State) -> None:
        for i in range(DISPLAY):
            if s.decoration_display[i] == self.decoration:
                s.decoration_display[i] = NONE
        s.lay_decoration(self.at, self.decoration)
        if s.log is not None:
            s.log.decorate(self.owner, DECORATION_NAMES[self.decoration], SPACE_NAMES[self.at], "T-14.2")
        s.push(DecorationPoints(self.owner))
        left = self.matched(s, 0)
        right = self.matched(s, 1)
        for matched in (left, right):
            if matched != NONE:
                s.score(self.owner, 1, "T-14.6")
        self.advance(s, temple_of(left), temple_of(right))

    def matched(self, s: State, side: i64) -> i64:
        """The icon of the tile if it covers one of its type, else NONE."""
        icon = DECORATION_ICON[self.decoration * 2 + side]
        cell = SPACE_CELLS[self.at * 2 + side]
        below = s.icons[cell] if cell != NONE else SPACE_PRINTED[self.at * 2 + side]
        return icon if icon % COLOURED == below % COLOURED else NONE

    def advance(self, s: State, left: i64, right: i64) -> None:
        """T-14.7: one step for each coloured match; with two the player chooses the order."""
        if left == NONE or not can_climb(s, self.owner, left):
            left, right = right, NONE
        if right != NONE and not can_climb(s, self.owner, right):
            right = NONE
        if right == NONE:
            if left != NONE:
                climb(s, self.owner, left, "T-14.7")
        elif left == right:
            climb_in_turn(s, self.owner, left, right, "T-14.7")
        else:
            s.push(ClimbBoth(self.owner, left, right, "T-14.7"))


def temple_of(icon: i64) -> i64:
    """The temple of a coloured icon; NONE for all others."""
    return icon - COLOURED if icon >= COLOURED else NONE


@final
@mypyc_attr(free_list_len=1)
class DecorationPoints(Effect["State"]):
    """T-14.8: 3 points and one step on the pyramid track."""

    kind: ClassVar[str] = "decoration-points"
    fields: ClassVar[FieldList] = (a_seat("owner"),)

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner = owner

    def run(self, s: State) -> None:
        s.score(self.owner, DECORATION_POINTS, "T-14.8")
        climb_pyramid_track(s, self.owner, "T-14.8")
