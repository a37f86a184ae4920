"""The story as lines of a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from tonalli.cli.face import Seats, seat_label
from tonalli.cli.wording import HEADING
from tonalli.locale import text
from tonalli.telling.story import OPENING, Paragraph

OF_THE_TABLE = "bold magenta"
BETWEEN = " · "


def log_lines(game: str, paragraphs: Iterable[Paragraph], seats: Seats) -> list[Text]:
    """Each paragraph behind its heading; what others do in it, and what nobody does, in lines below."""
    lines: list[Text] = []
    for paragraph in paragraphs:
        first = Text()
        if paragraph.kind != OPENING:
            first.append(text(paragraph.heading), HEADING if paragraph.seat is not None else OF_THE_TABLE)
            if paragraph.seat is not None:
                first.append(" ").append_text(seat_label(game, seats[paragraph.seat]))
            first.append(":")
        lines.append(first)
        for number, line in enumerate(paragraph.lines):
            words = Text(BETWEEN, "dim").join(Text(text(phrase)) for phrase, _ in line.phrases)
            if number == 0 and not line.quiet and (line.seat == paragraph.seat or paragraph.kind == OPENING):
                if line.seat != paragraph.seat and line.seat is not None:
                    first.append_text(seat_label(game, seats[line.seat])).append(":")
                first.append(" " if first.plain else "").append_text(words)
                continue
            lines.append(Text("  "))
            if line.quiet:
                words.stylize("dim")
            elif line.seat is not None:
                lines[-1].append_text(seat_label(game, seats[line.seat])).append(": ")
            lines[-1].append_text(words)
    return [line for line in lines if line.plain]


def latest(paragraphs: list[Paragraph], turns: int) -> list[Paragraph]:
    """The end of a story: so many turns, each with what comes after it."""
    begins = [number for number, paragraph in enumerate(paragraphs) if paragraph.kind == "turn"]
    return paragraphs[begins[-turns] :] if turns < len(begins) else paragraphs


def told(paragraphs: list[Paragraph]) -> list[Paragraph]:
    """Without a heading at the end that nothing follows yet."""
    return paragraphs[:-1] if paragraphs and not paragraphs[-1].lines else paragraphs
