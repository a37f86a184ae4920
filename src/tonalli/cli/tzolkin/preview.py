"""What an option would bring, tried out on a copy of the state up to the next decision or reveal.

Nothing is tried out while wealth tiles are chosen in secret (Z-2.14): what follows the last choice shows the others.
"""

from __future__ import annotations

from tonalli.cli import preview
from tonalli.cli.tzolkin.sources import OF_CLAUSES
from tonalli.cli.tzolkin.wording import WORDING, named
from tonalli.cli.wording import signed
from tonalli.core.events import Event
from tonalli.core.state import State
from tonalli.locale import words
from tonalli.tzolkin.game import TZOLKIN
from tonalli.tzolkin.names import GOODS, MONUMENTS
from tonalli.tzolkin.state import State as Tzolkin

REACHED = ("temple", "technology", "step_lost")
TOLD_BY_THE_OPTION = {"place", "beg", "temple", "technology", "sell", "buy", "give", "take"}
"""Kinds whose words say already what is paid or reached."""


OF_ARCHITECTURE = "Z-8.5"
"""All that a building brings besides what its words say."""


def is_open(state: State) -> bool:
    """Whether nothing that an option sets off is hidden from the player who decides."""
    return not TZOLKIN.hides(state)


def tried(state: State, action: int) -> tuple[State, list[Event]]:
    """A copy after an action, and what happened up to the end of the turn or the first reveal."""
    return TZOLKIN.tried(state, action)


def gains(events: list[Event], player: int) -> str:
    """What a player pays and gets, in the order it happens."""
    return ", ".join(gain(*slot, amount) for slot, amount in preview.summed(events, player, REACHED))


def gain(kind: str, what: str, why: str, amount: int) -> str:
    """One thing paid or got."""
    match kind:
        case "score":
            return words("tzolkin-brings-points", points=signed(OF_CLAUSES.points(amount)))
        case "temple":
            return words("tzolkin-brings-temple", temple=named("temple", what), step=amount)
        case "step_lost":
            return words("tzolkin-brings-lost", temple=named("temple", what))
        case "technology":
            return words("tzolkin-brings-technology", technology=named("technology", what), level=amount)
        case _:
            change = words(f"tzolkin-amount-{kind}", amount=amount, good=named("good", what))
            if kind == "gain":
                return change
            return words(WORDING.special("tzolkin-brings-pay", why.replace(".", "-")), cost=change)


def paid(events: list[Event], player: int) -> list[int]:
    """What a player pays, by good."""
    amounts = [0] * len(GOODS)
    for event in events:
        if event.kind == "pay" and event.player == player:
            amounts[GOODS.index(event.what)] += event.amount
    return amounts


def brings(state: State, action: int, kind: str, what: str) -> str:
    """What to expect of an option, in a few words."""
    if not is_open(state) or kind in TOLD_BY_THE_OPTION:
        return ""
    player = state.actor
    after, events = tried(state, action)
    if kind == "monument":
        assert isinstance(after, Tzolkin)
        points = after.rules.monuments[MONUMENTS.index(what)].points(after, player)
        return words("tzolkin-brings-worth", points=points)
    if kind == "build":
        events = [event for event in events if event.why == OF_ARCHITECTURE]
    return gains(events, player)
