"""Royal tiles in figures: what an exchange is worth to whoever worships there, and how often it can be had."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tonalli.core.events import Event
from tonalli.core.step import PASS
from tonalli.telling.choice import set_off
from tonalli.telling.phrase import Figure
from tonalli.telling.sign import LATER, PER, Glyph, Sign, between, paid
from tonalli.teotihuacan.names import IN_HAND, WORKERS
from tonalli.teotihuacan.notation import PAY
from tonalli.teotihuacan.state import State

if TYPE_CHECKING:
    from tonalli.telling.telling import Telling

PAYING = ("cocoa-cost", "pay-cocoa")
WAYS = {"exchange", "give", "temple"}
"""Kinds of options that do an exchange once."""
OF_CHOICE = {"give": "t-any-resource", "temple": "t-temple-any"}
"""What is given, or had, where there are several ways."""
PICTURES = {
    "A04": "t-points", "A05": "t-points", "A09": "t-points", "A10": "t-points", "B02": "t-any-resource",
    "B06": "t-any-resource", "B07": "t-any-resource", "B11": "t-obsidian", "C01": "t-cocoa", "C03": "t-cocoa",
    "C08": "t-temple-any", "C12": "t-obsidian",
}  # fmt: skip
"""What each royal tile is about."""


def power_of_worship(telling: Telling, state: State) -> int:
    """T-7.12, X-5.7: the power that would count for a royal tile now, of the stronger worker if two came together."""
    side = state.players[state.actor]
    moving = [int(side.power[die]) for die in range(WORKERS) if side.where[die] == IN_HAND]
    return max(moving, default=0) + sum(module.strengthens(state) for module in telling.modules(state.options))


def ways_of(state: State) -> list[int]:
    return [action for action in state.legal() if state.game.space.kind(action) in WAYS]


def is_exchange(state: State) -> bool:
    """T-7.12: whether something may be exchanged now, or nothing at all."""
    return PASS in state.legal() and bool(ways_of(state))


def exchange_sign(telling: Telling, state: State) -> Sign:
    """T-7.12, T-7.16 to T-7.20: how often, what is paid each time, and what comes of it; asked of the engine, so that
    the power that counts at the Court is the real one (X-5.7).
    """
    seat, ways = int(state.actor), ways_of(state)
    kind = state.game.space.kind(ways[0])
    tried = [telling.figures(set_off_once(state, action), seat) for action in ways]
    gains, costs = (shared([each[side] for each in tried]) for side in (0, 1))
    step: dict[str, Any] = state.game.steps.write(state.top)
    if kind == "temple":
        gains = {OF_CHOICE["temple"]: 1}
    elif kind == "give" and len(ways) > 1:
        costs[OF_CHOICE["give"]] = 1
    if kind == "give" and "gained" in step:
        gains = {OF_CHOICE["give"]: step["gained"]}
    times = int(step.get("left", 1))
    row = [Glyph(None, f"{times}{PER}")] if times > 1 else []
    row += [paid(icon, int(amount)) for icon, amount in costs.items()]
    row += [between(LATER), *(Glyph(icon, f"+{int(amount)}") for icon, amount in gains.items())]
    return [row]


def set_off_once(state: State, action: int) -> list[Event]:
    """What one exchange brings and costs; cocoa that obsidian could stand for is paid in cocoa."""
    after, events = set_off(state.game, state, action)
    after.listen(events)
    while not after.over and after.top.kind in PAYING and PAY in after.legal():
        after.carry_out(PAY)
    return events


def shared(ways: list[list[Figure]]) -> dict[str, float]:
    """Amounts by icon that every way has."""
    first, *others = [{figure.icon: figure.amount or 0 for figure in figures} for figures in ways]
    return {icon: amount for icon, amount in first.items() if all(other.get(icon) == amount for other in others)}
