"""Whole games as records: replayed with their final scores; together they show the whole game."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tonalli
from games.make_tzolkin import EACH, everything, shown
from tonalli import Match
from tzolkin.laws import SPACE, laws

pytestmark = pytest.mark.pure

GAMES = sorted((Path(__file__).parent.parent / "games").glob("tzolkin-*.txt"))


@cache
def replayed(game: Path) -> Match:
    return tonalli.load(game.read_text(encoding="utf-8"))


def header(game: Path, name: str) -> Any:
    for line in game.read_text(encoding="utf-8").split("\n"):
        if line.startswith(f"{name}: "):
            return json.loads(line.partition(": ")[2])
    raise AssertionError(f"{game.name} has no {name}")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_games_for_every_number_of_players(players: int) -> None:
    played = [replayed(game) for game in GAMES]
    assert sum(match.options["players"] == players for match in played) >= EACH


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.stem)
def test_a_recorded_game_ends_as_it_did(game: Path) -> None:
    match = replayed(game)
    assert match.over
    assert match.scores() == header(game, "scores")
    assert match.winners() == header(game, "winners")
    laws(match.state)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.stem)
def test_a_recorded_game_is_written_as_it_was(game: Path) -> None:
    assert replayed(game).record().write() == game.read_text(encoding="utf-8")


def test_the_games_together_show_every_action_of_the_base_game() -> None:
    found = set[int]().union(*(shown(replayed(game)) for game in GAMES))
    assert sorted(SPACE.write(action) for action in everything() - found) == []
