"""Which part of a game a clause belongs to: for the causes in the log and the score table at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tonalli.core.events import Event
from tonalli.locale import words

OTHER = "other"


class Sources:
    """The parts of one game by clause; ``stage_ends`` is the kind of event after which another stage begins.

    Points are told in parts of a point, ``parts`` to a whole one.
    """

    def __init__(
        self,
        game: str,
        exact: Mapping[str, str],
        by_chapter: Mapping[str, str],
        in_the_log: Mapping[str, str],
        order: Sequence[str],
        stage_ends: str,
        parts: int = 1,
    ) -> None:
        self.game = game
        self.exact = exact
        self.by_chapter = by_chapter
        self.in_the_log = in_the_log
        self.order = order
        self.stage_ends = stage_ends
        self.parts = parts

    def source_of(self, clause: str, what: str = "") -> str:
        """The part of the game a clause belongs to, if need be by what its event is about."""
        found = self.exact.get(f"{clause} {what}") or self.exact.get(clause)
        return found or self.by_chapter.get(clause.partition(".")[0], OTHER)

    def cause_of(self, clause: str, kind: str = "", what: str = "") -> str:
        """Why something happened, for the log, which says more than the score table; ``kind`` is the event's."""
        cause = self.in_the_log.get(f"{kind} {clause}") or self.in_the_log.get(clause) or self.source_of(clause, what)
        return words(f"{self.game}-cause-{cause}", clause=clause)

    def points(self, parts: int) -> float:
        """What an event tells, in whole points where it is whole."""
        return parts // self.parts if parts % self.parts == 0 else parts / self.parts

    def by_source(self, events: list[Event], players: int) -> list[tuple[str, list[float]]]:
        """Points of every seat by source, empty sources left out."""
        rows = {source: [0] * players for source in self.order}
        for event in events:
            if event.kind == "score":
                source = self.source_of(event.why, event.what)
                rows[source if source in rows else OTHER][event.player] += event.amount
        return [
            (words(f"{self.game}-source-{source}"), [self.points(sum) for sum in row])
            for source, row in rows.items()
            if any(row)
        ]

    def by_stage(self, events: list[Event], players: int) -> list[list[float]]:
        """Points of every seat stage by stage."""
        rows = [[0] * players]
        for event in events:
            if event.kind == self.stage_ends:
                rows.append([0] * players)
            elif event.kind == "score":
                rows[-1][event.player] += event.amount
        return [[self.points(sum) for sum in row] for row in rows]
