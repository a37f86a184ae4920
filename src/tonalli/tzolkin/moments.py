"""When a player may do something beside what is asked: at every decision of the own turn but not inside a payment.

Steps also say what can lie right above them, so that positions can be judged step by step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tonalli.core.native import i64
from tonalli.core.step import CHANCE, NOBODY, Step
from tonalli.tzolkin.names import NONE

if TYPE_CHECKING:
    from tonalli.tzolkin.cost import Cost
    from tonalli.tzolkin.state import State

CLOSED: Final = 0
OWN_TURN: Final = 1
"""What a tribe may allow its player at any time of the own turn (Z-15.3)."""

Kinds = tuple[str, ...]
"""Kinds of steps."""
ANY_STEP: Final[Kinds] = ("climb-any", "taxed")
"""What a step on a temple of choice asks for."""
BONUS: Final[Kinds] = ("climb-any", "take-blocks", "taxed")
"""What a technology step may ask for, beyond the last level or where it is taxed."""
BUILDING: Final[Kinds] = ("take-building", "tile-effects", "free-study", "build", "climb", "gain", "offering", *BONUS)
"""What building may ask for, or leave for later."""
ACTION: Final[Kinds] = (
    "harvest", "descend", "study", "advance", "build-two", "apply-architecture", "climb-two", "trade", "mirrored",
    "take-monument", *BUILDING,
)  # fmt: skip
"""What an action beside a gear may ask for, or leave for later."""


class TurnStep(Step["State"]):
    """A step of this game, with what positions are judged by."""

    asks: ClassVar[Kinds] = ()
    """Kinds of steps that can lie right above it."""
    upon: ClassVar[Kinds] = ()
    """Kinds of steps right above which it can lie besides; for steps of modules, which those below do not know."""
    instead: ClassVar[Kinds] = ()
    """Kinds of steps that may be chosen by it: it lies wherever all of them could; for steps of modules, too."""
    whys: ClassVar[tuple[str, ...]] = ()
    """Clauses it can follow from, if it has one; empty for any."""
    becomes: ClassVar[str] = ""
    """The kind of step in its place once it has begun; empty for its own."""
    about: ClassVar[str] = "pending"
    """The field that says whether it is done."""
    secret: ClassVar[tuple[str, ...]] = ()
    """Fields that only whoever decides may know while choices are secret."""

    def asked(self, s: State) -> Kinds:
        """``asks`` as it is in a position."""
        return self.asks

    def is_done(self, s: State) -> bool:
        """Whether what it was there for has happened, once it has left the stack."""
        return True

    def owes(self, s: State, why: str) -> i64:
        """Blocks of any mixture that may still be due for it by a clause."""
        return 0

    def price(self, s: State, action: i64) -> Cost | None:
        """What one of its options costs; None where the step says nothing of it."""
        return None

    def builds(self) -> i64:
        """The building it takes once it is paid."""
        return NONE


class Decision(TurnStep):
    """A step at which a player decides something of the own turn."""

    def moment(self, s: State) -> i64:
        """Z-15.3: open while the turn is not over; a Food Day belongs to nobody's turn."""
        return OWN_TURN if s.active == self.player and s.now.over == 0 else CLOSED


class Payment(TurnStep):
    """A step at which a player decides how to pay; nothing else is done then."""


class Effect(TurnStep):
    """A step without a decision: it runs as soon as it lies on top."""

    def __init__(self) -> None:
        super().__init__(NOBODY)


class Reveal(TurnStep):
    """A step of chance; with nothing left to draw it has no outcome and is dropped (Z-10.7)."""

    def __init__(self) -> None:
        super().__init__(CHANCE)


def beneath(step: Step[State]) -> TurnStep:
    """What a step of this game lies upon; what it lies upon at the bottom asks for nothing."""
    below = step.below
    return below if isinstance(below, TurnStep) else BOTTOM_STEP


BOTTOM_STEP: Final = TurnStep(NOBODY)
