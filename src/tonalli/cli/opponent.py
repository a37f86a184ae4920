"""The settings of the solo opponent on the command line: ``--bot start_gold=3``, or all at once: ``--bot hardest``."""

from __future__ import annotations

import re
from typing import Annotated

import typer

import tonalli
from tonalli.core.errors import OptionError
from tonalli.core.game import Game, Knob
from tonalli.locale import words

WHOLE = re.compile(r"[+-]?[0-9]{1,9}")
OPTION = "bot"
LEVELS = ("easiest", "default", "hardest")
"""The lowest, the printed and the highest value of every setting."""


def settings_of(game: Game) -> Knob | None:
    """The settings of a game's solo opponent, if it has one."""
    return next((option for option in game.options if option.name == OPTION and isinstance(option, Knob)), None)


def listing(game: str) -> str:
    """Every setting with its allowed values and what it means, for a help page."""
    settings = settings_of(tonalli.game_named(game))
    lines = []
    for name, setting in (settings.settings if settings else {}).items():
        values = " ".join(f"({value})" if value == setting.default else str(value) for value in setting.allowed)
        lines.append(f"  {name:26} {values:15} {words(f'cli-bot-{name}')}")
    return "\n".join(["\b", words("cli-bot-settings"), *lines])


def level(settings: Knob, name: str) -> dict[str, int]:
    """The settings of a level; what is not named keeps its default."""
    if name == "default":
        return {}
    outermost = min if name == "easiest" else max
    return {name: outermost(setting.allowed) for name, setting in settings.settings.items()}


def shown(game: Game, chosen: dict[str, int]) -> str:
    """Settings in a line: the name of their level, or those that were chosen."""
    settings = settings_of(game)
    for name in LEVELS:
        if settings is not None and chosen == level(settings, name):
            return words(f"cli-bot-{name}")
    return ", ".join(f"{name}={value}" for name, value in chosen.items())


def chosen_settings(game: Game, given: list[str] | None, players: int) -> dict[str, int | str] | None:
    """What ``--bot`` asks for, later ones last; None if it was not given. The game checks names and values."""
    if not given:
        return None
    settings = settings_of(game)
    if settings is None:
        raise OptionError(words("cli-error-bot-game", game=game.name))
    if players != 1:
        raise OptionError(words("cli-error-bot-players", players=players))
    chosen: dict[str, int | str] = {}
    for part in ",".join(given).split(","):
        name, equals, value = (text.strip() for text in part.partition("="))
        if equals and name:
            chosen[name] = int(value) if WHOLE.fullmatch(value) else value
        elif name in LEVELS:
            chosen = dict(level(settings, name))
        else:
            raise OptionError(words("cli-error-bot", given=part.strip(), levels=", ".join(LEVELS)))
    return chosen


Opponent = Annotated[list[str] | None, typer.Option("--bot", metavar="SETTING=N", help=words("cli-option-bot"))]
