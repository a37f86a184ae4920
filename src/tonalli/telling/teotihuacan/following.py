"""Where markers go, what follows of it for wages and for others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tonalli.core.events import Event
from tonalli.telling.choice import Follow, Reached, set_off
from tonalli.telling.look import view_of
from tonalli.telling.phrase import Number, Phrase
from tonalli.telling.teotihuacan.wording import FIGURES, board_of_space, named
from tonalli.teotihuacan.boards.decorations import decoration_gold
from tonalli.teotihuacan.names import COCOA, DECORATIONS, TEMPLES
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.eclipse import wages_due

if TYPE_CHECKING:
    from tonalli.telling.telling import Telling

BOUGHT = {"technology", "tile", "warrior"}
"""Kinds of options that a board is there for."""
LEAVES = "T-7.3"
"""The clause of a worker that has to leave its worship space."""
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


def ahead(after: State, seat: int) -> list[Follow]:
    """What a board asks for next, as far as it is the same whatever is answered: its price, or how much can be had."""
    if after.over or after.actor != seat:
        return []
    within = [kind for kind in map(after.game.space.kind, after.legal()) if kind in BOUGHT]
    match after.top.kind:
        case "choose-decoration":
            return [price(decoration_price(after, seat), "gold")]
        case "choose-row":
            return [price(int(FIGURES["nobles"]["wood"]), "wood")]
        case _ if within:
            return [Follow(Phrase("teotihuacan-follow-within", count=len(within), kind_id=within[0]))]
        case _:
            return []


def decoration_price(state: State, seat: int) -> int:
    """T-14.1: the gold a decoration costs, by the workers on the board."""
    return int(decoration_gold(state.rules.boards[DECORATIONS].workers(state, seat)))


def building_price(telling: Telling, after: State) -> list[Follow]:
    """T-15.3: what a pyramid tile costs on its place, however it is turned."""
    if after.over or after.top.kind != "choose-turns":
        return []
    ways = [telling.figures(set_off(after.game, after, turn)[1], int(after.actor))[1] for turn in after.legal()]
    return [
        Follow(cost.words, icon=cost.icon, amount=-(cost.amount or 0))
        for cost in ways[0]
        if all(any((each.icon, each.amount) == (cost.icon, cost.amount) for each in way) for way in ways)
    ]


def price(amount: int, good: str) -> Follow:
    """What has to be paid in a decision still to come."""
    return Follow(Phrase("teotihuacan-follow-price", amount=amount), icon=f"t-{good}")


def tile_price(state: State, about: Mapping[str, str]) -> list[Follow]:
    """T-8.1: what is missing for the tile of a worship that will not be claimed as things are."""
    board = board_of_space(about["space"])
    tile = view_of(state, state.actor)["discovery_tiles"]["worship"][board]
    costs = FIGURES["discoveries"].get(tile, {}).items()
    return [Follow(Phrase("teotihuacan-follow-no_tile", amount=amount), icon=f"t-{good}") for good, amount in costs]


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
        figure = Number(-cocoa if kind == "main" else cocoa, signed=cocoa > 0)
        found.append(Follow(Phrase(f"teotihuacan-follow-{kind}", cocoa=figure), icon="t-cocoa"))
    return found
