# interpreted
"""The names by which Gymnasium knows the games; it asks for them by itself once Tonalli is installed."""

from __future__ import annotations

from gymnasium.envs import registration

from tonalli.core.game import GAMES


def register() -> None:
    """Make ``Tonalli/Teotihuacan-v0`` and ``Tonalli/Tzolkin-v0`` known."""
    for name in GAMES:
        known = f"Tonalli/{name.capitalize()}-v0"
        if known not in registration.registry:
            registration.register(
                known,
                entry_point="tonalli.rl.gym:SeatEnv",
                vector_entry_point="tonalli.rl.gym:SeatVectorEnv",
                kwargs={"game": name},
            )
