"""The story of a table as far as it was told: paragraphs that grow with the events and are taken back with them."""

from __future__ import annotations

from collections.abc import Sequence

from tonalli.core.events import Event
from tonalli.telling.story import Paragraph
from tonalli.telling.telling import Telling


class Story:
    """Paragraphs of all events; only what is new is told again."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.paragraphs: list[Paragraph] = []
        self.told = 0
        """How many events the paragraphs tell of."""

    def take_back(self, events: int) -> None:
        """Of so many events the story still holds; whatever comes next is told anew."""
        self.told = min(self.told, events)

    def go_on(self, events: Sequence[Event]) -> None:
        """Tell up to the last event. The paragraph of the last one told may have grown, or shrunk by undo."""
        fresh = self.telling.story(events, max(0, self.told - 1))
        begin = fresh[0].first if fresh else 0
        self.paragraphs = [paragraph for paragraph in self.paragraphs if paragraph.first < begin] + fresh
        self.told = len(events)

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
