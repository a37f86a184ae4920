"""Calendar, temples and technologies."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from tonalli.cli.face import Seats, View, seat_label
from tonalli.cli.tracks import markers
from tonalli.cli.tzolkin.wording import TEMPLE_STYLES, WORDING, heading, named
from tonalli.cli.wording import HEADING, QUIET, figure, plain_table
from tonalli.locale import text, words
from tonalli.telling.phrase import Number
from tonalli.telling.tzolkin.notes import next_food_day
from tonalli.telling.tzolkin.story import food_kind
from tonalli.telling.tzolkin.wording import COLOURS, PRINTED
from tonalli.tzolkin.names import TEMPLES, TOP_LEVEL, TRACKS

LABEL = 13
CELL = 7
TODAY = "●"
GIVES = {"goods": "○", "points": "◆"}
"""Food Days by what they give."""
FOOD_DAYS = PRINTED["food_days"]


def colours(view: View) -> list[str]:
    return list(COLOURS[: len(view["players"])])


# ---- calendar ------------------------------------------------------------------------------------


def calendar(view: View, seats: Seats) -> list[RenderableType]:
    """The day among all days, the next Food Day, and what lies at the Starting Player Space."""
    state = view["calendar"]
    is_late = state["day"] > FOOD_DAYS[-1]
    line = Text(words("tzolkin-show-day.late" if is_late else "tzolkin-show-day", day=state["day"]), HEADING)
    line.append(f"  {days(state['day'])}  ", "not bold default")
    line.append(words("tzolkin-show-age", age=state["age"]), "bold default").append(f"  {food_day(view)}", "default")
    second = Text(words("tzolkin-show-first")).append(" ")
    second.append_text(seat_label("tzolkin", seats[state["starting_player"]]))
    second.append("   ").append(words("tzolkin-show-claimed")).append(" ")
    claimant = state["starting_player_space"]
    if claimant is None:
        second.append(words("tzolkin-show-claimed-free"))
    else:
        second.append_text(WORDING.piece(seats[claimant].colour))
    second.append("   ").append(words("tzolkin-show-corn", corn=state["corn"]))
    return [line, second]


def days(day: int) -> str:
    """A sign for each day: today, Food Days of goods and of points."""
    signs = ["·"] * FOOD_DAYS[-1]
    for held, due in enumerate(FOOD_DAYS):
        signs[due - 1] = GIVES[food_kind(held)]
    if day <= len(signs):
        signs[day - 1] = TODAY
    return "".join(signs)


def food_day(view: View) -> str:
    """When the next Food Day comes, and what it gives."""
    if view["over"]:
        return words("tzolkin-show-no-food_day")
    return text(next_food_day(view["calendar"]["food_days"], view["calendar"]["day"]))


# ---- temples -------------------------------------------------------------------------------------


def temples(view: View) -> list[RenderableType]:
    """Three tracks: markers, points and goods below them, the bonus of the highest."""
    lines: list[RenderableType] = [heading("temples")]
    for temple in TEMPLES:
        style = TEMPLE_STYLES[temple]
        printed = PRINTED["temples"][temple]
        track = [step["step"] for step in printed["steps"]]
        lines.append(Text(" " * LABEL + "".join(figure(step).ljust(CELL) for step in track), QUIET))
        standing = [side["temples"][temple] for side in view["players"]]
        label = Text().append(named("temple", temple).ljust(LABEL), f"bold {style}")
        lines.append(label + markers(WORDING, colours(view), standing, track, CELL))
        points = [words("tzolkin-points", points=Number(step["points"])) for step in printed["steps"]]
        lines.append(Text(" " * LABEL + "".join(each.ljust(CELL) for each in points)))
        goods = [named("good", step["item"]) if step["item"] else "" for step in printed["steps"]]
        lines.append(Text(" " * LABEL + "".join(each.ljust(CELL) for each in goods), style))
        first, second = printed["highest"]
        bonus = Text(words("tzolkin-show-temple-bonus", first=first, second=second), QUIET)
        lines.append(Padding(bonus, (0, 0, 0, LABEL)))
    return lines


# ---- technologies --------------------------------------------------------------------------------


def technologies(view: View) -> list[RenderableType]:
    """Four tracks with what each level brings; letters stand where players are."""
    table = plain_table()
    names = {track: named("technology", track) for track in TRACKS}
    longest = max(len(part) for name in names.values() for part in name.split())
    table.add_column("", no_wrap=False, max_width=max(12, longest))
    for level in range(TOP_LEVEL + 2):
        table.add_column(words(f"tzolkin-show-level-{level}"), ratio=1 if level else None)
    for track in TRACKS:
        row = [Text(names[track], "bold")]
        for level in range(TOP_LEVEL + 2):
            cell = Text()
            for side, colour in zip(view["players"], colours(view), strict=True):
                if side["technologies"][track] == level:
                    cell.append_text(WORDING.piece(colour))
            if level:
                # Letters in a line of their own: beside the words they read like one of them.
                cell.append("\n" if cell.plain else "").append(words(f"tzolkin-technology-{track}.l{level}"))
            row.append(cell)
        table.add_row(*row)
    return [heading("technologies"), table]
