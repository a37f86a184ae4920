"""The benchmarks judge by ratios within a round, and write only between their markers."""

from __future__ import annotations

from pathlib import Path

import pytest

import tables
from environment import BEFORE, ENVIRONMENT
from goals import FIGURES, GOALS, PEERS, Goal, Questions, Round, figure, missed, ratio, verdict

GOAL = Goal("ours against theirs", "a.decisions", "b.decisions", must=2, aim=4, stretch=8)


def test_a_ratio_is_taken_within_each_round() -> None:
    rounds: list[Round] = [{"a.decisions": 30, "b.decisions": 10}, {"a.decisions": 6, "b.decisions": 2}]
    found = ratio(rounds, GOAL)
    assert found is not None
    assert (found.median, found.low, found.high) == (3, 3, 3)


def test_what_was_not_measured_is_left_out() -> None:
    assert ratio([{"a.decisions": 30}], GOAL) is None
    assert figure([{"a.decisions": 30}], "b.decisions") is None


@pytest.mark.parametrize(("reached", "word"), [(1.9, "missed"), (2, "met"), (4, "aim"), (9, "stretch")])
def test_a_goal_is_judged_in_one_word(reached: float, word: str) -> None:
    assert verdict(GOAL, reached) == word


def test_a_missed_must_is_named() -> None:
    slow = {each.key: 1.0 for each in FIGURES}
    assert GOALS[0].title in missed([slow])
    fast = {key: 1000.0 if key.startswith("compiled") else 1.0 for key in slow}
    assert missed([fast]) == []


@pytest.mark.parametrize("asked", [PEERS, ENVIRONMENT], ids=lambda asked: asked.name)
def test_every_ratio_is_between_figures_that_are_shown(asked: Questions) -> None:
    shown = {each.key for each in asked.figures} | {f"before.{name}" for name in BEFORE}
    assert {key for goal in asked.goals for key in (goal.ours, goal.other)} <= shown


def test_the_environment_has_markers_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "environment.md"
    file.write_text("<!-- environment x: begin -->\nold\n<!-- environment x: end -->\n")
    figures = {each.key: 2.0 for each in ENVIRONMENT.figures} | {"before.clones": 1.0}
    tables.write(file, "x", [figures], ENVIRONMENT)
    assert "clones against the first adapter's | 2× |" in file.read_text()
    assert "rows against views" in missed([figures], ENVIRONMENT)


def test_tables_replace_only_what_stands_between_the_markers(tmp_path: Path) -> None:
    file = tmp_path / "performance.md"
    file.write_text("before\n<!-- peers x: begin -->\nold\n<!-- peers x: end -->\nafter\n")
    tables.write(file, "x", [{each.key: 2.0 for each in FIGURES}])
    text = file.read_text()
    assert text.startswith("before\n<!-- peers x: begin -->\nMeasured on")
    assert text.endswith("<!-- peers x: end -->\nafter\n")
    assert "old" not in text
    assert GOALS[0].title in text


def test_a_file_without_markers_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "performance.md"
    file.write_text("nothing here\n")
    with pytest.raises(SystemExit, match="needs the two lines"):
        tables.write(file, "x", [])
