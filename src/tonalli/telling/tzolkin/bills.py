"""What an option costs, line by line: surcharges, what is saved, and what is paid in the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tonalli.core.events import Event
from tonalli.telling.bill import Bill, BillLine
from tonalli.telling.choice import Choice
from tonalli.telling.phrase import Figure, Phrase
from tonalli.telling.tzolkin.outcome import must_help
from tonalli.telling.tzolkin.wording import BLOCK, PRINTED, WORDING, named, placed_at
from tonalli.tzolkin.names import (
    ARCHITECTURE,
    BLOCKS,
    BUILDINGS,
    GEARS,
    GOODS,
    NONE,
    TARGETS,
    TRACKS,
)
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.place import is_pitied, target_of
from tonalli.tzolkin.tiles import ARCHITECTURE_CORN_SAVED, CORN_PER_BLOCK, RATE

Amounts = Mapping[str, int]
Step = Mapping[str, Any]
Causes = Callable[[Event], Phrase]

BUILT = {"build", "monument", "renovate", "architecture", "drop", "pass"}
"""Options that pay for a building or a monument."""


def due(amounts: Amounts) -> list[Figure]:
    """Goods, each with its icon."""
    return [
        Figure(f"z-{good}", amounts[good], WORDING.amount(amounts[good], good))
        for good in (*GOODS, BLOCK)
        if amounts.get(good)
    ]


def bill(s: State, choice: Choice, step: Step, events: Sequence[Event], levied: Phrase) -> Bill:
    """The bill of an option; none where its costs say all. ``levied`` is what surcharges of now are called."""
    match choice.kind:
        case "place":
            lines = of_placing(s, choice, levied)
        case "buy":
            good = GOODS.index(choice.about["block"])
            fee = int(s.in_force().gain_fee(good))
            lines = parts((Phrase("tzolkin-cause-market"), "corn", int(RATE[good])), (levied, "corn", fee))
        case "technology" if step["step"] == "study":
            level = s.players[s.actor].levels[TRACKS.index(choice.about["technology"])]
            own = int(s.tribe(s.actor).technology_cost(level))
            surcharge = int(s.in_force().technology_surcharge())
            lines = parts((Phrase("tzolkin-cause-study"), BLOCK, own), (levied, BLOCK, surcharge))
        case "monument":
            lines = of_monument(s, choice.about["monument"], torn_down(events))
        case "build" | "renovate" | "architecture" | "drop":
            lines = of_construction(s, choice, step, events, levied)
        case "pass" if step["step"] == "renovate":
            lines = of_construction(s, choice, step, events, levied)
        case _:
            lines = []
    return with_total(lines, choice)


def with_total(lines: Bill, choice: Choice) -> Bill:
    """What is paid below what it is paid for, if there is a bill at all; and what a building or monument gives."""
    if not lines:
        return []
    total = BillLine(Phrase("tzolkin-bill-total"), choice.costs, total=True)
    shown = [*lines, total] if len(lines) > 1 else lines
    is_built = choice.kind in BUILT and choice.gains
    return [*shown, BillLine(Phrase("tzolkin-bill-gives"), choice.gains, gives=True)] if is_built else shown


def parts(*found: tuple[Phrase, str, int]) -> Bill:
    """What is paid for several reasons at once; nothing if there is only one."""
    owed = [(words, good, amount) for words, good, amount in found if amount > 0]
    return [BillLine(words, due({good: amount})) for words, good, amount in owed] if len(owed) > 1 else []


def by_cause(
    events: Sequence[Event], seat: int, cause_of: Causes, figures: Callable[[list[Event]], list[Figure]]
) -> Bill:
    """What an option pays, by the rule that asks for it; nothing if it is one rule."""
    found: dict[Phrase, list[Event]] = {}
    for event in events:
        if event.kind == "pay" and event.seat == seat:
            found.setdefault(cause_of(event), []).append(event)
    return [BillLine(words, figures(paid)) for words, paid in found.items()] if len(found) > 1 else []


def of_placing(s: State, choice: Choice, levied: Phrase) -> Bill:
    """Z-5.4: the space, what several workers cost, and what a prophecy adds."""
    number = TARGETS.index(choice.about["target"])
    target = target_of(s, number)
    if target is None or is_pitied(s, s.actor):
        return []
    tribe = s.tribe(s.actor)
    place = named("gear", TARGETS[number])
    added = 0
    if number < len(GEARS):
        added = int(s.in_force().placement_surcharge(number))
        shown = placed_at(GEARS[number], int(tribe.space_on(s, s.actor, number)))["place"]
        assert isinstance(shown, Phrase)
        place = shown
    worker = Phrase("tzolkin-bill-worker", number=int(s.now.placed) + 1)
    return parts(
        (place, "corn", int(target.cost(s, s.actor)) - added),
        (worker, "corn", int(tribe.surcharge(s.now.placed))),
        (levied, "corn", added),
    )


# ---- buildings and monuments ---------------------------------------------------------------------


def torn_down(events: Sequence[Event]) -> str | None:
    """The building whose cost pays, if there is one."""
    return next((event.text("building") for event in events if event.kind == "renovate"), None)


def covered(cost: Amounts, building: str | None) -> dict[str, int]:
    """P-7.3: what the printed cost of another building pays, block by block."""
    if building is None:
        return {}
    other = PRINTED["buildings"][building]["cost"]
    return {block: min(cost.get(block, 0), other.get(block, 0)) for block in BLOCKS}


def as_corn(amounts: Amounts) -> dict[str, int]:
    """Z-7.16: the same with corn for blocks."""
    blocks = sum(amounts.get(block, 0) for block in BLOCKS)
    others = {good: amount for good, amount in amounts.items() if good not in BLOCKS}
    return {**others, "corn": others.get("corn", 0) + CORN_PER_BLOCK * blocks}


def less(building: str | None, saved: Amounts) -> Bill:
    if building is None:
        return []
    words = Phrase("tzolkin-bill-less", building=named("building", building), building_id=building)
    return [BillLine(words, due(saved), credit=True)]


def of_monument(s: State, monument: str, building: str | None) -> Bill:
    """Z-10.9: without Architecture, without surcharges."""
    cost = PRINTED["monuments"][monument]["cost"]
    return [BillLine(Phrase("tzolkin-bill-cost"), due(cost)), *less(building, covered(cost, building))]


def of_construction(s: State, choice: Choice, step: Step, events: Sequence[Event], levied: Phrase) -> Bill:
    """Z-10.2, Z-15.6: the printed cost, less another building, less Architecture, with a surcharge."""
    covering = step.get("covering") or torn_down(events)
    if step.get("monument"):
        return of_monument(s, step["monument"], covering)
    building = choice.about["building"] if choice.kind == "build" else step["building"]
    cost = PRINTED["buildings"][building]["cost"]
    saved = covered(cost, covering)
    blocks = sum(cost.get(block, 0) - saved.get(block, 0) for block in BLOCKS)
    in_corn = bool(step.get("in_corn"))
    words = Phrase("tzolkin-bill-cost")
    if in_corn:
        words = Phrase("tzolkin-bill-in_corn", corn=CORN_PER_BLOCK)
        cost, saved = as_corn(cost), as_corn(saved)
    lines = [BillLine(words, due(cost)), *less(covering, saved)]
    if is_helped(s, choice, step, building) and s.works(s.actor, ARCHITECTURE, 3) and blocks > 0:
        dropped = choice.about["block"] if choice.kind == "drop" else BLOCK
        spared = {"corn": ARCHITECTURE_CORN_SAVED} if in_corn else {dropped: 1}
        lines.append(BillLine(named("technology", "architecture"), due(spared), credit=True))
    surcharge = int(s.in_force().building_surcharge())
    if surcharge > 0:
        lines.append(BillLine(levied, due({"corn": CORN_PER_BLOCK * surcharge} if in_corn else {BLOCK: surcharge})))
    return lines


def is_helped(s: State, choice: Choice, step: Step, building: str) -> bool:
    """Z-8.5, Z-8.10: whether Architecture applies to what is paid here."""
    if choice.kind == "architecture":
        return bool(choice.about["when"] == "now")
    if step["step"] == "build-two":
        number = BUILDINGS.index(building)
        return must_help(s, s.actor, number) or not s.rules.construction.payable(s, s.actor, number, NONE, 0)
    return bool(step.get("helped", step["step"] == "drop-block"))
