"""What every game's face writes and draws alike: names as words, figures, headings, seats by letter and colour."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tonalli.locale import has_words, words

HEADING = "bold yellow"
QUIET = "dim"
SEAT_STYLES = {
    "black": "bold white on grey30",
    "blue": "bold white on blue",
    "yellow": "bold black on yellow",
    "red": "bold white on red",
    "green": "bold white on dark_green",
}


class Wording:
    """The words of one game, by group and name of the engine."""

    def __init__(self, game: str) -> None:
        self.game = game

    def named(self, group: str, name: str) -> str:
        """The word of a name of the engine."""
        return words(f"{self.game}-{group}-{name}")

    def named_or_plain(self, group: str, name: str) -> str:
        """The word of a name, or the name itself: for events, which may tell of things that have no word yet."""
        return self.named(group, name) if has_words(f"{self.game}-{group}-{name}") else plain(name)

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
        return words(f"{self.game}-amount", amount=amount, good=self.named("good", good))

    def special(self, key: str, part: str) -> str:
        """The key of an attribute that words a case of its own, if there is one; else the key itself."""
        return f"{key}.{part}" if has_words(f"{key}.{part}") else key


def plain(name: str) -> str:
    """A name of the engine that has no word, made readable."""
    return name.replace("_", " ")


def figure(number: float) -> str:
    """A figure with the same minus sign as everywhere, and quarters only where there are any."""
    return f"{number:g}" if number >= 0 else words("cli-minus", amount=f"{-number:g}")


def signed(number: float) -> str:
    """A figure with its sign."""
    return f"+{number:g}" if number >= 0 else words("cli-minus", amount=f"{-number:g}")


def plain_table(header: bool = True) -> Table:
    """A table of columns and nothing else."""
    return Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style=QUIET, show_header=header)
