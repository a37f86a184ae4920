"""The same picture of an arena's results as PNG, where matplotlib is installed."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from tonalli.arena.results import Results
from tonalli.cli.arena_picture import panels
from tonalli.core.errors import OptionError
from tonalli.locale import words

INK, REACH, EVEN = "#26221c", "#1f6b63", "#a8431f"


def refuse_without_library() -> None:
    """Said before the games are played."""
    if importlib.util.find_spec("matplotlib") is None:
        raise OptionError(words("cli-arena-no-matplotlib"))


def draw_chart(results: Results, file: Path) -> None:
    """A line for every bot in three panels."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    standings = results.best_first()
    drawn = panels(results, standings)
    figure, axes = pyplot.subplots(1, len(drawn), sharey=True, figsize=(11, 1.6 + 0.45 * len(standings)))
    places = list(range(len(standings)))
    for axis, (panel, form) in zip(axes, drawn, strict=True):
        for place, interval in zip(places, panel.reach, strict=True):
            if interval:
                axis.plot(interval, [place, place], color=REACH, linewidth=3, solid_capstyle="round")
        axis.plot(panel.values, places, "o", color=REACH)
        if panel.even is not None:
            axis.axvline(panel.even, color=EVEN, linestyle="--", linewidth=1)
        axis.set_title(panel.heading, fontsize=10, color=INK)
        axis.xaxis.set_major_formatter(formatted(form))
        axis.grid(axis="x", alpha=0.3)
    axes[0].set_yticks(places, [each["name"] for each in standings])
    axes[0].invert_yaxis()
    contest = results.contest
    figure.suptitle(
        words("cli-arena-picture-title", game=words(f"{contest.game_name}-title.name"), players=contest.players)
    )
    below = words("cli-arena-picture-below", games=len(results.games), deals=results.deals, seed=str(contest.seed))
    figure.text(0.01, 0.01, below, fontsize=8, color=INK)
    figure.tight_layout(rect=(0, 0.04, 1, 1))
    figure.savefig(file, dpi=144)
    pyplot.close(figure)


def formatted(form: Any) -> Any:
    from matplotlib.ticker import FuncFormatter

    return FuncFormatter(lambda value, place: form(round(value, 6)))
