"""Starting workers and the end of setup (T-3.20 to T-3.23)."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from teotihuacan.setting_up import fresh, opened, shared_out, until
from teotihuacan.table import deal, options, play, player, workers
from tonalli import State

pytestmark = pytest.mark.pure

GAME = tonalli.GAMES["teotihuacan"]
GOODS = "cocoa3_wood5 wood1_stone2_gold3"


def placements(s: State, seat: int) -> list[tuple[str, ...]]:
    """Every way a player may place the workers, each once for every line of play that leads to it."""
    if s.actor != seat or not options(s)[0].startswith("start:"):
        return [tuple(workers(s, seat))]
    found = []
    for word in options(s):
        branch = s.copy()
        play(branch, word)
        found += placements(branch, seat)
    return found


@clause("T-3.20/2")
def test_with_four_different_boards_the_player_chooses_three() -> None:
    s = opened("cocoa3_wood5 wood1_stone2_gold3", "three_temples discovery_cocoa2_gold3", beside={
        "discovery_cocoa2_gold3": "temple_any",
    })  # fmt: skip
    play(s, "take:wood pass")
    assert s.actor == 0
    assert sorted(placements(s, 0)) == [
        ("alchemy1", "forest1", "nobles1", "reserve3"),
        ("alchemy1", "forest1", "quarry1", "reserve3"),
        ("alchemy1", "nobles1", "quarry1", "reserve3"),
        ("forest1", "nobles1", "quarry1", "reserve3"),
    ]


@clause("T-3.20/2")
def test_a_stronger_worker_may_go_to_any_of_the_boards() -> None:
    s = opened("power_wood3_gold2 cocoa3_wood5", "three_temples wood1_stone2_gold3")
    play(s, "raise:1 take:wood")
    found = placements(s, 0)
    assert len(found) == len(set(found)) == 12
    boards = {"forest", "gold", "quarry", "alchemy"}
    for strong in boards:
        for left_out in boards - {strong}:
            weak = boards - {strong, left_out}
            assert tuple(sorted([f"{strong}2", "reserve3", *[f"{board}1" for board in weak]])) in found


@clause("T-3.20/1")
def test_with_three_different_boards_each_gets_one_worker() -> None:
    s = opened("power_wood3_gold2 blue_wood4_stone1", GOODS)
    play(s, "take:wood raise:1")
    found = placements(s, 0)
    assert sorted(found) == [
        ("forest1", "gold1", "quarry2", "reserve3"),
        ("forest1", "gold2", "quarry1", "reserve3"),
        ("forest2", "gold1", "quarry1", "reserve3"),
    ]


@clause("T-3.20/2")
@pytest.mark.parametrize(("second", "ways"), [("raise:1", 12), ("raise:2", 12)])
def test_every_placement_appears_exactly_once(second: str, ways: int) -> None:
    s = opened("power_wood3_gold2 red_power_cocoa5", GOODS)
    play(s, f"raise:1 {second}")
    found = placements(s, 0)
    assert len(found) == len(set(found)) == ways


@clause("T-3.20/1", "T-1.18/1")
def test_workers_are_placed_in_player_order_each_player_all_three() -> None:
    s = opened(GOODS, "avenue_cocoa2_wood3 cocoa3_wood2_stone3", "red_cocoa5_gold2 green_stone2_gold3", first=2)
    seen = []
    while s.turn == 0 and s.actor != tonalli.CHANCE:
        seen.append(s.actor)
        play(s, options(s)[0])
    assert seen == [2, 2, 2, 0, 0, 0, 1, 1, 1]
    for seat in range(3):
        assert len({word[:-1] for word in workers(s, seat) if word != "reserve3"}) == 3


@clause("T-3.20/1", "T-1.6/2")
def test_starting_workers_are_unlocked_and_may_move_at_once() -> None:
    s = opened("power_wood3_gold2 blue_wood4_stone1", GOODS)
    play(s, "take:wood raise:1 start:gold start:forest start:quarry")
    while s.turn == 0:
        play(s, options(s)[0])
    assert s.actor == 0
    assert options(s) == ["move:forest.1", "move:quarry.1", "move:gold.2"]


@clause("T-3.21/2")
def test_discovery_tiles_not_claimed_go_back_into_the_stack() -> None:
    s = shared_out(
        "discovery_stone3_gold1 cocoa3_wood5",
        "discovery_cocoa2_gold3 wood1_stone2_gold3",
        beside={"discovery_stone3_gold1": "temple_any", "discovery_cocoa2_gold3": "mask_1"},
    )
    unseen = s.to_dict()["unseen"]["discovery"]
    assert unseen["temple_any"] == 2
    assert "mask_1" not in unseen
    play(s, "keep:discovery_stone3_gold1 keep:cocoa3_wood5")  # shown, but then declined
    play(s, "keep:wood1_stone2_gold3")  # the other tile with an icon is returned
    play(s, next(word for word in options(s) if word != "keep:discovery_cocoa2_gold3"))
    play(s, "pass")
    while s.turn == 0:
        play(s, options(s)[0])
    unseen = s.to_dict()["unseen"]["discovery"]
    assert unseen["temple_any"] == 3
    assert unseen["mask_1"] == 1
    assert sum(unseen.values()) == 35


@clause("T-3.21/2")
def test_a_claimed_discovery_tile_does_not_go_back() -> None:
    s = opened(
        "discovery_stone3_gold1 cocoa3_wood5",
        "discovery_cocoa2_gold3 wood1_stone2_gold3",
        beside={"discovery_stone3_gold1": "temple_any", "discovery_cocoa2_gold3": "mask_1"},
    )
    play(s, "claim:temple_any claim:mask_1")
    while s.turn == 0:
        play(s, options(s)[0])
    unseen = s.to_dict()["unseen"]["discovery"]
    assert unseen["temple_any"] == 2
    assert "mask_1" not in unseen
    assert player(s, 0)["discovery_tiles"] == ["temple_any"]
    assert player(s, 1)["discovery_tiles"] == ["mask_1"]


@clause("T-3.21/1")
def test_neutral_workers_follow_the_players_and_then_all_starting_tiles_are_gone() -> None:
    s = opened(GOODS, "avenue_cocoa2_wood3 cocoa3_wood2_stone3")
    while s.actor != tonalli.CHANCE:
        play(s, options(s)[0])
    assert all(word.startswith("~starting") for word in options(s))
    assert [word for seat in (0, 1) for word in workers(s, seat) if word.startswith("hand")] == []
    deal(s)
    assert s.turn == 1
    assert "opening" not in s.to_dict()
    assert "neutral_pool" not in s.to_dict()


@clause("T-3.21/1")
def test_with_four_players_the_first_turn_follows_at_once() -> None:
    s = opened(
        "avenue_cocoa2_wood3 cocoa3_wood5",
        "avenue_wood1_stone2 cocoa3_wood2_stone3",
        "red_cocoa5_gold2 wood1_stone2_gold3",
        "green_stone2_gold3 technology_gold2",
        first=3,
    )
    play(s, "take:wood")
    while s.turn == 0:
        assert s.actor != tonalli.CHANCE
        play(s, options(s)[0])
    assert s.actor == 3


@clause("T-3.23", "T-1.1", "T-21.1/1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_colours_are_given_in_player_order_and_those_left_are_neutral(players: int) -> None:
    colours = ["black", "blue", "yellow", "red"]
    for first in range(players):
        s = until(fresh(players, "first"), "~first")
        play(s, f"~first:{first}")
        deal(s)
        view = GAME.view(s, None)
        given = [view["players"][(first + order) % players]["colour"] for order in range(players)]
        assert given == colours[:players]
        assert list(view["neutral_workers"]) == colours[players:]
