"""What a learner is examined in: games on seeds it was never trained on, from every seat of the same deal."""

from __future__ import annotations

from typing import Any, Final

from tonalli.core.game import Game, Knob
from tonalli.training.mixture import MODULES, PLAYERS, all_modules, hardest

HELD_OUT: Final = 1 << 50
"""Seeds from here on are for exams alone."""
OPPONENT: Final = "greedy"


class Subject:
    """One kind of game in an exam: its options, and from which seats the learner plays it against greedy ones."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        self.name = name
        self.options = options
        self.players: int = options[PLAYERS]

    @property
    def seats(self) -> range:
        """Where the learner sits in turn."""
        return range(self.players)

    def opponents(self, seat: int) -> list[str | None] | None:
        """Who plays each seat; None where there is nobody but the learner and a solo opponent of the rules."""
        if self.players == 1:
            return None
        return [None if each == seat else OPPONENT for each in range(self.players)]


def subjects(game: Game, players: list[int]) -> list[Subject]:
    """All that is examined: two players, four, all modules, solo by default and as hard as it gets."""
    found: list[Subject] = []
    for count in (2, 4):
        if count in players:
            found.append(Subject(f"{count}p", game.check({PLAYERS: count})))
    if 2 in players:
        modules = all_modules(game, 2)
        found.append(Subject("2p modules", game.check({PLAYERS: 2, MODULES: modules})))
    if 1 in players:
        found.append(Subject("solo", game.check({PLAYERS: 1})))
        knobs = {option.name: hardest(option, []) for option in game.options if isinstance(option, Knob)}
        found.append(Subject("solo hardest", game.check({PLAYERS: 1, **knobs})))
    return found or [Subject(f"{count}p", game.check({PLAYERS: count})) for count in players]


class Paper:
    """How an actor's exam is laid out: a run of rows for every subject and seat."""

    def __init__(self, subjects: list[Subject], per_seat: int) -> None:
        self.parts = [(subject, seat) for subject in subjects for seat in subject.seats]
        self.per_seat = per_seat
        self.rows = len(self.parts) * per_seat
