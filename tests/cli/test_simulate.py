"""Many games between bots."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import tonalli
from cli.runner import PATIENCE, Terminal
from tonalli.arena.sharing import chunk_size, processes
from tonalli.core.dealer import mix


def without_speed(text: str) -> dict[str, Any]:
    figures: dict[str, Any] = json.loads(text)
    del figures["speed"]
    return figures


@pytest.mark.parametrize("seats", ["random,random,random", "greedy,random", "random", "greedy"])
def test_the_same_seed_gives_the_same_games_whatever_the_jobs(terminal: Terminal, seats: str) -> None:
    arguments = ("simulate", "--seats", seats, "--games", "5", "--seed", "3", "--json")
    one = terminal(*arguments)
    two = terminal(*arguments, "--jobs", "2")
    assert one.status == two.status == 0
    assert without_speed(one.out) == without_speed(two.out)
    other = terminal("simulate", "--seats", seats, "--games", "5", "--seed", "4", "--json")
    assert without_speed(other.out)["seats"] != without_speed(one.out)["seats"]


def test_one_line_a_game(terminal: Terminal) -> None:
    result = terminal("simulate", "--players", "2", "--games", "4", "--seed", "3", "--jsonl", "--setup", "draft")
    games = [json.loads(line) for line in result.out.splitlines()]
    assert [game["game"] for game in games] == [0, 1, 2, 3]
    assert len({game["seed"] for game in games}) == 4
    for game in games:
        assert game["options"] == {"players": 2, "setup": "draft", "eclipse": "standard"}
        assert len(game["scores"]) == 2
        assert len(game["winners"]) == 1
        assert game["turns"] > 20
        assert game["decisions"] > game["turns"]
    state = tonalli.new("teotihuacan", **games[0]["options"], seed=games[0]["seed"]).state
    assert tonalli.playout(state, mix(games[0]["seed"])) == games[0]["decisions"]
    assert state.scores() == games[0]["scores"]


def test_the_solo_opponent_is_a_side_of_its_own(terminal: Terminal) -> None:
    arguments = ("simulate", "--seats", "Ana=random", "--games", "6", "--seed", "3", "--bot", "hardest")
    lines = [json.loads(line) for line in terminal(*arguments, "--jsonl").out.splitlines()]
    figures = json.loads(terminal(*arguments, "--json").out)
    assert [(side["name"], side["kind"]) for side in figures["seats"]] == [("Ana", "random"), ("Teotibot", "teotibot")]
    assert figures["options"]["players"] == 1
    assert figures["options"]["bot"]["start_gold"] == 3
    for number, side in enumerate(figures["seats"]):
        scores = [line["scores"][number] for line in lines]
        assert (side["min"], side["max"]) == (min(scores), max(scores))
        assert side["min"] <= side["lower_quartile"] <= side["median"] <= side["upper_quartile"] <= side["max"]
        assert side["mean"] == pytest.approx(sum(scores) / 6, abs=0.001)
        assert side["wins"] == sum(line["winners"] == [number] for line in lines)
        assert sum(figures["histogram"]["counts"][number]) == 6
    for line in lines:
        assert line["seats"] == ["random", "teotibot"]
        assert line["winners"] == [int(line["scores"][0] <= line["scores"][1])]
        state = tonalli.new("teotihuacan", **line["options"], seed=line["seed"]).state
        assert tonalli.playout(state, mix(line["seed"])) == line["decisions"]
        assert state.scores() == line["scores"]


def test_settings_of_the_solo_opponent_make_it_harder(terminal: Terminal) -> None:
    means = []
    for level in ("easiest", "default", "hardest"):
        result = terminal("simulate", "--players", "1", "--games", "12", "--seed", "3", "--bot", level, "--json")
        means.append(json.loads(result.out)["seats"][1]["mean"])
    assert means == sorted(means)
    assert means[0] < means[2] - 30


def test_the_table_for_people(terminal: Terminal) -> None:
    result = terminal("simulate", "--seats", "A=greedy,B=random", "--games", "3", "--seed", "1", "--eclipse", "dark")
    assert result.status == 0
    assert result.err == ""
    assert "3 games, seed 1" in result.out
    assert "median" in result.out
    assert "decisions a game" in result.out
    assert "[" not in result.out


def test_more_jobs_than_games_start_no_more_processes(terminal: Terminal) -> None:
    assert processes(2, 1000) <= 2
    assert processes(1, 1000) == 1
    assert terminal("simulate", "--players", "2", "--games", "2", "--jobs", "1000", "--json").status == 0


@pytest.mark.parametrize(("seconds", "games"), [(10.0, 1), (0.5, 1), (0.1, 5), (0.0, 200)])
def test_slow_games_are_told_soon(seconds: float, games: int) -> None:
    assert chunk_size(seconds) == games


def children_of(process: int) -> list[int]:
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True)
    return [int(word) for word in listed.stdout.split()]


def begun() -> tuple[subprocess.Popen[str], list[int]]:
    """Many games on two processes, the first of them played, and the processes."""
    running = subprocess.Popen(
        [sys.executable, "-m", "tonalli", "simulate", "--seats", "greedy,greedy", "--games", "500",
         "--jobs", "2", "--jsonl"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )  # fmt: skip
    assert running.stdout is not None
    assert json.loads(running.stdout.readline())["game"] == 0
    children = children_of(running.pid)
    assert len(children) >= 2
    return running, children


def still_there(children: list[int]) -> list[int]:
    return [child for child in children if Path(f"/proc/{child}").exists()]


@pytest.mark.skipif(shutil.which("ps") is None, reason="needs ps")
def test_an_interruption_ends_all_processes() -> None:
    """Ctrl-C reaches the whole group, as at a terminal."""
    running, children = begun()
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    assert out.count("\n") < 400
    assert running.returncode == 130
    assert err.split() == ["Stopped."]
    assert not still_there(children)


@pytest.mark.skipif(shutil.which("ps") is None, reason="needs ps")
def test_processes_end_with_whoever_started_them() -> None:
    """Even if that was killed, and could not tell them: they hold its output open as long as they live."""
    running, children = begun()
    running.kill()
    running.communicate(timeout=PATIENCE)
    until = time.monotonic() + PATIENCE
    while still_there(children) and time.monotonic() < until:
        time.sleep(0.05)
    assert not still_there(children)


@pytest.mark.parametrize("seats", ["random,random", "greedy,random"])
def test_records_are_those_of_the_very_same_games(terminal: Terminal, tmp_path: Path, seats: str) -> None:
    command = ["simulate", "--games", "3", "--seed", "7", "--jsonl", "--seats", seats]
    plain = terminal(*command)
    written = terminal(*command, "--records", str(tmp_path / "games"))
    assert written.out == plain.out
    games = [json.loads(line) for line in plain.out.splitlines()]
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == ["000000.txt", "000001.txt", "000002.txt"]
    for file, game in zip(files, games, strict=True):
        match = tonalli.load(file.read_text(encoding="utf-8"))
        assert (match.scores(), match.winners(), match.turn) == (game["scores"], game["winners"], game["turns"])


def test_a_folder_for_records_that_cannot_be_made_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    outcome = terminal("simulate", "--games", "1", "--records", str(tmp_path / "file" / "games"))
    assert (outcome.status, outcome.out, outcome.err.count("\n")) == (2, "", 1)


def test_a_bot_of_ones_own_takes_part_by_its_import_path(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = ["class Last:", "    def __init__(self, seed):", "        pass"]
    source += ["    def choose(self, state):", "        return state.legal()[-1]"]
    (tmp_path / "their_bots.py").write_text("\n".join(source))
    monkeypatch.chdir(tmp_path)
    outcome = terminal(
        "simulate", "--games", "2", "--seed", "1", "--json", "--seats", "their_bots:Last,Bea=their_bots:Last"
    )
    assert outcome.status == 0, outcome.err
    assert [seat["name"] for seat in json.loads(outcome.out)["seats"]] == ["Last", "Bea"]
    wrong = terminal("simulate", "--games", "2", "--seats", "their_bots:First,random")
    assert (wrong.status, wrong.out, wrong.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "said"), [("Seedless", "cannot be made"), ("Crashing", "KeyError"), ("Cheating", "no legal action")]
)
def test_what_a_bot_of_ones_own_does_wrong_is_one_line_that_names_it(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, said: str, jobs: str
) -> None:
    source = ["class Crashing:", "    def __init__(self, seed):", "        pass"]
    source += ["    def choose(self, state):", "        raise KeyError(1)"]
    source += ["class Seedless(Crashing):", "    def __init__(self):", "        pass"]
    source += ["class Cheating(Crashing):", "    def choose(self, state):", "        return -5"]
    (tmp_path / "faulty_bots.py").write_text("\n".join(source))
    monkeypatch.chdir(tmp_path)
    outcome = terminal("simulate", "--games", "2", "--jobs", jobs, "--seats", f"faulty_bots:{bot},random")
    assert (outcome.status, outcome.out, outcome.err.count("\n")) == (2, "", 1)
    assert f"faulty_bots:{bot}" in outcome.err
    assert said in outcome.err
