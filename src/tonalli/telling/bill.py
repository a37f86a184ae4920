"""Bills: what something costs, line by line, down to what is paid."""

from __future__ import annotations

from typing import Any

from tonalli.telling.phrase import Figure, Phrase


class BillLine:
    """One line of a bill; a ``credit`` is taken off what stands above it, the ``total`` is what is paid, what is had
    for it it ``gives``.
    """

    def __init__(
        self, words: Phrase, figures: list[Figure], credit: bool = False, total: bool = False, gives: bool = False
    ) -> None:
        self.words = words
        self.figures = figures
        self.credit = credit
        self.total = total
        self.gives = gives

    def to_dict(self) -> dict[str, Any]:
        return {
            "words": self.words.to_dict(),
            "figures": [figure.to_dict() for figure in self.figures],
            "credit": self.credit,
            "total": self.total,
            "gives": self.gives,
        }


Bill = list[BillLine]
