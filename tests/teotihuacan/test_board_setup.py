"""Board setup (T-2)."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.facts import FACTS, seats
from teotihuacan.setting_up import fresh, reveal, until
from teotihuacan.table import SPACE, events, options, play, player, side, table, workers
from tonalli import State

pytestmark = pytest.mark.pure

TABLES = [2, 3, 4]


def outcomes(state: State) -> dict[str, int]:
    """What may be revealed now, with its weight."""
    return {SPACE.write(action): weight for action, weight in state.chance()}


def laid_out(players: int, setup: str = "standard") -> State:
    """The board when only the first player is still to be chosen."""
    return until(fresh(players, setup), "~first")


def runs(state: State) -> list[tuple[str, int]]:
    """Kinds of the reveals of board setup in their order, each with how many come in a row; rotations left out."""
    kinds = []
    while not options(state)[0].startswith("~first"):
        kinds.append(reveal(state).split(":")[0])
    return [(kind, len(list(run))) for kind, run in groupby(kind for kind in kinds if kind != "~turn")]


@clause("T-2.1/2", "T-2.16")
def test_a_normal_game_is_laid_out_in_the_order_of_the_rulebook() -> None:
    assert runs(fresh(2)) == [
        ("~board", 6),
        ("~royal", 3),
        ("~technology", 6),
        ("~bonus", 3),
        ("~decoration", 4),
        ("~pyramid", 3 + 14),
        ("~discovery", 5 + 6 + 8),
    ]


@clause("T-2.1/3")
def test_a_first_game_skips_boards_royal_tiles_technologies_and_bonus_tiles() -> None:
    assert runs(fresh(4, "first")) == [("~decoration", 4), ("~pyramid", 3 + 8), ("~discovery", 5 + 6 + 16)]


@clause("T-2.1/3")
def test_a_first_game_uses_what_is_printed() -> None:
    data = laid_out(3, "first").to_dict()
    printed = FACTS["first_game"]
    royals = {tile["id"]: f"{tile['category']}{tile['number']:02}" for tile in FACTS["royal_tiles"]}
    assert data["ring"] == printed["ring_order"]
    assert data["royal_tiles"] == [royals[tile] for tile in printed["royal_tiles"]]
    assert data["technologies"] == [tile.removeprefix("tech_") for tile in printed["technologies"]]
    assert data["temple_bonus_tiles"] == {
        temple: tile.removeprefix("bonus_") for temple, tile in printed["temple_bonus"].items()
    }


@clause("T-2.2/1", "T-1.2/1", "T-1.2/3")
def test_boards_2_to_7_are_shuffled_into_the_free_slots() -> None:
    s = fresh(2)
    left = {"forest", "quarry", "gold", "alchemy", "nobles", "decorations"}
    order = ["nobles", "gold", "decorations", "forest", "alchemy", "quarry"]
    for board in order:
        assert outcomes(s) == {f"~board:{name}": 1 for name in left}
        play(s, f"~board:{board}")
        left.remove(board)
    assert s.to_dict()["ring"] == [
        "palace", "nobles", "gold", "decorations", "construction", "forest", "alchemy", "quarry",
    ]  # fmt: skip


@clause("T-2.2/2", "T-1.2/3")
def test_palace_and_construction_have_their_slots_before_anything_is_revealed() -> None:
    ring = fresh(4).to_dict()["ring"]
    assert ring == ["palace", None, None, None, "construction", None, None, None]


@clause("T-2.3/1")
def test_one_royal_tile_of_each_category_is_drawn() -> None:
    s = until(fresh(2), "~royal")
    assert outcomes(s) == {"~royal:A04": 1, "~royal:A05": 1, "~royal:A09": 1}
    play(s, "~royal:A09")
    assert outcomes(s) == {"~royal:B02": 1, "~royal:B06": 1, "~royal:B07": 1}
    play(s, "~royal:B07")
    assert outcomes(s) == {"~royal:C01": 1, "~royal:C03": 1, "~royal:C08": 1}
    play(s, "~royal:C03")
    assert s.to_dict()["royal_tiles"] == ["A09", "B07", "C03"]


@clause("T-2.3/2", "T-2.13/2")
@pytest.mark.parametrize("space", ["palace1", "palace2", "palace3"])
def test_each_royal_tile_has_a_worship_space_and_all_share_one_discovery_tile(space: str) -> None:
    s = table(
        side("decorations1 forest1 gold1", cocoa=1),
        side(),
        royal_tiles=["A04", "B02", "C03"],
        discovery_tiles={"worship": {"palace": "temple_red"}},
    )
    play(s, "move:decorations.1 to:palace")
    spaces = [word for word in options(s) if word.startswith("worship") and word.endswith("both")]
    assert spaces == ["worship:palace1.both", "worship:palace2.both", "worship:palace3.both"]
    play(s, f"worship:{space}.both first:tile claim:temple_red")
    assert f"{space}!1" in workers(s)
    assert s.to_dict()["discovery_tiles"]["worship"]["palace"] is None


@clause("T-2.4/1")
def test_technologies_are_sorted_by_number_whatever_the_order_of_the_draw() -> None:
    s = until(fresh(2), "~technology")
    play(s, "~technology:11 ~technology:03 ~technology:17 ~technology:01 ~technology:15 ~technology:09")
    assert s.to_dict()["technologies"] == ["01", "03", "09", "11", "15", "17"]


@clause("T-2.4/2")
def test_any_six_technologies_may_come_up_also_none_for_one_gold() -> None:
    s = until(fresh(2), "~technology")
    numbers = {"01", "03", "05", "07", "09", "11", "13", "15", "17"}
    for number in ("17", "15", "13", "11", "09", "07"):
        assert outcomes(s) == {f"~technology:{left}": 1 for left in numbers}
        play(s, f"~technology:{number}")
        numbers.remove(number)
    assert s.to_dict()["technologies"] == ["07", "09", "11", "13", "15", "17"]
    assert options(s)[0].startswith("~bonus")


@clause("T-2.5")
def test_three_different_bonus_tiles_are_drawn_one_for_each_temple() -> None:
    s = until(fresh(2), "~bonus")
    left = {"masks", "technology", "fifteen", "avenue", "bonus_tiles", "discovery", "workers"}
    for tile in ("workers", "masks", "bonus_tiles"):
        assert outcomes(s) == {f"~bonus:{name}": 1 for name in left}
        play(s, f"~bonus:{tile}")
        left.remove(tile)
    assert s.to_dict()["temple_bonus_tiles"] == {"blue": "workers", "red": "masks", "green": "bonus_tiles"}
    assert not options(s)[0].startswith("~bonus")


@clause("T-2.6")
@pytest.mark.parametrize(("players", "dark"), [(2, 10), (3, 11), (4, 12)])
@pytest.mark.parametrize("setup", ["standard", "first", "draft"])
def test_the_discs_lie_on_0_and_on_10_11_or_12(players: int, dark: int, setup: str) -> None:
    calendar = laid_out(players, setup).to_dict()["calendar"]
    assert (calendar["light"], calendar["dark"]) == (0, dark)
    assert calendar["turns_left"] is None


@clause("T-2.7", "T-1.10")
def test_eleven_buildings_leave_the_leftmost_space_of_the_row_free() -> None:
    s = laid_out(2)
    assert s.to_dict()["buildings"] == 11
    assert s.to_dict()["nobles"] == {"top": [], "middle": [], "bottom": []}
    assert tonalli.GAMES["teotihuacan"].view(s, None)["avenue_value"] == FACTS["buildings_row"]["values"][0]


@clause("T-2.8")
def test_four_decorations_are_turned_up_out_of_a_shuffled_stack() -> None:
    s = until(fresh(2), "~decoration")
    assert set(outcomes(s).values()) == {1}
    play(s, "~decoration:14 ~decoration:03 ~decoration:00 ~decoration:07")
    assert s.to_dict()["decorations"] == {"spaces": {}, "display": ["14", "03", "00", "07"]}
    assert not options(s)[0].startswith("~decoration")


@clause("T-2.9")
def test_three_pyramid_tiles_are_turned_up_out_of_a_shuffled_stack() -> None:
    s = until(fresh(4), "~pyramid")
    assert set(outcomes(s).values()) == {1}
    play(s, "~pyramid:31 ~pyramid:05 ~pyramid:12")
    assert s.to_dict()["pyramid"] == {"places": {}, "display": ["31", "05", "12"]}
    assert "~pyramid:05" not in options(s)


@clause("T-2.10")
@pytest.mark.parametrize(
    ("players", "places"),
    [
        (2, "100 101 110 111 112 113 120 121 122 123 132 133 200 222"),
        (3, "110 111 112 113 120 121 122 123 210 212"),
        (4, "101 102 110 113 120 123 131 132"),
    ],
)
@pytest.mark.parametrize("setup", ["standard", "first"])
def test_the_starting_pattern_covers_these_places(players: int, places: str, setup: str) -> None:
    s = laid_out(players, setup)
    assert sorted(s.to_dict()["pyramid"]["places"]) == places.split()


@clause("T-2.10")
@pytest.mark.parametrize("players", TABLES)
def test_the_starting_pattern_scores_nothing(players: int) -> None:
    s = laid_out(players)
    for seat in range(players):
        assert player(s, seat)["points"] == 0
        assert player(s, seat)["pyramid_track"] == 0
        assert player(s, seat)["temples"] == {"blue": 0, "red": 0, "green": 0}
    assert events(s, "score") == []


@clause("T-2.11")
def test_each_tile_of_the_pattern_lies_in_a_random_rotation() -> None:
    s = until(fresh(4), "~pyramid")
    play(s, "~pyramid:00 ~pyramid:01 ~pyramid:02")
    for tile, turns in (("12", 3), ("13", 1), ("27", 2)):
        play(s, f"~pyramid:{tile}")
        assert outcomes(s) == {"~turn:0": 1, "~turn:1": 1, "~turn:2": 1, "~turn:3": 1}
        play(s, f"~turn:{turns}")
    assert s.to_dict()["pyramid"]["places"] == {
        "101": {"tile": "12", "turns": 3},
        "102": {"tile": "13", "turns": 1},
        "110": {"tile": "27", "turns": 2},
    }


@clause("T-2.11")
def test_a_tile_that_looks_the_same_every_way_has_one_rotation() -> None:
    s = until(fresh(4), "~pyramid")
    play(s, "~pyramid:00 ~pyramid:01 ~pyramid:02 ~pyramid:30")
    assert outcomes(s) == {"~turn:0": 1}


@clause("T-2.12", "T-1.10")
def test_each_discovery_tile_is_as_likely_as_its_copies() -> None:
    s = until(fresh(2), "~discovery")
    assert outcomes(s) == {f"~discovery:{tile['id']}": tile["copies"] for tile in FACTS["discovery_tiles"]}
    play(s, "~discovery:mask_1 ~discovery:vp_4")
    assert "~discovery:mask_1" not in outcomes(s)
    assert outcomes(s)["~discovery:vp_4"] == 2


@clause("T-2.13/1", "T-2.14", "T-2.15")
def test_discovery_tiles_go_to_worship_areas_then_the_avenue_then_the_temples() -> None:
    s = until(fresh(2), "~discovery")
    play(s, "~discovery:mask_1 ~discovery:mask_2 ~discovery:mask_3 ~discovery:mask_4 ~discovery:mask_5")
    play(s, "~discovery:vp_4 ~discovery:vp_4 ~discovery:vp_4 ~discovery:cocoa_4 ~discovery:cocoa_4")
    play(s, "~discovery:avenue_step")
    play(s, "~discovery:mask_6 ~discovery:mask_7")
    play(s, "~discovery:move_two ~discovery:move_two ~discovery:move_anywhere")
    play(s, "~discovery:temple_any ~discovery:resources_2 ~discovery:resources_3")
    assert s.to_dict()["discovery_tiles"] == {
        "worship": {
            "palace": "mask_1",
            "forest": "mask_2",
            "quarry": "mask_3",
            "gold": "mask_4",
            "decorations": "mask_5",
        },
        "avenue_3": ["vp_4", "vp_4", "vp_4"],
        "avenue_6": ["cocoa_4", "cocoa_4"],
        "avenue_8": ["avenue_step"],
        "blue_4": ["mask_6", "mask_7"],
        "red_5": ["move_two", "move_two", "move_anywhere"],
        "green_3": ["temple_any"],
        "green_6": ["resources_2", "resources_3"],
    }
    assert options(s)[0].startswith("~first")


@clause("T-2.13/1", "T-2.14", "T-2.15")
@pytest.mark.parametrize("players", TABLES)
def test_heaps_grow_with_the_number_of_players_but_for_those_of_the_avenue(players: int) -> None:
    tiles: dict[str, Any] = laid_out(players).to_dict()["discovery_tiles"]
    worship = tiles.pop("worship")
    assert set(worship) == {"palace", "forest", "quarry", "gold", "decorations"}
    assert None not in worship.values()
    more = players - 2
    assert {heap: len(lying) for heap, lying in tiles.items()} == {
        "avenue_3": 3,
        "avenue_6": 2,
        "avenue_8": 1,
        "blue_4": 2 + more,
        "red_5": 3 + more,
        "green_3": 1 + more,
        "green_6": 2 + more,
    }


@clause("T-2.16")
@pytest.mark.parametrize(("players", "discovery", "pyramid"), [(2, 35, 15), (3, 31, 19), (4, 27, 21)])
@pytest.mark.parametrize("setup", ["standard", "first", "draft"])
def test_computed_example_the_stacks_after_board_setup(players: int, discovery: int, pyramid: int, setup: str) -> None:
    unseen = laid_out(players, setup).to_dict()["unseen"]
    assert sum(unseen["discovery"].values()) == discovery
    assert 54 - discovery == seats(FACTS["discovery_setup"]["drawn_at_setup"], players)
    assert len(unseen["pyramid"]) == pyramid
    assert len(unseen["decorations"]) == 11
