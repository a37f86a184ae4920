"""Ways to choose that go deeper into the game than chance alone: eager, and thoughtful in several styles.

All choices come from a seed, the same on both builds.
"""

from __future__ import annotations

import tonalli
from choosing import Choose, at_random, by_weight
from tonalli import Dealer, State
from tonalli.tzolkin.state import State as Table
from tzolkin.facts import EXPANSION

__all__ = ["SPACE", "STYLES", "Choose", "at_random", "chooser", "daring", "eager", "seated", "thoughtful"]

SPACE = tonalli.GAMES["tzolkin"].space

LIKED = {"act": 12, "build": 12, "monument": 200, "architecture": 4, "technology": 4, "days": 2, "beg": 1}
"""How much more often than others the eager choose a kind of action."""


def weight_of(action: int) -> int:
    """Workers are left on the gears until they have come far, and skulls are placed."""
    what = SPACE.describe(action)
    if what["kind"] == "pick":
        return int(str(what["space"])) ** 2 // 2 + 1
    if what["kind"] == "act":
        gear, _, number = str(what["gear_action"]).rpartition("_")
        return 60 if gear == "chichen_itza" else 6 * int(number)
    if what["kind"] == "place":
        return 8
    return LIKED.get(str(what["kind"]), 3)


WEIGHT = [weight_of(action) for action in range(len(SPACE))]


def eager(seed: int) -> Choose:
    """Patient workers, who then build, study and place skulls."""
    return by_weight(seed, WEIGHT)


DARING = {
    "act:tikal_2": 60, "act:tikal_4": 60, "act:tikal_5": 60, "act:uxmal_1": 40, "act:uxmal_4": 60,
    "act:yaxchilan_4": 40, "act:palenque_4": 40, "renovate": 9, "build": 4, "monument": 400, "technology": 12,
    "lower": 40, "pay": 3, "give": 2, "temple": 2, "days:2": 30, "place:quick": 20, "pick:yaxchilan": 20,
}  # fmt: skip
"""How the daring choose otherwise than the eager, by action or kind."""


def daring_weight(action: int) -> int:
    """What only the expansion has comes first."""
    word = SPACE.write(action)
    if word.startswith("build:") and word.removeprefix("build:") in {tile["id"] for tile in EXPANSION["buildings"]}:
        return 100
    return DARING.get(word, DARING.get(word.partition(":")[0], WEIGHT[action]))


DARING_WEIGHT = [daring_weight(action) for action in range(len(SPACE))]


def daring(seed: int) -> Choose:
    """Builds, renovates, climbs and studies whatever it costs, so that rare things of the expansion happen."""
    return by_weight(seed, DARING_WEIGHT)


STYLES: dict[str, dict[str, int]] = {
    "builder": {"buildings": 60, "wood": 9, "stone": 10, "gold": 11, "architecture": 25, "tikal": 7},
    "architect": {
        "architecture": 150, "buildings": 10, "wood": 14, "stone": 16, "gold": 16, "tikal": 9, "yaxchilan": 5,
    },
    "king": {
        "monuments": 900, "wood": 25, "stone": 30, "gold": 45, "resource_extraction": 60, "yaxchilan": 9, "tikal": 9,
        "buildings": -40, "temples": 6, "agriculture": 0, "architecture": 0, "theology": 0, "corn": 4,
    },
    "priest": {"skulls": 40, "placed": 160, "theology": 40, "chichen_itza": 9, "yaxchilan": 6, "wood": 4},
    "hermit": {"skulls": 60, "placed": 30, "theology": 60, "chichen_itza": 15, "yaxchilan": 8, "wood": 9},
    "farmer": {"corn": 3, "tiles": 25, "agriculture": 30, "workers": 30, "palenque": 8, "uxmal": 5},
    "pilgrim": {"temples": 30, "agriculture": 20, "corn": 3, "uxmal": 6, "tikal": 5},
}  # fmt: skip
"""What each style values beside victory points, in tenths of a point."""

