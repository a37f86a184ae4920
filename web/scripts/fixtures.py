"""Writes positions of real games, with their choices, for the development page and the tests of the table.

Run from the repository with the package on the path: python web/scripts/fixtures.py
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import tonalli
from tonalli.core.events import Event, Log
from tonalli.core.match import Match
from tonalli.teotihuacan.figures import figures

OUT = Path(__file__).resolve().parent.parent / "dev"
NAMES = ["Itzel", "Tomáš", "Ελένη", "Bartholomäus"]

LIKING = {
    "main": 30, "worship": 8, "collect": 3, "unlock": 1, "tile": 20, "technology": 10, "decoration": 10, "row": 10,
    "power-up": 20, "claim": 20, "use": 6, "pass": 1, "abandon": 0.1, "buy-unlock": 0.3, "exchange": 10, "take": 5,
    "ascend": 5, "place": 5, "wages": 5,
}  # fmt: skip
"""How much a seat likes a kind of action: enough for positions that look like games."""


def liked(match: Match, action: int, rng: random.Random) -> float:
    """Higher is better; higher levels of the pyramid first, and full wages."""
    told = match.describe(action)
    liking = float(LIKING.get(str(told["kind"]), 4))
    if told["kind"] == "to":
        liking *= {"construction": 4, "quarry": 3, "decorations": 2, "palace": 0.5}.get(str(told["board"]), 1)
    if told["kind"] == "place":
        liking *= int(str(told["place"])[0]) ** 2
    if told["kind"] == "wages":
        liking *= 1 + int(str(told["cocoa"])) ** 3
    return rng.random() ** (1 / liking)


def pick(match: Match, rng: random.Random) -> int:
    return max(match.legal(), key=lambda action: liked(match, action, rng))


def brings(match: Match, *actions: int) -> list[dict[str, object]]:
    """What actions would tell at once, up to the next decision or reveal."""
    after = match.state.copy()
    for action in actions:
        after.log = Log()
        after.play(action)
    assert after.log is not None
    return [event.to_dict() for event in until_turn(after.log.events)]


def until_turn(events: list[Event]) -> list[Event]:
    ends = [i for i, event in enumerate(events) if event.kind in ("turn", "eclipse")]
    return events[: ends[0]] if ends else events


def choice(match: Match, action: int) -> dict[str, Any]:
    told: dict[str, Any] = {"action": action, "notation": match.write(action), **match.describe(action)}
    told["brings"] = brings(match, action)
    if told["kind"] == "place":
        told["then"] = following(match, action)
    return told


def following(match: Match, place: int) -> list[dict[str, Any]]:
    """The rotations that could follow a place, each with what both bring."""
    after = match.state.copy()
    after.play(place)
    space = match.game.space
    return [
        {"action": turn, "notation": space.write(turn), **space.describe(turn), "brings": brings(match, place, turn)}
        for turn in after.legal()
        if space.write(turn).startswith("turn")
    ]


def scene(match: Match, events: list[Event]) -> dict[str, Any]:
    """What a client would get now."""
    seat = match.actor if match.actor >= 0 else 0
    return {
        "view": match.view(seat),
        "choices": [] if match.over else [choice(match, action) for action in match.legal()],
        "events": [event.to_dict() for event in events],
    }


def fixture(match: Match, told: list[Event]) -> dict[str, Any]:
    names = [NAMES[0], "Teotibot"] if match.options["players"] == 1 else NAMES[: len(match.scores())]
    return {"names": names, "scenes": [scene(match, told)]}


def reach(
    wanted: Callable[[Match], bool], *, players: int, seed: int, **options: Any
) -> tuple[Match, list[Event], random.Random]:
    """The first position of a game that is wanted."""
    for attempt in range(200):
        match = tonalli.new("teotihuacan", players=players, seed=seed + attempt, **options)
        rng = random.Random(seed + attempt)
        events = match.watch()
        told = 0
        while not match.over and not wanted(match):
            told = len(events)
            match.play(pick(match, rng))
        if wanted(match):
            return match, events[told:], rng
    raise SystemExit(f"no such position for {players} players from seed {seed}")


def unfinished(reveals: int) -> dict[str, Any]:
    """A board being laid out, as a spectator of a replay sees it."""
    match = tonalli.new("teotihuacan", players=1 if reveals > 10 else 2, seed=3)
    state = match.game.begin(match.options)
    for move in match.moves[:reveals]:
        state.carry_out(move.action)
    return {"names": NAMES[:2], "scenes": [{"view": match.game.view(state, None), "choices": [], "events": []}]}


def at(step: str, turn: int) -> Callable[[Match], bool]:
    def wanted(match: Match) -> bool:
        return match.turn >= turn and not match.over and match.view(match.actor)["decision"]["step"] == step

    return wanted


WANTED: dict[str, tuple[int, int, dict[str, Any], Callable[[Match], bool]]] = {
    "keep-3": (3, 4, {}, at("KeepTile", 0)),
    "draft-4": (4, 2, {"setup": "draft"}, at("KeepTile", 0)),
    "start-2": (2, 5, {}, at("PlaceWorker", 0)),
    "first-4": (4, 1, {"setup": "first"}, at("Turn", 0)),
    "turn-3": (3, 11, {}, at("Turn", 60)),
    "destination-4": (4, 7, {}, at("Destination", 70)),
    "action-3": (3, 21, {}, lambda m: at("ChooseAction", 40)(m) and len(m.legal()) > 4),
    "place-3": (3, 31, {}, at("ChoosePlace", 55)),
    "rich-3": (3, 100, {}, lambda m: at("ChoosePlace", 40)(m) and len(m.view(0)["pyramid"]["places"]) > 19),
    "turns-2": (2, 3, {}, at("ChooseTurns", 40)),
    "decorate-2": (2, 9, {}, at("ChooseDecorationSpace", 30)),
    "technology-4": (4, 13, {}, at("ChooseTechnology", 20)),
    "row-3": (3, 17, {}, at("ChooseRow", 20)),
    "major-4": (4, 3, {}, at("MajorStep", 12)),
    "avenue-2": (2, 3, {}, at("AvenueClaim", 10)),
    "temple-3": (3, 3, {}, at("ClimbAny", 20)),
    "power-up-2": (2, 3, {}, at("PowerUps", 40)),
    "wages-4": (4, 3, {}, at("PayWages", 10)),
    "solo-keep": (1, 3, {}, at("KeepTile", 0)),
    "solo-turn": (1, 5, {}, at("Turn", 40)),
    "solo-place": (1, 8, {}, at("ChoosePlace", 10)),
    "over-3": (3, 6, {}, lambda m: m.over),
    "solo-over": (1, 6, {}, lambda m: m.over),
}


def every_decision() -> dict[str, Any]:
    """The first position of each kind of decision, and of each kind of action on offer, in games of all sizes."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(60):
        setup = ("standard", "draft", "first")[seed % 3]
        match = tonalli.new("teotihuacan", players=seed % 4 + 1, seed=seed, setup=setup)
        rng = random.Random(seed)
        while not match.over:
            step = match.view(None)["decision"]["step"]
            for kind in {step, *(f"{step} {match.describe(action)['kind']}" for action in match.legal())}:
                if kind not in found:
                    found[kind] = scene(match, [])
            match.play(rng.choice(match.legal()) if seed % 2 else pick(match, rng))
    unique = {json.dumps(one): one for one in found.values()}
    return {"names": NAMES, "scenes": list(unique.values())}


def write(name: str, data: Any) -> None:
    OUT.joinpath(name).parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    OUT.joinpath(name).write_text(text + "\n", encoding="utf-8")


def main() -> None:
    write("figures.json", figures())
    for name, (players, seed, options, wanted) in WANTED.items():
        match, told, rng = reach(wanted, players=players, seed=seed, **options)
        write(f"fixtures/{name}.json", fixture(match, told))
    write("fixtures/every-decision.json", every_decision())
    for name, reveals in (("setup-1", 3), ("setup-2", 30)):
        write(f"fixtures/{name}.json", unfinished(reveals))
    for name, players, turn in (("story-3", 3, 30), ("solo-story", 1, 12)):
        match, told, rng = reach(at("Turn", turn), players=players, seed=19)
        data = fixture(match, told)
        events = match.watch()
        while len(data["scenes"]) < 14 and not match.over:
            before = len(events)
            match.play(pick(match, rng))
            data["scenes"].append(scene(match, events[before:]))
        write(f"fixtures/{name}.json", data)


if __name__ == "__main__":
    main()
