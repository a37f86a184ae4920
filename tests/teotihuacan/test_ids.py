"""Ids and notation never change: ``ids.txt`` lists every action, decisions first, then outcomes of chance."""

from __future__ import annotations

from pathlib import Path

import tonalli
from tonalli.core.actions import FIRST_OUTCOME

SPACE = tonalli.GAMES["teotihuacan"].space
GOLDEN = Path(__file__).parent / "ids.txt"


def listing() -> list[str]:
    """Id and notation of every action."""
    lines = [f"{number} {word}" for number, word in enumerate(SPACE.decisions)]
    return lines + [f"{FIRST_OUTCOME + number} {word}" for number, word in enumerate(SPACE.outcomes)]


def test_every_action_keeps_its_id() -> None:
    """What modules add comes behind what is listed, in both ranges; it is listed then, too."""
    assert listing() == GOLDEN.read_text(encoding="utf-8").splitlines()
