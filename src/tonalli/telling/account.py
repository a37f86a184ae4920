"""What happened, as every game tells it: events as figures, as a story, as points by source; who won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tonalli.core.events import Event
from tonalli.core.game import Ending, Game
from tonalli.core.module import in_play
from tonalli.core.state import State
from tonalli.telling.brought import Brought, summed
from tonalli.telling.module import ModuleTelling, known_modules, module_telling
from tonalli.telling.moment import Moment
from tonalli.telling.phrase import Figure, Number, Phrase, with_names
from tonalli.telling.seat import Name
from tonalli.telling.sides import Sides, View
from tonalli.telling.story import ADDED, Paragraph, Storyteller, Worded
from tonalli.telling.wording import Wording


def of_clause(clause: str) -> str:
    """The attribute of a message that words one clause."""
    return clause.replace(".", "-")


class Account(Sides):
    """Turns events of one game, and how it ended, into phrases."""

    def __init__(self, game: Game, wording: Wording, teller: Storyteller) -> None:
        super().__init__(wording)
        self.game = game
        self.teller = teller
        self.known: list[ModuleTelling] = []
        """What all its modules tell, whether or not a table has them."""
        self.bringing: list[ModuleTelling] = []
        """Those of them whose events bring or cost something of their own."""
        self.lately: tuple[Mapping[str, Any] | None, list[ModuleTelling]] = (None, [])
        """Options that were asked for last, and what their modules tell."""

    # ---- modules -------------------------------------------------------------------------------

    def take_in_modules(self) -> None:
        """Learn what the modules of the game tell; done once, when all of it can be imported."""
        self.know(known_modules(self.game.name))
        for module in self.known:
            self.wording.groups.update(module.groups)
            self.teller.take_in(module)

    def know(self, modules: Iterable[ModuleTelling]) -> None:
        """These are the modules that there are."""
        self.known = list(modules)
        self.bringing = [module for module in self.known if type(module).brought is not ModuleTelling.brought]

    def module_names(self, options: Mapping[str, Any]) -> list[str]:
        """The modules of a table, by folder."""
        return [module.name for module in in_play(self.game.modules, options)]

    def modules(self, options: Mapping[str, Any]) -> list[ModuleTelling]:
        """What modules of a table tell themselves: ``TELLING`` of their file ``telling``, where they have one."""
        # Every option of a decision asks, with the same mapping that its table has had from the start.
        asked, told = self.lately
        if asked is not options:
            found = [module_telling(self.game.name, name) for name in self.module_names(options)]
            told = [telling for telling in found if telling is not None]
            self.lately = (options, told)
        return told

    def called(self, options: Mapping[str, Any]) -> dict[str, str]:
        """Messages that others stand for at a table, by key: a module may lay another board in a board's place."""
        return {key: other for module in self.modules(options) for key, other in module.called.items()}

    # ---- gains -----------------------------------------------------------------------------

    def brought(self, event: Event) -> Brought | None:
        """What an event brings or costs its seat; None if nothing."""
        return None

    def brought_by(self, event: Event) -> Brought | None:
        for module in self.bringing:
            if brought := module.brought(event):
                return brought
        return self.brought(event)

    def figures(self, events: Sequence[Event], seat: int, whole: bool = False) -> tuple[list[Figure], list[Figure]]:
        """All that events bring a seat, and all they cost it, each in the order it comes."""
        return summed((self.brought_by(event) for event in events if event.seat == seat), whole)

    # ---- what happened ---------------------------------------------------------------------

    def story(self, events: Sequence[Event], first: int = 0, worded: Worded | None = None) -> list[Paragraph]:
        """What happened, from the paragraph of an event on; each phrase with what it brought and cost its seat."""
        paragraphs = self.teller.story(events, first, worded)
        words = self.colour_words()
        for line in (line for paragraph in paragraphs for line in paragraph.lines):
            for (_, numbers), step in zip(line.phrases, line.steps, strict=True):
                if line.seat is not None and step.counted_for != line.seat:
                    added = [events[number] for number in numbers if events[number].kind in ADDED]
                    step.gains, step.costs = self.figures(added, line.seat)
                    step.counted_for = line.seat
            if words:
                line.phrases = [(with_names(phrase, words), numbers) for phrase, numbers in line.phrases]
        return paragraphs

    def sources(self, events: Sequence[Event], seats: int) -> list[dict[str, Any]]:
        """Points by source, one figure a seat."""
        return self.teller.sources.by_source(events, seats)

    def stages(self, events: Sequence[Event], seats: int) -> list[list[float]]:
        """Points by part of the game, one figure a seat."""
        numbered = list(enumerate(events))
        return self.teller.sources.by_stage([event for _, event in self.teller.prepared(numbered)], seats)

    def ending(self, state: State) -> Ending:
        """How a finished game ended."""
        return self.game.ending(state)

    def verdict(self, state: State, names: Sequence[Name]) -> dict[str, Phrase]:
        """Who won and what decided it, and what ended the game."""
        ending = self.ending(state)
        winner = state.winners()[0]
        points = state.scores()[winner]
        reason = Phrase(self.wording.special(f"{self.wording.game}-tie-{ending.tie_break}", of_clause(ending.clause)))
        words = Phrase("verdict-winner", name=names[winner], points=Number(points), reason=reason)
        for module in self.modules(state.options):
            words = module.verdict(state, names) or words
        return {"words": words, "ending": Phrase(f"{self.wording.game}-ending-{ending.cause}")}

    def moments(self, state: State, events: Sequence[Event], first: int = 0) -> list[Moment]:
        """What happened to all seats at once, as far as it has come; from an event on that lies in no moment."""
        return []

    def progress(self, view: View) -> dict[str, Any] | None:
        """How far a game has come, in its own measure (``words``) and as a ``part`` of 1."""
        return None
