"""What a seat may know (Z-2.14, Z-14.13): everything but wealth tiles dealt to others, until all have chosen."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import tonalli
from clauses import clause
from tonalli import Dealer, Match, State
from tonalli.core.events import Log
from tonalli.tzolkin.names import WEALTH
from tzolkin.table import side, table
from tzolkin.walking import PLAYERS, before_setup

pytestmark = pytest.mark.pure

SECRETS = set(WEALTH)


def strings(data: Any) -> set[str]:
    """Every string in plain data, keys included."""
    if isinstance(data, dict):
        return {key for key in data if isinstance(key, str)}.union(*(strings(value) for value in data.values()))
    if isinstance(data, list):
        return set[str]().union(*(strings(value) for value in data))
    return {data} if isinstance(data, str) else set()


def view_of(state: State, seat: int | None) -> dict[str, Any]:
    return tonalli.GAMES["tzolkin"].view(state, seat)


def opening(players: int, seed: int) -> list[State]:
    """Every position before the first turn, reveals included."""
    state = before_setup(players)
    dealer = Dealer(seed)
    found = []
    while state.turn == 0:
        found.append(state.copy())
        legal = state.legal()
        if state.actor == tonalli.CHANCE:
            dealer.answer(state)
        else:
            state.play(legal[dealer.number(len(legal))])
    return found


def choosing(players: int, seed: int, choices: int) -> Match:
    """A match in which so many wealth tiles were kept."""
    match = tonalli.new("tzolkin", players=players, seed=seed)
    dealer = Dealer(seed)
    for _ in range(choices):
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])
    return match


@clause("Z-2.14", "Z-14.13", "Z-2.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_wealth_tiles_are_shown_to_their_own_seat_alone(players: int) -> None:
    for state in opening(players, 5):
        data = state.to_dict()["opening"]
        turned_up = set(data["turned_up"])
        assert strings(view_of(state, None)) & SECRETS == turned_up
        for seat in range(players):
            view = view_of(state, seat)
            assert strings(view) & SECRETS == turned_up | set(data["dealt"][seat])
            assert view["opening"]["dealt"][seat] == data["dealt"][seat]
            assert view["opening"]["kept"][seat] == data["kept"][seat]


def secretly_changed(data: dict[str, Any], seat: int) -> dict[str, Any] | None:
    """The same position with other tiles dealt to and kept by one seat; None while none are dealt."""
    data = copy.deepcopy(data)
    opening = data["opening"]
    gone = {tile for dealt in opening["dealt"] for tile in dealt} | set(opening["turned_up"])
    new = dict(zip(opening["dealt"][seat], [tile for tile in WEALTH if tile not in gone], strict=False))
    for key in ("dealt", "kept"):
        opening[key][seat] = sorted((new.get(tile, tile) for tile in opening[key][seat]), key=WEALTH.index)
    return data if new else None


@clause("Z-2.14")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_else_can_tell_two_positions_apart_that_differ_only_in_secrets(players: int) -> None:
    compared = 0
    for seed in range(4):
        for state in opening(players, seed):
            data = state.to_dict()
            for seat in range(players):
                other_data = secretly_changed(data, seat)
                if other_data is None:
                    continue
                other = tonalli.from_dict("tzolkin", other_data)
                assert other.to_dict() == other_data != data
                compared += 1
                for viewer in (None, *range(players)):
                    assert (view_of(state, viewer) == view_of(other, viewer)) == (viewer != seat)
                if state.actor != seat and state.actor >= 0:
                    assert state.legal() == other.legal(), "nor by what is legal"
    assert compared > 50


@clause("Z-2.14")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_legal_names_only_tiles_of_the_one_who_chooses(players: int) -> None:
    space = tonalli.GAMES["tzolkin"].space
    for state in opening(players, 6):
        if state.actor < 0:
            continue
        dealt = state.to_dict()["opening"]["dealt"][state.actor]
        for action in state.legal():
            assert space.describe(action)["wealth"] in dealt


@clause("Z-2.14")
@pytest.mark.parametrize("players", PLAYERS)
def test_events_tell_no_secret_before_all_have_chosen(players: int) -> None:
    state = before_setup(players)
    dealer = Dealer(7)
    log = Log()
    state.log = log
    while state.turn == 0:
        turned_up = set(state.to_dict()["opening"]["turned_up"])
        assert {event.what for event in log.events} & SECRETS == turned_up
        legal = state.legal()
        if state.actor == tonalli.CHANCE:
            dealer.answer(state)
        else:
            state.play(legal[dealer.number(len(legal))])
    kept = [set(side["wealth_tiles"]) for side in state.to_dict()["players"]]
    for seat in range(players):
        assert {event.what for event in log.events if (event.kind, event.player) == ("keep", seat)} == kept[seat]


@clause("Z-2.11", "Z-14.13")
@pytest.mark.parametrize("players", PLAYERS)
def test_once_all_have_chosen_everything_is_public(players: int) -> None:
    match = choosing(players, 5, 2 * players)
    assert match.turn == 1
    dealer = Dealer(5)
    for decision in range(120):
        if match.over:
            break
        views = [match.view(seat) for seat in (None, *range(players))]
        for view in views:
            assert json.loads(json.dumps(view)) == view
            del view["seat"]
        assert all(view == views[0] for view in views)
        if decision == 0:
            assert all(len(side["wealth_tiles"]) == 2 for side in views[0]["players"])
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])


def test_a_view_says_who_decides_and_what() -> None:
    match = choosing(2, 5, 1)
    view = match.view(None)
    assert view["actor"] == match.actor
    assert view["decision"] == {"step": "KeepWealth", "player": match.actor, "left": 1}
    assert (view["over"], view["winners"]) == (False, [])
    assert "pending" not in view
    assert [len(kept) if isinstance(kept, list) else kept for kept in view["opening"]["kept"]].count(1) == 1


def test_a_view_of_the_end_names_the_winners() -> None:
    match = choosing(2, 5, 4)
    while not match.over:
        match.play(match.legal()[-1])
    view = match.view(0)
    assert (view["actor"], view["decision"], view["over"]) == (None, None, True)
    assert view["winners"] == match.winners() != []


@pytest.mark.parametrize("seat", [-1, 3, True, "0", 0.0], ids=repr)
def test_there_is_no_view_of_a_seat_that_does_not_exist(seat: Any) -> None:
    with pytest.raises(tonalli.OptionError, match="seat="):
        choosing(3, 5, 0).view(seat)


def test_changing_a_view_changes_nothing_in_the_match() -> None:
    match = choosing(3, 5, 2)
    before = match.state.to_dict()
    view = match.view(0)
    view["players"][0]["temples"].clear()
    view["gears"].clear()
    view["options"]["modules"].append("x")
    view["opening"]["turned_up"].clear()
    assert match.state.to_dict() == before


@clause("Z-11.5", "Z-15.8")
@pytest.mark.parametrize(
    ("buildings", "due"),
    [
        ({}, 8),
        ({"a1_single_farm": 2, "a1_community_farm": 1}, 2),
        ({"a1_community_farm": 2}, 0),
        ({"a2_large_farm": 2}, 0),
    ],
)
def test_a_view_tells_the_corn_that_would_feed_all_workers(buildings: dict[str, int], due: int) -> None:
    state = table(side(hand=4, buildings=buildings), calendar={"day": 17, "food_days": 2})
    shown = tonalli.GAMES["tzolkin"].view(state, None)["players"]
    assert [side["corn_due"] for side in shown] == [due, 6, 6, 6]
