"""Makes the recorded games with modules of Expansion Period again: ``python tests/games/make_expansion.py``.

One game of each module alone and of all together, for several and for one; then games until the set together shows
everything that only the expansion brings. The same program makes the same games.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import tonalli
from core.varieties import harder
from teotihuacan.styles import at_random, eager
from tonalli import NOBODY, Match
from tonalli.core.events import Event

HERE = Path(__file__).resolve().parent
SPACE = tonalli.GAMES["teotihuacan"].space
ALL = ["obsidian", "court", "altars", "empire"]
SEARCH = 4000
"""So many more games are tried before giving up."""


def everything() -> set[str]:
    """All that the recorded games with modules should show together."""
    words = [SPACE.write(action) for action in range(len(SPACE))]
    wanted = {word for word in words if "great_" in word and word != "use:great_mask"}
    wanted |= {f"kind {kind}" for kind in ("back", "refresh", "weaken", "court-step", "activate", "shaman")}
    wanted |= {f"kind {kind}" for kind in ("warrior", "push", "settle")}
    wanted |= {word for word in words if word.startswith(("settle:", "shaman:"))}
    wanted |= {"take:obsidian", "give:obsidian", "technology:01h", "technology:03h", "technology:05h"}
    wanted |= {f"royal {name}" for name in ("A10", "B11", "C12")}
    return wanted | {"ascension out of turn triggers an eclipse", "three displacements", "a chain to region 12"}


def shown(match: Match) -> set[str]:
    """What a finished game shows that was watched from its start."""
    words = [match.write(move.action) for move in match.moves]
    found = noticed(match.watch()) | {f"kind {word.partition(':')[0]}" for word in words} | set(words)
    for place, royal in enumerate(match.state.to_dict()["royal_tiles"], start=1):
        if any(word.startswith(f"worship:palace{place}") for word in words):
            found.add(f"royal {royal}")
    return found


def noticed(events: Sequence[Event]) -> set[str]:
    """What is worth a record because it seldom happens."""
    return {*eclipses(events), *chains(events)}


def eclipses(events: Sequence[Event]) -> Iterator[str]:
    """X-1.7: an ascension in the turn of another, whose step of the light disc (T-17.5) triggers an eclipse."""
    active = ascended = NOBODY
    for before, event in pairwise(events):
        if event.kind == "turn":
            active = event.seat
        elif event.kind == "ascension":
            ascended = event.seat
        elif event.kind == "eclipse_triggered" and before.why == "T-17.5" and ascended != active:
            yield "ascension out of turn triggers an eclipse"


def chains(events: Sequence[Event]) -> Iterator[str]:
    """Displacements and pushes that follow each other, whoever decided them."""
    displaced = pushed = 0
    for event in events:
        if event.kind == "shaman":
            displaced = displaced + 1 if event["cause"] == "displaced" else 0
            if displaced == 3:
                yield "three displacements"
        elif event.kind == "warrior_added":
            pushed = 0
        elif event.kind == "warrior_moves":
            pushed += 1
            if event["to"] == 12 and pushed >= 3:
                yield "a chain to region 12"


def play(seed: int, policy: str, **options: Any) -> Match:
    """One game."""
    match = tonalli.new("teotihuacan", seed=seed, watch=True, **options)
    choose = (eager if policy == "eager" else at_random)(seed)
    while not match.over:
        match.play(choose(match.state))
    return match


def games() -> Iterator[tuple[str, bool, dict[str, Any]]]:
    """Name and options of every game that is tried; True for those that are kept whatever they show."""
    for number, module in enumerate(ALL):
        modules = sorted({"obsidian", module}, key=ALL.index)
        yield f"{module}-{2 + number % 3}", True, {"players": 2 + number % 3, "modules": modules}
        yield f"{module}-solo", True, {"players": 1, "modules": modules, "bot": harder(modules)}
    yield "swift_bot-solo", True, {"players": 1, "modules": ["swift_bot"]}
    yield "all-4", True, {"players": 4, "modules": ALL}
    yield "all-draft-dark-3", True, {"players": 3, "modules": ALL, "setup": "draft", "eclipse": "dark"}
    everyone = [*ALL, "swift_bot"]
    yield "all-solo", True, {"players": 1, "modules": everyone, "bot": harder(everyone)}
    for number in range(SEARCH):
        yield f"all-{number:04}", False, {"players": 2 + number % 3, "modules": ALL}


def make() -> int:
    for old in HERE.glob("expansion-*.txt"):
        old.unlink()
    missing = everything()
    made = 0
    for seed, (name, kept, options) in enumerate(games()):
        if not missing and not kept:
            break
        match = play(seed, "eager" if seed % 2 else "random", **options)
        new = missing & shown(match)
        if kept or new:
            missing -= new
            made += 1
            (HERE / f"expansion-{name}.txt").write_text(match.record().write(), encoding="utf-8")
            rest = f"{len(missing)} to be shown" if len(missing) > 8 else f"to be shown: {', '.join(sorted(missing))}"
            print(f"expansion-{name}.txt  {match.scores()}  {rest}", flush=True)
    print(f"{made} games; not shown: {', '.join(sorted(missing)) or 'nothing'}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(make())
