"""What is printed on gears, tiles and tracks, as signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tonalli.telling.sign import INTO, MINUS, OR, PER, Glyph, Sign, between, paid, up_to
from tonalli.telling.tzolkin.effects import printed
from tonalli.telling.tzolkin.wording import PRINTED, UP, gear_icon, technology_icon
from tonalli.tzolkin.buildings import (
    AnyTechnology,
    AnyTemple,
    FeedsAll,
    FeedsWorkers,
    Goods,
    MayBuild,
    MayMirror,
    MayTrade,
    OneMoreWorker,
    Points,
    Technology,
    Temple,
)
from tonalli.tzolkin.names import GOODS, TEMPLES, TRACKS
from tonalli.tzolkin.rules import Tile, TileEffect
from tonalli.tzolkin.tiles import (
    ARCHITECTURE_BONUS_POINTS,
    ARCHITECTURE_CORN,
    ARCHITECTURE_POINTS,
    CORN_PER_BLOCK,
    EXTRACTION_BONUS_BLOCKS,
    TOP_TECHNOLOGIES_POINTS,
    WORKERS_POINTS,
)

ANY_TEMPLE = Glyph("z-temple-any", mark=UP)
ANY_TECHNOLOGY = Glyph("z-tech-any", mark=UP)
STEPS_OF_TIKAL = {"tikal_1": 1, "tikal_3": 2}
BUILDINGS_OF_TIKAL = {"tikal_2": 1, "tikal_4": 2}
TEMPLES_OF_TIKAL_5 = 2
FIRST_WORKERS = 4
"""Z-17.4: the fewest workers in play that a monument counts."""


def points(amount: int) -> Glyph:
    return Glyph("z-points", f"{MINUS}{-amount}" if amount < 0 else str(amount), inside=True)


def good(name: str, amount: int) -> Glyph:
    return Glyph(f"z-{name}", str(amount))


def goods(amounts: Mapping[str, int]) -> list[Glyph]:
    """So much of each good, of those there are."""
    return [good(name, amounts[name]) for name in GOODS if amounts.get(name)]


def temple(name: str) -> Glyph:
    """A step up on a temple."""
    return Glyph(f"z-temple-{name}", mark=UP)


def technology(track: str) -> Glyph:
    """A step on a technology track."""
    return Glyph(technology_icon(track), mark=UP)


# ---- gears ---------------------------------------------------------------------------------------


def space_sign(gear: str, space: int) -> Sign:
    """What is printed beside a space: nothing beside the first, any action where all can be chosen."""
    of_gear = PRINTED["gears"][gear]
    if space == 0:
        return []
    if space >= of_gear["any"]:
        return [[Glyph("z-free-choice")], [between(up_to(of_gear["actions"]))]]
    return action_sign(f"{gear}_{space}")


def action_sign(action: str, amounts: Mapping[str, Any] | None = None) -> Sign:
    """What an action does, as it is printed, or with the figures of somebody."""
    figures = amounts or printed(action)
    match action.rpartition("_")[0]:
        case "palenque":
            return harvest_sign(figures)
        case "yaxchilan":
            blocks = goods({name: amount for name, amount in figures.items() if name != "corn"})
            return rows(blocks, goods({"corn": figures["corn"]}))
        case "chichen_itza":
            block = [good("block", figures["blocks"])] if figures["blocks"] else []
            return [[points(figures["points"])], [temple(figures["temple_id"]), *block]]
        case "tikal":
            return tikal_sign(action)
        case _:
            return uxmal_sign(action, figures["corn"])


def harvest_sign(figures: Mapping[str, int]) -> Sign:
    """Fish; or a harvest of corn, in most groups of wood instead."""
    if "wood" not in figures:
        return [[Glyph("z-fish")], [good("corn", figures["corn"])]]
    wood = [between(OR), good("wood", figures["wood"])] if figures["wood"] else []
    return rows([good("corn", figures["corn"])], wood)


def tikal_sign(action: str) -> Sign:
    if action in STEPS_OF_TIKAL:
        return [[Glyph("z-tech-any", up_to(STEPS_OF_TIKAL[action]), UP)]]
    if action not in BUILDINGS_OF_TIKAL:
        return [[paid("z-block", 1)], [ANY_TEMPLE] * TEMPLES_OF_TIKAL_5]
    buildings = BUILDINGS_OF_TIKAL[action]
    monument = [between(OR), Glyph("z-monument", "1")] if buildings > 1 else []
    return rows([Glyph("z-building", up_to(buildings))], monument)


def uxmal_sign(action: str, corn: int) -> Sign:
    return {
        "uxmal_1": [[paid("z-corn", corn)], [ANY_TEMPLE]],
        "uxmal_2": [[Glyph("z-market")]],
        "uxmal_3": [[Glyph("z-worker-plus", "1")]],
        "uxmal_4": [[Glyph("z-building", "1")], [paid("z-corn", CORN_PER_BLOCK), between(PER), Glyph("z-block")]],
        "uxmal_5": [[paid("z-corn", corn)], [Glyph("z-mirror")]],
    }[action]


# ---- tiles ---------------------------------------------------------------------------------------


def tile_sign(tile: Tile) -> Sign:
    """What a building or a wealth tile brings."""
    return rows([glyph for effect in tile.effects for glyph in effect_glyphs(effect)])


def effect_glyphs(effect: TileEffect) -> list[Glyph]:
    match effect:
        case Goods():
            return goods(dict(zip(GOODS, effect.goods, strict=True)))
        case Points():
            return [points(effect.points)]
        case Temple():
            return [temple(TEMPLES[effect.temple])] * effect.steps
        case AnyTemple():
            return [ANY_TEMPLE]
        case Technology():
            return [technology(TRACKS[effect.track])]
        case AnyTechnology():
            return [ANY_TECHNOLOGY] * effect.steps
        case OneMoreWorker():
            return [Glyph("z-worker-plus", "1")]
        case MayBuild():
            return [Glyph("z-building", "1")]
        case MayMirror():
            return [Glyph("z-mirror")]
        case MayTrade():
            return [Glyph("z-market")]
        case FeedsWorkers():
            return [Glyph("z-farm"), Glyph("z-worker-any", str(effect.workers))]
        case FeedsAll():
            return [Glyph("z-farm-all"), paid("z-corn", effect.discount())]
        case _:
            return []


COUNTED = {
    "mon_brown_set": (4, ["z-building-brown", "z-monument"]),
    "mon_green_set": (4, ["z-building-green", "z-monument"]),
    "mon_blue_set": (4, ["z-building-blue", "z-monument"]),
    "mon_all_tiles": (2, ["z-building", "z-monument"]),
    "mon_corn_tiles": (4, ["z-harvest-corn"]),
    "mon_wood_tiles": (4, ["z-harvest-wood"]),
    "mon_technology_levels": (3, ["z-tech-any"]),
    "mon_skulls": (3, ["z-skull", "z-gear-chichen"]),
}
"""Z-17.4: monuments that score so much for each of something."""


def monument_sign(monument: str, players: int) -> Sign:
    """What a monument scores; one of them by the number of players."""
    match monument:
        case "mon_all_monuments":
            return [[points(PRINTED["all_monuments_points"][players]), between(PER), Glyph("z-monument")]]
        case "mon_top_technologies":
            counts = range(1, 4)
            return [[Glyph("z-tech-any", "3")], *scale(counts, [TOP_TECHNOLOGIES_POINTS[each] for each in counts])]
        case "mon_workers":
            counts = range(FIRST_WORKERS, len(WORKERS_POINTS))
            return [[Glyph("z-worker-any")], *scale(counts, [WORKERS_POINTS[each] for each in counts])]
        case "mon_temple_points":
            return [[Glyph("z-points")], [Glyph(f"z-temple-{name}") for name in TEMPLES]]
        case "mon_highest_temple":
            return [[points(3), between(PER), ANY_TEMPLE]]
        case _:
            each, icons = COUNTED[monument]
            return [[points(each), between(PER), *(Glyph(icon) for icon in icons)]]


def scale(counts: Sequence[int], worth: Sequence[int]) -> Sign:
    """Points by a count."""
    return [[between(str(count)) for count in counts], [points(each) for each in worth]]


# ---- technologies --------------------------------------------------------------------------------


def level_sign(track: str, level: int) -> Sign:
    """What a level of a technology adds, or a step beyond the last."""
    plus = "+1"
    levels: dict[str, list[list[Glyph]]] = {
        "agriculture": [[Glyph("z-corn", plus)], [Glyph("z-fish", plus)], [Glyph("z-corn", "+2")], [ANY_TEMPLE]],
        "resource_extraction": [
            [Glyph("z-wood", plus)],
            [Glyph("z-stone", plus)],
            [Glyph("z-gold", plus)],
            [good("block", EXTRACTION_BONUS_BLOCKS)],
        ],
        "architecture": [
            [good("corn", ARCHITECTURE_CORN)],
            [points(ARCHITECTURE_POINTS)],
            [Glyph("z-block", f"{MINUS}1")],
            [points(ARCHITECTURE_BONUS_POINTS)],
        ],
        "theology": [
            [Glyph(gear_icon("chichen_itza"), plus)],
            [Glyph("z-block"), between(INTO), ANY_TEMPLE],
            [Glyph("z-skull", plus)],
            [good("skull", 1)],
        ],
    }
    return [levels[track][level - 1]]


def rows(*found: list[Glyph]) -> Sign:
    """The rows that hold something."""
    return [row for row in found if row]
