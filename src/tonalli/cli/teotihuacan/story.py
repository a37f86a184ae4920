"""The events of Teotihuacan in words."""

from __future__ import annotations

from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.story import Storyteller, Told
from tonalli.cli.teotihuacan.players import seat_label
from tonalli.cli.teotihuacan.sources import OF_CLAUSES
from tonalli.cli.teotihuacan.wording import WORDING, named_or_plain, offer, space_name
from tonalli.cli.wording import HEADING, plain
from tonalli.core.events import Event
from tonalli.locale import words
from tonalli.teotihuacan.names import BOARDS, COLOURS, DISCOVERIES, HEAPS, STARTING
from tonalli.teotihuacan.pyramid import SPACE_NAMES

# Told already by the event before or after them, or to be seen on the table.
SILENT_KINDS = {"board", "royal", "technology_tile", "bonus_tile", "pattern", "neutral_tile", "neutral_leaves", "end"}
SILENT_KINDS |= {"action_tile", "passes_palace", "fallback"}
SILENT = {("lift", "T-5.1"), ("lift", "T-8.15"), ("lift", "T-17.1"), ("place", "T-6.3"), ("place", "T-10.2")}
SILENT |= {("place", "T-8.16"), ("place", "T-17.3"), ("pyramid_track", "T-19.5"), ("light_disc", "T-18.7")}
SILENT |= {("score", "T-19.12"), ("lift", "B-6.9"), ("power", "T-17.3"), ("direction", "B-2.11")}
SETUP_REVEALS = {"T-2.8", "T-2.9", "T-2.13", "T-2.14", "T-2.15"}


class TeotihuacanStory(Storyteller):
    """Turns, eclipses, and the Teotibot's action pyramid below its turns."""

    headings = {"turn", "eclipse"}
    apart = {"eclipse"}
    of_the_table = {"lay_out", "neutral", "shuffle_back", "dark_disc"}
    listed = {"keep", "lay_out", "shuffle_back", "unlock", "place", "neutral", "die"}
    stepped = {("temple", "B-8.6"), ("power", "B-6.6")}
    gathered = {"failures": {"fails"}, "refill": {"rises", "enters", "spare", "direction"}}
    below = gathered["refill"]

    def is_told(self, event: Event) -> bool:
        return (
            event.kind not in SILENT_KINDS
            and (event.kind, event.why) not in SILENT
            and event.why not in SETUP_REVEALS
            and not (event.kind == "gain" and event.why == "T-3.2")
            and not (event.kind == "score" and event.amount == 0)
        )

    def is_alike(self, told: Told, event: Event) -> bool:
        return told.event.amount == event.amount or event.kind in ("unlock", "die")

    def arguments(self, told: Told) -> dict[str, object]:
        event = told.event
        match event.kind:
            case "bonus":
                return {"bonus": named_or_plain("bonus", event.what), "points": self.points(told.amount)}
            case "temple":
                return {"temple": named_or_plain("temple", event.what)}
            case "step_lost":
                track = event.what if event.what == "avenue" else "temple" if event.what else "none"
                return {"track": track, "temple": named_or_plain("temple", event.what) if track == "temple" else ""}
            case "die":
                pips = [die.amount for die in told.events]
                return {"amount": sum(pips), "dice": " + ".join(str(each) for each in pips)}
            case "activate" | "action_tile" | "rises" | "enters" | "spare":
                tile = named_or_plain("action_tile", event.what)
                return {"tile": tile, "slot": named_or_plain("slot", event.where)}
            case "direction":
                return {"arrow": named_or_plain("direction", event.what)}
            case "fails":
                return {"lacking": event.what or "none"}
            case "claim" | "use" | "discard":
                return {"discovery": named_or_plain("discovery", event.what)}
            case "shuffle_back":
                return {"discovery": ", ".join(named_or_plain("discovery", what) for what in told.things)}
            case "reveal":
                return {"tile": revealed(event.what)}
            case "bonus_tile":
                return {"bonus": named_or_plain("bonus", event.what)}
            case "keep" | "lay_out":
                return {"starting": "; ".join(named_or_plain("starting", what) for what in told.things)}
            case "neutral_tile":
                starting = named_or_plain("starting", event.what)
                return {"starting": starting, "colour": colour_name(event.amount)}
            case "neutral" | "neutral_leaves":
                return {"colour": colour_name(event.amount)}
            case "building":
                return {"row": named_or_plain("row", event.what)}
            case "board":
                return {"place": named_or_plain("board", event.what)}
            case _:
                return {}

    def place_name(self, where: str) -> str:
        """A board, a heap of tiles, a worship space, a side of the pyramid, a starting tile."""
        if where in BOARDS:
            return named_or_plain("board", where)
        if where in HEAPS:
            return named_or_plain("heap", where)
        if where in SPACE_NAMES:
            return space_name(where)
        if where in STARTING:
            return words("teotihuacan-starting-place", starting=named_or_plain("starting", where))
        return named_or_plain("space", where)

    def heading(self, event: Event, view: View, seats: list[str]) -> Text:
        if event.kind == "eclipse":
            return Text().append(words("teotihuacan-event-eclipse", amount=event.amount), "bold magenta").append(":")
        line = Text().append(words("teotihuacan-show-turn", turn=event.amount), HEADING).append(" ")
        return line.append_text(seat_label(view, event.player, seats)).append(":")


def colour_name(number: int) -> str:
    return named_or_plain("colour", COLOURS[number]) if 0 <= number < len(COLOURS) else str(number)


def revealed(what: str) -> str:
    kind, _, number = what.rpartition("_")
    if kind == "pyramid":
        return words("teotihuacan-show-pyramid-tile", tile=number)
    if kind == "decoration":
        return words("teotihuacan-show-decoration-tile", tile=number)
    return offer(what) if what in DISCOVERIES else plain(what)


TELLER = TeotihuacanStory(WORDING, OF_CLAUSES, seat_label)
phrase = TELLER.phrase
story = TELLER.story
