"""What M8 is made of: whose Shaman it is, what a field gives, the altar tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64
from tonalli.teotihuacan.modules.altars.names import REAR

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


class ShamanOwner:
    """A side with its Shaman: what a person decides, another side may have rules of its own for."""

    def stands(self) -> bool:
        """X-6.9, X-6.18: whether its Shaman stands once it has moved."""
        return True

    def place(self, s: State, seat: i64) -> None:
        """X-6.4: push the placing of its Shaman before the first turn."""
        raise NotImplementedError

    def displaced(self, s: State, seat: i64) -> None:
        """X-6.9: its Shaman has to leave its field."""
        raise NotImplementedError


class Benefit:
    """X-6.5: what a field of an altar tile gives to whoever has activated a Shaman there."""

    def claims(self) -> bool:
        """X-6.16: whether it is the field of the Great Discoveries."""
        return False

    def take(self, s: State, player: i64, altar: i64) -> None:
        """X-6.6: gain it, or push what is to be decided."""


@final
class AltarTile:
    """X-6.5: an altar tile with the benefits of its two fields."""

    def __init__(self, rear: Benefit, front: Benefit) -> None:
        self.benefits = [rear, front]
        """By field."""
        self.claiming: i64 = REAR if rear.claims() else 1 - REAR
        """The field of the Great Discoveries."""


@final
class AltarRules:
    """The altars of a composed game: shared by all states, changed by nobody after the start."""

    def __init__(self, owners: list[ShamanOwner], tiles: list[AltarTile], helps_worship: bool) -> None:
        self.owners = owners
        """By seat."""
        self.tiles = tiles
        self.helps_worship = helps_worship
        """X-6.13: whether a Shaman that points to board 1 helps there."""
