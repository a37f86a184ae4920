"""What follows of an option beyond what it brings, and what will be asked after a decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tonalli.core.actions import no_actions
from tonalli.core.step import PASS
from tonalli.telling.choice import Choice, Follow, StillAsked
from tonalli.telling.phrase import Number, Phrase
from tonalli.telling.sign import Glyph, Sign, paid
from tonalli.telling.tzolkin.wording import DOWN, UP, WORDING, named, technology_icon
from tonalli.tzolkin.game import TZOLKIN
from tonalli.tzolkin.names import A_GAIN, A_STEP, BUILDINGS, NONE
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.food_day import corn_due
from tonalli.tzolkin.steps.tax import Taxed
from tonalli.tzolkin.tiles import DISPLAY

BUILDING = {"tikal_2", "tikal_4", "uxmal_4"}
"""Actions that build something out of the display."""
PAYING = {"renovate", "drop-block", "apply-architecture", "give-blocks", "taxed"}
"""Decisions about paying: whichever way is chosen, the same is asked after them."""


def follows(before: State, after: State | None, choice: Choice) -> list[Follow]:
    """What an option leads to; ``after`` is the table once all that it sets off has happened."""
    found: list[Follow] = []
    if choice.kind == "place" and choice.about["target"] == "start" and before.gear_corn > 0:
        found.append(Follow(None, icon="z-corn", amount=int(before.gear_corn)))
    if choice.kind == "pick" and not choice.about["reach"]:
        # Z-6.10: it comes back to hand and does nothing.
        found.append(Follow(Phrase("tzolkin-pass-choose-action")))
    if choice.kind == "act" and choice.about["gear_action"] in BUILDING:
        found += within_reach(before, choice.action)
    if choice.kind == "days" and choice.about["days"] > 1:
        found.append(Follow(Phrase("tzolkin-follow-dark"), icon="z-double-used"))
    if after is not None:
        found += fed(before, after, before.actor)
    return found


def within_reach(s: State, action: int) -> list[Follow]:
    """Z-10.1: how many of the buildings on display can be paid; a single one is called by its name."""
    after, _ = TZOLKIN.tried(s, action)
    names = [str(found["building"]) for found in map(TZOLKIN.space.describe, after.legal()) if "building" in found]
    shown = sum(s.display[place] != NONE for place in range(DISPLAY))
    if len(names) == 1:
        only = {"building": named("building", names[0]), "building_id": names[0]}
        return [Follow(Phrase("tzolkin-follow-only", **only), icon="z-building")]
    return [Follow(Phrase("tzolkin-follow-within", count=len(names), shown=shown))] if names else []


def fed(before: State, after: State, seat: int) -> list[Follow]:
    """Z-11.3: what workers want on a Food Day, where an option changes it."""
    was, now = int(corn_due(before, seat)), int(corn_due(after, seat))
    if was == now:
        return []
    return [Follow(Phrase("tzolkin-follow-food", **{"from": Number(was), "at": Number(now)}), icon="z-corn")]


def built(after: State, seat: int, step: Mapping[str, Any]) -> State:
    """P-7.2: the table with the building that is being paid for, which comes once it is paid."""
    if step["building"]:
        after = after.copy()
        after.players[seat].buildings[BUILDINGS.index(step["building"])] += 1
    return after


# ---- taxes ---------------------------------------------------------------------------------------


def tax_sign(s: State, step: Taxed) -> Sign:
    """Z-15.5: what is taxed, and its tax."""
    name = step.name()
    if step.what == A_GAIN:
        about = Glyph(f"z-{name}", str(step.left))
    elif step.what == A_STEP:
        about = Glyph(f"z-temple-{name}", mark=UP)
    else:
        about = Glyph(technology_icon(name), mark=UP)
    tax = s.in_force().tax(step.what, step.number)
    cost = tax.cost().to_dict() if tax is not None else {}
    due = [paid("z-block" if good == "blocks" else f"z-{good}", amount) for good, amount in cost.items()]
    return [[about, *(due or [Glyph("z-temple-any", mark=DOWN)])]]


def taxed_name(step: Taxed) -> Phrase:
    """The good, step or technology in a word."""
    group = "good" if step.what == A_GAIN else "temple" if step.what == A_STEP else "technology"
    return named(group, step.name())


def still_asked(s: State) -> list[StillAsked]:
    """Z-15.5: the taxes that will be asked for after a decision about paying, each paid or refused."""
    if s.top.kind not in PAYING or s.over:
        return []
    found: list[StillAsked] = []
    seat, turn = s.actor, s.turn
    after = s.copy()
    after.carry_out(paying(after))
    while not after.over and after.actor == seat and after.turn == turn and isinstance(after.top, Taxed):
        step = after.top
        words = Phrase("tzolkin-then-taxed", thing=taxed_name(step), thing_id=step.name())
        found.append(StillAsked(tax_sign(after, step), words))
        after.carry_out(paying(after))
    return found


def paying(s: State) -> int:
    """The plainest way on: a tax is paid, nothing is torn down."""
    choices = s.choices
    step = s.top
    if isinstance(step, Taxed):
        ways = no_actions()
        tax = s.in_force().tax(step.what, step.number)
        if tax is not None:
            tax.offer(s, step.player, ways)
        if ways.count > 0:
            return int(ways.ids[0])
    return PASS if PASS in choices else int(choices.ids[0])


def stays(step: Taxed) -> Follow:
    """Z-15.5: what is refused stays as it is."""
    if step.what == A_GAIN:
        words = Phrase("tzolkin-follow-refused", left=step.left, **WORDING.arguments({"good": step.name()}))
        return Follow(words, icon=f"z-{step.name()}")
    icon = f"z-temple-{step.name()}" if step.what == A_STEP else technology_icon(step.name())
    return Follow(Phrase("tzolkin-follow-stays", thing=taxed_name(step), thing_id=step.name()), icon=icon)


def only_building(s: State) -> Phrase | None:
    """Z-10.1: the building that is built, where there is no other that can be paid."""
    if s.top.kind not in ("build", "build-two"):
        return None
    names = [found["building"] for found in map(TZOLKIN.space.describe, s.legal()) if "building" in found]
    if len(names) != 1 or len(s.legal()) > 2 or names[0] not in BUILDINGS:
        return None
    name = str(names[0])
    return Phrase("tzolkin-ask-only", building=named("building", name), building_id=name)
