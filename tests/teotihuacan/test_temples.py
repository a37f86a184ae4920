"""Temples (T-9.1 to T-9.8)."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.table import events, options, play, player, side, table

pytestmark = pytest.mark.pure

RED_POINTS = [1, 1, 2, 2, 2, 3, 3, 4, 5, 0, 7]
GREEN_COCOA = [1, 1, 1, 2, 2, 2, 3, 3, 4, 0]
BLUE_RESOURCES = {1: 1, 2: 1, 3: 1, 4: 1, 5: 2, 6: 2, 8: 2}
BLUE_POINTS = {7: 2, 9: 4, 11: 6}
AREAS = {"worship": {"forest": "vp_4", "quarry": "vp_4", "decorations": "vp_4"}}
MAJOR = [("blue", 4), ("red", 5), ("green", 3), ("green", 6)]


@clause("T-9.1/1", "T-9.2")
@pytest.mark.parametrize(("step", "points"), list(enumerate(RED_POINTS, start=1)))
def test_a_red_step_scores_its_points_at_once(step: int, points: int) -> None:
    s = table(side(temples={"red": step - 1}, discovery_tiles=["temple_red"]), side())
    play(s, "use:temple_red")
    assert player(s)["temples"] == {"blue": 0, "red": step, "green": 0}
    assert player(s)["points"] == points
    assert player(s)["cocoa"] == 0


@clause("T-9.1/1", "T-9.2")
@pytest.mark.parametrize(("step", "cocoa"), list(enumerate(GREEN_COCOA, start=1)))
def test_a_green_step_gives_its_cocoa_at_once(step: int, cocoa: int) -> None:
    s = table(side(temples={"green": step - 1}, discovery_tiles=["temple_green"]), side())
    play(s, "use:temple_green")
    assert player(s)["temples"] == {"blue": 0, "red": 0, "green": step}
    assert player(s)["cocoa"] == cocoa
    assert player(s)["points"] == 0


@clause("T-9.1/1", "T-9.2")
@pytest.mark.parametrize("step", range(1, 12))
def test_a_blue_step_gives_resources_of_any_kind_or_points(step: int) -> None:
    s = table(side(temples={"blue": step - 1}, discovery_tiles=["temple_blue"]), side())
    play(s, "use:temple_blue")
    resources = BLUE_RESOURCES.get(step, 0)
    for good in ("wood", "gold")[:resources]:
        assert options(s) == ["take:wood", "take:stone", "take:gold"]
        play(s, f"take:{good}")
    assert "take:wood" not in options(s)
    after = player(s)
    assert after["temples"] == {"blue": step, "red": 0, "green": 0}
    assert (after["wood"], after["stone"], after["gold"]) == (int(resources > 0), 0, int(resources > 1))
    assert after["points"] == BLUE_POINTS.get(step, 0)


@clause("T-9.3/1")
@pytest.mark.parametrize(("temple", "step"), MAJOR)
def test_a_major_step_lets_choose_between_its_tiles_and_the_printed_reward(temple: str, step: int) -> None:
    s = table(
        side(wood=1, temples={temple: step - 1}, discovery_tiles=[f"temple_{temple}"]),
        side(),
        side(),
        discovery_tiles={f"{temple}_{step}": ["mask_5", "resources_2"]},
    )
    play(s, f"use:temple_{temple}")
    assert options(s) == ["reward", "claim:mask_5", "claim:resources_2"]


@clause("T-9.3/1", "T-8.23/2")
@pytest.mark.parametrize(("temple", "step"), MAJOR)
def test_a_tile_of_a_major_step_costs_its_price_replaces_the_reward_and_is_not_replaced(temple: str, step: int) -> None:
    s = table(
        side(wood=1, temples={temple: step - 1}, discovery_tiles=[f"temple_{temple}"]),
        side(),
        side(),
        discovery_tiles={f"{temple}_{step}": ["mask_5", "resources_2"]},
    )
    play(s, f"use:temple_{temple} claim:mask_5")
    after = player(s)
    assert after["discovery_tiles"] == ["mask_5"]
    assert (after["wood"], after["cocoa"], after["points"]) == (0, 0, 0)
    assert after["temples"][temple] == step
    assert s.to_dict()["discovery_tiles"][f"{temple}_{step}"] == ["resources_2"]
    assert "move:nobles.1" in options(s)


@clause("T-9.3/1")
@pytest.mark.parametrize(("temple", "step", "good", "amount"), [("red", 5, "points", 2), ("green", 3, "cocoa", 1)])
def test_the_printed_reward_of_a_major_step_may_be_preferred(temple: str, step: int, good: str, amount: int) -> None:
    s = table(
        side(temples={temple: step - 1}, discovery_tiles=[f"temple_{temple}"]),
        side(),
        discovery_tiles={f"{temple}_{step}": ["resources_2"]},
    )
    play(s, f"use:temple_{temple} reward")
    assert player(s)[good] == amount
    assert player(s)["discovery_tiles"] == []
    assert s.to_dict()["discovery_tiles"][f"{temple}_{step}"] == ["resources_2"]


@clause("T-9.3/2")
def test_without_the_means_for_any_tile_the_printed_reward_is_gained() -> None:
    s = table(
        side(temples={"red": 4}, discovery_tiles=["temple_red"]),
        side(),
        discovery_tiles={"red_5": ["mask_5", "cocoa_4", "resources_3"]},
    )
    play(s, "use:temple_red")
    assert "reward" not in options(s)
    assert player(s)["points"] == 2


@clause("T-9.3/2", "T-1.15/1")
def test_the_reward_of_a_major_step_cannot_pay_for_its_tile() -> None:
    s = table(
        side(temples={"green": 2}, discovery_tiles=["temple_green"]),
        side(),
        discovery_tiles={"green_3": ["resources_3"]},
    )
    play(s, "use:temple_green")
    assert player(s)["cocoa"] == 1
    assert player(s)["discovery_tiles"] == []


@clause("T-9.3/1")
def test_only_tiles_that_can_be_paid_are_offered() -> None:
    s = table(
        side(cocoa=1, temples={"green": 5}, discovery_tiles=["temple_green"]),
        *[side() for other in range(3)],
        discovery_tiles={"green_6": ["mask_1", "mask_5", "resources_3", "cocoa_4"]},
    )
    play(s, "use:temple_green")
    assert options(s) == ["reward", "claim:resources_3"]


@clause("T-9.4/1", "T-9.4/2")
def test_step_ten_gives_nothing_now_and_holds_any_number_of_markers() -> None:
    ten = {"red": 10}
    s = table(side(temples={"red": 9}, discovery_tiles=["temple_red"]), side(temples=ten), side(temples=ten))
    play(s, "use:temple_red")
    assert player(s)["temples"]["red"] == 10
    assert player(s)["points"] == 0


@clause("T-9.5/1")
@pytest.mark.parametrize(("temple", "points"), [("blue", 6), ("red", 7), ("green", 5)])
def test_the_top_step_scores_its_points(temple: str, points: int) -> None:
    s = table(side(temples={temple: 10}, discovery_tiles=[f"temple_{temple}"]), side(temples={temple: 10}))
    play(s, f"use:temple_{temple}")
    assert player(s)["temples"][temple] == 11
    assert player(s)["points"] == points
    assert player(s)["cocoa"] == 0


@clause("T-9.5/2", "T-9.6", "T-9.14")
def test_computed_example_with_the_top_taken_an_advance_from_step_ten_does_nothing() -> None:
    s = table(
        side("palace1 gold1 gold1", temples={"red": 10}),
        side("gold1 gold1 gold1", temples={"red": 11}),
        discovery_tiles=AREAS,
    )
    play(s, "move:palace.1 to:forest worship:forest.ability")
    assert s.actor == 1
    assert player(s)["temples"] == {"blue": 0, "red": 10, "green": 0}
    assert player(s, 1)["temples"]["red"] == 11
    assert player(s)["points"] == 0


@clause("T-9.6")
def test_an_advance_from_the_top_is_lost_and_not_transferred() -> None:
    s = table(side("palace1 gold1 gold1", temples={"red": 11}), side(), discovery_tiles=AREAS)
    play(s, "move:palace.1 to:forest worship:forest.ability")
    assert s.actor == 1
    assert player(s)["temples"] == {"blue": 0, "red": 11, "green": 0}
    assert player(s)["points"] == 0
    assert events(s, "temple") == []


@clause("T-9.7", "T-9.8")
def test_a_possible_advance_cannot_be_refused() -> None:
    s = table(side("nobles1 gold1 gold1", temples={"red": 10}), side("gold1 gold1 gold1", temples={"red": 11}))
    play(s, "move:nobles.1 to:decorations worship:decorations.ability")
    assert options(s) == ["temple:blue", "temple:green"]


@clause("T-9.7")
def test_a_possible_advance_on_a_named_temple_is_made_without_asking() -> None:
    s = table(side("palace1 gold1 gold1", temples={"green": 3}), side(), discovery_tiles=AREAS)
    play(s, "move:palace.1 to:quarry worship:quarry.ability")
    assert s.actor == 1
    assert player(s)["temples"]["green"] == 4
    assert player(s)["cocoa"] == 2


@clause("T-9.8", "T-1.16")
def test_a_free_advance_is_lost_when_no_temple_can_be_advanced() -> None:
    s = table(
        side("nobles1 gold1 gold1", temples={"blue": 11, "red": 10, "green": 11}),
        side("gold1 gold1 gold1", temples={"red": 11}),
        discovery_tiles=AREAS,
    )
    play(s, "move:nobles.1 to:decorations worship:decorations.ability")
    assert s.actor == 1
    assert player(s)["temples"] == {"blue": 11, "red": 10, "green": 11}


@clause("T-9.1/2", "T-9.13", "T-11.5")
def test_computed_example_each_advance_is_resolved_before_the_next() -> None:
    s = table(
        side("palace4 gold4 gold4", cocoa=1, temples={"green": 5}),
        side(),
        discovery_tiles={"green_6": ["resources_2"]},
    )
    play(s, "move:palace.4 to:gold main temple:green")
    assert options(s) == ["reward", "claim:resources_2"]
    play(s, "reward")
    assert player(s)["cocoa"] == 2
    assert options(s) == ["temple:blue", "temple:red", "temple:green"]
    play(s, "temple:green")
    assert player(s)["temples"]["green"] == 7
    assert player(s)["cocoa"] == 5


@clause("T-9.13", "T-8.26/2")
def test_a_tile_claimed_by_the_first_advance_may_be_used_before_the_second() -> None:
    s = table(
        side("palace4 gold4 gold4", cocoa=1, temples={"green": 5}),
        side(),
        discovery_tiles={"green_6": ["resources_2"]},
    )
    play(s, "move:palace.4 to:gold main temple:green claim:resources_2")
    assert player(s)["cocoa"] == 0
    assert options(s) == ["temple:blue", "temple:red", "temple:green", "use:resources_2"]
    play(s, "use:resources_2 take:wood take:stone temple:green")
    assert player(s)["cocoa"] == 3
    assert (player(s)["wood"], player(s)["stone"]) == (1, 1)
