"""Who of a table is there: here, away with the page in the background, or not connected, and since when."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tonalli.server.watcher import Watcher

HERE = "here"
AWAY = "away"
GONE = "gone"
KEPT = 15 * 60.0
"""Seconds for which whoever goes away keeps the seat before a game."""
MISSED = 30.0
"""Seconds after which others may let a computer play for somebody who is not connected."""


class Presence:
    """What is known of the people at a table by the browsers that are connected."""

    def __init__(self, watchers: Sequence[Watcher]) -> None:
        self.watchers = watchers
        """All who are connected, as the table keeps them; the table itself is not held: one that is put away is gone at
        once, without anybody looking for circles.
        """
        self.since: dict[int, float] = {}
        """When each seat was last here, of those that are not."""
        self.began = time.time()
        """From when on whoever never was here counts as gone."""
        self.missed: frozenset[int] = frozenset()
        """Those who were missed when it was last looked for."""

    def of(self, seat: int) -> str:
        there = [watcher for watcher in self.watchers if seat in watcher.seats]
        if not there:
            return GONE
        return AWAY if all(watcher.away for watcher in there) else HERE

    def note(self, seats: Sequence[int]) -> None:
        """Somebody came, went or looked elsewhere."""
        for seat in seats:
            if self.of(seat) == HERE:
                self.since.pop(seat, None)
            else:
                self.since.setdefault(seat, time.time())

    def gone_for(self, seat: int) -> float:
        """Seconds for which a seat is not connected; as long as the table is looked after, for whoever never was."""
        if self.of(seat) != GONE:
            return 0.0
        return time.time() - self.since.get(seat, self.began)

    def is_long_gone(self, seat: int) -> bool:
        return self.of(seat) == GONE and self.gone_for(seat) >= KEPT

    def is_missed(self, seat: int) -> bool:
        return self.of(seat) == GONE and self.gone_for(seat) >= MISSED

    def more_missed(self, seats: Sequence[int]) -> bool:
        """Whether some of these seats are missed who were not when it was last looked for."""
        before, self.missed = self.missed, frozenset(seat for seat in seats if self.is_missed(seat))
        return bool(self.missed - before)

    def take_after(self, other: Presence) -> None:
        """The same people were looked after by another until now."""
        self.since, self.began, self.missed = other.since, other.began, other.missed

    def forget(self) -> None:
        """Everybody sits elsewhere now."""
        self.since.clear()
        self.began = time.time()
        self.missed = frozenset()
