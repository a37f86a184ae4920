# interpreted
"""All bots by the name people call them."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tonalli.bots.bot import Bot
from tonalli.bots.greedy_bot import GreedyBot
from tonalli.bots.learned_bot import LearnedBot
from tonalli.bots.random_bot import RandomBot
from tonalli.bots.search_bot import SearchBot
from tonalli.bots.sight import Sight
from tonalli.bots.weights import SUFFIX, read_weights
from tonalli.core.errors import OptionError
from tonalli.core.state import State

TRAINED: Final = Path(__file__).with_name("trained")
"""What came of training, a file a game."""


def shipped(game: str) -> Sight:
    """The network that comes with the program."""
    return Sight(*read_weights(TRAINED / f"{game}{SUFFIX}"))


def learned(seed: int) -> Bot:
    """The bot that decides as that network does."""
    return LearnedBot(seed, shipped)


LEARNED: Final = "learned"
AHEAD: Final = "@"
BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot, LEARNED: learned}


def bot_named(name: str, seed: int) -> Bot:
    """A bot of that name, of a file of weights, or of an import path like ``package.module:Class``.

    ``@400`` behind what has learned lets it look ahead 400 times a decision. The seed breaks its ties.
    """
    if name in BOTS:
        return BOTS[name](seed)
    learned, ahead = far_sighted(name)
    if learned.endswith(SUFFIX) or ahead:
        opened = network_named(learned)
        return SearchBot(seed, opened, ahead, 0.0) if ahead else LearnedBot(seed, opened)
    if ":" not in name:
        raise OptionError(
            f"bot={name!r}: allowed is {', '.join(BOTS)}, {LEARNED}{AHEAD}N (it looks ahead N times), or your own as"
            f" package.module:Class or FILE{SUFFIX}"
        )
    return guest(name, imported(name), seed)


def far_sighted(name: str) -> tuple[str, int]:
    """What has learned, and how many times it looks ahead: 0 if it does not."""
    learned, at, times = name.rpartition(AHEAD)
    if not at or (learned != LEARNED and not learned.endswith(SUFFIX)):
        return name, 0
    if not times.isdecimal() or int(times) < 1:
        raise OptionError(f"bot={name!r}: behind {AHEAD} stands how many times it looks ahead, 1 or more")
    return learned, int(times)


def network_named(name: str) -> Callable[[str], Sight]:
    """What opens the network that comes with the program, or that of a file."""
    if name == LEARNED:
        return shipped
    file = Path(name)
    read_weights(file)
    return lambda game: Sight(*read_weights(file))


def own_name(kind: str) -> str:
    """What a bot of somebody's own is called: its class, or its file of weights; nothing for all other kinds."""
    if kind in BOTS:
        return ""
    learned, ahead = far_sighted(kind)
    if ahead:
        return f"{own_name(learned) or learned}{AHEAD}{ahead}"
    if kind.endswith(SUFFIX):
        return Path(kind).stem
    return kind.rpartition(":")[2] if ":" in kind else ""


def guest(name: str, maker: Callable[[int], Any], seed: int) -> Guest:
    """A bot of somebody's own, made with a seed."""
    try:
        found = maker(seed)
    except Exception as error:
        raise OptionError(f"bot={name!r}: it cannot be made with a seed: {fault(error)}") from error
    if not callable(getattr(found, "choose", None)):
        raise OptionError(f"bot={name!r}: what it makes has no method choose(state)")
    return Guest(name, found)


def fault(error: Exception) -> str:
    """What went wrong in somebody else's code, in a line."""
    return f"{type(error).__name__}: {error}"


class Guest(Bot):
    """A bot of somebody's own, ``Bot`` or not; all it needs is a method ``choose``. What it does wrong names it."""

    def __init__(self, name: str, own: Any) -> None:
        super().__init__(0)
        self.name = name
        self.own = own

    def choose(self, state: State) -> int:
        try:
            chosen: int = self.own.choose(state)
        except Exception as error:
            raise OptionError(f"bot={self.name!r}: it failed to choose: {fault(error)}") from error
        if chosen not in state.legal():
            raise OptionError(f"bot={self.name!r}: it chose {chosen!r}, which is no legal action")
        return chosen


def imported(path: str) -> Callable[[int], Any]:
    """What an import path leads to, the working folder included."""
    module, _, name = path.partition(":")
    if "" not in sys.path and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(importlib.import_module(module), name)
    except ImportError as error:
        raise OptionError(f"bot={path!r}: it cannot be imported: {error}") from None
    except (AttributeError, ValueError):
        raise OptionError(f"bot={path!r}: there is no {name!r} in {module!r}") from None
    if not callable(found):
        raise OptionError(f"bot={path!r}: it makes no bot")
    maker: Callable[[int], Any] = found
    return maker
