"""The ``tonalli`` command: options in, one clear line out when they are wrong."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import traceback
from pathlib import Path
from typing import Annotated, Any

import typer

import tonalli
from tonalli.arena.contest import Contest
from tonalli.arena.entrant import entrants_of
from tonalli.arena.kept import Kept
from tonalli.cli.analyse import analyse
from tonalli.cli.arena import STDOUT, play_contest, refuse_games, refuse_unwritable, show_results, write_results
from tonalli.cli.bench import bench as measure
from tonalli.cli.bench import show_bench
from tonalli.cli.checkpoints import weights_of
from tonalli.cli.figures import WrongFigure, at_least, number, whole
from tonalli.cli.files import kept_in, make_folder, new_match, read_match
from tonalli.cli.helping import Command, Commands, named, refusal
from tonalli.cli.hosting import hosting
from tonalli.cli.keeping import Keeper
from tonalli.cli.language import asked_for, checked
from tonalli.cli.options import chosen_options, listing, players_help, with_game_options
from tonalli.cli.play import Play
from tonalli.cli.replay import Replay, decisions_of, names_of, print_log
from tonalli.cli.seats import HUMAN, as_asked, asked_seats, refuse_twice, seats_of
from tonalli.cli.simulate import Plan, show_summary, summary
from tonalli.cli.simulate import simulate as play_games
from tonalli.cli.terminal import AsJson, printing
from tonalli.cli.train import train
from tonalli.cli.translating import show_languages, show_missing, show_problems
from tonalli.core.errors import OptionError, TonalliError
from tonalli.core.game import game_named
from tonalli.locale import SPOKEN, speaking, text, words
from tonalli.telling import telling_of
from tonalli.telling.phrase import Listing, Number, Phrase
from tonalli.telling.wrong import of_system, wrong

FAULT = 1
BAD_INPUT = 2
INTERRUPTED = 130
PIPE_CLOSED = 141

DEFAULT_GAME = next(iter(tonalli.GAMES))


def titles(style: str) -> Listing:
    """All games by the short names people call them."""
    return Listing([Phrase(f"{name}-title.name") for name in tonalli.GAMES], style)


def game_help() -> str:
    return words("cli-option-game", games=Listing(tonalli.GAMES, "or"), default=DEFAULT_GAME)


app = typer.Typer(
    name="tonalli",
    cls=Commands,
    help=words("cli-help", games=titles("and")),
    subcommand_metavar=named("command"),
    add_completion=False,
    rich_markup_mode=None,
)

GameName = Annotated[str, typer.Argument(metavar=named("game"), help=game_help())]
Players = Annotated[int | None, whole("players", players_help())]
Seed = Annotated[int | None, whole("seed")]
Ray = Annotated[str | None, typer.Option(metavar=named("address"), help=words("cli-option-ray"))]


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(words("cli-version", version=tonalli.__version__))
        raise typer.Exit


@app.callback(invoke_without_command=True)
def options_of_all(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help=words("cli-help-version"))
    ] = False,
    language: Annotated[str | None, typer.Option(metavar=named("language"), help=words("cli-option-language"))] = None,
) -> None:
    """Options before the command; without one, what there is. The language was taken before anything was said."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(cls=Command, help=words("cli-play-help", games=titles("or")), epilog=listing())
@with_game_options
def play(
    game: Annotated[str | None, typer.Argument(metavar=named("game"), help=game_help())] = None,
    players: Players = None,
    seats: Annotated[str | None, typer.Option(metavar=named("seats"), help=words("cli-option-seats-play"))] = None,
    seed: Seed = None,
    load: Annotated[Path | None, typer.Option(metavar=named("file"), help=words("cli-option-load"))] = None,
    save: Annotated[Path | None, typer.Option(metavar=named("file"), help=words("cli-option-save"))] = None,
    ask_all: Annotated[bool, typer.Option("--ask-all", help=words("cli-option-ask-all"))] = False,
    force: Annotated[bool, typer.Option("--force", help=words("cli-option-force"))] = False,
    *,
    given: dict[str, Any],
) -> None:
    console = printing()
    chosen = game_named(DEFAULT_GAME if game is None else game)
    dealt = tonalli.checked_seed(seed)
    if load is not None:
        for name in ["players", *given] if players is not None else given:
            raise OptionError(words("cli-error-load", option=f"--{name}"))
        match = read_match(load, dealt)
        if game is not None and match.game.name != chosen.name:
            raise OptionError(words("cli-error-load-game", file=str(load), kept=match.game.name, game=game))
        specs = seats.split(",") if seats else [as_asked(seat) for seat in match.seats]
        count = int(match.options["players"])
        chairs = seats_of(specs or [HUMAN] * count)
        if len(chairs) != count:
            raise OptionError(words("cli-seats-count", players=count, seats=len(chairs)))
        match.seats = [str(chair) for chair in chairs]
    else:
        chairs = asked_seats(chosen, players, seats, [HUMAN, "dawn"])
        options = chosen_options(chosen, len(chairs), given)
        match = new_match(chosen.name, [str(chair) for chair in chairs], dealt, options)
    sides = telling_of(match.game).side_names(match.options, [chair.name for chair in chairs])
    refuse_twice([text(name) for name in sides])
    keeper = Keeper(match, console, load, force)
    if save is not None and not keeper.keep_in(save):
        raise OptionError(words("cli-play-not-replaced", file=str(save)))
    title = words(f"{chosen.name}-title")
    if load is not None:
        console.print(words("cli-play-resumed", turn=match.turn))
    else:
        console.print(words("cli-play-welcome", title=title, seed="none" if seed is None else str(seed)))
    Play(match, chairs, dealt, keeper, console, ask_all).run()


