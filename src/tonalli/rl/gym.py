# interpreted
"""A game as Gymnasium wants it: one seat learns, the others are played by bots.

Importing this registers ``Tonalli/Teotihuacan-v0`` and ``Tonalli/Tzolkin-v0``, as Gymnasium expects it:
``gymnasium.make("Tonalli/Teotihuacan-v0", players=2, opponents="greedy")`` is one game,
``gymnasium.make_vec("Tonalli/Tzolkin-v0", num_envs=64)`` a batch of them. A name can bring the import along:
``tonalli.rl.gym:Tonalli/Tzolkin-v0``.
"""

from __future__ import annotations

from typing import Any, Final

from tonalli.rl.extras import brought_by

with brought_by("rl"):
    import gymnasium
    import numpy as np
    from gymnasium.envs import registration
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

from tonalli.core.actions import whole_number
from tonalli.core.errors import IllegalAction, OptionError
from tonalli.core.game import GAMES
from tonalli.core.state import State
from tonalli.rl.batch import Batch
from tonalli.rl.rows import Opponents, Settings, checked
from tonalli.rl.spaces import ILLEGAL, action_space, seen_space

RANDOM: Final = "random"

Seen = NDArray[np.uint8]


class Table:
    """Batches of the same options, each in place of the one before, in which one and the same seat learns."""

    def __init__(
        self,
        game: str,
        *,
        players: int = 2,
        opponents: Opponents = None,
        reward: str = "win",
        skip_forced: bool = False,
        processes: int = 1,
        **options: Any,
    ) -> None:
        if opponents is None and players != 1:
            opponents = RANDOM
        settings: dict[str, Any] = {"opponents": opponents, "reward": reward, "skip_forced": skip_forced}
        options["players"] = players
        # Whatever is wrong is told here, where it was asked for, not when a game begins.
        chosen = Settings(game, options, **settings)
        chosen.bots(players, 0, range(1))
        self.game = chosen.game
        self.made = {**settings, **options, "processes": checked(processes, "processes", 1)}
        self.seat = learner(opponents, players)
        self.dealt: Batch | None = None

    @property
    def batch(self) -> Batch:
        assert self.dealt is not None, "reset() begins a game"
        return self.dealt

    def deal(self, games: int, generator: np.random.Generator) -> Batch:
        """New games in place of all that go on."""
        self.close()
        self.dealt = Batch(self.game, games, int(generator.integers(1 << 60)), **self.made)
        return self.dealt

    def close(self) -> None:
        if self.dealt is not None:
            self.dealt.close()


def learner(opponents: Opponents, players: int) -> int:
    """The seat that learns: the first one, unless all are named and None stands elsewhere."""
    if not isinstance(opponents, (list, tuple)) or None not in opponents:
        return 0
    if len(opponents) != players or sum(each is None for each in opponents) > 1:
        raise OptionError("opponents: one seat learns here, so None can stand for one seat of all")
    return opponents.index(None)


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; ``action_masks()`` and ``info["action_mask"]`` say what is legal: nothing after the end.

    Any other whole number ends the game with a reward of -1; what is none raises ``IllegalAction``, and so does a step
    after the end. What is seen at the end is what the seat saw when it decided last.
    """

    # Words have no pace, but Gymnasium warns of whoever does not say it.
    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(self, game: str, *, render_mode: str | None = None, **options: Any) -> None:
        """``players``, ``opponents``, ``reward``, ``skip_forced`` and the options of the game, as a batch has them."""
        self.table = Table(game, **options)
        self.observation_space = seen_space(self.table.game)
        self.action_space = action_space(self.table.game)
        self.render_mode = render_mode
        self.ended: State | None = None
        """The position at the end of the game, once there is one."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game; without a seed it follows from the last one."""
        super().reset(seed=seed)
        self.ended = None
        return self.table.deal(1, self.np_random).observation[0].copy(), self.info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        batch = self.table.batch
        if self.ended is not None:
            raise IllegalAction("the game is over: reset() begins another")
        number = whole_number(action)
        if number is None:
            raise IllegalAction(f"{action!r} is no action: allowed is a whole number")
        before, state = batch.observation[0].copy(), batch.states[0]
        if not (0 <= number < len(batch.mask[0]) and batch.mask[0, number]):
            self.ended = state
            return before, ILLEGAL, True, False, {"illegal": True, **self.info()}
        batch.step([number])
        done = bool(batch.done[0])
        self.ended = state if done else None
        info = {"scores": batch.scores[0].tolist(), **self.info()} if done else self.info()
        # A batch begins anew at once; what was seen last belongs to the game that ended.
        seen = before if done else batch.observation[0].copy()
        return seen, float(batch.reward[0, self.table.seat]), done, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as masked learners ask for it; nothing after the end."""
        mask = self.table.batch.mask[0]
        masks: NDArray[np.bool_] = mask.copy() if self.ended is None else np.zeros_like(mask)
        return masks

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype("i1")}

    def render(self) -> str | None:
        """The position in words."""
        position = self.table.batch.states[0] if self.ended is None else self.ended
        return str(position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        self.table.close()


class SeatVectorEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """The same for many games at once, over a batch; a game that ends begins anew in the same step.

    ``info["final_obs"]`` is then what its seat saw when it decided last, ``info["scores"]`` how it ended, 0 where
    ``info["_scores"]`` says that none did. An illegal action raises ``IllegalAction``.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(self, game: str, num_envs: int = 1, **options: Any) -> None:
        """What a single one takes, and ``processes``, as a batch has them."""
        self.table = Table(game, **options)
        self.num_envs = num_envs = checked(num_envs, "num_envs", 1)
        self.single_observation_space = seen_space(self.table.game)
        self.single_action_space = action_space(self.table.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seen: Seen = np.zeros((0, 0), np.uint8)
        """What was seen last."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """New games; without a seed they follow from the last ones."""
        super().reset(seed=seed)
        batch = self.table.deal(self.num_envs, self.np_random)
        self.seen = batch.observation.copy()
        return self.seen, {"action_mask": batch.mask.copy()}

    def step(self, actions: NDArray[np.int64]) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        batch = self.table.batch
        batch.step(actions)
        done = batch.done.copy()
        info: dict[str, Any] = {"action_mask": batch.mask.copy()}
        if done.any():
            last = np.full(self.num_envs, None, dtype=object)
            for row in np.flatnonzero(done):
                last[row] = self.seen[row]
            scores = {"scores": np.where(done[:, None], batch.scores, 0), "_scores": done}
            info |= {**scores, "final_info": scores, "_final_info": done, "final_obs": last, "_final_obs": done}
        self.seen = batch.observation.copy()
        return self.seen, batch.reward[:, self.table.seat].astype("f8"), done, np.zeros_like(done), info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, in every game."""
        masks: NDArray[np.bool_] = self.table.batch.mask.copy()
        return masks

    def close_extras(self, **kwargs: Any) -> None:
        self.table.close()


def register() -> None:
    """Make the games known to Gymnasium."""
    for name in GAMES:
        known = f"Tonalli/{name.capitalize()}-v0"
        if known not in registration.registry:
            registration.register(
                known,
                entry_point="tonalli.rl.gym:SeatEnv",
                vector_entry_point="tonalli.rl.gym:SeatVectorEnv",
                kwargs={"game": name},
            )


register()
