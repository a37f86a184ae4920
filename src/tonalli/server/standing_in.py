"""A computer plays for somebody: who left, who asks for it, who resigned, or whose time is up."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from tonalli.bots.registry import BOTS
from tonalli.server.levels import USUAL
from tonalli.server.refusals import Refusal
from tonalli.server.room import PERSON
from tonalli.server.stored import StoredSeat

if TYPE_CHECKING:
    from tonalli.server.table import LiveTable


def seat_of(table: LiveTable, number: int) -> StoredSeat:
    """A person's seat of a game that goes on."""
    if not 0 <= number < len(table.seats):
        raise Refusal(404, "no-such-seat")
    if table.room.waiting:
        raise Refusal(409, "waiting")
    if table.match.over:
        raise Refusal(409, "over")
    if table.seats[number].kind != PERSON:
        raise Refusal(409, "no-person")
    return table.seats[number]


def can_be_replaced(table: LiveTable, number: int) -> bool:
    """Whether the others may let a computer play for a seat: whoever sits there has been gone for a while."""
    goes_on = not table.room.waiting and not table.match.over
    return goes_on and table.seats[number].kind == PERSON and table.presence.is_missed(number)


async def take_over(table: LiveTable, held: list[int], number: int, kind: str) -> None:
    """Let a computer play for a seat: for one's own, or for somebody who is not connected any more."""
    async with table.still():
        seat = seat_of(table, number)
        if kind not in BOTS:
            raise Refusal(422, "unknown-seat", repr(kind))
        if number not in held:
            if not held:
                raise Refusal(403, "not-at-the-table")
            if not can_be_replaced(table, number):
                raise Refusal(409, "still-there")
        if seat.stand_in is None:
            await table.change_seat(number, replace(seat, stand_in=kind))


async def give_back(table: LiveTable, held: list[int], number: int) -> None:
    """Whoever holds a seat plays it again, unless they resigned or their time is up."""
    async with table.still():
        seat = seat_of(table, number)
        if number not in held:
            raise Refusal(403, "not-at-the-table")
        if seat.resigned:
            raise Refusal(409, "resigned")
        clock = table.clock
        if clock is not None and clock.deadline_matters() and clock.is_up(number, time.time()):
            raise Refusal(409, "time-up")
        if seat.stand_in is not None:
            await table.change_seat(number, replace(seat, stand_in=None))


async def resign(table: LiveTable, held: list[int], number: int) -> None:
    """A seat gives up: a computer plays it to the end, so that the game of the others stays whole."""
    async with table.still():
        seat = seat_of(table, number)
        if number not in held:
            raise Refusal(403, "not-at-the-table")
        await table.change_seat(number, replace(seat, stand_in=seat.stand_in or USUAL, resigned=True))


async def time_is_up(table: LiveTable, now: float) -> bool:
    """Let a computer play for whoever is to decide and has no time left; False if there is nobody."""
    async with table.still():
        clock, actor = table.clock, table.match.actor
        if clock is None or not clock.deadline_matters() or clock.of != actor or not clock.is_up(actor, now):
            return False
        await table.change_seat(actor, replace(table.seats[actor], stand_in=USUAL))
        return True
