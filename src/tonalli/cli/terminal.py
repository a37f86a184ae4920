"""The terminal: where things are printed, and how a person answers."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.text import Text

WIDEST = 110
"""Lines longer than this are hard to read, however wide the window."""


def printing(stderr: bool = False) -> Console:
    """A console that respects NO_COLOR and pipes, and never fails on a sign the terminal lacks."""
    stream = sys.stderr if stderr else sys.stdout
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
    console = Console(stderr=stderr, highlight=False, emoji=False, soft_wrap=False)
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
