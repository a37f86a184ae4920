"""Events as a story: one paragraph a turn, what is alike told together, every cause said once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tonalli.core.events import Event
from tonalli.telling.module import ModuleTelling
from tonalli.telling.phrase import Figure, Listing, Number, Phrase
from tonalli.telling.sources import Sources
from tonalli.telling.wording import Wording

ADDED = {"gain": "amount", "pay": "amount", "score": "points"}
"""Kinds that are added up, and the detail that is."""
OPENING = "opening"


class Told:
    """One thing to tell: an event, or several alike; of those of which only the last is told, that one."""

    def __init__(self, event: Event, number: int) -> None:
        self.event = event
        self.events = [event]
        self.numbers = [number]
        self.amount = event.number(ADDED.get(event.kind, ""))


class Step:
    """Where on the table a phrase happened, and the goods and points it brought and cost its seat."""

    def __init__(self, things: list[str], only_adds: bool = False, also: list[list[str]] | None = None) -> None:
        self.things = things
        """Names that a thing there may have, the nearest first."""
        self.also = also or []
        """The same of each further place, where several events are told as one."""
        self.only_adds = only_adds
        """Whether it only brings or costs something."""
        self.goes_on = only_adds
        """Whether it does so for what was told before it in the same line."""
        self.gains: list[Figure] = []
        self.costs: list[Figure] = []
        self.counted_for: int | None = None
        """The seat for which goods and points stand there already."""

    def to_dict(self) -> dict[str, Any]:
        return {
            "things": self.things,
            "also": self.also,
            "goes_on": self.goes_on,
            "gains": [figure.to_dict() for figure in self.gains],
            "costs": [figure.to_dict() for figure in self.costs],
        }


Worded = dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[list[Event], Phrase, Step]]
"""What was put into words before, by the numbers of its events and by what they add up to, with the events that give
the words: a story that grows says most of it anew.
"""


class Line:
    """What one seat did, or nobody; quiet lines say what is only of interest to some."""

    def __init__(self, seat: int | None, quiet: bool = False) -> None:
        self.seat = seat
        self.quiet = quiet
        self.phrases: list[tuple[Phrase, list[int]]] = []
        self.steps: list[Step] = []
        """By phrase."""

    def tell(self, words: Phrase, numbers: list[int], step: Step) -> None:
        self.phrases.append((words, numbers))
        self.steps.append(step)

    def to_dict(self) -> dict[str, Any]:
        phrases = [
            {"words": words.to_dict(), "events": numbers, **step.to_dict()}
            for (words, numbers), step in zip(self.phrases, self.steps, strict=True)
        ]
        return {"seat": self.seat, "quiet": self.quiet, "phrases": phrases}


class Paragraph:
    """A turn, an eclipse, a day: its heading, whose it is, and what happened.

    ``first`` is the number of the event that opens it; by that a paragraph is known while the story grows.
    """

    def __init__(self, kind: str, heading: Phrase, seat: int | None, first: int) -> None:
        self.kind = kind
        self.heading = heading
        self.seat = seat
        self.first = first
        self.last = first
        """The number of the latest event told in it."""
        self.lines: list[Line] = []

    def tell(self, seat: int | None, words: Phrase, numbers: list[int], step: Step) -> None:
        """Go on in the last line if it is the same seat's."""
        begins = not self.lines or self.lines[-1].quiet or self.lines[-1].seat != seat
        if begins:
            self.lines.append(Line(seat))
        step.goes_on = step.only_adds and not begins
        self.lines[-1].tell(words, numbers, step)
        self.last = max(self.last, *numbers)

    def to_dict(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "heading": self.heading.to_dict(),
            "seat": self.seat,
            "first": self.first,
            "lines": [line.to_dict() for line in self.lines],
        }


