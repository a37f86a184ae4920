"""Main actions and tiles at the edge of what is possible: the last tile, the last good, the only row left."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.table import options, play, player, side, table, workers

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")
HIGH = ["07", "09", "11", "13", "15", "17"]
PLACES = [f"{level}{i}{j}" for level in (1, 2, 3) for i in range(5 - level) for j in range(5 - level)]
SPACES = [f"{wall}_{level}" for level in (1, 2, 3) for wall in ("top", "right", "bottom", "left")]


@clause("T-8.11")
@pytest.mark.parametrize("temple", ["blue", "red", "green"])
def test_a_tile_for_any_temple_gives_exactly_one_step(temple: str) -> None:
    s = table(side("palace1 gold1 gold1", temples={"blue": 6}, discovery_tiles=["temple_any"]), AWAY)
    play(s, f"use:temple_any temple:{temple}")
    assert player(s)["temples"] == {"blue": 6 + (temple == "blue"), "red": temple == "red", "green": temple == "green"}
    assert "move:palace.1" in options(s)


@clause("T-8.13", "T-9.8", "T-17.10")
@pytest.mark.parametrize("left", ["blue", "red", "green"])
def test_one_temple_left_to_climb_is_enough_whichever_it_is(left: str) -> None:
    tops = {temple: 11 for temple in ("blue", "red", "green") if temple != left}
    s = table(side("forest5 gold1 gold1", temples=tops, discovery_tiles=["temple_any", "power_up_2"]), AWAY)
    assert "use:temple_any" in options(s)
    play(s, "use:power_up_2 power-up:forest.5")
    assert "ascend:temple" in options(s)
    play(s, "ascend:temple")
    assert options(s) == [f"temple:{left}"]


@clause("T-10.1/2", "T-10.2/1")
def test_the_cost_of_a_main_action_is_cocoa_alone() -> None:
    goods = {"cocoa": 4, "wood": 5, "stone": 5, "gold": 5}
    for paid, word in ((2, "pay"), (0, "use:ignore_cocoa")):
        held: dict[str, Any] = dict(goods)
        s = table(
            side("palace1 quarry1 nobles1", discovery_tiles=["ignore_cocoa"], **held),
            side("quarry1 nobles1 nobles1"),
        )
        play(s, f"move:palace.1 to:quarry main {word}")
        assert {good: player(s)[good] for good in goods} == {**goods, "cocoa": 4 - paid, "stone": 6}


@clause("T-10.4/1", "T-12.3/1")
@pytest.mark.parametrize(("own", "possible"), [("palace1 gold4 palace1", True), ("palace5 gold3 palace1", False)])
def test_only_a_strong_lone_worker_may_choose_alchemy_for_its_second_row(own: str, possible: bool) -> None:
    power = own.split()[1].removeprefix("gold")
    s = table(side(own, gold=1, technologies=["01", "03", "05"]), AWAY)
    play(s, f"move:gold.{power} to:alchemy")
    assert ("main" in options(s)) is possible
    if possible:
        play(s, "main technology:07")
        assert player(s)["technologies"] == ["01", "03", "05", "07"]


@clause("T-12.13/1")
@pytest.mark.parametrize(
    ("wood", "stone", "prices"),
    [
        (2, 2, ["none", "wood", "stone"]),
        (1, 2, ["wood"]),
        (2, 1, ["stone"]),
        (0, 2, []),
        (1, 1, []),
        (2, 0, []),
    ],
)
def test_with_15_a_tile_of_level_3_is_one_wood_or_one_stone_cheaper_and_no_more(
    wood: int, stone: int, prices: list[str]
) -> None:
    laid = {place: {"tile": f"{number:02}"} for number, place in enumerate(PLACES[:25])}
    s = table(
        side("gold1 palace1 palace1", wood=wood, stone=stone, technologies=["15"]),
        AWAY,
        technologies=HIGH,
        pyramid={"places": laid, "display": ["30"]},
    )
    play(s, "move:gold.1 to:construction")
    assert ("main" in options(s)) is bool(prices)
    if prices:
        play(s, "main tile:30 place:300 turn:0")
        assert options(s) == [f"price:{price}" for price in prices]
    for price in prices:
        paid = play(s.copy(), f"price:{price}")
        left = (wood - 2 + (price == "wood"), stone - 2 + (price == "stone"))
        assert (player(paid)["wood"], player(paid)["stone"]) == left


@clause("T-8.14/3", "T-8.16/2")
@pytest.mark.parametrize(("locked", "free"), [(2, 4), (4, 2)])
def test_whichever_of_two_workers_is_locked_the_other_may_be_raised_at_once(locked: int, free: int) -> None:
    s = table(
        side("nobles2 nobles4 gold1", discovery_tiles=["move_two", "power_up_2"]),
        AWAY,
        discovery_tiles={"worship": {"palace": "mask_4"}},
    )
    play(s, f"use:move_two move:nobles.2 with:4 to:palace worship:palace3.ability lock:{locked} use:power_up_2")
    assert options(s) == [f"power-up:palace.{free}", "power-up:gold.1"]
    play(s, "power-up:gold.1 power-up:gold.2")
    assert f"palace3!{locked}" in workers(s)


@clause("T-15.8")
@pytest.mark.parametrize("tile", ["29", "30", "31"])
def test_the_last_pyramid_tile_of_the_stack_fills_the_gap_wherever_it_is(tile: str) -> None:
    laid = {place: {"tile": f"{number:02}"} for number, place in enumerate(PLACES[:28])}
    s = table(
        side("gold1 palace1 palace1", stone=2, wood=2),
        AWAY,
        pyramid={"places": laid, "display": ["29", "30", "31"]},
    )
    play(s, f"move:gold.1 to:construction main tile:{tile} place:311 turn:0 power-up:construction.1")
    assert options(s) == ["~pyramid:28"]
    play(s, "~pyramid:28")
    assert s.to_dict()["pyramid"]["display"] == ["28" if one == tile else one for one in ("29", "30", "31")]
    assert s.actor == 1


@clause("T-14.10")
@pytest.mark.parametrize("tile", ["11", "12", "13", "14"])
def test_the_last_decoration_of_the_stack_fills_the_gap_wherever_it_is(tile: str) -> None:
    laid = {place: {"tile": f"{number:02}"} for number, place in enumerate(PLACES)}
    decorated = {space: f"{number:02}" for number, space in enumerate(SPACES[:10])}
    s = table(
        side("nobles1 palace1 palace1", gold=3, temples={"blue": 11, "red": 11, "green": 11}),
        AWAY,
        pyramid={"places": laid, "display": []},
        decorations={"spaces": decorated, "display": ["11", "12", "13", "14"]},
    )
    play(s, f"move:nobles.1 to:decorations main decoration:{tile} space:left_3 power-up:decorations.1")
    assert options(s) == ["~decoration:10"]
    play(s, "~decoration:10")
    assert s.to_dict()["decorations"]["display"] == ["10" if one == tile else one for one in ("11", "12", "13", "14")]
    assert s.actor != tonalli.CHANCE
