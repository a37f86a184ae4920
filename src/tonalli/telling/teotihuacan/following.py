"""Where markers go, what an option leaves open, what follows of it for wages and for others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from tonalli.core.events import Event
from tonalli.core.step import PASS
from tonalli.telling.choice import Follow, Reached
from tonalli.telling.phrase import Number, Phrase
from tonalli.telling.teotihuacan.wording import FIGURES, board_of_space, named
from tonalli.teotihuacan.boards.decorations import decoration_gold
from tonalli.teotihuacan.names import COCOA, DECORATIONS, TEMPLES
from tonalli.teotihuacan.notation import PAY
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.eclipse import wages_due

if TYPE_CHECKING:
    from tonalli.telling.telling import Telling

ANY = "any"
"""A temple or resource of choice."""
BOUGHT = {"technology", "tile", "warrior"}
"""Kinds of options that a board is there for."""
MAJOR = "major-step"
"""The decision between a tile and the reward of a step."""
LEAVES = "T-7.3"
"""The clause of a worker that has to leave its worship space."""
ONWARD = {"before-counting": PASS, "cocoa-cost": PAY, "pay-cocoa": PAY}
"""Decisions on the way to what a worker does, and how they are answered by whoever uses nothing special."""
OF_A_BOARD = {"choose-action", *ONWARD}
"""Decisions that set off what a board does."""
GROWN = {"power-up"}
"""Kinds of options that are told with the wages, whether or not they change."""


def reached(before: State, after: State, seat: int) -> list[Reached]:
    """Where markers of a seat stand then that stand elsewhere now."""
    one, other = before.players[seat], after.players[seat]
    found = [
        Reached(
            f"temple:{temple}", named("temple", temple, "name"), int(one.temples[number]), int(other.temples[number])
        )
        for number, temple in enumerate(TEMPLES)
        if one.temples[number] != other.temples[number]
    ]
    for name, was, now in (("avenue", one.avenue, other.avenue), ("pyramid_track", one.pyramid, other.pyramid)):
        if was != now:
            found.append(Reached(f"term:{name}", named("term", name), int(was), int(now)))
    return found


def left_open(state: State, seat: int, asked: str) -> list[Event]:
    """What the next decision of an option is about, as events: steps, resources and power-ups of choice; not where the
    one that was ``asked`` only goes on, nor power-ups that a board brings whatever is answered (T-10.11).
    """
    step = state.top
    if state.over or state.actor != seat or step.kind == asked:
        return []
    data = state.game.steps.write(step)
    match step.kind:
        case "climb-any":
            return [Event("temple", seat, "", {"temple": ANY})] * int(data["steps"])
        case "climb-both":
            return [Event("temple", seat, "", {"temple": ANY})] * 2
        case "take-resources":
            return [Event("gain", seat, "", {"good": ANY, "amount": data["amount"]})]
        case "power-ups" if asked not in OF_A_BOARD:
            return []
        case "power-ups" | "power-up-anyone":
            return [Event("may_power_up", seat, "", {})]
        case _:
            return []


def onward(after: State, seat: int) -> list[Event]:
    """T-8.21, T-9.3: go on to where an action is under way, paying its cocoa, taking the reward of a step with a tile
    where there is only one; what that brings and costs.
    """
    told: list[Event] = []
    after.listen(told)
    while not after.over and after.actor == seat:
        kind, legal = after.top.kind, after.legal()
        rewards = [action for action in legal if kind == MAJOR and after.game.space.kind(action) == "reward"]
        if len(rewards) == 1:
            after.carry_out(rewards[0])
        elif kind in ONWARD and (ONWARD[kind] in legal or len(legal) == 1):
            after.carry_out(ONWARD[kind] if ONWARD[kind] in legal else legal[0])
        else:
            break
    return list(takewhile(lambda event: event.kind not in after.game.beyond, told))


def ahead(after: State, seat: int) -> list[Follow]:
    """What a board asks for next, as far as it is the same whatever is answered: its price, or how much can be had."""
    if after.over or after.actor != seat:
        return []
    within = len([action for action in after.legal() if after.game.space.kind(action) in BOUGHT])
    match after.top.kind:
        case "choose-decoration":
            gold = int(decoration_gold(after.rules.boards[DECORATIONS].workers(after, seat)))
            return [price(gold, "gold")]
        case "choose-row":
            return [price(int(FIGURES["nobles"]["wood"]), "wood")]
        case _ if within:
            return [Follow(Phrase("teotihuacan-follow-within", count=within))]
        case _:
            return []


def price(amount: int, good: str) -> Follow:
    """What has to be paid in a decision still to come."""
    return Follow(Phrase("teotihuacan-follow-price", amount=amount), icon=f"t-{good}")


def tile_price(state: State, about: Mapping[str, str]) -> list[Follow]:
    """T-8.1: what the tile costs that a worship may claim afterwards."""
    board = board_of_space(about["space"])
    tile = state.game.view(state, state.actor)["discovery_tiles"]["worship"][board]
    return [price(amount, good) for good, amount in FIGURES["discoveries"].get(tile, {}).items()]


def kept(state: State) -> list[Follow]:
    """T-8.21: the cocoa that stays where a tile pays."""
    held = int(state.players[state.actor].stock[COCOA])
    return [Follow(Phrase("teotihuacan-follow-keep", amount=held), icon="t-cocoa")] if held else []


def follows(telling: Telling, before: State, after: State, kind: str, events: Sequence[Event]) -> list[Follow]:
    """T-7.3, T-12.5, T-19.7: who has to leave, what wages come to, what others get."""
    seat = before.actor
    found: list[Follow] = []
    was, now = int(wages_due(before, seat)), int(wages_due(after, seat))
    if was != now:
        found.append(
            Follow(Phrase("teotihuacan-follow-wages", **{"from": Number(was), "at": Number(now)}), icon="t-cocoa")
        )
    elif kind in GROWN:
        found.append(Follow(Phrase("teotihuacan-follow-wages.stay", at=Number(now)), icon="t-cocoa"))
    for other in dict.fromkeys(event.seat for event in events if event.seat not in (seat, -1)):
        own = [event for event in events if event.seat == other]
        if any(event.kind == "unlock" and event.why == LEAVES for event in own):
            found.append(Follow(Phrase("teotihuacan-follow-leaves"), seat=other))
        gains, costs = telling.figures([event for event in own if event.kind != "unlock"], other)
        found += [Follow(figure.words, other, figure.icon, figure.amount) for figure in gains]
        found += [Follow(figure.words, other, figure.icon, -(figure.amount or 0)) for figure in costs]
    return found


def there(state: State, action: int) -> list[Follow]:
    """T-6.1, T-10.2: what cocoa a board brings and costs that a worker goes to."""
    game = state.game
    after, _ = game.tried(state, action)
    if after.actor != state.actor or after.top.kind != "choose-action":
        return []
    found: list[Follow] = []
    for each in after.legal():
        kind = game.space.kind(each)
        if kind not in ("main", "collect"):
            continue
        events = game.tried(after, each)[1]
        cocoa = sum(
            event.number("amount" if kind == "collect" else "cocoa")
            for event in events
            if event.seat == state.actor and event.kind == ("gain" if kind == "collect" else "main_action")
        )
        found.append(Follow(Phrase(f"teotihuacan-follow-{kind}", cocoa=cocoa), icon="t-cocoa"))
    return found
