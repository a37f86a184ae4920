"""Royal tiles (T-7.12 to T-7.20, T-7.22); P is the power of the locked worker."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.table import events, options, play, player, side, table, workers
from tonalli import State

pytestmark = pytest.mark.pure

SPACES = {"A": "palace1", "B": "palace2", "C": "palace3"}


def at(royal: str, power: int, tiles: tuple[str, ...] = (), **fields: Any) -> State:
    """A worker of that power has just been locked on a royal tile."""
    royals = {"A": "A04", "B": "B02", "C": "C01", royal[0]: royal}
    s = table(
        side(f"nobles{power} gold1 gold1", discovery_tiles=list(tiles), **fields),
        side(),
        royal_tiles=list(royals.values()),
        discovery_tiles={"worship": {"palace": "mask_1"}},
    )
    return play(s, f"move:nobles.{power} to:palace worship:{SPACES[royal[0]]}.ability")


def is_over(s: State) -> bool:
    """Nothing is left of the worship but the end of the turn, where workers may be unlocked for 3 cocoa."""
    return s.actor == 1 or options(s) == ["pass", "buy-unlock"]


@clause("T-7.13")
@pytest.mark.parametrize(
    ("technologies", "power", "points"),
    [
        ([], 5, 0),
        (["03"], 1, 2),
        (["03", "05", "07"], 2, 4),
        (["03", "05", "07"], 3, 6),
        (["03", "05"], 5, 4),
        (["01", "03", "05", "07", "09", "11"], 5, 10),
    ],
)
def test_a04_scores_two_for_the_lower_of_technologies_and_power(
    technologies: list[str], power: int, points: int
) -> None:
    assert player(at("A04", power, technologies=technologies))["points"] == points


@clause("T-7.14")
@pytest.mark.parametrize(("step", "power", "points"), [(0, 5, 0), (1, 3, 2), (3, 1, 2), (4, 4, 8), (10, 5, 10)])
def test_a05_scores_two_for_the_lower_of_pyramid_step_and_power(step: int, power: int, points: int) -> None:
    assert player(at("A05", power, pyramid_track=step))["points"] == points


@clause("T-7.15", "T-7.22")
@pytest.mark.parametrize(
    ("step", "power", "points"), [(5, 3, 4), (0, 4, 0), (2, 1, 2), (3, 1, 2), (4, 3, 4), (9, 5, 6), (1, 5, 1)]
)
def test_a09_scores_one_for_the_lower_of_avenue_step_and_power_plus_one(step: int, power: int, points: int) -> None:
    assert player(at("A09", power, avenue=step))["points"] == points


@clause("T-7.16", "T-7.17", "T-7.12/1")
@pytest.mark.parametrize(
    ("royal", "gained"), [("B02", {"wood": 1, "stone": 1, "gold": 0}), ("B06", {"wood": 0, "stone": 1, "gold": 1})]
)
def test_b02_and_b06_exchange_a_cocoa_up_to_p_times(royal: str, gained: dict[str, int]) -> None:
    s = at(royal, 3, cocoa=9)
    for times in (1, 2, 3):
        assert options(s) == ["pass", "exchange"]
        play(s, "exchange")
        assert player(s)["cocoa"] == 9 - times
        assert {good: player(s)[good] for good in gained} == {good: n * times for good, n in gained.items()}
    assert is_over(s)


@clause("T-7.12/2")
def test_exchanges_may_be_fewer_or_none() -> None:
    s = at("B02", 4, cocoa=9)
    play(s, "exchange pass")
    assert is_over(s)
    assert (player(s)["cocoa"], player(s)["wood"], player(s)["stone"]) == (8, 1, 1)
    s = at("B06", 4, cocoa=9)
    play(s, "pass")
    assert is_over(s)
    assert player(s)["cocoa"] == 9


@clause("T-7.22", "T-7.16")
def test_example_power_three_on_b02_with_two_cocoa() -> None:
    s = at("B02", 3, cocoa=2)
    play(s, "exchange exchange")
    assert is_over(s)
    assert (player(s)["cocoa"], player(s)["wood"], player(s)["stone"]) == (0, 2, 2)


@clause("T-7.16", "T-8.26/1", "T-8.8")
def test_b02_out_of_cocoa_goes_on_with_the_cocoa_of_a_tile() -> None:
    s = at("B02", 3, ("cocoa_4",), cocoa=1)
    play(s, "exchange")
    assert options(s) == ["pass", "use:cocoa_4"]
    play(s, "use:cocoa_4 exchange exchange")
    assert is_over(s)
    assert (player(s)["cocoa"], player(s)["wood"], player(s)["stone"]) == (2, 3, 3)


@clause("T-7.18")
@pytest.mark.parametrize("power", [1, 4])
def test_b07_gives_p_resources_of_choice_for_a_cocoa_and_a_resource_once(power: int) -> None:
    s = at("B07", power, cocoa=5, stone=2, gold=1)
    assert options(s) == ["pass", "give:stone", "give:gold"]
    play(s, "give:stone")
    assert player(s)["cocoa"] == 4
    taken = ["take:wood", "take:gold", "take:gold", "take:stone"][:power]
    for word in taken:
        assert options(s) == ["take:wood", "take:stone", "take:gold"]
        play(s, word)
    assert is_over(s)
    assert player(s)["wood"] == 1
    assert player(s)["stone"] == 1 + taken.count("take:stone")
    assert player(s)["gold"] == 1 + taken.count("take:gold")


@clause("T-7.18", "T-7.12")
@pytest.mark.parametrize("goods", [{"cocoa": 0, "wood": 3}, {"cocoa": 3}])
def test_b07_needs_both_the_cocoa_and_a_resource(goods: dict[str, int]) -> None:
    s = at("B07", 4, (), **goods)
    assert is_over(s)
    assert player(s)["cocoa"] == goods["cocoa"]


@clause("T-7.18", "T-7.12/2")
def test_b07_may_be_declined() -> None:
    s = play(at("B07", 4, cocoa=1, wood=1), "pass")
    assert is_over(s)
    assert (player(s)["cocoa"], player(s)["wood"]) == (1, 1)


@clause("T-7.18", "T-8.26/1")
def test_b07_takes_no_tile_while_it_is_being_paid_out() -> None:
    s = at("B07", 2, ("vp_4",), cocoa=1, wood=1)
    assert "use:vp_4" in options(s)
    play(s, "give:wood")
    assert options(s) == ["take:wood", "take:stone", "take:gold"]


@clause("T-7.19/1")
@pytest.mark.parametrize("power", [1, 2, 5])
def test_c01_gives_p_plus_one_cocoa(power: int) -> None:
    assert player(at("C01", power))["cocoa"] == power + 1


@clause("T-7.19/2", "T-7.12/1")
def test_c03_sells_a_resource_for_two_cocoa_up_to_p_times() -> None:
    s = at("C03", 2, wood=1, gold=2)
    assert options(s) == ["pass", "give:wood", "give:gold"]
    play(s, "give:wood")
    assert options(s) == ["pass", "give:gold"]
    play(s, "give:gold")
    assert is_over(s)
    assert {good: player(s)[good] for good in ("cocoa", "wood", "stone", "gold")} == {
        "cocoa": 4, "wood": 0, "stone": 0, "gold": 1,
    }  # fmt: skip


@clause("T-7.12/2", "T-7.19/2")
def test_c03_may_stop_early_and_ends_without_resources() -> None:
    s = play(at("C03", 5, stone=3), "give:stone pass")
    assert is_over(s)
    assert (player(s)["cocoa"], player(s)["stone"]) == (2, 2)
    s = play(at("C03", 5, stone=1), "give:stone")
    assert is_over(s)


@clause("T-7.19", "T-8.26/1")
def test_c03_may_sell_what_a_tile_brings_in_between() -> None:
    s = at("C03", 3, ("resources_2",), wood=1)
    play(s, "give:wood use:resources_2 take:gold take:gold give:gold give:gold")
    assert is_over(s)
    assert player(s)["cocoa"] == 6


@clause("T-7.20/1")
def test_c08_sells_p_minus_one_temple_steps_each_chosen() -> None:
    s = at("C08", 3, cocoa=5)
    assert options(s) == ["pass", "temple:blue", "temple:red", "temple:green"]
    play(s, "temple:red")
    assert (player(s)["cocoa"], player(s)["points"]) == (4, 1)
    assert options(s) == ["pass", "temple:blue", "temple:red", "temple:green"]
    play(s, "temple:green")
    assert is_over(s)
    assert player(s)["temples"] == {"blue": 0, "red": 1, "green": 1}
    assert player(s)["cocoa"] == 4  # 2 paid, 1 from the green step


@clause("T-7.20/2", "T-7.9")
def test_c08_with_power_one_has_no_effect() -> None:
    s = at("C08", 1, cocoa=5)
    assert is_over(s)
    assert "palace3!1" in workers(s)
    assert player(s)["cocoa"] == 5


@clause("T-7.20/1", "T-7.12/2")
def test_c08_may_be_done_fewer_times() -> None:
    s = play(at("C08", 5, cocoa=5), "temple:red pass")
    assert is_over(s)
    assert player(s)["cocoa"] == 4


@clause("T-7.20/1", "T-9.1/2")
def test_c08_resolves_each_step_before_the_next_and_may_pay_with_its_cocoa() -> None:
    s = play(at("C08", 3, cocoa=1, temples={"green": 3}), "temple:green")
    assert player(s)["cocoa"] == 2
    play(s, "temple:blue")
    assert options(s) == ["take:wood", "take:stone", "take:gold"]
    play(s, "take:gold")
    assert (player(s)["cocoa"], player(s)["gold"]) == (1, 1)
    assert is_over(s)


@clause("T-1.19", "T-7.20/1")
def test_c08_offers_only_temples_that_can_be_climbed() -> None:
    s = table(
        side("nobles5 gold1 gold1", cocoa=9, temples={"blue": 11, "red": 10, "green": 9}),
        side(temples={"red": 11}),
        royal_tiles=["A04", "B02", "C08"],
        discovery_tiles={"worship": {"palace": "mask_1"}},
    )
    play(s, "move:nobles.5 to:palace worship:palace3.ability")
    assert options(s) == ["pass", "temple:green"]
    play(s, "temple:green temple:green")
    assert is_over(s)
    assert player(s)["temples"]["green"] == 11
    assert player(s)["cocoa"] == 7


@clause("T-7.20", "T-8.26/1")
def test_c08_takes_tiles_between_two_steps_but_not_during_one() -> None:
    s = at("C08", 3, ("vp_4", "temple_blue"), cocoa=2)
    play(s, "temple:blue")
    assert options(s) == ["take:wood", "take:stone", "take:gold"]
    play(s, "take:wood use:temple_blue take:stone temple:blue take:gold use:vp_4")
    assert player(s)["temples"]["blue"] == 3
    assert player(s)["points"] == 4


@clause("T-7.12/1", "T-8.16/2")
def test_the_power_of_the_locked_worker_counts_not_that_of_its_companion() -> None:
    s = table(
        side("nobles2 nobles5 gold1", discovery_tiles=["move_two"]),
        side(),
        discovery_tiles={"worship": {"palace": "mask_1"}},
    )
    play(s, "use:move_two move:nobles.2 with:5 to:palace worship:palace3.ability lock:2")
    assert player(s)["cocoa"] == 3
    assert workers(s) == ["gold1", "palace3!2", "palace5", "reserve3"]


@clause("T-7.13", "T-8.8/3", "T-8.10/2")
def test_points_are_counted_after_the_tiles_used_before_the_ability() -> None:
    s = table(
        side("nobles3 gold1 gold1", avenue=1, discovery_tiles=["avenue_step"]),
        side(),
        royal_tiles=["A09", "B02", "C01"],
        discovery_tiles={"worship": {"palace": "mask_1"}},
    )
    play(s, "move:nobles.3 to:palace worship:palace1.ability use:avenue_step")
    assert player(s)["points"] == 2
    assert [event.number("points") for event in events(s, "score")] == [2]
