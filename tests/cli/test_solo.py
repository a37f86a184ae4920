"""One person against the Teotibot at the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tonalli
from clauses import clause
from cli.runner import Terminal
from cli.scripted import typed_game
from tonalli.cli.options import LEVELS
from tonalli.teotihuacan.modules.teotibot.knobs import KNOBS

GAMES = Path(__file__).parent.parent / "games"
EASIEST = {name: min(setting.allowed) for name, setting in KNOBS.items()}
HARDEST = {name: max(setting.allowed) for name, setting in KNOBS.items()}


def typed(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def saved(file: Path) -> tonalli.Match:
    return tonalli.load(file.read_text(encoding="utf-8"))


def widest(text: str) -> int:
    return max(len(line) for line in text.splitlines())


@clause("B-10.1")
@pytest.mark.parametrize(
    ("setup", "eclipse", "bot"), [("standard", "standard", {}), ("first", "dark", HARDEST), ("draft", "standard", {})]
)
def test_a_whole_game(terminal: Terminal, tmp_path: Path, setup: str, eclipse: str, bot: dict[str, int]) -> None:
    lines, match = typed_game(4, "human", setup=setup, eclipse=eclipse, bot=bot)
    file = tmp_path / "solo.tonalli"
    chosen = ["--players", "1", "--setup", setup, "--eclipse", eclipse, "--seed", "4"]
    chosen += [f"--bot={name}={value}" for name, value in bot.items()]
    result = terminal("play", *chosen, "--save", str(file), typed=typed(lines))
    assert result.status == 0
    assert result.err == ""
    assert "[teotihuacan-" not in result.out
    assert "[cli-" not in result.out
    assert saved(file).record().write() == match.record().write()
    own, other = match.scores()
    assert f"You {'won' if own > other else 'lost'}: {own} VP against {other} of the Teotibot." in result.out
    total = next(line for line in reversed(result.out.splitlines()) if line.startswith("total"))
    assert [int(figure) for figure in total.split()[1:]] == [own, other]


def test_a_game_goes_on_as_if_it_had_never_been_left(terminal: Terminal, tmp_path: Path) -> None:
    lines, match = typed_game(6, "Ana=human", bot={"start_wood": 3})
    file = tmp_path / "solo.tonalli"
    begun = ("play", "--seats", "Ana=human", "--bot", "start_wood=3", "--seed", "6", "--save", str(file))
    assert "Ana >" in terminal(*begun, typed=typed(lines[:30])).out
    assert saved(file).options["bot"] == {"start_wood": 3}
    assert saved(file).seats == ["Ana=human"]
    result = terminal("play", "--load", str(file), "--seed", "6", typed=typed(lines[30:]))
    assert "The game goes on at turn" in result.out
    assert "Ana lost: " in result.out or "Ana won: " in result.out
    assert saved(file).record().write() == match.record().write()


# ---- settings ----------------------------------------------------------------------------------


@clause("B-11.11")
@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, setting in KNOBS.items() for value in setting.allowed]
)
def test_every_value_of_every_setting(terminal: Terminal, tmp_path: Path, name: str, value: int) -> None:
    file = tmp_path / "solo.tonalli"
    result = terminal("play", "--players", "1", "--bot", f"{name}={value}", "--save", str(file), typed="quit\n")
    assert result.status == 0
    assert saved(file).options["bot"] == {name: value}
    assert f"settings: {name}={value}" in result.out


@pytest.mark.parametrize(
    ("given", "bot"),
    [
        (["easiest"], EASIEST),
        (["default"], {}),
        (["hardest"], HARDEST),
        (["start_gold=1,start_wood=3"], {"start_gold": 1, "start_wood": 3}),
        (["hardest", "start_gold=1"], {**HARDEST, "start_gold": 1}),
        (["start_gold=1", "easiest"], EASIEST),
        (["start_gold=1", "start_gold=3"], {"start_gold": 3}),
    ],
)
def test_levels_and_several_settings(terminal: Terminal, tmp_path: Path, given: list[str], bot: dict[str, Any]) -> None:
    file = tmp_path / "solo.tonalli"
    options = [text for part in given for text in ("--bot", part)]
    result = terminal("play", "--seats", "human", *options, "--save", str(file), typed="quit\n")
    assert result.status == 0
    assert saved(file).options["bot"] == bot
    if len(given) == 1 and given[0] in LEVELS:
        assert f"settings: {given[0]}\n" in result.out


@pytest.mark.parametrize(
    ("value", "on"),
    [
        *((word, True) for word in ("on", "On", "true", "True", "yes", "1")),
        ("off", False),
        ("False", False),
        ("0", False),
    ],
)
def test_a_switch_in_the_words_people_use(terminal: Terminal, tmp_path: Path, value: str, on: bool) -> None:
    file = tmp_path / "solo.tonalli"
    chosen = ("--players", "1", "--modules", "obsidian", "--bot", f"harder_obsidian={value}")
    result = terminal("play", *chosen, "--save", str(file), typed="quit\n")
    assert result.status == 0
    assert saved(file).options["bot"] == {"harder_obsidian": on}
    assert f"settings: harder_obsidian={'on' if on else 'off'}\n" in result.out


def test_help_shows_switches_as_they_can_be_given(terminal: Terminal) -> None:
    lines = terminal("play", "--help").out.splitlines()
    assert any(line.split()[:3] == ["harder_obsidian", "(off)", "on"] for line in lines)


@pytest.mark.parametrize("name", ["easiest", "hardest"])
def test_levels_are_those_of_the_recorded_games(name: str) -> None:
    recorded = tonalli.load((GAMES / f"solo-{name}.txt").read_text(encoding="utf-8"))
    assert recorded.options["bot"] == {"easiest": EASIEST, "hardest": HARDEST}[name]


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--players 1 --bot start_gold=4", "bot: start_gold=4: allowed is 1, 2, 3"),
        ("--players 1 --bot start_gold=many", "bot: start_gold=many: allowed is 1, 2, 3"),
        ("--players 1 --bot worship_step_change=2", "bot: worship_step_change=2: allowed is -1, 0, 1"),
        (
            "--players 1 --modules obsidian --bot harder_obsidian=maybe",
            "bot: harder_obsidian=maybe: allowed is ",
        ),
        ("--players 1 --bot luck=7", "bot: luck is not among worker_power_gold, "),
        ("--players 1 --bot mild", "bot=mild: give easiest, default, hardest or SETTING=N; "),
        ("--players 1 --bot =3", "bot==3: give easiest, default, hardest or SETTING=N; "),
        ("--players 2 --bot start_gold=1", "bot: allowed only with players=1"),
        ("--players 3 --bot default", "bot: has no meaning with players=3"),
        ("--bot hardest", "bot: allowed only with players=1"),
    ],
)
def test_wrong_settings_are_one_line(terminal: Terminal, command: str, arguments: str, message: str) -> None:
    result = terminal(command, *arguments.split())
    assert result.status == 2
    assert result.err.startswith(f"tonalli: {message}")
    assert result.err.count("\n") == 1


def test_a_loaded_game_has_its_settings(terminal: Terminal) -> None:
    result = terminal("play", "--load", str(GAMES / "solo-easiest.txt"), "--bot", "hardest")
    assert result.status == 2
    assert result.err == "tonalli: --bot cannot be given with --load: the record says it\n"


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_lists_every_setting(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    text = terminal(command, "--help").out
    assert "--bot" in text
    assert widest(text) <= 80
    for name, setting in KNOBS.items():
        default, allowed = setting.default, setting.allowed
        line = next(line for line in text.splitlines() if line.strip().startswith(f"{name} "))
        shown = [figure.strip("()") for figure in line.split()[1 : len(allowed) + 1]]
        assert shown == [str(value) for value in allowed]
        assert f"({default})" in line
        assert len(line.split()) > len(allowed) + 2


def test_a_short_log_counts_turns(terminal: Terminal) -> None:
    lines, _ = typed_game(4, "human", decisions=44)
    result = terminal("play", "--players", "1", "--seed", "4", typed=typed([*lines, "log 3", "quit"]))
    log = result.out.partition("log 3\n")[2].partition("You >")[0]
    assert len([line for line in log.splitlines() if line.startswith("Turn ")]) == 3
    assert 1 <= log.count("action pyramid: ") <= 2


# ---- other commands ----------------------------------------------------------------------------


def test_replay(terminal: Terminal) -> None:
    file = str(GAMES / "solo-hardest.txt")
    match = tonalli.load(Path(file).read_text(encoding="utf-8"))
    own, other = match.scores()
    assert f"final scores {own} and {other}\n" in terminal("replay", file, "--check").out
    data = json.loads(terminal("replay", file, "--json").out)
    assert data["seats"] == [match.seats[0], "Teotibot"]
    assert data["options"]["bot"] == HARDEST
    log = terminal("replay", file, "--log").out
    assert "B Teotibot: rolled " in log
    assert "[teotihuacan-" not in log
    walked = terminal("replay", file, typed="next\nnext\nturn 9\nboard\nback\nend\nquit\n").out
    assert "The Teotibot's action pyramid" in walked
    assert f"{own} VP against {other} of the Teotibot." in walked


def test_bench_measures_solo_games(terminal: Terminal) -> None:
    result = terminal("bench", "--players", "1", "--seconds", "0.05")
    assert result.status == 0
    assert "teotihuacan, solo, " in result.out
    assert json.loads(terminal("bench", "--players", "1", "--seconds", "0.05", "--json").out)["players"] == 1


def test_a_bot_may_sit_in_the_seat(terminal: Terminal) -> None:
    result = terminal("play", "--seats", "random", "--seed", "1")
    assert result.status == 0
    assert "Random lost: " in result.out or "Random won: " in result.out
