"""The colours of seats: which are chosen, which are free, and a table told in them.

To the rules a colour is only a name, given in player order (T-3.23); people choose theirs. What the engine says stays
as it is; whatever is told and drawn has the chosen colours in place of the engine's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tonalli.core.game import Game
from tonalli.server.refusals import Refusal
from tonalli.server.stored import StoredSeat
from tonalli.telling import telling_of
from tonalli.telling.seat import Seat
from tonalli.telling.telling import Telling


def shown_instead(there: Sequence[str], given: Sequence[str], chosen: Sequence[str | None]) -> dict[str, str]:
    """The colour each one is shown as: of those that are ``given`` to sides the ``chosen`` ones; every other colour is
    shown as itself where nobody chose it, and as one that is left where somebody did.
    """
    shown = {colour: wish for colour, wish in zip(given, chosen, strict=False) if wish is not None}
    everyone = dict.fromkeys([*given, *there])
    shown |= {colour: colour for colour in everyone if colour not in shown and colour not in shown.values()}
    left = [colour for colour in there if colour not in shown.values()]
    rest = [colour for colour in everyone if colour not in shown]
    return shown | dict(zip(rest, left, strict=True))


def told_in_colours(game: Game, view: dict[str, Any], chosen: Sequence[str | None]) -> Telling:
    """How a table is told whose seats have chosen these colours."""
    telling = telling_of(game)
    if not any(chosen):
        return telling
    given = [side.colour for side in telling.seats(view, [""] * len(chosen))]
    return telling.in_colours(shown_instead(list(telling.marks), given, chosen))


def check_colours(game: Game, chosen: Sequence[str | None]) -> None:
    """Refuse colours that the game does not have, and one that two seats have chosen."""
    wanted = [colour for colour in chosen if colour is not None]
    for colour in wanted:
        if colour not in telling_of(game).marks:
            raise Refusal(422, "no-such-colour", colour)
    if len(set(wanted)) < len(wanted):
        raise Refusal(409, "colour-taken")


def possible_colours(game: Game, remembered: Sequence[str | None]) -> list[str | None]:
    """Of what was remembered, perhaps from an older program, the colours that the game has, each once."""
    there = telling_of(game).marks
    return [
        colour if colour in there and colour not in remembered[:number] else None
        for number, colour in enumerate(remembered)
    ]


def kept_as_shown(seats: Sequence[StoredSeat], sides: Sequence[Seat], free: str) -> list[StoredSeat]:
    """The seats with the colours everybody sees, so that what one chooses, or chance draws, changes nobody else's."""
    return [
        seat if seat.kind == free else replace(seat, colour=side.colour)
        for seat, side in zip(seats, sides, strict=False)
    ]
