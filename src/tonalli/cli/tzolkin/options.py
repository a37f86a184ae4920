"""Questions and options in plain words."""

from __future__ import annotations

from tonalli.cli.face import View, nothing_last
from tonalli.cli.tzolkin.preview import paid, tried
from tonalli.cli.tzolkin.tracks import is_last_round, step_worth
from tonalli.cli.tzolkin.wording import (
    WORDING,
    action_at,
    building_cost,
    cost_in_words,
    gear_action_effect,
    is_closed,
    is_free_choice,
    monument_cost,
    monument_effect,
    named,
    space_name,
    step_item,
)
from tonalli.cli.wording import figure
from tonalli.core.events import Event
from tonalli.core.match import Match
from tonalli.locale import words
from tonalli.tzolkin.names import BLOCKS, CHICHEN_ITZA, CORN, GEARS, TOP_LEVEL, WOOD
from tonalli.tzolkin.tiles import LAST_SPACE, RATE, TECHNOLOGY_COST

Arguments = dict[str, object]


def question(view: View, kinds: set[str]) -> str:
    """What the pending decision asks for, when these kinds of actions are legal."""
    step = view["decision"]
    key = f"tzolkin-ask-{step['step']}"
    arguments: Arguments = {field: "none" if value is None else value for field, value in step.items()}
    if "gear" in step:
        arguments["gear"] = named("gear", step["gear"])
    if step.get("optional"):
        key = WORDING.special(key, "optional")
    elif step["step"] == "turn":
        key = WORDING.special(key, ways(kinds))
        if is_last_round(view):
            return words("tzolkin-ask-last", question=words(key, **arguments))
    return words(key, **arguments)


def ways(kinds: set[str]) -> str:
    """Z-4.1: which ways a turn can begin."""
    if kinds == {"beg"}:
        return "must-beg"
    if {"place", "pick"} <= kinds:
        return "beg" if "beg" in kinds else "all"
    return "-or-".join(kind for kind in ("beg", "place", "pick") if kind in kinds)


def option(match: Match, action: int, view: View) -> str:
    """What an option does."""
    described = match.describe(action)
    kind = str(described["kind"])
    key = f"tzolkin-action-{kind}"
    arguments: Arguments = {}
    for name, value in described.items():
        arguments[name] = spelled(name, value)
        arguments[f"{name}_id"] = value
    side = view["players"][match.actor]
    match kind:
        case "pass":
            return words(WORDING.special(key, view["decision"]["step"]))
        case "beg":
            arguments["step"] = figure(side["temples"][str(described["temple"])] - 1)
        case "place":
            return place(match, action, view)
        case "pick":
            return pick(str(described["gear"]), int(str(described["space"])), view, side)
        case "act":
            arguments["effect"] = gear_action_effect(str(described["gear_action"]))
        case "temple":
            return temple(match, action, str(described["temple"]), view)
        case "technology":
            return technology(str(described["technology"]), view, side)
        case "sell" | "buy":
            arguments["corn"] = RATE[WOOD + BLOCKS.index(str(described["block"]))]
        case "build":
            building = str(described["building"])
            events = tried(match.state, action)[1]
            is_paid = any(event.kind == "build" for event in events)
            arguments["cost"] = cost_in_words(paid(events, match.actor)) if is_paid else building_cost(building)
            arguments["effect"] = words(f"tzolkin-building-{building}.effect")
        case "monument":
            arguments["cost"] = monument_cost(str(described["monument"]))
            arguments["effect"] = monument_effect(str(described["monument"]), view)
        case "architecture":
            arguments["building"] = named("building", view["decision"]["building"])
        case "days":
            arguments["day"] = view["calendar"]["day"] + int(str(described["days"]))
        case _:
            pass
    return words(key, **arguments)


