"""The environment for learners: rows of many games at once, and what other libraries expect. Extra ``[rl]``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tonalli.rl.batch import Batch as Batch


def __getattr__(name: str) -> Any:
    """``Batch``, once it is asked for: it needs numpy, which the rest of Tonalli does without."""
    if name != "Batch":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from tonalli.rl.extras import brought_by

    with brought_by("rl"):
        from tonalli.rl.batch import Batch

    return Batch
