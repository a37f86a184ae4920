"""What we want to reach, as ratios between two figures of the same run, and how they are judged."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

Round = dict[str, float]
"""The figures of one round, as ``runner.figure``."""


@dataclass(frozen=True)
class Figure:
    """Something measured, per second."""

    key: str
    title: str


@dataclass(frozen=True)
class Goal:
    """Our figure divided by another one. Without a ``must`` it is only told."""

    title: str
    ours: str
    other: str
    must: float | None = None
    aim: float | None = None
    stretch: float | None = None


@dataclass(frozen=True)
class Spread:
    """Median, lowest and highest of the rounds."""

    median: float
    low: float
    high: float


FIGURES = (
    Figure("compiled.decisions", "Tonalli, inside the core: decisions"),
    Figure("compiled.games", "Tonalli, inside the core: games"),
    Figure("compiled.stepped", "Tonalli, stepped from Python: decisions"),
    Figure("compiled.reveals", "Tonalli, stepped from Python: reveals"),
    Figure("pure.decisions", "Tonalli, pure build: decisions"),
    Figure("events.unused", "Tonalli, in bursts: decisions"),
    Figure("events.cut", "Tonalli, in bursts, events cut out: decisions"),
    Figure("compiled.copies", "Tonalli: copies in mid-game"),
    Figure("catanatron.decisions", "catanatron: ticks"),
    Figure("catanatron.games", "catanatron: games"),
    Figure("catanatron.copies", "catanatron: copies"),
    Figure("open_spiel.decisions", "open_spiel chess: decisions"),
    Figure("open_spiel.copies", "open_spiel chess: clones"),
    Figure("chess.decisions", "python-chess: decisions"),
    Figure("chess.copies", "python-chess: copies without history"),
)

GOALS = (
    Goal("core against catanatron's ticks", "compiled.decisions", "catanatron.decisions", 40, 60, 120),
    Goal("core against open_spiel's chess", "compiled.decisions", "open_spiel.decisions", 8),
    Goal("stepped against catanatron's ticks", "compiled.stepped", "catanatron.decisions", 20),
    Goal("pure build against catanatron's ticks", "pure.decisions", "catanatron.decisions", 1),
    Goal("copies against catanatron's", "compiled.copies", "catanatron.copies", 20),
    Goal("events unused against events cut out", "events.unused", "events.cut", 0.98),
    Goal("games against catanatron's", "compiled.games", "catanatron.games"),
    Goal("core against python-chess", "compiled.decisions", "chess.decisions"),
    Goal("copies against open_spiel's clones", "compiled.copies", "open_spiel.copies"),
    Goal("compiled against pure", "compiled.decisions", "pure.decisions"),
)


@dataclass(frozen=True)
class Questions:
    """What a run is asked: what it measures, and what that should come to."""

    name: str
    figures: tuple[Figure, ...]
    goals: tuple[Goal, ...]


PEERS = Questions("peers", FIGURES, GOALS)


def spread(values: list[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def figure(rounds: list[Round], key: str) -> Spread | None:
    """A figure over all rounds; None if it was not measured."""
    if not all(key in each for each in rounds):
        return None
    return spread([each[key] for each in rounds])


def ratio(rounds: list[Round], goal: Goal) -> Spread | None:
    """The ratio is taken within each round, so that a slow minute of the machine weighs on both sides."""
    if not all(goal.ours in each and goal.other in each for each in rounds):
        return None
    return spread([each[goal.ours] / each[goal.other] for each in rounds])


def verdict(goal: Goal, reached: float) -> str:
    """In one word."""
    if goal.must is None:
        return ""
    if reached < goal.must:
        return "missed"
    if goal.stretch is not None and reached >= goal.stretch:
        return "stretch"
    if goal.aim is not None and reached >= goal.aim:
        return "aim"
    return "met"


def missed(rounds: list[Round], asked: Questions = PEERS) -> list[str]:
    """The titles of the goals that were measured and not reached."""
    found = [(goal, ratio(rounds, goal)) for goal in asked.goals]
    return [goal.title for goal, reached in found if reached and verdict(goal, reached.median) == "missed"]
