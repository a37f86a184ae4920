"""Rows say what a seat may know, all of it in named columns, and the same however they came to be written."""

from __future__ import annotations

import hashlib
import pickle
import random
from pathlib import Path
from typing import Any

import pytest

import tonalli
from choosing import at_random
from rl.tables import OPTIONS
from tonalli.core.game import GAMES
from tonalli.core.row import bytes_of
from tonalli.core.state import State
from tonalli.core.step import CHANCE

pytestmark = pytest.mark.pure

HERE = Path(__file__).parent
ROWS = (HERE / "recorded_rows.txt").read_text(encoding="utf-8").splitlines()


def positions(game: str, options: dict[str, Any], seed: int) -> list[State]:
    """Every position of a game played at random."""
    choose = at_random(seed)
    dealer = tonalli.Dealer(seed)
    state = tonalli.begin(game, **options)
    found: list[State] = []
    while not state.over:
        found.append(state.copy())
        if state.actor == CHANCE:
            dealer.answer(state)
        else:
            state.play(choose(state))
    return [*found, state]


@pytest.mark.parametrize("name", GAMES)
def test_columns_are_those_of_their_version(name: str) -> None:
    """A column that moves or means something else needs another version; write the file anew then."""
    features = GAMES[name].features
    lines = [f"version {features.version}", *(f"{column.name} {column.highest}" for column in features)]
    assert lines == (HERE / f"{name}_columns.txt").read_text(encoding="utf-8").splitlines()
    assert len({column.name for column in features}) == len(features)


@pytest.mark.parametrize("line", ROWS)
def test_rows_of_recorded_games_are_those_of_their_version(line: str) -> None:
    """What every seat sees before every move; networks are trained on exactly these bytes."""
    name, wanted = line.split()
    match = tonalli.load((HERE.parent / "games" / name).read_text(encoding="utf-8"))
    state = match.beginning()
    said = hashlib.sha256()
    for move in match.record():
        for seat in range(len(state.scores())):
            said.update(match.game.features.row(state, seat))
        state.play(move.action)
    assert said.hexdigest() == wanted


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_a_row_that_is_written_again_equals_a_new_one(game: str, options: dict[str, object]) -> None:
    features = GAMES[game].features
    cells = bytes_of(len(features))
    row = features.blank(cells, 0)
    highest = [column.highest for column in features]
    for number, state in enumerate(positions(game, options, seed=5)):
        seat = number % len(state.scores())
        features.write(state, seat, row)
        assert bytes(cells) == features.row(state, seat)
        assert all(value <= most for value, most in zip(bytes(cells), highest, strict=True))


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_a_row_says_the_same_whatever_it_said_before(game: str, options: dict[str, object]) -> None:
    """Positions of two games in no order, some from another process, and those that became of copies of the same."""
    features = GAMES[game].features
    cells = bytes_of(len(features))
    row = features.blank(cells, 0)
    found = [*positions(game, options, seed=5)[::7], *positions(game, options, seed=9)[::7]]
    generator = random.Random(1)
    for _ in range(120):
        state = generator.choice(found).copy()
        if generator.random() < 0.5:
            sent = pickle.loads(pickle.dumps(state))
            assert (sent, sent.key()) == (state, state.key())
            state = sent
        for _ in range(4):
            seat = generator.randrange(len(state.scores()))
            features.write(state, seat, row)
            assert bytes(cells) == features.row(state, seat)
            if not state.over:
                state.play(generator.choice(state.legal()))


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_positions_that_look_the_same_to_a_seat_have_the_same_row(game: str, options: dict[str, object]) -> None:
    found = GAMES[game]
    compared = 0
    for number, state in enumerate(positions(game, options, seed=6)):
        for seat in range(len(state.scores()) if found.hides(state) else 0):
            other = state.resample(seat, number)
            if other.key() != state.key() and found.view(other, seat) == found.view(state, seat):
                compared += 1
                assert found.features.row(other, seat) == found.features.row(state, seat)
    assert compared > 0 or options.get("setup") in ("first", "draft")


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_positions_that_look_different_have_different_rows(game: str, options: dict[str, object]) -> None:
    """What a view tells apart a row tells apart, but for what it clips and leaves to the rules."""
    found = GAMES[game]
    views: dict[bytes, object] = {}
    for state in positions(game, options, seed=7):
        if state.actor >= 0:
            row = found.features.row(state, state.actor)
            seen = found.view(state, state.actor)
            assert views.setdefault(row, seen) == seen


@pytest.mark.parametrize("name", GAMES)
def test_columns_are_found_by_their_names(name: str) -> None:
    features = GAMES[name].features
    state = positions(name, {"players": 3}, seed=8)[40]
    row = features.row(state, 1)
    said = features.named(row)
    assert said["option.players.3"] == 1
    assert 0 not in said.values()
    for number, column in enumerate(features):
        assert features.index(column.name) == number
        assert said.get(column.name, 0) == row[number]
    with pytest.raises(KeyError, match=r"no column is called 'own\.fame'"):
        features.index("own.fame")


def said_in(game: str, state: State, seat: int) -> dict[str, int]:
    features = GAMES[game].features
    return features.named(features.row(state, seat))


def test_teotihuacan_says_what_lies_there() -> None:
    state = next(each for each in positions("teotihuacan", {"players": 3}, seed=8) if each.turn == 9)
    seat = int(state.active)
    said = said_in("teotihuacan", state, seat)
    view = GAMES["teotihuacan"].view(state, seat)
    own, following = view["players"][seat], view["players"][(seat + 1) % 3]
    assert said.get("own.points", 0) == own["points"]
    assert said.get("next.stock.cocoa", 0) == following["cocoa"]
    assert said["option.players.3"] == 1
    assert said[f"table.slot.0.{view['ring'][0]}"] == 1
    for worker in own["workers"]:
        if "board" in worker:
            assert said[f"own.worker.{worker['board']}.{worker['power']}"] >= 1
    assert sum(value for name, value in said.items() if name.startswith("own.worker.")) == 4
    assert sum(1 for name in said if name.startswith("table.cell.")) == 64
    assert said[f"decision.kind.{view['decision']['step']}"] == 1


def test_tzolkin_says_what_stands_there() -> None:
    state = next(each for each in positions("tzolkin", {"players": 4}, seed=8) if each.turn == 14)
    seat = int(state.active)
    said = said_in("tzolkin", state, seat)
    view = GAMES["tzolkin"].view(state, seat)
    own = view["players"][seat]
    assert said["own.points_and_100"] == 100 + int(own["points"] // 1)
    assert said.get("own.stock.corn", 0) == own["corn"]
    sides = ["own", "next", "second", "third"]
    for gear, teeth in view["gears"].items():
        for tooth, owner in enumerate(teeth):
            if owner is not None:
                side = "dummy" if owner == "dummy" else sides[(owner - seat) % 4]
                assert said[f"table.tooth.{gear}.{tooth}.{side}"] == 1
    assert said["table.day"] == view["calendar"]["day"]
