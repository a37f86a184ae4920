"""Placing workers (Z-5)."""

from __future__ import annotations

from itertools import accumulate

import pytest

from clauses import clause
from tabletop import events, options, play, player
from tzolkin.facts import FACTS, GEARS, GOODS
from tzolkin.table import gear, side, table

pytestmark = pytest.mark.pure

PLACES = [*[f"place:{name}" for name in GEARS], "place:start"]
PLACEMENT = FACTS["placement"]


@clause("Z-16.1", "Z-5.4/1", "Z-5.6")
def test_the_worked_example_of_a_placement() -> None:
    s = table(side(corn=5), side("palenque0"))
    play(s, "place:palenque place:palenque")
    assert gear(s, "palenque")[:3] == [1, 0, 0]
    assert player(s)["corn"] == 5 - 4
    assert s.actor == 1, "Yaxchilan 0 as well would make 6 corn"
    s = table(side(corn=6), side("palenque0"))
    play(s, "place:palenque place:palenque")
    assert "place:yaxchilan" in options(s)
    play(s, "place:yaxchilan")
    assert player(s)["corn"] == 0


@clause("Z-16.1", "Z-5.4/1")
@pytest.mark.parametrize(
    "order", ["palenque palenque yaxchilan", "palenque yaxchilan palenque", "yaxchilan palenque palenque"]
)
def test_the_order_of_placing_does_not_change_the_sum(order: str) -> None:
    s = table(side(corn=6), side("palenque0"))
    play(s, " ".join(f"place:{name}" for name in order.split()))
    assert player(s)["corn"] == 0
    assert s.actor == 1


@clause("Z-5.4/1", "Z-5.5")
@pytest.mark.parametrize("workers", [1, 2, 3, 4, 5, 6])
def test_several_workers_cost_0_1_3_6_10_15_corn_more(workers: int) -> None:
    due = PLACEMENT["worker_surcharge_total"][workers]
    assert due == (0, 0, 1, 3, 6, 10, 15)[workers]
    s = table(side(hand=6, corn=due))
    play(s, " ".join(PLACES[:workers]))
    assert player(s)["corn"] == 0, "all on spaces of number 0"
    assert player(s)["workers_in_hand"] == 6 - workers
    assert s.actor == 1, "nothing is left for one more"


@clause("Z-5.4/2")
def test_the_kth_worker_costs_its_space_and_one_less_than_k() -> None:
    s = table(side(hand=6, corn=99))
    play(s, "place:tikal place:tikal place:tikal place:tikal place:tikal place:tikal")
    paid = [event.number("amount") for event in events(s, "pay")]
    assert paid == [space + PLACEMENT["worker_surcharge_increment"][space] for space in range(6)][1:]
    assert list(accumulate(paid)) == [2, 6, 12, 20, 30]
    assert gear(s, "tikal")[:7] == [0, 0, 0, 0, 0, 0, None]


@clause("Z-5.4/1")
@pytest.mark.parametrize("name", GEARS)
def test_a_space_costs_its_number(name: str) -> None:
    for space in range(GEARS[name]["last_space"] + 1):
        taken = [f"{name}{lower}" for lower in range(space)]
        s = table(side(corn=20), side(" ".join(taken[:6])), side(" ".join(taken[6:])))
        play(s, f"place:{name}")
        assert gear(s, name)[space] == 0
        assert player(s)["corn"] == 20 - space


@clause("Z-5.1/1", "Z-5.1/2")
def test_one_or_more_workers_on_gears_and_at_most_one_on_the_starting_player_space() -> None:
    s = table(side(corn=9))
    assert options(s) == PLACES
    play(s, "place:start")
    assert options(s) == ["pass", *PLACES[:5]]
    play(s, "place:palenque place:palenque")
    assert s.to_dict()["calendar"]["starting_player_space"] == 0
    assert player(s)["workers_in_hand"] == 0


@clause("Z-5.1/2")
def test_the_starting_player_space_must_be_empty() -> None:
    s = table(side(corn=9), side("start"))
    assert options(s) == PLACES[:5]


@clause("Z-5.1/1")
def test_only_workers_in_hand_are_placed() -> None:
    s = table(side("palenque1 palenque2", hand=1, corn=30))
    play(s, "place:tikal")
    assert s.actor == 1, "three wait outside play"
    assert player(s)["workers_in_reserve"] == 3


@clause("Z-5.2/1", "Z-5.2/2", "Z-5.2/3")
def test_a_worker_goes_to_the_lowest_space_whose_tooth_is_free() -> None:
    s = table(side("uxmal0", hand=3, corn=30), side("uxmal1 uxmal4"))
    play(s, "place:uxmal place:uxmal place:uxmal")
    assert gear(s, "uxmal")[:7] == [0, 1, 0, 0, 1, 0, None]
    assert player(s)["corn"] == 30 - 2 - (3 + 1) - (5 + 2)


@clause("Z-5.3")
@pytest.mark.parametrize("name", GEARS)
def test_nobody_is_placed_on_a_full_gear(name: str) -> None:
    teeth = [f"{name}{space}" for space in range(GEARS[name]["last_space"] + 1)]
    s = table(side(corn=99), side(" ".join(teeth[:6])), side(" ".join(teeth[6:])))
    assert options(s) == [place for place in PLACES if place != f"place:{name}"]


@clause("Z-5.5")
def test_the_starting_player_space_counts_as_number_0_and_as_a_placed_worker() -> None:
    assert PLACEMENT["start_player_space_cost"] == 0
    s = table(side(corn=4), side("palenque0 palenque1"))
    play(s, "place:start")
    assert player(s)["corn"] == 4
    play(s, "place:palenque")
    assert player(s)["corn"] == 4 - (2 + 1)
    s = table(side(corn=1), side("palenque0 palenque1"))
    play(s, "place:tikal place:start")
    assert player(s)["corn"] == 0, "1 corn for the second worker, wherever it stands"
    s = table(side())
    play(s, "place:tikal")
    assert s.actor == 1, "without corn the Starting Player Space is no second placement"


@clause("Z-5.6")
@pytest.mark.parametrize("corn", range(8))
def test_nothing_is_placed_that_cannot_be_paid_in_full(corn: int) -> None:
    s = table(side(corn=corn), side("palenque0 palenque1 palenque2"), side("tikal0 tikal1 uxmal0"))
    costs = {"palenque": 3, "yaxchilan": 0, "tikal": 2, "uxmal": 1, "chichen_itza": 0, "start": 0}
    placed = [word for word in options(s) if word.startswith("place:")]
    assert placed == [f"place:{name}" for name, cost in costs.items() if cost <= corn]
    play(s, "place:yaxchilan")
    costs["yaxchilan"] = 1
    second = [f"place:{name}" for name, cost in costs.items() if cost + 1 <= corn]
    if second:
        assert options(s) == ["pass", *second]
    else:
        assert s.actor == 1


@clause("Z-5.7")
@pytest.mark.parametrize("name", GEARS)
def test_placing_brings_no_action(name: str) -> None:
    s = table(side(corn=20, skull=1), side(f"{name}0 {name}1"))
    before = player(s)
    play(s, f"place:{name} pass")
    after = player(s)
    assert after["corn"] == 18
    assert {good: after[good] for good in GOODS[1:]} == {good: before[good] for good in GOODS[1:]}
    assert (after["points"], after["temples"], after["technologies"]) == (0, before["temples"], before["technologies"])
    assert s.to_dict()["skulls"]["chichen_itza"] == []
