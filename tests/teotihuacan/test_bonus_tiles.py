"""Temple bonus tiles at the end of the game (T-19.11, T-19.12)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.table import last_turn, play, player, side
from tonalli import State

pytestmark = pytest.mark.pure

RESTING = side("forest!1 nobles1 alchemy1")
ALL = ["masks", "technology", "fifteen", "avenue", "bonus_tiles", "discovery", "workers"]
BUILT_OUT = {"top": [1, 2, 3, 4, 5], "middle": [1, 2, 3, 4], "bottom": [1, 2]}
"""No building is left: an Avenue step scores 1."""


def final(one: dict[str, Any], **fields: Any) -> State:
    """The final Eclipse; three workers of power 1 cost the first player exactly the 9 points to start with."""
    fields.setdefault("eclipses", 2)
    return play(last_turn({"points": 9, **one}, side(), side(), RESTING, **fields), "unlock")


def tiles(blue: str) -> dict[str, str]:
    """The tile in question on the blue temple, two others elsewhere."""
    others = [name for name in ("fifteen", "avenue", "technology") if name != blue]
    return {"blue": blue, "red": others[0], "green": others[1]}


@clause("T-19.11")
@pytest.mark.parametrize(("step", "points"), [(9, 0), (10, 15), (11, 15)])
def test_steps_ten_and_eleven_score_the_tile_of_their_temple(step: int, points: int) -> None:
    for temple in ("blue", "red", "green"):
        rest = [name for name in ("blue", "red", "green") if name != temple]
        bonus = {temple: "fifteen", rest[0]: "masks", rest[1]: "discovery"}
        s = final(side(temples={temple: step}), temple_bonus_tiles=bonus)
        assert player(s)["points"] == points


@clause("T-19.11", "T-9.4/1", "T-9.5/1", "T-9.4/2", "T-9.14")
def test_every_player_on_step_ten_scores_also_while_another_is_on_the_top() -> None:
    sides = [side(temples={"blue": 10}), side(temples={"blue": 11}), side(temples={"blue": 10}), RESTING]
    s = play(last_turn(*sides, eclipses=2, temple_bonus_tiles=tiles("fifteen")), "unlock")
    assert [player(s, seat)["points"] for seat in range(4)] == [15, 15, 15, 0]


@clause("T-19.11")
@pytest.mark.parametrize("eclipses", [0, 1])
def test_an_eclipse_that_is_not_the_last_scores_no_bonus_tile(eclipses: int) -> None:
    s = final(side(temples={"blue": 11}), eclipses=eclipses, temple_bonus_tiles=tiles("fifteen"))
    assert player(s)["points"] == 0
    assert not s.over


@clause("T-19.11", "T-18.7")
def test_the_eclipse_after_the_completed_pyramid_scores_them() -> None:
    names = [f"{level}{i}{j}" for level in (1, 2, 3, 4) for i in range(5 - level) for j in range(5 - level)]
    s = final(
        side(temples={"blue": 10}),
        eclipses=0,
        temple_bonus_tiles=tiles("fifteen"),
        pyramid={"places": {name: {"tile": f"{number:02}"} for number, name in enumerate(names)}, "display": []},
        calendar={"pyramid_complete": True},
    )
    assert s.over
    assert player(s)["points"] == 15


@clause("T-19.12")
@pytest.mark.parametrize(
    ("masks", "points"), [([], 0), ([4, 5, 6], 6 + 6), ([4, 4, 5, 5, 6], 6 + 3 + 6), ([1, 2, 3, 4, 5, 6, 7], 28 + 28)]
)
def test_masks_score_the_best_set_once_more(masks: list[int], points: int) -> None:
    one = side(temples={"blue": 10}, discovery_tiles=[f"mask_{mask}" for mask in masks])
    s = final(one, temple_bonus_tiles=tiles("masks"))
    assert player(s)["points"] == points


@clause("T-19.12")
@pytest.mark.parametrize("owned", [[], ["01"], ["01", "03", "05", "07", "09", "11"]])
def test_technology_scores_five_for_each(owned: list[str]) -> None:
    s = final(side(temples={"blue": 10}, technologies=owned), temple_bonus_tiles=tiles("technology"))
    assert player(s)["points"] == 5 * len(owned)


@clause("T-19.12")
@pytest.mark.parametrize("step", [0, 1, 9])
def test_avenue_scores_three_for_each_step(step: int) -> None:
    s = final(side(temples={"blue": 10}, avenue=step), temple_bonus_tiles=tiles("avenue"), nobles=BUILT_OUT)
    assert player(s)["points"] == 3 * step + step


@clause("T-19.12")
@pytest.mark.parametrize(("red", "green", "points"), [(9, 9, 9), (10, 9, 18), (10, 11, 27)])
def test_bonus_tiles_scores_nine_for_each_tile_reached_itself_included(red: int, green: int, points: int) -> None:
    s = final(
        side(temples={"blue": 10, "red": red, "green": green}),
        temple_bonus_tiles={"blue": "bonus_tiles", "red": "avenue", "green": "technology"},
    )
    assert player(s)["points"] == points


@clause("T-19.12", "T-8.6/2")
def test_discovery_scores_two_for_each_tile_but_masks_used_or_not() -> None:
    one = side(
        temples={"blue": 10},
        discovery_tiles=["move_two", "cocoa_4"],
        used_tiles=["move_two", "vp_4", "extra_worker"],
    )
    s = final(one, temple_bonus_tiles=tiles("discovery"))
    assert player(s)["points"] == 10
    s = final(side(temples={"blue": 10}, discovery_tiles=["mask_4"]), temple_bonus_tiles=tiles("discovery"))
    assert player(s)["points"] == 1  # the mask's own


@clause("T-19.12", "T-8.21/3")
def test_an_ignore_cocoa_used_for_the_last_wages_counts_as_a_discovery_tile() -> None:
    one = side(temples={"blue": 10}, discovery_tiles=["ignore_cocoa"])
    s = play(final(one, temple_bonus_tiles=tiles("discovery")), "use:ignore_cocoa")
    assert player(s)["points"] == 9 + 2


@clause("T-19.12")
@pytest.mark.parametrize(
    ("workers", "due", "points"),
    [
        ("forest1 quarry2 gold3", 3, 12),
        ("forest4 quarry5 gold3", 5, 22),
        ("forest!4 palace2!1 gold3 palace5", 6, 26),
        ("forest5 quarry5 gold4 palace4", 8, 36),
    ],
)
def test_workers_scores_four_or_nine_for_each_in_play(workers: str, due: int, points: int) -> None:
    one = side(workers, temples={"blue": 10}, points=3 * due)
    sides = [one, side(), side(), side("gold!1 nobles1 alchemy1")]
    s = play(last_turn(*sides, eclipses=2, temple_bonus_tiles=tiles("workers")), "unlock")
    assert player(s)["points"] == points


@clause("T-19.16", "T-19.11", "T-19.12")
def test_computed_example_two_tiles_reached() -> None:
    s = final(
        side(temples={"red": 10, "blue": 11, "green": 9}),
        temple_bonus_tiles={"blue": "fifteen", "red": "bonus_tiles", "green": "avenue"},
    )
    assert player(s)["points"] == 33


@clause("T-19.12")
@pytest.mark.parametrize("bonus", ALL)
def test_a_tile_not_reached_scores_nothing(bonus: str) -> None:
    one = side(
        temples={"blue": 9},
        avenue=1,
        technologies=["01"],
        discovery_tiles=["vp_4", "mask_4"],
    )
    s = final(one, temple_bonus_tiles=tiles(bonus), nobles=BUILT_OUT)
    assert player(s)["points"] == 2  # an Avenue step and a mask
