"""What tiles, boards, icons and words of the game mean."""

from __future__ import annotations

import re

from tonalli.cli.explaining import found, wanted_in
from tonalli.cli.face import View
from tonalli.cli.teotihuacan.preview import clockwise, kinds, tried
from tonalli.cli.teotihuacan.ring import tile_at
from tonalli.cli.teotihuacan.wording import (
    WORDING,
    cost_of,
    decoration_line,
    offer,
    starting_boards,
    technology_gold,
    tile_line,
)
from tonalli.core.match import Match
from tonalli.locale import has_words, words
from tonalli.teotihuacan.boards.alchemy import OWNER_POINTS
from tonalli.teotihuacan.modules.teotibot.names import ACTION_TILES
from tonalli.teotihuacan.names import (
    BOARDS,
    BONUSES,
    DISCOVERIES,
    ROYAL_SPACES,
    ROYALS,
    SPACES,
    STARTING,
    TECHNOLOGIES,
    TEMPLES,
)
from tonalli.teotihuacan.pyramid import DECORATION_NAMES, PYRAMID_NAMES
from tonalli.teotihuacan.tiles import STARTING_BOARDS, STARTING_TILES_TABLE

TERMS = (
    "collect", "worship", "main", "power_up", "ascension", "unlock", "eclipse", "wages", "dark_eclipse", "discovery",
    "avenue", "pyramid_track", "bonus_tile",
)  # fmt: skip
ICONS = ("b", "r", "g", "n")
EXPLAINED = {
    "board": BOARDS,
    "discovery": DISCOVERIES,
    "technology": TECHNOLOGIES,
    "royal": ROYALS,
    "bonus": BONUSES,
    "temple": TEMPLES,
    "starting": STARTING,
    "icon": ICONS,
    "term": TERMS,
}
OF_THE_TEOTIBOT = {"action_tile": ACTION_TILES, "solo": ("teotibot", "fallback", "direction", "spare")}
"""Only where it plays."""
ATTRIBUTE = {"board": ".main", "temple": ".reward"}
NUMBERED = re.compile(r"(pyramid|decoration)?[ _]?(?:tile)?[ _]?(\d\d)")
MASK = "mask_"


def explain(name: str, view: View | None = None) -> list[str]:
    """What things of that name do; the names of the engine, their words or a part of them will do."""
    wanted = wanted_in(name)
    known = {**EXPLAINED, **OF_THE_TEOTIBOT} if view is not None and "teotibot" in view else EXPLAINED
    meant = found(WORDING, wanted, known)
    masks = [each for group, each in meant if group == "discovery" and each.startswith(MASK)]
    lines = [explained(group, each) for group, each in meant if len(masks) < 2 or each not in masks]
    if len(masks) > 1:
        offers = ", ".join(offer(mask) for mask in masks)
        lines.append(
            words("teotihuacan-explain", name=offers, effect=words(f"teotihuacan-discovery-{masks[0]}.effect"))
        )
    if ("board", "palace") in meant and view is not None:
        lines += [explained("royal", royal) for royal in view["royal_tiles"] if royal]
    return lines + numbered(wanted)


def numbered(wanted: str) -> list[str]:
    """Pyramid tiles and decorations, which have numbers only."""
    match = NUMBERED.fullmatch(wanted)
    if match is None:
        return []
    kind, number = match.groups()
    lines = []
    if kind != "decoration" and number in PYRAMID_NAMES:
        lines.append(words("teotihuacan-explain-pyramid", tile=number, icons=tile_line(number, 0)))
    if kind != "pyramid" and number in DECORATION_NAMES:
        lines.append(words("teotihuacan-explain-decoration", tile=number, icons=decoration_line(number)))
    return lines


def explained(group: str, name: str) -> str:
    """One thing with its figures."""
    title = words(f"teotihuacan-{group}-{name}.title") if group == "action_tile" else WORDING.named(group, name)
    if group == "starting":
        return words("teotihuacan-explain-starting", name=title, boards=starting_boards(name))
    effect = words(f"teotihuacan-{group}-{name}{ATTRIBUTE.get(group, '.effect')}")
    if group == "discovery":
        cost = cost_of(name)
        free = "yes" if cost == words("teotihuacan-free") else "no"
        return words("teotihuacan-explain-cost", name=title, effect=effect, cost=cost, free=free)
    if group == "technology":
        gold = WORDING.amount(technology_gold(name), "gold")
        line = words("teotihuacan-explain-cost", name=title, effect=effect, cost=gold, free="no")
        return words("teotihuacan-explain-owners", line=line, points=OWNER_POINTS)
    table = f"teotihuacan-{group}-{name}.table"
    if has_words(table):
        return words("teotihuacan-explain-table", name=title, effect=effect, table=words(table))
    return words("teotihuacan-explain", name=title, effect=effect)


def explain_starting(starting: str, view: View) -> list[str]:
    """T-3.13: the things a starting tile gives, and the boards its workers may start on."""
    tile = STARTING_TILES_TABLE[STARTING.index(starting)]
    lines = [explained("technology", view["technologies"][0])] if tile.technology else []
    steps = [0] if tile.technology and 0 not in tile.temples else []
    lines += [explained("temple", TEMPLES[temple]) for temple in [*steps, *tile.temples]]
    if tile.avenue:
        lines.append(explained("term", "avenue"))
    if tile.power_up:
        lines.append(explained("term", "power_up"))
    beside = view.get("opening", {}).get("beside", {}).get(starting)
    if beside:
        lines.append(words("teotihuacan-explain-beside", tile=explained("discovery", beside)))
    return lines + [explained("board", BOARDS[board - 1]) for board in STARTING_BOARDS[STARTING.index(starting)]]


def explain_action(match: Match, action: int) -> list[str]:
    """The things an option names, explained; for a move the boards it can reach."""
    described = match.describe(action)
    if described["kind"] == "move":
        after = tried(match.state, action)[0]
        if kinds(match.game, after) != {"to"}:
            return []
        return [explained("board", str(match.describe(to)["board"])) for to in clockwise(after, match.game)]
    view = match.view(match.actor)
    if described["kind"] == "keep":
        return explain_starting(str(described["starting"]), view)
    lines = [
        explained(name, str(value))
        for name, value in described.items()
        if name in EXPLAINED and str(value) in EXPLAINED[name]
    ]
    if described["kind"] == "main":
        lines.append(explained("board", view["this_turn"]["at"]))
    elif described["kind"] == "worship":
        space = str(described["space"])
        if space in SPACES[:ROYAL_SPACES]:
            lines.append(explained("royal", view["royal_tiles"][SPACES.index(space)]))
        tile = tile_at(view, space)
        if tile:
            lines.append(explained("discovery", tile))
    elif described["kind"] == "tile":
        lines += numbered(f"pyramid {described['tile']}")
    elif described["kind"] == "decoration":
        lines += numbered(f"decoration {described['decoration']}")
    return lines
