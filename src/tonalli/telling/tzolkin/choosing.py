"""What stands at an option besides its words: its sign, its group; and where a question comes from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tonalli.core.events import Event
from tonalli.telling.choice import Choice, Reached
from tonalli.telling.phrase import Phrase
from tonalli.telling.sign import LATER, MINUS, Glyph, Sign, between, paid
from tonalli.telling.tzolkin.effects import figures_for
from tonalli.telling.tzolkin.reach import Reach
from tonalli.telling.tzolkin.signs import action_sign, good, level_sign, points, space_sign
from tonalli.telling.tzolkin.wording import PRINTED, gear_icon, named
from tonalli.tzolkin.gears.palenque import Jungle
from tonalli.tzolkin.names import ACTIONS, GEARS, TEMPLES, TOP_LEVEL
from tonalli.tzolkin.state import State

Step = Mapping[str, Any]

LEFT_OPEN = {
    "palenque_2", "palenque_3", "palenque_4", "palenque_5", "tikal_1", "tikal_2", "tikal_3", "tikal_4", "uxmal_2",
    "uxmal_4", "uxmal_5",
}  # fmt: skip
"""Actions that are followed by a decision, so that figures do not tell what they bring."""
ICONS = {
    "apply-architecture": "z-tech-architecture",
    "build": "z-building",
    "build-two": "z-building",
    "choose-days": "z-starting-player",
    "climb-any": "z-temple-any",
    "climb-two": "z-temple-any",
    "descend": "z-step-down",
    "drop-block": "z-tech-architecture",
    "free-study": "z-tech-any",
    "give-blocks": "z-block",
    "mirrored": "z-mirror",
    "offering": "z-tech-theology",
    "study": "z-tech-any",
    "take-blocks": "z-block",
    "trade": "z-market",
}
"""Of decisions that no action of a gear has led to."""
BETWEEN = {"turn", "place-more", "pick-more", "pick-one", "choose-days", "taxed", "keep-wealth", "choose-tribe"}
"""Decisions that are no part of an action."""
GROUPS = {"place", "pick", "beg", "sell", "buy"}


def choice_sign(s: State, choice: Choice, step: Step, printed: Callable[[str], Sign]) -> Sign:
    """What an option leads to, where figures do not say it; ``printed`` is what stands on a thing."""
    told = choice.words.arguments
    match choice.kind:
        case "place" | "pick":
            gear = choice.about["target" if choice.kind == "place" else "gear"]
            if choice.words.key.endswith(".any"):
                reached = space_sign(gear, PRINTED["gears"][gear]["any"])
            else:
                reached = seat_sign(s, s.actor, told["effect_id"]) if "effect_id" in told else []
            return later(reached) if choice.kind == "place" else reached
        case "act" if choice.about["gear_action"] in LEFT_OPEN:
            action = choice.about["gear_action"]
            sign = seat_sign(s, s.actor, action)
            return gained(sign) if action.startswith("palenque") else sign
        case "technology" if choice.words.key.endswith("technology-bonus"):
            return level_sign(choice.about["technology"], TOP_LEVEL + 1)
        case "technology" if "level" in told and not choice.words.key.endswith("technology-any"):
            return level_sign(choice.about["technology"], told["level"])
        case "temple" if choice.words.key.endswith(".down"):
            return loss_sign(choice.about["temple"], int(told["step"].number))
        case "temple" if "step" in told:
            return step_sign(choice.about["temple"], int(told["step"].number))
        case "monument":
            return printed(choice.thing or "")
        case _:
            return []


def gained(sign: Sign) -> Sign:
    """Goods as what they bring: a figure without a sign is what one has."""
    return [[Glyph(each.icon, f"+{each.text}") if each.icon else each for each in row] for row in sign]


def later(sign: Sign) -> Sign:
    """What a worker that is placed reaches tomorrow."""
    return [[between(LATER), *row] if number == 0 else row for number, row in enumerate(sign)]


def seat_sign(s: State, seat: int, action: str) -> Sign:
    """Z-8.4: what an action brings a seat now, of a harvest only what is left."""
    number = ACTIONS.index(action)
    figures = figures_for(s, seat, number)
    rule = s.rules.actions[number]
    if isinstance(rule, Jungle) and s.jungle_wood[rule.group] == 0:
        figures = {**figures, "wood": 0}
    return action_sign(action, figures)


def step_sign(temple: str, step: int) -> Sign:
    """What a temple step is worth."""
    printed = next(each for each in PRINTED["temples"][temple]["steps"] if each["step"] == step)
    return [[points(printed["points"]), *([good(printed["item"], 1)] if printed["item"] else [])]]


def loss_sign(temple: str, step: int) -> Sign:
    """What a step down to a step takes away: points, and the good of the step that is left."""
    steps = {each["step"]: each for each in PRINTED["temples"][temple]["steps"]}
    lost = steps[step + 1]["points"] - steps[step]["points"]
    item = steps[step + 1]["item"]
    return [[Glyph("z-points", f"{MINUS}{lost}"), *([paid(f"z-{item}", 1)] if item else [])]]


def group(s: State, choice: Choice, step: Step) -> Phrase | None:
    """The word an option stands behind together with others."""
    if choice.kind in GROUPS:
        return Phrase(f"tzolkin-group-{choice.kind}")
    if choice.kind != "act":
        return None
    gear, _, _ = choice.about["gear_action"].rpartition("_")
    if step["step"] == "mirrored":
        return named("gear", gear)
    reach = Reach(s, s.actor, GEARS.index(step["gear"]), step["space"])
    number = ACTIONS.index(choice.about["gear_action"])
    if gear != step["gear"]:
        return named("gear", gear)
    return None if reach.is_any or number == reach.farthest else Phrase("tzolkin-group-lower")


def reached(before: State, after: State, seat: int) -> list[Reached]:
    """Where markers of a seat stand then that stand elsewhere now."""
    found: list[Reached] = []
    one, other = before.players[seat], after.players[seat]
    for group_name, names, was, now in (
        ("temple", TEMPLES, one.temples, other.temples),
        ("technology", PRINTED["tracks"], one.levels, other.levels),
    ):
        found += [
            Reached(f"{group_name}:{name}", named(group_name, name), int(was[number]), int(now[number]))
            for number, name in enumerate(names)
            if was[number] != now[number]
        ]
    return found


# ---- the question --------------------------------------------------------------------------------


def this_turn(events: Sequence[Event]) -> list[Event]:
    """What has happened since the turn began."""
    found: list[Event] = []
    for event in reversed(events):
        if event.kind in ("turn", "day", "food_day"):
            break
        found.append(event)
    return found[::-1]


def origin(step: Step, events: Sequence[Event]) -> tuple[str | None, str]:
    """Where a decision comes from: an icon, and the number of a space."""
    kind = step["step"]
    if kind == "choose-action":
        return gear_icon(step["gear"]), str(step["space"])
    if kind not in BETWEEN:
        acts = [event for event in this_turn(events) if event.kind in ("act", "take_up", "place")]
        if acts and acts[-1].kind == "act":
            gear, _, number = acts[-1].text("action").rpartition("_")
            return gear_icon(gear), number
    if kind == "harvest":
        return gear_icon("palenque"), str(step["group"])
    return ICONS.get(kind), ""


def so_far(step: Step, events: Sequence[Event]) -> Phrase | None:
    """Z-5.4: the corn that the workers placed in this turn have cost."""
    if step["step"] != "place-more":
        return None
    turn = this_turn(events)
    corn = sum(event.number("amount") for event in turn if (event.kind, event.why) == ("pay", "Z-5.4"))
    workers = sum(event.kind == "place" for event in turn)
    return Phrase("tzolkin-ask-so-far", corn=corn, workers=workers) if workers else None
