"""What a choice sets off by itself: tried on a copy from which everything that waits below it is taken away."""

from __future__ import annotations

from typing import Any

from tonalli.core.actions import no_actions
from tonalli.core.events import Event
from tonalli.core.state import NOTHING
from tonalli.core.step import PASS, Step
from tonalli.telling import telling_of
from tonalli.telling.choice import leave_out
from tonalli.telling.tzolkin.wording import ANY, BLOCK
from tonalli.tzolkin.moments import TurnStep
from tonalli.tzolkin.names import NONE
from tonalli.tzolkin.notation import LATER, NOW
from tonalli.tzolkin.position.steps import STEPS
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.build import ApplyArchitecture
from tonalli.tzolkin.steps.construction import BaseConstruction
from tonalli.tzolkin.steps.tax import Taxed

ANY_STEP = Step[Any]

GOES_ON = {
    "climb-two": ("climb-any",),
    "free-study": ("free-study",),
    "give-blocks": ("give-blocks",),
    "take-blocks": ("take-blocks",),
}
"""Decisions that are asked several times, by what they go on with."""


class Outcome:
    """The table after a choice, and what happened.

    Decisions that the choice leaves open are left out and told as what they are about, say a step on any temple;
    what comes behind them is carried out, so that everything a tile brings is told even if one of its effects
    needs a decision.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.taxed = state.top.kind == Taxed.kind
        """Whether the choice itself pays for something taxed: what else is taxed is chosen later."""
        self.asked = state.top.kind
        """The decision itself: that it goes on, say with the next of several blocks, is nothing the choice brings."""
        self.state = state.copy()
        self.seat = seat
        self.events: list[Event] = []
        self.state.listen(self.events)

    def unfold(self) -> Outcome:
        """Carry out what was set off."""
        while True:
            self.state.settle()
            step = self.state.top
            if step is NOTHING:
                return self
            first = self.state.choices.ids[0]
            self.state.top = step.below
            if step.kind == "apply-architecture":
                # Z-8.10: what Architecture brings belongs to the choice when it applies.
                step.take(self.state, when_helped(self.state, step))
            elif step.kind == "renovate":
                # P-7.2: nothing is torn down where that is not needed; else what leaves least to pay.
                step.take(self.state, self.least(step))
            elif isinstance(step, Taxed) and not self.taxed:
                self.pay(step)
            else:
                self.leave(step, first)

    def least(self, step: ANY_STEP) -> int:
        """The way of paying that tears nothing down, or the one that leaves least."""
        choices = self.state.choices
        if PASS in choices:
            return PASS
        rests: dict[int, int] = {}
        for way in (choices.ids[number] for number in range(choices.count)):
            price = step.price(self.state, way) if isinstance(step, TurnStep) else None
            rests[way] = sum(price.to_dict().values()) if price else 0
        return min(rests, key=lambda way: rests[way])

    def leave(self, step: ANY_STEP, first: int) -> None:
        """Leave a decision out: the player will decide how, not whether; what may be refused is only offered."""
        data = STEPS.write(step)
        match step.kind:
            case kind if kind in GOES_ON.get(self.asked, ()):
                pass
            case "climb-any":
                self.tell("temple", temple=ANY, steps=1)
            case "climb-two":
                self.tell("temple", temple=ANY, steps=2)
            case "descend":
                self.tell("temple", temple=ANY, steps=-1)
            case "take-blocks":
                self.tell("gain", good=BLOCK, amount=data["left"])
            case "give-blocks":
                self.tell("pay", data["why"], good=BLOCK, amount=data["left"])
            case "free-study":
                self.tell("technology", technology=ANY, steps=data["left"])
            case "drop-block":
                self.tell("pay", "Z-10.2", good=BLOCK, amount=self.blocks_paid(step, first))
            case "trade" | "mirrored" | "build" if data["optional"]:
                self.tell("may", offer=step.kind)
            case "offering":
                self.tell("may", offer=step.kind)
            case _:
                for module in telling_of(self.state.game).known:
                    self.events += module.left_open(data, self.seat)

    def pay(self, step: Taxed) -> None:
        """Z-15.5: what is taxed is told with its tax; how that is paid is left open where there are several ways."""
        tax = self.state.in_force().tax(step.what, step.number)
        ways = no_actions()
        if tax is not None:
            tax.offer(self.state, step.player, ways)
        if ways.count == 0:
            return
        before = len(self.events)
        step.take(self.state, ways.ids[0])
        if ways.count > 1:
            paid = self.events[before]
            details: dict[str, str | int] = {"good": BLOCK, "amount": 1}
            if paid.kind == "temple":
                details = {"temple": ANY, "steps": -1}
            self.events[before] = Event(paid.kind, paid.seat, paid.why, details)

    def tell(self, kind: str, why: str = "", **details: Any) -> None:
        self.events.append(Event(kind, self.seat, why, details))

    def blocks_paid(self, step: ANY_STEP, first: int) -> int:
        """Z-8.6: as many blocks are paid whichever of them is left out."""
        trial = Outcome(self.state, self.seat)
        trial.state.top = NOTHING
        step.take(trial.state, first)
        return sum(event.number("amount") for event in trial.unfold().events if event.kind == "pay")


def is_payable(state: State, seat: int, building: int, corn: int, helped: int) -> bool:
    """Z-15.6: whether a building can be paid as it is, with no other tile that covers some of its cost."""
    construction = state.rules.construction
    assert isinstance(construction, BaseConstruction)
    return bool(construction.payable_with(state, seat, building, NONE, corn, helped))


def must_help(state: State, seat: int, building: int) -> bool:
    """Z-8.10: whether Architecture is needed for the first of two buildings to be paid as it is."""
    return not is_payable(state, seat, building, NONE, 0) and is_payable(state, seat, building, NONE, 1)


def when_helped(state: State, step: ANY_STEP) -> int:
    """Z-8.10: what is taken to be decided about Architecture: later, unless it is needed at once."""
    assert isinstance(step, ApplyArchitecture)
    return NOW if must_help(state, step.player, step.building) else LATER


def outcome(state: State, action: int) -> Outcome:
    """What an action brings and pays, without what steps below it bring once it is done."""
    found = Outcome(state, state.actor)
    step = found.state.top
    if found.state.interject(action):
        leave_out(found.state, state.steps)
        return found.unfold()
    found.state.top = NOTHING
    step.take(found.state, action)
    return found.unfold()


def of_tile(state: State, seat: int, tile: str) -> Outcome:
    """What the effects of a tile bring a seat."""
    found = Outcome(state, seat)
    found.state.top = NOTHING
    effects = {"step": "tile-effects", "seat": seat, "tile": tile, "index": 0}
    found.state.push(STEPS.read(effects, tile, state.rules.players))
    return found.unfold()


def of_action(state: State, seat: int, number: int) -> Outcome:
    """What an action beside a gear brings a seat, without the fee for stepping back."""
    found = Outcome(state, seat)
    found.state.top = NOTHING
    found.state.rules.actions[number].act(found.state, seat)
    return found.unfold()
