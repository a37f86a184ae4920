"""Damaged positions: refused with a PositionError, or a position that can be played to its end."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tonalli
from core.damage import PLAIN, Samples
from core.varieties import PLAYERS, VARIETIES, before_setup, each_game, walk
from tonalli.teotihuacan.modules.teotibot.knobs import KNOBS
from tonalli.teotihuacan.modules.teotibot.names import ACTION_TILES, FACES, SLOTS
from tonalli.teotihuacan.names import BOARDS, DISCOVERIES, SPACES, STARTING, TECHNOLOGIES
from tonalli.teotihuacan.position.steps import STEPS as STEPS_OF_TEOTIHUACAN
from tonalli.tzolkin.names import BUILDINGS, GEARS, GOODS, MONUMENTS, TEMPLES, TRACKS, WEALTH
from tonalli.tzolkin.position.steps import STEPS as STEPS_OF_TZOLKIN
from tzolkin.walking import games, rich_games

pytestmark = pytest.mark.pure


def nothing_is_owed_at_teotihuacan(data: dict[str, Any]) -> None:
    for side in data["players"]:
        assert min(side["points"], side["cocoa"], side["wood"], side["stone"], side["gold"]) >= 0
    assert sum(data["unseen"]["discovery"].values()) <= 54


def nothing_is_owed_at_tzolkin(data: dict[str, Any]) -> None:
    sides = data["players"]
    for side in sides:
        assert min(side[good] for good in GOODS) >= 0
    skulls = data["skulls"]["bank"] + len(data["skulls"]["chichen_itza"]) + sum(side["skull"] for side in sides)
    assert skulls == 13
    assert data["calendar"]["day"] in (28, 29)
    assert tonalli.from_dict("tzolkin", data).to_dict() == data


TEOTIHUACAN = Samples(
    "teotihuacan",
    (
        state
        for number, variety in enumerate(VARIETIES)
        for index, state in enumerate(walk(before_setup(**variety), number))
        if index % 29 == number % 29
    ),
    [
        *BOARDS, *SPACES, *STARTING[:4], *TECHNOLOGIES, *DISCOVERIES, "00", "31", "100", "400", "top_1",
        *ACTION_TILES, *SLOTS, *FACES, *KNOBS,
    ],
    STEPS_OF_TEOTIHUACAN.kinds,
    lambda path: path[0] in ("teotibot", "pending", "options") or path[:2] == ("players", 1),
    ("pending", "active", "this_turn", "turn", "calendar", "first_player"),
    nothing_is_owed_at_teotihuacan,
)  # fmt: skip

TZOLKIN = Samples(
    "tzolkin",
    [
        *(
            state.copy()
            for players in PLAYERS
            for index, state in enumerate(games(players, players))
            if index % 17 == 0 or (state.turn == 0 and index % 3 == 0) or state.over
        ),
        *(
            state.copy()
            for seed in range(12)
            for index, state in enumerate(rich_games(seed))
            if index % 11 == 0 and index < 120
        ),
    ],
    [*GEARS, *GOODS, *TEMPLES, *TRACKS, *BUILDINGS, *MONUMENTS, *WEALTH[:5], "dummy", "start", "Z-8.1"],
    STEPS_OF_TZOLKIN.kinds,
    lambda path: path[0] in ("pending", "this_turn", "calendar", "opening", "active"),
    ("pending", "active", "this_turn", "turn", "calendar"),
    nothing_is_owed_at_tzolkin,
)

SAMPLES = {samples.game: samples for samples in (TEOTIHUACAN, TZOLKIN)}
SOLO = [number for number, data in enumerate(TEOTIHUACAN.positions) if "teotibot" in data]


@each_game
@settings(max_examples=500)
@given(data=st.data())
def test_one_damaged_field(game: str, data: st.DataObject) -> None:
    samples = SAMPLES[game]
    number = samples.number(data)
    samples.damage(number, data.draw(st.sampled_from(samples.places[number]), label="path"), data)


@each_game
@settings(max_examples=400)
@given(data=st.data())
def test_one_damaged_field_of_what_is_going_on(game: str, data: st.DataObject) -> None:
    samples = SAMPLES[game]
    number = samples.number(data)
    samples.damage(number, data.draw(st.sampled_from(samples.going_on[number]), label="path"), data)


@settings(max_examples=6000)
@given(st.data())
def test_one_damaged_field_of_the_solo_opponent(data: st.DataObject) -> None:
    number = data.draw(st.sampled_from(SOLO), label="position")
    TEOTIHUACAN.damage(number, data.draw(st.sampled_from(TEOTIHUACAN.going_on[number]), label="path"), data)


@each_game
@settings(max_examples=200)
@given(data=st.data())
def test_a_part_of_another_position(game: str, data: st.DataObject) -> None:
    samples = SAMPLES[game]
    number, other = samples.number(data), samples.number(data)
    field = data.draw(st.sampled_from(sorted(samples.positions[other])), label="field")
    samples.mixed(number, other, [field])


@each_game
@settings(max_examples=200)
@given(data=st.data())
def test_the_same_turn_at_another_table(game: str, data: st.DataObject) -> None:
    """What is pending in one position lies upon the table of another with the same options."""
    samples = SAMPLES[game]
    number = samples.number(data)
    options = samples.positions[number]["options"]
    others = [other for other, one in enumerate(samples.positions) if one["options"] == options]
    samples.mixed(number, data.draw(st.sampled_from(others), label="other"), samples.turn)


@each_game
@settings(max_examples=100)
@given(keys=st.data(), values=st.lists(PLAIN, max_size=5))
def test_anything_at_all(game: str, keys: st.DataObject, values: list[Any]) -> None:
    samples = SAMPLES[game]
    fields = sorted(samples.positions[0])
    junk = {keys.draw(st.sampled_from(fields)): value for value in values}
    samples.read_or_refuse(junk)
    samples.read_or_refuse({**samples.positions[-1], **junk})
