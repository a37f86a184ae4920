# interpreted
"""What S1 tells besides its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tonalli.telling.card import Card
from tonalli.telling.module import ModuleTelling
from tonalli.telling.wording import Wording
from tonalli.teotihuacan.modules.swift_bot.names import MOVES
from tonalli.teotihuacan.modules.teotibot.names import DIRECTION_TILES


class SwiftBotTelling(ModuleTelling):
    """The direction tiles; how they are laid is to be seen on the table."""

    called: ClassVar[Mapping[str, str]] = {"teotihuacan-solo-direction": "teotihuacan-solo-directions"}
    silent: ClassVar[set[str]] = {"direction_tile"}

    def cards(self, wording: Wording) -> list[Card]:
        return [
            Card(
                f"direction:{tile}",
                wording.named("direction_tile", tile),
                [wording.named("direction_tile", tile, "effect")],
                f"t-move-{MOVES[number]}",
            )
            for number, tile in enumerate(DIRECTION_TILES)
        ]


TELLING = SwiftBotTelling()
