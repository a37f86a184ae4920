"""A player who holds Great Discoveries, in a few words.

s = holding("great_refresh_2", "vp_4", there="palace1 gold2 gold3")
assert uses(s) == ["use:vp_4"]
"""

from __future__ import annotations

from typing import Any

from teotihuacan.table import options, side, table
from tonalli import State

AWAY = side("palace1 palace1 palace1")


def holding(*tiles: str, there: str = "palace1 gold2 gold3", **fields: Any) -> State:
    """The player to move holds these tiles."""
    laid = {name: fields.pop(name) for name in ("technologies_laid", "other") if name in fields}
    places = {"technologies": laid["technologies_laid"]} if "technologies_laid" in laid else {}
    own = side(there, discovery_tiles=list(tiles), **fields)
    return table(own, laid.get("other", AWAY), modules="obsidian", **places)


def uses(s: State) -> list[str]:
    return [word for word in options(s) if word.startswith("use:")]
