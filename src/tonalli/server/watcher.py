"""Somebody at a table or looking on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tonalli.server.changes import Shown

PRESENCE = "presence"


class Watcher:
    """Somebody at the table or looking on: which seats they hold, and how much of the story they were told."""

    def __init__(self, seats: list[int], tokens: list[str] | None = None) -> None:
        self.seats = seats
        self.tokens = tokens or []
        self.away = False
        """Whether the page lies in the background."""
        self.told = 0
        self.stale = True
        """Whether the table has changed since they saw it."""
        self.takes_changes = False
        """Whether they can be sent what changed, once they have seen the table."""
        self.shown: Shown | None = None
        """The table as they saw it last, where they can."""
        self.changed = asyncio.Event()
        self.news: list[dict[str, Any]] = []
        """What is to be told besides the table."""

    def perspective(self, actor: int) -> int | None:
        """Through whose eyes: the one who decides, if that is them; their only seat; otherwise nobody's."""
        if actor in self.seats:
            return actor
        return self.seats[0] if len(self.seats) == 1 else None

    def show(self) -> None:
        """Show them the table as it is now."""
        self.stale = True
        self.changed.set()

    def see_anew(self) -> None:
        """Show them all of the table, with all that has happened, as if they had just come."""
        self.told = 0
        self.shown = None
        self.show()

    def hear(self, news: dict[str, Any]) -> None:
        """Tell them something without the table; of who is there only the last word counts."""
        if news["type"] == PRESENCE:
            self.news = [each for each in self.news if each["type"] != PRESENCE]
        self.news.append(news)
        self.changed.set()
