# interpreted
"""What an opening cannot be: starting tiles dealt, kept and still to come (T-3, T-22.1)."""

from __future__ import annotations

from collections.abc import Iterator

from tonalli.core.step import NOBODY
from tonalli.teotihuacan.layout import Opening
from tonalli.teotihuacan.names import IN_HAND, NONE, STARTING, STARTING_TILES, WORKERS
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.player_setup import DEALT, KEPT, OpeningOver, PlaceWorker
from tonalli.teotihuacan.steps.starting_tiles import DealTile, KeepTile, RevealChoices
from tonalli.teotihuacan.tiles import DRAFT_TILES


def opening_problems(s: State, opening: Opening) -> Iterator[str]:
    """T-3.11, T-22.1: a starting tile lies in one place, and is kept by someone it was offered to."""
    dealt, kept = opening.layout, 0
    if opening.layout & ~s.rules.starting_pool:
        yield "opening.laid_out: a tile belongs to a module that is not in play"
    for seat in range(s.rules.players):
        if opening.dealt[seat] & ~s.rules.starting_pool:
            yield f"opening.dealt[{seat}]: a tile belongs to a module that is not in play"
        if dealt & opening.dealt[seat]:
            yield f"opening.dealt[{seat}]: a tile lies in two places"
        dealt |= opening.dealt[seat]
        if kept & opening.kept[seat] or opening.kept[seat] & ~(opening.dealt[seat] | opening.layout):
            yield f"opening.kept[{seat}]: a tile was not there to be kept"
        kept |= opening.kept[seat]
    for tile in range(STARTING_TILES):
        offered = (dealt >> tile) & 1 and tile < len(s.rules.starting_tiles)
        kind = opening.beside[tile]
        if kind != NONE and not (offered and s.rules.starting_tiles[tile].beside == s.rules.discoveries[kind].stack):
            yield f"opening.beside.{STARTING[tile]}: no discovery tile lies there"
    if s.rules.setup != "first" and s.steps and isinstance(s.steps[0], OpeningOver):
        yield from choosing(s, opening)


def choosing(s: State, opening: Opening) -> Iterator[str]:
    """T-3.11, T-3.12, T-3.20, T-22.1: tiles dealt, tiles kept and workers placed, with those still to come."""
    draft = s.rules.setup == "draft"
    if pending_deals(s, NOBODY) + int(opening.layout).bit_count() != (DRAFT_TILES[s.rules.players] if draft else 0):
        yield "opening.laid_out: these are not as many as a draft lays out"
    for seat in range(s.rules.players):
        if not s.rules.seats[seat].takes_starting_tiles():
            continue
        if pending_deals(s, seat) + int(opening.dealt[seat]).bit_count() != (0 if draft else DEALT):
            yield f"opening.dealt[{seat}]: four tiles are dealt, none in a draft"
        keeping = sum(step.left for step in s.steps if isinstance(step, KeepTile) and step.player == seat)
        if keeping + int(opening.kept[seat]).bit_count() != KEPT:
            yield f"opening.kept[{seat}]: two tiles are kept"
        placing = sum(isinstance(step, PlaceWorker) and step.player == seat for step in s.steps)
        if placing != sum(s.players[seat].where[die] == IN_HAND for die in range(WORKERS)):
            yield f"players[{seat}].workers: those in hand are those still to be placed"
    if (opening.revealed == 0) != any(isinstance(step, RevealChoices) for step in s.steps):
        yield "opening.revealed: choices are revealed once all are made"


def pending_deals(s: State, seat: int) -> int:
    return sum(step.left for step in s.steps if isinstance(step, DealTile) and step.seat == seat)
