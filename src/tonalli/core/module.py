# interpreted
"""What a module is: it edits the rules before the game starts and adds its parts to every position.

All of it lies in one folder of its game: names, ids, tiles, steps, state, checks, words, what it tells. Its ids are
registered behind those of the base game, its steps are found wherever they are declared; nothing of the base game
names it but the list of modules that the game is composed of.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from tonalli.core.columns import Columns
from tonalli.core.errors import OptionError
from tonalli.core.game import Knob, Option, Setting

R = TypeVar("R")
S = TypeVar("S")


class Module(Generic[R, S]):
    """Something that can be added to the base game."""

    name: ClassVar[str]
    """That of its folder."""
    options: ClassVar[list[Option]] = []
    """Options it needs besides."""
    players: ClassVar[tuple[int, ...]] = ()
    """Numbers of players that it makes possible."""
    is_chosen: ClassVar[bool] = True
    """Whether people choose it among the modules; else it comes with other options."""
    excludes: ClassVar[Mapping[str, tuple[Any, ...]]] = {}
    """Values of other options that it cannot be played with."""
    needs: ClassVar[tuple[str, ...]] = ()
    """Modules it cannot be played without."""
    only_for: ClassVar[tuple[int, ...]] = ()
    """Numbers of players it can be played with; empty for all."""
    settings: ClassVar[Mapping[str, Mapping[str, Setting]]] = {}
    """Settings it adds to the knobs of other modules, by knob."""

    columns: ClassVar[Columns | None] = None
    """What it adds to the rows that learners see."""

    things: ClassVar[Mapping[str, str]] = {}
    """By kind of action: the thing on the table it is about, with ``{name}`` for an argument.

    A kind followed by a field of the pending step, or by an argument, holds only where there is one.
    """

    def __repr__(self) -> str:
        return f"<Module {self.name}>"

    def is_in_play(self, options: Mapping[str, Any]) -> bool:
        """Whether a game of these options has it."""
        return self.name in options["modules"]

    def refuse(self, options: dict[str, Any]) -> None:
        """Raise ``OptionError`` for options that do not go together, chosen or not; fill in what they bring along."""

    def edit(self, rules: R) -> None:
        """Add to the composed base game, or replace parts of it; its own ``Part`` goes to ``rules.parts``."""

    def begin(self, state: S) -> None:
        """Change the table before setup begins."""

    def figures(self) -> dict[str, Any]:
        """What is printed on its boards and tiles, for clients that draw them."""
        return {}


def options_with(modules: Sequence[Module[Any, Any]], players: Sequence[int], others: Sequence[Option]) -> list[Option]:
    """Players, what the base game has to choose, the modules, and what those need."""
    counts = sorted({*players, *(number for module in modules for number in module.players)})
    return [
        Option("players", tuple(counts), None),
        *others,
        ModuleOption([module for module in modules if module.is_chosen]),
        *(with_settings(option, modules) for module in modules for option in module.options),
    ]


class ModuleOption(Option):
    """Which modules are played with."""

    def __init__(self, modules: Sequence[Module[Any, Any]]) -> None:
        super().__init__("modules", tuple(module.name for module in modules), [], many=True)
        self.modules = modules

    def to_dict(self) -> dict[str, Any]:
        needs = {module.name: list(module.needs) for module in self.modules if module.needs}
        players = {module.name: list(module.only_for) for module in self.modules if module.only_for}
        needed_for = {module.name: list(module.players) for module in self.modules if module.players}
        excludes = {
            module.name: {option: list(values) for option, values in module.excludes.items()}
            for module in self.modules
            if module.excludes
        }
        return {
            **super().to_dict(),
            "needs": needs,
            "players": players,
            "needed_for": needed_for,
            "excludes": excludes,
        }


def with_settings(option: Option, modules: Sequence[Module[Any, Any]]) -> Option:
    """A knob with what modules add to it; any other option as it is."""
    if not isinstance(option, Knob):
        return option
    added = [module.settings.get(option.name, {}) for module in modules]
    return Knob(option.name, {**option.settings, **{name: each[name] for each in added for name in each}})


def refuse(modules: Sequence[Module[Any, Any]], options: dict[str, Any]) -> None:
    """Raise ``OptionError`` for modules that do not go with the rest; fill in what they bring along."""
    for module in modules:
        if module.name in options["modules"]:
            refuse_alone(module, options)
    for module in modules:
        module.refuse(options)


def refuse_alone(module: Module[Any, Any], options: Mapping[str, Any]) -> None:
    """Refuse a module without those it needs, or with options it does not go with."""
    for needed in module.needs:
        if needed not in options["modules"]:
            told = f"modules: {module.name!r} is allowed only with {needed!r}"
            raise OptionError(told, "only-with", what=f"modules={module.name}", needed=f"modules={needed}")
    for option, values in module.excludes.items():
        if options[option] in values:
            told = f"{option}={options[option]!r}: not allowed with modules={module.name!r}"
            raise OptionError(told, "not-with", what=f"{option}={options[option]}", other=f"modules={module.name}")
    if module.only_for and options["players"] not in module.only_for:
        counts = " or ".join(str(count) for count in module.only_for)
        told = f"modules: {module.name!r} is allowed only with players={counts}"
        needed = "/".join(str(count) for count in module.only_for)
        raise OptionError(told, "only-with", what=f"modules={module.name}", needed=f"players={needed}")


def in_play(modules: Sequence[Module[R, S]], options: Mapping[str, Any]) -> list[Module[R, S]]:
    """The modules of a game of these options."""
    return [module for module in modules if module.is_in_play(options)]


def figures_with(modules: Sequence[Module[Any, Any]], figures: dict[str, Any]) -> dict[str, Any]:
    """What is printed in the base game and its modules; what belongs to the same group stands together."""
    found = dict(figures)
    for module in modules:
        for group, printed in module.figures().items():
            both = isinstance(printed, dict) and isinstance(found.get(group), dict)
            found[group] = {**found[group], **printed} if both else printed
    return found


def thing(patterns: Mapping[str, str], words: Mapping[str, object], asked: Mapping[str, object]) -> str | None:
    """The thing an action is about: what is known of it and of the step that asks for it, put into its pattern.

    ``asked_`` stands before fields of the step. None if the action has no pattern, or not all of it is known.
    """
    kind = str(words["kind"])
    named = (f"{kind} {field}" for field in (*words, *asked))
    pattern = next((patterns[name] for name in named if name in patterns), patterns.get(kind))
    try:
        known = {**words, **{f"asked_{name}": value for name, value in asked.items()}}
        return pattern.format(**known) if pattern is not None else None
    except KeyError:
        return None


def things_of(modules: Sequence[Module[Any, Any]], patterns: Mapping[str, str]) -> dict[str, str]:
    """The things of a game with those of its modules."""
    found = dict(patterns)
    for module in modules:
        found.update(module.things)
    return found
