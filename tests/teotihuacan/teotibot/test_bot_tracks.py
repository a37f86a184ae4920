"""Tracks, temples, resources and the fallback of the bot (B-7)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.facts import FACTS
from teotihuacan.table import player, workers
from teotihuacan.teotibot.solo import BOT, act, bot, goods, human, points, told
from tonalli import State

pytestmark = pytest.mark.pure

DECORATOR = "decorations2 nobles2 construction2 gold!1"


def steps(blue: int, red: int, green: int) -> dict[str, int]:
    return {"blue": blue, "red": red, "green": green}


def climb_any(before: dict[str, int], person: dict[str, int] | None = None, **fields: Any) -> State:
    """A decoration brings the bot one step on any temple."""
    return act("decorations", bot(DECORATOR, temples=before, **fields), human(temples=person or steps(0, 0, 0)))


def worship(board: str, before: dict[str, int], **fields: Any) -> State:
    """The bot's locked worker moves to ``board`` and climbs there."""
    from_board = {"forest": "decorations", "quarry": "forest", "gold": "quarry", "decorations": "gold"}[board]
    return act("worship", bot(f"alchemy2 nobles2 construction2 {from_board}!1", temples=before, **fields))


@clause("B-7.1/1", "B-7.1/2")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((1, 1, 1), (2, 1, 1)),
        ((1, 2, 2), (1, 3, 2)),
        ((1, 2, 3), (1, 2, 4)),
        ((3, 5, 5), (3, 6, 5)),
        ((4, 3, 4), (5, 3, 4)),
        ((11, 2, 1), (11, 3, 1)),
        ((11, 11, 0), (11, 11, 1)),
        ((10, 10, 10), (11, 10, 10)),
    ],
)
def test_any_temple_is_the_highest_not_at_the_top_and_on_a_tie_the_leftmost(
    before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    assert player(climb_any(steps(*before)), BOT)["temples"] == steps(*after)


@clause("B-7.2", "B-13.11")
def test_example_a_temple_whose_top_the_human_holds_is_not_considered() -> None:
    s = climb_any(steps(6, 10, 9), steps(0, 11, 0))
    assert player(s, BOT)["temples"] == steps(6, 10, 10)


@clause("B-7.2")
def test_below_the_penultimate_step_the_humans_top_step_is_no_hindrance() -> None:
    assert player(climb_any(steps(6, 9, 8), steps(0, 11, 0)), BOT)["temples"] == steps(6, 10, 8)


@clause("B-7.3")
def test_with_no_temple_to_climb_the_advance_is_lost_and_the_rest_goes_on() -> None:
    s = climb_any(steps(11, 10, 11), steps(0, 11, 0))
    assert player(s, BOT)["temples"] == steps(11, 10, 11)
    assert points(s) == 5
    assert "forest3" in workers(s, BOT)


@clause("B-7.4")
def test_a_step_on_a_named_temple_that_cannot_be_made_is_lost() -> None:
    s = worship("quarry", steps(3, 3, 11))
    assert player(s, BOT)["temples"] == steps(3, 3, 11)
    s = worship("quarry", steps(3, 3, 10))
    assert player(s, BOT)["temples"] == steps(3, 3, 11)


@clause("B-7.5/1", "B-7.5/2", "B-7.5/3", "B-7.5/4")
@pytest.mark.parametrize("temple", ["blue", "red", "green"])
@pytest.mark.parametrize("step", range(1, 12))
def test_every_step_gives_its_printed_reward_a_large_one_too(temple: str, step: int) -> None:
    before = {**steps(0, 0, 0), temple: step - 1}
    heaps = {"blue_4": ["vp_4", "mask_4"], "red_5": ["vp_4"], "green_3": ["vp_4"], "green_6": ["mask_4", "mask_5"]}
    column = {"blue": "01", "red": "03", "green": "05"}[temple]
    rest = [number for number in ("01", "03", "05", "07", "09", "11") if number != column]
    opponent = bot("alchemy2 nobles2 construction2 gold!1", temples=before, technologies=rest)
    s = act("alchemy", opponent, discovery_tiles=heaps)
    assert player(s, BOT)["temples"] == {**before, temple: step}
    printed = next(one for one in FACTS["temples"][temple]["steps"] if one["step"] == step)
    reward = printed.get("reward", {})
    gained = sum(goods(s).values()) - (2 + 2 + 1)
    assert gained == reward.get("any_resource", 0) + reward.get("cocoa", 0)
    assert points(s) == reward.get("vp", 0)
    assert player(s, BOT)["discovery_tiles"] == []
    for heap, tiles in heaps.items():
        assert s.to_dict()["discovery_tiles"][heap] == tiles


@clause("B-7.5/1")
def test_several_steps_are_taken_one_at_a_time_each_with_its_reward() -> None:
    s = worship("forest", steps(1, 1, 1))
    red = FACTS["temples"]["red"]["steps"]
    rewards = [step["reward"]["vp"] for step in red if step["step"] in (2, 3)]
    assert [event.number("points") for event in told(s, "score")] == rewards
    assert [event.number("step") for event in told(s, "temple")] == [2, 3]


@clause("B-7.5/3")
def test_the_penultimate_step_gives_nothing_now() -> None:
    s = climb_any(steps(1, 9, 1))
    assert player(s, BOT)["temples"]["red"] == 10
    assert points(s) == 5


@clause("B-7.6/1")
@pytest.mark.parametrize(
    ("stock", "taken"),
    [
        ((1, 2, 4), "wood"), ((2, 1, 4), "stone"), ((3, 3, 3), "gold"), ((1, 1, 4), "stone"), ((2, 5, 4), "gold"),
        ((1, 5, 3), "gold"),
    ],
)  # fmt: skip
def test_a_resource_of_choice_is_the_one_it_has_least_of_gold_before_stone_before_wood(
    stock: tuple[int, int, int], taken: str
) -> None:
    wood, stone, gold = stock
    s = climb_any(steps(1, 0, 0), wood=wood, stone=stone, gold=gold)
    assert [(event.text("good"), event.number("amount")) for event in told(s, "gain")] == [(taken, 1)]


@clause("B-7.6/2")
def test_rewards_of_two_resources_are_chosen_unit_by_unit() -> None:
    s = climb_any(steps(4, 0, 0), wood=1, stone=1, gold=3)
    assert [event.text("good") for event in told(s, "gain")] == ["gold", "stone"]
    s = climb_any(steps(4, 0, 0), wood=1, stone=1, gold=7)
    assert [event.text("good") for event in told(s, "gain")] == ["stone", "wood"]
    s = climb_any(steps(4, 0, 0), wood=5, stone=5, gold=4)
    assert [event.text("good") for event in told(s, "gain")] == ["gold", "gold"]


@clause("B-7.7")
def test_the_fallback_gives_5_cocoa_then_powers_up_the_lowest_worker_and_moves_it() -> None:
    s = act("mask_collection", bot("gold3 nobles2 construction4 decorations!1"))
    assert goods(s) == {"cocoa": 5, "wood": 2, "stone": 2, "gold": 2}
    assert workers(s, BOT) == ["construction4", "decorations!1", "decorations3", "gold3"]
    kinds = [event.kind for event in s.told if event.seat == BOT]
    assert kinds.index("gain") < kinds.index("power") < kinds.index("place")


@clause("B-7.8/1")
def test_the_avenue_ends_at_step_9() -> None:
    s = act("nobles", bot(avenue=9))
    assert player(s, BOT)["avenue"] == 9
    assert points(s) == 3


@clause("B-7.9")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (9, 10), (10, 10)])
def test_the_pyramid_track_ends_as_for_a_player(before: int, after: int) -> None:
    assert player(act("construction", bot(pyramid_track=before)), BOT)["pyramid_track"] == after
