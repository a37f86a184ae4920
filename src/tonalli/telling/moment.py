"""Moments: what happens to all seats at once, row by row in the order of the rules, seats side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tonalli.telling.phrase import Phrase
from tonalli.telling.sign import MINUS, Sign, written


class MomentCell:
    """What a row brought or cost one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.sign: Sign = []
        self.fed = 0
        self.unfed = 0
        """Workers that were fed, and that went hungry."""
        self.words: Phrase | None = None
        self.points: float = 0
        """What it changed in points."""
        self.due: Phrase | None = None
        """What it is about before it is counted."""
        self.thing: str | None = None
        """What of this seat is counted, on the board or beside it."""

    def to_dict(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "sign": written(self.sign),
            "fed": self.fed,
            "unfed": self.unfed,
            "words": self.words.to_dict() if self.words else None,
            "points": self.points,
            "due": self.due.to_dict() if self.due else None,
            "thing": self.thing,
        }


class MomentRow:
    """One thing that is done for all seats; ``words`` stand in the place of cells."""

    def __init__(self, kind: str, icon: str, name: Phrase, thing: str | None = None) -> None:
        self.kind = kind
        self.icon = icon
        self.name = name
        self.hint: Phrase | None = None
        self.thing = thing
        """What on the table it comes from."""
        self.events: list[int] = []
        """The numbers of the events it tells."""
        self.ahead = False
        """Whether somebody is still to decide about it."""
        self.words: Phrase | None = None
        self.cells: list[MomentCell] = []

    def to_dict(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "icon": self.icon,
            "name": self.name.to_dict(),
            "hint": self.hint.to_dict() if self.hint else None,
            "thing": self.thing,
            "events": self.events,
            "ahead": self.ahead,
            "words": self.words.to_dict() if self.words else None,
            "cells": [cell.to_dict() for cell in self.cells],
        }


class Moment:
    """A Food Day, an eclipse, a final scoring: known by the number of its ``first`` event while it grows."""

    def __init__(self, kind: str, icon: str, title: Phrase, first: int) -> None:
        self.kind = kind
        self.icon = icon
        self.title = title
        self.hint: Phrase | None = None
        self.next: Phrase | None = None
        """What follows it."""
        self.first = first
        self.last = first
        """The number of its latest event."""
        self.over = True
        """Whether nothing of it is still to come."""
        self.ended = False
        """Whether something else has happened since, so that it tells of no further events."""
        self.before: list[float] = []
        self.after: list[float] = []
        """Points by seat when it began, and as they are at its end or now."""
        self.rows: list[MomentRow] = []

    def to_dict(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "first": self.first,
            "last": self.last,
            "over": self.over,
            "icon": self.icon,
            "title": self.title.to_dict(),
            "hint": self.hint.to_dict() if self.hint else None,
            "next": self.next.to_dict() if self.next else None,
            "before": self.before,
            "after": self.after,
            "rows": [row.to_dict() for row in self.rows],
        }


def signed(amount: float) -> str:
    """A figure with its sign."""
    return f"{MINUS}{-amount:g}" if amount < 0 else f"+{amount:g}"


def recent(moments: Sequence[Moment], told: int) -> list[Moment]:
    """Those that hold something new to somebody who was told of so many events, and the one before them."""
    fresh = [number for number, moment in enumerate(moments) if moment.last >= told]
    first = fresh[0] if fresh else len(moments)
    return list(moments[max(first - 1, 0) :])
