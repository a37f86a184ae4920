"""The bot's locked worker on the temple sidebars (B-3.4 to B-3.8, B-8.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.native import i64
from tonalli.teotihuacan.modules.teotibot.names import BOT
from tonalli.teotihuacan.names import LOCKED, NONE, RING, ROYAL_SPACES, WORKERS
from tonalli.teotihuacan.steps.worship import locked_on
from tonalli.teotihuacan.tiles import BOARD_OF_SPACE, FIRST_SPACE

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


def sidebar_of(s: State, place: i64) -> i64:
    """The temple sidebar on a ring place; NONE without one. The Palace has none."""
    space = FIRST_SPACE[s.layout.board_at[place % RING]]
    return space if space >= ROYAL_SPACES else NONE


def next_sidebar(s: State, space: i64, empty: bool) -> i64:
    """The next sidebar clockwise, if asked for the next empty one; NONE if there is none."""
    place = s.layout.slot_of[BOARD_OF_SPACE[space]]
    for distance in range(1, RING):
        other = sidebar_of(s, place + distance)
        if other != NONE and (not empty or s.worship[other] == NONE):
            return other
    return NONE


def locked_worker(s: State) -> i64:
    """B-3.8: exactly one of the bot's workers is locked."""
    for die in range(WORKERS):
        if s.players[BOT].where[die] >= LOCKED:
            return die
    return NONE


def lock_on(s: State, die: i64, space: i64, why: str) -> None:
    """Move the locked worker to a sidebar; a human worker there is unlocked."""
    s.worship[s.players[BOT].where[die] - LOCKED] = NONE
    owner = s.worship[space]
    if owner != NONE:
        s.unlock_worker(owner, locked_on(s, owner, space), why)
    s.lock_worker(BOT, die, space, why)


def displace(s: State, die: i64) -> None:
    """B-3.5, B-3.6, B-3.7: to the next empty sidebar clockwise, else to the nearest; without any effect."""
    here = s.players[BOT].where[die] - LOCKED
    target = next_sidebar(s, here, True)
    if target == NONE:
        target = next_sidebar(s, here, False)
    lock_on(s, die, target, "B-3.5")


def move_to_next_sidebar(s: State, die: i64) -> bool:
    """B-8.6, B-8.6.4: clockwise to the next sidebar, occupied or not; returns whether it passed the Palace."""
    here = s.players[BOT].where[die] - LOCKED
    target = next_sidebar(s, here, False)
    passes = s.layout.slot_of[BOARD_OF_SPACE[target]] < s.layout.slot_of[BOARD_OF_SPACE[here]]
    lock_on(s, die, target, "B-8.6")
    return passes
