"""Decorations (T-14)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.table import events, options, play, player, side, table
from tonalli import CHANCE

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")
LEVEL_1_SPACES = ["space:top_1", "space:right_1", "space:bottom_1", "space:left_1"]
LOWER_LEVELS = {
    name: {"tile": f"{number:02}"}
    for number, name in enumerate(
        f"{level}{i}{j}" for level in (1, 2) for i in range(5 - level) for j in range(5 - level)
    )
}
NO_TEMPLE = {"blue": 0, "red": 0, "green": 0}


def tiles(**places: str) -> dict[str, Any]:
    """A pyramid: places ``p100="07"``, turned ``p100="07+3"``."""
    laid = {}
    for place, word in places.items():
        tile, _, turns = word.partition("+")
        laid[place[1:]] = {"tile": tile, "turns": int(turns or 0)}
    return {"places": laid, "display": []}


def decorator(**fields: Any) -> dict[str, Any]:
    """A player about to move alone to Decorations with the price in hand."""
    return side("nobles1 palace1 palace1", **{"gold": 3, **fields})


@clause("T-14.1")
@pytest.mark.parametrize(
    ("there", "gold"),
    [
        ("palace1 palace1", 3),
        ("decorations1 palace1", 2),
        ("decorations1 decorations1", 1),
        ("decorations1 decorations1 decorations1", 1),
    ],
)
def test_more_workers_pay_less_gold(there: str, gold: int) -> None:
    s = table(side(f"nobles1 {there}", cocoa=1, gold=gold), AWAY)
    play(s, "move:nobles.1 to:decorations main decoration:00 space:left_1")
    assert player(s)["gold"] == 0
    s = table(side(f"nobles1 {there}", cocoa=1, gold=gold - 1), AWAY)
    play(s, "move:nobles.1 to:decorations")
    assert "main" not in options(s)


@clause("T-14.1")
def test_a_locked_worker_makes_nothing_cheaper() -> None:
    s = table(side("nobles1 decorations!1 palace1", gold=2), AWAY)
    play(s, "move:nobles.1 to:decorations")
    assert "main" not in options(s)


@clause("T-14.2", "T-14.3/2", "T-14.5")
def test_any_face_up_tile_goes_to_any_level_1_space_and_is_not_turned() -> None:
    s = table(decorator(), AWAY)
    play(s, "move:nobles.1 to:decorations main")
    assert options(s) == ["decoration:00", "decoration:01", "decoration:02", "decoration:08"]
    play(s, "decoration:02")
    assert options(s) == LEVEL_1_SPACES
    play(s, "space:right_1")
    assert s.to_dict()["decorations"]["spaces"] == {"right_1": "02"}
    assert options(s) == ["power-up:decorations.1"]


@clause("T-14.2", "T-14.4")
def test_a_taken_space_is_not_offered_and_the_next_level_needs_tiles_below() -> None:
    s = table(decorator(), AWAY, decorations={"spaces": {"top_1": "05"}, "display": ["08"]})
    play(s, "move:nobles.1 to:decorations main decoration:08")
    assert options(s) == LEVEL_1_SPACES[1:]


@clause("T-14.4")
@pytest.mark.parametrize(
    ("space", "one", "other"),
    [("top", "101", "102"), ("right", "113", "123"), ("bottom", "132", "131"), ("left", "120", "110")],
)
def test_level_2_needs_tiles_under_both_cells_and_a_decoration_on_level_1(space: str, one: str, other: str) -> None:
    for places, below, allowed in (
        ([one, other], {f"{space}_1": "05"}, True),
        ([one, other], {}, False),
        ([one], {f"{space}_1": "05"}, False),
        ([other], {f"{space}_1": "05"}, False),
    ):
        laid = {place: {"tile": f"0{number}"} for number, place in enumerate(places)}
        s = table(
            decorator(),
            AWAY,
            pyramid={"places": laid, "display": []},
            decorations={"spaces": below, "display": ["08"]},
        )
        play(s, "move:nobles.1 to:decorations main decoration:08")
        assert (f"space:{space}_2" in options(s)) is allowed


@clause("T-14.4")
def test_the_decoration_below_must_be_on_the_same_side() -> None:
    s = table(
        decorator(),
        AWAY,
        pyramid=tiles(p101="00", p102="01"),
        decorations={"spaces": {"right_1": "05"}, "display": ["08"]},
    )
    play(s, "move:nobles.1 to:decorations main decoration:08")
    assert "space:top_2" not in options(s)


@clause("T-14.4")
def test_levels_3_and_4_need_two_and_three_layers_and_the_decoration_before() -> None:
    names = [f"{level}{i}{j}" for level in (1, 2, 3) for i in range(5 - level) for j in range(5 - level)]
    laid = {name: {"tile": f"{number:02}"} for number, name in enumerate(names[:25])}
    for places, spaces, allowed in (
        (laid, {"top_1": "05", "top_2": "06"}, {"top_3"}),
        ({**laid, "300": {"tile": "25"}}, {"top_1": "05", "top_2": "06", "top_3": "07"}, set()),
        (
            {**laid, "300": {"tile": "25"}, "301": {"tile": "26"}},
            {"top_1": "05", "top_2": "06", "top_3": "07"},
            {"top_4"},
        ),
        ({**laid, "300": {"tile": "25"}, "301": {"tile": "26"}}, {"top_1": "05", "top_2": "06"}, {"top_3"}),
    ):
        s = table(
            decorator(),
            AWAY,
            pyramid={"places": places, "display": []},
            decorations={"spaces": spaces, "display": ["08"]},
        )
        play(s, "move:nobles.1 to:decorations main decoration:08")
        offered = {word.removeprefix("space:") for word in options(s)}
        assert {space for space in offered if space.startswith("top")} == allowed


@clause("T-14.5", "T-14.6/1")
@pytest.mark.parametrize(
    ("space", "fitting", "mirrored"),
    [("top_1", "08", "12"), ("right_1", "14", "09"), ("bottom_1", "01", "05"), ("left_1", "04", "00")],
)
def test_the_side_fixes_which_icon_lies_where(space: str, fitting: str, mirrored: str) -> None:
    tops = {"blue": 11, "red": 11, "green": 11}
    for decoration, points in ((fitting, 5), (mirrored, 3)):
        s = table(decorator(temples=tops), AWAY, decorations={"spaces": {}, "display": [decoration]})
        play(s, f"move:nobles.1 to:decorations main decoration:{decoration} space:{space}")
        assert player(s)["points"] == points


@clause("T-14.5", "T-14.6/1", "T-14.7/1")
@pytest.mark.parametrize(
    ("space", "below"),
    [
        # the cell under the left icon shows a glyph, the one under the right icon an idol
        ("top_2", {"p101": "13", "p102": "09"}),
        ("right_2", {"p113": "19", "p123": "01"}),
        ("bottom_2", {"p132": "12", "p131": "02"}),
        ("left_2", {"p120": "18", "p110": "05"}),
    ],
)
def test_on_the_grid_each_icon_covers_its_own_cell(space: str, below: dict[str, str]) -> None:
    first = space.replace("_2", "_1")
    for decoration, points, blue in (("01", 5, 1), ("05", 3, 0)):  # glyph and idol, idol and glyph
        s = table(
            decorator(),
            AWAY,
            pyramid=tiles(**below),
            decorations={"spaces": {first: "06"}, "display": [decoration]},
        )
        play(s, f"move:nobles.1 to:decorations main decoration:{decoration} space:{space}")
        if blue:
            play(s, "take:wood")
        assert player(s)["points"] == points
        assert player(s)["temples"] == NO_TEMPLE | {"blue": blue}


@clause("T-14.6/2")
def test_the_colour_of_the_covered_icon_does_not_matter() -> None:
    s = table(
        decorator(),
        AWAY,
        pyramid=tiles(p101="12+3", p102="07"),  # a coloured headdress under the left icon
        decorations={"spaces": {"top_1": "05"}, "display": ["13"]},
    )
    play(s, "move:nobles.1 to:decorations main decoration:13 space:top_2")
    assert player(s)["points"] == 1 + 1 + 3  # the match, the red step, the decoration
    assert player(s)["temples"] == NO_TEMPLE | {"red": 1}


@clause("T-14.7/1", "T-1.11/1")
def test_a_matching_glyph_scores_but_advances_no_temple() -> None:
    s = table(decorator(), AWAY, decorations={"spaces": {}, "display": ["10"]})  # glyph and headdress
    play(s, "move:nobles.1 to:decorations main decoration:10 space:bottom_1")
    assert player(s)["points"] == 1 + 3
    assert player(s)["temples"] == NO_TEMPLE


@clause("T-14.7/2", "T-14.13", "T-14.8")
def test_computed_example_both_icons_match_and_the_player_chooses_the_order() -> None:
    for first, second in (("red", "green"), ("green", "red")):
        s = table(decorator(), AWAY)
        play(s, "move:nobles.1 to:decorations main decoration:08 space:top_1")
        assert options(s) == ["temple:red", "temple:green"]
        assert player(s)["points"] == 2
        play(s, f"temple:{first}")
        assert [event.text("temple") for event in events(s, "temple")] == [first, second]
        assert player(s)["points"] == 2 + 3 + 1  # and the first red step
        assert player(s)["cocoa"] == 1
        assert player(s)["pyramid_track"] == 1


@clause("T-14.13")
def test_computed_example_glyph_and_idol_on_the_bottom_side() -> None:
    s = table(decorator(), AWAY)
    play(s, "move:nobles.1 to:decorations main decoration:01 space:bottom_1 take:gold")
    assert player(s)["points"] == 5
    assert player(s)["temples"] == NO_TEMPLE | {"blue": 1}


@clause("T-14.13", "T-14.8")
def test_computed_example_without_a_match_there_are_three_points() -> None:
    s = table(decorator(), AWAY)
    play(s, "move:nobles.1 to:decorations main decoration:00 space:left_1")
    assert (player(s)["points"], player(s)["pyramid_track"]) == (3, 1)
    assert player(s)["temples"] == NO_TEMPLE


@clause("T-14.7/1", "T-9.5", "T-9.6")
@pytest.mark.parametrize(("top", "other"), [("red", "green"), ("green", "red")])
def test_of_two_steps_the_impossible_one_is_lost(top: str, other: str) -> None:
    s = table(decorator(temples={top: 11}), AWAY)
    play(s, "move:nobles.1 to:decorations main decoration:08 space:top_1")
    assert player(s)["temples"] == {"blue": 0, top: 11, other: 1}
    assert options(s) == ["power-up:decorations.1"]


@clause("T-14.12", "T-14.4", "T-14.6/1")
def test_rulebook_example_one_icon_matches_on_level_2_and_level_3_has_to_wait() -> None:
    pyramid = tiles(p101="01", p102="00", p111="02", p112="03", p201="07+3")
    s = table(decorator(), AWAY, pyramid=pyramid, decorations={"spaces": {"top_1": "05"}, "display": ["00", "04"]})
    play(s, "move:nobles.1 to:decorations main decoration:00")
    assert options(s) == ["space:top_2", *LEVEL_1_SPACES[1:]]
    play(s, "space:top_2 take:stone")
    assert player(s)["points"] == 4
    assert player(s)["temples"] == NO_TEMPLE | {"blue": 1}


@clause("T-14.12", "T-14.4")
def test_rulebook_example_with_level_2_decorated_level_3_matches_twice() -> None:
    pyramid = tiles(p101="01", p102="00", p111="02", p112="03", p201="07+3")
    spaces = {"top_1": "05", "top_2": "06"}
    s = table(decorator(), AWAY, pyramid=pyramid, decorations={"spaces": spaces, "display": ["00"]})
    play(s, "move:nobles.1 to:decorations main decoration:00 space:top_3 temple:blue take:stone")
    assert player(s)["points"] == 2 + 3 + 1  # and the first red step
    assert player(s)["temples"] == {"blue": 1, "red": 1, "green": 0}


@clause("T-14.7", "T-9.1", "T-8.26/2")
def test_two_matching_serpents_advance_twice_and_a_tile_may_be_used_in_between() -> None:
    s = table(
        decorator(temples={"green": 5}),
        AWAY,
        pyramid=tiles(p101="11+1", p102="12"),
        decorations={"spaces": {"top_1": "05"}, "display": ["02"]},
        discovery_tiles={"green_6": ["vp_4", "resources_2"]},
    )
    play(s, "move:nobles.1 to:decorations main decoration:02 space:top_2")
    assert options(s) == ["reward", "claim:resources_2"]
    play(s, "claim:resources_2")
    assert player(s)["temples"]["green"] == 6
    assert options(s) == ["pass", "use:resources_2"]
    play(s, "pass")
    assert player(s)["temples"]["green"] == 7
    assert (player(s)["cocoa"], player(s)["points"]) == (3, 5)


@clause("T-14.9", "T-16.3/1")
@pytest.mark.parametrize("there", ["palace1 palace1", "decorations1 palace1", "decorations1 decorations1"])
def test_there_is_exactly_one_power_up_whatever_the_number_of_workers(there: str) -> None:
    s = table(side(f"nobles1 {there}", cocoa=1, gold=3), AWAY)
    play(s, "move:nobles.1 to:decorations main decoration:00 space:left_1")
    assert options(s) == ["power-up:decorations.1"]
    play(s, "power-up:decorations.1")
    assert len(options(s)) == 11
    assert all(word.startswith("~decoration:") for word in options(s))


@clause("T-14.10", "T-10.7")
def test_the_display_is_refilled_after_the_power_up() -> None:
    s = table(decorator(), AWAY)
    play(s, "move:nobles.1 to:decorations main decoration:00 space:left_1 power-up:decorations.1")
    assert s.actor == CHANCE
    assert s.to_dict()["decorations"]["display"] == ["08", "01", None, "02"]
    play(s, "~decoration:14")
    assert s.to_dict()["decorations"]["display"] == ["08", "01", "14", "02"]
    assert s.actor == 1


@clause("T-14.10", "T-8.8/4")
def test_a_tile_may_be_used_after_the_power_up_before_the_display_is_refilled() -> None:
    s = table(decorator(discovery_tiles=["vp_4"]), AWAY)
    play(s, "move:nobles.1 to:decorations main decoration:00 space:left_1 power-up:decorations.1")
    assert options(s) == ["pass", "use:vp_4"]
    play(s, "use:vp_4")
    assert s.actor == CHANCE


@clause("T-14.10")
def test_with_an_empty_stack_the_display_shrinks() -> None:
    spaces = [f"{edge}_{level}" for edge in ("top", "right", "bottom", "left") for level in (1, 2, 3)][:11]
    s = table(
        decorator(),
        AWAY,
        pyramid={"places": LOWER_LEVELS, "display": []},
        decorations={
            "spaces": {space: f"{number + 4:02}" for number, space in enumerate(spaces)},
            "display": ["00", "01", "02", "03"],
        },
    )
    play(s, "move:nobles.1 to:decorations main decoration:00 space:left_3 power-up:decorations.1")
    assert s.actor == 1
    assert s.to_dict()["decorations"]["display"] == [None, "01", "02", "03"]


@clause("T-14.10", "T-10.4/1")
def test_without_a_tile_the_action_may_not_be_taken() -> None:
    s = table(decorator(), AWAY, decorations={"spaces": {}, "display": []})
    play(s, "move:nobles.1 to:decorations")
    assert "main" not in options(s)


@clause("T-14.11")
def test_decorations_block_no_pyramid_tile_and_change_no_match() -> None:
    edges = ("top", "right", "bottom", "left")
    spaces = {f"{edge}_{level}": f"{4 * level + n - 4:02}" for level in (1, 2) for n, edge in enumerate(edges)}
    level_1 = {name: tile for name, tile in LOWER_LEVELS.items() if name.startswith("1")}
    points = []
    for laid in ({}, spaces):
        s = table(
            side("gold1 palace1 palace1", stone=2, wood=1, temples={"blue": 11, "red": 11, "green": 11}),
            AWAY,
            pyramid={"places": level_1, "display": ["31", "30", "29"]},
            decorations={"spaces": laid, "display": []},
        )
        play(s, "move:gold.1 to:construction main tile:29")
        assert len(options(s)) == 9
        play(s, "place:201 turn:0")
        points.append(player(s)["points"])
    assert points[0] == points[1]
