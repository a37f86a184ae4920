"""The action tiles Alchemy and Nobles (B-8.3, B-8.4)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.table import deal, play, player, workers
from teotihuacan.teotibot.solo import BOT, HUMAN, act, bot, goods, human, points, rest, roll, told

pytestmark = pytest.mark.pure

ALCHEMIST = "alchemy2 nobles2 construction2 decorations!1"
ALL = ["01", "03", "05", "07", "09", "11"]
SPREAD = "alchemy2 construction2 palace2 decorations!1"


def rows(top: int = 0, middle: int = 0, bottom: int = 0) -> dict[str, list[int]]:
    counts = {"top": top, "middle": middle, "bottom": bottom}
    return {row: list(range(1, count + 1)) for row, count in counts.items()}


# ---- Alchemy ---------------------------------------------------------------------------------------


@clause("B-8.3/2", "B-8.3/3")
@pytest.mark.parametrize(
    ("mine", "humans", "gained"),
    [
        ([], [], "01"),
        (["01"], [], "03"),
        ([], ["01", "03"], "05"),
        (["01", "03", "05", "07"], [], "09"),
        (["01", "03", "05", "07", "09"], [], "11"),
        (["03"], ["01"], "05"),
    ],
)
def test_the_lowest_technology_without_any_marker_is_gained_for_1_gold_whatever_it_prints(
    mine: list[str], humans: list[str], gained: str
) -> None:
    s = act("alchemy", bot(ALCHEMIST, technologies=mine), human(technologies=humans))
    assert player(s, BOT)["technologies"] == sorted([*mine, gained])
    assert [(event.text("good"), event.number("amount")) for event in told(s, "pay")] == [("gold", 1)]
    assert points(s, HUMAN) == 0


@clause("B-8.3/4", "B-3.10/2")
def test_if_all_it_lacks_carry_the_humans_marker_it_takes_the_lowest_and_the_human_scores_3() -> None:
    s = act("alchemy", bot(ALCHEMIST, technologies=["01", "05"]), human(technologies=ALL))
    assert player(s, BOT)["technologies"] == ["01", "03", "05"]
    assert points(s, HUMAN) == 3


@clause("B-8.3/1", "B-8.3/2")
@pytest.mark.parametrize(("gold", "gained"), [(0, []), (1, ["01"]), (2, ["01"])])
def test_exactly_1_gold_is_enough_for_a_technology(gold: int, gained: list[str]) -> None:
    s = act("alchemy", bot(ALCHEMIST, gold=gold, wood=0, stone=0))
    assert player(s, BOT)["technologies"] == gained


@clause("B-8.3/5")
@pytest.mark.parametrize(
    ("mine", "temple"), [([], "blue"), (["01"], "red"), (ALL[:2], "green"), (ALL[:3], "blue"), (ALL[:5], "green")]
)
def test_the_column_of_the_technology_gives_the_temple(mine: list[str], temple: str) -> None:
    s = act("alchemy", bot(ALCHEMIST, technologies=mine))
    assert player(s, BOT)["temples"] == {**{"blue": 1, "red": 1, "green": 1}, temple: 2}


@clause("B-8.3/6")
def test_the_alchemist_is_powered_up_and_moves() -> None:
    s = act("alchemy", bot("alchemy1 alchemy3 nobles2 decorations!1"))
    assert workers(s, BOT) == ["alchemy1", "decorations!1", "decorations4", "nobles2"]


@clause("B-8.3/1", "B-8.3/7", "B-8.3/8")
@pytest.mark.parametrize("opponent", [bot(ALCHEMIST, gold=0), bot("gold2 nobles3 construction3 decorations!1")])
def test_otherwise_the_lowest_worker_is_powered_up_twice_and_stays(opponent: dict[str, Any]) -> None:
    s = act("alchemy", opponent)
    assert player(s, BOT)["technologies"] == []
    assert goods(s)["cocoa"] == 0
    before = sorted(die.get("board", "locked") for die in opponent["workers"])
    assert sorted(die.get("board", "locked") for die in player(s, BOT)["workers"]) == before
    assert (
        sum(die["power"] for die in player(s, BOT)["workers"]) == sum(die["power"] for die in opponent["workers"]) + 2
    )
    assert told(s, "fallback") == []


@clause("B-8.3/7", "B-8.3/8", "B-13.8")
def test_example_first_alchemy_of_the_game() -> None:
    s = act("alchemy")
    assert workers(s, BOT) == ["construction2", "decorations!1", "gold4", "nobles2"]
    assert goods(s) == {"cocoa": 0, "wood": 2, "stone": 2, "gold": 2}


@clause("B-8.3.1")
def test_with_all_six_technologies_step_1_fails_and_costs_nothing() -> None:
    s = act("alchemy", bot(ALCHEMIST, technologies=ALL))
    assert goods(s)["gold"] == 2
    assert workers(s, BOT) == ["alchemy2", "construction4", "decorations!1", "nobles2"]


@clause("B-8.3.2/2", "B-8.3.3/1")
def test_if_the_first_power_up_makes_it_ascend_the_second_raises_the_new_worker_on_the_palace() -> None:
    s = act("alchemy", bot("gold5 nobles5 construction5 decorations!1"))
    assert workers(s, BOT) == ["construction5", "decorations!1", "nobles5", "palace2"]
    assert points(s) == 5


@clause("B-8.3.2/1", "B-8.3.3/1")
def test_if_the_second_power_up_makes_it_ascend_the_new_worker_stays_with_power_1() -> None:
    s = act("alchemy", bot("gold4 nobles5 construction5 decorations!1"))
    assert workers(s, BOT) == ["construction5", "decorations!1", "nobles5", "palace1"]


@clause("B-8.3.3/2", "B-6.10/3")
def test_a_worker_left_on_the_palace_leaves_when_it_is_next_advanced() -> None:
    s = act(
        "alchemy", bot("gold5 nobles5 construction5 decorations!1"), actions={"T": "alchemy", "BL": "mask_collection"}
    )
    roll(rest(s), "BL")
    assert workers(s, BOT) == ["construction5", "decorations!1", "forest3", "nobles5"]


# ---- Nobles ----------------------------------------------------------------------------------------


@clause("B-8.4/2", "B-8.4/5", "B-8.4/6", "B-8.4/9")
def test_a_building_costs_2_wood_and_brings_its_points_and_an_avenue_step() -> None:
    s = act("nobles")
    assert goods(s) == {"cocoa": 0, "wood": 0, "stone": 2, "gold": 2}
    assert s.to_dict()["nobles"] == rows(top=1)
    assert s.to_dict()["buildings"] == 10
    assert points(s) == 3
    assert player(s, BOT)["avenue"] == 2
    assert workers(s, BOT) == ["construction2", "decorations!1", "decorations3", "gold2"]


@clause("B-8.4/3")
@pytest.mark.parametrize(("eclipses", "row", "scored"), [(0, "top", 3), (1, "middle", 5), (2, "bottom", 7)])
def test_the_row_goes_by_the_eclipses_scored(eclipses: int, row: str, scored: int) -> None:
    s = act("nobles", calendar={"eclipses": eclipses})
    assert s.to_dict()["nobles"] == rows(**{row: 1})
    assert points(s) == scored


@clause("B-8.4/3", "B-8.4/5")
@pytest.mark.parametrize(("covered", "scored"), [(1, 2), (2, 2), (3, 1), (4, 1)])
def test_the_leftmost_empty_space_of_the_row_is_covered(covered: int, scored: int) -> None:
    s = act("nobles", nobles=rows(top=covered))
    assert s.to_dict()["nobles"] == rows(top=covered + 1)
    assert points(s) == scored


@clause("B-8.4.1")
def test_while_an_eclipse_is_only_triggered_the_running_age_goes_on() -> None:
    s = act("nobles", calendar={"light": 10, "turns_left": 3})
    assert s.to_dict()["nobles"] == rows(top=1)


@clause("B-8.4.1")
def test_after_the_first_eclipse_is_scored_the_centre_row_is_next() -> None:
    s = act(
        "mask_collection",
        person=human(cocoa=9),
        actions={"T": "mask_collection", "BL": "nobles"},
        calendar={"light": 10, "turns_left": 1},
    )
    play(s, "wages:3")
    deal(s)
    roll(rest(s), "BL")
    assert s.to_dict()["nobles"] == rows(middle=1)


@clause("B-8.4/4", "B-8.4.2")
@pytest.mark.parametrize(
    ("eclipses", "before", "after", "scored"),
    [
        (0, rows(5), {**rows(5), "middle": [3]}, 3),
        (0, rows(5, 3), rows(5, 4), 3),
        (0, rows(5, 4, 1), {**rows(5, 4), "bottom": [1, 3]}, 5),
        (1, rows(0, 4), {**rows(0, 4), "top": [4]}, 1),
        (1, rows(4, 4), rows(5, 4), 1),
        (2, rows(0, 0, 3), {**rows(0, 0, 3), "top": [4]}, 1),
        (2, rows(5, 1, 3), {**rows(5, 1, 3), "middle": [1, 3]}, 3),
    ],
)
def test_in_a_full_row_the_empty_space_with_the_fewest_points_upper_row_and_left_first(
    eclipses: int, before: dict[str, list[int]], after: dict[str, list[int]], scored: int
) -> None:
    s = act("nobles", nobles=before, calendar={"eclipses": eclipses})
    assert s.to_dict()["nobles"] == after
    assert points(s) == scored


@clause("B-8.4.3")
def test_later_human_buildings_still_go_to_the_leftmost_empty_space_and_skip_a_gap_filled_before() -> None:
    s = act(
        "nobles",
        bot(wood=2),
        human("alchemy1 alchemy1 alchemy1", wood=8, cocoa=9),
        nobles=rows(0, 4),
        calendar={"eclipses": 1},
    )
    assert s.to_dict()["nobles"]["top"] == [4]
    play(s, "move:alchemy.1 to:nobles main row:top")
    assert s.to_dict()["nobles"]["top"] == [1, 4]


@clause("B-8.4.3")
def test_a_space_covered_before_is_skipped_when_it_is_reached() -> None:
    s = act(
        "nobles",
        bot(wood=2),
        human("alchemy1 alchemy1 alchemy1", wood=8, cocoa=9),
        nobles=rows(3, 4),
        calendar={"eclipses": 1},
    )
    assert s.to_dict()["nobles"]["top"] == [1, 2, 3, 4]
    play(s, "move:alchemy.1 to:nobles main row:top")
    assert s.to_dict()["nobles"]["top"] == [1, 2, 3, 4, 5]


@clause("B-8.4.4")
def test_with_no_building_left_step_1_fails() -> None:
    s = act("nobles", bot("nobles2 forest2 gold2 decorations!1"), nobles=rows(5, 4, 2))
    assert goods(s)["wood"] == 4
    assert told(s, "building") == []
    assert player(s, BOT)["avenue"] == 1


@clause("B-8.4/1", "B-8.4/7", "B-8.4/8", "B-8.4/9")
@pytest.mark.parametrize(
    "opponent", [bot("nobles2 forest2 gold2 decorations!1", wood=1), bot("forest2 gold2 alchemy2 decorations!1")]
)
def test_if_building_fails_the_bot_gathers_2_wood(opponent: dict[str, Any]) -> None:
    s = act("nobles", opponent)
    assert goods(s)["wood"] == opponent["wood"] + 2
    assert "quarry3" in workers(s, BOT)


@clause("B-8.4/10")
def test_if_both_steps_of_nobles_fail_the_bot_falls_back() -> None:
    s = act("nobles", bot(SPREAD))
    assert goods(s) == {"cocoa": 5, "wood": 2, "stone": 2, "gold": 2}
    assert workers(s, BOT) == ["alchemy2", "construction2", "decorations!1", "forest3"]
