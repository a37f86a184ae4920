"""What a computer seat thinks in on another machine: the machines of a Ray cluster load this, and the engine."""

from __future__ import annotations

from typing import Any

from tonalli.server.thinker import READY, answer


class RemoteThinker:
    """Positions come in, choices go out, as in a thinking process of the server's own machine."""

    def ready(self) -> str:
        return READY

    def answer(self, state: Any, kind: str, seed: int) -> tuple[str, Any]:
        return answer(state, kind, seed)
