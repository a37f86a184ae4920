"""A game at the terminal: shows the table, asks people, lets bots answer, keeps the record."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tonalli.bots.bot import Bot
from tonalli.cli.answers import number_in, shortened, understood
from tonalli.cli.explaining import described
from tonalli.cli.face import View, face_of
from tonalli.cli.keeping import Keeper
from tonalli.cli.result import show_result
from tonalli.cli.seats import Seat, side_names
from tonalli.cli.terminal import ask, hanging, is_interactive, latest, show
from tonalli.core.errors import TonalliError
from tonalli.core.match import Match
from tonalli.locale import words

RECENT = 8
"""Turns that a log without a number shows."""


class Play:
    """One match between the people at this terminal and bots."""

    def __init__(
        self, match: Match, seats: list[Seat], seed: int, keeper: Keeper, console: Console, ask_all: bool
    ) -> None:
        self.match = match
        self.seats = seats
        self.names = side_names([seat.name for seat in seats])
        self.people = [number for number, seat in enumerate(seats) if seat.is_human]
        self.bots: dict[int, Bot] = {
            number: seat.bot(seed, number) for number, seat in enumerate(seats) if not seat.is_human
        }
        self.keeper = keeper
        self.ask_all = ask_all
        self.hope = ""
        self.hoped_at = 0
        """What a person paid for and has not got yet, and the events before that."""
        self.warned = False
        """Whether the person was told that the game they leave is not saved."""
        self.console = console
        self.face = face_of(match.game.name, match.options["players"])
        self.events = match.watch()
        self.told = 0 if match.turn <= 1 else len(self.events)
        self.taken: list[Text] = []
        """Options taken for want of others, not told yet."""
        self.shown_turn = -1
        self.looking = self.people[0] if len(self.people) == 1 else None
        """The person in front of the screen; unknown among several until one is asked."""

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while not self.match.over:
                actor = self.match.actor
                if actor in self.bots:
                    self.match.play(self.bots[actor].choose(self.match.state))
                    self.keeper.keep()
                elif not self.person():
                    return
        except KeyboardInterrupt:
            self.console.print()
            self.leave()
            raise
        self.tell()
        show_result(self.console, self.match, self.face, self.names)
        if self.keeper.complete:
            self.console.print(words("cli-over-record", file=str(self.keeper.file)))

    def tell(self) -> None:
        """What happened since the last time, up to now, and what there was no choice about."""
        view = self.match.view(self.looking)
        for line in self.face.story(self.events[self.told :], view, self.names):
            hanging(self.console, line)
        self.told = len(self.events)
        show(self.console, self.taken)
        self.taken = []
        if self.hope:
            dashed = self.face.dashed(self.hope, self.events[self.hoped_at :], view)
            if dashed:
                self.console.print(Text(dashed, "yellow"))
            if dashed is not None:
                self.hope = ""

    # ---- a person's decision ---------------------------------------------------------------

    def person(self) -> bool:
        """Show, ask, play one decision; False when the game is left."""
        actor = self.match.actor
        if not self.hand_over(actor):
            return False
        view = self.match.view(actor)
        legal = self.match.legal()
        fresh = self.match.turn != self.shown_turn
        if len(legal) == 1 and not self.ask_all and not self.face.is_secret(view):
            return self.forced(actor, legal[0], view, fresh)
        if fresh:
            # What the others did stands below the table, right above the question, where a small window still shows it.
            self.console.print()
            show(self.console, (self.face.table if self.shown_turn < 0 else self.face.overview)(view, self.names))
            self.shown_turn = self.match.turn
            if self.told < len(self.events):
                self.console.print()
        self.tell()
        self.console.print()
        show(self.console, self.face.beside(view, self.names, fresh))
        self.options()
        return self.answer(actor)

    def forced(self, actor: int, action: int, view: View, fresh: bool) -> bool:
        """The only option is taken, and the person told so: at once, or below the table that is to be shown."""
        option = self.face.option(self.match, action, view)
        self.taken.append(Text(words("cli-play-forced", name=self.names[actor], option=option), "dim"))
        if not fresh:
            self.tell()
        self.match.play(action)
        self.keeper.keep()
        return True

    def hand_over(self, actor: int) -> bool:
        """Among several people a secret choice is shown only to the one who makes it."""
        if len(self.people) < 2 or not self.face.is_secret(self.match.view(actor)) or self.looking == actor:
            if not self.face.is_secret(self.match.view(actor)):
                self.looking = None
            return True
        self.console.clear()
        if ask(self.console, words("cli-play-secret", name=self.names[actor])) is None:
            return self.leave()
        self.looking = actor
        self.shown_turn = -1
        return True

    def options(self) -> None:
        """The question and the numbered options with what they bring."""
        view = self.match.view(self.match.actor)
        listed = self.face.listed(self.match)
        self.console.print(Text(self.face.question(self.match, view), "bold"))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="bold yellow", no_wrap=True)
        table.add_column()
        table.add_column(style="dim", no_wrap=True)
        for number, action in enumerate(listed):
            text = Text(self.face.option(self.match, action, view))
            gains = self.face.gains(self.match, action)
            if gains:
                text.append(f"  {gains}", "green")
            table.add_row(str(number + 1), text, self.match.write(action))
        self.console.print(table)

    def remind(self) -> None:
        """The question, after something else was shown; its options are not, they might push that off the screen."""
        line = Text(self.face.question(self.match, self.match.view(self.match.actor)), "bold")
        self.console.print(line.append(f" {words('cli-play-again')}", "dim not bold"))

    def answer(self, actor: int) -> bool:
        """Read lines until one of them plays an action; False when the game is left."""
        while True:
            text = ask(self.console, words("cli-play-prompt", name=self.names[actor]) + " ")
            if text is None:
                if self.may_leave():
                    return self.leave()
                continue
            if not text:
                self.options()
                continue
            answer = understood(text, self.match, self.face.listed(self.match), tuple(self.face.sections))
            if answer.wrong:
                self.console.print(Text(answer.wrong, "red"))
                self.remind()
            elif answer.action is not None:
                hope = self.face.hope(self.match, answer.action)
                if hope:
                    self.hope, self.hoped_at = hope, len(self.events)
                self.match.play(answer.action)
                self.keeper.keep()
                if len(self.people) > 1 and self.match.actor != actor and self.looking == actor:
                    self.console.clear()
                return True
            elif answer.command == "undo":
                if self.undo():
                    return True
            elif answer.command == "quit":
                if self.may_leave():
                    return self.leave()
            elif answer.command == "options":
                self.options()
            else:
                self.command(answer.command, answer.argument)
                self.remind()

    def undo(self) -> bool:
        if not self.match.can_undo:
            self.console.print(Text(words("cli-play-no-undo"), "red"))
            return False
        self.match.undo()
        while not self.ask_all and len(self.match.legal()) == 1 and self.match.can_undo:
            self.match.undo()
        self.told = min(self.told, len(self.events))
        if len(self.events) <= self.hoped_at:
            self.hope = ""
        self.keeper.keep()
        self.console.print(Text(words("cli-play-undone"), "dim"))
        return True

    def may_leave(self) -> bool:
        """A person who would lose the game is told so, once."""
        if self.keeper.complete or self.warned or not is_interactive():
            return True
        self.warned = True
        self.console.print(Text(words("cli-play-unsaved"), "red"))
        return False

    def leave(self) -> bool:
        self.console.print(self.keeper.farewell(), soft_wrap=True)
        return False

    # ---- looking around --------------------------------------------------------------------

    def command(self, command: str, argument: str) -> None:
        """Everything that changes nothing."""
        view = self.match.view(self.match.actor)
        if command == "help":
            self.help()
        elif command == "log":
            lines = self.face.story(self.events, view, self.names)
            if not lines:
                self.console.print(words("cli-play-log-empty"))
            wanted = number_in(argument)
            if argument != "all":
                lines = latest(lines, RECENT if wanted is None else max(wanted, 1))
            for line in lines:
                hanging(self.console, line)
        elif command == "board":
            if argument and argument not in self.face.sections:
                parts = ", ".join(self.face.sections)
                wrong = words("cli-play-unknown-part", part=shortened(argument), parts=parts)
                self.console.print(Text(wrong, "red"))
            elif argument:
                show(self.console, self.face.section(argument, view, self.names))
            else:
                show(self.console, self.face.table(view, self.names))
        elif command in self.face.sections:
            show(self.console, self.face.section(command, view, self.names))
        elif command == "tile":
            self.explain(argument)
        elif command == "explain":
            self.explain_option(argument)
        elif command == "save":
            self.save_as(argument)

    def help(self) -> None:
        self.console.print(words(self.face.goal))
        self.console.print(Text(words("cli-play-help-heading"), "bold"))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="bold yellow", no_wrap=True)
        table.add_column()
        example = f"{self.match.game.name}-typed-notation"
        keys = {
            "3": "number",
            words(example): "notation",
            words("cli-play-enter"): "options",
            "undo": "undo",
            "explain N": "explain",
            "tile NAME": "tile",
        }
        keys |= {"board": "board", "log": "log", "save FILE": "save", "quit": "quit"}
        arguments = {
            "parts": ", ".join(self.face.sections),
            "beginning": words(f"{example}.beginning"),
            "examples": words(f"{self.match.game.name}-typed-tiles"),
        }
        for typed, key in keys.items():
            table.add_row(typed, words(f"cli-play-key-{key}", **arguments))
        self.console.print(table)

    def explain(self, name: str) -> None:
        for line in described(self.face, name, self.match.view(self.match.actor), self.match.game.name):
            self.console.print(Text(line))

    def explain_option(self, number: str) -> None:
        legal = self.face.listed(self.match)
        chosen = number_in(number)
        if chosen is None or not 1 <= chosen <= len(legal):
            wrong = words("cli-play-range", number=shortened(number), count=len(legal))
            self.console.print(Text(wrong if number.isdecimal() else words("cli-play-explain-what"), "red"))
            return
        action = legal[chosen - 1]
        view = self.match.view(self.match.actor)
        line = Text(self.face.option(self.match, action, view), "bold")
        gains = self.face.gains(self.match, action)
        self.console.print(line.append(f"  {gains}", "green not bold") if gains else line)
        for text in self.face.explain_action(self.match, action):
            self.console.print(Text(text))

    def save_as(self, name: str) -> None:
        if not name:
            self.console.print(Text(words("cli-play-save-what"), "red"))
            return
        before = str(self.keeper.file) if self.keeper.file is not None else "none"
        try:
            kept = self.keeper.keep_in(Path(name))
        except TonalliError as error:
            self.console.print(Text(str(error), "red"), soft_wrap=True)
            return
        key = "cli-play-saved" if kept else "cli-play-not-replaced"
        self.console.print(words(key, file=name, before="none" if before == name else before), soft_wrap=True)
