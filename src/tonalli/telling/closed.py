"""What is there and yet impossible now: why, what is missing, what would help."""

from __future__ import annotations

from typing import Any

from tonalli.telling.phrase import Phrase


class Need:
    """So many of something are needed, so many are there."""

    def __init__(self, icon: str, held: int, needed: int) -> None:
        self.icon = icon
        self.held = held
        self.needed = needed

    @property
    def missing(self) -> int:
        return max(self.needed - self.held, 0)

    def to_dict(self) -> dict[str, Any]:
        words = Phrase("telling-missing", missing=self.missing)
        return {"icon": self.icon, "held": self.held, "needed": self.needed, "words": words.to_dict()}


class Help:
    """What would make it possible."""

    def __init__(self, words: Phrase, icon: str | None = None) -> None:
        self.words = words
        self.icon = icon

    def to_dict(self) -> dict[str, Any]:
        return {"icon": self.icon, "words": self.words.to_dict()}


class Closed:
    """An option that exists here and cannot be taken: by name, with its reasons."""

    def __init__(self, kind: str, name: Phrase, words: Phrase, clause: str) -> None:
        self.kind = kind
        self.name = name
        self.words = words
        self.clauses = [clause]
        self.reason = ""
        self.thing: str | None = None
        self.icon: str | None = None
        self.picture: list[str] = []
        self.group: Phrase | None = None
        self.short: Phrase | None = None
        """What stands in place of its figures."""
        self.rank = 0
        """How many choices stand before it."""
        self.needs: list[Need] = []
        self.helps: list[Help] = []

    def to_dict(self) -> dict[str, Any]:
        return {
            "thing": self.thing,
            "kind": self.kind,
            "name": self.name.to_dict(),
            "icon": self.icon,
            "picture": self.picture,
            "group": self.group.to_dict() if self.group else None,
            "reason": self.reason,
            "words": self.words.to_dict(),
            "short": self.short.to_dict() if self.short else None,
            "rank": self.rank,
            "clauses": self.clauses,
            "needs": [need.to_dict() for need in self.needs],
            "helps": [each.to_dict() for each in self.helps],
        }
