"""Events as lines to read: one paragraph a turn."""

from __future__ import annotations

from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.teotihuacan.players import seat_label
from tonalli.cli.teotihuacan.sources import cause_of
from tonalli.cli.teotihuacan.wording import HEADING, named_or_plain, offer, plain, signed, space_name
from tonalli.core.events import Event
from tonalli.locale import has_words, words
from tonalli.teotihuacan.names import BOARDS, COLOURS, DISCOVERIES, HEAPS, STARTING
from tonalli.teotihuacan.pyramid import SPACE_NAMES

# Told already by the event before or after them, or to be seen on the table.
SILENT_KINDS = {"board", "royal", "technology_tile", "bonus_tile", "pattern", "neutral_tile", "neutral_leaves", "end"}
SILENT_KINDS |= {"action_tile", "passes_palace", "fallback"}
SILENT = {("lift", "T-5.1"), ("lift", "T-8.15"), ("lift", "T-17.1"), ("place", "T-6.3"), ("place", "T-10.2")}
SILENT |= {("place", "T-8.16"), ("place", "T-17.3"), ("pyramid_track", "T-19.5"), ("light_disc", "T-18.7")}
SILENT |= {("score", "T-19.12"), ("lift", "B-6.9"), ("power", "T-17.3"), ("direction", "B-2.11")}
SETUP_REVEALS = {"T-2.8", "T-2.9", "T-2.13", "T-2.14", "T-2.15"}
HEADINGS = {"turn", "eclipse"}
OF_THE_TABLE = {"lay_out", "neutral", "shuffle_back", "dark_disc"}
"""Nobody's doing: told in a line of their own."""
ADDED = {"gain", "pay", "score"}
STEPPED = {("temple", "B-8.6"), ("power", "B-6.6")}
"""One after the other: only where they lead is told."""
FAILURES = {"fails"}
REFILL = {"rises", "enters", "spare", "direction"}
"""Of the Teotibot's action pyramid: told together, below its turn."""
LISTED = {"keep", "lay_out", "shuffle_back", "unlock", "place", "neutral"}


class Told:
    """One thing to tell: an event, or several alike in a row."""

    def __init__(self, event: Event) -> None:
        self.event = event
        self.amount = event.amount
        self.dice = [event.amount]
        self.things = [event.what]
        self.places = [event.where]

    def takes(self, event: Event) -> bool:
        """Whether an event can be told in the same words; then it is."""
        first = self.event
        if (first.kind, first.player) != (event.kind, event.player):
            return False
        if event.kind in ADDED and (first.what, cause_of(first.why)) == (event.what, cause_of(event.why)):
            self.amount += event.amount
            return True
        if first.why != event.why:
            return False
        if event.kind == "die":
            self.dice.append(event.amount)
            return True
        if (event.kind, event.why) in STEPPED and (first.what, first.where) == (event.what, event.where):
            self.amount = event.amount
            return True
        if event.kind in LISTED and (first.amount == event.amount or event.kind == "unlock"):
            self.things.append(event.what)
            self.places.append(event.where)
            return True
        return False


def phrase(told: Told) -> str:
    """It in words, without its player."""
    event = told.event
    key = f"teotihuacan-event-{event.kind}"
    if not has_words(key):
        return in_general(event)
    arguments: dict[str, object] = {
        "amount": told.amount,
        "count": len(told.places),
        "what": plain(event.what),
        "where": event.where,
        "cause": cause_of(event.why),
        "place": place_name(event.where) if event.where else "none",
        "places": ", ".join(place_name(where) for where in told.places),
    }
    match event.kind:
        case "gain" | "pay":
            arguments["good"] = named_or_plain("good", event.what)
        case "score":
            arguments["points"] = signed(told.amount)
        case "bonus":
            arguments["bonus"] = named_or_plain("bonus", event.what)
            arguments["points"] = signed(told.amount)
        case "temple":
            arguments["temple"] = named_or_plain("temple", event.what)
        case "die":
            arguments["amount"] = sum(told.dice)
            arguments["dice"] = " + ".join(str(pips) for pips in told.dice)
        case "activate" | "action_tile" | "rises" | "enters" | "spare":
            arguments["tile"] = named_or_plain("action_tile", event.what)
            arguments["slot"] = named_or_plain("slot", event.where)
        case "direction":
            arguments["arrow"] = named_or_plain("direction", event.what)
        case "fails":
            arguments["lacking"] = event.what or "none"
        case "claim" | "use" | "discard":
            arguments["discovery"] = named_or_plain("discovery", event.what)
        case "shuffle_back":
            arguments["discovery"] = ", ".join(named_or_plain("discovery", what) for what in told.things)
        case "reveal":
            arguments["tile"] = revealed(event.what)
        case "bonus_tile":
            arguments["bonus"] = named_or_plain("bonus", event.what)
        case "keep" | "lay_out" | "neutral_tile":
            arguments["starting"] = "; ".join(named_or_plain("starting", what) for what in told.things)
        case "building":
            arguments["row"] = named_or_plain("row", event.what)
        case "board":
            arguments["place"] = named_or_plain("board", event.what)
        case _:
            pass
    if event.kind in ("neutral", "neutral_leaves", "neutral_tile"):
        arguments["colour"] = colour_name(event.amount)
    special = f"{key}.{event.why.replace('.', '-')}"
    return words(special if has_words(special) else key, **arguments)


