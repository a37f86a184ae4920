"""What feeding cost on a Food Day that may be long over, and why: as the events before it tell, not as things stand."""

from __future__ import annotations

from collections.abc import Sequence

from tonalli.core.events import Event
from tonalli.telling.moment import MomentCell
from tonalli.telling.phrase import Listing, Phrase
from tonalli.telling.tzolkin.wording import PRINTED
from tonalli.tzolkin.names import BUILDINGS, WEALTH
from tonalli.tzolkin.rules import Tile
from tonalli.tzolkin.state import State
from tonalli.tzolkin.tiles import CORN_PER_WORKER


class Feeding:
    """The corn that workers needed after some events: of everybody, and less or more of one seat (Z-11.2, Z-11.4)."""

    def __init__(self, s: State, before: Sequence[Event]) -> None:
        self.s = s
        self.tiles: list[list[Tile]] = [[] for _ in range(s.rules.players)]
        """Tiles in front of each seat by then."""
        self.added = 0
        """P-5.10: what a prophecy adds for each worker."""
        for event in before:
            self.take(event)

    def take(self, event: Event) -> None:
        rules = self.s.rules
        match event.kind:
            case "keep":
                self.tiles[event.seat].append(rules.tiles[WEALTH.index(event.text("wealth"))])
            case "build":
                self.tiles[event.seat].append(rules.buildings[BUILDINGS.index(event.text("building"))])
            case "renovate":
                self.tiles[event.seat].remove(rules.buildings[BUILDINGS.index(event.text("building"))])
            case "prophecy":
                calamity = PRINTED["prophecies"][event.text("prophecy")]["calamity"]
                self.added = calamity.get("corn_per_worker", 0)
            case "prophecy_ends":
                self.added = 0
            case _:
                pass

    @property
    def price(self) -> int:
        """What a worker needs if nothing of its seat changes that."""
        return CORN_PER_WORKER + self.added

    def price_of(self, seat: int) -> int:
        """What a worker of a seat needs that no farm feeds."""
        less = sum(int(tile.discount) for tile in self.tiles[seat])
        return max(int(self.s.tribe(seat).corn_per_worker()) + self.added - less, 0)

    def farms_of(self, seat: int) -> int:
        """For how many workers of a seat farms care."""
        return sum(int(tile.feeds) for tile in self.tiles[seat])

    def hint(self) -> Phrase:
        return Phrase("tzolkin-moment-each", corn=self.price)

    def words(self, cell: MomentCell) -> Phrase:
        """Who was fed, and what made it cheaper or dearer than for others."""
        fed = Phrase("tzolkin-moment-fed", fed=cell.fed, unfed=cell.unfed)
        how = []
        if self.price_of(cell.seat) != self.price:
            how.append(Phrase("tzolkin-moment-each", corn=self.price_of(cell.seat)))
        farms = min(self.farms_of(cell.seat), cell.fed)
        if farms > 0:
            how.append(Phrase("tzolkin-moment-farms", workers=farms))
        return Phrase("tzolkin-moment-fed-how", fed=fed, how=Listing(how)) if how else fed
