"""Questions and options in plain words."""

from __future__ import annotations

from tonalli.cli.face import View, kinds_of, nothing_last
from tonalli.cli.teotihuacan.preview import clockwise, tried
from tonalli.cli.teotihuacan.pyramid import covered
from tonalli.cli.teotihuacan.ring import tile_at, worship_names
from tonalli.cli.teotihuacan.wording import (
    WORDING,
    board_name,
    cost_of,
    costs_of,
    decoration_line,
    named,
    space_name,
    starting_boards,
    technology_gold,
    tile_line,
)
from tonalli.core.match import Match
from tonalli.core.state import State
from tonalli.locale import words
from tonalli.teotihuacan.names import GOODS, MAX_POWER, SPACES
from tonalli.teotihuacan.state import State as Teotihuacan


def question(view: View, kinds: set[str], cause: str = "") -> str:
    """What the pending decision asks for, when these kinds of actions are legal; ``cause`` is what it comes from."""
    step = view["decision"]
    arguments: dict[str, object] = {"power": power_in_hand(view, step["player"])}
    for field, value in step.items():
        if field == "board":
            arguments[field] = board_name(value)
        elif field == "heap":
            arguments[field] = named("heap", value)
        elif field in ("first", "second") and value in GOODS:
            arguments[field] = named("good", value)
        else:
            arguments[field] = value
    key = f"teotihuacan-ask-{step['step']}"
    beside = [kind for kind in ("use", "buy-unlock") if kind in kinds]
    if cause:
        return words(WORDING.special(key, cause), **arguments)
    return words(WORDING.special(key, "-or-".join(beside)) if beside else key, **arguments)


def power_in_hand(view: View, player: int) -> int:
    """The strongest worker that is not on a board yet, the next to be placed in setup; 0 without one."""
    return max((worker["power"] for worker in view["players"][player]["workers"] if worker.get("hand")), default=0)


def missing_for(state: State, player: int, tile: str) -> str:
    """The cost of a discovery tile that a player cannot pay; empty if it can be paid."""
    assert isinstance(state, Teotihuacan)
    stock = state.players[player].stock
    return cost_of(tile) if any(stock[good] < cost for cost, good in costs_of(tile)) else ""


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
            return words(WORDING.special(key, view["decision"]["step"]))
        case "worship":
            space = str(described["space"])
            arguments["ability"], arguments["tile"] = worship_names(view, space)
            tile = tile_at(view, space)
            if tile and described["choice"] == "both":
                missing = missing_for(tried(match.state, action)[0], match.actor, tile)
                if missing:
                    return words(f"{key}.short", missing=missing, **arguments)
        case "first":
            tile = tile_at(view, str(view["decision"]["space"]))
            missing = missing_for(match.state, match.actor, tile) if tile and described["choice"] == "tile" else ""
            if missing:
                return words(f"{key}.short", missing=missing)
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
            arguments["covered"] = covered(view, str(described["place"]))
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


def listed(match: Match) -> list[int]:
    """Legal actions in the order they are shown: destinations as a worker passes them, the highest wages first."""
    legal = match.legal()
    kinds = kinds_of(match.game, legal)
    if kinds == {"to"}:
        return clockwise(match.state, match.game)
    if "wages" in kinds:
        return sorted(legal, key=lambda action: -int(str(match.describe(action).get("cocoa", 0))))
    return nothing_last(match.game, legal)


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
