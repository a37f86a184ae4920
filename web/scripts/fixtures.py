"""Writes what the server sends of many positions of real games, for the tests of the pages and the development page.

Everything is made by the server's own functions. With the package on the path: python web/scripts/fixtures.py FOLDER
"""

from __future__ import annotations

import itertools
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import tonalli
from telling import marked
from telling.languages import shape
from tonalli.core.match import Match
from tonalli.core.record import Move
from tonalli.locale import catalogues, languages, text
from tonalli.server.messages import as_json
from tonalli.server.messages import cards as cards_of
from tonalli.server.replays import Replay
from tonalli.server.routes import all_games
from tonalli.server.seen import message
from tonalli.server.storage import Storage
from tonalli.server.stored import StoredSeat, StoredTable, as_rows
from tonalli.server.table import PERSON, LiveTable
from tonalli.telling import telling_of

NAMES = ["Itzel", "Tomáš", "Ελένη", "Bartholomäus", "Ana"]
PLAYED = Path(__file__).parent / "played"
"""Games of greedy bots, as records."""
NOTHING_TO_STORE = cast(Storage, None)

LIKING = {
    "main": 30, "worship": 8, "collect": 3, "unlock": 1, "tile": 20, "technology": 10, "decoration": 10, "row": 10,
    "power-up": 20, "claim": 20, "use": 6, "pass": 1, "abandon": 0.1, "buy-unlock": 0.3, "exchange": 10, "take": 5,
    "ascend": 5, "place": 5, "wages": 5, "activate": 6, "shaman": 5, "warrior": 20, "settle": 30, "court-step": 20,
    "build": 30, "monument": 30, "renovate": 30, "pay": 8,
}  # fmt: skip
"""How much a seat likes a kind of action: enough for positions that look like games."""


def liked(match: Match, action: int, rng: random.Random) -> float:
    """Higher is better; higher levels of the pyramid first, and full wages."""
    told = match.describe(action)
    liking = float(LIKING.get(str(told["kind"]), 4))
    if told["kind"] == "to":
        liking *= {"construction": 4, "quarry": 3, "decorations": 2, "palace": 0.5}.get(str(told["board"]), 1)
    if told["kind"] == "place" and "place" in told:
        liking *= int(str(told["place"])[0]) ** 2
    if told["kind"] == "wages":
        liking *= 1 + int(str(told["cocoa"])) ** 3
    return float(rng.random() ** (1 / liking))


def pick(match: Match, rng: random.Random) -> int:
    return max(match.legal(), key=lambda action: liked(match, action, rng))


def table_of(game: str, players: int, seed: int, **options: Any) -> LiveTable:
    """A table whose seats all are people at one screen."""
    match = tonalli.new(game, players=players, seed=seed, **options)
    return seated(game, match.options, seed, match.moves)


def seated(game: str, options: dict[str, Any], seed: int, moves: list[Move]) -> LiveTable:
    """The same, after some moves."""
    players = options["players"]
    seats = [StoredSeat(PERSON, name) for name in NAMES[:players]]
    stored = StoredTable(
        f"{game}-{players}-{seed}", game, tonalli.GAMES[game].rules_version, options, seed, False, 0, 0, 0, False, None,
        seats, as_rows(moves),
    )  # fmt: skip
    return LiveTable(stored, NOTHING_TO_STORE)


def modules_of(game: str, players: int) -> list[str]:
    """All modules so many can play with."""
    option = next(option.to_dict() for option in tonalli.GAMES[game].options if option.name == "modules")
    only: dict[str, list[int]] = option["players"]
    return [name for name in option["allowed"] if players in only.get(name, [players])]


def kind_of(options: dict[str, Any]) -> str:
    """Tables of a kind have the same cards."""
    return " ".join([str(min(options["players"], 2)), *options["modules"]])


def scene(name: str, table: LiveTable, told: int) -> dict[str, Any]:
    """What whoever decides is sent now, if they were told of so many events."""
    match = table.match
    seat = match.actor if match.actor >= 0 else None
    held = list(range(len(table.seats)))
    table.story.take_back(told)
    # The match was played on behind the table's back.
    table.told = None
    return {"name": name, "shown": message(table, held, seat, told)}


def step_of(match: Match) -> str:
    return match.state.top.kind if match.actor >= 0 else ""


def at(step: str, turn: int) -> Callable[[Match], bool]:
    return lambda match: match.turn >= turn and step_of(match) == step


WANTED: dict[str, tuple[int, int, dict[str, Any], Callable[[Match], bool]]] = {
    "keep-3": (3, 4, {}, at("keep-tile", 0)),
    "draft-4": (4, 2, {"setup": "draft"}, at("keep-tile", 0)),
    "turn-3": (3, 11, {}, at("turn", 60)),
    "destination-4": (4, 7, {}, at("destination", 70)),
    "place-3": (3, 31, {}, at("choose-place", 55)),
    "turns-2": (2, 3, {}, at("choose-turns", 40)),
    "wages-4": (4, 3, {}, at("pay-wages", 10)),
    "solo-turn": (1, 5, {}, at("turn", 40)),
    "over-3": (3, 6, {}, lambda match: match.over),
    "solo-over": (1, 6, {}, lambda match: match.over),
}


def reached(name: str) -> dict[str, Any]:
    """The first position of a game that is wanted."""
    players, first, options, wanted = WANTED[name]
    for seed in range(first, first + 200):
        table = table_of("teotihuacan", players, seed, **options)
        match, rng, told = table.match, random.Random(seed), 0
        while not match.over and not wanted(match):
            told = len(match.watch())
            match.play(pick(match, rng))
        if wanted(match):
            return scene(name, table, told)
    raise SystemExit(f"{name}: no such position")


