"""The table of a solo game kept by somebody who only hears the events."""

from __future__ import annotations

from collections import Counter
from typing import Any

from teotihuacan.teotibot.solo import BOT, HUMAN
from tonalli.core.events import Event

GOODS = ("cocoa", "wood", "stone", "gold")
BOARDS = ("palace", "forest", "quarry", "gold", "alchemy", "nobles", "decorations", "construction")
AREAS = ("palace", "forest", "quarry", "gold", "decorations")
Worker = tuple[str, int]
"""Where it stands and its power; a locked one has a mark after the board."""


class Side:
    """What one side has."""

    def __init__(self) -> None:
        self.points = 0
        self.stock = dict.fromkeys(GOODS, 0)
        self.temples = {"blue": 0, "red": 0, "green": 0}
        self.avenue = 0
        self.pyramid_track = 0
        self.technologies: set[str] = set()
        self.tiles: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.workers: list[Worker] = []
        self.hand: list[int] = []

    def moves(self, old: Worker, new: Worker) -> None:
        self.workers.remove(old)
        self.workers.append(new)

    def to_dict(self) -> dict[str, Any]:
        return {
            "points": self.points,
            **self.stock,
            "temples": self.temples,
            "avenue": self.avenue,
            "pyramid_track": self.pyramid_track,
            "technologies": sorted(self.technologies),
            "discovery_tiles": sorted(self.tiles.elements()),
            "used_tiles": sorted(self.used.elements()),
            "workers": sorted(self.workers),
        }


class Ledger:
    """Both sides, the bot's tiles and what the bot takes from."""

    def __init__(self) -> None:
        self.sides = [Side(), Side()]
        self.actions: dict[str, str] = {}
        self.directions: list[str] = []
        self.discarded: Counter[str] = Counter()
        self.areas: dict[str, str | None] = dict.fromkeys(AREAS)
        self.displays: dict[str, list[str]] = {"construction": [], "decorations": []}
        self.places: dict[str, dict[str, Any]] = {}
        self.spaces: dict[str, str] = {}
        self.nobles: dict[str, list[int]] = {"top": [], "middle": [], "bottom": []}
        self.light = 0

    def hear(self, event: Event) -> None:
        """Take down one event; kinds that change nothing on the table are passed over."""
        if event.player in (HUMAN, BOT):
            self.hear_of_side(event, self.sides[event.player])
        match event.kind:
            case "action_tile" | "rises" | "enters" | "spare":
                self.actions[event.where] = event.what
            case "direction":
                if event.player == BOT:
                    del self.directions[0]
                self.directions.insert(event.amount, event.what)
            case "discard":
                assert self.areas[event.where] == event.what
                self.areas[event.where] = None
                self.discarded[event.what] += 1
            case "reshuffle":
                self.discarded.clear()
            case "claim":
                if event.where in AREAS:
                    assert self.areas[event.where] == event.what
                    self.areas[event.where] = None
            case "reveal":
                self.hear_of_reveal(event)
            case "pattern" | "build":
                self.places[event.where] = {"tile": event.what, "turns": event.amount}
                if event.kind == "build":
                    self.displays["construction"].remove(event.what)
            case "decorate":
                self.spaces[event.where] = event.what
                self.displays["decorations"].remove(event.what)
            case "building":
                self.nobles[event.what].append(event.amount)
            case "light_disc":
                self.light = event.amount
            case "dark_disc":
                self.light = 0

    def hear_of_reveal(self, event: Event) -> None:
        kind, _, number = event.what.rpartition("_")
        if event.where in self.displays and kind in ("pyramid", "decoration"):
            self.displays[event.where].append(number)
        elif event.where in AREAS:
            assert self.areas[event.where] is None, "a tile was turned up where one lies"
            self.areas[event.where] = event.what

    def hear_of_side(self, event: Event, side: Side) -> None:
        match event.kind:
            case "gain":
                side.stock[event.what] += event.amount
            case "pay":
                side.stock[event.what] -= event.amount
            case "score":
                side.points += event.amount
            case "temple":
                side.temples[event.what] = event.amount
            case "avenue":
                side.avenue = event.amount
            case "pyramid_track":
                side.pyramid_track = event.amount
            case "technology":
                side.technologies.add(event.what)
            case "claim":
                side.tiles[event.what] += 1
            case "use":
                side.tiles[event.what] -= 1
                side.used[event.what] += 1
            case "lift":
                side.workers.remove((event.where, event.amount))
                side.hand.append(event.amount)
            case "place":
                if event.amount in side.hand:
                    side.hand.remove(event.amount)
                side.workers.append((event.where, event.amount))
            case "lock":
                self.hear_of_lock(event, side)
            case "unlock":
                side.moves((f"{event.where}!", event.amount), (event.where, event.amount))
            case "power":
                if event.where:
                    side.moves((event.where, event.amount - 1), (event.where, event.amount))
                elif side.hand:
                    side.hand[-1] = event.amount

    def hear_of_lock(self, event: Event, side: Side) -> None:
        """The bot's one locked worker goes from sidebar to sidebar, the human's come from the hand."""
        if event.amount in side.hand:
            side.hand.remove(event.amount)
        elif event.player == BOT:
            side.workers = [worker for worker in side.workers if not worker[0].endswith("!")]
        side.workers.append((f"{event.where.rstrip('123')}!", event.amount))

    def to_dict(self) -> dict[str, Any]:
        return {
            "sides": [side.to_dict() for side in self.sides],
            "actions": self.actions,
            "directions": self.directions,
            "discarded": sorted(self.discarded.elements()),
            "areas": self.areas,
            "displays": self.displays,
            "places": self.places,
            "spaces": self.spaces,
            "nobles": {row: sorted(columns) for row, columns in self.nobles.items()},
            "light": self.light,
        }


def seen(data: dict[str, Any]) -> dict[str, Any]:
    """The same part of a position, as it lies on the table."""
    return {
        "sides": [side_of(side) for side in data["players"]],
        "actions": data["teotibot"]["actions"],
        "directions": data["teotibot"]["directions"],
        "discarded": sorted(data["teotibot"]["discarded_tiles"]),
        "areas": data["discovery_tiles"]["worship"],
        "displays": {
            "construction": [tile for tile in data["pyramid"]["display"] if tile],
            "decorations": [tile for tile in data["decorations"]["display"] if tile],
        },
        "places": data["pyramid"]["places"],
        "spaces": data["decorations"]["spaces"],
        "nobles": data["nobles"],
        "light": data["calendar"]["light"],
    }


def side_of(side: dict[str, Any]) -> dict[str, Any]:
    fields = ("points", *GOODS, "temples", "avenue", "pyramid_track", "technologies")
    workers = [
        (die["board"] if "board" in die else f"{die['worship'].rstrip('123')}!", die["power"])
        for die in side["workers"]
        if "board" in die or "worship" in die
    ]
    return {
        **{field: side[field] for field in fields},
        "technologies": sorted(side["technologies"]),
        "discovery_tiles": sorted(side["discovery_tiles"]),
        "used_tiles": sorted(side["used_tiles"]),
        "workers": sorted(workers),
    }
