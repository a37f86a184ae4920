"""What the expansion builds on: figures by player, one function for each kind of change, parts in order (Z-15)."""

from __future__ import annotations

import pytest

from clauses import clause
from tonalli import State
from tonalli.tzolkin.state import State as Table
from tzolkin.facts import FACTS, GEARS, TRACKS
from tzolkin.rounds import display, well_fed
from tzolkin.table import events, figure, options, play, player, side, table, thing

pytestmark = pytest.mark.pure


def base() -> Table:
    s = table(side(corn=9))
    assert isinstance(s, Table)
    return s


@clause("Z-15.2")
def test_targets_are_the_gears_and_the_starting_player_space() -> None:
    s = base()
    assert options(s) == [*[f"place:{name}" for name in GEARS], "place:start"]
    assert [target.number for target in s.rules.targets] == list(range(len(GEARS) + 1))
    assert [target.cost(s, 0) for target in s.rules.targets] == [0] * 6


@clause("Z-15.2")
def test_the_cost_of_a_target_is_its_own() -> None:
    s = table(side(corn=9), side("palenque0 palenque1 uxmal0"))
    assert isinstance(s, Table)
    assert [target.cost(s, 0) for target in s.rules.targets] == [2, 0, 0, 1, 0, 0]


@clause("Z-15.3")
def test_without_a_tribe_everybody_plays_by_the_printed_figures() -> None:
    s = base()
    for seat in range(4):
        tribe = s.tribe(seat)
        increments = [tribe.surcharge(placed) for placed in range(6)]
        assert increments == FACTS["placement"]["worker_surcharge_increment"]
        assert [sum(increments[:placed]) for placed in range(7)] == FACTS["placement"]["worker_surcharge_total"]
        assert [tribe.space_cost(s, seat, 0, space) for space in range(8)] == list(range(8))
        assert [tribe.last_space(gear) for gear in range(5)] == [printed["last_space"] for printed in GEARS.values()]
        assert tribe.corn_per_worker() == FACTS["feeding"]["corn_per_worker"]
        assert tribe.unfed_loss() == FACTS["feeding"]["points_lost_per_unfed_worker"]
        assert tribe.corn_after_begging() == FACTS["begging"]["corn_after_begging"]
        assert tribe.wealth_kept() == FACTS["setup"]["wealth_tiles_kept"]
        assert tribe.start_workers() == FACTS["setup"]["start_workers"]
        costs = [tribe.technology_cost(level) for level in range(4)]
        assert costs == FACTS["technology"]["cost_blocks_by_current_level"]


@clause("Z-15.4")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_one_function_says_whether_a_level_works(track: str, level: int) -> None:
    s = table(side(technologies={track: level}))
    assert isinstance(s, Table)
    for number, name in enumerate(TRACKS):
        works = [s.works(0, number, asked) for asked in (1, 2, 3)]
        assert works == [name == track and level >= asked for asked in (1, 2, 3)]
        assert not s.works(1, number, 1)


def told(s: State, kind: str) -> list[tuple[str, int]]:
    return [(thing(event), figure(event)) for event in events(s, kind)]


@clause("Z-15.5")
def test_every_gain_step_and_skull_is_told_by_one_function() -> None:
    s = table(side("chichen_itza6 yaxchilan5 tikal1", skull=1, technologies={"resource_extraction": 3}))
    play(s, "pick:yaxchilan.5 act:yaxchilan_5")
    assert told(s, "gain") == [("corn", 2), ("stone", 2), ("gold", 2)]
    play(s, "pick:tikal.1 act:tikal_1 technology:theology give:gold")
    assert told(s, "technology") == [("theology", 1)]
    play(s, "pick:chichen_itza.6 act:chichen_itza_6 take:wood")
    assert told(s, "skull") == [("chichen_itza_6", 0)]
    assert told(s, "temple") == [("kukulkan", 1)]
    assert told(s, "gain")[3:] == [("wood", 1)]


@clause("Z-15.6/1", "Z-8.6/1", "Z-8.6/2")
@pytest.mark.parametrize(
    ("level", "corn", "blocks"),
    [(0, 6, {"wood": 2, "stone": 1}), (2, 6, {"wood": 2, "stone": 1}), (3, 4, {"wood": 1, "stone": 1})],
)
def test_printed_cost_then_architecture_then_conversion_to_corn(level: int, corn: int, blocks: dict[str, int]) -> None:
    levels = {"architecture": level}
    shown = display("a1_extraction_gold")
    s = table(side("uxmal4", corn=corn, technologies=levels), buildings=shown)
    play(s, "pick:uxmal.4 act:uxmal_4 build:a1_extraction_gold")
    assert told(s, "pay") == [("corn", corn)]
    s = play(table(side("uxmal4", corn=corn - 1, technologies=levels), buildings=shown), "pick:uxmal.4")
    if "act:uxmal_4" in options(s):
        assert "build:a1_extraction_gold" not in options(play(s, "act:uxmal_4"))
    s = table(side("tikal2", **blocks, technologies=levels), buildings=shown)
    play(s, "pick:tikal.2 act:tikal_2 build:a1_extraction_gold")
    assert dict(told(s, "pay")) == blocks


@clause("Z-15.7/2")
@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_food_days_held_give_the_quarter(held: int) -> None:
    day = [2, 9, 15, 22][held]
    s = table(well_fed(), calendar={"day": day, "food_days": held})
    assert s.to_dict()["calendar"]["food_days"] == held
    assert isinstance(s, Table)
    assert len(s.rules.food_day) == 3


@clause("Z-15.8/6")
@pytest.mark.parametrize(("corn", "count"), [(0, 1), (1, 1), (2, 2), (4, 3), (9, 3)])
def test_the_number_of_fed_workers_is_known_afterwards(corn: int, count: int) -> None:
    farm = {"a1_single_farm": 1}
    s = table(well_fed(), side(corn=corn, buildings=farm), calendar={"day": 8, "starting_player": 1})
    play(s, "place:palenque pass")
    assert player(s, 1)["fed"] == count
    assert player(s, 1)["points"] == -3 * (3 - count)


@clause("Z-15.11", "Z-4.1/3")
def test_without_a_tribe_nobody_may_do_neither_or_both() -> None:
    s = table(side("palenque1 tikal1", corn=9, hand=2))
    assert isinstance(s, Table)
    assert not any(s.tribe(seat).may_do_neither() for seat in range(4))
    assert "pass" not in options(s)
    picked = play(s.copy(), "pick:palenque.1 act:palenque_1")
    assert options(picked) == ["pass", "pick:tikal.1"]
    placed = play(s.copy(), "place:uxmal")
    assert options(placed) == ["pass", *[f"place:{name}" for name in (*GEARS, "start")]]
