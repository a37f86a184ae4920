"""How fast this installation is: rates of one run, to be compared with each other only."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

import tonalli
from tonalli.core import state as core_state
from tonalli.core.match import Match
from tonalli.core.step import CHANCE
from tonalli.locale import rounded, shown, words
from tonalli.telling.phrase import Listing

Begin = Callable[[int], Match]
"""A match by its seed."""
AFTER = 150
"""Decisions before the position that is copied."""
BATCH = 200


def inside(begin_match: Begin, seconds: float) -> dict[str, float]:
    """Whole games with every choice made in the core."""
    games = decisions = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        decisions += tonalli.playout(begin_match(games).state, games)
        games += 1
    return {"core_decisions": decisions / spent, "core_games": games / spent}


def stepped(begin_match: Begin, seconds: float) -> dict[str, float]:
    """Every choice made here, on the bare state."""
    games = decisions = outcomes = 0
    choose = random.Random(1).choice
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        state = begin_match(games).state
        dealer = tonalli.Dealer(games)
        games += 1
        while not state.over:
            if state.actor == CHANCE:
                dealer.answer(state)
                outcomes += 1
            else:
                state.play(choose(state.legal()))
                decisions += 1
    return {"state_decisions": decisions / spent, "chance_outcomes": outcomes / spent}


def matched(begin_match: Begin, seconds: float) -> dict[str, float]:
    """Every choice made here, through a match with its history and undo."""
    games = decisions = 0
    choose = random.Random(1).choice
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        match = begin_match(games)
        games += 1
        while not match.over:
            match.play(choose(match.legal()))
            decisions += 1
    return {"match_decisions": decisions / spent}


def copied(begin_match: Begin, seconds: float) -> dict[str, float]:
    """Copies of one position in the middle of a game."""
    match = begin_match(1)
    choose = random.Random(1).choice
    for _ in range(AFTER):
        if not match.over:
            match.play(choose(match.legal()))
    count = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        for _ in range(BATCH):
            match.state.copy()
        count += BATCH
    return {"copies": count / spent}


MEASURES: tuple[Callable[[Begin, float], dict[str, float]], ...] = (inside, stepped, matched, copied)


def is_compiled() -> bool:
    return not str(core_state.__file__).endswith(".py")


def bench(game: str, players: int, seconds: float, options: dict[str, Any]) -> dict[str, Any]:
    """All measures one after the other, at tables with such options."""
    figures: dict[str, Any] = {"game": game, "players": players, **options}
    figures |= {"seconds": seconds, "compiled": is_compiled()}

    def begin_match(seed: int) -> Match:
        return tonalli.new(game, players=players, seed=seed, **options)

    rates: dict[str, float] = {}
    for measure in MEASURES:
        rates |= {name: round(rate, 1) for name, rate in measure(begin_match, seconds).items()}
    return {**figures, "per_second": rates}


def show_bench(console: Console, figures: dict[str, Any]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", title_justify="left")
    table.title = words(
        "cli-bench-title",
        game=figures["game"],
        players=figures["players"],
        modules=Listing(figures.get("modules", [])),
        modules_id="some" if figures.get("modules") else "none",
        seconds=figures["seconds"],
        build=words("cli-bench-compiled" if figures["compiled"] else "cli-bench-pure"),
    )
    table.add_column(words("cli-bench-measure"))
    table.add_column(words("cli-bench-rate"), justify="right")
    table.add_column(words("cli-bench-ratio"), justify="right")
    rates = figures["per_second"]
    for name, rate in rates.items():
        table.add_row(words(f"cli-bench-{name}"), shown(round(rate)), rounded(rate / rates["core_decisions"], 4))
    console.print(table)
