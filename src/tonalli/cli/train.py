"""Training at the terminal: what was asked for is checked before anything large is loaded, then a line now and then."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import tonalli
from tonalli.cli.figures import at_least, number, whole
from tonalli.cli.files import make_folder
from tonalli.cli.helping import named
from tonalli.cli.terminal import printing
from tonalli.core.errors import OptionError
from tonalli.core.game import game_named
from tonalli.locale import rounded, words
from tonalli.telling.phrase import Listing, Phrase
from tonalli.training.mixture import SHARES, Mixture

NONE = "none"


def several(given: str | None) -> list[str]:
    return [] if given is None or given == NONE else [each.strip() for each in given.split(",")]


def counts(given: str | None) -> list[int]:
    """Numbers of players with commas between."""
    for each in several(given):
        if not each.isdigit():
            raise OptionError(words("cli-error-no-whole", name="players", value=each))
    return [int(each) for each in several(given)]


def how_often(given: str | None) -> dict[int, float]:
    """How often games for so many are dealt: those of ``1=6,2=3`` in their relation, all others never."""
    found: dict[int, float] = {}
    for each in several(given):
        players, _, share = each.partition("=")
        try:
            found[int(players)] = float(share)
            at_least("shares", found[int(players)], 0)
        except ValueError:
            raise OptionError(words("cli-error-train-shares", value=each)) from None
    return found or dict(SHARES)


def train(
    game: Annotated[str, typer.Argument(metavar=named("game"), help=words("cli-option-train-game"))],
    folder: Annotated[Path, typer.Option(metavar=named("folder"), help=words("cli-option-train-folder"))],
    seconds: Annotated[float, number("train-seconds")] = 600.0,
    resume: Annotated[bool, typer.Option("--resume", help=words("cli-option-train-resume"))] = False,
    begin: Annotated[
        Path | None, typer.Option("--from", metavar=named("file"), help=words("cli-option-train-from"))
    ] = None,
    players: Annotated[
        str | None, typer.Option(metavar=named("numbers"), help=words("cli-option-train-players"))
    ] = None,
    shares: Annotated[str | None, typer.Option(metavar=named("shares"), help=words("cli-option-train-shares"))] = None,
    modules: Annotated[str | None, typer.Option(metavar=named("names"), help=words("cli-option-train-modules"))] = None,
    export: Annotated[Path | None, typer.Option(metavar=named("file"), help=words("cli-option-train-export"))] = None,
    seed: Annotated[int, whole("seed")] = 0,
    actors: Annotated[int, whole("actors", words("cli-option-train-actors"))] = 0,
    rows: Annotated[int, whole("rows", words("cli-option-train-rows"))] = 320,
    rate: Annotated[float, number("train-rate")] = 6e-4,
    width: Annotated[int, whole("width", words("cli-option-train-width"))] = 1024,
    distil: Annotated[int, whole("distil", words("cli-option-train-distil"))] = 0,
    trim: Annotated[int, whole("trim", words("cli-option-train-trim"))] = 0,
    decisions: Annotated[int, whole("decisions", words("cli-option-train-decisions"))] = 200_000,
    exam: Annotated[float, number("train-exam")] = 120.0,
    device: Annotated[str, typer.Option(metavar=named("device"), help=words("cli-option-train-device"))] = "",
) -> None:
    game_named(game)
    for name, value, least in (
        ("seconds", seconds, 0),
        ("rows", rows, 1),
        ("actors", actors, 0),
        ("width", width, 1),
        ("distil", distil, 0),
        ("trim", trim, 0),
        ("decisions", decisions, 1),
    ):
        at_least(name, value, least)
    if importlib.util.find_spec("torch") is None or importlib.util.find_spec("numpy") is None:
        raise OptionError(words("cli-train-missing"))
    from tonalli.training.export import export as write_weights
    from tonalli.training.run import CHECKPOINT, Run, Settings, keep, read_checkpoint

    if resume and begin is not None:
        raise OptionError(words("cli-error-train-begin"))
    if not resume and (folder / CHECKPOINT).exists():
        raise OptionError(words("cli-train-there", folder=str(folder)))
    if (distil or trim) and begin is None:
        raise OptionError(words("cli-error-train-smaller"))
    make_folder(folder)
    console = printing()
    if (distil or trim) and begin is not None:
        mixture = Mixture(
            game_named(game), counts(players), None if modules is None else several(modules), how_often(shares)
        )
        checked = tonalli.checked_seed(seed)
        keep(smaller(begin, mixture, trim, distil, decisions, checked, device, console), folder)
        console.print(words("cli-train-kept", folder=str(folder)))
    elif seconds > 0:
        settings = Settings(
            game,
            folder,
            seconds,
            counts(players),
            None if modules is None else several(modules),
            tonalli.checked_seed(seed),
            actors,
            rows,
            rate=rate,
            wide=width,
            exam_every=exam,
            device=device,
            begin=begin,
            shares=how_often(shares),
        )
        watch(Run(settings, resume), seconds, console)
        console.print(words("cli-train-kept", folder=str(folder)))
    if export is not None:
        size = write_weights(read_checkpoint(folder / CHECKPOINT, game_named(game)), export)
        console.print(words("cli-train-exported", file=str(export), size=rounded(size / 1e3, 0)))


def smaller(
    teacher: Path, mixture: Mixture, trim: int, distil: int, decisions: int, seed: int, device: str, console: Console
) -> dict[str, Any]:
    """A part of a network, or one that learns from it, with a line now and then."""
    from tonalli.training.distil import Distilling
    from tonalli.training.trim import part_of

    def tell(point: dict[str, Any]) -> None:
        told = {name: str(value) for name, value in point.items()}
        console.print(words("cli-train-distilled", **told), highlight=False)

    if trim:
        return part_of(teacher, mixture, trim, seed)
    learner = Distilling(mixture, teacher, distil, decisions, seed, device, tell)
    learner.go()
    return learner.kept()


def watch(run: Any, seconds: float, console: Console) -> None:
    """The run with a bar on a terminal, and a line for every point of its curve."""
    weights = sum(each.numel() for each in run.network.parameters())
    console.print(
        words(
            "cli-train-started",
            weights=f"{rounded(weights / 1e6)} M",
            inputs=len(run.inputs),
            rows=2 * run.layout.half_rows,
            actors=run.layout.actors,
            device=str(run.device),
        )
    )
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[rate]}"),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )
    with bar:
        task = bar.add_task(words("cli-train-progress"), total=seconds, rate="")

        def tell(point: dict[str, Any]) -> None:
            bar.update(task, completed=run.spent)
            if "rate" in point:
                bar.update(task, rate=words("cli-train-rate", rate=point["rate"]))
            console.print(line(point), highlight=False)

        run.tell = tell
        run.go()


def line(point: dict[str, Any]) -> str:
    """A point of the curve."""
    second = rounded(point["seconds"], 0)
    if "exam" in point:
        results = [
            Phrase(
                "cli-train-result",
                subject=name,
                won=rounded(100 * result["won"]),
                low=rounded(100 * result["low"], 0),
                high=rounded(100 * result["high"], 0),
                score=rounded(result["score"], 0),
            )
            for name, result in point["exam"].items()
        ]
        return words("cli-train-exam", seconds=second, results=Listing(results, "and"))
    scores = [
        Phrase("cli-train-score", subject=name, score=rounded(score, 0)) for name, score in point["scores"].items()
    ]
    return words(
        "cli-train-line",
        seconds=second,
        decisions=rounded(point["decisions"] / 1e6),
        rate=rounded(point["rate"] / 1000),
        entropy=rounded(point["entropy"], 2),
        explained=rounded(100 * point["explained"], 0),
        scores=Listing(scores, "and"),
    )
