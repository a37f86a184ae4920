"""A solo position in a few words, with the bot about to roll.

s = solo(bot("construction2 gold2 nobles2 decorations!1"), actions={"T": "construction"})
play(s, "~die:3 ~die:4 ~turn:2")
finish(s)
assert workers(s, BOT) == [...]
"""

from __future__ import annotations

from typing import Any

import tonalli
from teotihuacan.table import deal, options, play, player, position, side
from tonalli import State
from tonalli.core.events import Event

HUMAN, BOT = 0, 1
TILES = ["worship", "nobles", "alchemy", "mastery", "construction", "decorations", "mask_collection"]
SLOTS = ["T", "ML", "MR", "BL", "BM", "BR", "spare"]
ROLL = {
    "T": "~die:3 ~die:4",
    "ML": "~die:1 ~die:3",
    "MR": "~die:4 ~die:5",
    "BL": "~die:1 ~die:1",
    "BR": "~die:6 ~die:6",
}
START = "gold2 nobles2 construction2 decorations!1"
AWAY = "palace1 palace1 palace1"
FIRST_STEPS = {"blue": 1, "red": 1, "green": 1}
FACES = ("left", "right")


def bot(workers: str = START, **fields: Any) -> dict[str, Any]:
    """The bot with what it starts with, unless said otherwise."""
    start = {"wood": 2, "stone": 2, "gold": 2, "temples": FIRST_STEPS, "avenue": 1}
    return side(workers, **{**start, **fields})


def human(workers: str = AWAY, **fields: Any) -> dict[str, Any]:
    """The human, by default far from everything."""
    return side(workers, **fields)


def pyramid_of_actions(**laid: str) -> dict[str, str]:
    """The slots with the tiles named, the others in any order."""
    rest = [tile for tile in TILES if tile not in laid.values()]
    return {slot: laid[slot] if slot in laid else rest.pop(0) for slot in SLOTS}


def human_turn(
    opponent: dict[str, Any] | None = None,
    person: dict[str, Any] | None = None,
    *,
    actions: dict[str, str] | None = None,
    directions: tuple[str, ...] = ("right", "left"),
    direction_tiles: tuple[str, ...] = (),
    discarded: list[str] | None = None,
    knobs: dict[str, Any] | None = None,
    eclipse: str = "standard",
    **fields: Any,
) -> State:
    """A solo game at the start of the human's turn, listened to."""
    data = position(person or human(), opponent or bot(), eclipse=eclipse, **fields)
    data["options"] = {**data["options"], "players": 1, "bot": knobs or {}}
    data["teotibot"] = {
        "actions": pyramid_of_actions(**(actions or {})),
        "directions": list(directions),
        "discarded_tiles": discarded or [],
    }
    if direction_tiles:
        data["teotibot"]["direction_tiles"] = list(direction_tiles)
    state = tonalli.from_dict("teotihuacan", data)
    state.listen([])
    return state


def rest(state: State) -> State:
    """The human moves its first worker as little as possible and collects cocoa; then nothing was told yet."""
    play(state, next(word for word in options(state) if word.startswith("move:")))
    play(state, next(word for word in options(state) if word.startswith("to:")))
    play(state, "collect")
    while state.actor == HUMAN and options(state)[0] == "pass":
        play(state, "pass")
    assert options(state) == [f"~die:{pips}" for pips in range(1, 7)]
    state.listen([])
    return state


def solo(opponent: dict[str, Any] | None = None, person: dict[str, Any] | None = None, **fields: Any) -> State:
    """The bot about to roll, after a human turn that changed nothing of interest."""
    return rest(human_turn(opponent, person, **fields))


def finish(state: State) -> State:
    """Answer whatever chance is left of the bot's turn."""
    return deal(state)


def act(
    tile: str,
    opponent: dict[str, Any] | None = None,
    person: dict[str, Any] | None = None,
    words: str = "",
    **fields: Any,
) -> State:
    """The bot's turn with that tile on top and a roll of 7, to its end."""
    state = solo(opponent, person, **{"actions": {"T": tile}, **fields})
    play(state, f"~die:3 ~die:4 {words}")
    return finish(state)


def roll(state: State, slot: str) -> State:
    """Activate a slot and go on to the human's next decision."""
    play(state, ROLL[slot])
    return finish(state)


def goods(state: State, seat: int = BOT) -> dict[str, int]:
    return {good: player(state, seat)[good] for good in ("cocoa", "wood", "stone", "gold")}


def points(state: State, seat: int = BOT) -> int:
    return int(player(state, seat)["points"])


def told(state: State, kind: str, seat: int | None = BOT) -> list[Event]:
    """What was told of one kind about one side (``None``: about anybody)."""
    return [event for event in state.told if event.kind == kind and seat in (None, event.seat)]


def actions_of(state: State) -> dict[str, str]:
    table: dict[str, str] = state.to_dict()["teotibot"]["actions"]
    return table


def directions_of(state: State) -> list[str]:
    column: list[str] = state.to_dict()["teotibot"]["directions"]
    return column
