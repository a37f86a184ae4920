"""The shapes of answers; from them and those of requests the OpenAPI description and the client's types are made."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from tonalli.server.requests import Shape
from tonalli.server.room_shapes import ClockShown, Level, Progress, Seated, SideShown
from tonalli.server.told import (
    Asked,
    Choice,
    Closed,
    Figure,
    Moment,
    Paragraph,
    Phrase,
    Question,
    Source,
    StoryPart,
    Verdict,
)


class HeldSeat(Shape):
    seat: int
    kind: str
    name: str
    token: str | None = None


class TableOpened(Shape):
    id: str
    seats: list[HeldSeat]


class SeatShown(Seated):
    """Who sits on a seat of a game."""


class ListedSeat(BaseModel):
    kind: str
    name: str


class ListedTable(BaseModel):
    id: str
    waiting: bool = False
    game: str
    options: dict[str, Any]
    created: float
    changed: float
    over: bool
    result: dict[str, Any] | None
    seats: list[ListedSeat]


class Event(BaseModel):
    """What happened: its kind, whose, details by name, and the clause of the rules; docs/events.md lists them all."""

    model_config = ConfigDict(extra="allow")
    kind: str
    seat: int | None
    why: str


class Side(BaseModel):
    """A side of the game: its name, its colour and mark on the table, and what it has."""

    name: str | Phrase
    colour: str
    mark: str
    seated: bool
    """Whether somebody sits there; a side where nobody does plays by rules of its own."""
    stock: list[Figure]


class ScoreSheet(BaseModel):
    """Where the points of a finished game came from, and who won it, as it was told at its end."""

    sides: list[str | Phrase]
    sources: list[Source]
    stages: list[list[float]]
    verdict: Verdict


class ResultShown(BaseModel):
    """What is kept of a finished game besides its moves."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[ListedSeat]
    scores: list[float]
    winners: list[int]
    sheet: ScoreSheet | None
    """None for a game that ended before score sheets were kept."""


class SeenShown(BaseModel):
    """How a table stands, as one seat, or a spectator, may see it."""

    view: dict[str, Any]
    sides: list[Side]
    called: dict[str, str]
    """Messages that others stand for at this table, by key."""
    status: Phrase
    labels: dict[str, Phrase]
    """What things are called for those who listen, where how they stand now belongs to it."""
    over: bool
    scores: list[float]
    winners: list[int]
    verdict: Verdict | None


Notes = dict[str, list[Phrase]]
"""Figures of things as they are for a seat, by thing."""


class NotesShown(BaseModel):
    """How the things of a table stand in one of its revisions."""

    revision: int
    notes: Notes


class PastShown(SeenShown):
    """A position of the past."""

    notes: Notes
    events_from: int
    events: list[Event]
    """What had happened since the position before it."""


class PositionShown(SeenShown):
    """A position, and what happened."""

    story: StoryPart
    moments: list[Moment]
    """Those that hold something new, and the one before them."""
    events_from: int
    events: list[Event]


class TableShown(PositionShown):
    """A table as one seat, or a spectator, may see it."""

    type: Literal["table"]
    edition: str
    """Which Tonalli the server is: pages loaded from another one have to be loaded again."""
    id: str
    game: str
    options: dict[str, Any]
    revision: int
    seats: list[SeatShown]
    words: bool = True
    """Whether people may say something to each other."""
    watched: bool = True
    """Whether others may look on."""
    hints: bool = False
    """Whether whoever is to decide may ask for plans."""
    clock: ClockShown | None = None
    seat: int | None
    actor: int | None
    turn: int
    moves: int
    next: str | None = None
    """The table of the rematch, if there is one."""
    secret: bool = False
    """Whether what is being chosen must not be seen by the others at the same screen."""
    question: Question | None
    """Only for whoever decides, as are the choices."""
    asked: Asked | None = None
    """What somebody else decides, for those who look on."""
    to_come: list[int] = Field(default_factory=list)
    """Seats whose turns come next, in order, as far as that is settled."""
    choices: list[Choice]
    closed: list[Closed]
    """What exists here beside the choices and is not possible now."""
    can_undo: bool
    sources: list[Source]
    """Where the points came from, once the game is over."""
    stages: list[list[float]]
    """The points of each part of the game, once it is over."""


class TableStatus(BaseModel):
    """How a table stands; ``code`` says why there is none."""

    id: str
    game: str = ""
    seats: list[ListedSeat] = Field(default_factory=list)
    revision: int = 0
    turn: int = 0
    actor: int | None = None
    mine: bool = False
    held: list[int] = Field(default_factory=list)
    """The asker's seats."""
    over: bool = False
    waiting: bool = False
    changed: float = 0.0
    """When somebody last did something."""
    progress: Progress | None = None
    sides: list[SideShown] = Field(default_factory=list)
    next: str | None = None
    """The table of the rematch, if there is one: the same tokens hold the seats there."""
    code: str = ""


class GameShown(BaseModel):
    name: str
    options: list[dict[str, Any]]
    bots: list[str]
    usual: str
    """The bot that sits down where nobody says which."""
    levels: list[Level]
    names: list[str]
    """What computer opponents are called until somebody names them."""
    figures: dict[str, Any]


class ReplayOpened(BaseModel):
    id: str


class TimeMark(BaseModel):
    """What happened to all seats at once, by the turn it came after: a Food Day, an Eclipse."""

    turn: int
    icon: str
    words: Phrase


class ReplayShown(BaseModel):
    game: str
    options: dict[str, Any]
    frames: int
    turns: list[int]
    events: list[int]
    """How many events had happened by each frame."""
    actors: list[int]
    scores: list[list[float]]
    marks: list[TimeMark]
    story: list[Paragraph]
    over: bool
    sources: list[Source]
    stages: list[list[float]]


class FrameShown(PositionShown):
    """A position of a replay, and what happened since the one before."""

    notes: Notes
    number: int
    actions: list[str]
    turn: int


class ErrorShown(BaseModel):
    """Why a request was refused: a code to find words for, and the engine's own message if it has one, in English and,
    where it has words in every language, as a phrase."""

    code: str
    detail: str = ""
    why: Phrase | None = None
