"""The shapes of answers about what surrounds a game: plans, rooms, words, addresses."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from tonalli.server.told import Listed, Phrase


class Level(BaseModel):
    """A computer opponent: its name, what is said of it, and how strong it is, in bars of five."""

    kind: str
    bars: int
    name: Phrase
    hint: Phrase


class PlannedModule(BaseModel):
    """A switch: whether it is on, why it always is, and what it would bring along."""

    name: str
    icon: str | None
    words: Phrase
    hint: Phrase
    on: bool
    always: Phrase | None
    brings: list[str]


class PlannedValue(BaseModel):
    value: str | int
    words: Phrase
    hint: Phrase
    on: bool
    why: Phrase | None
    """Why it does not go with the rest."""


class PlannedChoice(BaseModel):
    name: str
    words: Phrase
    values: list[PlannedValue]


class SideShown(BaseModel):
    """A side in a list: who it is, in which colour, with which mark."""

    name: str | Phrase
    colour: str
    mark: str


class ColourShown(BaseModel):
    """A colour a side can have, its mark, and the side that has it."""

    colour: str
    mark: str
    side: int | None
    words: Phrase


class PlanShown(BaseModel):
    """A table before it is opened: its options made to go together, and what would be started."""

    game: str
    options: dict[str, Any]
    modules: list[PlannedModule]
    choices: list[PlannedChoice]
    aside: Listed | None
    """The rarer options in a row, as they are chosen."""
    sides: list[SideShown]
    colours: list[ColourShown]
    title: Phrase
    lines: list[Phrase]


class Seated(BaseModel):
    """Who sits on a seat, whether they are there, and who plays for them."""

    kind: str
    name: str
    mine: bool = False
    online: bool = False
    presence: Literal["here", "away", "gone"] = "here"
    since: float | None = None
    """When they were last here, if they are not."""
    missed: bool = False
    """Whether they have been gone for so long that others may let a computer play for them."""
    stand_in: str | None = None
    resigned: bool = False
    host: bool = False


class RoomSeat(Seated):
    colour: str
    mark: str


class ClockSettings(BaseModel):
    seat: float
    turn: float
    ends: Literal["shown", "computer"]


class ClockShown(BaseModel):
    """Seconds each seat has left, whose run, and how many of this turn are still free."""

    left: list[float]
    of: int | None
    free: float
    turn: float
    ends: Literal["shown", "computer"]


class WaitingShown(BaseModel):
    """A table whose game is still to begin."""

    type: Literal["waiting"]
    edition: str
    id: str
    game: str
    options: dict[str, Any]
    plan: PlanShown
    """What is to be played, in words and as switches."""
    revision: int
    listed: bool
    drawn: bool
    words: bool
    watched: bool
    """Whether others than those who sit there may look on."""
    hints: bool
    """Whether there will be hints for whoever is to decide."""
    host: int | None
    is_host: bool
    clock: ClockSettings | None
    watching: int
    """Browsers there that hold no seat."""
    seats: list[RoomSeat]
    can_add: bool
    can_drop: bool
    can_start: bool
    start: Phrase
    says: Phrase


class Said(BaseModel):
    """What somebody said, as text or as ready words."""

    number: int
    at: float
    seat: int
    name: str
    words: str | Phrase
    room: bool = False
    """Whether the room itself says it, of somebody who came or went."""


class WordsNews(BaseModel):
    """What was said lately."""

    type: Literal["words"]
    words: list[Said]


class Progress(BaseModel):
    """How far a game has come, in its own measure, and as a part of 1."""

    words: Phrase
    part: float


class Addresses(BaseModel):
    addresses: list[str]


class NoticesShown(BaseModel):
    key: str
