"""Food Days and the final scoring of whole games, worked out a second time from the facts and the events."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import tonalli
from clauses import clause
from tonalli.core.events import Event
from tzolkin.facts import BUILDINGS, FACTS, MONUMENTS, TEMPLES, WEALTH_TILES, step
from tzolkin.ledger import Ledger

pytestmark = pytest.mark.pure

GAMES = sorted((Path(__file__).parent.parent / "games").glob("tzolkin-*.txt"))
Sides = list[dict[str, Any]]


def told(game: Path) -> tuple[int, list[Event]]:
    """The number of players and everything a recorded game tells."""
    match = tonalli.load(game.read_text(encoding="utf-8"))
    state = tonalli.GAMES["tzolkin"].begin(match.options)
    state.listen([])
    for move in match.moves:
        state.play(move.action)
    return match.options["players"], state.told


def moments(players: int, events: list[Event], kind: str) -> Iterator[tuple[Event, Sides, int]]:
    """All sides, and the skulls placed so far, just before each event of a kind."""
    ledger = Ledger(players)
    placed = 0
    for event in events:
        if event.kind == kind:
            yield event, deepcopy(ledger.sides), placed
        ledger.enter(event)
        placed += event.kind == "skull"


def effects(side: dict[str, Any]) -> list[dict[str, Any]]:
    """The lasting effects of a side, once for each tile."""
    found = [effect for name, count in side["buildings"].items() for effect in BUILDINGS[name]["effects"] * count]
    return found + [effect for name in side["wealth_tiles"] for effect in WEALTH_TILES[name]["effects"]]


def feed(side: dict[str, Any]) -> None:
    """Z-11.5: the corn that is left and the points that are lost, by trying every number of fed workers."""
    workers = 6 - side["workers_in_reserve"]
    free = sum(effect["workers"] for effect in effects(side) if effect["type"] == "feed_workers")
    less = sum(effect["corn_per_worker"] for effect in effects(side) if effect["type"] == "feed_discount_all")
    price = max(0, FACTS["feeding"]["corn_per_worker"] - less)
    for fed in range(workers, -1, -1):
        cost = max(0, fed - free) * price
        if cost <= side["corn"]:
            side["corn"] -= cost
            side["fed"] = fed
            side["points"] -= FACTS["feeding"]["points_lost_per_unfed_worker"] * (workers - fed)
            return


def hold(number: int, sides: Sides, placed: int) -> None:
    """Z-11: a Food Day on all sides."""
    bank = FACTS["resources"]["limited"]["skull"] - placed - sum(side["skull"] for side in sides)
    for side in sides:
        feed(side)
    if FACTS["calendar"]["food_days"][number - 1]["kind"] == "resources":
        owed = [items(side) for side in sides]
        enough = sum(goods.count("skull") for goods in owed) <= bank
        for side, goods in zip(sides, owed, strict=True):
            for good in goods:
                if good != "skull" or enough:
                    side[good] += 1
        return
    age = FACTS["calendar"]["food_days"][number - 1]["age"]
    for temple in TEMPLES:
        best = max(side["temples"][temple] for side in sides)
        first = [side for side in sides if side["temples"][temple] == best]
        bonus = FACTS["temples"][temple][f"highest_bonus_age_{age}"]
        for side in sides:
            side["points"] += step(temple, side["temples"][temple])["points"]
        for side in first:
            side["points"] += bonus if len(first) == 1 else bonus // 2


def items(side: dict[str, Any]) -> list[str]:
    steps = [step(temple, at) for temple in TEMPLES for at in range(-1, side["temples"][temple] + 1)]
    return [one["reward"] for one in steps if "reward" in one]


def end(sides: Sides, placed: int) -> None:
    """Z-13: what the final scoring brings."""
    rates = FACTS["final_scoring"]
    everybody = sum(len(side["monuments"]) for side in sides)
    for side in sides:
        corn = side["corn"] + sum(side[block] * rates[f"{block}_as_corn"] for block in ("wood", "stone", "gold"))
        side["points"] += corn / rates["corn_per_point"] + side["skull"] * rates["points_per_unplaced_skull"]
        for monument in side["monuments"]:
            side["points"] += worth(MONUMENTS[monument]["scoring"], side, len(sides), everybody, placed)


def worth(rule: dict[str, Any], side: dict[str, Any], players: int, everybody: int, placed: int) -> int:
    """Z-17.4: by the words of the facts."""
    tiles = [BUILDINGS[name] for name, count in side["buildings"].items() for _ in range(count)]
    tiles += [MONUMENTS[name] for name in side["monuments"]]
    levels = list(side["technologies"].values())
    counts: dict[str, int] = {
        "per_own_colour": sum(tile["colour"] == rule.get("colour") for tile in tiles),
        "per_own_building_or_monument": len(tiles),
        "per_corn_harvest_tile": side["corn_tiles"],
        "per_wood_harvest_tile": side["wood_tiles"],
        "per_technology_level": sum(levels),
        "steps_above_start_on_best_temple": max(0, *side["temples"].values()),
        "per_skull_in_chichen_itza_all_players": placed,
    }
    if rule["type"] in counts:
        return int(rule["points"] * counts[rule["type"]])
    if rule["type"] == "per_monument_of_all_players":
        return int(rule["points_by_players"][str(players)] * everybody)
    if rule["type"] == "technologies_at_level_3":
        return int(rule["points_by_count"][levels.count(3)])
    if rule["type"] == "workers_in_play":
        return int(rule["points_by_workers"][str(6 - side["workers_in_reserve"])])
    assert rule["type"] == "temple_points_again"
    return sum(int(step(temple, at)["points"]) for temple, at in side["temples"].items())


@clause("Z-11.3/1", "Z-11.3/3", "Z-11.5", "Z-11.7", "Z-11.8", "Z-11.9", "Z-11.10/1", "Z-11.10/2")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.stem)
def test_every_food_day_of_the_recorded_games(game: Path) -> None:
    players, events = told(game)
    begun = list(moments(players, events, "food_day"))
    assert [event.number("number") for event, _, _ in begun] == [1, 2, 3, 4]
    passed = list(moments(players, events, "day"))
    for event, sides, placed in begun:
        at = next(number for number, one in enumerate(events) if one is event)
        after = next(one for one in passed if next(n for n, e in enumerate(events) if e is one[0]) > at)
        hold(event.number("number"), sides, placed)
        for expected, found in zip(sides, after[1], strict=True):
            for field in ("points", "corn", "wood", "stone", "gold", "skull", "fed"):
                assert expected[field] == found[field], f"{field} after Food Day {event['number']}"


@clause("Z-13.2", "Z-13.3/1", "Z-13.4", "Z-13.5", "Z-13.6/1", "Z-13.6/2", "Z-17.4")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.stem)
def test_the_final_scoring_of_the_recorded_games(game: Path) -> None:
    players, events = told(game)
    *_, (_, sides, placed) = moments(players, events, "day")
    end(sides, placed)
    match = tonalli.load(game.read_text(encoding="utf-8"))
    assert match.scores() == [side["points"] for side in sides]
    teeth = match.state.to_dict()["gears"].values()
    ranks = [(side["points"], sum(gear.count(seat) for gear in teeth)) for seat, side in enumerate(sides)]
    assert match.winners() == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def test_every_monument_is_scored_in_the_recorded_games() -> None:
    owned = set[str]()
    for game in GAMES:
        match = tonalli.load(game.read_text(encoding="utf-8"))
        owned.update(name for side in match.state.to_dict()["players"] for name in side["monuments"])
    assert owned == set(MONUMENTS)
