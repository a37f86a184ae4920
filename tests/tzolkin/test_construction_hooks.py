"""Building costs that another tile covers, and surcharges on them (Z-15.6), by the examples of renovation."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli.core.state
from clauses import clause
from tonalli.core.actions import Actions
from tonalli.core.native import i64
from tonalli.tzolkin.cost import Cost
from tonalli.tzolkin.moments import Payment
from tonalli.tzolkin.names import BUILDINGS, GOLD, GREEN, MONUMENTS, NONE, STONE, WOOD
from tonalli.tzolkin.notation import BUILD
from tonalli.tzolkin.prophecy import Prophecy
from tonalli.tzolkin.rules import Building, Rules
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.construction import BaseConstruction
from tzolkin.rounds import display, finish
from tzolkin.stand_ins import fresh, seated, stock
from tzolkin.table import options, play, side

pytestmark = pytest.mark.pure

if not str(tonalli.core.state.__file__).endswith(".py"):
    pytest.skip("interpreted classes cannot stand in for compiled ones", allow_module_level=True)

NEW = BUILDINGS.index("a2_three_temples")
FARM = BUILDINGS.index("a1_single_farm")
GREEN_ONE = BUILDINGS.index("a1_gold_workshop")
BLUE_ONE = BUILDINGS.index("a1_stone_shrine")
AGE_2 = {"day": 15, "food_days": 2}
ARCHITECT = {"architecture": 3}


class Renovation(BaseConstruction):
    """P-7.2: one renovatable building may be torn down, if that saves something (P-7.8)."""

    def payable(self, s: State, player: i64, building: i64, corn: i64, helped: i64) -> bool:
        return any(self.payable_with(s, player, building, tile, corn, helped) for tile in ways(s, player, building))

    def pay(self, s: State, player: i64, building: i64, in_corn: i64, helped: i64) -> None:
        s.push(TearDown(player, building, in_corn, helped))

    def monument_payable(self, s: State, player: i64, monument: i64) -> bool:
        return any(self.monument_payable_with(s, player, monument, tile) for tile in owned(s, player))

    def pay_monument(self, s: State, player: i64, monument: i64) -> None:
        for tile in owned(s, player):
            if self.monument_payable_with(s, player, monument, tile):
                self.pay_monument_with(s, player, monument, tile)
                s.players[player].buildings[tile] -= 1
                return


def owned(s: State, player: i64) -> list[int]:
    return [tile for tile in (GREEN_ONE, BLUE_ONE) if s.players[player].buildings[tile] > 0]


def ways(s: State, player: i64, building: i64) -> list[int]:
    """Nothing, or a tile that saves something."""
    cost = s.rules.buildings[building].cost
    return [
        NONE,
        *[
            tile
            for tile in owned(s, player)
            if any(min(cost[good], s.rules.buildings[tile].cost[good]) > 0 for good in range(WOOD, GOLD + 1))
        ],
    ]


class TearDown(Payment):
    """Which tile is torn down; actions are those of building it, and the new building itself stands for none."""

    def __init__(self, player: i64, building: i64, in_corn: i64, helped: i64) -> None:
        super().__init__(player)
        self.building = building
        self.in_corn = in_corn
        self.helped = helped

    def options(self, s: State, out: Actions) -> None:
        construction = s.rules.construction
        assert isinstance(construction, Renovation)
        corn = s.players[self.player].stock[0] if self.in_corn == 1 else NONE
        for tile in ways(s, self.player, self.building):
            if construction.payable_with(s, self.player, self.building, tile, corn, self.helped):
                out.add(BUILD + (self.building if tile == NONE else tile))

    def take(self, s: State, action: i64) -> None:
        tile = NONE if action - BUILD == self.building else action - BUILD
        construction = s.rules.construction
        assert isinstance(construction, Renovation)
        if tile != NONE:
            s.players[self.player].buildings[tile] -= 1
        construction.pay_with(s, self.player, self.building, tile, self.in_corn, self.helped)


class CrowdedCities(Prophecy):
    """P-5.9: a block more for each building, or 2 corn."""

    def building_surcharge(self) -> i64:
        return 1


def renovating(prophecy: Prophecy | None = None) -> Rules:
    """Rules with the renovatable buildings and a way to tear them down."""
    rules = fresh(prophecy=prophecy)
    rules.construction = Renovation()
    costs = [Cost(wood=3), Cost(wood=2, gold=1), Cost(wood=1, stone=2), Cost(gold=2)]
    rules.buildings += [Building(1, GREEN, 1, cost, []) for cost in costs]
    rules.tiles += rules.buildings[-len(costs) :]
    return rules


def builder(gear: str, prophecy: Prophecy | None = None, **fields: Any) -> State:
    """The owner of a blue and a green building of the first age wants one of the second."""
    tiles = {"a1_gold_workshop": 1, "a1_stone_shrine": 1}
    own = side(gear, **{"buildings": tiles, **fields})
    return seated(renovating(prophecy), own, buildings=display("a2_three_temples"), calendar=AGE_2)


KEEP, GREEN_DOWN, BLUE_DOWN = "build:a2_three_temples", "build:a1_gold_workshop", "build:a1_stone_shrine"


@clause("Z-15.6/1")
@pytest.mark.parametrize(
    ("blocks", "ways_to_pay"),
    [
        ({"wood": 1, "stone": 2, "gold": 1}, [KEEP, GREEN_DOWN, BLUE_DOWN]),
        ({"wood": 1, "stone": 2}, [BLUE_DOWN]),
        ({"gold": 1}, [GREEN_DOWN]),
    ],
)
def test_a_tile_torn_down_covers_its_own_cost_kind_by_kind(blocks: dict[str, Any], ways_to_pay: list[str]) -> None:
    s = builder("tikal2", **blocks)
    play(s, "pick:tikal.2 act:tikal_2 build:a2_three_temples")
    assert options(s) == ways_to_pay
    play(s, ways_to_pay[-1])
    assert s.players[0].buildings[NEW] == 1
    assert stock(s) == {} if len(ways_to_pay) == 1 else {"gold": 1}
    assert owned(s, 0) == [GREEN_ONE if ways_to_pay[-1] == BLUE_DOWN else BLUE_ONE]


@clause("Z-15.6/1")
@pytest.mark.parametrize("blocks", [{"stone": 2}, {"wood": 1, "stone": 1}, {"wood": 5}, {}])
def test_tearing_down_both_is_not_possible(blocks: dict[str, Any]) -> None:
    s = builder("tikal2", **blocks)
    for tile in (NONE, GREEN_ONE, BLUE_ONE):
        assert not Renovation().payable_with(s, 0, NEW, tile, NONE, 0)


@clause("Z-15.6/1")
@pytest.mark.parametrize(
    ("corn", "ways_to_pay"),
    [(2, [GREEN_DOWN]), (5, [GREEN_DOWN]), (6, [GREEN_DOWN, BLUE_DOWN]), (8, [KEEP, GREEN_DOWN, BLUE_DOWN])],
)
def test_what_is_still_due_is_converted_to_corn(corn: int, ways_to_pay: list[str]) -> None:
    s = builder("uxmal4", corn=corn)
    play(s, "pick:uxmal.4 act:uxmal_4 build:a2_three_temples")
    assert options(s) == ways_to_pay
    for way, price in ((GREEN_DOWN, 2), (BLUE_DOWN, 6), (KEEP, 8)):
        if way in ways_to_pay:
            paid = s.copy()
            play(paid, way)
            assert paid.players[0].stock[0] == corn - price


@clause("Z-15.6/1")
@pytest.mark.parametrize(
    ("tile", "corn", "blocks"),
    [(NONE, 6, {"wood": 1, "stone": 2}), (BLUE_ONE, 4, {"stone": 2}), (GREEN_ONE, 0, {})],
)
def test_architecture_comes_off_what_is_left(tile: int, corn: int, blocks: dict[str, Any]) -> None:
    construction = Renovation()
    s = builder("uxmal4", corn=corn, technologies=ARCHITECT)
    assert construction.payable_with(s, 0, NEW, tile, corn, 1)
    assert corn == 0 or not construction.payable_with(s, 0, NEW, tile, corn - 1, 1)
    construction.pay_with(s, 0, NEW, tile, 1, 1)
    assert stock(s) == {}
    s = builder("tikal2", **blocks, technologies=ARCHITECT)
    assert construction.payable_with(s, 0, NEW, tile, NONE, 1)
    assert not construction.payable_with(s, 0, NEW, tile, NONE, 0)
    construction.pay_with(s, 0, NEW, tile, 0, 1)
    assert stock(s) == {}


@clause("Z-15.6/1")
def test_the_block_that_architecture_saves_is_one_that_is_left() -> None:
    s = builder("tikal2", wood=1, stone=2, technologies=ARCHITECT)
    play(s, f"pick:tikal.2 act:tikal_2 build:a2_three_temples {BLUE_DOWN}")
    assert options(s) == ["drop:wood", "drop:stone"]
    play(s, "drop:stone")
    assert stock(s) == {"corn": 1, "stone": 1}


@clause("Z-15.6/1")
@pytest.mark.parametrize(("corn", "payable"), [(3, False), (4, True)])
def test_surcharges_come_last_in_corn(corn: int, payable: bool) -> None:
    s = builder("uxmal4", CrowdedCities(), corn=corn)
    assert Renovation().payable_with(s, 0, NEW, GREEN_ONE, corn, 1) == payable
    if payable:
        play(s, f"pick:uxmal.4 act:uxmal_4 build:a2_three_temples {GREEN_DOWN}")
        assert stock(s) == {}


@clause("Z-15.6/1")
@pytest.mark.parametrize(("stone", "offered"), [(0, False), (1, True)])
def test_neither_cover_nor_architecture_pays_a_surcharge_in_blocks(stone: int, offered: bool) -> None:
    rules = fresh(prophecy=CrowdedCities())
    s = seated(rules, side("tikal2 tikal0", stone=stone, technologies=ARCHITECT))
    play(s, "pick:tikal.2")
    assert ("act:tikal_2" in options(s)) == offered
    if offered:
        play(s, "act:tikal_2 build:a1_single_farm")
        assert stock(s) == {"corn": 1}
        assert s.players[0].buildings[FARM] == 1


@clause("Z-15.6/1")
@pytest.mark.parametrize("helped", [0, 1])
def test_a_surcharge_in_blocks_is_of_the_payers_choice(helped: int) -> None:
    own = side("tikal2", wood=2 - helped, stone=1, gold=1, technologies={"architecture": 3 * helped})
    s = seated(fresh(prophecy=CrowdedCities()), own)
    play(s, "pick:tikal.2 act:tikal_2 build:a1_single_farm")
    assert options(s) == ["give:wood", "give:stone", "give:gold"]
    play(s, "give:stone")
    assert s.players[0].stock[STONE] == 0
    assert s.players[0].buildings[FARM] == 1


@clause("Z-15.6/1")
def test_what_tearing_down_pays_for_may_do_without_architecture() -> None:
    s = builder("tikal4", gold=1, technologies={"architecture": 1})
    play(s, "pick:tikal.4 act:tikal_4 build:a2_three_temples")
    assert options(s) == ["architecture:now", "architecture:later"]
    play(s, f"architecture:later {GREEN_DOWN}")
    assert stock(s) == {}


TOO_MUCH_WOOD = [
    "a2_large_farm", "a2_any_tech_stone", "a2_any_tech_gold", "a2_any_tech_corn", "a2_any_tech_skull", "a2_mirror",
]  # fmt: skip


@clause("Z-15.6/3")
@pytest.mark.parametrize("tiles", [{}, {"a1_stone_shrine": 1}], ids=["nothing", "shrine"])
def test_monuments_are_paid_by_the_same_construction(tiles: dict[str, int]) -> None:
    own = side("tikal4 tikal5", wood=1, stone=3, buildings={"a1_single_farm": 1, **tiles})
    s = seated(renovating(), own, buildings=TOO_MUCH_WOOD, calendar=AGE_2)
    play(s, "pick:tikal.4")
    assert ("act:tikal_4" in options(s)) == bool(tiles)
    if tiles:
        play(s, "act:tikal_4")
        assert options(s) == ["monument:mon_all_tiles"]
        play(s, "monument:mon_all_tiles")
        assert stock(s) == {}
        assert owned(s, 0) == []
        assert s.to_dict()["players"][0]["monuments"] == ["mon_all_tiles"]


@clause("Z-8.6/2", "Z-15.6/1")
@pytest.mark.parametrize(("corn", "payable"), [(0, False), (1, False), (2, True)])
def test_a_price_in_corn_falls_to_0_and_not_below_before_surcharges(corn: int, payable: bool) -> None:
    s = builder("uxmal4", CrowdedCities(), corn=corn, technologies=ARCHITECT)
    construction = Renovation()
    assert construction.payable_with(s, 0, FARM, GREEN_ONE, corn, 1) == payable
    if payable:
        construction.pay_with(s, 0, FARM, GREEN_ONE, 1, 1)
        assert stock(s) == {}


@clause("Z-15.6/2")
def test_a_building_torn_down_feeds_nobody_and_counts_for_no_monument() -> None:
    kept, gone = (renovated(way) for way in ("build:a1_agriculture", "build:a1_gold_workshop"))
    assert (kept.players[0].fed, gone.players[0].fed) == (2, 1)
    counted = kept.rules.monuments[MONUMENTS.index("mon_all_tiles")]
    assert (counted.points(kept, 0), counted.points(gone, 0)) == (2 * 4, 2 * 3)


def renovated(way: str) -> State:
    """A Food Day after building with or without tearing down a building that feeds a worker."""
    rules = renovating()
    rules.buildings[GREEN_ONE].feeds = 1
    own = side("tikal2", wood=2, buildings={"a1_single_farm": 1, "a1_gold_workshop": 1}, monuments=["mon_all_tiles"])
    shown = display("a1_agriculture", "a1_architecture")
    s = seated(rules, own, buildings=shown, calendar={"day": 8, "starting_player": 1})
    finish(s, f"pick:tikal.2 act:tikal_2 build:a1_agriculture {way}")
    return s
