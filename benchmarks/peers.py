"""Measures our games side by side with other engines, in interleaved rounds, and judges the ratios.

Absolute figures drift with the machine; ratios taken within a round do not, so the goals are ratios.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

import builds
import silent
import tables
import tonalli
from duel import duel
from environments import PEERS, Peer
from goals import FIGURES, GOALS, Round, figure, missed, ratio, verdict

WORKERS = Path(__file__).parent / "workers"
DECISIONS_BEFORE_COPYING = 150


@dataclass(frozen=True)
class Runner:
    """One process of a round."""

    name: str
    run: Callable[[], dict[str, float]]


def figures_of(command: list[str], variables: dict[str, str] | None = None) -> dict[str, float | str]:
    done = subprocess.run(command, env=variables, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float | str] = json.loads(done.stdout.splitlines()[-1])
    return found


def ours(game: str, build: str, seconds: float, *measures: str) -> Runner:
    """A build of ours; the worker says which file it imported, and a wrong one ends the run."""

    def run() -> dict[str, float]:
        chosen = [part for measure in measures for part in ("--measure", measure)]
        worker = str(WORKERS / "tonalli_core.py")
        numbers = [str(seconds), str(DECISIONS_BEFORE_COPYING)]
        found = figures_of([sys.executable, worker, *numbers, "--game", game, *chosen], builds.environment(build))
        builds.check(build, str(found.pop("file")))
        return {key: float(value) for key, value in found.items()}

    return Runner(build, run)


def events(game: str, seconds: float) -> Runner:
    def run() -> dict[str, float]:
        unused, cut = duel(game, "compiled", "silent", seconds)
        return {"unused": unused, "cut": cut}

    return Runner("events", run)


def theirs(peer: Peer, seconds: float) -> Runner:
    def run() -> dict[str, float]:
        command = [peer.python, str(WORKERS / peer.worker), str(seconds), str(DECISIONS_BEFORE_COPYING)]
        return {key: float(value) for key, value in figures_of(command).items()}

    return Runner(peer.name, run)


def measure(runners: list[Runner], rounds: int, progress: Progress, title: str) -> list[Round]:
    """Every other round runs backwards: a machine that slowly warms up or fills favours nobody."""
    task = progress.add_task(title, total=rounds * len(runners))
    measured: list[Round] = []
    for number in range(rounds):
        found: Round = {}
        for runner in runners if number % 2 == 0 else reversed(runners):
            progress.update(task, description=f"{title}, round {number + 1}: {runner.name}")
            found.update({f"{runner.name}.{key}": value for key, value in runner.run().items()})
            progress.advance(task)
        measured.append(found)
    return measured


def as_data(game: str, rounds: list[Round]) -> dict[str, object]:
    """For programs: everything measured, and the judgement."""
    figures = {each.key: asdict(found) for each in FIGURES if (found := figure(rounds, each.key))}
    ratios = [
        {**asdict(goal), **asdict(found), "verdict": verdict(goal, found.median)}
        for goal in GOALS
        if (found := ratio(rounds, goal))
    ]
    return {"game": game, "figures": figures, "ratios": ratios, "rounds": rounds}


def arguments(parser: argparse.ArgumentParser) -> argparse.Namespace:
    """What a run of rounds can be told, besides what the parser knows already."""
    parser.add_argument("--game", choices=tonalli.GAMES, action="append", help="may be repeated; default: all")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measure of a round (default 3)")
    parser.add_argument("--json", action="store_true", help="print data instead of tables")
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the tables into its marked place")
    chosen = parser.parse_args()
    if chosen.rounds < 1 or chosen.seconds <= 0:
        parser.error("rounds and seconds must be above 0")
    return chosen


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-silent", action="store_true", help="leave out the build without events")
    chosen = arguments(parser)
    console = Console(stderr=chosen.json)
    results: dict[str, list[Round]] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        preparing = progress.add_task("Preparing the peers", total=len(PEERS) + 1)
        for peer in PEERS:
            progress.update(preparing, description=f"Preparing {peer.name}")
            peer.prepare()
            progress.advance(preparing)
        if not chosen.no_silent:
            progress.update(preparing, description="Compiling a build without events")
            silent.prepare()
        progress.update(preparing, completed=len(PEERS) + 1, visible=False)
        for game in chosen.game or tonalli.GAMES:
            runners = [ours(game, "compiled", chosen.seconds, "inside", "stepped", "copies")]
            if not chosen.no_silent:
                runners.append(events(game, chosen.seconds))
            runners.append(ours(game, "pure", chosen.seconds, "inside"))
            runners.extend(theirs(peer, chosen.seconds) for peer in PEERS)
            results[game] = measure(runners, chosen.rounds, progress, game)
    if chosen.json:
        print(json.dumps([as_data(game, rounds) for game, rounds in results.items()], indent=2))
    for game, rounds in results.items():
        if not chosen.json:
            tables.show(console, game, rounds)
        if chosen.write:
            tables.write(chosen.write, game, rounds)
    return 1 if any(missed(rounds) for rounds in results.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
