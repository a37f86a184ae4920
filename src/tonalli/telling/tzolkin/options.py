"""Options in plain words: what is done, and what the figures beside it do not say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tonalli.core.events import Event
from tonalli.telling.choice import Choice
from tonalli.telling.phrase import Number, Phrase
from tonalli.telling.tzolkin.effects import effect_of
from tonalli.telling.tzolkin.reach import Reach, is_closed, is_last_round
from tonalli.telling.tzolkin.wording import (
    WORDING,
    gear_icon,
    monument_effect,
    named,
    pictures,
    placed_at,
    step_worth,
    technology_icon,
)
from tonalli.tzolkin.game import TZOLKIN
from tonalli.tzolkin.names import ACTIONS, GEARS, TEMPLES, TOP_LEVEL, TRACKS, WEALTH
from tonalli.tzolkin.state import State
from tonalli.tzolkin.tiles import WEALTH_GEAR

TERMS = {"place": "place", "pick": "pick_up", "beg": "beg", "days": "double_advance", "harvest": "jungle"}
"""Words of the game behind kinds of actions."""
OF_FIGURES = {
    "z-market": "term:market",
    "z-mirror": "term:mirror",
    "z-farm": "term:food_day",
    "z-farm-all": "term:food_day",
}
"""Things behind what a tile brings."""
HARVEST_ICONS = {"corn": "z-harvest-corn", "wood": "z-harvest-wood", "burn": "z-burn", "no_tile": "z-corn"}
MOVED = {"temple", "technology"}
"""Kinds of options that move a marker, and are called by its way."""
OF_GOODS = {"give", "take", "drop", "sell", "buy"}


def option(s: State, choice: Choice, step: dict[str, Any], events: Sequence[Event]) -> Phrase:
    """What an option does; ``step`` is the pending decision, ``events`` what follows if it is taken."""
    key = f"tzolkin-action-{choice.kind}"
    arguments: dict[str, Any] = WORDING.arguments(choice.about)
    match choice.kind:
        case "beg":
            temple = TEMPLES.index(choice.about["temple"])
            arguments["corn"] = s.tribe(s.actor).corn_after_begging()
            arguments["step"] = Number(int(s.players[s.actor].temples[temple]) - 1)
        case "place":
            return placement(s, choice, events)
        case "pick":
            return worker(s, choice)
        case "act":
            arguments.update(effect_of(s, s.actor, ACTIONS.index(choice.about["gear_action"])))
        case "temple":
            return temple_step(s, choice.about["temple"], step, events)
        case "technology":
            return technology_step(s, choice.about["technology"], events)
        case "monument":
            arguments["effect"] = monument_effect(choice.about["monument"], s.rules.players)
        case "architecture":
            arguments.update(WORDING.arguments({"building": step["building"]}))
        case "keep":
            tile = choice.about["wealth"]
            arguments.update(
                tile=named("wealth", tile), short=named("wealth", tile, "short"), tile_id=tile, short_id=tile
            )
        case "days":
            arguments["day"] = s.day + choice.about["days"]
        case _:
            pass
    return Phrase(key, **arguments)


def placement(s: State, choice: Choice, events: Sequence[Event]) -> Phrase:
    """A placement, and what the worker reaches tomorrow."""
    key = "tzolkin-action-place"
    placed = next(event for event in events if event.kind == "place")
    target, space = placed.text("target"), placed.number("space")
    arguments: dict[str, Any] = {**WORDING.arguments({"target": target}), **placed_at(target, space)}
    if target not in GEARS:
        return Phrase(WORDING.special(key, target), corn=s.gear_corn, **arguments)
    arguments["space"] = space
    if is_last_round(s):
        return Phrase(f"{key}.last", **arguments)
    arguments["next"] = space + 1
    tomorrow = Reach(s, s.actor, GEARS.index(target), space + 1)
    if tomorrow.is_off:
        return Phrase(f"{key}.off", **arguments)
    if tomorrow.is_any:
        return Phrase(f"{key}.any", **arguments)
    if not tomorrow.free:
        return Phrase(key, **arguments)
    farthest = tomorrow.farthest
    if is_closed(s, farthest):
        return Phrase(f"{key}.closed", **arguments)
    part = "theology" if tomorrow.is_ahead else "ahead"
    return Phrase(f"{key}.{part}", **effect_of(s, s.actor, farthest), **arguments)


def worker(s: State, choice: Choice) -> Phrase:
    """A worker to pick up, with the action it has reached."""
    key = "tzolkin-action-pick"
    gear, space = choice.about["gear"], choice.about["space"]
    arguments = {**WORDING.arguments({"gear": gear, "space": space}), **placed_at(gear, space)}
    reached = Reach(s, s.actor, GEARS.index(gear), space)
    possible = acts_after(s, choice.action)
    if not reached.fees:
        return Phrase(f"{key}.none", **arguments)
    if not possible:
        return Phrase(f"{key}.{'not-now' if reached.open else 'shut'}", **arguments)
    if reached.is_any:
        return Phrase(f"{key}.any", **arguments)
    farthest = reached.farthest
    lower = [action for action in reached.own if action < farthest]
    others = [action for action in possible if action != farthest and action not in lower]
    if farthest not in possible:
        part = "another" if others else "closed" if is_closed(s, farthest) else "below"
        return Phrase(f"{key}.{part}", **arguments)
    arguments.update(effect_of(s, s.actor, farthest))
    if not reached.free:
        return Phrase(f"{key}.for-corn", corn=reached.fees[farthest], **arguments)
    if reached.is_ahead:
        return Phrase(f"{key}.theology", **arguments)
    if others:
        return Phrase(f"{key}.or-another", **arguments)
    return Phrase(f"{key}.lower" if len(possible) > 1 else key, **arguments)


def acts_after(s: State, action: int) -> list[int]:
    """Z-6.7, Z-6.10: what a worker could do once it is picked up, by number among all actions."""
    after, _ = TZOLKIN.tried(s, action)
    if after.actor != s.actor or after.top.kind != "choose-action":
        return []
    acts = [TZOLKIN.space.describe(act) for act in after.legal()]
    return [ACTIONS.index(str(act["gear_action"])) for act in acts if act["kind"] == "act"]


def within_reach(s: State, choice: Choice) -> dict[str, int]:
    """Z-6.3, Z-6.4: of the actions a worker has come for those that it could carry out now, with their fees."""
    possible = {ACTIONS[number] for number in acts_after(s, choice.action)}
    return {action: fee for action, fee in choice.about["reach"].items() if action in possible}


def temple_step(s: State, temple: str, step: dict[str, Any], events: Sequence[Event]) -> Phrase:
    """A step up or down, and what the step is worth; up it may be lost (Z-9.2)."""
    key = "tzolkin-action-temple"
    arguments = WORDING.arguments({"temple": temple})
    at = int(s.players[s.actor].temples[TEMPLES.index(temple)])
    if step["step"] in ("descend", "taxed"):
        arguments["from"] = Number(at)
        return Phrase(f"{key}.down", step=Number(at - 1), worth=step_worth(temple, at - 1), **arguments)
    if any(event.kind == "step_lost" and event.seat == s.actor for event in events):
        return Phrase(f"{key}.lost", **arguments)
    if is_refused(s, "temple", temple, events):
        return Phrase(f"{key}.refused", **arguments)
    arguments["from"] = Number(at)
    return Phrase(key, step=Number(at + 1), worth=step_worth(temple, at + 1), **arguments)


def is_refused(s: State, what: str, name: str, events: Sequence[Event]) -> bool:
    """Z-15.5: whether a step is refused by itself, since its tax cannot be paid."""
    return any(
        (event.kind, event.seat) == ("refuse", s.actor) and (event["what"], event["thing"]) == (what, name)
        for event in events
    )


def technology_step(s: State, track: str, events: Sequence[Event]) -> Phrase:
    """A step on a track: its level, its effect."""
    if is_refused(s, "technology", track, events):
        return Phrase("tzolkin-action-technology.refused", **WORDING.arguments({"technology": track}))
    level = s.players[s.actor].levels[TRACKS.index(track)]
    key = "tzolkin-action-technology" + (".beyond" if level == TOP_LEVEL else "")
    brings = named("technology", track, f"l{level + 1}")
    moved = {"from": Number(int(level))} if level < TOP_LEVEL else {}
    return Phrase(key, level=level + 1, effect=brings, **moved, **WORDING.arguments({"technology": track}))


# ---- at a glance ---------------------------------------------------------------------------------


def name(choice: Choice) -> Phrase | None:
    """Its short name, where that is not the one of its words."""
    if choice.kind == "place" and choice.about["target"] not in GEARS:
        return named("gear", choice.about["target"])
    if choice.kind in MOVED and "from" in choice.words.arguments:
        return Phrase(f"tzolkin-action-{choice.kind}.moved", **choice.words.arguments)
    return None


def icon(choice: Choice) -> str | None:
    """The icon of an option, as the pages have it."""
    about = choice.about
    match choice.kind:
        case "beg":
            return "z-corn"
        case "place":
            return gear_icon(about["target"])
        case "pick":
            return gear_icon(about["gear"])
        case "act":
            return gear_icon(about["gear_action"].rpartition("_")[0])
        case "temple":
            return f"z-temple-{about['temple']}"
        case "technology":
            return technology_icon(about["technology"])
        case "build":
            return "z-building"
        case "monument":
            return "z-monument"
        case "architecture":
            return "z-tech-architecture"
        case "harvest":
            return HARVEST_ICONS.get(about["harvest"])
        case "keep":
            return gear_icon(GEARS[WEALTH_GEAR[WEALTH.index(about["wealth"])]])
        case "days":
            return "z-double-advance" if about["days"] > 1 else "z-gear-tzolkin"
        case kind if kind in OF_GOODS:
            return f"z-{about['block']}"
        case _ if "gear" in about:
            return gear_icon(about["gear"])
        case _:
            of_things = pictures()
            return next((of_things[name] for name in about.values() if str(name) in of_things), None)


def behind(choice: Choice) -> Iterator[str]:
    """Things that an option leads to: the action of a space, tracks of a tile, the term that says how it goes."""
    if choice.kind == "pick":
        yield f"action:{choice.about['gear']}_{choice.about['space']}"
    for figure in choice.gains:
        for track in ("technology", "temple"):
            if f"{track}_id" in figure.words.arguments:
                yield f"{track}:{figure.words.arguments[f'{track}_id']}"
        if figure.icon in OF_FIGURES:
            yield OF_FIGURES[figure.icon]
    if choice.kind in TERMS:
        yield f"term:{TERMS[choice.kind]}"
