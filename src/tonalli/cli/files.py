"""Matches with all their events, and their records on disk, written whole or not at all."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import tonalli
from tonalli.arena.sharing import told_to_end
from tonalli.core.errors import OptionError, RecordError
from tonalli.core.game import game_named
from tonalli.core.match import Match
from tonalli.locale import words
from tonalli.telling.wrong import of_system, wrong

if TYPE_CHECKING:
    from tonalli.cli.simulate import Plan
    from tonalli.rl.dataset import Dataset


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise RecordError(words("cli-error-file-missing", file=str(file))) from None
    except UnicodeDecodeError:
        raise RecordError(words("cli-error-file-text", file=str(file))) from None
    except OSError as error:
        raise RecordError(words("telling-wrong-file-read", file=str(file), reason=of_system(error))) from None


def read_match(file: Path, seed: int | None = None, watch: bool = True) -> Match:
    """The match of a record, with its events."""
    text = read_text(file)
    try:
        return tonalli.load(text, seed=seed, watch=watch)
    except RecordError as error:
        raise RecordError(words("cli-error-file-record", file=str(file), reason=wrong(error))) from None


def new_match(game: str, seats: list[str], seed: int, options: dict[str, Any]) -> Match:
    """A match whose events are heard from the first reveal of its setup on."""
    return tonalli.new(game, players=len(seats), seed=seed, seats=seats, watch=True, **options)


def make_folder(folder: Path) -> None:
    """A folder for records; one that exists will do."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError(words("telling-wrong-file-write", file=str(folder), reason=of_system(error))) from None


@contextlib.contextmanager
def kept_in(folder: Path | None, plan: Plan) -> Iterator[Dataset | None]:
    """The dataset of a folder while games are played, None without one; its files appear when all are played.

    Whatever ends it earlier, nothing of it is left.
    """
    if folder is None:
        yield None
        return
    try:
        from tonalli.rl.dataset import DECISIONS, Dataset
    except ModuleNotFoundError as missing:
        raise OptionError(words("cli-dataset-not-installed", missing=str(missing.name))) from None
    if (folder / DECISIONS).exists():
        raise OptionError(words("cli-dataset-there", folder=str(folder)))
    found = folder.exists()
    with told_to_end():
        make_folder(folder)
        dataset = Dataset(folder, game_named(plan.game), tonalli.__version__, plan.checked, plan.seed, plan.kinds)
        try:
            yield dataset
            dataset.close()
        except BaseException:
            dataset.give_up()
            if not found:
                with contextlib.suppress(OSError):
                    folder.rmdir()
            raise


def write_match(file: Path, match: Match) -> None:
    write_whole(file, match.record().write())


def write_whole(file: Path, text: str) -> None:
    """The text goes into a new file that then takes the old one's place, so a crash loses nothing."""
    try:
        if not file.name or (file.exists() and not file.is_file()):
            raise RecordError(words("cli-error-file-kind", file=str(file)))
        beside = file.with_name(f".{file.name}.new")
        try:
            beside.write_text(text, encoding="utf-8")
            os.replace(beside, file)
        finally:
            beside.unlink(missing_ok=True)
    except RecordError:
        raise
    except (OSError, ValueError) as error:
        # A ValueError comes from a name, of the file or of a seat, that cannot be written.
        reason = of_system(error) if isinstance(error, OSError) else str(error)
        raise RecordError(words("telling-wrong-file-write", file=str(file), reason=reason)) from None
