"""Events as lines to read: one paragraph a turn, what is alike told together, every cause said once."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.sources import Sources
from tonalli.cli.wording import Wording, plain, signed
from tonalli.core.events import Event
from tonalli.locale import has_words, words

ADDED = {"gain", "pay", "score"}


class Told:
    """One thing to tell: an event, or several alike."""

    def __init__(self, event: Event) -> None:
        self.event = event
        self.events = [event]
        self.amount = event.amount

    @property
    def things(self) -> list[str]:
        return [event.what for event in self.events]


class Storyteller:
    """Tells the events of one game; what it leaves out and puts together is said by its subclass."""

    headings: set[str] = {"turn"}
    """Kinds that begin a paragraph of their own."""
    of_the_table: set[str] = set()
    """Nobody's doing: told in a line of their own."""
    apart: set[str] = set()
    """Headings below which everything nobody does stands in lines of its own."""
    listed: set[str] = set()
    """Kinds that are told as a list."""
    listed_apart: set[str] = set()
    """The same, also with goods and points between them."""
    stepped: set[tuple[str, str]] = set()
    """One after the other: only where they lead is told."""
    gathered: Mapping[str, set[str]] = {}
    """Kinds that are put together, by the name of the words that frame them."""
    below: set[str] = set()
    """Kinds that stand below the paragraph of a turn."""

    def __init__(self, wording: Wording, sources: Sources, seat_label: Callable[[View, int, list[str]], Text]) -> None:
        self.wording = wording
        self.sources = sources
        self.seat_label = seat_label

    # ---- what a game says ------------------------------------------------------------------

    def is_told(self, event: Event) -> bool:
        """Whether an event is worth a word."""
        return True

    def arguments(self, told: Told) -> dict[str, object]:
        """What the words of an event need besides the usual."""
        return {}

    def place_name(self, where: str) -> str:
        """A place of the game; or what the event says."""
        return plain(where)

    def places(self, told: Told) -> str:
        return ", ".join(self.place_name(event.where) for event in told.events)

    def heading(self, event: Event, view: View, seats: list[str]) -> Text:
        """The beginning of a paragraph."""
        raise NotImplementedError

    def is_alike(self, told: Told, event: Event) -> bool:
        """Whether an event of a listed kind belongs into the list."""
        return True

    def prepared(self, events: list[Event]) -> list[Event]:
        """The events in the order they are told, with marks of the game's own between them."""
        return events

    def arranged(self, all_told: list[Told]) -> list[Told]:
        """What is told, in the order it is told."""
        return all_told

    # ---- in words --------------------------------------------------------------------------

    def cause_of(self, event: Event) -> str:
        return self.sources.cause_of(event.why, event.kind, event.what)

    def points(self, parts: int) -> str:
        return signed(self.sources.points(parts))

    def phrase(self, told: Told) -> str:
        """It in words, without its player."""
        event = told.event
        key = f"{self.wording.game}-event-{event.kind}"
        if not has_words(key):
            return self.in_general(event)
        arguments: dict[str, object] = {
            "amount": told.amount,
            "count": len(told.events),
            "what": plain(event.what),
            "where": event.where,
            "cause": self.cause_of(event),
            "place": self.place_name(event.where) if event.where else "none",
            "places": self.places(told),
        }
        if event.kind in ("gain", "pay"):
            arguments["good"] = self.wording.named_or_plain("good", event.what)
        elif event.kind == "score":
            arguments["points"] = self.points(told.amount)
        arguments.update(self.arguments(told))
        return words(self.wording.special(key, event.why.replace(".", "-")), **arguments)

    def in_general(self, event: Event) -> str:
        """An event of a kind there are no words for: what it says of itself."""
        details = [plain(event.what), str(event.amount) if event.amount else "", self.place_name(event.where)]
        return words(
            "cli-event-other",
            kind=plain(event.kind),
            details=", ".join(filter(None, details)) or "none",
            cause=self.cause_of(event) if event.why else "none",
        )

    def change(self, told: Told) -> str:
        """Goods or points without their cause."""
        if told.event.kind == "score":
            return words(f"{self.wording.game}-brings-points", points=self.points(told.amount))
        key = f"{self.wording.game}-amount-{told.event.kind}"
        return words(key, amount=told.amount, good=self.wording.named_or_plain("good", told.event.what))

    # ---- together --------------------------------------------------------------------------

    def takes(self, told: Told, event: Event) -> bool:
        """Whether an event can be told in the same words; then it is."""
        first = told.event
        if (first.kind, first.player) != (event.kind, event.player):
            return False
        if event.kind in ADDED and (first.what, self.cause_of(first)) == (event.what, self.cause_of(event)):
            told.amount += event.amount
            return True
        if first.why != event.why:
            return False
        if (event.kind, event.why) in self.stepped and (first.what, first.where) == (event.what, event.where):
            told.amount = event.amount
            return True
        if event.kind in self.listed | self.listed_apart and self.is_alike(told, event):
            told.events.append(event)
            return True
        return False

    def is_added_up(self, event: Event) -> bool:
        """Whether what was added up before it goes on after it."""
        return event.kind in ADDED or event.kind in self.listed_apart or (event.kind, event.why) in self.stepped

    def merged(self, events: list[Event]) -> list[Told]:
        """What is told: events alike in a row as one, goods and points of one cause until something else happens."""
        all_told: list[Told] = []
        begin = 0
        for event in events:
            if not self.is_told(event) or (all_told and self.takes(all_told[-1], event)):
                continue
            if not self.is_added_up(event):
                begin = len(all_told) + 1
            if not any(self.takes(told, event) for told in all_told[begin:]):
                all_told.append(Told(event))
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
            alike = (last.player, self.cause_of(last)) == (event.player, self.cause_of(event))
            both = {last.kind, event.kind}
            framed = self.gathered.get(self.frame_of(event.kind), set())
            if groups and ((alike and both <= ADDED) or both <= framed):
                groups[-1].append(told)
            else:
                groups.append([told])
        return groups

    def phrases(self, group: list[Told]) -> str:
        """A group in words, its cause said once."""
        frame = self.frame_of(group[0].event.kind)
        if frame:
            parts = ", ".join(self.phrase(told) for told in group)
            return words(f"{self.wording.game}-event-{frame}", parts=parts)
        if len(group) == 1:
            return self.phrase(group[0])
        return words(
            f"{self.wording.game}-event-changes",
            changes=", ".join(self.change(told) for told in group),
            cause=self.cause_of(group[0].event),
        )

    # ---- paragraphs ------------------------------------------------------------------------

    def story(self, events: list[Event], view: View, seats: list[str]) -> list[Text]:
        """Paragraphs with a heading for each turn and the like; changes of other players name them."""
        lines: list[Text] = []
        speaker = -1
        began = True
        headed = False
        """Whether the last line is a heading that nothing follows yet."""
        apart = False
        below: list[Text] = []
        for group in self.grouped(self.merged(self.prepared(events))):
            event = group[0].event
            if event.kind in self.below:
                below.append(Text(f"  {self.phrases(group)}", "dim"))
                continue
            if event.kind in self.headings:
                lines += below
                below = []
                lines.append(self.heading(event, view, seats))
                speaker, began, apart = event.player, True, event.kind in self.apart
                headed = True
                continue
            if not lines:
                lines.append(Text())
            line = lines[-1]
            if event.player >= 0 and event.player != speaker:
                if line.plain:
                    line = Text("  ")
                    lines.append(line)
                line.append_text(self.seat_label(view, event.player, seats)).append(":")
                speaker, began = event.player, True
            elif event.player < 0 <= speaker and (apart or event.kind in self.of_the_table):
                line = Text(" ")
                lines.append(line)
                speaker, began = event.player, True
            if line.plain:
                line.append(" " if began else " · ", "dim")
            line.append(self.phrases(group))
            began = False
            headed = False
        return lines[:-1] if headed else lines + below
