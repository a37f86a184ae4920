"""Main actions in general: cost, minimum, count, order (T-10.1 to T-10.9, T-10.11, T-10.12)."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.table import events, in_order, options, play, player, side, table, workers

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")


@clause("T-10.1/1", "T-10.1/2", "T-10.9")
def test_rulebook_example_locked_workers_and_the_arriving_one_do_not_count_for_the_cost() -> None:
    s = table(
        side("palace1 quarry2 gold1", cocoa=5),
        side("quarry!2 nobles1 nobles1"),
        side("quarry1 nobles1 nobles1"),
        side("quarry4 quarry2 nobles1"),
    )
    play(s, "move:palace.1 to:quarry main")
    assert player(s)["cocoa"] == 2


@clause("T-10.1/1", "T-21.6/1")
def test_neutral_colours_cost_one_each() -> None:
    neutral = {"yellow": ["forest"], "red": ["forest"]}
    s = table(side("palace2 gold1 gold1", cocoa=2), AWAY, neutral_workers=neutral)
    play(s, "move:palace.2 to:forest main")
    assert player(s)["cocoa"] == 0


@clause("T-10.1/2", "T-10.2/3")
def test_an_empty_board_costs_nothing() -> None:
    s = table(side("palace2 gold1 gold1"), AWAY)
    play(s, "move:palace.2 to:forest main")
    assert player(s)["wood"] == 1
    assert "forest2" in workers(s)


@clause("T-10.1/1")
def test_several_own_workers_are_one_colour() -> None:
    s = table(side("palace2 forest2 forest2", cocoa=1), AWAY)
    play(s, "move:palace.2 to:forest main")
    assert (player(s)["cocoa"], player(s)["wood"]) == (3, 3)


@clause("T-10.2/2")
def test_who_cannot_pay_the_cocoa_may_not_take_the_main_action() -> None:
    s = table(side("palace2 forest1 gold1", cocoa=1), side("forest1 nobles1 nobles1"))
    play(s, "move:palace.2 to:forest")
    assert options(s) == ["collect", "worship:forest.ability"]


@clause("T-10.2/1")
def test_the_gain_of_the_action_cannot_pay_its_own_cost() -> None:
    s = table(side("palace1 gold1 gold1"), side("forest1 nobles1 nobles1"))
    play(s, "move:palace.1 to:forest")
    assert "main" not in options(s)


@clause("T-10.2/1", "T-8.21/1")
def test_ignore_cocoa_waives_the_cost() -> None:
    s = table(side("palace2 forest2 gold1", discovery_tiles=["ignore_cocoa"]), side("forest1 nobles1 nobles1"))
    play(s, "move:palace.2 to:forest main")
    assert options(s) == ["use:ignore_cocoa"]
    play(s, "use:ignore_cocoa")
    assert (player(s)["cocoa"], player(s)["wood"]) == (0, 2)
    assert player(s)["used_tiles"] == ["ignore_cocoa"]


@clause("T-10.2/1", "T-8.21/1")
def test_who_can_pay_chooses_between_paying_and_ignore_cocoa() -> None:
    s = table(side("palace2 forest2 gold1", cocoa=2, discovery_tiles=["ignore_cocoa"]), side("forest1 nobles1 nobles1"))
    play(s, "move:palace.2 to:forest main")
    assert options(s) == ["pay", "use:ignore_cocoa"]
    play(s, "pay")
    assert (player(s)["cocoa"], player(s)["wood"]) == (0, 2)
    assert player(s)["discovery_tiles"] == ["ignore_cocoa"]


@clause("T-10.2", "T-8.22/2")
def test_ignore_cocoa_is_not_asked_for_when_nothing_is_due() -> None:
    s = table(side("palace2 gold2 gold1", discovery_tiles=["ignore_cocoa"]), AWAY)
    play(s, "move:palace.2 to:forest main")
    assert options(s) == ["power-up:forest.2"]


@clause("T-10.3/1", "T-10.3/2", "T-16.3")
def test_the_main_action_is_not_only_its_power_up() -> None:
    wealth = {"gold": 9, "wood": 9, "stone": 9}
    for board, start in (("alchemy", "gold"), ("nobles", "gold"), ("construction", "gold"), ("decorations", "nobles")):
        s = table(side(f"{start}1 palace1 palace1", **wealth), AWAY)
        play(s, f"move:{start}.1 to:{board} main")
        offered = options(s)
        assert len(offered) >= 1
        assert not [word for word in offered if word.startswith(("pass", "abandon", "power-up"))]


@clause("T-10.4/1", "T-12.4")
def test_alchemy_needs_an_allowed_technology_that_can_be_paid() -> None:
    for gold, owned, possible in ((0, [], False), (1, [], True), (9, ["01", "03", "05"], False)):
        s = table(side("gold3 palace1 palace1", gold=gold, technologies=owned), AWAY)
        play(s, "move:gold.3 to:alchemy")
        assert ("main" in options(s)) is possible


@clause("T-10.4/1", "T-12.4")
def test_alchemy_needs_the_price_of_a_tile_that_is_still_free() -> None:
    s = table(side("gold4 palace1 palace1", gold=1, technologies=["01", "03", "05", "07"]), AWAY)
    play(s, "move:gold.4 to:alchemy")
    assert "main" not in options(s)


@clause("T-10.4/1", "T-13.1", "T-13.3", "T-13.7")
def test_nobles_needs_two_wood_a_building_and_an_allowed_space() -> None:
    full_top = {"top": [1, 2, 3, 4, 5]}
    no_building = {"top": [1, 2, 3, 4], "middle": [1, 2, 3, 4], "bottom": [1, 2, 3]}
    for wood, rows, possible in ((1, {}, False), (2, {}, True), (2, full_top, False), (2, no_building, False)):
        s = table(side("gold3 palace1 palace1", wood=wood), AWAY, nobles=rows)
        play(s, "move:gold.3 to:nobles")
        assert ("main" in options(s)) is possible


@clause("T-10.4/1", "T-14.1")
def test_decorations_needs_the_gold_for_the_number_of_workers() -> None:
    for there, gold, possible in (("palace1", 2, False), ("palace1", 3, True), ("decorations1", 1, False)):
        s = table(side(f"nobles1 {there} palace1", cocoa=1, gold=gold), AWAY)
        play(s, "move:nobles.1 to:decorations")
        assert ("main" in options(s)) is possible


@clause("T-10.4/1", "T-15.3")
def test_construction_needs_a_tile_that_can_be_paid() -> None:
    for stone, possible in ((1, False), (2, True)):
        s = table(side("gold1 palace1 palace1", stone=stone, wood=9), AWAY)
        play(s, "move:gold.1 to:construction")
        assert ("main" in options(s)) is possible


@clause("T-10.4/3", "T-8.8/2")
def test_tiles_that_supply_missing_goods_are_used_before_the_action_is_chosen() -> None:
    s = table(side("gold1 palace1 palace1", discovery_tiles=["resources_2"]), AWAY)
    play(s, "move:gold.1 to:nobles")
    assert "main" not in options(s)
    play(s, "use:resources_2 take:wood take:wood main row:top")
    assert player(s)["points"] == 3


@clause("T-10.4/2")
def test_forest_quarry_and_gold_are_always_possible() -> None:
    for board in ("forest", "quarry", "gold"):
        s = table(side("palace1 nobles1 nobles1"), AWAY)
        play(s, f"move:palace.1 to:{board}")
        assert "main" in options(s)


@clause("T-10.5/2", "T-10.6")
def test_four_workers_count_as_three_and_the_weakest_of_all_four_decides() -> None:
    s = table(side("palace5 forest4 forest5 forest1", cocoa=1), AWAY)
    play(s, "move:palace.5 to:forest main")
    assert (player(s)["wood"], player(s)["cocoa"]) == (2, 1)


@clause("T-10.5/1")
def test_locked_own_workers_do_not_count() -> None:
    s = table(side("palace2 forest!2 gold1"), AWAY)
    play(s, "move:palace.2 to:forest main")
    assert player(s)["wood"] == 1


@clause("T-10.6")
def test_a_locked_weak_worker_is_not_the_weakest() -> None:
    s = table(side("palace4 forest!1 gold1"), AWAY)
    play(s, "move:palace.4 to:forest main")
    assert player(s)["wood"] == 2


@clause("T-10.5/1", "T-8.10/2")
def test_a_worker_unlocked_after_the_cocoa_is_paid_counts() -> None:
    s = table(side("palace2 forest!2 gold1", cocoa=3, discovery_tiles=["vp_4"]), AWAY)
    play(s, "move:palace.2 to:forest main")
    assert options(s) == ["pass", "buy-unlock", "use:vp_4"]
    play(s, "buy-unlock pass")
    assert player(s)["wood"] == 2


@clause("T-10.7", "T-5.3/2", "T-12.11/1", "T-14.10")
def test_the_parts_of_a_main_action_come_in_their_order() -> None:
    s = table(
        side("nobles1 gold1 gold1", gold=3, cocoa=1, technologies=["01", "09", "13"]),
        side("decorations1 gold1 gold1"),
        ring=["palace", "decorations", "quarry", "gold", "construction", "alchemy", "nobles", "forest"],
        technologies=["01", "03", "05", "07", "09", "13"],
    )
    play(s, "move:nobles.1 to:decorations main decoration:00 space:left_1 power-up:decorations.1")
    play(s, "power-up:decorations.2")
    assert all(word.startswith("~decoration:") for word in options(s))
    told = in_order(s)
    assert told[told.index(("move", 3)) + 1 :] == [
        ("gain", "cocoa"),
        ("main_action", 1),
        ("pay", "cocoa"),
        ("place", 1),
        ("pay", "gold"),
        ("decorate", "00"),
        ("score", 3),
        ("pyramid_track", 1),
        ("score", 4),
        ("power", 2),
        ("pay", "cocoa"),
        ("power", 3),
    ]


@clause("T-10.7", "T-5.3/2")
def test_the_cocoa_of_technology_01_may_pay_the_main_action() -> None:
    s = table(side("decorations2 gold1 gold1", technologies=["01"]), side("forest1 nobles1 nobles1"))
    play(s, "move:decorations.2 to:forest main")
    assert (player(s)["cocoa"], player(s)["wood"]) == (0, 1)


@clause("T-10.8")
def test_the_palace_has_no_main_action() -> None:
    s = table(side("nobles1 gold1 gold1", cocoa=9, wood=9, stone=9, gold=9), side())
    play(s, "move:nobles.1 to:palace")
    assert "collect" in options(s)
    assert "main" not in options(s)


@clause("T-10.11", "T-8.26")
@clause("T-10.11/1")
def test_a_worker_that_ascends_after_the_effect_was_counted_takes_no_power_up_away() -> None:
    s = table(side("palace4 gold5 gold4", cocoa=1, discovery_tiles=["power_up_2"]), AWAY)
    play(s, "move:palace.4 to:gold main pass temple:red use:power_up_2 power-up:gold.5 ascend:vp power-up:palace.1")
    assert player(s)["gold"] == 4
    play(s, "temple:red power-up:gold.4")
    assert "power-up:gold.5" in options(s)
    assert "pass" in options(s)


@clause("T-10.11/2", "T-15.1")
def test_construction_counts_when_the_player_ends_placing() -> None:
    s = table(side("gold1 construction5 construction1", cocoa=1, stone=6, discovery_tiles=["power_up_2"]), AWAY)
    play(s, "move:gold.1 to:construction main tile:12 place:133 turn:0")
    play(s, "use:power_up_2 power-up:construction.5 ascend:vp power-up:palace.1")
    play(s, "tile:07 place:130 turn:0")
    assert all(word.startswith("power-up") for word in options(s))  # two workers: no third tile
    play(s, "power-up:construction.1")
    assert not [word for word in options(s) if word.startswith("power-up")]


@clause("T-10.12", "T-12.9")
def test_several_technology_rewards_come_in_ascending_order() -> None:
    s = table(side("palace2 nobles1 nobles1", technologies=["05", "07"]), AWAY)
    play(s, "move:palace.2 to:forest main")
    gains = [(event.text("good"), event.number("amount")) for event in events(s, "gain")]
    assert gains == [("wood", 1), ("wood", 1), ("cocoa", 1)]
