"""How a training run went, as data, as a table and as a picture."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

Point = dict[str, Any]


def flat(point: Point) -> dict[str, Any]:
    """A point in one line of a table: what is nested gets longer names."""
    line: dict[str, Any] = {}
    for name, value in point.items():
        if isinstance(value, dict):
            line.update({f"{name} {inner}": each for inner, each in flat(value).items()})
        else:
            line[name] = value
    return line


def write_curve(folder: Path, points: list[Point]) -> None:
    """``curve.json``, ``curve.csv``, and ``curve.png`` where matplotlib is installed."""
    (folder / "curve.json").write_text(json.dumps(points, indent=1) + "\n", encoding="utf-8")
    lines = [flat(point) for point in points]
    columns = list(dict.fromkeys(name for line in lines for name in line))
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, columns)
        table.writeheader()
        table.writerows(lines)
    draw(folder / "curve.png", points)


def draw(file: Path, points: list[Point]) -> None:
    try:
        import matplotlib
    except ImportError:
        return
    matplotlib.use("agg")
    from matplotlib import pyplot

    figure, (won, scored) = pyplot.subplots(1, 2, figsize=(11, 4), layout="constrained")
    exams = [point for point in points if point.get("exam")]
    for name in dict.fromkeys(name for point in exams for name in point["exam"]):
        told = [(point["seconds"], point["exam"][name]) for point in exams if name in point["exam"]]
        seconds = [second for second, _ in told]
        (line,) = won.plot(seconds, [100 * result["won"] for _, result in told], marker=".", label=name)
        low, high = ([100 * result[bound] for _, result in told] for bound in ("low", "high"))
        won.fill_between(seconds, low, high, color=line.get_color(), alpha=0.15)
    won.set(xlabel="seconds", ylabel="% won against greedy, solo against the bot", ylim=(0, 101))
    for name in dict.fromkeys(name for point in points for name in point.get("scores", {})):
        told = [(point["seconds"], point["scores"][name]) for point in points if name in point.get("scores", {})]
        scored.plot([second for second, _ in told], [score for _, score in told], label=name)
    scored.set(xlabel="seconds", ylabel="mean score in self-play")
    for side in (won, scored):
        if side.lines:
            side.legend()
        side.grid(alpha=0.3)
    figure.savefig(file, dpi=120)
    pyplot.close(figure)
