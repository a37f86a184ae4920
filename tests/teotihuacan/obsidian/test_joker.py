"""Obsidian stands for wood, stone and gold in payments (X-4.7, X-4.8, X-4.9, X-4.21, X-12.3)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.expansion_laws import EXPANSION
from teotihuacan.table import events, last_turn, options, play, player, side, table
from tonalli import State

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")
LEVEL_1 = {f"1{i}{j}": {"tile": f"{14 + 2 * i + j:02}"} for i in (0, 1) for j in (0, 1)}
BUYING = {
    "technology": ("gold", "alchemy", "technology:05", {"gold": 1}),
    "building": ("gold", "nobles", "row:top", {"wood": 2}),
    "decoration": ("nobles", "decorations", "decoration:00 space:left_1", {"gold": 3}),
    "pyramid tile": ("gold", "construction", "tile:12 place:102 turn:0", {"stone": 2}),
    "dear pyramid tile": ("gold", "construction", "tile:12 place:200 turn:0", {"stone": 2, "wood": 1}),
}
"""From where a worker goes to a board, what is bought there, and its printed price."""
GOODS = ("wood", "stone", "gold", "obsidian")
WAYS = [
    pytest.param(what, good, obsidian, id=f"{what}-{obsidian} for {good}")
    for what, (_, _, _, price) in BUYING.items()
    for good in price
    for obsidian in range(price[good] + 1)
]


def stock(s: State) -> dict[str, int]:
    return {good: player(s)[good] for good in GOODS if player(s)[good]}


def at(what: str, **goods: int) -> State:
    """The main action that buys something is about to be chosen."""
    start, board, _, _ = BUYING[what]
    places = {"places": LEVEL_1, "display": ["12", "13", "07"]}
    s = table(side(f"{start}1 palace1 palace1", **goods), AWAY, modules="obsidian", pyramid=places)
    return play(s, f"move:{start}.1 to:{board}")


# ---- goods that are named ----------------------------------------------------------------------------


@clause("X-4.7/1", "X-4.7/2", "X-4.21/1", "X-4.21/2")
@pytest.mark.parametrize(("what", "good", "obsidian"), WAYS)
def test_obsidian_pays_for_what_is_missing_of_any_good(what: str, good: str, obsidian: int) -> None:
    price = BUYING[what][3]
    s = at(what, **{**price, good: price[good] - obsidian, "obsidian": obsidian + 1})
    play(s, f"main {BUYING[what][2]}")
    assert stock(s) == {"obsidian": 1}


@clause("X-4.21/2")
@pytest.mark.parametrize("what", BUYING)
def test_the_good_itself_is_paid_as_far_as_it_reaches(what: str) -> None:
    price = BUYING[what][3]
    s = play(at(what, **price, obsidian=9), f"main {BUYING[what][2]}")
    assert stock(s) == {"obsidian": 9}
    assert not [event for event in events(s, "pay") if event.text("good") == "obsidian"]


@clause("X-4.7/2")
@pytest.mark.parametrize("what", BUYING)
def test_nothing_but_obsidian_may_be_paid_at_all(what: str) -> None:
    assert set(EXPANSION["obsidian"]["joker_for"]) == {"wood", "stone", "gold"}
    price = sum(BUYING[what][3].values())
    s = play(at(what, obsidian=price), f"main {BUYING[what][2]}")
    assert stock(s) == {}
    paid = [(event.text("good"), event.why) for event in events(s, "pay")]
    assert set(paid) == {("obsidian", "X-4.7")}


@clause("X-4.21/1", "T-10.4")
@pytest.mark.parametrize("what", ["technology", "building", "decoration", "pyramid tile"])
def test_with_one_too_few_the_main_action_is_not_offered(what: str) -> None:
    price = sum(BUYING[what][3].values())
    s = at(what, obsidian=price - 1)
    assert "main" not in options(s)
    others = {"technology": "wood", "building": "gold", "decoration": "stone", "pyramid tile": "gold"}
    s = at(what, obsidian=price - 1, **{others[what]: 9})
    assert "main" not in options(s)


@clause("X-4.7/2", "X-4.21/1")
def test_one_obsidian_is_not_counted_for_two_goods() -> None:
    """A tile of the second level costs a wood besides."""
    s = play(at("dear pyramid tile", stone=2, obsidian=1), "main tile:12")
    assert "place:200" in options(s)
    s = play(at("dear pyramid tile", stone=1, obsidian=1), "main tile:12")
    assert "place:200" not in options(s)
    assert "place:102" in options(s)


@clause("X-4.7/2", "X-4.21/2")
def test_goods_and_jokers_are_mixed_freely() -> None:
    s = play(at("dear pyramid tile", stone=1, obsidian=2), f"main {BUYING['dear pyramid tile'][2]}")
    assert stock(s) == {}
    assert {(event.text("good"), event.number("amount"), event.why) for event in events(s, "pay")} == {
        ("stone", 1, "T-15.3"),
        ("obsidian", 1, "X-4.7"),
    }


@clause("X-4.7/2", "X-4.21/1")
@pytest.mark.parametrize(
    ("tile", "goods", "left"),
    [
        ("mask_4", {"obsidian": 1}, {}),
        ("mask_4", {"wood": 1, "obsidian": 1}, {"obsidian": 1}),
        ("cocoa_4", {"obsidian": 2}, {"obsidian": 1}),
        ("mask_1", {"cocoa": 2, "obsidian": 1}, {}),
    ],
)
def test_the_cost_of_a_discovery_tile_is_paid_with_obsidian(
    tile: str, goods: dict[str, int], left: dict[str, int]
) -> None:
    s = claiming(tile, **goods)
    play(s, f"claim:{tile}")
    assert stock(s) == left
    assert player(s)["cocoa"] == 0
    assert tile in player(s)["discovery_tiles"]


@clause("X-4.7/2")
def test_obsidian_stands_for_no_cocoa_without_technology_03h() -> None:
    s = claiming("temple_any", obsidian=9)
    assert options(s) == ["move:palace.1", "move:gold.2"]
    assert player(s)["points"] == 2


def claiming(tile: str, **goods: Any) -> State:
    """A tile lies on the red step that has just been reached."""
    own = side("palace1 gold2 gold2", temples={"red": 4}, discovery_tiles=["temple_red"], **goods)
    s = table(own, side(), discovery_tiles={"red_5": [tile]}, modules="obsidian")
    return play(s, "use:temple_red")


@clause("X-12.3")
def test_computed_example_joker() -> None:
    technologies = ["01", "03", "05", "07", "09", "17"]
    s = table(side("gold4 palace1 palace1", gold=1, obsidian=1), AWAY, technologies=technologies, modules="obsidian")
    play(s, "move:gold.4 to:alchemy main technology:17")
    assert stock(s) == {}


# ---- any resource ------------------------------------------------------------------------------------


def royal(tile: str, **fields: Any) -> State:
    """A worker of power 3 has just been locked on a royal tile."""
    royals = {"A": "A04", "B": "B02", "C": "C01", tile[0]: tile}
    own = side("nobles3 gold1 gold1", **fields)
    s = table(own, side(), royal_tiles=list(royals.values()), modules="obsidian")
    return play(s, f"move:nobles.3 to:palace worship:palace{'ABC'.index(tile[0]) + 1}.ability")


@clause("X-4.8/1", "X-4.21/3")
def test_any_resource_may_be_paid_with_obsidian_if_the_payer_says_so() -> None:
    assert EXPANSION["obsidian"]["counts_as_any_resource_when_paying"]
    s = royal("C03", wood=1, obsidian=1)
    assert options(s) == ["pass", "give:wood", "give:obsidian"]
    sold = play(s.copy(), "give:obsidian")
    assert (stock(sold), player(sold)["cocoa"]) == ({"wood": 1}, 2)
    play(s, "give:wood")
    assert (stock(s), player(s)["cocoa"]) == ({"obsidian": 1}, 2)


@clause("X-4.21/3", "X-4.8/1")
def test_a_resource_that_is_not_there_cannot_be_named() -> None:
    assert options(royal("C03", gold=1)) == ["pass", "give:gold"]
    assert options(royal("C03", obsidian=1)) == ["pass", "give:obsidian"]


@clause("X-4.8/1")
def test_b07_takes_obsidian_for_its_resource() -> None:
    s = royal("B07", cocoa=1, obsidian=1)
    assert options(s) == ["pass", "give:obsidian"]
    play(s, "give:obsidian take:wood take:wood take:gold")
    assert stock(s) == {"wood": 2, "gold": 1}


@clause("X-4.9")
@pytest.mark.parametrize("owned", [False, True])
def test_any_resource_is_no_obsidian_without_technology_01h(owned: bool) -> None:
    """A blue step, a discovery tile and royal tile B07."""
    assert not EXPANSION["obsidian"]["gained_by_any_resource_effects"]
    technologies = ["01", "01h", "03", "05", "07", "09"]
    fields: dict[str, Any] = {"technologies": ["01h"] if owned else []}
    expected = ["take:wood", "take:stone", "take:gold", *(["take:obsidian"] if owned else [])]
    for tile in ("temple_blue", "resources_2"):
        own = side("palace1 gold2 gold2", discovery_tiles=[tile], **fields)
        s = table(own, side(), technologies=technologies, modules="obsidian")
        assert options(play(s, f"use:{tile}")) == expected
    own = side("nobles3 gold1 gold1", cocoa=1, wood=1, **fields)
    s = table(own, side(), royal_tiles=["A04", "B07", "C01"], technologies=technologies, modules="obsidian")
    play(s, "move:nobles.3 to:palace worship:palace2.ability give:wood")
    assert options(s) == expected


# ---- the end -----------------------------------------------------------------------------------------


@clause("X-4.16/1", "X-4.16/2")
@pytest.mark.parametrize("eclipses", [0, 1, 2])
def test_obsidian_is_worth_no_points_at_any_eclipse(eclipses: int) -> None:
    scores = []
    for obsidian in (0, 7):
        rich = side(points=30, obsidian=obsidian)
        s = last_turn(rich, side("forest!1 nobles1 alchemy1"), eclipses=eclipses, modules="obsidian")
        play(s, "unlock")
        scores.append(player(s)["points"])
        assert player(s)["obsidian"] == obsidian
    assert scores[0] == scores[1]
