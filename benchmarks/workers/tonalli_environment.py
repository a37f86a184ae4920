"""The environment for learners on the build that is on the path, by processor time; prints one line of JSON."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from multiprocessing.connection import Connection
from statistics import median
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

import tonalli
import tonalli.rl.openspiel  # registers the games
from tonalli.core import state as core_state
from tonalli.core.game import GAMES
from tonalli.core.row import bytes_of
from tonalli.core.state import State
from tonalli.rl import Batch
from tonalli.rl.pettingzoo import env

PLAYERS = 2
ROWS = 256
IN_MID_GAME = 150
IN_A_TURN = 20


def any_legal(mask: NDArray[np.bool_], generator: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for every row, each as likely as any other."""
    rows, actions = mask.shape
    legal = np.flatnonzero(mask)
    ends = np.searchsorted(legal, np.arange(1, rows + 1) * actions)
    first = np.concatenate(([0], ends[:-1]))
    chosen: NDArray[np.int64] = legal[first + (generator.random(rows) * (ends - first)).astype("i8")] % actions
    return chosen


def batch(game: str, seconds: float) -> dict[str, float]:
    """A batch on one process, driven at random from Python; rows, masks and choosing are part of it."""
    generator = np.random.default_rng(1)
    table = Batch(game, ROWS, 1, players=PLAYERS)
    steps = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        table.step(any_legal(table.mask, generator))
        steps += 1
    return {"batch": steps * ROWS / spent}


class Driver:
    """A process that steps a batch of its own, some steps whenever it is told to, and says how long they took."""

    def __init__(self, game: str, rows: int, first_row: int = 0, processes: int = 1) -> None:
        self.line, theirs = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=drive, args=(theirs, game, rows, first_row, processes))
        self.process.start()
        self.line.recv()

    def close(self) -> None:
        self.line.send(False)
        self.process.join()


def drive(line: Connection, game: str, rows: int, first_row: int, processes: int) -> None:
    with Batch(game, rows, 1, players=PLAYERS, first_row=first_row, processes=processes) as table:
        generator = np.random.default_rng(1)
        line.send(turn(table, generator))
        while line.recv():
            line.send(turn(table, generator))


def together(*drivers: Driver) -> float:
    """How long some steps take whom they take longest, if all take them at once."""
    for driver in drivers:
        driver.line.send(True)
    return max(float(driver.line.recv()) for driver in drivers)


def processes(game: str, seconds: float) -> dict[str, float]:
    """Steps alone, by the clock on the wall, on one process and on two, and the same rows on two that share nothing.

    The last is what the machine has to give: no two processes can be faster together than two that never wait for each
    other. All take turns, and the median turn counts: what else the machine does for a moment falls out. Each batch is
    driven by a process that has no other, or looking for garbage in one would be counted for another.
    """
    found: dict[str, float] = {}
    for rows, behind in ((4 * ROWS, ""), (16 * ROWS, "_many")):
        with ExitStack() as open_ones:
            given: list[tuple[int, int, int]] = [
                (rows, 0, 1),
                (rows, 0, 2),
                (rows // 2, 0, 1),
                (rows // 2, rows // 2, 1),
            ]
            one, two, *apart = (open_ones.enter_context(closing(Driver(game, *each))) for each in given)
            turns: dict[str, list[float]] = {"one_process": [], "two_processes": [], "two_apart": []}
            end = time.perf_counter() + 3 * seconds
            while time.perf_counter() < end:
                turns["one_process"].append(together(one))
                turns["two_processes"].append(together(two))
                turns["two_apart"].append(together(*apart))
        found |= {f"{name}{behind}": IN_A_TURN * rows / median(each) for name, each in turns.items()}
    return found


def turn(table: Batch, generator: np.random.Generator) -> float:
    """How long some steps take; choosing what is played is not counted."""
    return sum(timed(table, any_legal(table.mask, generator)) for _ in range(IN_A_TURN))


def timed(table: Batch, chosen: NDArray[np.int64]) -> float:
    """How long a step takes."""
    begin = time.perf_counter()
    table.step(chosen)
    return time.perf_counter() - begin


def agents(game: str, seconds: float) -> dict[str, float]:
    """PettingZoo's way, wrapped as it comes."""
    table: Any = env(game, players=PLAYERS)
    generator = np.random.default_rng(1)
    table.reset(seed=1)
    decisions = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        seen, _reward, over, stopped, _told = table.last()
        if over or stopped:
            table.reset()
            continue
        table.step(int(generator.choice(np.flatnonzero(seen["action_mask"]))))
        decisions += 1
    return {"agents": decisions / spent}


def positions(game: str) -> list[State]:
    """Every position of a game in which a player decides."""
    match = tonalli.new(game, players=PLAYERS, seed=3)
    found: list[State] = []
    while not match.over:
        found.append(match.state.copy())
        match.play(random.choice(match.legal()))
    return found


def rows(game: str, seconds: float) -> dict[str, float]:
    """The positions of a game one after the other, each as the seat that decides sees it."""
    found, features = positions(game), GAMES[game].features
    row = features.blank(bytes_of(len(features)), 0)
    count = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds / 2:
        for state in found:
            features.write(state, state.actor, row)
        count += len(found)
    written = count / spent
    count = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds / 2:
        for state in found:
            GAMES[game].view(state, state.actor)
        count += len(found)
    return {"rows": written, "views": count / spent}


def clones(game: str, seconds: float) -> dict[str, float]:
    """OpenSpiel's clones of a position in the middle of a game."""
    state = pyspiel.load_game(f"python_tonalli_{game}(players={PLAYERS})").new_initial_state()
    for _ in range(IN_MID_GAME):
        state.apply_action(random.choice(state.legal_actions()))
    count = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        for _ in range(100):
            state.clone()
        count += 100
    return {"clones": count / spent}


MEASURES: dict[str, Callable[[str, float], dict[str, float]]] = {
    "batch": batch,
    "agents": agents,
    "rows": rows,
    "clones": clones,
    "processes": processes,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", type=float, help="for each measure")
    parser.add_argument("--game", default="teotihuacan")
    parser.add_argument("--measure", choices=MEASURES, action="append", help="default: all")
    arguments = parser.parse_args()
    random.seed(1)
    figures: dict[str, float | str] = {"file": str(core_state.__file__)}
    for name in arguments.measure or MEASURES:
        figures.update(MEASURES[name](arguments.game, arguments.seconds))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
