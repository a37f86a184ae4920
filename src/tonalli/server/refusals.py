"""What a client is told when something cannot be done: a code to find words for, and the engine's own message."""

from __future__ import annotations


class Refusal(Exception):
    """A request that is refused; nothing was changed."""

    def __init__(self, status: int, code: str, detail: str = "") -> None:
        super().__init__(detail or code)
        self.status = status
        self.code = code
        self.detail = detail

    def to_dict(self) -> dict[str, str]:
        return {"code": self.code, "detail": self.detail}
