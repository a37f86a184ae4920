"""Tables with the new buildings: who owns what, what lies on display."""

from __future__ import annotations

from typing import Any

from tonalli import State
from tzolkin.table import side, table

AGE_1 = {"day": 5, "food_days": 0}
AGE_2 = {"day": 15, "food_days": 2}
COSTS_ALL = "a2_three_temples"
"""1 wood, 2 stone, 1 gold: the new building of the rulebook's example."""
DISPLAY = {
    1: ["a1_single_farm", "a1_agriculture", "a1_extraction_gold", "a1_chaac_kukulkan", "a1_any_temple_build"],
    2: ["a2_large_farm", "a2_any_tech_stone", "a2_worker", "a2_mirror", "a2_eight_points"],
}
ROW = ["hunger", "drought", "high_floodwaters"]


def building(*names: str, age: int = 2, prophecy: str = "", **fields: Any) -> State:
    """Seat 0, described by the fields, is about to act; these buildings lie on display with others of the age.

    ``at`` is the worker to pick up, ``others`` more sides, ``prophecy`` what is in force.
    """
    modules = "buildings"
    shown = [*names, *(name for name in DISPLAY[age] if name not in names)]
    at = fields.pop("at", "tikal2")
    others = fields.pop("others", [])
    table_fields: dict[str, Any] = {"calendar": fields.pop("calendar", AGE_1 if age == 1 else AGE_2)}
    for key in ("monuments", "modules", "tribes", "quick_actions", "renovation"):
        if key in fields and key != "monuments":
            table_fields[key] = fields.pop(key)
    if "row" in fields:
        table_fields["monuments"] = fields.pop("row")
    modules = table_fields.pop("modules", modules)
    if prophecy:
        modules += " prophecies"
        quarter = table_fields["calendar"]["food_days"] - 1
        row = [name for name in ROW if name != prophecy]
        row[quarter:quarter] = [prophecy]
        table_fields["prophecies"] = {"row": row[:3], "in_force": prophecy}
    table_fields.setdefault("renovation", {"torn_down": []})
    sides = [side(at, **fields), *others]
    return table(*sides, modules=modules, buildings=shown[:6], **table_fields)
