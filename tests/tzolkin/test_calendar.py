"""Advancing the calendar: corn, marker, double advance, gears, late Food Days (Z-12)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tonalli import State
from tzolkin.facts import BUILDINGS, FACTS
from tzolkin.rounds import DAYS, finish, last_turn, quiet_round, well_fed
from tzolkin.table import events, gear, options, play, player, side

pytestmark = pytest.mark.pure

FORBIDDING: dict[str, int] = FACTS["start_player_space"]["double_advance_forbidden_if_player_worker_on"]
LAST_SPACE = {name: printed["last_space"] for name, printed in FACTS["gears"].items()}
TEETH = {name: printed["teeth"] for name, printed in FACTS["gears"].items()}


def calendar(s: State) -> dict[str, Any]:
    data: dict[str, Any] = s.to_dict()["calendar"]
    return data


def claimed(*sides: dict[str, Any], day: int = 4, **fields: Any) -> State:
    """Seat 0 claims the Starting Player Space in the last turn of a day."""
    return finish(last_turn(*sides, day=day, **fields), "place:start")


# ---- corn and marker -----------------------------------------------------------------------------


@clause("Z-12.1")
@pytest.mark.parametrize("corn", [0, 1, 3])
def test_an_unclaimed_space_brings_a_corn_and_one_day(corn: int) -> None:
    s = finish(last_turn(well_fed(), day=4, calendar={"corn": corn}))
    assert calendar(s)["corn"] == corn + FACTS["start_player_space"]["corn_added_per_unclaimed_round"]
    assert calendar(s)["day"] == 5
    assert calendar(s)["starting_player"] == 1
    assert player(s)["double_advance"] is True


@clause("Z-12.1", "Z-12.2/1")
def test_a_claimed_space_brings_no_corn() -> None:
    s = claimed(side(double_advance=False), calendar={"corn": 3})
    assert calendar(s)["corn"] == 0
    assert player(s)["corn"] == 3
    assert calendar(s)["day"] == 5


@clause("Z-12.2/2", "Z-14.7")
@pytest.mark.parametrize(
    ("claimant", "holder", "players", "becomes"),
    [(0, 1, 4, 0), (2, 1, 4, 2), (1, 1, 4, 2), (3, 3, 4, 0), (0, 0, 2, 1), (1, 1, 2, 0), (2, 2, 3, 0), (1, 0, 3, 1)],
)
def test_the_marker_goes_to_the_claimant_or_on_to_the_left(
    claimant: int, holder: int, players: int, becomes: int
) -> None:
    sides = [well_fed("start" if seat == claimant else "", double_advance=False) for seat in range(players)]
    active = (holder - 1) % players
    if claimant == active:
        sides[claimant] = well_fed(double_advance=False)
    s = last_turn(*sides, day=4, players=players, active=active, calendar={"starting_player": holder})
    play(s, "place:start pass" if claimant == active else "place:palenque pass")
    assert calendar(s)["starting_player"] == becomes
    assert calendar(s)["starting_player_space"] is None
    assert s.actor == becomes


@clause("Z-12.3", "Z-6.2")
def test_the_worker_returns_to_hand() -> None:
    s = finish(last_turn(well_fed("tikal1"), side("start", double_advance=False), day=4))
    assert player(s, 1)["workers_in_hand"] == 3
    assert [(event.seat, event["target"]) for event in events(s, "take_up")] == [(1, "start")]


# ---- double advance ------------------------------------------------------------------------------


@clause("Z-12.3", "Z-12.4/1", "Z-12.8", "Z-12.6/1")
@pytest.mark.parametrize("days", [1, 2])
def test_the_claimant_chooses_one_or_two_days(days: int) -> None:
    s = claimed(side("tikal1 uxmal3", hand=1))
    assert s.actor == 0
    assert options(s) == ["days:1", "days:2"]
    play(s, f"days:{days}")
    assert calendar(s)["day"] == 4 + days
    assert player(s)["double_advance"] is (days == 1)
    assert gear(s, "tikal").index(0) == 1 + days
    assert gear(s, "uxmal").index(0) == 3 + days
    assert FACTS["start_player_space"]["double_advance_days"] == 2


@clause("Z-12.3", "Z-12.8")
def test_a_claimant_of_an_earlier_turn_chooses_at_the_end_of_the_round() -> None:
    s = finish(last_turn(well_fed(), well_fed(), side("start"), day=4))
    assert s.actor == 2
    assert options(s) == ["days:1", "days:2"]
    play(s, "days:2")
    assert player(s, 2)["double_advance"] is False
    assert s.actor == 2


@clause("Z-12.4/1", "Z-12.8")
def test_the_dark_side_allows_one_day_only() -> None:
    s = claimed(side(double_advance=False))
    assert calendar(s)["day"] == 5
    assert player(s)["double_advance"] is False


@clause("Z-12.4/1", "Z-12.4/2", "Z-12.8")
@pytest.mark.parametrize("seat", [0, 1, 3])
@pytest.mark.parametrize(("name", "space"), FORBIDDING.items())
def test_a_worker_that_the_second_day_would_push_off_forbids_it(name: str, space: int, seat: int) -> None:
    assert space == LAST_SPACE[name] - 1
    sides = [well_fed(f"{name}{space}" if seat == number else "") for number in range(4)]
    s = claimed(*sides)
    assert calendar(s)["day"] == 5
    assert player(s)["double_advance"] is True
    assert gear(s, name)[space + 1] == seat


@clause("Z-12.4/3", "Z-12.5/2")
@pytest.mark.parametrize(("name", "space"), LAST_SPACE.items())
def test_a_worker_on_the_last_space_or_far_from_it_forbids_nothing(name: str, space: int) -> None:
    s = claimed(well_fed(), well_fed(f"{name}{space} {name}{space - 2}"))
    assert options(s) == ["days:1", "days:2"]
    play(s, "days:2")
    assert gear(s, name)[space] == 1
    assert gear(s, name).count(1) == 1
    assert player(s, 1)["workers_in_hand"] == 2


@clause("Z-12.4/3", "Z-2.10/3")
def test_dummies_never_forbid_it() -> None:
    teeth = "palenque6 palenque7 yaxchilan6 yaxchilan7 tikal6 tikal7 uxmal6 uxmal7 chichen_itza8 chichen_itza9"
    s = claimed(well_fed(), well_fed(), players=2, dummies=f"{teeth} chichen_itza10 chichen_itza11")
    assert options(s) == ["days:1", "days:2"]


@clause("Z-16.8", "Z-12.4/1", "Z-12.4/3")
def test_worked_example_forbidden_double_advance() -> None:
    s = claimed(well_fed("tikal6"), well_fed("uxmal7"))
    assert calendar(s)["day"] == 5
    assert gear(s, "tikal")[7] == 0
    s = claimed(well_fed(), well_fed("uxmal7"))
    assert options(s) == ["days:1", "days:2"]


# ---- the gears turn ------------------------------------------------------------------------------


@clause("Z-12.5/1", "Z-1.3")
@pytest.mark.parametrize("name", TEETH)
def test_every_worker_moves_one_tooth(name: str) -> None:
    for space in range(LAST_SPACE[name]):
        if (name, space) == ("palenque", 0):
            continue
        s = finish(last_turn(well_fed(), well_fed(f"{name}{space}"), day=4))
        assert gear(s, name)[space + 1] == 1
        assert player(s, 1)["workers_in_hand"] == 2


@clause("Z-12.5/2")
@pytest.mark.parametrize("name", TEETH)
def test_a_worker_passing_the_last_space_returns_without_an_action(name: str) -> None:
    s = finish(last_turn(well_fed(), side(f"{name}{LAST_SPACE[name]}", skull=1), day=4))
    assert 1 not in gear(s, name)
    one = player(s, 1)
    assert one["workers_in_hand"] == 3
    assert [one[good] for good in ("corn", "wood", "stone", "gold", "skull", "points")] == [0, 0, 0, 0, 1, 0]


@clause("Z-12.5/3", "Z-2.10/2")
@pytest.mark.parametrize("name", TEETH)
def test_a_dummy_rides_through_all_teeth(name: str) -> None:
    others = [one for one in TEETH if one != name][:2]
    teeth = [f"{name}{tooth}" for tooth in (0, LAST_SPACE[name], TEETH[name] - 1)] + [
        f"{one}{tooth}" for one in others for tooth in (8, 9)
    ]
    sides = [well_fed(), well_fed(), well_fed()]
    s = last_turn(*sides, day=4, players=3, dummies=" ".join(teeth[:6]))
    before = [tooth for tooth, who in enumerate(gear(s, name)) if who == "dummy"]
    target = next(one for one in TEETH if f"place:{one}" in options(s) and one != name)
    finish(s, f"place:{target}")
    after = [tooth for tooth, who in enumerate(gear(s, name)) if who == "dummy"]
    assert after == sorted((tooth + 1) % TEETH[name] for tooth in before)
    assert len(after) == 3


# ---- late Food Days ------------------------------------------------------------------------------


@clause("Z-16.7", "Z-12.6/2", "Z-3.3/1", "Z-4.6")
def test_worked_example_double_advance_over_a_food_day() -> None:
    s = claimed(well_fed(), *[well_fed()] * 3, day=7, calendar={"corn": 3})
    assert player(s)["corn"] == 43
    play(s, "days:2")
    assert (calendar(s)["day"], calendar(s)["food_days"]) == (9, 0)
    quiet_round(s)
    assert (calendar(s)["day"], calendar(s)["food_days"]) == (10, 1)
    assert len(events(s, "food_day")) == 1
    for day in range(11, 16):
        assert calendar(s)["food_days"] == 1
        quiet_round(s)
        assert calendar(s)["day"] == day
    assert calendar(s)["food_days"] == 2


@clause("Z-12.6/2", "Z-3.3/2")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_jumped_food_day_is_held_one_day_late_with_all_that_belongs_to_it(number: int) -> None:
    day = DAYS[number - 1]
    steps = {"chaac": 1, "quetzalcoatl": 2, "kukulkan": 1}
    s = claimed(well_fed(), *[well_fed(temples=steps)] * 3, day=day - 1)
    play(s, "days:2")
    assert (calendar(s)["day"], calendar(s)["food_days"]) == (day + 1, number - 1)
    assert events(s, "feed") == []
    quiet_round(s)
    assert calendar(s)["food_days"] == number
    assert calendar(s)["day"] == day + 2
    assert len(events(s, "feed")) == 4
    if number in (1, 3):
        assert [player(s, 1)[good] for good in ("wood", "stone", "gold")] == [1, 1, 1]
    else:
        assert (
            sum(event.number("quarters") for event in events(s, "score") if event.why == "Z-11.9" and event.seat == 1)
            == 4 * 5
        )
    if number == 2:
        assert calendar(s)["age"] == 2
        assert all(BUILDINGS[name]["age"] == 2 for name in s.to_dict()["buildings"])
    assert s.over is (number == 4)


@clause("Z-12.6/1", "Z-3.3/2")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_food_day_reached_by_two_days_is_held_on_time(number: int) -> None:
    day = DAYS[number - 1]
    s = play(claimed(well_fed(), *[well_fed()] * 3, day=day - 2), "days:2")
    assert (calendar(s)["day"], calendar(s)["food_days"]) == (day, number - 1)
    quiet_round(s)
    assert (calendar(s)["day"], calendar(s)["food_days"]) == (day + 1, number)


@clause("Z-12.6/1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_two_days_after_a_food_day_jump_nothing(number: int) -> None:
    day = DAYS[number - 1]
    s = play(claimed(well_fed(), *[well_fed()] * 3, day=day), "days:2")
    assert (calendar(s)["day"], calendar(s)["food_days"]) == (day + 2, number)


@clause("Z-12.7")
@pytest.mark.parametrize("holder", [0, 1, 2, 3])
def test_the_next_round_starts_with_the_marker_holder(holder: int) -> None:
    sides = [well_fed("start" if seat == (holder + 1) % 4 else "", double_advance=False) for seat in range(4)]
    s = last_turn(*sides, day=4, active=(holder - 1) % 4, calendar={"starting_player": holder})
    play(s, "place:palenque pass")
    assert s.actor == (holder + 1) % 4
    order = []
    for _ in range(4):
        order.append(int(s.actor))
        play(s, f"{next(word for word in options(s) if word.startswith('place:'))} pass")
    assert order == [(holder + 1 + seat) % 4 for seat in range(4)]


@clause("Z-12.8", "Z-13.1/3")
def test_nobody_is_asked_after_the_last_food_day() -> None:
    s = claimed(well_fed(), *[well_fed()] * 3, day=27)
    assert s.over
    assert player(s)["double_advance"] is True
    assert calendar(s)["day"] == 28
