"""Options of the games on the command line: what a game declares is what can be given, by the same names."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from functools import wraps
from textwrap import wrap
from typing import Annotated, Any

import typer

import tonalli
from tonalli.cli.helping import named
from tonalli.core.errors import OptionError
from tonalli.core.game import Game, Knob, Option, game_named
from tonalli.locale import shown as in_words
from tonalli.locale import words
from tonalli.telling.phrase import Listing

WHOLE = re.compile(r"[+-]?[0-9]{1,9}")
WIDTH = 78
"""Of a help page, less what it is indented by."""
SEATED = "players"
"""Given by who sits at the table, not by name."""
LEVELS = ("easiest", "default", "hardest")
"""The lowest, the printed and the highest value of every setting."""
SWITCHED = {
    "on": True, "true": True, "yes": True, "1": True, "off": False, "false": False, "no": False, "0": False,
}  # fmt: skip
"""How a switch is written, in small letters or large; those that come first are shown."""


def declared() -> dict[str, dict[str, Option]]:
    """Every option but the players by name, with the games that declare it."""
    found: dict[str, dict[str, Option]] = {}
    for game in tonalli.GAMES:
        for option in game_named(game).options:
            if option.name != SEATED:
                found.setdefault(option.name, {})[game] = option
    return found


def players_help() -> str:
    """How many may play, game by game."""
    seated = {game: option for game in tonalli.GAMES for option in game_named(game).options if option.name == SEATED}
    return help_of(SEATED, seated)


def help_of(name: str, games: dict[str, Option]) -> str:
    """What an option means, and what each game allows."""
    lines = [words(f"cli-option-{name}")]
    for game, option in games.items():
        if not isinstance(option, Knob):
            lines.append(words("cli-option-allowed", game=game, allowed=option.listing()))
    return " ".join(lines)


def with_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """A command that takes every declared option beside its own and gets those that were given as ``given``."""
    own = inspect.signature(command, eval_str=True)
    names = declared()

    @wraps(command)
    def run(**arguments: Any) -> None:
        given = {name: arguments.pop(name) for name in names}
        command(**arguments, given={name: value for name, value in given.items() if value is not None})

    parameters = [parameter for parameter in own.parameters.values() if parameter.name != "given"]
    for name, games in names.items():
        kind: Any = list[str] | None if any(is_several(option) for option in games.values()) else str | None
        is_knob = any(isinstance(option, Knob) for option in games.values())
        metavar = named("setting" if is_knob else "name")
        annotation = Annotated[kind, typer.Option(f"--{name}", metavar=metavar, help=help_of(name, games))]
        parameters.append(inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation))
    run.__signature__ = own.replace(parameters=parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


def is_several(option: Option) -> bool:
    return option.many or isinstance(option, Knob)


def chosen_options(game: Game, players: int, given: dict[str, Any]) -> dict[str, Any]:
    """What was given and the defaults of what was not, but for sets and settings, which stay unsaid."""
    options = {option.name: option for option in game.options if option.name != SEATED}
    for name in given:
        if name not in options:
            others = Listing(declared()[name])
            raise OptionError(words("cli-error-option-game", option=name, games=others, game=game.name))
    chosen: dict[str, Any] = {}
    for name, option in options.items():
        if isinstance(option, Knob):
            if name in given:
                chosen[name] = chosen_settings(option, given[name], parts_of(given.get("modules", [])))
        elif option.many:
            if name in given:
                chosen[name] = parts_of(given[name])
        else:
            chosen[name] = given.get(name, option.default)
    checked = game.check({SEATED: players, **chosen})
    for name in given:
        if name not in checked:
            raise OptionError(words("cli-error-option-players", option=name, players=players))
    return chosen


def parts_of(given: list[str]) -> list[str]:
    """What was given several times, or separated by commas."""
    return [part.strip() for part in ",".join(given).split(",") if part.strip()]


# ---- settings: --bot start_gold=3, or all at once: --bot hardest -----------------------------------


def chosen_settings(option: Knob, given: list[str], modules: list[str]) -> dict[str, int | str]:
    """Settings that were asked for, later ones last; the game checks names and values."""
    chosen: dict[str, int | str] = {}
    for part in ",".join(given).split(","):
        name, equals, value = (text.strip() for text in part.partition("="))
        if equals and name:
            chosen[name] = understood(option, name, value)
        elif name in LEVELS:
            chosen = dict(level(option, name, modules))
        elif is_switch(option, name):
            chosen[name] = True
        else:
            levels = Listing(LEVELS)
            raise OptionError(words("cli-error-setting", option=option.name, given=part.strip(), levels=levels))
    return chosen


def understood(option: Knob, name: str, value: str) -> int | str:
    """A value as it was written: a switch in one of its words, else a whole number, if it is one."""
    if is_switch(option, name):
        return SWITCHED.get(value.lower(), value)
    return int(value) if WHOLE.fullmatch(value) else value


def is_switch(option: Knob, name: str) -> bool:
    return name in option.settings and option.settings[name].allows(True)


def written(value: Any) -> str:
    """A value as it can be given."""
    return next((word for word, meant in SWITCHED.items() if meant is value), str(value))


def level(settings: Knob, name: str, modules: list[str]) -> dict[str, int]:
    """The settings of a level, those of modules only with them; what is not named keeps its default."""
    if name == "default":
        return {}
    outermost = min if name == "easiest" else max
    allowed = {label: setting for label, setting in settings.settings.items() if set(setting.needs) <= set(modules)}
    return {label: outermost(setting.allowed) for label, setting in allowed.items()}


def shown(game: Game, name: str, chosen: dict[str, int], modules: list[str]) -> str:
    """Settings in a line: the name of their level, or those that were chosen."""
    for option in game.options:
        if option.name == name and isinstance(option, Knob):
            for each in LEVELS:
                if chosen == level(option, each, modules):
                    return words(f"cli-level-{each}")
    return str(in_words(Listing(f"{setting}={written(value)}" for setting, value in chosen.items())))


def listing() -> str:
    """Every module, then every setting with its allowed values, and what they mean, for a help page."""
    lines = modules_listing()
    for name, games in declared().items():
        for option in games.values():
            if not isinstance(option, Knob):
                continue
            lines += ["\b", words("cli-settings", option=name)]
            for label, setting in option.settings.items():
                values = " ".join(
                    f"({written(value)})" if value == setting.default else written(value) for value in setting.allowed
                )
                lines += aligned(f"  {label:26} {values:15} ", words(f"cli-{name}-{label}"))
    return "\n".join(lines)


def modules_listing() -> list[str]:
    """What can be given to ``--modules``, what it is about and what it needs."""
    lines = []
    for game in tonalli.GAMES:
        chosen = [module for module in game_named(game).modules if module.is_chosen]
        if chosen:
            lines += ["\b", words("cli-modules", game=game)]
        width = max([10, *(len(module.name) for module in chosen)])
        for module in chosen:
            needs = words("cli-module-needs", modules=Listing(module.needs)) if module.needs else ""
            lines += aligned(f"  {module.name:{width}} ", f"{words(f'web-option-modules-{module.name}.hint')} {needs}")
    return [*lines, ""] if lines else []


def aligned(label: str, meaning: str) -> list[str]:
    """What a label means, line by line beside it."""
    return wrap(label + meaning, WIDTH, subsequent_indent=" " * len(label), drop_whitespace=True)
