"""One side of the table: stock, tracks, workers and tiles."""

from __future__ import annotations

from typing import final

from tonalli.core.bits import BIT
from tonalli.core.edition import EDITIONS
from tonalli.core.native import i64, vec
from tonalli.teotihuacan.names import (
    IN_HAND,
    NONE,
    RESERVE,
    TECHNOLOGIES,
    WORKERS,
)


@final
class Player:
    """One side: stock, tracks, workers and tiles."""

    def __init__(
        self,
        stock: vec[i64],
        temples: vec[i64],
        where: vec[i64],
        power: vec[i64],
        face_up: vec[i64],
        used: vec[i64],
    ) -> None:
        self.points: i64 = 0
        self.avenue: i64 = 0
        self.pyramid: i64 = 0
        self.technologies: i64 = 0
        """A bit for each technology owned."""
        self.stock = stock
        self.temples = temples
        self.where = where
        self.power = power
        self.face_up = face_up
        """Discovery tiles by kind, not used yet."""
        self.used = used
        self.hand: i64 = 0
        """Bits of the kinds of tiles that lie face up and can be used."""
        self.locked: i64 = 0
        """How many of the workers are locked."""
        self.tiles: i64 = 0
        """Bits of the kinds of tiles there are any of, whichever side is up."""
        self.tiles_edition: i64 = 0
        """Another one whenever a tile is taken or turned; 0 before the first."""

    def copy(self) -> Player:
        other = Player(self.stock[:], self.temples[:], self.where[:], self.power[:], self.face_up[:], self.used[:])
        other.points = self.points
        other.avenue = self.avenue
        other.pyramid = self.pyramid
        other.technologies = self.technologies
        other.hand = self.hand
        other.locked = self.locked
        other.tiles = self.tiles
        other.tiles_edition = self.tiles_edition
        return other

    def take_tile(self, kind: i64, is_mask: bool) -> None:
        """T-8.4: a tile lies face up in front of the player."""
        self.face_up[kind] += 1
        self.tiles |= BIT[kind]
        self.tiles_edition = EDITIONS.next()
        if not is_mask:
            self.hand |= BIT[kind]

    def turn_tile(self, kind: i64) -> None:
        """T-8.6: a tile is turned face down."""
        self.face_up[kind] -= 1
        self.used[kind] += 1
        self.tiles_edition = EDITIONS.next()
        if self.face_up[kind] == 0:
            self.hand &= ~BIT[kind]

    def turn_back(self, kind: i64) -> None:
        """A used tile is turned face up again."""
        self.face_up[kind] += 1
        self.used[kind] -= 1
        self.tiles_edition = EDITIONS.next()
        self.hand |= BIT[kind]

    def owns(self, technology: i64) -> bool:
        return (self.technologies >> technology) & 1 != 0

    def technologies_owned(self) -> i64:
        owned: i64 = 0
        for technology in range(len(TECHNOLOGIES)):
            if self.owns(technology):
                owned += 1
        return owned

    def workers_in_play(self) -> i64:
        count: i64 = 0
        for die in range(WORKERS):
            if self.where[die] != RESERVE:
                count += 1
        return count

    def find(self, where: i64, power: i64, but: i64) -> i64:
        """A worker at a place with a power, except those of the bits ``but``; NONE if there is none."""
        for die in range(WORKERS):
            if self.where[die] == where and self.power[die] == power and (but >> die) & 1 == 0:
                return die
        return NONE


def new_player(goods: int, tiles: int) -> Player:
    """T-1.8, T-3.3, T-3.4, T-3.10: three workers of power 1 aside, one of power 3 in reserve, all markers on 0."""
    return Player(
        vec[i64]([0] * goods),
        vec[i64]([0, 0, 0]),
        vec[i64]([IN_HAND, IN_HAND, IN_HAND, RESERVE]),
        vec[i64]([1, 1, 1, 3]),
        vec[i64]([0] * tiles),
        vec[i64]([0] * tiles),
    )
