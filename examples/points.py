"""Draws how the points of winners and losers grow, from the rows of a dataset.

tonalli simulate tzolkin --seats greedy,greedy --games 200 --seed 1 --jobs 2 --dataset greedy-games
python examples/points.py greedy-games points.svg
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
import pyarrow.parquet as pq
from matplotlib.figure import Figure

from tonalli.rl.dataset import DECISIONS, arrays

POINTS = {"teotihuacan": ("own.points", 0), "tzolkin": ("own.points_and_100", 100)}
"""The column of one's own points, and how it says 0."""


def drawn(folder: Path) -> Figure:
    """Mean points of whoever decides, by turn, for those who won and those who lost in the end."""
    about = pq.read_schema(folder / DECISIONS).metadata
    column, zero = POINTS[about[b"game"].decode()]
    decisions = arrays(folder)
    points = decisions["observation"][:, json.loads(about[b"columns"]).index(column)].astype("f4") - zero
    scores = decisions["scores"]
    won = scores[np.arange(len(scores)), decisions["seat"]] == scores.max(1)
    figure, axes = plt.subplots(figsize=(7, 4))
    for label, these in (("won in the end", won), ("lost", ~won)):
        turns = np.unique(decisions["turn"][these])
        axes.plot(turns, [points[these & (decisions["turn"] == turn)].mean() for turn in turns], label=label)
    axes.set(xlabel="turn", ylabel="points", title=f"{about[b'game'].decode()}, {decisions['game'].max() + 1} games")
    axes.legend(frameon=False)
    return figure


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="a dataset that tonalli simulate --dataset wrote")
    parser.add_argument("picture", type=Path, help="the file to draw into: .svg, .png or .pdf")
    chosen = parser.parse_args()
    drawn(chosen.folder).savefig(chosen.picture)


if __name__ == "__main__":
    main()
