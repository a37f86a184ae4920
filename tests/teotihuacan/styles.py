"""Ways to choose that go deeper into the game than chance alone: eager, and thoughtful in several styles.

All choices come from a seed, the same on both builds.
"""

from __future__ import annotations

import tonalli
from choosing import Choose, at_random, by_weight
from tonalli import Dealer, State
from tonalli.teotihuacan.state import State as Table

__all__ = ["STYLES", "Choose", "at_random", "conquering", "eager", "thoughtful"]

SPACE = tonalli.GAMES["teotihuacan"].space

LIKED = {
    "main": 24, "worship": 3, "claim": 12, "tile": 12, "use": 4, "power-up": 6, "exchange": 3, "keep": 1,
    "court-step": 12, "settle": 12, "warrior": 6, "activate": 3,
}  # fmt: skip
"""How much more often than others the eager choose a kind of action."""
WEIGHT = [LIKED.get(str(SPACE.describe(action)["kind"]), 1) for action in range(len(SPACE))]


def eager(seed: int) -> Choose:
    """Main actions before cocoa, tiles whenever they can be had."""
    return by_weight(seed, WEIGHT)


FAR = {"settle:9": 90, "settle:10": 90, "settle:11": 90, "push:3": 9, "push:7": 9, "push:10": 9, "warrior": 30}
FAR_WEIGHT = [
    FAR.get(SPACE.write(action), 1 if SPACE.kind(action) == "settle" else WEIGHT[action])
    for action in range(len(SPACE))
]


def conquering(seed: int) -> Choose:
    """As the eager, but Warriors go far before anybody settles."""
    return by_weight(seed, FAR_WEIGHT)


STYLES: dict[str, dict[str, int]] = {
    "builder": {"pyramid": 40, "stone": 9, "wood": 8, "temples": 6, "avenue": 10},
    "scholar": {"technologies": 60, "gold": 10, "temples": 12, "avenue": 10},
    "noble": {"avenue": 60, "wood": 10, "power": 8, "temples": 6},
    "collector": {"masks": 40, "tiles": 30, "wood": 6, "temples": 8},
    "mason": {"built": 70, "stone": 14, "wood": 9, "cocoa": 6, "power": 6, "temples": 2, "avenue": 0, "masks": 0},
    "decorator": {"decorated": 90, "built": 60, "gold": 12, "stone": 12, "wood": 8, "cocoa": 6, "temples": 2},
    "pilgrim": {"temples": 30, "tiles": 16, "avenue": 8, "used": 20},
}
"""What each style values beside victory points, in tenths of a point."""


def value(state: State, seat: int, style: dict[str, int]) -> int:
    """A glance at one side of a position."""
    assert isinstance(state, Table)
    side = state.players[seat]
    what = {
        "cocoa": min(side.stock[0], 8),
        "wood": min(side.stock[1], 6),
        "stone": min(side.stock[2], 8),
        "gold": min(side.stock[3], 6),
        "temples": sum(side.temples[temple] for temple in range(3)),
        "avenue": side.avenue,
        "pyramid": side.pyramid,
        "technologies": sum(side.owns(technology) for technology in range(9)),
        "power": sum(side.power[die] for die in range(4)),
        "masks": sum(side.face_up[kind] for kind in range(7)),
        "tiles": sum(side.face_up[kind] for kind in range(7, 21)),
        "built": sum(state.places[place] >= 0 for place in range(30)),
        "decorated": sum(state.decorations[space] >= 0 for space in range(16)),
        "used": sum(side.used[kind] for kind in range(7, 21)),
    }
    plain = {"cocoa": 3, "wood": 5, "stone": 5, "gold": 5, "temples": 5, "avenue": 8, "pyramid": 8, "power": 4}
    weights = {**plain, "masks": 12, "tiles": 8, "technologies": 15, **style}
    return 10 * side.points + sum(weight * what[name] for name, weight in weights.items())


def thoughtful(seed: int, style: str, tries: int = 3) -> Choose:
    """Finishes its turn a few times at random after each option and takes the one that came out best."""
    dealer = Dealer(seed)

    def choose(state: State) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        actor = int(state.actor)
        best, best_value = legal[0], -1
        for action in legal:
            for _ in range(tries):
                after = state.copy()
                after.play(action)
                while after.actor == actor and after.turn == state.turn:
                    options = after.legal()
                    after.play(options[dealer.number(len(options))])
                worth = value(after, actor, STYLES[style])
                if worth > best_value:
                    best, best_value = action, worth
        return best

    return choose
