"""Which part of the game a clause belongs to."""

from __future__ import annotations

from tonalli.telling.sources import END, STAGE, Sources

EXACT = {
    "T-1.3": "choice", "T-4.4": "unlock", "T-4.6": "unlock", "T-5.3": "technologies", "T-6.3": "collect",
    "T-7.6": "worship_cost", "T-8.1": "cost", "T-10.2": "cocoa", "T-12.5": "technology_owner", "T-19.2": "avenue",
    "T-19.3": "pyramid_lead", "T-19.4": "pyramid_steps", "T-19.6": "masks", "T-19.7": "wages", "T-19.8": "wages",
    "T-19.12": "bonus",
}  # fmt: skip
IN_THE_LOG = {"T-14.6": "icons", "T-14.7": "icons", "T-15.4": "icons", "T-19.8": "unpaid"}
"""The story says more than the score sheet."""
BY_CHAPTER = {
    "T-3": "setup", "T-7": "worship", "T-8": "discovery", "T-9": "temples", "T-11": "boards",
    "T-12": "technologies", "T-13": "nobles", "T-14": "decorations", "T-15": "construction", "T-17": "ascension",
}  # fmt: skip
ORDER = (
    "avenue", "pyramid_lead", "pyramid_steps", "masks", "wages", "temples", "construction", "decorations", "nobles",
    "technologies", "technology_owner", "worship", "boards", "discovery", "ascension", "bonus", "setup", "other",
)  # fmt: skip

TIMES = {
    "avenue": STAGE, "pyramid_lead": STAGE, "pyramid_steps": STAGE, "masks": STAGE, "wages": STAGE, "bonus": END,
}  # fmt: skip
ICONS = {
    "avenue": "t-avenue", "pyramid_lead": "t-pyramid", "pyramid_steps": "t-pyramid", "masks": "t-mask-5",
    "wages": "t-cocoa", "temples": "t-temple-any", "construction": "t-board-construction",
    "decorations": "t-board-decorations", "nobles": "t-board-nobles", "technologies": "t-board-alchemy",
    "technology_owner": "t-board-alchemy", "worship": "t-lock", "boards": "t-board-resource",
    "discovery": "t-discovery", "ascension": "t-ascension", "bonus": "t-temple-any", "setup": "t-worker",
    "other": "t-points",
}  # fmt: skip

SOURCES = Sources("teotihuacan", EXACT, BY_CHAPTER, IN_THE_LOG, ORDER, stage_ends="dark_disc", times=TIMES, icons=ICONS)
