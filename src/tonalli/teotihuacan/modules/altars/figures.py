# interpreted
"""What is printed on the altars (X-6.3, X-6.5)."""

from __future__ import annotations

from typing import Any

from tonalli.teotihuacan.modules.altars.benefits import RETREAT_MOST, RETREATS, TRADED_COCOA, TRADED_OBSIDIAN
from tonalli.teotihuacan.modules.altars.names import ALTAR_TILES, ALTARS, FIELD_COUNT, FIELDS, PER_ALTAR, POINTS_TO

CLAIM: dict[str, Any] = {"claim_great_discovery": 1}
RETREAT = {"obsidian": 1, "move_back_times": RETREATS, "move_back_min": 1, "move_back_max": RETREAT_MOST}
PRINTED: tuple[tuple[dict[str, Any], dict[str, Any]], ...] = (
    (CLAIM, {"pay_cocoa": TRADED_COCOA, "obsidian": TRADED_OBSIDIAN, "optional": True}),
    (CLAIM, {"obsidian": 1, "unlock_all_own_workers": True}),
    (RETREAT, CLAIM),
    ({"obsidian": 2}, CLAIM),
)
"""By tile: rear and front."""


def altar_figures() -> dict[str, Any]:
    """For whoever draws the altars."""
    points_to = {
        name: {field: POINTS_TO[altar * FIELD_COUNT + number] + 1 for number, field in enumerate(FIELDS)}
        for altar, name in enumerate(ALTARS)
    }
    tiles = {name: dict(zip(FIELDS, PRINTED[tile], strict=True)) for tile, name in enumerate(ALTAR_TILES)}
    piles = {str(players): PER_ALTAR[max(players, 2)] for players in range(1, 5)}
    return {"altars": {"order": list(ALTARS), "points_to": points_to, "tiles": tiles, "great_discoveries": piles}}
