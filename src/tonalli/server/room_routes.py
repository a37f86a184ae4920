"""The REST side of what surrounds a game: plans, rooms, stand-ins, addresses, turn notices."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tonalli.server import requests, room_shapes
from tonalli.server.addresses import reachable
from tonalli.server.levels import USUAL
from tonalli.server.limits import is_local
from tonalli.server.logs import note
from tonalli.server.plan import Plan
from tonalli.server.refusals import Refusal
from tonalli.server.room import PERSON, arrange
from tonalli.server.routes import From, InHall, TableId, plain, shown
from tonalli.server.standing_in import give_back, resign, take_over
from tonalli.server.words import LEFT, STANDS_IN

router = APIRouter(prefix="/api")

GIVEN_UP = ("leave", "free")
"""Wishes after which somebody no longer sits at a table."""


@router.post("/plan", response_model=room_shapes.PlanShown)
async def plan(wish: requests.PlanRequest) -> Response:
    """What a table would be with what is chosen: the same made to go together, and told in words."""
    return plain(Plan(wish).to_dict())


@router.post("/tables/{table_id}/room", response_model=room_shapes.WaitingShown)
async def room(table_id: TableId, wish: requests.RoomRequest, hall: InHall) -> Response:
    """Change who sits where before the game begins, or begin it; the answer is the table as it is then."""
    table = await hall.table(table_id)
    seat = table.seats[wish.seat] if wish.seat is not None and wish.seat in range(len(table.seats)) else None
    await arrange(table, table.held_by(wish.tokens), wish)
    if seat is not None and seat.kind == PERSON and wish.do in GIVEN_UP:
        await table.note(wish.seat or 0, seat.name, LEFT)
    hall.computer.go_on(table)
    return plain(await shown(table, wish.tokens, 0))


@router.post("/tables/{table_id}/seats/{number}/stand-in", status_code=204)
async def stand_in(table_id: TableId, number: int, wish: requests.StandInRequest, hall: InHall) -> None:
    """Let a computer play for a seat, take the seat back, or resign."""
    table = await hall.table(table_id)
    held = table.held_by(wish.tokens)
    if wish.do == "take":
        await take_over(table, held, number, wish.kind or USUAL)
    elif wish.do == "give-back":
        await give_back(table, held, number)
    else:
        await resign(table, held, number)
    note("seat changed", table=table.id, seat=number, do=wish.do)
    await table.note(number, table.seats[number].name, STANDS_IN[wish.do])
    hall.computer.go_on(table)


@router.get("/addresses")
async def addresses(request: Request, address: From) -> room_shapes.Addresses:
    """At which addresses others reach this server; told to the machine itself, where links to it are of no use."""
    port = request.url.port or 80
    found = await reachable(port) if is_local(address) else []
    hosts = [f"[{each}]" if ":" in each else each for each in found]
    return room_shapes.Addresses(addresses=[f"{request.url.scheme}://{host}:{port}" for host in hosts])


@router.get("/notices")
async def notices(hall: InHall) -> room_shapes.NoticesShown:
    """The key by which browsers know this server's turn notices; empty if it sends none."""
    return room_shapes.NoticesShown(key=hall.push.public_key)


@router.post("/notices", status_code=204)
async def notice(wish: requests.NoticesRequest, hall: InHall, address: From) -> None:
    """Be told of one's turns at these tables; those that are gone are passed over."""
    if not hall.noticed.take(address):
        raise Refusal(429, "too-fast")
    browser = {"endpoint": wish.browser.endpoint, **wish.browser.keys.model_dump()}
    for held in wish.tables:
        stored = await hall.storage.load(held.id)
        seats = stored.held_by(held.tokens) if stored is not None and not stored.over else []
        if seats:
            await hall.push.subscribe(held.id, seats, browser)


@router.post("/notices/stop", status_code=204)
async def no_notice(wish: requests.NoNoticesRequest, hall: InHall) -> None:
    """Be told no more, at whatever table."""
    await hall.push.unsubscribe(wish.endpoint)
