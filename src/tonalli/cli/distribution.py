"""How scores are spread: quartiles, and a histogram of all sides on one scale."""

from __future__ import annotations

import statistics
from typing import Any

from rich.console import Console
from rich.table import Table

from tonalli.cli.wording import figure
from tonalli.locale import rounded, words

WIDTHS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
"""Points that one row of a histogram may stand for."""
ROWS = 16
ENOUGH = 20
"""With fewer games a histogram shows chance, not a spread."""
LONGEST = 40
SIGN = "■"

Scores = list[float]


def quartiles(scores: Scores) -> tuple[float, float]:
    """A quarter of the scores is at most the first, a quarter at least the second."""
    if len(scores) == 1:
        return scores[0], scores[0]
    lower, _, upper = statistics.quantiles(scores, n=4, method="inclusive")
    return round(lower, 2), round(upper, 2)


def histogram(sides: list[Scores]) -> dict[str, Any]:
    """How many scores of each side fall into each span of points; all spans are alike."""
    least, most = min(min(scores) for scores in sides), max(max(scores) for scores in sides)
    fitting = (width for width in WIDTHS if most // width - least // width < ROWS)
    width = next(fitting, WIDTHS[-1])
    first = int(least // width)
    counts = [[0] * (int(most // width) - first + 1) for scores in sides]
    for count, scores in zip(counts, sides, strict=True):
        for score in scores:
            count[int(score // width) - first] += 1
    return {"from": first * width, "width": width, "counts": counts}


def show_histogram(console: Console, names: list[str], spread: dict[str, Any], games: int) -> None:
    """One row a span, one bar a side; the longest bar is the fullest span of all."""
    longest = max(8, min(LONGEST, (console.width - 14) // len(names) - 8))
    fullest = max(max(count) for count in spread["counts"])
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(words("cli-simulate-points"), justify="right")
    for name in names:
        table.add_column(name, min_width=longest + 6, no_wrap=True)
    for row in range(len(spread["counts"][0])):
        begin = spread["from"] + row * spread["width"]
        span = words("cli-simulate-span", begin=figure(begin), end=figure(begin + spread["width"] - 1))
        counts = [count[row] for count in spread["counts"]]
        table.add_row(
            span if spread["width"] > 1 else figure(begin), *(bar(count, fullest, longest, games) for count in counts)
        )
    console.print(table)


def bar(count: int, fullest: int, longest: int, games: int) -> str:
    """Its length and its share in the games; nothing if there is none."""
    if count == 0:
        return ""
    signs = SIGN * max(1, round(longest * count / fullest))
    return words("cli-simulate-bar", signs=signs, share=rounded(100 * count / games))
