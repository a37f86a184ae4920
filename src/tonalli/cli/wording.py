"""What every game's face writes and draws alike: names as words, figures, headings, seats by letter and colour."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tonalli.locale import shown, words
from tonalli.telling.phrase import Number, Phrase

HEADING = "bold yellow"
QUIET = "dim"
SEAT_STYLES = {
    "black": "bold white on grey30",
    "blue": "bold white on blue",
    "yellow": "bold black on yellow",
    "red": "bold white on red",
    "turquoise": "bold black on dark_cyan",
}


class Wording:
    """The words of one game in drawings."""

    def __init__(self, game: str) -> None:
        self.game = game

    def named(self, group: str, name: str) -> str:
        """The word of a name of the engine."""
        return words(f"{self.game}-{group}-{name}")

    def heading(self, part: str) -> Text:
        """The heading of a part of the table, with a hint how to read it."""
        key = f"{self.game}-show-{part}"
        return Text(words(key), HEADING).append(f"  {words(f'{key}.hint')}", "dim not bold default")

    def letter(self, colour: str) -> str:
        return words(f"{self.game}-colour-{colour}.letter")

    def piece(self, colour: str) -> Text:
        """A seat's letter in its colour."""
        return Text(self.letter(colour), SEAT_STYLES[colour])

    def seat_label(self, colour: str, name: str) -> Text:
        """A seat's letter and name."""
        return Text().append_text(self.piece(colour)).append(f" {name}", "bold not dim")

    def amount(self, amount: int, good: str) -> str:
        """So much of a good."""
        named = Phrase(f"{self.game}-good-{good}")
        return words(f"{self.game}-amount", amount=amount, good=named, good_id=good)


def figure(number: float) -> str:
    """A figure with the same minus sign as everywhere, and quarters only where there are any."""
    return shown(Number(number))


def plain_table(header: bool = True) -> Table:
    """A table of columns and nothing else."""
    return Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style=QUIET, show_header=header)
