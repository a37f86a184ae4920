"""Bots of somebody's own that go wrong, each in its way."""

from __future__ import annotations

from typing import Any


class Chooser:
    def __init__(self) -> None:
        """No seed is taken."""


class Faulty:
    def __init__(self, seed: int) -> None: ...

    def choose(self, state: Any) -> int:
        raise KeyError("maize")


class Cheat(Faulty):
    def choose(self, state: Any) -> int:
        return -1
