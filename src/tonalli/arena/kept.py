"""Games of a contest kept in a file, a line of JSON each, so that none is ever played twice."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from tonalli.arena.contest import Contest
from tonalli.arena.sharing import Played
from tonalli.core.errors import OptionError, RecordError

FORMAT = "arena"
VERSION = 1
PLAYED = {"scores": list, "winners": list, "turns": int, "decisions": int}
"""What only playing tells, and of which type it is."""


class Kept:
    """The file of a contest: a first line that says which one it is, then its games in order."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.lines, self.length = read_lines(file)
        self.header: dict[str, Any] | None = None
        if self.lines:
            self.header = self.lines[0]
            if self.header.get(FORMAT) != VERSION:
                raise no_games(file)

    @property
    def seed(self) -> int | None:
        """The seed of the contest that is kept there."""
        seed = None if self.header is None else self.header.get("seed")
        return seed if isinstance(seed, int) else None

    def games(self, contest: Contest) -> Played:
        """The games that were played already; a file of another contest is refused."""
        if self.header is None:
            return []
        asked = json.loads(json.dumps(contest.to_dict()))
        for name, value in asked.items():
            if self.header.get(name) != value:
                told = f"{self.file}: holds games of another contest: not the same {name}"
                raise OptionError(told, "arena-other", file=str(self.file), name=name)
        for number, line in enumerate(self.lines[1:]):
            if not is_game(line, contest, number):
                told = f"{self.file}: line {number + 2} is not game {number} of this contest"
                raise RecordError(told, "arena-line", file=str(self.file), line=number + 2)
        return self.lines[1:]

    def writing(self, contest: Contest) -> Writing:
        return Writing(self, contest)


class Writing:
    """A kept file while games are added; each is there as soon as it was told."""

    def __init__(self, kept: Kept, contest: Contest) -> None:
        self.kept = kept
        self.contest = contest

    def __enter__(self) -> Writing:
        try:
            self.stream: TextIO = self.kept.file.open("a", encoding="utf-8")
            self.stream.truncate(self.kept.length)  # a line that broke off when the program was stopped
            if self.kept.header is None:
                self.write({FORMAT: VERSION, **self.contest.to_dict()})
        except OSError as error:
            told = f"{self.kept.file}: cannot be written ({error.strerror})"
            raise RecordError(told, "file-write", file=str(self.kept.file), reason=error) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stream.close()

    def write(self, line: dict[str, Any]) -> None:
        self.stream.write(json.dumps(line) + "\n")
        self.stream.flush()


def no_games(file: Path) -> RecordError:
    told = f"{file}: holds no games of an arena, so nothing is written there"
    return RecordError(told, "arena-none", file=str(file))


def read_lines(file: Path) -> tuple[list[dict[str, Any]], int]:
    """All whole lines of a file, and their length in bytes; none if there is no file yet."""
    try:
        content = file.read_bytes()
    except FileNotFoundError:
        return [], 0
    except OSError as error:
        told = f"{file}: cannot be read ({error.strerror})"
        raise RecordError(told, "file-read", file=str(file), reason=error) from None
    whole = content[: content.rfind(b"\n") + 1]
    if content and not whole and not content.startswith(b'{"arena"'):
        raise no_games(file)
    lines: list[dict[str, Any]] = []
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            data = json.loads(line)
        except ValueError:
            data = None
        if not isinstance(data, dict):
            told = f"{file}: line {number} is no line of games of an arena"
            raise RecordError(told, "arena-line", file=str(file), line=number)
        lines.append(data)
    return lines, len(whole)


def is_game(line: dict[str, Any], contest: Contest, number: int) -> bool:
    """Whether a line is the game of a number, with one score for each seat."""
    pairing = contest.pairing(number)
    expected = {"game": number, "deal": pairing.deal, "seed": pairing.seed, "seating": list(pairing.seating)}
    if any(line.get(name) != value for name, value in expected.items()):
        return False
    if not all(isinstance(line.get(name), kind) for name, kind in PLAYED.items()):
        return False
    seats = range(contest.players)
    return (
        len(line["scores"]) == len(seats)
        and all(isinstance(score, int | float) for score in line["scores"])
        and len(line["winners"]) > 0
        and all(winner in seats for winner in line["winners"])
    )
