"""Whole games as records: replayed with their final scores; together they show the whole game."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tonalli
from core.varieties import SHARED
from games import make_expansion
from games.make import everything, shown
from teotihuacan.laws import laws
from tonalli import Match

pytestmark = pytest.mark.pure

GAMES = sorted(
    game
    for game in (Path(__file__).parent.parent / "games").glob("*.txt")
    if not game.name.startswith(("tzolkin-", "tribes-"))
)


@cache
def replayed(game: Path) -> Match:
    return tonalli.load(game.read_text(encoding="utf-8"))


def header(game: Path, name: str) -> Any:
    for line in game.read_text(encoding="utf-8").split("\n"):
        if line.startswith(f"{name}: "):
            return json.loads(line.partition(": ")[2])
    raise AssertionError(f"{game.name} has no {name}")


def test_there_is_a_game_of_every_variety() -> None:
    played = [replayed(game).options for game in GAMES]
    for variety in SHARED:
        assert any({**options, **variety} == options for options in played), f"no game of {variety}"


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


def test_the_games_together_show_every_action_tile_technology_and_bonus() -> None:
    found = set[str]().union(*(shown(replayed(game)) for game in GAMES))
    assert everything() - found == set()


def test_the_games_with_modules_together_show_all_that_only_they_bring() -> None:
    found: dict[str, set[str]] = {}
    for game in GAMES:
        if game.name.startswith("expansion-"):
            match = tonalli.load(game.read_text(encoding="utf-8"), watch=True)
            found[game.stem] = make_expansion.shown(match)
    assert make_expansion.everything() - set[str]().union(*found.values()) == set()
    out_of_turn = [game for game, seen in found.items() if "ascension out of turn triggers an eclipse" in seen]
    assert out_of_turn == ["expansion-all-0011"], "no turn of the Teotibot is one"
