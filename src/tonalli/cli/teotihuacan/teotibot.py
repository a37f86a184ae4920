"""The solo opponent's side of the table: action pyramid, spare, direction tiles, workers, goods, settings."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.face import Seats, View, summary
from tonalli.cli.options import shown
from tonalli.cli.teotihuacan.players import belongings
from tonalli.cli.teotihuacan.swift_bot import column
from tonalli.cli.teotihuacan.wording import die, heading, named
from tonalli.cli.wording import HEADING, QUIET
from tonalli.core.game import game_named
from tonalli.locale import words
from tonalli.telling.phrase import Listing
from tonalli.teotihuacan.modules.teotibot.names import BOT, SLOT_OF_SUM, SLOTS, SPARE

ROWS = (("T",), ("ML", "MR"), ("BL", "BM", "BR"))
INNER = 17
"""Signs between the walls of a slot, or more if a tile has a longer name."""
LINE = 80
"""What stands beside the slots has to end there."""
DICE = 36


def sums_of(slot: str) -> list[int]:
    """The sums of two dice that make a slot act (B-5.2)."""
    return [total for total in range(2, 13) if SLOTS[SLOT_OF_SUM[total]] == slot]


def chance_of(slot: str) -> int:
    """How likely that is, in per cent."""
    return round(100 * sum(6 - abs(7 - total) for total in sums_of(slot)) / DICE)


def sums_line(slot: str) -> str:
    sums = sums_of(slot)
    if not sums:
        return words("teotihuacan-show-slot-never")
    return words("teotihuacan-show-slot", sums=" ".join(str(total) for total in sums), chance=chance_of(slot))


def wall(row: int, inner: int) -> Text:
    """The upper wall of a row; below the last row the lowest one."""
    count = min(row, 2) + 1
    lowest = row == len(ROWS)
    left, middle, between, right = ("└", "─", "┴", "┘") if lowest else ("┌", "┴" if row else "─", "┬", "┐")
    half = "─" * (inner // 2)
    cells = between.join(half + middle + half for slot in range(count))
    return Text(indent(row, inner) + left + cells + right, QUIET)


def indent(row: int, inner: int) -> str:
    return " " * (inner // 2 + 1) * (2 - min(row, 2))


def inside(row: int, texts: list[str], style: str, inner: int) -> Text:
    """A line through the slots of a row."""
    line = Text(indent(row, inner))
    for text in texts:
        line.append("│", QUIET).append(text.center(inner), style)
    return line.append("│", QUIET)


def beside(view: View, row: int) -> tuple[Text, Text]:
    """What lies right of a row: its direction tile, or the spare below them (B-2.10, B-2.11)."""
    table = view["teotibot"]
    if row == len(ROWS) - 1:
        spare = table["actions"][SLOTS[SPARE]]
        return Text(words("teotihuacan-show-spare"), QUIET), tile(spare)
    face = table["directions"][row]
    if face is None:
        return Text(), Text()
    arrow = Text(named("direction", face), HEADING).append(
        f" {words('teotihuacan-show-direction')}", "not bold dim default"
    )
    return arrow, Text(f"  {words(f'teotihuacan-direction-{face}.from')}", QUIET)


def tile(name: str | None) -> Text:
    return Text(named("action_tile", name) if name else words("teotihuacan-show-none"), "bold")


def action_pyramid(view: View, seats: Seats) -> list[RenderableType]:
    """Six tiles with the sums that pick them, and what lies beside them."""
    actions = view["teotibot"]["actions"]
    tiles = [[tile(actions[slot]).plain for slot in slots] for slots in ROWS]
    sums = [[sums_line(slot) for slot in slots] for slots in ROWS]
    # Odd, so that a wall of the row above meets the middle of a slot.
    inner = max(INNER, *(len(each) for row in tiles + sums for each in row)) | 1
    width = 3 * (inner + 1) + 3
    lines: list[RenderableType] = [heading("teotibot")]
    below: list[RenderableType] = []
    for row in range(len(ROWS)):
        lines.append(wall(row, inner))
        drawn = (inside(row, tiles[row], "bold", inner), inside(row, sums[row], QUIET, inner))
        asides = beside(view, row)
        at = min(width, LINE - max(map(len, asides)))
        fits = at > len(drawn[0])
        for line, aside in zip(drawn, asides, strict=True):
            line.pad_right(at - len(line) if fits else 0)
            lines.append(line.append_text(aside) if fits else line)
        below += [] if fits else [asides[0].append(" ").append_text(asides[1])]
    return [*lines, wall(len(ROWS), inner), *below, *column(view)]


def teotibot(view: View, seats: Seats) -> list[RenderableType]:
    """Everything about the solo opponent, which is all open (B-1.3)."""
    side = view["players"][BOT]
    lines = [*action_pyramid(view, seats), summary("teotihuacan", view, BOT, seats), standing(side)]
    tracks = {**side["temples"], "avenue": side["avenue"], "pyramid": side["pyramid_track"]}
    lines.append(Text(words("teotihuacan-show-bot-tracks", **tracks)))
    if belongings(side):
        lines.append(Text(words("teotihuacan-show-bot-owns", owned=belongings(side))))
    lines += [Text(line) for line in last_drawn(view["teotibot"]["last"])]
    discarded = [named("discovery", name) for name in view["teotibot"]["discarded_tiles"]]
    if discarded:
        lines.append(Text(words("teotihuacan-show-bot-discarded", tiles=Listing(discarded)), QUIET))
    options = view["options"]
    settings = shown(game_named(view["game"]), "bot", options["bot"], options["modules"])
    return [*lines, Text(words("teotihuacan-show-bot-settings", settings=settings), QUIET)]


def last_drawn(last: View) -> list[str]:
    """What chance said since its turn began: the die at the Court, the Trail tile."""
    found = []
    if last["die"]:
        slot = {"slot": named("slot", last["slot"]) if last["slot"] else "", "slot_id": last["slot"] or "none"}
        found.append(words("teotihuacan-show-bot-last-die", die=last["die"], **slot))
    if last["trail"]:
        found.append(words("teotihuacan-show-bot-last-trail", region=last["trail"]))
    return found


def standing(side: View) -> Text:
    """Its three unlocked workers and the locked one (B-3.8)."""
    line = Text(words("teotihuacan-show-bot-workers"))
    for worker in sorted(side["workers"], key=lambda worker: "worship" in worker):
        locked = "worship" in worker
        place = named("space", worker["worship"]) if locked else named("board", worker["board"])
        line.append("  ").append_text(die(side["colour"], worker["power"], locked)).append(f" {place}")
    return line
