"""What a stranger may ask of a server: so much at once, so often; and what browsers are told to refuse."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import time
from collections import Counter, OrderedDict
from urllib.parse import urlsplit

import orjson
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tonalli.server.metrics import Metrics
from tonalli.server.settings import LOCALHOST, Settings, listed, name_asked
from tonalli.server.wire import RELAYED

log = logging.getLogger("tonalli.server")

ADDRESSES = 10_000
HOUR = 3600.0
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}


COSTS = tuple(
    (re.compile(pattern), cost)
    for pattern, cost in {
        r"GET /api/openapi\.json": 4,
        r"GET /api/(words|rules)/[^/]+": 3,
        r"POST /api/replays": 4,
        r"GET /api/replays/[^/]+": 4,
        r"POST /api/replays/[^/]+/review": 8,
        r"GET /api/replays/[^/]+/frames/[^/]+": 2,
        r"POST /api/tables/[^/]+/past": 2,
        r"POST /api/tables/[^/]+/hint": 8,
    }.items()
)
"""What takes longer than the usual five thousandths of a second or so, and how many usual requests it counts as."""
FILES = re.compile(r"GET (/assets/.+|/[^/]+\.(js|svg|png|webmanifest))")
FILE = 0.25
"""A page fetches two dozen files of its own at once, and many people may come from one address, a club's say."""
FRAMES = 8
"""Positions of a past that count as one more."""
TABLES = 4
"""Tables whose state is asked for at once that do."""


def cost_of(scope: Scope) -> float:
    """As how many requests one counts."""
    asked = f"{scope.get('method', 'GET')} {scope['path']}"
    if FILES.fullmatch(asked):
        return FILE
    return next((cost for pattern, cost in COSTS if pattern.fullmatch(asked)), 1)


def is_local(address: str) -> bool:
    """Whether it is the machine itself that asks."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


NETWORK = 64
"""Bits of an IPv6 address that are given to one household or host, which chooses the others as it likes."""


def counted_as(address: str) -> str:
    """As whom an address is counted: with IPv6 its whole network; IPv4 written as IPv6 as what it is."""
    try:
        there = ipaddress.ip_address(address)
    except ValueError:
        return address
    if there.version == 6 and there.ipv4_mapped is not None:
        return str(there.ipv4_mapped)
    if there.version == 4 or there.is_loopback:
        return str(there)
    return str(ipaddress.ip_network((int(there), NETWORK), strict=False))


UNTOLD = "behind a proxy"
"""The address of everybody who comes through a proxy on this machine that nobody said to trust."""


def address_of(connection: HTTPConnection) -> str:
    """As whom whoever sends a request or opens a socket is counted. What comes through a proxy is not from the machine
    itself.
    """
    host = counted_as(connection.client.host) if connection.client is not None else ""
    passed_on = "x-forwarded-for" in connection.headers or "forwarded" in connection.headers
    return UNTOLD if passed_on and is_local(host) else host


def is_same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a socket is opened by a page of this server, or by no page at all."""
    origin = connection.headers.get("origin")
    if origin is None or origin in listed(settings.origins):
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


def names_of(settings: Settings) -> set[str] | None:
    """The names a server answers to; None for any."""
    named = set(map(name_asked, listed(settings.hosts)))
    if not named or "*" in named:
        return None
    pages = {name_asked(urlsplit(origin).netloc) for origin in listed(settings.origins)}
    return {LOCALHOST, "127.0.0.1", "[::1]", *named, *pages}


class Bucket:
    """Tokens that drip in at a rate; what is asked for takes one or more."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.level = float(burst)
        self.filled = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Whether there is so much; whatever it costs, a full bucket is enough."""
        self.fill()
        if self.level < min(cost, self.burst):
            return False
        self.level -= cost
        return True

    def owe(self, cost: int) -> None:
        """Take what turned out to be dear, though it has to be earned first."""
        self.fill()
        self.level -= cost

    def fill(self) -> None:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.filled) * self.rate)
        self.filled = now


