"""The row of prophecies: when each is in force, what it does, its scale, and how everybody stands."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.face import Seats, View
from tonalli.cli.tzolkin.wording import WORDING, named
from tonalli.cli.wording import HEADING, QUIET, plain_table
from tonalli.locale import shown, words
from tonalli.tzolkin.modules.prophecies.telling import bands, count_of

IN_FORCE = "▸"
Standing = Sequence[dict[str, int]]


def prophecies(view: View, seats: Seats) -> list[RenderableType]:
    """A row each: its name and days, its calamity and scale, everybody's count and points."""
    state = view["prophecies"]
    title = Text(words("tzolkin-show-prophecies"), HEADING)
    title.append(f"  {words('tzolkin-show-prophecies.hint')}", "dim not bold default")
    table = plain_table(header=False)
    for place, name in enumerate(state["row"]):
        if name is not None:
            about = Text(words(f"tzolkin-prophecy-{name}.effect"))
            about.append(f"\n{words('tzolkin-card-scale', **scale_of(name))}", QUIET)
            table.add_row(head(view, place, name), about, standing(state["standing"][place], seats))
    return [title, table]


def head(view: View, place: int, name: str) -> Text:
    """Its name, and when it is in force."""
    is_now = name == view["prophecies"]["in_force"]
    is_over = not is_now and view["calendar"]["food_days"] > place
    part = ".now" if is_now else ".over" if is_over else ""
    days = words(f"tzolkin-show-prophecy-days{part}", before=place + 1, number=place + 2)
    line = Text(f"{IN_FORCE if is_now else ' '} {named('prophecy', name)}", "bold cyan" if is_now else "bold")
    return line.append(f"\n  {days}", "not bold dim default")


def scale_of(name: str) -> dict[str, str]:
    return {"counted": words(f"tzolkin-prophecy-{name}.counted"), "bands": shown(bands(name))}


def standing(stands: Standing, seats: Seats) -> Text:
    """What everybody has of what counts."""
    lines = []
    for seat, each in zip(seats, stands, strict=False):
        said = words("tzolkin-show-prophecy-standing", **count_of(each))
        lines.append(WORDING.piece(seat.colour).append(f" {said}", "not bold default"))
    return Text("\n").join(lines)


def prophecy_in_force(view: View, seats: Seats) -> list[RenderableType]:
    """One line for the prophecy of this quarter: what it does, and how everybody stands."""
    state = view.get("prophecies", {"in_force": None})
    name = state["in_force"]
    if name is None:
        return []
    line = Text(words("tzolkin-show-in_force", prophecy=named("prophecy", name)), "bold cyan")
    line.append(f"  {words(f'tzolkin-prophecy-{name}.effect')}  ", "not bold default")
    for seat, each in zip(seats, state["standing"][state["row"].index(name)], strict=False):
        said = words("tzolkin-show-prophecy-standing", **count_of(each))
        line.append_text(WORDING.piece(seat.colour)).append(f" {said}  ", "not bold default")
    return [line]
