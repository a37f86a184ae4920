"""What a starting tile brings whoever keeps it, in figures."""

from __future__ import annotations

from typing import Any

from tonalli.telling.phrase import Figure, Number, Phrase
from tonalli.telling.teotihuacan.wording import FIGURES, WORDING, discovery_icon, named
from tonalli.teotihuacan.names import GOODS, STACKS, TEMPLES

STEPS = {"avenue": ("t-avenue", "avenue"), "power_up": ("t-power-up", "power")}
"""What is told like the event it leads to."""


def starting_gains(view: dict[str, Any], starting: str) -> list[Figure]:
    """T-3.13: all that is printed on a tile; what it says of others is not looked at."""
    found: list[Figure] = []
    for name, amount in FIGURES["starting"][starting]["gives"].items():
        counted = {"amount": amount, "figure": Number(amount, signed=True)}
        if name in GOODS:
            words = Phrase("teotihuacan-amount-gain", **WORDING.arguments({"good": name}), **counted)
            found.append(Figure(f"t-{name}", amount, words))
        elif name in STEPS:
            icon, key = STEPS[name]
            found.append(Figure(icon, amount, Phrase(f"teotihuacan-brings-{key}", **counted)))
        elif name == "technology":
            found += [] if brings_technology_already(view) else lowest_technology(view)
        elif name in STACKS:
            found += discovery_beside(view, starting)
        elif name == "any_resource":
            found.append(Figure("t-any-resource", amount, Phrase("teotihuacan-gives-any_resource", **counted)))
        else:
            found.append(temple_step(name.removeprefix("temple_")))
    return found


def temple_step(temple: str) -> Figure:
    arguments = WORDING.arguments({"temple": temple})
    words = Phrase("teotihuacan-brings-temple", amount=1, figure=Number(1, signed=True), **arguments)
    return Figure(f"t-temple-{temple}", 1, words)


def brings_technology_already(view: dict[str, Any]) -> bool:
    """T-3.17: whether a tile that was kept before has a technology, so that a second one brings none."""
    kept = view["opening"]["kept"][view["seat"]] if "opening" in view and view["seat"] is not None else []
    return any("technology" in FIGURES["starting"][starting]["gives"] for starting in kept)


def lowest_technology(view: dict[str, Any]) -> list[Figure]:
    """T-3.16: the first technology of Alchemy, and the step of its column."""
    lowest = view["technologies"][0]
    return [Figure(f"t-tech-{lowest}", None, named("technology", lowest)), temple_step(TEMPLES[0])]


def discovery_beside(view: dict[str, Any], starting: str) -> list[Figure]:
    """T-3.19: the tile that lies beside it may be claimed at its cost."""
    beside = view.get("opening", {}).get("beside", {}).get(starting)
    if beside is None:
        return []
    words = Phrase("teotihuacan-brings-beside", **WORDING.arguments({"discovery": beside}))
    return [Figure(discovery_icon(beside), None, words, tile=True)]
