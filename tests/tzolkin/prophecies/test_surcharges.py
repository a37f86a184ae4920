"""Calamities on what is paid: technologies, buildings, feeding and placing (P-5.7 to P-5.11)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tzolkin.facts import MONUMENTS
from tzolkin.prophecies.foretelling import GODS, stock, under
from tzolkin.rounds import display, finish
from tzolkin.table import options, play, player, side

pytestmark = pytest.mark.pure

BOTTOMS = dict.fromkeys(GODS, -1)


# ---- technologies ----------------------------------------------------------------------------------


@clause("P-5.7/1", "P-5.32/1")
@pytest.mark.parametrize(("level", "blocks"), [(0, 2), (1, 3), (2, 4), (3, 2)])
def test_a_paid_step_costs_a_block_more(level: int, blocks: int) -> None:
    levels = dict.fromkeys(("agriculture", "resource_extraction", "architecture", "theology"), level)
    short = under("teacher_shortage", side("tikal1 tikal0", wood=blocks - 1, technologies=levels))
    play(short, "pick:tikal.1")
    assert "act:tikal_1" not in options(short)
    s = under("teacher_shortage", side("tikal1", wood=blocks, technologies=levels))
    play(s, "pick:tikal.1 act:tikal_1 technology:architecture")
    assert stock(s) == {}
    assert player(s)["technologies"]["architecture"] == min(level + 1, 3)


@clause("P-5.27/1", "P-5.32/2", "P-4.10/1")
@pytest.mark.parametrize(("wood", "line", "level"), [(2, "", 0), (3, "pass", 0), (3, "give:wood", 1)])
def test_a_free_step_is_paid_refused_or_lost(wood: int, line: str, level: int) -> None:
    s = under("teacher_shortage", side("tikal2", wood=wood), buildings=display("a1_agriculture"))
    play(s, f"pick:tikal.2 act:tikal_2 build:a1_agriculture {line}")
    assert player(s)["technologies"]["agriculture"] == level
    assert player(s)["wood"] == (1 if line == "pass" else 0)
    assert player(s)["buildings"] == {"a1_agriculture": 1}


@clause("P-5.27/1", "P-4.12")
def test_of_two_free_steps_each_is_taxed() -> None:
    own = side("tikal2", wood=2, stone=1, gold=2)
    s = under("teacher_shortage", own, held=2, buildings=display("a2_two_tech"))
    play(s, "pick:tikal.2 act:tikal_2 build:a2_two_tech technology:theology give:wood technology:theology pass")
    assert player(s)["technologies"]["theology"] == 1
    assert stock(s) == {"wood": 1}


@clause("P-5.8/1", "P-5.28/1", "P-5.28/2")
@pytest.mark.parametrize(
    ("line", "own", "goods", "points"),
    [
        (
            "pick:yaxchilan.5 act:yaxchilan_5",
            side("yaxchilan5", technologies={"resource_extraction": 3}),
            {"corn": 2, "stone": 1, "gold": 2},
            0,
        ),
        (
            "pick:palenque.2 act:palenque_2 harvest:corn",
            side("palenque2", technologies={"agriculture": 3}),
            {"corn": 7},
            0,
        ),
        ("pick:palenque.1 act:palenque_1", side("palenque1", technologies={"agriculture": 2}), {"corn": 3}, 0),
        (
            "pick:tikal.2 act:tikal_2 build:a1_single_farm",
            side("tikal2", wood=1, technologies={"architecture": 3}),
            {"corn": 1, "wood": 1},
            0,
        ),
        (
            "pick:chichen_itza.1 act:chichen_itza_1",
            side("chichen_itza1", wood=1, skull=1, technologies={"theology": 3}),
            {"wood": 1},
            4,
        ),
    ],
)
def test_level_2_works_for_nobody_levels_1_and_3_do(
    line: str, own: dict[str, Any], goods: dict[str, int], points: int
) -> None:
    s = under("forgotten_lore", own, buildings=display("a1_single_farm"))
    play(s, line)
    assert stock(s) == goods
    assert player(s)["points"] == points


@clause("P-5.8/2")
def test_level_2_is_still_passed_on_the_way_to_level_3() -> None:
    s = under("forgotten_lore", side("tikal3", wood=5, technologies={"theology": 1}))
    play(s, "pick:tikal.3 act:tikal_3 technology:theology")
    assert player(s)["technologies"]["theology"] == 2
    play(s, "technology:theology")
    assert player(s)["technologies"]["theology"] == 3
    assert stock(s) == {}


# ---- buildings -------------------------------------------------------------------------------------


@clause("P-5.9/1", "P-5.32/1")
@pytest.mark.parametrize(("goods", "possible"), [({"wood": 1}, False), ({"wood": 1, "gold": 1}, True)])
def test_a_building_costs_a_block_of_choice_more(goods: dict[str, int], possible: bool) -> None:
    s = under("crowded_cities", side("tikal2 tikal0", **goods), buildings=display("a1_single_farm"))
    play(s, "pick:tikal.2")
    assert ("act:tikal_2" in options(s)) == possible
    if possible:
        play(s, "act:tikal_2 build:a1_single_farm")
        assert stock(s) == {}


@clause("P-5.9/1")
def test_the_block_more_is_of_the_builders_choice() -> None:
    s = under("crowded_cities", side("tikal2", wood=2, stone=1), buildings=display("a1_single_farm"))
    play(s, "pick:tikal.2 act:tikal_2 build:a1_single_farm")
    assert options(s) == ["give:wood", "give:stone"]
    play(s, "give:stone")
    assert stock(s) == {"wood": 1}


@clause("P-5.9/2", "P-5.32/1")
@pytest.mark.parametrize(("corn", "possible"), [(3, False), (4, True)])
def test_with_corn_it_costs_two_corn_more(corn: int, possible: bool) -> None:
    s = under("crowded_cities", side("uxmal4 tikal0", corn=corn), buildings=["a1_single_farm"])
    play(s, "pick:uxmal.4")
    assert ("act:uxmal_4" in options(s)) == possible
    if possible:
        play(s, "act:uxmal_4 build:a1_single_farm")
        assert stock(s) == {}


@clause("P-5.29")
def test_each_of_two_buildings_costs_a_block_more() -> None:
    own = side("tikal4", wood=4)
    s = under("crowded_cities", own, buildings=["a1_single_farm", "a1_single_farm", "a1_agriculture"])
    play(s, "pick:tikal.4 act:tikal_4 build:a1_single_farm build:a1_single_farm")
    assert stock(s) == {}
    assert player(s)["buildings"] == {"a1_single_farm": 2}


@clause("P-13.9", "P-5.29")
def test_architecture_3_saves_the_wood_and_not_the_surcharge() -> None:
    own = side("tikal2", stone=1, technologies={"architecture": 3})
    s = under("crowded_cities", own, buildings=display("a1_single_farm"))
    play(s, "pick:tikal.2 act:tikal_2 build:a1_single_farm")
    assert stock(s) == {"corn": 1}, "what Architecture brings"
    dear = under(
        "crowded_cities", side("uxmal4", corn=2, technologies={"architecture": 3}), buildings=["a1_single_farm"]
    )
    play(dear, "pick:uxmal.4 act:uxmal_4 build:a1_single_farm")
    assert stock(dear) == {"corn": 1}


@clause("P-5.9/1")
def test_a_monument_costs_what_is_printed() -> None:
    cost = MONUMENTS["mon_workers"]["cost"]
    s = under("crowded_cities", side("tikal4", **cost))
    play(s, "pick:tikal.4 act:tikal_4 monument:mon_workers")
    assert stock(s) == {}


# ---- feeding and placing ---------------------------------------------------------------------------


@clause("P-5.10/1", "P-8.1", "P-12.3")
@pytest.mark.parametrize(("corn", "fed"), [(9, 3), (8, 2), (3, 1), (2, 0)])
def test_every_worker_needs_three_corn_under_hunger(corn: int, fed: int) -> None:
    s = under("hunger", side(corn=corn), last=True)
    finish(s)
    assert player(s)["fed"] == fed
    assert player(s)["corn"] == corn - 3 * fed


@clause("P-5.11/1", "P-5.30")
@pytest.mark.parametrize(("corn", "possible"), [(2, False), (3, True)])
def test_a_worker_on_chichen_itza_costs_two_corn_more(corn: int, possible: bool) -> None:
    s = under("high_floodwaters", side(corn=corn), side("chichen_itza0"))
    assert ("place:chichen_itza" in options(s)) == possible
    assert "place:tikal" in options(s)
    if possible:
        play(s, "place:chichen_itza")
        assert stock(s) == {}


@clause("P-5.30")
def test_the_surcharge_comes_on_top_of_what_several_workers_cost() -> None:
    s = under("high_floodwaters", side(corn=9, hand=3), side("chichen_itza0"))
    play(s, "place:palenque place:chichen_itza")
    assert player(s)["corn"] == 9 - (1 + 1 + 2)
    assert "place:chichen_itza" not in options(s), "space 2, 2 for the third worker, 2 for the flood"


@clause("P-5.31")
def test_the_surcharge_counts_for_pity() -> None:
    """Space 0 of Chichen Itza would be free but for the flood, and the cheapest are spaces 1 elsewhere."""
    taken = side("palenque0 yaxchilan0 tikal0 uxmal0", hand=0)
    s = under("high_floodwaters", side(temples=BOTTOMS), taken, side("start"))
    assert options(s) == [f"place:{gear}" for gear in ("palenque", "yaxchilan", "tikal", "uxmal")]


@clause("P-5.31")
def test_who_cannot_pay_the_flood_has_to_beg() -> None:
    taken = side("palenque0 yaxchilan0 tikal0 uxmal0", hand=0)
    s = under("high_floodwaters", side(), taken, side("start"))
    assert options(s) == [f"beg:{god}" for god in GODS]


@clause("P-4.14")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_prophecy_holds_for_everybody(seat: int) -> None:
    sides = [side(), side(), side(), side()]
    sides[seat] = side("palenque3")
    s = under("forest_fires", *sides, active=seat)
    play(s, "pick:palenque.3 act:palenque_3 harvest:wood")
    assert player(s, seat)["wood"] == 1