@app.command(cls=Command, help=words("cli-simulate-help"), epilog=listing())
@with_game_options
def simulate(
    game: GameName = DEFAULT_GAME,
    games: Annotated[int, whole("games")] = 100,
    players: Players = None,
    seats: Annotated[str | None, typer.Option(metavar=named("seats"), help=words("cli-option-seats"))] = None,
    seed: Seed = None,
    jobs: Annotated[int, whole("jobs")] = 1,
    ray: Ray = None,
    as_json: AsJson = False,
    jsonl: Annotated[bool, typer.Option("--jsonl", help=words("cli-option-jsonl"))] = False,
    records: Annotated[Path | None, typer.Option(metavar=named("folder"), help=words("cli-option-records"))] = None,
    dataset: Annotated[Path | None, typer.Option(metavar=named("folder"), help=words("cli-option-dataset"))] = None,
    *,
    given: dict[str, Any],
) -> None:
    chosen = game_named(game)
    at_least("games", games, 1)
    at_least("jobs", jobs, 1)
    if as_json and jsonl:
        raise OptionError(words("cli-error-both", one="--json", other="--jsonl"))
    chairs = asked_seats(chosen, players, seats, ["random"] * 4, people=False)
    options = chosen_options(chosen, len(chairs), given)
    if records is not None:
        make_folder(records)
        if any(records.glob("*.txt")):
            raise OptionError(words("cli-records-there", folder=str(records)))
    kinds = [chair.kind for chair in chairs]
    plan = Plan(game, kinds, options, tonalli.checked_seed(seed), records, dataset is not None)
    with kept_in(dataset, plan) as files:
        played, seconds = play_games(plan, games, jobs, printing(stderr=True), jsonl, files, ray)
    figures = summary(plan, chairs, played, seconds)
    if as_json:
        typer.echo(json.dumps(figures))
    elif not jsonl:
        show_summary(printing(), figures)


@app.command(cls=Command, help=words("cli-arena-help"), epilog=listing())
@with_game_options
def arena(
    bots: Annotated[list[str], typer.Argument(metavar=named("bots"), help=words("cli-option-bots"))],
    game: Annotated[str, typer.Option(metavar=named("game"), help=game_help())] = DEFAULT_GAME,
    players: Annotated[int, whole("players", players_help())] = 2,
    games: Annotated[int, whole("games", words("cli-option-arena-games"))] = 100,
    seed: Seed = None,
    processes: Annotated[int, whole("processes", words("cli-option-jobs"))] = 1,
    ray: Ray = None,
    resume: Annotated[Path | None, typer.Option(metavar=named("file"), help=words("cli-option-resume"))] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar=named("file"), help=words("cli-option-arena-json"))
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar=named("file"), help=words("cli-option-plot"))] = None,
    *,
    given: dict[str, Any],
) -> None:
    chosen = game_named(game)
    refuse_games(bots)
    at_least("games", games, 1)
    at_least("processes", processes, 1)
    refuse_unwritable(json_file, plot)
    kept = None if resume is None else Kept(resume)
    if seed is None and kept is not None:
        seed = kept.seed
    options = chosen_options(chosen, players, given)
    contest = Contest(game, entrants_of(weights_of(bots, game)), players, tonalli.checked_seed(seed), options)
    results = play_contest(contest, games, processes, kept, printing(stderr=True), ray)
    write_results(results, json_file, plot)
    if json_file != STDOUT:
        show_results(printing(), results)


