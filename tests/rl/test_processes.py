"""Rows on several processes: the same ones, in memory that all share, and all processes end with whoever asked."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
import pytest

import tonalli
import tonalli.rl
from rl.tables import FIELDS, any_legal
from tonalli.core.dealer import MASK, mix
from tonalli.rl.batch import Batch
from tonalli.rl.games import key_of_row
from tonalli.rl.memory import SharedPlace, array_of
from tonalli.rl.processes import SharedRows
from tonalli.rl.rows import Rows

pytestmark = pytest.mark.pure


@pytest.mark.parametrize("processes", [2, 3])
def test_processes_change_nothing(processes: int) -> None:
    alone = Batch("tzolkin", 5, seed=3, players=2)
    generator = np.random.default_rng(2)
    with Batch("tzolkin", 5, seed=3, players=2, processes=processes) as shared:
        assert shared.processes == processes
        for _ in range(260):
            for field in FIELDS:
                assert np.array_equal(getattr(alone, field), getattr(shared, field)), field
            chosen = any_legal(alone.mask, generator)
            alone.step(chosen)
            shared.step(chosen)
        with pytest.raises(tonalli.IllegalAction, match="row 0: action -1 is not legal now"):
            shared.step([-1] * 5)
        with pytest.raises(tonalli.IllegalAction, match="3 actions were given for 5 rows"):
            shared.step([0] * 3)
        with pytest.raises(RuntimeError, match="other processes play these rows"):
            assert shared.states
    assert isinstance(alone.rows, Rows)
    assert alone.rows.games.games[0] > 1


def test_a_process_that_is_gone_is_told() -> None:
    with Batch("tzolkin", 2, seed=3, players=2, processes=2) as batch:
        for child in multiprocessing.active_children():
            child.kill()
            child.join()
        with pytest.raises(RuntimeError, match="a process of the batch is gone"):
            batch.step(batch.mask.argmax(1))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lays pages under what the engine writes")
def test_the_engine_writes_into_what_processes_share() -> None:
    """A row in the middle of a page, and one of another process: neither is copied."""
    with Batch("tzolkin", 5, seed=3, players=2, processes=2) as batch:
        assert isinstance(batch.rows, SharedRows)
        own = batch.rows.own
        assert isinstance(own.place, SharedPlace)
        assert (len(own.place.lifts), own.place.apart) == (2, [])
        there = array_of(own.games.cells)
        column = batch.features.index("table.day")
        written = own.games.rows[1].first + column
        assert there[written] == batch.observation[1, column]
        batch.rows.observation[1, column] = 99
        assert there[written] == 99


@pytest.mark.parametrize("way", ["copied", "spawned"])
def test_rows_are_the_same_however_memory_is_shared(way: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where pages cannot be laid rows are copied; where nothing is forked memory is found in a file."""
    if way == "copied":
        monkeypatch.setattr("tonalli.rl.memory.lay_under", lambda block, array: None)
    else:
        monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
        monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    alone = Batch("tzolkin", 3, seed=3, players=2, opponents="random")
    with Batch("tzolkin", 3, seed=3, players=2, opponents="random", processes=2) as shared:
        for _ in range(40):
            for field in FIELDS:
                assert np.array_equal(getattr(alone, field), getattr(shared, field)), field
            chosen = alone.mask.argmax(1)
            alone.step(chosen)
            shared.step(chosen)
        assert len(list(tmp_path.iterdir())) == (way == "spawned")
    assert not list(tmp_path.iterdir())


class Fails:
    """A bot that knows nothing of the fourth row."""

    def __init__(self, seed: int) -> None:
        self.fails = seed == mix((key_of_row(8, 3) + 1) & MASK)

    def choose(self, state: tonalli.State) -> int:
        if self.fails and state.turn > 3:
            raise ValueError("no idea")
        return state.legal()[0]


def play_on(batch: Batch) -> None:
    for _ in range(100):
        batch.step(batch.mask.argmax(1))


def test_what_goes_wrong_in_another_process_is_told() -> None:
    with Batch("teotihuacan", 4, seed=8, players=2, opponents=Fails, processes=2) as batch:
        said = "a process of the batch failed: OptionError: bot='Fails': it failed to choose: ValueError: no idea"
        with pytest.raises(RuntimeError, match=said):
            play_on(batch)
        with pytest.raises(RuntimeError, match="the batch is closed"):
            batch.step(batch.mask.argmax(1))


KILLED = """
import multiprocessing, os, signal
from tonalli.rl import Batch

batch = Batch("tzolkin", 3, players=2, processes=3)
print(*[child.pid for child in multiprocessing.active_children()], flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_processes_end_with_whoever_started_them() -> None:
    """Even if that was killed, and could not tell them."""
    said = subprocess.run([sys.executable, "-c", KILLED], capture_output=True, text=True).stdout
    assert len(said.split()) == 2
    assert all_end(said)


STEPPING = """
import multiprocessing, signal
from tonalli.rl import Batch

# Whatever was started in the background of a shell does not hear Ctrl-C by itself.
signal.signal(signal.SIGINT, signal.default_int_handler)

batch = Batch("tzolkin", 64, players=2, processes=3)
print(*[child.pid for child in multiprocessing.active_children()], flush=True)
while True:
    batch.step(batch.mask.argmax(1))
"""


def test_an_interruption_ends_all_processes() -> None:
    """Ctrl-C reaches them all, as at a terminal, and only the one that asks answers to it."""
    running = subprocess.Popen(
        [sys.executable, "-c", STEPPING],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert running.stdout is not None
    said = running.stdout.readline()
    try:
        os.killpg(running.pid, signal.SIGINT)
        _out, err = running.communicate(timeout=300)
    finally:
        running.kill()
    assert err.splitlines()[-1] == "KeyboardInterrupt"
    assert err.count("Traceback") == 1
    assert len(said.split()) == 2
    assert all_end(said)


def all_end(said: str) -> bool:
    """Whether processes end, however long a busy machine takes for it."""
    left = {int(number) for number in said.split()}
    deadline = time.monotonic() + 60
    while left and time.monotonic() < deadline:
        left = {number for number in left if is_running(number)}
        time.sleep(0.05)
    return not left


def is_running(number: int) -> bool:
    """Whether there is such a process that has not ended; one that nobody asks about stays in the list."""
    said = subprocess.run(["ps", "-o", "stat=", "-p", str(number)], capture_output=True, text=True).stdout
    return said.strip()[:1] not in ("", "Z")
