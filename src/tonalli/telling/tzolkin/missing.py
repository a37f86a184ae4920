"""What is missing for something that is not possible, and what would help."""

from __future__ import annotations

from tonalli.core.game import Reason
from tonalli.core.step import PASS
from tonalli.telling.choice import Choice, Decision
from tonalli.telling.closed import Closed, Help, Need
from tonalli.telling.phrase import Listing, Phrase
from tonalli.telling.tzolkin.paying import corn_needed, missing_for
from tonalli.telling.tzolkin.wording import BLOCK, PRINTED, WORDING
from tonalli.tzolkin.moments import TurnStep
from tonalli.tzolkin.names import BUILDINGS, CORN, GOODS
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.turn import can_beg

LACKING = {
    "at-the-bottom", "cannot-be-done", "cannot-be-paid", "cannot-pay-tax", "closed", "covered", "duty", "level-0",
    "no-harvest-tile", "no-pity-on-fields", "no-skull", "no-skull-to-gain", "no-step-down", "no-wood-tile",
    "no-worker-left", "none-to-sell", "nothing-to-mirror", "nothing-to-trade", "one-quick-action",
    "only-by-renovation", "sales-first", "saves-nothing", "skip-unpaid", "sold-before", "taken", "too-few-blocks",
    "too-little-corn",
}  # fmt: skip
"""Reasons of what is there and cannot be taken."""


def complete(decision: Decision, choice: Choice, reason: Reason, told: Closed) -> None:
    """Goods that are needed, as far as the reason speaks of them; and what would do besides."""
    s = decision.state
    assert isinstance(s, State)
    seat = s.actor
    needed = goods_needed(s, seat, choice, reason)
    told.needs = [Need(f"z-{good}", held(s, seat, good), amount) for good, amount in needed.items()]
    short = [WORDING.amount(need.missing, good) for need, good in zip(told.needs, needed, strict=True) if need.missing]
    if short:
        told.short = Phrase("tzolkin-short", goods=Listing(short, "and"))
    told.helps = helps(s, seat, choice, reason)


def held(s: State, seat: int, good: str) -> int:
    """What a seat has of a good; of blocks all together."""
    return int(s.players[seat].blocks()) if good == BLOCK else int(s.players[seat].stock[GOODS.index(good)])


def goods_needed(s: State, seat: int, choice: Choice, reason: Reason) -> dict[str, int]:
    """What an option costs, good by good, where too little is there."""
    needed = reason.details.get("needed")
    match reason.reason:
        case "too-little-corn" if isinstance(needed, int):
            return {"corn": needed}
        case "too-few-blocks" if isinstance(needed, int):
            return {BLOCK: needed}
        case "only-by-renovation" if isinstance(s.top, TurnStep):
            price = s.top.price(s, PASS)
            return (
                {BLOCK if good == "blocks" else good: amount for good, amount in price.to_dict().items()}
                if price
                else {}
            )
        case "no-skull":
            return {"skull": 1}
        case "cannot-be-paid" if choice.kind in ("build", "monument"):
            name = str(choice.about["building" if choice.kind == "build" else "monument"])
            if reason.clause == "Z-7.16":
                return {"corn": corn_needed(s, seat, name)}
            cost = PRINTED["buildings" if name in BUILDINGS else "monuments"][name]["cost"]
            lacks = missing_for(s, seat, name)
            found = {good: amount for good, amount in cost.items() if amount and good in GOODS}
            if BLOCK in lacks:
                found[BLOCK] = held(s, seat, BLOCK) + lacks[BLOCK]
            return found
        case _:
            return {}


def helps(s: State, seat: int, choice: Choice, reason: Reason) -> list[Help]:
    """Another way to the same thing."""
    corn = int(s.players[seat].stock[CORN])
    if reason.reason == "cannot-be-paid" and choice.kind == "build" and reason.clause != "Z-7.16":
        price = corn_needed(s, seat, str(choice.about["building"]))
        return [Help(Phrase("tzolkin-help-in_corn", corn=price), "z-gear-uxmal")] if price <= corn else []
    if reason.reason == "too-little-corn" and choice.kind == "place" and can_beg(s, seat):
        begged = int(s.tribe(seat).corn_after_begging())
        return [Help(Phrase("tzolkin-help-beg", corn=begged), "z-corn")]
    return []
