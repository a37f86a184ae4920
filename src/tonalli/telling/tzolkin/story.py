"""The events of Tzolk'in as a story: days, turns, Food Days, the final scoring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tonalli.core.events import Event
from tonalli.core.step import NOBODY
from tonalli.telling.phrase import Listing, Number, Phrase
from tonalli.telling.story import Paragraph, Storyteller, Told, Worded
from tonalli.telling.tzolkin.wording import COLOURS, named, space_name
from tonalli.tzolkin.figures import FOOD_DAY_KINDS
from tonalli.tzolkin.names import BUILDINGS, GEARS, MONUMENTS
from tonalli.tzolkin.tiles import LAST_FOOD_DAY

Numbered = tuple[int, Event]

FINAL_CLAUSES = {"Z-13.2", "Z-13.4", "Z-13.5"}
SILENT_CLAUSES = {"Z-2.3", "Z-2.4", "Z-2.12"}
"""To be seen on the table, or told by the name of the wealth tile."""
SILENT = {("reveal", "Z-2.9"), ("take_up", "Z-12.3"), ("score", "Z-13.5"), ("pay", "Z-4.4"), ("gear_corn", "Z-4.6")}
"""Told by the event before or after them."""
ADVANCE = {("gear_corn", "Z-12.1"), ("marker", "Z-12.2"), ("take_up", "Z-12.3"), ("board", "Z-12.4")}
FIRST_DAY = 1
PICKED_UP = ("take_up", "Z-6.3")
PUSHED_OFF = "Z-12.5"
BY_PLAYER = {"food_day", "final_scoring"}
PLACES = {
    "place": ("rider:{target}_{tooth}", "space:{target}_{space}", "gear:{target}"),
    "take_up": ("space:{target}_{space}", "gear:{target}"),
    "skip": ("space:{gear}_{space}", "gear:{gear}"),
    "act": ("action:{action}",),
    "skull": ("skull:{action}", "action:{action}"),
    "corn_tile": ("jungle:{space}",),
    "wood_tile": ("jungle:{space}",),
    "burn": ("jungle:{space}",),
    "temple": ("step:{temple}:{step}", "temple:{temple}"),
    "step_lost": ("step:{temple}:{step}", "temple:{temple}"),
    "technology": ("level:{technology}_{level}", "technology:{technology}"),
    "build": ("owned:{seat}:building:{building}", "seat:{seat}"),
    "monument": ("owned:{seat}:monument:{monument}", "seat:{seat}"),
    "worker": ("hand:{seat}", "seat:{seat}"),
    "board": ("double_advance:{seat}", "seat:{seat}"),
    "beg": ("seat:{seat}",),
    "marker": ("start_flag:{seat}", "seat:{seat}"),
    "gear_corn": ("gear_corn", "gear:start"),
    "reveal": ("building:{tile}", "stack:buildings"),
    "day": ("gear:start",),
}
"""Where things happen, as `Storyteller.things` says."""


# ---- marks ---------------------------------------------------------------------------------------


def mark(kind: str, why: str, **details: Any) -> Event:
    """A change of the table that no event tells."""
    return Event(kind, NOBODY, why, details)


def in_points(event: Event) -> Event:
    """Z-13.3: points told in quarters, under the name all games use for them."""
    if event.kind != "score" or "quarters" not in event.details:
        return event
    return Event("score", event.seat, event.why, {"item": event["item"], "points": event["quarters"]})


def with_teeth(events: Sequence[Event], first: int) -> list[Event]:
    """The events, of which placements from one on also say by which tooth: where it stood on the day before the first.

    Z-12.5: workers ride on with their tooth, so that a placement is found again however far the gear has turned.
    """
    told = list(events)
    day = next((event.number("day") for event in reversed(told[:first]) if event.kind == "day"), FIRST_DAY)
    for number, event in enumerate(told[first:], first):
        if event.kind == "day":
            day = event.number("day")
        elif event.kind == "place":
            details = {**event.details, "tooth": event.number("space") - day}
            told[number] = Event(event.kind, event.seat, event.why, details)
    return told


def is_advance(event: Event) -> bool:
    """Whether an event belongs to the advance of the calendar, which is told after the new day."""
    return (event.kind, event.why) in ADVANCE


def is_picked_up(event: Event) -> bool:
    return (event.kind, event.why) == PICKED_UP


def day_first(events: list[Numbered]) -> list[Numbered]:
    """The new day, then what the advance of the calendar brought before it."""
    ordered: list[Numbered] = []
    waiting: list[Numbered] = []
    for number, event in events:
        if is_advance(event):
            waiting.append((number, event))
            continue
        ordered += [(number, event), *waiting] if event.kind == "day" else [*waiting, (number, event)]
        waiting = []
    return ordered + waiting


def with_marks(events: list[Numbered]) -> list[Numbered]:
    """The events with marks where a Food Day is over and where the final scoring begins."""
    marked: list[Numbered] = []
    is_food_day = is_final = False
    held = 0
    for number, event in day_first(with_idle_workers(events)):
        if held == LAST_FOOD_DAY and (event.kind == "day" or is_advance(event)):
            # Z-13.1: nothing depends on this day any more but who is pushed off.
            if event.kind == "day":
                marked.append((number, mark("food_day_over", "Z-3.2")))
                marked.append((number, mark("last_day", event.why, day=event["day"])))
            is_food_day = False
            continue
        if event.kind == "food_day":
            is_food_day = True
            held = event.number("number")
        elif is_food_day and (event.kind == "day" or is_advance(event)):
            is_food_day = False
            marked.append((number, mark("food_day_over", "Z-3.2")))
        if not is_final and event.why in FINAL_CLAUSES:
            is_final = True
            marked.append((number, mark("final_scoring", "Z-13.1")))
        marked.append((number, in_points(event)))
    return with_passed_markers(marked)


def with_idle_workers(events: list[Numbered]) -> list[Numbered]:
    """The events with a mark behind workers that were picked up and did no action (Z-6.3)."""
    marked: list[Numbered] = []
    for (number, event), following in zip(events, [*events[1:], None], strict=False):
        marked.append((number, event))
        if is_picked_up(event) and following is not None and following[1].kind != "act":
            marked.append((number, Event("no_action", event.seat, event.why, {})))
    return marked


def with_passed_markers(events: list[Numbered]) -> list[Numbered]:
    """Z-12.2: a mark before a marker that a claimant had and passes on; their worker returns with it."""
    marked: list[Numbered] = []
    for (number, event), following in zip(events, [*events[1:], None], strict=False):
        if (event.kind, event.why) == ("marker", "Z-12.2") and following is not None:
            if following[1].kind == "take_up" and following[1].seat != event.seat:
                marked.append((number, Event("marker_passed", following[1].seat, event.why, {"to": event.seat})))
        marked.append((number, event))
    return marked


# ---- arrangement ---------------------------------------------------------------------------------


def placed_first(all_told: list[Told]) -> list[Told]:
    """A placement, then what it cost."""
    ordered: list[Told] = []
    for told in all_told:
        is_paid = ordered and (ordered[-1].event.kind, ordered[-1].event.why) == ("pay", "Z-5.4")
        ordered.insert(len(ordered) - 1 if is_paid and told.event.kind == "place" else len(ordered), told)
    return ordered


def by_player(paragraph: list[Told]) -> list[Told]:
    """Players in the order they come up, what is nobody's last."""
    seats = list(dict.fromkeys(told.event.seat for told in paragraph if told.event.seat >= 0))
    return [told for seat in [*seats, NOBODY] for told in paragraph if told.event.seat == seat]


