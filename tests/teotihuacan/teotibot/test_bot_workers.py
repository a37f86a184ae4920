"""The bot's workers: choosing, powering up, ascending, moving (B-6)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.table import player, workers
from teotihuacan.teotibot.solo import BOT, act, bot, points, roll, solo, told
from tonalli import State
from tonalli.teotihuacan.modules.teotibot.rules import BotMovement
from tonalli.teotihuacan.modules.teotibot.table import table_of
from tonalli.teotihuacan.state import State as Table

pytestmark = pytest.mark.pure

PLACES = ["palace", "forest", "quarry", "gold", "construction", "alchemy", "nobles", "decorations"]


def unlocked(state: State) -> list[str]:
    return [worker for worker in workers(state, BOT) if "!" not in worker]


def fallback(workers_: str, **fields: Any) -> State:
    """Mask Collection without a mask on display: the lowest worker is powered up and moves on."""
    return act("mask_collection", bot(workers_), **fields)


# ---- choosing --------------------------------------------------------------------------------------


@clause("B-6.1", "B-13.7")
def test_the_locked_worker_on_a_board_does_not_count_as_a_worker_there() -> None:
    s = act("decorations", bot("gold2 nobles2 construction2 decorations!5", gold=2))
    assert told(s, "decorate") == []
    assert player(s, BOT)["gold"] == 4
    assert "decorations!5" in workers(s, BOT)


@clause("B-6.2/1")
def test_of_several_workers_on_the_board_the_highest_is_powered_up_and_moves() -> None:
    s = act("nobles", bot("nobles1 nobles3 nobles2 decorations!1"))
    assert unlocked(s) == ["forest4", "nobles1", "nobles2"]


@clause("B-6.3", "B-6.5/1")
def test_the_lowest_worker_is_searched_among_unlocked_ones() -> None:
    assert unlocked(fallback("gold3 nobles2 construction3 decorations!1")) == ["construction3", "decorations3", "gold3"]


@clause("B-6.3", "B-6.4")
def test_the_highest_worker_is_searched_among_unlocked_ones() -> None:
    s = act("mastery", bot("gold2 quarry3 forest1 decorations!5", gold=0, stone=0, wood=0))
    assert (player(s, BOT)["stone"], player(s, BOT)["gold"]) == (2, 0)


@clause("B-6.4")
def test_a_tie_for_highest_goes_to_the_one_farthest_clockwise_from_the_palace() -> None:
    s = act("mastery", bot("forest3 gold3 quarry3 decorations!1", gold=0, stone=0, wood=0))
    assert [player(s, BOT)[good] for good in ("wood", "stone", "gold")] == [0, 0, 2]


@clause("B-6.5/1", "B-6.5/2")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("gold2 nobles2 construction2 decorations!1", ["construction2", "construction3", "nobles2"]),
        ("palace2 forest2 construction2 decorations!1", ["construction2", "forest2", "forest3"]),
        ("decorations2 nobles2 alchemy2 gold!1", ["decorations2", "nobles2", "nobles3"]),
    ],
)
def test_a_tie_for_lowest_goes_to_the_one_nearest_clockwise_to_the_palace(before: str, after: list[str]) -> None:
    assert unlocked(fallback(before)) == after


@clause("B-6.4", "B-6.5/1")
def test_ties_go_by_the_ring_and_not_by_the_numbers_of_the_boards() -> None:
    ring = ["palace", "decorations", "nobles", "alchemy", "construction", "gold", "quarry", "forest"]
    s = fallback("forest2 nobles2 gold2 decorations!1", ring=ring)
    assert unlocked(s) == ["alchemy3", "forest2", "gold2"]
    s = act("mastery", bot("forest2 quarry2 gold2 decorations!1", wood=0), ring=ring)
    assert player(s, BOT)["wood"] == 2


# ---- powering up, ascension ------------------------------------------------------------------------


@clause("B-6.6/1")
@pytest.mark.parametrize("power", [1, 2, 3, 4])
def test_a_power_up_raises_by_one(power: int) -> None:
    s = act("nobles", bot(f"forest{power} gold5 construction5 decorations!1", wood=0))
    assert [event.number("power") for event in told(s, "power")] == [power + 1]


@clause("B-6.6/2", "B-6.7/1", "B-6.7/2", "B-6.8/1")
def test_an_ascension_gives_avenue_then_rebirth_then_5_points_then_the_light_disc() -> None:
    s = act("nobles", bot("forest5 gold5 construction5 decorations!1", wood=0, avenue=4), calendar={"light": 2})
    wanted = ("avenue", "ascension", "place", "score", "light_disc")
    told_in_order = [
        (event.kind, *[value for value in event.details.values() if value != ""])
        for event in s.told
        if event.kind in wanted
    ]
    assert told_in_order == [
        ("ascension",),
        ("avenue", 5),
        ("place", 1, "palace"),
        ("score", 5),
        ("light_disc", 3),
        ("place", 1, "forest"),
        ("light_disc", 4),
    ]
    assert unlocked(s) == ["construction5", "forest1", "gold5"]


@clause("B-6.7/1", "B-7.8/1")
def test_on_avenue_step_9_an_ascension_still_scores() -> None:
    s = act("nobles", bot("forest5 gold5 construction5 decorations!1", wood=0, avenue=9))
    assert player(s, BOT)["avenue"] == 9
    assert points(s) == 5


@clause("B-6.8/2", "B-7.7")
def test_in_the_fallback_too_the_new_worker_moves_on_from_the_palace() -> None:
    s = fallback("gold5 nobles5 construction5 decorations!1")
    assert unlocked(s) == ["construction5", "forest1", "nobles5"]
    assert points(s) == 5


# ---- moving ----------------------------------------------------------------------------------------


@clause("B-6.9/1", "B-6.9/2", "B-6.10/1", "B-6.10/2", "B-6.10/3", "B-6.10/4", "B-6.11/1", "B-6.11/2")
@pytest.mark.parametrize("power", [1, 2, 3, 4])
@pytest.mark.parametrize("place", range(8))
def test_a_worker_moves_one_board_up_to_power_3_and_two_from_4_without_counting_the_palace(
    place: int, power: int
) -> None:
    following = [1, 2, 3, 4, 5, 6, 7, 1]
    target = following[place] if power + 1 <= 3 else following[following[place]]
    s = fallback(f"{PLACES[place]}{power} construction5 construction5 gold!1")
    assert sorted([f"{PLACES[target]}{power + 1}", "construction5", "construction5"]) == unlocked(s)
    assert told(s, "pay") == []


@clause("B-6.11/2")
def test_arriving_has_no_effect() -> None:
    s = fallback("gold2 nobles5 alchemy5 decorations!1")
    assert player(s, BOT)["temples"] == {"blue": 1, "red": 1, "green": 1}
    assert [event.text("good") for event in told(s, "gain")] == ["cocoa"]


@clause("B-6.12/1", "B-6.12/2")
@pytest.mark.parametrize(
    ("worker", "passes"),
    [
        ("decorations1", 1), ("decorations3", 1), ("nobles3", 1), ("nobles2", 0), ("alchemy4", 0), ("palace1", 0),
        ("palace3", 0), ("construction4", 0),
    ],
)  # fmt: skip
def test_crossing_the_palace_is_told(worker: str, passes: int) -> None:
    s = fallback(f"{worker} gold5 gold5 quarry!1")
    assert len(told(s, "passes_palace")) == passes


@clause("B-6.12/3")
def test_leaving_the_palace_after_an_ascension_is_not_passing() -> None:
    s = fallback("decorations5 gold5 gold5 quarry!1")
    assert unlocked(s) == ["decorations5", "forest1", "gold5"]
    assert told(s, "passes_palace") == []


@clause("B-6.12/1", "B-8.6")
@pytest.mark.parametrize(("space", "passes"), [("decorations", 1), ("forest", 0), ("quarry", 0), ("gold", 0)])
def test_a_locked_worker_that_wraps_around_in_worship_passes_the_palace(space: str, passes: int) -> None:
    s = act("worship", bot(f"construction2 nobles2 alchemy2 {space}!1"))
    assert len(told(s, "passes_palace")) == passes


@clause("B-6.13/2")
def test_the_distance_is_a_function_of_its_own_that_a_module_can_replace() -> None:
    s = solo(bot("gold3 nobles5 construction5 decorations!1"), actions={"T": "mask_collection"})
    assert isinstance(s, Table)
    bot_rules = table_of(s).rules
    ordinary = bot_rules.movement
    powers = [s.players[BOT].power[die] for die in range(4)]
    assert [ordinary.distance(s, die) for die in range(4)] == [1 if power <= 3 else 2 for power in powers]
    try:
        bot_rules.movement = BotMovement()  # always one board
        roll(s, "T")
    finally:
        bot_rules.movement = ordinary
    assert unlocked(s) == ["construction4", "construction5", "nobles5"]


@clause("B-6.13/1")
def test_a_worker_moves_before_the_direction_tiles_turn() -> None:
    s = fallback("gold3 nobles5 construction5 decorations!1")
    kinds = [event.kind for event in s.told]
    assert kinds.index("place") < kinds.index("direction")


# ---- examples --------------------------------------------------------------------------------------


@clause("B-13.5")
@pytest.mark.parametrize(("power", "place", "target"), [(2, 7, 1), (3, 7, 2), (4, 6, 1), (2, 3, 4)])
def test_example_moving(power: int, place: int, target: int) -> None:
    s = fallback(f"{PLACES[place]}{power} alchemy5 alchemy5 quarry!1")
    assert sorted([f"{PLACES[target]}{power + 1}", "alchemy5", "alchemy5"]) == unlocked(s)


@clause("B-13.9")
def test_example_ascension() -> None:
    s = act("nobles", bot("nobles5 gold2 construction2 decorations!1", avenue=3), calendar={"light": 0})
    assert points(s) == 3 + 5
    assert player(s, BOT)["avenue"] == 5
    assert unlocked(s) == ["construction2", "forest1", "gold2"]
    assert s.to_dict()["calendar"]["light"] == 2
