"""What each prophecy makes dearer or takes away (P-5)."""

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


# ---- temples ---------------------------------------------------------------------------------------


@clause("P-5.1/1", "P-5.20/1")
@pytest.mark.parametrize("god", GODS)
def test_wrathful_gods_want_a_corn_for_each_step(god: str) -> None:
    s = under("wrathful_gods", side("uxmal1", corn=5))
    play(s, f"pick:uxmal.1 act:uxmal_1 temple:{god}")
    assert options(s) == ["pass", "pay"]
    play(s, "pay")
    assert player(s)["corn"] == 1
    assert player(s)["temples"][god] == 1


@clause("P-5.20/1", "P-4.12")
def test_two_steps_of_a_building_cost_twice_and_each_may_be_refused() -> None:
    own = side("tikal2", corn=5, gold=2)
    for line, step, corn in (("pay pay", 2, 3), ("pay pass", 1, 4), ("pass pay", 1, 4), ("pass pass", 0, 5)):
        s = under("wrathful_gods", own, held=2, buildings=display("a2_kukulkan"))
        play(s, f"pick:tikal.2 act:tikal_2 build:a2_kukulkan {line}")
        assert (player(s)["temples"]["kukulkan"], player(s)["corn"]) == (step, corn)
        assert player(s)["points"] == 3


@clause("P-5.2/1")
@pytest.mark.parametrize("named", GODS)
@pytest.mark.parametrize("god", GODS)
def test_an_angry_god_wants_a_block_for_each_step_on_its_temple(named: str, god: str) -> None:
    s = under(f"angry_god_{named}", side("uxmal1", corn=3, wood=1, gold=1))
    play(s, f"pick:uxmal.1 act:uxmal_1 temple:{god}")
    if god == named:
        assert options(s) == ["pass", "give:wood", "give:gold"]
        play(s, "give:gold")
        assert stock(s) == {"wood": 1}
    else:
        assert stock(s) == {"wood": 1, "gold": 1}
    assert player(s)["temples"][god] == 1


@clause("P-5.20/2")
@pytest.mark.parametrize("prophecy", ["wrathful_gods", "angry_god_chaac"])
@pytest.mark.parametrize(("own", "other"), [(5, 0), (4, 5)])
def test_a_step_that_cannot_be_made_is_not_taxed(prophecy: str, own: int, other: int) -> None:
    s = under(prophecy, side("uxmal1", corn=4, wood=1, temples={"chaac": own}), side(temples={"chaac": other}))
    play(s, "pick:uxmal.1 act:uxmal_1 temple:chaac")
    assert stock(s) == {"corn": 1, "wood": 1}
    assert s.active == 1


@clause("P-5.21", "P-4.13")
def test_a_refused_step_leaves_the_points_of_a_skull() -> None:
    s = under("wrathful_gods", side("chichen_itza1", corn=1, skull=1))
    play(s, "pick:chichen_itza.1 act:chichen_itza_1 pass")
    assert (player(s)["points"], player(s)["temples"]["chaac"], stock(s)) == (4, 0, {"corn": 1})


# ---- harvests --------------------------------------------------------------------------------------


@clause("P-5.3/1", "P-5.4/1", "P-5.22/1", "P-5.22/2", "P-5.23", "P-5.24")
@pytest.mark.parametrize(
    ("prophecy", "line", "levels", "goods"),
    [
        ("forest_fires", "palenque.3 act:palenque_3 harvest:wood", {}, {"wood": 1}),
        ("forest_fires", "palenque.3 act:palenque_3 harvest:wood", {"resource_extraction": 1}, {"wood": 2}),
        ("forest_fires", "palenque.5 act:palenque_5 harvest:wood", {}, {"wood": 3}),
        ("forest_fires", "palenque.3 act:palenque_3 harvest:burn temple:chaac", {}, {"corn": 5}),
        ("forest_fires", "yaxchilan.1 act:yaxchilan_1", {}, {"wood": 1}),
        ("forest_fires", "uxmal.2 act:uxmal_2 sell:gold buy:wood pass", {}, {"corn": 2, "wood": 1}),
        ("drought", "palenque.2 act:palenque_2 harvest:corn", {}, {"corn": 3}),
        ("drought", "palenque.2 act:palenque_2 harvest:corn", {"agriculture": 3}, {"corn": 6}),
        ("drought", "palenque.3 act:palenque_3 harvest:burn temple:chaac", {}, {"corn": 4}),
        ("drought", "palenque.3 act:palenque_3 harvest:no_tile", {"agriculture": 2}, {"corn": 5}),
        ("drought", "palenque.3 act:palenque_3 harvest:wood", {}, {"wood": 2}),
        ("drought", "palenque.1 act:palenque_1", {}, {"corn": 3}),
        ("drought", "yaxchilan.5 act:yaxchilan_5", {}, {"corn": 2, "stone": 1, "gold": 1}),
        ("drought", "uxmal.2 act:uxmal_2 sell:gold pass", {}, {"corn": 4}),
    ],
)
def test_a_harvest_in_palenque_yields_one_less(
    prophecy: str, line: str, levels: dict[str, int], goods: dict[str, int]
) -> None:
    where = line.split()[0].replace(".", "")
    s = under(prophecy, side(where, technologies=levels, **({"gold": 1} if "sell:gold" in line else {})))
    play(s, f"pick:{line}")
    assert stock(s) == goods


