"""The shapes of requests and answers, from which the OpenAPI description and the client's types are made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Token = Annotated[str, StringConstraints(min_length=16, max_length=64)]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=64)]


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatRequest(Shape):
    """Who shall sit there: a person at this screen, whoever opens the link, or a bot."""

    kind: Annotated[str, StringConstraints(max_length=16)]
    name: Name = ""


class TableRequest(Shape):
    game: Annotated[str, StringConstraints(max_length=32)]
    options: dict[str, Any] = Field(default_factory=dict, max_length=16)
    seats: list[SeatRequest] = Field(min_length=1, max_length=5)
    listed: bool = False
    seed: int | None = Field(default=None, ge=0, lt=1 << 62)


class HeldSeat(Shape):
    seat: int
    kind: str
    name: str
    token: str | None = None


class TableOpened(Shape):
    id: str
    seats: list[HeldSeat]


class JoinRequest(Shape):
    name: Name = ""


class ActionRequest(Shape):
    """An action on the table as it was shown with ``revision``."""

    tokens: list[Token] = Field(max_length=8)
    revision: int
    action: int | Notation


class UndoRequest(Shape):
    tokens: list[Token] = Field(max_length=8)
    revision: int
    whole_turn: bool = False


class RematchRequest(Shape):
    tokens: list[Token] = Field(max_length=8)


class HeldTable(Shape):
    id: Annotated[str, StringConstraints(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
    tokens: list[Token] = Field(default_factory=list, max_length=8)


class LookRequest(Shape):
    tokens: list[Token] = Field(default_factory=list, max_length=8)
    told: int = Field(default=0, ge=0)


class StatusRequest(Shape):
    """Several tables at once, for a list of one's own games."""

    tables: list[HeldTable] = Field(max_length=50)


class ReplayRequest(Shape):
    record: Annotated[str, StringConstraints(max_length=200_000)]


class SeatShown(BaseModel):
    kind: str
    name: str
    mine: bool = False
    online: bool = False


class ListedSeat(BaseModel):
    kind: str
    name: str


class ListedTable(BaseModel):
    id: str
    game: str
    options: dict[str, Any]
    created: float
    changed: float
    over: bool
    result: dict[str, Any] | None
    seats: list[ListedSeat]


class EventShown(BaseModel):
    """What happened: kind, whose, of what, how much, where, and the clause of the rules."""

    kind: str
    player: int
    what: str = ""
    amount: int = 0
    where: str = ""
    why: str = ""


class Choice(BaseModel):
    """A legal action: its id and notation, its kind with named arguments, and what it brings at once."""

    model_config = ConfigDict(extra="allow")
    action: int
    notation: str
    kind: str
    brings: list[EventShown] = Field(default_factory=list)
    ends_turn: bool = False
    reveals: bool = False
    then: list[Choice] | None = None
    """The choices that would follow, where one makes little sense without the other."""


class TableShown(BaseModel):
    """A table as one seat, or a spectator, may see it."""

    type: Literal["table"]
    id: str
    game: str
    options: dict[str, Any]
    revision: int
    seats: list[SeatShown]
    seat: int | None
    actor: int | None
    turn: int
    moves: int
    next: str | None = None
    """The table of the rematch, if there is one."""
    secret: bool = False
    """Whether what is being chosen must not be seen by the others at the same screen."""
    over: bool
    scores: list[float]
    winners: list[int]
    view: dict[str, Any]
    choices: list[Choice]
    can_undo: bool
    events_from: int
    events: list[EventShown]


class TableStatus(BaseModel):
    """How a table stands; ``code`` says why there is none."""

    id: str
    game: str = ""
    seats: list[ListedSeat] = Field(default_factory=list)
    revision: int = 0
    turn: int = 0
    actor: int | None = None
    mine: bool = False
    over: bool = False
    code: str = ""


class GameShown(BaseModel):
    name: str
    options: list[dict[str, Any]]
    bots: list[str]
    figures: dict[str, Any]


class ReplayOpened(BaseModel):
    id: str


class ReplayShown(BaseModel):
    game: str
    options: dict[str, Any]
    seats: list[str]
    frames: int
    turns: list[int]
    actors: list[int]
    scores: list[list[float]]
    events: list[EventShown]
    events_at: list[int]
    """How many of the events had happened at each frame."""
    over: bool
    winners: list[int]


class FrameShown(BaseModel):
    number: int
    view: dict[str, Any]
    actions: list[str]
    events_from: int
    events: list[EventShown]
    scores: list[float]
    turn: int


class ErrorShown(BaseModel):
    """Why a request was refused: a code to find words for, and the engine's own message if it has one."""

    code: str
    detail: str = ""
