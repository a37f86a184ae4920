"""Who plays which tribe, once that is known, and what it does."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.face import Seats, View, seat_label
from tonalli.cli.tzolkin.wording import heading, named
from tonalli.cli.wording import plain_table
from tonalli.locale import text, words
from tonalli.telling.phrase import Listing, Phrase
from tonalli.telling.tzolkin.wording import WORDING
from tonalli.tzolkin.modules.tribes.telling import ability


def tribe_of(view: View, seat: int) -> list[str]:
    """The tribe of a seat, as far as the view tells it."""
    name = view["tribes"]["chosen"][seat] if "tribes" in view else None
    return [words("tzolkin-show-tribe", tribe=named("tribe", name))] if name is not None else []


def tribes(view: View, seats: Seats) -> list[RenderableType]:
    """A row for each seat: its tribe, and what that does."""
    table = plain_table(header=False)
    for seat, name in zip(seats, view["tribes"]["chosen"], strict=False):
        about = Text(words("tzolkin-show-tribe.secret")) if name is None else Text(text(ability(name)))
        table.add_row(seat_label("tzolkin", seat), Text("" if name is None else named("tribe", name), "bold"), about)
    return [heading("tribes"), table]


def dealt(view: View) -> list[RenderableType]:
    """The wealth tiles that whoever decides may choose from."""
    tiles = [Phrase("tzolkin-tile", tile=WORDING.named("wealth", tile), tile_id=tile) for tile in own_tiles(view)]
    return [Text(words("tzolkin-show-dealt", tiles=Listing(tiles)))]


def own_tiles(view: View) -> list[str]:
    found: list[str] = view["opening"]["dealt"][view["actor"]]
    return found
