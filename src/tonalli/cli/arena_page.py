"""The results of an arena as a page of its own: the picture, the tables, and how to read them."""

from __future__ import annotations

from xml.sax.saxutils import escape

from tonalli.arena.results import Results
from tonalli.cli.arena_picture import in_percent, picture
from tonalli.locale import rounded, shown, words

STYLE = """
:root { color-scheme: light dark; --ink: #26221c; --quiet: #6d665b; --ground: #fbf8f2; --line: #ddd5c6 }
@media (prefers-color-scheme: dark) { :root { --ink: #efe8da; --quiet: #a79e8f; --ground: #1c1a17; --line: #3a362f } }
body { margin: 2rem auto; padding: 0 1rem; max-width: 72rem; background: var(--ground); color: var(--ink);
font: 1rem/1.5 system-ui, sans-serif } h1 { font-size: 1.5rem } h2 { font-size: 1.125rem; margin-top: 2rem }
.wide { overflow-x: auto } svg { max-width: 100%; height: auto } table { border-collapse: collapse }
th, td { padding: .3rem .8rem .3rem 0; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap }
th:first-child, td:first-child { text-align: left } td { font-variant-numeric: tabular-nums } p { color: var(--quiet) }
"""

Rows = list[list[str]]


def page(results: Results) -> str:
    """An HTML file that needs nothing else."""
    contest = results.contest
    title = words("cli-arena-picture-title", game=words(f"{contest.game_name}-title.name"), players=contest.players)
    mixed = "yes" if len(contest.entrants) >= contest.players else "no"
    even = words("cli-arena-even", even=rounded(100 * results.even), mixed=mixed, others=contest.players - 1)
    parts = [
        "<!doctype html>",
        f'<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
        f'<div class="wide">{picture(results)}</div>',
        *section("cli-arena-page-standings", standings(results)),
    ]
    if len(contest.entrants) > 2:
        parts += section("cli-arena-against", pairs(results))
    parts += section("cli-arena-page-seats", seats(results))
    parts += [f"<p>{escape(even)} {escape(words('cli-arena-intervals'))}</p>", "</body></html>"]
    return "\n".join(parts) + "\n"


def section(heading: str, rows: Rows) -> list[str]:
    """A table with its heading; the first row names the columns."""
    head, *body = rows
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in body]
    return [
        f'<h2>{escape(words(heading))}</h2><div class="wide"><table>',
        "<thead><tr>" + "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head) + "</tr></thead><tbody>",
        *(f"<tr>{line}</tr>" for line in lines),
        "</tbody></table></div>",
    ]


def one_place(value: float) -> str:
    return rounded(value)


def between(interval: list[float] | None, percent: bool = False) -> str:
    if interval is None:
        return words("cli-arena-none")
    low, high = (rounded(100 * end) if percent else one_place(end) for end in interval)
    return words("cli-arena-interval", low=low, high=high)


def standings(results: Results) -> Rows:
    names = ("bot", "rating", "sigma", "games", "wins", "share", "between", "margin", "between", "score")
    rows: Rows = [[words(f"cli-arena-{name}") for name in names]]
    for each in results.best_first():
        rating = each["rating"]
        rows.append(
            [
                each["name"],
                one_place(rating["mu"]),
                one_place(rating["sigma"]),
                str(each["games"]),
                shown(round(each["wins"], 2)),
                rounded(100 * each["win_share"]),
                between(each["win_interval"], percent=True),
                one_place(each["margin"]),
                between(each["margin_interval"]),
                one_place(each["score"]),
            ]
        )
    return rows


def pairs(results: Results) -> Rows:
    """The share of wins of every bot where another sat at the table."""
    names = [each["name"] for each in results.best_first()]
    shares = {(pair["name"], pair["against"]): pair["win_share"] for pair in results.pairs}
    rows: Rows = [["", *names]]
    for name in names:
        cells = [words("cli-arena-none") if name == other else in_percent(shares[name, other]) for other in names]
        rows.append([name, *cells])
    return rows


def seats(results: Results) -> Rows:
    """What it is worth to sit where."""
    rows: Rows = [[words(f"cli-arena-{name}") for name in ("seat", "games", "share", "between", "score")]]
    for each in results.seats:
        share = rounded(100 * each["win_share"])
        reach = between(each["win_interval"], percent=True)
        rows.append([str(each["seat"] + 1), str(each["games"]), share, reach, one_place(each["score"])])
    return rows
