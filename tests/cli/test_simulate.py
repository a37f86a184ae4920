"""Many games between bots."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tonalli
from cli.runner import Terminal
from tonalli.core.dealer import mix


def without_speed(text: str) -> dict[str, Any]:
    figures: dict[str, Any] = json.loads(text)
    del figures["speed"]
    return figures


@pytest.mark.parametrize("seats", ["random,random,random", "greedy,random"])
def test_the_same_seed_gives_the_same_games_whatever_the_jobs(terminal: Terminal, seats: str) -> None:
    arguments = ("simulate", "--seats", seats, "--games", "5", "--seed", "3", "--json")
    one = terminal(*arguments)
    two = terminal(*arguments, "--jobs", "2")
    assert one.status == two.status == 0
    assert without_speed(one.out) == without_speed(two.out)
    other = terminal("simulate", "--seats", seats, "--games", "5", "--seed", "4", "--json")
    assert without_speed(other.out)["seats"] != without_speed(one.out)["seats"]


def test_one_line_a_game(terminal: Terminal) -> None:
    result = terminal("simulate", "--players", "2", "--games", "4", "--seed", "3", "--jsonl", "--setup", "draft")
    games = [json.loads(line) for line in result.out.splitlines()]
    assert [game["game"] for game in games] == [0, 1, 2, 3]
    assert len({game["seed"] for game in games}) == 4
    for game in games:
        assert game["options"] == {"players": 2, "setup": "draft", "eclipse": "standard"}
        assert len(game["scores"]) == 2
        assert len(game["winners"]) == 1
        assert game["turns"] > 20
        assert game["decisions"] > game["turns"]
    state = tonalli.new("teotihuacan", **games[0]["options"], seed=games[0]["seed"]).state
    assert tonalli.playout(state, mix(games[0]["seed"])) == games[0]["decisions"]
    assert state.scores() == games[0]["scores"]


def test_the_table_for_people(terminal: Terminal) -> None:
    result = terminal("simulate", "--seats", "A=greedy,B=random", "--games", "3", "--seed", "1", "--eclipse", "dark")
    assert result.status == 0
    assert result.err == ""
    assert "3 games, seed 1" in result.out
    assert "median" in result.out
    assert "decisions a game" in result.out
    assert "[" not in result.out
