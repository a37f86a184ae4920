"""The REST side of hints and reviews."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, Field

from tonalli.server import models
from tonalli.server.hints import Hints
from tonalli.server.refusals import Refusal
from tonalli.server.requests import Shape, Token
from tonalli.server.reviews import Reviews
from tonalli.server.routes import From, InHall, TableId, plain, record_of
from tonalli.server.told import Figure, Phrase

router = APIRouter(prefix="/api", responses={422: {"model": models.ErrorShown}, 404: {"model": models.ErrorShown}})


class HintRequest(Shape):
    """Plans are wanted for the table as it was shown with ``revision``."""

    tokens: list[Token] = Field(max_length=8)
    revision: int


class DecisionTold(BaseModel):
    """A decision of a plan, or one that was taken, as choices are told."""

    action: int
    notation: str
    kind: str
    name: Phrase
    words: Phrase
    icon: str | None
    picture: list[str]
    thing: str | None
    gains: list[Figure]
    costs: list[Figure]


class PlanTold(BaseModel):
    """A plan for a turn: its decisions, the lead at the end that may be expected of it, and how sure that is."""

    steps: list[DecisionTold]
    gains: list[Figure]
    costs: list[Figure]
    """What all of them bring and cost together."""
    lead: float
    doubt: float
    """How far the lead may be from what more thought would find."""
    low: float
    high: float
    """Between which leads eight of ten games end."""
    chance: float
    gives_up: float
    """Points less than the best plan."""
    gives_up_doubt: float


class HintShown(BaseModel):
    revision: int
    plans: list[PlanTold]


class CurvePoint(BaseModel):
    turn: int
    frame: int
    chances: list[float]


class TurnCost(BaseModel):
    turn: int
    seat: int
    cost: float


class Brought(BaseModel):
    """What decisions bring and cost together, up to the end of the turn or the first reveal."""

    gains: list[Figure]
    costs: list[Figure]


class TurnTold(TurnCost):
    """A turn that cost something: what was played from the costliest decision on, and what would have been better."""

    doubt: float
    frame: int
    before: list[DecisionTold] = []
    """What was decided in that turn until then."""
    played: list[DecisionTold]
    better: list[DecisionTold]
    played_brings: Brought | None = None
    better_brings: Brought | None = None
    why: Phrase | None = None
    """What the costliest decision did to the chance to win; reviews that were kept long ago do not tell it."""


class ReviewShown(BaseModel):
    """A review as far as it has come: so many turns are ``done`` ``of`` all."""

    done: int
    of: int
    failed: bool
    simulations: int
    curve: list[CurvePoint]
    costs: list[TurnCost]
    costly: list[list[TurnTold]]
    """Of each seat the turns that cost most."""


def hints_of(request: Request) -> Hints:
    hints: Hints = request.app.state.hints
    return hints


def reviews_of(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


@router.post("/tables/{table_id}/hint", response_model=HintShown)
async def hint(
    table_id: TableId, wish: HintRequest, hall: InHall, hints: Annotated[Hints, Depends(hints_of)]
) -> Response:
    """The best few plans for whoever is to decide; only where the table allows hints, and to them alone."""
    table = await hall.table(table_id)
    plans = await hints.plans(table, table.played_by(wish.tokens), wish.revision)
    return plain({"revision": wish.revision, "plans": plans})


@router.get("/replays/{replay_id}/review", response_model=ReviewShown)
async def review(replay_id: TableId, reviews: Annotated[Reviews, Depends(reviews_of)]) -> Response:
    """A review as far as it has come."""
    return plain(await reviews.look(replay_id))


@router.post("/replays/{replay_id}/review", response_model=ReviewShown)
async def begin_review(
    replay_id: TableId, hall: InHall, reviews: Annotated[Reviews, Depends(reviews_of)], address: From
) -> Response:
    """Review a finished game, a table's or one handed in; what was reviewed is not thought about again."""
    text = await hall.storage.load_replay(replay_id)
    if text is None:
        table = await hall.table(replay_id)
        if not table.match.over:
            raise Refusal(409, "not-over")
        text, _revision = await record_of(table)
    return plain(await reviews.begin(replay_id, text, address))
