"""What modules of a game tell themselves: ``TELLING`` of the file ``telling`` in their folder, where they have one."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar

from tonalli.core.events import Event
from tonalli.core.state import State
from tonalli.telling.card import Card
from tonalli.telling.phrase import Phrase
from tonalli.telling.sign import Sign
from tonalli.telling.wording import Wording

if TYPE_CHECKING:
    from tonalli.telling.brought import Brought
    from tonalli.telling.choice import Choice, Follow, Reached
    from tonalli.telling.seat import Name
    from tonalli.telling.story import Told
    from tonalli.telling.telling import Telling


class ModuleTelling:
    """What a module adds to its game's telling; its words by kind are found without it.

    Words, icons, things and sources hold for the game as a whole, since no other module has the same kinds and
    clauses; cards, notes and the rest only for tables that play with it.
    """

    groups: ClassVar[Mapping[str, str]] = {}
    """The group of words an argument or detail belongs to, where it is not called like it."""
    sources: ClassVar[Mapping[str, str]] = {}
    """The part of the game a clause or a chapter belongs to."""
    order: ClassVar[Sequence[str]] = ()
    """Parts of the game it adds to the score sheet."""
    times: ClassVar[Mapping[str, str]] = {}
    """When points of its parts are earned, if not in turns."""
    source_icons: ClassVar[Mapping[str, str]] = {}
    """Icons of its parts."""
    silent: ClassVar[set[str]] = set()
    """Kinds of events that are not told; ``kind clause`` for those of one clause."""
    of_the_table: ClassVar[set[str]] = set()
    listed: ClassVar[set[str]] = set()
    stepped: ClassVar[set[tuple[str, str]]] = set()
    gathered: ClassVar[Mapping[str, set[str]]] = {}
    below: ClassVar[set[str]] = set()
    """How its events are told: as the fields of ``Storyteller`` of these names say."""
    things: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Where its events happen: as ``Storyteller.things`` says."""
    nothing: ClassVar[set[str]] = set()
    offers: ClassVar[set[str]] = set()
    """Its kinds of options that do nothing or stand beside a decision: as ``Telling`` says."""
    icons: ClassVar[Mapping[str, str]] = {}
    """Icons of options by kind; ``{name}`` stands for an argument."""
    alone: ClassVar[set[str]] = set()
    """Groups of its things, or single things, that only a solo game has."""
    called: ClassVar[Mapping[str, str]] = {}
    """Messages that its own stand for: what is called something else at a table that plays with it."""
    pictures: ClassVar[Mapping[str, str]] = {}
    """Icons of its things by name."""

    def question(self, state: State) -> Phrase | None:
        """Words of its own for what a decision asks; None for the usual ones."""
        return None

    def origin(self, state: State) -> str | None:
        """The icon of what asks for a decision of its own."""
        return None

    def sign(self, state: State, choice: Choice) -> Sign | None:
        """What one of its options leads to; None for others."""
        return None

    def levied(self, state: State) -> Phrase | None:
        """What surcharges of now are called."""
        return None

    def reached(self, before: State, after: State, seat: int) -> list[Reached]:
        """Where markers of a seat stand on its things then, if they stand elsewhere now."""
        return []

    def follows(self, before: State, after: State, seat: int) -> list[Follow]:
        """What comes of an option for a seat besides, once all that it sets off has happened."""
        return []

    def words(self, telling: Telling, state: State, choice: Choice, phrase: Phrase) -> None:
        """Put into the phrase of an option what its words need besides the arguments."""

    def hints(self, telling: Telling, state: State, choice: Choice) -> list[Phrase]:
        """What may be expected of one of its options beyond what it brings itself."""
        return []

    def told(self, told: Told) -> dict[str, Any]:
        """What the words of one of its events need besides the details."""
        return {}

    def brought(self, event: Event) -> Brought | None:
        """What one of its events brings or costs; None for others."""
        return None

    def lasting(self, building: str, seat: int) -> list[Event]:
        """What one of its buildings brings its owner as long as it stands, as events."""
        return []

    def left_open(self, step: Mapping[str, Any], seat: int) -> list[Event]:
        """What one of its decisions is about, as events, where an option that leads to it leaves it open."""
        return []

    def clear(self, state: State) -> int | None:
        """The answer to one of its decisions by which nothing is lost; None for others."""
        return None

    def strengthens(self, state: State) -> int:
        """What it would add to the power of a worker that worships now."""
        return 0

    def cards(self, wording: Wording) -> list[Card]:
        """Its things."""
        return []

    def added(self, options: Mapping[str, Any]) -> dict[str, list[Phrase]]:
        """Lines for cards of others at a table with such options, by thing."""
        return {}

    def notes(self, state: State, seat: int | None) -> dict[str, list[Phrase]]:
        """Figures of its things, and more figures of others, as they are for a seat now."""
        return {}

    def goal(self) -> Phrase | None:
        """What the game is about with it, if that is something else."""
        return None

    def verdict(self, state: State, names: Sequence[Name]) -> Phrase | None:
        """Who won, if that is said in other words."""
        return None

    def in_short(self, view: Mapping[str, Any], seat: int | None) -> Phrase | None:
        """What stands beside a seat, or beside how far the game is, where a position is printed."""
        return None

    def seat_names(self) -> list[Phrase]:
        """Sides nobody sits at, behind the others."""
        return []


@cache
def module_telling(game: str, name: str) -> ModuleTelling | None:
    """What a module tells; None if its words say all."""
    folder = f"tonalli.{game}.modules.{name}"
    file = f"{folder}.telling"
    if find_spec(folder) is None or find_spec(file) is None:
        return None
    found: ModuleTelling = import_module(file).TELLING
    return found


def known_modules(game: str) -> Iterator[ModuleTelling]:
    """Every module of a game that tells something."""
    package = f"tonalli.{game}.modules"
    if find_spec(package) is None:
        return
    folders: Any = import_module(package).__path__
    for entry in pkgutil.iter_modules(folders):
        found = module_telling(game, entry.name) if entry.ispkg else None
        if found is not None:
            yield found
