"""The shapes of plain data as TypeScript types: events as they are declared, views and figures as they are.

``python -m tonalli.server.shapes`` prints them for the pages. A view is written by the engine in many small
functions; its type is read off the views of whole games played at random, always the same ones, with every number
of players and every option, and of some more wherever a decision is pending that seldom is; pending decisions are
added as their steps declare them. A field that some views do not have is optional; names that come and
go are the keys of a record; texts that are exactly the names of something in the rules are spelt out.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Any

import tonalli
from tonalli.core.dealer import Dealer
from tonalli.core.field import PLAYER, Field
from tonalli.core.game import Game
from tonalli.core.match import Match
from tonalli.core.pending import StepTable
from tonalli.core.state import State
from tonalli.core.step import Step
from tonalli.server.vocabulary import vocabulary

EVERY = 5
"""Of so many moves one is looked at; every setup and every end is."""
MOST_FIELDS = 12
"""More names than that, all alike, are keys of a record."""
ROUNDS = 2
"""Games for each set of options."""
RARE = 80
"""Games in which only decisions are looked at that were met in none before."""


class Shape:
    """All that was seen at one place of the data."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.texts: set[str] = set()
        self.items: Shape | None = None
        self.lengths: set[int] = set()
        self.fields: dict[str, Shape] = {}
        self.times: dict[str, int] = {}
        self.objects = 0

    def see(self, data: Any) -> None:
        """Look at one piece of data."""
        if data is None or isinstance(data, bool | int | float | str):
            self.kinds.add("null" if data is None else {bool: "boolean", str: "string"}.get(type(data), "number"))
            if isinstance(data, str):
                self.texts.add(data)
        elif isinstance(data, list | tuple):
            self.kinds.add("array")
            self.lengths.add(len(data))
            self.items = self.items or Shape()
            for item in data:
                self.items.see(item)
        else:
            self.kinds.add("object")
            self.objects += 1
            for name, value in data.items():
                self.fields.setdefault(str(name), Shape()).see(value)
                self.times[str(name)] = self.times.get(str(name), 0) + 1

    def join(self, other: Shape) -> None:
        """Also what was seen at another place."""
        self.kinds |= other.kinds
        self.texts |= other.texts
        self.lengths |= other.lengths
        self.objects += other.objects
        if other.items is not None:
            self.items = self.items or Shape()
            self.items.join(other.items)
        for name, field in other.fields.items():
            self.fields.setdefault(name, Shape()).join(field)
            self.times[name] = self.times.get(name, 0) + other.times[name]

    def is_optional(self, name: str) -> bool:
        return self.times[name] < self.objects

    def is_even(self) -> bool:
        """Whether all fields hold the same kind of thing."""
        kinds = [field.kinds - {"null"} for field in self.fields.values()]
        return set().union(*kinds) in kinds

    def is_record(self) -> bool:
        """Whether the names of the fields are data themselves: alike, and many, changing, or no names at all."""
        varying = any(self.is_optional(name) for name in self.fields)
        odd = not all(name.isidentifier() for name in self.fields)
        return self.is_even() and (varying or odd or len(self.fields) > MOST_FIELDS)

    def every(self) -> Shape:
        """What the fields have in common."""
        joined = Shape()
        for field in self.fields.values():
            joined.join(field)
        return joined

    def typescript(self, names: list[tuple[str, ...]], indent: str = "") -> str:
        """The type of all that was seen."""
        written = [self.part(kind, names, indent) for kind in sorted(self.kinds)]
        return " | ".join(written) if written else "unknown"

    def part(self, kind: str, names: list[tuple[str, ...]], indent: str) -> str:
        if kind == "string" and self.texts_of(names):
            return " | ".join(f"'{text}'" for text in self.texts_of(names))
        if kind == "array":
            assert self.items is not None
            item = self.items.typescript(names, indent)
            if self.lengths == {2} and self.items.kinds == {"number"}:
                return f"[{item}, {item}]"
            return f"{item}[]" if " | " not in item else f"({item})[]"
        if kind == "object":
            return self.object(names, indent)
        return kind

    def texts_of(self, names: list[tuple[str, ...]]) -> tuple[str, ...]:
        """The names of the rules that the texts are, if they are all of them."""
        return next((group for group in names if set(group) == self.texts), ())

    def object(self, names: list[tuple[str, ...]], indent: str) -> str:
        if not self.fields:
            return "Record<string, unknown>"
        if self.is_record():
            return f"Record<string, {self.every().typescript(names, indent)}>"
        if self.is_even() and any(set(self.fields) <= set(group) for group in names):
            keys = " | ".join(f"'{name}'" for name in self.fields)
            return f"Record<{keys}, {self.every().typescript(names, indent)}>"
        deeper = indent + "  "
        lines = [
            f"{deeper}{name}{'?' if self.is_optional(name) else ''}: {field.typescript(names, deeper)};\n"
            for name, field in self.fields.items()
        ]
        return "{\n" + "".join(lines) + indent + "}"