@clause("P-5.22/2")
def test_a_mirrored_harvest_suffers_too() -> None:
    s = under("drought", side("uxmal5", corn=1))
    play(s, "pick:uxmal.5 act:uxmal_5 act:palenque_2 harvest:corn")
    assert stock(s) == {"corn": 3}


@clause("P-5.22/3")
@pytest.mark.parametrize(("prophecy", "harvest", "tiles"), [("forest_fires", "wood", 1), ("drought", "corn", 1)])
def test_the_harvest_tile_is_taken_as_usual(prophecy: str, harvest: str, tiles: int) -> None:
    jungle = {"3": {"corn": 4, "wood": 3}}
    s = under(prophecy, side("palenque3"), jungle=jungle)
    play(s, f"pick:palenque.3 act:palenque_3 harvest:{harvest}")
    assert player(s)[f"{harvest}_tiles"] == tiles


@clause("P-5.24")
def test_corn_and_wood_of_buildings_are_not_reduced() -> None:
    s = under("drought", side("tikal2", wood=1, stone=1), buildings=display("a1_extraction_corn"))
    play(s, "pick:tikal.2 act:tikal_2 build:a1_extraction_corn")
    assert stock(s) == {"corn": 1}


# ---- gold and skulls -------------------------------------------------------------------------------


@clause("P-5.5/1", "P-4.11", "P-4.21", "P-4.22", "P-4.9", "P-15.14/1", "P-15.14/2")
@pytest.mark.parametrize(
    ("level", "line", "goods"),
    [
        (0, "pass", {"stone": 1, "corn": 2}),
        (0, "pay", {"gold": 1, "stone": 1, "corn": 1}),
        (3, "pass", {"stone": 2, "corn": 2}),
        (3, "pay pass", {"gold": 1, "stone": 2, "corn": 1}),
        (3, "pay pay", {"gold": 2, "stone": 2}),
    ],
)
def test_gold_of_yaxchilan_5_is_paid_with_its_corn_or_refused(level: int, line: str, goods: dict[str, int]) -> None:
    s = under("gold_shortage", side("yaxchilan5", technologies={"resource_extraction": level}))
    play(s, f"pick:yaxchilan.5 act:yaxchilan_5 {line}")
    assert stock(s) == goods
    assert s.active == 1


@clause("P-4.21")
def test_corn_in_stock_pays_as_well_as_corn_just_gained() -> None:
    s = under("gold_shortage", side("yaxchilan5", corn=1))
    play(s, "pick:yaxchilan.5 act:yaxchilan_5 pay")
    assert stock(s) == {"gold": 1, "stone": 1, "corn": 2}


@clause("P-15.14/1", "P-15.14/2")
def test_the_corn_of_yaxchilan_3_comes_before_its_gold() -> None:
    s = under("gold_shortage", side("yaxchilan3"))
    play(s, "pick:yaxchilan.3 act:yaxchilan_3 pay")
    assert stock(s) == {"gold": 1, "corn": 1}


@clause("P-5.25", "P-15.13/1", "P-15.13/3", "P-15.13/5")
@pytest.mark.parametrize(("corn", "buys"), [(4, ["wood", "stone"]), (5, ["wood", "stone", "gold"])])
def test_gold_costs_five_corn_on_the_market_and_nothing_else_is_dearer(corn: int, buys: list[str]) -> None:
    s = under("gold_shortage", side("uxmal2", corn=corn))
    play(s, "pick:uxmal.2 act:uxmal_2")
    assert options(s) == [f"buy:{block}" for block in buys]
    play(s, f"buy:{buys[-1]}")
    assert stock(s) == ({"gold": 1} if corn == 5 else {"corn": 1, "stone": 1})


@clause("P-5.25")
def test_gold_is_still_sold_for_four_corn() -> None:
    s = under("gold_shortage", side("uxmal2", gold=1))
    play(s, "pick:uxmal.2 act:uxmal_2 sell:gold")
    assert stock(s) == {"corn": 4}


@clause("P-5.25", "P-4.12")
def test_gold_of_a_building_is_taxed() -> None:
    s = under("gold_shortage", side("tikal2", corn=1, wood=2, stone=1), buildings=display("a1_extraction_gold"))
    play(s, "pick:tikal.2 act:tikal_2 build:a1_extraction_gold")
    assert options(s) == ["pass", "pay"]
    play(s, "pay")
    assert stock(s) == {"gold": 1}


