"""Cards of everything on the table, and the figures of things as they are now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tonalli.core.state import State as CoreState
from tonalli.locale import has_words
from tonalli.telling.card import Card
from tonalli.telling.phrase import Listing, Phrase
from tonalli.telling.teotihuacan.icons import covered
from tonalli.telling.teotihuacan.wording import (
    FIGURES,
    WORDING,
    ability,
    at_place,
    cost_of,
    decoration_space,
    decoration_tile,
    discovery_icon,
    named,
    offers,
    starting_boards,
    tile_icons,
    tile_of_pyramid,
)
from tonalli.teotihuacan.boards.alchemy import temple_of
from tonalli.teotihuacan.figures import figures
from tonalli.teotihuacan.names import BOARDS, BONUSES, TECHNOLOGIES, TEMPLES
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.turn import cocoa_on

TERMS = {
    "collect": "t-cocoa", "worship": "t-lock", "main": "t-worker", "power_up": "t-power-up", "ascension": "t-ascension",
    "unlock": "t-lock", "eclipse": "t-eclipse", "wages": "t-cocoa", "dark_eclipse": "t-eclipse",
    "discovery": "t-discovery", "avenue": "t-avenue", "pyramid_track": "t-pyramid", "bonus_tile": "t-temple-any",
    "worker": "t-worker", "locked": "t-lock", "reserve": "t-worker", "neutral": "t-worker-neutral",
    "buildings": "t-building", "masks": "t-mask-5",
}  # fmt: skip
ICONS = {"b": "t-idol", "r": "t-headdress", "g": "t-serpent", "n": "t-glyph"}


def effects(group: str, icons: dict[str, str | None], attribute: str = "effect") -> list[Card]:
    """Things whose words say all; a name without words belongs to a module to come."""
    return [
        Card(f"{group}:{name}", named(group, name), [named(group, name, attribute)], icon)
        for name, icon in icons.items()
        if has_words(WORDING.key(group, name))
    ]


def cards() -> list[Card]:
    """Everything the base game has."""
    base = figures()
    found = [*map(board, base["boards"]), *map(discovery, base["discoveries"])]
    found += [technology(name) for name in base["technologies"]]
    found += effects("royal", dict.fromkeys(base["royals"], "t-lock"))
    found += effects("bonus", dict.fromkeys(BONUSES, "t-temple-any"))
    found += effects("temple", {temple: f"t-temple-{temple}" for temple in FIGURES["temples"]}, "reward")
    found += effects("term", {**TERMS})
    found += effects("icon", {**ICONS})
    found += [temple_step(temple, step) for temple, steps in FIGURES["temples"].items() for step in range(len(steps))]
    found += [starting(name) for name in base["starting"]]
    found += [space(name) for name in FIGURES["spaces"]]
    found += [Card(f"heap:{heap}", named("heap", heap), [], "t-discovery") for heap in FIGURES["heap_tiles"]["4"]]
    found += [row(name, points) for name, points in FIGURES["nobles"]["rows"].items()]
    found += [pyramid_tile(tile) for tile in FIGURES["pyramid"]["tiles"]]
    found += [place(name) for name in FIGURES["pyramid"]["places"]]
    found += [decoration(tile) for tile in FIGURES["decoration"]["tiles"]]
    found += [Card(f"decoration_space:{each}", decoration_space(each), []) for each in FIGURES["decoration"]["spaces"]]
    return found


def board(name: str) -> Card:
    lines = [named("board", name, "main")]
    if has_words(WORDING.key("board", name, "table")):
        lines.append(named("board", name, "table"))
    return Card(f"board:{name}", named("board", name), lines, f"t-board-{name}")


def discovery(name: str) -> Card:
    named_cost = has_words(WORDING.key("discovery", name, "cost"))
    free = "yes" if not FIGURES["discoveries"][name] and not named_cost else "no"
    cost = Phrase("teotihuacan-card-cost", cost=cost_of(name), free_id=free)
    lines = [named("discovery", name, "effect"), cost]
    return Card(f"discovery:{name}", named("discovery", name), lines, discovery_icon(name))


def technology(name: str) -> Card:
    gold = FIGURES["technologies"][name]["gold"]
    cost = Phrase("teotihuacan-card-cost", cost=WORDING.amount(gold, "gold"), free_id="no")
    owners = Phrase("teotihuacan-card-owners", points=FIGURES["technology_owner"])
    lines = [named("technology", name, "effect"), cost, owners]
    return Card(f"technology:{name}", named("technology", name), lines, f"t-tech-{name}")


def temple_step(temple: str, step: int) -> Card:
    gives = FIGURES["temples"][temple][step]["gives"]
    lines = [Phrase("teotihuacan-card-step.gives", gives=given(gives))] if gives else []
    if step == 0:
        lines.append(Phrase("teotihuacan-card-step.nothing"))
    if step == len(FIGURES["temples"][temple]) - 1:
        lines.append(Phrase("teotihuacan-card-step.top"))
    title = Phrase("teotihuacan-card-step", temple=named("temple", temple, "name"), temple_id=temple, step=step)
    return Card(f"step:{temple}:{step}", title, lines, f"t-temple-{temple}")


def given(gives: dict[str, int]) -> Listing:
    return Listing(Phrase(f"teotihuacan-gives-{good}", amount=amount) for good, amount in gives.items())


def starting(name: str) -> Card:
    lines = [Phrase("teotihuacan-card-starting"), starting_boards(name)]
    return Card(f"starting:{name}", named("starting", name), lines)


def space(name: str) -> Card:
    """A worship space; what a royal tile does is known only once it lies there."""
    lines = [named("space", name, "effect")] if FIGURES["spaces"][name]["gives"] else []
    title = Phrase("teotihuacan-card-space", space=named("space", name), space_id=name)
    return Card(f"space:{name}", title, lines, "t-lock")


def row(name: str, points: Iterable[int]) -> Card:
    title = Phrase("teotihuacan-card-row", row=named("row", name), row_id=name, points=Listing(points))
    return Card(f"row:{name}", title, [Phrase("teotihuacan-card-row.effect")], "t-building")


def pyramid_tile(tile: str) -> Card:
    lines = [Phrase("teotihuacan-card-pyramid"), Phrase("teotihuacan-card-pyramid.effect")]
    return Card(f"pyramid:{tile}", tile_of_pyramid(tile), lines, "t-pyramid")


def place(name: str) -> Card:
    pyramid = FIGURES["pyramid"]
    level = pyramid["places"][name]["level"]
    figures = {"stone": pyramid["stone"], "wood": pyramid["wood"][level - 1], "points": pyramid["points"][level - 1]}
    title = Phrase("teotihuacan-card-place", place=name, **at_place(name))
    return Card(f"place:{name}", title, [Phrase("teotihuacan-card-place.effect", **figures)], "t-pyramid")


def decoration(tile: str) -> Card:
    effect = Phrase("teotihuacan-card-decoration.effect", points=FIGURES["decoration"]["points"])
    return Card(f"decoration:{tile}", decoration_tile(tile), [Phrase("teotihuacan-card-decoration"), effect])


# ---- as it is now ------------------------------------------------------------------------------


def notes(state: CoreState, view: dict[str, Any], seat: int | None) -> dict[str, list[Phrase]]:
    """What lies where and counts how much, for a seat if one is asked for."""
    assert isinstance(state, State)
    found: dict[str, list[Phrase]] = {}
    for number, name in enumerate(BOARDS):
        if view["ring"] and name in view["ring"]:
            found[f"board:{name}"] = board_notes(state, view, number, name)
    for name in FIGURES["spaces"]:
        found[f"space:{name}"] = space_notes(view, name)
    for name in filter(None, view["technologies"]):
        owners = [side["colour"] for side in view["players"] if name in side["technologies"]]
        temple = TEMPLES[temple_of(state, TECHNOLOGIES.index(name))]
        step = Phrase("teotihuacan-note-technology", temple=named("temple", temple), temple_id=temple)
        found[f"technology:{name}"] = [step, *colours("teotihuacan-note-owned", owners)]
    for temple, bonus in view["temple_bonus_tiles"].items():
        temple_notes(view, temple, bonus, found)
        if bonus and seat is not None:
            points = state.rules.bonuses[BONUSES.index(bonus)].points(state, seat)
            found[f"bonus:{bonus}"] = [Phrase("teotihuacan-note-bonus", points=points)]
    for heap in FIGURES["heap_tiles"]["4"]:
        tiles = view["discovery_tiles"][heap]
        found[f"heap:{heap}"] = [Phrase("teotihuacan-note-tiles", tiles=offers(tiles), count=len(tiles))]
    for name in FIGURES["pyramid"]["places"]:
        if name not in view["pyramid"]["places"]:
            icons = tile_icons(covered(view, name))
            found[f"place:{name}"] = [Phrase("teotihuacan-note-covered", icons=icons)]
    for name, discovery in view.get("opening", {}).get("beside", {}).items():
        beside = Phrase("teotihuacan-note-beside", tile=named("discovery", discovery), tile_id=discovery)
        found[f"starting:{name}"] = [beside]
    found.update(term_notes(state, view, seat))
    return found


def board_notes(state: State, view: dict[str, Any], number: int, name: str) -> list[Phrase]:
    """T-6.2, T-10.2: what collecting brings and the main action costs whoever comes; royal tiles of the Palace."""
    there = state.colours_on(number)
    if not state.rules.boards[number].has_main_action():
        royals = [royal for royal in view["royal_tiles"] if royal]
        return [Phrase("teotihuacan-note-royal", royal=named("royal", r, "effect"), royal_id=r) for r in royals]
    return [Phrase("teotihuacan-note-board", colours=there, collect=cocoa_on(state, number))]


def space_notes(view: dict[str, Any], name: str) -> list[Phrase]:
    locked = [
        side["colour"] for side in view["players"] if any(worker.get("worship") == name for worker in side["workers"])
    ]
    lines = [] if FIGURES["spaces"][name]["gives"] else [ability(view, name)]
    return [*lines, *(colours("teotihuacan-note-locked", locked) or [Phrase("teotihuacan-note-free")])]


def colours(key: str, names: list[str]) -> list[Phrase]:
    """A note that names seats by colour; none if there are none."""
    return [Phrase(key, colours=WORDING.all_named("colour", names, "and"), count=len(names))] if names else []


def temple_notes(view: dict[str, Any], temple: str, bonus: str | None, found: dict[str, list[Phrase]]) -> None:
    """T-9.2, T-9.4: who stands where, which tiles lie there, what the bonus tile scores."""
    for step, printed in enumerate(FIGURES["temples"][temple]):
        lines: list[Phrase] = []
        if step == FIGURES["bonus_step"] and bonus:
            lines.append(Phrase("teotihuacan-note-bonus-tile", effect=named("bonus", bonus, "effect"), effect_id=bonus))
        tiles = view["discovery_tiles"][printed["heap"]] if printed["heap"] else []
        if tiles:
            lines.append(Phrase("teotihuacan-note-step-tiles", tiles=offers(tiles)))
        here = [side["colour"] for side in view["players"] if side["temples"][temple] == step]
        found[f"step:{temple}:{step}"] = [*lines, *colours("teotihuacan-note-here", here)]
    if bonus:
        found[f"temple:{temple}"] = [
            Phrase("teotihuacan-note-bonus-tile", effect=named("bonus", bonus, "effect"), effect_id=bonus)
        ]


def term_notes(state: State, view: dict[str, Any], seat: int | None) -> dict[str, list[Phrase]]:
    """Calendar, tracks and wages."""
    calendar = view["calendar"]
    eclipses = {"eclipses": calendar["eclipses"], "last": FIGURES["eclipses"]}
    found = {
        "term:avenue": [Phrase("teotihuacan-note-avenue", value=view["avenue_value"])],
        "term:buildings": [Phrase("teotihuacan-note-buildings", buildings=view["buildings"])],
        "term:pyramid_track": [Phrase("teotihuacan-note-pyramid", lead=FIGURES["pyramid_lead_points"])],
        "term:eclipse": [
            Phrase("teotihuacan-note-discs", light=calendar["light"], dark=calendar["dark"]),
            Phrase("teotihuacan-note-eclipses", **eclipses),
        ],
    }
    if seat is not None:
        due = view["players"][seat]["wages"]
        found["term:wages"] = [Phrase("teotihuacan-note-wages", cocoa=due)]
    return found