def names_of(game: Game) -> list[tuple[str, ...]]:
    """The names the rules give to a few things: goods, boards, colours."""
    folder = files(f"tonalli.{game.name}")
    modules = [f"tonalli.{game.name}.names"]
    if folder.joinpath("modules").is_dir():
        found = sorted(
            each.name for each in folder.joinpath("modules").iterdir() if each.joinpath("names.py").is_file()
        )
        modules += [f"tonalli.{game.name}.modules.{name}.names" for name in found]
    values = [value for module in modules for value in vars(importlib.import_module(module)).values()]
    groups = [tuple(value) for value in values if isinstance(value, tuple | list) and 2 <= len(value) <= MOST_FIELDS]
    return [group for group in groups if all(isinstance(name, str) for name in group)]


def decisions(game: Game) -> list[type[Step[Any]]]:
    """The kinds of steps that a player decides."""
    kinds = StepTable(f"tonalli.{game.name}").kinds.values()
    return sorted((kind for kind in kinds if PLAYER in kind.fields), key=lambda kind: kind.kind)


def decision_of(game: Game) -> Shape:
    """Every decision that can be pending, with all the values its fields may have."""
    shape = Shape()
    for kind in decisions(game):
        examples = {field.name: values_of(field) for field in kind.fields}
        for number in range(max(len(values) for values in examples.values())):
            data = {name: values[number % len(values)] for name, values in examples.items()}
            shape.see({"step": kind.kind, **data})
    return shape


def values_of(field: Field) -> list[Any]:
    if field.is_text:
        return [""]
    return [*field.names, *([None] if field.lowest < 0 else [])] if field.names else [0]


def view_of(game: Game) -> Shape:
    """The views of games with every number of players and every option, for a seat and for a spectator."""
    shape = Shape()
    players = next(option for option in game.options if option.name == "players")
    others = [option for option in game.options if option is not players and option.default in option.allowed]
    most = max([2, *(len(option.allowed) for option in others)])
    for count in players.allowed:
        for number in range(most * ROUNDS):
            options = {option.name: option.allowed[number % len(option.allowed)] for option in others}
            if number == 0 or count == 1:
                options = {}
            look_at(shape, game.name, count, number, options)
    look_at_rare(shape, game.name, players.allowed)
    shape.fields["decision"].join(decision_of(game))
    return shape


def look_at(shape: Shape, game: str, players: int, seed: int, options: dict[str, Any]) -> None:
    """The views of one game played at random, those of a table being laid out included."""
    match = tonalli.new(game, players=players, seed=seed, **options)
    for _state in played(match, seed):
        pass
    state = match.game.begin(match.options)
    for number, move in enumerate(match.moves):
        if number % EVERY == 0 or state.turn == 0:
            shape.see(match.game.view(state, None))
            if state.actor >= 0:
                shape.see(match.game.view(state, state.actor))
        state.carry_out(move.action)
    shape.see(match.view(None))


def played(match: Match, seed: int) -> Iterator[State]:
    """Play a game at random, from decision to decision."""
    dealer = Dealer(seed)
    while not match.over:
        yield match.state
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])


def look_at_rare(shape: Shape, game: str, players: Sequence[int]) -> None:
    """The views of decisions that seldom come up: a field may hold something while they are pending alone."""
    met: set[str] = set()
    for seed in range(RARE):
        match = tonalli.new(game, players=players[seed % len(players)], seed=seed)
        for state in played(match, seed):
            if state.actor >= 0 and (kind := state.steps[-1].kind) not in met:
                met.add(kind)
                shape.see(match.view(state.actor))


def typescript() -> str:
    """The types of all games."""
    parts = ["/** Made by python -m tonalli.server.shapes; not to be changed by hand. */"]
    for game in tonalli.GAMES.values():
        name = game.name.capitalize()
        names = [*names_of(game), tuple(kind.kind for kind in decisions(game))]
        figures = Shape()
        figures.see(game.figures())
        parts += [
            "/** What can happen; docs/events.md says what each tells. */",
            f"export type {name}Event =",
            "\n".join(f"  | {kind.typescript()}" for kind in vocabulary(game.name)) + ";",
            "/** All that a seat, or a spectator, may know. */",
            f"export type {name}View = {view_of(game).typescript(names)};",
            "/** Everything printed. */",
            f"export type {name}Figures = {figures.typescript(names)};",
        ]
    events = " | ".join(f"{game.name.capitalize()}Event" for game in tonalli.GAMES.values())
    parts += ["/** What can happen in any game. */", f"export type GameEvent = {events};"]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.stdout.write(typescript())
