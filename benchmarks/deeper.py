"""Whether looking ahead more often chooses better, without playing hundreds of long games.

    python benchmarks/deeper.py teotihuacan --few 4000 --many 16000 --games 10

The network plays itself. At some of its decisions two who look ahead are asked, one more often than the other. Where
they choose otherwise both choices are played on by the network to the end of the game, many times and with the same
luck; printed is how many points of the lead, and of worth (half whether one wins, half the lead), the choice of whoever
looked more often is better by, with 95 % intervals over those decisions. What only looking ahead again would make of a
choice is not counted.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence
from functools import cache

import tonalli
from tonalli.bots.bot import Bot
from tonalli.bots.registry import bot_named
from tonalli.bots.sight import worth_of_end
from tonalli.core.dealer import MASK, Dealer, mix
from tonalli.core.game import GAMES
from tonalli.core.state import State
from tonalli.core.step import CHANCE
from tonalli.training.exam import HELD_OUT

EVERY = 4
"""One of so many decisions is asked about."""


@cache
def on_and_on() -> Bot:
    """Who plays on for everybody: the network by itself, opened once."""
    return bot_named("learned", 0)


def ended(state: State, action: int, seed: int) -> tuple[float, float]:
    """How a game ends for whoever decides if the network plays on: what that is worth, and the lead."""
    seat = state.actor
    there = state.resample(seat, seed) if state.game.hides(state) else state.copy()
    network = on_and_on()
    dealer = Dealer(seed)
    there.carry_out(action)
    while not there.over:
        if there.actor == CHANCE:
            there.carry_out(dealer.pick(there))
        else:
            there.carry_out(network.choose(there))
    scores = there.scores()
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return worth_of_end(there, seat), float(lead)


def better_by(state: State, one: int, other: int, times: int, seed: int) -> tuple[float, float]:
    """How much more a choice is worth than another, and leads by more, on average."""
    worths, leads = [], []
    for number in range(times):
        luck = mix((seed + number) & MASK)
        (worth, lead), (less, behind) = (ended(state, action, luck) for action in (one, other))
        worths.append(worth - less)
        leads.append(lead - behind)
    return statistics.fmean(worths), statistics.fmean(leads)


def told(name: str, figures: Sequence[float]) -> str:
    mean = statistics.fmean(figures)
    off = 1.96 * statistics.stdev(figures) / len(figures) ** 0.5
    return f"{name} {mean:+.3f} (± {off:.3f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--few", type=int, default=4000, help="how often the one looks ahead")
    parser.add_argument("--many", type=int, default=16000, help="how often the other does")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="deals are counted from here")
    parser.add_argument("--times", type=int, default=100, help="games played on from each choice")
    given = parser.parse_args()
    asked, worths, leads = 0, [], []
    for deal in range(given.first, given.first + given.games):
        seed = (HELD_OUT >> 2) + deal
        state = tonalli.begin(given.game, players=given.players)
        network = on_and_on()
        dealer = Dealer(mix(seed))
        decisions = 0
        while not state.over:
            if state.actor == CHANCE:
                dealer.answer(state)
                continue
            if len(state.legal()) > 1:
                decisions += 1
                if decisions % EVERY == deal % EVERY:
                    asked += 1
                    one, other = (bot_named(f"learned@{n}", seed).choose(state) for n in (given.many, given.few))
                    if one != other:
                        worth, lead = better_by(state, one, other, given.times, seed + decisions)
                        worths.append(worth)
                        leads.append(lead)
                        print(f"{deal} {decisions}: {worth:+.3f} {lead:+.2f}", flush=True)
            state.play(network.choose(state))
    print(f"{given.game}: {given.many} and {given.few} chose otherwise in {len(worths)} of {asked} decisions:", end=" ")
    print(f"{told('worth', worths)}, {told('points', leads)}" if len(worths) > 1 else "too few")


if __name__ == "__main__":
    main()
