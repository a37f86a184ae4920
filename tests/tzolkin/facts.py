"""The printed figures of the game, from ``tests/facts/tzolkin.toml``, and of its expansion."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

FACTS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parent.parent / "facts" / "tzolkin.toml").read_text(encoding="utf-8")
)

EXPANSION: dict[str, Any] = tomllib.loads(
    (Path(__file__).parent.parent / "facts" / "tribes-and-prophecies.toml").read_text(encoding="utf-8")
)

GEARS: dict[str, dict[str, Any]] = FACTS["gears"]
BUILDINGS: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in FACTS["buildings"]}
MONUMENTS: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in FACTS["monuments"]}
WEALTH_TILES: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in FACTS["wealth_tiles"]}
ABILITIES: dict[str, dict[str, Any]] = {tribe["id"]: tribe["ability"] for tribe in EXPANSION["tribes"]}
TEMPLES: list[str] = FACTS["temples"]["order"]
TRACKS: list[str] = FACTS["technology"]["tracks"]
GOODS: list[str] = FACTS["resources"]["materials"]
BLOCKS: list[str] = FACTS["resources"]["blocks"]


def space(gear: str, number: int) -> dict[str, Any]:
    """What is printed beside a gear."""
    printed: dict[str, Any] = GEARS[gear]["spaces"][number]
    assert printed["space"] == number
    return printed


def actions(gear: str) -> list[int]:
    """The spaces of a gear with an action of their own."""
    return [printed["space"] for printed in GEARS[gear]["spaces"] if printed["action"] not in ("none", "free_choice")]


def step(temple: str, number: int) -> dict[str, Any]:
    """A step of a temple; the bottom is -1."""
    printed: dict[str, Any] = FACTS["temples"][temple]["steps"][number + 1]
    assert printed["step"] == number
    return printed


def top(temple: str) -> int:
    """The number of a temple's top step."""
    number: int = FACTS["temples"][temple]["steps"][-1]["step"]
    return number
