"""What feeding cost on a Food Day that may be long over: as its events tell, not as things stand now."""

from __future__ import annotations

from collections.abc import Sequence

from tonalli.core.events import Event
from tonalli.telling.moment import MomentCell
from tonalli.telling.phrase import Listing, Phrase
from tonalli.telling.tzolkin.wording import PRINTED
from tonalli.tzolkin.state import State
from tonalli.tzolkin.tiles import CORN_PER_WORKER


class Feeding:
    """The corn a worker needed then; what was paid less than that, tiles have spared (Z-11.2, Z-11.4)."""

    def __init__(self, s: State, before: Sequence[Event]) -> None:
        self.s = s
        self.added = 0
        """P-5.10: what a prophecy adds for each worker."""
        for event in before:
            if event.kind == "prophecy":
                calamity = PRINTED["prophecies"][event.text("prophecy")]["calamity"]
                self.added = calamity.get("corn_per_worker", 0)
            elif event.kind == "prophecy_ends":
                self.added = 0

    @property
    def price(self) -> int:
        """What a worker needs if its tribe changes nothing."""
        return CORN_PER_WORKER + self.added

    def price_of(self, seat: int) -> int:
        """P-3: what a worker of a seat needs without its tiles."""
        return int(self.s.tribe(seat).corn_per_worker()) + self.added

    def hint(self) -> Phrase:
        return Phrase("tzolkin-moment-each", corn=self.price)

    def words(self, cell: MomentCell, own: Sequence[Event]) -> Phrase:
        """Who was fed, where that was dearer than for others, and what farms spared."""
        fed = Phrase("tzolkin-moment-fed", fed=cell.fed, unfed=cell.unfed)
        price = self.price_of(cell.seat)
        paid = sum(event.number("amount") for event in own if (event.kind, event.why) == ("pay", "Z-11.2"))
        how = [Phrase("tzolkin-moment-each", corn=price)] if price != self.price else []
        if paid < price * cell.fed:
            how.append(Phrase("tzolkin-moment-farms", corn=price * cell.fed - paid))
        return Phrase("tzolkin-moment-fed-how", fed=fed, how=Listing(how)) if how else fed
