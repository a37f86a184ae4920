"""What a client is told when something cannot be done: a code to find words for, and the engine's own message."""

from __future__ import annotations

from typing import Any

from tonalli.core.errors import TonalliError
from tonalli.telling.phrase import Phrase
from tonalli.telling.wrong import wrong

TOO_MANY = 429


class Refusal(Exception):
    """A request that is refused; nothing was changed."""

    def __init__(self, status: int, code: str, detail: str = "", why: Phrase | None = None) -> None:
        super().__init__(detail or code)
        self.status = status
        self.code = code
        self.detail = detail
        self.why = why

    @classmethod
    def of(cls, status: int, code: str, error: TonalliError) -> Refusal:
        """What the engine refused, with the same in words of every language where it has them."""
        said = wrong(error)
        return cls(status, code, str(error), said if isinstance(said, Phrase) else None)

    @property
    def is_limit(self) -> bool:
        """Whether somebody asked too much, not something wrong."""
        return self.status == TOO_MANY or self.code == "full"

    def to_dict(self) -> dict[str, Any]:
        told: dict[str, Any] = {"code": self.code, "detail": self.detail}
        return told if self.why is None else {**told, "why": self.why}
