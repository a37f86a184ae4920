# interpreted
"""All bots by the name people call them."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from tonalli.bots.bot import Bot
from tonalli.bots.greedy_bot import GreedyBot
from tonalli.bots.learned_bot import LearnedBot
from tonalli.bots.random_bot import RandomBot
from tonalli.bots.search_bot import SearchBot
from tonalli.bots.sight import Sight
from tonalli.bots.together import Together
from tonalli.bots.weights import SUFFIX, read_weights
from tonalli.core.errors import OptionError
from tonalli.core.state import State

TRAINED: Final = Path(__file__).with_name("trained")
"""What came of training, for each game the whole network and what smaller ones have learned from it."""
LEVELS: Final = ("dawn", "morning", "noon", "dusk", "night")
"""Computer opponents as people choose them, the gentlest first: each sees further or better than the one before it."""
LEARNED: Final = "learned"
AHEAD: Final = "@"
TOGETHER: Final = "*"
MOST: Final[dict[str, int]] = {AHEAD: 1_000_000, TOGETHER: 64}
"""How often somebody may look ahead, and on how many processes: more is a slip of the hand."""
NIGHT: Final = (4000, 1.0)
"""How often the strongest level looks ahead in a decision, and for how many seconds at most."""


def shipped(game: str) -> Sight:
    """The network that comes with the program."""
    return Sight(*read_weights(TRAINED / f"{game}{SUFFIX}"))


def sight_of(game: str, level: str) -> Sight:
    """What a level sees with: its own network or part of one, or else the whole network."""
    own = TRAINED / f"{game}-{level}{SUFFIX}"
    return Sight(*read_weights(own)) if own.exists() else shipped(game)


def seeing(level: str) -> Callable[[int], Bot]:
    """Who decides at once by what that level sees."""
    return lambda seed: LearnedBot(seed, lambda game: sight_of(game, level))


class Dawn(Bot):
    """The gentlest level: a very small network where there is one, or else a greedy glance."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.own: Bot | None = None

    def choose(self, state: State) -> int:
        if self.own is None:
            small = (TRAINED / f"{state.game.name}-dawn{SUFFIX}").exists()
            self.own = seeing("dawn")(self.seed) if small else GreedyBot(self.seed)
        return self.own.choose(state)


BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "dawn": Dawn,
    "morning": seeing("morning"),
    "noon": seeing("noon"),
    "dusk": seeing("dusk"),
    "night": lambda seed: SearchBot(seed, shipped, *NIGHT),
    "random": RandomBot,
    "greedy": GreedyBot,
    LEARNED: lambda seed: LearnedBot(seed, shipped),
}
"""Everybody who comes with the program, the levels first; the others are called by how they decide."""


class Named(NamedTuple):
    """What the name of somebody who looks ahead says: ``learned@400*2``."""

    learned: str
    """Whose network leads."""
    times: int
    """How often a decision is looked at."""
    seconds: float
    """For how long at most; 0 for as long as it takes."""
    processes: int


def bot_named(name: str, seed: int) -> Bot:
    """A bot of that name, of a file of weights, or of an import path like ``package.module:Class``.

    ``@400`` behind what has learned lets it look ahead 400 times a decision, ``*2`` behind that in two processes, each
    of them so often. The seed breaks its ties.
    """
    if name in BOTS:
        return BOTS[name](seed)
    far = far_sighted(name)
    if far is not None:
        opened = network_named(far.learned)
        if far.processes > 1:
            return Together(bot_named, name.rpartition(TOGETHER)[0], seed, far.processes, far.times)
        return SearchBot(seed, opened, far.times, far.seconds)
    if name.endswith(SUFFIX):
        return LearnedBot(seed, network_named(name))
    if ":" not in name:
        known = ", ".join(BOTS)
        ahead = f"{LEARNED}{AHEAD}N (it looks ahead N times)"
        told = f"bot={name!r}: allowed is {known}, {ahead}, or your own as package.module:Class or FILE{SUFFIX}"
        raise OptionError(told, "no-bot", bot=name, allowed=known)
    return guest(name, imported(name), seed)


def far_sighted(name: str) -> Named | None:
    """What the name of somebody says who looks ahead; None for everybody else."""
    rest, processes = counted(name, TOGETHER)
    if rest == "night":
        return Named(LEARNED, *NIGHT, processes or 1)
    learned, times = counted(rest, AHEAD)
    if times:
        return Named(learned, times, 0.0, processes or 1)
    if processes:
        raise OptionError(f"bot={name!r}: only who looks ahead does so on several processes", "bot-together", bot=name)
    return None


def counted(name: str, sign: str) -> tuple[str, int]:
    """A name before a sign and the number behind it, 0 if there is none; only what has learned has one."""
    before, found, number = name.rpartition(sign)
    learned = before.partition(AHEAD)[0]
    known = learned == LEARNED or (learned, sign) == ("night", TOGETHER) or learned.endswith(SUFFIX)
    if not found or not known:
        return name, 0
    most = MOST[sign]
    if not number.isdecimal() or not 1 <= int(number[: len(str(most)) + 1]) <= most:
        if sign == AHEAD:
            told = f"bot={name!r}: behind {sign} stands how many times it looks ahead, 1 to {most}"
            raise OptionError(told, "bot-times", bot=name, sign=sign, most=most)
        told = f"bot={name!r}: behind {sign} stands on how many processes it looks ahead, 1 to {most}"
        raise OptionError(told, "bot-processes", bot=name, sign=sign, most=most)
    return before, int(number)


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
    if far_sighted(kind) is not None:
        return f"{Path(kind).name.replace(SUFFIX, '')}"
    if kind.endswith(SUFFIX):
        return Path(kind).stem
    return kind.rpartition(":")[2] if ":" in kind else ""


def guest(name: str, maker: Callable[[int], Any], seed: int) -> Guest:
    """A bot of somebody's own, made with a seed."""
    try:
        found = maker(seed)
    except Exception as error:
        told = f"bot={name!r}: it cannot be made with a seed: {fault(error)}"
        raise OptionError(told, "bot-unmade", bot=name, reason=fault(error)) from error
    if not callable(getattr(found, "choose", None)):
        raise OptionError(f"bot={name!r}: what it makes has no method choose(state)", "bot-chooses-not", bot=name)
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
            told = f"bot={self.name!r}: it failed to choose: {fault(error)}"
            raise OptionError(told, "bot-failed", bot=self.name, reason=fault(error)) from error
        if chosen not in state.legal():
            told = f"bot={self.name!r}: it chose {chosen!r}, which is no legal action"
            raise OptionError(told, "bot-illegal", bot=self.name, chosen=repr(chosen))
        return chosen


def imported(path: str) -> Callable[[int], Any]:
    """What an import path leads to, the working folder included."""
    module, _, name = path.partition(":")
    if "" not in sys.path and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(importlib.import_module(module), name)
    except ImportError as error:
        told = f"bot={path!r}: it cannot be imported: {error}"
        raise OptionError(told, "bot-import", bot=path, reason=str(error)) from None
    except (AttributeError, ValueError):
        told = f"bot={path!r}: there is no {name!r} in {module!r}"
        raise OptionError(told, "bot-missing", bot=path, name=name, module=module) from None
    except Exception as error:
        # Whatever somebody's own code does while it is read, and what is no name of a module.
        told = f"bot={path!r}: it cannot be imported: {fault(error)}"
        raise OptionError(told, "bot-import", bot=path, reason=fault(error)) from error
    if not callable(found):
        raise OptionError(f"bot={path!r}: it makes no bot", "bot-makes-none", bot=path)
    maker: Callable[[int], Any] = found
    return maker
