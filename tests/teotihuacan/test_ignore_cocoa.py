"""*Ignore cocoa* (T-8.21, T-8.22): at its three payments and nowhere else."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.table import options, play, player, side, table, workers

pytestmark = pytest.mark.pure

TILE = ["ignore_cocoa"]
FOREST = {"worship": {"forest": "mask_4", "palace": "mask_4"}}


# ---- (a) a main action ---------------------------------------------------------------------------


@clause("T-8.21/1", "T-10.2/1")
def test_it_waives_the_whole_cost_of_a_main_action() -> None:
    s = table(
        side("palace1 quarry1 gold1", cocoa=5, discovery_tiles=TILE),
        side("quarry1 nobles1 nobles1"),
        neutral_workers={"yellow": ["quarry"]},
    )
    play(s, "move:palace.1 to:quarry main")
    assert options(s) == ["pay", "use:ignore_cocoa"]
    play(s, "use:ignore_cocoa")
    assert player(s)["cocoa"] == 5
    assert player(s)["stone"] == 1
    assert player(s)["used_tiles"] == TILE


@clause("T-8.21/1", "T-10.2/1")
def test_who_has_it_may_also_pay_and_keep_it() -> None:
    s = table(side("palace1 quarry1 gold1", cocoa=1, discovery_tiles=TILE), side())
    play(s, "move:palace.1 to:quarry main pay")
    assert player(s)["cocoa"] == 0
    assert player(s)["discovery_tiles"] == TILE


@clause("T-8.21/1", "T-10.2/1", "T-10.2/2")
def test_with_it_a_main_action_is_open_to_who_cannot_pay() -> None:
    s = table(side("palace1 quarry1 gold1", discovery_tiles=TILE), side())
    play(s, "move:palace.1 to:quarry main")
    assert options(s) == ["use:ignore_cocoa"]
    play(s, "use:ignore_cocoa")
    assert player(s)["stone"] == 1
    without = table(side("palace1 quarry1 gold1"), side())
    play(without, "move:palace.1 to:quarry")
    assert "main" not in options(without)


@clause("T-8.22/2")
def test_it_may_not_be_used_where_nothing_is_due() -> None:
    s = table(side("palace1 forest1 gold1", discovery_tiles=TILE), side())
    play(s, "move:palace.1 to:quarry main")
    assert player(s)["points"] == 1
    assert options(s) == ["power-up:quarry.1"]
    assert player(s)["discovery_tiles"] == TILE


@clause("T-8.21/1")
def test_one_tile_waives_one_payment() -> None:
    s = table(side("palace1 quarry1 gold1", discovery_tiles=TILE * 2), side())
    play(s, "move:palace.1 to:quarry main use:ignore_cocoa")
    assert player(s)["discovery_tiles"] == TILE
    assert "use:ignore_cocoa" not in options(s)


# ---- (b) a worship -------------------------------------------------------------------------------


@clause("T-8.21/2", "T-7.3/1")
def test_it_waives_the_cocoa_for_a_displaced_worker() -> None:
    s = table(
        side("palace1 nobles1 gold1", discovery_tiles=TILE), side("forest!2 nobles1 nobles1"), discovery_tiles=FOREST
    )
    play(s, "move:palace.1 to:forest worship:forest.ability")
    assert options(s) == ["use:ignore_cocoa"]
    play(s, "use:ignore_cocoa")
    assert "forest!1" in workers(s)
    assert "forest2" in workers(s, 1)
    assert player(s)["temples"]["red"] == 1


@clause("T-8.21/2", "T-7.4/3")
def test_it_waives_the_extra_cocoa_for_both() -> None:
    s = table(side("palace1 nobles1 gold1", wood=1, discovery_tiles=TILE), side(), discovery_tiles=FOREST)
    play(s, "move:palace.1 to:forest worship:forest.both use:ignore_cocoa first:tile claim:mask_4")
    assert player(s)["discovery_tiles"] == ["mask_4"]
    assert player(s)["temples"]["red"] == 1
    assert player(s)["used_tiles"] == TILE


@clause("T-8.21/2", "T-7.23")
def test_it_waives_displacing_and_both_together() -> None:
    s = table(
        side("palace1 nobles1 gold1", cocoa=1, wood=1, discovery_tiles=TILE),
        side("forest!2 nobles1 nobles1"),
        discovery_tiles=FOREST,
    )
    play(s, "move:palace.1 to:forest worship:forest.both")
    assert options(s) == ["use:ignore_cocoa"]  # 2 are due, and part of it cannot be paid
    play(s, "use:ignore_cocoa first:ability claim:mask_4")
    assert player(s)["cocoa"] == 1


@clause("T-8.22/2", "T-8.21/2")
def test_a_worship_on_a_free_space_without_both_does_not_ask_for_it() -> None:
    s = table(side("palace1 nobles1 gold1", wood=1, discovery_tiles=TILE), side(), discovery_tiles=FOREST)
    play(s, "move:palace.1 to:forest worship:forest.ability")
    assert s.actor == 1
    assert player(s)["discovery_tiles"] == TILE


@clause("T-8.22/1", "T-7.7/1")
def test_it_does_not_cover_the_cost_of_the_discovery_tile() -> None:
    s = table(
        side("palace1 nobles1 gold1", discovery_tiles=TILE),
        side("forest!2 nobles1 nobles1"),
        discovery_tiles={"worship": {"forest": "resources_3"}},
    )
    play(s, "move:palace.1 to:forest")
    assert "worship:forest.tile" not in options(s)
    play(s, "worship:forest.both use:ignore_cocoa first:ability")
    assert s.actor == 1  # the claim came up and could not be paid
    assert player(s)["discovery_tiles"] == []


@clause("T-8.21/2", "T-7.7/1")
def test_with_it_the_last_cocoa_may_go_into_the_tile() -> None:
    s = table(
        side("palace1 nobles1 gold1", cocoa=1, discovery_tiles=TILE),
        side("forest!2 nobles1 nobles1"),
        discovery_tiles={"worship": {"forest": "resources_3"}},
    )
    play(s, "move:palace.1 to:forest worship:forest.tile use:ignore_cocoa claim:resources_3")
    assert player(s)["discovery_tiles"] == ["resources_3"]
    assert player(s)["cocoa"] == 0


@clause("T-7.24/2", "T-7.7/1")
def test_who_pays_the_last_cocoa_all_the_same_loses_the_tile() -> None:
    s = table(
        side("palace1 nobles1 gold1", cocoa=1, discovery_tiles=TILE),
        side("forest!2 nobles1 nobles1"),
        discovery_tiles={"worship": {"forest": "resources_3"}},
    )
    play(s, "move:palace.1 to:forest worship:forest.tile pay")
    assert s.actor == 1
    assert player(s)["discovery_tiles"] == TILE
    assert "forest!1" in workers(s)


# ---- (c) wages -----------------------------------------------------------------------------------


@clause("T-8.21/3", "T-8.7/2", "T-19.8/2")
def test_it_cancels_all_wages_of_an_eclipse() -> None:
    s = table(
        side(),
        side("gold4 gold1 forest1", cocoa=1, points=20, discovery_tiles=TILE),
        active=1,
        calendar={"light": 10, "turns_left": 0},
    )
    play(s, "move:gold.1 to:construction collect")
    points = player(s, 1)["points"]
    assert options(s) == ["wages:0", "wages:1", "wages:2", "use:ignore_cocoa"]
    play(s, "use:ignore_cocoa")
    assert player(s, 1)["cocoa"] == 2
    assert player(s, 1)["points"] == points
    assert player(s, 1)["used_tiles"] == TILE


@clause("T-8.21/3", "T-19.17/1")
def test_it_is_offered_for_wages_even_without_cocoa_and_outside_the_own_turn() -> None:
    s = table(
        side("nobles1 nobles1 nobles1", points=20, discovery_tiles=TILE),
        side("gold1 gold1 forest1"),
        active=1,
        calendar={"light": 10, "turns_left": 0},
    )
    play(s, "move:gold.1 to:construction collect")
    assert s.actor == 0
    assert options(s) == ["wages:0", "use:ignore_cocoa"]
    play(s, "use:ignore_cocoa")
    assert player(s)["points"] == 20


# ---- nowhere else --------------------------------------------------------------------------------


@clause("T-8.22/1")
def test_not_for_exchanges_on_royal_tiles() -> None:
    for royal, space in (("B02", 2), ("B06", 2), ("B07", 2), ("C08", 3)):
        royals = ["A04", "B02" if royal == "C08" else royal, "C08"]
        s = table(
            side("nobles3 gold1 gold1", wood=3, discovery_tiles=[*TILE, "vp_4"]),
            side(),
            royal_tiles=royals,
            discovery_tiles=FOREST,
        )
        play(s, f"move:nobles.3 to:palace worship:palace{space}.ability")
        assert options(s) == ["pass", "use:vp_4"], royal


@clause("T-8.22/1", "T-4.6/1")
def test_not_for_unlocking_workers() -> None:
    s = table(side("forest!1 gold1 gold1", cocoa=2, discovery_tiles=TILE), side())
    assert options(s) == ["unlock", "move:gold.1"]
    rich = table(side("forest!1 gold1 gold1", cocoa=3, discovery_tiles=TILE), side())
    play(rich, "buy-unlock")
    assert player(rich)["cocoa"] == 0
    assert player(rich)["discovery_tiles"] == TILE


@clause("T-8.22/1", "T-17.4")
def test_not_for_the_two_steps_of_an_ascension() -> None:
    s = table(side("gold5 palace1 palace1", cocoa=2, discovery_tiles=[*TILE, "power_up_2"]), side())
    play(s, "use:power_up_2 power-up:gold.5")
    assert options(s) == ["ascend:vp", "ascend:cocoa", "ascend:temple", "ascend:worker"]


@clause("T-8.22/1", "T-12.11/1")
def test_not_for_technology_13() -> None:
    s = table(
        side("palace2 gold1 gold1", technologies=["13"], discovery_tiles=TILE),
        side(),
        technologies=["01", "03", "05", "07", "09", "13"],
    )
    play(s, "move:palace.2 to:forest main power-up:forest.2")
    assert s.actor == 1
    assert "forest3" in workers(s)
    assert player(s)["discovery_tiles"] == TILE


@clause("T-8.22/1", "T-8.1/1")
def test_not_for_a_tile_on_a_temple_step() -> None:
    s = table(
        side("palace1 gold2 gold2", temples={"red": 4}, discovery_tiles=[*TILE, "temple_red"]),
        side(),
        discovery_tiles={"red_5": ["resources_3"]},
    )
    play(s, "use:temple_red")
    assert player(s)["points"] == 2
    assert player(s)["discovery_tiles"] == TILE
