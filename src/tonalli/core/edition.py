"""Numbers by which one knows whether something is still what it was."""

from __future__ import annotations

from typing import Final, final

from tonalli.core.native import i64


@final
class Editions:
    """Gives every number once: whatever takes a new one whenever it changes is unchanged as long as it keeps it.

    Copies keep it too, so that a position and its copies are known to look alike without being compared.
    """

    def __init__(self) -> None:
        self.given: i64 = 0

    def next(self) -> i64:
        """One that nothing has had; never 0."""
        self.given += 1
        return self.given


EDITIONS: Final = Editions()
