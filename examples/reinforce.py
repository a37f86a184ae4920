"""Trains a masked policy by reinforcement against random players, on a CPU, and lets it play against others.

pip install ".[rl]" sb3-contrib
python examples/reinforce.py tzolkin --seconds 60
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import tonalli.rl.gym  # registers the games
from tonalli.rl import Batch

TABLES = 32
POINTS = 50.0
"""So many points ahead count as one."""


class Scaled(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Columns and points ahead as networks like them: none far from 1."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        space = env.observation_space
        assert isinstance(space, gymnasium.spaces.Box)
        self.highest = space.high.astype("f4")
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, space.shape, np.float32)

    def reset(self, **options: Any) -> tuple[Any, dict[str, Any]]:
        seen, told = self.env.reset(**options)
        return seen / self.highest, told

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, reward, over, stopped, told = self.env.step(action)
        return seen / self.highest, float(reward) / POINTS, over, stopped, told


class For(BaseCallback):  # type: ignore[misc] # it has no types
    """Ends the training after some seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.last = time.perf_counter() + seconds

    def _on_step(self) -> bool:
        return time.perf_counter() < self.last


def wins(model: MaskablePPO, game: str, highest: NDArray[np.float32], games: int) -> float:
    """Its share of games against a random player; it sits first."""
    table = Batch(game, min(games, 64), 2, players=2, opponents="random", skip_forced=True)
    won = played = 0.0
    while played < games:
        # PyTorch warns of arrays that can only be read.
        masks = table.mask.copy()
        chosen, _ = model.predict(table.observation / highest, action_masks=masks, deterministic=True)
        table.step(chosen)
        played += table.done.sum()
        won += table.reward[table.done, 0].sum()
    return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(tonalli.GAMES), nargs="?", default="tzolkin")
    parser.add_argument("--seconds", type=float, default=60.0, help="of training (default 60)")
    parser.add_argument("--games", type=int, default=400, help="against the random player (default 400)")
    chosen = parser.parse_args()
    name = f"Tonalli/{chosen.game.capitalize()}-v0"
    options: dict[str, Any] = {"players": 2, "opponents": "random", "reward": "margin", "skip_forced": True}
    tables = make_vec_env(lambda: Scaled(gymnasium.make(name, **options)), n_envs=TABLES, seed=1)
    model = MaskablePPO("MlpPolicy", tables, n_steps=128, batch_size=512, n_epochs=4, ent_coef=0.01, seed=1)
    highest = tables.get_attr("highest")[0]
    before = wins(model, chosen.game, highest, chosen.games)
    model.learn(10**9, callback=For(chosen.seconds))
    after = wins(model, chosen.game, highest, chosen.games)
    print(
        f"{model.num_timesteps:,} decisions in {chosen.seconds:g} s; wins {after:.1%} of {chosen.games} games against"
        f" random, {before:.1%} before"
    )


if __name__ == "__main__":
    main()
