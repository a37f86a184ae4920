"""Events of Teotihuacan: claims, uses and steps told are what the players have."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings

from core.varieties import before_setup, listened, seeds, varieties

pytestmark = pytest.mark.pure

TRACKS = {"avenue": "avenue", "pyramid_track": "pyramid_track"}


@settings(max_examples=12)
@given(varieties, seeds)
def test_claims_and_uses_told_are_the_tiles_of_the_players(variety: dict[str, Any], seed: int) -> None:
    state, events = listened(before_setup(**variety), seed)
    for seat, side in enumerate(state.to_dict()["players"]):
        told = {
            kind: Counter(event.text("discovery") for event in events if event.kind == kind and event.seat == seat)
            for kind in ("claim", "use", "refresh")
        }
        assert told["claim"] == Counter(side["discovery_tiles"] + side["used_tiles"])
        assert told["use"] - told["refresh"] == Counter(side["used_tiles"])


@settings(max_examples=12)
@given(varieties, seeds)
def test_the_last_step_told_is_where_the_marker_stands(variety: dict[str, Any], seed: int) -> None:
    state, events = listened(before_setup(**variety), seed)
    for seat, side in enumerate(state.to_dict()["players"]):
        own = [event for event in events if event.seat == seat]
        for temple in ("blue", "red", "green"):
            steps = [event.number("step") for event in own if event.kind == "temple" and event.text("temple") == temple]
            assert steps == sorted(steps)
            assert (steps or [0])[-1] == side["temples"][temple]
        for kind, field in TRACKS.items():
            assert ([0] + [event.number("step") for event in own if event.kind == kind])[-1] == side[field]
        technologies = {event.text("technology") for event in own if event.kind == "technology"}
        assert technologies == set(side["technologies"])
