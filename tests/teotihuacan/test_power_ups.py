"""Power-ups (T-16)."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.table import options, play, player, side, table, workers

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")


@clause("T-16.1/1")
@pytest.mark.parametrize("power", [1, 2, 3, 4])
def test_a_power_up_raises_one_worker_by_one(power: int) -> None:
    s = table(side(f"palace{power} nobles1 nobles1"), AWAY)
    play(s, f"move:palace.{power} to:forest main power-up:forest.{power}")
    assert workers(s) == [f"forest{power + 1}", "nobles1", "nobles1", "reserve3"]


@clause("T-16.1/2", "T-17.1/1")
def test_a_worker_of_power_five_ascends_at_once() -> None:
    s = table(side("palace5 nobles1 nobles1"), AWAY)
    play(s, "move:palace.5 to:forest main power-up:forest.5")
    assert all(word.startswith("ascend:") for word in options(s))
    assert workers(s) == ["nobles1", "nobles1", "palace1", "reserve3"]


@clause("T-16.2", "T-16.7")
def test_only_own_unlocked_workers_of_the_board_may_be_powered_up() -> None:
    s = table(side("palace1 forest!2 nobles3", cocoa=1), side("forest4 nobles1 nobles1"))
    play(s, "move:palace.1 to:forest main")
    assert options(s) == ["power-up:forest.1"]


@clause("T-16.7", "T-8.14/1")
def test_the_tile_power_up_two_reaches_no_locked_and_no_reserve_worker() -> None:
    s = table(side("palace2!1 forest2 nobles4", discovery_tiles=["power_up_2"]), AWAY)
    play(s, "use:power_up_2")
    assert options(s) == ["power-up:forest.2", "power-up:nobles.4"]


@clause("T-16.3/1")
def test_a_power_up_cannot_be_declined_while_a_worker_is_there() -> None:
    for there in ("nobles1 nobles1", "forest1 nobles1", "forest1 forest1"):
        s = table(side(f"palace1 {there}", cocoa=1), AWAY)
        play(s, "move:palace.1 to:forest main")
        assert options(s) == ["power-up:forest.1"]


@clause("T-16.3/2")
def test_of_two_allowed_power_ups_the_second_may_be_declined() -> None:
    s = table(side("palace1 forest1 forest1", cocoa=1), AWAY)
    play(s, "move:palace.1 to:forest main power-up:forest.1 pass")
    assert s.actor == 1
    assert workers(s) == ["forest1", "forest1", "forest2", "reserve3"]


@clause("T-16.4")
@pytest.mark.parametrize(
    ("second", "result"),
    [("forest.2", ["forest1", "forest1", "forest3"]), ("forest.1", ["forest1", "forest2", "forest2"])],
)
def test_two_power_ups_go_to_one_worker_or_to_two(second: str, result: list[str]) -> None:
    s = table(side("palace1 forest1 forest1", cocoa=1), AWAY)
    play(s, f"move:palace.1 to:forest main power-up:forest.1 power-up:{second}")
    assert workers(s) == [*result, "reserve3"]


@clause("T-16.4", "T-17.7/1")
def test_the_second_power_up_may_follow_the_ascension_of_the_first() -> None:
    s = table(side("palace5 forest5 forest4", cocoa=1), AWAY)
    play(s, "move:palace.5 to:forest main power-up:forest.5 ascend:vp")
    assert options(s) == ["pass", "power-up:forest.4", "power-up:forest.5"]


@clause("T-16.5", "T-16.2", "T-16.6")
def test_when_the_only_worker_ascends_the_second_power_up_is_lost() -> None:
    s = table(side("gold5 palace1 palace1", wood=2, discovery_tiles=["extra_worker"] * 2), AWAY)
    play(s, "move:gold.5 to:nobles main use:extra_worker use:extra_worker row:bottom power-up:nobles.5 ascend:vp")
    assert s.actor == 1
    assert workers(s) == ["palace1", "palace1", "palace1", "reserve3"]


@clause("T-16.5", "T-12.12")
def test_technology_13_does_not_reach_the_reborn_worker_either() -> None:
    s = table(
        side("gold5 palace1 palace1", wood=2, cocoa=4, technologies=["13"], discovery_tiles=["extra_worker"] * 2),
        AWAY,
        technologies=["01", "03", "05", "07", "09", "13"],
    )
    play(s, "move:gold.5 to:nobles main use:extra_worker use:extra_worker row:bottom power-up:nobles.5 ascend:vp")
    assert s.actor == 1
    assert player(s)["cocoa"] == 4


@clause("T-16.6", "T-12.13/1")
def test_the_virtual_worker_of_technology_15_cannot_be_powered_up() -> None:
    s = table(
        side("gold2 palace1 palace1", stone=2, technologies=["15"]),
        AWAY,
        technologies=["07", "09", "11", "13", "15", "17"],
    )
    play(s, "move:gold.2 to:construction main tile:12 place:100 turn:0 price:none")
    assert options(s) == ["power-up:construction.2"]


@clause("T-16.2", "T-8.8/4")
def test_a_tile_may_be_used_before_between_and_after_power_ups() -> None:
    s = table(side("palace1 forest1 forest1", cocoa=1, discovery_tiles=["vp_4"]), AWAY)
    play(s, "move:palace.1 to:forest main pass")
    assert "use:vp_4" in options(s)
    play(s, "power-up:forest.1")
    assert "use:vp_4" in options(s)
    play(s, "power-up:forest.1")
    assert options(s) == ["pass", "use:vp_4"]


@clause("T-16.3/1", "T-8.14/1")
def test_power_ups_of_a_tile_do_not_stand_for_those_of_the_action() -> None:
    s = table(side("palace1 nobles1 nobles1", discovery_tiles=["power_up_2"]), AWAY)
    play(s, "move:palace.1 to:forest main pass use:power_up_2 power-up:nobles.1 power-up:nobles.1")
    assert options(s) == ["power-up:forest.1"]


@clause("T-16.3", "T-8.14/3")
def test_once_the_effect_is_complete_the_tile_may_raise_the_moved_worker() -> None:
    s = table(side("palace1 nobles1 nobles1", discovery_tiles=["power_up_2"]), AWAY)
    play(s, "move:palace.1 to:forest main use:power_up_2")
    assert options(s) == ["power-up:nobles.1"]
    s = table(side("palace1 nobles1 nobles1", discovery_tiles=["power_up_2"]), AWAY)
    play(s, "move:palace.1 to:forest main pass use:power_up_2")
    assert options(s) == ["power-up:forest.1", "power-up:nobles.1"]


@clause("T-16.3/1", "T-1.16")
def test_without_a_worker_left_on_the_board_the_power_up_is_lost() -> None:
    s = table(side("palace5 nobles1 nobles1", discovery_tiles=["power_up_2"]), AWAY)
    play(s, "move:palace.5 to:forest main pass use:power_up_2 power-up:forest.5 ascend:vp power-up:nobles.1")
    assert s.actor == 1
    assert workers(s) == ["nobles1", "nobles2", "palace1", "reserve3"]
