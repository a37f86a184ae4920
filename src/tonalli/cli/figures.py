"""Numbers on the command line, refused in words of our own that name the option and the value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer

from tonalli.core.errors import OptionError
from tonalli.locale import words

LONGEST = 30
"""Digits; more than any number here needs."""


class WrongFigure(Exception):
    """Not a ValueError, which the library that reads the command line would put into its own words."""


def figure_of(name: str, kind: type[int] | type[float]) -> Callable[[Any], float]:
    """Reads the value of one option."""

    def read(value: Any) -> float:
        text = str(value)
        try:
            if len(text) > LONGEST:
                raise ValueError
            return kind(text)
        except ValueError:
            key = "cli-error-no-whole" if kind is int else "cli-error-no-number"
            raise WrongFigure(words(key, name=name, value=text[:LONGEST])) from None

    return read


def whole(name: str, help: str = "") -> Any:
    """An option that takes a whole number."""
    return typer.Option(help=help or words(f"cli-option-{name}"), parser=figure_of(name, int), metavar="N")


def number(name: str) -> Any:
    """An option that takes any number."""
    return typer.Option(help=words(f"cli-option-{name}"), parser=figure_of(name, float), metavar="N")


def at_least(name: str, value: float, least: int) -> None:
    """Refuse a number that is too small."""
    if value < least:
        raise OptionError(words("cli-error-whole", name=name, value=str(value), least=least))
