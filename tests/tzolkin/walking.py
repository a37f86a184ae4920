"""Games played by the numbers of a seed: from the first reveal, and from tables where everybody can do everything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import tonalli
from core.varieties import walk
from tonalli import Dealer, State
from tzolkin.table import position, side

PLAYERS = (2, 3, 4)
PLACES = [
    "palenque6", "palenque7", "yaxchilan5", "tikal2", "tikal3", "tikal4", "tikal5", "uxmal4", "uxmal5", "uxmal6",
    "chichen_itza2", "chichen_itza8", "chichen_itza9",
]  # fmt: skip
DUMMIES = {
    2: "chichen_itza11 chichen_itza12 chichen_itza0 chichen_itza1 palenque8 palenque9 yaxchilan8 yaxchilan9 "
    "tikal8 tikal9 uxmal8 uxmal9",
    3: "chichen_itza11 chichen_itza12 palenque8 palenque9 tikal8 tikal9",
    4: "",
}
TRACKS = ("agriculture", "resource_extraction", "architecture", "theology")
DAYS = (5, 12, 16, 23)
"""By Food Days held."""


def before_setup(players: int) -> State:
    """A state before its first reveal."""
    game = tonalli.GAMES["tzolkin"]
    return game.begin(game.check({"players": players}))


def games(players: int, seed: int) -> Iterator[State]:
    """Every position of a random game, reveals and the end included."""
    return walk(before_setup(players), seed)


def rich_position(seed: int) -> dict[str, Any]:
    """A table with goods, technologies and workers, so that chance soon meets every kind of decision."""
    dealer = Dealer(seed)
    players = PLAYERS[dealer.number(3)]
    places = list(PLACES)
    sides = []
    for _ in range(players):
        workers = [places.pop(dealer.number(len(places))) for _ in range(3)]
        goods = {good: dealer.number(7) for good in ("wood", "stone", "gold")}
        levels = {track: 2 + min(dealer.number(3), 1) for track in TRACKS}
        sides.append(
            side(
                " ".join(workers),
                hand=3,
                corn=dealer.number(30),
                skull=dealer.number(3),
                technologies=levels,
                **goods,
            )
        )
    held = dealer.number(4)
    return position(*sides, players=players, dummies=DUMMIES[players], calendar={"day": DAYS[held], "food_days": held})


def rich_games(seed: int) -> Iterator[State]:
    """Every position of a random game from there."""
    return walk(tonalli.from_dict("tzolkin", rich_position(seed)), seed)
