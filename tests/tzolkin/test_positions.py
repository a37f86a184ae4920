"""Positions of rich tables of Tzolk'in are written and read back, every kind of decision among them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

import tonalli
from core.plain_data import goes_on_alike, same
from core.varieties import seeds
from tonalli.tzolkin.position.steps import STEPS
from tzolkin.table import position, side
from tzolkin.walking import games, rich_games

pytestmark = pytest.mark.pure

NEVER_WAIT = {"gain", "take-monument", "taxed", "turn-part"}
"""Steps that run as soon as they are pushed, and nothing above them asks anybody; and taxes, for modules only."""


@pytest.mark.parametrize("seed", range(20))
def test_every_position_of_a_rich_table_reads_back(seed: int) -> None:
    for state in rich_games(seed):
        same(state, tonalli.from_dict("tzolkin", state.to_dict()))


def test_every_kind_of_step_is_met() -> None:
    """What the tests above read back is all there is."""
    met = {step["step"] for state in games(2, 1) for step in state.to_dict()["pending"]}
    for seed in range(40):
        met |= {step["step"] for state in rich_games(seed) for step in state.to_dict()["pending"]}
    of_modules = {kind for kind, step in STEPS.kinds.items() if ".modules." in step.__module__}
    assert met == set(STEPS.kinds) - NEVER_WAIT - of_modules


@settings(max_examples=6)
@given(seeds)
def test_a_game_goes_on_from_a_position_as_it_would_have(seed: int) -> None:
    for number, state in enumerate(rich_games(seed)):
        if number % 29 == 0 and not state.over:
            goes_on_alike(state.copy(), tonalli.from_dict("tzolkin", state.to_dict()), number)


def test_what_is_left_out_is_empty_or_at_its_start() -> None:
    data = tonalli.from_dict("tzolkin", position(side(), side())).to_dict()
    assert data["calendar"]["starting_player_space"] is None
    assert (data["calendar"]["food_days"], data["calendar"]["age"], data["calendar"]["corn"]) == (0, 1, 0)
    assert data["skulls"] == {"bank": 13, "chichen_itza": []}
    assert data["players"][0]["corn"] == 0
    assert data["players"][0]["double_advance"] is True
    assert sum(data["unseen"]["buildings"].values()) == 8 + 18
    assert len(data["unseen"]["monuments"]) == 7
    assert [step["step"] for step in data["pending"]] == ["end-turn", "turn"]
