"""What is printed on things, as signs: every thing has one, with icons there are and figures as they are printed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from telling.tzolkin_table import TELLING
from tonalli.telling.sign import Sign
from tonalli.tzolkin.game import TZOLKIN
from tonalli.tzolkin.names import ACTIONS, BUILDINGS, GEARS, MONUMENTS, TRACKS, WEALTH
from tzolkin import facts

ICONS = Path(__file__).parents[2] / "web" / "src" / "icons"
SPRITES = {
    name
    for file in ("tzolkin.svg", "tribes-and-prophecies.svg")
    for name in re.findall(r'id="([^"]+)"', (ICONS / file).read_text(encoding="utf-8"))
}
EVERYTHING = {"players": 5, "modules": ["buildings", "prophecies", "quick_actions", "tribes"]}
CARDS = TELLING.cards(EVERYTHING)
SIGNED = [
    *(f"action:{action}" for action in ACTIONS),
    *(f"space:{gear}_{space}" for gear in GEARS for space in range(1, TZOLKIN.figures()["gears"][gear]["last"] + 1)),
    *(f"building:{building}" for building in BUILDINGS),
    *(f"monument:{monument}" for monument in MONUMENTS),
    *(f"wealth:{wealth}" for wealth in WEALTH),
    *(f"level:{track}_{level}" for track in TRACKS for level in range(1, 5)),
    *(f"quick_tile:{tile}" for tile in TZOLKIN.figures()["quick_tiles"]),
    *(f"prophecy:{prophecy}" for prophecy in TZOLKIN.figures()["prophecies"]),
]
SHORT = {"resource_extraction": "extraction"}


def written(sign: Sign) -> str:
    """A sign in one line: figures, icons without their game, an arrow for a step."""
    arrows = {"z-step-up": "^", "z-step-down": "v", "": ""}
    return " | ".join(
        " ".join(f"{glyph.text}{(glyph.icon or '').removeprefix('z-')}{arrows[glyph.mark]}" for glyph in row)
        for row in sign
    )


def shown(thing: str) -> list[str]:
    return written(CARDS[thing].sign).replace("|", "").split()


@pytest.mark.parametrize("thing", SIGNED)
def test_figures_stand_inside_the_sun_and_before_everything_else(thing: str) -> None:
    for glyph in (glyph for row in CARDS[thing].sign for glyph in row):
        assert glyph.inside == (glyph.icon == "z-points" and glyph.text != "")


@pytest.mark.parametrize("thing", SIGNED)
def test_everything_printed_has_a_sign_with_icons_there_are(thing: str) -> None:
    sign = CARDS[thing].sign
    assert sign
    assert all(sign)
    for glyph in (glyph for row in sign for glyph in row):
        assert glyph.icon is None or glyph.icon in SPRITES
        assert glyph.icon or glyph.text


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        ("space:palenque_1", "fish | 3corn"),
        ("space:palenque_2", "4corn"),
        ("space:palenque_5", "9corn | / 4wood"),
        ("space:yaxchilan_5", "1stone 1gold | 2corn"),
        ("space:tikal_1", "1tech-any^"),
        ("space:tikal_3", "1–2tech-any^"),
        ("space:tikal_4", "1–2building | / 1monument"),
        ("space:tikal_5", "−1block | temple-any^ temple-any^"),
        ("space:uxmal_4", "1building | −2corn × block"),
        ("space:chichen_itza_9", "13points | temple-quetzalcoatl^ 1block"),
        ("space:chichen_itza_10", "free-choice | 1–9"),
        ("space:uxmal_7", "free-choice | 1–5"),
        ("building:a2_three_temples", "temple-chaac^ temple-quetzalcoatl^ temple-kukulkan^ 3points"),
        ("building:a1_community_farm", "farm-all −1corn"),
        ("building:a1_ancestor_tomb", "food-income 1wood › 1skull"),
        ("building:a2_house_of_scholars", "tech-anyv › 3tech-any^"),
        ("monument:mon_brown_set", "4points × building-brown monument"),
        ("monument:mon_workers", "worker-any | 4 5 6 | 6points 12points 18points"),
        ("level:theology_2", "block › temple-any^"),
        ("quick_tile:quick_build", "−1corn 1building"),
        ("prophecy:wrathful_gods", "temple-any^ −1corn"),
        ("prophecy:crowded_cities", "building −1block / −2corn"),
        ("wealth:wealth_uxmal_3", "3corn 1wood farm 1worker-any"),
    ],
)
def test_signs_read_as_they_are_printed(thing: str, expected: str) -> None:
    assert written(CARDS[thing].sign) == expected


def test_the_first_space_of_a_gear_and_words_of_the_game_have_none() -> None:
    assert CARDS["space:tikal_0"].to_dict()["sign"] == []
    assert CARDS["term:turn"].sign == []


def expected_glyphs(effect: dict[str, Any]) -> list[str]:
    """What the facts say a tile brings."""
    match effect["type"]:
        case "gain":
            return [f"{effect[good]}{good}" for good in facts.GOODS if good in effect]
        case "points":
            return [f"{effect['points']}points"]
        case "free_tech":
            track = effect["track"]
            return [f"tech-{SHORT.get(track, track)}^"] * effect["steps"]
        case "temple_up":
            return [f"temple-{effect['temple']}^"] * effect["steps"]
        case _:
            return []


@pytest.mark.parametrize("tile", [*facts.BUILDINGS.values(), *facts.WEALTH_TILES.values()], ids=lambda tile: tile["id"])
def test_tiles_show_what_the_facts_say(tile: dict[str, Any]) -> None:
    group = "building" if tile["id"] in facts.BUILDINGS else "wealth"
    effects = [*tile.get("effects", []), {"type": "gain", **tile.get("gain", {})}]
    signs = shown(f"{group}:{tile['id']}")
    for glyph in [glyph for effect in effects for glyph in expected_glyphs(effect)]:
        assert glyph in signs


@pytest.mark.parametrize("monument", facts.MONUMENTS.values(), ids=lambda monument: monument["id"])
def test_monuments_show_what_the_facts_say(monument: dict[str, Any]) -> None:
    scoring = monument["scoring"]
    signs = shown(f"monument:{monument['id']}")
    if "points" in scoring:
        assert signs[0] == f"{scoring['points']}points"
    worth = scoring.get("points_by_count", [])[1:4]
    by_workers = scoring.get("points_by_workers", {})
    for points in [*worth, *(points for points in by_workers.values() if points)]:
        assert f"{points}points" in signs


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_monument_goes_by_the_number_of_players(players: int) -> None:
    each = facts.MONUMENTS["mon_all_monuments"]["scoring"]["points_by_players"][str(players)]
    card = TELLING.cards({"players": players, "modules": []})["monument:mon_all_monuments"]
    assert written(card.sign) == f"{each}points × monument"
