"""A game as text: rules version, options, seats, and every move with its chance outcomes, one turn a line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from tonalli.core.actions import FIRST_OUTCOME, ActionSpace
from tonalli.core.errors import RecordError
from tonalli.core.state import Score
from tonalli.core.step import NOBODY

TITLE: Final = "Tonalli record 1"
WIDTH: Final = 110
FIGURE: Final = re.compile(r"[0-9]{1,9}")
HEADERS: Final = ("game", "rules", "seats", "scores", "winners", "position")


class Move:
    """One action, with the turn it belongs to and the seat whose turn that was (-2 outside turns)."""

    def __init__(self, turn: int, seat: int, action: int, space: ActionSpace) -> None:
        self.turn = turn
        self.seat = seat
        self.action = action
        self.space = space

    @property
    def notation(self) -> str:
        """The action as it is written."""
        return self.space.write(self.action)

    @property
    def is_chance(self) -> bool:
        """Whether it is an outcome of chance."""
        return self.action >= FIRST_OUTCOME

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and (self.turn, self.seat, self.action) == (other.turn, other.seat, other.action)

    def __hash__(self) -> int:
        return hash((self.turn, self.seat, self.action))

    def __repr__(self) -> str:
        return f"Move({self.notation!r}, turn={self.turn}, seat={self.seat})"


class Record:
    """The only thing that has to be stored of a game; replaying it needs no random generator.

    It is a sequence of moves: it has a length, can be indexed and iterated, and cut with ``upto``.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        options: dict[str, Any],
        seats: list[str],
        moves: list[Move],
        scores: list[Score] | None,
        winners: list[int] | None,
        position: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.seats = seats
        self.moves = moves
        self.scores = scores
        self.winners = winners
        self.position = position
        """Where it begins, if that is not the usual start."""

    def __len__(self) -> int:
        return len(self.moves)

    def __getitem__(self, index: int) -> Move:
        return self.moves[index]

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def upto(self, moves: int) -> Record:
        """The record after so many moves, chance included."""
        if not 0 <= moves <= len(self.moves):
            raise RecordError(f"upto({moves}): the record has {len(self.moves)} moves")
        return Record(self.game, self.rules, self.options, self.seats, self.moves[:moves], None, None, self.position)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.write() == other.write()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        end = f", scores {self.scores}" if self.scores is not None else ""
        return f"<Record of {self.game} for {self.options['players']}: {len(self.moves)} moves{end}>"

    def write(self) -> str:
        """Readable text; ``tonalli.load`` is the way back."""
        headers: dict[str, Any] = {"game": self.game, "rules": self.rules, **self.options}
        if self.seats:
            headers["seats"] = self.seats
        if self.scores is not None:
            headers["scores"] = self.scores
            headers["winners"] = self.winners
        if self.position is not None:
            headers["position"] = self.position
        return written(headers, [(move.turn, move.seat, move.notation) for move in self.moves])


def written(headers: dict[str, Any], moves: list[tuple[int, int, str]]) -> str:
    """A record as text, of headers in their order and of moves as turn, seat and notation, whatever its game."""
    lines = [TITLE]
    for name, value in headers.items():
        spelt = name in ("seats", "position")
        lines.append(f"{name}: {value if name == 'game' else json.dumps(value, ensure_ascii=not spelt)}")
    lines.append("")
    label = ""
    line = ""
    for turn, seat, word in moves:
        now = f"{turn} {seat if seat >= 0 else '-'} "
        if now != label or (turn == 0 and len(line) + len(word) >= WIDTH):
            if line:
                lines.append(line)
            label = now
            line = now
        line += " " + word
    if line:
        lines.append(line)
    return "\n".join(lines) + "\n"


class RecordText:
    """A record as read from text, its moves not yet played: headers, and words with line, turn and seat."""

    def __init__(self, headers: dict[str, Any], words: list[tuple[int, int, int, str]]) -> None:
        self.headers = headers
        self.words = words

    def options(self) -> dict[str, Any]:
        """The headers that are options of the game."""
        return {name: value for name, value in self.headers.items() if name not in HEADERS}


def parse(text: str) -> RecordText:
    """Read the shape of a record; whether its moves are legal only a replay can tell."""
    lines = text.replace("\r\n", "\n").lstrip("\ufeff").split("\n")
    if lines[0].strip() != TITLE:
        raise RecordError(f"this is no Tonalli record: its first line should be {TITLE!r}", "no-record", title=TITLE)
    headers: dict[str, Any] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        line = lines[number].strip()
        number += 1
        if line.startswith("#"):
            continue
        name, colon, value = line.partition(":")
        if not colon or name.strip() in headers:
            told = f"line {number}: expected a header like 'players: 3', not repeated, found {line[:60]!r}"
            raise RecordError(told, "record-header", line=number, found=line[:60])
        headers[name.strip()] = header_value(name.strip(), value.strip(), number)
    if "game" not in headers:
        raise RecordError("the record does not name its game", "record-no-game")
    words: list[tuple[int, int, int, str]] = []
    for index in range(number, len(lines)):
        fields = lines[index].split("#")[0].split()
        if not fields:
            continue
        if len(fields) < 3 or not FIGURE.fullmatch(fields[0]) or not (fields[1] == "-" or FIGURE.fullmatch(fields[1])):
            told = f"line {index + 1}: a turn has its number, its seat and its moves, like '12 0  unlock'"
            raise RecordError(told, "record-turn", line=index + 1)
        seat = NOBODY if fields[1] == "-" else int(fields[1])
        words += [(index + 1, int(fields[0]), seat, word) for word in fields[2:]]
    return RecordText(headers, words)


def header_value(name: str, value: str, number: int) -> Any:
    """The value of a header; a comment may follow it."""
    if name == "game":
        return value.partition("#")[0].strip()
    try:
        data, end = json.JSONDecoder().raw_decode(value)
    except (ValueError, RecursionError):
        raise unreadable(name, value, number) from None
    rest = value[end:].strip()
    if rest and not rest.startswith("#"):
        raise unreadable(name, value, number)
    return data


def unreadable(name: str, value: str, number: int) -> RecordError:
    told = f"line {number}: {name} is not readable: {value[:60]!r}"
    return RecordError(told, "record-value", line=number, name=name, found=value[:60])
