"""A game at the terminal: shows the table, asks people, lets bots answer, keeps the record."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tonalli.bots.bot import Bot
from tonalli.cli.answers import number_in, part_in, shortened, understood
from tonalli.cli.explaining import described, option_explained
from tonalli.cli.face import Seats, face_of
from tonalli.cli.keeping import Keeper
from tonalli.cli.log import latest, log_lines, told
from tonalli.cli.result import show_result
from tonalli.cli.seats import Seat
from tonalli.cli.terminal import ask, hanging, is_interactive, show
from tonalli.core.errors import TonalliError
from tonalli.core.match import Match
from tonalli.locale import called, shown, words
from tonalli.locale import text as in_words
from tonalli.telling import telling_of
from tonalli.telling.choice import Choice
from tonalli.telling.phrase import Listing, Phrase, with_names
from tonalli.telling.wrong import wrong

RECENT = 8
"""Turns that a log without a number shows."""


class Play:
    """One match between the people at this terminal and bots."""

    def __init__(
        self, match: Match, seats: list[Seat], seed: int, keeper: Keeper, console: Console, ask_all: bool
    ) -> None:
        self.match = match
        self.seats = seats
        self.people = [number for number, seat in enumerate(seats) if seat.is_human]
        self.bots: dict[int, Bot] = {
            number: seat.bot(seed, number) for number, seat in enumerate(seats) if not seat.is_human
        }
        self.keeper = keeper
        self.ask_all = ask_all
        self.promise = ""
        self.promised_at = 0
        """What a person paid for and has not got yet, and the events before that."""
        self.warned = False
        """Whether the person was told that the game they leave is not saved."""
        self.console = console
        self.telling = telling_of(match.game)
        self.face = face_of(match.game)
        self.events = match.watch()
        self.told = 0 if match.turn <= 1 else len(self.events)
        self.taken: list[Text] = []
        """Options taken for want of others, not told yet."""
        self.shown_turn = -1
        self.looking = self.people[0] if len(self.people) == 1 else None
        """The person in front of the screen; unknown among several until one is asked."""

    @property
    def sides(self) -> Seats:
        return self.telling.seats(self.match.view(None), [seat.name for seat in self.seats])

    def name(self, seat: int) -> str:
        return in_words(self.sides[seat].name)

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        with called(self.telling.called(self.match.options)):
            self.play()

    def play(self) -> None:
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
        show_result(self.console, self.match, self.sides)
        if self.keeper.complete:
            self.console.print(words("cli-over-record", file=str(self.keeper.file)))

    def tell(self) -> None:
        """What happened since the last time, up to now, and what there was no choice about."""
        for line in log_lines(self.match.game.name, told(self.telling.story(self.events[self.told :])), self.sides):
            hanging(self.console, line)
        self.told = len(self.events)
        show(self.console, self.taken)
        self.taken = []
        if self.promise:
            since = self.events[self.promised_at :]
            broken = self.telling.broken(self.promise, since, self.match.view(self.looking))
            if broken is not False:
                self.promise = ""
            if isinstance(broken, Phrase):
                self.console.print(Text(in_words(broken), "yellow"))

    # ---- a person's decision ---------------------------------------------------------------

    def person(self) -> bool:
        """Show, ask, play one decision; False when the game is left."""
        actor = self.match.actor
        if not self.hand_over(actor):
            return False
        view = self.match.view(actor)
        legal = self.match.legal()
        fresh = self.match.turn != self.shown_turn
        if len(legal) == 1 and not self.ask_all and not self.is_secret:
            return self.forced(actor, legal[0], fresh)
        if fresh:
            # What the others did stands below the table, right above the question, where a small window still shows it.
            self.console.print()
            show(self.console, (self.face.table if self.shown_turn < 0 else self.face.overview)(view, self.sides))
            self.shown_turn = self.match.turn
            if self.told < len(self.events):
                self.console.print()
        self.tell()
        self.console.print()
        show(self.console, self.face.beside(view, self.sides, fresh))
        self.options()
        return self.answer(actor)

    @property
    def is_secret(self) -> bool:
        """Whether what is chosen now must not be seen by the others."""
        return self.match.game.hides(self.match.state)

    def forced(self, actor: int, action: int, fresh: bool) -> bool:
        """The only option is taken, and the person told so: at once, or below the table that is to be shown."""
        option = self.telling.choice(self.match.state, action).words
        self.taken.append(Text(words("cli-play-forced", name=self.name(actor), option=option), "dim"))
        if not fresh:
            self.tell()
        self.match.play(action)
        self.keeper.keep()
        return True

    def hand_over(self, actor: int) -> bool:
        """Among several people a secret choice is shown only to the one who makes it."""
        if len(self.people) < 2 or not self.is_secret or self.looking == actor:
            if not self.is_secret:
                self.looking = None
            return True
        self.console.clear()
        if ask(self.console, words("cli-play-secret", name=self.name(actor))) is None:
            return self.leave()
        self.looking = actor
        self.shown_turn = -1
        return True

    def options(self) -> None:
        """The question and the numbered options with what they bring."""
        self.console.print(Text(self.question(), "bold"))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="bold yellow", no_wrap=True)
        table.add_column()
        table.add_column(style="dim", no_wrap=True)
        for number, choice in enumerate(self.telling.choices(self.match.state, hinted=True)):
            table.add_row(str(number + 1), self.option(choice), choice.notation)
        self.console.print(table)

    def question(self) -> str:
        return in_words(self.telling.question(self.match.state)["words"])

    def option(self, choice: Choice, style: str = "") -> Text:
        """What an option does, what it costs and brings, and what may come of it."""
        line = Text(in_words(choice.words), style)
        known = self.telling.by_name(self.sides)
        hints = [with_names(hint, known) for hint in choice.hints]
        expected = [*(figure.words for figure in [*choice.costs, *choice.gains]), *hints]
        aside = "  ".join(filter(None, [self.face.picture(choice), str(shown(Listing(expected)))]))
        return line.append(f"  {aside}", "not bold green") if aside else line

    def remind(self) -> None:
        """The question, after something else was shown; its options are not, they might push that off the screen."""
        line = Text(self.question(), "bold")
        self.console.print(line.append(f" {words('cli-play-again')}", "dim not bold"))

    def answer(self, actor: int) -> bool:
        """Read lines until one of them plays an action; False when the game is left."""
        while True:
            text = ask(self.console, words("cli-play-prompt", name=self.name(actor)) + " ")
            if text is None:
                if self.may_leave():
                    return self.leave()
                continue
            if not text:
                self.options()
                continue
            answer = understood(text, self.match, self.listed(), self.parts())
            if answer.wrong:
                self.console.print(Text(answer.wrong, "red"))
                self.remind()
            elif answer.action is not None:
                promise = self.telling.promise(self.telling.choice(self.match.state, answer.action))
                if promise:
                    self.promise, self.promised_at = promise, len(self.events)
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
        if self.match.undo_seat not in self.people:
            self.console.print(Text(words("cli-play-no-undo"), "red"))
            return False
        self.match.undo()
        while not self.ask_all and len(self.match.legal()) == 1 and self.match.undo_seat in self.people:
            self.match.undo()
        self.told = min(self.told, len(self.events))
        if len(self.events) <= self.promised_at:
            self.promise = ""
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

    def listed(self) -> list[int]:
        """Legal actions in the order they are shown and numbered."""
        return [choice.action for choice in self.telling.choices(self.match.state)]

    def parts(self) -> tuple[str, ...]:
        return tuple(self.face.parts(self.match.view(None)))

    def command(self, command: str, argument: str) -> None:
        """Everything that changes nothing."""
        view = self.match.view(self.match.actor)
        if command == "help":
            self.help()
        elif command == "log":
            self.log(argument)
        elif command == "board":
            part = part_in(argument, self.parts())
            if argument and not part:
                wrong = words("cli-play-unknown-part", part=shortened(argument), parts=Listing(self.parts()))
                self.console.print(Text(wrong, "red"))
            elif part:
                show(self.console, self.face.section(part, view, self.sides))
            else:
                show(self.console, self.face.table(view, self.sides))
        elif command in self.parts():
            show(self.console, self.face.section(command, view, self.sides))
        elif command == "tile":
            self.explain(argument)
        elif command == "explain":
            self.explain_option(argument)
        elif command == "save":
            self.save_as(argument)

    def log(self, argument: str) -> None:
        """The latest turns, so many as are asked for, or all."""
        wanted = number_in(argument)
        if argument not in ("", "all") and wanted is None:
            self.console.print(Text(words("cli-play-log-what", text=shortened(argument)), "red"))
            return
        paragraphs = self.telling.story(self.events)
        if not paragraphs:
            self.console.print(words("cli-play-log-empty"))
        if argument != "all":
            paragraphs = latest(paragraphs, RECENT if wanted is None else max(wanted, 1))
        for line in log_lines(self.match.game.name, told(paragraphs), self.sides):
            hanging(self.console, line)

    def help(self) -> None:
        for paragraph in [self.telling.goal(self.match.options), *self.telling.help(self.match.options)]:
            self.console.print(in_words(paragraph))
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
            words("cli-play-typed.tile"): "tile",
        }
        keys |= {"board": "board", "log": "log", words("cli-play-typed.save"): "save", "quit": "quit"}
        arguments = {
            "parts": Listing(self.parts()),
            "beginning": words(f"{example}.beginning"),
            "examples": words(f"{self.match.game.name}-typed-tiles"),
        }
        for typed, key in keys.items():
            table.add_row(typed, words(f"cli-play-key-{key}", **arguments))
        self.console.print(table)

    def explain(self, name: str) -> None:
        show(self.console, described(self.match.game, self.match.state, self.match.actor, name, self.sides))

    def explain_option(self, number: str) -> None:
        legal = self.telling.choices(self.match.state, hinted=True)
        chosen = number_in(number)
        if chosen is None or not 1 <= chosen <= len(legal):
            wrong = words("cli-play-range", number=shortened(number), count=len(legal))
            self.console.print(Text(wrong if number.isdecimal() else words("cli-play-explain-what"), "red"))
            return
        self.console.print(self.option(legal[chosen - 1], "bold"))
        show(self.console, option_explained(self.match.game, self.match.state, legal[chosen - 1], self.sides))

    def save_as(self, name: str) -> None:
        if not name:
            self.console.print(Text(words("cli-play-save-what"), "red"))
            return
        before = str(self.keeper.file) if self.keeper.file is not None else "none"
        try:
            kept = self.keeper.keep_in(Path(name))
        except TonalliError as error:
            self.console.print(Text(in_words(wrong(error)), "red"), soft_wrap=True)
            return
        key = "cli-play-saved" if kept else "cli-play-not-replaced"
        self.console.print(words(key, file=name, before="none" if before == name else before), soft_wrap=True)
