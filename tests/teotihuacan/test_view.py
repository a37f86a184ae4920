"""What a seat may know of Teotihuacan: starting tiles and what lies beside them are secret until all have chosen."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import tonalli
from clauses import clause
from core.secrets import told_apart_by
from core.varieties import SETUPS, begin, play_on
from teotihuacan.setting_up import STARTING as BASE_TILES
from tonalli import Match
from tonalli.teotihuacan.names import DISCOVERIES, STARTING

pytestmark = pytest.mark.pure

SHOWS_DISCOVERY = ("discovery_stone3_gold1", "discovery_cocoa2_gold3")


def secret_match(players: int, seed: int, choices: int) -> Match:
    """A standard game while starting tiles are being chosen."""
    match = play_on(begin(seed, players=players), seed, choices)
    assert not match.state.to_dict()["opening"]["revealed"]
    return match


def with_discovery_dealt(players: int = 3) -> tuple[Match, int]:
    """A game in which a starting tile with a discovery tile was dealt, and whose it is."""
    for seed in range(100):
        match = secret_match(players, seed, 0)
        for seat, dealt in enumerate(match.state.to_dict()["opening"]["dealt"]):
            if set(dealt) & set(SHOWS_DISCOVERY):
                return match, seat
    raise AssertionError("no game of a hundred deals a discovery icon")


@clause("T-1.13")
def test_the_discovery_tile_beside_a_starting_tile_is_shown_to_its_own_seat_alone() -> None:
    match, owner = with_discovery_dealt()
    beside = match.state.to_dict()["opening"]["beside"]
    dealt = set(match.state.to_dict()["opening"]["dealt"][owner])
    assert match.view(owner)["opening"]["beside"] == {tile: beside[tile] for tile in dealt & set(beside)}
    for seat in (None, *(seat for seat in range(3) if seat != owner)):
        assert not dealt & set(match.view(seat)["opening"]["beside"])


def secretly_changed(data: dict[str, Any], seat: int) -> dict[str, Any]:
    """The same position with other tiles dealt to, kept by and lying beside the tiles of one seat."""
    data = copy.deepcopy(data)
    opening = data["opening"]
    gone = {tile for dealt in opening["dealt"] for tile in dealt}
    spare = [tile for tile in BASE_TILES if tile not in gone and tile not in SHOWS_DISCOVERY]
    for index, tile in enumerate(opening["dealt"][seat]):
        if tile in SHOWS_DISCOVERY:
            kinds = data["unseen"]["discovery"]
            other = next(kind for kind in DISCOVERIES if kinds.get(kind, 0) and kind != opening["beside"][tile])
            kinds[other] -= 1
            kinds[opening["beside"][tile]] = kinds.get(opening["beside"][tile], 0) + 1
            opening["beside"][tile] = other
            data["unseen"]["discovery"] = {kind: kinds[kind] for kind in DISCOVERIES if kinds.get(kind)}
        elif spare:
            new = spare.pop()
            opening["dealt"][seat][index] = new
            opening["kept"][seat] = [new if kept == tile else kept for kept in opening["kept"][seat]]
    opening["dealt"][seat].sort(key=STARTING.index)
    opening["kept"][seat].sort(key=STARTING.index)
    return data


@clause("T-1.13", "T-1.18/2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_else_can_tell_two_positions_apart_that_differ_only_in_secrets(players: int) -> None:
    changed_beside = 0
    for seed in range(12):
        for choices in range(2 * players):
            state = secret_match(players, seed, choices).state
            data = state.to_dict()
            for seat in range(players):
                other_data = secretly_changed(data, seat)
                changed_beside += other_data["opening"]["beside"] != data["opening"]["beside"]
                other = tonalli.from_dict("teotihuacan", other_data)
                assert other.to_dict() == other_data != data
                assert told_apart_by("teotihuacan", state, other) == [seat]
    assert changed_beside > 0


@clause("T-1.13")
def test_unseen_tiles_are_counted_without_what_lies_hidden_elsewhere() -> None:
    match, owner = with_discovery_dealt()
    hidden = len(match.state.to_dict()["opening"]["beside"])
    stack = sum(match.state.to_dict()["unseen"]["discovery"].values())
    assert sum(match.view(None)["unseen"]["discovery"].values()) == stack + hidden
    own = len(match.view(owner)["opening"]["beside"])
    assert sum(match.view(owner)["unseen"]["discovery"].values()) == stack + hidden - own


@clause("T-22.1/2")
def test_in_a_draft_nothing_is_secret() -> None:
    match = begin(5, players=3, setup="draft")
    for _ in range(6):
        spectator = match.view(None)
        assert spectator["opening"] == match.state.to_dict()["opening"]
        assert {**match.view(1), "seat": None} == spectator
        match.play(match.legal()[0])


@clause("T-3.1/2", "T-3.23", "T-19.7/1", "T-19.2/2")
def test_a_view_adds_order_colour_wages_and_the_value_of_the_avenue() -> None:
    match = begin(5, players=3, setup="first")
    first = match.state.to_dict()["first_player"]
    view = match.view(None)
    for order, colour in enumerate(("black", "blue", "yellow")):
        side = view["players"][(first + order) % 3]
        assert (side["order"], side["colour"], side["wages"]) == (order + 1, colour, 3)
    assert view["avenue_value"] == 5


@clause("T-10.2", "T-10.8", "B-9.7")
def test_a_view_tells_what_main_actions_cost_and_who_pays_no_wages() -> None:
    match = play_on(begin(5, players=1), 5, 30)
    view = match.view(None)
    for board, cocoa in view["main_action_cocoa"].items():
        standing = [side for side in view["players"] if any(worker.get("board") == board for worker in side["workers"])]
        neutral = [boards for boards in view["neutral_workers"].values() if board in boards]
        assert cocoa == (None if board == "palace" else len(standing) + len(neutral))
    assert [side["wages"] is None for side in view["players"]] == [False, True]


@clause("B-1.3/1", "B-1.8")
@pytest.mark.parametrize("setup", SETUPS)
def test_everything_about_the_solo_opponent_is_open_to_all(setup: str) -> None:
    match = play_on(begin(5, players=1, setup=setup), 5, 6 if setup == "standard" else 2)
    while not match.over:
        views = [match.view(seat) for seat in (None, 0, 1)]
        data = match.state.to_dict()
        for view in views:
            assert {**view["teotibot"], **data["teotibot"]} == view["teotibot"]
            assert {**view["players"][1], **data["players"][1]} == view["players"][1]
            del view["seat"]
        if match.turn > 0:
            assert views[0] == views[1] == views[2]
        play_on(match, match.turn, 9)