TRACKS = ("agriculture", "resource_extraction", "architecture", "theology")
GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
HOARD = (20, 4, 5, 6)
"""More corn, wood, stone, gold than this is worth no more than its points at the end."""


def value(state: State, seat: int, style: dict[str, int]) -> int:
    """A glance at one side of a position."""
    assert isinstance(state, Table)
    side = state.players[seat]
    what = {
        "food": min(side.stock[0], 2 * side.workers_in_play()),
        "corn": min(side.stock[0], HOARD[0]),
        "wood": min(side.stock[1], HOARD[1]),
        "stone": min(side.stock[2], HOARD[2]),
        "gold": min(side.stock[3], HOARD[3]),
        "skulls": min(side.stock[4], 3),
        "placed": state.skulls_placed(),
        "temples": sum(side.temples[temple] for temple in range(3)),
        "tiles": side.corn_tiles + side.wood_tiles,
        "workers": side.workers_in_play(),
        "buildings": sum(side.buildings[building] for building in range(27)),
        "monuments": bin(side.monuments).count("1"),
    }
    for track, name in enumerate(TRACKS):
        what[name] = side.levels[track]
    for gear, name in enumerate(GEARS):
        last = 9 if name == "chichen_itza" else 6
        spaces = [space for space in range(last + 2) if state.teeth[gear * 13 + space] == seat]
        what[name] = sum(2 + min(space, last) for space in spaces)
    plain = {"food": 13, "corn": 2, "wood": 5, "stone": 7, "gold": 9, "skulls": 30, "temples": 12, "workers": 10}
    plain |= dict.fromkeys(TRACKS, 12) | dict.fromkeys(GEARS, 3)
    weights = {**plain, **style}
    return 10 * side.quarters // 4 + sum(weight * what[name] for name, weight in weights.items())


def thoughtful(seed: int, style: str, tries: int = 3, wanted: frozenset[int] | set[int] = frozenset()) -> Choose:
    """Finishes its turn a few times at random after each option and takes the one that came out best.

    Actions of the ``wanted`` are worth a detour.
    """
    dealer = Dealer(seed)

    def choose(state: State) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        actor = int(state.actor)
        best, best_value = legal[0], -(1 << 40)
        for action in legal:
            for _ in range(tries):
                after = state.copy()
                after.play(action)
                found = {action} & wanted
                while after.actor == actor and after.turn == state.turn:
                    options = after.legal()
                    some = options[dealer.number(len(options))]
                    if some in wanted:
                        found.add(some)
                    after.play(some)
                worth = value(after, actor, STYLES[style]) + 400 * len(found)
                if worth > best_value:
                    best, best_value = action, worth
        return best

    return choose


NAMES = (
    "king",
    "architect",
    "hermit",
    "builder",
    "king",
    "priest",
    "architect",
    "eager",
    "king",
    "farmer",
    "random",
    "pilgrim",
)


def seated(number: int, players: int, wanted: set[int]) -> list[str]:
    """Who plays the game of a number: all kinds meet; when little is still wanted, those who may show it."""
    if 0 < len(wanted) < 10:
        kinds = {str(SPACE.describe(action)["kind"]) for action in wanted}
        fitting = [name for kind, name in SHOWING.items() if kind in kinds]
        if fitting and number % 2 == 0:
            return [fitting[number // 2 % len(fitting)]] * players
    return [NAMES[(5 * number + seat) % len(NAMES)] for seat in range(players)]


SHOWING = {"act": "hermit", "drop": "architect", "monument": "king", "build": "builder"}
"""Which style is likely to show an action of a kind."""


def chooser(name: str, seed: int, wanted: set[int], tries: int = 4) -> Choose:
    """How a seat of a name chooses."""
    if name == "random":
        return at_random(seed)
    if name == "eager":
        return eager(seed)
    return thoughtful(seed, name, tries, wanted)
