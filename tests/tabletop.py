"""Playing a position of any game by notation: what is legal, what it leads to, what was told."""

from __future__ import annotations

from typing import Any

import tonalli
from tonalli import State
from tonalli.core.actions import ActionSpace
from tonalli.core.events import Event


def space_of(state: State) -> ActionSpace:
    """The actions of a state's game."""
    return tonalli.GAMES[type(state).__module__.split(".")[1]].space


def options(state: State) -> list[str]:
    """What is legal now, as notation."""
    return [space_of(state).write(action) for action in state.legal()]


def play(state: State, words: str) -> State:
    """Play a line of notation, chance included; an illegal word fails with what was legal."""
    for word in words.split():
        action = space_of(state).read(word)
        assert action in state.legal(), f"{word} is not legal; legal are {options(state)}"
        state.play(action)
    return state


def player(state: State, seat: int = 0) -> dict[str, Any]:
    """A player as ``to_dict`` writes it."""
    data: dict[str, Any] = state.to_dict()["players"][seat]
    return data


def events(state: State, kind: str) -> list[Event]:
    """What was told of one kind so far."""
    return [event for event in state.told if event.kind == kind]


def in_order(state: State, seat: int = 0) -> list[tuple[str, str | int]]:
    """What was told of a seat so far: each kind with the first of its details."""
    told = [event for event in state.told if event.seat == seat]
    return [(event.kind, next((value for value in event.details.values() if value != ""), "")) for event in told]


def deal(state: State, seed: int = 1) -> State:
    """Answer chance until a player decides or the game is over."""
    dealer = tonalli.Dealer(seed)
    while state.actor == tonalli.CHANCE:
        dealer.answer(state)
    return state
