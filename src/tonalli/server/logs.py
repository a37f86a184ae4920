"""What a server writes into its log: a line for each thing, as text or as JSON. No token, seed or address is in any."""

from __future__ import annotations

import logging
import sys
import time

import orjson

NAME = "tonalli.server"
SERVED_BY = "uvicorn"


class JsonLines(logging.Formatter):
    """One JSON object a line, the traceback of a fault within it."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return orjson.dumps(told).decode()


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
