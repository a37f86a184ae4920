"""What an option comes to: what it sets off is carried on as long as the answers are clear; what is left to choose is
told as a choice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from tonalli.core.events import Event
from tonalli.core.step import CHANCE, PASS
from tonalli.telling.sign import Sign
from tonalli.telling.teotihuacan.royal import exchange_sign, is_exchange
from tonalli.teotihuacan.notation import FIRST, PAY
from tonalli.teotihuacan.state import State

if TYPE_CHECKING:
    from tonalli.telling.module import ModuleTelling
    from tonalli.telling.telling import Telling

ANY = "any"
"""A temple or resource of choice."""
MAJOR = "major-step"
"""The decision between a tile and the reward of a step."""
CLAIMING = "claim-area-tile"
"""The decision whether the tile of a worship is claimed."""
CLEAR = {"before-counting": PASS, "pause": PASS, "which-first": FIRST, "cocoa-cost": PAY, "pay-cocoa": PAY}
"""Decisions on the way to what was chosen, and how they are answered by whoever uses nothing special."""
OF_A_BOARD = {"choose-action", *CLEAR}
"""Decisions that set off what a board does."""


class Outcome:
    """An option carried on: the position it leads to, what happens on the way, and an exchange it opens."""

    def __init__(self, state: State, events: list[Event]) -> None:
        self.state = state
        self.events = events
        self.exchange: Sign = []
        self.or_tile = False
        """Whether a discovery tile may be had in place of the reward of a step."""


def carry_on(telling: Telling, outcome: Outcome, seat: int, asked: str) -> None:
    """T-7.4, T-8.21, T-9.3: go on as long as the answers are clear: cocoa is paid, the ability of a worship comes first
    and its tile is claimed, the reward of a step is taken where there is only one. What is left to choose is told as
    such and counted as done, so that what waits below it is told too; not where the decision that was ``asked`` only
    goes on.
    """
    after = outcome.state
    told: list[Event] = []
    after.listen(told)
    modules = telling.modules(after.options)
    while not after.over and after.top.kind != asked:
        answer = clear(after, modules) if after.actor == seat else None
        if answer is not None:
            outcome.or_tile |= after.top.kind == MAJOR
            after.carry_out(answer)
            continue
        if after.actor == seat and is_exchange(after):
            outcome.exchange = exchange_sign(telling, after)
        else:
            found = left_open(after, seat, asked, modules)
            if not found:
                break
            told += found
        after.pop()
        after.settle()
    outcome.events += takewhile(lambda event: event.kind not in after.game.beyond, told)


def clear(state: State, modules: Sequence[ModuleTelling]) -> int | None:
    """The answer to a decision that nobody ponders who chose what leads to it; None for others."""
    kind, legal = state.top.kind, state.legal()
    by_kind = [(action, state.game.space.kind(action)) for action in legal]
    if kind == MAJOR:
        rewards = [action for action, of in by_kind if of == "reward"]
        return rewards[0] if len(rewards) == 1 else None
    if kind == CLAIMING:
        return next((action for action, of in by_kind if of == "claim"), PASS)
    if kind not in CLEAR:
        return next((each for each in (module.clear(state) for module in modules) if each is not None), None)
    return CLEAR[kind] if CLEAR[kind] in legal else legal[0] if len(legal) == 1 else None


def left_open(state: State, seat: int, asked: str, modules: Sequence[ModuleTelling]) -> list[Event]:
    """What a decision is about, as events: steps, resources and power-ups of choice, a tile that may be claimed; not
    power-ups that a board brings whatever is answered (T-10.11).
    """
    step = state.game.steps.write(state.top)
    if state.actor not in (seat, CHANCE):
        # whoever holds a marker of the Court powers a worker up before the ability comes.
        return [may_power_up(state.actor, step["left"])] if step["step"] == "power-up-anyone" else []
    own = of_the_game(step, seat, asked) if state.actor == seat else []
    return own or next((found for found in (module.left_open(step, seat) for module in modules) if found), [])


def of_the_game(step: Mapping[str, Any], seat: int, asked: str) -> list[Event]:
    match step["step"]:
        case "climb-any":
            return [temple_of_choice(seat)] * int(step["steps"])
        case "climb-both":
            return [temple_of_choice(seat)] * 2
        case "take-resources":
            return [Event("gain", seat, "", {"good": ANY, "amount": step["amount"]})]
        case "power-ups" if asked not in OF_A_BOARD:
            return []
        case "power-ups" | "power-up-anyone":
            return [may_power_up(seat, step["left"])]
        case "avenue-claim":
            return [Event("may_claim", seat, "", {})]
        case _:
            return []


def temple_of_choice(seat: int) -> Event:
    return Event("temple", seat, "", {"temple": ANY})


def may_power_up(seat: int, count: int) -> Event:
    """So many power-ups on workers of choice."""
    return Event("may_power_up", seat, "", {"count": count})
