"""Many games between bots, summed up in a table or as data."""

from __future__ import annotations

import contextlib
import json
import statistics
import time
from collections import Counter
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tonalli
from tonalli.arena.sharing import Played, play_all
from tonalli.bots.bot import Bot
from tonalli.bots.game import play_game
from tonalli.bots.registry import bot_named
from tonalli.cli.distribution import ENOUGH, histogram, quartiles, show_histogram
from tonalli.cli.seats import Seat
from tonalli.core.dealer import MASK, mix
from tonalli.core.game import game_named
from tonalli.core.match import Match
from tonalli.locale import rounded, text, words
from tonalli.telling import telling_of
from tonalli.telling.module import module_telling
from tonalli.telling.phrase import Listing, Phrase

if TYPE_CHECKING:
    from tonalli.rl.dataset import Dataset


class Watched(NamedTuple):
    """A decision as a dataset keeps it: who took it, what the seat saw and might do, what it did."""

    turn: int
    seat: int
    row: bytes
    legal: list[int]
    action: int


ONLY_KEPT = {"record", "watched"}
"""What of a game goes into a dataset and nowhere else."""


class Plan:
    """What to play: enough for any process to play any of the games."""

    def __init__(
        self,
        game: str,
        kinds: list[str],
        options: dict[str, Any],
        seed: int,
        records: Path | None = None,
        watched: bool = False,
    ) -> None:
        self.game = game
        self.kinds = kinds
        self.options = options
        self.seed = seed
        self.records = records
        """The folder every game is written into, if it is."""
        self.watched = watched
        """Whether a game comes with all its decisions and its record."""

    @cached_property
    def checked(self) -> dict[str, Any]:
        """All options of the games, those that were not given too."""
        return game_named(self.game).check({"players": len(self.kinds), **self.options})

    @cached_property
    def sides(self) -> list[str]:
        """What every score belongs to: the seats, and sides nobody sits at by the module whose rules they play by."""
        names = telling_of(self.game).module_names(self.checked)
        modules = [(name, module_telling(self.game, name)) for name in names]
        return self.kinds + [name for name, module in modules if module for side in module.seat_names()]

    def game_seed(self, number: int) -> int:
        """Seeds of neighbouring games have nothing to do with each other."""
        return mix((mix(self.seed & MASK) + number) & MASK)

    def play(self, number: int) -> dict[str, Any]:
        """One game, the same whoever plays it."""
        seed = self.game_seed(number)
        play_seed = mix(seed)  # the numbers that dealt the setup must not come again in the play
        match = tonalli.new(self.game, players=len(self.kinds), seed=seed, seats=self.names(), **self.options)
        state = match.state
        watched: list[Watched] = []
        kept: dict[str, Any] = {}
        if self.records is not None or self.watched:
            decisions = self.play_recorded(match, play_seed, watched)
            record = match.record().write()
            if self.records is not None:
                (self.records / f"{number:06}.txt").write_text(record, encoding="utf-8")
            if self.watched:
                kept = {"record": record, "watched": watched}
        elif set(self.kinds) == {"random"}:
            decisions = tonalli.playout(state, play_seed)
        else:
            decisions = play_game(state, self.bots(play_seed), tonalli.Dealer(play_seed))
        return {
            "game": number,
            "seed": seed,
            "scores": state.scores(),
            "winners": state.winners(),
            "turns": state.turn,
            "decisions": decisions,
            "ending": telling_of(self.game).ending(state).cause,
            **kept,
        }

    def bots(self, play_seed: int) -> list[Bot]:
        return [bot_named(kind, mix((play_seed + seat + 1) & MASK)) for seat, kind in enumerate(self.kinds)]

    def names(self) -> list[str]:
        """Every seat by its bot, and by its number where there are several."""
        alike = Counter(self.kinds)
        return [kind if alike[kind] == 1 else f"{kind} {seat + 1}" for seat, kind in enumerate(self.kinds)]

    def play_recorded(self, match: Match, play_seed: int, watched: list[Watched]) -> int:
        """The same game as without a record, played so that it can be written."""
        only_random = set(self.kinds) == {"random"}
        dealer = tonalli.Dealer(mix(play_seed & MASK) if only_random else play_seed)
        bots = self.bots(play_seed)
        decisions = 0
        while not match.over:
            if match.state.actor == tonalli.CHANCE:
                match.carry_out(dealer.pick(match.state))
                continue
            decisions += 1
            legal = match.legal()
            number = dealer.number(len(legal)) if only_random else legal.index(bots[match.actor].choose(match.state))
            if self.watched:
                row = match.game.features.row(match.state, match.actor)
                watched.append(Watched(match.turn, match.actor, row, legal, legal[number]))
            match.carry_out(legal[number])
        return decisions

    def line(self, game: dict[str, Any]) -> str:
        """A game that was played, as a line of JSON."""
        options = {"players": len(self.kinds), **self.options}
        return json.dumps({**game, "options": options, "seats": self.sides})


