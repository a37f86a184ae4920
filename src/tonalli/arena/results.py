"""What came of a contest: how often everybody won, by how much, and how they are rated."""

from __future__ import annotations

import statistics
from functools import cached_property
from typing import Any

from tonalli.arena.contest import Contest
from tonalli.arena.intervals import Interval, student, wilson
from tonalli.arena.ratings import ratings
from tonalli.arena.sharing import Played

FORMAT = 1
"""Goes up when a key of the written results changes its meaning or goes; new keys may come."""
PLACES = 6


def rounded(number: float) -> float:
    return round(number, PLACES)


def ends(interval: Interval | None) -> list[float] | None:
    """An interval as plain data."""
    return None if interval is None else [rounded(end) for end in interval]


def share_of_win(game: dict[str, Any], seat: int) -> float:
    """1 for a win; seats that share it have a part each."""
    winners = game["winners"]
    return 1 / len(winners) if seat in winners else 0.0


def alone(game: dict[str, Any], entrant: int) -> int | None:
    """The seat of an entrant that holds just one; who plays against itself shows nothing of its strength."""
    return game["seating"].index(entrant) if game["seating"].count(entrant) == 1 else None


def margin(scores: list[float], seat: int, others: list[int]) -> float:
    """Points ahead of the mean of others, so that 0 is even however many they are."""
    return scores[seat] - statistics.fmean(scores[other] for other in others)


def win_figures(wins: float, games: int) -> dict[str, Any]:
    if games == 0:
        return {"games": 0, "wins": 0, "win_share": None, "win_interval": None}
    interval = ends(wilson(wins, games))
    return {"games": games, "wins": rounded(wins), "win_share": rounded(wins / games), "win_interval": interval}


class Results:
    """The games of a contest, in order, and what they say."""

    def __init__(self, contest: Contest, games: Played) -> None:
        self.contest = contest
        self.games = games

    def __repr__(self) -> str:
        told = ", ".join(f"{place['name']} {place['rating']['mu']:.1f}" for place in self.best_first())
        return f"<Results of {len(self.games)} games of {self.contest.game_name} for {self.contest.players}: {told}>"

    @property
    def even(self) -> float:
        """The share of wins of a bot that is as good as those it plays against."""
        return 1 / self.contest.players

    @property
    def deals(self) -> int:
        return len(self.games) // self.contest.games_a_deal

    @cached_property
    def standings(self) -> list[dict[str, Any]]:
        """Every entrant in the order they were named; win share, margin and score of games with one seat for it."""
        rated = ratings(len(self.contest.entrants), self.games)
        return [self.standing(number, rating) for number, rating in enumerate(rated)]

    def best_first(self) -> list[dict[str, Any]]:
        """The standings by rating."""
        return sorted(self.standings, key=lambda standing: (-standing["rating"]["mu"], standing["name"]))

    def standing(self, entrant: int, rating: dict[str, float]) -> dict[str, Any]:
        wins = 0.0
        scores: list[float] = []
        margins: dict[int, list[float]] = {}
        for game in self.games:
            seat = alone(game, entrant)
            if seat is not None:
                others = [other for other in range(self.contest.players) if other != seat]
                wins += share_of_win(game, seat)
                scores.append(game["scores"][seat])
                margins.setdefault(game["deal"], []).append(margin(game["scores"], seat, others))
        # Games of one deal are not independent of each other, deals are.
        by_deal = [statistics.fmean(values) for values in margins.values()]
        return {
            **self.contest.entrants[entrant].to_dict(),
            "rating": {name: rounded(value) for name, value in rating.items()},
            **win_figures(wins, len(scores)),
            "margin": rounded(statistics.fmean(by_deal)),
            "margin_interval": ends(student(by_deal)),
            "score": rounded(statistics.fmean(scores)),
            "score_sd": rounded(statistics.pstdev(scores)),
        }

    @cached_property
    def pairs(self) -> list[dict[str, Any]]:
        """Every entrant against every other, in the games in which it had one seat and the other at least one."""
        numbers = range(len(self.contest.entrants))
        return [self.pair(one, other) for one in numbers for other in numbers if one != other]

    def pair(self, one: int, other: int) -> dict[str, Any]:
        wins = 0.0
        margins: list[float] = []
        for game in self.games:
            seat = alone(game, one)
            others = [number for number, sits in enumerate(game["seating"]) if sits == other]
            if seat is not None and others:
                wins += share_of_win(game, seat)
                margins.append(margin(game["scores"], seat, others))
        names = self.contest.entrants
        return {
            "name": names[one].name,
            "against": names[other].name,
            **win_figures(wins, len(margins)),
            "margin": rounded(statistics.fmean(margins)),
        }

    @cached_property
    def seats(self) -> list[dict[str, Any]]:
        """Every seat, whoever sat there: what it is worth to sit there."""
        found = []
        for seat in range(self.contest.players):
            wins = sum(share_of_win(game, seat) for game in self.games)
            mean = statistics.fmean(game["scores"][seat] for game in self.games)
            found.append({"seat": seat, **win_figures(wins, len(self.games)), "score": rounded(mean)})
        return found

    def to_dict(self) -> dict[str, Any]:
        """Everything, as plain data; the same for the same contest and number of games."""
        return {
            "arena": FORMAT,
            **self.contest.to_dict(),
            "games": len(self.games),
            "deals": self.deals,
            "games_a_deal": self.contest.games_a_deal,
            "even": rounded(self.even),
            "intervals": {"level": 0.95, "win_share": "wilson", "margin": "student"},
            "standings": self.standings,
            "pairs": self.pairs,
            "seats": self.seats,
            "played": self.games,
        }
