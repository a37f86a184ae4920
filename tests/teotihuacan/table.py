"""A test kit: a position in a few words, moves as notation.

s = table(side("forest2 palace1 gold1", cocoa=3), side())
play(s, "move:palace.1 to:forest main")
assert "pass" in options(s)
"""

from __future__ import annotations

import re
from typing import Any

import tonalli
from tabletop import deal, events, in_order, options, play, player
from tonalli import State

__all__ = [
    "RING",
    "SPACE",
    "deal",
    "events",
    "in_order",
    "last_turn",
    "options",
    "play",
    "player",
    "position",
    "side",
    "table",
    "workers",
]

SPACE = tonalli.GAMES["teotihuacan"].space

RING = ["palace", "forest", "quarry", "gold", "construction", "alchemy", "nobles", "decorations"]
TECHNOLOGIES = ["01", "03", "05", "07", "09", "11"]
WORKER = re.compile(r"(palace[123]!|[a-z]+!?)(\d)")


def side(workers: str = "nobles1 alchemy1 decorations1", **fields: Any) -> dict[str, Any]:
    """A player: workers as board and power, a locked one with ``!`` (``forest!2``, ``palace3!1``).

    Three workers leave the fourth in reserve.
    """
    dice: list[dict[str, Any]] = []
    for word in workers.split():
        match = WORKER.fullmatch(word)
        assert match is not None, f"no worker: {word}"
        place, power = match[1], int(match[2])
        dice.append(
            {"worship": place[:-1], "power": power} if place.endswith("!") else {"board": place, "power": power}
        )
    while len(dice) < 4:
        dice.append({"reserve": True, "power": 3})
    return {"workers": dice, **fields}


def position(
    *sides: dict[str, Any], eclipse: str = "standard", active: int = 0, modules: str = "", **fields: Any
) -> dict[str, Any]:
    """A position at the start of a turn; what is not named is empty or at 0."""
    return {
        "game": "teotihuacan",
        "options": {"players": len(sides), "setup": "standard", "eclipse": eclipse, "modules": modules.split()},
        "turn": 1,
        "active": active,
        "first_player": 0,
        "ring": RING,
        "royal_tiles": ["A04", "B02", "C01"],
        "technologies": TECHNOLOGIES,
        "temple_bonus_tiles": {"blue": "fifteen", "red": "avenue", "green": "workers"},
        "pyramid": {"places": {}, "display": ["12", "13", "07"]},
        "decorations": {"spaces": {}, "display": ["08", "01", "00", "02"]},
        "players": list(sides),
        **fields,
    }


def table(
    *sides: dict[str, Any], eclipse: str = "standard", active: int = 0, modules: str = "", **fields: Any
) -> State:
    """The state of ``position``, listened to."""
    data = position(*sides, eclipse=eclipse, active=active, modules=modules, **fields)
    state = tonalli.from_dict("teotihuacan", data)
    state.listen([])
    return state


def last_turn(*sides: dict[str, Any], eclipses: int = 0, **fields: Any) -> State:
    """The last player's turn, after which an eclipse is due; ``eclipses`` have been resolved before."""
    dark = 8 + len(sides) - eclipses
    calendar = {"light": dark, "dark": dark, "eclipses": eclipses, "turns_left": 0, **fields.pop("calendar", {})}
    last = (fields.get("first_player", 0) - 1) % len(sides)
    return table(*sides, active=last, calendar=calendar, **fields)


def workers(state: State, seat: int = 0) -> list[str]:
    """A player's workers in the words of ``side``, sorted; in hand and in reserve as ``hand1``, ``reserve3``."""
    words = []
    for die in player(state, seat)["workers"]:
        place = die.get("board") or (
            die["worship"] + "!" if "worship" in die else "hand" if "hand" in die else "reserve"
        )
        words.append(f"{place}{die['power']}")
    return sorted(words)
