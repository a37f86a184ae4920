"""Quick actions with prophecies, tribes and new buildings (P-10.31, P-13, P-15)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tonalli import State
from tzolkin.quick_actions.quick_fields import quick
from tzolkin.rounds import display
from tzolkin.table import heard, options, play, player, side

pytestmark = pytest.mark.pure

STEPS = ["technology:agriculture", "technology:resource_extraction", "technology:architecture", "technology:theology"]


def under(prophecy: str, tile: str, *sides: dict[str, Any], tribe: str | None = None, **more: Any) -> State:
    """Day 16: the second prophecy of the row is in force."""
    others = [name for name in ("drought", "hunger", "high_floodwaters") if name != prophecy]
    row = [others[0], prophecy, others[1]]
    if tribe is not None:
        more["tribes"] = {"chosen": chosen(tribe)}
    modules = "tribes prophecies" if tribe is not None else "prophecies"
    return quick(tile, *sides, day=16, modules=modules, prophecies={"row": row}, **more)


def chosen(tribe: str) -> list[str]:
    """Seat 0 has the tribe."""
    others = [name for name in ("bacab", "balam", "huracan", "yumkaax", "itzamna") if name != tribe]
    return [tribe, *others[:4]]


def of_tribe(tribe: str, tile: str, *sides: dict[str, Any], **more: Any) -> State:
    return quick(tile, *sides, modules="tribes", tribes={"chosen": chosen(tribe)}, **more)


# ---- prophecies ------------------------------------------------------------------------------------


@clause("P-13.11", "P-15.13/4", "P-10.31/1", "P-4.14")
@pytest.mark.parametrize(("corn", "possible"), [(1, False), (2, True)])
def test_quick_gold_needs_its_tax_and_is_not_refused(corn: int, possible: bool) -> None:
    s = under("gold_shortage", "quick_gold", side(corn=corn))
    assert ("place:quick" in options(s)) == possible
    if possible:
        play(s, "place:quick")
        assert (player(s)["corn"], player(s)["gold"]) == (0, 1)
        assert s.actor == 1, "nobody is asked"


@clause("P-13.11", "P-10.33/1")
def test_the_tax_of_quick_gold_is_kept_back() -> None:
    s = under("gold_shortage", "quick_gold", side(corn=3))
    play(s, "place:quick")
    assert "place:palenque" in options(s)
    play(s, "place:palenque")
    assert (player(s)["corn"], player(s)["gold"]) == (0, 1)
    tight = under("gold_shortage", "quick_gold", side(corn=2))
    play(tight, "place:quick")
    assert (player(tight)["corn"], player(tight)["gold"]) == (0, 1), "a second worker could not be paid besides"


@clause("P-13.15/2", "P-15.13/3")
@pytest.mark.parametrize(("corn", "gold"), [(5, False), (6, True)])
def test_gold_costs_five_corn_at_the_quick_market(corn: int, gold: bool) -> None:
    s = under("gold_shortage", "quick_market", side(corn=corn))
    play(s, "place:quick pass")
    assert ("buy:gold" in options(s)) == gold
    if gold:
        play(s, "buy:gold")
        assert (player(s)["corn"], player(s)["gold"]) == (0, 1)


@clause("P-10.31/1", "P-5.7/1")
def test_a_quick_technology_step_costs_a_block_more_under_teacher_shortage() -> None:
    assert "place:quick" not in options(under("teacher_shortage", "quick_technology", side(corn=3, wood=1)))
    s = under("teacher_shortage", "quick_technology", side(corn=1, wood=2))
    play(s, "place:quick technology:theology")
    assert player(s)["wood"] == 0


@clause("P-5.24", "P-10.30/1")
@pytest.mark.parametrize("prophecy", ["drought", "forest_fires"])
def test_quick_goods_are_no_harvest(prophecy: str) -> None:
    s = under(prophecy, "quick_corn", side(corn=1))
    play(s, "place:quick")
    assert player(s)["corn"] == 3


@clause("P-10.31/1", "P-5.32/1")
def test_a_quick_building_has_the_surcharge_of_crowded_cities() -> None:
    s = under(
        "crowded_cities", "quick_build", side(corn=2, wood=9, stone=9, gold=9), buildings=display("a2_eight_points")
    )
    play(s, "place:quick build:a2_eight_points give:wood")
    printed = s.game.figures()["buildings"]["a2_eight_points"]["cost"]
    assert sum(player(s)[block] for block in ("wood", "stone", "gold")) == 27 - sum(printed.values()) - 1


# ---- tribes ----------------------------------------------------------------------------------------


@clause("P-13.15/1", "P-10.31/1", "P-10.31/2")
def test_itzamna_needs_no_block_at_level_0_but_one_under_teacher_shortage() -> None:
    s = of_tribe("itzamna", "quick_technology", side(corn=1))
    play(s, "place:quick")
    assert options(s) == STEPS
    play(s, "technology:theology")
    assert player(s)["technologies"]["theology"] == 1
    assert "place:quick" not in options(under("teacher_shortage", "quick_technology", side(corn=3), tribe="itzamna"))
    taxed = under("teacher_shortage", "quick_technology", side(corn=1, wood=1), tribe="itzamna")
    play(taxed, "place:quick technology:theology")
    assert player(taxed)["wood"] == 0


@clause("P-10.31/2")
def test_itzamna_chooses_the_bonus_of_a_quick_step_beyond() -> None:
    levels = {"agriculture": 3}
    s = of_tribe("itzamna", "quick_technology", side(corn=1, wood=1, technologies=levels))
    play(s, "place:quick technology:agriculture")
    assert set(options(s)) == set(STEPS)
    play(s, "technology:architecture")
    assert player(s)["points"] == 3


@clause("P-10.31/2", "P-3.22.c")
def test_yumkaax_pays_its_own_table() -> None:
    s = of_tribe("yumkaax", "quick_corn", side(corn=9))
    play(s, "place:palenque place:quick")
    assert player(s)["corn"] == 9 - 1


@clause("P-10.31/2", "P-10.33/1", "P-3.20.b")
def test_xaman_ek_sells_before_paying_but_not_what_the_action_needs() -> None:
    s = of_tribe("xaman_ek", "quick_build", side(corn=1, wood=2), buildings=["a1_single_farm"])
    assert "place:quick" not in options(s), "a sale counts only once it is made"
    play(s, "exchange:wood")
    assert player(s)["corn"] == 3
    assert "place:quick" in options(s)
    tight = of_tribe("xaman_ek", "quick_build", side(hand=3, corn=9, wood=1), buildings=["a1_single_farm"])
    play(tight, "place:quick")
    assert "exchange:wood" not in options(tight), "the wood is owed to the building"


@clause("P-13.14", "P-15.3/1", "P-3.10.b", "P-3.10.d")
def test_ah_chuy_kak_picks_up_after_the_quick_action_and_counts_gears_only() -> None:
    s = of_tribe("ah_chuy_kak", "quick_stone", side("yaxchilan1", hand=4, corn=9), calendar={"corn": 2})
    play(s, "place:palenque place:quick")
    play(s, "place:start pass")
    assert s.actor == 1, "one worker on a gear, one on a field, one at the start"
    both = of_tribe("ah_chuy_kak", "quick_stone", side("yaxchilan1", hand=5, corn=20), calendar={"corn": 2})
    play(both, "place:palenque place:quick place:start place:tikal pass")
    assert both.top.kind == "pick-one"
    assert player(both)["stone"] == 1
    order = [(event.kind, event.why) for event in heard(both) if event.why in ("Z-4.6", "P-10.25")]
    assert [kind for kind, why in order] == ["gain", "gear_corn", "quick", "gain"]
    play(both, "pick:yaxchilan.1 act:yaxchilan_1")
    assert player(both)["wood"] == 1


@clause("P-3.15.e")
def test_cit_bolon_tum_pays_a_field_in_full() -> None:
    s = of_tribe("cit_bolon_tum", "quick_stone", side(corn=1))
    play(s, "place:quick")
    assert player(s)["corn"] == 0


@clause("P-3.12.d", "P-10.23/1")
def test_ahmakiq_may_pass_beside_a_field_that_cannot_be_used() -> None:
    s = of_tribe("ahmakiq", "quick_technology", side(corn=5))
    assert "pass" in options(s)
    assert "place:quick" not in options(s)


# ---- new buildings ---------------------------------------------------------------------------------


@clause("P-10.49/1", "P-7.10")
def test_renovation_helps_a_quick_building() -> None:
    own = side(corn=2, gold=1, buildings={"a1_gold_workshop": 1})
    tiles = display("a2_three_temples")
    s = quick("quick_build", own, day=16, modules="buildings", renovation={}, buildings=tiles)
    assert "place:quick" in options(s)
    play(s, "place:quick build:a2_three_temples renovate:a1_gold_workshop")
    assert player(s)["gold"] == 0
    assert player(s)["buildings"] == {"a2_three_temples": 1}


@clause("P-10.49/3")
def test_the_skull_shrine_uses_theology_also_as_a_quick_building() -> None:
    own = side(corn=2, gold=1, wood=1, skull=1, technologies={"theology": 2})
    tiles = ["a2_skull_shrine", *display("a2_mirror")[:5]]
    s = quick("quick_build", own, day=16, modules="buildings", renovation={}, buildings=tiles)
    play(s, "place:quick build:a2_skull_shrine temple:chaac")
    assert s.top.kind == "offering"
