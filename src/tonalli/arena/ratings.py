"""Ratings of the entrants, by the model of Plackett and Luce as the library openskill updates it."""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING, Any

from tonalli.core.errors import OptionError

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


def rating_model() -> PlackettLuce:
    """The model; asked for before anything is played, since it may not be installed."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        raise OptionError('ratings need the library openskill: pip install "tonalli[arena]"') from None
    # Bots stay as good as they are: what was learned of them is not forgotten from game to game.
    return PlackettLuce(tau=0.0)


def ranks(scores: list[float], winners: list[int]) -> list[float]:
    """The place of every seat: winners before all others, those by their points."""
    keys = [(seat not in winners, -score if seat not in winners else 0) for seat, score in enumerate(scores)]
    return [float(sum(other < key for other in keys)) for key in keys]


def ratings(entrants: int, games: list[dict[str, Any]]) -> list[dict[str, float]]:
    """The games rated in their order, every seat a player of its own."""
    model = rating_model()
    rated = [model.rating() for entrant in range(entrants)]
    for game in games:
        seating: list[int] = game["seating"]
        seats = [[model.rating(rated[entrant].mu, rated[entrant].sigma)] for entrant in seating]
        after = model.rate(seats, ranks=ranks(game["scores"], game["winners"]))
        for entrant in set(seating):
            own = [after[seat][0] for seat, sits in enumerate(seating) if sits == entrant]
            # On several seats every one of them tells something of the same strength, but the certainty that they
            # gain by playing against each other is none, so it grows as for one.
            mu = rated[entrant].mu + sum(seat.mu - rated[entrant].mu for seat in own)
            rated[entrant] = model.rating(mu, statistics.fmean(seat.sigma for seat in own))
    return [{"mu": each.mu, "sigma": each.sigma, "ordinal": each.ordinal()} for each in rated]
