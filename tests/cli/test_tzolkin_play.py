"""Playing Tzolk'in at the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tonalli
from clauses import clause
from cli.runner import Terminal
from cli.scripted import typed_game
from tonalli.cli.face import face_of
from tonalli.cli.wording import figure

FACE = face_of(tonalli.GAMES["tzolkin"])


def typed(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("seats", ["human,random", "human,greedy,random", "human,random,random,random"])
def test_a_whole_game(terminal: Terminal, tmp_path: Path, seats: str) -> None:
    lines, match = typed_game(5, seats, game="tzolkin")
    file = tmp_path / "game.tonalli"
    result = terminal("play", "tzolkin", "--seats", seats, "--seed", "5", "--save", str(file), typed=typed(lines))
    assert result.status == 0
    assert result.err == ""
    assert "The game is over (fourth Food Day)" in result.out
    winner = match.winners()[0]
    points = figure(match.scores()[winner])
    assert f"Winner: {match.seats[winner].partition('=')[0]} with {points} VP" in result.out
    assert "[tzolkin-" not in result.out
    assert "[cli-" not in result.out
    assert max(len(line) for line in result.out.splitlines()) <= 100
    assert tonalli.load(file.read_text(encoding="utf-8")).state.to_dict() == match.state.to_dict()


@pytest.mark.parametrize("columns", [80, 120])
def test_nothing_is_wider_than_the_terminal(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = typed_game(8, "human,random,random,random", game="tzolkin")[0]
    result = terminal("play", "tzolkin", "--seats", "human,random,random,random", "--seed", "8", typed=typed(lines))
    assert result.status == 0
    assert max(len(line) for line in result.out.splitlines()) <= columns
    assert "…" not in result.out


@clause("Z-13.9")
def test_the_sources_add_up_with_their_quarters(terminal: Terminal) -> None:
    for seed in range(20):
        lines, match = typed_game(seed, "human,random", game="tzolkin")
        if any(score % 1 for score in match.scores()):
            break
    result = terminal("play", "tzolkin", "--seats", "human,random", "--seed", str(seed), typed=typed(lines))
    table = result.out[result.out.index("The game is over") :].splitlines()[2:]
    plain = [line.replace("·", "0").replace("−", "-") for line in table if ":" not in line]
    rows = [line.split()[-2:] for line in plain if line.strip()]
    sums = [sum(float(row[seat]) for row in rows[:-1]) for seat in (0, 1)]
    assert sums == match.scores() == [float(figure) for figure in rows[-1]]


# ---- secret choices ------------------------------------------------------------------------------


@clause("Z-2.14")
def test_several_people_hide_their_wealth_tiles(terminal: Terminal) -> None:
    lines, match = typed_game(2, "Ana=human,Ben=human", game="tzolkin")
    script = ["", *lines[:2], "", *lines[2:]]
    result = terminal("play", "tzolkin", "--seats", "Ana=human,Ben=human", "--seed", "2", typed=typed(script))
    assert result.status == 0
    assert result.out.count("press Enter when only you look") == 2
    assert "The game is over" in result.out
    assert figure(match.scores()[0]) in result.out


@clause("Z-2.14")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_screen_of_a_secret_choice_shows_nothing_of_the_other_one(terminal: Terminal, seed: int) -> None:
    """Whatever the first person keeps, the second sees the same, at both choices."""
    screens = set()
    for first in "1234":
        for second in "123":
            lines = ["", first, second, "", "explain 1", "1", "log", "explain 1", "board players", "undo", "quit"]
            arguments = ("play", "tzolkin", "--seats", "Ana=human,Ben=human", "--seed", str(seed))
            result = terminal(*arguments, typed=typed(lines))
            assert result.status == 0
            screens.add(result.out.split("press Enter when only you look")[2])
    assert len(screens) == 1


# ---- commands while playing ----------------------------------------------------------------------


def test_wrong_input_changes_nothing(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.tonalli"
    arguments = ("play", "tzolkin", "--seed", "1", "--save", str(file))
    result = terminal(*arguments, typed="99\nnonsense\nkeep\ntile\ntile nothing such\nboard ring\n\nundo\nquit\n")
    assert result.status == 0
    assert "There is no option 99" in result.out
    assert '"nonsense" is no option here' in result.out
    assert '"keep" could mean keep:' in result.out
    assert "tile needs a name: tile mirror" in result.out
    assert 'Nothing here is called "nothing such"' in result.out
    assert 'no part "ring", only gears, jungle' in result.out
    assert "Nothing to take back" in result.out
    untouched = tonalli.load(file.read_text(encoding="utf-8"))
    assert not any(untouched.write(move.action).startswith("keep") for move in untouched.moves)


@pytest.mark.parametrize("part", list(FACE.drawings))
def test_every_part_of_the_table_can_be_looked_at(terminal: Terminal, part: str) -> None:
    for asked in (part, f"board {part}"):
        result = terminal("play", "tzolkin", "--seed", "7", typed=f"{asked}\nquit\n")
        assert result.status == 0
        assert "is no option here" not in result.out
        assert "[tzolkin" not in result.out


def test_help_is_about_this_game(terminal: Terminal) -> None:
    result = terminal("play", "tzolkin", "--seed", "7", typed="help\nquit\n")
    assert "most victory points after 27 days" in result.out
    assert "place:tikal" in result.out
    assert "gears, jungle, temples, technologies, buildings, monuments, players" in " ".join(result.out.split())
    assert "cocoa" not in result.out


def test_undo_takes_back_a_placement(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.tonalli"
    arguments = ("play", "tzolkin", "--seats", "human,random", "--seed", "1", "--save", str(file))
    result = terminal(*arguments, typed=typed(["1", "1", "place:tikal", "undo", "quit"]))
    assert "Taken back." in result.out
    saved = tonalli.load(file.read_text(encoding="utf-8"))
    assert not any(saved.write(move.action).startswith("place") for move in saved.moves if move.seat == 0)


def test_a_game_goes_on_where_it_was_left(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.tonalli"
    lines, match = typed_game(5, "human,random", game="tzolkin")
    terminal("play", "tzolkin", "--seats", "human,random", "--seed", "5", "--save", str(file), typed=typed(lines[:9]))
    result = terminal("play", "--load", str(file), "--seed", "5", typed=typed(lines[9:]))
    assert result.status == 0
    assert "The game goes on at turn" in result.out
    assert tonalli.load(file.read_text(encoding="utf-8")).scores() == match.scores()


def test_a_short_log_counts_turns_not_days(terminal: Terminal) -> None:
    lines = typed_game(5, "human,random", decisions=30, game="tzolkin")[0]
    arguments = ("play", "tzolkin", "--seats", "human,random", "--seed", "5")
    result = terminal(*arguments, typed=typed([*lines, "log 4", "quit"]))
    told = result.out[result.out.index("> log 4") :].splitlines()
    assert sum(line.startswith("Turn ") for line in told) == 4
    assert any(line.startswith("Day ") for line in told)


# ---- the other commands --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("play tzolkin --players 1", "players=1: allowed is 2, 3, 4, 5"),
        ("play tzolkin --players 6", "players=6: allowed is 2, 3, 4, 5"),
        ("play tzolkin --setup first", "setup: belongs to teotihuacan, and this is tzolkin"),
        ("simulate tzolkin --eclipse dark", "eclipse: belongs to teotihuacan, and this is tzolkin"),
        ("simulate tzolkin --players 1", "players=1: allowed is 2, 3, 4, 5"),
        ("play tzolkin --bot easiest", "bot"),
        ("bench tzolkin --players 1", "players=1: allowed is 2, 3, 4, 5"),
    ],
)
def test_refusals_are_one_line(terminal: Terminal, line: str, message: str) -> None:
    result = terminal(*line.split())
    assert result.status == 2
    assert result.err.count("\n") == 1
    assert message in result.err


def test_simulate(terminal: Terminal) -> None:
    shown = terminal("simulate", "tzolkin", "--games", "6", "--seed", "3")
    assert shown.status == 0
    assert "ended by fourth Food Day: 6" in shown.out
    figures = json.loads(terminal("simulate", "tzolkin", "--games", "6", "--seed", "3", "--json").out)
    assert figures["game"] == "tzolkin"
    assert figures["options"] == {"players": 4}
    assert figures["endings"] == {"fourth-food-day": 6}
    assert "`fourth-food-day`" in (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
    assert all(side["mean"] * 4 * 6 == pytest.approx(round(side["mean"] * 24), abs=0.02) for side in figures["seats"])


def test_simulated_games_can_be_dealt_again(terminal: Terminal) -> None:
    lines = terminal("simulate", "tzolkin", "--players", "2", "--games", "2", "--seed", "3", "--jsonl").out.splitlines()
    assert len(lines) == 2
    for line in lines:
        game = json.loads(line)
        match = tonalli.new("tzolkin", seed=game["seed"], **game["options"])
        assert len(match.scores()) == len(game["scores"]) == 2


def test_bench(terminal: Terminal) -> None:
    figures = json.loads(terminal("bench", "tzolkin", "--players", "2", "--seconds", "0.05", "--json").out)
    assert figures["game"] == "tzolkin"
    assert all(rate > 0 for rate in figures["per_second"].values())


def test_replay(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.tonalli"
    lines, match = typed_game(5, "human,random", game="tzolkin")
    terminal("play", "tzolkin", "--seats", "human,random", "--seed", "5", "--save", str(file), typed=typed(lines))
    check = terminal("replay", str(file), "--check")
    assert check.status == 0
    assert f"final scores {' and '.join(figure(score) for score in match.scores())}\n" in check.out
    log = terminal("replay", str(file), "--log")
    for told in ("Turn 1 ", "Day 2:", "Food Day 1 (goods):", "Food Day 4 (points):", "Final scoring:", "Winner: "):
        assert told in log.out
    walked = terminal("replay", str(file), typed="next\nback\nturn 4\nboard\nlog\nend\nquit\n")
    assert walked.status == 0
    assert "Winner: " in walked.out
    assert "[tzolkin" not in walked.out
    assert json.loads(terminal("replay", str(file), "--json").out)["scores"] == match.scores()
