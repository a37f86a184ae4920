"""Alchemy: acquiring technologies (T-12.1 to T-12.8)."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.table import events, options, play, player, side, table, workers

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")
TOP = ["technology:01", "technology:03", "technology:05"]
SECOND = ["technology:07", "technology:09", "technology:11"]
PRICES = [("01", 1), ("03", 1), ("05", 1), ("07", 1), ("09", 2), ("11", 2), ("13", 2), ("15", 2), ("17", 2)]


@clause("T-12.1")
def test_a_technology_with_an_own_marker_cannot_be_chosen_again() -> None:
    s = table(side("gold1 palace1 palace1", gold=9, technologies=["03"]), AWAY)
    play(s, "move:gold.1 to:alchemy main")
    assert options(s) == ["technology:01", "technology:05"]


@clause("T-12.1")
def test_markers_of_others_do_not_keep_a_player_away() -> None:
    s = table(side("gold1 palace1 palace1", gold=9), side("palace1 palace1 palace1", technologies=["01", "03", "05"]))
    play(s, "move:gold.1 to:alchemy main")
    assert options(s) == TOP


@clause("T-12.2")
@pytest.mark.parametrize("power", [1, 2, 3])
def test_one_worker_reaches_only_the_top_row(power: int) -> None:
    s = table(side(f"gold{power} palace1 palace1", gold=9), AWAY)
    play(s, f"move:gold.{power} to:alchemy main")
    assert options(s) == TOP


@clause("T-12.2")
@pytest.mark.parametrize("there", ["alchemy1 palace1", "alchemy1 alchemy1"])
def test_two_or_more_workers_reach_either_row(there: str) -> None:
    s = table(side(f"gold1 {there}", gold=9, cocoa=1), AWAY)
    play(s, "move:gold.1 to:alchemy main")
    assert options(s) == TOP + SECOND


@clause("T-12.3/1")
@pytest.mark.parametrize("power", [4, 5])
def test_a_single_strong_worker_reaches_the_second_row_without_a_power_up(power: int) -> None:
    s = table(side(f"gold{power} palace1 palace1", gold=2), AWAY)
    play(s, f"move:gold.{power} to:alchemy main")
    assert options(s) == TOP + SECOND
    play(s, "technology:11")
    assert s.actor == 1
    assert workers(s) == sorted([f"alchemy{power}", "palace1", "palace1", "reserve3"])
    assert player(s)["technologies"] == ["11"]


@clause("T-12.3/2", "T-8.19/1")
def test_with_an_extra_worker_the_second_row_costs_no_power_up() -> None:
    s = table(side("gold4 palace1 palace1", gold=2, discovery_tiles=["extra_worker"]), AWAY)
    play(s, "move:gold.4 to:alchemy main use:extra_worker technology:09")
    assert options(s) == ["power-up:alchemy.4"]


@clause("T-12.2", "T-8.19/2")
def test_an_extra_worker_brings_a_weak_worker_to_the_second_row() -> None:
    s = table(side("gold1 palace1 palace1", gold=2, discovery_tiles=["extra_worker"]), AWAY)
    play(s, "move:gold.1 to:alchemy main")
    assert options(s) == [*TOP, "use:extra_worker"]
    play(s, "use:extra_worker")
    assert options(s) == TOP + SECOND


@clause("T-12.2", "T-8.27")
def test_two_workers_have_no_use_for_an_extra_worker() -> None:
    s = table(side("gold1 alchemy1 palace1", gold=2, cocoa=1, discovery_tiles=["extra_worker"]), AWAY)
    play(s, "move:gold.1 to:alchemy main")
    assert options(s) == TOP + SECOND


@clause("T-12.2", "T-1.7")
def test_the_power_of_a_weak_second_worker_does_not_matter() -> None:
    s = table(side("gold5 alchemy1 palace1", gold=2, cocoa=1), AWAY)
    play(s, "move:gold.5 to:alchemy main technology:09")
    assert options(s) == ["power-up:alchemy.1", "power-up:alchemy.5"]


@clause("T-12.4")
@pytest.mark.parametrize(("technology", "price"), PRICES)
def test_a_technology_costs_its_printed_gold(technology: str, price: int) -> None:
    low = ["01", "03", "05", "07", "09", "11"]
    high = ["07", "09", "11", "13", "15", "17"]
    for gold in (price, price - 1):
        s = table(
            side("gold1 alchemy1 palace1", gold=gold, cocoa=1),
            AWAY,
            technologies=low if technology in low else high,
        )
        play(s, "move:gold.1 to:alchemy")
        if gold < price:
            assert "main" not in options(s) or f"technology:{technology}" not in options(play(s, "main"))
        else:
            play(s, f"main technology:{technology}")
            assert player(s)["gold"] == 0
            assert player(s)["technologies"] == [technology]


@clause("T-12.5", "T-12.6", "T-12.15")
def test_computed_example_other_owners_score_three_each() -> None:
    s = table(
        side("palace1 palace1 palace1", technologies=["05"]),
        side("palace1 palace1 palace1", technologies=["05"]),
        side("gold1 palace1 palace1", gold=1),
        side("palace1 palace1 palace1", technologies=["03"]),
        active=2,
    )
    play(s, "move:gold.1 to:alchemy main technology:05")
    assert [player(s, seat)["points"] for seat in range(4)] == [3, 3, 0, 0]
    assert player(s, 2)["gold"] == 0
    assert player(s, 2)["temples"] == {"blue": 0, "red": 0, "green": 1}
    assert player(s, 2)["cocoa"] == 1
    assert options(s) == ["power-up:alchemy.1"]


@clause("T-12.6")
@pytest.mark.parametrize(
    ("technology", "temple"),
    [("01", "blue"), ("03", "red"), ("05", "green"), ("07", "blue"), ("09", "red"), ("11", "green")],
)
def test_the_column_gives_the_temple(technology: str, temple: str) -> None:
    s = table(side("gold1 alchemy1 palace1", gold=2, cocoa=1), AWAY)
    play(s, f"move:gold.1 to:alchemy main technology:{technology}")
    assert player(s)["temples"] == {"blue": 0, "red": 0, "green": 0} | {temple: 1}


@clause("T-12.6")
def test_the_column_counts_the_tiles_that_lie_there_not_their_numbers() -> None:
    s = table(side("gold1 palace1 palace1", gold=2), AWAY, technologies=["03", "07", "09", "11", "13", "17"])
    play(s, "move:gold.1 to:alchemy main")
    assert options(s) == ["technology:03", "technology:07", "technology:09"]
    play(s, "technology:07")
    assert player(s)["temples"]["red"] == 1


@clause("T-12.6", "T-9.3/1", "T-10.7")
def test_a_major_step_is_resolved_before_the_power_up() -> None:
    s = table(
        side("gold1 palace1 palace1", gold=1, temples={"blue": 3}),
        AWAY,
        discovery_tiles={"blue_4": ["temple_red"]},
    )
    play(s, "move:gold.1 to:alchemy main technology:01")
    assert options(s) == ["reward", "claim:temple_red"]
    play(s, "claim:temple_red")
    assert options(s) == ["power-up:alchemy.1", "use:temple_red"]


@clause("T-12.6", "T-9.6")
def test_a_technology_may_be_acquired_though_its_temple_cannot_be_advanced() -> None:
    s = table(side("gold1 palace1 palace1", gold=1, temples={"red": 11}), AWAY)
    play(s, "move:gold.1 to:alchemy main technology:03 power-up:alchemy.1")
    assert player(s)["technologies"] == ["03"]
    assert events(s, "temple") == []


@clause("T-12.7")
@pytest.mark.parametrize("there", ["palace1 palace1", "alchemy1 palace1", "alchemy1 alchemy1"])
def test_there_is_one_power_up_whatever_the_number_of_workers(there: str) -> None:
    s = table(side(f"gold1 {there}", gold=9, cocoa=1), AWAY)
    play(s, "move:gold.1 to:alchemy main technology:03")
    assert options(s) == ["power-up:alchemy.1"]
    play(s, "power-up:alchemy.1")
    assert s.actor == 1


@clause("T-12.8")
def test_technology_03_does_not_reward_the_action_that_acquires_it() -> None:
    s = table(side("gold1 palace1 palace1", gold=1), AWAY)
    play(s, "move:gold.1 to:alchemy main technology:03 power-up:alchemy.1")
    assert player(s)["points"] == 1  # the first red step


@clause("T-12.8", "T-12.11")
def test_technology_13_buys_nothing_in_the_action_that_acquires_it() -> None:
    s = table(
        side("gold1 alchemy1 palace1", gold=2, cocoa=3),
        AWAY,
        technologies=["01", "03", "05", "07", "09", "13"],
    )
    play(s, "move:gold.1 to:alchemy main technology:13 power-up:alchemy.1")
    assert s.actor == 1
    assert player(s)["cocoa"] == 3  # 1 paid for the action, 1 gained on the green temple


@clause("T-12.3/1", "T-12.14")
def test_rulebook_example_a_single_worker_of_power_four() -> None:
    s = table(side("gold4 palace1 palace1", gold=2), AWAY)
    play(s, "move:gold.4 to:alchemy main technology:03 power-up:alchemy.4")
    assert "alchemy5" in workers(s)
    s = table(side("gold4 palace1 palace1", gold=2), AWAY)
    play(s, "move:gold.4 to:alchemy main technology:09")
    assert s.actor == 1
    assert "alchemy4" in workers(s)
