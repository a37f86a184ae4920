"""Figures of a contest, against games whose results are known."""

from __future__ import annotations

import json

import pytest

from arena.seated import contest, of_strength
from tonalli.arena.intervals import student, student_quantile, wilson
from tonalli.arena.ratings import ranks, ratings
from tonalli.arena.results import Results

pytestmark = pytest.mark.pure


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (45, 100, 0.3561, 0.5476)],
)
def test_the_interval_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(("freedom", "value"), [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (1000, 1.962)])
def test_the_quantiles_of_student(freedom: int, value: float) -> None:
    assert student_quantile(freedom) == pytest.approx(value, abs=1e-3)


def test_the_interval_of_student() -> None:
    assert student([4.0]) is None
    assert student([1.0, 2.0, 3.0]) == pytest.approx((2 - 4.303 / 3**0.5, 2 + 4.303 / 3**0.5))


def test_ranks_put_winners_first_whatever_decided_a_tie() -> None:
    assert ranks([10, 30, 30, 20], [2]) == [3, 1, 0, 2]
    assert ranks([10, 30, 30, 20], [1, 2]) == [3, 0, 0, 2]
    assert ranks([5, 5, 9, 5], [2]) == [1, 1, 0, 1]


def test_one_against_equals_counts_only_who_sits_alone() -> None:
    arena = contest(4, "random", "random")
    results = Results(arena, of_strength(arena, 16, [2, 1]))
    strong, weak = results.standings
    assert (strong["games"], strong["wins"], strong["win_share"]) == (8, 8, 1)
    assert (weak["games"], weak["wins"], weak["win_share"]) == (8, 0, 0)
    assert results.even == 0.25
    assert strong["margin"] > 8
    assert strong["margin"] == pytest.approx(-weak["margin"])
    assert strong["rating"]["mu"] > weak["rating"]["mu"] + 5


def test_a_win_that_is_shared_counts_in_parts() -> None:
    arena = contest(2, "random", "random")
    games = of_strength(arena, 2, [1, 1])
    for game in games:
        game.update(scores=[3, 3], winners=[0, 1])
    results = Results(arena, games)
    assert [standing["wins"] for standing in results.standings] == [1, 1]
    assert [seat["win_share"] for seat in results.seats] == [0.5, 0.5]
    first, second = (standing["rating"] for standing in results.standings)
    assert first == second


def test_everybody_against_everybody() -> None:
    arena = contest(2, *["random"] * 3)
    results = Results(arena, of_strength(arena, 12, [1, 2, 3]))
    shares = {(pair["name"], pair["against"]): (pair["games"], pair["win_share"]) for pair in results.pairs}
    assert shares["C", "A"] == shares["C", "B"] == shares["B", "A"] == (4, 1)
    assert shares["A", "B"] == shares["A", "C"] == shares["B", "C"] == (4, 0)
    assert [standing["name"] for standing in results.best_first()] == ["C", "B", "A"]
    assert [standing["win_share"] for standing in results.standings] == [0, 0.5, 1]
    margins = {(pair["name"], pair["against"]): pair["margin"] for pair in results.pairs}
    assert margins["C", "A"] == 20


@pytest.mark.parametrize(("players", "bots"), [(2, 2), (4, 2), (4, 4)])
def test_ratings_follow_strength_and_grow_certain(players: int, bots: int) -> None:
    arena = contest(players, *["random"] * bots)
    few = ratings(bots, of_strength(arena, 8, list(range(bots))))
    many = ratings(bots, of_strength(arena, 80, list(range(bots))))
    for rated in (few, many):
        assert [each["mu"] for each in rated] == sorted(each["mu"] for each in rated)
        for each in rated:
            assert each["ordinal"] == pytest.approx(each["mu"] - 3 * each["sigma"])
    assert all(after["sigma"] < before["sigma"] for before, after in zip(few, many, strict=True))
    assert many[-1]["mu"] - many[0]["mu"] > few[-1]["mu"] - few[0]["mu"]


def test_results_are_plain_data_of_a_fixed_shape() -> None:
    arena = contest(3, "random", "greedy")
    data = Results(arena, of_strength(arena, 12, [1, 2])).to_dict()
    assert json.loads(json.dumps(data)) == data
    assert list(data) == [
        "arena", "game", "rules", "options", "seed", "entrants", "games", "deals", "games_a_deal", "even", "intervals",
        "standings", "pairs", "seats", "played",
    ]  # fmt: skip
    assert list(data["standings"][0]) == [
        "name", "bot", "rating", "games", "wins", "win_share", "win_interval", "margin", "margin_interval", "score",
        "score_sd",
    ]  # fmt: skip
    assert data["entrants"] == [{"name": "A", "bot": "random"}, {"name": "B", "bot": "greedy"}]
    assert data["intervals"] == {"level": 0.95, "win_share": "wilson", "margin": "student"}
    assert (data["games"], data["deals"], data["games_a_deal"], data["arena"]) == (12, 2, 6, 1)
    assert sum(seat["wins"] for seat in data["seats"]) == 12


def test_a_single_deal_has_no_interval_of_margins() -> None:
    arena = contest(2, "random", "random")
    results = Results(arena, of_strength(arena, 2, [1, 2]))
    assert [standing["margin_interval"] for standing in results.standings] == [None, None]
