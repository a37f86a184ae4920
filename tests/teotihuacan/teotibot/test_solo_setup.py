"""Setting up a solo game (B-1, B-2)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from core.varieties import before_setup, begin
from teotihuacan.table import SPACE, events, options, play
from teotihuacan.teotibot.solo import BOT, HUMAN
from tonalli import State

pytestmark = pytest.mark.pure

SETUPS = ("standard", "first", "draft")


def set_up(setup: str = "standard", seed: int = 5, **options: Any) -> dict[str, Any]:
    """A position after the bot's start, before the human's first decision."""
    return begin(seed, players=1, setup=setup, **options).state.to_dict()


def first_turn(setup: str = "standard", seed: int = 5) -> State:
    """The first turn, with everything that was told on the way; the human takes the first option each time."""
    state = before_setup(players=1, setup=setup)
    state.listen([])
    dealer = tonalli.Dealer(seed)
    while state.turn == 0:
        if state.actor == tonalli.CHANCE:
            dealer.answer(state)
        else:
            assert state.actor == HUMAN
            state.play(state.legal()[0])
    return state


@clause("B-1.1/1", "B-1.8/1", "B-1.8/2")
@pytest.mark.parametrize("setup", SETUPS)
def test_there_are_two_sides_and_only_the_human_decides(setup: str) -> None:
    match = begin(7, players=1, setup=setup)
    dealer = tonalli.Dealer(7)
    assert len(match.scores()) == 2
    while not match.over:
        assert match.actor == HUMAN
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])


@clause("B-1.2", "B-2.10/2", "B-2.10/3")
def test_seven_action_tiles_lie_in_six_slots_and_as_the_spare() -> None:
    actions = set_up()["teotibot"]["actions"]
    assert list(actions) == ["T", "ML", "MR", "BL", "BM", "BR", "spare"]
    assert sorted(actions.values()) == [
        "alchemy", "construction", "decorations", "mask_collection", "mastery", "nobles", "worship",
    ]  # fmt: skip


@clause("B-2.10/1")
def test_the_action_tiles_are_shuffled() -> None:
    state = before_setup(players=1)
    dealer = tonalli.Dealer(2)
    sizes = []
    while options(state)[0].startswith("~"):
        if options(state)[0].startswith("~action"):
            sizes.append([weight for _, weight in state.chance()])
        dealer.answer(state)
    assert sizes == [[1] * left for left in (7, 6, 5, 4, 3, 2, 1)]


@clause("B-1.2", "B-2.11")
def test_two_direction_tiles_lie_with_a_random_side_up() -> None:
    state = before_setup(players=1)
    dealer = tonalli.Dealer(2)
    faces = []
    while options(state)[0].startswith("~"):
        if options(state)[0].startswith("~direction"):
            faces.append(state.chance())
        dealer.answer(state)
    both = [(SPACE.read("~direction:left"), 1), (SPACE.read("~direction:right"), 1)]
    assert faces == [both, both]
    assert {tuple(set_up(seed=seed)["teotibot"]["directions"]) for seed in range(30)} == {
        ("left", "left"), ("left", "right"), ("right", "left"), ("right", "right"),
    }  # fmt: skip


@clause("B-1.3/1")
@pytest.mark.parametrize("seat", [HUMAN, None])
def test_everything_about_the_bot_is_open(seat: int | None) -> None:
    match = begin(5, players=1)
    seen, data = match.view(seat), match.state.to_dict()
    nothing_drawn = {"die": None, "slot": None, "trail": None}
    assert seen["teotibot"] == {**data["teotibot"], "last": nothing_drawn}
    for field in ("cocoa", "wood", "stone", "gold", "discovery_tiles", "workers"):
        assert seen["players"][BOT][field] == data["players"][BOT][field]


@clause("B-1.4")
def test_it_is_played_with_printed_boards_and_with_shuffled_ones() -> None:
    printed = ["palace", "forest", "quarry", "gold", "construction", "alchemy", "nobles", "decorations"]
    rings = [set_up("first", seed)["ring"] for seed in range(5)]
    assert all(ring == rings[0] for ring in rings)
    assert sorted(rings[0]) == sorted(printed)
    assert len({tuple(set_up("standard", seed)["ring"]) for seed in range(10)}) > 1


@clause("B-1.5")
def test_draft_and_dark_eclipse_are_off_unless_switched_on() -> None:
    match = tonalli.new("teotihuacan", players=1, seed=1)
    assert (match.options["setup"], match.options["eclipse"]) == ("standard", "standard")
    match = tonalli.new("teotihuacan", players=1, setup="draft", eclipse="dark", seed=1)
    assert (match.options["setup"], match.options["eclipse"]) == ("draft", "dark")


@clause("B-1.6")
def test_in_a_first_game_the_human_is_player_1_without_starting_tiles() -> None:
    data = set_up("first")
    for_two = begin(5, players=2, setup="first").state.to_dict()
    one = for_two["players"][for_two["first_player"]]
    mine = data["players"][HUMAN]
    for field in ("points", "cocoa", "wood", "stone", "gold", "temples", "avenue", "workers", "technologies"):
        assert mine[field] == one[field], field
    assert data["turn"] == 1
    assert "opening" not in data


@clause("B-1.7", "B-2.4/1")
def test_in_a_draft_six_tiles_lie_out_and_the_human_takes_two_one_after_the_other() -> None:
    match = begin(5, players=1, setup="draft")
    assert len(match.state.to_dict()["opening"]["laid_out"]) == 6
    assert [SPACE.write(action)[:5] for action in match.legal()] == ["keep:"] * 6
    match.play(match.legal()[0])
    assert match.actor == HUMAN
    assert [SPACE.write(action)[:5] for action in match.legal()] == ["keep:"] * 5
    match.play(match.legal()[0])
    assert [len(tiles) for tiles in match.state.to_dict()["opening"]["kept"]] == [2, 0]


@clause("B-2.1", "B-1.1/2")
def test_the_board_is_set_up_as_for_two() -> None:
    solo, two = set_up("first"), begin(5, players=2, setup="first").state.to_dict()
    assert solo["calendar"]["dark"] == two["calendar"]["dark"] == 10
    assert set(solo["pyramid"]["places"]) == set(two["pyramid"]["places"])
    for heap, tiles in two["discovery_tiles"].items():
        assert len(solo["discovery_tiles"][heap]) == len(tiles), heap
    assert [len(boards) for boards in solo["neutral_workers"].values()] == [3, 3]


@clause("B-2.2/1")
@pytest.mark.parametrize("seed", range(6))
def test_the_human_always_starts_with_1_cocoa_of_that_seat(seed: int) -> None:
    state = first_turn(seed=seed)
    data = state.to_dict()
    assert (data["first_player"], data["active"]) == (HUMAN, HUMAN)
    start = [event for event in state.told if event.why == "T-3.2"]
    assert [(event.seat, event.text("good"), event.number("amount")) for event in start] == [(HUMAN, "cocoa", 1)]


@clause("B-2.3/1", "B-2.3/2", "B-2.5", "B-2.6")
@pytest.mark.parametrize("setup", SETUPS)
def test_the_bot_starts_with_its_own_goods_and_markers(setup: str) -> None:
    bot = set_up(setup)["players"][BOT]
    assert {good: bot[good] for good in ("cocoa", "wood", "stone", "gold")} == {
        "cocoa": 0, "wood": 2, "stone": 2, "gold": 2,
    }  # fmt: skip
    assert bot["temples"] == {"blue": 1, "red": 1, "green": 1}
    assert (bot["avenue"], bot["pyramid_track"], bot["points"]) == (1, 0, 0)
    assert bot["discovery_tiles"] == bot["used_tiles"] == []


@clause("B-2.4/1", "B-2.4/2")
def test_four_tiles_are_dealt_to_the_human_and_none_to_the_bot() -> None:
    opening = set_up()["opening"]
    assert [len(tiles) for tiles in opening["dealt"]] == [4, 0]
    data = first_turn().to_dict()
    assert sum("board" in die for die in data["players"][HUMAN]["workers"]) == 3


@clause("B-2.7/1", "B-2.7/2")
@pytest.mark.parametrize("seed", range(5))
def test_the_bots_marker_is_on_the_third_lowest_technology_without_a_temple_step(seed: int) -> None:
    data = set_up(seed=seed)
    assert data["players"][BOT]["technologies"] == [sorted(data["technologies"])[2]]
    assert data["players"][BOT]["temples"]["green"] == 1


@clause("B-2.8/1", "B-2.8/2", "B-2.8/3", "B-2.8/4", "B-2.9/1")
@pytest.mark.parametrize("seed", range(5))
def test_the_bots_four_workers_stand_on_boards_by_name(seed: int) -> None:
    assert set_up(seed=seed)["players"][BOT]["workers"] == [
        {"board": "gold", "power": 2},
        {"board": "nobles", "power": 2},
        {"board": "construction", "power": 2},
        {"worship": "decorations", "power": 1},
    ]


@clause("B-2.9/2")
def test_the_human_keeps_the_fourth_worker_in_reserve() -> None:
    workers = first_turn().to_dict()["players"][HUMAN]["workers"]
    assert [die for die in workers if "reserve" in die] == [{"reserve": True, "power": 3}]


@clause("B-2.12")
def test_three_dice_of_each_neutral_colour_are_on_boards_and_two_dice_are_rolled() -> None:
    state = first_turn()
    dice = {colour: len(boards) for colour, boards in state.to_dict()["neutral_workers"].items()}
    assert dice == {"yellow": 3, "red": 3}, "of four dice of a colour one is left for the bot"
    rolls: list[list[str]] = []
    while state.turn < 3:
        if state.actor != tonalli.CHANCE:
            state.play(state.legal()[-1])
        elif options(state)[0].startswith("~die:"):
            assert state.turn == 2, "the bot rolls in its own turn"
            rolls.append(options(state))
            play(state, "~die:6" if len(rolls) == 1 else "~die:1")
        else:
            tonalli.Dealer(1).answer(state)
    assert rolls == [[f"~die:{pips}" for pips in range(1, 7)]] * 2
    assert [event.number("pips") for event in events(state, "die")] == [6, 1]
    assert [event.text("slot") for event in events(state, "activate")] == ["T"]


@clause("B-2.14")
@pytest.mark.parametrize(("setup", "tiles"), [("standard", 16), ("draft", 16), ("first", 18)])
def test_neutral_workers_are_drawn_from_the_tiles_the_human_did_not_keep(setup: str, tiles: int) -> None:
    state = before_setup(players=1, setup=setup)
    dealer = tonalli.Dealer(3)
    while not state.to_dict().get("neutral_pool"):
        if state.actor == tonalli.CHANCE:
            dealer.answer(state)
        else:
            state.play(state.legal()[0])
    assert len(state.legal()) == tiles
    kept = {name for hand in state.to_dict()["opening"]["kept"] for name in hand}
    assert len(kept) == 18 - tiles
    assert not kept & {word.partition(":")[2] for word in options(state)}
