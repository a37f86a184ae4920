"""What holds besides in every position with modules of Expansion Period, read from the facts."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

EXPANSION: dict[str, Any] = tomllib.loads(
    (Path(__file__).parent.parent / "facts" / "expansion-period.toml").read_text(encoding="utf-8")
)
GREAT = {tile["id"]: tile for tile in EXPANSION["great_discovery"]}
SPECIAL = {mask["id"] for mask in EXPANSION["special_mask"]}
MODULE = {"M8": "altars", "M2": ""}


def expansion_laws(data: dict[str, Any]) -> None:
    """Nothing of a module in a game without it; with it, nothing appears, vanishes or is in two places."""
    modules = data["options"]["modules"]
    for name in ("great_discoveries", "court", "altars", "empire"):
        chosen = "obsidian" if name == "great_discoveries" else name
        assert (name in data) == (chosen in modules), f"{name} with the modules {modules}"
    for side in data["players"]:
        assert ("obsidian" in side) == ("obsidian" in modules)
        assert side.get("obsidian", 0) >= 0, "negative obsidian"
    great_discoveries(data)
    if "court" in data:
        court(data)
    if "altars" in data:
        altars(data)
    if "empire" in data:
        empire(data)


def great_discoveries(data: dict[str, Any]) -> None:
    """X-3.1, X-3.2: 26 tiles less those of absent modules, each kind with its copies, wherever they lie."""
    modules = data["options"]["modules"]
    found: Counter[str] = Counter(data.get("great_discoveries", {}).get("unseen", {}))
    found.update(data.get("great_discoveries", {}).get("discarded", []))
    found.update(tile for tile in [data["discovery_tiles"]["worship"]["palace"]] if tile in GREAT)
    for pile in data.get("altars", {}).get("piles", {}).values():
        found.update(pile)
    for side in data["players"]:
        found.update(tile for tile in side["discovery_tiles"] + side["used_tiles"] if tile in GREAT)
        assert not {"great_mask", *SPECIAL} & set(side["used_tiles"]), "a mask was used"
    found.update(tile for tile in data.get("opening", {}).get("beside", {}).values() if tile in GREAT)
    found.update(tile for tile in on_the_way(data) if tile in GREAT)
    expected: Counter[str] = Counter()
    if "obsidian" in modules:
        expected = Counter(
            {
                name: tile["copies"]
                for name, tile in GREAT.items()
                if all(MODULE[need] in modules for need in tile["needs"])
            }
        )
    assert +found == expected, f"Great Discoveries: {expected - found} missing, {found - expected} too many"


def on_the_way(data: dict[str, Any]) -> list[str]:
    """Tiles that a pending step holds: drawn, or paid for and not yet received."""
    held = [value for step in data["pending"] for name, value in step.items() if name in ("first", "second", "third")]
    return [
        *(tile for tile in held if isinstance(tile, str)),
        *(s["discovery"] for s in data["pending"] if s["step"] == "receive"),
    ]


def court(data: dict[str, Any]) -> None:
    """X-5.3, X-5.9: a marker beside a royal tile means that somebody has reached the first major step of its temple."""
    for slot, seat in data["court"]["markers"].items():
        temple = EXPANSION["court"]["slot_temple"][slot]
        first = EXPANSION["layout"]["temples"]["first_major_step"][temple]
        reached = [number for number, side in enumerate(data["players"]) if side["temples"][temple] >= first]
        assert (seat is None) == (not reached), f"the marker of the {temple} temple"
        assert seat is None or seat in reached, f"the owner of the {temple} temple has not reached its step"


def altars(data: dict[str, Any]) -> None:
    """X-6.4, X-6.9: one Shaman a field, but for a displacement that is pending; X-6.18: the bot's always lies."""
    shamans = data["altars"]["shamans"]
    assert len(shamans) == len(data["players"])
    fields = Counter((each["altar"], each["field"]) for each in shamans if each is not None)
    waiting = sum(step["step"] in ("displacement", "displaced-shaman") for step in data["pending"])
    assert sum(count - 1 for count in fields.values()) <= waiting, "two Shamans on a field"
    if data["turn"] > 0:
        assert None not in shamans, "a Shaman that stands nowhere"
        tiles = [tile for tile in data["altars"]["tiles"].values() if tile]
        assert sorted(tiles) == sorted(tile["id"] for tile in EXPANSION["altar_tile"]), "altar tiles"
    if data["options"]["players"] == 1 and shamans[1] is not None:
        assert not shamans[1]["standing"], "the bot's Shaman stands"


def empire(data: dict[str, Any]) -> None:
    """X-7.4, X-7.8, X-7.13: ten Warriors of a colour, eleven Buildings; a settled region cost a Warrior."""
    empire = data["empire"]
    pushed = Counter(step["seat"] for step in data["pending"] if step["step"] in ("push-warrior", "draw-trail"))
    for seat in range(len(data["players"])):
        on_map = sum(owner == seat for owner in empire["regions"].values())
        settled = sum(owner == seat for owner in empire["settled"].values())
        total = empire["supply"][seat] + on_map + empire["far"][seat] + settled + pushed[seat]
        assert total == EXPANSION["empire"]["warriors_per_player"], f"{total} Warriors of seat {seat}"
    assert data["buildings"] + len(empire["settled"]) == EXPANSION["empire"]["buildings_total"], "Buildings"
    assert not any(data["nobles"].values()), "a Building on the Nobles board"
    assert set(empire["settled"]) <= {str(region) for region in range(1, 12)}, "a settled region"
