"""Games of both kinds with few and many modules, and how they are played, for tests of what learners see."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

FIELDS = ("observation", "mask", "actor", "done", "reward", "scores")

OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("teotihuacan", {"players": 2}),
    ("teotihuacan", {"players": 3, "setup": "draft", "eclipse": "dark"}),
    ("teotihuacan", {"players": 4, "setup": "first"}),
    ("teotihuacan", {"players": 1, "bot": {"start_gold": 3, "worship_step_change": -1}}),
    ("teotihuacan", {"players": 3, "modules": ["obsidian", "altars"]}),
    ("teotihuacan", {"players": 4, "modules": ["obsidian", "court", "altars", "empire"]}),
    ("teotihuacan", {"players": 1, "modules": ["obsidian", "court", "altars", "empire", "swift_bot"]}),
    ("tzolkin", {"players": 2}),
    ("tzolkin", {"players": 4}),
    ("tzolkin", {"players": 3, "modules": ["prophecies", "buildings"]}),
    ("tzolkin", {"players": 5, "modules": ["tribes", "prophecies", "buildings", "quick_actions"]}),
]


def any_legal(mask: NDArray[Any], generator: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for every row, each as likely as any other."""
    chosen: NDArray[np.int64] = (generator.random(mask.shape) * mask).argmax(1)
    return chosen
