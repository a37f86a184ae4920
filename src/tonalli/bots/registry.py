# interpreted
"""All bots by the name people call them."""

from __future__ import annotations

from collections.abc import Callable

from tonalli.bots.bot import Bot
from tonalli.bots.greedy_bot import GreedyBot
from tonalli.bots.random_bot import RandomBot
from tonalli.core.errors import OptionError

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_named(name: str, seed: int) -> Bot:
    """A bot of that name; the seed breaks its ties."""
    if name not in BOTS:
        raise OptionError(f"bot={name!r}: allowed is {', '.join(BOTS)}")
    return BOTS[name](seed)
