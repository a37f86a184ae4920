"""S1: four direction tiles, and workers of the Teotibot that move as far as the top one says (X-8, X-15.19)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.table import deal, options, play, player, workers
from teotihuacan.teotibot.solo import BOT, START, act, actions_of, bot, directions_of, roll, solo, told
from tonalli import OptionError, PositionError, State

pytestmark = pytest.mark.pure

COLUMN = ("base_a", "base_b", "move_2", "move_3")
FACES = ("right", "left", "left", "right")
SWIFT = "swift_bot"


def on_top(tile: str, opponent: dict[str, Any] | None = None, **fields: Any) -> State:
    """The bot about to roll, with that direction tile on top; a fallback moves its lowest worker on."""
    others = [other for other in COLUMN if other != tile]
    fields = {"modules": SWIFT, "actions": {"T": "mask_collection"}, **fields}
    return solo(opponent, direction_tiles=(tile, *others), directions=FACES, **fields)


def tiles_of(s: State) -> list[str]:
    column: list[str] = s.to_dict()["teotibot"]["direction_tiles"]
    return column


@clause("X-1.3/3", "X-1.3/4")
def test_it_is_for_one_player_alone_and_needs_no_other_module() -> None:
    with pytest.raises(OptionError, match="players=1"):
        tonalli.new("teotihuacan", players=2, seed=1, modules=[SWIFT])
    assert tonalli.new("teotihuacan", players=1, seed=1, modules=[SWIFT]).state.options["modules"] == [SWIFT]


@clause("X-1.10/1")
def test_it_goes_with_the_first_game() -> None:
    s = tonalli.new("teotihuacan", players=1, seed=1, setup="first", modules=[SWIFT]).state
    assert sorted(tiles_of(s)) == sorted(COLUMN)


@clause("X-8.1/1", "X-8.1/2", "X-8.8/3")
def test_tile_and_face_of_each_place_are_drawn_from_the_top() -> None:
    game = tonalli.GAMES["teotihuacan"]
    s = game.begin({"players": 1, "setup": "standard", "eclipse": "standard", "modules": [SWIFT], "bot": {}})
    while not options(s)[0].startswith("~direction"):
        play(s, options(s)[0])
    left = list(COLUMN)
    for tile in ("move_3", "base_b", "move_2", "base_a"):
        assert options(s) == [f"~direction-tile:{each}" for each in left]
        assert {weight for action, weight in s.chance()} == {1}
        left.remove(tile)
        play(s, f"~direction-tile:{tile}")
        assert options(s) == ["~direction:left", "~direction:right"]
        assert tonalli.from_dict("teotihuacan", s.to_dict()) == s
        play(s, "~direction:right")
    assert tiles_of(s) == ["move_3", "base_b", "move_2", "base_a"]


@clause("X-8.8/1")
def test_the_base_tiles_are_those_of_the_solo_game() -> None:
    moves = tonalli.GAMES["teotihuacan"].figures()["swift_bot"]["moves"]
    assert moves == {"base_a": 1, "base_b": 1, "move_2": 2, "move_3": 3}
    base = tonalli.new("teotihuacan", players=1, seed=1).state
    assert tiles_of(base) == ["base_a", "base_b"]


@clause("X-8.2")
@pytest.mark.parametrize(
    ("faces", "path"),
    [
        (("left", "left", "right", "right"), ["MR", "BR"]),
        (("left", "right", "left", "left"), ["MR", "BM"]),
        (("right", "left", "right", "right"), ["ML", "BM"]),
        (("right", "right", "left", "left"), ["ML", "BL"]),
    ],
)
def test_the_two_topmost_tiles_say_what_moves_up(faces: tuple[str, ...], path: list[str]) -> None:
    s = solo(modules=SWIFT, directions=faces, direction_tiles=("move_3", "base_a", "move_2", "base_b"))
    before = actions_of(s)
    after = actions_of(roll(s, "T"))
    middle, bottom = path
    assert (after["T"], after[middle], after[bottom]) == (before[middle], before[bottom], before["spare"])
    assert after["spare"] == before["T"]


@clause("X-8.3")
def test_the_top_tile_is_turned_and_put_under_the_other_three() -> None:
    s = roll(on_top("move_2", bot(START)), "BL")
    assert tiles_of(s) == ["base_a", "base_b", "move_3", "move_2"]
    assert directions_of(s) == ["left", "left", "right", "left"]


@clause("X-8.4/1", "X-8.4/2")
@pytest.mark.parametrize(("tile", "board"), [("base_a", 1), ("base_b", 1), ("move_2", 2), ("move_3", 3)])
@pytest.mark.parametrize("power", [1, 3, 4])
def test_a_worker_moves_as_far_as_the_top_tile_says_whatever_its_power(tile: str, board: int, power: int) -> None:
    s = on_top(tile, bot(f"forest{power} nobles5 construction5 decorations!1"))
    play(s, "~die:3 ~die:4")
    ring = s.to_dict()["ring"]
    assert f"{ring[1 + board]}{power + 1}" in workers(s, BOT)


@clause("X-8.5/1", "X-8.5/2", "X-8.8/2", "X-15.19/1")
@pytest.mark.parametrize(
    ("tile", "start", "end", "passes"),
    [
        ("base_a", "nobles", "decorations", False),
        ("base_a", "decorations", "forest", True),
        ("move_2", "nobles", "forest", True),
        ("move_2", "decorations", "quarry", True),
        ("move_3", "construction", "decorations", False),
        ("move_3", "alchemy", "forest", True),
        ("move_3", "nobles", "quarry", True),
        ("move_3", "decorations", "gold", True),
    ],
)
def test_the_court_is_neither_a_stop_nor_counted_but_passed(tile: str, start: str, end: str, passes: bool) -> None:
    opponent = bot(f"{start}1 forest5 forest5 gold!1", temples={"blue": 1, "red": 1, "green": 1})
    s = on_top(tile, opponent, modules="obsidian court swift_bot")
    play(s, "~die:3 ~die:4")
    assert f"{end}2" in workers(s, BOT)
    assert bool(told(s, "passes_palace")) == passes
    if passes:
        assert options(s) == [f"~die:{pips}" for pips in range(1, 7)]


@clause("X-8.6", "X-15.19/2")
@pytest.mark.parametrize(("tile", "board"), [("base_a", "forest"), ("move_2", "quarry"), ("move_3", "gold")])
def test_a_reborn_worker_moves_that_many_boards_from_the_first(tile: str, board: str) -> None:
    s = on_top(tile, bot("alchemy5 nobles5 nobles5 decorations!1"))
    play(s, "~die:3 ~die:4")
    assert f"{board}1" in workers(s, BOT)
    assert told(s, "passes_palace") == []


@clause("X-8.7/1")
def test_it_changes_nothing_in_scoring_and_has_no_switch() -> None:
    game = tonalli.GAMES["teotihuacan"]
    knob = next(option for option in game.options if option.name == "bot").to_dict()
    assert not [name for name, setting in knob["settings"].items() if SWIFT in setting["needs"]]
    [module] = [module for module in game.modules if module.name == SWIFT]
    assert module.settings == {}


@clause("X-8.7/2")
def test_the_locked_worker_of_the_worship_tile_moves_as_ever() -> None:
    column = ("move_3", "base_a", "base_b", "move_2")
    s = act(
        "worship", bot("gold2 nobles2 construction2 forest!1"), modules=SWIFT, direction_tiles=column, directions=FACES
    )
    assert "quarry!1" in workers(s, BOT)


@clause("X-15.19/2")
def test_the_tile_is_read_before_it_is_turned() -> None:
    s = on_top("move_3", bot("forest1 nobles5 construction5 decorations!1"))
    play(s, "~die:3 ~die:4")
    kinds = [event.kind for event in s.told]
    assert kinds.index("place") < kinds.index("direction")
    assert "construction2" in workers(s, BOT)


# ---- positions -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "field"),
    [
        (["base_a", "base_a", "move_2", "move_3"], "teotibot.direction_tiles"),
        (["base_a", "base_b", "move_2", None], "teotibot.direction_tiles"),
        (["base_a", "base_b"], "teotibot.direction_tiles"),
        (["base_a", "base_b", "move_2", "move_4"], "teotibot.direction_tiles"),
    ],
)
def test_a_column_that_cannot_be_is_refused(column: list[str | None], field: str) -> None:
    data = on_top("base_a").to_dict()
    data["teotibot"]["direction_tiles"] = column
    with pytest.raises(PositionError, match=field):
        tonalli.from_dict("teotihuacan", data)


def test_without_the_module_no_tile_may_be_missing() -> None:
    data = solo().to_dict()
    data["teotibot"]["direction_tiles"] = ["base_a", None]
    with pytest.raises(PositionError, match="direction_tiles"):
        tonalli.from_dict("teotihuacan", data)


def test_a_whole_game_is_played_and_every_position_is_possible() -> None:
    match = tonalli.new("teotihuacan", players=1, seed=5, modules=["obsidian", "court", SWIFT])
    dealer = tonalli.Dealer(5)
    number = 0
    while not match.over:
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])
        number += 1
        if number % 10 == 0:
            assert tonalli.from_dict("teotihuacan", match.state.to_dict()) == match.state
    assert deal(match.state).over
    assert player(match.state, BOT)["points"] > 0
