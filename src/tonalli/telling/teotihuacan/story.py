"""The events of Teotihuacan as a story."""

from __future__ import annotations

from typing import Any

from tonalli.core.events import Event
from tonalli.telling.phrase import Listing, Number, Phrase
from tonalli.telling.story import Storyteller, Told
from tonalli.telling.teotihuacan.sources import SOURCES
from tonalli.telling.teotihuacan.wording import (
    WORDING,
    at_place,
    decoration_icons,
    decoration_space,
    decoration_tile,
    offer,
    place_name,
    quoted,
    tile_icons,
    tile_of_pyramid,
    turned,
)

# Told already by the event before or after them, or to be seen on the table.
SILENT_KINDS = {"board", "royal", "technology_tile", "bonus_tile", "pattern", "neutral_tile", "neutral_leaves", "end"}
SILENT = {("lift", "T-5.1"), ("lift", "T-8.15"), ("lift", "T-17.1"), ("place", "T-6.3"), ("place", "T-10.2")}
SILENT |= {("place", "T-8.16"), ("place", "T-17.3"), ("pyramid_track", "T-19.5"), ("light_disc", "T-18.7")}
SILENT |= {("score", "T-19.12"), ("lift", "B-6.9"), ("power", "T-17.3"), ("gain", "T-3.2")}
PLACES = {
    "move": ("board:{board}",),
    "place": ("worker:{seat}:{board}:{power}", "board:{board}"),
    "lift": ("board:{board}",),
    "main_action": ("board:{board}",),
    "abandon": ("board:{board}",),
    "lock": ("space:{space}",),
    "unlock": ("worker:{seat}:{board}:{power}", "board:{board}"),
    "power": ("worker:{seat}:{board}:{power}", "board:{board}"),
    "claim": ("tile:{seat}:{discovery}", "tiles:{seat}"),
    "use": ("tiles:{seat}",),
    "pyramid_track": ("track:{step}",),
    "build": ("built:{place}", "board:construction"),
    "technology": ("technology:{technology}",),
    "building": ("row:{row}", "board:nobles"),
    "decorate": ("decoration:{decoration}", "board:decorations"),
    "temple": ("step:{temple}:{step}", "temple:{temple}"),
    "avenue": ("avenue:{step}",),
    "light_disc": ("calendar:{step}",),
    "dark_disc": ("calendar:{step}",),
    "ascension": ("points:{seat}",),
}
"""Where things happen, as `Storyteller.things` says."""
SETUP_REVEALS = {"T-2.8", "T-2.9", "T-2.13", "T-2.14", "T-2.15"}


class TeotihuacanStory(Storyteller):
    """Turns and eclipses."""

    headings = {"turn", "eclipse"}
    things = PLACES
    apart = {"eclipse"}
    of_the_table = {"lay_out", "neutral", "shuffle_back", "dark_disc"}
    listed = {"keep", "lay_out", "shuffle_back", "unlock", "place", "neutral"}

    def is_told(self, event: Event) -> bool:
        return (
            event.kind not in SILENT_KINDS
            and (event.kind, event.why) not in SILENT
            and event.why not in SETUP_REVEALS
            and not (event.kind == "score" and event["points"] == 0)
        )

    def is_alike(self, told: Told, event: Event) -> bool:
        """Workers of one power, neutral ones of one colour."""
        if event.kind == "unlock":
            return True
        return all(told.event.details.get(name) == event.details.get(name) for name in ("power", "colour"))

    def arguments(self, told: Told) -> dict[str, Any]:
        event = told.event
        match event.kind:
            case "bonus":
                return {"points": Number(event.number("points"), signed=True)}
            case "reveal":
                return {"place": place_name(event.text("place")), "tile": revealed(event.text("tile"))}
            case "decorate":
                icons = decoration_icons(event.text("decoration"))
                return {"space": decoration_space(event.text("space")), "icons": icons}
            case "build":
                icons = tile_icons(turned(event.text("tile"), event.number("turns")))
                return {**at_place(event.text("place")), "icons": icons}
            case "keep" | "lay_out":
                return {"starting_list": Listing([quoted(each.text("starting")) for each in told.events], "and")}
            case _ if "place" in event.details:
                return {"place": place_name(event.text("place"))}
            case _:
                return {}


def revealed(tile: str) -> Phrase:
    """A tile that was turned up."""
    kind, _, number = tile.rpartition("_")
    if kind == "pyramid":
        return tile_of_pyramid(number)
    return decoration_tile(number) if kind == "decoration" else offer(tile)


TELLER = TeotihuacanStory(WORDING, SOURCES)
