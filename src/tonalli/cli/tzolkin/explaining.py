"""What tiles, gears, temples, technologies and words of the game mean."""

from __future__ import annotations

from tonalli.cli.explaining import found, wanted_in
from tonalli.cli.face import View
from tonalli.cli.tzolkin.wording import (
    BUILDING_TILES,
    WEALTH_TILES,
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
from tonalli.tzolkin.buildings import AnyTechnology, AnyTemple, MayMirror, MayTrade, Technology, Temple
from tonalli.tzolkin.names import ACTIONS, BUILDINGS, MONUMENTS, TARGETS, TEMPLES, TOP_LEVEL, TRACKS, WEALTH
from tonalli.tzolkin.rules import Tile
from tonalli.tzolkin.tiles import HIGHEST_BONUS

TERMS = (
    "turn", "place", "pick_up", "free_choice", "beg", "pity", "food_day", "double_advance", "dummy", "jungle", "block",
    "final_scoring", "skull", "harvest", "age", "market", "mirror", "monument",
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


def explain_effects(tile: Tile, side: View, view: View) -> list[str]:
    """What the effects of a building or wealth tile mean for a player."""
    lines: list[str] = []
    for effect in tile.effects:
        match effect:
            case Technology():
                lines.append(next_level(TRACKS[effect.track], side))
            case AnyTechnology():
                lines += [next_level(track, side) for track in TRACKS]
            case Temple():
                lines.append(next_step(TEMPLES[effect.temple], side))
            case AnyTemple():
                lines += [next_step(temple, side) for temple in TEMPLES]
            case MayMirror():
                lines.append(explained("term", "mirror", view))
            case MayTrade():
                lines.append(explained("term", "market", view))
            case _ if effect.feeds() or effect.discount():
                lines.append(explained("term", "food_day", view))
            case _:
                pass
    return lines


def next_level(track: str, side: View) -> str:
    """What the next step of a player on a technology brings."""
    level = min(side["technologies"][track], TOP_LEVEL) + 1
    effect = words(f"tzolkin-technology-{track}.l{level}")
    key = "tzolkin-explain-next-level" + (".beyond" if level > TOP_LEVEL else "")
    return words(key, technology=named("technology", track), level=level, effect=effect)


def next_step(temple: str, side: View) -> str:
    """What the next step of a player on a temple is worth."""
    reached = side["temples"][temple] + 1
    if reached not in steps_of(temple):
        return words("tzolkin-explain-next-step.top", temple=named("temple", temple))
    item = step_item(temple, reached)
    key = "tzolkin-explain-next-step" + (".item" if item else "")
    points = figure(step_points(temple, reached))
    good = WORDING.amount(1, item) if item else ""
    return words(key, temple=named("temple", temple), step=figure(reached), points=points, item=good)


def explain_tile(described: dict[str, object], side: View, view: View) -> list[str]:
    """More about a building or wealth tile than its option says."""
    if "wealth" in described:
        return explain_effects(WEALTH_TILES[str(described["wealth"])], side, view)
    name = str(described["building"])
    tile = BUILDING_TILES[name]
    colour = named("colour", building_colour(name))
    printed = words("tzolkin-explain-printed", colour=colour, age=tile.age, cost=building_cost(name))
    return [printed, *explain_effects(tile, side, view)]


def explain_action(match: Match, action: int) -> list[str]:
    """The things an option names, explained."""
    described = match.describe(action)
    view = match.view(match.actor)
    if "wealth" in described or "building" in described:
        return explain_tile(described, view["players"][match.actor], view)
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
