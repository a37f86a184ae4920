"""What is taught: the rules of a game, which of them a table plays with, its lesson."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

import tonalli
from tonalli.learning import reference
from tonalli.learning.lesson import LEARNER, Lesson, lesson_of
from tonalli.locale import ENGLISH, languages
from tonalli.server import models, requests, taught
from tonalli.server.messages import as_json
from tonalli.server.refusals import Refusal
from tonalli.server.room import PERSON, Room
from tonalli.server.routes import From, InHall, InReplays, TableId, plain, replay_of

router = APIRouter(prefix="/api", responses={404: {"model": models.ErrorShown}})

GameName = Annotated[str, Path(max_length=32, pattern=r"^[a-z]+$")]
QUALITY = re.compile(r"q=([01](?:\.\d{1,3})?)")
"""How gladly a language is read, in what a browser says."""


@cache
def written(game: str, language: str) -> tuple[bytes, str]:
    """The reference of a game in a language, and what tells it from any other."""
    data = as_json(reference.reference(game, language))
    return data, f'"{sha256(data).hexdigest()[:16]}"'


def accepted(header: str) -> str:
    """The language that a browser says is read best, among those there are words in."""
    wanted: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, quality = part.partition(";")
        found = QUALITY.fullmatch(quality.strip())
        weight = float(found[1]) if found else 0.0 if quality else 1.0
        wanted.append((weight, tag.strip().partition("-")[0].lower()))
    known = [(weight, language) for weight, language in wanted if weight > 0 and language in languages()]
    return max(known, key=lambda each: each[0])[1] if known else ENGLISH


@router.get("/rules/{game}", response_model=taught.Reference)
async def rules(
    request: Request,
    game: GameName,
    language: Annotated[str | None, Query(max_length=8, pattern=r"^[a-z]+$")] = None,
) -> Response:
    """The rules of a game with everything that belongs to it, in a language as far as they are written in it, or in the
    one that ``Accept-Language`` names; a browser that has them keeps them."""
    if game not in tonalli.GAMES:
        raise Refusal(404, "unknown-game", game)
    read = accepted(request.headers.get("accept-language", "")[:200]) if language is None else language
    data, tag = written(game, read if read in languages() else ENGLISH)
    headers = {"Cache-Control": "no-cache", "ETag": tag, "Vary": "Accept-Language"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)


@router.post("/tables/{table_id}/rules", response_model=taught.Played)
async def rules_of_table(
    table_id: TableId, wish: requests.Holder, hall: InHall, replays: InReplays, address: From
) -> Response:
    """The chapters that a table, or a replay, plays with."""
    try:
        table = await hall.table(table_id)
        if not table.match.over:
            table.let_look(table.held_by(wish.tokens))
        return plain(reference.concerned(table.stored.game, table.match.options))
    except Refusal as refusal:
        if refusal.status != 404:
            raise
    found = await replay_of(table_id, hall, replays, address)
    return plain(reference.concerned(found.telling.game.name, found.options))


# ---- lessons -------------------------------------------------------------------------------------


def lesson_named(game: str) -> Lesson:
    lesson = lesson_of(game) if game in tonalli.GAMES else None
    if lesson is None:
        raise Refusal(404, "unknown-game", game)
    return lesson


@router.get("/lessons/{game}", response_model=taught.LessonShown)
async def lesson(game: GameName) -> Response:
    """The lesson of a game: its chapters, and every step with what is said there."""
    return plain(lesson_named(game).to_dict())


@router.post("/lessons/{game}", status_code=201)
async def open_lesson(game: GameName, wish: taught.LessonRequest, hall: InHall, address: From) -> models.TableOpened:
    """Open a table of the lesson at one of its steps; all that comes before it has been played."""
    found = lesson_named(game)
    kinds = [PERSON if seat == LEARNER else found.opponent for seat in range(found.options["players"])]
    pairs = [(kind, wish.name if kind == PERSON else "") for kind in kinds]
    played = found.moves(min(wish.step, len(found.steps) - 1))
    table, tokens = await hall.create(
        game, dict(found.options), pairs, False, found.seed, address=address, played=played, like=Room()
    )
    return models.TableOpened(
        id=table.id,
        seats=[
            models.HeldSeat(seat=number, kind=kind, name=name, token=tokens[number])
            for number, (kind, name) in enumerate(pairs)
        ],
    )
