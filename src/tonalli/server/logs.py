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
ALIKE = 10
"""Lines of one kind about what goes wrong in as many seconds: a full disk would be filled up by what is said of it."""

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


class NotAgainAndAgain(logging.Filter):
    """Of what goes wrong again and again the first few lines of each minute; the next one says how many there were."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: dict[str, float] = {}
        self.counts: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind = str(record.msg)
        now = time.monotonic()
        if now - self.begun.get(kind, -math.inf) >= SELDOM:
            self.begun[kind] = now
            left_out = self.counts.pop(kind, 0) - ALIKE
            if left_out > 0:
                record.msg, record.args = f"{record.getMessage()} ({left_out} more like it were left out)", ()
        self.counts[kind] += 1
        return self.counts[kind] <= ALIKE


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
    handler.addFilter(NotAgainAndAgain())
    for name in (NAME, SERVED_BY):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    # Below that it writes addresses of browsers, and whatever they send: tokens, too.
    served_by = logging.getLogger(SERVED_BY)
    served_by.setLevel(max(served_by.level, logging.WARNING))
