"""A position with altars in a few words.

s = table_of("a12.rear a56.front", side("forest2 palace1 gold1"), side())
play(s, "activate shaman:a81.rear")
assert shamans(s) == ["a81.rear", "a56.front"]
"""

from __future__ import annotations

from typing import Any

from teotihuacan.table import side, table
from tonalli import State

ALTARS = ("a12", "a81", "a56", "a45")
TILES = {"a12": "altar_trade", "a81": "altar_unlock", "a56": "altar_retreat", "a45": "altar_obsidian"}
"""So the Great Discovery fields are a12.rear, a81.rear, a56.front and a45.front."""
MODULES = "obsidian altars"


def altars(
    words: str, tiles: dict[str, str] | None = None, piles: dict[str, list[str]] | None = None, **fields: Any
) -> dict[str, Any]:
    """Shamans by seat as altar and field, a lying one with ``-`` behind it."""
    placed = []
    for word in words.split():
        altar, field = word.removesuffix("-").split(".")
        placed.append({"altar": altar, "field": field, "standing": not word.endswith("-")})
    return {"tiles": tiles or TILES, "piles": piles or {}, "shamans": placed, **fields}


def table_of(
    words: str,
    *sides: dict[str, Any],
    tiles: dict[str, str] | None = None,
    piles: dict[str, list[str]] | None = None,
    modules: str = MODULES,
    **fields: Any,
) -> State:
    """A position at the start of a turn with these Shamans, of which nothing is impossible."""
    chosen = sides or tuple(side() for word in words.split())
    return table(*chosen, modules=modules, altars=altars(words, tiles, piles), **fields)


def shamans(state: State) -> list[str]:
    """Everybody's Shaman in the words of ``altars``."""
    return [
        f"{one['altar']}.{one['field']}" + ("" if one["standing"] else "-")
        for one in state.to_dict()["altars"]["shamans"]
    ]


def pile(state: State, altar: str) -> list[str]:
    """The Great Discoveries left on an altar."""
    tiles: list[str] = state.to_dict()["altars"]["piles"][altar]
    return tiles
