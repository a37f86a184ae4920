"""What is pending: a stack of small immutable steps. What is pushed last is decided first.

The stack is a chain: every step knows the one below it. A step is pushed once and never changed,
so copies of a state share the whole chain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from tonalli.core.native import i64

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.core.field import FieldList
    from tonalli.core.game import Reason
    from tonalli.core.state import State

S = TypeVar("S", bound="State")

CHANCE: Final = -1
"""The player of every reveal: a drawn tile, a rotation, a die."""

NOBODY: Final = -2
"""No player: of a step that follows from the rules, or of a game that is over."""

PASS: Final = 0
"""The action id, in every game, of going on without taking up any offer."""


ONCE: Final = 0
"""No second step of its kind is pending with it."""
APART: Final = 1
"""Several of its kind may be pending, each with other values."""
OFTEN: Final = 2
"""Several of its kind may be pending, alike or not."""


class Step(Generic[S]):
    """Something still to be decided or done."""

    kind: ClassVar[str] = ""
    """Its name in positions, words and pages; it stays when the class is renamed. Empty for what is never pending."""
    fields: ClassVar[FieldList] = ()
    """What it holds, in the order of its constructor's arguments."""

    bottom: ClassVar[bool] = False
    """Whether the game goes on with it: it lies below everything else that is pending, and nothing else does."""
    setup: ClassVar[bool] = False
    """Whether it belongs to the setup of a game."""
    holds: ClassVar[bool] = False
    """Whether the active player has pieces in hand while it is pending."""
    peers: ClassVar[int] = ONCE
    """Whether others of its kind may be pending too: ``ONCE``, ``APART`` or ``OFTEN``."""
    out_of_turn: ClassVar[bool] = False
    """Whether its seat may decide although it is not its turn: the step itself, and whatever is pushed above it."""

    below: Step[S]
    """What waits below it on the stack; set when it is pushed."""

    def __init__(self, player: i64) -> None:
        self.player = player

    def options(self, s: S, out: Actions) -> None:
        """Write every legal action, in ascending order."""
        raise NotImplementedError

    def take(self, s: S, action: i64) -> None:
        """Carry out one of the options; the step has left the stack already."""
        raise NotImplementedError

    def fits(self, s: S) -> bool:
        """Whether what it relies on is there; a position in which it does not fit is impossible."""
        return True

    def why_not(self, s: S, action: i64) -> Reason | None:
        """Why an action is not among the options; None if it is, or if the step does not know."""
        return None

    def moment(self, s: S) -> i64:
        """What the player may do beside the options, in the game's own code; 0 for nothing."""
        return 0

    def run(self, s: S) -> None:
        """Carry out a step of nobody's."""
        raise NotImplementedError


class Effect(Step[S]):
    """A step without a decision: it runs as soon as it lies on top."""

    def __init__(self) -> None:
        super().__init__(NOBODY)


class Reveal(Step[S]):
    """A step of chance; with nothing left to draw it has no outcome and is dropped."""

    peers: ClassVar[int] = APART

    def __init__(self) -> None:
        super().__init__(CHANCE)
