"""Memory: what is told goes by itself as soon as it is sent; circles are looked for while nobody waits."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

EVERY = 60.0
"""Seconds between two looks, if it is quiet then."""
QUIET = 1.0
"""Seconds in which nobody has done anything."""
AT_LEAST = 1200.0
"""Seconds after which it is done on a server that is never quiet: half a second where 500 tables are played at."""


def never_by_itself() -> None:
    """No answer waits for a search through all that lives: in the middle of a busy second that took a tenth of one, and
    found nothing. What was imported is never garbage.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


async def look_for_circles(last_used: Callable[[], float]) -> None:
    """Take away what only holds itself, as long as this runs; ``last_used`` says when anybody did something."""
    looked = time.monotonic()
    while True:
        await asyncio.sleep(EVERY)
        now = time.monotonic()
        if now - last_used() > QUIET or now - looked > AT_LEAST:
            gc.collect()
            looked = now
