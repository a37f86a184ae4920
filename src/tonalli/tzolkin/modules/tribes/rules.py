"""What a tribe tile may add to the figures of one player's rules: something at the beginning or the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64
from tonalli.tzolkin.modules.tribes import events
from tonalli.tzolkin.modules.tribes.names import TRIBES
from tonalli.tzolkin.modules.tribes.part import tribes_of
from tonalli.tzolkin.moments import ACTION, Kinds
from tonalli.tzolkin.rules import TurnItem
from tonalli.tzolkin.tribe import Tribe

if TYPE_CHECKING:
    from tonalli.tzolkin.state import State


class TribeTile(Tribe):
    """P-3.1, P-3.2, P-15.4: one player's for the whole game, in force for that player alone.

    P-3.3: whatever is allowed is offered, so it may be left; P-3.4: also around quick actions, which ask the same.
    """

    def revealed(self, s: State, player: i64) -> None:
        """P-2.7, P-2.8: what was chosen is known, what was rejected leaves the game."""
        tribes_of(s).dealt[player] = 0
        if s.log is not None:
            events.tribe(s.log, player, TRIBES[s.players[player].tribe - 1], "P-2.7")

    def turn_begins(self, s: State, player: i64) -> None:
        """What happens at the start of each own turn."""

    def turn_ends(self, s: State, player: i64) -> None:
        """Push what may follow everything else of an own turn but the refill."""


@final
class TurnOfTribe(TurnItem):
    """P-3.1: the ability is always in force."""

    def push(self, s: State, player: i64) -> None:
        tribe = s.tribe(player)
        if isinstance(tribe, TribeTile):
            tribe.turn_begins(s, player)


@final
class EndOfTribe(TurnItem):
    """P-3.10.g, P-13.14, P-15.3: after everything else of the turn but the refill."""

    def push(self, s: State, player: i64) -> None:
        tribe = s.tribe(player)
        if isinstance(tribe, TribeTile):
            tribe.turn_ends(s, player)

    def asks(self) -> Kinds:
        return ("pick-one", "choose-action", "offering", *ACTION)
