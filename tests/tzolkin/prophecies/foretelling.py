"""A test kit for prophecies: a position in which one of them is in force.

s = under("gold_shortage", side("yaxchilan5"))
play(s, "pick:yaxchilan.5 act:yaxchilan_5 pay")
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tonalli import State
from tonalli.tzolkin.modules.prophecies.names import PROPHECIES
from tzolkin.rounds import DAYS, unowned
from tzolkin.table import heard, player, table

__all__ = ["FACTS", "GODS", "TILES", "foretold", "in_force", "premiums", "row_with", "stock", "under"]

FACTS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[2] / "facts" / "tribes-and-prophecies.toml").read_text(encoding="utf-8")
)
TILES: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in FACTS["prophecies"]}
GODS = ("chaac", "quetzalcoatl", "kukulkan")


def row_with(name: str, place: int = 0) -> list[str]:
    """A row with the prophecy at a place."""
    others = [other for other in PROPHECIES if other != name]
    return [*others[:place], name, *others[place:2]]


def foretold(*sides: dict[str, Any], row: list[str], players: int = 4, **fields: Any) -> State:
    """A position with a row of prophecies; ``modules`` are others played with besides."""
    modules = f"prophecies {fields.pop('modules', '')}"
    count = max(players, len(sides))
    return table(*sides, players=count, modules=modules, prophecies={"row": row}, **fields)


def under(name: str, *sides: dict[str, Any], held: int = 1, last: bool = False, **fields: Any) -> State:
    """Seat 0 has the turn while the prophecy is in force, after so many Food Days; with ``last`` the last turn of the
    day on which the next one is held.
    """
    day = DAYS[held] if last else DAYS[held - 1] + 1
    calendar = {"day": day, "food_days": held, **({"starting_player": 1} if last else {}), **fields.pop("calendar", {})}
    fields.setdefault("buildings", unowned(sides, 1 if held < 2 else 2))
    return foretold(*sides, row=row_with(name, held - 1), calendar=calendar, **fields)


def in_force(state: State) -> str | None:
    found: str | None = state.to_dict()["prophecies"]["in_force"]
    return found


def premiums(state: State) -> dict[int, int]:
    """Premium points by seat; those who score nothing are left out."""
    return {
        event.seat: event.number("quarters") // 4
        for event in heard(state)
        if event.kind == "score" and event.why == "P-6.1"
    }


def stock(state: State, seat: int = 0) -> dict[str, int]:
    """What a player has."""
    goods = ("corn", "wood", "stone", "gold", "skull")
    return {good: player(state, seat)[good] for good in goods if player(state, seat)[good]}
