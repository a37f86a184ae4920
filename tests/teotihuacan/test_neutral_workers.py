"""Neutral workers in games for two and three (T-21)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.facts import BOARD_NAMES, FACTS
from teotihuacan.setting_up import STARTING, fresh, opened, until
from teotihuacan.table import SPACE, deal, events, options, play, player, side, table, workers
from tonalli import State

pytestmark = pytest.mark.pure

BOARDS_OF = {tile["id"].removeprefix("start_"): tile["boards"] for tile in FACTS["starting_tiles"]}
NAMES = {tuple(boards): name for name, boards in BOARDS_OF.items()}
"""Starting tiles by the two boards printed on them."""


def neutral(s: State) -> dict[str, set[int]]:
    """Board numbers of the neutral workers by colour; no board holds two of one colour."""
    numbers = {name: number for number, name in BOARD_NAMES.items()}
    return {colour: {numbers[board] for board in boards} for colour, boards in s.to_dict()["neutral_workers"].items()}


def first_draw(players: int) -> State:
    """A first game when neutral workers are about to be placed."""
    s = until(fresh(players, "first"), "~first")
    play(s, "~first:0")
    return s


def draw(s: State, *tiles: tuple[int, int]) -> State:
    for boards in tiles:
        play(s, f"~starting:{NAMES[boards]}")
    return s


def before_eclipse(players: int, eclipses: int = 0, **fields: Any) -> State:
    """The last turn before an eclipse: the last player unlocks and nobody has cocoa to pay wages with."""
    dark = {2: 10, 3: 11, 4: 12}[players] - eclipses
    sides = [side() for seat in range(players - 1)] + [side("forest!1 nobles1 nobles1")]
    calendar = {"light": dark, "turns_left": 0, "eclipses": eclipses}
    return table(*sides, active=players - 1, calendar=calendar, **fields)


# ---- colours and placement -----------------------------------------------------------------------


@clause("T-21.1/1", "T-21.4")
@pytest.mark.parametrize(("players", "colours"), [(2, ["yellow", "red"]), (3, ["red"]), (4, [])])
@pytest.mark.parametrize("setup", ["standard", "first", "draft"])
def test_each_unused_colour_provides_three_workers(players: int, colours: list[str], setup: str) -> None:
    s = deal(fresh(players, setup))
    while s.turn == 0:
        play(s, options(s)[-1])
        deal(s)
    assert list(neutral(s)) == colours
    assert [len(boards) for boards in neutral(s).values()] == [3] * len(colours)
    assert len(events(s, "neutral_tile")) == 2 * len(colours)


@clause("T-21.2", "T-21.7")
@pytest.mark.parametrize(
    ("first", "second", "boards"),
    [
        ((4, 3), (2, 3), [4, 3, 2]),
        ((6, 7), (1, 4), [6, 7, 1]),
        ((5, 7), (5, 8), [5, 7, 8]),
    ],
)
def test_computed_example_boards_of_two_tiles(
    first: tuple[int, int], second: tuple[int, int], boards: list[int]
) -> None:
    s = draw(first_draw(3), first, second)
    assert neutral(s) == {"red": set(boards)}
    assert [event.text("board") for event in events(s, "neutral")] == [BOARD_NAMES[number] for number in boards]


@clause("T-21.2")
def test_of_four_boards_the_last_printed_one_gets_no_worker() -> None:
    assert neutral(draw(first_draw(3), (1, 2), (4, 3))) == {"red": {1, 2, 4}}
    assert neutral(draw(first_draw(3), (4, 3), (1, 2))) == {"red": {4, 3, 1}}


@clause("T-21.2")
def test_two_tiles_are_drawn_even_if_all_three_boards_are_known() -> None:
    s = draw(first_draw(3), (1, 2))
    assert all(word.startswith("~starting") for word in options(s))
    draw(s, (2, 3))
    assert neutral(s) == {"red": {1, 2, 3}}
    assert s.turn == 1


@clause("T-21.2")
def test_any_two_tiles_show_at_least_three_boards() -> None:
    for one in STARTING:
        for other in STARTING:
            if one != other:
                assert len({*BOARDS_OF[one], *BOARDS_OF[other]}) >= 3


# ---- the pool ------------------------------------------------------------------------------------


@clause("T-21.3/1", "T-21.4")
def test_in_a_first_game_all_eighteen_tiles_are_in_the_pool() -> None:
    s = first_draw(2)
    assert [SPACE.write(action) for action, weight in s.chance() if weight == 1] == [
        f"~starting:{tile}" for tile in STARTING
    ]


@clause("T-21.3/1")
def test_at_setup_tiles_kept_by_players_are_not_in_the_pool_but_returned_ones_are() -> None:
    kept = ["cocoa3_wood5", "wood1_stone2_gold3", "avenue_cocoa2_wood3", "cocoa3_wood2_stone3"]
    s = opened(" ".join(kept[:2]), " ".join(kept[2:]))
    while s.actor != tonalli.CHANCE:
        play(s, options(s)[0])
    assert options(s) == [f"~starting:{tile}" for tile in STARTING if tile not in kept]


@clause("T-21.3/2")
def test_the_second_colour_draws_from_the_tiles_left_by_the_first() -> None:
    s = draw(first_draw(2), (1, 2), (4, 3))
    gone = {NAMES[1, 2], NAMES[4, 3]}
    assert options(s) == [f"~starting:{tile}" for tile in STARTING if tile not in gone]
    draw(s, (5, 7), (5, 8))
    assert neutral(s) == {"yellow": {1, 2, 4}, "red": {5, 7, 8}}


@clause("T-21.1/1", "T-21.6")
def test_two_neutral_colours_may_stand_on_the_same_board() -> None:
    s = draw(first_draw(2), (1, 2), (4, 3), (1, 4), (2, 4))
    assert neutral(s) == {"yellow": {1, 2, 4}, "red": {1, 4, 2}}


# ---- eclipses ------------------------------------------------------------------------------------


@clause("T-21.5", "T-21.3/1", "T-21.3/2")
@pytest.mark.parametrize("eclipses", [0, 1])
def test_after_the_first_and_second_eclipse_neutral_workers_are_moved_by_a_new_draw_from_all_tiles(
    eclipses: int,
) -> None:
    s = before_eclipse(2, eclipses, neutral_workers={"yellow": ["palace", "nobles", "gold"], "red": ["forest"]})
    play(s, "unlock")
    assert options(s) == [f"~starting:{tile}" for tile in STARTING]
    assert neutral(s) == {"yellow": set(), "red": set()}
    draw(s, (2, 7), (2, 3))
    assert options(s) == [f"~starting:{tile}" for tile in STARTING if BOARDS_OF[tile] not in ([2, 7], [2, 3])]
    draw(s, (3, 5), (3, 7))
    assert neutral(s) == {"yellow": {2, 7, 3}, "red": {3, 5, 7}}
    assert s.actor == 0


@clause("T-21.5")
def test_after_the_last_eclipse_nothing_is_drawn() -> None:
    s = before_eclipse(3, 2, neutral_workers={"red": ["palace", "nobles", "gold"]})
    play(s, "unlock")
    assert s.over
    assert neutral(s) == {"red": {1, 6, 4}}


@clause("T-21.5", "T-21.1/1")
def test_with_four_players_an_eclipse_moves_no_neutral_workers() -> None:
    s = before_eclipse(4)
    play(s, "unlock")
    assert s.actor == 0
    assert neutral(s) == {}


# ---- what they do --------------------------------------------------------------------------------


@clause("T-21.6/1")
def test_each_neutral_colour_makes_a_main_action_one_cocoa_dearer() -> None:
    s = table(
        side("palace2 gold1 gold2", cocoa=3),
        side("quarry1 nobles1 nobles1"),
        neutral_workers={"yellow": ["quarry", "forest", "gold"], "red": ["quarry", "gold", "nobles"]},
    )
    play(s, "move:palace.2 to:quarry main power-up:quarry.2")
    assert player(s)["cocoa"] == 0
    assert player(s)["stone"] == 1


@clause("T-21.6/1", "T-10.2/2")
def test_who_cannot_pay_for_neutral_colours_may_not_take_the_main_action() -> None:
    s = table(
        side("palace2 gold1 gold2", cocoa=1),
        side(),
        neutral_workers={"yellow": ["quarry"], "red": ["quarry"]},
    )
    play(s, "move:palace.2 to:quarry")
    assert "main" not in options(s)


@clause("T-21.6/1")
def test_a_neutral_worker_never_blocks_a_worship_space() -> None:
    s = table(
        side("palace2 gold1 gold2"),
        side(),
        neutral_workers={"yellow": ["quarry"], "red": ["quarry"]},
    )
    play(s, "move:palace.2 to:quarry worship:quarry.ability")
    assert "quarry!2" in workers(s)
    assert neutral(s) == {"yellow": {3}, "red": {3}}


@clause("T-21.6/2", "T-19.7")
def test_neutral_workers_stay_where_they_are_whatever_the_players_do() -> None:
    s = draw(first_draw(2), (1, 2), (4, 3), (5, 7), (5, 8))
    dealer = tonalli.Dealer(3)
    while not events(s, "eclipse"):
        assert neutral(s) == {"yellow": {1, 2, 4}, "red": {5, 7, 8}}
        s.play(dealer.pick(s))


@clause("T-21.6", "T-21.1/2")
def test_neutral_workers_of_a_position_are_read_back() -> None:
    s = draw(first_draw(2), (1, 2), (4, 3), (5, 7), (5, 8))
    again = tonalli.from_dict("teotihuacan", s.to_dict())
    assert neutral(again) == {"yellow": {1, 2, 4}, "red": {5, 7, 8}}
