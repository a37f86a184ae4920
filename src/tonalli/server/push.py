"""Turn notices by Web Push: a browser that is not at the table is told that its seat is to decide.

The server has a pair of keys of its own, made at its first start and kept in its database. What is sent is encrypted
for one browser and says no more than which table it is; addresses inside the server's own network are never asked.
"""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
import logging
import socket
import time
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

import orjson
import sqlalchemy as sa
from sqlalchemy import Connection
from webpush import WebPush, WebPushSubscription
from webpush.vapid import VAPID

from tonalli.locale import ENGLISH, languages, text
from tonalli.server import schema
from tonalli.server.database import alone
from tonalli.server.faults import Fault
from tonalli.server.refusals import Refusal
from tonalli.server.settings import Settings
from tonalli.server.storage import Storage
from tonalli.server.stored import one_by_one

log = logging.getLogger("tonalli.server")

LIFE = 24 * 3600
"""Seconds for which a push service keeps a notice for a browser that is off."""
PATIENCE = 10.0
MOST = 10
"""Browsers of one seat that are told; the oldest are forgotten."""
GONE = (404, 410)
"""What a push service answers for a browser that wants no more notices."""


def notice(game: str) -> dict[str, Any]:
    """What a notice says, in English and beside it in the other languages: only the browser knows which one is read."""
    said = {
        language: {
            "title": text({"key": f"{game}-title.name"}, language),
            "body": text({"key": "web-notice-turn"}, language),
        }
        for language in languages()
    }
    return {**said.pop(ENGLISH), "languages": said}


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """A push service that sends one elsewhere is not followed: its address was looked at, the other one was not."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


OPENER = urllib.request.build_opener(NoRedirect)


def is_public(endpoint: str) -> bool:
    """Whether an address is an encrypted one of the world outside."""
    parts = urlsplit(endpoint)
    if parts.scheme != "https" or not parts.hostname:
        return False
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return False
    return all(ipaddress.ip_address(str(entry[4][0]).partition("%")[0]).is_global for entry in found)


class Push:
    """The notices of a server."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.sender: WebPush | None = None
        self.public_key = ""
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Read the server's keys, or make them."""
        if self.settings.push == "off":
            return
        private, public = await self.storage.change(own_keys)
        contact = self.settings.push_contact.removeprefix("mailto:")
        self.sender = WebPush(private.encode(), public.encode(), contact, ttl=LIFE)
        self.public_key = VAPID.get_application_server_key(self.sender.vapid.public_key)

    def allows(self, endpoint: str) -> bool:
        return self.settings.push == "any" or is_public(endpoint)

    async def subscribe(self, table_id: str, seats: list[int], subscription: dict[str, str]) -> None:
        """Tell a browser of the turns of some seats."""
        if self.sender is None:
            raise Refusal(404, "no-notices")
        if not await asyncio.to_thread(self.allows, subscription["endpoint"]):
            raise Refusal(422, "no-notices")
        await self.storage.change(lambda connection: keep(connection, table_id, seats, subscription))

    async def unsubscribe(self, endpoint: str) -> None:
        """Whoever knows the address may have it forgotten: only the browser and its push service do."""
        await self.storage.change(lambda connection: forget(connection, name_of(endpoint)))

    def tell(self, table_id: str, game: str, seat: int) -> None:
        """Tell whoever wants to know that a seat is to decide; nobody waits for it."""
        if self.sender is None:
            return
        task = asyncio.create_task(self.tell_all(table_id, game, seat))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def tell_all(self, table_id: str, game: str, seat: int) -> None:
        try:
            found = await self.storage.read(lambda connection: subscribed(connection, table_id, seat))
            for subscription in found:
                if await asyncio.to_thread(self.send, table_id, game, subscription) in GONE:
                    await self.unsubscribe(subscription["endpoint"])
        except Fault as fault:
            log.warning("table %s: a turn could not be told of: the database is %s", table_id, fault.detail)
        except Exception:
            log.exception("table %s: a turn could not be told of", table_id)

    def send(self, table_id: str, game: str, subscription: dict[str, str]) -> int:
        """Send one notice; the status the push service answers with, 0 if it cannot be reached."""
        assert self.sender is not None
        if not self.allows(subscription["endpoint"]):
            return GONE[0]
        payload = orjson.dumps({"table": table_id, **notice(game)})
        keys = {"p256dh": subscription["p256dh"], "auth": subscription["auth"]}
        to = WebPushSubscription.model_validate({"endpoint": subscription["endpoint"], "keys": keys})
        message = self.sender.get(payload, to)
        headers = {
            **message.headers,
            "content-type": "application/octet-stream",
            "urgency": "normal",
            "topic": table_id,
        }
        request = urllib.request.Request(subscription["endpoint"], message.encrypted, headers, method="POST")
        try:
            with OPENER.open(request, timeout=PATIENCE) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            log.info("a push service answered %d", error.code)
            return error.code
        except (OSError, ValueError):
            log.info("a push service cannot be reached")
            return 0

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def name_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def own_keys(connection: Connection) -> tuple[str, str]:
    """The private and the public key of this server."""
    alone(connection)
    rows = connection.execute(sa.select(schema.keys)).mappings()
    kept = {str(row["name"]): str(row["value"]) for row in rows}
    if "push-private" not in kept:
        private, public, _shown = VAPID.generate_keys()
        kept = {"push-private": private.decode(), "push-public": public.decode()}
        connection.execute(schema.keys.insert(), [{"name": name, "value": value} for name, value in kept.items()])
    return kept["push-private"], kept["push-public"]


def keep(connection: Connection, table_id: str, seats: list[int], subscription: dict[str, str]) -> None:
    one_by_one(connection, table_id)
    table = schema.subscriptions
    name, now = name_of(subscription["endpoint"]), time.time()
    for seat in seats:
        here = (table.c.table_id == table_id) & (table.c.seat == seat)
        connection.execute(table.delete().where(here, table.c.name == name))
        older = sa.select(table.c.name).where(here).order_by(table.c.created.desc()).offset(MOST - 1)
        surplus = list(connection.execute(older).scalars())
        connection.execute(table.delete().where(here, table.c.name.in_(surplus)))
        connection.execute(table.insert().values(table_id=table_id, seat=seat, name=name, created=now, **subscription))


def forget(connection: Connection, name: str) -> None:
    connection.execute(schema.subscriptions.delete().where(schema.subscriptions.c.name == name))


def subscribed(connection: Connection, table_id: str, seat: int) -> list[dict[str, str]]:
    table = schema.subscriptions
    query = sa.select(table.c.endpoint, table.c.p256dh, table.c.auth).where(
        table.c.table_id == table_id, table.c.seat == seat
    )
    return [dict(row) for row in connection.execute(query).mappings()]
