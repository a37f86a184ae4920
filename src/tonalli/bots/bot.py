"""What a bot is: it gets a state to search on and answers with one of its legal actions."""

from __future__ import annotations

from tonalli.core.native import mypyc_attr
from tonalli.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player without a person.

    It remembers nothing: the same seed gives the same choice in the same position, so a game that
    was left and resumed goes on as it would have.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State) -> int:
        """A legal action of the seat that is to decide; the state itself stays as it is."""
        raise NotImplementedError
