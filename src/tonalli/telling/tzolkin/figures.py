"""What an option brings and costs, in figures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tonalli.core.events import Event
from tonalli.telling import telling_of
from tonalli.telling.brought import Brought
from tonalli.telling.tzolkin.outcome import Outcome
from tonalli.telling.tzolkin.wording import WORDING, technology_icon
from tonalli.tzolkin.names import BUILDINGS, MONUMENTS, TEMPLES, TRACKS
from tonalli.tzolkin.rules import Tile
from tonalli.tzolkin.state import State
from tonalli.tzolkin.tiles import QUARTERS

OFFERED = {
    "trade": "z-market",
    "mirrored": "z-mirror",
    "build": "z-building",
    "offering": "z-tech-theology",
    "monument": "z-monument",
    "exchange": "z-tech-any",
}
"""Decisions that may be left out, with their icons."""


def accounted(found: Outcome, before: State, seat: int) -> list[Event]:
    """The events of an outcome that count for a seat, each with what changes: steps, not where they lead."""
    told: list[Event] = []
    steps = {temple: before.players[seat].temples[number] for number, temple in enumerate(TEMPLES)}
    levels = {track: before.players[seat].levels[number] for number, track in enumerate(TRACKS)}
    for event in found.events:
        if event.seat != seat:
            continue
        match event.kind:
            case "temple" if "step" in event.details:
                temple, reached = event.text("temple"), event.number("step")
                told.append(changed("temple", event, temple=temple, steps=reached - steps[temple]))
                steps[temple] = reached
            case "technology" if "level" in event.details:
                technology, level = event.text("technology"), event.number("level")
                change = -1 if level < levels[technology] else 1
                told.append(changed("technology", event, technology=technology, steps=change))
                levels[technology] = level
            case "skull":
                told.append(changed("pay", event, good="skull", amount=1))
            case "build":
                building = event.text("building")
                told += farms(found.state.rules.buildings[BUILDINGS.index(building)], seat)
                for module in telling_of(before.game).known:
                    told += module.lasting(building, seat)
            case "monument":
                monument = found.state.rules.monuments[MONUMENTS.index(event.text("monument"))]
                told.append(changed("worth", event, points=monument.points(found.state, seat)))
            case _:
                told.append(event)
    return told


def changed(kind: str, event: Event, **details: Any) -> Event:
    """An event told otherwise."""
    return Event(kind, event.seat, event.why, details)


def farms(tile: Tile, seat: int) -> Iterator[Event]:
    """Z-11.4: what a tile spares on every Food Day."""
    if tile.feeds > 0:
        yield Event("farm", seat, "Z-11.4", {"workers": tile.feeds})
    if tile.discount > 0:
        yield Event("discount", seat, "Z-11.4", {"corn": tile.discount})


def brought(event: Event) -> Brought | None:
    """What an event brings or costs; None if it is not for figures."""
    arguments = WORDING.arguments(event.details)
    for counted in ("amount", "steps"):
        arguments.pop(counted, None)
    match event.kind:
        case "gain":
            return Brought(f"z-{event['good']}", "tzolkin-amount-gain", event.number("amount"), **arguments)
        case "pay":
            return Brought(f"z-{event['good']}", "tzolkin-amount-pay", -event.number("amount"), **arguments)
        case "score":
            points = event.number("quarters") / QUARTERS
            return Brought("z-points", "tzolkin-figure-points", int(points) if points == int(points) else points)
        case "worth":
            return Brought("z-monument", "tzolkin-figure-worth", event.number("points"))
        case "temple":
            return Brought(f"z-temple-{event['temple']}", "tzolkin-figure-temple", event.number("steps"), **arguments)
        case "step_lost":
            return Brought(f"z-temple-{event['temple']}", "tzolkin-figure-lost", None, **arguments)
        case "technology":
            icon = technology_icon(event.text("technology"))
            return Brought(icon, "tzolkin-figure-technology", event.number("steps"), **arguments)
        case "corn_tile" | "wood_tile":
            tile = event.kind.removesuffix("_tile")
            return Brought(f"z-harvest-{tile}", "tzolkin-figure-tile", 1, tile_id=tile)
        case "worker":
            return Brought("z-worker-plus", "tzolkin-figure-worker", 1)
        case "board" if event["side"] == "light":
            return Brought("z-double-advance", "tzolkin-figure-double", None)
        case "farm":
            return Brought("z-farm", "tzolkin-figure-farm", event.number("workers"))
        case "discount":
            return Brought("z-farm-all", "tzolkin-figure-discount", event.number("corn"))
        case "may":
            return Brought(OFFERED[event.text("offer")], "tzolkin-figure-may", None, offer_id=event["offer"])
        case _:
            return None
