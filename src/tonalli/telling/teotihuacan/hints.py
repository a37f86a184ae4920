"""What may be expected of an option beyond what it brings itself, tried out on copies of the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tonalli.core.events import Event
from tonalli.core.state import State
from tonalli.telling.choice import Choice, Decision
from tonalli.telling.phrase import Listing, Phrase
from tonalli.telling.teotihuacan.wording import at_place, decoration_space, named
from tonalli.telling.why import bare

if TYPE_CHECKING:
    from tonalli.telling.telling import Telling

FOLLOWED = {"place", "turn", "price", "space"}
"""Kinds that only finish a choice begun before."""
OF_OWNERS = "T-12.5"
FEE = "T-10.2"
FEW = 3
REACHED = {"boards": "", "brief": "brief"}
"""What boards that can be reached are called, and what where that is too long."""


def hints(telling: Telling, state: State, choice: Choice) -> list[Phrase]:
    """The best an unfinished choice can make, where a move leads, what others get."""
    match choice.kind:
        case "tile" | "decoration" | "place":
            events, path = best_way(telling, state, choice.action, state.actor)
            ways = [phrase for phrase in (way(telling, each) for each in path) if phrase]
            gains = gained(telling, events, state.actor)
            return [Phrase("teotihuacan-hint-best", path=Listing(ways), gains=gains)] if ways and gains["list"] else []
        case "technology":
            return others(telling.game.tried(state, choice.action)[1], state.actor)
        case "move":
            return reached(telling, telling.game.tried(state, choice.action)[0], state.actor)
        case "to":
            return there(telling, telling.game.tried(state, choice.action)[0], state.actor)
        case _:
            return []


def gained(telling: Telling, events: Sequence[Event], seat: int) -> Listing:
    gains, costs = telling.figures(events, seat)
    return Listing(figure.words for figure in [*costs, *gains])


def kinds(telling: Telling, state: State) -> set[str]:
    return {telling.game.space.kind(action) for action in state.legal()}


def best_way(telling: Telling, state: State, action: int, seat: int) -> tuple[list[Event], list[int]]:
    """The best an unfinished choice can make, and the choices that lead there."""
    after, events = telling.game.tried(state, action)
    if state.actor != after.actor or state.turn != after.turn or not kinds(telling, after) <= FOLLOWED:
        return events, []
    best: tuple[list[Event], list[int]] | None = None
    for follow in after.legal():
        more, path = best_way(telling, after, follow, seat)
        if best is None or worth(more, seat) > worth(best[0], seat):
            best = more, [follow, *path]
    return (events + best[0], best[1]) if best else (events, [])


def worth(events: list[Event], seat: int) -> tuple[int, int]:
    """Points, and a temple step as two of them; then as little as possible paid."""
    own = [event for event in events if event.seat == seat]
    points = sum(event.number("points") for event in own if event.kind == "score")
    steps = sum(event.kind == "temple" for event in own)
    return points + 2 * steps, -sum(event.number("amount") for event in own if event.kind == "pay")


def way(telling: Telling, action: int) -> Phrase | None:
    """A choice on the way to the best, in a few words; None where it changes nothing."""
    about = telling.game.space.describe(action)
    kind = str(about.pop("kind"))
    if about.get("discount") == "none":
        return None
    if kind == "space":
        space = str(about["space"])
        return Phrase("teotihuacan-way-space", space=decoration_space(space), space_id=space)
    if kind == "place":
        return Phrase("teotihuacan-way-place", **at_place(str(about["place"])))
    return Phrase(f"teotihuacan-way-{kind}", **telling.wording.arguments(about))


def others(events: list[Event], seat: int) -> list[Phrase]:
    """T-12.5: what other owners of a technology score."""
    scored = [event.number("points") for event in events if event.why == OF_OWNERS and event.seat != seat]
    return [Phrase("teotihuacan-hint-owners", count=len(scored), points=scored[0])] if scored else []


def reached(telling: Telling, after: State, seat: int) -> list[Phrase]:
    """The boards a worker can go to, if they are few."""
    if after.actor != seat or kinds(telling, after) != {"to"} or after.choices.count > FEW:
        return []
    decision = Decision(after)
    found = [bare(telling, decision, action) for action in after.legal()]
    found.sort(key=lambda choice: telling.order(decision, choice))
    boards = [str(choice.about["board"]) for choice in found]
    words = {name: Listing(named("board", board, part) for board in boards) for name, part in REACHED.items()}
    return [Phrase("teotihuacan-hint-reach", **words)]


def there(telling: Telling, after: State, seat: int) -> list[Phrase]:
    """What could be done on the board a worker goes to."""
    found: list[Phrase] = []
    if after.actor != seat:
        return found
    for action in after.legal():
        kind = telling.game.space.kind(action)
        if kind == "collect":
            events = telling.game.tried(after, action)[1]
            got = sum(event.number("amount") for event in events if event.kind == "gain" and event.seat == seat)
            found.append(Phrase("teotihuacan-hint-collect", amount=got))
        elif kind == "main":
            found.append(main_action(telling, telling.game.tried(after, action)[1], seat))
        elif kind == "worship" and Phrase("teotihuacan-hint-worship") not in found:
            found.append(Phrase("teotihuacan-hint-worship"))
    return found


def main_action(telling: Telling, events: list[Event], seat: int) -> Phrase:
    """What a main action costs, and what it brings before anything else is to be decided."""
    due = sum(event.number("cocoa") for event in events if event.kind == "main_action")
    gains = gained(telling, [event for event in events if event.why != FEE], seat)
    key = "teotihuacan-hint-main.yields" if gains["list"] else "teotihuacan-hint-main"
    return Phrase(key, amount=due, gains=gains)
