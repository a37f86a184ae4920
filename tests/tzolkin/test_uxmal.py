"""Uxmal: a temple step, the market, a worker, building with corn, the mirror (Z-7.13 to Z-7.17, Z-7.20)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tabletop import events, options, play, player
from tonalli import State
from tzolkin.facts import BLOCKS, BUILDINGS, FACTS, GOODS, TEMPLES, actions, space
from tzolkin.table import side, table

pytestmark = pytest.mark.pure

AGE_2 = {"day": 16, "food_days": 2}
MARKET = FACTS["market"]


def acting(number: int, **fields: Any) -> State:
    """Seat 0 has chosen an action of Uxmal."""
    return play(table(side(f"uxmal{number}", **fields)), f"pick:uxmal.{number} act:uxmal_{number}")


def stock(s: State) -> dict[str, int]:
    return {good: player(s)[good] for good in GOODS if player(s)[good]}


def offered(s: State) -> list[str]:
    return [word.removeprefix("act:") for word in options(s) if word.startswith("act:")]


# ---- 1: a temple step ----------------------------------------------------------------------------


@clause("Z-7.13")
@pytest.mark.parametrize("temple", TEMPLES)
def test_action_1_is_a_temple_step_for_3_corn(temple: str) -> None:
    printed = space("uxmal", 1)
    assert (printed["printed_cost"], printed["different_temples"], printed["steps_each"]) == ({"corn": 3}, 1, 1)
    s = acting(1, corn=4)
    assert options(s) == [f"temple:{name}" for name in TEMPLES]
    play(s, f"temple:{temple}")
    assert stock(s) == {"corn": 1}
    assert player(s)["temples"] == {name: int(name == temple) for name in TEMPLES}
    assert s.actor == 1


# ---- 2: the market -------------------------------------------------------------------------------


@clause("Z-7.14/1")
@pytest.mark.parametrize("block", BLOCKS)
def test_rates_are_the_same_both_ways(block: str) -> None:
    rate = MARKET[block]
    assert rate == {"wood": 2, "stone": 3, "gold": 4}[block]
    s = play(acting(2, **{block: 1}), f"sell:{block}")
    assert stock(s) == {"corn": rate}
    s = play(acting(2, corn=rate), f"buy:{block}")
    assert stock(s) == {block: 1}
    assert f"buy:{block}" not in options(acting(2, corn=max(rate - 1, 0), wood=1))


@clause("Z-7.14/1", "Z-7.20")
def test_any_number_of_exchanges_sales_before_purchases() -> None:
    s = acting(2, wood=3, stone=1)
    assert options(s) == ["sell:wood", "sell:stone"], "at least one exchange"
    play(s, "sell:wood")
    assert options(s) == ["pass", "sell:wood", "sell:stone"], "a kind that was sold is not bought back"
    play(s, "sell:wood")
    assert options(s) == ["pass", "sell:wood", "sell:stone", "buy:stone", "buy:gold"]
    play(s, "sell:wood sell:stone")
    assert stock(s) == {"corn": 9}
    assert options(s) == ["pass", "buy:gold"]
    play(s, "buy:gold")
    assert options(s) == ["pass", "buy:gold"]
    play(s, "buy:gold")
    assert stock(s) == {"corn": 1, "gold": 2}
    assert s.actor == 1


@clause("Z-7.20")
def test_after_a_purchase_nothing_is_sold() -> None:
    s = play(acting(2, corn=5, wood=2), "buy:wood")
    assert options(s) == ["pass", "buy:wood", "buy:stone"]
    play(s, "pass")
    assert stock(s) == {"corn": 3, "wood": 3}


@clause("Z-7.14/2")
def test_skulls_are_not_traded() -> None:
    assert MARKET["skull_tradable"] is False
    s = acting(2, corn=20, wood=1, skull=3)
    assert options(s) == ["sell:wood", "buy:wood", "buy:stone", "buy:gold"]


@clause("Z-7.20")
def test_the_market_always_ends_and_never_makes_corn() -> None:
    def worth(s: State) -> int:
        return int(player(s)["corn"] + sum(MARKET[block] * player(s)[block] for block in BLOCKS))

    results = set()
    pending = [acting(2, corn=3, wood=1, stone=1)]
    while pending:
        s = pending.pop()
        assert worth(s) == 8
        for word in options(s):
            after = play(s.copy(), word)
            if after.actor == 1:
                results.add(tuple(player(after)[good] for good in ("corn", *BLOCKS)))
            else:
                pending.append(after)
    every = {
        (8 - 2 * wood - 3 * stone - 4 * gold, wood, stone, gold)
        for wood in range(5)
        for stone in range(3)
        for gold in range(3)
        if 2 * wood + 3 * stone + 4 * gold <= 8
    }
    assert results == every - {(3, 1, 1, 0)}, "every result can be reached but the one without an exchange"


# ---- 3: a worker ---------------------------------------------------------------------------------


@clause("Z-7.15/1", "Z-7.15/2")
def test_action_3_brings_a_worker_into_play() -> None:
    assert space("uxmal", 3)["workers"] == 1
    s = acting(3)
    assert (player(s)["workers_in_hand"], player(s)["workers_in_reserve"]) == (4, 2)
    s = play(table(side("uxmal3", hand=4)), "pick:uxmal.3 act:uxmal_3")
    assert (player(s)["workers_in_hand"], player(s)["workers_in_reserve"]) == (6, 0)
    s = play(table(side("uxmal3", hand=5)), "pick:uxmal.3")
    assert s.actor == 1, "with six in play there is nothing to choose"


# ---- 4: building with corn -----------------------------------------------------------------------


def display(building: str) -> dict[str, Any]:
    age = BUILDINGS[building]["age"]
    others = [name for name, tile in BUILDINGS.items() if tile["age"] == age and name != building]
    return {"buildings": [building, *others][:6], "calendar": AGE_2 if age == 2 else {"day": 2}}


@clause("Z-7.16/1", "Z-8.6/2")
@pytest.mark.parametrize("building", BUILDINGS)
@pytest.mark.parametrize("level", [0, 3])
def test_action_4_costs_2_corn_a_block(building: str, level: int) -> None:
    price = space("uxmal", 4)["corn_per_block"] * sum(BUILDINGS[building]["cost"].values())
    if level == 3:
        price -= FACTS["technology"]["architecture"]["level_3"]["corn_saved_when_paying_corn"]
    technologies = {"architecture": level}
    for corn in (price, price - 1):
        if corn < 0:
            continue
        blocks = dict.fromkeys(BLOCKS, 9)
        s = table(side("uxmal4", corn=corn, technologies=technologies, **blocks), **display(building))
        play(s, "pick:uxmal.4")
        if "act:uxmal_4" in options(s):
            play(s, "act:uxmal_4")
        assert (f"build:{building}" in options(s)) == (corn == price)
    s = table(side("uxmal4", corn=price, technologies=technologies), **display(building))
    play(s, f"pick:uxmal.4 act:uxmal_4 build:{building}")
    paid = [(event["good"], event.number("amount")) for event in events(s, "pay")]
    assert paid == ([("corn", price)] if price else [])
    assert player(s)["buildings"] == {building: 1}


@clause("Z-16.5", "Z-7.16/1", "Z-8.6/2")
def test_the_worked_example_of_paying_with_corn() -> None:
    s = play(acting(4, corn=6), "build:a1_extraction_gold")
    assert (player(s)["corn"], player(s)["gold"], player(s)["points"]) == (0, 1, 0)
    s = play(acting(4, corn=4, technologies={"architecture": 3}), "build:a1_extraction_gold")
    assert (player(s)["corn"], player(s)["gold"], player(s)["points"]) == (1, 1, 2)
    assert [event.number("amount") for event in events(s, "pay")] == [4]


@clause("Z-7.16/2", "Z-7.16/3")
def test_corn_and_blocks_are_not_mixed_and_monuments_not_built_with_corn() -> None:
    s = acting(4, corn=5, wood=9, stone=9, gold=9)
    assert options(s) == [
        "build:a1_single_farm", "build:a1_agriculture", "build:a1_any_temple_build", "build:a1_architecture",
    ]  # fmt: skip
    s = acting(4, corn=99)
    assert not [word for word in options(s) if word.startswith("monument:")]


@clause("Z-7.16/1")
def test_action_4_is_one_building_only() -> None:
    s = play(acting(4, corn=99), "build:a1_single_farm")
    assert s.actor != 0
    assert (player(s)["buildings"], player(s)["corn"]) == ({"a1_single_farm": 1}, 97)


# ---- 5: the mirror -------------------------------------------------------------------------------


@clause("Z-7.17/1", "Z-7.17/2", "Z-14.2")
def test_action_5_mirrors_any_action_of_four_gears_but_itself() -> None:
    printed = space("uxmal", 5)
    assert printed["gears"] == ["palenque", "yaxchilan", "tikal", "uxmal"]
    s = acting(5, corn=9, wood=9, stone=9, gold=9, skull=1)
    every = [f"{gear}_{number}" for gear in printed["gears"] for number in actions(gear)]
    assert offered(s) == [name for name in every if name != "uxmal_5"]
    assert "pass" not in options(s)


@clause("Z-7.17/1")
def test_the_mirrored_action_is_paid_too() -> None:
    assert space("uxmal", 5)["printed_cost"] == {"corn": 1}
    s = play(acting(5, corn=4), "act:uxmal_1 temple:chaac")
    assert stock(s) == {}
    assert "uxmal_1" not in offered(acting(5, corn=3))
    s = play(acting(5, corn=1, gold=1), "act:tikal_5 temple:chaac temple:kukulkan")
    assert stock(s) == {}
    s = play(acting(5, corn=1), "act:yaxchilan_5")
    assert stock(s) == {"corn": 2, "stone": 1, "gold": 1}


@clause("Z-7.17/1", "Z-6.10")
def test_what_cannot_be_done_is_not_mirrored() -> None:
    s = play(table(side("uxmal5", hand=5, corn=2), side(skull=13)), "pick:uxmal.5 act:uxmal_5")
    assert offered(s) == [
        "palenque_1", "palenque_2", "palenque_3", "palenque_4", "palenque_5",
        "yaxchilan_1", "yaxchilan_2", "yaxchilan_3", "yaxchilan_5",
    ]  # fmt: skip


@clause("Z-7.17/1", "Z-6.4/1")
def test_a_lower_action_behind_the_mirror_costs_no_step_back() -> None:
    s = play(acting(5, corn=1), "act:palenque_1")
    assert stock(s) == {"corn": 3}
    s = play(table(side("uxmal6", corn=2)), "pick:uxmal.6 act:uxmal_5 act:uxmal_3")
    assert stock(s) == {"corn": 1}
    assert player(s)["workers_in_hand"] == 4


MIRROR: dict[str, Any] = {
    "calendar": AGE_2,
    "buildings": ["a2_mirror", "a2_market", "a2_large_farm", "a2_worker", "a2_chaac", "a2_kukulkan"],
}


@clause("Z-7.17/2", "Z-10.5", "Z-14.2")
def test_a_chain_of_mirrors() -> None:
    s = table(side("uxmal5", corn=3, wood=2, stone=1, gold=1), **MIRROR)
    play(s, "pick:uxmal.5 act:uxmal_5 act:tikal_2 build:a2_mirror")
    assert player(s)["corn"] == 2
    assert options(s)[0] == "pass", "the mirror of the building is optional"
    assert not [name for name in offered(s) if name.startswith("chichen_itza")]
    assert "uxmal_5" not in offered(s)
    play(s, "act:palenque_1")
    assert stock(s) == {"corn": 4}
    assert player(s)["points"] == 2


@clause("Z-10.5", "Z-7.16/1")
def test_the_mirror_of_a_building_paid_in_corn_needs_another_corn() -> None:
    s = table(side("uxmal4", corn=8), **MIRROR)
    play(s, "pick:uxmal.4 act:uxmal_4 build:a2_mirror")
    assert s.actor != 0, "nothing is left for the mirror"
    assert player(s)["points"] == 2
    s = table(side("uxmal4", corn=9), **MIRROR)
    play(s, "pick:uxmal.4 act:uxmal_4 build:a2_mirror act:yaxchilan_4")
    assert stock(s) == {"skull": 1}


@clause("Z-10.5", "Z-7.20", "Z-10.3/3")
def test_the_market_of_a_building_is_like_action_2_but_may_be_left_out() -> None:
    s = table(side("tikal2", stone=3, wood=1, corn=1), **MIRROR)
    play(s, "pick:tikal.2 act:tikal_2 build:a2_market")
    assert options(s) == ["pass", "sell:wood"]
    play(s, "sell:wood")
    assert options(s) == ["pass", "buy:stone"]
    play(s, "buy:stone")
    assert stock(s) == {"stone": 1}
    assert player(s)["points"] == 6
