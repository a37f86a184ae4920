"""A finished game once more: what every turn was worth, which cost most, and what would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tonalli.analysis.onlooker import Onlooker
from tonalli.analysis.plans import LONGEST
from tonalli.analysis.playing_on import TO_THE_END, Played, PlayingOn
from tonalli.analysis.told import decisions_told, way_told, why_told
from tonalli.analysis.trying import Thinker
from tonalli.bots.search import Node, preferred
from tonalli.core.dealer import MASK, mix
from tonalli.core.match import Match
from tonalli.core.state import State
from tonalli.core.step import CHANCE

SIMULATIONS = 80
"""Lines that are followed at each decision unless somebody asks for another number; half as many games are played on
with each way before its cost is told.
"""
FEW = 12
"""So many games show whether it is worth to play more of them."""
SURE = 2.0
"""A decision has cost something if what it cost is so many times as large as what it may be off by."""
CLEARLY = 0.05
"""A worth of three points or so."""
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


def stretches_of(turn: Turn) -> list[list[Taken]]:
    """The decisions of a turn, apart wherever something was revealed or another seat decided in between."""
    found: list[list[Taken]] = []
    is_on = False
    for taken in turn.taken:
        if is_on:
            found[-1].append(taken)
        else:
            found.append([taken])
        is_on = goes_on(taken.state.copy(), taken.action)
    return found


def goes_on(state: State, action: int) -> bool:
    """Play an action; whether the same seat decides then, without anything revealed before."""
    turn, seat = state.turn, state.actor
    state.carry_out(action)
    return not state.over and state.turn == turn and state.actor == seat


def way_from(playing: PlayingOn, state: State, action: int) -> tuple[list[State], list[int]]:
    """What follows a decision if the network goes on, until something is revealed or another seat decides."""
    there = state.copy()
    states, actions = [state], [action]
    while goes_on(there, actions[-1]) and len(actions) < LONGEST:
        states.append(there.copy())
        actions.append(playing.liked(there))
    return states, actions


def chosen(states: Sequence[State], actions: Sequence[int]) -> list[int]:
    """What was decided where there was a choice."""
    return [action for state, action in zip(states, actions, strict=True) if state.choices.count > 1]


class Better:
    """What would have been better than a stretch of decisions, from one of them on, and what they cost against that."""

    def __init__(self, playing: PlayingOn, rest: list[Taken], options: set[int], times: int) -> None:
        """Games are played on with each: a few to see whether it is worth to play more."""
        self.rest = rest
        state = rest[0].state
        seat, path = state.actor, chosen([taken.state for taken in rest], [taken.action for taken in rest])
        few = range(min(FEW, times))
        ways = [way_from(playing, state, option) for option in sorted(options)]
        ends = [playing.games(seat, state, chosen(*way), few) for way in ways]
        best = max(range(len(ways)), key=lambda at: ends[at].mean)
        self.states, self.actions = ways[best]
        self.would = ends[best]
        self.did = playing.games(seat, state, path, few)
        if self.cost > self.doubt and times > len(few):
            more = range(len(few), times)
            self.would = self.would.and_then(playing.games(seat, state, chosen(*ways[best]), more))
            self.did = self.did.and_then(playing.games(seat, state, path, more))

    @property
    def cost(self) -> float:
        """Points of the lead at the end."""
        return self.would.mean - self.did.mean

    @property
    def doubt(self) -> float:
        """How far that may be off."""
        return self.did.less_than(self.would)[1]

    @property
    def is_sure(self) -> bool:
        return self.cost > 0.0 and self.cost >= SURE * self.doubt


def options_at(root: Node, taken: Taken, liked: int) -> set[int]:
    """What else to compare a decision with: what the network likes and what looking ahead found, which has to look
    clearly better than what the network likes, too.
    """
    best = preferred(root)
    if taken.action == liked:
        at = list(root.ids).index(liked)
        if root.visits[at] == 0 or root.visits[best] == 0 or root.mean(best) - root.mean(at) < CLEARLY:
            return set()
    return {liked, root.ids[best]} - {taken.action}


def better_than(stretch: list[Taken], thinker: Thinker, playing: PlayingOn, simulations: int) -> Better | None:
    """The first decision of a stretch that surely cost something, with all that followed it there."""
    for number, taken in enumerate(stretch):
        if taken.state.choices.count == 1:
            continue
        root = thinker.think(taken.state, simulations)
        options = options_at(root, taken, playing.liked(taken.state))
        if options:
            better = Better(playing, stretch[number:], options, max(2, simulations // 2))
            if better.is_sure:
                return better
    return None


def judged(
    turn: Turn,
    seed: int,
    simulations: int,
    onlooker: Onlooker,
    rounds: int = TO_THE_END,
    played: Played | None = None,
) -> dict[str, Any]:
    """What a turn cost against the best that was found, in points of the lead at the end.

    The same for the same seed and number of simulations, whichever turns are judged besides, and however often it was
    stopped and went on from the games that were played on until then.
    """
    thinker = Thinker(onlooker.sight, mix((seed + turn.number) & MASK))
    playing = PlayingOn(thinker, onlooker, rounds, played)
    compared = [better_than(stretch, thinker, playing, simulations) for stretch in stretches_of(turn)]
    costly = [better for better in compared if better is not None]
    told: dict[str, Any] = {"frame": turn.taken[0].frame if turn.taken else 0, "before": [], "played": [], "better": []}
    if costly:
        told = told_of(turn, max(costly, key=lambda better: better.cost), onlooker)
    return {
        "turn": turn.number,
        "seat": turn.seat,
        "cost": round(sum(better.cost for better in costly), 1),
        "doubt": round(sum(better.doubt**2 for better in costly) ** 0.5, 1),
        **told,
    }


def told_of(turn: Turn, better: Better, onlooker: Onlooker) -> dict[str, Any]:
    """What was played and what would have been better, in words."""
    first = turn.taken.index(better.rest[0])
    rest = turn.taken[first:]
    telling = onlooker.telling
    played, brings = way_told(telling, [each.state for each in rest], [each.action for each in rest])
    instead, would_bring = way_told(telling, better.states, better.actions)
    return {
        "frame": better.rest[0].frame,
        "before": decisions_told(telling, [(each.state, each.action) for each in turn.taken[:first]]),
        "played": played,
        "better": instead,
        "played_brings": brings,
        "better_brings": would_bring,
        "why": why_told(better.would.chance, better.did.chance),
    }


def most_costly(turns: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    """The turns that cost a seat most, those that cost nothing left out."""
    costly = [turn for turn in turns if turn["seat"] == seat and turn["cost"] > 0]
    return sorted(costly, key=lambda turn: (-turn["cost"], turn["turn"]))[:CARDS]
