"""Looking ahead: whatever it finds was played by the rules, out of what the seat can know, and is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tonalli
from rl.tables import OPTIONS
from tonalli.bots.game import play_game
from tonalli.bots.registry import bot_named, own_name
from tonalli.bots.search import Node, Search, preferred
from tonalli.bots.sight import Sight, worth_of_end
from tonalli.bots.weights import read_weights
from tonalli.core.dealer import Dealer, playout
from tonalli.core.errors import OptionError
from tonalli.core.game import GAMES
from tonalli.core.state import State

pytestmark = pytest.mark.pure


def search_of(weights: str) -> Search:
    return Search(Sight(*read_weights(Path(weights))), 0.5, 0.6)


def all_nodes(root: Node) -> list[Node]:
    found = [root]
    for node in found:
        found.extend(node.after.values())
    return found


def last_decisions(game: str, wanted: int, **options: Any) -> list[State]:
    """Positions in which every choice ends the game, and not all ends are equal."""
    found: list[State] = []
    for seed in range(400):
        match = tonalli.new(game, seed=seed, **options)
        positions: list[State] = []
        dealer = Dealer(seed)
        while not match.over:
            positions.append(match.state.copy())
            match.play(match.legal()[dealer.number(len(match.legal()))])
        last = next(state for state in reversed(positions) if len(state.legal()) > 1)
        ends = ends_of(last)
        if len(ends) == len(last.legal()) and len(set(ends.values())) > 1:
            found.append(last)
            if len(found) == wanted:
                break
    return found


def ends_of(state: State) -> dict[int, float]:
    """What each choice is worth that ends the game, chance having nothing more to say."""
    found = {}
    for action in state.legal():
        after = state.copy()
        after.play(action)
        while not after.over and len(after.legal()) == 1 and after.actor >= 0:
            after.play(after.legal()[0])
        if after.over:
            found[action] = worth_of_end(after, state.actor)
    return found


@pytest.mark.parametrize(("game", "options"), OPTIONS[::4])
def test_it_plays_whole_games_and_the_same_ones_for_a_seed(game: str, options: dict[str, Any], weights: str) -> None:
    ends = []
    for _ in range(2):
        state = tonalli.begin(game, **options)
        bots = [bot_named(f"{weights}@3", seat) for seat in range(len(state.scores()))]
        play_game(state, bots, Dealer(9))
        assert state.over
        ends.append(state.to_dict())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_everything_it_counts_adds_up(game: str, players: int, weights: str) -> None:
    state = tonalli.new(game, players=players, seed=3).state
    playout_until(state, 30)
    before = state.to_dict()
    root = search_of(weights).think(state, 1, 60, 0.0)
    assert state.to_dict() == before
    assert (list(root.ids), root.player, root.seen) == (state.legal(), state.actor, 60)
    for node in all_nodes(root):
        assert sum(node.visits) == node.seen
        assert sum(node.sums) == pytest.approx(node.sum)
        assert sum(node.odds) == pytest.approx(1)
        assert sum(each.seen for each in node.after.values()) <= node.seen
    assert root.ids[preferred(root)] in state.legal()


def playout_until(state: State, decisions: int) -> None:
    """Play on at random until somebody has a real choice."""
    dealer = Dealer(5)
    for _ in range(decisions):
        if state.actor < 0:
            dealer.answer(state)
        else:
            state.play(state.legal()[dealer.number(len(state.legal()))])
    while state.actor < 0 or len(state.legal()) < 3:
        if state.actor < 0:
            dealer.answer(state)
        else:
            state.play(state.legal()[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_last_decision_of_a_game_is_the_best_one(game: str, weights: str) -> None:
    """Whatever a network of random weights thinks of it: ends are known exactly."""
    positions = last_decisions(game, 3, players=2)
    assert len(positions) == 3
    for state in positions:
        ends = ends_of(state)
        root = search_of(weights).think(state, 1, 300, 0.0)
        assert ends[root.ids[preferred(root)]] == pytest.approx(max(ends.values()))


@pytest.mark.parametrize("game", GAMES)
def test_what_was_thought_is_kept_for_the_next_decision(game: str, weights: str) -> None:
    known = 0
    for seed in range(6):
        state = tonalli.new(game, players=2, seed=seed).state
        playout_until(state, 40)
        search = search_of(weights)
        root = search.think(state, 1, 200, 0.0)
        following = list(root.after.values())
        state.play(root.ids[preferred(root)])
        if state.actor != root.player or len(state.legal()) == 1:
            continue
        node = search.known_again(state)
        assert node in following
        before = node.seen
        assert before > 0
        assert search.think(state, 1, before + 10, 0.0) is node
        assert node.seen == before + 10
        known += 1
    assert known > 0


@pytest.mark.parametrize("game", GAMES)
def test_it_does_not_look_at_what_is_hidden(game: str, weights: str) -> None:
    """Positions that differ only in what a seat cannot know get the same answer."""
    compared = 0
    for seed in range(4):
        match = tonalli.new(game, players=2, seed=seed)
        for _ in range(3):
            chosen = bot_named(f"{weights}@12", 1).choose(match.state)
            for other in range(3):
                resampled = match.state.resample(match.actor, other)
                compared += resampled != match.state
                assert bot_named(f"{weights}@12", 1).choose(resampled) == chosen
            match.play(chosen)
    assert compared > 0


@pytest.mark.parametrize("game", ["tzolkin"])
def test_time_ends_thinking(game: str, weights: str) -> None:
    state = tonalli.new(game, players=2, seed=3).state
    root = search_of(weights).think(state, 1, 1 << 40, 0.05)
    assert 0 < root.seen < 1 << 30


@pytest.mark.parametrize(
    "name",
    ["learned@0", "learned@", "learned@x", "learned@-3", "learned@1.5", "learned@1000001", "learned@9" + 5000 * "9"],
)
def test_how_far_it_looks_is_a_whole_number(name: str) -> None:
    with pytest.raises(OptionError, match="looks ahead"):
        bot_named(name, 1)


def test_it_is_called_by_what_has_learned() -> None:
    assert own_name("learned@40") == "learned@40"
    assert own_name("runs/mine.weights@8") == "mine@8"
    assert own_name("runs/mine.weights") == "mine"
    assert own_name("learned") == ""
    with pytest.raises(OptionError, match="allowed is"):
        bot_named("greedy@40", 1)


@pytest.mark.parametrize("game", GAMES)
def test_an_end_is_worth_as_much_to_two_together(game: str) -> None:
    for seed in range(5):
        state = tonalli.new(game, players=2, seed=seed).state
        playout(state, seed)
        assert worth_of_end(state, 0) + worth_of_end(state, 1) == pytest.approx(0.5)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_thought_of_another_position_is_not_kept(game: str, weights: str) -> None:
    """Other tiles may have come than those a line of thought had dealt: then it is thought anew."""
    kept = 0
    for seed in range(3):
        match = tonalli.new(game, players=2, seed=seed)
        search, fresh = search_of(weights), search_of(weights)
        for _ in range(60):
            state = match.state
            if len(state.legal()) == 1:
                match.play(state.legal()[0])
                continue
            search.seat = state.actor
            node = search.known_again(state)
            kept += node.seen > 0
            looked = fresh.opened(state)
            assert node.worth == looked.worth
            assert list(node.odds) == list(looked.odds)
            root = search.think(state, 1, 30, 0.0)
            match.play(root.ids[preferred(root)])
    assert kept > 10
