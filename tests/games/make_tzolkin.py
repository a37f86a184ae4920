"""Makes the recorded games of Tzolk'in again: ``python tests/games/make_tzolkin.py`` (takes a minute or two).

Games are played by random, eager and thoughtful seats until together they show every action of the base game; then
those are kept that are needed to show it, and as many more that there are a few for every number of players.
The same program makes the same games. Run it when the rules change, with a new rules version.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import tonalli
from tonalli import Match
from tonalli.tzolkin.notation import OFFERS
from tzolkin.facts import BUILDINGS, GEARS
from tzolkin.styles import SPACE, chooser, seated

HERE = Path(__file__).resolve().parent
PLAYERS = (2, 3, 4)
EACH = 4
"""At least so many games for every number of players."""
SEARCH = 200
"""So many games are played before giving up."""


def everything() -> set[int]:
    """All actions that can occur without the expansion; nobody's turn finds a worker on space 0 (Z-12.5)."""
    return {action for action in range(OFFERS) if is_in_the_base_game(action)}


def is_in_the_base_game(action: int) -> bool:
    what = SPACE.describe(action)
    if what["kind"] == "pick":
        last: int = GEARS[str(what["gear"])]["last_space"]
        return 0 < int(str(what["space"])) <= last
    if "building" in what:
        return what["building"] in BUILDINGS
    return SPACE.write(action) not in ("place:quick", "~first:4")


def shown(match: Match) -> set[int]:
    """What a finished game shows."""
    return {move.action for move in match.moves}


def play(number: int, wanted: set[int]) -> Match:
    """The game of a number; thoughtful seats look for what no game has shown yet."""
    players = PLAYERS[number % 3]
    seats = seated(number, players, wanted)
    match = tonalli.new("tzolkin", players=players, seed=number, seats=seats)
    choosers = [chooser(name, 10 * number + seat, wanted) for seat, name in enumerate(seats)]
    while not match.over:
        match.play(choosers[match.actor](match.state))
    return match


def needed(games: list[Match]) -> list[int]:
    """Few games that show together what all of them show, and some of every number of players."""
    missing = set[int]().union(*(shown(match) for match in games))
    chosen: list[int] = []
    while missing:
        best = max(range(len(games)), key=lambda number: len(missing & shown(games[number])))
        chosen.append(best)
        missing -= shown(games[best])
    for players in PLAYERS:
        fitting = [number for number, match in enumerate(games) if match.options["players"] == players]
        rest = [number for number in fitting if number not in chosen]
        chosen += rest[: max(EACH - (len(fitting) - len(rest)), 0)]
    return sorted(chosen)


def make() -> int:
    wanted = everything()
    games: list[Match] = []
    while wanted and len(games) < SEARCH:
        games.append(play(len(games), wanted))
        wanted -= shown(games[-1])
        print(f"game {len(games) - 1}  {games[-1].scores()}  {len(wanted)} to be shown", flush=True)
    for old in HERE.glob("tzolkin-*.txt"):
        old.unlink()
    for number in needed(games):
        name = f"tzolkin-{number:03}-{games[number].options['players']}.txt"
        (HERE / name).write_text(games[number].record().write(), encoding="utf-8")
        print(f"{name}  {games[number].scores()}")
    print(f"not shown: {', '.join(sorted(SPACE.write(action) for action in wanted)) or 'nothing'}")
    return 1 if wanted else 0


if __name__ == "__main__":
    sys.exit(make())
