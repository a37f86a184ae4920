"""What the modules of Tribes & Prophecies change of the laws, and what holds besides, read from the facts."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tzolkin.facts import ABILITIES, BUILDINGS, EXPANSION, FACTS, GEARS

NEW_BUILDINGS = {tile["id"]: tile for tile in EXPANSION["buildings"]}
TRIBES = {tribe["id"] for tribe in EXPANSION["tribes"]}
PROPHECIES = {prophecy["id"] for prophecy in EXPANSION["prophecies"]}
QUICK = {tile["id"]: tile for tile in EXPANSION["quick_action_tiles"]}
AGE_1 = EXPANSION["quick_actions"]["schedule"]["age_1_slots"]
AGE_2 = EXPANSION["quick_actions"]["schedule"]["age_2_slots"]
SLOTS = [*AGE_1, *AGE_2]
EXPANSION_PLAYERS = 5
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


def part_of_the_change(data: dict[str, Any]) -> int:
    """Z-11.6, P-12.2: the buildings change after the feeding; incomes, where there are any, come before it."""
    return 2 if "buildings" in modules_of(data) else 1


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
    renovation(data)


def renovation(data: dict[str, Any]) -> None:
    """P-7.1, P-7.9: only renovatable buildings are torn down, and each of them is in one place."""
    gone = torn_down(data)
    assert len(set(gone)) == len(gone), "torn down twice"
    assert all(NEW_BUILDINGS[name]["renovatable"] for name in gone), "torn down though it is not renovatable"
    found = [name for side in data["players"] for name in side["buildings"]] + data["buildings"]
    assert not set(gone) & {*found, *data["unseen"]["buildings"]}, "torn down and still there"


def tribes(data: dict[str, Any]) -> None:
    """P-2.6, P-2.7, P-3.1: two dealt, one of them chosen, each tile once."""
    part = data["tribes"]
    chosen = [name for name in part["chosen"] if name]
    assert len(part["chosen"]) == len(data["players"])
    assert len(set(chosen)) == len(chosen), "two players of one tribe"
    assert set(chosen) <= TRIBES
    dealt = part.get("dealt")
    if dealt is None:
        assert len(chosen) == len(data["players"]), "somebody without a tribe"
    else:
        assert data["turn"] == 0, "still secret"
        flat = [name for two in dealt for name in two]
        assert len(set(flat)) == len(flat), "a tribe dealt twice"
        assert all(len(two) <= 2 for two in dealt), "more than two dealt"
        for seat, name in enumerate(part["chosen"]):
            assert name is None or name in dealt[seat], "chose what was not dealt"
    if data["active"] is not None:
        mine = part["chosen"][data["active"]]
        assert "skipped" not in part or mine == "vacub_caquix", "who passes a space is another"
        assert "exchanged" not in part or mine == "xaman_ek", "who sells a block is another"


def prophecies(data: dict[str, Any]) -> None:
    """P-2.5, P-4.3, P-4.6: three in a row, at most one in force, by the Food Days held."""
    row = [name for name in data["prophecies"]["row"] if name]
    assert len(data["prophecies"]["row"]) == EXPANSION["prophecy_rules"]["drawn"]
    assert len(set(row)) == len(row), "a prophecy twice"
    assert set(row) <= PROPHECIES
    assert data["turn"] == 0 or len(row) == len(data["prophecies"]["row"]), "a prophecy was not drawn"
    held = data["calendar"]["food_days"]
    if held < 3 and data_is_laying_out(data) and data["turn"] > 0:
        # P-12.7: the next one is in force before the tiles of age 2 are laid out.
        held += 1
    wanted = data["prophecies"]["row"][held - 1] if 1 <= held <= 3 else None
    assert data["prophecies"]["in_force"] == wanted, "the wrong prophecy is in force"


def quick_actions(data: dict[str, Any]) -> None:
    """P-10.3, P-10.11, P-10.12, P-11.2: tiles lie from their age on until their days are over; dummies stay."""
    part = data["quick_actions"]
    players = len(data["players"])
    assert len(part["fields"]) == EXPANSION["quick_actions"]["board"]["fields"]
    dummies = DUMMIES[players]["on_quick_action_fields"]
    assert part["fields"][:dummies] == ["dummy"] * dummies, "a dummy left its field"
    assert on_fields(data, "dummy") == dummies
    assert all(on_fields(data, seat) <= 1 for seat in range(players)), "two workers of one player"
    day = data["calendar"]["day"]
    first = next((slot[0] for slot in SLOTS if slot[0] <= day <= slot[1]), SLOTS[-1][0])
    laid = {int(number): name for number, name in part["tiles"].items()}
    for slots, copies in ((AGE_1, "count_age_1"), (AGE_2, "count_age_2")):
        there = Counter(laid[slot[0]] for slot in slots if slot[0] in laid)
        assert not there - Counter({name: tile[copies] for name, tile in QUICK.items()}), "too many tiles of a kind"
    if data["turn"] > 0 and not data_is_laying_out(data):
        slots = SLOTS if data["calendar"]["food_days"] > 0 else AGE_1
        assert sorted(laid) == [slot[0] for slot in slots if slot[0] >= first], "tiles that should lie there"
        assert part["tile"] == laid[first], "not the tile of the day"


def lasting_expansion(before: dict[str, Any], after: dict[str, Any]) -> None:
    """What was torn down, foretold, laid out or revealed stays so."""
    assert set(torn_down(before)) <= set(torn_down(after)), "what was torn down came back"
    for name, place in (("tribes", "chosen"), ("prophecies", "row")):
        if name in before:
            pairs = zip(before[name][place], after[name][place], strict=True)
            assert all(one is None or one == other for one, other in pairs), f"{name} changed"
    if "quick_actions" in before:
        tiles = after["quick_actions"]["tiles"]
        assert all(tiles.get(slot, name) == name for slot, name in before["quick_actions"]["tiles"].items()), "tiles"


def data_is_laying_out(data: dict[str, Any]) -> bool:
    """Whether tiles are being drawn, or the game is over."""
    return not data["pending"] or any(step["step"] == "draw-quick-tile" for step in data["pending"])
