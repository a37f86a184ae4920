# interpreted
"""What a module is: it edits the rules before the game starts and adds its parts to every position.

All of it lies in one folder of its game: names, ids, tiles, steps, state, checks, words, what it tells. Its ids are
registered behind those of the base game, its steps are found wherever they are declared; nothing of the base game
names it but the list of modules that the game is composed of.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from tonalli.core.game import Option

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

    things: ClassVar[Mapping[str, str]] = {}
    """By kind of action: the thing on the table it is about, with ``{name}`` for an argument."""

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
    names = tuple(module.name for module in modules if module.is_chosen)
    return [
        Option("players", tuple(counts), None),
        *others,
        Option("modules", names, [], many=True),
        *(option for module in modules for option in module.options),
    ]


def in_play(modules: Sequence[Module[R, S]], options: Mapping[str, Any]) -> list[Module[R, S]]:
    """The modules of a game of these options."""
    return [module for module in modules if module.is_in_play(options)]


def with_thing(modules: Sequence[Module[Any, Any]], words: dict[str, object]) -> dict[str, object]:
    """What is said of an action, with the thing that a module names for it."""
    for module in modules:
        pattern = module.things.get(str(words["kind"]))
        if pattern is not None:
            return {**words, "thing": pattern.format(**words)}
    return words
