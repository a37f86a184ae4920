"""The shapes of requests: what a client may ask for, and nothing else."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Token = Annotated[str, StringConstraints(min_length=16, max_length=64)]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=64)]


Colour = Annotated[str, StringConstraints(max_length=16)]


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatRequest(Shape):
    """Who shall sit there, in which colour: a person at this screen, whoever opens the link, or a bot."""

    kind: Annotated[str, StringConstraints(max_length=16)]
    name: Name = ""
    colour: Colour | None = None


class ClockRequest(Shape):
    """Seconds for each seat, and of each turn that are free; what follows when a seat has none left."""

    seat: float = Field(ge=60, le=30 * 86_400)
    turn: float = Field(default=0, ge=0, le=7 * 86_400)
    ends: Literal["shown", "computer"] = "shown"


class TableRequest(Shape):
    game: Annotated[str, StringConstraints(max_length=32)]
    options: dict[str, Any] = Field(default_factory=dict, max_length=16)
    seats: list[SeatRequest] = Field(min_length=1, max_length=5)
    listed: bool = False
    waiting: bool = False
    """Whether the seats are to be filled before the game begins."""
    drawn: bool = False
    """Whether chance says who sits where."""
    clock: ClockRequest | None = None
    seed: int | None = Field(default=None, ge=0, lt=1 << 62)


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


class HelloRequest(LookRequest):
    """What a browser says first on its socket; with ``changes`` it takes what changed in place of the whole table."""

    changes: bool = False


class PastRequest(Shape):
    """Some events that have happened, from the first to the last."""

    tokens: list[Token] = Field(default_factory=list, max_length=8)
    first: int = Field(ge=0)
    last: int = Field(ge=0)


class Holder(Shape):
    """Something of a table is asked for by whoever holds these tokens, or by a spectator without any."""

    tokens: list[Token] = Field(default_factory=list, max_length=8)


class WhyRequest(Shape):
    """A thing on the table that nothing can be chosen about."""

    tokens: list[Token] = Field(max_length=8)
    thing: Annotated[str, StringConstraints(max_length=64)]


class StatusRequest(Shape):
    """Several tables at once, for a list of one's own games."""

    tables: list[HeldTable] = Field(max_length=50)


class ReplayRequest(Shape):
    record: Annotated[str, StringConstraints(max_length=200_000)]


class PlanRequest(Shape):
    """What is chosen for a table that is not open yet; ``module`` is switched ``on`` or off."""

    game: Annotated[str, StringConstraints(max_length=32)]
    options: dict[str, Any] = Field(default_factory=dict, max_length=16)
    seats: list[SeatRequest] = Field(min_length=1, max_length=5)
    module: Annotated[str, StringConstraints(max_length=32)] | None = None
    on: bool = True


class RoomRequest(Shape):
    """What somebody wishes while a table waits: about a seat, with whom it is filled, where to, whether or not; or what
    is to be played, with other options or a module switched.
    """

    tokens: list[Token] = Field(max_length=8)
    do: Literal[
        "name", "colour", "move", "leave", "host",
        "computer", "free", "drop", "add", "play", "show", "watch", "draw", "words", "hints", "start",
    ]  # fmt: skip
    seat: int | None = Field(default=None, ge=0, le=8)
    to: int | None = Field(default=None, ge=0, le=8)
    kind: Annotated[str, StringConstraints(max_length=16)] = ""
    name: Name = ""
    colour: Colour | None = None
    options: dict[str, Any] = Field(default_factory=dict, max_length=16)
    module: Annotated[str, StringConstraints(max_length=32)] | None = None
    on: bool = True


class StandInRequest(Shape):
    """A computer plays for a seat, the seat is given back, or it resigns."""

    tokens: list[Token] = Field(max_length=8)
    do: Literal["take", "give-back", "resign"]
    kind: Annotated[str, StringConstraints(max_length=16)] = ""


class SayRequest(Shape):
    """Short words, or the name of ready ones."""

    text: Annotated[str, StringConstraints(max_length=1000)] = ""
    ready: Annotated[str, StringConstraints(max_length=16)] | None = None


class BrowserKeys(Shape):
    p256dh: Annotated[str, StringConstraints(min_length=80, max_length=96, pattern=r"^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, StringConstraints(min_length=16, max_length=32, pattern=r"^[A-Za-z0-9_=-]+$")]


class Browser(BaseModel):
    """Where a browser can be told of something, as it says itself."""

    endpoint: Annotated[str, StringConstraints(min_length=8, max_length=1024, pattern=r"^https?://\S+$")]
    keys: BrowserKeys


class NoticesRequest(Shape):
    """A browser wants to be told of turns at tables whose seats it holds."""

    browser: Browser
    tables: list[HeldTable] = Field(max_length=50)


class NoNoticesRequest(Shape):
    endpoint: Annotated[str, StringConstraints(min_length=8, max_length=1024)]
