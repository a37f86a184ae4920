"""What holds in every position of every game: nothing appears, vanishes or is in two places.

``laws(state)`` checks one position, ``lasting(before, after)`` what no play can take back. Both raise
an AssertionError; they read the printed figures from the facts, not from the program.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import tonalli
from tonalli import State
from tonalli.tzolkin.state import State as Table
from tzolkin.expansion_laws import (
    building_tiles,
    dummies_on_gears,
    expansion_laws,
    last_space,
    lasting_expansion,
    monuments_shown,
    on_fields,
    part_of_the_change,
    skulls_on_tiles,
    torn_down,
    wealth_kept,
)
from tzolkin.facts import FACTS, GEARS, GOODS, MONUMENTS, TEMPLES, TRACKS, WEALTH_TILES, top

SPACE = tonalli.GAMES["tzolkin"].space
DAYS = [day["scheduled_day"] for day in FACTS["calendar"]["food_days"]]
SKULLS = FACTS["resources"]["limited"]["skull"]


def laws(state: State) -> dict[str, Any]:
    """Check one position; returns it as plain data."""
    assert isinstance(state, Table)
    assert tonalli.GAMES["tzolkin"].problems(state) == []
    data = state.to_dict()
    skulls(data)
    workers(state, data)
    dummies(data)
    jungle(data)
    buildings(data)
    monuments(data)
    wealth_tiles(data)
    sides(data)
    calendar(data, state.over)
    choices(state)
    result(state, data)
    expansion_laws(data)
    return data


def is_laid_out(data: dict[str, Any]) -> bool:
    """Whether setup is over but for the choice of wealth tiles."""
    steps = {step["step"] for step in data["pending"]}
    return data["turn"] > 0 or not steps & {
        "draw-building",
        "draw-monument",
        "draw-first-player",
        "deal-wealth",
        "draw-dummy",
        "place-rest",
    }


def skulls(data: dict[str, Any]) -> None:
    """Z-1.5: 13, in the bank, with players and in Chichen Itza."""
    placed = data["skulls"]["chichen_itza"]
    assert len(set(placed)) == len(placed), "two skulls on one action"
    assert set(placed) <= set(range(1, 10)), "a skull on no action"
    owned = sum(side["skull"] for side in data["players"])
    assert data["skulls"]["bank"] >= 0, "negative skulls in the bank"
    assert data["skulls"]["bank"] + owned + len(placed) + skulls_on_tiles(data) == SKULLS, "skulls"


def workers(state: Table, data: dict[str, Any]) -> None:
    """Z-1.4: six each, in hand, on gears, on the Starting Player Space or outside play."""
    for seat, side in enumerate(data["players"]):
        on_gears = sum(teeth.count(seat) for teeth in data["gears"].values())
        at_start = int(data["calendar"]["starting_player_space"] == seat)
        count = side["workers_in_hand"] + side["workers_in_reserve"] + on_gears + at_start + on_fields(data, seat)
        assert count == FACTS["components"]["workers_per_player"], f"{count} workers of {seat}"
        assert min(side["workers_in_hand"], side["workers_in_reserve"]) >= 0
        assert side["workers_in_reserve"] <= FACTS["setup"]["max_workers"] - FACTS["setup"]["start_workers"]
        assert state.players[seat].standing == on_gears, "workers on gears"
    for name, teeth in data["gears"].items():
        assert len(teeth) == GEARS[name]["teeth"]
        for tooth, owner in enumerate(teeth):
            if owner not in (None, "dummy"):
                assert tooth <= last_space(data, owner, name), f"a worker on a hidden tooth of {name}"


def dummies(data: dict[str, Any]) -> None:
    """Z-2.9, Z-2.10: so many for so few players, and they stay."""
    count = sum(teeth.count("dummy") for teeth in data["gears"].values())
    wanted = dummies_on_gears(data)
    assert count <= wanted, "dummies"
    assert count == wanted or not is_laid_out(data), "a dummy is missing"


def jungle(data: dict[str, Any]) -> None:
    """Z-2.2, Z-7.6: every corn tile lies in the jungle or with a player; wood tiles may have been burnt."""
    players = len(data["players"])
    groups = data["jungle"]
    for name, group in groups.items():
        assert 0 <= group["wood"] <= group["corn"] <= players, f"jungle group {name}"
    assert groups["2"]["wood"] == 0
    corn = sum(group["corn"] for group in groups.values()) + sum(side["corn_tiles"] for side in data["players"])
    wood = sum(group["wood"] for group in groups.values()) + sum(side["wood_tiles"] for side in data["players"])
    assert corn == 4 * players, "corn tiles"
    assert wood <= 3 * players, "wood tiles"


def buildings(data: dict[str, Any]) -> None:
    """Z-1.6, Z-10.8: every copy of the age lies on display, in the pile or with a player; those of Age 1 leave."""
    tiles = building_tiles(data)
    copies = Counter({name: tile["copies"] for name, tile in tiles.items()})
    of_age = {age: Counter({name: copies[name] for name in tiles if tiles[name]["age"] == age}) for age in (1, 2)}
    shown = Counter(name for name in data["buildings"] if name)
    pile = Counter(data["unseen"]["buildings"])
    owned = Counter[str]()
    for side in data["players"]:
        owned.update(side["buildings"])
    found = shown + pile + owned + Counter(torn_down(data))
    age = data["calendar"]["age"]
    if age == 1:
        assert found == copies, "buildings"
        assert not set(shown) & set(of_age[2]), "a building of Age 2 on display"
    else:
        assert not set(shown + pile) & set(of_age[1]), "a building of Age 1 did not leave"
        assert Counter({name: found[name] for name in of_age[2]}) == of_age[2], "buildings of Age 2"
        assert not Counter({name: found[name] for name in of_age[1]}) - of_age[1], "buildings of Age 1"
    assert len(data["buildings"]) == FACTS["setup"]["buildings_on_display"]
    if data["pending"] and data["pending"][-1]["step"] == "turn":
        left = sum(pile[name] for name in of_age[age])
        assert None not in data["buildings"] or left == 0, "a gap in the display though the pile is not empty"


def monuments(data: dict[str, Any]) -> None:
    """Z-1.6, Z-2.4: 13, of which n + 2 are in the game."""
    row = [name for name in data["monuments"] if name]
    owned = [name for side in data["players"] for name in side["monuments"]]
    assert sorted(row + owned + data["unseen"]["monuments"]) == sorted(MONUMENTS), "monuments"
    if is_laid_out(data):
        assert len(row + owned) == monuments_shown(data)


def wealth_tiles(data: dict[str, Any]) -> None:
    """Z-2.8, Z-2.11: four dealt, two kept, each tile once."""
    opening = data.get("opening")
    kept = [name for side in data["players"] for name in side["wealth_tiles"]]
    assert len(set(kept)) == len(kept), "a wealth tile with two players"
    assert set(kept) <= set(WEALTH_TILES)
    if opening is None:
        assert all(len(side["wealth_tiles"]) == wealth_kept(data, seat) for seat, side in enumerate(data["players"]))
        return
    dealt = [name for tiles in opening["dealt"] for name in tiles]
    assert len(set(dealt + opening["turned_up"])) == len(dealt) + len(opening["turned_up"]), "a wealth tile twice"
    for seat, tiles in enumerate(opening["dealt"]):
        assert len(tiles) <= FACTS["setup"]["wealth_tiles_dealt"]
        assert set(opening["kept"][seat]) <= set(tiles), "kept what was not dealt"


def sides(data: dict[str, Any]) -> None:
    """Z-8.1, Z-9.2, Z-13.3: nothing is owed, no marker is off its track, one marker on a top."""
    for side in data["players"]:
        assert all(side[good] >= 0 for good in GOODS), "negative goods"
        assert all(0 <= side["technologies"][track] <= FACTS["technology"]["max_level"] for track in TRACKS)
        assert side["points"] * 4 == int(side["points"] * 4), "points in less than quarters"
        assert data["active"] is None or side["points"] == int(side["points"]), "quarters before the end"
        assert 0 <= side["fed"] <= 6
    for temple in TEMPLES:
        steps = [side["temples"][temple] for side in data["players"]]
        assert all(-1 <= step <= top(temple) for step in steps), f"{temple}"
        assert steps.count(top(temple)) <= FACTS["temples"]["top_capacity"], f"two markers on top of {temple}"


def calendar(data: dict[str, Any], over: bool) -> None:
    """Z-3.3, Z-12.6: each Food Day at the end of its day, or one day late."""
    day, held = data["calendar"]["day"], data["calendar"]["food_days"]
    top_step = data["pending"][-1]["step"] if data["pending"] else None
    passed = sum(food_day < day for food_day in DAYS)
    allowed = {passed, passed - 1} if day - 1 in DAYS else {passed}
    if top_step == "choose-days":
        allowed = {
            passed if day - 1 not in DAYS or held == passed else passed - 1,
            sum(food_day <= day for food_day in DAYS),
        }
    if over:
        allowed = {len(DAYS)}
        assert day in (28, 29), f"over on day {day}"
    assert held in allowed, f"{held} Food Days held on day {day}"
    parts = [step["number"] for step in data["pending"] if step["step"] == "food-day-part"]
    changing = bool(parts) and min(parts) > part_of_the_change(data)
    assert data["calendar"]["age"] == (2 if held >= 2 or (changing and held == 1) else 1), "age"
    assert 0 <= data["calendar"]["corn"] < day + 1, "corn on the gear"


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
    assert legal != [0], "nothing to decide"


def result(state: Table, data: dict[str, Any]) -> None:
    """Z-13.6, Z-13.9: when it is over, and who has won."""
    assert state.scores() == [side["points"] for side in data["players"]]
    if not state.over:
        assert state.winners() == []
        return
    ranking = [
        (side["points"], sum(teeth.count(seat) for teeth in data["gears"].values()))
        for seat, side in enumerate(data["players"])
    ]
    assert state.winners() == [seat for seat, rank in enumerate(ranking) if rank == max(ranking)]


def riding(data: dict[str, Any]) -> dict[str, set[int]]:
    """Z-12.5: where the dummies would stand if no day had passed."""
    day = data["calendar"]["day"]
    return {
        name: {(tooth - day) % len(teeth) for tooth, owner in enumerate(teeth) if owner == "dummy"}
        for name, teeth in data["gears"].items()
    }


def lasting(before: dict[str, Any], after: dict[str, Any]) -> None:
    """From one position to a later one: what was learnt, built, placed or taken stays so."""
    lasting_expansion(before, after)
    for one, other in zip(before["players"], after["players"], strict=True):
        lowered = one["technologies"] != other["technologies"] and "a2_house_of_scholars" in other["buildings"]
        kept = all(one["technologies"][track] <= other["technologies"][track] for track in TRACKS)
        assert kept or lowered, "a level lost"
        gone = Counter(one["buildings"]) - Counter(other["buildings"])
        assert not gone - Counter(torn_down(after)), "a building lost"
        assert set(one["monuments"]) <= set(other["monuments"]), "a monument lost"
        assert one["workers_in_reserve"] >= other["workers_in_reserve"], "a worker left play"
        for tiles in ("corn_tiles", "wood_tiles"):
            assert one[tiles] <= other[tiles], "a harvest tile lost"
        if "opening" not in before:
            assert one["wealth_tiles"] == other["wealth_tiles"], "wealth tiles changed"
    for name, group in before["jungle"].items():
        assert after["jungle"][name]["corn"] <= group["corn"]
        assert after["jungle"][name]["wood"] <= group["wood"]
    assert set(before["skulls"]["chichen_itza"]) <= set(after["skulls"]["chichen_itza"]), "a skull left Chichen Itza"
    for field in ("day", "food_days", "age"):
        assert before["calendar"][field] <= after["calendar"][field], f"{field} went back"
    assert before["turn"] <= after["turn"]
    if is_laid_out(before):
        assert riding(before) == riding(after), "a dummy did not ride along"
        for place, name in enumerate(before["monuments"]):
            assert after["monuments"][place] in (name, None), "the row of monuments was refilled"
