"""The tracks: temples with their rewards and tiles, Avenue, pyramid track, calendar."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.teotihuacan.wording import TEMPLE_STYLES, WORDING, heading, named, offer
from tonalli.cli.tracks import markers
from tonalli.cli.wording import HEADING, QUIET
from tonalli.locale import words
from tonalli.telling.phrase import Listing
from tonalli.teotihuacan.names import AVENUE_END, BONUS_STEP, PYRAMID_TRACK_END, TEMPLES, TOP_STEP
from tonalli.teotihuacan.tiles import STEP_AMOUNT, STEP_KIND

CELL = 6
LABEL = 8
"""Signs before the cells, or more if something there has a longer name."""


def calendar(view: View) -> list[RenderableType]:
    """The discs, and when the next eclipse comes."""
    state = view["calendar"]
    figures = {"eclipse": state["eclipses"] + 1, "light": state["light"], "dark": state["dark"]}
    line = Text(words("teotihuacan-heading-turn", turn=view["turn"]), HEADING)
    spaces = "".join("●" if space == state["light"] else "○" if space == state["dark"] else "·" for space in range(13))
    line.append(f"  {spaces}  ", "not bold default")
    line.append(words(f"teotihuacan-show-calendar{phase(view)}", **figures), "not bold default")
    if view["options"]["eclipse"] == "dark":
        line.append(f"  {words('teotihuacan-term-dark_eclipse')}", "bold magenta")
    lines: list[RenderableType] = [line]
    if state["turns_left"] is not None and not phase(view):
        lines.append(Text(words("teotihuacan-show-eclipse-due", turns=state["turns_left"]), "bold magenta"))
    if state["pyramid_complete"] and not phase(view):
        lines.append(Text(words("teotihuacan-show-final"), "bold magenta"))
    return lines


def phase(view: View) -> str:
    """Nothing while turns are taken, otherwise which attribute of the calendar's words says what is going on."""
    if view["over"]:
        return ".over"
    return ".wages" if view["decision"] and view["decision"]["step"] == "pay-wages" else ""


def standing(view: View, steps: list[int], last: int) -> Text:
    """The seats on a track."""
    return markers(WORDING, [side["colour"] for side in view["players"]], steps, range(last + 1), CELL)


def room_for(names: Iterable[str]) -> int:
    """How much room names need before the cells."""
    return max(LABEL, *(len(name) + 1 for name in names))


def indented(text: str, style: str, label: int) -> Padding:
    return Padding(Text(text, style), (0, 0, 0, label))


def cells(texts: Iterable[str], label: int) -> Text:
    """A text for each step; nothing follows the last, which would be a line too long with long names."""
    return Text((" " * label + "".join(text.ljust(CELL) for text in texts)).rstrip(), QUIET)


def numbers(last: int, label: int) -> Text:
    return cells(map(str, range(last + 1)), label)


def named_track(name: str, style: str, track: Text, label: int) -> Text:
    line = Text().append(name.ljust(label), style).append_text(track)
    line.rstrip()
    return line


def temples(view: View) -> list[RenderableType]:
    """Three tracks: markers, rewards below them, tiles and bonus below these."""
    names = {temple: words(f"teotihuacan-temple-{temple}.name") for temple in TEMPLES}
    label = room_for(names.values())
    lines: list[RenderableType] = [heading("temples"), numbers(TOP_STEP, label)]
    for number, temple in enumerate(TEMPLES):
        track = standing(view, [side["temples"][temple] for side in view["players"]], TOP_STEP)
        lines.append(named_track(names[temple], f"bold {TEMPLE_STYLES[temple]}", track, label))
        lines.append(cells((reward(view, number, step) for step in range(TOP_STEP + 1)), label))
        for heap in heaps(view, temple):
            lines.append(indented(heap, "cyan", label))
        bonus = view["temple_bonus_tiles"][temple]
        if bonus:
            effect = words(f"teotihuacan-bonus-{bonus}.effect")
            lines.append(indented(words("teotihuacan-show-bonus", effect=effect), QUIET, label))
    return lines


def reward(view: View, temple: int, step: int) -> str:
    """What a step gives, short; a star says that tiles lie there."""
    if step == 0:
        return ""
    if step == BONUS_STEP:
        return words("teotihuacan-step-bonus")
    kind = STEP_KIND[temple * 12 + step]
    text = words(f"teotihuacan-step-{kind}", amount=STEP_AMOUNT[temple * 12 + step])
    return text + ("*" if view["discovery_tiles"].get(f"{TEMPLES[temple]}_{step}") else "")


def heaps(view: View, prefix: str) -> list[str]:
    """Discovery tiles lying on the steps of a track."""
    return [
        words("teotihuacan-show-heap", step=name.split("_")[1], tiles=Listing(offer(tile) for tile in tiles))
        for name, tiles in view["discovery_tiles"].items()
        if name.startswith(f"{prefix}_") and tiles
    ]


def avenue(view: View) -> list[RenderableType]:
    """The Avenue of the Dead with its value, and the pyramid track."""
    title = Text(words("teotihuacan-show-avenue"), HEADING)
    title.append("  ").append(
        words("teotihuacan-show-avenue-value", value=view["avenue_value"], buildings=view["buildings"]),
        "not bold default",
    )
    names = {track: named("track", track) for track in ("avenue", "pyramid")}
    label = room_for(names.values())
    lines: list[RenderableType] = [title, numbers(PYRAMID_TRACK_END, label)]
    walk = [side["avenue"] for side in view["players"]]
    lines.append(named_track(names["avenue"], "bold", standing(view, walk, AVENUE_END), label))
    lines += [indented(heap, "cyan", label) for heap in heaps(view, "avenue")]
    climb = [side["pyramid_track"] for side in view["players"]]
    lines.append(named_track(names["pyramid"], "bold", standing(view, climb, PYRAMID_TRACK_END), label))
    return lines
