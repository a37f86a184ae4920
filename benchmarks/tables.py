"""A run shown to people: tables for the terminal, the same as Markdown for the documentation."""

from __future__ import annotations

import datetime
import os
import platform
from pathlib import Path

from rich.console import Console
from rich.table import Table

from goals import PEERS, Goal, Questions, Round, Spread, figure, ratio, verdict

Row = tuple[str, ...]

FIGURE_HEADS: Row = ("per second", "median", "spread")
GOAL_HEADS: Row = ("ratio", "median", "spread", "must", "aim", "stretch", "")


def amount(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def times(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}×" if value >= 100 else f"{value:.3g}×"


def figure_rows(rounds: list[Round], asked: Questions) -> list[Row]:
    found = [(each.title, figure(rounds, each.key)) for each in asked.figures]
    return [(title, amount(s.median), f"{amount(s.low)}–{amount(s.high)}") for title, s in found if s]


def goal_rows(rounds: list[Round], asked: Questions) -> list[Row]:
    found = [(goal, ratio(rounds, goal)) for goal in asked.goals]
    return [goal_row(goal, reached) for goal, reached in found if reached]


def goal_row(goal: Goal, reached: Spread) -> Row:
    between = f"{times(reached.low)}–{times(reached.high)}"
    wanted = (times(goal.must), times(goal.aim), times(goal.stretch))
    return (goal.title, times(reached.median), between, *wanted, verdict(goal, reached.median))


def show(console: Console, game: str, rounds: list[Round], asked: Questions = PEERS) -> None:
    for heads, rows in ((FIGURE_HEADS, figure_rows(rounds, asked)), (GOAL_HEADS, goal_rows(rounds, asked))):
        table = Table(title=f"{game}, {len(rounds)} rounds", header_style="bold")
        for k, head in enumerate(heads):
            table.add_column(head, justify="left" if k == 0 else "right")
        for row in rows:
            table.add_row(*row, style="red" if row[-1] == "missed" else None)
        console.print(table)


def markdown(heads: Row, rows: list[Row]) -> str:
    rule = ("---", *("---:" for _ in heads[1:]))
    return "\n".join(f"| {' | '.join(row)} |" for row in (heads, rule, *rows))


def machine() -> str:
    """Where and when, as one sentence."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    where = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, {python}"
    return f"Measured on {datetime.date.today():%Y-%m-%d} on {where}."


def write(file: Path, game: str, rounds: list[Round], asked: Questions = PEERS) -> None:
    """Replace what stands between the game's two markers in a Markdown file."""
    begin, end = f"<!-- {asked.name} {game}: begin -->", f"<!-- {asked.name} {game}: end -->"
    text = file.read_text(encoding="utf-8")
    if text.count(begin) != 1 or text.count(end) != 1:
        raise SystemExit(f"{file} needs the two lines {begin} and {end}, once each")
    before, rest = text.split(begin)
    after = rest.split(end)[1]
    told = f"{machine()} {len(rounds)} rounds; spread is the lowest and the highest of them."
    figures = markdown(FIGURE_HEADS, figure_rows(rounds, asked))
    ratios = markdown(GOAL_HEADS, goal_rows(rounds, asked))
    file.write_text(f"{before}{begin}\n{told}\n\n{ratios}\n\n{figures}\n{end}{after}", encoding="utf-8")
