"""Calendar, temples and technologies."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.tracks import markers
from tonalli.cli.tzolkin.wording import (
    SEAT_COLOURS,
    TEMPLE_STYLES,
    WORDING,
    heading,
    named,
    step_item,
    step_points,
    steps_of,
)
from tonalli.cli.wording import HEADING, QUIET, figure, plain_table
from tonalli.locale import words
from tonalli.tzolkin.names import TEMPLES, TOP_LEVEL, TRACKS
from tonalli.tzolkin.tiles import FOOD_DAYS, HIGHEST_BONUS, LAST_FOOD_DAY

LABEL = 13
CELL = 7
TODAY = "●"
GIVES_GOODS = "○"
GIVES_POINTS = "◆"


def colours(view: View) -> list[str]:
    return list(SEAT_COLOURS[: len(view["players"])])


# ---- calendar ------------------------------------------------------------------------------------


def calendar(view: View, seats: list[str]) -> list[RenderableType]:
    """The day among all days, the next Food Day, and what lies at the Starting Player Space."""
    state = view["calendar"]
    is_late = state["day"] > FOOD_DAYS[LAST_FOOD_DAY - 1]
    line = Text(words("tzolkin-show-day.late" if is_late else "tzolkin-show-day", day=state["day"]), HEADING)
    line.append(f"  {days(state['day'])}  ", "not bold default")
    line.append(words("tzolkin-show-age", age=state["age"]), "bold default").append(f"  {food_day(view)}", "default")
    second = Text(words("tzolkin-show-first")).append(" ")
    second.append_text(WORDING.seat_label(SEAT_COLOURS[state["starting_player"]], seats[state["starting_player"]]))
    second.append("   ").append(words("tzolkin-show-claimed")).append(" ")
    claimant = state["starting_player_space"]
    if claimant is None:
        second.append(words("tzolkin-show-claimed-free"))
    else:
        second.append_text(WORDING.piece(SEAT_COLOURS[claimant]))
    second.append("   ").append(words("tzolkin-show-corn", corn=state["corn"]))
    return [line, second]


def days(day: int) -> str:
    """A sign for each day: today, Food Days of goods and of points."""
    signs = []
    for each in range(1, FOOD_DAYS[LAST_FOOD_DAY - 1] + 1):
        number = next((index for index, due in enumerate(FOOD_DAYS) if due == each), None)
        food = "·" if number is None else GIVES_POINTS if gives_points(number) else GIVES_GOODS
        signs.append(TODAY if each == day else food)
    return "".join(signs)


def gives_points(held: int) -> bool:
    """Z-1.7: whether the Food Day after so many others gives points."""
    return held % 2 == 1


def food_kind(held: int) -> str:
    return words("tzolkin-show-food-points" if gives_points(held) else "tzolkin-show-food-goods")


def food_day(view: View) -> str:
    """When the next Food Day comes, and what it gives; one that was jumped over is due now (Z-12.6)."""
    held = view["calendar"]["food_days"]
    if held >= LAST_FOOD_DAY:
        return words("tzolkin-show-no-food_day")
    left = max(FOOD_DAYS[held] - view["calendar"]["day"], 0)
    return words("tzolkin-show-food_day", number=held + 1, kind=food_kind(held), days=left)


def is_last_round(view: View) -> bool:
    """Z-13.1: whether the last Food Day ends this round."""
    state = view["calendar"]
    return bool(state["food_days"] == LAST_FOOD_DAY - 1 and state["day"] >= FOOD_DAYS[LAST_FOOD_DAY - 1])


# ---- temples -------------------------------------------------------------------------------------


def temples(view: View) -> list[RenderableType]:
    """Three tracks: markers, points and goods below them, the bonus of the highest."""
    lines: list[RenderableType] = [heading("temples")]
    for number, temple in enumerate(TEMPLES):
        style = TEMPLE_STYLES[temple]
        track = steps_of(temple)
        lines.append(Text(" " * LABEL + "".join(figure(step).ljust(CELL) for step in track), QUIET))
        standing = [side["temples"][temple] for side in view["players"]]
        label = Text().append(named("temple", temple).ljust(LABEL), f"bold {style}")
        lines.append(label + markers(WORDING, colours(view), standing, track, CELL))
        points = "".join(step_worth(temple, step).ljust(CELL) for step in track)
        lines.append(Text(" " * LABEL + points))
        goods = "".join(
            (named("good", item) if (item := step_item(temple, step)) else "").ljust(CELL) for step in track
        )
        lines.append(Text(" " * LABEL + goods, style))
        first, second = HIGHEST_BONUS[2 * number], HIGHEST_BONUS[2 * number + 1]
        lines.append(Text(" " * LABEL + words("tzolkin-show-temple-bonus", first=first, second=second), QUIET))
    return lines


def step_worth(temple: str, step: int) -> str:
    return words("tzolkin-show-points", points=figure(step_points(temple, step)))


# ---- technologies --------------------------------------------------------------------------------


def technologies(view: View) -> list[RenderableType]:
    """Four tracks with what each level brings; letters stand where players are."""
    table = plain_table()
    table.add_column("", no_wrap=False, max_width=12)
    for level in range(TOP_LEVEL + 2):
        table.add_column(words(f"tzolkin-show-level-{level}"), ratio=1 if level else None)
    for track in TRACKS:
        row = [Text(named("technology", track), "bold")]
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
