"""Every printed figure of the pyramid and its decorations against the facts file."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.facts import FACTS
from tonalli.teotihuacan import pyramid

pytestmark = pytest.mark.pure

PLACES = [(level, i, j) for level in (1, 2, 3, 4) for i in range(5 - level) for j in range(5 - level)]


def bits(places: list[tuple[int, int, int]]) -> int:
    """Places as the bits of their numbers."""
    return sum(1 << PLACES.index(place) for place in places)


def letters(icons: list[int]) -> str:
    return "".join(pyramid.ICON_LETTERS[icon] for icon in icons)


@clause("T-1.12/1", "T-1.12/3")
def test_places_are_numbered_level_by_level() -> None:
    assert len(PLACES) == pyramid.PLACES == 30
    assert list(pyramid.PLACE_NAMES) == [f"{level}{i}{j}" for level, i, j in PLACES]
    assert [pyramid.place(*place) for place in PLACES] == list(range(30))
    assert [*pyramid.PLACE_LEVEL] == [level - 1 for level, i, j in PLACES]
    assert PLACES[pyramid.TOP_PLACE] == (4, 0, 0)
    assert FACTS["pyramid"]["grid_size"] == pyramid.GRID


@clause("T-1.12/2")
@pytest.mark.parametrize("number", range(30))
def test_cells_of_a_place_clockwise_from_the_top_left(number: int) -> None:
    level, i, j = PLACES[number]
    row, column = 2 * i + level - 1, 2 * j + level - 1
    cells = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
    assert [*pyramid.PLACE_CELLS[4 * number : 4 * number + 4]] == [8 * down + right for down, right in cells]


@clause("T-15.2/2", "T-1.12/2")
@pytest.mark.parametrize("number", range(30))
def test_a_place_needs_the_four_places_below_its_corner_each_of_which_it_covers_by_one_cell(number: int) -> None:
    level, i, j = PLACES[number]
    below = [(level - 1, i + down, j + right) for down in (0, 1) for right in (0, 1)] if level > 1 else []
    assert pyramid.PLACE_SUPPORT[number] == bits(below)
    mine = set(pyramid.PLACE_CELLS[4 * number : 4 * number + 4])
    for place in below:
        other = PLACES.index(place)
        assert len(mine & set(pyramid.PLACE_CELLS[4 * other : 4 * other + 4])) == 1


@clause("T-1.11/1")
def test_the_printed_grid() -> None:
    assert list(pyramid.PRINTED_GRID) == FACTS["pyramid"]["printed_grid"]
    assert letters([*pyramid.PRINTED_ICONS]) == "".join(FACTS["pyramid"]["printed_grid"])


@clause("T-1.11/1", "T-1.11/2", "T-1.10")
def test_pyramid_tiles() -> None:
    printed = FACTS["pyramid"]["tiles"]["list"]
    assert [f"pyr_{name}" for name in pyramid.PYRAMID_NAMES] == [tile["id"] for tile in printed]
    assert list(pyramid.TILE_ICONS) == ["".join(tile["icons"]) for tile in printed]
    assert letters([*pyramid.TILE_ICON]) == "".join("".join(tile["icons"]) for tile in printed)
    assert len(printed) == pyramid.PYRAMID_TILES == FACTS["components"]["pyramid_tiles"]


@clause("T-15.2/1")
@pytest.mark.parametrize("tile", range(32))
def test_a_clockwise_quarter_turn_makes_d_a_b_c_out_of_a_b_c_d(tile: int) -> None:
    icons = FACTS["pyramid"]["tiles"]["list"][tile]["icons"]
    looks = set()
    for turns in range(4):
        turned = letters([pyramid.rotated_icon(tile, turns, corner) for corner in range(4)])
        assert turned == "".join(icons[-turns:] + icons[:-turns] if turns else icons)
        looks.add(turned)
    assert pyramid.ROTATIONS[tile] == len(looks)


@clause("T-15.3")
def test_points_and_costs_of_the_levels() -> None:
    printed = FACTS["pyramid"]
    assert [*pyramid.LEVEL_POINTS] == printed["level_vp"]
    assert [{"stone": pyramid.TILE_STONE, "wood": wood} for wood in pyramid.LEVEL_WOOD] == printed["level_cost"]


@clause("T-1.10", "T-1.11/1", "T-1.11/2")
def test_decoration_tiles() -> None:
    printed = FACTS["decorations"]["tiles"]
    assert [f"dec_{name}" for name in pyramid.DECORATION_NAMES] == [tile["id"] for tile in printed]
    assert list(pyramid.DECORATION_ICONS) == ["".join(tile["icons"]) for tile in printed]
    assert letters([*pyramid.DECORATION_ICON]) == "".join("".join(tile["icons"]) for tile in printed)
    assert {tuple(tile["icons"]) for tile in printed} == {(a, b) for a in "BRGn" for b in "BRGn"} - {("n", "n")}


@clause("T-14.3/1", "T-14.4", "T-14.5")
@pytest.mark.parametrize("number", range(16))
def test_decoration_spaces(number: int) -> None:
    printed = FACTS["decoration_spaces"][number]
    assert pyramid.SPACE_NAMES[number] == printed["id"] == f"{printed['side']}_{printed['level']}"
    cells = [*pyramid.SPACE_CELLS[2 * number : 2 * number + 2]]
    icons = [*pyramid.SPACE_PRINTED[2 * number : 2 * number + 2]]
    if printed["level"] == 1:
        assert cells == [pyramid.NOT_SUPPORTED] * 2
        assert letters(icons) == "".join(printed["printed"])
        assert pyramid.SPACE_SUPPORT[number] == 0
    else:
        assert cells == [8 * row + column for row, column in printed["cells"]]
        assert icons == [pyramid.NOT_SUPPORTED] * 2
        assert pyramid.SPACE_SUPPORT[number] == bits([(printed["level"] - 1, i, j) for i, j in printed["support"]])


@clause("T-14.3/1")
def test_there_are_four_spaces_on_each_side() -> None:
    assert len(FACTS["decoration_spaces"]) == pyramid.DECORATION_SPACES == len(pyramid.SPACE_NAMES) == 16


@clause("T-14.11")
@pytest.mark.parametrize("number", range(16))
def test_no_place_of_a_higher_level_covers_the_cells_of_a_decoration(number: int) -> None:
    level = FACTS["decoration_spaces"][number]["level"]
    cells = set(pyramid.SPACE_CELLS[2 * number : 2 * number + 2])
    for place, (above, _, _) in enumerate(PLACES):
        if level > 1 and above >= level:
            assert cells.isdisjoint(pyramid.PLACE_CELLS[4 * place : 4 * place + 4])