def in_general(event: Event) -> str:
    """An event of a kind there are no words for: what it says of itself."""
    details = [plain(event.what), str(event.amount) if event.amount else "", place_name(event.where)]
    return words(
        "teotihuacan-event-other",
        kind=plain(event.kind),
        details=", ".join(filter(None, details)) or "none",
        cause=cause_of(event.why) if event.why else "none",
    )


def place_name(where: str) -> str:
    """A board, a heap of tiles, a worship space, a side of the pyramid, a starting tile; or what the event says."""
    if where in BOARDS:
        return named_or_plain("board", where)
    if where in HEAPS:
        return named_or_plain("heap", where)
    if where in SPACE_NAMES:
        return space_name(where)
    if where in STARTING:
        return words("teotihuacan-starting-place", starting=named_or_plain("starting", where))
    return named_or_plain("space", where)


def colour_name(number: int) -> str:
    return named_or_plain("colour", COLOURS[number]) if 0 <= number < len(COLOURS) else str(number)


def revealed(what: str) -> str:
    kind, _, number = what.rpartition("_")
    if kind == "pyramid":
        return words("teotihuacan-show-pyramid-tile", tile=number)
    if kind == "decoration":
        return words("teotihuacan-show-decoration-tile", tile=number)
    return offer(what) if what in DISCOVERIES else plain(what)


def is_told(event: Event) -> bool:
    return (
        event.kind not in SILENT_KINDS
        and (event.kind, event.why) not in SILENT
        and event.why not in SETUP_REVEALS
        and not (event.kind == "gain" and event.why == "T-3.2")
        and not (event.kind == "score" and event.amount == 0)
    )


def merged(events: list[Event]) -> list[Told]:
    """What is told: events alike in a row as one, goods and points of one cause in a turn as one."""
    all_told: list[Told] = []
    begin = 0
    for event in events:
        if not is_told(event) or (all_told and all_told[-1].takes(event)):
            continue
        if event.kind in HEADINGS:
            begin = len(all_told) + 1
        in_a_turn = event.kind in ADDED or (event.kind, event.why) in STEPPED
        earlier = all_told[begin:] if in_a_turn else []
        if not any(told.takes(event) for told in earlier):
            all_told.append(Told(event))
    return all_told


def grouped(all_told: list[Told]) -> list[list[Told]]:
    """Goods and points that one cause brings a player one after the other, failures, moves in the action pyramid."""
    groups: list[list[Told]] = []
    for told in all_told:
        last = groups[-1][-1].event if groups else None
        event = told.event
        alike = last is not None and (last.player, cause_of(last.why)) == (event.player, cause_of(event.why))
        both = {last.kind, event.kind} if last is not None else {""}
        if (alike and both <= ADDED) or both <= FAILURES or both <= REFILL:
            groups[-1].append(told)
        else:
            groups.append([told])
    return groups


def phrases(group: list[Told]) -> str:
    """A group in words, its cause said once."""
    kind = group[0].event.kind
    if kind in FAILURES:
        return words("teotihuacan-event-failures", failures=", ".join(phrase(told) for told in group))
    if kind in REFILL:
        return words("teotihuacan-event-refill", moves=", ".join(phrase(told) for told in group))
    if len(group) == 1:
        return phrase(group[0])
    return words(
        "teotihuacan-event-changes",
        changes=", ".join(change(told) for told in group),
        cause=cause_of(group[0].event.why),
    )


def change(told: Told) -> str:
    """Goods or points without their cause."""
    if told.event.kind == "score":
        return words("teotihuacan-brings-points", points=signed(told.amount))
    key = "teotihuacan-amount-gain" if told.event.kind == "gain" else "teotihuacan-amount-pay"
    return words(key, amount=told.amount, good=named_or_plain("good", told.event.what))


def story(events: list[Event], view: View, seats: list[str]) -> list[Text]:
    """Paragraphs with a heading for each turn and eclipse; changes of other players name them."""
    lines: list[Text] = []
    speaker = -1
    began = True
    headed = False
    """Whether the last line is a heading that nothing follows yet."""
    eclipse = False
    below: list[Text] = []
    """What stands below the paragraph of a turn."""
    for group in grouped(merged(events)):
        event = group[0].event
        if event.kind in REFILL:
            below.append(Text(f"  {phrases(group)}", "dim"))
            continue
        if event.kind in HEADINGS:
            lines += below
            below = []
            lines.append(heading(event, view, seats))
            speaker, began, eclipse = event.player, True, event.kind == "eclipse"
            headed = True
            continue
        if not lines:
            lines.append(Text())
        line = lines[-1]
        if event.player >= 0 and event.player != speaker:
            if line.plain:
                line = Text("  ")
                lines.append(line)
            line.append_text(seat_label(view, event.player, seats)).append(":")
            speaker, began = event.player, True
        elif event.player < 0 <= speaker and (eclipse or event.kind in OF_THE_TABLE):
            line = Text(" ")
            lines.append(line)
            speaker, began = event.player, True
        if line.plain:
            line.append(" " if began else " · ", "dim")
        line.append(phrases(group))
        began = False
        headed = False
    return lines[:-1] if headed else lines + below


def heading(event: Event, view: View, seats: list[str]) -> Text:
    if event.kind == "eclipse":
        return Text(words("teotihuacan-event-eclipse", amount=event.amount), "bold magenta").append(":")
    line = Text(words("teotihuacan-show-turn", turn=event.amount), HEADING).append(" ")
    return line.append_text(seat_label(view, event.player, seats)).append(":")
