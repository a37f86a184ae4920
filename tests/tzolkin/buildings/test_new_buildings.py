"""The four new buildings of age 2, and all eight in the piles (P-2.1, P-7.24 to P-7.27)."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from tonalli.tzolkin.game import TZOLKIN
from tzolkin.buildings.building import building
from tzolkin.buildings.test_renovation import goods
from tzolkin.facts import EXPANSION
from tzolkin.rounds import finish
from tzolkin.table import events, options, play, player, side, table

pytestmark = pytest.mark.pure

FARM, YARD, SCHOLARS, SHRINE = (
    "a2_bountiful_farm", "a2_monument_yard", "a2_house_of_scholars", "a2_skull_shrine",
)  # fmt: skip
ROW = ["mon_all_tiles", "mon_corn_tiles", "mon_workers", "mon_skulls", "mon_highest_temple", "mon_brown_set"]
LEVELS = {"agriculture": 1, "resource_extraction": 0, "architecture": 2, "theology": 3}


def built(name: str, **fields: object) -> tonalli.State:
    """The building has just been bought with Tikal 2."""
    s = building(name, **fields)  # type: ignore[arg-type]
    return play(s, f"pick:tikal.2 act:tikal_2 build:{name}")


@clause("P-2.1/1")
@clause("P-2.1/2")
def test_the_new_tiles_are_in_the_piles() -> None:
    s = TZOLKIN.begin(TZOLKIN.check({"players": 3, "modules": ["buildings"]}))
    unseen = s.to_dict()["unseen"]["buildings"]
    ages = {"a1": 0, "a2": 0}
    for name, count in unseen.items():
        ages[name[:2]] += count
    assert ages == {"a1": 18, "a2": 22}
    match = tonalli.new("tzolkin", players=3, modules=["buildings"], seed=2)
    assert len(match.state.to_dict()["buildings"]) == 6


@clause("P-7.20")
@clause("P-7.21")
@clause("P-7.22")
@clause("P-7.23")
def test_printed_figures() -> None:
    figures = TZOLKIN.figures()["buildings"]
    for tile in EXPANSION["buildings"]:
        assert figures[tile["id"]]["cost"] == tile["cost"], tile["id"]
        assert figures[tile["id"]]["colour"] == tile["colour"]
    assert figures["a1_ancestor_tomb"]["income"] == [{"wood": 1}, {"skull": 1}]
    assert figures["a1_granary"]["income"] == [{"corn": 3}] * 2


@clause("P-7.24")
def test_a_bountiful_farm() -> None:
    assert goods(built(FARM, wood=2)) == {"corn": 8}


# ---- Monument Yard -------------------------------------------------------------------------------


@clause("P-7.25")
@clause("P-7.25.1/1")
def test_a_monument_yard_with_and_without_its_monument() -> None:
    s = built(YARD, wood=2, stone=3, gold=3, row=ROW)
    assert options(s) == ["pass", "monument:mon_all_tiles"]
    without = play(s.copy(), "pass")
    assert player(without)["points"] == 1
    assert player(without)["monuments"] == []
    play(s, "monument:mon_all_tiles")
    assert player(s)["monuments"] == ["mon_all_tiles"]
    assert player(s)["points"] == 1
    assert goods(s) == {}


@clause("P-7.25.1/2")
@clause("P-7.2/1")
def test_its_monument_may_renovate() -> None:
    s = built(YARD, wood=2, stone=3, gold=1, row=ROW, buildings={"a1_stone_shrine": 1})
    play(s, "pass monument:mon_all_tiles renovate:a1_stone_shrine")
    assert goods(s) == {}


@clause("P-7.25.1/3")
def test_its_monument_is_never_paid_in_corn() -> None:
    s = building(YARD, at="uxmal4", corn=30, row=ROW)
    play(s, f"pick:uxmal.4 act:uxmal_4 build:{YARD}")
    assert player(s)["points"] == 1
    assert player(s)["corn"] == 26
    assert not s.top.kind.startswith("may-build")


@clause("P-13.8")
def test_under_crowded_cities_the_yard_is_taxed_and_the_monument_is_not() -> None:
    s = building(YARD, wood=3, stone=3, gold=3, row=ROW, prophecy="crowded_cities")
    play(s, f"pick:tikal.2 act:tikal_2 build:{YARD} give:wood monument:mon_all_tiles")
    assert goods(s) == {}


# ---- House of Scholars ---------------------------------------------------------------------------


@clause("P-7.26")
@clause("P-7.26.1/1")
@clause("P-7.26.3")
def test_one_down_the_others_up_in_their_order() -> None:
    s = built(SCHOLARS, wood=1, stone=1, technologies=LEVELS)
    assert options(s) == ["pass", "lower:agriculture", "lower:architecture", "lower:theology"]
    play(s, "lower:architecture")
    assert options(s) == ["pass", "technology:agriculture"]
    play(s, "technology:agriculture")
    assert options(s) == ["pass", "technology:resource_extraction"]
    play(s, "technology:resource_extraction")
    assert options(s) == ["pass", "technology:theology"]
    play(s, "technology:theology")
    assert player(s)["technologies"] == {
        "agriculture": 2, "resource_extraction": 1, "architecture": 1, "theology": 3,
    }  # fmt: skip


@clause("P-7.26.1/1", "P-7.26.3")
def test_why_another_technology_does_not_step_up_now() -> None:
    s = play(built(SCHOLARS, wood=1, stone=1, technologies=LEVELS), "lower:architecture pass")
    assert options(s) == ["pass", "technology:resource_extraction"]
    found = {}
    for track in ("agriculture", "architecture", "theology"):
        reason = s.game.why_not(s, s.game.space.read(f"technology:{track}"))
        assert reason is not None
        found[track] = (reason.reason, reason.clause, reason.details["technology"])
    assert found == {
        "agriculture": ("asked-or-lowered", "P-7.26.1", "agriculture"),
        "architecture": ("asked-or-lowered", "P-7.26.1", "architecture"),
        "theology": ("in-their-order", "P-7.26.3", "resource_extraction"),
    }


@clause("P-7.26.1/2")
def test_from_level_3_comes_the_bonus() -> None:
    s = built(SCHOLARS, wood=1, stone=1, technologies=LEVELS)
    play(s, "lower:agriculture pass pass technology:theology")
    assert player(s)["skull"] == 1


@clause("P-7.26.2/1")
def test_without_any_level_nothing_happens() -> None:
    s = built(SCHOLARS, wood=1, stone=1)
    assert player(s)["buildings"] == {SCHOLARS: 1}
    assert s.top.kind == "pick-more" or s.actor != 0


@clause("P-7.26.2/2")
def test_everything_may_be_declined() -> None:
    s = built(SCHOLARS, wood=1, stone=1, technologies=LEVELS)
    assert player(play(s.copy(), "pass"))["technologies"] == LEVELS
    play(s, "lower:theology pass pass pass")
    assert player(s)["technologies"] == {**LEVELS, "theology": 2}


@clause("P-7.26.1/1")
def test_architecture_may_go_down_between_two_buildings() -> None:
    """Such a position reads back, although Architecture that was used for the first one works no longer."""
    s = building(SCHOLARS, at="tikal4", wood=3, stone=3, gold=3, technologies={"architecture": 1})
    play(s, f"pick:tikal.4 act:tikal_4 build:{SCHOLARS} architecture:now lower:architecture")
    assert tonalli.from_dict("tzolkin", s.to_dict()) == s
    play(s, "pass pass pass")
    assert s.top.kind == "build"
    assert tonalli.from_dict("tzolkin", s.to_dict()) == s


@clause("P-13.7")
@clause("P-5.27")
def test_under_teacher_shortage_each_advance_costs_a_block() -> None:
    s = built(SCHOLARS, wood=2, stone=2, technologies={**LEVELS, "architecture": 0}, prophecy="teacher_shortage")
    play(s, "lower:agriculture")
    assert goods(s) == {"wood": 1, "stone": 1}
    play(s, "technology:resource_extraction give:wood technology:architecture give:stone")
    assert goods(s) == {}
    play(s, "technology:theology")
    assert player(s)["technologies"] == {
        "agriculture": 0, "resource_extraction": 1, "architecture": 1, "theology": 3,
    }  # fmt: skip
    assert player(s)["skull"] == 0


# ---- Skull Shrine --------------------------------------------------------------------------------


@clause("P-7.27")
@clause("P-7.27.1/1")
@clause("Z-15.10")
def test_a_skull_shrine() -> None:
    s = built(SHRINE, gold=1, skull=1)
    play(s, "temple:chaac")
    assert player(s)["points"] == 7
    assert player(s)["temples"]["chaac"] == 1
    assert goods(s) == {}
    assert s.to_dict()["skulls"]["bank"] == 12


@clause("P-7.27.1/2")
def test_one_must_have_the_skull() -> None:
    s = building(SHRINE, gold=2, wood=2)
    assert f"build:{SHRINE}" not in options(play(s, "pick:tikal.2 act:tikal_2"))


@clause("P-7.27.2")
def test_theology_2_as_in_chichen_itza() -> None:
    s = built(SHRINE, gold=1, skull=1, wood=1, technologies={"theology": 2})
    play(s, "temple:chaac")
    assert options(s) == ["pass", "give:wood"]
    play(s, "give:wood temple:kukulkan")
    assert player(s)["temples"]["kukulkan"] == 1
    novice = built(SHRINE, gold=1, skull=1, wood=1, technologies={"theology": 1})
    play(novice, "temple:chaac")
    assert novice.top.kind != "offering"


@clause("P-13.6/1")
@clause("P-15.20/2")
def test_not_under_forgotten_lore() -> None:
    s = built(SHRINE, gold=1, skull=1, wood=1, technologies={"theology": 3}, prophecy="forgotten_lore")
    play(s, "temple:chaac")
    assert s.top.kind != "offering"


@clause("P-13.6/2")
@pytest.mark.parametrize(("prophecy", "paid"), [("wrathful_gods", "pay"), ("angry_god_chaac", "give:wood")])
def test_its_step_is_taxed(prophecy: str, paid: str) -> None:
    s = built(SHRINE, gold=1, skull=1, wood=1, corn=1, prophecy=prophecy)
    play(s, "temple:chaac")
    assert options(s) == ["pass", paid]
    play(s, paid)
    assert player(s)["temples"]["chaac"] == 1


@clause("P-15.20/1")
def test_under_crowded_cities_a_block_or_two_corn_more() -> None:
    s = building(SHRINE, gold=2, skull=1, prophecy="crowded_cities")
    play(s, f"pick:tikal.2 act:tikal_2 build:{SHRINE}")
    assert goods(s) == {}
    corn = building(SHRINE, at="uxmal4", corn=4, skull=1, prophecy="crowded_cities")
    play(corn, f"pick:uxmal.4 act:uxmal_4 build:{SHRINE}")
    assert goods(corn) == {}


@clause("P-7.27.3/1")
@clause("P-7.27.3/2")
def test_its_skull_counts_as_placed_but_takes_no_space() -> None:
    s = table(
        side(monuments=["mon_skulls"], buildings={SHRINE: 1}, corn=9),
        modules="buildings",
        calendar={"day": 27, "food_days": 3, "starting_player": 1},
        skulls={"chichen_itza": [1, 2]},
        renovation={"torn_down": []},
    )
    assert s.to_dict()["skulls"] == {"bank": 10, "chichen_itza": [1, 2]}
    finish(s)
    assert s.over
    scores = [event for event in events(s, "monument_scores") if event.seat == 0]
    assert [event.number("points") for event in scores] == [9]


@clause("P-7.27.4")
@clause("P-7.14")
def test_for_corn_it_costs_two_and_its_skull() -> None:
    s = building(SHRINE, at="uxmal4", corn=2, skull=1)
    play(s, f"pick:uxmal.4 act:uxmal_4 build:{SHRINE}")
    assert goods(s) == {}
    helped = building(SHRINE, at="uxmal4", skull=1, technologies={"architecture": 3})
    play(helped, f"pick:uxmal.4 act:uxmal_4 build:{SHRINE}")
    assert goods(helped) == {"corn": 1}
    assert player(helped)["buildings"] == {SHRINE: 1}


@pytest.mark.parametrize("words", ["temple:chaac", "temple:chaac give:wood"])
def test_its_theology_waits_wherever_a_building_is_built(words: str) -> None:
    """A position is read back while Theology is asked: after Tikal 4 with a second building to come, too."""
    fields: dict[str, object] = {"gold": 2, "skull": 1, "wood": 4, "technologies": {"theology": 2, "architecture": 1}}
    s = building(SHRINE, at="tikal4", **fields)  # type: ignore[arg-type]
    play(s, f"pick:tikal.4 act:tikal_4 build:{SHRINE} architecture:later {words}")
    assert [step["step"] for step in s.to_dict()["pending"]][-2] == "build"
    assert tonalli.from_dict("tzolkin", s.to_dict()).legal() == s.legal()
