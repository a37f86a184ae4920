"""A test kit for setup: a fresh game, led reveal by reveal to the moment a test is about.

s = opened("avenue_cocoa2_wood3 cocoa3_wood5", "three_temples wood1_stone2_gold3")
s = until(fresh(3), "~royal")
"""

from __future__ import annotations

from collections.abc import Mapping

import tonalli
from teotihuacan.facts import FACTS
from teotihuacan.table import options, play
from tonalli import State

STARTING = [tile["id"].removeprefix("start_") for tile in FACTS["starting_tiles"]]
WITH_DISCOVERY = [
    *(tile["id"].removeprefix("start_") for tile in FACTS["starting_tiles"] if "discovery" in tile["effect"]),
    "obsidian_power_discovery",
]


def fresh(players: int, setup: str = "standard", eclipse: str = "standard", modules: str = "") -> State:
    """A game before its first reveal, listened to."""
    state = tonalli.GAMES["teotihuacan"].begin(
        {"players": players, "setup": setup, "eclipse": eclipse, "modules": modules.split()},
    )
    state.listen([])
    return state


def reveal(state: State) -> str:
    """Answer one reveal with its first outcome; of discovery tiles with the last, so that masks stay in the stack."""
    outcomes = options(state)
    word = outcomes[-1] if outcomes[0].startswith("~discovery") else outcomes[0]
    play(state, word)
    return word


def until(state: State, kind: str) -> State:
    """Answer reveals until one of that kind is pending, or until a player decides."""
    while state.actor == tonalli.CHANCE and not options(state)[0].startswith(kind):
        reveal(state)
    return state


def shared_out(*hands: str, first: int = 0, beside: Mapping[str, str] | None = None, modules: str = "") -> State:
    """A normal game in which the players, from the first on, are dealt these tiles, four each, some filled up."""
    named = {tile for hand in hands for tile in hand.split()}
    spare = [tile for tile in STARTING if tile not in named and tile not in WITH_DISCOVERY]
    state = until(fresh(len(hands), modules=modules), "~first")
    play(state, f"~first:{first}")
    for hand in hands:
        tiles = hand.split()
        while len(tiles) < 4:
            tiles.append(spare.pop())
        for tile in tiles:
            play(state, f"~starting:{tile}")
            if tile in WITH_DISCOVERY:
                play(state, f"~discovery:{(beside or {})[tile]}")
    return state


def opened(*kept: str, first: int = 0, beside: Mapping[str, str] | None = None, modules: str = "") -> State:
    """A normal game in which the players, from the first on, have chosen these two starting tiles each."""
    state = shared_out(*kept, first=first, beside=beside, modules=modules)
    for hand in kept:
        for tile in hand.split():
            play(state, f"keep:{tile}")
    return state
