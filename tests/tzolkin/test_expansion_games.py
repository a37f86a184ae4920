"""Whole games with modules as records: replayed choice by choice; together they show the whole expansion."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import tonalli
from games.make_tribes import DIGESTS, MODULES, digest, kind_of, wanted
from tonalli import Match
from tzolkin.laws import laws
from tzolkin.test_games import header
from tzolkin.witness import TAXING, everything, witnessed

pytestmark = pytest.mark.pure

GAMES = sorted((Path(__file__).parent.parent / "games").glob("tribes-*.txt"))
EACH = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.stem)


@cache
def replayed(game: Path) -> Match:
    return tonalli.load(game.read_text(encoding="utf-8"))


@cache
def seen() -> Counter[str]:
    return sum((witnessed(replayed(game)) for game in GAMES), Counter())


@EACH
def test_a_recorded_game_ends_as_it_did(game: Path) -> None:
    match = replayed(game)
    assert match.over
    assert match.scores() == header(game, "scores")
    assert match.winners() == header(game, "winners")
    assert match.record().write() == game.read_text(encoding="utf-8")
    laws(match.state)


@EACH
def test_every_choice_of_a_recorded_game_is_still_offered_and_no_other(game: Path) -> None:
    assert digest(replayed(game)) == json.loads(DIGESTS.read_text(encoding="utf-8"))[game.stem]


def test_the_games_are_those_with_a_digest() -> None:
    assert [game.stem for game in GAMES] == sorted(json.loads(DIGESTS.read_text(encoding="utf-8")))


def test_each_module_is_played_alone_and_all_together_with_every_number_of_players() -> None:
    kinds = {kind_of(replayed(game).options) for game in GAMES}
    assert kinds == wanted() - everything()
    assert {replayed(game).options["players"] for game in GAMES} == {2, 3, 4, 5}
    assert all(set(replayed(game).options["modules"]) <= set(MODULES) for game in GAMES)


@pytest.mark.parametrize("happening", sorted(everything()))
def test_the_games_show(happening: str) -> None:
    assert seen()[happening] > 0


def test_what_is_to_be_shown_counts_thirteen_tribes_and_thirteen_prophecies() -> None:
    words = everything()
    assert sum(word.startswith("tribe ") for word in words) == 13
    assert sum(word.endswith(" scores") for word in words) == 13
    assert {word.removesuffix(" refused") for word in words if word.endswith(" refused")} == TAXING
    assert len(TAXING) == 7
