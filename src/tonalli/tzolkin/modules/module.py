# interpreted
"""What a module is: it edits the rules before the game starts and adds its parts to every position.

Its ids are registered behind those of the base game, in its own file of notation, and its steps are found wherever
they are declared; nothing of the base game names it.
"""

from __future__ import annotations

from typing import Any, ClassVar

from tonalli.core.game import Option
from tonalli.tzolkin.rules import Rules
from tonalli.tzolkin.state import State


class Module:
    """Something that can be added to the base game."""

    name: ClassVar[str]
    options: ClassVar[list[Option]] = []
    """Options it needs besides."""
    players: ClassVar[tuple[int, ...]] = ()
    """Numbers of players that it makes possible."""

    def refuse(self, options: dict[str, Any]) -> None:
        """Raise ``OptionError`` for options that do not go together, chosen or not; fill in what they bring along."""

    def edit(self, rules: Rules) -> None:
        """Add to the composed base game, or replace parts of it; its own ``Part`` goes to ``rules.parts``."""

    def begin(self, state: State) -> None:
        """Change the table before setup begins."""
