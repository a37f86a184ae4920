"""The results of an arena as a picture: a line for every bot in three panels, drawn as SVG."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from xml.sax.saxutils import escape

from tonalli.arena.results import Results
from tonalli.locale import shown, words

ROW = 34
TOP = 92
BOTTOM = 64
LEFT = 24
PANEL = 230
GAP = 56
SIGMAS = 2
"""A rating is drawn with so many of its standard deviations either way."""
LETTER = 7.5
"""About as wide is a letter of a name."""
LONGEST = 28
STEPS = (0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
TICKS = 5
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #26221c }
.title { font-size: 16px; font-weight: 600 } .quiet { fill: #6d665b; font-size: 11px } .end { text-anchor: end }
.middle { text-anchor: middle } .ground { fill: #fbf8f2 } .line { stroke: #ddd5c6 } .even { stroke: #a8431f;
stroke-dasharray: 4 3 } .reach { stroke: #1f6b63; stroke-width: 3; stroke-linecap: round } .point { fill: #1f6b63 }
@media (prefers-color-scheme: dark) { text { fill: #efe8da } .quiet { fill: #a79e8f } .ground { fill: #1c1a17 }
.line { stroke: #3a362f } .even { stroke: #e08a5f } .reach { stroke: #6fc2b6 } .point { fill: #6fc2b6 } }
"""


class Panel:
    """One figure of all bots on one scale."""

    def __init__(self, heading: str, values: list[float], reach: list[list[float]], even: float | None) -> None:
        self.heading = heading
        self.values = values
        self.reach = reach
        self.even = even

    def scale(self) -> tuple[float, float, float]:
        """From, to and the step of the marks; a mark at either end."""
        shown = [end for interval in self.reach for end in interval] + self.values
        if self.even is not None:
            shown.append(self.even)
        least, most = min(shown), max(shown)
        step = next((step for step in STEPS if (most - least) / step <= TICKS), STEPS[-1])
        low, high = step * (least // step), -step * (-most // step)
        return low, high if high > low else low + step, step

    def drawn(self, left: float, form: Callable[[float], str]) -> list[str]:
        low, high, step = self.scale()
        bottom = TOP + ROW * len(self.values)

        def across(value: float) -> float:
            return round(left + PANEL * (value - low) / (high - low), 1)

        lines = [f'<text x="{left}" y="{TOP - 22}">{escape(self.heading)}</text>']
        for mark in range(round((high - low) / step) + 1):
            x = across(low + mark * step)
            lines.append(f'<line class="line" x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{bottom}"/>')
            lines.append(f'<text class="quiet middle" x="{x}" y="{bottom + 16}">{form(low + mark * step)}</text>')
        if self.even is not None:
            x = across(self.even)
            lines.append(f'<line class="even" x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{bottom}"/>')
        for row, (value, interval) in enumerate(zip(self.values, self.reach, strict=True)):
            y = TOP + ROW * row + ROW / 2
            if interval:
                begin, end = (across(each) for each in interval)
                lines.append(f'<line class="reach" x1="{begin}" x2="{end}" y1="{y}" y2="{y}"/>')
            lines.append(f'<circle class="point" cx="{across(value)}" cy="{y}" r="5"/>')
        return lines


def panels(results: Results, standings: list[dict[str, Any]]) -> list[tuple[Panel, Callable[[float], str]]]:
    ratings = [standing["rating"] for standing in standings]
    reach = [[each["mu"] - SIGMAS * each["sigma"], each["mu"] + SIGMAS * each["sigma"]] for each in ratings]
    shares = [standing["win_share"] for standing in standings]
    margins = [standing["margin"] for standing in standings]
    share_reach = [standing["win_interval"] for standing in standings]
    margin_reach = [standing["margin_interval"] or [] for standing in standings]
    return [
        (Panel(words("cli-arena-picture-rating"), [each["mu"] for each in ratings], reach, None), in_points),
        (Panel(words("cli-arena-picture-share"), shares, share_reach, results.even), in_percent),
        (Panel(words("cli-arena-picture-margin"), margins, margin_reach, 0), in_points),
    ]


def in_points(value: float) -> str:
    return shown(value)


def in_percent(value: float) -> str:
    return f"{100 * value:.0f}"


def picture(results: Results) -> str:
    """An SVG file."""
    standings = results.best_first()
    names = [standing["name"][:LONGEST] for standing in standings]
    beside = LEFT + max(len(name) for name in names) * LETTER + GAP / 2
    drawn = panels(results, standings)
    width = round(beside + len(drawn) * (PANEL + GAP))
    height = TOP + ROW * len(standings) + BOTTOM
    contest = results.contest
    title = words("cli-arena-picture-title", game=words(f"{contest.game_name}-title.name"), players=contest.players)
    below = words("cli-arena-picture-below", games=len(results.games), deals=results.deals, seed=str(contest.seed))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{width}" height="{height}"/>',
        f'<text class="title" x="{LEFT}" y="36">{escape(title)}</text>',
        f'<text class="quiet" x="{LEFT}" y="{height - 16}">{escape(below)}</text>',
    ]
    for row, name in enumerate(names):
        lines.append(f'<text x="{LEFT}" y="{TOP + ROW * row + ROW / 2 + 4.5}">{escape(name)}</text>')
    for number, (panel, form) in enumerate(drawn):
        lines += panel.drawn(beside + number * (PANEL + GAP), form)
    return "\n".join([*lines, "</svg>"]) + "\n"
