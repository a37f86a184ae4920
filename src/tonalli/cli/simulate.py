"""Many games between bots: played in chunks by several processes, summed up in a table or as data."""

from __future__ import annotations

import json
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tonalli
from tonalli.bots.game import play_game
from tonalli.bots.registry import bot_named
from tonalli.cli.face import face_of
from tonalli.cli.seats import Seat
from tonalli.core.dealer import MASK, mix
from tonalli.locale import words

CHUNKS_PER_JOB = 8
LARGEST_CHUNK = 200


class Plan:
    """What to play: enough for any process to play any of the games."""

    def __init__(self, game: str, kinds: list[str], options: dict[str, Any], seed: int) -> None:
        self.game = game
        self.kinds = kinds
        self.options = options
        self.seed = seed

    def game_seed(self, number: int) -> int:
        """Seeds of neighbouring games have nothing to do with each other."""
        return mix((mix(self.seed & MASK) + number) & MASK)

    def play(self, number: int) -> dict[str, Any]:
        """One game, the same whoever plays it."""
        seed = self.game_seed(number)
        play_seed = mix(seed)  # the numbers that dealt the setup must not come again in the play
        state = tonalli.new(self.game, players=len(self.kinds), seed=seed, **self.options).state
        if set(self.kinds) == {"random"}:
            decisions = tonalli.playout(state, play_seed)
        else:
            bots = [bot_named(kind, mix((play_seed + seat + 1) & MASK)) for seat, kind in enumerate(self.kinds)]
            decisions = play_game(state, bots, tonalli.Dealer(play_seed))
        return {
            "game": number,
            "seed": seed,
            "scores": state.scores(),
            "winners": state.winners(),
            "turns": state.turn,
            "decisions": decisions,
            "ending": face_of(self.game).ending(state).rpartition("-")[2],
        }

    def play_some(self, first: int, last: int) -> list[dict[str, Any]]:
        return [self.play(number) for number in range(first, last)]


def chunks(games: int, jobs: int) -> list[tuple[int, int]]:
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def play_all(plan: Plan, games: int, jobs: int) -> Iterator[list[dict[str, Any]]]:
    """The games in order, some at a time."""
    parts = chunks(games, jobs)
    if jobs == 1:
        for first, last in parts:
            yield plan.play_some(first, last)
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            yield from pool.map(plan.play_some, *zip(*parts, strict=True))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def simulate(
    plan: Plan, games: int, jobs: int, progress: Console, jsonl: bool = False
) -> tuple[list[dict[str, Any]], float]:
    """All games, with a bar on a terminal; returns them and the seconds they took."""
    played: list[dict[str, Any]] = []
    begin = time.perf_counter()
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=progress,
        disable=not progress.is_terminal,
        transient=True,
    )
    with bar:
        task = bar.add_task(words("cli-simulate-progress"), total=games)
        for some in play_all(plan, games, jobs):
            played += some
            bar.update(task, advance=len(some))
            if jsonl:
                for game in some:
                    print(
                        json.dumps(
                            {**game, "options": {"players": len(plan.kinds), **plan.options}, "seats": plan.kinds}
                        )
                    )
    return played, time.perf_counter() - begin


def summary(plan: Plan, seats: list[Seat], played: list[dict[str, Any]], seconds: float) -> dict[str, Any]:
    """Figures of a run; everything but ``speed`` depends on the seed alone."""
    sides = []
    for number, seat in enumerate(seats):
        scores = [game["scores"][number] for game in played]
        wins = sum(number in game["winners"] for game in played)
        sides.append(
            {
                "name": seat.name,
                "kind": seat.kind,
                "wins": wins,
                "win_share": round(wins / len(played), 6),
                "mean": round(statistics.fmean(scores), 3),
                "median": statistics.median(scores),
                "min": min(scores),
                "max": max(scores),
                "sd": round(statistics.pstdev(scores), 3),
            }
        )
    return {
        "game": plan.game,
        "options": {"players": len(seats), **plan.options},
        "seed": plan.seed,
        "games": len(played),
        "seats": sides,
        "turns": round(statistics.fmean(game["turns"] for game in played), 3),
        "decisions": round(statistics.fmean(game["decisions"] for game in played), 3),
        "endings": dict(sorted(Counter(game["ending"] for game in played).items())),
        "speed": {"games_per_second": round(len(played) / seconds, 2), "seconds": round(seconds, 3)},
    }


def show_summary(console: Console, figures: dict[str, Any]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", title_justify="left")
    table.title = words("cli-simulate-title", games=figures["games"], seed=str(figures["seed"]))
    table.add_column(words("cli-simulate-seat"))
    for column in ("wins", "share", "mean", "median", "least", "most", "sd"):
        table.add_column(words(f"cli-simulate-{column}"), justify="right")
    for side in figures["seats"]:
        table.add_row(
            side["name"],
            str(side["wins"]),
            f"{100 * side['win_share']:.1f}",
            f"{side['mean']:.1f}",
            f"{side['median']:g}",
            str(side["min"]),
            str(side["max"]),
            f"{side['sd']:.1f}",
        )
    console.print(table)
    endings = ", ".join(
        words("cli-simulate-ending", ending=words(f"{figures['game']}-ending-{name}"), count=count)
        for name, count in figures["endings"].items()
    )
    turns, decisions = f"{figures['turns']:.1f}", f"{figures['decisions']:.1f}"
    console.print(words("cli-simulate-lengths", turns=turns, decisions=decisions, endings=endings))
    console.print(words("cli-simulate-speed", rate=f"{figures['speed']['games_per_second']:g}"))
