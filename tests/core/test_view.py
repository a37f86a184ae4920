"""What a seat may know: everything but tiles dealt to others in secret, until all have chosen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

import tonalli
from clauses import clause
from core.plain_data import emptied, strings
from core.secrets import SECRETS, opening, turned_up
from core.varieties import PLAYERS, begin, each_game, play_on, seeds, sides_of, tables
from tonalli import Event

pytestmark = pytest.mark.pure

each_number_of_players = pytest.mark.parametrize("players", PLAYERS)
CHOOSING = {"teotihuacan": "keep-tile", "tzolkin": "keep-wealth"}


@settings(max_examples=16)
@given(tables, seeds)
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


@clause("T-1.13", "T-1.18", "Z-2.8", "Z-2.14", "Z-14.13")
@each_number_of_players
@each_game
def test_tiles_dealt_in_secret_are_shown_to_their_own_seat_alone(game: str, players: int) -> None:
    shown = 0
    for state in opening(game, players, 5):
        data = state.to_dict()
        dealt, kept = data["opening"]["dealt"], data["opening"]["kept"]
        assert strings(tonalli.GAMES[game].view(state, None)) & SECRETS[game] == turned_up(data)
        for seat in range(players):
            view = tonalli.GAMES[game].view(state, seat)
            assert strings(view) & SECRETS[game] == turned_up(data) | set(dealt[seat])
            assert (view["opening"]["dealt"][seat], view["opening"]["kept"][seat]) == (dealt[seat], kept[seat])
            shown += len(dealt[seat]) + len(kept[seat])
    assert shown > 10 * players


@clause("T-1.13", "Z-2.14")
@each_number_of_players
@each_game
def test_what_is_legal_names_only_tiles_of_the_one_who_chooses(game: str, players: int) -> None:
    chosen = 0
    for state in opening(game, players, 6):
        if state.actor >= 0:
            named = strings([tonalli.GAMES[game].space.describe(action) for action in state.legal()])
            assert named & SECRETS[game] <= set(state.to_dict()["opening"]["dealt"][state.actor])
            chosen += 1
    assert chosen == 2 * players


def named_in(events: list[Event]) -> set[str]:
    """Every word that some event says."""
    return {str(detail) for event in events for detail in event.details.values()}


@clause("T-1.13", "Z-2.14")
@each_number_of_players
@each_game
def test_events_tell_no_secret_before_all_have_chosen(game: str, players: int) -> None:
    events: list[Event] = []
    open_to_all: set[str] = set()
    for state in opening(game, players, 7):
        state.listen(events)
        open_to_all = turned_up(state.to_dict())
        assert named_in(events) & SECRETS[game] == open_to_all
    assert named_in(events) & SECRETS[game] > open_to_all


@clause("T-1.13", "T-3.12", "Z-2.11", "Z-14.13")
@each_number_of_players
@each_game
def test_once_all_have_chosen_everything_is_public(game: str, players: int) -> None:
    match = play_on(begin(5, game, players=players), 5, 2 * players)
    assert not match.game.hides(match.state)
    while not match.over:
        views = [match.view(seat) for seat in (None, *range(players))]
        for view in views:
            del view["seat"]
        assert all(view == views[0] for view in views)
        assert views[0].get("opening") == match.state.to_dict().get("opening")
        play_on(match, match.turn, 12)


@each_game
def test_a_view_says_who_decides_and_what_only_to_players(game: str) -> None:
    match = begin(5, game)
    view = match.view(None)
    assert view["actor"] == match.actor
    assert (view["decision"]["step"], view["decision"]["seat"]) == (CHOOSING[game], match.actor)
    assert (view["over"], view["winners"]) == (False, [])
    assert "pending" not in view
    play_on(match, 5)
    view = match.view(0)
    assert (view["actor"], view["decision"], view["over"]) == (None, None, True)
    assert view["winners"] == match.winners() != []


@pytest.mark.parametrize("seat", [-1, 2, True, "0", 0.0], ids=repr)
@each_game
def test_there_is_no_view_of_a_seat_that_does_not_exist(game: str, seat: Any) -> None:
    with pytest.raises(tonalli.OptionError, match=r"\Aseat=[^\n]+\Z"):
        begin(5, game).view(seat)


@pytest.mark.parametrize("decisions", [0, 3, 30])
@each_game
def test_changing_a_view_changes_nothing_in_the_match(game: str, decisions: int) -> None:
    match = play_on(begin(5, game), 5, decisions)
    before = match.state.to_dict(), match.record().write(), match.view(0)
    emptied(match.view(0))
    assert (match.state.to_dict(), match.record().write(), match.view(0)) == before
