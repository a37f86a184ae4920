"""The best few plans for a turn: what to decide one after the other until it ends or something is revealed."""

from __future__ import annotations

from collections.abc import Sequence

from tonalli.analysis.onlooker import Onlooker
from tonalli.analysis.outlook import Outlook
from tonalli.analysis.trying import Thinker, Trial
from tonalli.bots.search import OFTEN, Node, preferred
from tonalli.core.dealer import Dealer
from tonalli.core.errors import OptionError
from tonalli.core.state import State
from tonalli.core.step import CHANCE

SIMULATIONS = 400
"""Lines that are followed unless somebody asks for another number."""
MOST_PLANS = 3
TRIED = 4
"""Each plan is tried once for so many lines."""
FEWEST_TRIALS = 16
DEEP = 3
"""Plans differ in one of so many first decisions; what is alike until then is one plan."""
LONGEST = 24
"""Decisions of a turn that are looked at."""


class Plan:
    """A way through a turn, and what may be expected of it."""

    def __init__(self, actions: list[int], states: list[State], trial: Trial, outlook: Outlook, doubt: float) -> None:
        self.actions = actions
        self.states = states
        """The position in which each is decided."""
        self.trial = trial
        self.outlook = outlook
        self.doubt = doubt
        """How far, in points, the lead may be from what would be found with more thought."""
        self.gives_up = 0.0
        """Points less than the best plan."""
        self.gives_up_doubt = 0.0


class Way:
    """A way into a turn: decisions, where they lead without anything being revealed, and what was thought of that."""

    def __init__(self, thinker: Thinker, root: Node, state: State) -> None:
        self.thinker = thinker
        self.root = root
        self.turn = state.turn
        self.state = state.resample(root.player, 0) if state.game.hides(state) else state.copy()
        """The position with other secrets in place of those the seat cannot know."""
        self.actions: list[int] = []
        self.states: list[State] = []
        self.node: Node | None = root
        """The decision that is pending next; None where the turn ends, something is revealed or nothing was thought."""
        self.merit = 0.0
        """What came of the last decision, less what luck may have had to do with it."""

    def on(self, at: int) -> Way:
        """The same way with one more decision."""
        node = self.node
        assert node is not None
        longer = Way(self.thinker, self.root, self.state)
        longer.turn = self.turn
        action = node.ids[at]
        longer.actions = [*self.actions, action]
        longer.states = [*self.states, self.state]
        longer.merit = node.mean(at) - node.doubt(at) if node.visits[at] else self.merit
        dealer = Dealer(0)
        key = self.thinker.search.carry_on(longer.state, action, dealer)
        there = longer.state
        ended = dealer.dealt > 0 or there.over or there.turn != self.turn or there.actor != self.root.player
        following = None if ended else node.after.get(key)
        longer.node = following if following is not None and following.seen > 0 else None
        return longer

    def along(self, actions: Sequence[int]) -> Way:
        """The same way with some more decisions."""
        way = self
        for action in actions:
            assert way.node is not None
            way = way.on(list(way.node.ids).index(action))
        return way

    def to_the_end(self) -> Way:
        """What did best from here on."""
        way = self
        while way.node is not None and len(way.actions) < LONGEST:
            way = way.on(preferred(way.node))
        return way


def plans_for(
    state: State,
    seed: int = 0,
    simulations: int = SIMULATIONS,
    most: int = MOST_PLANS,
    onlooker: Onlooker | None = None,
) -> list[Plan]:
    """The best plans of whoever is to decide, the best first: the same for the same seed and number of simulations.

    Only what the seat may know is looked at. Fewer come back where fewer ways were worth following.
    """
    if state.over or state.actor == CHANCE:
        raise OptionError("plans: nobody is to decide there")
    looks = onlooker or Onlooker(state.game)
    thinker = Thinker(looks.sight, seed)
    root = thinker.think(state, simulations)
    times = max(FEWEST_TRIALS, simulations // TRIED)
    found: list[Plan] = []
    start = Way(thinker, root, state)
    for way in worth_trying(start, most + 1):
        trial = thinker.tried(root, state, way.actions, times)
        whole = start.along(way.actions).to_the_end()
        outlook = looks.outlook(trial.mean, state)
        found.append(Plan(whole.actions, whole.states, trial, outlook, outlook.points(trial.doubt)))
    found.sort(key=lambda plan: -plan.trial.mean)
    best = found[0]
    for plan in found[1:]:
        _less, doubt = plan.trial.less_than(best.trial)
        plan.gives_up = best.outlook.lead - plan.outlook.lead
        plan.gives_up_doubt = best.outlook.points(doubt)
    return found[:most]


def worth_trying(start: Way, most: int) -> list[Way]:
    """The ways that did best: each first decision with what follows best; where these are few, what differs later."""
    found: list[Way] = []
    stems = [start]
    for _depth in range(DEEP):
        ways = [way for stem in stems for way in often_tried(stem, most if stem is start else 0)]
        ways.sort(key=lambda way: -way.merit)
        # What follows best after a stem is the stem itself, which was found already.
        known = [way.to_the_end().actions for way in found]
        found += [way for way in ways if way.to_the_end().actions not in known][: most - len(found)]
        stems = [way for way in ways if way.node is not None]
        if len(found) >= most:
            break
    return found


def often_tried(stem: Way, fewest: int) -> list[Way]:
    """What was decided there often enough to be compared, or else what was decided most often."""
    node = stem.node
    assert node is not None
    by_visits = sorted(range(node.count), key=lambda at: -node.visits[at])
    often = [at for at in by_visits if node.visits[at] >= OFTEN]
    return [stem.on(at) for at in by_visits[: max(len(often), min(fewest, MOST_PLANS), 1)]]