def listed(match: Match) -> list[int]:
    """Legal actions in the order they are shown: of those a worker can do the one it has reached first."""
    legal = nothing_last(match.game, match.legal())
    decision = match.view(match.actor)["decision"]
    if decision["step"] != "choose-action" or is_free_choice(decision["gear"], decision["space"]):
        return legal
    acts = [action for action in legal if match.describe(action)["kind"] == "act"]
    return sorted(acts, reverse=True) + legal[len(acts) :]


def spelled(name: str, value: object) -> object:
    """The word of an argument's value, if it has one."""
    groups = {"block": "good"}
    if name in ("temple", "gear", "technology", "building", "monument", "wealth", "block", "gear_action"):
        return named(groups.get(name, name), str(value))
    return value


def place(match: Match, action: int, view: View) -> str:
    """A placement with its cost, and what the worker reaches tomorrow."""
    events = tried(match.state, action)[1]
    cost = paid(events, match.actor)[CORN]
    placed = next(event for event in events if event.kind == "place")
    if placed.where not in GEARS:
        return words("tzolkin-action-place.start", cost=cost, corn=view["calendar"]["corn"])
    ahead = placed.amount + 1
    if is_last_round(view):
        return words("tzolkin-action-place.last", cost=cost, place=space_name(placed.where, placed.amount))
    arguments: Arguments = {
        "cost": cost,
        "place": space_name(placed.where, placed.amount),
        "next": ahead,
    }
    if is_free_choice(placed.where, ahead):
        return words("tzolkin-action-place.any", **arguments)
    if ahead > LAST_SPACE[GEARS.index(placed.where)]:
        return words("tzolkin-action-place.off", **arguments)
    reached = action_at(placed.where, ahead)
    if reached is None:
        return words("tzolkin-action-place", **arguments)
    if is_closed(view, reached):
        return words("tzolkin-action-place.closed", **arguments)
    return words("tzolkin-action-place.ahead", effect=gear_action_effect(reached), **arguments)


def pick(gear: str, space: int, view: View, side: View) -> str:
    """A worker to pick up, with the action it has reached."""
    key = "tzolkin-action-pick"
    arguments: Arguments = {"gear": named("gear", gear), "space": space}
    is_ahead = gear == GEARS[CHICHEN_ITZA] and side["technologies"]["theology"] > 0
    reach = space + 1 if is_ahead else space
    reached = action_at(gear, reach)
    if is_free_choice(gear, space) or is_free_choice(gear, reach):
        return words(f"{key}.any", **arguments)
    if reached is None:
        return words(f"{key}.none", **arguments)
    if is_closed(view, reached):
        return words(f"{key}.closed" if reach > 1 else f"{key}.none", **arguments)
    part = ".ahead" if is_ahead else ".lower" if space > 1 else ""
    return words(f"{key}{part}", effect=gear_action_effect(reached), **arguments)


def temple(match: Match, action: int, name: str, view: View) -> str:
    """A step up or down, and what the step is worth."""
    key = "tzolkin-action-temple" + (".down" if view["decision"]["step"] == "descend" else "")
    reached = step_reached(tried(match.state, action)[1], match.actor)
    if reached is None:
        return words("tzolkin-action-temple.lost", temple=named("temple", name))
    item = step_item(name, reached)
    worth = [step_worth(name, reached), WORDING.amount(1, item) if item else ""]
    return words(key, temple=named("temple", name), step=figure(reached), worth=", ".join(filter(None, worth)))


def step_reached(events: list[Event], player: int) -> int | None:
    """Where a temple step led; None if it was lost."""
    return next((event.amount for event in events if event.kind == "temple" and event.player == player), None)


def technology(track: str, view: View, side: View) -> str:
    """A step on a track: its level, its cost, its effect."""
    level = side["technologies"][track]
    blocks = 0 if view["decision"]["step"] == "free-study" else TECHNOLOGY_COST[level]
    key = "tzolkin-action-technology" + (".beyond" if level == TOP_LEVEL else "")
    effect = words(f"tzolkin-technology-{track}.l{level + 1}")
    return words(key, technology=named("technology", track), level=level + 1, blocks=blocks, effect=effect)
