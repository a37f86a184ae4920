"""Games written as Parquet files for learners."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import tonalli
from cli.runner import Terminal
from tonalli.core.game import GAMES
from tonalli.rl.dataset import DECISIONS, arrays
from tonalli.rl.dataset import GAMES as ENDED

PAGE = Path(__file__).parents[2] / "docs" / "environment.md"
COMMAND = ["simulate", "tzolkin", "--games", "2", "--seed", "7", "--jsonl"]


@pytest.fixture
def folder(terminal: Terminal, tmp_path: Path) -> Path:
    terminal(*COMMAND, "--seats", "random,random", "--dataset", str(tmp_path / "data"))
    return tmp_path / "data"


def test_a_dataset_holds_the_very_same_games(terminal: Terminal, folder: Path) -> None:
    plain = terminal(*COMMAND, "--seats", "random,random")
    played = [json.loads(line) for line in plain.out.splitlines()]
    ended = pq.read_table(folder / ENDED).to_pylist()
    decisions = arrays(folder)
    space, features = GAMES["tzolkin"].space, GAMES["tzolkin"].features
    assert [game["scores"] for game in ended] == [game["scores"] for game in played]
    assert [game["decisions"] for game in ended] == [game["decisions"] for game in played]
    for game in ended:
        match = tonalli.load(game["record"])
        assert (match.scores(), match.winners(), match.turn) == (game["scores"], game["winners"], game["turns"])
        ours = decisions["game"] == game["game"]
        assert decisions["decision"][ours].tolist() == list(range(game["decisions"]))
        assert (decisions["scores"][ours] == game["scores"]).all()
        state = tonalli.begin("tzolkin", **{name: match.options[name] for name in ("players", "modules")})
        rows = iter(np.flatnonzero(ours))
        for move in match.record():
            if state.actor >= 0:
                row = next(rows)
                assert decisions["seat"][row] == state.actor
                assert decisions["observation"][row].tobytes() == features.row(state, state.actor)
                assert np.flatnonzero(decisions["mask"][row]).tolist() == state.legal()
                assert decisions["action"][row] == move.action
                assert space.write(int(decisions["action"][row])) == move.notation
            state.play(move.action)
        assert next(rows, None) is None


def test_a_dataset_names_its_columns_and_actions(folder: Path) -> None:
    about = pq.read_schema(folder / DECISIONS).metadata
    found = GAMES["tzolkin"]
    assert about[b"game"] == b"tzolkin"
    assert json.loads(about[b"columns"]) == [column.name for column in found.features]
    assert json.loads(about[b"actions"])[3] == found.space.write(3)
    assert int(about[b"features"]) == found.features.version


def test_a_dataset_is_the_same_whatever_the_jobs(terminal: Terminal, folder: Path, tmp_path: Path) -> None:
    terminal(*COMMAND, "--seats", "random,random", "--dataset", str(tmp_path / "two"), "--jobs", "2")
    one, two = arrays(folder), arrays(tmp_path / "two")
    assert list(one) == list(two)
    assert all(np.array_equal(one[name], two[name]) for name in one)


LINES = dict(re.findall(r"^\| (\w+) \| `(.*)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
"""How a dataset is read, as the page for learners says it."""
SHAPES = {
    "pandas": "numpy.stack(found['observation'])",
    "Polars": "found['observation'].to_numpy()",
    "numpy": "found['observation']",
    "PyTorch": "found['observation']",
}


@pytest.mark.parametrize("library", SHAPES)
def test_a_dataset_is_read_in_a_line(library: str, folder: Path) -> None:
    """In a process of its own: Polars has threads, and processes that have some cannot be forked."""
    if library == "PyTorch":
        pytest.importorskip("torch", reason="PyTorch is too large to fetch for a test")
    line = LINES[library].replace('"games', f'"{folder}')
    brought = "torch" if library == "PyTorch" else library.lower()
    program = f"import numpy, {brought}, tonalli.rl.dataset\nfound = {line}\nprint(*{SHAPES[library]}.shape)"
    said = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
    assert [int(number) for number in said.split()] == list(arrays(folder)["observation"].shape)


def test_a_folder_with_a_dataset_is_refused(terminal: Terminal, folder: Path) -> None:
    outcome = terminal(*COMMAND, "--seats", "random,random", "--dataset", str(folder))
    assert outcome.status == 2
    assert "holds a dataset already" in outcome.err
    assert sorted(file.name for file in folder.iterdir()) == [DECISIONS, ENDED]
