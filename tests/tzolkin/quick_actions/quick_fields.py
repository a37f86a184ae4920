"""A test kit for quick actions: a position with a tile of the day, five players unless fewer are asked for.

s = quick("quick_stone", side(corn=2))
play(s, "place:quick pass")
assert player(s)["stone"] == 1
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import tonalli
from tonalli import State
from tzolkin.rounds import DAYS, unowned
from tzolkin.table import options, play, table

__all__ = ["FACTS", "SLOTS", "TILES", "begun", "dummies", "fields", "keep_all", "quick", "tile", "tiles", "until"]

FACTS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[2] / "facts" / "tribes-and-prophecies.toml").read_text(encoding="utf-8")
)
TILES: dict[str, dict[str, Any]] = {printed["id"]: printed for printed in FACTS["quick_action_tiles"]}
SCHEDULE = FACTS["quick_actions"]["schedule"]
SLOTS: list[list[int]] = [*SCHEDULE["age_1_slots"], *SCHEDULE["age_2_slots"]]
ON_GEARS = {entry["players"]: entry["on_gears"] for entry in FACTS["dummy_workers"]}
ON_FIELDS = {entry["players"]: entry["on_quick_action_fields"] for entry in FACTS["dummy_workers"]}
HIGH_TEETH = [
    *[f"chichen_itza{tooth}" for tooth in range(12, -1, -1)],
    *[f"{gear}{tooth}" for gear in ("palenque", "yaxchilan") for tooth in (9, 8)],
]
"""Where dummies are hardly in the way."""


def laid_out(today: str, day: int, held: int) -> dict[str, str]:
    """Tiles by the first day of their slot: today's, then whichever are left of each age."""
    left = {age: [name for name in TILES for copy in range(TILES[name][f"count_age_{age}"])] for age in (1, 2)}
    left[1 if day < 15 else 2].remove(today)
    found = {}
    for first, last in SLOTS:
        age = 1 if first < 15 else 2
        if day > last < 27 or (age == 2 and held == 0):
            continue
        is_today = first <= day and (day <= last or last == 27)
        found[str(first)] = today if is_today else left[age].pop()
    return found


def quick(
    today: str, *sides: dict[str, Any], day: int | None = None, players: int = 5, modules: str = "", **more: Any
) -> State:
    """Seat 0 begins a turn, or with ``starting_player`` has the last one of the day."""
    count = max(players, len(sides))
    calendar = dict(more.pop("calendar", {}))
    if day is None:
        day = max(calendar.get("corn", 0) + 1, 2 if TILES[today]["count_age_1"] else 16)
    held = calendar.setdefault("food_days", sum(food_day < day for food_day in DAYS))
    calendar["day"] = day
    more.setdefault("buildings", unowned(sides, 1 if held < 2 else 2))
    on_fields: list[Any] = ["dummy"] * ON_FIELDS[count]
    standing = on_fields + [seat for seat, side in enumerate(sides) if side.pop("on_field", False)]
    state = {"tiles": laid_out(today, day, held), "fields": standing + [None] * (3 - len(standing))}
    return table(
        *sides,
        players=count,
        dummies=" ".join(HIGH_TEETH[: ON_GEARS[count]]),
        modules=f"{modules} quick_actions",
        calendar=calendar,
        quick_actions=state,
        **more,
    )


def begun(players: int, modules: tuple[str, ...] = ("quick_actions",)) -> State:
    """Before the first reveal, listened to."""
    game = tonalli.GAMES["tzolkin"]
    state = game.begin(game.check({"players": players, "modules": list(modules)}))
    state.listen([])
    return state


def until(state: State, kind: str, seed: int = 1) -> State:
    """Answer chance until outcomes of a kind are due, or somebody decides."""
    dealer = tonalli.Dealer(seed)
    while state.actor == tonalli.CHANCE and not options(state)[0].startswith(kind):
        dealer.answer(state)
    return state


def tile(state: State) -> str | None:
    """The tile of the day."""
    found: str | None = state.to_dict()["quick_actions"]["tile"]
    return found


def tiles(state: State) -> dict[str, str]:
    """Tiles by the first day of their slot."""
    found: dict[str, str] = state.to_dict()["quick_actions"]["tiles"]
    return found


def fields(state: State) -> list[Any]:
    found: list[Any] = state.to_dict()["quick_actions"]["fields"]
    return found


def dummies(state: State) -> int:
    """Dummies on all gears."""
    return sum(owner == "dummy" for gear in state.to_dict()["gears"].values() for owner in gear)


def keep_all(state: State) -> State:
    """Everybody keeps the first wealth tiles of the list."""
    while state.actor >= 0 and options(state)[0].startswith("keep:"):
        play(state, options(state)[0])
    return state
