"""Whether a game has words for everything a person may read of it."""

from __future__ import annotations

from tonalli.core.actions import ActionSpace

Groups = dict[str, tuple[tuple[str, ...], tuple[str, ...]]]
"""Names of the engine by group, and the attributes their words must have; an empty one is the word itself."""


def keys_of(game: str, groups: Groups) -> list[str]:
    return [
        f"{game}-{group}-{name}{part}"
        for group, (all_names, parts) in groups.items()
        for name in all_names
        for part in parts
    ]


def kinds_chosen(space: ActionSpace) -> list[str]:
    """Kinds of actions that players take."""
    return sorted({block.kind for block in space.blocks if not block.kind.startswith("~")})
