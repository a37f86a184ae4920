"""A table with tribes in a few words: seat 0 has the one named, the others have some that are not in the way.

s = of("balam", side("yaxchilan6", corn=2))
play(s, "pick:yaxchilan.6 act:yaxchilan_1")
"""

from __future__ import annotations

from typing import Any

import tonalli
from tonalli import State
from tzolkin.facts import FACTS
from tzolkin.setting_up import until
from tzolkin.table import options, play, table

GAME = tonalli.GAMES["tzolkin"]
TRIBES = (
    "ah_chuy_kak", "ahau_chamahez", "ahmakiq", "bacab", "balam", "cit_bolon_tum", "huracan", "itzamna", "ixtab",
    "vacub_caquix", "xaman_ek", "yaluk", "yumkaax",
)  # fmt: skip
IN_NOBODYS_WAY = ("huracan", "yumkaax", "itzamna", "balam", "ahau_chamahez")
LAST_SPACES = {name: gear["spaces"][-1]["space"] for name, gear in FACTS["gears"].items()}
BOTTOMS = {"chaac": -1, "quetzalcoatl": -1, "kukulkan": -1}


def chosen(tribe: str, players: int) -> list[str]:
    return [tribe, *(name for name in IN_NOBODYS_WAY if name != tribe)][:players]


def of(
    tribe: str, *sides: dict[str, Any], players: int = 4, modules: tuple[str, ...] = (), now: Any = None, **fields: Any
) -> State:
    """A position of seat 0's turn; ``now`` is what its tribe has done so far."""
    if "buildings" in modules:
        fields.setdefault("renovation", {})
    return table(
        *sides,
        players=players,
        options={"players": players, "modules": ["tribes", *modules]},
        tribes={"chosen": chosen(tribe, players), **(now or {})},
        **fields,
    )


def last_turn_of(tribe: str, *sides: dict[str, Any], day: int = 3, players: int = 4, **fields: Any) -> State:
    """Seat 0 is the last to take a turn on a day."""
    calendar = {"day": day, "starting_player": 1, "food_days": 0, **fields.pop("calendar", {})}
    return of(tribe, *sides, players=players, calendar=calendar, **fields)


def fresh(players: int, *modules: str) -> State:
    """A game with tribes before its first reveal, listened to."""
    state = GAME.begin(GAME.check({"players": players, "modules": ["tribes", *modules]}))
    state.listen([])
    return state


def dealt(*hands: str, wealth: tuple[str, ...] = (), players: int = 2, first: int = 0) -> State:
    """Everything is laid out; the tribes of the first seats in turn order are named, two for each, and their wealth."""
    state = until(fresh(players), "~first")
    play(state, f"~first:{first}")
    tiles = [f"~wealth:wealth_{tile}" for hand in wealth for tile in hand.split()]
    for place in range(4 * players):
        words = [word for word in options(state) if word not in tiles]
        play(state, tiles[place] if place < len(tiles) else words[0])
    state = until(state, "~tribe")
    named = [name for hand in hands for name in hand.split()]
    for place in range(2 * players):
        words = [word for word in options(state) if word.split(":")[1] not in named]
        play(state, f"~tribe:{named[place]}" if place < len(named) else words[0])
    return state


def stop(state: State, words: str) -> State:
    """Play a line and place or pick up no more; who can do neither is not asked."""
    play(state, words)
    if state.top.kind in ("place-more", "pick-more"):
        play(state, "pass")
    return state


def choose(state: State, *tribes: str) -> State:
    """The named tribes are chosen in turn order, later seats choose any; each keeps the first wealth tiles."""
    names = list(tribes)
    while state.actor >= 0 and options(state)[0].split(":")[0] in ("tribe", "keep"):
        word = options(state)[0]
        if word.startswith("tribe:") and names:
            word = f"tribe:{names.pop(0)}"
        play(state, word)
    return state
