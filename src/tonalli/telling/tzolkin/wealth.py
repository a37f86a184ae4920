"""Wealth tiles while they are chosen: what each brings, and what one starts with, together with those kept before."""

from __future__ import annotations

from collections.abc import Sequence

from tonalli.core.events import Event
from tonalli.telling.bill import Bill, BillLine
from tonalli.telling.choice import Choice, Follow
from tonalli.telling.phrase import Figure, Listing, Phrase
from tonalli.telling.tzolkin.figures import accounted, farms
from tonalli.telling.tzolkin.outcome import of_tile
from tonalli.telling.tzolkin.wording import named
from tonalli.tzolkin.names import GOODS, WEALTH
from tonalli.tzolkin.state import State


class Given:
    """The table once a seat was given what stands on some tiles, and what happened."""

    def __init__(self, state: State, events: list[Event]) -> None:
        self.state = state
        self.events = events


def kept(s: State, seat: int) -> list[str]:
    """Z-2.11: the tiles that a seat has kept while it still chooses; known to that seat alone."""
    if s.opening is None:
        return []
    return [name for number, name in enumerate(WEALTH) if (s.opening.kept[seat] >> number) & 1]


def of(s: State, seat: int, tiles: Sequence[str]) -> Given:
    """What tiles bring a seat, one after the other."""
    events: list[Event] = []
    for tile in tiles:
        found = of_tile(s, seat, tile)
        events += [*accounted(found, s, seat), *farms(s.rules.tiles[WEALTH.index(tile)], seat)]
        s = found.state
    return Given(s, events)


def hint(s: State) -> Phrase | None:
    """What was kept, beside the question for the next one."""
    tiles = kept(s, s.actor) if s.top.kind == "keep-wealth" else []
    return Phrase("tzolkin-ask-kept", tiles=Listing(named("wealth", tile) for tile in tiles)) if tiles else None


def goods_first(figures: list[Figure]) -> list[Figure]:
    """Goods in their order, then what else there is."""
    goods = [f"z-{good}" for good in GOODS]
    return sorted(figures, key=lambda figure: goods.index(figure.icon) if figure.icon in goods else len(goods))


def bill(before: list[Figure], choice: Choice) -> Bill:
    """What one starts with, tile by tile."""
    return [
        BillLine(Phrase("tzolkin-bill-kept"), before),
        BillLine(Phrase("tzolkin-bill-tile"), choice.gains),
        BillLine(Phrase("tzolkin-bill-start"), choice.altogether, total=True),
    ]


def added(choice: Choice) -> list[Follow]:
    """All that one starts with then, with what was kept already."""
    sums = [Follow(each.words, icon=each.icon, amount=each.amount) for each in choice.altogether]
    return [Follow(Phrase("tzolkin-follow-altogether")), *sums] if sums else []
