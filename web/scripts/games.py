"""Writes what happened in a few games, with their final scores, for the tests of the story and the score sheet.

Run from the repository with the package on the path: python web/scripts/games.py
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import tonalli
from tonalli.server.figures import figures_of

OUT = Path(__file__).resolve().parent.parent / "tests" / "games.json"
GAMES = (("teotihuacan", 1, 5), ("teotihuacan", 3, 2), ("tzolkin", 3, 4))
FIELDS = ("kind", "player", "what", "amount", "where", "why")


def played(game: str, players: int, seed: int) -> dict[str, object]:
    """A random game: its events as rows, and how it ended."""
    match = tonalli.new(game, players=players, seed=seed)
    rng = random.Random(seed)
    match.watch()
    while not match.over:
        match.play(rng.choice(match.legal()))
    events = [[getattr(event, field) for field in FIELDS] for event in match.watch()]
    return {"game": game, "events": events, "scores": match.scores(), "view": match.view(None)}


games = [played(*each) for each in GAMES]
OUT.write_text(json.dumps({"fields": FIELDS, "tzolkin": figures_of("tzolkin"), "games": games}, separators=(",", ":")))
