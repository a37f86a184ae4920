# interpreted
"""What a solo game tells: the Teotibot's tiles, who won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tonalli.core.state import State
from tonalli.telling.card import Card
from tonalli.telling.module import ModuleTelling
from tonalli.telling.phrase import Listing, Phrase
from tonalli.telling.seat import Name
from tonalli.telling.story import Told
from tonalli.telling.wording import Wording
from tonalli.teotihuacan.modules.teotibot.names import ACTION_TILES, ANY_STEPS, BOT, HUMAN, TEMPLE_STEPS
from tonalli.teotihuacan.modules.teotibot.table import table_of
from tonalli.teotihuacan.state import State as Table

REFILL = {"rises", "enters", "spare", "direction"}
WORDS = ("teotibot", "fallback", "direction", "spare")


class TeotibotTelling(ModuleTelling):
    """The other side of a solo game; how its action pyramid is refilled stands below its turns."""

    things = {"activate": ("action:{tile}",)}
    sources = {
        "B-2": "setup", "B-4.5": "exchange", "B-6.7": "ascension", "B-7.6": "least", "B-7.7": "fallback",
        "B-8.1": "construction", "B-8.2": "decorations", "B-8.3": "technologies", "B-8.4": "nobles",
        "B-8.5": "mastery", "B-8.6": "worship", "B-8.7": "masks", "B-9.10 goods": "solo_goods",
        "B-9.10 technologies": "solo_technologies", "B-9.10 blue": "solo_temples", "B-9.10 red": "solo_temples",
        "B-9.10 green": "solo_temples",
    }  # fmt: skip
    order = ("exchange", "solo_goods", "solo_technologies", "solo_temples")
    times = {"solo_goods": "end", "solo_technologies": "end", "solo_temples": "end"}
    source_icons = {
        "exchange": "t-cocoa",
        "solo_goods": "t-board-resource",
        "solo_technologies": "t-board-alchemy",
        "solo_temples": "t-temple-any",
    }
    silent = {"action_tile", "passes_palace", "fallback", "direction B-2.11"}
    listed = {"die"}
    stepped = {("temple", "B-8.6"), ("power", "B-6.6")}
    gathered = {"failures": {"fails"}, "refill": REFILL}
    below = REFILL

    def told(self, told: Told) -> dict[str, Any]:
        """Both dice, and what they make."""
        if told.event.kind != "die":
            return {}
        pips = [die.number("pips") for die in told.events]
        return {"dice": Listing(pips, "and"), "sum": sum(pips)}

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

    def notes(self, state: State, seat: int | None) -> dict[str, list[Phrase]]:
        """B-4.5, B-8.6.1, B-9.10, B-11: figures as this opponent is set."""
        assert isinstance(state, Table)
        knobs = table_of(state).rules.knobs
        change = knobs.worship_step_change
        steps = {"steps": TEMPLE_STEPS + change, "any": ANY_STEPS + change}
        points = {
            "exchange": knobs.vp_per_exchange,
            "technology": knobs.vp_per_technology,
            "bonus": knobs.vp_per_temple_bonus,
        }
        return {
            "action_tile:worship": [Phrase("teotihuacan-note-worship-steps", **steps)],
            "solo:teotibot": [Phrase("teotihuacan-note-bot-points", **points)],
        }

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
