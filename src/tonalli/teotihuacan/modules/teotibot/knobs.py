"""The difficulty of the solo opponent (B-11): every setting stands alone, lower is easier.

There are no ready-made levels (B-11.10).
"""

from __future__ import annotations

from typing import Any, Final

from tonalli.core.game import Setting
from tonalli.core.native import i64

KNOBS: Final[dict[str, Setting]] = {
    "worker_power_gold": Setting(2, (1, 2, 3)),
    "worker_power_nobles": Setting(2, (1, 2, 3)),
    "worker_power_construction": Setting(2, (1, 2, 3)),
    "start_gold": Setting(2, (1, 2, 3)),
    "start_stone": Setting(2, (1, 2, 3)),
    "start_wood": Setting(2, (1, 2, 3)),
    "vp_per_exchange": Setting(3, (1, 2, 3, 4, 5)),
    "worship_step_change": Setting(0, (-1, 0, 1)),
    "vp_per_temple_bonus": Setting(15, (5, 10, 15, 20, 25)),
    "vp_per_technology": Setting(2, (0, 1, 2, 3, 4)),
}
"""By name, with default and allowed values (B-11.11).

Power of each worker (B-11.1, B-11.7), amount of each resource (B-11.2, B-11.8), points for 10 cocoa (B-11.3), steps of
Worship (B-11.4), points for temple bonus tiles (B-11.5) and for technologies (B-11.6).
"""


class Knobs:
    """The settings of one game."""

    def __init__(self, chosen: dict[str, Any]) -> None:
        self.worker_power_gold: i64 = value(chosen, "worker_power_gold")
        self.worker_power_nobles: i64 = value(chosen, "worker_power_nobles")
        self.worker_power_construction: i64 = value(chosen, "worker_power_construction")
        self.start_gold: i64 = value(chosen, "start_gold")
        self.start_stone: i64 = value(chosen, "start_stone")
        self.start_wood: i64 = value(chosen, "start_wood")
        self.vp_per_exchange: i64 = value(chosen, "vp_per_exchange")
        self.worship_step_change: i64 = value(chosen, "worship_step_change")
        self.vp_per_temple_bonus: i64 = value(chosen, "vp_per_temple_bonus")
        self.vp_per_technology: i64 = value(chosen, "vp_per_technology")


def value(chosen: dict[str, Any], name: str) -> int:
    default: int = KNOBS[name].default
    given: int = chosen.get(name, default)
    return given
