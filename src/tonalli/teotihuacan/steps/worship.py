"""Worship (T-7): choose a space and what to take, pay, lock the worker, take it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.bits import BIT
from tonalli.core.field import PLAYER, FieldList, a_seat, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS, Effect
from tonalli.teotihuacan.amounts import FREE, Amounts
from tonalli.teotihuacan.board import Area
from tonalli.teotihuacan.moments import ANY_TIME, Decision, Pause
from tonalli.teotihuacan.names import BOARDS, IN_HAND, LOCKED, NONE, SPACES, WORKERS
from tonalli.teotihuacan.notation import FIRST, LOCK, WORSHIP
from tonalli.teotihuacan.steps.claim import claim, why_not_claim
from tonalli.teotihuacan.steps.cocoa_cost import can_cover, cocoa_to_pay, pay_cocoa
from tonalli.teotihuacan.steps.reveal import BeforeReveal, DrawAreaTile
from tonalli.teotihuacan.tiles import BOARD_OF_SPACE, FIRST_SPACE, SPACE_COUNT

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

ABILITY: Final = 0
TILE: Final = 1
BOTH: Final = 2
CHOICES: Final = 3


def displacing_cocoa(s: State, player: i64, space: i64) -> i64:
    """T-7.3: 1 cocoa if another player's worker is on the space."""
    return 1 if s.worship[space] != NONE and s.worship[space] != player else 0


def offer_worship(s: State, player: i64, board: i64, out: Actions) -> None:
    """T-7.1, T-7.2, T-7.5, T-7.7: spaces without an own worker, and what can be taken there.

    Whether the ability will have an effect is not asked (T-7.9).
    """
    area = s.rules.areas[board]
    tile = area.has_tile(s)
    for i in range(SPACE_COUNT[board]):
        space = FIRST_SPACE[board] + i
        if s.worship[space] == player:
            continue
        due = displacing_cocoa(s, player, space)
        action = WORSHIP + space * CHOICES
        if can_cover(s, player, due):
            out.add(action + ABILITY)
            if (
                tile
                and s.rules.boards[board].gives_tile_alone()
                and area.can_claim(s, player, cocoa_to_pay(s, player, due))
            ):
                out.add(action + TILE)
        if tile and can_cover(s, player, due + 1):
            out.add(action + BOTH)


def why_no_worship(s: State, player: i64, board: i64, action: i64) -> Reason | None:
    """The same questions, answered; None for another action."""
    if action < WORSHIP or action >= WORSHIP + len(SPACES) * CHOICES:
        return None
    space, choice = (action - WORSHIP) // CHOICES, (action - WORSHIP) % CHOICES
    if BOARD_OF_SPACE[space] != board:
        return Reason("other-board", "T-7.1", {"board": BOARDS[BOARD_OF_SPACE[space]]})
    if s.worship[space] == player:
        return Reason("occupied-by-own", "T-7.2")
    if choice != ABILITY and not s.rules.areas[board].has_tile(s):
        return Reason("no-tile", "T-7.4")
    if choice == TILE and not s.rules.boards[board].gives_tile_alone():
        return Reason("ability-needed", "T-7.5")
    due = displacing_cocoa(s, player, space) + (1 if choice == BOTH else 0)
    lacking = s.rules.payment.why_not(s, player, cocoa_to_pay(s, player, due), "T-7.6" if choice == BOTH else "T-7.3")
    return lacking if lacking is not None else s.rules.areas[board].why_not(s, player)


def begin_worship(s: State, player: i64, space: i64, choice: i64) -> None:
    """T-7.23, T-7.11: space and choice are named, the cocoa is paid in one sum, the rest follows; no power-up."""
    due = displacing_cocoa(s, player, space) + (1 if choice == BOTH else 0)
    board = BOARD_OF_SPACE[space]
    s.push(EndWorship(player, board))
    s.push(BeforeReveal(player, board))
    if choice == ABILITY:
        push_ability(s, player, space)
    elif choice == TILE:
        s.push(ClaimAreaTile(player, board))
    else:
        s.push(WhichFirst(player, space))
    s.push(LockWorker(player, space))
    pay_cocoa(s, player, due, "T-7.6")


@final
@mypyc_attr(free_list_len=1)
class LockWorker(Decision):
    """T-7.3, T-8.16: the worker there is unlocked, the moved worker locked; of two the player chooses which."""

    kind: ClassVar[str] = "lock-worker"
    fields: ClassVar[FieldList] = (PLAYER, a_word("space", SPACES))
    holds: ClassVar[bool] = True

    def __init__(self, player: i64, space: i64) -> None:
        super().__init__(player)
        self.space = space

    def fits(self, s: State) -> bool:
        return s.now.at == BOARD_OF_SPACE[self.space] and s.worship[self.space] != self.player

    def options(self, s: State, out: Actions) -> None:
        side = s.players[self.player]
        seen: i64 = 0
        for die in range(WORKERS):
            if side.where[die] == IN_HAND and (seen >> side.power[die]) & 1 == 0:
                seen |= BIT[side.power[die]]
                out.add(LOCK + side.power[die] - 1)
        if out.count == 1:
            out.count = 0
            out.add(PASS)

    def take(self, s: State, action: i64) -> None:
        player = self.player
        side = s.players[player]
        owner = s.worship[self.space]
        if owner != NONE:
            s.rules.seats[owner].displaced(s, owner, locked_on(s, owner, self.space))
        chosen = NONE
        for die in range(WORKERS):
            if side.where[die] == IN_HAND and (action == PASS or side.power[die] == action - LOCK + 1):
                chosen = die
        s.lock_worker(player, chosen, self.space, "T-7.3")
        s.put_down(player, BOARD_OF_SPACE[self.space], "T-8.16")
        s.now.worshipping = 1
        s.now.moved = 0
        s.rules.boards[BOARD_OF_SPACE[self.space]].worker_locked(s, player, self.space)


