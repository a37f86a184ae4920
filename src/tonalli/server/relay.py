"""Any process answers any browser: what concerns a table goes to the process that has it."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tonalli.server.limits import refuse
from tonalli.server.refusals import Refusal
from tonalli.server.wire import END, RELAYED, Cut, Line, Moved, Unreachable

if TYPE_CHECKING:
    from tonalli.server.neighbours import Neighbour, Neighbours

NAMED = re.compile(r"/api/(?:tables|replays)/(?!status$)([A-Za-z0-9_-]{1,32})(?:/|$)")
PATIENCE = 15.0
"""Seconds in which the tables of a process that ended are another's."""
AGAIN = 0.1
RESTART_CLOSE = 1012
"""What a browser is told that is to come again: somebody else has its table now."""


def table_named(path: str) -> str | None:
    """The table, or the replay, that a path is about."""
    found = NAMED.match(path)
    return found[1] if found else None


class Relay:
    """Wraps the application: a request about a table that another process has is answered by that process."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table_id = table_named(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if table_id is None or RELAYED in scope:
            await self.app(scope, receive, send)
            return
        neighbours: Neighbours = scope["app"].state.hall.neighbours
        body: bytes | None = None
        deadline = asyncio.get_running_loop().time() + PATIENCE
        try:
            while (owner := await neighbours.owner_of(table_id)) is not None:
                if body is None:
                    body = await whole_body(receive) if scope["type"] == "http" else b""
                try:
                    await self.hand_on(neighbours, owner, scope, body, receive, send)
                    return
                except (Unreachable, Moved):
                    neighbours.miss(owner, table_id)
                except Cut:
                    # Whoever only looks can look again.
                    neighbours.miss(owner, table_id)
                    if scope["method"] != "GET":
                        raise Refusal(503, "unknown", "elsewhere") from None
                if asyncio.get_running_loop().time() > deadline:
                    raise Refusal(503, "not-kept", "elsewhere")
                await asyncio.sleep(AGAIN)
        except Refusal as refusal:
            await self.turn_away(scope, send, refusal)
            return
        await self.app(scope, receive if body is None or scope["type"] != "http" else once(body, receive), send)

    async def hand_on(
        self, neighbours: Neighbours, owner: Neighbour, scope: Scope, body: bytes, receive: Receive, send: Send
    ) -> None:
        line = await neighbours.lines.hand_on(owner.address, scope, body)
        if scope["type"] == "websocket":
            await converse(line, receive, send)
            return
        answer: list[Message] = []
        try:
            while (message := await line.receive())["type"] != END:
                answer.append(message)
        except (OSError, EOFError):
            line.close()
            raise Cut(owner.address) from None
        except BaseException:
            line.close()
            raise
        neighbours.lines.keep(owner.address, line)
        for message in answer:
            await send(message)

    async def turn_away(self, scope: Scope, send: Send, refusal: Refusal) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": RESTART_CLOSE})
        else:
            scope["app"].state.hall.refuses(refusal)
            await refuse(send, refusal.status, refusal.code, refusal.detail)


async def whole_body(receive: Receive) -> bytes:
    """All of a request's body; how long it may be is limited before."""
    body = b""
    while True:
        message = await receive()
        body += bytes(message.get("body", b""))
        if not message.get("more_body", False):
            return body


def once(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, and then whatever comes."""
    parts = [body]

    async def again() -> Message:
        return {"type": "http.request", "body": parts.pop()} if parts else await receive()

    return again


async def converse(line: Line, receive: Receive, send: Send) -> None:
    """A browser's socket and the process that has its table, until either goes."""
    listening = asyncio.create_task(listen(line, receive))
    try:
        while (message := await line.receive())["type"] != END:
            await send(message)
    except (OSError, EOFError):
        # The process went away: the browser comes again, and finds another.
        with suppress(Exception):
            await send({"type": "websocket.close", "code": RESTART_CLOSE})
    finally:
        listening.cancel()
        line.close()


async def listen(line: Line, receive: Receive) -> None:
    with suppress(OSError):
        while True:
            message = await receive()
            await line.send(message)
            if message["type"] == "websocket.disconnect":
                return
