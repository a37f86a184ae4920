"""A test kit: a position in a few words, moves as notation.

s = table(side("palenque3 uxmal1", corn=5))
play(s, "pick:palenque.3 act:palenque_3 harvest:wood")
assert player(s)["wood"] == 2

Four players unless more or fewer sides are asked for with ``players``: then no dummies are in the way.
"""

from __future__ import annotations

import re
from typing import Any

import tonalli
from tabletop import deal, events, options, play, player, space_of
from tonalli import State
from tonalli.core.events import Event
from tonalli.tzolkin.state import State as Table

__all__ = [
    "deal", "events", "figure", "gear", "heard", "options", "play", "player", "position", "side", "space_of", "table",
    "thing",
]  # fmt: skip

GEARS = {"palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen_itza": 13}
WORKER = re.compile(r"([a-z_]+?)(\d+)")
DUMMIES = {2: 12, 3: 6, 4: 0, 5: 0}
AGE_1 = [
    "a1_single_farm", "a1_agriculture", "a1_extraction_gold", "a1_chaac_kukulkan", "a1_any_temple_build",
    "a1_architecture",
]  # fmt: skip
AGE_2 = ["a2_large_farm", "a2_any_tech_stone", "a2_worker", "a2_mirror", "a2_eight_points", "a2_two_tech"]
MONUMENTS = [
    "mon_all_tiles", "mon_corn_tiles", "mon_workers", "mon_skulls", "mon_highest_temple", "mon_technology_levels",
    "mon_temple_points",
]  # fmt: skip
WEALTH = [
    ["wealth_palenque_7", "wealth_tikal_3"],
    ["wealth_tikal_7", "wealth_uxmal_7"],
    ["wealth_chichen_itza_5", "wealth_chichen_itza_10"],
    ["wealth_yaxchilan_7", "wealth_chichen_itza_7"],
    ["wealth_palenque_3", "wealth_uxmal_1"],
]
"""Tiles without a lasting effect."""


def side(workers: str = "", hand: int | None = None, **fields: Any) -> dict[str, Any]:
    """A player: workers as gear and space (``palenque3``, ``start``); three are in play unless there are more.

    ``hand`` more workers are in hand; the rest of the six wait outside play.
    """
    placed = workers.split()
    in_hand = max(3 - len(placed), 0) if hand is None else hand
    return {
        "placed": placed,
        "workers_in_hand": in_hand,
        "workers_in_reserve": 6 - in_hand - len(placed),
        **fields,
    }


def position(
    *sides: dict[str, Any], players: int = 4, dummies: str | None = None, modules: str = "", **fields: Any
) -> dict[str, Any]:
    """A position at the start of a turn of seat 0; what is not named is empty or at 0, piles hold what is left."""
    seats = [dict(side) for side in sides]
    while len(seats) < players:
        seats.append(side())
    gears: dict[str, list[Any]] = {name: [None] * teeth for name, teeth in GEARS.items()}
    calendar: dict[str, Any] = dict(fields.pop("calendar", {}))
    calendar.setdefault("day", max(2, calendar.get("corn", 0) + 1))
    if dummies is None:
        teeth = ["chichen_itza" + str(tooth) for tooth in range(12, 12 - DUMMIES[len(seats)], -1)]
    else:
        teeth = dummies.split()
    for word in teeth:
        stand(gears, word, "dummy")
    for seat, data in enumerate(seats):
        for word in data.pop("placed"):
            if word == "start":
                calendar["starting_player_space"] = seat
                # Whoever stands there has had a turn in this round.
                calendar.setdefault("starting_player", seat)
            else:
                stand(gears, word, seat)
        data.setdefault("wealth_tiles", WEALTH[seat])
    jungle = {group: {"corn": len(seats), "wood": 0 if group == "2" else len(seats)} for group in "2345"}
    jungle.update(fields.pop("jungle", {}))
    missing = 4 * len(seats) - sum(group["corn"] for group in jungle.values())
    missing -= sum(data.get("corn_tiles", 0) for data in seats)
    if missing > 0:
        seats[-1]["corn_tiles"] = seats[-1].get("corn_tiles", 0) + missing
    owned = {name for data in seats for name in data.get("monuments", [])}
    shown = [name for name in MONUMENTS if name not in owned][: len(seats) + 2 - len(owned)]
    age = calendar.get("age", 1 if calendar.get("food_days", 0) < 2 else 2)
    data = {
        "game": "tzolkin",
        "options": {"players": len(seats), "modules": modules.split()},
        "turn": 1,
        "active": 0,
        "calendar": calendar,
        "gears": gears,
        "jungle": jungle,
        "buildings": AGE_1 if age == 1 else AGE_2,
        "monuments": shown + [None] * len(owned),
        "players": seats,
        **fields,
    }
    return data


def stand(gears: dict[str, list[Any]], word: str, owner: int | str) -> None:
    """Put somebody on a tooth."""
    match = WORKER.fullmatch(word)
    assert match is not None, f"no worker: {word}"
    gear, tooth = match[1], int(match[2])
    assert gears[gear][tooth] is None, f"{word} is taken"
    gears[gear][tooth] = owner


def table(
    *sides: dict[str, Any], players: int = 4, dummies: str | None = None, modules: str = "", **fields: Any
) -> State:
    """The state of ``position``, listened to."""
    data = position(*sides, players=players, dummies=dummies, modules=modules, **fields)
    state = tonalli.from_dict("tzolkin", data)
    state.listen([])
    return state


def heard(state: State) -> list[Event]:
    """Everything that was told so far."""
    assert isinstance(state, Table)
    return state.told


def thing(event: Event) -> str:
    """The first word among the details of an event."""
    return next((value for value in event.details.values() if isinstance(value, str)), "")


def figure(event: Event) -> int:
    """The first figure among the details of an event."""
    return next((value for value in event.details.values() if isinstance(value, int)), 0)


def gear(state: State, name: str) -> list[Any]:
    """What stands on each tooth of a gear, from space 0."""
    teeth: list[Any] = state.to_dict()["gears"][name]
    return teeth
