"""Tables whose rules tests have changed before anybody sat down: tribes, prophecies and lists of their own."""

from __future__ import annotations

from typing import Any

from tonalli.tzolkin.game import TZOLKIN, compose
from tonalli.tzolkin.layout import Opening
from tonalli.tzolkin.names import GOODS
from tonalli.tzolkin.position.read import read_position
from tonalli.tzolkin.prophecy import Prophecy
from tonalli.tzolkin.rules import Rules
from tonalli.tzolkin.state import State, new_state
from tonalli.tzolkin.steps.opening import push_setup
from tonalli.tzolkin.tribe import Tribe
from tzolkin.table import figure, position, thing

__all__ = ["begin", "fresh", "seated", "stock", "told"]


def fresh(players: int = 4, tribe: Tribe | None = None, prophecy: Prophecy | None = None) -> Rules:
    """Rules that nobody shares, with a tribe and a prophecy to take."""
    rules = compose(TZOLKIN, {"players": players, "modules": []})
    rules.tribes.append(tribe or Tribe())
    rules.prophecies.append(prophecy or Prophecy())
    return rules


def seated(rules: Rules, *sides: dict[str, Any], tribes: tuple[int, ...] = (0,), **fields: Any) -> State:
    """A position by these rules: seat 0, or whoever is named, has the tribe; the prophecy is in force."""
    s = read_position(position(*sides, players=rules.players, **fields), TZOLKIN, lambda options: rules)
    for seat in tribes:
        s.players[seat].tribe = 1
    s.prophecy = 1
    s.listen([])
    s.settle()
    return s


def begin(rules: Rules, tribes: tuple[int, ...] = (0,)) -> State:
    """Before the first reveal by these rules."""
    opening = Opening()
    for seat in tribes:
        opening.tribes[seat] = 1
    s = new_state(rules, opening)
    s.listen([])
    push_setup(s)
    s.settle()
    return s


def stock(s: State, seat: int = 0) -> dict[str, int]:
    """What a player has, or owes; also while steps are pending that no position can name."""
    return {name: s.players[seat].stock[good] for good, name in enumerate(GOODS) if s.players[seat].stock[good] != 0}


def told(s: State, *kinds: str) -> list[tuple[str, str, int]]:
    """Kind, thing and amount of events of some kinds, in their order."""
    return [(event.kind, thing(event), figure(event)) for event in s.told if event.kind in kinds]
