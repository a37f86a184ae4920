# interpreted
"""What a choice means: the thing on the table it is about, what it costs this player, why another is not possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tonalli.core.actions import no_actions
from tonalli.core.game import Ending, Reason
from tonalli.core.step import CHANCE
from tonalli.tzolkin.cost import Cost
from tonalli.tzolkin.gears.palenque import Harvest, corn_of, wood_of
from tonalli.tzolkin.gears.uxmal import Mirrored
from tonalli.tzolkin.moments import TurnStep
from tonalli.tzolkin.names import (
    A_GAIN,
    A_STEP,
    ACTIONS,
    AN_ADVANCE,
    ARCHITECTURE,
    BLOCKS_END,
    BUILDINGS,
    FIRST_BLOCK,
    GEAR_COUNT,
    GEARS,
    GOODS,
    GROUPS,
    MONUMENTS,
    NONE,
    SKULL,
    TARGETS,
    TEMPLES,
    TRACKS,
)
from tonalli.tzolkin.notation import OFFERS
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.build import Build
from tonalli.tzolkin.steps.construction import blocks_due, corn_price
from tonalli.tzolkin.steps.pick_up import ChooseAction, gear_of
from tonalli.tzolkin.steps.place import target_of
from tonalli.tzolkin.steps.tax import Taxed
from tonalli.tzolkin.steps.temple import ClimbAny, ClimbTwo
from tonalli.tzolkin.tiles import FIRST, MIRROR_CORN, RATE
from tonalli.tzolkin.tribe import OUT_OF_REACH

Details = dict[str, object]

THINGS: Final = {
    "beg": "temple", "act": "action", "temple": "temple", "technology": "technology", "build": "building",
    "monument": "monument", "keep": "wealth", "~wealth": "wealth", "~building": "building", "~monument": "monument",
}  # fmt: skip
"""By kind of action; the last argument says which."""
TAXED_THINGS: Final = {A_GAIN: "good", A_STEP: "temple", AN_ADVANCE: "technology"}
"""Z-15.5: where a tax falls due, and is paid or refused; a step down is chosen on its own temple."""
GIVEN: Final = ("give", "take", "drop", "sell", "buy")


def details(s: State, described: Details, action: int) -> Details:
    """The thing an action is about, and what it costs or brings the player who decides."""
    kind = str(described["kind"])
    value = list(described.values())[-1]
    found: Details = {}
    if kind in THINGS:
        found["thing"] = f"{THINGS[kind]}:{value}"
    elif kind == "place":
        found["thing"] = f"gear:{value}"
    elif kind == "pick":
        found["thing"] = f"space:{described['gear']}_{described['space']}"
    elif kind in GIVEN:
        found["thing"] = f"good:{value}"
    elif kind == "architecture":
        found["thing"] = f"technology:{TRACKS[ARCHITECTURE]}"
    elif kind == "days":
        found["thing"] = "term:double_advance"
    elif kind == "harvest" and isinstance(s.top, Harvest):
        found["thing"] = f"jungle:{GROUPS[s.top.group]}"
    if s.actor >= 0 and kind in FIGURES and action in s.choices:
        found.update(FIGURES[kind](s, s.actor, described))
    if s.actor < 0 or action not in s.choices or not isinstance(s.top, TurnStep):
        return found
    if is_offer(s, action):
        gain = s.tribe(s.actor).brings(action)
        return {**found, "gain": gain.to_dict()} if gain is not None else found
    if isinstance(s.top, Taxed) and kind != "temple":
        found["thing"] = f"{TAXED_THINGS[s.top.what]}:{s.top.name()}"
    price = s.top.price(s, action)
    return {**found, "cost": price.to_dict()} if price is not None else found


def is_offer(s: State, action: int) -> bool:
    """Z-15.3: whether an action stands beside the decision, so that the step that asks knows nothing of it."""
    moment = s.top.moment(s)
    offered = no_actions()
    if moment != 0:
        s.offer(s.actor, moment, offered)
    return action in offered


def placement(s: State, player: int, described: Details) -> Details:
    """Z-5.2, Z-5.4: the space, and its corn with what several workers cost; all there is for who is pitied."""
    number = TARGETS.index(str(described["target"]))
    target = target_of(s, number)
    assert target is not None
    tribe = s.tribe(player)
    corn = min(target.cost(s, player) + tribe.surcharge(s.now.placed), s.players[player].stock[0])
    found: Details = {"cost": Cost(corn=corn).to_dict()}
    if number < GEAR_COUNT:
        found["space"] = tribe.space_on(s, player, number)
    return found


def reach(s: State, player: int, described: Details) -> Details:
    """Z-6.3, Z-6.4: the actions a worker could carry out, with their fees."""
    gear, space = GEARS.index(str(described["gear"])), int(str(described["space"]))
    fees = {}
    for number, name in enumerate(ACTIONS):
        fee = fee_of(s, player, gear, space, number)
        if fee != OUT_OF_REACH:
            fees[name] = fee
    return {"reach": fees}


def fee_of(s: State, player: int, gear: int, space: int, action: int) -> int:
    """Z-6.4: the fee for an action from a space of a gear, as the tribe says."""
    tribe = s.tribe(player)
    other: int = gear_of(action)
    if not tribe.uses_gear(gear, other):
        return OUT_OF_REACH
    return tribe.fee(s, player, other, space, action - FIRST[other] + 1)


def action_cost(s: State, player: int, described: Details) -> Details:
    """Z-6.4, Z-6.6, Z-7.17: the fee or the mirror, and the printed cost; a fee below 0 is a gain."""
    number = ACTIONS.index(str(described["gear_action"]))
    cost = s.rules.actions[number].cost().to_dict()
    corn = 0
    if isinstance(s.top, ChooseAction):
        corn = fee_of(s, player, s.top.gear, s.top.space, number)
    elif isinstance(s.top, Mirrored):
        corn = MIRROR_CORN
    if corn < 0:
        return {"cost": cost, "gain": Cost(corn=-corn).to_dict()}
    if corn + cost.get("corn", 0) != 0:
        cost["corn"] = corn + cost.get("corn", 0)
    return {"cost": cost}


def harvest(s: State, player: int, described: Details) -> Details:
    """Z-7.3: what a harvest brings."""
    assert isinstance(s.top, Harvest)
    if described["harvest"] == "wood":
        return {"gain": Cost(wood=wood_of(s, player, s.top.group)).to_dict()}
    return {"gain": Cost(corn=corn_of(s, player, s.top.group)).to_dict()}


def technology(s: State, player: int, described: Details) -> Details:
    """Z-8.2, Z-15.5: a step is free but for its tax, unless whoever asks for it says otherwise."""
    number = TRACKS.index(str(described["technology"]))
    return {"cost": {}, **(taxed(s, AN_ADVANCE, number) if may_be_had(s, player, AN_ADVANCE, number) else {})}


def may_be_had(s: State, player: int, what: int, number: int) -> bool:
    """Z-15.5: whether the tax on something can be paid; if not it is refused by itself, and nothing is paid."""
    tax = s.in_force().tax(what, number)
    return tax is None or tax.can_be_paid(s, player)


def taxed(s: State, what: int, number: int) -> Details:
    """Z-15.5: what is paid for something that the prophecy in force taxes; nothing if it does not."""
    tax = s.in_force().tax(what, number)
    return {"cost": tax.cost().to_dict()} if tax is not None else {}


def temple(s: State, player: int, described: Details) -> Details:
    """Z-15.5: what a step up is taxed with; a step that is lost or refused is not."""
    number = TEMPLES.index(str(described["temple"]))
    if not isinstance(s.top, ClimbAny | ClimbTwo) or not s.can_climb(player, number):
        return {}
    if not may_be_had(s, player, A_STEP, number):
        return {}
    return taxed(s, A_STEP, number)


def taken(s: State, player: int, described: Details) -> Details:
    """Z-15.5: what a block of choice is taxed with."""
    return taxed(s, A_GAIN, GOODS.index(str(described["block"])))


def tax_paid(s: State, player: int, described: Details) -> Details:
    """Z-15.5: what is paid for the taxed thing that is due."""
    return taxed(s, s.top.what, s.top.number) if isinstance(s.top, Taxed) else {}


def building(s: State, player: int, described: Details) -> Details:
    """Z-10.2, Z-15.6: the blocks, or the corn for them, with surcharges; ``saved`` is what Architecture 3 takes off.

    A skull is due whatever the blocks are paid with.
    """
    number = BUILDINGS.index(str(described["building"]))
    skull = s.rules.buildings[number].cost[SKULL]
    surcharge = s.in_force().building_surcharge()
    saved = s.works(player, ARCHITECTURE, 3) and not (isinstance(s.top, Build) and s.top.helped == 0)
    blocks = {good: blocks_due(s, number, NONE, good) for good in range(FIRST_BLOCK, BLOCKS_END)}
    if isinstance(s.top, Build) and s.top.in_corn == 1:
        cost = Cost(corn=corn_price(sum(blocks.values()), saved, surcharge), skull=skull)
        return {"cost": cost.to_dict()}
    cost = Cost(**{GOODS[good]: due for good, due in blocks.items()}, skull=skull, blocks=surcharge)
    return {"cost": cost.to_dict(), **({"saved": 1} if saved else {})}


def monument(s: State, player: int, described: Details) -> Details:
    """Z-10.9."""
    return {"cost": s.rules.monuments[MONUMENTS.index(str(described["monument"]))].cost.to_dict()}


def bought(s: State, player: int, described: Details) -> Details:
    """Z-7.14: the price as the prophecy in force says."""
    return {"cost": Cost(corn=s.in_force().price(GOODS.index(str(described["block"])))).to_dict()}


def sold(s: State, player: int, described: Details) -> Details:
    """Z-7.14: market rates."""
    return {"gain": Cost(corn=RATE[GOODS.index(str(described["block"]))]).to_dict()}


def begged(s: State, player: int, described: Details) -> Details:
    """Z-4.5: up to a limit."""
    return {"gain": Cost(corn=s.tribe(player).corn_after_begging() - s.players[player].stock[0]).to_dict()}


FIGURES: Final[dict[str, Callable[[State, int, Details], Details]]] = {
    "beg": begged, "place": placement, "pick": reach, "act": action_cost, "harvest": harvest,
    "technology": technology, "build": building, "monument": monument, "buy": bought, "sell": sold,
    "temple": temple, "take": taken, "pay": tax_paid,
}  # fmt: skip


# ---- why not, and how it ended -------------------------------------------------------------------


def why_not(s: State, action: int) -> Reason | None:
    """Why whoever decides cannot take an action now; None if they can."""
    if action in s.choices:
        return None
    if s.over:
        return Reason("game-over", "Z-13.1")
    if s.actor == CHANCE:
        return Reason("reveal-first", "Z-10.7")
    reason = s.top.why_not(s, action)
    if reason is None and action >= OFFERS:
        reason = s.tribe(s.actor).why_not(s, s.actor, action)
    return reason if reason is not None else Reason("other-decision", "Z-4.9", {"decision": s.top.kind})


def ending(s: State) -> Ending:
    """Z-13.1, Z-13.6: after the fourth Food Day; by points, then by workers on the gears, or shared."""
    best = max(side.quarters for side in s.players)
    first = [side for side in s.players if side.quarters == best]
    winners: Any = s.winners()
    decided = "points" if len(first) == 1 else "workers-on-gears" if len(winners) == 1 else "shared"
    return Ending("fourth-food-day", decided, "Z-13.6")
