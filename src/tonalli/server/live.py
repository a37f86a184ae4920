"""The live side: one WebSocket for each browser at a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from typing import Any

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from tonalli.server.faults import Fault
from tonalli.server.hall import Hall
from tonalli.server.limits import address_of
from tonalli.server.messages import as_json
from tonalli.server.metrics import PERSON
from tonalli.server.neighbours import Elsewhere
from tonalli.server.refusals import Refusal
from tonalli.server.relay import RESTART_CLOSE
from tonalli.server.requests import ActionRequest, HelloRequest, SayRequest, UndoRequest
from tonalli.server.seen import onlookers
from tonalli.server.table import LiveTable
from tonalli.server.watcher import Watcher

router = APIRouter()

LARGEST_MESSAGE = 4096
HELLO_SECONDS = 20.0
REFUSED_CLOSE = 4404
FAILED_CLOSE = 1011
TOO_LARGE_CLOSE = 1009
RETRY = 0.2
GONE = 404
"""The status of refusals that tell of a table that was removed."""
STALE = 409
"""The status of refusals that come from a table being another than whoever asks has seen."""
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")

log = logging.getLogger("tonalli.server")


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    """First comes ``{"tokens": [...]}``; then the table whenever it changes, and actions the other way."""
    hall: Hall = socket.app.state.hall
    address = address_of(socket)
    await socket.accept()
    if not hall.browsers.take(address):
        hall.turned_away("too-many-browsers")
        await turn_away(socket, Refusal(429, "too-many-browsers"))
        return
    try:
        await attend(socket, hall, table_id, address)
    finally:
        hall.browsers.give_back(address)


async def attend(socket: WebSocket, hall: Hall, table_id: str, address: str) -> None:
    """A browser comes to a table, is told of it and heard, until it leaves."""
    try:
        hello = HelloRequest.model_validate(await receive(socket, HELLO_SECONDS))
        if not TABLE_ID.fullmatch(table_id):
            raise Refusal(404, "no-such-table")
        table = await hall.come(table_id, address)
        held = table.held_by(hello.tokens)
        table.let_look(held)
        if not held and onlookers(table) >= hall.settings.onlookers_of_table:
            raise Refusal(429, "too-many-browsers")
    except (Elsewhere, Fault):
        await come_again(socket)
        return
    except (Refusal, ValidationError, TimeoutError) as error:
        refusal = error if isinstance(error, Refusal) else Refusal(422, "bad-message")
        hall.refuses(refusal)
        await turn_away(socket, refusal)
        return
    except WebSocketDisconnect:
        return
    watcher = Watcher(held, hello.tokens)
    watcher.takes_changes = hello.changes
    sender: asyncio.Task[None] | None = None
    table.arrive(watcher)
    try:
        said = await table.words.all()
        if said:
            watcher.hear({"type": "words", "words": said})
        hall.computer.wake(table)
        sender = asyncio.create_task(tell(socket, hall, table_id, watcher))
        await listen(socket, hall, table_id, watcher, address)
    except Fault:
        await come_again(socket)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        if sender is not None:
            sender.cancel()
        current = hall.tables.get(table_id, table)
        if watcher in current.watchers:
            current.leave(watcher)


async def tell(socket: WebSocket, hall: Hall, table_id: str, watcher: Watcher) -> None:
    """Send the table as often as it changes; several changes in a row are one message."""
    try:
        while True:
            await watcher.changed.wait()
            watcher.changed.clear()
            table = await hall.table(table_id)
            if not table.may_look(watcher.seats):
                await turn_away(socket, Refusal(403, "no-onlookers"))
                return
            try:
                if watcher.stale:
                    await socket.send_text((await table.news(watcher)).decode())
            except Refusal:
                # It could not keep a change a moment ago; the next look reads it again.
                await asyncio.sleep(RETRY)
                watcher.show()
                continue
            while watcher.news:
                await send(socket, watcher.news.pop(0))
    except (WebSocketDisconnect, RuntimeError):
        pass
    except (Elsewhere, Fault):
        await come_again(socket)
    except Exception as error:
        if isinstance(error, Refusal) and error.status == GONE:
            await turn_away(socket, error)
            return
        log.exception("table %s: a browser cannot be told of it", table_id)
        with contextlib.suppress(Exception):
            await socket.close(FAILED_CLOSE)


async def come_again(socket: WebSocket) -> None:
    """Its browser comes by itself: it is let in where the table is, and as soon as the database answers."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(RESTART_CLOSE)


