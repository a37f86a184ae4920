"""How far leads are spread around what is expected of them, and whether chances to win are what they say.

    python benchmarks/chances.py teotihuacan --games 200

The network that comes with the program plays itself, taking what it thinks likely and not always the best. Before every
turn it is asked what the position is worth to each seat; the end tells. Printed is, for even parts of the game, how far
the lead at the end was from the one the network expects, how much lower it was on average (the figures of ``SPREAD``
and ``BRIGHTER`` in ``src/tonalli/analysis/<game>``), how much lower than what was told with those figures, and of all
positions by their chance how many were won.
"""

from __future__ import annotations

import argparse
import statistics
from collections import defaultdict
from typing import Any

import tonalli
from tonalli.analysis.onlooker import Onlooker
from tonalli.analysis.outlook import Outlook
from tonalli.core.dealer import MASK, Dealer, mix
from tonalli.core.match import Match

FINE = 1 << 30
PARTS = 6
ROUNDS = 4
"""Leads are told from a worth by a spread, and spreads from leads: a few rounds settle both."""


class Seen:
    """A position before a turn as a seat saw it, and how the game ended for that seat."""

    def __init__(self, part: float, worth: float, told: float, chance: float, own: bool) -> None:
        self.part = part
        self.worth = worth
        self.told = told
        """The lead that was told."""
        self.chance = chance
        """What was said of it with the figures that are kept now."""
        self.own = own
        """Whether it was that seat's turn."""
        self.lead = 0.0
        self.won = 0.0


def by_odds(onlooker: Onlooker, match: Match, dealer: Dealer) -> int:
    """What the network thinks likely: the odds squared, so that what is poor is rare."""
    sight, choices = onlooker.sight, match.state.choices
    if choices.count == 1:
        return choices.ids[0]
    sight.look(match.state)
    odds = [odd**2 for odd in sight.odds(match.state)]
    rest = dealer.number(FINE) / FINE * sum(odds)
    for action, odd in zip(match.legal(), odds, strict=True):
        rest -= odd
        if rest < 0:
            return action
    return match.legal()[-1]


def played(onlooker: Onlooker, match: Match, seed: int) -> list[Seen]:
    """All that was seen in one game."""
    dealer = Dealer(mix(seed & MASK))
    players = int(match.options["players"])
    found: list[list[Seen]] = [[] for _seat in range(players)]
    turn = 0
    while not match.over:
        if match.turn > turn:
            turn = match.turn
            progress = onlooker.telling.progress(match.view())
            part = progress["part"] if progress else 0.0
            chances = onlooker.chances(match.state)
            for seat in range(players):
                worth = onlooker.worth(match.state, seat)
                told = onlooker.outlook(worth, match.state).lead
                found[seat].append(Seen(part, worth, told, chances[seat], seat == match.actor))
        match.play(by_odds(onlooker, match, dealer))
    scores, winners = match.scores(), match.winners()
    for seat, seen in enumerate(found):
        lead = float(scores[seat]) - max(float(score) for other, score in enumerate(scores) if other != seat)
        for each in seen:
            each.lead = lead
            each.won = 1 / len(winners) if seat in winners else 0.0
    return [each for seen in found for each in seen]


def part_of(seen: Seen) -> int:
    """The part of the game whose middle figure it counts for."""
    return min(PARTS - 1, round(seen.part * (PARTS - 1)))


def settled(all_seen: list[Seen]) -> tuple[list[float], list[float]]:
    """Spreads by parts of the game, and how much brighter than the end the network sees it on average."""
    spreads, off = [30.0] * PARTS, [0.0] * PARTS
    for _round in range(ROUNDS):
        rests: dict[int, list[float]] = defaultdict(list)
        for seen in all_seen:
            part = part_of(seen)
            if not seen.own:
                continue
            rests[part].append(seen.lead - Outlook(seen.worth, spreads[part]).lead)
        for part, rest in rests.items():
            off[part] = -statistics.fmean(rest)
            spreads[part] = max(1.0, statistics.fmean([each**2 for each in rest]) ** 0.5)
    return spreads, off


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(tonalli.GAMES))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=7_000_000)
    asked = parser.parse_args()
    onlooker = Onlooker(tonalli.GAMES[asked.game])
    all_seen: list[Seen] = []
    for number in range(asked.games):
        options: dict[str, Any] = {"players": asked.players}
        match = tonalli.new(asked.game, seed=asked.seed + number, **options)
        all_seen += played(onlooker, match, asked.seed + number)
    spreads, off = settled(all_seen)
    print("part   spread   brighter   told is brighter   positions")
    for part, (spread, brighter) in enumerate(zip(spreads, off, strict=True)):
        rests = [seen.told - seen.lead for seen in all_seen if seen.own and part_of(seen) == part]
        left = statistics.fmean(rests) if rests else 0.0
        print(f"{part / (PARTS - 1):.1f} {spread:9.1f} {brighter:10.1f} {left:18.1f} {len(rests):11}")
    for whose, some in (("their own turns", True), ("others' turns", False)):
        told = [(seen.chance, seen.won) for seen in all_seen if seen.own is some]
        if not told:
            continue
        print(f"\nchance told   won   positions ({whose})")
        for tenth in range(10):
            group = [(chance, won) for chance, won in told if tenth <= chance * 10 < tenth + 1]
            if group:
                chance, won = (statistics.fmean(column) for column in zip(*group, strict=True))
                print(f"{chance:11.0%} {won:5.0%} {len(group):11}")
        print(f"mean square of what was missed: {statistics.fmean([(c - w) ** 2 for c, w in told]):.3f}")


if __name__ == "__main__":
    main()
