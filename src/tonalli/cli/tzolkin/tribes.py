"""Who plays which tribe, once that is known."""

from __future__ import annotations

from tonalli.cli.face import View
from tonalli.cli.tzolkin.wording import named
from tonalli.locale import words


def tribe_of(view: View, seat: int) -> list[str]:
    """The tribe of a seat, as far as the view tells it."""
    name = view["tribes"]["chosen"][seat] if "tribes" in view else None
    return [words("tzolkin-show-tribe", tribe=named("tribe", name))] if name is not None else []
