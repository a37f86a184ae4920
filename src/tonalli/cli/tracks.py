"""Tracks with the letters of the seats that stand on them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tonalli.cli.wording import QUIET, Wording


def markers(wording: Wording, colours: Sequence[str], steps: Sequence[int], track: Sequence[int], cell: int) -> Text:
    """One cell for each step of a track, with the letters of the seats on it."""
    line = Text()
    for step in track:
        here = [colour for colour, at in zip(colours, steps, strict=True) if at == step]
        if not here:
            line.append("·".ljust(cell), QUIET)
            continue
        for colour in here:
            line.append_text(wording.piece(colour))
        line.append(" " * (cell - len(here)))
    return line
