"""Changed pending steps of reached positions: refused, or a position that can be played to its end."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tonalli
from core.varieties import VARIETIES, before_setup, walk
from tonalli.core.field import Field
from tonalli.core.step import OFTEN
from tonalli.teotihuacan.position.steps import STEPS

pytestmark = pytest.mark.pure

LIKE = 2
"""How many positions with the same steps on top are kept."""


def reached() -> list[dict[str, Any]]:
    """Positions of random games of every variety, as different in what is pending as they come."""
    found: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for number, variety in enumerate(VARIETIES):
        for state in walk(before_setup(**variety), number):
            alike = found.setdefault(tuple(step.kind for step in state.steps[-3:]), [])
            if state.steps and len(alike) < LIKE:
                alike.append(copy.deepcopy(state.to_dict()))
    return [data for alike in found.values() for data in alike]


REACHED = reached()
positions = st.sampled_from(REACHED)


def values(field: Field, seats: int) -> list[Any]:
    """Everything that can be read as the value of a field."""
    if field.is_text:
        return ["", "T-1.1", "T-8.8"]
    if field.is_seat:
        return list(range(seats))
    if field.names:
        return [*field.names, None] if field.lowest < 0 else list(field.names)
    return list(range(field.lowest, min(field.highest, 12) + 1))


def refused_or_played(data: dict[str, Any]) -> None:
    """Judging never raises; what is accepted can be played to its end, and nobody owes anything then."""
    try:
        state = tonalli.from_dict("teotihuacan", copy.deepcopy(data))
    except tonalli.PositionError:
        return
    assert state.legal()
    tonalli.playout(state, 1)
    assert state.over
    for side in state.to_dict()["players"]:
        assert min(side["points"], side["cocoa"], side["wood"], side["stone"], side["gold"]) >= 0


@settings(max_examples=3000)
@given(positions, st.data())
def test_one_changed_field_of_a_pending_step(position: dict[str, Any], data: st.DataObject) -> None:
    damaged = copy.deepcopy(position)
    changeable = [step for step in damaged["pending"] if len(step) > 1]
    if not changeable:
        return
    step = data.draw(st.sampled_from(changeable), label="step")
    field = data.draw(st.sampled_from(STEPS.kinds[step["step"]].fields), label="field")
    step[field.name] = data.draw(st.sampled_from(values(field, len(damaged["players"]))), label="value")
    refused_or_played(damaged)


@pytest.mark.parametrize("place", ["seat", "workers"])
def test_a_main_action_is_that_of_somebody_with_a_worker_there(place: str) -> None:
    """Nobody without a worker on the board chooses there, neither another seat nor after the workers are gone."""
    kinds = ("choose-decoration", "choose-decoration-space", "choose-row", "choose-technology", "choose-tile")
    asked = set()
    for position in REACHED:
        top = position["pending"][-1]
        if top["step"] not in kinds:
            continue
        damaged = copy.deepcopy(position)
        if place == "seat":
            damaged["pending"][-1]["seat"] = (top["seat"] + 1) % len(damaged["players"])
        else:
            for worker in damaged["players"][top["seat"]]["workers"]:
                if worker.get("board") == position["this_turn"]["at"]:
                    worker["board"] = "palace"
        with pytest.raises(tonalli.PositionError, match="pending"):
            tonalli.from_dict("teotihuacan", damaged)
        asked.add(top["step"])
    assert asked == set(kinds)


OFTEN_PENDING = {
    "advance-light", "ascension-reward", "climb", "climb-any", "gain", "keep-tile", "place-worker", "power-up",
    "power-up-anyone", "raise-worker", "take-resources", "bot-ascended", "bot-climb-any", "bot-power-up",
    "back-worker", "pay-cocoa", "power-up-more", "place-shaman", "pause", "add-warrior",
}  # fmt: skip
"""What can be due twice alike: tiles used one upon the other, and what a player is given several times."""


def test_only_what_can_be_due_several_times_may_be_pending_alike() -> None:
    assert {kind for kind, step in STEPS.kinds.items() if step.peers == OFTEN} == OFTEN_PENDING


def test_a_doubled_step_is_refused_with_its_number() -> None:
    """Every reached position is accepted; with a step laid once more upon the others it is not."""
    doubled = set()
    for position in REACHED:
        tonalli.from_dict("teotihuacan", position)
        pending = position["pending"]
        for step in pending[-4:]:
            if step["step"] not in OFTEN_PENDING:
                with pytest.raises(tonalli.PositionError, match=rf"pending\[{len(pending)}\]|filled twice"):
                    tonalli.from_dict("teotihuacan", {**position, "pending": [*pending, step]})
                doubled.add(step["step"])
    assert len(doubled) > 60


@settings(max_examples=600)
@given(positions, st.data())
def test_steps_in_another_order(position: dict[str, Any], data: st.DataObject) -> None:
    pending = copy.deepcopy(position["pending"])
    step = pending.pop(data.draw(st.integers(0, len(pending) - 1), label="from"))
    pending.insert(data.draw(st.integers(0, len(pending)), label="to"), step)
    refused_or_played({**position, "pending": pending})
