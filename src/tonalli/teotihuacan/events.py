"""What can happen in Teotihuacan: one method for each kind of event, with its details by name."""

from __future__ import annotations

from typing import final

from tonalli.core.events import Log as CoreLog
from tonalli.core.native import i64


@final
class Log(CoreLog):
    """The vocabulary of the game's events; ``seat`` is whose, ``why`` the clause."""

    def gain(self, seat: i64, good: str, amount: i64, why: str) -> None:
        """Goods gained."""
        self.tell("gain", seat, why, {"good": good, "amount": amount})

    def pay(self, seat: i64, good: str, amount: i64, why: str) -> None:
        """Goods paid."""
        self.tell("pay", seat, why, {"good": good, "amount": amount})

    def score(self, seat: i64, item: str, points: i64, why: str) -> None:
        """Victory points, lost ones below 0 (T-1.9); ``item`` tells several of the same clause apart."""
        self.tell("score", seat, why, {"item": item, "points": points})

    def place(self, seat: i64, power: i64, board: str, why: str) -> None:
        """A worker of such power is put, unlocked, on a board."""
        self.tell("place", seat, why, {"power": power, "board": board})

    def lift(self, seat: i64, power: i64, board: str, why: str) -> None:
        """An unlocked worker is taken off its board."""
        self.tell("lift", seat, why, {"power": power, "board": board})

    def lock(self, seat: i64, power: i64, space: str, why: str) -> None:
        """A worker is locked on a worship space (T-7.2)."""
        self.tell("lock", seat, why, {"power": power, "space": space})

    def unlock(self, seat: i64, power: i64, board: str, why: str) -> None:
        """A locked worker returns to the general area of its board (T-4.7)."""
        self.tell("unlock", seat, why, {"power": power, "board": board})

    def power(self, seat: i64, power: i64, board: str, why: str) -> None:
        """A worker has a new power; without a board while it is in hand."""
        self.tell("power", seat, why, {"power": power, "board": board})

    def claim(self, seat: i64, discovery: str, place: str, why: str) -> None:
        """A discovery tile is claimed from a board, a heap or beside a starting tile (T-8.4)."""
        self.tell("claim", seat, why, {"discovery": discovery, "place": place})

    def use(self, seat: i64, discovery: str, why: str) -> None:
        """A discovery tile is used and turned face down (T-8.6)."""
        self.tell("use", seat, why, {"discovery": discovery})

    def pyramid_track(self, seat: i64, step: i64, why: str) -> None:
        """The marker on the pyramid track reaches a step."""
        self.tell("pyramid_track", seat, why, {"step": step})

    def build(self, seat: i64, tile: str, turns: i64, place: str, why: str) -> None:
        """A pyramid tile is laid on a place, turned so often."""
        self.tell("build", seat, why, {"tile": tile, "turns": turns, "place": place})

    def technology(self, seat: i64, technology: str, why: str) -> None:
        """A technology is acquired."""
        self.tell("technology", seat, why, {"technology": technology})

    def building(self, seat: i64, row: str, column: i64, why: str) -> None:
        """A building covers a space of the Nobles board."""
        self.tell("building", seat, why, {"row": row, "column": column})

    def decorate(self, seat: i64, decoration: str, space: str, why: str) -> None:
        """A decoration is laid on a space of the pyramid."""
        self.tell("decorate", seat, why, {"decoration": decoration, "space": space})

    def step_lost(self, seat: i64, track: str, steps: i64, why: str) -> None:
        """Steps are lost because there is none left: on a temple, the avenue, or wherever (empty)."""
        self.tell("step_lost", seat, why, {"track": track, "steps": steps})

    def temple(self, seat: i64, temple: str, step: i64, why: str) -> None:
        """The marker on a temple reaches a step."""
        self.tell("temple", seat, why, {"temple": temple, "step": step})

    def avenue(self, seat: i64, step: i64, why: str) -> None:
        """The marker on the Avenue of the Dead reaches a step."""
        self.tell("avenue", seat, why, {"step": step})

    def main_action(self, seat: i64, cocoa: i64, board: str, why: str) -> None:
        """A main action begins, with the cocoa it costs."""
        self.tell("main_action", seat, why, {"cocoa": cocoa, "board": board})

    def abandon(self, seat: i64, board: str, why: str) -> None:
        """A main action is given up (T-10.10)."""
        self.tell("abandon", seat, why, {"board": board})

    def light_disc(self, seat: i64, step: i64, why: str) -> None:
        """The light disc reaches a step of the calendar."""
        self.tell("light_disc", seat, why, {"step": step})

    def eclipse_triggered(self, seat: i64, turns_left: i64, why: str) -> None:
        """The light disc has reached the dark one; so many turns are left (T-18.2)."""
        self.tell("eclipse_triggered", seat, why, {"turns_left": turns_left})

    def pyramid_complete(self, seat: i64, why: str) -> None:
        """The top of the pyramid is laid (T-15.9)."""
        self.tell("pyramid_complete", seat, why, {})

    def turn(self, seat: i64, turn: i64, why: str) -> None:
        """A turn begins, counted from 1."""
        self.tell("turn", seat, why, {"turn": turn})

    def move(self, seat: i64, distance: i64, board: str, why: str) -> None:
        """The worker in hand goes so far, to a board."""
        self.tell("move", seat, why, {"distance": distance, "board": board})

    def neutral_leaves(self, seat: i64, colour: str, board: str, why: str) -> None:
        """A neutral worker leaves a board (T-21.5)."""
        self.tell("neutral_leaves", seat, why, {"colour": colour, "board": board})

    def neutral_tile(self, seat: i64, starting: str, colour: str, why: str) -> None:
        """A starting tile says where the neutral workers of a colour go (T-21.2)."""
        self.tell("neutral_tile", seat, why, {"starting": starting, "colour": colour})

    def neutral(self, seat: i64, colour: str, board: str, why: str) -> None:
        """A neutral worker comes to a board."""
        self.tell("neutral", seat, why, {"colour": colour, "board": board})

    def first_player(self, seat: i64, why: str) -> None:
        """Who is the first player."""
        self.tell("first_player", seat, why, {})

    def shuffle_back(self, seat: i64, discovery: str, why: str) -> None:
        """A discovery tile beside a starting tile nobody kept goes back into the stack (T-3.21)."""
        self.tell("shuffle_back", seat, why, {"discovery": discovery})

    def reveal(self, seat: i64, tile: str, place: str, why: str) -> None:
        """A tile is turned up: a discovery tile, ``pyramid_NN`` or ``decoration_NN``, at a place."""
        self.tell("reveal", seat, why, {"tile": tile, "place": place})

    def board(self, seat: i64, board: str, slot: i64, why: str) -> None:
        """An action board lies in a slot of the ring (T-2.2)."""
        self.tell("board", seat, why, {"board": board, "slot": slot})

    def royal(self, seat: i64, royal: str, why: str) -> None:
        """A royal tile lies on the Palace (T-2.3)."""
        self.tell("royal", seat, why, {"royal": royal})

    def technology_tile(self, seat: i64, technology: str, why: str) -> None:
        """A technology lies on Alchemy (T-2.4)."""
        self.tell("technology_tile", seat, why, {"technology": technology})

    def bonus_tile(self, seat: i64, bonus: str, temple: str, why: str) -> None:
        """A bonus tile lies on a temple (T-2.5)."""
        self.tell("bonus_tile", seat, why, {"bonus": bonus, "temple": temple})

    def pattern(self, seat: i64, tile: str, turns: i64, place: str, why: str) -> None:
        """A pyramid tile of the starting pattern (T-2.10)."""
        self.tell("pattern", seat, why, {"tile": tile, "turns": turns, "place": place})

    def eclipse(self, seat: i64, number: i64, why: str) -> None:
        """An eclipse begins, by its number."""
        self.tell("eclipse", seat, why, {"number": number})

    def end(self, seat: i64, eclipses: i64, why: str) -> None:
        """The game is over after so many eclipses."""
        self.tell("end", seat, why, {"eclipses": eclipses})

    def dark_disc(self, seat: i64, step: i64, why: str) -> None:
        """The dark disc reaches a step (T-19.9)."""
        self.tell("dark_disc", seat, why, {"step": step})

    def bonus(self, seat: i64, bonus: str, points: i64, why: str) -> None:
        """A temple bonus tile scores (T-19.11)."""
        self.tell("bonus", seat, why, {"bonus": bonus, "points": points})

    def lay_out(self, seat: i64, starting: str, why: str) -> None:
        """A starting tile is laid out for the draft (T-22.1)."""
        self.tell("lay_out", seat, why, {"starting": starting})

    def keep(self, seat: i64, starting: str, why: str) -> None:
        """A starting tile is kept, told once it is no secret."""
        self.tell("keep", seat, why, {"starting": starting})

    def ascension(self, seat: i64, why: str) -> None:
        """A worker ascends (T-17.1)."""
        self.tell("ascension", seat, why, {})
