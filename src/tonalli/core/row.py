"""The row of bytes that a position writes itself into, run of columns by run of columns.

It remembers what it said last, so that only what has changed is written.
"""

from __future__ import annotations

from typing import final

from tonalli.core.columns import HIGHEST, Columns, Decision, Said
from tonalli.core.native import i64, u8, vec


@final
class Row:
    """One row of bytes for games of the same options; each run of columns is entered before it is written."""

    def __init__(self, cells: vec[u8], first: i64, slots: i64) -> None:
        self.cells = cells
        self.first = first
        """Where the row begins among the cells."""
        self.held = vec[i64]([0] * slots)
        """What each slot said last: one more than a column, or the members of a set."""
        self.at: i64 = first
        """Where the run begins that is being written."""
        self.slot: i64 = 0
        self.seat: i64 = 0
        self.players: i64 = 0
        self.asked: Decision | None = None
        """The decision it said last."""
        self.opening = False
        """Whether it said last how a game opens."""
        self.remembers = False
        """Whether it said last what is only rarely kept of a turn."""

    def look(self, seat: i64, players: i64) -> None:
        """From now on a seat of so many looks."""
        self.seat = seat
        self.players = players

    def side(self, seat: i64) -> i64:
        """A seat as the one that looks counts it: 0 for itself."""
        side = seat - self.seat
        return side if side >= 0 else side + self.players

    def enter(self, run: Columns) -> None:
        """Write this run from now on."""
        self.at = self.first + run.first
        self.slot = run.first_slot

    def enter_side(self, run: Columns, seat: i64) -> None:
        """Write this run from now on, which there is for every seat."""
        side = self.side(seat)
        self.at = self.first + run.first + side * len(run.declared)
        self.slot = run.first_slot + side * run.slots

    def put(self, column: i64, value: i64) -> None:
        """A figure."""
        self.cells[self.at + column] = u8(min(max(value, 0), HIGHEST))

    def put_four(self, column: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        """Four figures, one after the other."""
        cells = self.cells
        at = self.at + column
        cells[at] = u8(min(max(first, 0), HIGHEST))
        cells[at + 1] = u8(min(max(second, 0), HIGHEST))
        cells[at + 2] = u8(min(max(third, 0), HIGHEST))
        cells[at + 3] = u8(min(max(fourth, 0), HIGHEST))

    def put_some(self, said: Said, some: i64, values: vec[i64]) -> None:
        """Figures, one after the other; ``some`` has a bit for every one that may be above 0."""
        slot = self.slot + said.slot
        bits = self.held[slot] | some
        if bits == 0:
            return
        self.held[slot] = some
        cells = self.cells
        at = self.at + said.column
        number: i64 = 0
        while bits != 0:
            if bits & 15 == 0:
                bits >>= 4
                number += 4
                continue
            if bits & 1 != 0:
                cells[at + number] = u8(min(max(values[number], 0), HIGHEST))
            bits >>= 1
            number += 1

    def knows(self, said: Said, edition: i64) -> bool:
        """Whether this edition was said last, from now on at least; of 0 nothing is known."""
        slot = self.slot + said.slot
        if self.held[slot] == edition:
            return edition != 0
        self.held[slot] = edition
        return False

    def put_each(self, column: i64, values: vec[i64]) -> None:
        """Figures, one after the other."""
        cells = self.cells
        at = self.at + column
        for i in range(len(values)):
            cells[at + i] = u8(min(max(values[i], 0), HIGHEST))

    def add(self, column: i64, value: i64) -> None:
        """So much more than was put."""
        self.put(column, i64(self.cells[self.at + column]) + value)

    def members(self, said: Said, bits: i64) -> None:
        """Every member of a set."""
        slot = self.slot + said.slot
        changed = self.held[slot] ^ bits
        if changed == 0:
            return
        self.held[slot] = bits
        cells = self.cells
        at = self.at + said.column
        while changed != 0:
            if changed & 1 != 0:
                cells[at] = 1 - cells[at]
            changed >>= 1
            at += 1

    def choose(self, said: Said, number: i64) -> None:
        """Which of several; none if the number is negative."""
        slot = self.slot + said.slot
        before = self.held[slot] - 1
        if before != number:
            self.change(slot, self.at + said.column, before, number)

    def choose_at(self, said: Said, place: i64, number: i64) -> None:
        """Which of several at a place; none if the number is negative."""
        slot = self.slot + said.slot + place
        before = self.held[slot] - 1
        if before != number:
            self.change(slot, self.at + said.column + place * said.width, before, number)

    def choose_each(self, said: Said, numbers: vec[i64]) -> None:
        """Which of several at every place, from the first."""
        held = self.held
        slot = self.slot + said.slot
        for place in range(len(numbers)):
            before = held[slot + place] - 1
            number = numbers[place]
            if before != number:
                self.change(slot + place, self.at + said.column + place * said.width, before, number)

    def choose_sides(self, said: Said, seats: vec[i64], nobody: i64) -> None:
        """Whose it is at every place, as the seat that looks counts them; what is no seat is said as it is."""
        held = self.held
        slot = self.slot + said.slot
        for place in range(len(seats)):
            seat = seats[place]
            before = held[slot + place] - 1
            if seat < 0 and before < 0:
                continue
            number = self.side(seat) if 0 <= seat < nobody else seat
            if before != number:
                self.change(slot + place, self.at + said.column + place * said.width, before, number)

    def change(self, slot: i64, first: i64, before: i64, number: i64) -> None:
        """From the column of one value to that of another."""
        if before >= 0:
            self.cells[first + before] = 0
        if number >= 0:
            self.cells[first + number] = 1
        self.held[slot] = max(number, -1) + 1

    def count(self, said: Said, piece: i64, place: i64, number: i64) -> None:
        """A piece at a place with a value; nowhere if the place is negative."""
        slot = self.slot + said.slot + piece
        column = place * said.width + number + 1 if place >= 0 else 0
        if self.held[slot] != column:
            self.move(slot, said.column, column)

    def move(self, slot: i64, first: i64, column: i64) -> None:
        """A piece leaves the column it was counted in for another one, counted from 1; 0 for none."""
        at = self.at + first - 1
        before = self.held[slot]
        if before != 0:
            self.cells[at + before] -= 1
        if column != 0:
            self.cells[at + column] += 1
        self.held[slot] = column

    def count_each(self, said: Said, numbers: vec[i64], pieces: i64) -> None:
        """What lies at every place, so many pieces at each; negative numbers for none."""
        held = self.held
        slot = self.slot + said.slot
        first: i64 = 1
        piece: i64 = 0
        while piece < len(numbers):
            for each in range(pieces):
                number = numbers[piece]
                column = first + number if number >= 0 else 0
                if held[slot + piece] != column:
                    self.move(slot + piece, said.column, column)
                piece += 1
            first += said.width

    def count_pieces(self, said: Said, places: vec[i64], values: vec[i64]) -> None:
        """Each piece at its place, which is never negative, with its value counted from 1."""
        held = self.held
        width = said.width
        slot = self.slot + said.slot
        for piece in range(len(places)):
            column = places[piece] * width + values[piece]
            if held[slot + piece] != column:
                self.move(slot + piece, said.column, column)


def bytes_of(size: int) -> vec[u8]:
    """So many bytes, all 0, that a row can be written into."""
    return vec[u8]([0] * size)
