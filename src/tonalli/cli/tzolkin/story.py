"""The events of Tzolk'in in words: days, turns, Food Days, the final scoring."""

from __future__ import annotations

from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.story import Storyteller, Told
from tonalli.cli.tzolkin.players import seat_label
from tonalli.cli.tzolkin.sources import OF_CLAUSES
from tonalli.cli.tzolkin.tracks import food_kind
from tonalli.cli.tzolkin.wording import WORDING, named_or_plain, space_name
from tonalli.cli.wording import HEADING, figure, signed
from tonalli.core.events import Event
from tonalli.core.step import NOBODY
from tonalli.locale import words
from tonalli.tzolkin.names import BUILDINGS, GEARS, MONUMENTS, TEMPLES, WEALTH
from tonalli.tzolkin.tiles import LAST_FOOD_DAY

FINAL_CLAUSES = {"Z-13.2", "Z-13.4", "Z-13.5"}
SILENT_CLAUSES = {"Z-2.3", "Z-2.4", "Z-2.12"}
"""To be seen on the table, or told by the name of the wealth tile."""
SILENT = {("reveal", "Z-2.9"), ("take_up", "Z-12.3"), ("score", "Z-13.5"), ("pay", "Z-4.4"), ("gear_corn", "Z-4.6")}
"""Told by the event before or after them."""
ADVANCE = {("gear_corn", "Z-12.1"), ("marker", "Z-12.2"), ("take_up", "Z-12.3"), ("board", "Z-12.4")}
PICKED_UP = ("take_up", "Z-6.3")
BY_PLAYER = {"food_day", "final_scoring"}


def day_first(events: list[Event]) -> list[Event]:
    """The new day, then what the advance of the calendar brought before it."""
    ordered: list[Event] = []
    waiting: list[Event] = []
    for event in events:
        if (event.kind, event.why) in ADVANCE:
            waiting.append(event)
            continue
        ordered += [event, *waiting] if event.kind == "day" else [*waiting, event]
        waiting = []
    return ordered + waiting


def with_marks(events: list[Event]) -> list[Event]:
    """The events with marks where a Food Day is over and where the final scoring begins."""
    marked: list[Event] = []
    is_food_day = is_final = False
    held = 0
    for event in day_first(events):
        if held == LAST_FOOD_DAY and (event.kind == "day" or (event.kind, event.why) in ADVANCE):
            # Z-13.1: nothing depends on this day any more but who is pushed off.
            if event.kind == "day":
                marked.append(Event("food_day_over", NOBODY, "", 1, "", "Z-3.2"))
                marked.append(Event("last_day", NOBODY, "", event.amount, "", event.why))
            is_food_day = False
            continue
        if event.kind == "food_day":
            is_food_day = True
            held = event.amount
        elif is_food_day and (event.kind == "day" or (event.kind, event.why) in ADVANCE):
            is_food_day = False
            marked.append(Event("food_day_over", NOBODY, "", 1, "", "Z-3.2"))
        if not is_final and event.why in FINAL_CLAUSES:
            is_final = True
            marked.append(Event("final_scoring", NOBODY, "", 1, "", "Z-13.1"))
        marked.append(event)
    return with_idle_workers(with_passed_markers(marked))


def with_idle_workers(events: list[Event]) -> list[Event]:
    """The events with a mark behind workers that were picked up and did no action (Z-6.3)."""
    marked: list[Event] = []
    for event, following in zip(events, [*events[1:], None], strict=False):
        marked.append(event)
        if (event.kind, event.why) == PICKED_UP and following is not None and following.kind != "act":
            marked.append(Event("no_action", event.player, "", 1, "", event.why))
    return marked


def with_passed_markers(events: list[Event]) -> list[Event]:
    """Z-12.2: a claimant who had the marker passes it on; the claimant is whose worker returns with it."""
    marked: list[Event] = []
    for event, following in zip(events, [*events[1:], None], strict=False):
        is_marker = (event.kind, event.why) == ("marker", "Z-12.2")
        if is_marker and following is not None and following.kind == "take_up" and following.player != event.player:
            event = Event("marker_passed", event.player, event.what, event.amount, event.where, event.why)
        marked.append(event)
    return marked


