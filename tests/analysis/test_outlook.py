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
    assert Outlook(1.0, 10.0).lead == pytest.approx(FURTHEST, abs=0.01)
    assert Outlook(-0.5, 10.0).lead == pytest.approx(-FURTHEST, abs=0.01)
    assert FURTHEST > MARGIN


def test_small_differences_in_points() -> None:
    outlook = Outlook(worth_of(10.0, 20.0), 20.0)
    more = Outlook(worth_of(10.0, 20.0) + 0.001, 20.0)
    assert outlook.points(0.001) == pytest.approx(more.lead - outlook.lead, rel=0.05)


def test_chances_are_one_together() -> None:
    assert shares([0.5, 0.25, 0.25, 0.25]) == pytest.approx([0.4, 0.2, 0.2, 0.2])
    assert shares([0.0, 0.0]) == [0.5, 0.5]
