"""A recorded game again: forwards and backwards, decision by decision."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from tonalli.cli.answers import number_in, shortened
from tonalli.cli.explaining import described
from tonalli.cli.face import Face, face_of
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
        self.actions: list[int] = []
        """What was chosen in each position."""
        state = match.game.begin(match.options)
        log = Log()
        state.log = log
        self.events: list[Event] = log.events
        for move in match.moves:
            if state.actor != CHANCE:
                self.mark(state)
                self.actions.append(move.action)
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
        self.shadow = Match(match.game, match.options, 0, match.seats)
        """A match put into one position of the tape after the other, for what is said of matches."""

    def run(self) -> None:
        at = 0
        show(self.console, self.face.table(self.tape.view(at), self.names))
        self.console.print(Text(self.keys(), "dim"))
        while True:
            text = ask(self.console, words("cli-replay-prompt", at=at, moves=self.last) + " ")
            if text is None or text.lower() in ("quit", "q", "exit"):
                return
            at = self.step(text.lower(), at)

    def keys(self) -> str:
        return words("cli-replay-keys", parts=", ".join(self.face.sections))

    def step(self, text: str, at: int) -> int:
        """Where a command leads."""
        command, _, argument = text.partition(" ")
        argument = argument.strip()
        if command in ("", "next", "n", "back", "b"):
            count = number_in(argument) if argument else 1
            if count:
                return self.go_by(at, -count if command in ("back", "b") else count)
            self.console.print(Text(words("cli-replay-count", command=command), "red"))
        elif command == "end":
            return self.go(at, self.last)
        elif command == "turn":
            return self.go_to_turn(at, argument)
        elif command in ("help", "h", "?"):
            self.console.print(self.keys())
        elif not self.look(command, argument, at):
            wrong = words("cli-replay-wrong", text=shortened(text), keys=self.keys())
            self.console.print(Text(wrong, "red"))
        return at

    def look(self, command: str, argument: str, at: int) -> bool:
        """What is shown without going anywhere; False if there is no such command."""
        view = self.tape.view(at)
        if command == "board" and not argument:
            show(self.console, self.face.table(view, self.names))
        elif command in self.face.sections or command == "board":
            part = argument if command == "board" else command
            if part not in self.face.sections:
                parts = ", ".join(self.face.sections)
                self.console.print(Text(words("cli-play-unknown-part", part=shortened(part), parts=parts), "red"))
                return True
            show(self.console, self.face.section(part, view, self.names))
        elif command == "log":
            lines = self.face.story(self.tape.events[: self.tape.heard[at]], view, self.names)
            wanted = number_in(argument)
            for line in lines if argument == "all" else latest(lines, RECENT if wanted is None else max(wanted, 1)):
                hanging(self.console, line)
        elif command == "tile":
            for meaning in described(self.face, argument, view, self.match.game.name):
                self.console.print(Text(meaning))
        else:
            return False
        return True

    def go_by(self, before: int, count: int) -> int:
        """So many decisions on or back, as far as there are any."""
        at = min(max(before + count, 0), self.last)
        if at == before:
            self.console.print(Text(words("cli-replay-at-end" if count > 0 else "cli-replay-at-start"), "dim"))
            return before
        return self.go(before, at, told=count > 0)

    def go_to_turn(self, before: int, argument: str) -> int:
        """To the first decision of a turn; a turn without any is said to have none."""
        turns = self.tape.positions[-1].turn
        turn = number_in(argument)
        if turn is None or turn > turns:
            self.console.print(Text(words("cli-replay-turn", turns=turns), "red"))
            return before
        at = self.go(before, self.tape.first_of_turn(turn))
        reached = self.tape.positions[at].turn
        if reached != turn:
            self.console.print(Text(words("cli-replay-no-decision", turn=turn, reached=reached), "dim"))
        return at

    def chosen(self, at: int) -> Text:
        """Who decided in a position, and what."""
        self.shadow.state = self.tape.positions[at]
        view = self.tape.view(at)
        action = self.tape.actions[at]
        option = self.face.option(self.shadow, action, view)
        line = self.face.seat_label(view, self.shadow.actor, self.names)
        return line.append(
            f" {words('cli-replay-chose', option=option, notation=self.shadow.write(action))}", "not bold"
        )

    def go(self, before: int, at: int, told: bool = False) -> int:
        """Show a position: the table, or where it is ``told`` what was chosen and what happened on the way."""
        view = self.tape.view(at)
        if told:
            for number in range(before, at):
                hanging(self.console, self.chosen(number))
            for line in self.face.story(self.tape.news(before, at), view, self.names):
                hanging(self.console, line)
        else:
            show(self.console, self.face.overview(view, self.names))
        if at == self.last and self.match.over:
            show_result(self.console, self.match, self.face, self.names)
        elif view["actor"] is not None:
            line = self.face.seat_label(view, view["actor"], self.names)
            self.shadow.state = self.tape.positions[at]
            asked = words("cli-replay-asked", question=self.face.question(self.shadow, view))
            self.console.print(line.append(f" {asked}", "not bold"))
        return at
