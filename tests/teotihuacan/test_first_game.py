"""Player setup: what is always done (T-3a), and the printed start of a first game (T-3b)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.facts import BOARD_NAMES, FACTS
from teotihuacan.setting_up import fresh, until
from teotihuacan.table import SPACE, deal, events, options, play, player, workers
from tonalli import State

pytestmark = pytest.mark.pure

GAME = tonalli.GAMES["teotihuacan"]
TABLES = [2, 3, 4]


def begun(players: int, first: int = 0) -> State:
    """A first game before its first turn."""
    s = until(fresh(players, "first"), "~first")
    play(s, f"~first:{first}")
    return deal(s)


def stock(s: State, seat: int) -> tuple[int, ...]:
    side = player(s, seat)
    return tuple(side[key] for key in ("cocoa", "wood", "stone", "gold", "points"))


def reached(s: State, seat: int) -> tuple[int, int, int, int]:
    """Steps on the blue, red and green temple and on the Avenue."""
    side = player(s, seat)
    return (side["temples"]["blue"], side["temples"]["red"], side["temples"]["green"], side["avenue"])


# ---- always --------------------------------------------------------------------------------------


@clause("T-3.1/1")
@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("setup", ["standard", "first", "draft"])
def test_every_seat_is_equally_likely_to_be_the_first_player(players: int, setup: str) -> None:
    s = until(fresh(players, setup), "~first")
    assert [(SPACE.write(action), weight) for action, weight in s.chance()] == [
        (f"~first:{seat}", 1) for seat in range(players)
    ]


@clause("T-3.1/2", "T-3.1/3", "T-4.1/1")
def test_player_order_runs_from_the_first_player_on() -> None:
    s = begun(4, first=2)
    assert s.to_dict()["first_player"] == 2
    assert [side["order"] for side in GAME.view(s, None)["players"]] == [3, 4, 1, 2]
    seen = []
    for turn in range(4):
        seen.append(s.actor)
        word = next(word for word in options(s) if word.startswith("move"))
        play(s, word)
        play(s, options(s)[0])
        play(s, "collect")
        assert s.turn == turn + 2
    assert seen == [2, 3, 0, 1]


@clause("T-3.1/4")
def test_order_tokens_never_change_hands() -> None:
    s = begun(3, first=1)
    before = [side["order"] for side in GAME.view(s, None)["players"]]
    assert before == [3, 1, 2]
    dealer = tonalli.Dealer(5)
    while not s.over:
        s.play(dealer.pick(s))
        assert [side["order"] for side in GAME.view(s, None)["players"]] == before


@clause("T-3.2")
@pytest.mark.parametrize(("players", "cocoa"), [(2, [1, 3]), (3, [1, 2, 3]), (4, [1, 2, 2, 3])])
@pytest.mark.parametrize("setup", ["standard", "draft"])
def test_the_first_player_starts_with_1_cocoa_the_last_with_3_others_with_2(
    players: int, cocoa: list[int], setup: str
) -> None:
    for first in range(players):
        s = until(fresh(players, setup), "~first")
        play(s, f"~first:{first}")
        assert [stock(s, (first + order) % players) for order in range(players)] == [(n, 0, 0, 0, 0) for n in cocoa]


@clause("T-3.3/1", "T-3.3/2", "T-1.8", "T-1.9")
@pytest.mark.parametrize("players", TABLES)
def test_all_track_markers_start_on_0_and_no_technology_marker_is_placed(players: int) -> None:
    s = until(fresh(players), "~starting")
    for seat in range(players):
        side = player(s, seat)
        assert side["points"] == side["avenue"] == side["pyramid_track"] == 0
        assert side["temples"] == {"blue": 0, "red": 0, "green": 0}
        assert side["technologies"] == []


@clause("T-3.4", "T-1.8")
@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("setup", ["standard", "first", "draft"])
def test_everybody_has_one_worker_with_power_3_in_reserve(players: int, setup: str) -> None:
    s = deal(fresh(players, setup))
    for seat in range(players):
        assert len(workers(s, seat)) == 4
        assert [word for word in workers(s, seat) if word.startswith("reserve")] == ["reserve3"]


# ---- first game ----------------------------------------------------------------------------------


@clause("T-3.5/1")
@pytest.mark.parametrize("players", TABLES)
def test_no_starting_tiles_are_dealt_or_chosen(players: int) -> None:
    s = until(fresh(players, "first"), "~first")
    play(s, "~first:0")
    deal(s)
    assert s.turn == 1
    assert s.actor == 0
    assert "opening" not in s.to_dict()
    assert events(s, "keep") == []


@clause("T-3.9", "T-3.5/2")
def test_computed_example_stock_of_four_players_before_the_first_turn() -> None:
    s = begun(4)
    assert stock(s, 0) == (7, 1, 2, 4, 0)
    assert stock(s, 1) == (7, 4, 2, 0, 1)
    assert stock(s, 2) == (6, 3, 4, 1, 0)
    assert stock(s, 3) == (5, 2, 0, 5, 0)


@clause("T-3.9", "T-3.5/2")
def test_computed_example_the_last_of_two_and_of_three_players_has_one_cocoa_more() -> None:
    two = begun(2)
    assert stock(two, 0) == (7, 1, 2, 4, 0)
    assert stock(two, 1) == (8, 4, 2, 0, 1)
    three = begun(3)
    assert stock(three, 0) == (7, 1, 2, 4, 0)
    assert stock(three, 1) == (7, 4, 2, 0, 1)
    assert stock(three, 2) == (7, 3, 4, 1, 0)


@clause("T-3.9", "T-3.5/2")
@pytest.mark.parametrize(
    "total", FACTS["first_game"]["totals"], ids=lambda total: f"{total['order']}of{total['players']}"
)
def test_the_start_belongs_to_the_place_in_player_order_wherever_the_seat_is(total: dict[str, Any]) -> None:
    players, order = total["players"], total["order"]
    for first in range(players):
        s = begun(players, first)
        seat = (first + order - 1) % players
        expected = total["stock"]
        assert stock(s, seat) == tuple(expected[key] for key in ("cocoa", "wood", "stone", "gold", "vp"))


@clause("T-3.5/2")
def test_the_steps_of_the_printed_start() -> None:
    s = begun(4)
    assert reached(s, 0) == (0, 0, 1, 0)
    assert reached(s, 1) == (1, 1, 0, 0)
    assert reached(s, 2) == (1, 0, 0, 1)
    assert reached(s, 3) == (0, 0, 2, 0)


@clause("T-3.6")
def test_the_blue_steps_give_stone_to_player_2_and_gold_to_player_3_without_a_choice() -> None:
    s = until(fresh(3, "first"), "~first")
    play(s, "~first:0")
    deal(s)
    assert options(s) == ["move:forest.1", "move:nobles.2", "move:construction.1"]
    gains = FACTS["first_game"]["players"]
    assert stock(s, 1)[2] == gains[1]["gain"]["stone"] + 1
    assert stock(s, 1)[3] == gains[1]["gain"].get("gold", 0)
    assert stock(s, 2)[3] == gains[2]["gain"].get("gold", 0) + 1
    assert stock(s, 2)[2] == gains[2]["gain"]["stone"]


@clause("T-3.7")
def test_the_workers_of_the_printed_start_are_unlocked_on_their_boards() -> None:
    s = begun(4)
    assert workers(s, 0) == ["construction1", "forest1", "nobles2", "reserve3"]
    assert workers(s, 1) == ["decorations2", "forest1", "quarry1", "reserve3"]
    assert workers(s, 2) == ["decorations1", "forest1", "palace1", "reserve3"]
    assert workers(s, 3) == ["alchemy1", "gold1", "quarry1", "reserve3"]


@clause("T-3.7")
def test_the_workers_of_the_printed_start_count_for_others() -> None:
    s = begun(4)
    play(s, "move:nobles.2")
    play(s, "to:palace collect")
    assert stock(s, 0)[0] == 7 + 1 + 1


@clause("T-3.8", "T-3.5/2")
def test_player_4_has_the_third_technology_for_nothing() -> None:
    s = begun(4, first=1)
    fourth = 0
    assert player(s, fourth)["technologies"] == ["05"]
    assert [player(s, seat)["technologies"] for seat in (1, 2, 3)] == [[], [], []]
    assert stock(s, fourth)[3] == 5
    assert [stock(s, seat)[4] for seat in (0, 1, 2, 3)] == [0, 0, 1, 0]


@clause("T-3.8")
@pytest.mark.parametrize("players", [2, 3])
def test_without_a_fourth_player_nobody_starts_with_a_technology(players: int) -> None:
    s = begun(players)
    assert [player(s, seat)["technologies"] for seat in range(players)] == [[]] * players


@clause("T-3.7")
def test_the_printed_workers_are_those_of_the_facts() -> None:
    s = begun(4)
    for seat, start in enumerate(FACTS["first_game"]["players"]):
        words = [f"{BOARD_NAMES[die['board']]}{die['power']}" for die in start["workers"]]
        assert workers(s, seat) == sorted([*words, "reserve3"])
