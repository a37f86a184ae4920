# interpreted
"""What Great Discoveries tell besides their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tonalli.core.events import Event
from tonalli.core.state import State
from tonalli.telling.brought import Brought
from tonalli.telling.card import Card
from tonalli.telling.module import ModuleTelling
from tonalli.telling.phrase import Phrase
from tonalli.telling.teotihuacan.cards import discovery
from tonalli.telling.teotihuacan.outcome import may_power_up
from tonalli.telling.wording import Wording
from tonalli.teotihuacan.modules.great_discoveries.names import GREAT_DISCOVERIES


class GreatDiscoveriesTelling(ModuleTelling):
    """Tiles are told as discovery tiles are."""

    icons: ClassVar[Mapping[str, str]] = {"back": "t-move-back", "refresh": "t-refresh-two"}
    pictures: ClassVar[Mapping[str, str]] = {
        "great_extra_worker": "t-virtual-worker", "great_double_resources": "t-double-resources",
        "great_mask": "t-mask-great", "great_obsidian_3": "t-obsidian", "great_move_back": "t-move-back",
        "great_power_up_3": "t-power-up-three", "great_refresh_2": "t-refresh-two",
        "great_lowest_technology": "t-technology-lowest", "great_shaman_step": "t-shaman-step",
        "great_shaman_stand": "t-shaman-stand", "great_temple_blue": "t-temples-blue",
        "great_temple_red": "t-temples-red", "great_temple_green": "t-temples-green",
    }  # fmt: skip
    sources: ClassVar[Mapping[str, str]] = {"X-3": "great_discovery"}
    order = ("great_discovery",)
    source_icons: ClassVar[Mapping[str, str]] = {"great_discovery": "t-great-discovery"}
    of_the_table: ClassVar[set[str]] = {"great_reshuffle"}

    def clear(self, state: State) -> int | None:
        """X-3.10: of a step on any temple and one on the named, the named one first leaves the free choice."""
        if state.top.kind != "any-and-named":
            return None
        named = state.game.space.read(f"temple:{state.game.steps.write(state.top)['temple']}")
        return named if named in state.legal() else None

    def left_open(self, step: Mapping[str, Any], seat: int) -> list[Event]:
        """X-3.6, X-3.7, X-3.9: workers and tiles of choice."""
        match step["step"]:
            case "power-up-more":
                return [may_power_up(seat, step["left"])]
            case "back-worker":
                return [Event("may_go_back", seat, "", {"count": step.get("left", 1)})]
            case "refresh":
                return [Event("may_refresh", seat, "", {"count": step["left"]})]
            case _:
                return []

    def brought(self, event: Event) -> Brought | None:
        if event.kind == "may_go_back":
            return Brought("t-move-back", "teotihuacan-brings-back", event.number("count"))
        if event.kind == "may_refresh":
            return Brought("t-refresh-two", "teotihuacan-brings-fresh", event.number("count"))
        if event.kind != "refresh":
            return None
        discovery = event.text("discovery")
        words: dict[str, Any] = {"discovery": Phrase(f"teotihuacan-discovery-{discovery}"), "discovery_id": discovery}
        return Brought("t-refresh-two", "teotihuacan-brings-refresh", None, **words)

    def cards(self, wording: Wording) -> list[Card]:
        stand_in = Phrase("teotihuacan-card-designed-copies")
        term = Card(
            "term:great_discovery",
            wording.named("term", "great_discovery"),
            [wording.named("term", "great_discovery", "effect"), stand_in],
            "t-great-discovery",
        )
        return [term, *map(discovery, GREAT_DISCOVERIES)]


TELLING = GreatDiscoveriesTelling()