def every_decision(game: str, games: int, known: dict[str, dict[str, Any]], expanded: bool = False) -> None:
    """The first position of each kind of decision, and of each kind of action on offer, in games of all sizes."""
    found = known
    counts = next(option.allowed for option in tonalli.GAMES[game].options if option.name == "players")
    for seed in range(games):
        players = counts[seed % len(counts)]
        modules = modules_of(game, players) if expanded else []
        table = table_of(game, players, seed, modules=modules)
        match, rng = table.match, random.Random(seed)
        named = f"{game} with {len(modules)}" if modules else game
        while not match.over:
            step = step_of(match)
            kinds = {step, *(f"{step} {match.space.kind(action)}" for action in match.legal())} - found.keys()
            if kinds:
                found |= dict.fromkeys(kinds, scene(f"{named}, {sorted(kinds)[0]}", table, len(match.watch())))
            match.play(rng.choice(match.legal()) if seed % 2 else pick(match, rng))
        found.setdefault(f"over {players} {len(modules)}", scene(f"{named}, over {seed}", table, 0))


def after_moments(recorded: Path) -> list[dict[str, Any]]:
    """Positions of a game that was played well, right after what concerned everybody began and ended."""
    replay = Replay(recorded.read_text(encoding="utf-8"))
    found = replay.telling.moments(replay.state_at(len(replay.frames) - 1), replay.events)
    marks = {mark for moment in found for mark in (moment.first, moment.last)}
    scenes: list[dict[str, Any]] = []
    for before, frame in itertools.pairwise(replay.frames):
        if any(before.events <= mark < frame.events for mark in marks):
            table = seated(replay.game.name, replay.options, 0, replay.moves[: frame.moves])
            name = f"{replay.game.name}, moment {len(table.seats)} players {len(scenes)}"
            scenes.append(scene(name, table, before.events))
    return scenes


def course_of(recorded: Path) -> dict[str, Any]:
    """How the scores of a game went."""
    replay = Replay(recorded.read_text(encoding="utf-8"))
    summary = replay.summary()
    return {
        **{key: summary[key] for key in ("game", "turns", "scores", "marks")},
        "sides": replay.frame(0, None)["sides"],
    }


def course(name: str, game: str, players: int, seed: int, turn: int, steps: int) -> list[dict[str, Any]]:
    """Some decisions in a row."""
    table = table_of(game, players, seed)
    match, rng = table.match, random.Random(seed)
    while match.turn < turn:
        match.play(pick(match, rng))
    scenes = [scene(f"{name} 0", table, 0)]
    for number in range(1, steps):
        told = len(match.watch())
        match.play(pick(match, rng))
        scenes.append(scene(f"{name} {number}", table, told))
    return scenes


OF_A_KEY = 4
"""So many phrases of a message are said in every language."""


def phrases_in(data: Any, found: dict[str, dict[str, Any]]) -> None:
    """Phrases somewhere in what was sent, some of each message that choose different words."""
    if isinstance(data, list | tuple):
        for each in data:
            phrases_in(each, found)
    if isinstance(data, dict):
        if "key" in data and data.keys() <= {"key", "args"}:
            phrase = {"key": data["key"], "args": data.get("args") or {}}
            of_key = found.setdefault(data["key"], {})
            if len(of_key) < OF_A_KEY:
                of_key.setdefault(shape(phrase), phrase)
        for each in data.values():
            phrases_in(each, found)


def said_everywhere(sent: bytes) -> list[dict[str, Any]]:
    """What Python makes of phrases in every language, and in the one that has forms for all its words."""
    found: dict[str, dict[str, Any]] = {}
    phrases_in(json.loads(sent), found)
    phrases = [phrase for of_key in found.values() for phrase in of_key.values()]
    with marked.spoken() as language:
        spoken = [*languages(), language]
        return [
            {"language": each, "words": words_of(each), "said": [[phrase, text(phrase, each)] for phrase in phrases]}
            for each in spoken
        ]


def words_of(language: str) -> str:
    return marked.catalogue() if language == marked.LANGUAGE else catalogues(language) or ""


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    scenes = [reached(name) for name in WANTED]
    for game, games, with_modules in (("teotihuacan", 24, 24), ("tzolkin", 16, 48)):
        found: dict[str, dict[str, Any]] = {}
        every_decision(game, games, found)
        if modules_of(game, 2):
            every_decision(game, with_modules, found, expanded=True)
        scenes += {id(one): one for one in found.values()}.values()
    scenes += course("story-3", "teotihuacan", 3, 19, 30, 14) + course("solo-story", "teotihuacan", 1, 19, 12, 14)
    scenes += course("wealth", "tzolkin", 4, 1, 0, 2)
    for recorded in sorted(PLAYED.iterdir()):
        scenes += after_moments(recorded)
    tables = {(each["shown"]["game"], kind_of(each["shown"]["options"])): each["shown"]["options"] for each in scenes}
    cards = {
        f"{game} {kind}": cards_of(telling_of(tonalli.GAMES[game]), options) for (game, kind), options in tables.items()
    }
    courses = [course_of(recorded) for recorded in sorted(PLAYED.iterdir())]
    for name, data in (("scenes", scenes), ("games", all_games()), ("cards", cards), ("courses", courses)):
        folder.joinpath(f"{name}.json").write_bytes(as_json(data))
    folder.joinpath("said.json").write_bytes(as_json(said_everywhere(as_json([scenes, cards]))))
    folder.joinpath("words.ftl").write_text(catalogues("en") or "", encoding="utf-8")


if __name__ == "__main__":
    main()
