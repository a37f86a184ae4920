"""The terminal: where things are printed, and how a person answers."""

from __future__ import annotations

import codecs
import contextlib
import os
import re
import sys
from collections.abc import Iterable
from typing import Annotated, Any

import typer
from rich import _wrap
from rich.console import Console, RenderableType
from rich.text import Text

from tonalli.locale import words

AsJson = Annotated[bool, typer.Option("--json", help=words("cli-option-json"))]
"""Asks for what a program reads instead of what people do."""
WIDEST = 110
"""Lines longer than this are hard to read, however wide the window."""
PLAIN = {
    "●": "O", "○": "o", "·": ".", "■": "#", "◆": "*", "▸": ">", "−": "-", "–": "-", "—": "-", "×": "x", "→": "->",
    "≤": "<=", "…": "...", "↗": "/", "↖": "\\", "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "┬": "+",
    "┴": "+", "▲": "^", "△": "_", "½": ".5",
}  # fmt: skip
"""What stands for a sign where the terminal has none of its own."""
PLAIN_LOCALES = ("C", "POSIX")

# Rich takes a no-break space for one at which a line may end.
_wrap.re_word = re.compile(r"[^\S\u00a0]*(?:\S|\u00a0)+[^\S\u00a0]*")


def in_plain_signs(error: UnicodeError) -> tuple[str, int]:
    """Signs that an encoding lacks, as others that it has."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(PLAIN.get(sign, "?") for sign in error.object[error.start : error.end]), error.end


codecs.register_error("tonalli-plain", in_plain_signs)


class Trimmed:
    """A stream that leaves out blanks at the end of lines."""

    def __init__(self, stream: Any) -> None:
        self.stream = stream
        self.blanks = ""

    def write(self, text: str) -> int:
        kept = []
        for line in text.splitlines(keepends=True):
            body = line.rstrip(" \n")
            if body:
                kept.append(self.blanks + body)
                self.blanks = ""
            if line.endswith("\n"):
                self.blanks = ""
                kept.append("\n")
            else:
                self.blanks += line[len(body) :]
        self.stream.write("".join(kept))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


def printing(stderr: bool = False) -> Console:
    """A console that respects NO_COLOR, pipes and plain locales, and never fails on a sign the terminal lacks."""
    stream = sys.stderr if stderr else sys.stdout
    if hasattr(stream, "reconfigure"):
        plain = os.environ.get("LC_ALL") in PLAIN_LOCALES
        stream.reconfigure(encoding="ascii" if plain else None, errors="tonalli-plain")
    file: Any = stream if stream.isatty() else Trimmed(stream)
    console = Console(file=file, highlight=False, emoji=False, soft_wrap=False)
    if console.width > WIDEST:
        console.width = WIDEST
    return console


def show(console: Console, parts: Iterable[RenderableType]) -> None:
    for part in parts:
        console.print(part)


def hanging(console: Console, line: Text, indent: int = 4) -> None:
    """A paragraph whose further lines are indented."""
    rows = line.wrap(console, max(console.width - indent, 20))
    for number, row in enumerate(rows):
        row.rstrip()
        console.print(row if number == 0 else Text(" " * indent).append_text(row), overflow="ignore", no_wrap=True)


def is_interactive() -> bool:
    """Whether a person can answer."""
    return sys.stdin.isatty()


def ask(console: Console, prompt: str) -> str | None:
    """One line from the person, edited with the keys of the terminal; None at the end of input."""
    if getattr(sys.stdin, "errors", "replace") != "replace" and hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    if is_interactive():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401
        try:
            return input(prompt).strip()
        except EOFError:
            console.print()
            return None
    console.print(Text(prompt, "bold"), end="")
    console.file.flush()
    answer = sys.stdin.readline()
    if not answer:
        console.print()
        return None
    console.print(Text(answer.rstrip("\n"), "dim"))
    return answer.strip()
