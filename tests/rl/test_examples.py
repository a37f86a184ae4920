"""The examples of the page for learners do what it says, in a shortened form."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

import pytest
from rich.console import Console

from tonalli.cli.files import kept_in
from tonalli.cli.simulate import Plan, simulate

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few games, played once for all examples."""
    folder = tmp_path_factory.mktemp("games")
    plan = Plan("tzolkin", ["greedy", "greedy"], {}, 1, watched=True)
    with kept_in(folder, plan) as dataset:
        simulate(plan, 8, 1, Console(stderr=True), dataset=dataset)
    return folder


def run(name: str, arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")


def test_a_policy_is_trained_and_plays(
    games: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Five seconds instead of a minute: it need not win yet."""
    pytest.importorskip("sklearn")
    run("imitate.py", [str(games), "--seconds", "5", "--games", "16"], monkeypatch)
    assert re.fullmatch(r"[\d,]+ decisions in 5 s; wins \d+\.\d% of 16 games against random\n", capsys.readouterr().out)


def test_a_policy_improves_by_playing_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Six lessons, however long they take: that is enough to win most games against random."""
    pytest.importorskip("sklearn")
    threadpoolctl = pytest.importorskip("threadpoolctl")
    policy = runpy.run_path(str(EXAMPLES / "improve.py"))["Policy"]("tzolkin")
    with threadpoolctl.threadpool_limits(1):
        before = policy.wins(64, seed=2)
        for lesson in range(6):
            assert policy.improve(lesson) > 1000
        assert policy.wins(64, seed=2) > max(before, 0.6)
    run("improve.py", ["tzolkin", "--seconds", "0.1", "--games", "8"], monkeypatch)
    said = capsys.readouterr().out.rpartition("\r")[2]
    assert re.fullmatch(r"lessons: 1 in 0\.1 s; wins \d+\.\d% of 8 games against random, \d+\.\d% before\n", said)


@pytest.mark.filterwarnings("default")
def test_a_policy_learns_by_reinforcement(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Where PyTorch is installed, which is too large to fetch for a test."""
    pytest.importorskip("sb3_contrib", reason="PyTorch is too large to fetch for a test")
    run("reinforce.py", ["tzolkin", "--seconds", "3", "--games", "8"], monkeypatch)
    assert re.search(
        r"[\d,]+ decisions in 3 s; wins \d+\.\d% of 8 games against random, \d+\.\d% before\n", capsys.readouterr().out
    )


def test_points_are_drawn(games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("svg")
    run("points.py", [str(games), str(tmp_path / "points.svg")], monkeypatch)
    assert "<svg" in (tmp_path / "points.svg").read_text(encoding="utf-8")
