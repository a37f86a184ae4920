# interpreted
"""A game as Gymnasium wants it: one seat learns, the others are played by bots.

``gymnasium.make("Tonalli/Teotihuacan-v0", players=2, opponents="greedy")`` is one game,
``gymnasium.make_vec("Tonalli/Tzolkin-v0", num_envs=64)`` a batch of them.
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tonalli.core.game import game_named
from tonalli.rl.batch import Batch
from tonalli.rl.rows import Opponent

RANDOM: Final = "random"
ILLEGAL: Final = -1.0
"""What an illegal action brings, and the end of the game: as in PettingZoo's wrapper."""


def spaces_of(game: str) -> tuple[gymnasium.spaces.Box, gymnasium.spaces.Discrete]:
    """What a seat of a game sees, and what it may ever do."""
    found = game_named(game)
    highest = np.array([column.highest for column in found.features], "u1")
    box = gymnasium.spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8)
    return box, gymnasium.spaces.Discrete(len(found.space.decisions))


class SeatEnv(gymnasium.Env[Any, Any]):
    """Seat 0 of a game; ``action_masks()`` and ``info["action_mask"]`` say what is legal, anything else ends it."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        *,
        players: int = 2,
        opponents: Opponent | list[Opponent] = RANDOM,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.observation_space, self.action_space = spaces_of(game)
        self.render_mode = render_mode
        self.made = {"opponents": opponents, "reward": reward, "players": players, **options}
        self.of = game
        self.batch: Batch | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """A new game; without a seed it follows from the last one."""
        super().reset(seed=seed)
        self.batch = Batch(self.of, 1, int(self.np_random.integers(1 << 60)), **self.made)
        return self.batch.observation[0].copy(), self.info()

    def step(self, action: Any) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        assert self.batch is not None, "reset() begins a game"
        before = self.batch.observation[0].copy()
        if not self.batch.mask[0, action]:
            return before, ILLEGAL, True, False, {"illegal": True, **self.info()}
        self.batch.step([int(action)])
        done = bool(self.batch.done[0])
        info = {"scores": self.batch.scores[0].tolist(), **self.info()} if done else self.info()
        # A batch begins anew at once; what was seen last belongs to the game that ended.
        seen = before if done else self.batch.observation[0].copy()
        return seen, float(self.batch.reward[0, 0]), done, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as masked learners ask for it."""
        assert self.batch is not None, "reset() begins a game"
        masks: NDArray[np.bool_] = self.batch.mask[0].copy()
        return masks

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype("i1")}

    def render(self) -> str | None:
        """The position in words."""
        return str(self.batch.states[0]) if self.render_mode == "ansi" and self.batch is not None else None


class SeatVectorEnv(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """The same for many games at once, over a batch; a game that ends begins anew in the same step."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int = 2,
        opponents: Opponent | list[Opponent] = RANDOM,
        reward: str = "win",
        **options: Any,
    ) -> None:
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = spaces_of(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.made = {"opponents": opponents, "reward": reward, "players": players, **options}
        self.of = game
        self.batch: Batch | None = None

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed if not isinstance(seed, list) else seed[0])
        self.batch = Batch(self.of, self.num_envs, int(self.np_random.integers(1 << 60)), **self.made)
        return self.batch.observation.copy(), {"action_mask": self.batch.mask.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.uint8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        assert self.batch is not None, "reset() begins the games"
        self.batch.step(actions)
        done = self.batch.done.copy()
        info: dict[str, Any] = {"action_mask": self.batch.mask.copy()}
        if done.any():
            info["scores"] = self.batch.scores.copy()
            info["_scores"] = done
        return self.batch.observation.copy(), self.batch.reward[:, 0].astype("f8"), done, np.zeros_like(done), info

    def action_masks(self) -> NDArray[np.bool_]:
        assert self.batch is not None, "reset() begins the games"
        return self.batch.mask.copy()
