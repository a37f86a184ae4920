"""What Tzolk'in tells of a position, as text."""

from __future__ import annotations

from tonalli import State
from tonalli.locale import text
from tonalli.telling import telling_of

TELLING = telling_of("tzolkin")


def asked(state: State) -> str:
    return text(TELLING.question(state)["words"])


def options(state: State) -> dict[str, str]:
    """Every option by notation, in the order shown: its words; costs and gains behind them."""
    found = {}
    for choice in TELLING.choices(state):
        figures = ", ".join(text(figure.words) for figure in [*choice.costs, *choice.gains])
        found[choice.notation] = "  ".join(filter(None, [text(choice.words), figures]))
    return found


def notes(state: State, thing: str, seat: int | None = 0) -> list[str]:
    return [text(line) for line in TELLING.notes(state, seat).get(thing, [])]
