"""Plays many games over all options with every conservation law checked, on the build that is on the path."""

from __future__ import annotations

import argparse
import itertools
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import tonalli
from core.varieties import EXPANDED, EXPANDED_SOLO, SHARED, SOLO, TZOLKIN_EXPANDED, drawn_knobs
from teotihuacan import laws as teotihuacan_laws
from teotihuacan import styles as teotihuacan_styles
from teotihuacan.styles import Choose
from tzolkin import laws as tzolkin_laws
from tzolkin import styles as tzolkin_styles
from tzolkin.witness import Witness

LAWS: dict[str, Any] = {"teotihuacan": teotihuacan_laws, "tzolkin": tzolkin_laws}
STYLES: dict[str, Any] = {"teotihuacan": teotihuacan_styles, "tzolkin": tzolkin_styles}
POLICIES = ("at_random", "eager")
DRAWN: dict[str, Any] = {"players": 1, "bot": "drawn"}
"""Stands for a solo game whose settings are drawn anew for every game."""


def of(game: str, varieties: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**variety, "game": game} for variety in varieties]


SOLO_DRAWN = [{**variety, **DRAWN} for variety in SOLO if variety["bot"] == {}]
VARIETIES = {
    "shared": of("teotihuacan", [variety for variety in SHARED if variety.get("game") != "tzolkin"]),
    "solo": of("teotihuacan", SOLO + SOLO_DRAWN),
    "drawn": of("teotihuacan", SOLO_DRAWN),
    "expansion": of("teotihuacan", EXPANDED + EXPANDED_SOLO),
    "tzolkin": of("tzolkin", [{"players": players} for players in (2, 3, 4)]),
    "tribes": of("tzolkin", TZOLKIN_EXPANDED),
}
VARIETIES["teotihuacan"] = VARIETIES["shared"] + VARIETIES["solo"]
VARIETIES["all"] = VARIETIES["teotihuacan"] + VARIETIES["expansion"] + 6 * VARIETIES["tzolkin"] + VARIETIES["tribes"]
KINDS = {name: list(itertools.product(some, POLICIES)) for name, some in VARIETIES.items()}
KINDS["expansion"] = list(itertools.product(VARIETIES["expansion"], (*POLICIES, "conquering")))
KINDS["tribes"] = list(itertools.product(VARIETIES["tribes"], (*POLICIES, "daring")))


def kind_of(number: int, only: str) -> tuple[dict[str, Any], str]:
    """The game with its options and who plays it; what is to be drawn is drawn from its number."""
    variety, policy = KINDS[only][number % len(KINDS[only])]
    if variety.get("bot") == "drawn":
        variety = {**variety, "bot": drawn_knobs(number)}
    return dict(variety), policy


OCCURRED: Counter[str] = Counter()
"""Every action and outcome of chance by its notation, with the step that asked for it."""
NOTICED: Counter[str] = Counter()
"""What modules of Tzolk'in brought about."""


def play(number: int, every: int, only: str = "all", counted: bool = False) -> int:
    """One game, the laws checked at every so-manieth position and at its end; returns its positions."""
    options, policy = kind_of(number, only)
    game = tonalli.GAMES[options.pop("game")]
    state = game.begin(game.check(options))
    dealer = tonalli.Dealer(number)
    choose: Choose = getattr(STYLES[game.name], policy)(number)
    laws: Callable[[tonalli.State], dict[str, Any]] = LAWS[game.name].laws
    before = laws(state)
    witness = Witness() if counted and game.name == "tzolkin" else None
    positions = 1
    while not state.over:
        action = dealer.pick(state) if state.actor == tonalli.CHANCE else choose(state)
        OCCURRED[f"{state.top.kind} {game.space.write(action)}"] += 1
        if witness is not None:
            witness.play(state, action)
        else:
            state.play(action)
        positions += 1
        if positions % every == 0 or state.over:
            after = laws(state)
            LAWS[game.name].lasting(before, after)
            before = after
    if witness is not None:
        NOTICED.update(witness.found)
    data = state.to_dict()
    assert tonalli.from_dict(game.name, data).to_dict() == data, "the end does not read back"
    return positions


def name_of(number: int, only: str = "all") -> dict[str, Any]:
    variety, policy = kind_of(number, only)
    return {"number": number, **variety, "policy": policy}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help=f"{len(KINDS['all'])} kinds of game take turns")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game; it is also its seed")
    parser.add_argument("--every", type=int, default=1, help="check the laws at every so-manieth position")
    parser.add_argument(
        "--only",
        choices=sorted(KINDS),
        default="all",
        help="one game, or only tables of people (shared), solo games (solo), those with drawn settings (drawn), "
        "games with modules of Teotihuacan (expansion) or Tzolk'in (tribes)",
    )
    parser.add_argument("--count", action="store_true", help="tell how often every action and outcome occurred")
    arguments = parser.parse_args()
    if arguments.games < 1 or arguments.every < 1 or arguments.first < 0:
        parser.error("--games and --every begin at 1, --first at 0")
    console = Console(stderr=True)
    broken = positions = 0
    begin = time.perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        for number in progress.track(
            range(arguments.first, arguments.first + arguments.games), description="Playing by the laws"
        ):
            try:
                positions += play(number, arguments.every, arguments.only, arguments.count)
            except Exception:
                broken += 1
                name = name_of(number, arguments.only)
                progress.console.print(f"broken: {name}\n{traceback.format_exc()}", highlight=False)
    spent = time.perf_counter() - begin
    print(f"{positions} positions in {spent:.0f} s")
    print(f"{arguments.games} games, {broken} broken")
    if arguments.count:
        for occurred, count in sorted((*OCCURRED.items(), *NOTICED.items()), key=lambda each: each[1]):
            print(f"{count:>9} {occurred}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
