"""What can happen in Tzolk'in: one method for each kind of event, with its details by name."""

from __future__ import annotations

from typing import final

from tonalli.core.events import Log as CoreLog
from tonalli.core.native import i64


@final
class Log(CoreLog):
    """The vocabulary of the game's events; ``seat`` is whose, ``why`` the clause."""

    def corn_tile(self, seat: i64, space: i64, why: str) -> None:
        """A corn tile is taken off a space of Palenque."""
        self.tell("corn_tile", seat, why, {"space": space})

    def wood_tile(self, seat: i64, space: i64, why: str) -> None:
        """A wood tile is taken off a space of Palenque."""
        self.tell("wood_tile", seat, why, {"space": space})

    def burn(self, seat: i64, space: i64, why: str) -> None:
        """Jungle is burnt on a space of Palenque."""
        self.tell("burn", seat, why, {"space": space})

    def act(self, seat: i64, action: str, space: i64, gear: str, why: str) -> None:
        """An action beside a gear is carried out from a space of a gear, or mirrored."""
        self.tell("act", seat, why, {"action": action, "space": space, "gear": gear})

    def gain(self, seat: i64, good: str, amount: i64, why: str) -> None:
        """Goods gained."""
        self.tell("gain", seat, why, {"good": good, "amount": amount})

    def gear_corn(self, seat: i64, corn: i64, why: str) -> None:
        """Corn lies on the gear."""
        self.tell("gear_corn", seat, why, {"corn": corn})

    def pay(self, seat: i64, good: str, amount: i64, why: str) -> None:
        """Goods paid."""
        self.tell("pay", seat, why, {"good": good, "amount": amount})

    def score(self, seat: i64, item: str, quarters: i64, why: str) -> None:
        """Victory points in quarters (Z-13.3); ``item`` tells several of the same clause apart."""
        self.tell("score", seat, why, {"item": item, "quarters": quarters})

    def place(self, seat: i64, space: i64, target: str, why: str) -> None:
        """A worker is placed on a space of a gear, or on the starting player space."""
        self.tell("place", seat, why, {"space": space, "target": target})

    def take_up(self, seat: i64, space: i64, target: str, why: str) -> None:
        """A worker is picked up from a space."""
        self.tell("take_up", seat, why, {"space": space, "target": target})

    def worker(self, seat: i64, why: str) -> None:
        """A worker comes into play."""
        self.tell("worker", seat, why, {})

    def step_lost(self, seat: i64, temple: str, step: i64, why: str) -> None:
        """A temple step is lost at the top (Z-9.2)."""
        self.tell("step_lost", seat, why, {"temple": temple, "step": step})

    def temple(self, seat: i64, temple: str, step: i64, why: str) -> None:
        """The marker on a temple reaches a step, up or down."""
        self.tell("temple", seat, why, {"temple": temple, "step": step})

    def board(self, seat: i64, side: str, why: str) -> None:
        """The player board shows its light or its dark side."""
        self.tell("board", seat, why, {"side": side})

    def technology(self, seat: i64, technology: str, level: i64, why: str) -> None:
        """A technology track reaches a level."""
        self.tell("technology", seat, why, {"technology": technology, "level": level})

    def build(self, seat: i64, building: str, why: str) -> None:
        """A building is built."""
        self.tell("build", seat, why, {"building": building})

    def monument(self, seat: i64, monument: str, why: str) -> None:
        """A monument is built."""
        self.tell("monument", seat, why, {"monument": monument})

    def skull(self, seat: i64, action: str, why: str) -> None:
        """A crystal skull is placed beside an action of Chichen Itza."""
        self.tell("skull", seat, why, {"action": action})

    def monument_scores(self, seat: i64, monument: str, points: i64, why: str) -> None:
        """A monument scores (Z-13.5)."""
        self.tell("monument_scores", seat, why, {"monument": monument, "points": points})

    def marker(self, seat: i64, why: str) -> None:
        """Who has the starting player marker."""
        self.tell("marker", seat, why, {})

    def day(self, seat: i64, day: i64, why: str) -> None:
        """The calendar reaches a day."""
        self.tell("day", seat, why, {"day": day})

    def end(self, seat: i64, day: i64, why: str) -> None:
        """The game is over on a day."""
        self.tell("end", seat, why, {"day": day})

    def turn(self, seat: i64, turn: i64, why: str) -> None:
        """A turn begins, counted from 1."""
        self.tell("turn", seat, why, {"turn": turn})

    def beg(self, seat: i64, why: str) -> None:
        """A player begs for corn (Z-4.5)."""
        self.tell("beg", seat, why, {})

    def reveal(self, seat: i64, tile: str, place: str, why: str) -> None:
        """A tile is turned up at a place."""
        self.tell("reveal", seat, why, {"tile": tile, "place": place})

    def dummy(self, seat: i64, tooth: i64, gear: str, why: str) -> None:
        """A dummy worker stands on a tooth of a gear."""
        self.tell("dummy", seat, why, {"tooth": tooth, "gear": gear})

    def keep(self, seat: i64, wealth: str, why: str) -> None:
        """A wealth tile is kept, told once it is no secret."""
        self.tell("keep", seat, why, {"wealth": wealth})

    def food_day(self, seat: i64, number: i64, why: str) -> None:
        """A Food Day begins, by its number."""
        self.tell("food_day", seat, why, {"number": number})

    def feed(self, seat: i64, workers: i64, why: str) -> None:
        """So many workers are fed."""
        self.tell("feed", seat, why, {"workers": workers})

    def age(self, seat: i64, age: i64, why: str) -> None:
        """The buildings of an age come."""
        self.tell("age", seat, why, {"age": age})

    def refuse(self, seat: i64, what: str, thing: str, amount: i64, why: str) -> None:
        """A taxed ``gain``, ``temple`` step or free ``technology`` step is refused, or cannot be paid (Z-15.5)."""
        self.tell("refuse", seat, why, {"what": what, "thing": thing, "amount": amount})
