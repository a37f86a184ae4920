"""A finished game once more: what every turn was worth, which cost most, and what would have been better."""

from __future__ import annotations

from typing import Any

from tonalli.analysis.onlooker import Onlooker
from tonalli.analysis.plans import Way
from tonalli.analysis.told import decisions_told, way_told, why_told
from tonalli.analysis.trying import Thinker
from tonalli.bots.search import preferred
from tonalli.core.dealer import MASK, mix
from tonalli.core.match import Match
from tonalli.core.state import State
from tonalli.core.step import CHANCE
from tonalli.telling.phrase import Phrase

SIMULATIONS = 120
"""Lines that are followed at each decision unless somebody asks for another number."""
FEWEST_TRIALS = 24
SURE = 2.0
"""A decision has cost something if what it cost is so many times as large as what it may be off by."""
CARDS = 3
"""Turns of each seat that are shown."""


class Taken:
    """A decision that was taken, and the number of its frame in a replay."""

    def __init__(self, frame: int, state: State, action: int) -> None:
        self.frame = frame
        self.state = state
        self.action = action


class Turn:
    """What a seat decided in its turn."""

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat
        self.taken: list[Taken] = []


def turns_of(match: Match) -> tuple[list[Turn], list[tuple[int, int, State]]]:
    """The turns of a game, and the positions they began with by turn and frame, the last one included.

    What another seat decides in between belongs to nobody's turn, and neither does setup.
    """
    state = match.beginning()
    turns: list[Turn] = []
    begun: list[tuple[int, int, State]] = []
    frame = 0
    for move in match.moves:
        if state.actor != CHANCE:
            if state.turn > 0 and (not begun or begun[-1][0] != state.turn):
                begun.append((state.turn, frame, state.copy()))
                turns.append(Turn(state.turn, state.active))
            if turns and state.actor == turns[-1].seat:
                turns[-1].taken.append(Taken(frame, state.copy(), move.action))
            frame += 1
        state.carry_out(move.action)
    begun.append((state.turn, frame, state))
    return turns, begun


def curve_of(begun: list[tuple[int, int, State]], onlooker: Onlooker) -> list[dict[str, Any]]:
    """How likely each side was to win before every turn, and how it ended.

    Whoever is to decide sees their own chances a little brighter than the others see them, so that a curve would
    swing with every turn: each point stands for the round around it. The end is what it is.
    """
    marked = [(turn, frame, onlooker.chances(state)) for turn, frame, state in begun if state.actor != CHANCE]
    players = int(begun[0][2].options["players"])
    smooth = evened([chances for _turn, _frame, chances in marked[:-1]], players)
    smooth.append(marked[-1][2])
    return [
        {"turn": turn, "frame": frame, "chances": [round(chance, 4) for chance in chances]}
        for (turn, frame, _rough), chances in zip(marked, smooth, strict=True)
    ]


def evened(rows: list[list[float]], players: int) -> list[list[float]]:
    """Means over as many turns as there are players, as many before as after; fewer where the game begins and ends."""
    found = []
    for at in range(len(rows)):
        half = min(players / 2, at + 0.5, len(rows) - at - 0.5)
        reach = range(max(0, at - players), min(len(rows), at + players + 1))
        weights = {near: min(1.0, half + 0.5 - abs(near - at)) for near in reach if abs(near - at) < half + 0.5}
        total = sum(weights.values())
        found.append(
            [
                sum(weight * rows[near][side] for near, weight in weights.items()) / total
                for side in range(len(rows[at]))
            ]
        )
    return found


def judged(turn: Turn, seed: int, simulations: int, onlooker: Onlooker) -> dict[str, Any]:
    """What a turn cost against the best that was found, in points of the lead at the end.

    The same for the same seed and number of simulations, whichever turns are judged besides.
    """
    thinker = Thinker(onlooker.sight, mix((seed + turn.number) & MASK))
    cost = square = worst = 0.0
    told: dict[str, Any] = {}
    for number, taken in enumerate(turn.taken):
        if taken.state.choices.count == 1:
            continue
        less, doubt, best, why = compared(thinker, taken, simulations, onlooker)
        if less <= 0.0 or less < SURE * doubt:
            continue
        cost += less
        square += doubt * doubt
        if less > worst:
            worst = less
            rest = turn.taken[number:]
            played, brings = way_told(onlooker.telling, [each.state for each in rest], [each.action for each in rest])
            better, would_bring = way_told(onlooker.telling, best.states, best.actions)
            told = {
                "frame": taken.frame,
                "before": decisions_told(onlooker.telling, [(each.state, each.action) for each in turn.taken[:number]]),
                "played": played,
                "better": better,
                "played_brings": brings,
                "better_brings": would_bring,
                "why": why,
            }
    return {
        "turn": turn.number,
        "seat": turn.seat,
        "cost": round(cost, 1),
        "doubt": round(square**0.5, 1),
        **(told or {"frame": turn.taken[0].frame if turn.taken else 0, "before": [], "played": [], "better": []}),
    }


def compared(
    thinker: Thinker, taken: Taken, simulations: int, onlooker: Onlooker
) -> tuple[float, float, Way, Phrase | None]:
    """How many points a decision cost against the best one, how far that may be off, the way the best one leads, and
    what that did to the chance to win.
    """
    state = taken.state
    root = thinker.think(state, simulations)
    best = root.ids[preferred(root)]
    start = Way(thinker, root, state)
    if best == taken.action:
        return 0.0, 0.0, start, None
    times = max(FEWEST_TRIALS, simulations // 2)
    ours, theirs = (thinker.tried(root, state, [action], times) for action in (best, taken.action))
    outlook = onlooker.outlook(ours.mean, state)
    _less, doubt = theirs.less_than(ours)
    after = onlooker.outlook(theirs.mean, state)
    why = why_told(outlook.chance, after.chance)
    return outlook.lead - after.lead, outlook.points(doubt), start.along([best]).to_the_end(), why


def most_costly(turns: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    """The turns that cost a seat most, those that cost nothing left out."""
    costly = [turn for turn in turns if turn["seat"] == seat and turn["cost"] > 0]
    return sorted(costly, key=lambda turn: (-turn["cost"], turn["turn"]))[:CARDS]
