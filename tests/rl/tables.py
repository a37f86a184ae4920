"""Games of both kinds with few and many modules, for tests of what learners see."""

from __future__ import annotations

from typing import Any

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
