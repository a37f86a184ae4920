"""Signs: what is printed on a thing, in icons and figures, for a glance."""

from __future__ import annotations

from typing import Any

MINUS = "\N{MINUS SIGN}"
OR = "/"
PER = "\N{MULTIPLICATION SIGN}"
INTO = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
LATER = "\N{RIGHTWARDS ARROW}"
"""Signs between glyphs: an alternative, for each, one thing for another, not yet; the same in every language."""


class Glyph:
    """An icon with a figure before it, or either alone; ``mark`` is a small icon at its corner.

    ``inside`` says that the figure stands on the icon.
    """

    def __init__(self, icon: str | None, text: str = "", mark: str = "", *, inside: bool = False) -> None:
        self.icon = icon
        self.text = text
        self.mark = mark
        self.inside = inside

    def to_dict(self) -> dict[str, Any]:
        return {"icon": self.icon, "text": self.text, "mark": self.mark, "inside": self.inside}


Sign = list[list[Glyph]]
"""Rows of glyphs; rows of the same length one below the other are a table."""


def written(sign: Sign) -> list[list[dict[str, Any]]]:
    """A sign in plain data."""
    return [[glyph.to_dict() for glyph in row] for row in sign]


def between(text: str) -> Glyph:
    """A sign between others."""
    return Glyph(None, text)


def paid(icon: str, amount: int) -> Glyph:
    """So much is paid, or missing."""
    return Glyph(icon, f"{MINUS}{amount}")


def up_to(last: int) -> str:
    """From one to so many."""
    return f"1\N{EN DASH}{last}" if last > 1 else "1"
