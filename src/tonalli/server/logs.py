"""What a server writes into its log: a line for each thing, as text or as JSON. No token, seed or address is in any."""

from __future__ import annotations

import logging
import math
import sys
import time
from collections import Counter

import orjson

NAME = "tonalli.server"
SERVED_BY = "uvicorn"
SELDOM = 60.0
"""Seconds between two lines about what strangers are refused, who could fill a log otherwise."""

log = logging.getLogger(NAME)


def note(event: str, **facts: object) -> None:
    """What a host may want to know: a few words, and figures and names beside them, which JSON keeps apart."""
    if log.isEnabledFor(logging.INFO):
        said = " ".join(f"{name}={value}" for name, value in facts.items())
        log.info("%s", f"{event}: {said}" if said else event, extra={"event": event, "facts": facts})


class Refused:
    """How often limits turned somebody away, told now and then."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.told = -math.inf

    def count(self, code: str) -> None:
        self.counts[code] += 1
        if time.monotonic() - self.told >= SELDOM:
            self.tell()

    def tell(self) -> None:
        if self.counts:
            note("refused by limits", **self.counts)
            self.counts.clear()
            self.told = time.monotonic()


class JsonLines(logging.Formatter):
    """One JSON object a line, the traceback of a fault within it."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if hasattr(record, "facts"):
            told |= {"event": getattr(record, "event", ""), **record.facts}
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return orjson.dumps(told, default=str).decode()


def set_up_logs(shape: str, level: str) -> None:
    """Let the server and the one it runs in write to stderr in the shape that was asked for."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    handler.setFormatter(JsonLines() if shape == "json" else plain)
    for name in (NAME, SERVED_BY):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    # Below that it writes addresses of browsers, and whatever they send: tokens, too.
    served_by = logging.getLogger(SERVED_BY)
    served_by.setLevel(max(served_by.level, logging.WARNING))