# ---- in phrases ----------------------------------------------------------------------------------


def food_kind(held: int) -> str:
    """Z-1.7: what the Food Day after so many others gives."""
    return FOOD_DAY_KINDS[held]


def revealed(tile: str) -> Phrase:
    """A tile that was turned up."""
    group = "building" if tile in BUILDINGS else "monument" if tile in MONUMENTS else "wealth"
    return tile_named(group, tile)


def tile_named(group: str, tile: str) -> Phrase:
    return Phrase("tzolkin-tile", tile=named(group, tile), tile_id=tile)


def dummies(events: list[Event]) -> Listing:
    """Z-2.9: dummies gear by gear."""
    by_gear: dict[str, list[int]] = {}
    for event in events:
        by_gear.setdefault(event.text("gear"), []).append(event.number("tooth"))
    places = [
        Phrase("tzolkin-dummies", gear=named("gear", gear), gear_id=gear, teeth=Listing(sorted(by_gear[gear])))
        for gear in GEARS
        if gear in by_gear
    ]
    return Listing(places, "and")


class TzolkinStory(Storyteller):
    """Turns under the day they belong to; Food Days and the final scoring player by player."""

    headings = {"turn", "day", "last_day", "food_day", "final_scoring"}
    things = PLACES
    apart = {"food_day"}
    of_the_table = {"reveal", "age", "gear_corn", "dummy"}
    listed = {"reveal", "dummy", "keep", "take_up"}
    listed_apart = {"place"}
    stepped = {("temple", "Z-10.2")}

    def story(self, events: Sequence[Event], first: int = 0, worded: Worded | None = None) -> list[Paragraph]:
        """What is told otherwise once more has happened is told again.

        Z-6.3: only what follows shows that a worker does no action; Z-12.3: what the advance of the calendar brings
        belongs to the day that comes, but a decision may lie between.
        """
        first = min(first, len(events))
        while first > 0 and (is_advance(events[first - 1]) or is_picked_up(events[first - 1])):
            first -= 1
        return super().story(with_teeth(events, self.turn_of(events, first)), first, worded)

    def is_told(self, event: Event) -> bool:
        return (
            event.why not in SILENT_CLAUSES
            and (event.kind, event.why) not in SILENT
            and event.kind not in ("end", "food_day_over")
        )

    def is_alike(self, told: Told, event: Event) -> bool:
        """Each worker picked up has a story of its own; those pushed off have none."""
        return event.kind != "take_up" or event.why == PUSHED_OFF

    def prepared(self, events: list[Numbered]) -> list[Numbered]:
        return with_marks(events)

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

    def heading(self, event: Event) -> Phrase:
        """Z-1.7: a Food Day says what it gives."""
        heading = super().heading(event)
        if event.kind == "food_day":
            kind = food_kind(event.number("number") - 1)
            heading.arguments.update(kind=Phrase(f"tzolkin-show-food-{kind}"), kind_id=kind)
        return heading

    def arguments(self, told: Told) -> dict[str, Any]:
        event = told.event
        match event.kind:
            case "marker_passed":
                colour = COLOURS[event.number("to")]
                return {"colour": named("colour", colour), "colour_id": colour}
            case "dummy":
                return {"places": dummies(told.events)}
            case "take_up" if event.why == PUSHED_OFF:
                return {"places": Listing([named("gear", each.text("target")) for each in told.events], "and")}
            case "place" | "take_up":
                spaces = [space_name(each.text("target"), each.number("space")) for each in told.events]
                return {"places": Listing(spaces, "and")}
            case "temple" | "step_lost":
                return {"step": Number(event.number("step"))}
            case "monument_scores":
                return {"points": Number(event.number("points"), signed=True)}
            case "keep":
                return {"tiles": Listing([tile_named("wealth", each.text("wealth")) for each in told.events], "and")}
            case "reveal":
                return {"tiles": Listing([revealed(each.text("tile")) for each in told.events], "and")}
            case _:
                return {}
