"""What a prophecy may change for everybody (Z-15.4, Z-15.5, Z-15.8), by the examples of real prophecies."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli.core.state
from clauses import clause
from tonalli.core.native import i64
from tonalli.tzolkin.names import CHICHEN_ITZA, CORN, GOLD, TRACKS, WOOD
from tonalli.tzolkin.prophecy import Prophecy
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.food_day import corn_due
from tonalli.tzolkin.steps.goods import give_blocks
from tonalli.tzolkin.tiles import RATE
from tonalli.tzolkin.tribe import Tribe
from tzolkin.rounds import display, finish
from tzolkin.stand_ins import fresh, seated, stock, told
from tzolkin.table import gear, options, play, player, side

pytestmark = pytest.mark.pure

if not str(tonalli.core.state.__file__).endswith(".py"):
    pytest.skip("interpreted classes cannot stand in for compiled ones", allow_module_level=True)


def under(prophecy: Prophecy, *sides: dict[str, Any], **fields: Any) -> State:
    """A position with the prophecy in force, and no tribe."""
    return seated(fresh(prophecy=prophecy), *sides, tribes=(), **fields)


# ---- gains and steps at a price --------------------------------------------------------------------


class GoldShortage(Prophecy):
    """P-5.5: 1 corn for each gold, which is refused without it."""

    def gain(self, s: State, player: i64, good: i64, amount: i64, why: str) -> None:
        if good != GOLD:
            s.receive(player, good, amount, why)
            return
        paid = min(amount, s.players[player].stock[CORN])
        s.spend(player, CORN, paid, "P-5.5")
        s.receive(player, good, paid, why)

    def price(self, good: i64) -> i64:
        return RATE[good] + 1 if good == GOLD else RATE[good]


@clause("Z-15.5")
@pytest.mark.parametrize(("level", "goods"), [(0, {"corn": 1, "stone": 1, "gold": 1}), (3, {"stone": 2, "gold": 2})])
def test_corn_gained_with_gold_pays_for_it(level: int, goods: dict[str, int]) -> None:
    s = under(GoldShortage(), side("yaxchilan5", technologies={"resource_extraction": level}))
    play(s, "pick:yaxchilan.5 act:yaxchilan_5")
    assert stock(s) == goods


@clause("Z-15.5")
@pytest.mark.parametrize(("corn", "buys"), [(4, ["wood", "stone"]), (5, ["wood", "stone", "gold"])])
def test_the_market_asks_what_the_prophecy_asks_and_nothing_more(corn: int, buys: list[str]) -> None:
    s = under(GoldShortage(), side("uxmal2", corn=corn, hand=2))
    play(s, "pick:uxmal.2 act:uxmal_2")
    assert options(s) == [f"buy:{good}" for good in buys]
    play(s, f"buy:{buys[-1]}")
    assert stock(s) == ({"gold": 1} if corn == 5 else {"corn": 1, "stone": 1})


class DearWood(Prophecy):
    def price(self, good: i64) -> i64:
        return RATE[good] + 2


@clause("Z-15.5")
@pytest.mark.parametrize(("corn", "possible"), [(3, False), (4, True)])
def test_the_market_is_open_to_whoever_can_pay_its_lowest_price(corn: int, possible: bool) -> None:
    s = under(DearWood(), side("uxmal2 tikal0", corn=corn))
    play(s, "pick:uxmal.2")
    assert ("act:uxmal_2" in options(s)) == possible
    sold = play(under(DearWood(), side("uxmal2", wood=1)), "pick:uxmal.2 act:uxmal_2 sell:wood")
    assert player(sold)["corn"] == RATE[WOOD]


class WrathfulGods(Prophecy):
    """P-5.1: 1 corn for each step up; P-5.20: not for one that is lost."""

    def step_up(self, s: State, player: i64, temple: i64, why: str) -> None:
        if s.can_climb(player, temple):
            if s.players[player].stock[CORN] == 0:
                return
            s.spend(player, CORN, 1, "P-5.1")
        s.climb(player, temple, why)


@clause("Z-15.5")
@pytest.mark.parametrize(("corn", "left", "steps"), [(0, 0, 0), (1, 0, 1), (3, 1, 2)])
def test_each_step_up_may_cost_something_or_be_refused(corn: int, left: int, steps: int) -> None:
    s = under(WrathfulGods(), side("tikal5", corn=corn, wood=1))
    play(s, "pick:tikal.5 act:tikal_5 temple:chaac temple:kukulkan")
    assert player(s)["corn"] == left
    assert sum(player(s)["temples"].values()) == steps
    assert player(s)["wood"] == 0


@clause("Z-15.5")
def test_a_lost_step_costs_nothing() -> None:
    s = under(WrathfulGods(), side("uxmal1", corn=4, temples={"chaac": 4}), side(temples={"chaac": 5}))
    play(s, "pick:uxmal.1 act:uxmal_1 temple:chaac")
    assert player(s)["corn"] == 1
    assert [name for _, name, _ in told(s, "step_lost")] == ["chaac"]


class TeacherShortage(Prophecy):
    """P-5.7: 1 block more for every technology step; P-5.32: a free one is lost without it."""

    def technology_surcharge(self) -> i64:
        return 1

    def advance(self, s: State, player: i64, track: i64, paid: i64, why: str) -> None:
        if paid == 0:
            if s.players[player].blocks() == 0:
                return
            give_blocks(s, player, 1, "P-5.7")
        s.raise_level(player, track, why)


class Itzamna(Tribe):
    """P-3.17."""

    def technology_cost(self, level: i64) -> i64:
        return (0, 1, 2, 1)[level]


@clause("Z-15.5")
@pytest.mark.parametrize(("tribes", "costs"), [((), [2, 3, 4, 2]), ((0,), [1, 2, 3, 2])], ids=["no tribe", "itzamna"])
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_a_paid_step_costs_a_block_more_once(level: int, tribes: tuple[int, ...], costs: list[int]) -> None:
    rules = fresh(tribe=Itzamna(), prophecy=TeacherShortage())
    levels = dict.fromkeys(TRACKS, level)
    short = seated(rules, side("tikal1 tikal0", wood=costs[level] - 1, technologies=levels), tribes=tribes)
    play(short, "pick:tikal.1")
    assert "act:tikal_1" not in options(short)
    s = seated(rules, side("tikal1 tikal0", wood=costs[level], technologies=levels), tribes=tribes)
    play(s, "pick:tikal.1 act:tikal_1 technology:architecture")
    assert stock(s) == {}
    assert player(s)["technologies"]["architecture"] == min(level + 1, 3)
    assert player(s)["points"] == (3 if level == 3 else 0)


@clause("Z-15.5")
@pytest.mark.parametrize(("wood", "level"), [(2, 0), (3, 1)])
def test_a_free_step_is_paid_or_lost(wood: int, level: int) -> None:
    s = under(TeacherShortage(), side("tikal2", wood=wood), buildings=display("a1_agriculture"))
    play(s, "pick:tikal.2 act:tikal_2 build:a1_agriculture")
    assert player(s)["technologies"]["agriculture"] == level
    assert stock(s) == {}


# ---- levels, placing, harvests ---------------------------------------------------------------------


class ForgottenLore(Prophecy):
    """P-5.8: no level 2."""

    def level_works(self, level: i64) -> bool:
        return level != 2


@clause("Z-15.4")
def test_a_level_that_is_switched_off_does_not_work_but_those_around_it_do() -> None:
    s = under(ForgottenLore(), side("yaxchilan5", technologies={"resource_extraction": 3}))
    assert [s.works(0, TRACKS.index("resource_extraction"), level) for level in (1, 2, 3)] == [True, False, True]
    play(s, "pick:yaxchilan.5 act:yaxchilan_5")
    assert stock(s) == {"corn": 2, "stone": 1, "gold": 2}


@clause("Z-15.4")
@pytest.mark.parametrize(
    ("line", "own", "goods", "points"),
    [
        (
            "pick:palenque.1 act:palenque_1",
            side("palenque1", technologies={"agriculture": 3}),
            {"corn": 3},
            0,
        ),
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
def test_nothing_of_level_2_is_left(line: str, own: dict[str, Any], goods: dict[str, int], points: int) -> None:
    s = under(ForgottenLore(), own)
    play(s, line)
    assert s.active == 1 or s.actor == tonalli.CHANCE
    assert stock(s) == goods
    assert player(s)["points"] == points


class HighFloodwaters(Prophecy):
    """P-5.11: 2 corn more on Chichen Itza."""

    def placement_surcharge(self, gear: i64) -> i64:
        return 2 if gear == CHICHEN_ITZA else 0


@clause("Z-15.5")
@pytest.mark.parametrize(("corn", "payable"), [(2, False), (3, True)])
def test_a_surcharge_is_part_of_the_cost_of_a_space(corn: int, payable: bool) -> None:
    s = under(HighFloodwaters(), side(corn=corn), side("chichen_itza0"))
    assert [target.cost(s, 0) for target in s.rules.targets] == [0, 0, 0, 0, 3, 0]
    assert ("place:chichen_itza" in options(s)) == payable
    if payable:
        play(s, "place:chichen_itza")
        assert stock(s) == {}
        assert gear(s, "chichen_itza")[1] == 0


@clause("Z-15.5")
def test_a_surcharge_counts_for_the_cheapest_space_of_pity() -> None:
    bottoms = {"chaac": -1, "quetzalcoatl": -1, "kukulkan": -1}
    taken = side("palenque0 yaxchilan0 tikal0 uxmal0", hand=0)
    s = under(HighFloodwaters(), side(temples=bottoms), taken, side("start"))
    assert options(s) == [f"place:{name}" for name in ("palenque", "yaxchilan", "tikal", "uxmal")]


class Drought(Prophecy):
    """P-5.4: a harvest of corn yields 1 less."""

    def corn_harvested(self, corn: i64) -> i64:
        return max(corn - 1, 0)


class ForestFires(Prophecy):
    """P-5.3: a harvest of wood yields 1 less."""

    def wood_harvested(self, wood: i64) -> i64:
        return max(wood - 1, 0)


@clause("Z-15.5")
@pytest.mark.parametrize(
    ("prophecy", "line", "own", "goods"),
    [
        (ForestFires(), "palenque.3 act:palenque_3 harvest:wood", {"resource_extraction": 1}, {"wood": 2}),
        (ForestFires(), "palenque.3 act:palenque_3 harvest:burn temple:chaac", {}, {"corn": 5}),
        (ForestFires(), "yaxchilan.1 act:yaxchilan_1", {}, {"wood": 1}),
        (Drought(), "palenque.2 act:palenque_2 harvest:corn", {"agriculture": 1}, {"corn": 4}),
        (Drought(), "palenque.3 act:palenque_3 harvest:burn temple:chaac", {}, {"corn": 4}),
        (Drought(), "palenque.3 act:palenque_3 harvest:no_tile", {"agriculture": 2}, {"corn": 5}),
        (Drought(), "palenque.3 act:palenque_3 harvest:wood", {}, {"wood": 2}),
        (Drought(), "palenque.1 act:palenque_1", {}, {"corn": 3}),
        (Drought(), "yaxchilan.2 act:yaxchilan_2", {}, {"corn": 1, "stone": 1}),
    ],
)
def test_a_harvest_yields_what_the_prophecy_leaves_of_it(
    prophecy: Prophecy, line: str, own: dict[str, int], goods: dict[str, int]
) -> None:
    worker = line.split()[0].replace(".", "")
    s = under(prophecy, side(worker, technologies=own))
    play(s, f"pick:{line}")
    assert stock(s) == goods


# ---- feeding ---------------------------------------------------------------------------------------


class Hunger(Prophecy):
    """P-5.10: every worker needs 1 corn more."""

    def corn_per_worker(self) -> i64:
        return 1


@clause("Z-15.8/1", "Z-15.8/2", "Z-15.8/3")
@pytest.mark.parametrize(("corn", "fed"), [(0, 1), (1, 2), (2, 3)])
def test_three_workers_with_two_farms_for_all_and_one_symbol_need_two_corn_under_hunger(corn: int, fed: int) -> None:
    farms = {"a1_community_farm": 2, "a1_single_farm": 1}
    s = under(Hunger(), side(corn=corn, buildings=farms), calendar={"day": 8, "starting_player": 1})
    assert corn_due(s, 0) == 2
    finish(s)
    assert player(s)["fed"] == fed
    assert player(s)["points"] == -3 * (3 - fed)
