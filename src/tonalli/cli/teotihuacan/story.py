"""Events as lines to read: one paragraph a turn."""

from __future__ import annotations

from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.teotihuacan.players import seat_label
from tonalli.cli.teotihuacan.sources import cause_of
from tonalli.cli.teotihuacan.wording import (
    HEADING,
    board_name,
    named,
    offer,
    signed,
    space_name,
)
from tonalli.core.events import Event
from tonalli.locale import words
from tonalli.teotihuacan.names import BOARDS, COLOURS, HEAPS

# Told already by the event before or after them, or to be seen on the table.
SILENT_KINDS = {"board", "royal", "technology_tile", "bonus_tile", "pattern", "neutral_tile", "end"}
SILENT = {("lift", "T-5.1"), ("lift", "T-8.15"), ("lift", "T-17.1"), ("place", "T-6.3"), ("place", "T-10.2")}
SILENT |= {("place", "T-8.16"), ("place", "T-17.3"), ("pyramid_track", "T-19.5"), ("light_disc", "T-18.7")}
SETUP_REVEALS = {"T-2.8", "T-2.9", "T-2.13", "T-2.14"}
HEADINGS = {"turn", "eclipse"}


def phrase(event: Event) -> str:
    """An event in words, without its player."""
    what, where = event.what, event.where
    arguments: dict[str, object] = {
        "amount": event.amount,
        "what": what,
        "where": where,
        "cause": cause_of(event.why),
        "board": board_name(where) if where in BOARDS else "none",
    }
    match event.kind:
        case "gain" | "pay":
            arguments["good"] = named("good", what)
        case "score":
            arguments["points"] = signed(event.amount)
        case "temple":
            arguments["temple"] = named("temple", what)
        case "claim" | "use":
            arguments["discovery"] = named("discovery", what)
        case "reveal":
            arguments["tile"] = revealed(what)
            arguments["place"] = named("heap", where) if where in HEAPS else board_name(where)
        case "board":
            arguments["board"] = board_name(what)
        case "bonus_tile":
            arguments["bonus"] = named("bonus", what)
        case "neutral_tile":
            arguments["colour"] = named("colour", COLOURS[event.amount])
            arguments["starting"] = named("starting", what)
        case "keep" | "lay_out":
            arguments["starting"] = named("starting", what)
        case "neutral":
            arguments["colour"] = named("colour", COLOURS[event.amount])
        case "building":
            arguments["row"] = named("row", what)
        case "decorate":
            arguments["space"] = space_name(where)
        case "lock":
            arguments["space"] = named("space", where)
        case "bonus":
            arguments["bonus"] = named("bonus", what)
        case _:
            pass
    return words(f"teotihuacan-event-{event.kind}", **arguments)


def revealed(what: str) -> str:
    kind, _, number = what.rpartition("_")
    if kind == "pyramid":
        return words("teotihuacan-show-pyramid-tile", tile=number)
    if kind == "decoration":
        return words("teotihuacan-show-decoration-tile", tile=number)
    return offer(what)


def is_told(event: Event) -> bool:
    return (
        event.kind not in SILENT_KINDS
        and (event.kind, event.why) not in SILENT
        and event.why not in SETUP_REVEALS
        and not (event.kind == "gain" and event.why == "T-3.2")
        and not (event.kind == "score" and event.amount == 0)
    )


def merged(events: list[Event]) -> list[Event]:
    """What is told, equal gains in a row as one."""
    told: list[Event] = []
    for event in events:
        if not is_told(event):
            continue
        last = told[-1] if told else None
        if (
            last is not None
            and event.kind in ("gain", "pay", "score")
            and (last.kind, last.player, last.what, last.why) == (event.kind, event.player, event.what, event.why)
        ):
            both = last.amount + event.amount
            told[-1] = Event(event.kind, event.player, event.what, both, event.where, event.why)
        else:
            told.append(event)
    return told


def story(events: list[Event], view: View, seats: list[str]) -> list[Text]:
    """Paragraphs with a heading for each turn and eclipse; changes of other players name them."""
    lines: list[Text] = []
    speaker = -1
    began = True
    eclipse = False
    for event in merged(events):
        if event.kind in HEADINGS:
            lines.append(heading(event, view, seats))
            speaker, began, eclipse = event.player, True, event.kind == "eclipse"
            continue
        if not lines:
            lines.append(Text())
        line = lines[-1]
        if event.player >= 0 and event.player != speaker:
            if speaker == -1 and event.player >= 0 and not line.plain:
                speaker = event.player
            else:
                line = Text("  ")
                lines.append(line)
            line.append_text(seat_label(view, event.player, seats)).append(":")
            speaker, began = event.player, True
        elif event.player < 0 <= speaker and eclipse:
            line = Text(" ")
            lines.append(line)
            speaker, began = event.player, True
        line.append(" " if began else " · ", "dim").append(phrase(event))
        began = False
    return lines


def heading(event: Event, view: View, seats: list[str]) -> Text:
    if event.kind == "eclipse":
        return Text(words("teotihuacan-event-eclipse", amount=event.amount), "bold magenta").append(":")
    line = Text(words("teotihuacan-show-turn", turn=event.amount), HEADING).append(" ")
    return line.append_text(seat_label(view, event.player, seats)).append(":")