class Storyteller:
    """Tells the events of one game; what it leaves out and puts together is said by its subclass."""

    headings: set[str] = {"turn"}
    """Kinds that begin a paragraph of their own."""
    of_the_table: set[str] = set()
    """Nobody's doing: told in a line of their own."""
    apart: set[str] = set()
    """Headings below which everything nobody does stands in lines of its own."""
    listed: set[str] = set()
    """Kinds that are told as a list: their details also stand as lists, ``<name>_list``."""
    listed_apart: set[str] = set()
    """The same, also with goods and points between them."""
    stepped: set[tuple[str, str]] = set()
    """Kind and clause, one after the other: only where they lead is told."""
    steps: set[str] = {"step", "power"}
    """Details in which events of one walk differ."""
    gathered: Mapping[str, set[str]] = {}
    """Kinds that are put together, by the name of the words that frame them."""
    below: set[str] = set()
    """Kinds that stand below the paragraph of a turn."""
    things: Mapping[str, tuple[str, ...]] = {}
    """Where events of a kind happen, the nearest first; ``{name}`` stands for a detail or the seat."""

    def __init__(self, wording: Wording, sources: Sources) -> None:
        self.wording = wording
        self.sources = sources
        self.silent: set[str] = set()
        """Kinds of events of modules that are not told, or only not for a clause."""
        self.listed = self.listed | self.listed_apart
        self.modules: list[ModuleTelling] = []

    def take_in(self, module: ModuleTelling) -> None:
        """What a module's events are, besides their words."""
        self.modules.append(module)
        self.sources.take_in(module.sources, module.order, module.times, module.source_icons)
        self.silent = self.silent | module.silent
        self.of_the_table = self.of_the_table | module.of_the_table
        self.listed = self.listed | module.listed
        self.stepped = self.stepped | module.stepped
        self.gathered = {**self.gathered, **module.gathered}
        self.below = self.below | module.below
        self.things = {**self.things, **module.things}

    # ---- what a game says ------------------------------------------------------------------

    def is_told(self, event: Event) -> bool:
        """Whether an event is worth a word."""
        return True

    def arguments(self, told: Told) -> dict[str, Any]:
        """What the words of an event need besides its details and its cause."""
        return {}

    def heading(self, event: Event) -> Phrase:
        """The beginning of a paragraph."""
        return Phrase(f"{self.wording.game}-heading-{event.kind}", **self.wording.arguments(event.details))

    def is_alike(self, told: Told, event: Event) -> bool:
        """Whether an event of a listed kind belongs into the list."""
        return True

    def prepared(self, events: list[tuple[int, Event]]) -> list[tuple[int, Event]]:
        """The numbered events in the order they are told, with marks of the game's own between them."""
        return events

    def arranged(self, all_told: list[Told]) -> list[Told]:
        """What is told, in the order it is told."""
        return all_told

    # ---- in phrases ------------------------------------------------------------------------

    def phrase(self, told: Told) -> Phrase:
        """It without its player: ``<game>-event-<kind>``, or its attribute for the clause."""
        event = told.event
        arguments = self.wording.arguments(event.details)
        if event.kind in self.listed:
            for name in event.details:
                values = dict.fromkeys(other.details[name] for other in told.events)
                each = [self.wording.argument(name, value) for value in values]
                arguments[f"{name}_list"] = Listing(each, "and")
            arguments["count"] = len(told.events)
        if event.kind in ADDED:
            arguments.update(self.added(told))
        arguments["cause"] = self.sources.cause_of(event)
        arguments["cause_id"] = self.sources.cause_id(event)
        arguments.update(self.arguments(told))
        for module in self.modules:
            arguments.update(module.told(told))
        key = self.wording.special(f"{self.wording.game}-event-{event.kind}", event.why.replace(".", "-"))
        return Phrase(key, **arguments)

    def added(self, told: Told) -> dict[str, Any]:
        """Goods by number, points with their sign."""
        if told.event.kind == "score":
            return {"points": Number(self.sources.points(told.amount), signed=True)}
        return {"amount": told.amount}

    def change(self, told: Told) -> Phrase:
        """Goods or points without their cause."""
        game, event = self.wording.game, told.event
        if event.kind == "score":
            return Phrase(f"{game}-amount-score", **self.added(told))
        return Phrase(f"{game}-amount-{event.kind}", **{**self.wording.arguments(event.details), **self.added(told)})

    # ---- together --------------------------------------------------------------------------

    def takes(self, told: Told, event: Event, number: int) -> bool:
        """Whether an event can be told in the same words; then it is."""
        first = told.event
        if (first.kind, first.seat) != (event.kind, event.seat):
            return False
        if event.kind in ADDED:
            same = first.text("good") == event.text("good")
            if not same or self.sources.cause_id(first) != self.sources.cause_id(event):
                return False
            told.amount += event.number(ADDED[event.kind])
        elif first.why != event.why:
            return False
        elif (event.kind, event.why) in self.stepped and self.walk(first) == self.walk(event):
            told.event = event
        elif event.kind in self.listed and self.is_alike(told, event):
            told.events.append(event)
        else:
            return False
        told.numbers.append(number)
        return True

    def walk(self, event: Event) -> dict[str, Any]:
        """What events of one walk have in common."""
        return {name: value for name, value in event.details.items() if name not in self.steps}

    def is_added_up(self, event: Event) -> bool:
        """Whether what was added up before it goes on after it."""
        return event.kind in ADDED or event.kind in self.listed_apart or (event.kind, event.why) in self.stepped

    def merged(self, events: list[tuple[int, Event]]) -> list[Told]:
        """What is told: events alike in a row as one, goods and points of one cause until something else happens."""
        all_told: list[Told] = []
        begin = 0
        for number, event in events:
            if not self.silent.isdisjoint((event.kind, f"{event.kind} {event.why}")) or not self.is_told(event):
                continue
            if all_told and self.takes(all_told[-1], event, number):
                continue
            if not self.is_added_up(event):
                begin = len(all_told) + 1
            if not any(self.takes(told, event, number) for told in all_told[begin:]):
                all_told.append(Told(event, number))
        return self.arranged(all_told)

    def frame_of(self, kind: str) -> str:
        """The frame a kind is put into; empty for most."""
        return next((name for name, kinds in self.gathered.items() if kind in kinds), "")

    def grouped(self, all_told: list[Told]) -> list[list[Told]]:
        """Goods and points that one cause brings a player one after the other, and what is put together."""
        groups: list[list[Told]] = []
        for told in all_told:
            event = told.event
            last = groups[-1][-1].event if groups else event
            alike = (last.seat, self.sources.cause_id(last)) == (event.seat, self.sources.cause_id(event))
            both = {last.kind, event.kind}
            framed = self.gathered.get(self.frame_of(event.kind), set())
            if groups and ((alike and both <= set(ADDED)) or both <= framed):
                groups[-1].append(told)
            else:
                groups.append([told])
        return groups

    def together(self, group: list[Told]) -> Phrase:
        """A group as one phrase, its cause said once."""
        game, event = self.wording.game, group[0].event
        frame = self.frame_of(event.kind)
        if frame:
            return Phrase(f"{game}-event-{frame}", parts=Listing(self.phrase(told) for told in group))
        if len(group) == 1:
            return self.phrase(group[0])
        changes = Listing(self.change(told) for told in group)
        cause = self.sources.cause_of(event)
        return Phrase(f"{game}-event-changes", changes=changes, cause=cause, cause_id=self.sources.cause_id(event))

    def step(self, group: list[Told]) -> Step:
        """Where a group happens: at its last event that has a place; those of a list, at each of theirs."""
        things: list[str] = []
        also: list[list[str]] = []
        for told in group:
            places = [place for event in told.events if (place := self.place(event))]
            if places:
                things, *also = places
        return Step(things, all(told.event.kind in ADDED for told in group), also)

    def place(self, event: Event) -> list[str]:
        """Where an event happens."""
        names = {**event.details, "seat": event.seat}
        return [thing.format(**names) for thing in self.things.get(event.kind, ())]

    # ---- paragraphs ------------------------------------------------------------------------

    def story(self, events: Sequence[Event], first: int = 0, worded: Worded | None = None) -> list[Paragraph]:
        """The paragraphs, from the one on that tells event ``first``; those before it are as they were."""
        numbered = [(number, events[number]) for number in range(self.turn_of(events, first), len(events))]
        paragraphs = self.paragraphs(numbered, {} if worded is None else worded)
        kept = 0
        while kept < len(paragraphs) - 1 and paragraphs[kept].last < first and paragraphs[kept + 1].first <= first:
            kept += 1
        return paragraphs[kept:]

    def turn_of(self, events: Sequence[Event], number: int) -> int:
        """The number of the event that began the turn of another; 0 before the first turn."""
        begin = min(number, len(events))
        while begin > 0 and (begin == len(events) or events[begin].kind != "turn"):
            begin -= 1
        return begin

    def in_words(self, group: list[Told], numbers: list[int], worded: Worded) -> tuple[Phrase, Step]:
        """A group as a phrase, and where it happened."""
        # What was taken back and paid otherwise has the same numbers, and often the same first event.
        key = (tuple(numbers), tuple(told.amount for told in group))
        events = [event for told in group for event in (told.event, *told.events)]
        found = worded.get(key)
        if found is None or found[0] != events:
            found = worded[key] = (events, self.together(group), self.step(group))
        return found[1:]

    def paragraphs(self, events: list[tuple[int, Event]], worded: Worded) -> list[Paragraph]:
        """A paragraph for each turn and the like; what other players do in it stands in lines of their own."""
        found: list[Paragraph] = []
        below: list[Line] = []
        for group in self.grouped(self.merged(self.prepared(events))):
            event = group[0].event
            numbers = sorted(number for told in group for number in told.numbers)
            seat = event.seat if event.seat >= 0 else None
            if event.kind in self.headings:
                if found:
                    found[-1].lines += below
                below = []
                found.append(Paragraph(event.kind, self.heading(event), seat, numbers[0]))
                continue
            if not found:
                found.append(Paragraph(OPENING, Phrase("story-opening"), None, numbers[0]))
            paragraph = found[-1]
            if event.kind in self.below:
                below.append(Line(None, quiet=True))
                words, step = self.in_words(group, numbers, worded)
                below[-1].tell(words, numbers, step)
                paragraph.last = max(paragraph.last, *numbers)
                continue
            speaker = paragraph.lines[-1].seat if paragraph.lines else paragraph.seat
            if seat is None and not (paragraph.kind in self.apart or event.kind in self.of_the_table):
                seat = speaker
            words, step = self.in_words(group, numbers, worded)
            paragraph.tell(seat, words, numbers, step)
        if found:
            found[-1].lines += below
        return found
