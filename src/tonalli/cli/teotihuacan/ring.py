"""The ring of eight boards: who stands there, what worship gives, which tile lies there."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.teotihuacan.empire import conquest
from tonalli.cli.teotihuacan.wording import (
    TEMPLE_STYLES,
    WORDING,
    die,
    heading,
    letter,
    named,
    offer,
    technology_number,
)
from tonalli.cli.wording import QUIET, SEAT_STYLES, plain_table
from tonalli.locale import words
from tonalli.telling.teotihuacan.wording import FIGURES
from tonalli.teotihuacan.names import SPACES


def ring(view: View) -> list[RenderableType]:
    """The boards clockwise, one row each."""
    table = plain_table()
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(words("teotihuacan-show-board"), no_wrap=True, min_width=13)
    table.add_column(words("teotihuacan-show-workers"), min_width=12)
    table.add_column(words("teotihuacan-show-colours"), justify="right", no_wrap=True)
    table.add_column(words("teotihuacan-show-worship"))
    for slot, board in enumerate(view["ring"]):
        if board is None:
            continue
        cocoa = view["main_action_cocoa"][board]
        cost = words("teotihuacan-show-no-main") if cocoa is None else str(cocoa)
        name = Text(named("board", board), "bold")
        table.add_row(str(slot + 1), name, standing(view, board), cost, on_board(view, board))
    legend = [Text(words("teotihuacan-show-conquest-legend"), QUIET)] if "empire" in view else []
    return [heading("ring"), table, *legend]


def standing(view: View, board: str) -> Text:
    """Unlocked workers on a board."""
    shown = Text()
    for side in view["players"]:
        dice = sorted(worker["power"] for worker in side["workers"] if worker.get("board") == board)
        for power in dice:
            shown.append_text(die(side["colour"], power)).append(" ")
    for colour, boards in view["neutral_workers"].items():
        if board in boards:
            shown.append(f"{letter(colour).lower()}·", SEAT_STYLES[colour]).append(" ")
    return shown


def locked_on(view: View, space: str) -> Text:
    """The worker on a worship space, or an empty space."""
    for side in view["players"]:
        for worker in side["workers"]:
            if worker.get("worship") == space:
                return die(side["colour"], worker["power"], locked=True)
    return Text("[  ]", QUIET)


def on_board(view: View, board: str) -> Text:
    """What worship gives there, and the discovery tile."""
    if board == "nobles":
        return conquest() if "empire" in view else nobles(view)
    if board not in view["discovery_tiles"]["worship"]:
        return Text(words(f"teotihuacan-show-at-{board}"), QUIET)
    lines = Text()
    if board == "palace":
        for number, royal in enumerate(view["royal_tiles"]):
            effect = words(f"teotihuacan-royal-{royal}.short") if royal else ""
            lines.append_text(locked_on(view, SPACES[number])).append(f" {effect}\n")
    else:
        lines.append_text(locked_on(view, board)).append(f" {words(f'teotihuacan-space-{board}.short')}")
        lines.append("  ")
    tile = view["discovery_tiles"]["worship"][board]
    lines.append(words("teotihuacan-show-tile", tile=offer(tile)), "cyan" if tile else QUIET)
    return lines


def nobles(view: View) -> Text:
    """Points of the free spaces row by row; covered ones are filled."""
    shown = Text()
    for workers, (row, printed) in enumerate(FIGURES["nobles"]["rows"].items()):
        covered = view["nobles"][row]
        points = " ".join("■" if i + 1 in covered else str(p) for i, p in enumerate(printed))
        shown.append(words("teotihuacan-show-nobles", workers=workers + 1, points=points), QUIET).append("  ")
    return shown


def technologies(view: View) -> list[RenderableType]:
    """The six technologies in two rows, with their owners."""
    table = plain_table(header=False)
    for place, technology in enumerate(view["technologies"]):
        if technology is None:
            continue
        temple = ("blue", "red", "green")[place % 3]
        owners = Text()
        for side in view["players"]:
            if technology in side["technologies"]:
                owners.append_text(WORDING.piece(side["colour"])).append(" ")
        table.add_row(
            Text(words(f"teotihuacan-show-row-{place // 3 + 1}") if place % 3 == 0 else "", QUIET),
            Text(technology_number(technology), "bold"),
            WORDING.amount(FIGURES["technologies"][technology]["gold"], "gold"),
            Text(words(f"teotihuacan-temple-{temple}.name"), TEMPLE_STYLES[temple]),
            words(f"teotihuacan-technology-{technology}.effect"),
            owners,
        )
    return [heading("technologies"), table]
