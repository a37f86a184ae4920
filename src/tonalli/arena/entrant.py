"""Who takes part in an arena."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tonalli.bots.bot import Bot
from tonalli.bots.registry import bot_named, guest, own_name
from tonalli.core.errors import OptionError

Maker = Callable[[int], Any]
"""Makes a bot out of a seed: its class, mostly."""
OWN = ":"


class Entrant:
    """Who takes part: a name, and a bot by its own name, by its import path, or by what makes it."""

    def __init__(self, name: str, bot: str | Maker) -> None:
        self.name = name
        self.bot = bot

    @property
    def path(self) -> str:
        """The bot as it would be named at the command line."""
        if isinstance(self.bot, str):
            return self.bot
        return f"{self.bot.__module__}{OWN}{getattr(self.bot, '__qualname__', type(self.bot).__qualname__)}"

    def made(self, seed: int) -> Bot:
        """The bot, new for every game."""
        if isinstance(self.bot, str):
            return bot_named(self.bot, seed)
        return guest(self.path, self.bot, seed)

    def to_dict(self) -> dict[str, str]:
        return {"name": self.name, "bot": self.path}


def entrant_of(text: str) -> Entrant:
    """``greedy``, ``package.module:Class``, or either with a name: ``Max=greedy``."""
    name, equals, bot = (part.strip() for part in text.rpartition("="))
    if equals and not name:
        raise OptionError(f"bots: {text.strip()!r} has no name before the =")
    return Entrant(name or own_name(bot) or bot, bot)


def entrants_of(bots: Sequence[str] | Mapping[str, str | Maker]) -> list[Entrant]:
    """Entrants as they are asked for; a mapping names them."""
    if isinstance(bots, str):
        raise OptionError(f"bots={bots!r}: give a list of at least two")
    if isinstance(bots, Mapping):
        return [Entrant(name, bot) for name, bot in bots.items()]
    return [entrant_of(bot) for bot in bots]
