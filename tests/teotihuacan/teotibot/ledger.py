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
        if event.seat in (HUMAN, BOT):
            self.hear_of_side(event, self.sides[event.seat])
        match event.kind:
            case "action_tile" | "rises" | "enters" | "spare":
                self.actions[event.text("slot")] = event.text("tile")
            case "direction":
                if event.seat == BOT:
                    del self.directions[0]
                self.directions.insert(event.number("index"), event.text("face"))
            case "discard":
                assert self.areas[event.text("board")] == event.text("discovery")
                self.areas[event.text("board")] = None
                self.discarded[event.text("discovery")] += 1
            case "reshuffle":
                self.discarded.clear()
            case "claim":
                if event.text("place") in AREAS:
                    assert self.areas[event.text("place")] == event.text("discovery")
                    self.areas[event.text("place")] = None
            case "reveal":
                self.hear_of_reveal(event)
            case "pattern" | "build":
                self.places[event.text("place")] = {"tile": event.text("tile"), "turns": event.number("turns")}
                if event.kind == "build":
                    self.displays["construction"].remove(event.text("tile"))
            case "decorate":
                self.spaces[event.text("space")] = event.text("decoration")
                self.displays["decorations"].remove(event.text("decoration"))
            case "building":
                self.nobles[event.text("row")].append(event.number("column"))
            case "light_disc":
                self.light = event.number("step")
            case "dark_disc":
                self.light = 0

    def hear_of_reveal(self, event: Event) -> None:
        kind, _, number = event.text("tile").rpartition("_")
        if event.text("place") in self.displays and kind in ("pyramid", "decoration"):
            self.displays[event.text("place")].append(number)
        elif event.text("place") in AREAS:
            assert self.areas[event.text("place")] is None, "a tile was turned up where one lies"
            self.areas[event.text("place")] = event.text("tile")

    def hear_of_side(self, event: Event, side: Side) -> None:
        match event.kind:
            case "gain":
                side.stock[event.text("good")] += event.number("amount")
            case "pay":
                side.stock[event.text("good")] -= event.number("amount")
            case "score":
                side.points += event.number("points")
            case "temple":
                side.temples[event.text("temple")] = event.number("step")
            case "avenue":
                side.avenue = event.number("step")
            case "pyramid_track":
                side.pyramid_track = event.number("step")
            case "technology":
                side.technologies.add(event.text("technology"))
            case "claim":
                side.tiles[event.text("discovery")] += 1
            case "use":
                side.tiles[event.text("discovery")] -= 1
                side.used[event.text("discovery")] += 1
            case "lift":
                side.workers.remove((event.text("board"), event.number("power")))
                side.hand.append(event.number("power"))
            case "place":
                if event.number("power") in side.hand:
                    side.hand.remove(event.number("power"))
                side.workers.append((event.text("board"), event.number("power")))
            case "lock":
                self.hear_of_lock(event, side)
            case "unlock":
                board, power = event.text("board"), event.number("power")
                side.moves((f"{board}!", power), (board, power))
            case "power":
                if event.text("board"):
                    side.moves(
                        (event.text("board"), event.number("power") - 1), (event.text("board"), event.number("power"))
                    )
                elif side.hand:
                    side.hand[-1] = event.number("power")

    def hear_of_lock(self, event: Event, side: Side) -> None:
        """The bot's one locked worker goes from sidebar to sidebar, the human's come from the hand."""
        if event.number("power") in side.hand:
            side.hand.remove(event.number("power"))
        elif event.seat == BOT:
            side.workers = [worker for worker in side.workers if not worker[0].endswith("!")]
        sidebar = event.text("space").rstrip("123")
        side.workers.append((f"{sidebar}!", event.number("power")))

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
