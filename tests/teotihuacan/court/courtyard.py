"""A table with the Court in a few words.

s = court(side("nobles3 gold1 gold1", **owner("left")), side(), markers={"left": 0})
worship(s, "palace1.ability")
"""

from __future__ import annotations

from typing import Any

import tonalli
from teotihuacan.table import play, table
from tonalli import State

MODULES = "obsidian court"
TEMPLE = {"left": "blue", "middle": "red", "right": "green"}
FIRST = {"blue": 4, "red": 5, "green": 3}
BELOW = {"blue": 3, "red": 4, "green": 2}
"""One step below each Ownership tile."""
SLOTS = ("left", "middle", "right")


def fresh(players: int) -> State:
    """A game with the Court before its first reveal, listened to."""
    game = tonalli.GAMES["teotihuacan"]
    state = game.begin({"players": players, "setup": "standard", "eclipse": "standard", "modules": MODULES.split()})
    state.listen([])
    return state


def owner(*slots: str) -> dict[str, Any]:
    """The temples of somebody who has reached the Ownership tiles of these slots."""
    return {"temples": {TEMPLE[slot]: FIRST[TEMPLE[slot]] for slot in slots}}


def court(
    *sides: dict[str, Any], royals: str = "A04 B02 C01", tile: str | None = "great_obsidian_3", **fields: Any
) -> State:
    """A table with the Court, a Great Discovery beside it and the markers said."""
    markers = fields.pop("markers", {})
    return table(
        *sides,
        **{
            "modules": MODULES,
            "royal_tiles": royals.split(),
            "discovery_tiles": {"worship": {"palace": tile}},
            "court": {"markers": markers},
            **fields,
        },
    )


def worship(s: State, choice: str, worker: str = "nobles.3") -> State:
    """The first player goes to the Court and worships there."""
    return play(s, f"move:{worker} to:palace worship:{choice}")


def markers_of(s: State) -> dict[str, int | None]:
    markers: dict[str, int | None] = s.to_dict()["court"]["markers"]
    return markers