def progress_bar(console: Console) -> Progress:
    """How many games are played, on a terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )


def simulate(
    plan: Plan,
    games: int,
    jobs: int,
    progress: Console,
    jsonl: bool = False,
    dataset: Dataset | None = None,
    cluster: str | None = None,
) -> tuple[Played, float]:
    """All games, with a bar on a terminal; returns them and the seconds they took."""
    played: Played = []
    begin = time.perf_counter()
    bar = progress_bar(progress)
    with bar:
        task = bar.add_task(words("cli-simulate-progress"), total=games)
        with contextlib.closing(play_all(plan.play, range(games), jobs, cluster)) as parts:
            for some in parts:
                if dataset is not None:
                    dataset.add(some)
                    some = [{name: game[name] for name in game if name not in ONLY_KEPT} for game in some]
                played += some
                bar.update(task, advance=len(some))
                if jsonl:
                    print("\n".join(plan.line(game) for game in some), flush=True)
    return played, time.perf_counter() - begin


def summary(plan: Plan, seats: list[Seat], played: Played, seconds: float) -> dict[str, Any]:
    """Figures of a run; everything but ``speed`` depends on the seed alone."""
    names = map(text, telling_of(plan.game).side_names(plan.checked, [seat.name for seat in seats]))
    scores = [[game["scores"][number] for game in played] for number in range(len(plan.sides))]
    sides = []
    for number, (name, kind) in enumerate(zip(names, plan.sides, strict=True)):
        wins = sum(number in game["winners"] for game in played)
        lower, upper = quartiles(scores[number])
        sides.append(
            {
                "name": name,
                "kind": kind,
                "wins": wins,
                "win_share": round(wins / len(played), 6),
                "mean": round(statistics.fmean(scores[number]), 3),
                "median": statistics.median(scores[number]),
                "min": min(scores[number]),
                "lower_quartile": lower,
                "upper_quartile": upper,
                "max": max(scores[number]),
                "sd": round(statistics.pstdev(scores[number]), 3),
            }
        )
    return {
        "game": plan.game,
        "options": {"players": len(seats), **plan.options},
        "seed": plan.seed,
        "games": len(played),
        "seats": sides,
        "histogram": histogram(scores),
        "turns": round(statistics.fmean(game["turns"] for game in played), 3),
        "decisions": round(statistics.fmean(game["decisions"] for game in played), 3),
        "endings": dict(sorted(Counter(game["ending"] for game in played).items())),
        "speed": {"games_per_second": round(len(played) / seconds, 2), "seconds": round(seconds, 3)},
    }


SPREAD = ("min", "lower_quartile", "median", "upper_quartile", "max")


def decimals(number: float) -> int:
    """Places that a figure needs, at most 2."""
    return next((places for places in (0, 1) if round(number, places) == number), 2)


def aligned(number: float, places: int) -> str:
    """A figure with as many places as the others of its column."""
    return rounded(number, places)


def show_summary(console: Console, figures: dict[str, Any]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", title_justify="left")
    table.title = words("cli-simulate-title", games=figures["games"], seed=str(figures["seed"]))
    table.add_column(words("cli-simulate-seat"))
    for column in ("wins", "share", "mean", "sd", "least", "lower", "median", "upper", "most"):
        table.add_column(words(f"cli-simulate-{column}"), justify="right")
    places = max(decimals(side[spread]) for side in figures["seats"] for spread in SPREAD)
    for side in figures["seats"]:
        table.add_row(
            side["name"],
            str(side["wins"]),
            rounded(100 * side["win_share"]),
            aligned(side["mean"], 1),
            aligned(side["sd"], 1),
            *(aligned(side[spread], places) for spread in SPREAD),
        )
    console.print(table)
    if figures["games"] >= ENOUGH:
        console.print()
        show_histogram(console, [side["name"] for side in figures["seats"]], figures["histogram"], figures["games"])
        console.print()
    endings = Listing(
        Phrase("cli-simulate-ending", ending=Phrase(f"{figures['game']}-ending-{name}"), count=count)
        for name, count in figures["endings"].items()
    )
    turns, decisions = rounded(figures["turns"]), rounded(figures["decisions"])
    console.print(words("cli-simulate-lengths", turns=turns, decisions=decisions, endings=endings))
    console.print(words("cli-simulate-speed", rate=figures["speed"]["games_per_second"]))
