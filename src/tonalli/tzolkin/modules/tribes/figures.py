# interpreted
"""What is printed on the tribe tiles, for whoever shows them (P-3.10 to P-3.22)."""

from __future__ import annotations

from typing import Any

from tonalli.tzolkin.modules.tribes.names import (
    BACAB_BEGGING,
    CORN_AT_LEAST,
    DISCOUNT,
    EXTRA_SPACES,
    ITZAMNA_BLOCKS,
    IXTAB_KEPT,
    PARTNER,
    PLACED_TO_PICK_UP,
    STEP_FORWARD,
    STEPPED_BACK,
    YALUK_CORN,
    YALUK_LOSS,
    YALUK_WORKERS,
    YUMKAAX_TOTALS,
)
from tonalli.tzolkin.names import BLOCKS, GEARS, WOOD
from tonalli.tzolkin.tiles import CORN_PER_WORKER, LAST_SPACE, RATE


def tribe_figures() -> dict[str, dict[str, Any]]:
    """By tribe."""
    return {
        "ah_chuy_kak": {"placed_on_gears": PLACED_TO_PICK_UP, "picked_up": 1},
        "ahau_chamahez": {"corn": STEP_FORWARD, "steps": 1},
        "ahmakiq": {},
        "bacab": {"corn_at_least": CORN_AT_LEAST, "begging_corn": BACAB_BEGGING},
        "balam": {"corn": STEPPED_BACK},
        "cit_bolon_tum": {
            "discount": DISCOUNT,
            "last_spaces": {name: LAST_SPACE[gear] + EXTRA_SPACES for gear, name in enumerate(GEARS)},
        },
        "huracan": {"pairs": [[GEARS[gear], GEARS[other]] for gear, other in enumerate(PARTNER) if other > gear]},
        "itzamna": {"technology_blocks": list(ITZAMNA_BLOCKS)},
        "ixtab": {"wealth_kept": IXTAB_KEPT, "steps_down": 1},
        "vacub_caquix": {"spaces": 1},
        "xaman_ek": {"rates": {block: RATE[WOOD + number] for number, block in enumerate(BLOCKS)}},
        "yaluk": {
            "start_workers": YALUK_WORKERS,
            "corn_per_worker": CORN_PER_WORKER + YALUK_CORN,
            "unfed_loss": YALUK_LOSS,
        },
        "yumkaax": {"surcharge_totals": list(YUMKAAX_TOTALS)},
    }
