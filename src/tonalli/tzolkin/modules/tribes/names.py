"""Words and figures of the tribes (P-3); those that the rulebook leaves to a picture were found, see P-14."""

from __future__ import annotations

from typing import Final

from tonalli.core.native import i64, vec
from tonalli.tzolkin.names import PALENQUE, TIKAL, UXMAL, YAXCHILAN

TRIBES: Final[tuple[str, ...]] = (
    "ah_chuy_kak", "ahau_chamahez", "ahmakiq", "bacab", "balam", "cit_bolon_tum", "huracan", "itzamna", "ixtab",
    "vacub_caquix", "xaman_ek", "yaluk", "yumkaax",
)  # fmt: skip
"""In the order of the rulebook; who has the first plays by number 1 of ``Rules.tribes``."""
TRIBE_COUNT: Final = 13
DEALT: Final = 2
"""P-2.6: tiles dealt to each player, of whom one is kept."""

# ---- figures (P-3.10 to P-3.22) ------------------------------------------------------------------

PLACED_TO_PICK_UP: Final = 2
"""P-3.10.a: workers placed on gears."""
STEP_FORWARD: Final = 1
"""P-3.11.a: corn for the next higher action."""
CORN_AT_LEAST: Final = 2
"""P-3.13.a."""
BACAB_BEGGING: Final = 4
"""P-3.13.b."""
STEPPED_BACK: Final = 1
"""P-3.14.a: corn for a lower action."""
DISCOUNT: Final = 2
"""P-3.15.a: corn."""
EXTRA_SPACES: Final = 1
"""P-3.15.f: more spaces on every gear."""
PARTNER: Final = vec[i64]([YAXCHILAN, PALENQUE, UXMAL, TIKAL, -1])
"""P-3.16.a: by gear; the last one has none."""
ITZAMNA_BLOCKS: Final = vec[i64]([0, 1, 2, 1])
"""P-3.17.a, P-3.17.b: blocks for a technology step, by level."""
IXTAB_KEPT: Final = 3
"""P-3.18.a."""
IXTAB_DESCENDS: Final = "P-3.18"
"""The clause of her step down."""
YALUK_WORKERS: Final = 5
"""P-3.21.a."""
YALUK_CORN: Final = 1
"""P-3.21.b: more for each worker."""
YALUK_LOSS: Final = 5
"""P-3.21.c: points for each unfed worker."""
YUMKAAX_TOTALS: Final = vec[i64]([0, 0, 0, 2, 5, 9, 13])
"""P-3.22.a: corn for so many workers in one turn."""

# ---- what is remembered of a turn: bits 0 to 15 of ``TurnSoFar.noted`` -----------------------------

SKIPPED: Final = 127
"""P-3.19.d: the space that is passed, gear * SPACES_PER_GEAR + space, and 1; 0 for none."""
EXCHANGED: Final = 128
"""P-3.20.a: something was sold."""
