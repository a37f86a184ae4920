"""How strong a bot is: against others on deals that nobody was trained on, from every seat of the same deal."""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import tonalli
from tonalli.arena.intervals import wilson
from tonalli.bots.registry import LEVELS, bot_named
from tonalli.core.dealer import Dealer, mix
from tonalli.core.game import GAMES
from tonalli.core.step import CHANCE
from tonalli.training.exam import HELD_OUT, Subject, subjects

TABLE = "{:<17} {:>5}  {:<24} {:>7} {:>11} {:>12}"


class Game(NamedTuple):
    """One game that is to be played."""

    game: str
    options: dict[str, Any]
    seed: int
    seat: int
    bots: tuple[str, str]
    """Who is measured, and who sits on all other seats."""


class End(NamedTuple):
    """How it ended for whoever is measured."""

    won: float
    score: float
    best_other: float
    seconds: float
    """Of the processor, for decisions that had to be made."""
    decisions: int


def play(game: Game) -> End:
    state = tonalli.begin(game.game, **game.options)
    measured, other = game.bots
    bots = [
        bot_named(measured if seat == game.seat else other, game.seed + seat) for seat in range(len(state.scores()))
    ]
    if game.options["players"] == 1:
        bots = bots[:1] * len(bots)
    dealer = Dealer(mix(game.seed))
    seconds, decisions = 0.0, 0
    while not state.over:
        if state.actor == CHANCE:
            dealer.answer(state)
            continue
        mine = state.actor == game.seat and len(state.legal()) > 1
        begun = time.process_time()
        chosen = bots[state.actor].choose(state)
        if mine:
            seconds += time.process_time() - begun
            decisions += 1
        state.play(chosen)
    scores, winners = state.scores(), state.winners()
    others = [score for seat, score in enumerate(scores) if seat != game.seat]
    won = 1 / len(winners) if game.seat in winners else 0.0
    return End(won, scores[game.seat], max(others), seconds, decisions)


def games_of(game: str, subject: Subject, bots: tuple[str, str], games: int, first: int = 0) -> Iterator[Game]:
    for deal in itertools.count((HELD_OUT >> 1) + first):
        for seat in subject.seats:
            if games <= 0:
                return
            games -= 1
            yield Game(game, subject.options, deal, seat, bots)


def ends_of(games: list[Game], pool: ProcessPoolExecutor, kept: Path | None) -> list[End]:
    """How all of them ended. Those that a file keeps are not played again, and all others are written to it."""
    known: dict[str, End] = {}
    if kept is not None and kept.exists():
        for written in kept.read_text().splitlines():
            name, end = json.loads(written)
            known[name] = End(*end)
    left = [game for game in games if str(game) not in known]
    for game, end in zip(left, pool.map(play, left), strict=True):
        known[str(game)] = end
        if kept is not None:
            with kept.open("a") as file:
                file.write(json.dumps([str(game), end]) + "\n")
    return [known[str(game)] for game in games]


def line(name: str, ends: list[End]) -> str:
    count = len(ends)
    won = sum(end.won for end in ends)
    low, high = wilson(won, count)
    share = f"{100 * won / count:.1f} % [{100 * low:.1f}–{100 * high:.1f}]"
    pace = 1000 * sum(end.seconds for end in ends) / max(sum(end.decisions for end in ends), 1)
    score, other = sum(end.score for end in ends) / count, sum(end.best_other for end in ends) / count
    return TABLE.format(name, count, share, f"{score:.1f}", f"{other:.1f}", f"{pace:.3f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--bot", default="learned", help="who is measured")
    parser.add_argument("--against", default="greedy", help="who sits on all other seats")
    parser.add_argument("--games", type=int, default=400, help="games a row")
    parser.add_argument(
        "--only", nargs="*", default=[], help="rows by name: 2p, 4p, '2p modules', solo, 'solo hardest'"
    )
    parser.add_argument("--players", type=int, help="one row for so many players, with nothing but the base game")
    parser.add_argument("--first", type=int, default=0, help="deals are counted from here")
    parser.add_argument("--ladder", action="store_true", help="each level against the one below it, two players")
    parser.add_argument("--levels", nargs="*", default=list(LEVELS), help="with --ladder: which of them, from below")
    parser.add_argument("--keep", type=Path, help="a file that keeps every game; none is played again")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    game = GAMES[given.game]
    counts = next(option for option in game.options if option.name == "players").allowed
    print(f"{given.game}: {given.bot} against {given.against}" if not given.ladder else given.game, file=sys.stderr)
    print(TABLE.format("", "games", "won", "score", "best other", "a decision"))
    with ProcessPoolExecutor(given.processes) as pool:
        if given.ladder:
            two = next(subject for subject in subjects(game, list(counts)) if subject.name == "2p")
            for below, level in itertools.pairwise(given.levels):
                wanted = list(games_of(given.game, two, (level, below), given.games, given.first))
                print(line(f"{level} > {below}", ends_of(wanted, pool, given.keep)), flush=True)
            return
        seated = given.players
        rows = [Subject(f"{seated}p", game.check({"players": seated}))] if seated else subjects(game, list(counts))
        for subject in rows:
            if given.only and subject.name not in given.only:
                continue
            wanted = list(games_of(given.game, subject, (given.bot, given.against), given.games, given.first))
            print(line(subject.name, ends_of(wanted, pool, given.keep)), flush=True)


if __name__ == "__main__":
    main()