class Rates:
    """How fast each address may ask, over all its requests and sockets together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> bool:
        return self.bucket(address).take(cost)

    def owe(self, address: str, cost: int) -> None:
        """What an answer cost besides; the address waits longer for the next one."""
        self.bucket(address).owe(cost)

    def bucket(self, address: str) -> Bucket:
        bucket = self.buckets.pop(address, None) or Bucket(self.settings.rate, self.settings.burst)
        self.buckets[address] = bucket
        while len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket


class Places:
    """How many of something each address has at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """One more, unless that is too many; the machine itself may have as many as it likes."""
        if self.taken[address] >= self.most and not is_local(address):
            return False
        self.taken[address] += 1
        return True

    def give_back(self, address: str) -> None:
        self.taken[address] -= 1
        if self.taken[address] <= 0:
            del self.taken[address]


class Allowance:
    """What each address may have in an hour; the machine itself may have as much as it likes."""

    def __init__(self, an_hour: int) -> None:
        self.an_hour = an_hour
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        if not address or is_local(address):
            return True
        bucket = self.buckets.pop(address, None) or Bucket(self.an_hour / HOUR, self.an_hour)
        self.buckets[address] = bucket
        while len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take()


class Limits:
    """Wraps the application: sizes, rates, headers, and no traceback for anybody."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.names = names_of(settings)

    def is_asked_for(self, connection: HTTPConnection) -> bool:
        """Whether whoever asks means this server: a page elsewhere can let its own name lead here."""
        host = connection.headers.get("host")
        return self.names is None or host is None or name_asked(host) in self.names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        # Whatever another process hands on was counted there.
        relayed = RELAYED in scope
        hall = scope["app"].state.hall
        allowed = relayed or hall.rates.take(address_of(connection), cost_of(scope))
        meant = relayed or self.is_asked_for(connection)
        if not allowed:
            hall.turned_away("too-fast")
        if scope["type"] == "websocket":
            same = relayed or is_same_origin(connection, self.settings)
            if allowed and meant and same:
                await self.app(scope, receive, send)
                return
            if allowed:
                hall.turned_away("other-origin" if meant else "other-host")
            await send({"type": "websocket.close", "code": 1008})
            return
        metrics: Metrics = hall.metrics
        begun = False

        async def with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                if not relayed:
                    metrics.requests.labels(str(message["status"])).inc()
                present = {name.lower() for name, value in message["headers"]}
                extra = [(n.encode(), v.encode()) for n, v in HEADERS.items() if n.encode() not in present]
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        if not allowed:
            await refuse(with_headers, 429, "too-fast")
            return
        if not meant:
            hall.turned_away("other-host")
            await refuse(with_headers, 421, "other-host", "TONALLI_HOSTS")
            return
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self.settings.largest_body:
            metrics.refusals.labels("too-large").inc()
            await refuse(with_headers, 413, "too-large")
            return
        received = 0
        whole = False
        deadline = asyncio.get_running_loop().time() + self.settings.body_seconds

        async def limited() -> Message:
            nonlocal received, whole
            try:
                async with asyncio.timeout_at(None if whole else deadline):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408, headers={"Connection": "close"}) from None
            whole = not message.get("more_body", False)
            received += len(message.get("body", b""))
            if received > self.settings.largest_body:
                raise HTTPException(413)
            return message

        try:
            await self.app(scope, limited, with_headers)
        except asyncio.CancelledError:
            # The server ends, and cannot wait for whoever does not read an answer.
            log.warning("%s %s was cut off", scope["method"], scope["path"])
        except Exception:
            # What went wrong is in the server's log and nowhere else.
            metrics.failures.inc()
            log.exception("%s %s failed", scope["method"], scope["path"])
            if not begun:
                await refuse(with_headers, 500, "failed")


async def refuse(send: Send, status: int, code: str, detail: str = "") -> None:
    body = orjson.dumps({"code": code, "detail": detail})
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
