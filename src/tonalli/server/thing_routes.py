"""The REST side of things on a table: what they are, how they stand, and why nothing can be done with one."""

from __future__ import annotations

from fastapi import APIRouter, Response

from tonalli.server import models, requests
from tonalli.server.messages import cards as told_cards
from tonalli.server.routes import InHall, TableId, eyes, plain
from tonalli.server.told import Card, Closed

router = APIRouter(prefix="/api", responses={422: {"model": models.ErrorShown}, 404: {"model": models.ErrorShown}})


@router.post("/tables/{table_id}/cards", response_model=dict[str, Card])
async def cards(table_id: TableId, wish: requests.Holder, hall: InHall) -> Response:
    """What the things of the table are and do, by thing; it stays the same for the whole game."""
    table = await hall.table(table_id)
    table.let_look(table.held_by(wish.tokens))
    return plain(told_cards(table.telling, table.match.options))


@router.post("/tables/{table_id}/notes", response_model=models.NotesShown)
async def notes(table_id: TableId, wish: requests.Holder, hall: InHall) -> Response:
    """How the things of the table stand for whoever holds these tokens, or for a spectator, once they point at one."""
    table = await hall.table(table_id)
    held = table.held_by(wish.tokens)
    async with table.still():
        table.let_look(held)
        found = {} if table.room.waiting else table.position.notes(eyes(table, held))
        return plain({"revision": table.shown_revision(held), "notes": found})


@router.post("/tables/{table_id}/why", response_model=list[Closed])
async def why(table_id: TableId, wish: requests.WhyRequest, hall: InHall) -> Response:
    """Why whoever decides can do nothing with a thing now; nobody else is told anything."""
    table = await hall.table(table_id)
    async with table.still():
        if table.match.actor not in table.held_by(wish.tokens):
            return plain([])
        return plain(table.telling.why_not(table.match.state, wish.thing))
