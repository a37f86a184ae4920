"""What is said of a position to somebody who looks at it: all of it comes from the engine and from telling."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import orjson

from tonalli.core.events import Event
from tonalli.core.state import State
from tonalli.learning.reference import clause_of_decision, clause_of_thing, said_once
from tonalli.telling.look import view_of
from tonalli.telling.moment import Moment, recent
from tonalli.telling.phrase import Phrase, with_names
from tonalli.telling.seat import Name
from tonalli.telling.telling import Telling


def seat_name(kind: str, name: str, number: int) -> Name:
    """The name a seat goes by; one without a name is called after its kind."""
    return name or Phrase(f"web-seat-{kind}", number=number + 1)


def position(telling: Telling, state: State, seat: int | None, names: Sequence[Name]) -> dict[str, Any]:
    """A position through the eyes of a seat, or of a spectator."""
    view = view_of(state, seat)
    sides = telling.seats(view, names)
    known = telling.by_name(sides)
    return {
        "view": telling.shown_view(view),
        "sides": [
            {**side.to_dict(), "seated": number < len(names), "stock": telling.stock(view, number)}
            for number, side in enumerate(sides)
        ],
        "called": telling.called(state.options),
        "status": telling.status(view),
        "labels": said(telling.labels(state, seat), known),
        "over": state.over,
        "scores": state.scores(),
        "winners": state.winners(),
        "verdict": telling.verdict(state, [side.name for side in sides]) if state.over else None,
    }


def notes(telling: Telling, state: State, seat: int | None, names: Sequence[Name]) -> dict[str, orjson.Fragment]:
    """Figures of things as they are for a seat, or for nobody in particular: for whoever points at one of them."""
    return said(telling.notes(state, seat), telling.by_name(telling.seats(view_of(state, seat), names)))


def said(told: Mapping[str, Phrase | list[Phrase]], known: Mapping[str, Name]) -> dict[str, orjson.Fragment]:
    """What is told of things, with sides by their names, as JSON: there it is seen at once that most name nobody."""
    keys = [as_json(key) for key in known]
    written: dict[int, orjson.Fragment] = {}
    for words in told.values():
        # Several things may be told in the same words.
        if id(words) in written:
            continue
        data = as_json(words)
        if any(key in data for key in keys):
            many = isinstance(words, list)
            data = as_json([with_names(each, known) for each in words] if many else with_names(words, known))
        written[id(words)] = orjson.Fragment(data)
    return {thing: written[id(words)] for thing, words in told.items()}


def decision(telling: Telling, state: State, names: Sequence[Name], events: Sequence[Event] = ()) -> dict[str, Any]:
    """What whoever decides is asked, and what they can choose."""
    known = telling.by_name(telling.seats(view_of(state, state.actor), names))
    choices = telling.choices(state, hinted=True)
    for choice in choices:
        choice.hints = [with_names(hint, known) for hint in choice.hints]
    question = taught(telling, telling.question(state, events))
    return {"question": question, "choices": choices, "closed": telling.closed(state)}


def taught(telling: Telling, question: dict[str, Any]) -> dict[str, Any]:
    """A question with its clause, and with what whoever meets it for the first time is told."""
    game, kind = telling.game.name, question["kind"]
    return {**question, "clause": clause_of_decision(game, kind), "first": said_once(game, kind)}


def cards(telling: Telling, options: Mapping[str, Any]) -> dict[str, Any]:
    """What the things of a table are and do, each with the clause that tells of it."""
    return {
        thing: {**card.to_dict(), "clause": clause_of_thing(telling.game.name, thing)}
        for thing, card in telling.cards(options).items()
    }


def lately(telling: Telling, state: State, events: Sequence[Event], told: int) -> list[Moment]:
    """Moments that are new to somebody who was told of so many events, and the one before."""
    return recent(telling.moments(state, events), told)


def looking_on(telling: Telling, state: State, names: Sequence[Name]) -> dict[str, Any] | None:
    """What somebody else is asked, with sides by their names."""
    asked = telling.asked_of(state)
    known = telling.by_name(telling.seats(view_of(state, None), names))
    return {part: with_names(phrase, known) for part, phrase in asked.items()} if asked else None


NO_DECISION: dict[str, Any] = {"question": None, "choices": [], "closed": []}
"""For everybody else."""


def score_sheet(telling: Telling, events: Sequence[Event], state: State) -> dict[str, Any]:
    """Where the points of a finished game came from."""
    if not state.over:
        return {"sources": [], "stages": []}
    seats = len(state.scores())
    return {"sources": telling.sources(events, seats), "stages": telling.stages(events, seats)}


def as_json(data: Any) -> bytes:
    """Data as JSON; phrases and events say themselves what they are in plain data."""
    return orjson.dumps(data, default=plain, option=orjson.OPT_NON_STR_KEYS)


def plain(thing: Any) -> Any:
    return thing.to_dict()
