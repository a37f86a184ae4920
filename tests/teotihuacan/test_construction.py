"""Construction: building the pyramid (T-15)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.table import events, in_order, options, play, player, side, table
from tonalli import CHANCE

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")
NO_TEMPLE = {"blue": 0, "red": 0, "green": 0}
TOPS = {"blue": 11, "red": 11, "green": 11}
PLACES = [f"{level}{i}{j}" for level in (1, 2, 3, 4) for i in range(5 - level) for j in range(5 - level)]
EXAMPLE = {"100": {"tile": "12"}, "101": {"tile": "07"}, "110": {"tile": "06"}, "111": {"tile": "03"}}


def builder(**fields: Any) -> dict[str, Any]:
    """A player about to move alone to Construction."""
    return side("gold1 palace1 palace1", **{"stone": 2, **fields})


def filled(count: int, **special: str) -> dict[str, dict[str, str]]:
    """The first places of the pyramid filled with tiles 00, 01 and so on; ``p300="29"`` swaps two."""
    tiles = {place: f"{number:02}" for number, place in enumerate(PLACES[:count])}
    for word, tile in special.items():
        place = word[1:]
        for other, laid in tiles.items():
            if laid == tile:
                tiles[other] = tiles[place]
        tiles[place] = tile
    return {place: {"tile": tile} for place, tile in tiles.items()}


@clause("T-15.1")
@pytest.mark.parametrize(("there", "count"), [("palace1 palace1", 1), ("construction1 palace1", 2)])
def test_as_many_tiles_as_workers_may_be_placed(there: str, count: int) -> None:
    s = table(side(f"gold1 {there}", cocoa=1, stone=9), AWAY)
    play(s, "move:gold.1 to:construction main")
    for tile, place in (("12", "100"), ("07", "101"))[:count]:
        assert f"tile:{tile}" in options(s)
        play(s, f"tile:{tile} place:{place} turn:0")
    assert options(s) == ["power-up:construction.1"]


@clause("T-15.1", "T-10.5/1", "T-10.5/2")
@pytest.mark.parametrize("there", ["construction1 construction1", "construction1 construction1 construction1"])
def test_no_more_than_three_tiles_are_placed(there: str) -> None:
    s = table(side(f"gold1 {there}", cocoa=1, stone=9), AWAY)
    play(s, "move:gold.1 to:construction main tile:12 place:100 turn:0 tile:07 place:101 turn:0")
    play(s, "tile:13 place:133 turn:0")
    assert options(s) == ["power-up:construction.1"]
    assert player(s)["stone"] == 3


@clause("T-15.1")
def test_the_first_tile_must_be_placed_the_others_may() -> None:
    s = table(side("gold1 construction1 palace1", cocoa=1, stone=9), AWAY)
    play(s, "move:gold.1 to:construction main")
    assert options(s) == ["tile:07", "tile:12", "tile:13"]
    play(s, "tile:12 place:100 turn:0")
    assert options(s) == ["pass", "tile:07", "tile:13"]
    play(s, "pass")
    assert options(s) == ["power-up:construction.1"]


@clause("T-15.1", "T-8.19/2", "T-8.20/1")
def test_extra_workers_place_further_tiles_up_to_three() -> None:
    s = table(builder(stone=9, discovery_tiles=["extra_worker"] * 3), AWAY)
    play(s, "move:gold.1 to:construction main tile:12 place:100 turn:0")
    assert options(s) == ["pass", "use:extra_worker"]
    play(s, "use:extra_worker tile:07 place:101 turn:0 use:extra_worker")
    assert options(s) == ["pass", "tile:13"]
    play(s, "tile:13 place:133 turn:0 power-up:construction.1")
    assert options(s) == ["pass", "power-up:construction.2"]


@clause("T-15.2/1")
def test_level_1_is_open_everywhere_and_a_tile_may_be_turned_any_way() -> None:
    s = table(builder(wood=9), AWAY)
    play(s, "move:gold.1 to:construction main tile:12")
    assert options(s) == [f"place:{place}" for place in PLACES[:16]]
    play(s, "place:112")
    assert options(s) == ["turn:0", "turn:1", "turn:2", "turn:3"]


@clause("T-15.2/1", "T-15.2/2")
def test_a_filled_place_is_closed_and_a_higher_one_needs_all_four_below() -> None:
    for missing in (None, *EXAMPLE):
        laid = {place: tile for place, tile in EXAMPLE.items() if place != missing}
        s = table(builder(wood=1), AWAY, pyramid={"places": laid, "display": ["13"]})
        play(s, "move:gold.1 to:construction main tile:13")
        offered = {word.removeprefix("place:") for word in options(s)}
        assert ("200" in offered) is (missing is None)
        assert not offered & set(laid)


@clause("T-15.3", "T-15.4")
@pytest.mark.parametrize(
    ("place", "below", "wood", "points"),
    [
        ("103", {}, 0, 1),  # the printed grid shows glyphs there; the tile has none
        ("200", {"100": "27", "101": "28", "110": "29", "111": "04"}, 1, 3),
    ],
)
def test_the_lower_levels_cost_and_score(place: str, below: dict[str, str], wood: int, points: int) -> None:
    display = "27" if place == "103" else "30"
    for goods, possible in (({"stone": 2, "wood": wood}, True), ({"stone": 1, "wood": wood}, False)):
        s = table(
            builder(**goods, temples=TOPS),
            AWAY,
            pyramid={"places": {name: {"tile": tile} for name, tile in below.items()}, "display": [display]},
        )
        play(s, "move:gold.1 to:construction")
        if possible:
            play(s, f"main tile:{display} place:{place} turn:0")
            assert (player(s)["stone"], player(s)["wood"], player(s)["points"]) == (0, 0, points)
        else:
            assert "main" not in options(s)


@clause("T-15.3", "T-10.4/1")
def test_level_3_costs_two_stone_and_two_wood_and_scores_five() -> None:
    # the corner shows R, b, g and B; four glyphs match none of them
    laid = filled(25, p200="00", p201="05", p210="08", p211="04")
    for wood, possible in ((2, True), (1, False)):
        s = table(builder(wood=wood), AWAY, pyramid={"places": laid, "display": ["30"]})
        play(s, "move:gold.1 to:construction")
        assert ("main" in options(s)) is possible
        if possible:
            play(s, "main tile:30 place:300 turn:0")
            assert (player(s)["stone"], player(s)["wood"], player(s)["points"]) == (0, 0, 5)


@clause("T-15.3", "T-15.9/1", "T-15.4")
def test_level_4_costs_two_stone_and_three_wood_and_scores_seven() -> None:
    laid = filled(29, p300="00", p301="05", p310="08", p311="04")
    for wood, possible in ((3, True), (2, False)):
        s = table(builder(wood=wood), AWAY, pyramid={"places": laid, "display": ["30"]})
        play(s, "move:gold.1 to:construction")
        assert ("main" in options(s)) is possible
        if possible:
            play(s, "main tile:30 place:400 turn:0")
            assert (player(s)["stone"], player(s)["wood"], player(s)["points"]) == (0, 0, 7)


@clause("T-15.3")
def test_a_level_that_cannot_be_paid_is_not_offered() -> None:
    s = table(builder(wood=0), AWAY, pyramid={"places": EXAMPLE, "display": ["13"]})
    play(s, "move:gold.1 to:construction main tile:13")
    assert "place:200" not in options(s)


@clause("T-15.4")
def test_one_tile_is_resolved_in_its_order() -> None:
    s = table(builder(), AWAY)
    play(s, "move:gold.1 to:construction main tile:13 place:100 turn:0")
    told = in_order(s)
    first = told.index(("pay", "stone"))
    assert told[first:] == [
        ("pay", "stone"),
        ("build", "13"),
        ("score", 1),
        ("score", 2),
        ("temple", "green"),
        ("gain", "cocoa"),
        ("pyramid_track", 1),
    ]


@clause("T-15.4", "T-15.5/2", "T-15.12")
@pytest.mark.parametrize(("tile", "turns", "points", "green"), [("12", 0, 2, 0), ("12", 2, 3, 0), ("13", 0, 3, 1)])
def test_computed_example_on_the_printed_grid(tile: str, turns: int, points: int, green: int) -> None:
    s = table(builder(), AWAY)
    play(s, f"move:gold.1 to:construction main tile:{tile} place:100 turn:{turns}")
    assert player(s)["points"] == points
    assert player(s)["temples"] == NO_TEMPLE | {"green": green}
    assert player(s)["pyramid_track"] == 1


@clause("T-15.4", "T-15.13")
@pytest.mark.parametrize(("tile", "turns", "points", "temple"), [("13", 0, 6, "green"), ("14", 0, 6, None)])
def test_computed_example_on_level_2(tile: str, turns: int, points: int, temple: str | None) -> None:
    s = table(builder(wood=1), AWAY, pyramid={"places": EXAMPLE, "display": [tile]})
    play(s, f"move:gold.1 to:construction main tile:{tile} place:200 turn:{turns}")
    assert player(s)["points"] == points
    assert player(s)["temples"] == (NO_TEMPLE | {temple: 1} if temple else NO_TEMPLE)


@clause("T-15.5/1", "T-15.13")
def test_computed_example_four_matches_with_a_coloured_headdress() -> None:
    # there is one tile 12 only: tile 10 takes its place on level 1 and shows the same headdress there
    laid = {**EXAMPLE, "100": {"tile": "10"}}
    s = table(builder(wood=1), AWAY, pyramid={"places": laid, "display": ["12"]})
    play(s, "move:gold.1 to:construction main tile:12 place:200 turn:2")
    assert player(s)["points"] == 3 + 4 + 1  # and the first red step
    assert player(s)["temples"] == NO_TEMPLE | {"red": 1}


@clause("T-15.5/1", "T-15.5/2")
def test_an_uncoloured_icon_on_a_coloured_one_scores_and_advances_nothing() -> None:
    s = table(builder(wood=1), AWAY, pyramid={"places": EXAMPLE, "display": ["11"]})
    play(s, "move:gold.1 to:construction main tile:11 place:200 turn:2")  # r n g n on R n g n
    assert player(s)["points"] == 3 + 4
    assert player(s)["temples"] == NO_TEMPLE


@clause("T-15.11", "T-15.4")
def test_rulebook_example_three_matches_one_of_them_blue() -> None:
    laid = {"100": {"tile": "03"}, "101": {"tile": "07"}, "110": {"tile": "05"}, "111": {"tile": "04"}}
    s = table(builder(wood=1), AWAY, pyramid={"places": laid, "display": ["10"]})
    play(s, "move:gold.1 to:construction main tile:10 place:200 turn:0 take:gold")  # B n r n on b n g n
    after = player(s)
    assert (after["stone"], after["wood"], after["points"]) == (0, 0, 6)
    assert after["temples"] == NO_TEMPLE | {"blue": 1}
    assert after["pyramid_track"] == 1


@clause("T-15.6/2")
def test_goods_gained_by_one_tile_may_pay_for_the_next() -> None:
    # level 1 is full, so each tile costs a wood; the blue step of the first one brings the second
    laid = filled(16) | {"100": {"tile": "17"}}  # an idol below the top left corner of place 200
    s = table(
        side("gold1 construction1 palace1", cocoa=1, stone=4, wood=1),
        AWAY,
        pyramid={"places": laid, "display": ["28", "30", "31"]},
    )
    play(s, "move:gold.1 to:construction main tile:28 place:200 turn:3 take:wood")  # r B r b turned to B r b r
    assert player(s)["temples"]["blue"] == 1
    assert "tile:30" in options(s)
    play(s, "tile:30 place:222 turn:0")
    assert (player(s)["stone"], player(s)["wood"]) == (0, 0)


@clause("T-15.6/3", "T-15.2/2")
def test_a_tile_just_placed_may_support_the_next() -> None:
    laid = {place: tile for place, tile in EXAMPLE.items() if place != "100"}
    s = table(
        side("gold1 construction1 palace1", cocoa=1, stone=4, wood=1),
        AWAY,
        pyramid={"places": laid, "display": ["12", "13"]},
    )
    play(s, "move:gold.1 to:construction main tile:12 place:100 turn:0")
    assert player(s)["points"] == 2
    play(s, "tile:13 place:200 turn:0")
    assert player(s)["points"] == 2 + 6


@clause("T-15.6/1", "T-9.3/1")
def test_a_major_step_set_off_by_a_tile_is_resolved_before_the_next_tile() -> None:
    s = table(
        side("gold1 construction1 palace1", cocoa=1, stone=4, temples={"green": 2}),
        AWAY,
        discovery_tiles={"green_3": ["resources_2"]},
    )
    play(s, "move:gold.1 to:construction main tile:13 place:100 turn:0")
    assert player(s)["pyramid_track"] == 0
    assert options(s) == ["reward", "claim:resources_2"]
    play(s, "claim:resources_2")
    assert player(s)["pyramid_track"] == 1
    assert options(s) == ["pass", "tile:07", "tile:12", "use:resources_2"]


@clause("T-15.7", "T-15.8", "T-10.7")
def test_the_display_is_refilled_after_the_power_ups_only() -> None:
    s = table(side("gold1 construction1 palace1", cocoa=1, stone=4), AWAY)
    play(s, "move:gold.1 to:construction main tile:12 place:100 turn:0")
    assert s.to_dict()["pyramid"]["display"] == [None, "13", "07"]
    play(s, "tile:07 place:101 turn:0 power-up:construction.1")
    assert s.actor == CHANCE
    assert s.to_dict()["pyramid"]["display"] == [None, "13", None]
    play(s, "~pyramid:20 ~pyramid:21")
    assert s.to_dict()["pyramid"]["display"] == ["20", "13", "21"]
    assert s.actor == 1


@clause("T-15.8", "T-16.3/2")
def test_three_workers_may_make_two_power_ups_even_with_one_tile() -> None:
    s = table(side("gold1 construction1 construction1", cocoa=1, stone=2), AWAY)
    play(s, "move:gold.1 to:construction main tile:12 place:100 turn:0 power-up:construction.1")
    assert options(s) == ["pass", "power-up:construction.1", "power-up:construction.2"]


@clause("T-15.8", "T-12.9")
def test_technology_rewards_come_after_the_last_tile_and_before_the_power_ups() -> None:
    s = table(side("gold1 construction1 palace1", cocoa=1, stone=9, technologies=["11"]), AWAY)
    play(s, "move:gold.1 to:construction main tile:12 place:100 turn:0")
    assert player(s)["points"] == 2
    play(s, "pass")
    assert player(s)["points"] == 5
    assert events(s, "power") == []


@clause("T-15.9/1", "T-15.9/2", "T-18.7")
def test_the_level_4_tile_is_scored_then_the_light_disc_moves_and_the_action_goes_on() -> None:
    s = table(
        side("gold1 construction1 construction1", cocoa=1, stone=2, wood=3, technologies=["11"]),
        AWAY,
        pyramid={"places": filled(29, p300="00", p301="05", p310="08", p311="04"), "display": ["29", "30", "31"]},
        calendar={"light": 3},
    )
    play(s, "move:gold.1 to:construction main tile:30 place:400 turn:0")
    assert player(s)["points"] == 7 + 3
    assert player(s)["pyramid_track"] == 1
    calendar = s.to_dict()["calendar"]
    assert (calendar["light"], calendar["dark"], calendar["pyramid_complete"]) == (10, 10, True)
    play(s, "power-up:construction.1 power-up:construction.2")
    assert s.actor == 1  # no tile is left to refill with
    assert s.to_dict()["pyramid"]["display"] == ["29", None, "31"]


@clause("T-15.10")
def test_with_the_pyramid_complete_the_main_action_may_not_be_taken() -> None:
    s = table(
        builder(stone=9, wood=9),
        AWAY,
        pyramid={"places": filled(30), "display": ["30", "31"]},
        calendar={"light": 10, "dark": 10, "turns_left": 1, "pyramid_complete": True},
    )
    play(s, "move:gold.1 to:construction")
    assert options(s) == ["collect"]
