"""Plays the same seeded games on the compiled and on the pure build and compares a checksum of each."""

from __future__ import annotations

import argparse
import itertools
import subprocess
import sys
import zlib
from typing import Any

import builds

SETUPS = ("standard", "first", "draft")
ECLIPSES = ("standard", "dark")
VARIETIES: list[dict[str, Any]] = [
    {"game": "teotihuacan", "players": players, "setup": setup, "eclipse": eclipse}
    for players, setup, eclipse in itertools.product((1, 2, 3, 4), SETUPS, ECLIPSES)
]
VARIETIES += 2 * [{"game": "tzolkin", "players": players} for players in (2, 3, 4)]
VARIETIES += [
    {"game": "tzolkin", "players": players, "modules": ["tribes", "prophecies", "buildings", "quick_actions"]}
    for players in (2, 3, 4, 5)
]


def options_of(number: int) -> dict[str, Any]:
    return {**VARIETIES[number % len(VARIETIES)], "seed": number}


def checksum(number: int) -> int:
    """Play one game with choices that depend on nothing but its number."""
    import tonalli

    match = tonalli.new(**options_of(number))
    k = number
    while not match.over:
        k = (k * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        legal = match.legal()
        match.play(legal[(k >> 33) % len(legal)])
    return zlib.crc32(match.record().write().encode())


def play(games: int) -> None:
    """The worker: the file of the imported state, then one checksum a line."""
    from tonalli.core import state

    print(state.__file__)
    for number in range(games):
        print(checksum(number))


def begin(build: str, games: int) -> subprocess.Popen[str]:
    command = [sys.executable, __file__, "--games", str(games), "--play"]
    return subprocess.Popen(command, env=builds.environment(build), stdout=subprocess.PIPE, text=True)


def finish(build: str, process: subprocess.Popen[str]) -> list[str]:
    lines = process.communicate()[0].split()
    if process.returncode:
        number = max(len(lines) - 1, 0)
        raise SystemExit(f"the {build} build failed in game {number}: {options_of(number)}")
    builds.check(build, lines[0])
    return lines[1:]


def compare(games: int) -> int:
    processes = {build: begin(build, games) for build in ("compiled", "pure")}
    compiled, pure = (finish(build, process) for build, process in processes.items())
    for number, (one, other) in enumerate(zip(compiled, pure, strict=True)):
        if one != other:
            print(f"game {number} differs between the builds: {options_of(number)}")
            return 1
    print(f"{games} games equal on both builds")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=216, help=f"{len(VARIETIES)} varieties take turns")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.play:
        play(arguments.games)
        return 0
    return compare(arguments.games)


if __name__ == "__main__":
    sys.exit(main())
