"""Numbers and lists as CLDR writes them for a language, and as browsers do."""

from __future__ import annotations

import re
from decimal import ROUND_HALF_UP, Decimal

from babel.core import Locale
from babel.numbers import format_decimal, get_decimal_symbol

MINUS = "−"
HUNDREDTH = Decimal("0.01")
GROUPED_LATE = {"es": 10_000, "pl": 10_000}
"""Where digits are grouped only from such a number on; Babel does not read that of CLDR."""
LISTS = {"unit": ("standard", "unit-short", "unit"), "and": ("standard",), "or": ("standard", "or")}
"""Patterns by which a style joins; what the later ones lack the earlier ones have. Short units would join two in
another way than three, in Czech and in Spanish."""
BEFORE_A_SOUND = {
    "es": (
        (" y ", " e ", re.compile(r"i|hi(?![ae])", re.IGNORECASE)),
        (" o ", " u ", re.compile(r"h?o|8|11(?!\d)", re.IGNORECASE)),
    ),
}
"""Conjunctions that sound otherwise before some words."""
KEPT_WITH_THE_NEXT = {"pl": (" i ", " i\u00a0")}
"""A conjunction of one letter that never ends a line; CLDR keeps the Czech one so, not the Polish."""


def figure(number: float, language: str, signed: bool = False) -> str:
    """A number with a real minus, to the hundredth."""
    size = abs(Decimal(number)).quantize(HUNDREDTH, ROUND_HALF_UP)
    sign = MINUS if number < 0 else "+" if signed else ""
    return sign + format_decimal(size, locale=language, group_separator=size >= GROUPED_LATE.get(language, 0))


def percent(number: float, language: str) -> str:
    """A whole number of hundredths."""
    sign = Locale.parse(language).percent_formats[None].pattern.replace("#,##0", "")
    return f"{number:.0f}{sign}"


def rounded(number: float, places: int, language: str) -> str:
    """A number with so many decimals, for a column of them."""
    return f"{number:.{places}f}".replace("-", MINUS).replace(".", get_decimal_symbol(language))


def listed(items: list[str], style: str, language: str) -> str:
    """Items joined as CLDR says for a language."""
    if len(items) < 2:
        return "".join(items)
    known = Locale.parse(language).list_patterns
    patterns: dict[str, str] = {}
    for name in LISTS[style]:
        patterns.update(known.get(name, {}))
    *before, last = items
    joined = before[0]
    for place, item in enumerate(before[1:]):
        joined = patterns["middle" if place else "start"].format(joined, item)
    pattern = patterns["2" if len(items) == 2 else "end"]
    for usual, other, sound in BEFORE_A_SOUND.get(language, ()):
        if sound.match(last):
            pattern = pattern.replace(usual, other)
    pattern = pattern.replace(*KEPT_WITH_THE_NEXT.get(language, ("", "")))
    return pattern.format(joined, last)
