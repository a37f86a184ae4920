"""What an option would bring, tried out on a copy of the state up to the next decision or reveal.

Nothing is tried out while somebody's choice is secret (T-1.13): what follows the last of those choices shows what
the others kept.
"""

from __future__ import annotations

from itertools import takewhile

from tonalli.cli import preview
from tonalli.cli.teotihuacan.wording import WORDING, board_name, named_or_plain, space_name
from tonalli.cli.wording import signed
from tonalli.core.events import Event
from tonalli.core.game import Game
from tonalli.core.state import State
from tonalli.locale import words
from tonalli.teotihuacan.game import TEOTIHUACAN
from tonalli.teotihuacan.state import State as Teotihuacan

FOLLOWED = {"place", "turn", "price", "space"}
"""Kinds that only finish a choice begun before."""

OF_OWNERS = "T-12.5"
TOLD_BY_THE_OPTION = {
    "take": ("gain", "T-1.3"),
    "give": ("pay", ""),
    "wages": ("pay", "T-19.7"),
    "buy-unlock": ("pay", "T-4.6"),
}
"""What the words of an option say already: a kind of event and its clause, if only that."""
STARTING_BENEFITS = {"T-3.14", "T-3.15", "T-3.16"}
"""What the next starting tile brings by itself."""


def is_open(state: State) -> bool:
    """Whether nothing that an option sets off is hidden from the player who decides."""
    return not TEOTIHUACAN.hides(state)


def tried(state: State, action: int) -> tuple[State, list[Event]]:
    """A copy after an action, and what happened, but for what the next starting tile brings by itself."""
    after, events = TEOTIHUACAN.tried(state, action)
    return after, list(takewhile(lambda event: event.why not in STARTING_BENEFITS, events))


def cause_of_choice(state: State) -> str:
    """T-3.13: what a choice of resources in setup comes from: temple steps are taken before the goods of tiles."""
    if state.turn > 0 or not isinstance(state, Teotihuacan):
        return ""
    steps = {str(step["step"]) for step in state.to_dict()["pending"]}
    return "" if "take-resources" not in steps else "temple" if "take-goods" in steps else "starting"


def points(events: list[Event], player: int) -> int:
    return sum(event.amount for event in events if event.kind == "score" and event.player == player)


def gains(events: list[Event], player: int) -> str:
    """What a player pays and gets, in the order it happens; figures of the same kind and cause are added."""
    return ", ".join(gain(*slot, amount) for slot, amount in preview.summed(events, player, ("temple", "avenue")))


def gain(kind: str, what: str, why: str, amount: int) -> str:
    """One thing paid or got."""
    match kind:
        case "score":
            return words("teotihuacan-brings-points", points=signed(amount))
        case "gain":
            return words("teotihuacan-amount-gain", amount=amount, good=named_or_plain("good", what))
        case "pay":
            key = WORDING.special("teotihuacan-brings-pay", why.replace(".", "-"))
            return words(key, amount=amount, good=named_or_plain("good", what))
        case "temple":
            return words("teotihuacan-brings-temple", temple=named_or_plain("temple", what), step=amount)
        case _:
            return words("teotihuacan-brings-avenue", step=amount)


def kinds(game: Game, state: State) -> set[str]:
    return {game.space.block_of[action].kind for action in state.legal()}


def best_way(game: Game, state: State, action: int, player: int) -> tuple[list[Event], list[int]]:
    """The best an unfinished choice can make, and the choices that lead there."""
    after, events = tried(state, action)
    if state.actor != after.actor or state.turn != after.turn or not kinds(game, after) <= FOLLOWED:
        return events, []
    best: tuple[list[Event], list[int]] | None = None
    for follow in after.legal():
        more, path = best_way(game, after, follow, player)
        if best is None or worth(more, player) > worth(best[0], player):
            best = more, [follow, *path]
    return (events + best[0], best[1]) if best else (events, [])


def worth(events: list[Event], player: int) -> tuple[int, int]:
    """Points, and a temple step as two of them; then as little as possible paid."""
    own = [event for event in events if event.player == player]
    steps = sum(event.kind == "temple" for event in own)
    return points(own, player) + 2 * steps, -sum(event.amount for event in own if event.kind == "pay")


def way(game: Game, action: int) -> str:
    """A choice on the way to the best, in a few words; empty where it changes nothing."""
    described = game.space.describe(action)
    if described["kind"] == "space":
        return words("teotihuacan-way-space", space=space_name(str(described["space"])))
    if described.get("discount") == "none":
        return ""
    return words(f"teotihuacan-way-{described['kind']}", **described)


def brings(game: Game, state: State, action: int) -> str:
    """What to expect of an option, in a few words."""
    if not is_open(state):
        return ""
    player = state.actor
    kind = game.space.block_of[action].kind
    if kind in ("tile", "decoration", "place"):
        events, path = best_way(game, state, action, player)
        shown = gains(events, player)
        ways = ", ".join(filter(None, (way(game, each) for each in path)))
        return words("teotihuacan-brings-best", path=ways, gains=shown) if ways and shown else shown
    if kind == "turn":
        # What is paid may still depend on a discount; what a rotation makes does not.
        events, path = best_way(game, state, action, player)
        return gains([event for event in events if not path or event.kind != "pay"], player)
    after, events = tried(state, action)
    if kind == "technology":
        return ", ".join(filter(None, [gains(events, player), others(events, player)]))
    if kind == "move" and kinds(game, after) == {"to"}:
        boards = [board_name(str(game.space.describe(to)["board"])) for to in clockwise(after, game)]
        return words("teotihuacan-brings-reach", boards=", ".join(boards)) if len(boards) <= 3 else ""
    if kind == "to" and after.actor == player:
        return ", ".join(filter(None, [gains(events, player), *there(game, after, player)]))
    if kind in TOLD_BY_THE_OPTION:
        told, clause = TOLD_BY_THE_OPTION[kind]
        events = [event for event in events if event.kind != told or (clause and event.why != clause)]
    return gains(events, player)


def others(events: list[Event], player: int) -> str:
    """T-12.5: what other owners of a technology score."""
    scored = [event.amount for event in events if event.why == OF_OWNERS and event.player != player]
    return words("teotihuacan-brings-owners", count=len(scored), points=scored[0]) if scored else ""


def clockwise(state: State, game: Game) -> list[int]:
    """Destinations in the order a worker passes them."""
    view = game.view(state, None)
    ring = view["ring"]
    start = ring.index(view["decision"]["board"])
    return sorted(state.legal(), key=lambda to: (ring.index(game.space.describe(to)["board"]) - start - 1) % len(ring))


def there(game: Game, state: State, player: int) -> list[str]:
    """What could be done on the board a worker goes to."""
    parts: list[str] = []
    for action in state.legal():
        kind = game.space.block_of[action].kind
        if kind == "collect":
            got = sum(event.amount for event in tried(state, action)[1] if event.kind == "gain")
            parts.append(words("teotihuacan-brings-collect", amount=got))
        elif kind == "main":
            parts.append(main_action(tried(state, action)[1], player))
        elif kind == "worship" and words("teotihuacan-brings-worship") not in parts:
            parts.append(words("teotihuacan-brings-worship"))
    return parts


def main_action(events: list[Event], player: int) -> str:
    """What a main action costs, and what it brings before anything else is to be decided."""
    due = sum(event.amount for event in events if event.kind == "main_action")
    action = words("teotihuacan-brings-main" if due else "teotihuacan-brings-main-free", amount=due)
    shown = gains([event for event in events if event.why != "T-10.2"], player)
    return words("teotihuacan-brings-yield", action=action, gains=shown) if shown else action
