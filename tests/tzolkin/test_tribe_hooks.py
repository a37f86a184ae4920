"""What placing, picking up and studying mean for a tribe (Z-15.3), by the examples of real tribes."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
import tonalli.core.state
from clauses import clause
from tonalli.core.native import i64
from tonalli.core.step import PASS
from tonalli.tzolkin.names import (
    CORN,
    NONE,
    PALENQUE,
    TEETH_MAX,
    THEOLOGY,
    TIKAL,
    TOP_LEVEL,
    UXMAL,
    YAXCHILAN,
)
from tonalli.tzolkin.state import State
from tonalli.tzolkin.tiles import LAST_SPACE
from tonalli.tzolkin.tribe import OUT_OF_REACH, Tribe
from tzolkin.rounds import display, finish, quiet_turn
from tzolkin.stand_ins import fresh, seated, stock, told
from tzolkin.table import gear, options, play, player, side

pytestmark = pytest.mark.pure

if not str(tonalli.core.state.__file__).endswith(".py"):
    pytest.skip("interpreted classes cannot stand in for compiled ones", allow_module_level=True)


def of(tribe: Tribe, *sides: dict[str, Any], **fields: Any) -> State:
    """Seat 0 has the tribe."""
    return seated(fresh(tribe=tribe), *sides, **fields)


# ---- placing ---------------------------------------------------------------------------------------


class Yumkaax(Tribe):
    """P-3.22: 0, 0, 2, 5, 9, 13 corn in all for 1 to 6 workers."""

    def surcharge(self, placed: i64) -> i64:
        return (0, 0, 2, 3, 4, 4)[placed]


@clause("Z-15.3")
def test_several_workers_cost_what_the_table_of_the_tribe_says() -> None:
    s = of(Yumkaax(), side(corn=13, hand=6))
    left = []
    for target in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza", "start"):
        play(s, f"place:{target}")
        left.append(s.players[0].stock[CORN])
    assert left == [13, 13, 11, 8, 4, 0]
    assert [amount for _, _, amount in told(s, "pay")] == [2, 3, 4, 4]


@clause("Z-15.3")
@pytest.mark.parametrize(("corn", "more"), [(1, []), (2, ["place:tikal"])])
def test_what_the_tribe_charges_decides_what_can_be_paid(corn: int, more: list[str]) -> None:
    s = of(Yumkaax(), side(corn=corn))
    play(s, "place:palenque place:yaxchilan")
    if more:
        assert s.active == 0
        assert set(more) < set(options(s))
    else:
        assert s.active == 1


class CitBolonTum(Tribe):
    """P-3.15: a worker costs 2 corn less, here the first one; one more space on each gear."""

    def space_cost(self, s: State, player: i64, gear: i64, space: i64) -> i64:
        return max(space - 2, 0) if s.now.placed == 0 else space

    def last_space(self, gear: i64) -> i64:
        return LAST_SPACE[gear] + 1


FIVES = [
    side("palenque0 palenque1 palenque2 tikal0 tikal1 tikal2", hand=0),
    side("palenque3 palenque4 tikal3 tikal4", hand=1),
]


@clause("Z-15.3")
def test_a_space_costs_what_the_tribe_says() -> None:
    s = of(CitBolonTum(), side(corn=9), *FIVES)
    assert [target.cost(s, 0) for target in s.rules.targets] == [3, 0, 3, 0, 0, 0]
    assert [target.cost(s, 1) for target in s.rules.targets] == [5, 0, 5, 0, 0, 0]
    play(s, "place:palenque")
    assert stock(s) == {"corn": 6}
    play(s, "place:tikal")
    assert stock(s) == {}
    assert gear(s, "palenque")[5] == gear(s, "tikal")[5] == 0


@clause("Z-15.3")
@pytest.mark.parametrize(("corn", "payable"), [(2, False), (3, True)])
def test_what_a_space_costs_the_tribe_decides_what_can_be_paid(corn: int, payable: bool) -> None:
    s = of(CitBolonTum(), side(corn=corn), *FIVES)
    assert ("place:palenque" in options(s)) == payable


@clause("Z-15.3")
def test_workers_of_the_tribe_are_pushed_off_beyond_its_own_last_space() -> None:
    own = side("palenque6 chichen_itza9", corn=9, hand=1)
    s = of(CitBolonTum(), own, side("yaxchilan5"), calendar={"starting_player": 1})
    play(s, "place:start")
    assert options(s) == ["days:1", "days:2"]
    play(s, "days:2")
    assert gear(s, "palenque")[8] == 0
    assert gear(s, "chichen_itza")[11] == 0
    assert gear(s, "yaxchilan")[7] == 1


@clause("Z-15.3")
def test_the_next_day_pushes_them_off() -> None:
    s = of(CitBolonTum(), side("palenque7", corn=9), calendar={"starting_player": 1})
    finish(s, "place:tikal")
    assert gear(s, "palenque")[8] == 0
    s.players[0].tribe = 0
    assert s.players[0].standing == 2
    s.turn_gears()
    assert s.players[0].standing == 1
    assert told(s, "take_up") == [("take_up", "palenque", 9)]


@clause("Z-15.3")
@pytest.mark.parametrize(
    ("own", "other", "two"),
    [("palenque6", "tikal0", True), ("palenque7", "tikal0", False), ("palenque0", "tikal6", False),
     ("chichen_itza9", "tikal0", True), ("chichen_itza10", "tikal0", False)],
)  # fmt: skip
def test_two_days_are_forbidden_by_the_last_space_of_each_owner(own: str, other: str, two: bool) -> None:
    s = of(CitBolonTum(), side(own, corn=9), side(other), calendar={"starting_player": 1})
    play(s, "place:start pass")
    assert (options(s) == ["days:1", "days:2"]) == two


@clause("Z-15.3")
def test_from_the_further_space_any_action_is_free() -> None:
    s = of(CitBolonTum(), side("palenque7", corn=2), calendar={"starting_player": 1})
    finish(s, "place:tikal")
    while s.actor != 0:
        quiet_turn(s)
    play(s, "pick:palenque.8")
    assert options(s) == ["pass", *[f"act:palenque_{number}" for number in range(1, 6)]]


class VacubCaquix(Tribe):
    """P-3.19: one empty space counts as occupied in this turn, here Palenque 1."""

    def space_on(self, s: State, player: i64, gear: i64) -> i64:
        lowest = s.lowest_free(gear)
        if gear != PALENQUE or lowest != 1:
            return lowest
        first = gear * TEETH_MAX
        for space in range(2, LAST_SPACE[gear] + 1):
            if s.teeth[first + space] == NONE:
                return space
        return NONE


@clause("Z-15.3")
def test_a_skipped_space_stays_empty_and_the_space_taken_is_paid() -> None:
    s = of(VacubCaquix(), side(corn=9), side("palenque0 palenque2"))
    play(s, "place:palenque")
    assert gear(s, "palenque")[:4] == [1, None, 1, 0]
    assert stock(s) == {"corn": 6}
    play(s, "place:palenque")
    assert gear(s, "palenque")[:5] == [1, None, 1, 0, 0]
    assert stock(s) == {"corn": 1}


@clause("Z-15.3")
def test_without_a_space_for_the_tribe_the_gear_is_no_target() -> None:
    full = side("palenque2 palenque3 palenque4 palenque5 palenque6 palenque7", hand=0)
    s = of(VacubCaquix(), side("palenque0", corn=40, hand=2), full)
    assert "place:palenque" not in options(s)
    s.players[0].tribe = 0
    s.settle()
    assert "place:palenque" in options(s)


# ---- picking up ------------------------------------------------------------------------------------


class Balam(Tribe):
    """P-3.14: steps back are free and bring 1 corn in all."""

    def fee(self, s: State, player: i64, gear: i64, space: i64, action: i64) -> i64:
        fee = super().fee(s, player, gear, space, action)
        return -1 if fee != OUT_OF_REACH and action < space else fee

    def pay_fee(self, s: State, player: i64, gear: i64, space: i64, action: i64) -> None:
        if action < space:
            s.gain(player, CORN, 1, "P-3.14")


@clause("Z-15.3")
def test_a_fee_below_0_counts_for_the_cost_of_the_action() -> None:
    s = of(Balam(), side("uxmal3", corn=2))
    play(s, "pick:uxmal.3")
    assert options(s) == ["pass", "act:uxmal_1", "act:uxmal_2", "act:uxmal_3"]
    play(s, "act:uxmal_1")
    assert stock(s) == {}
    assert told(s, "gain", "pay") == [("gain", "corn", 1), ("pay", "corn", 3)]


@clause("Z-15.3")
@pytest.mark.parametrize(("corn", "one"), [(1, []), (2, ["act:uxmal_1"])])
def test_with_less_it_is_not_enough(corn: int, one: list[str]) -> None:
    s = of(Balam(), side("uxmal3", corn=corn))
    play(s, "pick:uxmal.3")
    assert [word for word in options(s) if word == "act:uxmal_1"] == one


@clause("Z-15.3")
@pytest.mark.parametrize("space", [5, 6, 7])
def test_it_is_one_corn_from_a_space_of_free_choice_too_and_none_for_no_action(space: int) -> None:
    s = of(Balam(), side(f"yaxchilan{space}"))
    play(s, f"pick:yaxchilan.{space}")
    idle = s.copy()
    play(s, "act:yaxchilan_1")
    assert stock(s) == {"corn": 1, "wood": 1}
    idle.play(PASS)
    assert stock(idle) == {}


class Huracan(Tribe):
    """P-3.16: Palenque with Yaxchilan, Tikal with Uxmal."""

    def uses_gear(self, gear: i64, other: i64) -> bool:
        pairs = ({PALENQUE, YAXCHILAN}, {TIKAL, UXMAL})
        return gear == other or {gear, other} in pairs


@clause("Z-15.3")
def test_a_worker_may_carry_out_actions_of_the_other_gear_of_its_pair() -> None:
    s = of(Huracan(), side("palenque4", corn=1))
    play(s, "pick:palenque.4")
    assert options(s) == ["pass", "act:palenque_3", "act:palenque_4", "act:yaxchilan_3", "act:yaxchilan_4"]
    play(s, "act:yaxchilan_3")
    assert stock(s) == {"corn": 2, "gold": 1}
    assert told(s, "act") == [("act", "yaxchilan_3", 4)]


@clause("Z-15.3")
def test_a_gear_without_a_partner_stays_alone() -> None:
    s = of(Huracan(), side("chichen_itza1", skull=1, corn=9))
    play(s, "pick:chichen_itza.1")
    assert options(s) == ["pass", "act:chichen_itza_1"]


# ---- technologies ----------------------------------------------------------------------------------


class Itzamna(Tribe):
    """P-3.17: one block less, and from level 3 a bonus of choice, here a crystal skull."""

    def technology_cost(self, level: i64) -> i64:
        return (0, 1, 2, 1)[level]

    def bonus(self, s: State, player: i64, track: i64) -> None:
        s.rules.bonuses[THEOLOGY].give(s, player)


@clause("Z-15.3")
@pytest.mark.parametrize(("level", "cost"), [(0, 0), (1, 1), (2, 2), (3, 1)])
def test_a_technology_step_costs_what_the_tribe_says(level: int, cost: int) -> None:
    levels = dict.fromkeys(("agriculture", "resource_extraction", "architecture", "theology"), level)
    if cost > 0:
        s = of(Itzamna(), side("tikal1", wood=cost - 1, technologies=levels))
        assert options(play(s, "pick:tikal.1")) == ["pass"] or s.actor != 0
    s = of(Itzamna(), side("tikal1", wood=cost, technologies=levels))
    play(s, "pick:tikal.1 act:tikal_1 technology:agriculture")
    assert stock(s) == ({"skull": 1} if level == TOP_LEVEL else {})
    assert player(s)["technologies"]["agriculture"] == min(level + 1, TOP_LEVEL)


@clause("Z-15.3")
def test_beyond_level_3_the_tribe_gives_its_bonus_for_a_block_or_for_nothing() -> None:
    s = of(Itzamna(), side("tikal1", wood=1, technologies={"agriculture": 3}))
    play(s, "pick:tikal.1 act:tikal_1 technology:agriculture")
    assert stock(s) == {"skull": 1}
    s = of(
        Itzamna(),
        side("tikal2", wood=2, technologies={"agriculture": 3}),
        buildings=display("a1_agriculture"),
    )
    play(s, "pick:tikal.2 act:tikal_2 build:a1_agriculture")
    assert stock(s) == {"skull": 1}
