"""Main actions whose minimum depends on tiles, and giving them up (T-10.4, T-10.10, T-10.13)."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from teotihuacan.table import events, options, play, player, side, table, workers

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")
TOP_FULL = {"top": [1, 2, 3, 4, 5]}
LEVEL_1 = {f"1{n // 4}{n % 4}": {"tile": f"{16 + n}"} for n in range(16)}


@clause("T-10.10/2", "T-10.13")
def test_computed_example_a_building_that_can_no_longer_be_paid_is_given_up() -> None:
    s = table(
        side("gold1 palace1 palace1", cocoa=1, wood=2, avenue=2, discovery_tiles=["avenue_step"], technologies=["03"]),
        side("nobles1 palace1 palace1"),
        discovery_tiles={"avenue_3": ["mask_4"]},
    )
    play(s, "move:gold.1 to:nobles main")
    assert options(s) == ["row:top", "use:avenue_step"]
    play(s, "use:avenue_step claim:mask_4")
    assert options(s) == ["abandon"]
    play(s, "abandon")
    after = player(s)
    assert s.actor == 1
    assert (after["cocoa"], after["wood"], after["points"], after["avenue"]) == (0, 1, 0, 3)
    assert workers(s) == ["nobles1", "palace1", "palace1", "reserve3"]
    assert s.to_dict()["buildings"] == 11
    assert [event.text("board") for event in events(s, "abandon")] == ["nobles"]


@clause("T-10.10/2", "T-10.13")
def test_a_tile_that_brings_the_goods_makes_the_action_possible_again() -> None:
    s = table(
        side("gold1 palace1 palace1", wood=2, avenue=2, discovery_tiles=["avenue_step", "resources_2"]),
        AWAY,
        discovery_tiles={"avenue_3": ["mask_4"]},
    )
    play(s, "move:gold.1 to:nobles main use:avenue_step claim:mask_4")
    assert options(s) == ["abandon", "use:resources_2"]
    play(s, "use:resources_2 take:wood take:stone")
    assert options(s) == ["row:top"]


@clause("T-10.4", "T-10.10/1", "T-8.19")
def test_nobles_may_be_chosen_on_the_strength_of_an_extra_worker_tile() -> None:
    s = table(side("gold1 palace1 palace1", wood=2, discovery_tiles=["extra_worker"]), AWAY, nobles=TOP_FULL)
    play(s, "move:gold.1 to:nobles main")
    assert options(s) == ["use:extra_worker"]
    play(s, "use:extra_worker")
    assert options(s) == ["row:middle"]
    play(s, "row:middle")
    assert player(s)["points"] == 5


@clause("T-10.4", "T-10.10/1", "T-8.20")
def test_as_many_extra_worker_tiles_as_needed_are_taken_into_account() -> None:
    rows = {"top": [1, 2, 3, 4, 5], "middle": [1, 2, 3, 4]}
    for tiles, possible in ((1, False), (2, True)):
        s = table(side("gold1 palace1 palace1", wood=2, discovery_tiles=["extra_worker"] * tiles), AWAY, nobles=rows)
        play(s, "move:gold.1 to:nobles")
        assert ("main" in options(s)) is possible


@clause("T-10.4", "T-10.10/1")
def test_alchemy_may_be_chosen_on_the_strength_of_an_extra_worker_tile() -> None:
    owned = ["01", "03", "05"]
    s = table(side("gold1 palace1 palace1", gold=2, technologies=owned, discovery_tiles=["extra_worker"]), AWAY)
    play(s, "move:gold.1 to:alchemy main")
    assert options(s) == ["use:extra_worker"]
    play(s, "use:extra_worker")
    assert options(s) == ["technology:07", "technology:09", "technology:11"]


@clause("T-10.4/1", "T-8.19/3")
def test_an_extra_worker_tile_makes_no_decoration_cheaper() -> None:
    s = table(side("nobles1 palace1 palace1", gold=2, discovery_tiles=["extra_worker"]), AWAY)
    play(s, "move:nobles.1 to:decorations")
    assert "main" not in options(s)


@clause("T-10.10/2")
def test_alchemy_is_given_up_when_a_counted_worker_ascends() -> None:
    s = table(
        side(
            "gold1 alchemy5 palace1", cocoa=1, gold=2, technologies=["01", "03", "05"], discovery_tiles=["power_up_2"]
        ),
        AWAY,
    )
    play(s, "move:gold.1 to:alchemy main use:power_up_2 power-up:alchemy.5 ascend:vp power-up:palace.1")
    assert options(s) == ["abandon"]
    play(s, "abandon")
    assert s.actor == 1
    assert player(s)["gold"] == 2
    assert player(s)["technologies"] == ["01", "03", "05"]
    assert player(s)["points"] == 5  # the ascension's; nothing from technology 03
    assert workers(s) == ["alchemy1", "palace1", "palace2", "reserve3"]


@clause("T-10.10/2", "T-14.1")
def test_decorations_is_given_up_when_the_price_rises_beyond_the_gold() -> None:
    s = table(side("nobles1 decorations5 palace1", cocoa=1, gold=2, discovery_tiles=["power_up_2"]), AWAY)
    play(s, "move:nobles.1 to:decorations main")
    assert "abandon" not in options(s)
    play(s, "use:power_up_2 power-up:decorations.5 ascend:vp power-up:palace.1")
    assert options(s) == ["abandon"]
    play(s, "abandon")
    assert s.actor == 1  # nothing was taken, so nothing is turned up
    assert (player(s)["gold"], player(s)["pyramid_track"]) == (2, 0)


@clause("T-10.10/2", "T-15.3")
def test_construction_is_given_up_when_the_wood_went_into_a_claim() -> None:
    s = table(
        side("gold1 palace1 palace1", wood=1, stone=2, avenue=2, discovery_tiles=["avenue_step"], technologies=["11"]),
        AWAY,
        pyramid={"places": LEVEL_1, "display": ["00", "01", "02"]},
        discovery_tiles={"avenue_3": ["mask_4"]},
    )
    play(s, "move:gold.1 to:construction main")
    assert "tile:00" in options(s)
    assert "abandon" not in options(s)
    play(s, "use:avenue_step claim:mask_4")
    assert options(s) == ["abandon"]
    play(s, "abandon")
    assert s.actor == 1
    assert (player(s)["stone"], player(s)["points"]) == (2, 0)
    assert s.to_dict()["pyramid"]["display"] == ["00", "01", "02"]


@clause("T-10.10/3")
def test_giving_up_is_not_offered_after_the_first_pyramid_tile() -> None:
    s = table(side("gold1 construction1 palace1", cocoa=1, stone=2), AWAY)
    play(s, "move:gold.1 to:construction main tile:12 place:133 turn:0")
    assert options(s) == ["power-up:construction.1"]


@clause("T-10.10/2", "T-12.11")
def test_an_action_given_up_lets_technology_13_buy_nothing() -> None:
    s = table(
        side("gold1 palace1 palace1", cocoa=3, wood=2, avenue=2, discovery_tiles=["avenue_step"], technologies=["13"]),
        AWAY,
        discovery_tiles={"avenue_3": ["mask_4"]},
        technologies=["01", "03", "05", "07", "09", "13"],
    )
    play(s, "move:gold.1 to:nobles main use:avenue_step claim:mask_4 abandon")
    assert s.actor == 1
    assert player(s)["cocoa"] == 3


@clause("T-10.10/3")
def test_giving_up_is_not_offered_while_extra_worker_tiles_make_the_minimum_possible() -> None:
    rows = {"top": [1, 2, 3, 4, 5], "middle": [1, 2, 3, 4]}
    s = table(side("gold1 palace1 palace1", wood=2, discovery_tiles=["extra_worker"] * 2), AWAY, nobles=rows)
    play(s, "move:gold.1 to:nobles main")
    assert options(s) == ["use:extra_worker"]
    play(s, "use:extra_worker")
    assert options(s) == ["use:extra_worker"]
    play(s, "use:extra_worker")
    assert options(s) == ["row:bottom"]


@clause("T-10.10/3")
def test_other_tiles_may_be_used_before_the_one_that_is_the_way_on() -> None:
    tiles = ["extra_worker", "vp_4"]
    s = table(side("gold1 palace1 palace1", wood=2, discovery_tiles=tiles), AWAY, nobles=TOP_FULL)
    play(s, "move:gold.1 to:nobles main")
    assert options(s) == ["use:vp_4", "use:extra_worker"]
    play(s, "use:vp_4")
    assert options(s) == ["use:extra_worker"]


@clause("T-10.10/2")
def test_an_extra_worker_tile_that_does_not_help_does_not_keep_one_from_giving_up() -> None:
    s = table(
        side("gold1 palace1 palace1", wood=2, avenue=2, discovery_tiles=["avenue_step", "extra_worker"]),
        AWAY,
        discovery_tiles={"avenue_3": ["mask_4"]},
    )
    play(s, "move:gold.1 to:nobles main use:avenue_step claim:mask_4")
    assert options(s) == ["abandon", "use:extra_worker"]


@clause("T-10.10/3")
def test_by_version_1_of_the_rules_one_could_give_up_with_the_tile_in_hand() -> None:
    s = table(side("gold1 palace1 palace1", wood=2, discovery_tiles=["extra_worker"]), AWAY, nobles=TOP_FULL, rules=1)
    play(s, "move:gold.1 to:nobles main")
    assert options(s) == ["abandon", "use:extra_worker"]
    assert tonalli.from_dict("teotihuacan", s.to_dict()) == s
