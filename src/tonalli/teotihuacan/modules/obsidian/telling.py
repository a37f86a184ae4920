# interpreted
"""What M6 tells besides its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tonalli.core.state import State
from tonalli.telling.card import Card
from tonalli.telling.module import ModuleTelling
from tonalli.telling.phrase import Phrase
from tonalli.telling.teotihuacan.cards import starting, technology
from tonalli.telling.wording import Wording
from tonalli.teotihuacan.modules.obsidian.figures import DESIGNED

NEW = ("01h", "03h", "05h")
STARTING = ("obsidian_power_discovery", "obsidian_cocoa")


class ObsidianTelling(ModuleTelling):
    """Its boards are told as those they replace; that their figures are stand-ins stands on their cards."""

    sources: ClassVar[Mapping[str, str]] = {
        "X-4.7": "joker", "X-4.11": "boards", "X-4.14": "joker_cocoa", "X-4.15": "technologies", "X-4": "obsidian",
    }  # fmt: skip
    order = ("obsidian",)

    def cards(self, wording: Wording) -> list[Card]:
        effect = wording.named("term", "obsidian", "effect")
        return [
            Card("term:obsidian", wording.named("term", "obsidian"), [effect], "t-obsidian"),
            *map(technology, NEW),
            *map(starting, STARTING),
        ]

    def notes(self, state: State, seat: int | None) -> dict[str, list[Phrase]]:
        return {f"board:{name}": [Phrase("teotihuacan-card-designed-board")] for name in DESIGNED}


TELLING = ObsidianTelling()
