"""The wire between processes: a browser's request or socket, handed on as it came to whoever has the table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import struct
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
from starlette.types import ASGIApp, Message, Scope

log = logging.getLogger("tonalli.server")

SIZES = struct.Struct("!II")
"""Every frame is the sizes of a JSON object and of raw bytes, and both."""
LARGEST = 64 * 2**20
PATIENCE = 5.0
"""Seconds to wait for a process to be reached and to take what is handed on."""
IDLE = 16
"""Lines to one process that are kept for later."""
PASSED_ON = ("type", "http_version", "method", "scheme", "path", "query_string", "root_path", "headers", "subprotocols")
TAKEN = "taken"
ELSEWHERE = "elsewhere"
END = "end"
RELAYED = "tonalli.relayed"
"""What marks a request that another process has let in; nobody outside can set it."""


class Unreachable(Exception):
    """A process was not reached, or has not taken what was handed on: nothing of it was done."""


class Moved(Exception):
    """The process has not got that table any more; nothing was done."""


class Cut(Exception):
    """A process went away in the middle: nobody knows what it did."""


def plain(value: Any) -> Any:
    """What JSON cannot say: bytes are Latin-1, as in headers."""
    if isinstance(value, bytes):
        return value.decode("latin-1")
    raise TypeError


class Line:
    """A connection between two processes, for one request or socket at a time."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, message: Message) -> None:
        said = {name: value for name, value in message.items() if name not in ("body", "bytes")}
        data = orjson.dumps(said, default=plain)
        raw = message.get("body") or message.get("bytes") or b""
        self.writer.write(SIZES.pack(len(data), len(raw)) + data + raw)
        await self.writer.drain()

    async def receive(self) -> Message:
        """The next frame; raises ``EOFError`` or ``OSError`` when there is none."""
        size, raw_size = SIZES.unpack(await self.reader.readexactly(SIZES.size))
        if size + raw_size > LARGEST:
            raise EOFError
        message: Message = orjson.loads(await self.reader.readexactly(size))
        raw = await self.reader.readexactly(raw_size)
        if message["type"] in ("http.request", "http.response.body"):
            message["body"] = raw
        elif raw:
            message["bytes"] = raw
        if "headers" in message:
            pairs = message["headers"]
            message["headers"] = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in pairs]
        return message

    def close(self) -> None:
        self.writer.close()


# ---- handing on ------------------------------------------------------------------------------------


class Lines:
    """Lines to other processes."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.idle: dict[str, list[Line]] = {}

    async def open(self, address: str) -> Line:
        host, _colon, port = address.rpartition(":")
        line = Line(*await asyncio.open_connection(host, int(port)))
        await line.send({"type": "hello", "secret": self.secret})
        return line

    async def hand_on(self, address: str, scope: Scope, body: bytes) -> Line:
        """A line whose other end has taken a request and answers it; a line that was idle may have ended since."""
        opening = {name: scope[name] for name in PASSED_ON if name in scope}
        opening["client"] = list(scope["client"]) if scope.get("client") else None
        kept = self.idle.get(address, [])
        while True:
            line = kept.pop() if kept else None
            fresh = line is None
            try:
                async with asyncio.timeout(PATIENCE):
                    line = line or await self.open(address)
                    await line.send({**opening, "kind": opening["type"], "type": "scope"})
                    await line.send({"type": "http.request", "body": body})
                    answer = await line.receive()
            except (OSError, EOFError, TimeoutError) as error:
                if line is not None:
                    line.close()
                if fresh or isinstance(error, TimeoutError):
                    raise Unreachable(address) from None
                continue
            if answer["type"] == TAKEN:
                return line
            self.keep(address, line)
            raise Moved(address)

    def keep(self, address: str, line: Line) -> None:
        """A line on which everything was said."""
        kept = self.idle.setdefault(address, [])
        if len(kept) < IDLE:
            kept.append(line)
        else:
            line.close()

    def forget(self, address: str) -> None:
        for line in self.idle.pop(address, []):
            line.close()

    def close(self) -> None:
        for address in list(self.idle):
            self.forget(address)

    async def ask(self, address: str, path: str, question: dict[str, Any]) -> Any:
        """What another process answers to a request of this one."""
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": "POST",
            "scheme": "http",
            "path": path,
            "query_string": b"",
            "headers": [(b"content-type", b"application/json")],
            "client": None,
        }
        line = await self.hand_on(address, scope, orjson.dumps(question))
        found = b""
        try:
            while (message := await line.receive())["type"] != END:
                found += message.get("body", b"")
        except (OSError, EOFError):
            line.close()
            raise Cut(address) from None
        self.keep(address, line)
        return orjson.loads(found)


# ---- taking ----------------------------------------------------------------------------------------


class Entrance:
    """Where other processes reach this one; nobody is heard who does not know the secret that is in the database."""

    def __init__(self, app: ASGIApp, secret: str, is_here: Callable[[str], Awaitable[bool]]) -> None:
        self.app = app
        self.secret = secret
        self.is_here = is_here
        self.server: asyncio.Server | None = None
        self.guests: set[asyncio.Task[None]] = set()

    async def open(self, host: str, port: int) -> str:
        """Begin to listen; the address, for the others."""
        self.server = await asyncio.start_server(self.welcome, host, port)
        return f"{host}:{self.server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
        for guest in list(self.guests):
            guest.cancel()
        await asyncio.gather(*self.guests, return_exceptions=True)

    def welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        guest = asyncio.create_task(self.attend(Line(reader, writer)))
        self.guests.add(guest)
        guest.add_done_callback(self.guests.discard)

    async def attend(self, line: Line) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                hello = await line.receive()
            if not secrets.compare_digest(str(hello.get("secret")).encode(), self.secret.encode()):
                return
            while True:
                scope, first = await line.receive(), await line.receive()
                if not await self.is_here(scope["path"]):
                    await line.send({"type": ELSEWHERE})
                    continue
                await line.send({"type": TAKEN})
                await self.answer(line, scope, first)
                await line.send({"type": END})
        except (OSError, EOFError, TimeoutError, ValueError):
            pass
        except Exception:
            log.exception("what another process handed on failed")
        finally:
            line.close()

    async def answer(self, line: Line, opening: Message, first: Message) -> None:
        """Let the application answer as if the browser had come here."""
        scope: Scope = {
            "asgi": {"version": "3.0"},
            "root_path": "",
            **opening,
            "type": opening["kind"],
            "query_string": opening["query_string"].encode("latin-1"),
            "raw_path": opening["path"].encode(),
            "client": tuple(opening["client"]) if opening["client"] else None,
            "server": None,
            RELAYED: True,
        }
        del scope["kind"]
        if scope["type"] == "http":
            received = [first]

            async def body() -> Message:
                if received:
                    return received.pop()
                await asyncio.Event().wait()
                raise AssertionError

            await self.app(scope, body, line.send)
            return

        async def heard() -> Message:
            try:
                return await line.receive()
            except (OSError, EOFError):
                return {"type": "websocket.disconnect", "code": 1006}

        with contextlib.suppress(OSError):
            await self.app(scope, heard, line.send)
