"""End of the game: the last day, final scoring, ties, length (Z-13)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from tonalli import NOBODY, State
from tzolkin.facts import FACTS
from tzolkin.rounds import after_food_day, finish, last_turn, quiet_turn, scored, well_fed
from tzolkin.table import deal, events, gear, options, play, player, side

pytestmark = pytest.mark.pure

FINAL = FACTS["final_scoring"]
EVEN = 2 / 2 + 6 / 2 + 4 / 2
"""What the last Food Day brings everybody while all stand at the start: half of every bonus of Age 2."""


def ended(*sides: dict[str, Any], **fields: Any) -> State:
    """The game after its last day."""
    s = after_food_day(4, *sides, **fields)
    assert s.over
    return s


@clause("Z-13.1/1", "Z-13.1/2")
def test_after_the_last_food_day_one_day_passes_and_the_game_is_over() -> None:
    s = ended(well_fed("tikal7", hand=2), well_fed("uxmal3 chichen_itza10"))
    assert s.actor == NOBODY
    assert options(s) == []
    assert s.to_dict()["active"] is None
    assert s.to_dict()["calendar"] == {**s.to_dict()["calendar"], "day": 28, "food_days": 4, "age": 2}
    assert 0 not in gear(s, "tikal")
    assert gear(s, "uxmal")[4] == 1
    assert 1 not in gear(s, "chichen_itza")
    assert len(events(s, "day")) == FINAL["last_advance_before_scoring_days"]
    assert [event.why for event in events(s, "end")] == ["Z-13.1"]


@clause("Z-13.1/2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_no_other_food_day_ends_the_game(number: int) -> None:
    s = after_food_day(number, well_fed())
    assert not s.over
    assert s.winners() == []
    assert s.actor == 1


@clause("Z-13.1/1")
def test_final_scoring_comes_after_feeding_and_temples() -> None:
    s = ended(side(corn=10, temples={"chaac": 1}))
    mine = [event.why for event in s.told if event.kind in ("pay", "score") and event.seat == 0]
    assert mine == ["Z-11.2", "Z-11.9", "Z-11.10", "Z-11.10", "Z-11.10", "Z-13.2"]


@clause("Z-13.2", "Z-13.3/1")
@pytest.mark.parametrize(
    ("corn", "wood", "stone", "gold", "points"),
    [
        (0, 0, 0, 0, 0), (1, 0, 0, 0, 0.25), (3, 0, 0, 0, 0.75), (4, 0, 0, 0, 1), (0, 1, 0, 0, 0.5), (0, 0, 1, 0, 0.75),
        (0, 0, 0, 1, 1), (7, 2, 1, 1, 4.5), (5, 3, 3, 3, 8),
    ],
)  # fmt: skip
def test_blocks_count_as_corn_and_four_corn_as_a_point(
    corn: int, wood: int, stone: int, gold: int, points: float
) -> None:
    value = corn + wood * FINAL["wood_as_corn"] + stone * FINAL["stone_as_corn"] + gold * FINAL["gold_as_corn"]
    assert value / FINAL["corn_per_point"] == points
    s = ended(well_fed(), side(corn=6 + corn, wood=wood, stone=stone, gold=gold))
    assert scored(s, 1, "Z-13.2") == points
    assert s.scores()[1] == EVEN + points


@clause("Z-13.4")
@pytest.mark.parametrize("skulls", [0, 1, 4])
def test_three_points_for_every_skull_not_placed(skulls: int) -> None:
    s = ended(well_fed(), side(corn=6, skull=skulls), skulls={"chichen_itza": [1, 2]})
    assert scored(s, 1, "Z-13.4") == FINAL["points_per_unplaced_skull"] * skulls == 3 * skulls
    assert s.scores()[1] == EVEN + 3 * skulls


@clause("Z-16.13", "Z-13.2", "Z-13.3/1", "Z-13.4", "Z-13.5", "Z-13.9/1")
def test_worked_example_final_scoring() -> None:
    fields: dict[str, Any] = {"wood": 2, "stone": 1, "gold": 1, "skull": 2, "monuments": ["mon_highest_temple"]}
    s = ended(well_fed(), side(corn=6 + 7, temples={"kukulkan": 5}, points=-17, **fields))
    assert scored(s, 1, "Z-13.2") == 4.5
    assert scored(s, 1, "Z-13.4") == 6
    assert scored(s, 1, "Z-13.5") == 15
    assert s.scores()[1] == 25.5
    assert player(s, 1)["points"] == 25.5


# ---- ties ----------------------------------------------------------------------------------------


def tied(*workers: str, corn: tuple[int, ...] = (6, 6, 6, 6)) -> State:
    """Equal sides but for where their workers stand; seat 0 picks one up in the last turn."""
    sides = [side(place, corn=stock) for place, stock in zip(workers, corn, strict=True)]
    s = last_turn(*sides, day=27, players=len(sides))
    return finish(s, next(word for word in options(s) if word.startswith("pick:")))


@clause("Z-13.6/1")
def test_most_points_win() -> None:
    s = tied("tikal1", "tikal2", "uxmal1", "uxmal2", corn=(6, 7, 6, 5))
    assert s.winners() == [1]


@clause("Z-13.6/2")
def test_a_tie_goes_to_more_workers_on_the_gears() -> None:
    s = tied("tikal1 uxmal1 palenque1", "tikal2", "uxmal2 palenque2 yaxchilan1", "uxmal3")
    assert len(set(s.scores())) == 1
    assert s.winners() == [2]


@clause("Z-13.6/2", "Z-13.1/1")
def test_workers_are_counted_after_the_last_advance() -> None:
    s = tied("tikal1 uxmal1", "tikal7 uxmal7 palenque7", "uxmal2 palenque2", "uxmal3")
    assert s.winners() == [2]


@clause("Z-13.6/2")
def test_the_worker_on_the_starting_player_space_stands_on_no_gear() -> None:
    s = tied("tikal1 uxmal1", "tikal2 start", "uxmal2 palenque2", "uxmal3")
    assert s.winners() == [2]


@clause("Z-13.6/3", "Z-13.9/2")
def test_a_lasting_tie_is_a_shared_victory() -> None:
    s = tied("tikal1 uxmal1", "tikal2 palenque3", "uxmal2 palenque2", "uxmal3 yaxchilan2", corn=(6, 6, 6, 5))
    assert s.winners() == [1, 2]
    assert FINAL["tie_break"][-1] == "shared victory"


@clause("Z-13.7")
def test_scores_may_be_negative_at_any_time() -> None:
    s = after_food_day(1, well_fed(), side(points=-2))
    assert player(s, 1)["points"] == -11
    assert s.scores()[1] == -11
    s = ended(side(corn=0), *[side(corn=0)] * 3)
    assert s.scores() == [EVEN - 9] * 4
    assert s.winners() == [0]


@clause("Z-13.9/1", "Z-13.3/2")
def test_a_score_has_quarters() -> None:
    s = ended(well_fed(), side(corn=7), side(corn=8), side(corn=9))
    assert s.scores()[1:] == [EVEN + 0.25, EVEN + 0.5, EVEN + 0.75]


# ---- length --------------------------------------------------------------------------------------


def rounds(*doubles: int) -> int:
    """Rounds of a quiet game in which the last player doubles the advance on some days."""
    match = tonalli.new("tzolkin", players=4, seed=5)
    while match.state.opening is not None:  # type: ignore[attr-defined]
        match.play(match.legal()[0])
    s = match.state
    s.listen([])
    turns = 0
    while not s.over:
        data = s.to_dict()
        turns += 1
        last = (int(s.actor) + 1) % 4 == data["calendar"]["starting_player"]
        if last and data["calendar"]["day"] in doubles:
            turn = s.turn
            play(s, "place:start")
            if s.turn == turn and "pass" in options(s):
                play(s, "pass")
            deal(s)
            assert "days:2" in options(s)
            play(s, "days:2")
        else:
            quiet_turn(s)
    assert turns % 4 == 0
    return turns // 4


@clause("Z-13.8/1", "Z-13.8/2", "Z-3.1/1")
@pytest.mark.parametrize(
    ("doubles", "length"), [((), 27), ((1,), 26), ((7,), 26), ((13,), 26), ((20,), 26), ((25,), 26), ((26,), 27)]
)
def test_a_game_has_27_rounds_less_one_for_each_double_advance(doubles: tuple[int, ...], length: int) -> None:
    assert rounds(*doubles) == length


@clause("Z-13.8/1", "Z-13.8/2")
@pytest.mark.parametrize(("doubles", "length"), [((2, 5), 25), ((7, 13, 20), 24), ((12, 26), 26)])
def test_several_double_advances_save_a_round_each(doubles: tuple[int, ...], length: int) -> None:
    assert rounds(*doubles) == length


@clause("Z-13.8/2")
def test_the_last_food_day_may_be_held_on_day_28() -> None:
    s = finish(last_turn(well_fed(), day=28, held=3))
    assert s.over
    assert s.to_dict()["calendar"]["day"] == 29
