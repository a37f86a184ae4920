"""Games written as Parquet files for learners."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import tonalli
from cli.runner import PATIENCE, Terminal
from cli.test_simulate import children_of
from tonalli.core.game import GAMES
from tonalli.rl.dataset import DECISIONS, NEW, about, arrays
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
    found = GAMES["tzolkin"]
    for file in (DECISIONS, ENDED):
        said = pq.read_schema(folder / file).metadata
        assert said[b"game"] == b"tzolkin"
        assert json.loads(said[b"columns"]) == [column.name for column in found.features]
        assert json.loads(said[b"actions"])[3] == found.space.write(3)
        assert int(said[b"features"]) == found.features.version


def test_a_dataset_says_what_was_played(folder: Path) -> None:
    said = about(folder)
    assert said["tonalli"] == tonalli.__version__
    assert said["options"] == GAMES["tzolkin"].check({"players": 2})
    assert (said["game"], said["seed"], said["bots"]) == ("tzolkin", 7, ["random", "random"])
    assert said["features"] == GAMES["tzolkin"].features.version
    assert said["columns"] == [column.name for column in GAMES["tzolkin"].features]


def test_a_dataset_is_the_same_whatever_the_jobs(terminal: Terminal, folder: Path, tmp_path: Path) -> None:
    terminal(*COMMAND, "--seats", "random,random", "--dataset", str(tmp_path / "two"), "--jobs", "2")
    one, two = arrays(folder), arrays(tmp_path / "two")
    assert list(one) == list(two)
    assert all(np.array_equal(one[name], two[name]) for name in one)


LINES = {
    library: (brought, line)
    for library, brought, line in re.findall(
        r"^\| (\w+) \| `(.*)` \| `(.*)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
}
"""How a dataset is read, as the page for learners says it: what to import, and the line."""
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
    brought, line = LINES[library]
    line = line.replace('"games', f'"{folder}')
    program = f"{brought}\nfound = {line}\nimport numpy\nprint(*{SHAPES[library]}.shape)"
    said = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
    assert [int(number) for number in said.split()] == list(arrays(folder)["observation"].shape)


NAMED = re.search(r"^(named = pandas.*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def test_columns_get_their_names_in_a_line(folder: Path) -> None:
    assert NAMED is not None
    brought, line = LINES["pandas"]
    program = f"import numpy\n{brought}\n{LINES['metadata'][0]}\ntable = {line}\n{NAMED[1]}\nprint(*named['table.day'])"
    said = subprocess.run(
        [sys.executable, "-c", program.replace('"games', f'"{folder}')], check=True, capture_output=True, text=True
    ).stdout
    day = about(folder)["columns"].index("table.day")
    assert [int(number) for number in said.split()] == arrays(folder)["observation"][:, day].tolist()


def test_a_folder_with_a_dataset_is_refused(terminal: Terminal, folder: Path) -> None:
    outcome = terminal(*COMMAND, "--seats", "random,random", "--dataset", str(folder))
    assert outcome.status == 2
    assert "holds a dataset already" in outcome.err
    assert sorted(file.name for file in folder.iterdir()) == [DECISIONS, ENDED]


@pytest.mark.skipif(shutil.which("ps") is None, reason="needs ps")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
def test_whoever_is_told_to_end_leaves_nothing(told: signal.Signals, jobs: str, tmp_path: Path) -> None:
    """No half files, no folder, no process. Ctrl-C reaches the whole group, as at a terminal, SIGTERM only one."""
    folder = tmp_path / "data"
    command = ["simulate", "tzolkin", "--seats", "greedy,greedy", "--games", "5000", "--jsonl", "--jobs", jobs]
    running = subprocess.Popen(
        [sys.executable, "-m", "tonalli", *command, "--dataset", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert running.stdout is not None
    assert json.loads(running.stdout.readline())["game"] == 0
    assert sorted(file.name for file in folder.iterdir()) == [f"{DECISIONS}{NEW}", f"{ENDED}{NEW}"]
    children = children_of(running.pid)
    assert len(children) >= (2 if jobs == "2" else 0)
    if told == signal.SIGINT:
        os.killpg(running.pid, told)
    else:
        running.send_signal(told)
    running.communicate(timeout=PATIENCE)
    assert running.returncode == 128 + told
    assert not list(tmp_path.iterdir())
    assert not [child for child in children if Path(f"/proc/{child}").exists()]


def test_a_dataset_that_cannot_be_finished_is_taken_away(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even the file stays that was renamed already; a folder that was there before stays."""
    renamed: list[Path] = []

    def once(source: Path, target: Path) -> None:
        if renamed:
            raise KeyboardInterrupt
        renamed.append(target)
        source.rename(target)

    monkeypatch.setattr("tonalli.rl.dataset.os.replace", once)
    assert terminal(*COMMAND, "--seats", "random,random", "--dataset", str(tmp_path)).status == 130
    assert renamed == [tmp_path / DECISIONS]
    assert not list(tmp_path.iterdir())
