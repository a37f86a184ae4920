"""How scores are spread."""

from __future__ import annotations

import re

import pytest

from cli.runner import Terminal
from tonalli.cli.distribution import ROWS, WIDTHS, bar, histogram, quartiles
from tonalli.cli.terminal import PLAIN


@pytest.mark.parametrize(
    ("scores", "expected"),
    [([7], (7, 7)), ([1, 2, 3, 4, 5], (2, 4)), ([10, 0, 20, 30], (7.5, 22.5)), ([5, 5, 5], (5, 5))],
)
def test_quartiles(scores: list[float], expected: tuple[float, float]) -> None:
    assert quartiles(scores) == expected


@pytest.mark.parametrize(
    ("sides", "first", "width"),
    [
        ([[0, 3], [9, 15]], 0, 1),
        ([[0, 3], [9, 16]], 0, 2),
        ([[12, 40], [150, 199]], 0, 20),
        ([[101, 140], [150, 199]], 100, 10),
        ([[-7.25, 20.5]], -8, 2),
    ],
)
def test_spans_are_as_narrow_as_fits_and_begin_at_a_multiple(sides: list[list[float]], first: int, width: int) -> None:
    spread = histogram(sides)
    assert (spread["from"], spread["width"]) == (first, width)
    for scores, counts in zip(sides, spread["counts"], strict=True):
        assert len(counts) <= ROWS
        assert sum(counts) == len(scores)
        for score in scores:
            assert counts[int((score - first) // width)] > 0


def test_any_scores_fit() -> None:
    assert histogram([[0, 100_000]])["width"] == WIDTHS[-1]
    assert histogram([[5]])["counts"] == [[1]]


def test_a_score_that_occurred_is_always_to_be_seen() -> None:
    assert bar(0, 1000, 20, 1000) == ""
    assert bar(1, 1000, 20, 2000) == "■ 0.1%"
    assert bar(500, 1000, 20, 2000) == "■■■■■■■■■■ 25.0%"


def test_both_sides_of_a_solo_game_on_one_scale(terminal: Terminal) -> None:
    result = terminal("simulate", "--players", "1", "--games", "30", "--seed", "1")
    rows = [line for line in result.out.splitlines() if "■" in line or line.lstrip().startswith("points")]
    assert rows[0].split() == ["points", "Random", "Teotibot"]
    assert len(rows) > 3
    assert sum(float(word.rstrip("%")) for row in rows[1:] for word in row.split() if "." in word) == pytest.approx(
        200, abs=0.6
    )


def test_a_few_games_make_no_histogram(terminal: Terminal) -> None:
    assert "■" not in terminal("simulate", "--players", "1", "--games", "19", "--seed", "1").out


@pytest.mark.parametrize("width", ["40", "60", "80", "100"])
def test_it_fits_the_window(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, width: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    for arguments in (("--players", "1"), ("--players", "4"), ("--seats", "Maximilian the Great=random")):
        result = terminal("simulate", "--games", "25", "--seed", "1", *arguments)
        assert result.status == 0
        assert max(len(line) for line in result.out.splitlines()) <= int(width)


def test_every_sign_has_a_plain_one(terminal: Terminal) -> None:
    shown = terminal("simulate", "--players", "1", "--games", "25", "--seed", "1").out
    assert {sign for sign in shown if not sign.isascii()} <= set(PLAIN)


def test_figures_of_a_table_have_the_same_places(terminal: Terminal) -> None:
    result = terminal("simulate", "tzolkin", "--players", "2", "--games", "25", "--seed", "1")
    rows = [line.split() for line in result.out.splitlines() if line.startswith("Random ")]
    assert len(rows) == 2
    places = {len(word.partition(".")[2]) for row in rows for word in row[-5:]}
    assert len(places) == 1
    assert "-" not in "".join("".join(row) for row in rows)
    spans = [line for line in result.out.splitlines() if "■" in line]
    assert spans
    assert [line for line in spans if re.match(r" *−\d+ to −\d+ ", line)]
