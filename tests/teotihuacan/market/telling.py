"""What the market tells besides its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tonalli.core.events import Event
from tonalli.telling.brought import Brought
from tonalli.telling.module import ModuleTelling


class MarketTelling(ModuleTelling):
    icons: ClassVar[Mapping[str, str]] = {"barter": "t-jade", "fetch": "t-jade", "sell-jade": "t-jade"}
    sources: ClassVar[Mapping[str, str]] = {"X-1.7": "market"}
    order = ("market",)
    offers: ClassVar[set[str]] = {"sell-jade"}

    def brought(self, event: Event) -> Brought | None:
        if event.kind != "order_fulfilled":
            return None
        return Brought("t-points", "teotihuacan-brings-points", event.number("points"))


TELLING = MarketTelling()
