"""The shapes of requests: what a client may ask for, and nothing else."""

from __future__ import annotations

from typing import Annotated, Any

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


class WhyRequest(Shape):
    """A thing on the table that nothing can be chosen about."""

    tokens: list[Token] = Field(max_length=8)
    thing: Annotated[str, StringConstraints(max_length=64)]


class StatusRequest(Shape):
    """Several tables at once, for a list of one's own games."""

    tables: list[HeldTable] = Field(max_length=50)


class ReplayRequest(Shape):
    record: Annotated[str, StringConstraints(max_length=200_000)]