def may_use(s: State, player: i64, space: i64) -> bool:
    """Whether the player's worker is locked on a worship space, or about to be."""
    for step in s.steps:
        if isinstance(step, LockWorker) and step.space == space and step.player == player:
            return True
    return s.worship[space] == player


def locked_on(s: State, owner: i64, space: i64) -> i64:
    """The worker of a player that is locked on a space."""
    for die in range(WORKERS):
        if s.players[owner].where[die] == LOCKED + space:
            return die
    return NONE


@final
@mypyc_attr(free_list_len=1)
class WhichFirst(Decision):
    """T-7.4 c: both, in either order."""

    kind: ClassVar[str] = "which-first"
    fields: ClassVar[FieldList] = (PLAYER, a_word("space", SPACES))

    def __init__(self, player: i64, space: i64) -> None:
        super().__init__(player)
        self.space = space

    def fits(self, s: State) -> bool:
        return may_use(s, self.player, self.space)

    def options(self, s: State, out: Actions) -> None:
        out.add(FIRST)
        out.add(FIRST + 1)

    def moment(self, s: State) -> i64:
        return ANY_TIME

    def take(self, s: State, action: i64) -> None:
        claim_tile = ClaimAreaTile(self.player, BOARD_OF_SPACE[self.space])
        if action == FIRST:
            s.push(claim_tile)
            s.push(Ability(self.player, self.space))
        else:
            push_ability(s, self.player, self.space)
            s.push(claim_tile)


def push_ability(s: State, player: i64, space: i64) -> None:
    """The ability with the point before it, unless it begins with a decision of its own (T-8.8 c)."""
    s.push(Ability(player, space))
    if not s.rules.boards[BOARD_OF_SPACE[space]].worship_asks(s, space):
        s.push(Pause(player))


@final
@mypyc_attr(free_list_len=1)
class Ability(Effect["State"]):
    """T-7.4 a: the ability of the space, with the power of the worker locked there."""

    kind: ClassVar[str] = "ability"
    fields: ClassVar[FieldList] = (a_seat("worshipper"), a_word("space", SPACES))

    def __init__(self, worshipper: i64, space: i64) -> None:
        super().__init__()
        self.worshipper = worshipper
        self.space = space

    def fits(self, s: State) -> bool:
        return may_use(s, self.worshipper, self.space)

    def run(self, s: State) -> None:
        power = s.players[self.worshipper].power[locked_on(s, self.worshipper, self.space)]
        s.rules.boards[BOARD_OF_SPACE[self.space]].worship(s, self.worshipper, self.space, power)


@final
@mypyc_attr(free_list_len=1)
class ClaimAreaTile(Decision):
    """T-7.4 b, T-7.24, T-8.3: claim the discovery tile of the board, or let it be."""

    kind: ClassVar[str] = "claim-area-tile"
    fields: ClassVar[FieldList] = (PLAYER, a_word("board", BOARDS))

    def __init__(self, player: i64, board: i64) -> None:
        super().__init__(player)
        self.board = board

    def fits(self, s: State) -> bool:
        return s.rules.areas[self.board].has_tile(s)

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        area = s.rules.areas[self.board]
        if area.can_claim(s, self.player, FREE):
            out.add(area.claim_action(s))

    def why_not(self, s: State, action: i64) -> Reason | None:
        area = s.rules.areas[self.board]
        if action == area.claim_action(s):
            return area.why_not(s, self.player)
        return why_not_claim(s, self.player, False, action)

    def moment(self, s: State) -> i64:
        return ANY_TIME

    def take(self, s: State, action: i64) -> None:
        if action != PASS:
            s.now.claimed = 1
            s.rules.areas[self.board].claim(s, self.player)


@final
@mypyc_attr(free_list_len=1)
class EndWorship(Effect["State"]):
    """T-7.10: what belongs to the end of every worship."""

    kind: ClassVar[str] = "end-worship"
    fields: ClassVar[FieldList] = (a_seat("worshipper"), a_word("board", BOARDS))

    def __init__(self, worshipper: i64, board: i64) -> None:
        super().__init__()
        self.worshipper = worshipper
        self.board = board

    def run(self, s: State) -> None:
        s.now.worshipping = 0
        for item in s.rules.after_action:
            item.worship(s, self.worshipper, self.board)


@final
class DiscoveryArea(Area):
    """T-2.13: the tile beside the worship spaces."""

    def lay_out(self, s: State) -> None:
        s.push(DrawAreaTile(self.board))

    def has_tile(self, s: State) -> bool:
        return s.area_tile[self.board] != NONE

    def can_claim(self, s: State, player: i64, besides: Amounts) -> bool:
        return s.rules.discoveries[s.area_tile[self.board]].can_be_claimed(s, player, besides)

    def claim_action(self, s: State) -> i64:
        return s.rules.discoveries[s.area_tile[self.board]].claim_action

    def why_not(self, s: State, player: i64) -> Reason:
        lacking = s.rules.discoveries[s.area_tile[self.board]].why_not_claimed(s, player)
        return lacking if lacking is not None else Reason("cannot-pay-both", "T-7.7")

    def claim(self, s: State, player: i64) -> None:
        kind = s.area_tile[self.board]
        s.put_area_tile(self.board, NONE)
        claim(s, player, kind, BOARDS[self.board], "T-7.4")

    def will_be_replaced(self, s: State) -> bool:
        return s.rules.stacks[self.stack].has_tile(s)

    def replace(self, s: State) -> None:
        s.rules.stacks[self.stack].replenish(s)
        s.push(DrawAreaTile(self.board))
