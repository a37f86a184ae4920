"""Somebody who knows a game well and looks on: what a position is worth to each seat, by what that seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from tonalli.analysis.outlook import Outlook, shares
from tonalli.bots.registry import shipped
from tonalli.bots.sight import Sight
from tonalli.core.game import Game
from tonalli.core.state import State
from tonalli.telling import telling_of


@cache
def sight_of(game: str) -> Sight:
    """The network that comes with the program, opened once."""
    return shipped(game)


class Onlooker:
    """Looks at positions of one game, by the network that comes with the program or another."""

    def __init__(self, game: Game, sight: Sight | None = None) -> None:
        self.game = game
        self.telling = telling_of(game)
        self.sight = sight or sight_of(game.name)
        self.spreads: Sequence[float] = game.of_layer("analysis", "SPREAD")
        """How far leads are spread, from the beginning to the end in even parts of the game."""
        self.brighter: Mapping[int, Sequence[float]] = game.of_layer("analysis", "BRIGHTER")
        """How much too high they are for whoever is to decide, by the number of players."""

    def spread(self, state: State) -> float:
        """How far the lead at the end may be from what is expected now."""
        return self.measured(self.spreads, state)

    def measured(self, figures: Sequence[float], state: State) -> float:
        """What was measured for this part of the game."""
        progress = self.telling.progress(self.game.view(state, None))
        part = min(max(progress["part"] if progress else 0.0, 0.0), 1.0) * (len(figures) - 1)
        at = min(int(part), len(figures) - 2)
        return figures[at] + (part - at) * (figures[at + 1] - figures[at])

    def worth(self, state: State, seat: int) -> float:
        """What a position is worth to a seat, whoever is to decide."""
        sight = self.sight
        if state.options is not sight.options:
            sight.turn_to(state)
        sight.features.write(state, seat, sight.row)
        sight.net.see(sight.cells)
        return sight.worth()

    def outlook(self, worth: float, state: State) -> Outlook:
        """What a worth means to whoever is to decide."""
        brighter = self.brighter.get(int(state.options["players"]))
        return Outlook(worth, self.spread(state), self.measured(brighter, state) if brighter else 0.0)

    def chances(self, state: State) -> list[float]:
        """How likely each side is to win; who has won has.

        The network learned to judge for whoever is to decide. The rest is shared by the others as it would judge for
        them, which is too high for each but alike for all.
        """
        sides = len(state.scores())
        if state.over:
            winners = state.winners()
            return [1 / len(winners) if side in winners else 0.0 for side in range(sides)]
        spread, actor = self.spread(state), state.actor
        own = self.outlook(self.worth(state, actor), state).chance
        seated = range(int(state.options["players"]))
        others = [
            Outlook(self.worth(state, side), spread).chance if side in seated else 1.0
            for side in range(sides)
            if side != actor
        ]
        found = [(1 - own) * share for share in shares(others)]
        return [*found[:actor], own, *found[actor:]]
