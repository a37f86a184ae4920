"""The connections of a server: so many of one address, and none that is held open without asking for anything."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tonalli.server.limits import Places, counted_as
from tonalli.server.settings import Settings, listed

LARGEST_HEAD = 64 * 1024
"""Bytes of what stands before a body: the line that asks, and all headers."""
MOST_HEADERS = 100
TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-type: application/json\r\ncontent-length: 40\r\nconnection: close\r\n\r\n"
    b'{"code":"headers-too-large","detail":""}'
)


class HeadTooLarge(Exception):
    """More is asked with than anybody has to say."""


class Proxies:
    """Those that are believed about addresses, as uvicorn reads them: addresses, networks, or ``*`` for all."""

    def __init__(self, trusted: str) -> None:
        self.named = set(listed(trusted))
        self.networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for each in self.named:
            with contextlib.suppress(ValueError):
                self.networks.append(ipaddress.ip_network(each))

    def __contains__(self, address: str) -> bool:
        if address in self.named or "*" in self.named:
            return True
        try:
            there = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(there in network for network in self.networks)


def guarded(settings: Settings) -> type[HttpToolsProtocol]:
    """uvicorn's protocol with limits; a proxy that is trusted speaks for many."""
    places = Places(settings.connections_of_address)
    proxies = Proxies(settings.trusted_proxies)

    class Guarded(HttpToolsProtocol):
        """One connection: it has a place, and a time by which the headers of its request must be there."""

        placed: str | None = None
        patience: asyncio.TimerHandle | None = None
        lines = 0
        """Headers of the request that is read, trailers included."""
        head = 0
        """Their bytes."""
        unread = 0
        """Bytes that came since anything of a request was whole: the parser keeps them."""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if address not in proxies:
                whose = counted_as(address)
                if not places.take(whose):
                    transport.abort()
                    return
                self.placed = whose
            self.wait_for_headers()

        def wait_for_headers(self) -> None:
            if self.patience is None:
                self.patience = self.loop.call_later(settings.header_seconds, self.transport.abort)

        def data_received(self, data: bytes) -> None:
            if self.cycle is None or self.cycle.response_complete:
                self.wait_for_headers()
            self.unread += len(data)
            super().data_received(data)
            if self.unread > LARGEST_HEAD and not self.transport.is_closing():
                self.refuse_head()

        def on_message_begin(self) -> None:
            self.lines = self.head = 0
            super().on_message_begin()

        def on_url(self, url: bytes) -> None:
            self.measure(url)
            super().on_url(url)

        def on_header(self, name: bytes, value: bytes) -> None:
            self.unread = 0
            self.lines += 1
            self.measure(name, value)
            super().on_header(name, value)

        def measure(self, *parts: bytes) -> None:
            """What is too large is not kept, nor is anything read behind it."""
            self.head += sum(map(len, parts))
            if self.head > LARGEST_HEAD or self.lines > MOST_HEADERS:
                raise HeadTooLarge

        def on_headers_complete(self) -> None:
            self.unread = 0
            self.wait_no_longer()
            super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            self.unread = 0
            super().on_body(body)

        def on_message_complete(self) -> None:
            self.unread = 0
            super().on_message_complete()

        def send_400_response(self, msg: str) -> None:
            if self.head > LARGEST_HEAD or self.lines > MOST_HEADERS:
                self.refuse_head()
            else:
                super().send_400_response(msg)

        def refuse_head(self) -> None:
            """It is told so, unless it is being answered something else."""
            if self.cycle is None or self.cycle.response_complete:
                self.transport.write(TOO_LARGE)
            self.transport.close()

        def handle_websocket_upgrade(self) -> None:
            self.let_go()
            super().handle_websocket_upgrade()

        def connection_lost(self, exc: Exception | None) -> None:
            self.let_go()
            super().connection_lost(exc)

        def wait_no_longer(self) -> None:
            if self.patience is not None:
                self.patience.cancel()
                self.patience = None

        def let_go(self) -> None:
            """Sockets are counted where they come to tables."""
            self.wait_no_longer()
            if self.placed is not None:
                places.give_back(self.placed)
                self.placed = None

    return Guarded


def serving(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told besides where to serve: nobody is believed about addresses whom the host does not name."""
    named = listed(settings.trusted_proxies)
    trusted = "*" if "*" in named else ",".join(named)
    return {"http": guarded(settings), "proxy_headers": bool(trusted), "forwarded_allow_ips": trusted or None}