@clause("P-5.25")
def test_gold_of_a_technology_bonus_is_taxed_block_by_block() -> None:
    own = side("tikal1", corn=1, wood=1, technologies={"resource_extraction": 3})
    s = under("gold_shortage", own)
    play(s, "pick:tikal.1 act:tikal_1 technology:resource_extraction take:gold pay")
    assert options(s) == ["take:wood", "take:stone"], "the second gold could not be paid"
    play(s, "take:stone")
    assert stock(s) == {"gold": 1, "stone": 1}


@clause("P-4.15/2", "P-15.13/2", "P-4.10/2")
@pytest.mark.parametrize(("corn", "blocks"), [(0, ["wood", "stone"]), (1, ["wood", "stone", "gold"])])
def test_chosen_gold_is_offered_only_if_its_tax_can_be_paid(corn: int, blocks: list[str]) -> None:
    s = under("gold_shortage", side("chichen_itza6", corn=corn, skull=1))
    play(s, "pick:chichen_itza.6 act:chichen_itza_6")
    assert options(s) == [f"take:{block}" for block in blocks]


@clause("P-5.6/1", "P-5.26/1")
def test_each_skull_lowers_a_temple_of_choice() -> None:
    s = under("desecration", side("yaxchilan4", technologies={"theology": 3}, temples={"chaac": 2}))
    play(s, "pick:yaxchilan.4 act:yaxchilan_4")
    assert options(s) == ["pass", "temple:chaac", "temple:quetzalcoatl", "temple:kukulkan"]
    play(s, "temple:chaac temple:kukulkan")
    assert stock(s) == {"skull": 2}
    assert player(s)["temples"] == {"chaac": 1, "quetzalcoatl": 0, "kukulkan": -1}


@clause("P-5.26/2", "P-4.15/3", "P-4.15/1")
def test_a_marker_at_the_bottom_cannot_pay() -> None:
    low = {"chaac": -1, "quetzalcoatl": -1, "kukulkan": 0}
    s = under("desecration", side("yaxchilan4", technologies={"theology": 3}, temples=low))
    play(s, "pick:yaxchilan.4 act:yaxchilan_4")
    assert options(s) == ["pass", "temple:kukulkan"]
    play(s, "temple:kukulkan")
    assert stock(s) == {"skull": 1}, "the second is refused by itself"
    assert player(s)["temples"] == BOTTOMS


@clause("P-5.26/2", "P-4.15/3")
def test_yaxchilan_4_cannot_be_chosen_with_all_markers_at_the_bottom() -> None:
    s = under("desecration", side("yaxchilan4", corn=3, temples=BOTTOMS))
    play(s, "pick:yaxchilan.4")
    assert "act:yaxchilan_4" not in options(s)
    action = s.game.space.read("act:yaxchilan_4")
    reason = s.game.why_not(s, action)
    assert reason is not None
    assert (reason.reason, reason.clause) == ("cannot-pay-tax", "P-5.6")
    mirrored = under("desecration", side("uxmal5", corn=3, temples=BOTTOMS))
    play(mirrored, "pick:uxmal.5 act:uxmal_5")
    assert "act:yaxchilan_4" not in options(mirrored)


@clause("P-13.13")
def test_without_a_skull_in_the_bank_none_is_gained_and_none_is_paid_for() -> None:
    own = side("yaxchilan4", skull=12, technologies={"theology": 3})
    s = under("desecration", own)
    play(s, "pick:yaxchilan.4 act:yaxchilan_4 temple:chaac")
    assert player(s)["skull"] == 13
    assert sum(player(s)["temples"].values()) == -1, "the second skull is not there"
    bonus = side("tikal1", wood=1, skull=13, technologies={"theology": 3})
    s = under("desecration", bonus)
    play(s, "pick:tikal.1 act:tikal_1 technology:theology")
    assert sum(player(s)["temples"].values()) == 0
    assert s.active == 1


@clause("P-15.16/1", "P-15.16/2")
def test_burning_and_a_skull_are_two_steps_down() -> None:
    s = under("desecration", side("palenque3 yaxchilan4", temples={"chaac": 0, "quetzalcoatl": -1, "kukulkan": -1}))
    play(s, "pick:palenque.3 act:palenque_3 harvest:burn temple:chaac pick:yaxchilan.4")
    assert "act:yaxchilan_4" not in options(s)
    s = under("desecration", side("palenque3 yaxchilan4"))
    play(s, "pick:palenque.3 act:palenque_3 harvest:burn temple:chaac pick:yaxchilan.4 act:yaxchilan_4")
    assert options(s) == ["pass", "temple:quetzalcoatl", "temple:kukulkan"]


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
