"""What all commands have in common: help, bad input, pipes, interruptions."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import tonalli
from cli.runner import PATIENCE, Terminal

COMMANDS = ("play", "simulate", "replay", "bench")


def process(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "tonalli", *arguments]


@pytest.mark.parametrize("command", COMMANDS)
def test_help_teaches_with_examples(terminal: Terminal, command: str) -> None:
    result = terminal(command, "--help")
    assert result.status == 0
    assert f"\n    tonalli {command}" in result.out


def test_without_a_command_there_is_help(terminal: Terminal) -> None:
    result = terminal()
    assert result.status == 0
    assert all(command in result.out for command in COMMANDS)


def test_version(terminal: Terminal) -> None:
    assert terminal("--version").out == f"tonalli {tonalli.__version__}\n"


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "play chess",
        "play --players 0",
        "play --players five",
        "play --players 3 --seats human,random",
        "play --seats Teotibot=human",
        "play --seats human,wizard",
        "play --seats =human,random",
        "play --seats A=human,A=random",
        "play --setup quick",
        "play --eclipse total",
        "play --seed x",
        "play --load no/such/file",
        "play --save no/such/folder/file",
        "play --nonsense",
        "play --save /",
        "play --save .",
        "play --save ..",
        "simulate --games 0",
        "simulate --jobs 0",
        "simulate --seats human,random",
        "simulate --json --jsonl",
        "simulate chess",
        "replay",
        "replay no/such/file",
        "replay .",
        "bench --players 9",
        "bench --seconds 0",
        "bench chess",
        "replay x --check --json",
    ],
)
def test_bad_input_ends_with_one_line(terminal: Terminal, line: str) -> None:
    result = terminal(*line.split())
    assert result.status == 2
    assert result.err.startswith("tonalli: ")
    assert result.err.count("\n") == 1
    assert "[cli-" not in result.err


def test_an_empty_file_name(terminal: Terminal) -> None:
    result = terminal("play", "--save", "")
    assert result.status == 2
    assert result.err == "tonalli: .: is a folder or device, not a file for a record\n"


@pytest.mark.parametrize("debug", ["", "1"])
def test_a_fault_of_the_program_is_one_line(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, debug: str) -> None:
    """TONALLI_DEBUG shows where it happened."""

    def broken(*arguments: object) -> None:
        raise ZeroDivisionError("of\nthe test")

    monkeypatch.setattr("tonalli.cli.main.measure", broken)
    monkeypatch.setenv("TONALLI_DEBUG", debug)
    result = terminal("bench")
    assert result.status == 1
    line = "tonalli: this should not have happened: ZeroDivisionError: of the test (TONALLI_DEBUG=1 shows where)\n"
    assert result.err.endswith(line)
    assert ("Traceback" in result.err) == bool(debug)
    assert (result.err == line) == (not debug)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
def test_output_that_cannot_be_written() -> None:
    line = f"{' '.join(process('simulate', '--games', '2', '--json'))} > /dev/full"
    result = subprocess.run(["sh", "-c", line], capture_output=True, text=True, timeout=PATIENCE)
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert "there is no space left" in result.stderr


def test_letters_that_are_none() -> None:
    done = subprocess.run(
        process("play", "--seed", "1"),
        input=b"\xff\xfe\x80\nsave \xff\xfe/x\nquit\n",
        capture_output=True,
        timeout=PATIENCE,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
    )
    assert done.returncode == 0
    assert done.stderr == b""


def test_a_file_that_is_no_text(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xfe\x00\x80")
    result = terminal("replay", str(file), "--check")
    assert result.status == 2
    assert result.err == f"tonalli: {file}: is no text file\n"


def test_bench_measures(terminal: Terminal) -> None:
    figures = json.loads(terminal("bench", "--seconds", "0.05", "--players", "2", "--json").out)
    assert figures["players"] == 2
    assert set(figures["per_second"]) == {
        "core_decisions", "core_games", "state_decisions", "chance_outcomes", "match_decisions", "copies",
    }  # fmt: skip
    assert all(rate > 0 for rate in figures["per_second"].values())
    table = terminal("bench", "--seconds", "0.05")
    assert ("compiled" if figures["compiled"] else "pure Python") in table.out


def test_a_reader_that_leaves_early() -> None:
    line = f"{' '.join(process('simulate', '--players', '2', '--games', '400', '--jsonl'))} | head -n 1"
    result = subprocess.run(["sh", "-c", line], capture_output=True, text=True, timeout=PATIENCE)
    assert result.stdout.count("\n") == 1
    assert result.stderr == ""


def test_an_interruption_is_polite() -> None:
    running = subprocess.Popen(
        process("simulate", "--games", "1000000", "--jsonl"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert running.stdout is not None
    assert running.stdout.readline()
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert "Traceback" not in err
    assert "Stopped." in err


def test_no_colour_in_a_pipe() -> None:
    done = subprocess.run(
        process("play", "--seed", "1"), input="quit\n", capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("play --players five", "players=five: allowed is a whole number"),
        ("play --seed 1.5", "seed=1.5: allowed is a whole number"),
        ("simulate --games x", "games=x: allowed is a whole number"),
        ("bench --seconds soon", "seconds=soon: allowed is a number"),
    ],
)
def test_a_wrong_number_is_named(terminal: Terminal, line: str, message: str) -> None:
    assert terminal(*line.split()).err == f"tonalli: {message}\n"


def test_no_blanks_at_the_end_of_lines(terminal: Terminal) -> None:
    for result in (
        terminal("play", "--seed", "7", typed="board\nhelp\n1\nquit\n"),
        terminal("simulate", "--games", "2", "--players", "2"),
    ):
        assert not [line for line in result.out.splitlines() if line != line.rstrip()]


@pytest.mark.parametrize("settings", [{"LC_ALL": "C"}, {"PYTHONIOENCODING": "ascii"}])
def test_a_terminal_without_our_signs_gets_others(settings: dict[str, str]) -> None:
    done = subprocess.run(
        process("play", "--seed", "1"),
        input=b"board\n1\nquit\n",
        capture_output=True,
        timeout=PATIENCE,
        env={**os.environ, **settings},
    )
    assert done.returncode == 0
    text = done.stdout.decode("ascii")
    assert "light disc O 0 of" in text
    assert " ? " not in text
