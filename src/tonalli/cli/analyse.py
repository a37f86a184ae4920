"""A game judged at the terminal: how chances went, which turns cost most, and what would have been better."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from tonalli.analysis.onlooker import Onlooker
from tonalli.analysis.playing_on import rounds_within
from tonalli.analysis.review import SIMULATIONS, curve_of, judged, most_costly, turns_of
from tonalli.cli.face import Seats, seat_label
from tonalli.cli.figures import at_least, whole
from tonalli.cli.files import read_match
from tonalli.cli.helping import named
from tonalli.cli.replay import sides_of
from tonalli.cli.simulate import progress_bar
from tonalli.cli.terminal import AsJson, hanging, printing
from tonalli.cli.wording import SEAT_STYLES, figure
from tonalli.core.errors import OptionError
from tonalli.core.match import Match
from tonalli.locale import called, percent, text, words
from tonalli.telling import telling_of

ROWS = 10
"""Rows of the curve; one stands for ten of a hundred."""
WIDEST = 90
THEN = " → "


def analyse(
    file: Annotated[Path, typer.Argument(metavar=named("file"), help=words("cli-option-file"))],
    seat: Annotated[int | None, whole("seat", words("cli-option-analyse-seat"))] = None,
    simulations: Annotated[int, whole("simulations", words("cli-option-analyse-simulations"))] = SIMULATIONS,
    seed: Annotated[int, whole("seed", words("cli-option-analyse-seed"))] = 0,
    as_json: AsJson = False,
) -> None:
    at_least("simulations", simulations, 1)
    match = read_match(file, seed=0)
    players = int(match.options["players"])
    if seat is not None and not 1 <= seat <= players:
        raise OptionError(words("cli-analyse-no-seat", value=seat, players=players))
    review = reviewed(match, seed, simulations, None if seat is None else seat - 1, printing(stderr=True))
    if as_json:
        typer.echo(json.dumps(as_data(match, review)))
    else:
        with called(telling_of(match.game).called(match.options)):
            show_review(printing(), match, review)


def reviewed(match: Match, seed: int, simulations: int, seat: int | None, console: Console) -> dict[str, Any]:
    """The whole review, or that of one seat's turns, with a bar while it is thought about."""
    turns, begun = turns_of(match)
    wanted = [turn for turn in turns if turn.taken and seat in (None, turn.seat)]
    if not wanted:
        raise OptionError(words("cli-analyse-no-turns"))
    onlooker = Onlooker(match.game)
    found = []
    with progress_bar(console) as bar:
        task = bar.add_task(words("cli-analyse-progress"), total=len(wanted))
        for turn in wanted:
            found.append(judged(turn, seed, simulations, onlooker, rounds_within()))
            bar.advance(task)
    return {"simulations": simulations, "seed": seed, "seat": seat, "curve": curve_of(begun, onlooker), "turns": found}


def as_data(match: Match, review: dict[str, Any]) -> dict[str, Any]:
    """The review for programs: decisions by notation and in words."""

    def said(decisions: list[dict[str, Any]]) -> list[dict[str, str]]:
        return [{"notation": each["notation"], "words": text(each["words"])} for each in decisions]

    def plainly(turn: dict[str, Any]) -> dict[str, Any]:
        kept = {name: turn[name] for name in ("turn", "seat", "cost", "doubt", "frame")}
        why = {"why": text(turn["why"])} if "why" in turn else {}
        return {**kept, **{part: said(turn[part]) for part in ("before", "played", "better")}, **why}

    turns = [plainly(turn) for turn in review["turns"]]
    names = [text(side.name) for side in sides_of(match)]
    return {"game": match.game.name, "seats": names, "scores": match.scores(), **review, "turns": turns}


def show_review(console: Console, match: Match, review: dict[str, Any]) -> None:
    sides = sides_of(match)
    console.print(Text(words("cli-analyse-chances"), "bold"))
    show_curve(console, match.game.name, review["curve"], sides)
    seats = range(int(match.options["players"])) if review["seat"] is None else [review["seat"]]
    for seat in seats:
        costly = most_costly(review["turns"], seat)
        console.print()
        count = sum(turn["seat"] == seat for turn in review["turns"])
        line = seat_label(match.game.name, sides[seat])
        said = words("cli-analyse-costly", count=len(costly), turns=count)
        console.print(line.append(f" {said}", "not bold"))
        for turn in costly:
            cost = words("cli-analyse-turn", turn=turn["turn"], cost=figure(-turn["cost"]), doubt=figure(turn["doubt"]))
            console.print(Text(f"  {cost}", "bold"))
            for part in ("played", "better"):
                # Decisions have commas of their own.
                steps = THEN.join(text(each["words"]) for each in turn[part])
                hanging(console, Text(f"    {words(f'cli-analyse-{part}', steps=steps)}"), 6)
            hanging(console, Text(f"    {text(turn['why'])}"), 6)
    console.print()
    console.print(Text(words("cli-analyse-measure", simulations=review["simulations"]), "dim"))


def show_curve(console: Console, game: str, curve: list[dict[str, Any]], sides: Seats) -> None:
    """Chances from the first turn to the last, one sign a side; where several meet the first of them stands."""
    width = max(1, min(len(curve), WIDEST, console.width - 8))
    points = [curve[round(column * (len(curve) - 1) / max(1, width - 1))]["chances"] for column in range(width)]
    for row in range(ROWS, -1, -1):
        line = Text(f"{percent(row * 100 // ROWS):>6} " if row % 5 == 0 else " " * 7)
        for chances in points:
            here = [side for side, chance in enumerate(chances) if round(chance * ROWS) == row]
            sign = str(here[0] + 1) if here else " "
            line.append(sign, SEAT_STYLES.get(sides[here[0]].colour, "") if here else "")
        line.rstrip()
        console.print(line, no_wrap=True, overflow="crop")
    last = words("cli-analyse-last-turn", turn=curve[-1]["turn"])
    first = words("cli-analyse-first-turn", turn=curve[0]["turn"])
    console.print(Text(" " * 7 + first + last.rjust(max(width - len(first), len(last) + 1))), no_wrap=True)
    for number, side in enumerate(sides):
        console.print(Text(f"{number + 1:7} ").append_text(seat_label(game, side)))
