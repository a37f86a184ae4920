"""Prepared lessons: a record in steps, each with what it lights up and says; ``<game>/lesson.toml`` holds one.

A lesson is a game with a fixed seed. What the learner does and what the other seat answers are written down, so every
sentence can name what is really there; whoever plays on afterwards has an ordinary game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from tonalli.core.game import GAMES
from tonalli.core.match import Match
from tonalli.core.state import State
from tonalli.telling.phrase import Number, Phrase

LEARNER = 0
"""The seat of whoever learns; it begins."""
OPEN, CLOSE = "⟦", "⟧"
"""Between these an icon is named where a sentence shows one."""


class Step:
    """One thing that is explained: what is lit, what is to be done, and what others do then."""

    def __init__(self, game: str, data: dict[str, Any]) -> None:
        self.name: str = data["name"]
        self.chapter: str = data["chapter"]
        self.icon: str = data["icon"]
        self.lit: list[str] = data.get("lit", [])
        """Things that are spoken of; those of what is to be done are lit by themselves."""
        self.whole: bool = data.get("whole", False)
        """Whether they are lit with all that lies between them."""
        self.do: list[str] = data.get("do", [])
        self.then: list[str] = data.get("then", [])
        self.button: str = data.get("button", "web-confirm")
        """The words on the button that its task names."""
        self.sum: dict[str, Any] | None = data.get("sum")
        """Figures that add up to a total of one icon."""
        self.icons = {name: f"{OPEN}{icon}{CLOSE}" for name, icon in data.get("icons", {}).items()}
        """Icons that stand in its sentence, by the name the sentence has for them."""
        self.key = f"{game}-step-{self.name}"

    def to_dict(self, at: int) -> dict[str, Any]:
        """What is said of it, and after how many moves it comes."""
        return {
            "name": self.name,
            "chapter": self.chapter,
            "icon": self.icon,
            "at": at,
            "lit": self.lit,
            "whole": self.whole,
            "do": self.do,
            "title": Phrase(self.key),
            "text": Phrase(f"{self.key}.text", **self.icons),
            "task": Phrase(f"{self.key}.task", button=Phrase(self.button)) if self.do else None,
            "sum": self.added_up(),
        }

    def added_up(self) -> dict[str, Any] | None:
        if self.sum is None:
            return None
        figures = self.sum["figures"]
        return {
            "parts": [
                {"words": Phrase(f"{self.key}.part{place}"), "figure": Number(figure)}
                for place, figure in enumerate(figures, 1)
            ],
            "total": Number(sum(figures), signed=True),
            "icon": self.sum["icon"],
        }


class Lesson:
    """A prepared game of one game."""

    def __init__(self, game: str, data: dict[str, Any]) -> None:
        self.game = game
        self.seed: int = data["seed"]
        self.options: dict[str, Any] = data["options"]
        self.opponent: str = data["opponent"]
        """The kind of computer seat that plays on when the record is over."""
        self.opening: list[str] = data.get("opening", [])
        """What everybody chose before the first step."""
        self.chapters: dict[str, str] = data["chapters"]
        """In order, each with its icon."""
        self.steps = [Step(game, step) for step in data["steps"]]

    def begin(self) -> Match:
        """The game before the first step."""
        game = GAMES[self.game]
        match = Match(game, game.check(self.options), self.seed, [""] * self.options["players"])
        match.deal()
        for notation in self.opening:
            match.play(notation)
        return match

    def moves(self, step: int) -> list[str]:
        """All that is played before a step, by whomever."""
        played = [notation for each in self.steps[:step] for notation in [*each.do, *each.then]]
        return [*self.opening, *played]

    def to_dict(self) -> dict[str, Any]:
        match = self.begin()
        steps = []
        for step in self.steps:
            steps.append(step.to_dict(moves_told(match)))
            for notation in [*step.do, *step.then]:
                match.play(notation)
        key = f"{self.game}-lesson"
        return {
            "game": self.game,
            "chapters": [
                {
                    "name": name,
                    "icon": icon,
                    "words": Phrase(f"{key}-{name}"),
                    "hint": Phrase(f"{key}-{name}.hint"),
                    "steps": sum(step.chapter == name for step in self.steps),
                }
                for name, icon in self.chapters.items()
            ],
            "steps": steps,
        }


def moves_told(match: Match) -> int:
    """How many moves whoever looks is told of: none while something is secret."""
    return 0 if match.game.hides(match.state) else len(match.moves)


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    file = files(__package__).joinpath(game, "lesson.toml")
    return Lesson(game, tomllib.loads(file.read_text("utf-8"))) if file.is_file() else None


@cache
def replies(game: str) -> dict[int, int]:
    """What the other seat answers in positions of the lesson, by the key of the position."""
    lesson = lesson_of(game)
    if lesson is None:
        return {}
    match = lesson.begin()
    found: dict[int, int] = {}
    for step in lesson.steps:
        for notation in step.do:
            match.play(notation)
        for notation in step.then:
            found[match.state.key()] = match.read(notation)
            match.play(notation)
    return found


def prepared_reply(game: str, seed: int | bytes, state: State) -> int | None:
    """What a computer seat of a lesson plays; None where the record does not say, or at any other table."""
    lesson = lesson_of(game)
    return replies(game).get(state.key()) if lesson is not None and seed == lesson.seed else None
