"""Makes the recorded games of Teotihuacan by the newest rules again: ``python tests/games/make.py``.

Games of older rules stay as they are and are replayed by those. A few varieties are played by random and eager seats.
The same program makes the same games. Run it when the rules change, with a new rules version; ``--all`` plays
every variety once, by thoughtful seats too (takes a minute or two), and adds games until the set together shows
every kind of action, every tile used, every technology, royal and bonus tile.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import tonalli
from core.varieties import SHARED
from teotihuacan.styles import STYLES, Choose, at_random, eager, thoughtful
from tonalli import Match
from tonalli.teotihuacan.modules.teotibot.knobs import KNOBS

HERE = Path(__file__).resolve().parent
PREFIX = f"rules{tonalli.GAMES['teotihuacan'].rules_version}-"
"""Files of games by version 1 of the rules have none."""
ROYALS = ("A04", "A05", "A09", "B02", "B06", "B07", "C01", "C03", "C08")
TECHNOLOGIES = ("01", "03", "05", "07", "09", "11", "13", "15", "17")
BONUSES = ("masks", "technology", "fifteen", "avenue", "bonus_tiles", "discovery", "workers")
MOST_GAMES = 26
SEARCH = 120
"""So many more games are tried before giving up."""


def everything() -> set[str]:
    """All that recorded games should show together."""
    space = tonalli.GAMES["teotihuacan"].space
    wanted = {f"kind {space.describe(action)['kind']}" for action in range(len(space))}
    wanted |= {space.write(action) for action in range(len(space)) if is_use_or_claim(space.write(action))}
    wanted |= {f"technology:{number}" for number in TECHNOLOGIES}
    wanted |= {f"royal {name}" for name in ROYALS} | {f"bonus {name}" for name in BONUSES}
    return wanted | {f"ascend:{reward}" for reward in ("vp", "cocoa", "temple", "two_temples", "worker")} | {
        "pyramid complete", "top of a temple", "decoration on level 4", "three equal masks", "five masks",
    }  # fmt: skip


def is_use_or_claim(word: str) -> bool:
    """A mask is never used (T-8.5), so it is enough to claim it."""
    return word.startswith("claim:") or (word.startswith("use:") and "mask" not in word)


def shown(match: Match) -> set[str]:
    """What a finished game shows."""
    words = [match.write(move.action) for move in match.moves]
    data = match.state.to_dict()
    found = {f"kind {word.partition(':')[0]}" for word in words}
    found |= {word for word in words if word.startswith(("use:", "claim:", "technology:", "ascend:"))}
    for place, royal in enumerate(data["royal_tiles"], start=1):
        if any(word.startswith(f"worship:palace{place}") for word in words):
            found.add(f"royal {royal}")
    for side in data["players"]:
        for temple, bonus in data["temple_bonus_tiles"].items():
            if side["temples"][temple] >= 10:
                found.add(f"bonus {bonus}")
        masks = [tile for tile in side["discovery_tiles"] if tile.startswith("mask")]
        if len(set(masks)) >= 5:
            found.add("five masks")
        if any(masks.count(mask) == 3 for mask in masks):
            found.add("three equal masks")
        if 11 in side["temples"].values():
            found.add("top of a temple")
    if data["calendar"]["pyramid_complete"]:
        found.add("pyramid complete")
    if any(space.endswith("_4") for space in data["decorations"]["spaces"]):
        found.add("decoration on level 4")
    return found


def play(variety: dict[str, Any], seed: int, seats: list[str]) -> Match:
    """One game; a seat is random, eager or of a thoughtful style."""
    match = tonalli.new("teotihuacan", seed=seed, seats=seats, **variety)
    choosers = [chooser(name, 10 * seed + seat) for seat, name in enumerate(seats)]
    while not match.over:
        match.play(choosers[match.actor](match.state))
    return match


def chooser(name: str, seed: int) -> Choose:
    if name == "random":
        return at_random(seed)
    if name == "eager":
        return eager(seed)
    return thoughtful(seed, name, 16 if name in ("mason", "decorator") else 8)


def seats_of(number: int, players: int) -> list[str]:
    """Who plays the game of a number."""
    if number % 6 == 0:
        return ["random"] * players
    if number % 6 == 3:
        return ["eager"] * players
    if number % 6 == 5:
        return ["mason", "mason", "decorator", "decorator"][:players]
    names = [name for name in STYLES if name not in ("mason", "decorator")]
    return [names[(number + seat) % len(names)] for seat in range(players)]


def game_of(number: int, missing: set[str]) -> tuple[dict[str, Any], list[str]]:
    """Variety and seats of a game; once every variety was played, by what is still to be shown."""
    if number >= len(SHARED):
        if number % 2 == 1 and missing & {"pyramid complete", "decoration on level 4"}:
            return SHARED[-6:][number // 2 % 6], ["mason", "mason", "decorator", "decorator"]
        if number % 4 == 2 and "kind abandon" in missing:
            return SHARED[number // 4 % len(SHARED)], ["random"] * 4
    variety = SHARED[(number + number // len(SHARED)) % len(SHARED)]
    return variety, seats_of(number, variety["players"])


def make_solo(missing: set[str]) -> None:
    """Solo games at the default, the easiest and the hardest settings of the opponent."""
    easiest = {name: min(setting.allowed) for name, setting in KNOBS.items()}
    hardest = {name: max(setting.allowed) for name, setting in KNOBS.items()}
    games: list[tuple[str, str, str, dict[str, int]]] = [
        ("default-standard", "standard", "standard", {}),
        ("default-draft-dark", "draft", "dark", {}),
        ("easiest", "standard", "standard", easiest),
        ("hardest", "first", "standard", hardest),
    ]
    for seed, (name, setup, eclipse, bot) in enumerate(games):
        seat = "eager" if seed % 2 else "random"
        match = play({"players": 1, "setup": setup, "eclipse": eclipse, "bot": bot}, seed, [seat])
        missing -= shown(match)
        (HERE / f"{PREFIX}solo-{name}.txt").write_text(match.record().write(), encoding="utf-8")
        print(f"solo-{name}.txt  {match.scores()}", flush=True)


def make_few() -> int:
    """One game in four varieties, and the solo games."""
    make_solo(set())
    for number in range(0, len(SHARED), 4):
        variety = SHARED[number]
        match = play(variety, number, ["eager" if number % 8 else "random"] * variety["players"])
        name = f"{PREFIX}{number:03}-{variety['players']}-{variety['setup']}-{variety['eclipse']}.txt"
        (HERE / name).write_text(match.record().write(), encoding="utf-8")
        print(f"{name}  {match.scores()}", flush=True)
    return 0


def make() -> int:
    for old in HERE.glob(f"{PREFIX}*.txt"):
        old.unlink()
    missing = everything()
    make_solo(missing)
    games = 0
    for number in range(len(SHARED) + SEARCH):
        variety, seats = game_of(number, missing)
        match = play(variety, number, seats[: variety["players"]])
        new = missing & shown(match)
        if number < len(SHARED) or new:
            missing -= new
            games += 1
            name = f"{PREFIX}{number:03}-{variety['players']}-{variety['setup']}-{variety['eclipse']}.txt"
            (HERE / name).write_text(match.record().write(), encoding="utf-8")
            rest = f"{len(missing)} to be shown" if len(missing) > 8 else f"to be shown: {', '.join(sorted(missing))}"
            print(f"{name}  {match.scores()}  {rest}", flush=True)
        if number >= len(SHARED) and (not missing or games >= MOST_GAMES):
            break
    print(f"{games} games; not shown: {', '.join(sorted(missing)) or 'nothing'}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(make() if "--all" in sys.argv else make_few())
