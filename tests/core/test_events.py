"""Events: what is told adds up to what is."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from core.varieties import before_setup, listened, seeds, sides_of, tables, walk
from rulebook import defined
from tonalli import Event

pytestmark = pytest.mark.pure

GOODS = {
    "teotihuacan": ("cocoa", "wood", "stone", "gold"),
    "tzolkin": ("corn", "wood", "stone", "gold"),
}
SCORED = {"teotihuacan": "points", "tzolkin": "quarters"}
IN_A_POINT = {"teotihuacan": 1, "tzolkin": 4}
"""What events of the kind ``score`` count: whole points, or quarters (Z-13.3)."""
DOCUMENTS = {
    "teotihuacan": ("teotihuacan.md", "teotibot.md", "expansion-period.md"),
    "tzolkin": ("tzolkin.md", "tribes-and-prophecies.md"),
}


@settings(max_examples=20)
@given(tables, seeds)
def test_points_told_add_up_to_the_points_at_every_decision(variety: dict[str, Any], seed: int) -> None:
    state = before_setup(**variety)
    events: list[Event] = []
    state.listen(events)
    told, sums = 0, [0] * sides_of(variety)
    for _ in walk(state, seed):
        for event in events[told:]:
            if event.kind == "score":
                sums[event.seat] += event.number(SCORED[variety["game"]])
        told = len(events)
        assert sums == [points * IN_A_POINT[variety["game"]] for points in state.scores()]


@settings(max_examples=20)
@given(tables, seeds)
def test_gains_less_payments_are_the_stock_at_every_decision(variety: dict[str, Any], seed: int) -> None:
    state = before_setup(**variety)
    events: list[Event] = []
    state.listen(events)
    told, goods = 0, GOODS[variety["game"]]
    stock = [dict.fromkeys(goods, 0) for seat in range(sides_of(variety))]
    for number, _ in enumerate(walk(state, seed)):
        for event in events[told:]:
            if event.kind in ("gain", "pay"):
                assert event.number("amount") > 0
                if event["good"] in goods:
                    sign = 1 if event.kind == "gain" else -1
                    stock[event.seat][event.text("good")] += sign * event.number("amount")
        told = len(events)
        if number % 3 == 0 or state.over:
            sides = state.to_dict()["players"]
            assert stock == [{good: side[good] for good in goods} for side in sides]


@settings(max_examples=12)
@given(tables, seeds)
def test_listening_changes_nothing(variety: dict[str, Any], seed: int) -> None:
    state, _ = listened(before_setup(**variety), seed)
    silent = before_setup(**variety)
    for _ in walk(silent, seed):
        pass
    assert silent.to_dict() == state.to_dict()


@settings(max_examples=10)
@given(tables, seeds)
def test_every_event_is_plain_data_and_cites_a_clause(variety: dict[str, Any], seed: int) -> None:
    clauses = {number for document in DOCUMENTS[variety["game"]] for number in defined(document)}
    _, events = listened(before_setup(**variety), seed)
    assert len(events) > 100
    for event in events:
        data = event.to_dict()
        assert data["why"] in clauses
        assert data["seat"] is None or type(data["seat"]) is int
        assert all(type(value) in (str, int) for value in event.details.values())
