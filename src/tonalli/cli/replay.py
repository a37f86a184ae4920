"""A recorded game again: forwards and backwards, decision by decision."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from tonalli.cli.answers import number_in, shortened
from tonalli.cli.explaining import described
from tonalli.cli.face import Seats, face_of, seat_label
from tonalli.cli.log import latest, log_lines, told
from tonalli.cli.result import show_result
from tonalli.cli.terminal import ask, hanging, show
from tonalli.core.events import Event
from tonalli.core.match import Match
from tonalli.core.state import State
from tonalli.core.step import CHANCE
from tonalli.locale import called, words
from tonalli.locale import text as in_words
from tonalli.telling import telling_of
from tonalli.telling.phrase import Listing
from tonalli.telling.story import Paragraph

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
        state = match.beginning()
        self.events: list[Event] = []
        state.listen(self.events)
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
    names = [
        seat.rpartition("=")[0] or seat or words("cli-seat-human-number", number=n + 1) for n, seat in enumerate(seats)
    ]
    return [in_words(name) for name in telling_of(match.game).side_names(match.options, names)]


def sides_of(match: Match) -> Seats:
    """The sides of a recorded game."""
    return telling_of(match.game).seats(match.view(None), names_of(match)[: match.options["players"]])


def decisions_of(match: Match) -> int:
    """How many decisions people and bots took; what chance answered is not counted."""
    return sum(not match.write(move.action).startswith(OF_CHANCE) for move in match.moves)


def print_log(console: Console, match: Match) -> None:
    """The whole story, and the result if the game is over."""
    with called(telling_of(match.game).called(match.options)):
        print_story(console, match)


def print_story(console: Console, match: Match) -> None:
    sides = sides_of(match)
    for line in log_lines(match.game.name, told(telling_of(match.game).story(match.watch())), sides):
        hanging(console, line)
    if match.over:
        show_result(console, match, sides)


class Replay:
    """Walks over a tape as a person asks for."""

    def __init__(self, match: Match, console: Console) -> None:
        self.match = match
        self.tape = Tape(match)
        self.telling = telling_of(match.game)
        self.face = face_of(match.game)
        self.sides = sides_of(match)
        self.parts = tuple(self.face.parts(match.view(None)))
        self.console = console
        self.last = len(self.tape.positions) - 1

    def run(self) -> None:
        with called(self.telling.called(self.match.options)):
            self.walk()

    def walk(self) -> None:
        at = 0
        show(self.console, self.face.table(self.tape.view(at), self.sides))
        self.console.print(Text(self.keys(), "dim"))
        while True:
            text = ask(self.console, words("cli-replay-prompt", at=at, moves=self.last) + " ")
            if text is None or text.lower() in ("quit", "q", "exit"):
                return
            at = self.step(text.lower(), at)

    def keys(self) -> str:
        return words("cli-replay-keys", parts=Listing(self.parts))

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
            show(self.console, self.face.table(view, self.sides))
        elif command in self.parts or command == "board":
            part = argument if command == "board" else command
            if part not in self.parts:
                parts = Listing(self.parts)
                self.console.print(Text(words("cli-play-unknown-part", part=shortened(part), parts=parts), "red"))
                return True
            show(self.console, self.face.section(part, view, self.sides))
        elif command == "log":
            paragraphs = self.telling.story(self.tape.events[: self.tape.heard[at]])
            wanted = number_in(argument)
            if argument != "all":
                paragraphs = latest(paragraphs, RECENT if wanted is None else max(wanted, 1))
            self.tell(paragraphs)
        elif command == "tile":
            show(self.console, described(self.match.game, self.tape.positions[at], None, argument, self.sides))
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
        state = self.tape.positions[at]
        choice = self.telling.choice(state, self.tape.actions[at])
        chose = words("cli-replay-chose", option=choice.words, notation=choice.notation)
        return seat_label(self.match.game.name, self.sides[state.actor]).append(f" {chose}", "not bold")

    def tell(self, paragraphs: list[Paragraph]) -> None:
        for line in log_lines(self.match.game.name, told(paragraphs), self.sides):
            hanging(self.console, line)

    def go(self, before: int, at: int, told: bool = False) -> int:
        """Show a position: the table, or where it is ``told`` what was chosen and what happened on the way."""
        view = self.tape.view(at)
        if told:
            for number in range(before, at):
                hanging(self.console, self.chosen(number))
            self.tell(self.telling.story(self.tape.news(before, at)))
        else:
            show(self.console, self.face.overview(view, self.sides))
        if at == self.last and self.match.over:
            show_result(self.console, self.match, self.sides)
        elif view["actor"] is not None:
            line = seat_label(self.match.game.name, self.sides[view["actor"]])
            asked = words("cli-replay-asked", question=self.telling.question(self.tape.positions[at])["words"])
            self.console.print(line.append(f" {asked}", "not bold"))
        return at
