"""Looks ahead: a tree of what may follow, led by what a network would do and judged by what it thinks that is worth.

Chance is dealt anew every time, and so is whatever the seat cannot know. At a table of two what is good for one is
bad for the other, so both look for their best; at larger tables the others do what the network would do, and the
game is followed until the seat itself is to decide again.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from tonalli.bots.judge import number_of
from tonalli.bots.sight import Sight, worth_of_end
from tonalli.core.dealer import MASK, MULTIPLIER, Dealer, mix
from tonalli.core.native import i64, vec
from tonalli.core.state import State
from tonalli.core.step import CHANCE

BOTH: Final = 0.5
"""What an end is worth to both of two seats together."""
CURIOSITY: Final = 0.5
SOFTNESS: Final = 0.6
FINE: Final = 1 << 30
OFTEN: Final = 8
"""A choice that was tried so often can be compared with others."""
CAUTION: Final = 1.5
FAR: Final = 5000
"""Decisions in which a position is looked for before it is thought of anew."""


@final
class Node:
    """A decision that was reached, and what came of it each time."""

    def __init__(self, mark: i64, player: i64, ids: vec[i64], odds: vec[float], worth: float) -> None:
        self.mark = mark
        """A number of all that whoever is to decide sees there, by which it is known again."""
        self.player = player
        self.ids = ids
        self.odds = odds
        self.worth = worth
        """What the network thought of it, to whoever is to decide."""
        self.count: i64 = len(ids)
        self.visits = vec[i64]([0] * len(ids))
        self.sums = vec[float]([0.0] * len(ids))
        """What came of each choice, summed up."""
        self.squares = vec[float]([0.0] * len(ids))
        self.seen: i64 = 0
        self.sum = 0.0
        self.after: dict[int, Node] = {}
        """What followed, by the choice and all that chance and rules did before somebody had to decide."""

    def mean(self, at: i64) -> float:
        """What came of a choice on average."""
        return self.sums[at] / float(self.visits[at])

    def doubt(self, at: i64) -> float:
        """How far that may be from what would come of it in the long run."""
        visits = float(self.visits[at])
        spread = self.squares[at] / visits - self.mean(at) ** 2
        return math.sqrt(max(spread, 0.0) / visits)


@final
class Search:
    """Thinks about one position for one seat."""

    def __init__(self, sight: Sight, curiosity: float, softness: float) -> None:
        self.sight = sight
        self.curiosity = curiosity
        """How much a choice that the network likes is tried before it has shown to be good."""
        self.softness = softness
        """Odds are taken to this power: below 1 what the network thinks unlikely gets more of a chance."""
        self.seat: i64 = 0
        self.two = False
        self.number: i64 = 0
        self.nodes: list[Node] = []
        self.places: list[i64] = []
        self.kept: Node | None = None
        """What was thought of last."""

    def think(self, state: State, seed: int, simulations: i64, seconds: float) -> Node:
        """The decision that is pending, with what was found out about it: until it was looked at so many times, or so
        many seconds have passed (0 for as many as it takes). What was thought of it before counts.
        """
        self.seat = state.actor
        self.two = state.options["players"] == 2
        start = number_of(state, seed)
        root = self.known_again(state)
        hides = state.game.hides(state)
        until = time.perf_counter() + seconds
        while root.seen < simulations and (seconds <= 0.0 or time.perf_counter() < until):
            number = mix((start + root.seen) & MASK)
            there = state.resample(self.seat, number) if hides else state.copy()
            self.simulate(root, there, Dealer(number))
        self.kept = root
        return root

    def known_again(self, state: State) -> Node:
        """A decision as it was met in the tree, or a new one; what led to it, and what did not come, is forgotten."""
        if self.kept is None:
            return self.opened(state)
        self.sight.look(state)
        mark = self.sight.mark()
        waiting = [self.kept]
        looked: i64 = 0
        while looked < len(waiting) and looked < FAR:
            node = waiting[looked]
            looked += 1
            if node.mark == mark and node.player == self.seat:
                return node
            waiting.extend(node.after.values())
        return self.opened(state)

    def opened(self, state: State) -> Node:
        """A decision that nobody has thought about yet."""
        choices = state.choices
        self.sight.look(state)
        odds = self.sight.odds(state)
        if self.softness != 1.0:
            total = 0.0
            for i in range(choices.count):
                odds[i] = odds[i] ** self.softness
                total += odds[i]
            for i in range(choices.count):
                odds[i] /= total
        ids = vec[i64]([0] * choices.count)
        for i in range(choices.count):
            ids[i] = choices.ids[i]
        return Node(self.sight.mark(), state.top.player, ids, odds, self.sight.worth())

    def simulate(self, root: Node, state: State, dealer: Dealer) -> None:
        """Follow the most promising line until something new, and remember what it is worth."""
        nodes, places = self.nodes, self.places
        nodes.clear()
        places.clear()
        node = root
        while True:
            own = node.player == self.seat
            at = self.most_promising(node) if own or self.two else self.by_odds(node, dealer)
            nodes.append(node)
            places.append(at)
            key = self.carry_on(state, node.ids[at], dealer)
            if state.top.player < 0:
                worth = worth_of_end(state, self.seat)
                break
            following = node.after.get(key)
            if following is not None:
                node = following
                continue
            following = self.opened(state)
            node.after[key] = following
            if following.player == self.seat:
                worth = following.worth
                break
            if self.two:
                worth = BOTH - following.worth
                break
            node = following
        for k in range(len(nodes)):
            node, at = nodes[k], places[k]
            gained = worth if node.player == self.seat else BOTH - worth
            node.visits[at] += 1
            node.sums[at] += gained
            node.squares[at] += gained * gained
            node.seen += 1
            node.sum += gained

    def carry_on(self, state: State, action: i64, dealer: Dealer) -> i64:
        """Play until somebody has something to decide; a number for all that happened, and what can be decided."""
        state.carry_out(action)
        key = action
        choices = state.choices
        while True:
            if state.top.player == CHANCE:
                outcome = dealer.pick(state)
            elif choices.count == 1:
                outcome = choices.ids[0]
            else:
                break
            key = (key * MULTIPLIER + outcome) & MASK
            state.carry_out(outcome)
        key = (key * MULTIPLIER + choices.count) & MASK
        for i in range(choices.count):
            key = (key * MULTIPLIER + choices.ids[i]) & MASK
        return key

    def most_promising(self, node: Node) -> i64:
        """What has done well, or is likely and was not tried much."""
        usual = node.sum / float(node.seen) if node.seen > 0 else node.worth
        wish = self.curiosity * math.sqrt(float(node.seen) + 1.0)
        best: i64 = 0
        best_hope = -1e300
        for i in range(node.count):
            visits = node.visits[i]
            mean = node.sums[i] / float(visits) if visits > 0 else usual
            hope = mean + wish * node.odds[i] / float(visits + 1)
            if hope > best_hope:
                best, best_hope = i, hope
        return best

    def by_odds(self, node: Node, dealer: Dealer) -> i64:
        """As the network would, now and then otherwise."""
        rest = float(dealer.below(FINE)) / float(FINE)
        for i in range(node.count):
            rest -= node.odds[i]
            if rest < 0.0:
                return i
        return node.count - 1


def preferred(node: Node) -> i64:
    """Whatever did best, less what luck may have had to do with it; or else what was tried most."""
    most: i64 = 0
    best: i64 = -1
    best_worth = -1e300
    for i in range(node.count):
        if node.visits[i] > node.visits[most]:
            most = i
        if node.visits[i] >= OFTEN:
            worth = node.mean(i) - CAUTION * node.doubt(i)
            if worth > best_worth:
                best, best_worth = i, worth
    return best if best >= 0 else most
