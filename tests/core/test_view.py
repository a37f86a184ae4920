"""What a seat may know: everything but starting tiles dealt to others, until all have chosen."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings

import tonalli
from clauses import clause
from core.varieties import SETUPS, begin, play_on, seeds, sides_of, varieties
from tonalli import Match, State
from tonalli.teotihuacan.names import DISCOVERIES, STARTING

pytestmark = pytest.mark.pure

SHOWS_DISCOVERY = ("discovery_stone3_gold1", "discovery_cocoa2_gold3")


def strings(data: Any) -> set[str]:
    """Every string in plain data, keys included."""
    if isinstance(data, dict):
        return {key for key in data if isinstance(key, str)}.union(*(strings(value) for value in data.values()))
    if isinstance(data, list):
        return set[str]().union(*(strings(value) for value in data))
    return {data} if isinstance(data, str) else set()


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


def view_of(state: State, seat: int | None) -> dict[str, Any]:
    return tonalli.GAMES["teotihuacan"].view(state, seat)


@settings(max_examples=10)
@given(varieties, seeds)
def test_a_view_is_plain_data_at_every_decision(variety: dict[str, Any], seed: int) -> None:
    match = begin(seed, **variety)
    dealer = tonalli.Dealer(seed)
    for decision in range(60):
        for seat in (None, decision % sides_of(variety)):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["seat"] == seat
        if match.over:
            break
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])


@clause("T-1.13", "T-1.18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_tiles_are_shown_to_their_own_seat_alone(players: int) -> None:
    for choices in range(2 * players):
        match = secret_match(players, 5, choices)
        opening = match.state.to_dict()["opening"]
        assert strings(match.view(None)) & set(STARTING) == set()
        for seat in range(players):
            view = match.view(seat)
            assert strings(view) & set(STARTING) == set(opening["dealt"][seat])
            assert view["opening"]["dealt"][seat] == opening["dealt"][seat]
            assert view["opening"]["kept"][seat] == opening["kept"][seat]


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
    spare = [tile for tile in STARTING if tile not in gone and tile not in SHOWS_DISCOVERY]
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


@clause("T-1.13", "T-1.18")
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
                for viewer in (None, *range(players)):
                    same = view_of(state, viewer) == view_of(other, viewer)
                    assert same == (viewer != seat)
    assert changed_beside > 0


@clause("T-1.13")
def test_unseen_tiles_are_counted_without_what_lies_hidden_elsewhere() -> None:
    match, owner = with_discovery_dealt()
    hidden = len(match.state.to_dict()["opening"]["beside"])
    stack = sum(match.state.to_dict()["unseen"]["discovery"].values())
    assert sum(match.view(None)["unseen"]["discovery"].values()) == stack + hidden
    own = len(match.view(owner)["opening"]["beside"])
    assert sum(match.view(owner)["unseen"]["discovery"].values()) == stack + hidden - own


@clause("T-1.13", "T-3.12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_once_all_have_chosen_everything_is_public(players: int) -> None:
    match = begin(5, players=players)
    play_on(match, 5, 2 * players)
    assert match.state.to_dict()["opening"]["revealed"]
    while not match.over:
        views = [match.view(seat) for seat in (None, *range(players))]
        for view in views:
            del view["seat"]
        assert all(view == views[0] for view in views)
        if "opening" in views[0]:
            assert views[0]["opening"] == match.state.to_dict()["opening"]
        play_on(match, match.turn, 25)


@clause("T-22.1")
def test_in_a_draft_nothing_is_secret() -> None:
    match = begin(5, players=3, setup="draft")
    for _ in range(6):
        spectator = match.view(None)
        assert spectator["opening"] == match.state.to_dict()["opening"]
        assert {**match.view(1), "seat": None} == spectator
        match.play(match.legal()[0])


def test_events_tell_no_secret_before_all_have_chosen() -> None:
    text = secret_match(3, 5, 5).record().write()
    told = {event.what for event in tonalli.load(text, watch=True).watch()}
    assert told & set(STARTING) == set()


def test_a_view_says_who_decides_and_what_only_to_players() -> None:
    match = begin(5)
    view = match.view(None)
    assert view["actor"] == match.actor
    assert view["decision"]["step"] == "KeepTile"
    assert (view["over"], view["winners"]) == (False, [])
    assert "pending" not in view
    play_on(match, 5)
    view = match.view(0)
    assert (view["actor"], view["decision"], view["over"]) == (None, None, True)
    assert view["winners"] == match.winners()


@clause("T-3.1", "T-3.23", "T-19.7", "T-19.2")
def test_a_view_adds_order_colour_wages_and_the_value_of_the_avenue() -> None:
    match = begin(5, players=3, setup="first")
    first = match.state.to_dict()["first_player"]
    view = match.view(None)
    for order, colour in enumerate(("black", "blue", "yellow")):
        side = view["players"][(first + order) % 3]
        assert (side["order"], side["colour"], side["wages"]) == (order + 1, colour, 3)
    assert view["avenue_value"] == 5


@pytest.mark.parametrize("seat", [-1, 2, True, "0", 0.0], ids=repr)
def test_there_is_no_view_of_a_seat_that_does_not_exist(seat: Any) -> None:
    with pytest.raises(tonalli.OptionError, match="seat="):
        begin(5).view(seat)


def test_changing_a_view_changes_nothing_in_the_match() -> None:
    match = play_on(begin(5), 5, 30)
    before = match.state.to_dict()
    view = match.view(0)
    view["players"][0]["workers"].clear()
    view["ring"].clear()
    view["options"]["modules"].append("x")
    assert match.state.to_dict() == before


@clause("B-1.3", "B-1.8")
@pytest.mark.parametrize("setup", SETUPS)
def test_everything_about_the_solo_opponent_is_open_to_all(setup: str) -> None:
    match = play_on(begin(5, players=1, setup=setup), 5, 6 if setup == "standard" else 2)
    while not match.over:
        views = [match.view(seat) for seat in (None, 0, 1)]
        data = match.state.to_dict()
        for view in views:
            assert view["teotibot"] == data["teotibot"]
            assert {**view["players"][1], **data["players"][1]} == view["players"][1]
            del view["seat"]
        if match.turn > 0:
            assert views[0] == views[1] == views[2]
        play_on(match, match.turn, 9)
