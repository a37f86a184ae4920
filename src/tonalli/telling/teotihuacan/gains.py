"""What events of Teotihuacan bring and cost, in figures."""

from __future__ import annotations

from typing import Any

from tonalli.core.events import Event
from tonalli.telling.brought import Brought
from tonalli.telling.teotihuacan.icons import REBORN
from tonalli.telling.teotihuacan.outcome import ANY
from tonalli.telling.teotihuacan.wording import WORDING, discovery_icon, named

STEPS = {"temple": "t-temple-{temple}", "avenue": "t-avenue", "pyramid_track": "t-pyramid", "power": "t-power-up"}
"""Kinds of events that are one step each, with their icons."""
THINGS = {"ascension": "t-ascension", "unlock": "t-lock"}


def brought(event: Event) -> Brought | None:
    """What an event brings or costs its seat; None for what is no matter of figures."""
    match event.kind:
        case "gain" if event["good"] == ANY:
            return Brought("t-any-resource", "teotihuacan-brings-any_resource", event.number("amount"))
        case "gain" | "pay":
            good = event.text("good")
            arguments: dict[str, Any] = {"good": named("good", good), "good_id": good}
            amount = event.number("amount")
            if event.kind == "gain":
                return Brought(f"t-{good}", "teotihuacan-amount-gain", amount, **arguments)
            key = WORDING.special("teotihuacan-amount-pay", event.why.replace(".", "-"))
            return Brought(f"t-{good}", key, -amount, **arguments)
        case "score":
            return Brought("t-points", "teotihuacan-brings-points", event.number("points"))
        case "pyramid_track" if event["step"] == 0:
            return None
        case "power" if event.why == REBORN:
            return None
        case "temple" if event["temple"] == ANY:
            return Brought("t-temple-any", "teotihuacan-brings-temple-any", 1)
        case "may_power_up":
            return Brought("t-power-up", "teotihuacan-brings-power-up", event.number("count"))
        case "may_claim":
            return Brought("t-discovery", "teotihuacan-brings-may-claim", None)
        case "temple" | "avenue" | "pyramid_track" | "power":
            icon = STEPS[event.kind].format(**event.details)
            arguments = WORDING.arguments({"temple": event.text("temple")}) if event.kind == "temple" else {}
            return Brought(icon, f"teotihuacan-brings-{event.kind}", 1, **arguments)
        case "ascension" | "unlock":
            return Brought(THINGS[event.kind], f"teotihuacan-brings-{event.kind}", 1)
        case "claim":
            tile = event.text("discovery")
            arguments = WORDING.arguments({"discovery": tile})
            return Brought(discovery_icon(tile), "teotihuacan-brings-claim", None, tile=True, **arguments)
        case "technology":
            technology = event.text("technology")
            return Brought(f"t-tech-{technology}", WORDING.key("technology", technology), None)
        case "building":
            return Brought("t-building", "teotihuacan-brings-building", None)
        case "place" if event.why == "T-17.4":
            return Brought("t-worker", "teotihuacan-brings-worker", None)
        case _:
            return None
