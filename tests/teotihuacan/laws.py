"""What holds in every position of every game: nothing appears, vanishes or is in two places.

``laws(state)`` checks one position, ``lasting(before, after)`` what no play can take back. Both raise
an AssertionError; they read the printed figures from the facts, not from the program.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

import tonalli
from teotihuacan.expansion_laws import expansion_laws, on_the_way
from teotihuacan.facts import FACTS, seats
from tonalli import State
from tonalli.teotihuacan.state import State as Table

SPACE = tonalli.GAMES["teotihuacan"].space
BOARDS = ("palace", "forest", "quarry", "gold", "alchemy", "nobles", "decorations", "construction")
SPACES = ("palace1", "palace2", "palace3", "forest", "quarry", "gold", "decorations")
COLOURS = ("black", "blue", "yellow", "red")
TEMPLES = ("blue", "red", "green")
GOODS = ("cocoa", "wood", "stone", "gold")
COPIES = Counter({tile["id"]: tile["copies"] for tile in FACTS["discovery_tiles"]})
PYRAMID_TILES = {f"{number:02}" for number in range(32)}
DECORATIONS = {f"{number:02}" for number in range(15)}
SIDEBARS = {"forest", "quarry", "gold", "decorations"}
DARK_DISC = {2: (10, 9, 8), 3: (11, 10, 9), 4: (12, 11, 10)}


def laws(state: State) -> dict[str, Any]:
    """Check one position; returns it as plain data."""
    assert isinstance(state, Table)
    data = state.to_dict()
    discovery_tiles(data)
    expansion_laws(data)
    pyramid(data)
    decorations(data)
    buildings(data)
    workers(state, data)
    sides(data)
    calendar(state, data)
    choices(state)
    result(state, data)
    if data["options"]["players"] == 1:
        teotibot(data)
    return data


def discovery_tiles(data: dict[str, Any]) -> None:
    """T-1.10: 54 tiles, each kind with its copies, wherever they lie."""
    found = Counter(data["unseen"]["discovery"])
    on_board = dict(data["discovery_tiles"])
    found.update(tile for tile in on_board.pop("worship").values() if tile)
    for heap in on_board.values():
        found.update(heap)
    for side in data["players"]:
        found.update(side["discovery_tiles"] + side["used_tiles"])
        assert not any(tile.startswith("mask") for tile in side["used_tiles"]), "a mask was used"
    found.update(data.get("opening", {}).get("beside", {}).values())
    found.update(data.get("teotibot", {}).get("discarded_tiles", []))
    found.update(on_the_way(data))
    found = Counter({tile: count for tile, count in found.items() if tile in COPIES})
    assert +found == COPIES, f"discovery tiles: {COPIES - found} missing, {found - COPIES} too many"
    assert found.total() == 54


def pyramid(data: dict[str, Any]) -> None:
    """T-1.10, T-15.2: 32 tiles, each once, and none in the air."""
    places = data["pyramid"]["places"]
    tiles = [place["tile"] for place in places.values()]
    tiles += [tile for tile in data["pyramid"]["display"] if tile]
    tiles += data["unseen"]["pyramid"]
    tiles += [step["tile"] for step in data["pending"] if step["step"] == "draw-turn"]
    assert sorted(tiles) == sorted(PYRAMID_TILES), "pyramid tiles"
    for name in places:
        level, i, j = (int(digit) for digit in name)
        if level > 1:
            below = [f"{level - 1}{i + a}{j + b}" for a in (0, 1) for b in (0, 1)]
            assert all(place in places for place in below), f"pyramid place {name} hangs in the air"


def decorations(data: dict[str, Any]) -> None:
    """T-1.10, T-14.4: 15 tiles, each once, on every side from level 1 up."""
    spaces = data["decorations"]["spaces"]
    tiles = [*spaces.values(), *data["unseen"]["decorations"]]
    tiles += [tile for tile in data["decorations"]["display"] if tile]
    assert sorted(tiles) == sorted(DECORATIONS), "decoration tiles"
    for name in spaces:
        side, level = name.split("_")
        assert level == "1" or f"{side}_{int(level) - 1}" in spaces, f"decoration {name} hangs in the air"


def buildings(data: dict[str, Any]) -> None:
    """T-2.7, T-13.1: 11 buildings, from the left of each row; B-8.4.2: the bot may leave a gap."""
    rows = data["nobles"].values()
    settled = data.get("empire", {}).get("settled", {})
    assert data["buildings"] + sum(len(row) for row in rows) + len(settled) == 11, "buildings"
    for row in rows:
        solo = data["options"]["players"] == 1
        assert solo or row == list(range(1, len(row) + 1)), "a gap between buildings"
        assert row == sorted(set(row)), "two buildings on one space"


def workers(state: Table, data: dict[str, Any]) -> None:
    """T-1.5 to T-1.8: four each; what the boards count is what the dice say."""
    unlocked: Counter[tuple[int, str]] = Counter()
    locked: dict[str, int] = {}
    for seat, side in enumerate(data["players"]):
        assert len(side["workers"]) == 4, "workers"
        assert sum("reserve" in die for die in side["workers"]) <= 1, "two workers in reserve"
        for die in side["workers"]:
            assert 1 <= die["power"] <= 5, f"power {die['power']}"
            if "board" in die:
                unlocked[seat, die["board"]] += 1
            elif "worship" in die:
                assert die["worship"] not in locked, f"two workers on {die['worship']}"
                locked[die["worship"]] = seat
            elif "hand" in die:
                reborn = {"step": "rebirth", "seat": seat, "die": side["workers"].index(die)}
                assert data["turn"] == 0 or seat == data["active"] or reborn in data["pending"], "a worker in hand"
            else:
                assert die["power"] == 3, "power of the worker in reserve"
    players = len(data["players"])
    for colour, boards in data["neutral_workers"].items():
        assert len(set(boards)) == len(boards) <= 3, f"neutral workers of {colour}"
        drawing = data["turn"] == 0 or any(step["step"] == "draw-neutral" for step in data["pending"])
        assert drawing or len(boards) == 3, f"{len(boards)} neutral workers of {colour}"
        unlocked.update((COLOURS.index(colour), board) for board in boards)
    for colour_number in range(4):
        for number, board in enumerate(BOARDS):
            counted = state.unlocked[colour_number * 8 + number]
            assert counted == unlocked[colour_number, board], f"unlocked workers on {board}"
    for number, space in enumerate(SPACES):
        assert state.worship[number] == locked.get(space, -1), f"the worship space {space}"
    assert len(data["neutral_workers"]) == 4 - players


def sides(data: dict[str, Any]) -> None:
    """T-1.9, T-1.15, T-9: nothing is owed, no marker is off its track."""
    for side in data["players"]:
        assert side["points"] >= 0, "negative points"
        for good in GOODS:
            assert side[good] >= 0, f"negative {good}"
        assert 0 <= side["avenue"] <= 9, "Avenue"
        assert 0 <= side["pyramid_track"] <= 10, "pyramid track"
        assert set(side["technologies"]) <= set(data["technologies"]), "a technology that is not on the board"
    for temple in TEMPLES:
        steps = [side["temples"][temple] for side in data["players"]]
        assert all(0 <= step <= 11 for step in steps), f"{temple} temple"
        assert steps.count(11) <= 1, f"two markers on top of the {temple} temple"


def calendar(state: Table, data: dict[str, Any]) -> None:
    """T-18.1, T-18.6: the light disc does not pass the dark one."""
    discs = data["calendar"]
    players = len(data["players"])
    assert 0 <= discs["light"] <= discs["dark"], "the light disc is past the dark one"
    assert 0 <= discs["eclipses"] <= 3
    resolved = discs["eclipses"] - 1 if state.over else discs["eclipses"]
    assert discs["dark"] == DARK_DISC[players][resolved], "the dark disc"
    if not state.over:
        assert (discs["turns_left"] is not None) == (discs["light"] == discs["dark"]), "an eclipse due"
    if discs["pyramid_complete"]:
        assert "400" in data["pyramid"]["places"], "a complete pyramid without its top"
    for name, size in heap_sizes(players).items():
        assert len(data["discovery_tiles"][name]) <= size, f"more tiles on {name} than were laid there"


@cache
def heap_sizes(players: int) -> dict[str, int]:
    """T-2.14, T-2.15: discovery tiles laid out on the Avenue and on major temple steps."""
    sizes = {f"avenue_{step['step']}": int(step["discovery_tiles"]) for step in FACTS["avenue"]["discovery_steps"]}
    for temple in TEMPLES:
        for step in FACTS["temples"][temple]["steps"]:
            if "discovery_tiles" in step:
                sizes[f"{temple}_{step['step']}"] = int(seats(step["discovery_tiles"], players))
    return sizes


def choices(state: Table) -> None:
    """Legal actions ascend and never run out; chance draws what chance may."""
    legal = state.legal()
    assert all(one < other for one, other in pairwise(legal)), "legal actions do not ascend"
    assert bool(legal) != state.over, "no legal action before the end, or one after it"
    drawn = state.actor == tonalli.CHANCE
    assert all(SPACE.write(action).startswith("~") == drawn for action in legal), "chance and players mixed up"
    outcomes = state.chance()
    assert [action for action, weight in outcomes] == (legal if drawn else [])
    assert all(weight > 0 for action, weight in outcomes), "an outcome without weight"


def result(state: Table, data: dict[str, Any]) -> None:
    """T-20.1, T-20.2, T-22.5: when it is over, and who has won; B-10.1: alone against the bot a tie is lost."""
    if not state.over:
        assert state.winners() == []
        return
    assert data["calendar"]["eclipses"] == 3 or data["calendar"]["pyramid_complete"], "over too early"
    assert state.scores() == [side["points"] for side in data["players"]]
    players = len(data["players"])
    if data["options"]["players"] == 1:
        human, bot = state.scores()
        assert state.winners() == [0 if human > bot else 1], f"winners {state.winners()} with {human} against {bot}"
        return
    late = 1 if data["options"]["eclipse"] == "dark" else -1
    ranking = [
        (side["points"], side["cocoa"], late * ((seat - data["first_player"]) % players))
        for seat, side in enumerate(data["players"])
    ]
    assert state.winners() == [ranking.index(max(ranking))], f"winners {state.winners()} of {ranking}"


def teotibot(data: dict[str, Any]) -> None:
    """B-2.10, B-2.11, B-3.8, B-9.8: what the bot has is where it belongs, once it has begun."""
    table = data["teotibot"]
    laid = [tile for tile in table["actions"].values() if tile]
    assert len(set(laid)) == len(laid), "an action tile in two slots"
    if not laid:
        return
    dice = data["players"][1]["workers"]
    locked = [die["worship"] for die in dice if "worship" in die]
    assert len(locked) == 1, f"{len(locked)} locked workers of the bot"
    assert locked[0] in SIDEBARS, f"the bot's locked worker on {locked[0]}"
    assert sum("board" in die for die in dice) == 3, "unlocked workers of the bot"
    masks = data["players"][1]["discovery_tiles"]
    assert len(set(masks)) == len(masks), "the bot has a mask twice"
    assert all("mask" in tile for tile in masks), "a discovery tile with the bot"
    assert data["players"][1]["used_tiles"] == [], "the bot used a discovery tile"
    if data["turn"] > 0:
        assert len(laid) == 7, "an action tile is missing"
        assert set(table["directions"]) <= {"left", "right"}, "a direction tile without a face"
        swift = "swift_bot" in data["options"]["modules"]
        assert len(table["directions"]) == (4 if swift else 2), "direction tiles"


def lasting(before: dict[str, Any], after: dict[str, Any]) -> None:
    """From one position to a later one: markers do not go back, what was built or used stays so."""
    for one, other in zip(before["players"], after["players"], strict=True):
        for temple in TEMPLES:
            assert one["temples"][temple] <= other["temples"][temple], f"back on the {temple} temple"
        assert one["avenue"] <= other["avenue"], "back on the Avenue"
        assert set(one["technologies"]) <= set(other["technologies"]), "a technology lost"
        turned_up = Counter(one["used_tiles"]) - Counter(other["used_tiles"])
        refreshed = other["used_tiles"].count("great_refresh_2")
        assert turned_up.total() <= 2 * refreshed, "a used tile turned up again"
        owned = [Counter(side["discovery_tiles"] + side["used_tiles"]) for side in (one, other)]
        assert not owned[0] - owned[1], "a discovery tile lost"
        assert sum("reserve" in die for die in one["workers"]) >= sum("reserve" in die for die in other["workers"])
    assert before["buildings"] >= after["buildings"], "a building came back"
    assert before["pyramid"]["places"].items() <= after["pyramid"]["places"].items(), "the pyramid was rebuilt"
    assert before["decorations"]["spaces"].items() <= after["decorations"]["spaces"].items()
    assert before["turn"] <= after["turn"]
    assert before["calendar"]["eclipses"] <= after["calendar"]["eclipses"] <= before["calendar"]["eclipses"] + 1
    if before["turn"] > 0:
        for field in ("ring", "royal_tiles", "technologies", "temple_bonus_tiles", "first_player", "options"):
            assert before[field] == after[field], f"{field} changed"
        for heap, tiles in before["discovery_tiles"].items():
            if heap != "worship":
                assert not Counter(after["discovery_tiles"][heap]) - Counter(tiles), f"{heap} was refilled"
