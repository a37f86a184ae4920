"""The other half of every change: a ledger kept from events alone, which must agree with the position."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from tonalli.core.events import Event
from tzolkin.facts import ABILITIES, FACTS, GOODS, TEMPLES, TRACKS


class Ledger:
    """Every side and the calendar as the events tell them, from an empty table on (Z-15.5)."""

    def __init__(self, players: int) -> None:
        workers = FACTS["setup"]["start_workers"]
        self.sides: list[dict[str, Any]] = [
            {
                "points": 0,
                **dict.fromkeys(GOODS, 0),
                "temples": dict.fromkeys(TEMPLES, 0),
                "technologies": dict.fromkeys(TRACKS, 0),
                "workers_in_hand": workers,
                "workers_in_reserve": FACTS["setup"]["max_workers"] - workers,
                "corn_tiles": 0,
                "wood_tiles": 0,
                "double_advance": True,
                "buildings": {},
                "monuments": [],
                "wealth_tiles": [],
                "fed": 0,
            }
            for _ in range(players)
        ]
        self.wood_tiles = 3 * players
        """In the jungle, with players or burnt since the ledger was opened."""
        self.burnt = 0
        self.day = 1
        self.food_days = 0
        self.read = 0

    def open(self, data: dict[str, Any]) -> None:
        """Begin with what a position holds."""
        self.sides = deepcopy(data["players"])
        self.wood_tiles = wood_tiles(data)
        self.day = data["calendar"]["day"]
        self.food_days = data["calendar"]["food_days"]

    def follow(self, events: list[Event]) -> None:
        """Enter what was told since the last time."""
        for event in events[self.read :]:
            self.enter(event)
        self.read = len(events)

    def enter(self, event: Event) -> None:
        side = self.sides[event.seat] if event.seat >= 0 else {}
        match event.kind:
            case "gain":
                side[event.text("good")] += event.number("amount")
            case "pay":
                side[event.text("good")] -= event.number("amount")
            case "skull":
                side["skull"] -= 1
            case "score":
                side["points"] += event.number("quarters") / 4
            case "temple":
                temple, step = event.text("temple"), event.number("step")
                assert abs(side["temples"][temple] - step) == 1, "more than one step at once"
                side["temples"][temple] = step
            case "technology":
                track, level = event["technology"], event.number("level")
                lowered = event.why == "P-7.26.1" and level < side["technologies"][track]
                assert level == side["technologies"][track] + (-1 if lowered else 1)
                side["technologies"][track] = level
            case "place":
                side["workers_in_hand"] -= 1
            case "take_up":
                side["workers_in_hand"] += 1
            case "tribe":
                start = ABILITIES[event.text("tribe")].get("start_workers", FACTS["setup"]["start_workers"])
                side["workers_in_hand"] = start
                side["workers_in_reserve"] = FACTS["setup"]["max_workers"] - start
            case "worker":
                side["workers_in_hand"] += 1
                side["workers_in_reserve"] -= 1
            case "corn_tile" | "wood_tile":
                side[f"{event.kind}s"] += 1
            case "burn":
                self.burnt += 1
            case "board":
                side["double_advance"] = event["side"] == "light"
            case "build":
                building = event["building"]
                side["buildings"][building] = side["buildings"].get(building, 0) + 1
            case "renovate":
                del side["buildings"][event["building"]]
            case "monument":
                side["monuments"].append(event["monument"])
            case "keep":
                side["wealth_tiles"].append(event["wealth"])
            case "feed":
                side["fed"] = event["workers"]
            case "day":
                self.day = event.number("day")
            case "food_day":
                self.food_days = event.number("number")

    def agrees(self, data: dict[str, Any]) -> None:
        """Compare with a position."""
        for seat, side in enumerate(self.sides):
            for field, entered in side.items():
                found = data["players"][seat][field]
                if isinstance(entered, list):
                    assert sorted(entered) == sorted(found), f"{field} of {seat}: told {entered}, found {found}"
                else:
                    assert entered == found, f"{field} of {seat}: told {entered}, found {found}"
        assert wood_tiles(data) + self.burnt == self.wood_tiles, "wood tiles, the burnt ones included"
        assert self.day == data["calendar"]["day"]
        held = data["calendar"]["food_days"]
        assert self.food_days in (held, held + 1)


def wood_tiles(data: dict[str, Any]) -> int:
    """Wood tiles that are not burnt."""
    owned = sum(side["wood_tiles"] for side in data["players"])
    return int(sum(group["wood"] for group in data["jungle"].values()) + owned)
