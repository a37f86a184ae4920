"""A recorded game again: forwards and backwards, decision by decision."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from tonalli.cli.answers import number_in, shortened
from tonalli.cli.face import Face, face_of, kinds_of
from tonalli.cli.result import show_result
from tonalli.cli.seats import side_names
from tonalli.cli.terminal import ask, hanging, latest, show
from tonalli.core.events import Event, Log
from tonalli.core.match import Match
from tonalli.core.state import State
from tonalli.core.step import CHANCE
from tonalli.locale import words

RECENT = 8
OF_CHANCE = "~"
"""How the notation of an outcome of chance begins."""


class Tape:
    """Every position a player decided in, with the events that led there."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.positions: list[State] = []
        self.heard: list[int] = []
        state = match.game.begin(match.options)
        log = Log()
        state.log = log
        self.events: list[Event] = log.events
        for move in match.moves:
            if state.actor != CHANCE:
                self.mark(state)
            state.play(move.action)
        self.mark(state)

    def mark(self, state: State) -> None:
        self.positions.append(state.copy())
        self.heard.append(len(self.events))

    def view(self, at: int) -> dict[str, Any]:
        return self.game.view(self.positions[at], None)

    def first_of_turn(self, turn: int) -> int:
        """The first position of a turn, or of the next one that has a decision."""
        for at, state in enumerate(self.positions):
            if state.turn >= turn:
                return at
        return len(self.positions) - 1

    def news(self, before: int, at: int) -> list[Event]:
        return self.events[self.heard[before] : self.heard[at]] if before < at else []


def names_of(match: Match) -> list[str]:
    """Names of the seats as the record has them, without the kind of player."""
    count = int(match.options["players"])
    seats = match.seats or [words("cli-seat-human-number", number=n + 1) for n in range(count)]
    return side_names([seat.rpartition("=")[0] or seat for seat in seats])


def decisions_of(match: Match) -> int:
    """How many decisions people and bots took; what chance answered is not counted."""
    return sum(not match.write(move.action).startswith(OF_CHANCE) for move in match.moves)


def print_log(console: Console, match: Match) -> None:
    """The whole story, and the result if the game is over."""
    face = face_of(match.game.name, match.options["players"])
    names = names_of(match)
    for line in face.story(match.watch(), match.view(None), names):
        hanging(console, line)
    if match.over:
        show_result(console, match, face, names)


class Replay:
    """Walks over a tape as a person asks for."""

    def __init__(self, match: Match, console: Console) -> None:
        self.match = match
        self.tape = Tape(match)
        self.face: Face = face_of(match.game.name, match.options["players"])
        self.names = names_of(match)
        self.console = console
        self.last = len(self.tape.positions) - 1

    def run(self) -> None:
        at = 0
        show(self.console, self.face.table(self.tape.view(at), self.names))
        self.console.print(Text(words("cli-replay-keys"), "dim"))
        while True:
            text = ask(self.console, words("cli-replay-prompt", at=at, moves=self.last) + " ")
            if text is None or text.lower() in ("quit", "q", "exit"):
                return
            at = self.step(text.lower(), at)

    def step(self, text: str, at: int) -> int:
        """Where a command leads."""
        command, _, argument = text.partition(" ")
        if command in ("", "next", "n"):
            return self.go(at, at + 1)
        if command in ("back", "b"):
            return self.go(at, at - 1)
        if command == "end":
            return self.go(at, self.last)
        if command == "turn":
            turns = self.tape.positions[-1].turn
            turn = number_in(argument.strip())
            if turn is not None and turn <= turns:
                return self.go(at, self.tape.first_of_turn(turn))
            self.console.print(Text(words("cli-replay-turn", turns=turns), "red"))
        elif command in ("help", "h", "?"):
            self.console.print(words("cli-replay-keys"))
        elif command == "board":
            show(self.console, self.face.table(self.tape.view(at), self.names))
        elif command == "log":
            heard = self.tape.events[: self.tape.heard[at]]
            for line in latest(self.face.story(heard, self.tape.view(at), self.names), RECENT):
                hanging(self.console, line)
        else:
            wrong = words("cli-replay-wrong", text=shortened(text), keys=words("cli-replay-keys"))
            self.console.print(Text(wrong, "red"))
        return at

    def go(self, before: int, at: int) -> int:
        """Tell what happened on the way forward; show the table after a jump or on the way back."""
        if at > self.last or at < 0:
            self.console.print(Text(words("cli-replay-at-end" if at > 0 else "cli-replay-at-start"), "dim"))
            return before
        view = self.tape.view(at)
        if at != before + 1:
            show(self.console, self.face.overview(view, self.names))
        else:
            for line in self.face.story(self.tape.news(before, at), view, self.names):
                hanging(self.console, line)
        if at == self.last and self.match.over:
            show_result(self.console, self.match, self.face, self.names)
        elif view["actor"] is not None:
            line = self.face.seat_label(view, view["actor"], self.names)
            question = self.face.question(view, kinds_of(self.match.game, self.tape.positions[at].legal()))
            self.console.print(line.append(f" {question}", "not bold"))
        return at