@app.command(cls=Command, help=words("cli-replay-help"))
def replay(
    file: Annotated[Path, typer.Argument(metavar=named("file"), help=words("cli-option-file"))],
    check: Annotated[bool, typer.Option("--check", help=words("cli-option-check"))] = False,
    log: Annotated[bool, typer.Option("--log", help=words("cli-option-log"))] = False,
    as_json: AsJson = False,
) -> None:
    asked = [name for name, given in {"--check": check, "--log": log, "--json": as_json}.items() if given]
    if len(asked) > 1:
        raise OptionError(words("cli-error-both", one=asked[0], other=asked[1]))
    match = read_match(file, seed=0)
    if check:
        scores = Listing((Number(score) for score in match.scores()), "and")
        over = "yes" if match.over else "no"
        typer.echo(words("cli-replay-ok", over=over, moves=decisions_of(match), turns=match.turn, scores=scores))
    elif as_json:
        data = {
            "game": match.game.name,
            "options": match.options,
            "seats": names_of(match),
            "over": match.over,
            "turns": match.turn,
            "scores": match.scores(),
            "winners": match.winners(),
            "position": match.state.to_dict(),
        }
        typer.echo(json.dumps(data))
    elif log:
        print_log(printing(), match)
    else:
        Replay(match, printing()).run()


@app.command(cls=Command, help=words("cli-bench-help"), epilog=listing())
@with_game_options
def bench(
    game: GameName = DEFAULT_GAME,
    players: Annotated[int, whole("players", players_help())] = 4,
    seconds: Annotated[float, number("seconds")] = 2.0,
    as_json: AsJson = False,
    *,
    given: dict[str, Any],
) -> None:
    options = chosen_options(game_named(game), players, given)
    if not seconds > 0:
        raise OptionError(words("cli-error-seconds", value=str(seconds)))
    figures = measure(game, players, seconds, {name: options[name] for name in given})
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        show_bench(printing(), figures)


app.command(cls=Command, help=words("cli-analyse-help"))(analyse)
app.command(cls=Command, help=words("cli-train-help"))(train)


@app.command("words", cls=Command, help=words("cli-words-help"))
def written(
    missing: Annotated[str | None, typer.Option(metavar=named("language"), help=words("cli-option-missing"))] = None,
    check: Annotated[str | None, typer.Option(metavar=named("language"), help=words("cli-option-words-check"))] = None,
) -> None:
    if missing is not None and check is not None:
        raise OptionError(words("cli-error-both", one="--missing", other="--check"))
    if missing is not None:
        show_missing(missing)
    elif check is not None:
        raise typer.Exit(BAD_INPUT if show_problems(check) else 0)
    else:
        show_languages(printing())


app.add_typer(hosting)


def complain(message: str, status: int = BAD_INPUT) -> int:
    """One line on stderr."""
    line = " ".join(message.split())
    print(words("cli-error", message=line), file=sys.stderr)
    return status


def drop_output() -> None:
    """Nobody takes the output any more; what is still buffered must not raise again at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def wants_tracebacks() -> bool:
    return os.environ.get("TONALLI_DEBUG", "") not in ("", "0")


def told_by_system(error: OSError) -> str:
    reason = of_system(error)
    return words("telling-wrong-file", file=str(error.filename), reason=reason) if error.filename else text(reason)


def run(arguments: list[str] | None = None) -> int:
    """Run a command line in the language it asks for, and return its exit status."""
    language, rest = asked_for(sys.argv[1:] if arguments is None else arguments)
    try:
        spoken = SPOKEN.get() if language is None else checked(language)
    except OptionError as error:
        return complain(str(error))
    with speaking(spoken):
        return carry_out(rest)


def carry_out(arguments: list[str]) -> int:
    try:
        result = app(args=arguments, prog_name="tonalli", standalone_mode=False)
        sys.stdout.flush()
        status = result if isinstance(result, int) else 0
    except typer.Exit as ending:
        status = ending.exit_code
    except typer.TyperException as error:
        return complain(refusal(error, arguments))
    except TonalliError as error:
        return complain(text(wrong(error)))
    except WrongFigure as error:
        return complain(str(error))
    except (KeyboardInterrupt, typer.Abort):
        status = INTERRUPTED
    except BrokenPipeError:
        drop_output()
        return PIPE_CLOSED
    except Exception as error:
        if wants_tracebacks():
            traceback.print_exc()
        if isinstance(error, OSError) and error.strerror:
            drop_output()
            return complain(told_by_system(error))
        return complain(words("cli-error-fault", kind=type(error).__name__, reason=str(error)[:200]), FAULT)
    if status == INTERRUPTED:
        print(f"\n{words('cli-interrupted')}", file=sys.stderr)
    return status
