"""Eclipse scoring (T-19.1 to T-19.6, T-19.9, T-19.10); wages and bonus tiles have files of their own."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.table import events, last_turn, options, play, player, side, workers
from tonalli import CHANCE, State

pytestmark = pytest.mark.pure

VALUES = [5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1]


def resting(workers: str = "forest!1 nobles1 alchemy1", **fields: Any) -> dict[str, Any]:
    """A player whose turn can be a free unlock, which brings nothing."""
    return side(workers, **fields)


def eclipse(*sides: dict[str, Any], eclipses: int = 0, **fields: Any) -> State:
    """The last turn before an Eclipse is played; a player without cocoa pays 9 points of wages (T-19.8)."""
    return play(last_turn(*sides, resting(points=50), eclipses=eclipses, **fields), "unlock")


def nobles(buildings: int) -> dict[str, list[int]]:
    """So many buildings placed on the Nobles board."""
    rows: dict[str, list[int]] = {"top": [], "middle": [], "bottom": []}
    for row, size in (("top", 5), ("middle", 4), ("bottom", 3)):
        rows[row] = list(range(1, min(buildings, size) + 1))
        buildings -= len(rows[row])
    return rows


@clause("T-19.2/1", "T-19.2/2")
@pytest.mark.parametrize(("taken", "value"), list(enumerate(VALUES)))
def test_each_avenue_step_scores_the_lowest_visible_number(taken: int, value: int) -> None:
    s = eclipse(side(points=9, avenue=2), side(points=9), side(points=9, avenue=9), nobles=nobles(taken))
    assert [player(s, seat)["points"] for seat in range(3)] == [2 * value, 0, 9 * value]


@clause("T-19.2/1", "T-19.13")
def test_rulebook_example_value_four_and_three_steps() -> None:
    s = eclipse(side(points=9, avenue=3), side(), side(), nobles=nobles(2))
    assert player(s)["points"] == 12


@clause("T-19.3/1", "T-19.3/2")
@pytest.mark.parametrize(
    ("tracks", "lead"),
    [((3, 2, 0), (4, 0, 0)), ((3, 3, 1), (4, 4, 0)), ((1, 1, 1), (4, 4, 4)), ((0, 0, 0), (0, 0, 0))],
)
def test_everybody_furthest_ahead_on_the_pyramid_track_scores_four(
    tracks: tuple[int, ...], lead: tuple[int, ...]
) -> None:
    s = eclipse(*[side(points=9, pyramid_track=track) for track in tracks])
    scored = [player(s, seat)["points"] - 4 * tracks[seat] for seat in range(3)]
    assert scored == list(lead)


@clause("T-19.4/1")
@pytest.mark.parametrize(("eclipses", "value"), [(0, 4), (1, 3), (2, 2)])
def test_pyramid_steps_score_by_the_number_of_the_eclipse(eclipses: int, value: int) -> None:
    s = eclipse(side(points=9, pyramid_track=3), side(points=9, pyramid_track=10), side(points=9), eclipses=eclipses)
    assert [player(s, seat)["points"] for seat in range(3)] == [3 * value, 10 * value + 4, 0]


@clause("T-19.4/2")
def test_a_completed_pyramid_does_not_change_the_number_of_the_eclipse() -> None:
    names = [f"{level}{i}{j}" for level in (1, 2, 3, 4) for i in range(5 - level) for j in range(5 - level)]
    pyramid = {"places": {name: {"tile": f"{number:02}"} for number, name in enumerate(names)}, "display": []}
    complete = {"pyramid_complete": True}
    s = eclipse(side(points=9, pyramid_track=3), side(), side(), eclipses=1, calendar=complete, pyramid=pyramid)
    assert s.over
    assert player(s)["points"] == 3 * 3 + 4


@clause("T-19.5/1", "T-19.5/2", "T-9.11/2", "T-9.5/2")
def test_only_the_pyramid_track_is_reset() -> None:
    temples = {"blue": 11, "red": 10, "green": 4}
    s = eclipse(side(points=9, avenue=5, pyramid_track=3, temples=temples), side(pyramid_track=2), side())
    assert [player(s, seat)["pyramid_track"] for seat in range(3)] == [0, 0, 0]
    assert (player(s)["avenue"], player(s)["temples"]) == (5, temples)


@clause("T-19.6/1")
@pytest.mark.parametrize(("kinds", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 21, 28])))
def test_a_set_of_different_masks_scores_by_its_size(kinds: int, points: int) -> None:
    masks = [f"mask_{number}" for number in range(1, kinds + 1)]
    s = eclipse(side(points=9, discovery_tiles=masks), side(), side())
    assert player(s)["points"] == points
    assert player(s)["discovery_tiles"] == masks


@clause("T-19.6/2")
@pytest.mark.parametrize(
    ("masks", "points"),
    [([4, 4], 2), ([4, 4, 4], 3), ([2, 3, 4, 2, 3, 4], 12), ([4, 4, 4, 5, 5, 6], 10), ([1, 2, 4, 4], 7)],
)
def test_masks_are_split_into_the_best_sets(masks: list[int], points: int) -> None:
    s = eclipse(side(points=9, discovery_tiles=[f"mask_{mask}" for mask in masks]), side(), side())
    assert player(s)["points"] == points


@clause("T-19.6/1", "T-8.5")
def test_masks_score_again_at_the_next_eclipse() -> None:
    s = eclipse(side(points=9, discovery_tiles=["mask_4", "mask_5", "mask_6"]), side(), side(), eclipses=1)
    assert player(s)["points"] == 6


@clause("T-19.6/1")
def test_other_discovery_tiles_are_no_masks() -> None:
    s = eclipse(side(points=9, discovery_tiles=["mask_4", "vp_4"], used_tiles=["cocoa_4"]), side(), side())
    assert player(s)["points"] == 1


@clause("T-19.1")
def test_each_item_is_scored_for_all_players_before_the_next() -> None:
    full: dict[str, Any] = {"avenue": 1, "pyramid_track": 1, "discovery_tiles": ["mask_4"], "temples": {"red": 10}}
    s = eclipse(side(**full), side(**full), side(), eclipses=2)
    scored = [event.why for event in events(s, "score") if event.seat in (0, 1)]
    assert scored == sorted(scored, key=["T-19.2", "T-19.3", "T-19.4", "T-19.6", "T-19.8", "T-19.12"].index)
    assert len(scored) == 12


@clause("T-19.1", "T-1.9", "T-19.8/1")
def test_points_lost_to_wages_below_zero_do_not_count_against_the_bonus_tiles() -> None:
    s = eclipse(side(temples={"blue": 10}), side(), side(), eclipses=2)
    assert player(s)["points"] == 15


@clause("T-19.14")
def test_computed_example_of_a_first_eclipse() -> None:
    masks = ["mask_1", "mask_2", "mask_4", "mask_4"]
    s = last_turn(
        side("forest5 quarry4 gold2", points=0, cocoa=5, avenue=2, pyramid_track=3, discovery_tiles=masks),
        side("forest3 quarry3 gold1", cocoa=1, avenue=4, pyramid_track=3),
        side("forest!1 quarry1 gold2 nobles4", cocoa=5, pyramid_track=1, discovery_tiles=["mask_5", "mask_6"]),
        nobles=nobles(4),
    )
    play(s, "unlock wages:5 wages:1 wages:5")
    assert [player(s, seat)["points"] for seat in range(3)] == [29, 22, 7]
    assert [player(s, seat)["cocoa"] for seat in range(3)] == [0, 0, 0]


@clause("T-19.9", "T-18.6")
@pytest.mark.parametrize(("eclipses", "dark"), [(0, 11), (1, 10)])
def test_after_an_eclipse_the_discs_are_set_anew(eclipses: int, dark: int) -> None:
    s = eclipse(side(), side(), side(), eclipses=eclipses)
    calendar = s.to_dict()["calendar"]
    assert (calendar["light"], calendar["dark"], calendar["eclipses"]) == (0, dark, eclipses + 1)
    assert calendar["turns_left"] is None


@clause("T-19.10/2", "T-4.1")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_play_goes_on_with_the_first_player(first: int) -> None:
    sides = [side(), side(), side(), side()]
    sides[first - 1] = resting()
    s = play(last_turn(*sides, first_player=first), "unlock")
    assert s.actor == first
    assert "move:nobles.1" in options(s)


@clause("T-19.10/1", "T-21.5", "T-21.6")
@pytest.mark.parametrize(("players", "colours"), [(2, 2), (3, 1)])
def test_neutral_workers_are_moved_before_play_goes_on(players: int, colours: int) -> None:
    sides = [side() for seat in range(players - 1)]
    old = {colour: ["palace", "alchemy", "quarry"] for colour in ("yellow", "red")[-colours:]}
    s = play(last_turn(*sides, resting(), neutral_workers=old), "unlock")
    assert s.actor == CHANCE
    play(s, "~starting:green_stone2_gold3 ~starting:blue_wood4_stone1")
    if colours == 2:
        play(s, "~starting:blue_cocoa2_stone4 ~starting:red_cocoa5_gold2")
    neutral = s.to_dict()["neutral_workers"]
    assert neutral["yellow" if colours == 2 else "red"] == ["forest", "quarry", "gold"]
    if colours == 2:
        assert neutral["red"] == ["palace", "nobles", "decorations"]
    assert s.actor == 0


@clause("T-19.10/1")
def test_with_four_players_nothing_is_drawn() -> None:
    s = eclipse(side(), side(), side())
    assert s.actor == 0
    assert workers(s, 3) == ["alchemy1", "forest1", "nobles1", "reserve3"]
