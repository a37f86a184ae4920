"""Quick entrants, and games that were never played."""

from __future__ import annotations

from typing import Any

from tonalli.arena.contest import Contest
from tonalli.arena.entrant import Maker, entrants_of
from tonalli.core.state import State


class First:
    """Takes the first legal action."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State) -> int:
        return state.legal()[0]


class Last(First):
    def choose(self, state: State) -> int:
        return state.legal()[-1]


def contest(players: int, *bots: str | Maker, seed: int = 5, game: str = "teotihuacan", **options: Any) -> Contest:
    """Entrants A, B, C and so on."""
    return Contest(game, entrants_of({"ABCDEFGH"[n]: bot for n, bot in enumerate(bots)}), players, seed, options)


def of_strength(arena: Contest, games: int, strengths: list[float]) -> list[dict[str, Any]]:
    """Games in which everybody scores by strength, and a little by number, seat and deal."""
    found = []
    for number in range(arena.whole(games)):
        pairing = arena.pairing(number)
        scores = [
            10 * strengths[entrant] + (7 * seat + 3 * pairing.deal) % 5 for seat, entrant in enumerate(pairing.seating)
        ]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        found.append(
            {"game": number, "deal": pairing.deal, "seating": list(pairing.seating), "scores": scores}
            | {"winners": winners, "turns": 1, "decisions": 1, "seed": pairing.seed}
        )
    return found
