"""Spaces of gears for those who listen: who stands there, and what the action beside it brings a seat now."""

from __future__ import annotations

from collections.abc import Iterator

from tonalli.telling.phrase import Phrase
from tonalli.telling.tzolkin.effects import effect, printed_effect
from tonalli.telling.tzolkin.notes import yields
from tonalli.telling.tzolkin.reach import is_closed
from tonalli.telling.tzolkin.wording import COLOURS, PRINTED, named
from tonalli.tzolkin.gears.palenque import Jungle
from tonalli.tzolkin.names import ACTIONS, DUMMY, FIRST_ACTION, GEARS, NONE, TEETH_MAX
from tonalli.tzolkin.state import State

Arguments = dict[str, Phrase | str | int]
SPACES: list[tuple[int, int, Arguments]] = [
    (number, space, {"gear": named("gear", gear), "gear_id": gear, "space": space})
    for number, gear in enumerate(GEARS)
    for space in range(PRINTED["gears"][gear]["last"] + 1)
]
"""Every gear by its number, every space of it, and how words name it."""


def labels(s: State, seat: int | None) -> Iterator[tuple[str, Phrase]]:
    """Each space with what it is called, who stands there and what it does; the ground beside it without who."""
    for number, space, about in SPACES:
        does = done_at(s, seat, number, space)
        empty = Phrase("tzolkin-label-space", does=does, **about)
        worker = int(s.teeth[number * TEETH_MAX + space])
        yield f"action:{GEARS[number]}_{space}", empty
        yield f"space:{GEARS[number]}_{space}", empty if worker == NONE else standing(worker, does, about)


def standing(worker: int, does: Phrase, about: Arguments) -> Phrase:
    """A space with whoever stands there."""
    if worker == DUMMY:
        return Phrase("tzolkin-label-space.dummy", does=does, **about)
    colour = COLOURS[worker]
    who = {"colour": named("colour", colour), "colour_id": colour}
    return Phrase("tzolkin-label-space.worker", does=does, **who, **about)


def done_at(s: State, seat: int | None, gear: int, space: int) -> Phrase:
    """What a worker can do there, in the words of its card; for nobody in particular as it is printed."""
    printed = PRINTED["gears"][GEARS[gear]]
    if space == 0:
        return Phrase("tzolkin-card-no-action")
    if space >= printed["any"]:
        return named("term", "free_choice")
    action = FIRST_ACTION[gear] + space - 1
    if is_closed(s, action):
        return Phrase("tzolkin-note-closed")
    if seat is None or s.over:
        return printed_effect(ACTIONS[action])
    rule = s.rules.actions[action]
    return yields(s, seat, rule.group) if isinstance(rule, Jungle) else effect(s, seat, action)
