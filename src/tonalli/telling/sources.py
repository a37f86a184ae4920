"""Which part of a game a clause belongs to: for the causes in the story and the score sheet at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tonalli.core.events import Event
from tonalli.telling.phrase import Phrase

OTHER = "other"
STAGE, TURN, END = "stage", "turn", "end"
"""When points are earned: at the end of each stage of the game, in turns, or when it is over."""


class Sources:
    """The parts of one game by clause; ``stage_ends`` is the kind of event after which another stage begins."""

    def __init__(
        self,
        game: str,
        exact: Mapping[str, str],
        by_chapter: Mapping[str, str],
        in_the_log: Mapping[str, str],
        order: Sequence[str],
        stage_ends: str,
        times: Mapping[str, str],
        icons: Mapping[str, str],
        parts: int = 1,
    ) -> None:
        self.game = game
        self.exact = dict(exact)
        self.by_chapter = dict(by_chapter)
        self.in_the_log = in_the_log
        self.order = list(order)
        self.stage_ends = stage_ends
        self.times = dict(times)
        self.icons = dict(icons)
        self.parts = parts

    def take_in(
        self, sources: Mapping[str, str], order: Sequence[str], times: Mapping[str, str], icons: Mapping[str, str]
    ) -> None:
        """Clauses and chapters of a module, and the parts it adds behind the others."""
        self.exact.update(sources)
        self.by_chapter.update(sources)
        self.order[-1:] = [*order, OTHER]
        self.times.update(times)
        self.icons.update(icons)

    def icon_of(self, source: str) -> str:
        return self.icons.get(source, self.icons[OTHER])

    def source_of(self, event: Event) -> str:
        """The part of the game an event comes from, if need be by the item it scores."""
        item = event.text("item")
        found = self.exact.get(f"{event.why} {item}") if item else None
        return found or self.exact.get(event.why) or self.by_chapter.get(event.why.partition(".")[0], OTHER)

    def cause_id(self, event: Event) -> str:
        """Why something happened, for the story, which says more than the score sheet."""
        log = self.in_the_log
        return log.get(f"{event.kind} {event.why}") or log.get(event.why) or self.source_of(event)

    def cause_of(self, event: Event) -> Phrase:
        return Phrase(f"{self.game}-cause-{self.cause_id(event)}", clause=event.why)

    def points(self, parts: int) -> float:
        """What an event tells, in whole points where it is whole."""
        return parts // self.parts if parts % self.parts == 0 else parts / self.parts

    def by_source(self, events: Sequence[Event], seats: int) -> list[dict[str, Any]]:
        """Points of every seat by source, empty sources left out."""
        rows = {source: [0] * seats for source in self.order}
        for event in events:
            if event.kind == "score":
                source = self.source_of(event)
                rows[source if source in rows else OTHER][event.seat] += event.number("points")
        return [
            {
                "source": source,
                "when": self.times.get(source, TURN),
                "icon": self.icon_of(source),
                "words": Phrase(f"{self.game}-source-{source}"),
                "points": list(map(self.points, row)),
            }
            for source, row in rows.items()
            if any(row)
        ]

    def by_stage(self, events: Sequence[Event], seats: int) -> list[list[float]]:
        """Points of every seat stage by stage."""
        rows = [[0] * seats]
        for event in events:
            if event.kind == self.stage_ends:
                rows.append([0] * seats)
            elif event.kind == "score":
                rows[-1][event.seat] += event.number("points")
        return [list(map(self.points, row)) for row in rows]
