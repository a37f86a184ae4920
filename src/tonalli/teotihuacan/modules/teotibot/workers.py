"""The bot's workers: which one, powering up, moving on (B-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import FieldList, a_number
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import OFTEN, Effect
from tonalli.teotihuacan.modules.teotibot import events
from tonalli.teotihuacan.modules.teotibot.names import BOT, FALLBACK_COCOA
from tonalli.teotihuacan.modules.teotibot.table import is_its_turn, table_of
from tonalli.teotihuacan.names import BOARDS, COCOA, LOCKED, NONE, RING, WORKERS
from tonalli.teotihuacan.steps.power_up import power_up

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


def place_of(s: State, die: i64) -> i64:
    """The ring place of an unlocked worker: 0 the Palace, then clockwise."""
    return s.layout.slot_of[s.players[BOT].where[die]]


def is_unlocked(s: State, die: i64) -> bool:
    return s.players[BOT].where[die] < RING


def worker_on(s: State, board: i64) -> i64:
    """B-6.1, B-6.2, B-3.16: the bot's strongest unlocked worker on a board; NONE without one."""
    side = s.players[BOT]
    best: i64 = NONE
    for die in range(WORKERS):
        if side.where[die] == board and (best == NONE or side.power[die] > side.power[best]):
            best = die
    return best


def lowest_worker(s: State) -> i64:
    """B-6.3, B-6.5: the weakest unlocked worker, on a tie the one nearest to the Palace clockwise."""
    side = s.players[BOT]
    best: i64 = NONE
    for die in range(WORKERS):
        if is_unlocked(s, die) and (
            best == NONE
            or side.power[die] < side.power[best]
            or (side.power[die] == side.power[best] and place_of(s, die) < place_of(s, best))
        ):
            best = die
    return best


def is_higher(s: State, die: i64, other: i64) -> bool:
    """B-6.4: stronger, or as strong and farther from the Palace clockwise."""
    side = s.players[BOT]
    if side.power[die] != side.power[other]:
        return side.power[die] > side.power[other]
    return place_of(s, die) > place_of(s, other)


def highest_worker(s: State, but: i64) -> i64:
    """B-6.4: the highest unlocked worker but those of the bits; NONE if there is none."""
    best: i64 = NONE
    for die in range(WORKERS):
        if (but >> die) & 1 == 0 and is_unlocked(s, die) and (best == NONE or is_higher(s, die, best)):
            best = die
    return best


def push_power_up_and_advance(s: State, die: i64) -> None:
    """B-6.8: power up a worker, then move it on, reborn or not."""
    s.push(Advance(die))
    s.push(BotPowerUp(die))


def push_fallback(s: State) -> None:
    """B-7.7: 5 cocoa, a power-up for the lowest worker, which then moves on."""
    if s.log is not None:
        events.fallback(s.log, BOT, FALLBACK_COCOA, "B-7.7")
    s.gain(BOT, COCOA, FALLBACK_COCOA, "B-7.7")
    lowest = lowest_worker(s)
    if lowest != NONE:
        push_power_up_and_advance(s, lowest)


@final
@mypyc_attr(free_list_len=1)
class BotPowerUp(Effect["State"]):
    """B-6.6: one more power; at 6 the worker ascends at once."""

    kind: ClassVar[str] = "bot-power-up"
    fields: ClassVar[FieldList] = (a_number("die", 0, 3),)
    peers: ClassVar[int] = OFTEN

    def __init__(self, die: i64) -> None:
        super().__init__()
        self.die = die

    def fits(self, s: State) -> bool:
        return is_its_turn(s) and s.players[BOT].where[self.die] < LOCKED

    def run(self, s: State) -> None:
        power_up(s, BOT, self.die, "B-6.6")


@final
@mypyc_attr(free_list_len=1)
class Advance(Effect["State"]):
    """B-6.9, B-6.11, B-6.12: a worker moves clockwise; the Palace is neither counted nor a destination (B-6.10)."""

    kind: ClassVar[str] = "advance"
    fields: ClassVar[FieldList] = (a_number("die", 0, 3),)

    def __init__(self, die: i64) -> None:
        super().__init__()
        self.die = die

    def fits(self, s: State) -> bool:
        return is_its_turn(s) and s.players[BOT].where[self.die] < LOCKED

    def run(self, s: State) -> None:
        if not is_unlocked(s, self.die):
            return
        place = place_of(s, self.die)
        passes = False
        for step in range(table_of(s).rules.movement.distance(s, self.die)):
            if place == RING - 1:
                passes = True
            place = place % (RING - 1) + 1
        board = s.layout.board_at[place]
        s.lift_worker(BOT, self.die, "B-6.9")
        s.put_worker(BOT, self.die, board, "B-6.11")
        if passes:
            pass_palace(s, self.die, BOARDS[board])


def pass_palace(s: State, die: i64, where: str) -> None:
    """B-6.12: a worker came by the Palace on its way to a board or sidebar."""
    if s.log is not None:
        events.passes_palace(s.log, BOT, s.players[BOT].power[die], where, "B-6.12")
    table_of(s).rules.passing.passed(s, die)
