"""What can be set about a server, from the environment or the command line."""

from __future__ import annotations

import ipaddress
import math
import os
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from urllib.parse import SplitResult, urlsplit

from tonalli.core.errors import OptionError

PREFIX = "TONALLI_"
ALLOWED = {
    "metrics": ("local", "all", "off"),
    "logs": ("text", "json"),
    "log_level": ("debug", "info", "warning", "error", "critical"),
    "push": ("public", "any", "off"),
}
"""Settings that are one word out of a few."""
AT_LEAST_ONE = {"bot_processes", "live_tables", "thinking_tables", "rate", "burst", "largest_body"}
ABOVE_ZERO = {"header_seconds", "body_seconds", "bot_patience"}
"""Figures with which nothing would go on if they were 0; all others may be."""
LAST_PORT = 65_535
LOCALHOST = "localhost"
PORTS = {"inner_port"}


def default_database() -> str:
    """A file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home, 'tonalli', 'tables.sqlite3')}"


@dataclass(frozen=True)
class Settings:
    """Everything a server needs to know before it starts."""

    database: str = field(default_factory=default_database)
    """A database URL: SQLite by default, PostgreSQL for many players."""
    bot_pause: float = 0.6
    """Seconds a computer seat waits before it plays, so that people can follow."""
    bot_processes: int = 1
    ray: str = ""
    """The address of a Ray cluster in which computer seats think, "auto" for the one this machine belongs to; none by
    default: they think on this machine.
    """
    bot_patience: float = 60.0
    """Seconds a bot may think about one decision before its process is ended."""
    hint_simulations: int = 400
    """Lines that are followed for a hint."""
    review_simulations: int = 80
    """The same for each decision of a game that is reviewed."""
    reviews_an_hour: int = 60
    """Games one address may have reviewed; the machine itself as many as it likes."""
    thinking_tables: int = 256
    """Tables whose computer seats play at the same time; the others wait in line."""
    thinking_tables_of_address: int = 32
    inner_host: str = "127.0.0.1"
    """Where the other processes of one PostgreSQL database reach this one: an address of this machine."""
    inner_port: int = 0
    """The port for that; 0 is any free one."""
    live_tables: int = 500
    """Tables kept in memory; others are read again when somebody comes."""
    metrics: str = "local"
    """Who may see the figures at /metrics: "local" for this machine, "all" or "off"."""
    logs: str = "text"
    """The shape of the log: "text" or "json"."""
    log_level: str = "warning"
    rate: float = 40.0
    """Requests a second that one address may send for long."""
    burst: int = 200
    """Requests an address may send at once."""
    connections_of_address: int = 128
    """Connections one address may have open; the machine itself and trusted proxies as many as they like."""
    sockets_of_address: int = 64
    """Browsers one address may have at tables; the machine itself as many as it likes."""
    onlookers_of_table: int = 200
    """Browsers that may look on at one table, besides those who sit there."""
    header_seconds: float = 15.0
    """Seconds a request may take until its headers are there."""
    body_seconds: float = 30.0
    """The same for its body."""
    trusted_proxies: str = ""
    """Addresses and networks of proxies that are believed about whom they speak for, with commas; none by default."""
    origins: str = ""
    """Addresses of pages that may use sockets besides those the server itself is reached at, with commas."""
    hosts: str = ""
    """Names browsers may ask this server by, with commas, besides localhost and those of ``origins``; ``*`` or nothing
    for any. Where it listens for this machine alone nothing is localhost: no page elsewhere has a name that leads here.
    """
    tables_an_hour: int = 60
    """Tables one address may open; the machine itself may open as many as it likes."""
    replays_an_hour: int = 120
    unjoined_days: float = 30.0
    """Days after which a table is forgotten at which a seat is still free; 0: never, here and below."""
    bots_days: float = 7.0
    """The same for tables at which no person sits."""
    replays_days: float = 90.0
    """The same for records that were handed in."""
    finished_days: float = 0.0
    idle_days: float = 0.0
    """The same for games of people, finished or not, at which nothing happened."""
    push: str = "public"
    """Turn notices by Web Push: "public" to push services of the world outside, "any" also inside one's own network
    and unencrypted, for trying it out, "off" for none.
    """
    push_contact: str = "tonalli@localhost.localdomain"
    """Whom a push service writes to about this server's notices: an e-mail address."""
    largest_body: int = 256 * 1024
    most_tables: int = 100_000
    most_replays: int = 20_000

    @staticmethod
    def from_environment() -> Settings:
        """Settings with what variables such as TONALLI_DATABASE say."""
        changed: dict[str, object] = {}
        for name, kind in Settings.__annotations__.items():
            text = os.environ.get(PREFIX + name.upper())
            if text is not None:
                changed[name] = allowed(name, kind, text)
        return Settings(**changed)  # type: ignore[arg-type]

    def to_environment(self) -> dict[str, str]:
        """The variables from which another process reads the same settings."""
        return {PREFIX + name.upper(): str(value) for name, value in asdict(self).items()}


