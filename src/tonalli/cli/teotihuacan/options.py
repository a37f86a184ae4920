"""Questions and options in plain words."""

from __future__ import annotations

from tonalli.cli.face import View
from tonalli.cli.teotihuacan.ring import worship_names
from tonalli.cli.teotihuacan.wording import (
    board_name,
    cost_of,
    decoration_line,
    named,
    space_name,
    starting_boards,
    technology_gold,
    tile_line,
)
from tonalli.core.match import Match
from tonalli.locale import has_words, words
from tonalli.teotihuacan.names import (
    BOARDS,
    BONUSES,
    DISCOVERIES,
    GOODS,
    MAX_POWER,
    ROYAL_SPACES,
    ROYALS,
    SPACES,
    STARTING,
    TECHNOLOGIES,
    TEMPLES,
)
from tonalli.teotihuacan.pyramid import DECORATION_NAMES, PYRAMID_NAMES

EXPLAINED = {
    "board": BOARDS,
    "discovery": DISCOVERIES,
    "technology": TECHNOLOGIES,
    "royal": ROYALS,
    "bonus": BONUSES,
    "temple": TEMPLES,
    "starting": STARTING,
}
ATTRIBUTE = {"board": ".main", "temple": ".reward", "starting": ""}


def question(view: View) -> str:
    """What the pending decision asks for."""
    step = view["decision"]
    arguments: dict[str, object] = {}
    for field, value in step.items():
        if field == "board":
            arguments[field] = board_name(value)
        elif field == "heap":
            arguments[field] = named("heap", value)
        elif field in ("first", "second") and value in GOODS:
            arguments[field] = named("good", value)
        else:
            arguments[field] = value
    return words(f"teotihuacan-ask-{step['step']}", **arguments)


def option(match: Match, action: int, view: View) -> str:
    """What an option does."""
    described = match.describe(action)
    kind = str(described["kind"])
    key = f"teotihuacan-action-{kind}"
    arguments: dict[str, object] = {}
    for name, value in described.items():
        arguments[name] = spelled(name, value)
        arguments[f"{name}_id"] = value
    match kind:
        case "pass":
            special = f"{key}.{view['decision']['step']}"
            return words(special if has_words(special) else key)
        case "worship":
            arguments["ability"], arguments["tile"] = worship_names(view, str(described["space"]))
        case "claim":
            arguments["cost"] = cost_of(str(described["discovery"]))
        case "technology":
            technology = str(described["technology"])
            arguments["gold"] = technology_gold(technology)
            arguments["effect"] = words(f"teotihuacan-technology-{technology}.effect")
        case "tile":
            arguments["tile"] = f"{described['tile']} ({tile_line(str(described['tile']), 0)})"
        case "place":
            arguments["level"] = str(described["place"])[0]
        case "turn":
            arguments["icons"] = tile_line(view["decision"]["tile"], int(str(described["turns"])))
        case "decoration":
            arguments["icons"] = decoration_line(str(described["decoration"]))
        case "space":
            arguments["space"] = space_name(str(described["space"]))
        case "power-up" if described["power"] == MAX_POWER:
            key += ".ascend"
        case "keep":
            starting = str(described["starting"])
            arguments["boards"] = starting_boards(starting)
            beside = view.get("opening", {}).get("beside", {}).get(starting)
            if beside:
                key += ".beside"
                arguments["tile"] = named("discovery", beside)
        case _:
            pass
    return words(key, **arguments)


def spelled(name: str, value: object) -> object:
    """The word of an argument's value, if it has one."""
    text = str(value)
    if name == "board":
        return board_name(text)
    if name == "resource":
        return named("good", text)
    if name == "reward":
        return named("ascension", text)
    if name in ("discovery", "technology", "temple", "starting", "row"):
        return named(name, text)
    if name == "space" and text in SPACES:
        return named("space", text)
    return value


def explain(name: str) -> list[str]:
    """What things of that name do; the names of the engine, their words or a part of them will do."""
    wanted = name.strip().lower()
    found: list[str] = []
    for group, names in EXPLAINED.items():
        for each in names:
            if not has_words(f"teotihuacan-{group}-{each}"):
                continue  # it belongs to a module that cannot be played yet
            title = named(group, each)
            if wanted in (each.lower(), title.lower()) or (len(wanted) > 2 and wanted in title.lower()):
                found.append(explained(group, each))
    if not found:
        for number in PYRAMID_NAMES:
            if wanted in (number, f"pyramid_{number}"):
                found.append(words("teotihuacan-explain-pyramid", tile=number, icons=tile_line(number, 0)))
        for number in DECORATION_NAMES:
            if wanted == f"decoration_{number}":
                found.append(words("teotihuacan-explain-decoration", tile=number, icons=decoration_line(number)))
    return found


def explained(group: str, name: str) -> str:
    """One thing with its figures."""
    attribute = ATTRIBUTE.get(group, ".effect")
    effect = words(f"teotihuacan-{group}-{name}{attribute}")
    if group == "discovery":
        return words("teotihuacan-explain-cost", name=named(group, name), effect=effect, cost=cost_of(name))
    if group == "technology":
        gold = words("teotihuacan-amount", amount=technology_gold(name), good=named("good", "gold"))
        return words("teotihuacan-explain-cost", name=named(group, name), effect=effect, cost=gold)
    if group == "starting":
        return words("teotihuacan-explain", name=name, effect=f"{effect}; {starting_boards(name)}")
    table = f"teotihuacan-{group}-{name}.table"
    if has_words(table):
        return words("teotihuacan-explain-table", name=named(group, name), effect=effect, table=words(table))
    return words("teotihuacan-explain", name=named(group, name), effect=effect)


def explain_action(match: Match, action: int) -> list[str]:
    """The things an option names, explained."""
    described = match.describe(action)
    found: list[str] = []
    for name, value in described.items():
        if name in EXPLAINED and str(value) in EXPLAINED[name]:
            found.append(explained(name, str(value)))
    view = match.view(match.actor)
    if described["kind"] == "main":
        found.append(explained("board", view["this_turn"]["at"]))
    elif described["kind"] == "worship":
        space = str(described["space"])
        board = "palace" if space in SPACES[:ROYAL_SPACES] else space
        if board == "palace":
            found.append(explained("royal", view["royal_tiles"][SPACES.index(space)]))
        tile = view["discovery_tiles"]["worship"][board]
        if tile:
            found.append(explained("discovery", tile))
    return found
