"""What tiles, gears, temples, technologies and words of the game mean."""

from __future__ import annotations

from tonalli.cli.explaining import found, wanted_in
from tonalli.cli.face import View
from tonalli.cli.tzolkin.wording import (
    BUILDING_TILES,
    WORDING,
    action_at,
    actions_of,
    building_colour,
    building_cost,
    gear_action_effect,
    monument_colour,
    monument_cost,
    monument_effect,
    named,
    step_item,
    step_points,
    steps_of,
)
from tonalli.cli.wording import figure
from tonalli.core.match import Match
from tonalli.locale import has_words, words
from tonalli.tzolkin.names import ACTIONS, BUILDINGS, MONUMENTS, TARGETS, TEMPLES, TRACKS, WEALTH
from tonalli.tzolkin.tiles import HIGHEST_BONUS

TERMS = (
    "turn", "place", "pick_up", "free_choice", "beg", "pity", "food_day", "double_advance", "dummy", "jungle", "block",
    "final_scoring",
)  # fmt: skip
EXPLAINED = {
    "gear": TARGETS,
    "gear_action": ACTIONS,
    "building": BUILDINGS,
    "monument": MONUMENTS,
    "temple": TEMPLES,
    "technology": TRACKS,
    "wealth": WEALTH,
    "term": TERMS,
}
OF_ARGUMENTS = {"target": "gear"}
"""Groups of arguments that are called otherwise."""
OF_KINDS = {"place": "place", "pick": "pick_up", "beg": "beg", "days": "double_advance", "harvest": "jungle"}
"""Words of the game behind kinds of actions."""


def explain(name: str, view: View) -> list[str]:
    """What things of that name do; a gear's name alone means the gear, not all its actions."""
    meant = found(WORDING, wanted_in(name), EXPLAINED)
    gears = [each for group, each in meant if group == "gear"]
    return [
        explained(group, each, view)
        for group, each in meant
        if group != "gear_action" or each.rpartition("_")[0] not in gears
    ]


def explained(group: str, name: str, view: View) -> str:
    """One thing with its figures."""
    title = named(group, name)
    match group:
        case "gear" if name != "start":
            actions = [f"{number + 1}: {gear_action_effect(each)}" for number, each in enumerate(actions_of(name))]
            effect = words(f"tzolkin-gear-{name}.effect")
            return words("tzolkin-explain-gear", name=title, effect=effect, actions="; ".join(actions))
        case "building":
            return words(
                "tzolkin-explain-building",
                name=title,
                age=BUILDING_TILES[name].age,
                colour=named("colour", building_colour(name)),
                cost=building_cost(name),
                effect=words(f"tzolkin-building-{name}.effect"),
            )
        case "monument":
            return words(
                "tzolkin-explain-monument",
                name=title,
                colour=named("colour", monument_colour(name)),
                cost=monument_cost(name),
                effect=monument_effect(name, view),
            )
        case "technology":
            levels = {f"l{level}": words(f"tzolkin-technology-{name}.l{level}") for level in range(1, 5)}
            return words("tzolkin-explain-technology", name=title, **levels)
        case "temple":
            first, second = (HIGHEST_BONUS[2 * TEMPLES.index(name) + age] for age in range(2))
            steps = ", ".join(step(name, each) for each in steps_of(name))
            return words("tzolkin-explain-temple", name=title, steps=steps, first=first, second=second)
        case "gear_action":
            effect, more = gear_action_effect(name), f"tzolkin-gear_action-{name}.more"
            if has_words(more):
                return words("tzolkin-explain.more", name=title, effect=effect, more=words(more))
            return words("tzolkin-explain.only", name=title, effect=effect)
        case "wealth":
            return words("tzolkin-explain-wealth", name=title)
        case _:
            return words("tzolkin-explain", name=title, effect=words(f"tzolkin-{group}-{name}.effect"))


def step(temple: str, number: int) -> str:
    """A step with its points and its good."""
    item = step_item(temple, number)
    key = "tzolkin-explain-step" + (".item" if item else "")
    points = figure(step_points(temple, number))
    return words(key, step=figure(number), points=points, item=WORDING.amount(1, item) if item else "")


def explain_action(match: Match, action: int) -> list[str]:
    """The things an option names, explained."""
    described = match.describe(action)
    view = match.view(match.actor)
    lines = []
    for argument, value in described.items():
        group = OF_ARGUMENTS.get(argument, argument)
        if group in EXPLAINED and has_words(f"tzolkin-{group}-{value}"):
            lines.append(explained(group, str(value), view))
    if described["kind"] == "pick":
        reached = action_at(str(described["gear"]), int(str(described["space"])))
        lines = [explained("gear_action", reached, view)] if reached else lines
    term = OF_KINDS.get(str(described["kind"]))
    return [*lines, explained("term", term, view)] if term else lines