async def turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """Say why somebody cannot stay; their browser does not come again by itself."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await send(socket, {"type": "refused", **refusal.to_dict()})
        await socket.close(REFUSED_CLOSE)


async def listen(socket: WebSocket, hall: Hall, table_id: str, watcher: Watcher, address: str) -> None:
    """Carry out what a browser asks for; a refusal is told, and the table as it is to whoever may act on it."""
    while True:
        data = await receive(socket, None)
        if not hall.rates.take(address):
            hall.turned_away("too-fast")
            await send(socket, {"type": "refused", **Refusal(429, "too-fast").to_dict()})
            continue
        try:
            if data == {"type": "ping"}:
                await send(socket, {"type": "pong"})
                continue
            table = await hall.table(table_id)
            if data == {"type": "whole"}:
                watcher.see_anew()
                continue
            if data == {"type": "away"} or data == {"type": "here"}:
                table.look_away(watcher, data["type"] == "away")
                continue
            if isinstance(data, dict) and data.get("type") == "say":
                await say(table, data, watcher)
                continue
            with hall.metrics.action(PERSON):
                await carry_out(table, data, watcher.tokens)
            hall.computer.go_on(table)
        except (Refusal, ValidationError) as error:
            refusal = error if isinstance(error, Refusal) else Refusal(422, "bad-message")
            hall.refuses(refusal)
            await send(socket, {"type": "refused", **refusal.to_dict()})
            if watcher.seats and refusal.status == STALE:
                watcher.show()


async def say(table: LiveTable, data: dict[str, Any], watcher: Watcher) -> None:
    """Words for everybody at the table; only who sits there may say something, and only where the host allows it."""
    wish = SayRequest.model_validate({name: value for name, value in data.items() if name != "type"})
    seat = watcher.perspective(table.match.actor)
    if seat is None and watcher.seats:
        seat = watcher.seats[0]
    if seat is None:
        raise Refusal(403, "not-at-the-table")
    if not table.room.words:
        raise Refusal(409, "no-words")
    said = await table.words.say(seat, table.seats[seat].name, wish.text, wish.ready)
    for each in table.watchers:
        each.hear({"type": "words", "words": [said]})


async def carry_out(table: LiveTable, data: Any, tokens: list[str]) -> None:
    """A message of a browser: ``play``, ``undo`` or ``restart``."""
    kind = data.pop("type", None) if isinstance(data, dict) else None
    held = table.played_by(tokens)
    if kind == "play":
        wish = ActionRequest.model_validate({**data, "tokens": []})
        await table.play(held, wish.revision, wish.action)
    elif kind in ("undo", "restart"):
        back = UndoRequest.model_validate({**data, "tokens": [], "whole_turn": kind == "restart"})
        await table.undo(held, back.revision, back.whole_turn)
    else:
        raise Refusal(422, "bad-message")


async def receive(socket: WebSocket, seconds: float | None) -> Any:
    async with asyncio.timeout(seconds):
        message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text") or ""
    if len(text) + len(message.get("bytes") or b"") > LARGEST_MESSAGE:
        with contextlib.suppress(RuntimeError):
            await socket.close(TOO_LARGE_CLOSE, "too-large")
        raise WebSocketDisconnect(TOO_LARGE_CLOSE)
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return None


async def send(socket: WebSocket, message: dict[str, Any]) -> None:
    await socket.send_text(as_json(message).decode())
