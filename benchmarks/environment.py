"""Measures the environment for learners side by side with PettingZoo's and OpenSpiel's, in interleaved rounds."""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console
from rich.progress import Progress

import builds
import tables
import tonalli
from environments import FOR_LEARNERS
from goals import Figure, Goal, Questions, Round, missed
from peers import WORKERS, Runner, arguments, figures_of, measure, theirs

BEFORE = {"clones": 1400.0}
"""What the first adapter to OpenSpiel reached, which copied a whole match (measured on a machine of two cores)."""

ENVIRONMENT = Questions(
    "environment",
    (
        Figure("tonalli.batch", "Tonalli, batch of 256 driven from Python: decisions"),
        Figure("tonalli.agents", "Tonalli, PettingZoo's agents in turn: decisions"),
        Figure("tonalli.rows", "Tonalli: rows"),
        Figure("tonalli.views", "Tonalli: views"),
        Figure("tonalli.clones", "Tonalli: OpenSpiel's clones"),
        Figure("tonalli.one_process", "Tonalli, steps of 1,024 rows on one process: decisions"),
        Figure("tonalli.two_processes", "Tonalli, steps of 1,024 rows on two processes: decisions"),
        Figure("tonalli.two_apart", "Tonalli, steps of 512 rows on each of two that share nothing: decisions"),
        Figure("tonalli.one_process_many", "Tonalli, steps of 4,096 rows on one process: decisions"),
        Figure("tonalli.two_processes_many", "Tonalli, steps of 4,096 rows on two processes: decisions"),
        Figure("tonalli.two_apart_many", "Tonalli, steps of 2,048 rows on each of two that share nothing: decisions"),
        Figure("pettingzoo.decisions", "PettingZoo connect four, wrapped: decisions"),
        Figure("open_spiel.decisions", "OpenSpiel chess with observation tensor: decisions"),
    ),
    (
        Goal("batch against connect four", "tonalli.batch", "pettingzoo.decisions", 25, 60),
        Goal("batch against chess with tensor", "tonalli.batch", "open_spiel.decisions", 5, 10),
        Goal("agents in turn against connect four", "tonalli.agents", "pettingzoo.decisions", 2, 4),
        Goal("rows against views", "tonalli.rows", "tonalli.views", 80, 200),
        Goal("clones against the first adapter's", "tonalli.clones", "before.clones", 70, 200),
        Goal("two processes against one", "tonalli.two_processes", "tonalli.one_process", 1.8, 1.95),
        Goal("two processes against two that share nothing", "tonalli.two_processes", "tonalli.two_apart"),
        Goal("two processes against one, 4,096 rows", "tonalli.two_processes_many", "tonalli.one_process_many"),
        Goal("two against two apart, 4,096 rows", "tonalli.two_processes_many", "tonalli.two_apart_many"),
    ),
)


def ours(game: str, seconds: float) -> Runner:
    """The compiled build; the worker says which file it imported, and a wrong one ends the run."""

    def run() -> dict[str, float]:
        worker = str(WORKERS / "tonalli_environment.py")
        found = figures_of([sys.executable, worker, str(seconds), "--game", game], builds.environment("compiled"))
        builds.check("compiled", str(found.pop("file")))
        return {key: float(value) for key, value in found.items()}

    return Runner("tonalli", run)


def main() -> int:
    chosen = arguments(argparse.ArgumentParser(description=__doc__))
    console = Console(stderr=chosen.json)
    results: dict[str, list[Round]] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        preparing = progress.add_task("Preparing the peers", total=len(FOR_LEARNERS))
        for peer in FOR_LEARNERS:
            progress.update(preparing, description=f"Preparing {peer.name}")
            peer.prepare()
            progress.advance(preparing)
        progress.update(preparing, visible=False)
        for game in chosen.game or tonalli.GAMES:
            runners = [ours(game, chosen.seconds), Runner("before", lambda: BEFORE)]
            runners.extend(theirs(peer, chosen.seconds) for peer in FOR_LEARNERS)
            results[game] = measure(runners, chosen.rounds, progress, game)
    if chosen.json:
        print(json.dumps(results, indent=2))
    for game, rounds in results.items():
        if not chosen.json:
            tables.show(console, game, rounds, ENVIRONMENT)
        if chosen.write:
            tables.write(chosen.write, game, rounds, ENVIRONMENT)
    return 1 if any(missed(rounds, ENVIRONMENT) for rounds in results.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
