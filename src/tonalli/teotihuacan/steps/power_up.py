"""Power-ups (T-16) of main actions, of technology 13 and of the tile *power up two*."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.bits import BIT
from tonalli.core.field import PLAYER, WHY, FieldList, a_number, a_seat, a_text, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import OFTEN, PASS, Effect
from tonalli.teotihuacan.amounts import COCOA_COSTS
from tonalli.teotihuacan.moments import ANY_TIME, CLOSED, Decision
from tonalli.teotihuacan.names import BOARDS, MAX_POWER, NONE, RING, WORKERS
from tonalli.teotihuacan.notation import POWER_UP, POWER_UP_END
from tonalli.teotihuacan.steps.ascension import ascend

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


def power_up(s: State, player: i64, die: i64, why: str) -> None:
    """T-16.1: raise a worker by 1; at 6 it ascends at once."""
    side = s.players[player]
    if side.power[die] < MAX_POWER:
        s.set_power(player, die, side.power[die] + 1, why)
    else:
        ascend(s, player, die)


@final
@mypyc_attr(free_list_len=1)
class PowerUp(Effect["State"]):
    """A power-up that was bought."""

    kind: ClassVar[str] = "power-up"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_number("die", 0, 3), WHY)
    peers: ClassVar[int] = OFTEN

    def __init__(self, owner: i64, die: i64, why: str) -> None:
        super().__init__()
        self.owner = owner
        self.die = die
        self.why = why

    def run(self, s: State) -> None:
        power_up(s, self.owner, self.die, self.why)


def offer_workers(s: State, player: i64, board: i64, but: i64, out: Actions) -> None:
    """T-16.6, T-16.7: own unlocked workers, on one board or (NONE) anywhere; equal ones appear once."""
    side = s.players[player]
    seen: i64 = 0
    for die in range(WORKERS):
        where = side.where[die]
        if where >= RING or (board != NONE and where != board) or (but >> die) & 1 != 0:
            continue
        bit = where * MAX_POWER + side.power[die] - 1
        if (seen >> bit) & 1 == 0:
            seen |= BIT[bit]
            out.add(POWER_UP + bit)


def why_not_worker(s: State, player: i64, board: i64, but: i64, action: i64) -> Reason | None:
    """The same questions, answered; None for another action."""
    if action < POWER_UP or action >= POWER_UP_END:
        return None
    where = (action - POWER_UP) // MAX_POWER
    if board != NONE and where != board:
        return Reason("other-board", "T-16.6", {"board": BOARDS[board]})
    if chosen_worker(s, player, action, but) == NONE and chosen_worker(s, player, action, 0) != NONE:
        return Reason("just-moved", "T-8.14")
    return Reason("no-worker", "T-16.7")


def chosen_worker(s: State, player: i64, action: i64, but: i64) -> i64:
    """The worker meant by a power-up action."""
    index = action - POWER_UP
    return s.players[player].find(index // MAX_POWER, index % MAX_POWER + 1, but)


@final
@mypyc_attr(free_list_len=1)
class PowerUps(Decision):
    """T-16.2, T-16.3, T-16.4, T-16.5: power-ups of a main action, on its board; all but the first are optional."""

    kind: ClassVar[str] = "power-ups"
    fields: ClassVar[FieldList] = (PLAYER, a_word("board", BOARDS), a_number("left", 1, 10))

    def __init__(self, player: i64, board: i64, left: i64) -> None:
        super().__init__(player)
        self.board = board
        self.left = left

    def options(self, s: State, out: Actions) -> None:
        offer_workers(s, self.player, self.board, 0, out)
        if out.count == 0 or s.now.powered_up > 0:
            out.add(PASS)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action == PASS:
            return Reason("must-power-up", "T-16.2")
        return why_not_worker(s, self.player, self.board, 0, action)

    def moment(self, s: State) -> i64:
        return ANY_TIME

    def take(self, s: State, action: i64) -> None:
        if action == PASS:
            return
        if self.left > 1:
            s.push(PowerUps(self.player, self.board, self.left - 1))
        s.now.powered_up += 1
        power_up(s, self.player, chosen_worker(s, self.player, action, 0), "T-16.1")


@final
@mypyc_attr(free_list_len=1)
class BuyPowerUp(Decision):
    """T-12.11: after one or more power-ups technology 13 may buy one more on the same board."""

    kind: ClassVar[str] = "buy-power-up"
    fields: ClassVar[FieldList] = (PLAYER, a_word("board", BOARDS))

    def __init__(self, player: i64, board: i64) -> None:
        super().__init__(player)
        self.board = board

    def options(self, s: State, out: Actions) -> None:
        """T-12.8, T-12.12: only after a power-up; a tile used now may still bring the cocoa or a worker."""
        selling = s.players[self.player].technologies & s.rules.selling_power_ups
        if s.now.acquired != NONE:
            selling &= ~BIT[s.now.acquired]
        if selling != 0 and s.now.powered_up > 0:
            out.add(PASS)
            if s.rules.payment.can_pay(s, self.player, COCOA_COSTS[1]):
                offer_workers(s, self.player, self.board, 0, out)

    def why_not(self, s: State, action: i64) -> Reason | None:
        reason = why_not_worker(s, self.player, self.board, 0, action)
        if action < POWER_UP or action >= POWER_UP_END or (reason is not None and reason.reason != "no-worker"):
            return reason
        return s.rules.payment.why_not(s, self.player, COCOA_COSTS[1], "T-12.11") or reason

    def moment(self, s: State) -> i64:
        return ANY_TIME

    def take(self, s: State, action: i64) -> None:
        if action != PASS:
            s.push(PowerUp(self.player, chosen_worker(s, self.player, action, 0), "T-12.11"))
            s.rules.payment.pay(s, self.player, COCOA_COSTS[1], "T-12.11")


@final
@mypyc_attr(free_list_len=1)
class PowerUpAnyone(Decision):
    """T-8.14: one of the power-ups of the tile, on any own unlocked worker but one moved just now.

    ``open`` says whether tiles may be used before it (T-8.26).
    """

    kind: ClassVar[str] = "power-up-anyone"
    fields: ClassVar[FieldList] = (PLAYER, a_number("left", 1, 10), a_number("open", 0, 1), a_text("why", "T-8.14"))
    peers: ClassVar[int] = OFTEN

    def __init__(self, player: i64, left: i64, open: i64, why: str) -> None:
        super().__init__(player)
        self.left = left
        self.open = open
        self.why = why

    def options(self, s: State, out: Actions) -> None:
        offer_workers(s, self.player, NONE, just_moved(s, self.player), out)

    def why_not(self, s: State, action: i64) -> Reason | None:
        return why_not_worker(s, self.player, NONE, just_moved(s, self.player), action)

    def moment(self, s: State) -> i64:
        return ANY_TIME if self.open != 0 else CLOSED

    def take(self, s: State, action: i64) -> None:
        if self.left > 1:
            s.push(PowerUpAnyone(self.player, self.left - 1, s.rules.leeway.between_steps(), self.why))
        power_up(s, self.player, chosen_worker(s, self.player, action, just_moved(s, self.player)), self.why)


def just_moved(s: State, player: i64) -> i64:
    """T-8.14: bits of the workers that a player moved in this turn; in another player's turn none."""
    return s.now.moved if player == s.active else 0


def has_worker_to_power_up(s: State, player: i64) -> bool:
    side = s.players[player]
    moved = just_moved(s, player)
    for die in range(WORKERS):
        if side.where[die] < RING and (moved >> die) & 1 == 0:
            return True
    return False
