"""Picking up workers (Z-6)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tabletop import events, options, play, player, space_of
from tonalli import State
from tzolkin.facts import FACTS, GEARS, TRACKS, actions
from tzolkin.table import gear, side, table

pytestmark = pytest.mark.pure

RICH = {"wood": 9, "stone": 9, "gold": 9, "skull": 1}
FEE = FACTS["pick_up"]["corn_per_step_back"]


def picked(name: str, space: int, **fields: Any) -> State:
    """A worker has just been taken from a space."""
    return play(table(side(f"{name}{space}", **fields)), f"pick:{name}.{space}")


def offered(s: State) -> list[str]:
    return [word.removeprefix("act:") for word in options(s) if word.startswith("act:")]


@clause("Z-16.2", "Z-6.1/2", "Z-6.1/3", "Z-6.4/2")
def test_the_worked_example_of_the_order() -> None:
    s = table(side("palenque1 yaxchilan3"))
    play(s, "pick:palenque.1 act:palenque_1")
    assert player(s)["corn"] == 3
    play(s, "pick:yaxchilan.3 act:yaxchilan_2")
    assert (player(s)["corn"], player(s)["stone"]) == (3, 1)
    s = table(side("palenque1 yaxchilan3"))
    play(s, "pick:yaxchilan.3")
    assert options(s) == ["pass", "act:yaxchilan_3"], "the step back cannot be paid"


@clause("Z-6.1/1", "Z-6.1/2")
def test_workers_are_taken_one_by_one_in_any_order() -> None:
    s = table(side("palenque1 tikal0 uxmal3", corn=3), side("palenque2"))
    play(s, "pick:uxmal.3")
    assert player(s)["workers_in_hand"] == 1
    assert options(s) == ["pass", "act:uxmal_2", "act:uxmal_3"]
    play(s, "act:uxmal_3")
    assert options(s) == ["pass", "pick:palenque.1", "pick:tikal.0"], "only one's own, once the action is done"
    play(s, "pick:tikal.0 pick:palenque.1 act:palenque_1")
    assert player(s)["workers_in_hand"] == 4
    assert s.actor == 1


@clause("Z-6.1/2")
def test_an_action_is_finished_before_the_next_worker_is_chosen() -> None:
    s = table(side("palenque3 palenque1"))
    play(s, "pick:palenque.3 act:palenque_3")
    assert options(s) == ["harvest:wood", "harvest:burn"]
    play(s, "harvest:burn")
    assert options(s) == ["temple:chaac", "temple:quetzalcoatl", "temple:kukulkan"]
    play(s, "temple:chaac")
    assert options(s) == ["pass", "pick:palenque.1"]


@clause("Z-6.1/3")
def test_what_one_worker_gains_pays_for_the_next() -> None:
    s = table(side("yaxchilan1 tikal1"))
    play(s, "pick:yaxchilan.1 act:yaxchilan_1 pick:tikal.1 act:tikal_1 technology:theology")
    assert player(s)["technologies"]["theology"] == 1
    assert player(s)["wood"] == 0
    s = table(side("yaxchilan1 tikal1"))
    play(s, "pick:tikal.1")
    assert s.actor == 0
    assert offered(s) == [], "without a block there is no technology step"


@clause("Z-6.2", "Z-12.3")
def test_the_worker_on_the_starting_player_space_is_not_picked_up_but_returns() -> None:
    s = table(side("palenque1"), *[side(corn=9)] * 3)
    play(s, "place:start")
    assert s.actor == 1
    assert player(s)["workers_in_hand"] == 1
    play(s, "place:tikal pass place:tikal pass place:tikal pass days:1")
    assert player(s)["workers_in_hand"] == 2
    assert [event["target"] for event in events(s, "take_up")] == ["start"]
    assert not [word for word in space_of(s).decisions if word.startswith("pick:start")]


@clause("Z-6.3")
def test_the_own_action_a_lower_one_or_none() -> None:
    s = picked("yaxchilan", 3, corn=2)
    assert player(s)["workers_in_hand"] == 3, "the worker is in hand before its action"
    assert gear(s, "yaxchilan") == [None] * 10
    assert options(s) == ["pass", "act:yaxchilan_1", "act:yaxchilan_2", "act:yaxchilan_3"]
    play(s, "pass")
    assert s.actor == 1
    assert player(s)["corn"] == 2


SMALL = [(name, space) for name in ("palenque", "yaxchilan") for space in range(1, 6)]


@clause("Z-6.4/1")
@pytest.mark.parametrize(("name", "space"), SMALL)
def test_a_lower_action_costs_a_corn_a_step_back(name: str, space: int) -> None:
    assert FEE == 1
    for corn in range(6):
        s = picked(name, space, corn=corn)
        assert offered(s) == [f"{name}_{action}" for action in range(1, space + 1) if space - action <= corn]
    for action in range(1, space):
        s = play(picked(name, space, corn=5), f"act:{name}_{action}")
        assert [(event["good"], event.number("amount")) for event in events(s, "pay")] == [("corn", space - action)]


@clause("Z-6.4/1")
@pytest.mark.parametrize("space", range(1, 10))
def test_step_back_fees_at_chichen_itza(space: int) -> None:
    for corn in (0, 3, 9):
        s = picked("chichen_itza", space, corn=corn, skull=1)
        lowest = max(space - corn, 1)
        assert offered(s) == [f"chichen_itza_{action}" for action in range(lowest, space + 1)]
    play(s, "act:chichen_itza_1")
    assert player(s)["corn"] == 9 - (space - 1)


@clause("Z-6.4/2")
def test_the_fee_is_paid_before_the_action_with_corn_already_owned() -> None:
    assert offered(picked("palenque", 2)) == ["palenque_2"], "the 3 corn of fishing do not pay for the step back"
    s = play(picked("palenque", 2, corn=1), "act:palenque_1")
    assert player(s)["corn"] == 3


@clause("Z-6.4/2")
def test_the_fee_goes_out_before_the_gain_comes_in() -> None:
    s = play(picked("palenque", 2, corn=1), "act:palenque_1")
    assert [event.kind for event in s.told if event.kind in ("pay", "gain")] == ["pay", "gain"]


@clause("Z-6.5")
@pytest.mark.parametrize(
    ("name", "space"), [(name, space) for name in GEARS for space in ((10,) if name == "chichen_itza" else (6, 7))]
)
def test_the_last_spaces_let_you_choose_any_action_without_fee(name: str, space: int) -> None:
    printed = GEARS[name]["spaces"][space]
    assert printed["action"] == "free_choice"
    assert [printed["min_action"], printed["max_action"]] == [1, 9 if name == "chichen_itza" else 5]
    s = picked(name, space, corn=10, **RICH)
    assert offered(s) == [f"{name}_{action}" for action in actions(name)]
    if name in ("palenque", "yaxchilan", "chichen_itza"):
        s = picked(name, space, corn=0, skull=1)
        assert offered(s) == [f"{name}_{action}" for action in actions(name)]
        play(s, f"act:{name}_1")
        assert player(s)["corn"] == (3 if name == "palenque" else 0)


@clause("Z-6.6")
def test_printed_costs_are_due_on_the_free_choice_spaces_too() -> None:
    s = play(picked("uxmal", 7, corn=3), "act:uxmal_1 temple:chaac")
    assert player(s)["corn"] == 0
    assert "uxmal_1" not in offered(picked("uxmal", 7, corn=2))
    s = play(picked("uxmal", 6, corn=1), "act:uxmal_5 act:palenque_1")
    assert player(s)["corn"] == 3
    assert "uxmal_5" not in offered(picked("uxmal", 6, corn=0))
    s = play(picked("tikal", 6, stone=1), "act:tikal_5 temple:chaac temple:kukulkan")
    assert player(s)["stone"] == 0
    assert "tikal_5" not in offered(picked("tikal", 6))
    assert offered(picked("chichen_itza", 10)) == [], "the skull, too"


@clause("Z-6.7")
@pytest.mark.parametrize("space", range(1, 6))
def test_the_printed_cost_must_be_left_after_the_fee(space: int) -> None:
    due = space - 1 + 3
    assert "uxmal_1" in offered(picked("uxmal", space, corn=due))
    assert "uxmal_1" not in offered(picked("uxmal", space, corn=due - 1))
    s = play(picked("uxmal", space, corn=due), "act:uxmal_1 temple:quetzalcoatl")
    assert player(s)["corn"] == 0
    assert player(s)["temples"]["quetzalcoatl"] == 1


@clause("Z-6.7", "Z-14.3/1")
def test_an_action_that_cannot_be_carried_out_is_not_offered() -> None:
    assert offered(picked("tikal", 5, corn=9)) == [], "no block: no technology, building, monument or temple"
    assert offered(picked("tikal", 5, corn=9, wood=1)) == ["tikal_1", "tikal_2", "tikal_3", "tikal_4", "tikal_5"]
    top = dict.fromkeys(TRACKS, 2)
    assert offered(picked("tikal", 3, corn=9, wood=1, technologies=top)) == ["tikal_2"], "a step costs 3 blocks"


@clause("Z-6.8")
@pytest.mark.parametrize("name", GEARS)
def test_space_0_has_no_action(name: str) -> None:
    s = table(side(f"{name}0 palenque5", corn=9, **RICH))
    play(s, f"pick:{name}.0")
    assert options(s) == ["pass", "pick:palenque.5"], "there is nothing to choose"
    assert player(s)["workers_in_hand"] == 2


@clause("Z-6.9", "Z-14.10")
def test_a_worker_taken_up_or_gained_this_turn_is_not_placed_this_turn() -> None:
    s = table(side("uxmal3 palenque0", corn=9))
    play(s, "pick:uxmal.3 act:uxmal_3")
    assert player(s)["workers_in_hand"] == 3
    assert options(s) == ["pass", "pick:palenque.0"]


# ---- actions that would change nothing -----------------------------------------------------------


@clause("Z-6.10", "Z-7.15/2")
def test_no_worker_with_six_in_play() -> None:
    s = play(table(side("uxmal3", hand=5, corn=9)), "pick:uxmal.3")
    assert offered(s) == ["uxmal_1", "uxmal_2"]


@clause("Z-6.10", "Z-14.1")
def test_no_skull_from_an_empty_bank() -> None:
    s = play(table(side("yaxchilan4", corn=9), side(skull=13)), "pick:yaxchilan.4")
    assert offered(s) == ["yaxchilan_1", "yaxchilan_2", "yaxchilan_3"]


@clause("Z-6.10")
def test_no_market_with_nothing_to_exchange() -> None:
    assert "uxmal_2" not in offered(picked("uxmal", 2, corn=1))
    assert "uxmal_2" in offered(picked("uxmal", 2, corn=2))
    assert "uxmal_2" in offered(picked("uxmal", 2, wood=1))
    assert "uxmal_2" not in offered(picked("uxmal", 2, skull=3)), "skulls are not traded"
    assert "uxmal_2" not in offered(picked("uxmal", 3, corn=2)), "the step back leaves 1 corn"


@clause("Z-6.10")
@pytest.mark.parametrize("group", [2, 3, 4, 5])
def test_no_harvest_without_any_option(group: int) -> None:
    empty = {str(group): {"corn": 0, "wood": 0}}
    for level, open_to_me in ((1, False), (2, True), (3, True)):
        s = table(side(f"palenque{group}", technologies={"agriculture": level}), jungle=empty)
        play(s, f"pick:palenque.{group}")
        if open_to_me:
            assert offered(s) == [f"palenque_{group}"]
            play(s, f"act:palenque_{group}")
            assert options(s) == ["harvest:no_tile"]
        else:
            assert s.actor == 1, "nothing to choose, without corn for a step back"


@clause("Z-6.10", "Z-14.2")
def test_no_mirror_without_its_corn() -> None:
    assert "uxmal_5" not in offered(picked("uxmal", 5))
    assert "uxmal_5" in offered(picked("uxmal", 5, corn=1)), "fishing is always behind it"


@clause("Z-6.11/1")
def test_costs_inside_an_action_are_checked_after_fee_and_printed_cost() -> None:
    shown = ["a1_architecture", *["a1_community_farm"] * 2, "a1_chaac_kukulkan", "a1_agriculture", "a1_extraction_gold"]
    s = play(table(side("uxmal5", corn=3), buildings=shown), "pick:uxmal.5")
    assert "uxmal_4" in offered(s), "1 back, 2 for the gold"
    play(s, "act:uxmal_4")
    assert options(s) == ["build:a1_architecture"]
    s = play(table(side("uxmal5", corn=2), buildings=shown), "pick:uxmal.5")
    assert "uxmal_4" not in offered(s)
    play(s, "act:uxmal_5")
    assert "act:uxmal_4" not in options(s), "1 corn is left behind the mirror"
    s = play(table(side("uxmal5", corn=3), buildings=shown), "pick:uxmal.5 act:uxmal_5")
    assert "act:uxmal_4" in options(s)
    assert "act:uxmal_1" not in options(s)


@clause("Z-6.11/2")
def test_optional_parts_may_be_left_out() -> None:
    s = play(picked("tikal", 3, wood=9), "act:tikal_3 technology:theology")
    assert "pass" in options(s)
    play(s, "pass")
    assert player(s)["wood"] == 8
    s = play(picked("tikal", 4, wood=9), "act:tikal_4 build:a1_single_farm")
    assert options(s) == ["pass", "build:a1_agriculture"]
    play(s, "pass")
    assert player(s)["buildings"] == {"a1_single_farm": 1}


@clause("Z-6.3")
def test_taking_no_action_is_always_allowed() -> None:
    for name in GEARS:
        for space in range(1, GEARS[name]["last_space"] + 1):
            s = picked(name, space, corn=9, **RICH)
            assert options(s)[0] == "pass", (name, space)
    assert FACTS["pick_up"]["may_skip_action"] is True


@clause("Z-6.3", "Z-7.17/1")
def test_the_log_tells_which_action_a_worker_carries_out() -> None:
    s = play(table(side("uxmal6", corn=3)), "pick:uxmal.6 act:uxmal_5 act:yaxchilan_1")
    assert [(event["action"], event["gear"], event.number("space"), event.why) for event in events(s, "act")] == [
        ("uxmal_5", "uxmal", 6, "Z-6.3"),
        ("yaxchilan_1", "mirror", 0, "Z-7.17"),
    ]
