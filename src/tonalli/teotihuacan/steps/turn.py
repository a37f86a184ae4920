"""A turn: free unlock, or move, act, end (T-4, T-5, T-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.bits import BIT
from tonalli.core.field import PLAYER, FieldList, a_seat, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS, Effect
from tonalli.teotihuacan.layout import ANYWHERE, FREE_UNLOCK, NORMAL, TWO, UNSETTLED, TurnSoFar
from tonalli.teotihuacan.moments import ANY_TIME, MOVING, Decision
from tonalli.teotihuacan.names import BOARDS, COCOA, IN_HAND, MAX_POWER, NONE, PALACE, RING, WORKERS
from tonalli.teotihuacan.notation import COLLECT, MAIN, MOVE, TO, UNLOCK, WITH, WORSHIP
from tonalli.teotihuacan.rules import TurnOption
from tonalli.teotihuacan.steps.calendar import advance_light, eclipse_due
from tonalli.teotihuacan.steps.eclipse import BETWEEN_TURNS, EclipseOver, has_ended, resolve_eclipse
from tonalli.teotihuacan.steps.main_action import begin_main_action, can_take_main_action, why_no_main_action
from tonalli.teotihuacan.steps.neutral import DrawNeutral
from tonalli.teotihuacan.steps.worship import begin_worship, offer_worship, why_no_worship

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

MOVE_MAX: Final = 3


def begin_turn(s: State, seat: i64) -> None:
    """T-4.1: the next player takes a turn."""
    s.turn += 1
    s.active = seat
    s.now = TurnSoFar()
    for part in s.parts:
        part.turn_begins(s)
    if s.log is not None:
        s.log.turn(seat, s.turn, "T-4.1")
    s.rules.seats[seat].begin_turn(s, seat)


@final
@mypyc_attr(free_list_len=1)
class Turn(Decision):
    """T-4.2: a normal turn begins with the worker to move; a free unlock needs a locked worker (T-4.4).

    Without an unlocked worker it is all there is, but for the paid unlocking (T-4.5); tiles used now settle nothing
    but the move tiles (T-4.11).
    """

    kind: ClassVar[str] = "turn"
    fields: ClassVar[FieldList] = (PLAYER,)

    def fits(self, s: State) -> bool:
        """T-4.2: a turn lies right above its end."""
        steps = s.steps
        return len(steps) > 1 and steps[1] is self and isinstance(steps[0], EndTurn)

    def options(self, s: State, out: Actions) -> None:
        option = s.rules.first_turn_option
        while option is not None:
            option.offer(s, self.player, out)
            option = option.following

    def why_not(self, s: State, action: i64) -> Reason | None:
        for option in s.rules.turn_options:
            reason = option.why_not(s, self.player, action)
            if reason is not None:
                return reason
        return None

    def moment(self, s: State) -> i64:
        # T-8.25: after a move tile only the other one may come before the move.
        return MOVING if s.now.move_tiles != 0 else ANY_TIME | MOVING

    def take(self, s: State, action: i64) -> None:
        option = s.rules.first_turn_option
        while option is not None and not option.take(s, self.player, action):
            option = option.following


@final
class FreeUnlock(TurnOption):
    """T-4.4: all own locked workers become unlocked, and the turn is over."""

    turn: ClassVar[int] = FREE_UNLOCK

    def offer(self, s: State, player: i64, out: Actions) -> None:
        if s.now.kind == UNSETTLED and s.players[player].locked > 0:
            out.add(UNLOCK)

    def why_not(self, s: State, player: i64, action: i64) -> Reason | None:
        if action != UNLOCK:
            return None
        return Reason("nothing-locked" if s.players[player].locked == 0 else "normal-turn", "T-4.4")

    def take(self, s: State, player: i64, action: i64) -> bool:
        if action != UNLOCK:
            return False
        s.now.kind = FREE_UNLOCK
        s.unlock_all(player, "T-4.4")
        return True


@final
class MoveWorker(TurnOption):
    """T-5.1: the worker to move; equal ones appear once."""

    def offer(self, s: State, player: i64, out: Actions) -> None:
        side = s.players[player]
        two = s.now.move_tiles & TWO != 0
        seen: i64 = 0
        for die in range(WORKERS):
            where = side.where[die]
            if where >= RING or (two and not self.has_partner(s, player, die)):
                continue
            bit = where * MAX_POWER + side.power[die] - 1
            if (seen >> bit) & 1 == 0:
                seen |= BIT[bit]
                out.add(MOVE + bit)

    def has_partner(self, s: State, player: i64, die: i64) -> bool:
        """T-8.15: another own worker there; the weaker of the two is named first, so that a pair appears once."""
        side = s.players[player]
        for other in range(WORKERS):
            if other != die and side.where[other] == side.where[die] and side.power[other] >= side.power[die]:
                return True
        return False

    def why_not(self, s: State, player: i64, action: i64) -> Reason | None:
        if action < MOVE or action >= MOVE + RING * MAX_POWER:
            return None
        there = s.players[player].find((action - MOVE) // MAX_POWER, (action - MOVE) % MAX_POWER + 1, 0)
        return Reason("no-worker", "T-5.1") if there == NONE else Reason("no-second-worker", "T-8.15")

    def take(self, s: State, player: i64, action: i64) -> bool:
        if action < MOVE or action >= MOVE + RING * MAX_POWER:
            return False
        s.now.kind = NORMAL
        board = (action - MOVE) // MAX_POWER
        die = s.players[player].find(board, (action - MOVE) % MAX_POWER + 1, 0)
        s.push(Destination(player, board))
        if s.now.move_tiles & TWO != 0:
            s.push(Companion(player, board))
        s.now.moved |= BIT[die]
        s.lift_worker(player, die, "T-5.1")
        return True


@final
@mypyc_attr(free_list_len=1)
class Companion(Decision):
    """T-8.15, T-8.18: the second worker that moves along from the same board to the same target."""

    kind: ClassVar[str] = "companion"
    fields: ClassVar[FieldList] = (PLAYER, a_word("board", BOARDS))

    def __init__(self, player: i64, board: i64) -> None:
        super().__init__(player)
        self.board = board

    def options(self, s: State, out: Actions) -> None:
        side = s.players[self.player]
        weakest: i64 = 0
        for die in range(WORKERS):
            if side.where[die] == IN_HAND:
                weakest = side.power[die]
        for power in range(weakest, MAX_POWER + 1):
            if side.find(self.board, power, 0) != NONE:
                out.add(WITH + power - 1)

    def take(self, s: State, action: i64) -> None:
        die = s.players[self.player].find(self.board, action - WITH + 1, 0)
        s.now.moved |= BIT[die]
        s.lift_worker(self.player, die, "T-8.15")


@final
@mypyc_attr(free_list_len=1)
class Destination(Decision):
    """T-5.1: 1, 2 or 3 slots clockwise; with *move anywhere* any board, also its own (T-8.17)."""

    kind: ClassVar[str] = "destination"
    fields: ClassVar[FieldList] = (PLAYER, a_word("board", BOARDS))
    holds: ClassVar[bool] = True

    def __init__(self, player: i64, board: i64) -> None:
        super().__init__(player)
        self.board = board

    def options(self, s: State, out: Actions) -> None:
        if s.now.move_tiles & ANYWHERE != 0:
            for board in range(RING):
                out.add(TO + board)
        else:
            slot = s.layout.slot_of[self.board]
            for distance in range(1, MOVE_MAX + 1):
                out.add(TO + s.layout.board_at[(slot + distance) % RING])

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action < TO or action >= TO + RING:
            return None
        return Reason("too-far", "T-5.1", {"distance": self.distance(s, action - TO), "most": MOVE_MAX})

    def take(self, s: State, action: i64) -> None:
        target = action - TO
        s.now.at = target
        if s.log is not None:
            s.log.move(self.player, self.distance(s, target), BOARDS[target], "T-5.1")
        self.passing_cocoa(s, target)
        s.push(ChooseAction(self.player))

    def distance(self, s: State, target: i64) -> i64:
        return (s.layout.slot_of[target] - s.layout.slot_of[self.board] - 1) % RING + 1

    def passing_cocoa(self, s: State, target: i64) -> None:
        """T-5.2, T-5.3, T-5.4, T-8.17: technology 01 pays 1 cocoa for each worker moved onto or past the Palace."""
        if s.players[self.player].technologies & s.rules.passing == 0:
            return
        slot = s.layout.slot_of[self.board]
        passed = target == PALACE or (s.now.move_tiles & ANYWHERE == 0 and slot + self.distance(s, target) > RING)
        if passed:
            s.gain(self.player, COCOA, 2 if s.now.move_tiles & TWO != 0 else 1, "T-5.3")


@final
@mypyc_attr(free_list_len=1)
class ChooseAction(Decision):
    """T-4.3: exactly one of Collect cocoa, Worship or Main action on the board reached."""

    kind: ClassVar[str] = "choose-action"
    fields: ClassVar[FieldList] = (PLAYER,)
    holds: ClassVar[bool] = True

    def fits(self, s: State) -> bool:
        return s.now.at != NONE

    def options(self, s: State, out: Actions) -> None:
        out.add(COLLECT)
        if can_take_main_action(s, self.player, s.now.at):
            out.add(MAIN)
        offer_worship(s, self.player, s.now.at, out)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action == MAIN:
            return why_no_main_action(s, self.player, s.now.at)
        return why_no_worship(s, self.player, s.now.at, action)

    def moment(self, s: State) -> i64:
        return ANY_TIME

    def take(self, s: State, action: i64) -> None:
        if action == COLLECT:
            collect_cocoa(s, self.player, s.now.at)
        elif action == MAIN:
            begin_main_action(s, self.player, s.now.at)
        else:
            begin_worship(s, self.player, (action - WORSHIP) // 3, (action - WORSHIP) % 3)


def cocoa_on(s: State, board: i64) -> i64:
    """T-6.2: what collecting on a board brings: 1 cocoa and 1 for each colour there."""
    return s.colours_on(board) + 1


def collect_cocoa(s: State, player: i64, board: i64) -> None:
    """T-6.1, T-6.3: collect, then the worker is put down."""
    s.gain(player, COCOA, cocoa_on(s, board), "T-6.3")
    s.put_down(player, board, "T-6.3")
    s.now.moved = 0
    for item in s.rules.after_action:
        item.collecting(s, player, board)


@final
@mypyc_attr(free_list_len=1)
class EndTurn(Decision):
    """T-8.8 f: the last point of a turn."""

    kind: ClassVar[str] = "end-turn"
    fields: ClassVar[FieldList] = (PLAYER,)
    bottom: ClassVar[bool] = True

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)

    def moment(self, s: State) -> i64:
        return ANY_TIME

    def take(self, s: State, action: i64) -> None:
        end_turn(s, self.player)


def end_turn(s: State, seat: i64) -> None:
    """T-4.8: after the last player the light disc moves; then an eclipse or the next turn."""
    s.sealed += 1
    order = s.order(seat)
    if order == s.rules.last_order():
        advance_light(s, 1, "T-4.8")
    following = s.seat(order + 1)
    if eclipse_due(s):
        s.push(NextTurn(following))
        resolve_eclipse(s)
    else:
        begin_turn(s, following)


@final
@mypyc_attr(free_list_len=1)
class NextTurn(Effect["State"]):
    """T-19.10, T-22.3: play goes on with the player after the one who took the last turn, unless it ends (T-20.1)."""

    kind: ClassVar[str] = BETWEEN_TURNS
    fields: ClassVar[FieldList] = (a_seat("seat", nobody=True),)
    bottom: ClassVar[bool] = True

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def fits(self, s: State) -> bool:
        """T-19.10: it waits for an eclipse or for neutral workers only."""
        if self.seat != s.seat(s.order(s.active) + 1):
            return False
        for step in s.steps:
            if isinstance(step, (EclipseOver, DrawNeutral)):
                return True
        return False

    def run(self, s: State) -> None:
        if not has_ended(s):
            begin_turn(s, self.seat)
