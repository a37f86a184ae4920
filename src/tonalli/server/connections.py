"""The connections of a server: so many of one address, and none that is held open without asking for anything."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tonalli.server.limits import Places, counted_as
from tonalli.server.settings import Settings, listed


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
            super().data_received(data)

        def on_headers_complete(self) -> None:
            self.wait_no_longer()
            super().on_headers_complete()

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
    trusted = settings.trusted_proxies
    return {"http": guarded(settings), "proxy_headers": bool(trusted), "forwarded_allow_ips": trusted or None}
