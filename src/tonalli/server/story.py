"""The story of a table as far as it was told: paragraphs that grow with the events and are taken back with them."""

from __future__ import annotations

from collections.abc import Sequence

from tonalli.core.events import Event
from tonalli.core.state import State
from tonalli.telling.moment import Moment
from tonalli.telling.story import Paragraph, Worded
from tonalli.telling.telling import Telling


class Story:
    """Paragraphs of all events; only what is new is told again."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.paragraphs: list[Paragraph] = []
        self.told = 0
        """How many events the paragraphs tell of."""
        self.worded: Worded = {}
        """What was put into words of the paragraphs that were told last."""
        self.past: list[Moment] = []
        """Moments of which nothing changes any more."""
        self.settled = 0
        """How many events no other moment tells of."""

    def take_back(self, events: int) -> None:
        """Of so many events the story still holds; whatever comes next is told anew."""
        self.told = min(self.told, events)
        while self.past and self.past[-1].last + 1 >= events:
            # What ended it is no longer certain.
            self.settled = self.past.pop().first
        self.settled = min(self.settled, events)

    def go_on(self, events: Sequence[Event]) -> None:
        """Tell up to the last event. The paragraph of the last one told may have grown, or shrunk by undo."""
        fresh = self.telling.story(events, max(0, self.told - 1), self.worded)
        begin = fresh[0].first if fresh else 0
        kept = len(self.paragraphs)
        while kept > 0 and self.paragraphs[kept - 1].first >= begin:
            kept -= 1
        if kept == len(self.paragraphs):
            self.worded = {}
        self.paragraphs[kept:] = fresh
        self.told = len(events)

    def moments(self, state: State, events: Sequence[Event]) -> list[Moment]:
        """What happened to all seats at once. Only what is not settled yet is told again."""
        fresh = self.telling.moments(state, events, self.settled)
        over = [moment for moment in fresh if moment.ended and moment.over]
        if len(over) == len(fresh):
            self.past += over
            self.settled = len(events)
            return list(self.past)
        return self.past + fresh

    def since(self, told: int) -> dict[str, object]:
        """What is new to somebody who was told of so many events, from the paragraph they were in the middle of."""
        last = max(0, told - 1)
        index = 0
        for number, paragraph in enumerate(self.paragraphs):
            if paragraph.first <= last:
                index = number
            if paragraph.last >= last:
                break
        return {"from": index, "paragraphs": self.paragraphs[index:]}
