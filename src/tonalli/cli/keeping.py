"""Where a game is kept: its file, whether that holds everything, and which files may be replaced."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from tonalli.cli.files import read_text, write_match
from tonalli.cli.terminal import ask, is_interactive
from tonalli.core.errors import OptionError, RecordError
from tonalli.core.match import Match
from tonalli.core.record import TITLE, parse
from tonalli.locale import words


def is_foreign(file: Path) -> bool:
    """Whether a file holds something else than a record; an empty one holds nothing."""
    try:
        first = read_text(file).lstrip("\ufeff").partition("\n")[0]
    except RecordError:
        return True
    return bool(first.strip()) and first.strip() != TITLE


def would_lose(file: Path, match: Match) -> bool:
    """Whether a record holds moves that the match does not begin with."""
    text = read_text(file)
    if not text.strip():
        return False
    try:
        kept = parse(text)
    except RecordError:
        return True
    now = parse(match.record().write())
    return kept.options() != now.options() or kept.words != now.words[: len(kept.words)]


class Keeper:
    """The file of a match, written after every decision."""

    def __init__(self, match: Match, console: Console, loaded: Path | None = None, force: bool = False) -> None:
        self.match = match
        self.console = console
        self.file = loaded
        self.loaded = loaded
        self.force = force
        self.complete = loaded is not None
        """Whether the file holds everything up to now."""

    def may_replace(self, file: Path) -> bool:
        """Nothing of somebody else's is lost: refused with an error, or on a terminal if the person does not agree."""
        try:
            if not file.is_file() or self.is_own(file):
                return True
        except (OSError, ValueError):
            return True  # writing will say what is wrong
        if is_foreign(file):
            raise OptionError(words("cli-error-file-foreign", file=str(file)))
        if self.force or not would_lose(file, self.match):
            return True
        if not is_interactive():
            raise OptionError(words("cli-error-file-other", file=str(file)))
        answer = ask(self.console, words("cli-play-replace", file=str(file)) + " ")
        return (answer or "").lower() == words("cli-play-yes")

    def is_own(self, file: Path) -> bool:
        """Whether it is the file this game came from or is kept in."""
        known = [each for each in (self.loaded, self.file if self.complete else None) if each is not None]
        return any(each.exists() and each.samefile(file) for each in known)

    def keep_in(self, file: Path) -> bool:
        """From now on the game is kept in a file; False if the person would rather not."""
        if not self.may_replace(file):
            return False
        write_match(file, self.match)
        self.file = file
        self.complete = True
        return True

    def keep(self) -> None:
        """The record after a decision; a game goes on when its file can no longer be written."""
        if self.file is None:
            return
        try:
            write_match(self.file, self.match)
            self.complete = True
        except RecordError as error:
            self.complete = False
            self.console.print(Text(str(error), "red"))

    def farewell(self) -> str:
        """Whether and where the game is saved."""
        return words("cli-play-quit", saved="yes" if self.complete else "no", file=str(self.file))
