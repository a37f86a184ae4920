# interpreted
"""A game as PettingZoo wants it: agents in turn, with what each sees and may do.

``env("teotihuacan", players=3)`` takes an illegal action as PettingZoo's usual wrappers do, ``raw_env`` raises
``IllegalAction``. Each game is there by the name PettingZoo would give it, too: ``teotihuacan_v0.env(players=3)``.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from tonalli.rl.extras import brought_by

with brought_by("rl"):
    import gymnasium
    import numpy as np
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv

from tonalli.core.actions import whole_number
from tonalli.core.errors import IllegalAction
from tonalli.core.game import GAMES
from tonalli.rl.rows import reward_named
from tonalli.rl.single import Single
from tonalli.rl.spaces import ILLEGAL, action_space, seen_space

VERSION: Final = "_v0"
"""Behind the name of a game; rises when results of another version can no longer be compared."""


class Versioned:
    """``env`` and ``raw_env`` of one game, as the modules of PettingZoo's own games have them."""

    def __init__(self, game: str) -> None:
        self.env = partial(env, game)
        self.raw_env = partial(raw_env, game)


def __getattr__(name: str) -> Versioned:
    """``teotihuacan_v0``, ``tzolkin_v0``."""
    game = name.removesuffix(VERSION)
    if game == name or game not in GAMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return Versioned(game)


def env(game: str, **options: Any) -> AECEnv:
    """The environment as it is usually wrapped: an illegal action ends it, steps out of order are refused."""
    return CheckedEnv(game, **options)


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 -- PettingZoo's name for it; it has no types
    """Agents ``seat_0`` and following; a game ends for all at once, with a reward each and all scores."""

    def __init__(
        self, game: str, *, players: int = 2, reward: str = "win", render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.single = Single(game, {"players": players, **options})
        self.final_rewards = reward_named(reward)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in self.single.deciding]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.metadata = {
            "name": f"{self.single.game.name}{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": seen_space(self.single.game),
                    "action_mask": gymnasium.spaces.Box(0, 1, (self.single.decisions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.single.game) for agent in self.possible_agents}
        self.np_random, self.np_random_seed = seeding.np_random(None)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed it follows from the last one."""
        if seed is not None:
            self.np_random, self.np_random_seed = seeding.np_random(seed)
        self.single.begin(int(self.np_random.integers(1 << 60)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.single.state.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": self.single.observation(seat), "action_mask": self.single.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        state = self.single.state
        self.single.play(action)
        if state.over:
            rewards = self.final_rewards(state)
            for each in self.agents:
                self.rewards[each] = rewards[self.seat_of[each]]
                self.terminations[each] = True
                self.infos[each] = {"scores": state.scores()}
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state.actor]

    def render(self) -> str | None:
        """The position in words."""
        return str(self.single.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


class CheckedEnv(raw_env):
    """What PettingZoo's three wrappers for such games do, without asking for every attribute through all of them."""

    agent_selection: str

    def step(self, action: Any) -> None:
        if not hasattr(self, "agent_selection"):
            raise AttributeError("reset() needs to be called before step")
        agent = self.agent_selection
        number = whole_number(action)
        known = number is not None and 0 <= number < self.single.decisions
        assert known or self.terminations[agent], f"{action!r} is no action of {agent}"
        try:
            super().step(action)
        except IllegalAction:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.rewards[agent] = ILLEGAL
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
