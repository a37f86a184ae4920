"""Calamities on what is gained: temple steps, harvests, gold and skulls (P-5.1 to P-5.6)."""

from __future__ import annotations

import pytest

from clauses import clause
from tonalli.core.state import State
from tonalli.tzolkin.game import TZOLKIN
from tzolkin.prophecies.foretelling import GODS, stock, under
from tzolkin.rounds import display
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


@clause("P-5.20/1")
def test_a_tax_is_paid_or_refused_where_it_falls_due() -> None:
    """On the temple whose step is taxed; a good among what one has, where a step down is chosen on its own temple."""
    s = under("wrathful_gods", side("uxmal1", corn=5))
    play(s, "pick:uxmal.1 act:uxmal_1 temple:quetzalcoatl")
    assert things(s) == {"pay": "temple:quetzalcoatl", "pass": "temple:quetzalcoatl"}
    s = under("desecration", side("yaxchilan4"))
    play(s, "pick:yaxchilan.4 act:yaxchilan_4")
    assert things(s) == {"pass": "good:skull", **{f"temple:{god}": f"temple:{god}" for god in GODS}}


def things(s: State) -> dict[str, object]:
    """Where each option lies."""
    return {name: TZOLKIN.describe(s, TZOLKIN.space.read(name)).get("thing") for name in options(s)}


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
