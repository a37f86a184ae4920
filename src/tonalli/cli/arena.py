"""Bots against each other at the terminal: played with a bar, laid out as a table, written as data or a picture."""

from __future__ import annotations

import contextlib
import errno
import json
import os
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from tonalli.arena.competing import carried_out
from tonalli.arena.contest import Contest
from tonalli.arena.kept import Kept
from tonalli.arena.results import Results
from tonalli.arena.sharing import Played
from tonalli.cli.arena_chart import draw_chart, refuse_without_library
from tonalli.cli.arena_page import page
from tonalli.cli.arena_picture import picture
from tonalli.cli.files import write_whole
from tonalli.cli.simulate import aligned, progress_bar
from tonalli.core.errors import OptionError, RecordError
from tonalli.core.game import GAMES
from tonalli.locale import rounded, shown, words
from tonalli.telling.wrong import of_system

STDOUT = Path("-")
PICTURES = (".svg", ".png", ".html")


def refuse_games(bots: list[str]) -> None:
    """Other commands are told first which game to play; here only bots are named so."""
    for name in bots:
        if name in GAMES:
            raise OptionError(words("cli-arena-is-a-game", name=name))


def refuse_unwritable(json_file: Path | None, plot: Path | None) -> None:
    """Said before the games are played, not after."""
    if plot is not None and plot.suffix.lower() not in PICTURES:
        raise OptionError(words("cli-arena-plot", file=str(plot)))
    if plot is not None and plot.suffix.lower() == ".png":
        refuse_without_library()
    for file in (json_file, plot):
        if file is not None and file != STDOUT:
            problem = why_unwritable(file)
            if problem:
                reason = of_system(OSError(problem, os.strerror(problem)))
                raise RecordError(words("telling-wrong-file-write", file=str(file), reason=reason))


def why_unwritable(file: Path) -> int:
    """The error that writing a file would end with, as far as it can be told before; 0 if none."""
    if file.is_dir():
        return errno.EISDIR
    if not file.parent.is_dir():
        return errno.ENOENT
    return 0 if os.access(file.parent, os.W_OK) else errno.EACCES


def play_contest(
    contest: Contest, games: int, processes: int, kept: Kept | None, progress: Console, cluster: str | None = None
) -> Results:
    """All games, with a bar on a terminal."""
    played: Played = []
    bar = progress_bar(progress)
    with bar:
        task = bar.add_task(words("cli-simulate-progress"), total=contest.whole(games))
        with contextlib.closing(carried_out(contest, games, processes, kept, cluster)) as parts:
            for some in parts:
                played += some
                bar.update(task, advance=len(some))
    return Results(contest, played)


def write_results(results: Results, json_file: Path | None, plot: Path | None) -> None:
    """The files that were asked for."""
    if json_file == STDOUT:
        print(json.dumps(results.to_dict()))
    elif json_file is not None:
        write_whole(json_file, json.dumps(results.to_dict(), indent=1) + "\n")
    if plot is None:
        return
    match plot.suffix.lower():
        case ".png":
            draw_chart(results, plot)
        case ".html":
            write_whole(plot, page(results))
        case _:
            write_whole(plot, picture(results))


def percent(share: float) -> str:
    return rounded(100 * share)


def signed(number: float) -> str:
    return "+" + aligned(number, 1) if number > 0 else aligned(number, 1)


def from_to(interval: list[float] | None, form: Any) -> str:
    """An interval; there may be none."""
    if interval is None:
        return words("cli-arena-none")
    return words("cli-arena-interval", low=form(interval[0]), high=form(interval[1]))


def show_results(console: Console, results: Results) -> None:
    contest = results.contest
    console.print(
        words(
            "cli-arena-title",
            game=words(f"{contest.game_name}-title.name"),
            players=contest.players,
            games=len(results.games),
            deals=results.deals,
            seatings=contest.games_a_deal,
            seed=str(contest.seed),
        )
    )
    # Padded by one: all columns of an ordinary contest have room in 80.
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column(words("cli-arena-bot"))
    for column in ("rating", "sigma", "games", "wins", "share", "between", "margin", "between", "score"):
        table.add_column(words(f"cli-arena-{column}"), justify="right", no_wrap=True)
    for standing in results.best_first():
        table.add_row(
            standing["name"],
            aligned(standing["rating"]["mu"], 1),
            aligned(standing["rating"]["sigma"], 1),
            str(standing["games"]),
            shown(round(standing["wins"], 2)),
            percent(standing["win_share"]),
            from_to(standing["win_interval"], percent),
            signed(standing["margin"]),
            from_to(standing["margin_interval"], signed),
            aligned(standing["score"], 1),
        )
    console.print(table)
    if len(contest.entrants) > 2:
        show_pairs(console, results)
    mixed = "yes" if len(contest.entrants) >= contest.players else "no"
    console.print(words("cli-arena-even", even=percent(results.even), mixed=mixed, others=contest.players - 1))
    console.print(words("cli-arena-intervals"))


def show_pairs(console: Console, results: Results) -> None:
    """The share of wins of every bot where another sat at the table."""
    names = [standing["name"] for standing in results.best_first()]
    shares = {(pair["name"], pair["against"]): pair["win_share"] for pair in results.pairs}
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(words("cli-arena-against"))
    for name in names:
        table.add_column(name, justify="right")
    for name in names:
        row = [words("cli-arena-none") if name == other else percent(shares[name, other]) for other in names]
        table.add_row(name, *row)
    console.print()
    console.print(table)
    console.print()
