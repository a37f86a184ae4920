"""Whether turns cost what a review says: both choices are played on to the end, many times and with the same luck.

    python benchmarks/costs.py game.tonalli --games 40

The turns that cost most are taken from a review of the game. After what was played and after what would have been
better the network that comes with the program goes on for everybody, with other luck than in the review, and takes what
it thinks likely, not always the best. Printed is for each turn what the review says it cost, and by how many points the
lead at the end was larger.
"""

from __future__ import annotations

import argparse
import statistics
from pathlib import Path
from typing import Any

import tonalli
from tonalli.analysis.onlooker import Onlooker
from tonalli.analysis.review import SIMULATIONS, Turn, chosen, judged, most_costly, stretches_of, turns_of
from tonalli.core.dealer import Dealer
from tonalli.core.state import State
from tonalli.core.step import CHANCE

FINE = 1 << 30
APART = 1 << 32
"""What is chosen hangs on other numbers than what is dealt."""


def by_odds(onlooker: Onlooker, state: State, dealer: Dealer) -> int:
    """What the network thinks likely: the odds squared, so that what is poor is rare."""
    choices = state.choices
    if choices.count == 1:
        return choices.ids[0]
    onlooker.sight.look(state)
    odds = [odd**2 for odd in onlooker.sight.odds(state)]
    rest = dealer.number(FINE) / FINE * sum(odds)
    for action, odd in zip(state.legal(), odds, strict=True):
        rest -= odd
        if rest < 0:
            return action
    return state.legal()[-1]


def lead_after(onlooker: Onlooker, state: State, path: list[int], seat: int, seed: int) -> float:
    """How far a seat is ahead at the end of one game that goes on so."""
    there = state.copy()
    chance, choosing = Dealer(seed), Dealer(seed + APART)
    left = list(path)
    while not there.over:
        if there.actor == CHANCE:
            chance.answer(there)
        elif left and there.actor == seat and there.choices.count > 1:
            action = left.pop(0)
            if action in there.choices:
                there.carry_out(action)
            else:
                left = []
        else:
            there.carry_out(by_odds(onlooker, there, choosing))
    scores = there.scores()
    return float(scores[seat]) - max(float(score) for side, score in enumerate(scores) if side != seat)


def line_of(onlooker: Onlooker, turn: Turn, told: dict[str, Any], games: int) -> str:
    """What a review says of a turn beside what came of it."""
    stretch = next(each for each in stretches_of(turn) if told["frame"] in [taken.frame for taken in each])
    rest = [taken for taken in stretch if taken.frame >= told["frame"]]
    played = chosen([taken.state for taken in rest], [taken.action for taken in rest])
    better = [int(each["action"]) for each in told["better"]]
    ends = [
        [lead_after(onlooker, rest[0].state, path, turn.seat, seed) for seed in range(games)]
        for path in (better, played)
    ]
    less = [would - did for would, did in zip(*ends, strict=True)]
    doubt = statistics.stdev(less) / games**0.5
    return (
        f"seat {turn.seat} turn {turn.number:3}  told {told['cost']:5} ± {told['doubt']}"
        f"  played on {statistics.mean(less):6.1f} ± {doubt:.1f}  at a lead of {statistics.mean(ends[1]):.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=40, help="so often each choice is played on")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    asked = parser.parse_args()
    match = tonalli.load(asked.file.read_text(encoding="utf-8"), seed=0)
    onlooker = Onlooker(match.game)
    turns = {turn.number: turn for turn in turns_of(match)[0] if turn.taken}
    found = [judged(turn, 0, asked.simulations, onlooker) for turn in turns.values()]
    for seat in range(int(match.options["players"])):
        for told in most_costly(found, seat):
            print(line_of(onlooker, turns[told["turn"]], told, asked.games), flush=True)


if __name__ == "__main__":
    main()
