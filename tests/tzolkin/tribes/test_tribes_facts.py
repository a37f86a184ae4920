"""Everything said of tribes is as in ``tests/facts/tribes-and-prophecies.toml``."""

from __future__ import annotations

from typing import Any

import pytest

from tonalli.tzolkin.game import TZOLKIN
from tzolkin.facts import ABILITIES, EXPANSION
from tzolkin.tribes.tribal import GAME, TRIBES

pytestmark = pytest.mark.pure

FIGURES: dict[str, dict[str, Any]] = TZOLKIN.figures()["tribes"]


def test_there_are_thirteen_tribes() -> None:
    assert tuple(ABILITIES) == TRIBES == tuple(FIGURES)
    assert len(TRIBES) == EXPANSION["components"]["tribe_tiles"]


@pytest.mark.parametrize(
    ("tribe", "figure", "fact"),
    [
        ("ah_chuy_kak", "placed_on_gears", "min_workers_placed_on_gears"),
        ("ah_chuy_kak", "picked_up", "workers_picked_up"),
        ("ahau_chamahez", "corn", "corn_cost"),
        ("ahau_chamahez", "steps", "steps"),
        ("bacab", "corn_at_least", "corn_at_start_of_turn_at_least"),
        ("bacab", "begging_corn", "corn_after_begging"),
        ("balam", "corn", "corn_gained_per_worker"),
        ("cit_bolon_tum", "discount", "discount_corn"),
        ("cit_bolon_tum", "last_spaces", "extra_space"),
        ("huracan", "pairs", "pairs"),
        ("itzamna", "technology_blocks", "cost_blocks_by_current_level"),
        ("ixtab", "wealth_kept", "wealth_tiles_kept"),
        ("ixtab", "steps_down", "temple_steps_down"),
        ("vacub_caquix", "spaces", "spaces_per_turn"),
        ("xaman_ek", "rates", "corn_received"),
        ("yaluk", "start_workers", "start_workers"),
        ("yaluk", "unfed_loss", "points_lost_per_unfed_worker"),
        ("yumkaax", "surcharge_totals", "worker_surcharge_total"),
    ],
)
def test_figures_are_those_of_the_facts(tribe: str, figure: str, fact: str) -> None:
    assert FIGURES[tribe][figure] == ABILITIES[tribe][fact]


def test_a_worker_of_yaluk_eats_one_corn_more() -> None:
    usual = TZOLKIN.figures()["corn_per_worker"]
    assert FIGURES["yaluk"]["corn_per_worker"] == usual + ABILITIES["yaluk"]["extra_corn_per_worker"]


def test_the_module_is_an_option() -> None:
    assert GAME.check({"players": 2, "modules": ["tribes"]})["modules"] == ["tribes"]
