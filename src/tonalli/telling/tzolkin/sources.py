"""Which part of the game a clause belongs to."""

from __future__ import annotations

from tonalli.core.events import Event
from tonalli.telling.phrase import Phrase
from tonalli.telling.sources import END, STAGE, Sources
from tonalli.telling.tzolkin.wording import OF_TEMPLES, named
from tonalli.tzolkin.names import TEMPLES
from tonalli.tzolkin.tiles import QUARTERS

EXACT = {
    "Z-2.12": "wealth",
    "Z-4.4": "pity",
    "Z-4.5": "begging",
    "Z-4.6": "gear_corn",
    "Z-5.4": "placing",
    "Z-6.4": "step_back",
    "Z-7.1": "fishing",
    "Z-7.3": "harvest",
    "Z-7.7": "yaxchilan",
    "Z-7.8": "study",
    "Z-7.12": "tikal_5",
    "Z-7.13": "uxmal_1",
    "Z-7.14": "market",
    "Z-7.15": "worker",
    "Z-7.16": "building_for_corn",
    "Z-7.17": "mirror",
    "Z-7.18": "chichen_itza",
    "Z-7.19": "chichen_itza",
    "Z-8.1": "bonus",
    "Z-8.5": "architecture",
    "Z-8.9": "theology",
    "Z-10.1": "monuments",
    "Z-10.9": "monuments",
    "Z-11.2": "feeding",
    "Z-11.3": "unfed",
    "Z-11.7": "temples",
    "Z-11.9": "temples",
    "Z-11.10": "highest",
    "Z-13.2": "corn_left",
    "Z-13.4": "skulls_left",
    "Z-13.5": "monuments",
    "Z-15.5": "prophecy",
    "Z-15.6": "prophecy",
}
IN_THE_LOG = {"pay Z-8.1": "study", "temple Z-7.3": "burning"}
"""Of one kind of event the story says something else."""
BY_CHAPTER = {
    "Z-2": "setup",
    "Z-9": "temples",
    "Z-10": "buildings",
    "Z-12": "calendar",
}
SOURCES = (
    "temples", "highest", "chichen_itza", "buildings", "architecture", "bonus", "unfed", "corn_left", "skulls_left",
    "monuments", "other",
)  # fmt: skip

TIMES = {
    "temples": STAGE, "highest": STAGE, "unfed": STAGE, "corn_left": END, "skulls_left": END, "monuments": END,
}  # fmt: skip
ICONS = {
    "temples": "z-temple-any", "highest": "z-step-up", "chichen_itza": "z-gear-chichen", "buildings": "z-building",
    "architecture": "z-tech-architecture", "bonus": "z-tech-any", "unfed": "z-corn", "corn_left": "z-corn",
    "skulls_left": "z-skull", "monuments": "z-monument", "other": "z-points",
}  # fmt: skip


def temple_of(event: Event) -> str:
    """Z-11.7, Z-11.9, Z-11.10: the temple that gives points or goods on a Food Day; empty for all else."""
    if event.kind == "score" and event.text("item") in TEMPLES:
        return event.text("item")
    return OF_TEMPLES.get(event.text("good"), "") if (event.kind, event.why) == ("gain", "Z-11.7") else ""


class TzolkinSources(Sources):
    """Points and goods of a temple name it."""

    def cause_id(self, event: Event) -> str:
        cause = super().cause_id(event)
        temple = temple_of(event)
        return f"{cause}-{temple}" if temple else cause

    def cause_of(self, event: Event) -> Phrase:
        temple = temple_of(event)
        if temple:
            cause = super().cause_id(event)
            return Phrase(f"tzolkin-cause-{cause}.temple", temple=named("temple", temple), temple_id=temple)
        return super().cause_of(event)


OF_CLAUSES = TzolkinSources(
    "tzolkin",
    EXACT,
    BY_CHAPTER,
    IN_THE_LOG,
    SOURCES,
    stage_ends="food_day_over",
    times=TIMES,
    icons=ICONS,
    parts=QUARTERS,
)
