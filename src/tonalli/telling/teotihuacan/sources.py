"""Which part of the game a clause belongs to."""

from __future__ import annotations

from tonalli.telling.sources import Sources

EXACT = {
    "T-1.3": "choice", "T-4.4": "unlock", "T-4.6": "unlock", "T-5.3": "technologies", "T-6.3": "collect",
    "T-7.6": "worship_cost", "T-8.1": "cost", "T-10.2": "cocoa", "T-12.5": "technology_owner", "T-19.2": "avenue",
    "T-19.3": "pyramid_lead", "T-19.4": "pyramid_steps", "T-19.6": "masks", "T-19.7": "wages", "T-19.8": "wages",
    "T-19.12": "bonus", "B-4.5": "exchange", "B-6.7": "ascension", "B-7.6": "least", "B-7.7": "fallback",
    "B-8.1": "construction", "B-8.2": "decorations", "B-8.3": "technologies", "B-8.4": "nobles", "B-8.5": "mastery",
    "B-8.6": "worship", "B-8.7": "masks", "B-9.10 goods": "solo_goods", "B-9.10 technologies": "solo_technologies",
    "B-9.10 blue": "solo_temples", "B-9.10 red": "solo_temples", "B-9.10 green": "solo_temples",
}  # fmt: skip
IN_THE_LOG = {"T-14.6": "icons", "T-14.7": "icons", "T-15.4": "icons", "T-19.8": "unpaid"}
"""The story says more than the score sheet."""
BY_CHAPTER = {
    "B-2": "setup", "T-3": "setup", "T-7": "worship", "T-8": "discovery", "T-9": "temples", "T-11": "boards",
    "T-12": "technologies", "T-13": "nobles", "T-14": "decorations", "T-15": "construction", "T-17": "ascension",
}  # fmt: skip
ORDER = (
    "avenue", "pyramid_lead", "pyramid_steps", "masks", "wages", "temples", "construction", "decorations", "nobles",
    "technologies", "technology_owner", "worship", "boards", "discovery", "ascension", "exchange", "bonus",
    "solo_goods", "solo_technologies", "solo_temples", "setup", "other",
)  # fmt: skip

SOURCES = Sources("teotihuacan", EXACT, BY_CHAPTER, IN_THE_LOG, ORDER, stage_ends="dark_disc")
