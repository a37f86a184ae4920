"""What the modules of Tribes & Prophecies change of the laws, and what holds besides, read from the facts."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tzolkin.facts import ABILITIES, BUILDINGS, EXPANSION, FACTS, GEARS

NEW_BUILDINGS = {tile["id"]: tile for tile in EXPANSION["buildings"]}
TRIBES = {tribe["id"] for tribe in EXPANSION["tribes"]}
PROPHECIES = {prophecy["id"] for prophecy in EXPANSION["prophecies"]}
QUICK = {tile["id"]: tile for tile in EXPANSION["quick_action_tiles"]}
SLOTS = [*EXPANSION["quick_actions"]["schedule"]["age_1_slots"], *EXPANSION["quick_actions"]["schedule"]["age_2_slots"]]
DUMMIES = {row["players"]: row for row in EXPANSION["dummy_workers"]}


def modules_of(data: dict[str, Any]) -> list[str]:
    modules: list[str] = data["options"]["modules"]
    return modules


def ability(data: dict[str, Any], seat: int) -> dict[str, Any]:
    """P-3.1: what the tribe of a seat changes, if it has one."""
    names = data.get("tribes", {}).get("chosen", [])
    found: dict[str, Any] = ABILITIES.get(names[seat], {}) if names else {}
    return found


def building_tiles(data: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """P-2.1: every building of a game."""
    return {**BUILDINGS, **NEW_BUILDINGS} if "buildings" in modules_of(data) else BUILDINGS


def torn_down(data: dict[str, Any]) -> list[str]:
    """P-7.9."""
    names: list[str] = data.get("renovation", {}).get("torn_down", [])
    return names


def skulls_on_tiles(data: dict[str, Any]) -> int:
    """P-7.27.1: a Skull Shrine keeps its skull."""
    return sum(side["buildings"].get("a2_skull_shrine", 0) for side in data["players"])


def on_fields(data: dict[str, Any], seat: int | str) -> int:
    """P-10.20: workers of a seat, or dummies, on quick action fields."""
    return int(data.get("quick_actions", {}).get("fields", []).count(seat))


def dummies_on_gears(data: dict[str, Any]) -> int:
    """P-11.1, P-11.4: more of them with quick actions."""
    players = len(data["players"])
    if "quick_actions" in modules_of(data):
        return int(DUMMIES[players]["on_gears"])
    return int(FACTS["setup"]["dummy_workers"][str(players)])


def monuments_shown(data: dict[str, Any]) -> int:
    """P-9.5: seven for five players."""
    players = len(data["players"])
    if players == EXPANSION_PLAYERS:
        return int(EXPANSION["fifth_player"]["monuments"]["monuments_displayed"])
    return int(FACTS["setup"]["monuments_on_display"][str(players)])


EXPANSION_PLAYERS = 5


def wealth_kept(data: dict[str, Any], seat: int) -> int:
    """P-3.18.a: more for one tribe."""
    return int(ability(data, seat).get("wealth_tiles_kept", FACTS["setup"]["wealth_tiles_kept"]))


def last_space(data: dict[str, Any], seat: int, gear: str) -> int:
    """Z-1.2, P-3.15.f: one more for the workers of one tribe."""
    return int(ability(data, seat).get("extra_space", {}).get(gear, GEARS[gear]["last_space"]))


def expansion_laws(data: dict[str, Any]) -> None:
    """Nothing of a module in a game without it; with it, nothing appears, vanishes or is in two places."""
    modules = modules_of(data)
    assert ("tribes" in data) == ("tribes" in modules)
    assert ("prophecies" in data) == ("prophecies" in modules)
    assert ("renovation" in data) == ("buildings" in modules)
    assert ("quick_actions" in data) == ("quick_actions" in modules)
    assert len(data["players"]) < EXPANSION_PLAYERS or "quick_actions" in modules, "five without quick actions"
    if "tribes" in data:
        tribes(data)
    if "prophecies" in data:
        prophecies(data)
    if "quick_actions" in data:
        quick_actions(data)
    owned = Counter[str]()
    for side in data["players"]:
        owned.update(side["buildings"])
    assert not set(torn_down(data)) & set(owned), "torn down and still owned"


def tribes(data: dict[str, Any]) -> None:
    """P-2.6, P-2.7, P-3.1: two dealt, one of them chosen, each tile once."""
    chosen = [name for name in data["tribes"]["chosen"] if name]
    assert len(set(chosen)) == len(chosen), "two players of one tribe"
    assert set(chosen) <= TRIBES
    dealt = data["tribes"].get("dealt")
    if dealt is None:
        assert "opening" not in data or len(chosen) == len(data["players"]), "somebody without a tribe"
        return
    flat = [name for two in dealt for name in two]
    assert len(set(flat)) == len(flat), "a tribe dealt twice"
    for seat, name in enumerate(data["tribes"]["chosen"]):
        assert name is None or name in dealt[seat], "chose what was not dealt"


def prophecies(data: dict[str, Any]) -> None:
    """P-2.5, P-4.3, P-4.6: three in a row, at most one in force, by the Food Days held."""
    row = [name for name in data["prophecies"]["row"] if name]
    assert len(set(row)) == len(row), "a prophecy twice"
    assert set(row) <= PROPHECIES
    held = data["calendar"]["food_days"]
    if held < 3 and data_is_laying_out(data) and data["turn"] > 0:
        # P-12.7: the next one is in force before the tiles of age 2 are laid out.
        held += 1
    wanted = data["prophecies"]["row"][held - 1] if 1 <= held <= 3 else None
    assert data["prophecies"]["in_force"] == wanted, "the wrong prophecy is in force"


def quick_actions(data: dict[str, Any]) -> None:
    """P-10.11, P-11.2: the tile of the day is that of its slot; dummies block their fields for good."""
    part = data["quick_actions"]
    assert len(part["fields"]) == EXPANSION["quick_actions"]["board"]["fields"]
    assert on_fields(data, "dummy") == DUMMIES[len(data["players"])]["on_quick_action_fields"]
    day = data["calendar"]["day"]
    first = next((slot[0] for slot in SLOTS if slot[0] <= day <= slot[1]), SLOTS[-1][0])
    laid = {int(number): name for number, name in part["tiles"].items()}
    assert all(number >= first for number in laid), "a tile that should be gone"
    if data["turn"] > 0 and not data_is_laying_out(data):
        assert part["tile"] == laid[first], "not the tile of the day"
        counts = Counter(laid.values())
        copies = Counter({name: tile["count_age_1"] + tile["count_age_2"] for name, tile in QUICK.items()})
        assert not counts - copies, "more tiles of a kind than there are"


def data_is_laying_out(data: dict[str, Any]) -> bool:
    """Whether tiles are being drawn, or the game is over."""
    return not data["pending"] or any(step["step"] == "draw-quick-tile" for step in data["pending"])
