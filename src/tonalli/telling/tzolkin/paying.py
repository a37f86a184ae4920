"""What somebody lacks to pay for a building or a monument, and what makes it cheaper or dearer."""

from __future__ import annotations

from collections.abc import Mapping

from tonalli.telling.phrase import Listing, Phrase
from tonalli.telling.tzolkin.wording import BLOCK, PRINTED, WORDING
from tonalli.tzolkin.names import ARCHITECTURE, BLOCKS, BUILDINGS, CORN, GOODS
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.construction import corn_price


def lacking(s: State, seat: int, cost: Mapping[str, int]) -> dict[str, int]:
    """Goods of a printed cost that a seat has too few of."""
    stock = s.players[seat].stock
    short = {good: amount - int(stock[GOODS.index(good)]) for good, amount in cost.items() if good in GOODS}
    return {good: amount for good, amount in short.items() if amount > 0}


def goods_in_words(amounts: Mapping[str, int]) -> Listing:
    return Listing([WORDING.amount(amount, good) for good, amount in amounts.items()], "and")


def saves_block(s: State, seat: int) -> bool:
    """Z-8.6."""
    return bool(s.works(seat, ARCHITECTURE, 3))


def why_unpaid(s: State, seat: int, name: str, in_corn: bool = False) -> Phrase:
    """What is missing for a building or a monument."""
    if name not in BUILDINGS:
        return Phrase("tzolkin-why-cannot-be-paid.lacking", goods=goods_in_words(missing_for(s, seat, name)))
    if in_corn:
        needed = corn_needed(s, seat, name)
        return Phrase("tzolkin-why-too-little-corn", needed=needed, corn=int(s.players[seat].stock[CORN]))
    short = missing_for(s, seat, name)
    if not short:
        return Phrase("tzolkin-why-cannot-be-paid")
    if saves_block(s, seat):
        return Phrase("tzolkin-why-cannot-be-paid.lacking-spared", goods=goods_in_words(short))
    return Phrase("tzolkin-why-cannot-be-paid.lacking", goods=goods_in_words(short))


def missing_for(s: State, seat: int, name: str) -> dict[str, int]:
    """Printed goods that are missing, and blocks of any kind for a surcharge."""
    if name not in BUILDINGS:
        return lacking(s, seat, PRINTED["monuments"][name]["cost"])
    cost = PRINTED["buildings"][name]["cost"]
    short = lacking(s, seat, cost)
    surcharge = int(s.in_force().building_surcharge())
    left = sum(max(int(s.players[seat].stock[GOODS.index(block)]) - cost.get(block, 0), 0) for block in BLOCKS)
    return {**short, BLOCK: surcharge - left} if surcharge > left else short


def corn_needed(s: State, seat: int, building: str) -> int:
    """Z-7.16: the corn for a building."""
    blocks = sum(PRINTED["buildings"][building]["cost"].get(block, 0) for block in BLOCKS)
    return int(corn_price(blocks, saves_block(s, seat), s.in_force().building_surcharge()))


def changes(s: State, seat: int) -> list[Phrase]:
    """Z-8.5, Z-8.6: what Architecture brings when something is built."""
    level = max((level for level in (1, 2, 3) if s.works(seat, ARCHITECTURE, level)), default=0)
    return [Phrase("tzolkin-note-architecture", level=level)] if level else []
