"""Leads and chances from a worth."""

from __future__ import annotations

import random
import statistics

import pytest

from tonalli.analysis.outlook import FURTHEST, Outlook, shares, worth_of
from tonalli.bots.sight import MARGIN, worth_of_lead


@pytest.mark.parametrize("spread", [4.0, 18.0, 30.0])
@pytest.mark.parametrize("lead", [-70.0, -20.0, 0.0, 3.5, 45.0])
def test_a_worth_is_what_leads_of_that_spread_are_worth_on_average(lead: float, spread: float) -> None:
    dice = random.Random(1)
    ends = [dice.gauss(lead, spread) for _ in range(20_000)]
    tried = statistics.fmean((0.5 if end > 0 else 0.0) + worth_of_lead(end, 0.0) for end in ends)
    assert worth_of(lead, spread) == pytest.approx(tried, abs=0.012)


@pytest.mark.parametrize("lead", [-60.0, -12.0, 0.0, 7.0, 60.0])
def test_the_lead_is_found_again(lead: float) -> None:
    outlook = Outlook(worth_of(lead, 17.5), 17.5)
    assert outlook.lead == pytest.approx(lead, abs=0.01)
    assert (outlook.chance > 0.5) is (outlook.lead > 0)
    low, high = outlook.band
    assert low < lead < high
    assert high - low == pytest.approx(2 * 1.2816 * 17.5)


def test_what_is_seen_too_bright_is_told_darker() -> None:
    plain, mended = (Outlook(worth_of(5.0, 20.0), 20.0, brighter) for brighter in (0.0, 5.0))
    assert plain.lead == pytest.approx(5.0, abs=0.01)
    assert mended.lead == pytest.approx(0.0, abs=0.01)
    assert mended.chance == pytest.approx(0.5, abs=0.001)
    assert plain.chance > 0.55
    assert sum(mended.band) == pytest.approx(0.0, abs=0.02)


def test_what_cannot_be_told_apart_is_not_told() -> None:
    for sign in (1, -1):
        assert abs(Outlook(worth_of(sign * 200.0, 25.0), 25.0).lead) <= FURTHEST
        assert Outlook(0.25 + sign, 10.0).lead == pytest.approx(sign * FURTHEST, abs=0.01)
    assert FURTHEST > MARGIN


@pytest.mark.parametrize("lead", [-40.0, 10.0, 50.0, 58.0])
def test_small_differences_in_points(lead: float) -> None:
    outlook = Outlook(worth_of(lead, 20.0), 20.0)
    more = Outlook(worth_of(lead, 20.0) + 0.001, 20.0)
    assert outlook.points(0.001) == pytest.approx(more.lead - outlook.lead, rel=0.05)


@pytest.mark.parametrize("spread", [6.3, 10.0, 25.0])
@pytest.mark.parametrize("sign", [1, -1])
def test_where_all_is_decided_a_small_difference_is_few_points(spread: float, sign: int) -> None:
    """A hundredth is as much there as the network may be off by, and not the worst turn of a game."""
    for lead in (55.0, 62.0, 70.0, 78.0):
        worth = worth_of(sign * lead, spread)
        apart = Outlook(worth + 0.01, spread).lead - Outlook(worth, spread).lead
        assert 0.0 <= apart < 2.5
        assert Outlook(worth, spread).points(0.01) < 2.5
    leads = [Outlook(worth / 100, spread).lead for worth in range(-50, 101)]
    assert leads == sorted(leads), "more is never told as less"


def test_chances_are_one_together() -> None:
    assert shares([0.5, 0.25, 0.25, 0.25]) == pytest.approx([0.4, 0.2, 0.2, 0.2])
    assert shares([0.0, 0.0]) == [0.5, 0.5]
