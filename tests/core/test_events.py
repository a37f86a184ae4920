"""Events: what is told adds up to what is."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from clauses import defined
from core.varieties import before_setup, seeds, sides_of, varieties, walk
from tonalli import State
from tonalli.core.events import Event, Log

pytestmark = pytest.mark.pure

GOODS = ("cocoa", "wood", "stone", "gold")
TRACKS = {"avenue": "avenue", "pyramid_track": "pyramid_track"}


def listened(variety: dict[str, Any], seed: int) -> list[tuple[State, list[Event]]]:
    """A whole game with all its events, as (state, events so far) at the end."""
    state = before_setup(**variety)
    state.log = Log()
    for _ in walk(state, seed):
        pass
    return [(state, state.log.events)]


@settings(max_examples=12)
@given(varieties, seeds)
def test_points_told_add_up_to_the_points_at_every_decision(variety: dict[str, Any], seed: int) -> None:
    state = before_setup(**variety)
    state.log = Log()
    told, sums = 0, [0] * sides_of(variety)
    for _ in walk(state, seed):
        for event in state.log.events[told:]:
            if event.kind == "score":
                sums[event.player] += event.amount
        told = len(state.log.events)
        assert sums == state.scores()


@settings(max_examples=12)
@given(varieties, seeds)
def test_gains_less_payments_are_the_stock_at_every_decision(variety: dict[str, Any], seed: int) -> None:
    state = before_setup(**variety)
    state.log = Log()
    told = 0
    stock = [dict.fromkeys(GOODS, 0) for seat in range(sides_of(variety))]
    for number, _ in enumerate(walk(state, seed)):
        for event in state.log.events[told:]:
            if event.kind in ("gain", "pay"):
                assert event.amount > 0
                stock[event.player][event.what] += event.amount if event.kind == "gain" else -event.amount
        told = len(state.log.events)
        if number % 3 == 0 or state.over:
            sides = state.to_dict()["players"]
            assert stock == [{good: side[good] for good in GOODS} for side in sides]


@settings(max_examples=12)
@given(varieties, seeds)
def test_claims_and_uses_told_are_the_tiles_of_the_players(variety: dict[str, Any], seed: int) -> None:
    [(state, events)] = listened(variety, seed)
    for seat, side in enumerate(state.to_dict()["players"]):
        claimed = sorted(event.what for event in events if event.kind == "claim" and event.player == seat)
        used = sorted(event.what for event in events if event.kind == "use" and event.player == seat)
        assert claimed == sorted(side["discovery_tiles"] + side["used_tiles"])
        assert used == sorted(side["used_tiles"])


@settings(max_examples=12)
@given(varieties, seeds)
def test_the_last_step_told_is_where_the_marker_stands(variety: dict[str, Any], seed: int) -> None:
    [(state, events)] = listened(variety, seed)
    for seat, side in enumerate(state.to_dict()["players"]):
        own = [event for event in events if event.player == seat]
        for temple in ("blue", "red", "green"):
            steps = [event.amount for event in own if event.kind == "temple" and event.what == temple]
            assert steps == sorted(steps)
            assert (steps or [0])[-1] == side["temples"][temple]
        for kind, field in TRACKS.items():
            assert ([0] + [event.amount for event in own if event.kind == kind])[-1] == side[field]
        technologies = {event.what for event in own if event.kind == "technology"}
        assert technologies == set(side["technologies"])


@settings(max_examples=8)
@given(varieties, seeds)
def test_listening_changes_nothing(variety: dict[str, Any], seed: int) -> None:
    [(state, _)] = listened(variety, seed)
    silent = before_setup(**variety)
    for _ in walk(silent, seed):
        pass
    assert silent.to_dict() == state.to_dict()


@settings(max_examples=6)
@given(varieties, seeds)
def test_every_event_is_plain_data_and_cites_a_clause(variety: dict[str, Any], seed: int) -> None:
    clauses = {*defined("teotihuacan.md"), *defined("teotibot.md")}
    [(_, events)] = listened(variety, seed)
    assert len(events) > 100
    for event in events:
        data = event.to_dict()
        assert data["why"] in clauses
        assert all(type(value) in (str, int) for value in data.values())
