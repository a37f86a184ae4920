"""Temples: steps, tops, steps that are lost (Z-9), and the figures of Z-17.5."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from tzolkin.facts import FACTS, TEMPLES, step, top
from tzolkin.rounds import after_food_day, display, scored, well_fed
from tzolkin.table import events, options, play, player, position, side, table

pytestmark = pytest.mark.pure

STEPS = [(temple, number) for temple in TEMPLES for number in range(-1, top(temple) + 1)]
PAID_STEP = "pick:uxmal.1 act:uxmal_1"


def on(**steps: int) -> dict[str, int]:
    """Steps on the three temples, at the start where nothing is said."""
    return {temple: steps.get(temple, 0) for temple in TEMPLES}


@clause("Z-9.1/2")
def test_markers_begin_on_step_0_one_above_the_bottom() -> None:
    state = tonalli.new("tzolkin", players=4, seed=1).state
    assert all(one["temples"] == on() for one in state.to_dict()["players"])
    assert FACTS["setup"]["start_temple_step"] == 0


@clause("Z-9.1/1", "Z-9.1/2", "Z-17.5/2", "Z-17.5/4", "Z-17.5/6")
@pytest.mark.parametrize("temple", TEMPLES)
def test_a_temple_has_its_steps_from_the_bottom_to_the_top(temple: str) -> None:
    assert [one["step"] for one in FACTS["temples"][temple]["steps"]] == list(range(-1, top(temple) + 1))
    for number in (-1, top(temple)):
        table(side(temples=on(**{temple: number})))
    for number in (-2, top(temple) + 1):
        with pytest.raises(tonalli.PositionError, match=temple):
            tonalli.from_dict("tzolkin", position(side(temples=on(**{temple: number}))))


@clause("Z-17.5/2", "Z-17.5/4", "Z-17.5/6", "Z-11.9")
@pytest.mark.parametrize("number", [2, 4])
@pytest.mark.parametrize(("temple", "reached"), STEPS)
def test_every_step_gives_its_points(temple: str, reached: int, number: int) -> None:
    s = after_food_day(number, well_fed(), well_fed(temples=on(**{temple: reached})))
    assert scored(s, 1, "Z-11.9") == step(temple, reached)["points"]


@clause("Z-17.5/2", "Z-17.5/4", "Z-17.5/6", "Z-11.7")
@pytest.mark.parametrize("number", [1, 3])
@pytest.mark.parametrize(("temple", "reached"), STEPS)
def test_every_step_gives_its_item_and_those_below(temple: str, reached: int, number: int) -> None:
    s = after_food_day(number, well_fed(), well_fed(temples=on(**{temple: reached})))
    items = [step(temple, below).get("reward") for below in range(-1, reached + 1)]
    for good in ("wood", "stone", "gold", "skull"):
        assert player(s, 1)[good] == items.count(good)


@clause("Z-17.5/1", "Z-17.5/3", "Z-17.5/5", "Z-11.10/1", "Z-11.10/2")
@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize("temple", TEMPLES)
def test_every_temple_has_its_highest_bonus_of_each_age(temple: str, age: int) -> None:
    levels = [on(**{one: 1 for one in TEMPLES if one != temple}) for _ in range(4)]
    levels[1][temple] = 1
    s = after_food_day(2 * age, *[well_fed(temples=steps) for steps in levels])
    shared = sum(FACTS["temples"][one][f"highest_bonus_age_{age}"] for one in TEMPLES if one != temple) / 2
    assert scored(s, 0, "Z-11.10") == shared
    assert scored(s, 1, "Z-11.10") == shared + FACTS["temples"][temple][f"highest_bonus_age_{age}"]


@clause("Z-9.2/2")
@pytest.mark.parametrize("temple", TEMPLES)
def test_a_step_onto_an_occupied_top_is_lost(temple: str) -> None:
    below = top(temple) - 1
    sides = side("uxmal1", corn=3, temples=on(**{temple: below})), side(temples=on(**{temple: below + 1}))
    s = play(table(*sides), f"{PAID_STEP} temple:{temple}")
    assert player(s)["temples"][temple] == below
    assert player(s)["corn"] == 0
    assert [(event.seat, event["temple"]) for event in events(s, "step_lost")] == [(0, temple)]


@clause("Z-9.2/2")
@pytest.mark.parametrize("temple", TEMPLES)
def test_a_free_top_can_be_reached_and_not_left_upwards(temple: str) -> None:
    s = table(side("uxmal1 uxmal2", corn=7, temples=on(**{temple: top(temple) - 1})))
    play(s, f"{PAID_STEP} temple:{temple}")
    assert player(s)["temples"][temple] == top(temple)
    play(s, f"pick:uxmal.2 act:uxmal_1 temple:{temple}")
    assert player(s)["temples"][temple] == top(temple)
    assert player(s)["corn"] == 0


@clause("Z-9.2/1", "Z-9.7/2")
def test_two_players_never_stand_on_one_top() -> None:
    sides = [side("uxmal1", corn=3, temples=on(chaac=4)), side("uxmal2", corn=4, temples=on(chaac=4))]
    s = play(table(*sides), f"{PAID_STEP} temple:chaac")
    play(s, "pick:uxmal.2 act:uxmal_1 temple:chaac")
    assert player(s, 0)["temples"]["chaac"] == 5
    assert player(s, 1)["temples"]["chaac"] == 4


@clause("Z-9.2/1")
def test_below_a_top_any_number_stand_on_a_step() -> None:
    sides = [side("uxmal1", corn=3, temples=on(chaac=3)), *[side(temples=on(chaac=4)) for _ in range(3)]]
    s = play(table(*sides), f"{PAID_STEP} temple:chaac")
    assert [player(s, seat)["temples"]["chaac"] for seat in range(4)] == [4, 4, 4, 4]


@clause("Z-9.3/1", "Z-9.3/2")
@pytest.mark.parametrize("temple", TEMPLES)
@pytest.mark.parametrize("light", [True, False])
def test_a_top_turns_the_board_to_its_light_side(temple: str, light: bool) -> None:
    s = table(side("uxmal1", corn=3, temples=on(**{temple: top(temple) - 1}), double_advance=light))
    play(s, f"{PAID_STEP} temple:{temple}")
    assert player(s)["double_advance"] is True
    assert len(events(s, "board")) == (0 if light else 1)


@clause("Z-9.3/1")
def test_no_other_step_turns_the_board() -> None:
    s = table(side("uxmal1", corn=3, temples=on(chaac=3), double_advance=False))
    play(s, f"{PAID_STEP} temple:chaac")
    assert player(s)["double_advance"] is False


@clause("Z-9.2/2", "Z-9.3/1")
def test_a_lost_step_turns_no_board() -> None:
    s = table(side("uxmal1", corn=3, temples=on(chaac=5), double_advance=False))
    play(s, f"{PAID_STEP} temple:chaac")
    assert player(s)["double_advance"] is False


@clause("Z-9.3/3", "Z-9.4/1")
def test_reaching_a_top_again_counts_again() -> None:
    s = table(side("uxmal1", corn=2, temples=on(chaac=5), double_advance=False))
    play(s, f"beg:chaac {PAID_STEP} temple:chaac")
    assert player(s)["temples"]["chaac"] == 5
    assert player(s)["double_advance"] is True


@clause("Z-9.4/1")
def test_stepping_down_frees_the_top() -> None:
    sides = [side("palenque1", corn=0, temples=on(chaac=5)), side("uxmal2", corn=4, temples=on(chaac=4))]
    s = play(table(*sides), "beg:chaac pick:palenque.1 pass")
    play(s, "pick:uxmal.2 act:uxmal_1 temple:chaac")
    assert [player(s, seat)["temples"]["chaac"] for seat in (0, 1)] == [4, 5]


@clause("Z-9.4/2")
def test_nobody_steps_below_the_bottom() -> None:
    s = table(side("palenque3", temples=on(chaac=-1, quetzalcoatl=-1)))
    assert [word for word in options(s) if word.startswith("beg:")] == ["beg:kukulkan"]
    play(s, "pick:palenque.3 act:palenque_3 harvest:burn")
    assert options(s) == ["temple:kukulkan"]
    play(s, "temple:kukulkan")
    assert set(player(s)["temples"].values()) == {-1}


@clause("Z-9.5")
@pytest.mark.parametrize(
    ("own", "other", "reached", "lost"),
    [(0, 0, 2, 0), (3, 4, 5, 0), (3, 5, 4, 1), (4, 4, 5, 1), (4, 5, 4, 2), (5, 0, 5, 2)],
)
def test_two_steps_are_taken_one_at_a_time(own: int, other: int, reached: int, lost: int) -> None:
    sides = side("tikal2", stone=2, temples=on(chaac=own), double_advance=False), side(temples=on(chaac=other))
    s = table(*sides, calendar={"day": 16, "food_days": 2}, buildings=display("a2_chaac"))
    play(s, "pick:tikal.2 act:tikal_2 build:a2_chaac")
    assert player(s)["temples"]["chaac"] == reached
    assert [event.number("step") for event in events(s, "temple")] == list(range(own + 1, reached + 1))
    assert len(events(s, "step_lost")) == lost
    assert player(s)["double_advance"] is (own < 5 and reached == 5)


@clause("Z-9.6")
def test_a_chosen_step_may_be_spent_where_it_is_lost() -> None:
    tops = {temple: top(temple) for temple in TEMPLES}
    s = play(table(side("uxmal1", corn=3, temples=tops)), PAID_STEP)
    assert options(s) == [f"temple:{temple}" for temple in TEMPLES]
    play(s, "temple:kukulkan")
    assert player(s)["temples"] == tops
    assert player(s)["corn"] == 0


@clause("Z-9.7/1")
def test_a_lost_named_step_leaves_the_rest_of_a_building() -> None:
    sides = side("tikal2", wood=1, stone=2, gold=1, temples=on(quetzalcoatl=6)), side(temples=on(quetzalcoatl=7))
    s = table(*sides, calendar={"day": 16, "food_days": 2}, buildings=display("a2_three_temples"))
    play(s, "pick:tikal.2 act:tikal_2 build:a2_three_temples")
    assert player(s)["temples"] == on(chaac=1, quetzalcoatl=6, kukulkan=1)
    assert player(s)["points"] == 3


@clause("Z-9.7/1")
def test_a_lost_named_step_leaves_the_rest_of_an_action() -> None:
    s = table(side("chichen_itza6", skull=1, temples=on(kukulkan=6)))
    play(s, "pick:chichen_itza.6 act:chichen_itza_6 take:gold")
    assert player(s)["temples"]["kukulkan"] == 6
    assert (player(s)["points"], player(s)["gold"], player(s)["skull"]) == (8, 1, 0)


def sides_with(temple: str, steps: tuple[int, ...]) -> list[dict[str, Any]]:
    return [well_fed(temples=on(**{temple: number})) for number in steps]


@clause("Z-11.10/2", "Z-11.10/3")
@pytest.mark.parametrize(
    ("steps", "shares"),
    [
        ((1, 2, 3, 3), (0, 0, 3, 3)),
        ((3, 2, 3, 3), (3, 0, 3, 3)),
        ((-1, -1, -1, -1), (3, 3, 3, 3)),
        ((-1, -1, 0, -1), (0, 0, 6, 0)),
        ((5, 4, 4, 4), (6, 0, 0, 0)),
    ],
)
def test_several_on_the_highest_step_get_half_each(steps: tuple[int, ...], shares: tuple[int, ...]) -> None:
    s = after_food_day(2, *sides_with("chaac", steps))
    rest = (
        FACTS["temples"]["quetzalcoatl"]["highest_bonus_age_1"] + FACTS["temples"]["kukulkan"]["highest_bonus_age_1"]
    ) / 2
    assert tuple(scored(s, seat, "Z-11.10") - rest for seat in range(4)) == shares
