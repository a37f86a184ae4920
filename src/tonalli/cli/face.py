"""What the terminal has to know of a game to show it: one face for each game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from tonalli.core.errors import OptionError
from tonalli.core.events import Event
from tonalli.core.game import Game
from tonalli.core.match import Match
from tonalli.core.state import State

View = dict[str, Any]


class Face(Protocol):
    """How one game is drawn and told; everything is read off views, descriptions and events."""

    goal: str
    """The key of what a game is about, in a paragraph."""

    @property
    def sections(self) -> Sequence[str]:
        """Parts of the table that can be looked at by name."""

    def table(self, view: View, seats: list[str]) -> list[RenderableType]:
        """Everything on the table."""

    def section(self, name: str, view: View, seats: list[str]) -> list[RenderableType]:
        """One part of it."""

    def overview(self, view: View, seats: list[str]) -> list[RenderableType]:
        """What a player wants to see at the start of a turn."""

    def beside(self, view: View, seats: list[str], fresh: bool) -> list[RenderableType]:
        """What helps with the decision that is pending; ``fresh`` if the table was shown just now."""

    def question(self, match: Match, view: View) -> str:
        """What the pending decision asks for."""

    def listed(self, match: Match) -> list[int]:
        """The legal actions in the order they are shown and numbered."""

    def option(self, match: Match, action: int, view: View) -> str:
        """What an option does, in a line."""

    def gains(self, match: Match, action: int) -> str:
        """What an option brings at once; empty if that cannot be told cheaply."""

    def hope(self, match: Match, action: int) -> str:
        """What an option pays for and may yet not bring; empty for most."""

    def dashed(self, hope: str, events: list[Event], view: View) -> str | None:
        """What to say of a hope after what happened since; empty if it came true, None while that is open."""

    def explain(self, name: str, view: View) -> list[str]:
        """What a tile, a board or a word of the game means; empty if there is none of that name."""

    def explain_action(self, match: Match, action: int) -> list[str]:
        """More about the things an option names."""

    def story(self, events: list[Event], view: View, seats: list[str]) -> list[Text]:
        """Events as lines to read."""

    def seat_label(self, view: View, seat: int, seats: list[str]) -> Text:
        """A seat by name and colour."""

    def is_secret(self, view: View) -> bool:
        """Whether the pending decision shows what other players must not see."""

    def sources(self, events: list[Event], players: int) -> list[tuple[str, list[float]]]:
        """Points by source, one figure a seat."""

    def stages(self, events: list[Event], players: int) -> list[list[float]]:
        """Points by part of the game, one figure a seat."""

    def verdict(self, view: View, seats: list[str]) -> list[Text]:
        """Who won, and what decided it."""

    def ending(self, state: State) -> str:
        """How the game ended, as a key of words."""


def kinds_of(game: Game, actions: list[int]) -> set[str]:
    """The kinds of some actions."""
    return {str(game.space.describe(action)["kind"]) for action in actions}


LEFT_TO_THE_END = {"pass", "abandon"}
"""Kinds that do nothing: whoever types the first number has to get something for it."""


def nothing_last(game: Game, actions: list[int]) -> list[int]:
    """The same actions, those that do nothing behind the others."""
    return sorted(actions, key=lambda action: game.space.block_of[action].kind in LEFT_TO_THE_END)


def face_of(game: str, players: int = 2) -> Face:
    """The face of a game of so many people."""
    from tonalli.cli.teotihuacan.face import TeotihuacanFace
    from tonalli.cli.teotihuacan.solo import SoloFace
    from tonalli.cli.tzolkin.face import TzolkinFace

    if game == "teotihuacan":
        return SoloFace() if players == 1 else TeotihuacanFace()
    if game == "tzolkin":
        return TzolkinFace()
    raise OptionError(f"game={game!r}: the terminal cannot show it yet")
