"""How many points bots give away at the very end, where the best can be found out: last turns, solved exactly.

Positions come from games that ``learned`` plays against itself: those from which every line to the end can be followed
within a number of positions. From each a bot plays to the end, chance and the other seat as in that solution; whatever
it decides is compared with the best it could have done, in points ahead at the end.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Iterator

import tonalli
from tonalli.bots.bot import Bot
from tonalli.bots.endgame import Endgame
from tonalli.bots.registry import bot_named
from tonalli.core.dealer import Dealer, mix
from tonalli.core.game import GAMES
from tonalli.core.state import State
from tonalli.core.step import CHANCE
from tonalli.training.exam import HELD_OUT

TABLE = "{:<14} {:>10} {:>12} {:>14} {:>12}"
LAST = 40
"""Decisions before the end among which the first that can be solved is looked for."""


def endings(game: str, positions: int) -> Iterator[State]:
    """One position a game: the earliest real decision from which everything can be followed."""
    solver = Endgame(positions, in_points=True)
    deal = HELD_OUT + (1 << 40)
    while True:
        deal += 1
        state = tonalli.begin(game, players=2)
        bots = [bot_named("learned", seat) for seat in range(2)]
        dealer = Dealer(mix(deal))
        met: list[State] = []
        while not state.over:
            if state.actor == CHANCE:
                dealer.answer(state)
                continue
            if len(state.legal()) > 1:
                met.append(state.copy())
            state.play(bots[state.actor].choose(state))
        found = None
        for earlier in reversed(met[-LAST:]):
            if solver.best(earlier) < 0:
                break
            if max(solver.worths) > min(solver.worths):
                found = earlier
        if found is not None:
            yield found


def regret(start: State, bot: Bot, solver: Endgame) -> float:
    """The points that all decisions to the end gave away together."""
    state, seat = start.copy(), start.actor
    dealer = Dealer(7)
    given_away = 0.0
    while not state.over:
        legal = state.legal()
        if state.actor == CHANCE:
            dealer.answer(state)
        elif len(legal) == 1:
            state.play(legal[0])
        elif state.actor != seat:
            state.play(legal[solver.best(state)])
        else:
            best = solver.best(state)
            worths = list(solver.worths)
            chosen = bot.choose(state)
            given_away += worths[best] - worths[legal.index(chosen)]
            state.play(chosen)
    return given_away


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("bots", nargs="*", default=["greedy", "learned", "learned@400"])
    parser.add_argument("--endings", type=int, default=40, help="how many positions")
    parser.add_argument("--positions", type=int, default=100_000, help="so many may be looked at to solve one")
    given = parser.parse_args()
    solver = Endgame(given.positions, in_points=True)
    found = endings(given.game, given.positions)
    starts = [next(found) for _ in range(given.endings)]
    choices = statistics.fmean(len(start.legal()) for start in starts)
    print(f"{given.game}: {len(starts)} endings, {choices:.1f} choices at first", file=sys.stderr)
    print(TABLE.format("", "regret", "perfect", "worst regret", "CPU each"))
    for name in given.bots:
        begun = time.process_time()
        regrets = [regret(start, bot_named(name, 1), solver) for start in starts]
        seconds = (time.process_time() - begun) / len(starts)
        share = sum(each < 1e-9 for each in regrets) / len(regrets)
        print(
            TABLE.format(
                name, f"{statistics.fmean(regrets):.2f}", f"{100 * share:.0f} %", f"{max(regrets):.1f}",
                f"{1000 * seconds:.0f} ms",
            ),
            flush=True,
        )  # fmt: skip


if __name__ == "__main__":
    main()
