"""Compiling while a game is played: what it tells, how it ends, who ends with it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from building.engine import ROOT
from building.start import FAILED, INTERRUPTED, Compiling

PATIENCE = 60


def python(program: str) -> list[str]:
    return [sys.executable, "-c", program]


def finished(program: str) -> tuple[list[str], str]:
    """What is said while it runs, and what came of it."""
    said: list[str] = []
    compiling = Compiling(python(program), said.append)
    compiling.listener.join(PATIENCE)
    return said, compiling.end()


def test_progress_is_told_in_tenths() -> None:
    said, outcome = finished("print(5, 12, 13, 19, 47, 99, 100, 'All done.', sep='\\n')")
    assert said == ["Compiling: 10 %", "Compiling: 40 %", "Compiling: 90 %", "All done."]
    assert outcome == "All done."


@pytest.mark.parametrize("end", ["raise SystemExit(1)", "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"])
def test_a_failure_is_told_in_one_line(end: str) -> None:
    said, outcome = finished(f"print(30, flush=True); {end}")
    assert said == ["Compiling: 30 %", FAILED]
    assert outcome == FAILED


def test_an_interruption_ends_compilers_too_and_is_told_in_one_line(tmp_path: Path) -> None:
    child = "import time, sys; open(sys.argv[1], 'w').close(); time.sleep(600)"
    begun = tmp_path / "begun"
    program = f"""
import subprocess, sys
print(42, flush=True)
subprocess.run([sys.executable, "-c", {child!r}, {str(begun)!r}])
"""
    said: list[str] = []
    compiling = Compiling(python(program), said.append)
    wait_for(begun)
    assert compiling.end() == INTERRUPTED.format(42)
    assert said == ["Compiling: 40 %", INTERRUPTED.format(42)]
    # Both held the pipe that was listened to until its end.
    assert not compiling.listener.is_alive()


def wait_for(file: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while not file.exists():
        assert time.monotonic() < deadline
        time.sleep(0.02)


GAME = """
import pathlib, signal, sys, time
print("playing", *sys.argv[1:], flush=True)
if sys.argv[1:] == ["serve"]:
    signal.signal(signal.SIGINT, lambda number, frame: sys.exit("bye"))
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit("bye"))
    pathlib.Path({ready!r}).touch()
    time.sleep(600)
"""
PLAY = """
import sys
from pathlib import Path
from building import start
start.SOURCE = Path({source!r})
sys.exit(start.play_from_sources({arguments!r}, {compiler!r}))
"""
COMPILER = "import time; print(20, flush=True); time.sleep(600)"


def beginning(tmp_path: Path, *arguments: str, compiler: str = COMPILER) -> subprocess.Popen[str]:
    """A start from sources that are a stand-in for the game, with a stand-in for the compiler."""
    game = tmp_path / "src" / "tonalli" / "__main__.py"
    game.parent.mkdir(parents=True)
    game.with_name("__init__.py").touch()
    game.write_text(GAME.format(ready=str(tmp_path / "ready")))
    program = PLAY.format(source=str(tmp_path / "src"), arguments=list(arguments), compiler=python(compiler))
    return subprocess.Popen(
        python(program), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )


@pytest.mark.parametrize("everybody", [True, False], ids=["Ctrl-C", "kill"])
def test_who_ends_the_game_ends_both(tmp_path: Path, everybody: bool) -> None:
    played = beginning(tmp_path, "serve")
    assert played.stdout is not None
    wait_for(tmp_path / "ready")
    assert {played.stdout.readline() for line in range(2)} == {"playing serve\n", "Compiling: 20 %\n"}
    if everybody:
        os.killpg(played.pid, signal.SIGINT)
    else:
        played.send_signal(signal.SIGTERM)
    out, problems = played.communicate(timeout=PATIENCE)
    assert out == f"{INTERRUPTED.format(20)}\n"
    assert problems == "bye\n"
    assert played.returncode == 1


def test_a_game_in_the_terminal_is_left_in_peace(tmp_path: Path) -> None:
    compiler = "print(20, 50, 'All done.', sep='\\n')"
    out, problems = beginning(tmp_path, "play", compiler=compiler).communicate(timeout=PATIENCE)
    assert problems == ""
    assert out.startswith("playing play\n")
    # The game may be over before the compiler has begun.
    assert re.fullmatch(r"All done\.|Compiling was interrupted at \d+ %.*", out.splitlines()[1])
    assert len(out.splitlines()) == 2
