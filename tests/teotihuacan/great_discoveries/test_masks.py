"""Longer sets of masks, and what counts discovery tiles (X-2, X-3.5, X-12.6, X-15.17)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.expansion_laws import EXPANSION, GREAT
from teotihuacan.table import events, last_turn, play, player, side
from tonalli import State
from tonalli.teotihuacan.state import State as Table

pytestmark = pytest.mark.pure

RESTING = side("forest!1 nobles1 alchemy1")
BASE = [f"mask_{number}" for number in range(1, 8)]
NEW = ["great_mask", "special_mask_gold", "special_mask_jade"]
REGIONS = {mask["id"]: str(mask["region"]) for mask in EXPANSION["special_mask"]}
POINTS: list[int] = EXPANSION["masks"]["set_points"]


def eclipse(tiles: list[str], eclipses: int = 0, modules: str = "obsidian empire", **fields: Any) -> State:
    """An eclipse in which three workers cost the first player exactly the 9 points to start with."""
    temples = fields.pop("temples", {})
    used = fields.pop("used", [])
    own = side(points=9, discovery_tiles=tiles, used_tiles=used, temples=temples)
    if "empire" in modules:
        fields["empire"] = {"settled": {region: 0 for mask, region in REGIONS.items() if mask in tiles}}
    s = last_turn(own, side(), side(), RESTING, eclipses=eclipses, modules=modules, **fields)
    return play(s, "unlock")


def scored(s: State) -> int:
    return sum(event.number("points") for event in events(s, "score") if event.seat == 0 and event.why == "T-19.6")


@clause("X-2.1/1", "X-2.1/2", "X-2.2/1", "X-2.2/2", "X-2.3/1")
@pytest.mark.parametrize("kinds", range(1, 11))
def test_a_set_of_up_to_ten_different_masks_scores_by_the_longer_table(kinds: int) -> None:
    """Ten kinds: seven of the base game, the one of the Great Discoveries, the two Special Masks."""
    s = eclipse([*NEW, *BASE][:kinds])
    assert scored(s) == player(s)["points"] == POINTS[kinds]


@clause("X-2.1/1", "X-2.2/2")
def test_the_table_ends_with_eleven_different_masks() -> None:
    s = eclipse([])
    assert isinstance(s, Table)
    assert list(s.rules.masks.points) == POINTS
    assert POINTS[8:] == [36, 45, 55, 66]
    distinct = EXPANSION["masks"]["distinct"]
    assert len(s.rules.masks.kinds) == distinct["base"] + distinct["great_discovery"] + distinct["special"] == 10
    assert distinct["total"] == len(POINTS) - 1 == 11


@clause("X-2.1/2")
@pytest.mark.parametrize("kinds", range(1, 8))
def test_up_to_seven_it_is_the_table_of_the_base_game(kinds: int) -> None:
    assert scored(eclipse(BASE[:kinds])) == scored(eclipse(BASE[:kinds], modules=""))


@clause("X-2.2/1", "X-2.3/1")
def test_great_masks_are_one_picture_in_three_copies() -> None:
    assert GREAT["great_mask"]["copies"] == 3
    assert scored(eclipse(["great_mask"] * 3, modules="obsidian")) == 3
    assert scored(eclipse(["great_mask", "great_mask", "mask_4"], modules="obsidian")) == 3 + 1


@clause("X-2.2/1")
def test_there_is_one_of_each_special_mask() -> None:
    assert [mask["copies"] for mask in EXPANSION["special_mask"]] == [1, 1]
    with pytest.raises(tonalli.PositionError, match=r"players\[0\]\.discovery_tiles"):
        eclipse(["special_mask_gold"] * 2)


@clause("X-12.6")
def test_computed_example_eight_different_and_two_more() -> None:
    s = eclipse([*BASE, "great_mask", "great_mask", "mask_4"], modules="obsidian")
    assert scored(s) == 36 + 3


@clause("X-15.17")
def test_ten_kinds_three_sets() -> None:
    """Owned once: ten kinds; twice: six of them; three times: the great mask and four others."""
    tiles = [*BASE, *NEW, *BASE[1:], "great_mask", *BASE[3:], "great_mask"]
    assert scored(eclipse(tiles)) == POINTS[10] + POINTS[7] + POINTS[5]


@clause("X-2.3/2")
@pytest.mark.parametrize("kinds", [7, 8, 9, 10])
def test_the_bonus_tile_scores_the_best_set_again_by_the_longer_table(kinds: int) -> None:
    bonus = {"blue": "masks", "red": "avenue", "green": "technology"}
    s = eclipse([*BASE, *NEW][:kinds], 2, temples={"blue": 10}, temple_bonus_tiles=bonus)
    assert player(s)["points"] == 2 * POINTS[kinds]


@clause("X-3.5/2", "X-3.5/1", "T-19.12")
def test_the_bonus_tile_for_discoveries_counts_no_great_ones() -> None:
    bonus = {"blue": "discovery", "red": "avenue", "green": "technology"}
    great = ["great_obsidian_3", "great_move_back", "great_power_up_3"]
    with_great = eclipse(["vp_4", *great], 2, used=["cocoa_4", "great_refresh_2"], temples={"blue": 10},
                         temple_bonus_tiles=bonus)  # fmt: skip
    assert player(with_great)["points"] == 2 * 2


@clause("X-1.8")
def test_masks_are_scored_after_the_pyramid_and_before_wages() -> None:
    s = eclipse(["great_mask"], pyramid={"places": {}, "display": ["12", "13", "07"]})
    order = [event.why for event in events(s, "score") if event.seat == 0]
    assert order.index("T-19.6") < order.index("T-19.8")
    own = side(points=9, avenue=1, pyramid_track=2, discovery_tiles=["great_mask"])
    s = last_turn(own, side(), side(), RESTING, modules="obsidian")
    play(s, "unlock")
    assert [event.why for event in events(s, "score") if event.seat == 0] == [
        "T-19.2",
        "T-19.3",
        "T-19.4",
        "T-19.6",
        "T-19.8",
    ]
