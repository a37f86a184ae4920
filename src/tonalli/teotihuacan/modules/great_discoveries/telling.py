# interpreted
"""What Great Discoveries tell besides their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tonalli.core.events import Event
from tonalli.telling.brought import Brought
from tonalli.telling.card import Card
from tonalli.telling.module import ModuleTelling
from tonalli.telling.phrase import Phrase
from tonalli.telling.teotihuacan.cards import discovery
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

    def brought(self, event: Event) -> Brought | None:
        if event.kind != "refresh":
            return None
        discovery = event.text("discovery")
        words = {"discovery": Phrase(f"teotihuacan-discovery-{discovery}"), "discovery_id": discovery}
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