class TzolkinStory(Storyteller):
    """Turns under the day they belong to; Food Days and the final scoring player by player."""

    headings = {"turn", "day", "last_day", "food_day", "final_scoring"}
    apart = {"food_day"}
    of_the_table = {"reveal", "age", "gear_corn", "dummy"}
    listed = {"reveal", "dummy", "keep", "take_up"}
    listed_apart = {"place"}
    stepped = {("temple", "Z-10.2")}

    def is_told(self, event: Event) -> bool:
        return (
            event.why not in SILENT_CLAUSES
            and (event.kind, event.why) not in SILENT
            and event.kind not in ("end", "food_day_over")
        )

    def is_alike(self, told: Told, event: Event) -> bool:
        """Each worker picked up has a story of its own; those pushed off have none."""
        return event.kind != "take_up" or event.why == "Z-12.5"

    def arranged(self, all_told: list[Told]) -> list[Told]:
        """Below a Food Day and the final scoring everything of a player together, then what is nobody's."""
        arranged: list[Told] = []
        paragraph: list[Told] = []
        for told in [*placed_first(all_told), None]:
            if told is not None and told.event.kind not in self.headings:
                paragraph.append(told)
                continue
            if arranged and arranged[-1].event.kind in BY_PLAYER:
                paragraph = by_player(paragraph)
            arranged += paragraph
            paragraph = []
            if told is not None:
                arranged.append(told)
        return arranged

    def places(self, told: Told) -> str:
        """Spaces; where somebody is pushed off only the gear, many dummies gear by gear."""
        if told.event.why == "Z-12.5":
            return super().places(told)
        if told.event.kind != "dummy":
            return ", ".join(space_name(event.where, event.amount) for event in told.events)
        by_gear: dict[str, list[int]] = {}
        for event in told.events:
            by_gear.setdefault(event.where, []).append(event.amount)
        return "; ".join(
            f"{self.place_name(gear)} {' '.join(str(tooth) for tooth in sorted(teeth))}"
            for gear, teeth in sorted(by_gear.items(), key=lambda entry: GEARS.index(entry[0]))
        )

    def place_name(self, where: str) -> str:
        return named_or_plain("gear", where)

    def cause_of(self, event: Event) -> str:
        """Z-11.9, Z-11.10: points of a temple name it."""
        if event.kind == "score" and event.what in TEMPLES:
            source = self.sources.source_of(event.why)
            return words(f"tzolkin-cause-{source}.temple", temple=named_or_plain("temple", event.what))
        return super().cause_of(event)

    def arguments(self, told: Told) -> dict[str, object]:
        event = told.event
        match event.kind:
            case "gain" | "pay":
                return {"change": self.change(told)}
            case "temple" | "step_lost":
                return {"temple": named_or_plain("temple", event.what), "step": figure(int(told.amount))}
            case "technology":
                return {"technology": named_or_plain("technology", event.what)}
            case "build":
                return {"building": named_or_plain("building", event.what)}
            case "monument":
                return {"monument": named_or_plain("monument", event.what)}
            case "monument_scores":
                return {"monument": named_or_plain("monument", event.what), "points": signed(int(event.amount))}
            case "skull" | "act":
                return {"action": named_or_plain("gear_action", event.what)}
            case "keep":
                return {"wealth": "; ".join(named_or_plain("wealth", what) for what in told.things)}
            case "reveal":
                return {"tiles": "; ".join(revealed(what) for what in told.things)}
            case _:
                return {}

    def heading(self, event: Event, view: View, seats: list[str]) -> Text:
        match event.kind:
            case "turn":
                line = Text().append(words("tzolkin-show-turn", turn=event.amount), HEADING).append(" ")
                return line.append_text(seat_label(view, event.player, seats)).append(":")
            case "day" | "last_day":
                return Text().append(words(f"tzolkin-event-{event.kind}", amount=event.amount), "bold cyan")
            case "food_day":
                kind = food_kind(event.amount - 1)
                line = Text().append(words("tzolkin-event-food_day", amount=event.amount), "bold magenta")
                return line.append(f" ({kind}):")
            case _:
                return Text().append(words("tzolkin-event-final_scoring"), "bold magenta").append(":")

    def prepared(self, events: list[Event]) -> list[Event]:
        return with_marks(events)


def placed_first(all_told: list[Told]) -> list[Told]:
    """A placement, then what it cost."""
    ordered: list[Told] = []
    for told in all_told:
        is_paid = ordered and (ordered[-1].event.kind, ordered[-1].event.why) == ("pay", "Z-5.4")
        ordered.insert(len(ordered) - 1 if is_paid and told.event.kind == "place" else len(ordered), told)
    return ordered


def by_player(paragraph: list[Told]) -> list[Told]:
    """Players in the order they come up, what is nobody's last."""
    seats = list(dict.fromkeys(told.event.player for told in paragraph if told.event.player >= 0))
    return [told for seat in [*seats, NOBODY] for told in paragraph if told.event.player == seat]


def revealed(what: str) -> str:
    """A tile that was turned up."""
    groups = {"building": BUILDINGS, "monument": MONUMENTS, "wealth": WEALTH}
    group = next((group for group, tiles in groups.items() if what in tiles), "gear" if what in GEARS else "tile")
    return named_or_plain(group, what)


TELLER = TzolkinStory(WORDING, OF_CLAUSES, seat_label)
phrase = TELLER.phrase
story = TELLER.story
