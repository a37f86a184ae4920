# interpreted
"""What a solo game tells: the Teotibot's tiles, who won."""

from __future__ import annotations

from collections.abc import Sequence

from tonalli.core.state import State
from tonalli.telling.card import Card
from tonalli.telling.module import ModuleTelling
from tonalli.telling.phrase import Phrase
from tonalli.telling.telling import Name
from tonalli.telling.wording import Wording
from tonalli.teotihuacan.modules.teotibot.names import ACTION_TILES, BOT, HUMAN

WORDS = ("teotibot", "fallback", "direction", "spare")


class TeotibotTelling(ModuleTelling):
    """The other side of a solo game."""

    def cards(self, wording: Wording) -> list[Card]:
        tiles = [
            Card(
                f"action_tile:{tile}",
                wording.named("action_tile", tile, "title"),
                [wording.named("action_tile", tile, "effect")],
            )
            for tile in ACTION_TILES
        ]
        return tiles + [
            Card(f"solo:{word}", wording.named("solo", word), [wording.named("solo", word, "effect")]) for word in WORDS
        ]

    def goal(self) -> Phrase:
        return Phrase("teotihuacan-goal-solo")

    def verdict(self, state: State, names: Sequence[Name]) -> Phrase:
        """B-10.1: the person wins with more points; a tie is a defeat."""
        own, other = state.scores()[HUMAN], state.scores()[BOT]
        result = "won" if HUMAN in state.winners() else "tied" if own == other else "lost"
        return Phrase(f"teotihuacan-solo-{result}", name=names[HUMAN], own=own, other=other)

    def seat_names(self) -> list[Phrase]:
        return [Phrase("teotihuacan-solo-teotibot")]


TELLING = TeotibotTelling()
