"""Makes the recorded games with modules of Tribes & Prophecies again: ``python tests/games/make_tribes.py``.

Many games are played by daring and random seats; then few and short ones are kept that show together whatever the
expansion brings, each module alone and all of them with every number of players. The same program makes the same games.
"""

from __future__ import annotations

import json
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import tonalli
from tonalli import Match
from tonalli.core.step import CHANCE
from tzolkin.styles import at_random, daring, eager
from tzolkin.witness import Witness, everything

HERE = Path(__file__).resolve().parent
DIGESTS = HERE / "tribes.json"
GAME = tonalli.GAMES["tzolkin"]
MODULES = ["tribes", "prophecies", "buildings", "quick_actions"]
ALONE = {"tribes": 2, "prophecies": 3, "buildings": 4, "quick_actions": 5}
"""How many play the game of a module alone."""
GAMES = 2400
"""So many are played."""
BAD_LUCK = ("palenque", "yaxchilan")
"""P-11.6: if all wealth tiles of two gears are dealt, too few are left to say where sixteen dummies stand."""


def wanted() -> set[str]:
    """All that the recorded games should show together."""
    kinds = {f"{module} alone" for module in MODULES} | {f"all modules for {players}" for players in (2, 3, 4, 5)}
    return kinds | everything()


def kind_of(options: dict[str, Any]) -> str:
    """What the options of a game show."""
    if options["modules"] == MODULES:
        return f"all modules for {options['players']}"
    return f"{options['modules'][0]} alone"


def options_of(number: int) -> dict[str, Any]:
    """Mostly everything together."""
    if number % 4 == 0:
        module = MODULES[number // 4 % 4]
        return {"players": ALONE[module], "modules": [module]}
    return {"players": 2 + number % 5 % 4, "modules": MODULES}


def play(number: int) -> tuple[Match, set[str]]:
    """The game of a number, with what it shows; the first one has bad luck with its wealth tiles."""
    options = GAME.check(options_of(number) if number > 0 else {"players": 2, "modules": MODULES})
    match = Match(GAME, options, number, [("eager", "daring", "daring", "random")[number % 4]] * options["players"])
    choose = (eager, daring, daring, at_random)[number % 4](number)
    dealer = tonalli.Dealer(number)
    witness = Witness()
    shadow = match.beginning()
    while not match.over:
        if match.actor == CHANCE:
            action = unlucky(match) if number == 0 and match.state.top.kind == "deal-wealth" else dealer.pick(shadow)
        else:
            action = choose(shadow)
        witness.play(shadow, action)
        match.carry_out(action)
    return match, set(witness.found) | {kind_of(options)}


def unlucky(match: Match) -> int:
    """A wealth tile of the two gears."""
    return next(action for action in match.legal() if any(gear in match.write(action) for gear in BAD_LUCK))


def needed(games: list[tuple[Match, set[str]]], missing: set[str]) -> Iterator[int]:
    """Few and short games that show together what is missing."""
    sizes = [len(match.record().write()) for match, _ in games]
    chosen: list[int] = []
    while missing:
        worth = [len(missing & shown) ** 2 / size for (_, shown), size in zip(games, sizes, strict=True)]
        best = worth.index(max(worth))
        if worth[best] == 0:
            break
        chosen.append(best)
        missing = missing - games[best][1]
    for number in sorted(chosen):
        others = set[str]().union(*(games[other][1] for other in chosen if other != number))
        if games[number][1] & wanted() <= others:
            chosen.remove(number)
        else:
            yield number


def digest(match: Match) -> int:
    """A figure for every choice there was in a game, not only for those that were taken, and for its end."""
    state = match.beginning()
    found = 0
    for move in match.moves:
        found = zlib.crc32(json.dumps(state.legal()).encode(), found)
        state.play(move.action)
    return zlib.crc32(json.dumps(state.to_dict(), sort_keys=True).encode(), found)


def make() -> int:
    games = [play(number) for number in range(GAMES)]
    for old in HERE.glob("tribes-*.txt"):
        old.unlink()
    digests: dict[str, int] = {}
    missing = wanted()
    for number in needed(games, wanted()):
        match, shown = games[number]
        missing -= shown
        name = f"tribes-{number:04}-{match.options['players']}"
        (HERE / f"{name}.txt").write_text(match.record().write(), encoding="utf-8")
        digests[name] = digest(match)
        print(f"{name}.txt  {match.scores()}  {kind_of(match.options)}", flush=True)
    DIGESTS.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")
    print(f"{len(digests)} games; not shown: {', '.join(sorted(missing)) or 'nothing'}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(make())
