"""End of the game and ties (T-20)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.table import deal, last_turn, options, play, player, side
from tonalli import NOBODY, State

pytestmark = pytest.mark.pure

RESTING = side("forest!1 nobles1 alchemy1")
COMPLETE = {
    f"{level}{i}{j}": {"tile": f"{(0, 16, 25, 29)[level - 1] + i * (5 - level) + j:02}"}
    for level in (1, 2, 3, 4)
    for i in range(5 - level)
    for j in range(5 - level)
}


def ended(*sides: dict[str, Any], **fields: Any) -> State:
    """The game after the third Eclipse; who can, pays the wages of 3 in full."""
    s = play(last_turn(*sides, eclipses=2, **fields), "unlock")
    while not s.over:
        play(s, options(s)[-1])
    return s


@clause("T-20.1")
@pytest.mark.parametrize(("eclipses", "over"), [(0, False), (1, False), (2, True)])
def test_the_game_ends_after_the_third_eclipse(eclipses: int, over: bool) -> None:
    s = deal(play(last_turn(side(), RESTING, eclipses=eclipses), "unlock"))
    assert s.over is over
    assert s.actor == (NOBODY if over else 0)
    assert (options(s) == []) is over
    assert (s.winners() == []) is not over


@clause("T-20.1", "T-18.7")
@pytest.mark.parametrize("eclipses", [0, 1])
def test_the_game_ends_after_the_eclipse_of_the_completed_pyramid(eclipses: int) -> None:
    s = last_turn(
        side(),
        RESTING,
        eclipses=eclipses,
        calendar={"pyramid_complete": True},
        pyramid={"places": COMPLETE, "display": []},
    )
    play(s, "unlock")
    assert s.over
    assert s.to_dict()["calendar"]["eclipses"] == eclipses + 1


@clause("T-20.2/1")
def test_most_points_win_whatever_the_cocoa() -> None:
    s = ended(side(points=50, cocoa=30), side(points=51, cocoa=3), RESTING)
    assert s.scores() == [50, 51, 0]
    assert s.winners() == [1]


@clause("T-20.2/1")
def test_points_count_after_the_last_wages() -> None:
    s = ended(side(points=52), side(points=50, cocoa=3), RESTING)
    assert s.scores() == [43, 50, 0]
    assert s.winners() == [1]


@clause("T-20.2/2", "T-20.2/3", "T-20.3")
@pytest.mark.parametrize(("cocoa", "winner"), [(4, 2), (2, 0)])
def test_computed_example_cocoa_then_player_order_break_a_tie(cocoa: int, winner: int) -> None:
    s = ended(side(points=150, cocoa=5), side(), side(points=150, cocoa=cocoa + 3), RESTING)
    assert s.scores() == [150, 0, 150, 0]
    assert (player(s)["cocoa"], player(s, 2)["cocoa"]) == (2, cocoa)
    assert s.winners() == [winner]


@clause("T-20.2/2")
def test_cocoa_breaks_a_tie_against_player_order_only_after_wages() -> None:
    # the first player held more cocoa before, but pays more
    s = ended(side("forest5 quarry5 gold5", points=60, cocoa=8), side(points=60, cocoa=6), RESTING)
    assert (player(s, 0)["cocoa"], player(s, 1)["cocoa"]) == (2, 3)
    assert s.winners() == [1]


@clause("T-20.2/3", "T-3.1/2")
def test_the_lower_player_order_number_is_not_the_lower_seat() -> None:
    s = ended(side(points=40, cocoa=3), RESTING, side(points=40, cocoa=3), first_player=2)
    assert s.scores() == [40, 0, 40]
    assert s.winners() == [2]


@clause("T-20.2/3")
def test_resources_break_no_tie() -> None:
    s = ended(side(points=40, cocoa=3), side(points=40, cocoa=3, gold=9, wood=9, stone=9), RESTING)
    assert s.winners() == [0]