def listed(text: str) -> list[str]:
    """What is set with commas."""
    return [each.strip() for each in text.split(",") if each.strip()]


def is_proxy(text: str) -> bool:
    """An address, a network without anything beyond it, or ``*`` for everybody."""
    try:
        return text == "*" or bool(ipaddress.ip_network(text))
    except ValueError:
        return False


def is_origin(text: str) -> bool:
    """What browsers send: how and where a page is served, and nothing behind it."""
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and text == f"{parts.scheme}://{parts.netloc}" and is_place(parts)
    except ValueError:
        return False


def is_place(parts: SplitResult) -> bool:
    return bool(parts.hostname) and parts.username is None and (parts.port is None or parts.port > 0)


def is_host(text: str) -> bool:
    """A name or an address as it stands in a link, without a port; ``*`` for any."""
    return text == "*" or bool(re.fullmatch(r"[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]", text))


def is_contact(text: str) -> bool:
    """An e-mail address."""
    return bool(re.fullmatch(r"(mailto:)?[^@\s:/]+@[^@\s:/]+", text))


def name_asked(host: str) -> str:
    """The name in a header or a link, without the port."""
    name = host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]
    return name.lower().removesuffix(".")


def is_loopback(host: str) -> bool:
    """Whether what listens there is reached from this machine alone."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == LOCALHOST


def answering_to(settings: Settings, host: str) -> Settings:
    """Settings of a server that listens at an address: on this machine alone without a proxy, nobody asks by another
    name but a page that wants to get in by it.
    """
    if settings.hosts or settings.trusted_proxies or not is_loopback(host):
        return settings
    return replace(settings, hosts=LOCALHOST)


EACH: dict[str, tuple[Callable[[str], bool], str]] = {
    "trusted_proxies": (is_proxy, "127.0.0.1, 10.0.0.0/8, fd00::/8, *"),
    "hosts": (is_host, "tonalli.example.org, 192.168.1.7, [fd00::7], *"),
    "push_contact": (is_contact, "tonalli@example.org, mailto:tonalli@example.org"),
    "origins": (is_origin, "https://tonalli.example.org, http://localhost:5173"),
}
"""Settings that are of a kind, with examples."""
SEVERAL = {"trusted_proxies", "hosts", "origins"}
"""Those that may be several, with commas."""


def allowed(name: str, kind: str, text: str) -> str | float | int:
    """What a variable says of a setting, if that makes sense."""
    what = f"{PREFIX}{name.upper()}={text}"
    if kind == "str":
        words = ALLOWED.get(name, (text,))
        if text not in words:
            said = ", ".join(words)
            raise OptionError(f"{what}: allowed is {said}", "allowed", what=what, allowed=said)
        fits, examples = EACH.get(name, (None, ""))
        if fits is not None and not all(map(fits, listed(text) if name in SEVERAL else [text])):
            raise OptionError(f"{what}: give something like {examples}", "like", what=what, examples=examples)
        return text
    try:
        figure = float(text) if kind == "float" else int(text)
    except ValueError:
        figure = math.nan
    most = LAST_PORT if name in PORTS else math.inf
    least = 1 if name in AT_LEAST_ONE else 0
    # What is no figure is not below anything either.
    if least <= figure <= most and figure < math.inf and not (name in ABOVE_ZERO and figure == 0):
        return figure
    if kind != "float" and most < math.inf:
        said = f"a whole number from {least} to {most}"
        raise OptionError(f"{what}: allowed is {said}", "whole-within", what=what, least=least, most=str(most))
    if kind != "float":
        raise OptionError(f"{what}: allowed is a whole number from {least}", "whole", what=what, least=least)
    if name in ABOVE_ZERO:
        raise OptionError(f"{what}: allowed is a finite number above 0", "above-zero", what=what)
    raise OptionError(f"{what}: allowed is a finite number from {least}", "finite", what=what, least=least)
