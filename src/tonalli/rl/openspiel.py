# interpreted
"""A game as OpenSpiel wants it: chance nodes from the very start, tensors of what each player sees.

Importing this registers ``python_tonalli_teotihuacan`` and ``python_tonalli_tzolkin``. Options are parameters, lists
of them joined by ``+``: ``pyspiel.load_game("python_tonalli_tzolkin(players=3,modules=tribes+prophecies)")``. So are
the settings of a solo opponent: ``python_tonalli_teotihuacan(players=1,start_gold=3)``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from tonalli.rl.extras import brought_by

with brought_by("rl"):
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

from tonalli.core.actions import FIRST_OUTCOME
from tonalli.core.game import GAMES, Game, Knob
from tonalli.core.state import State
from tonalli.core.step import CHANCE
from tonalli.rl.rows import reward_named
from tonalli.rl.single import Single

LONGEST: Final = 6000
"""Decisions and reveals that no game of any options reaches."""
PREFIX: Final = "python_tonalli_"
JOINT: Final = "+"
SECRETS: Final = 6
"""Decisions of a player while something is hidden that an information state has room for."""


def parameters(game: Game) -> dict[str, Any]:
    """Every option that can be given, and every setting of a solo opponent, as it is unless somebody says otherwise."""
    found: dict[str, Any] = {}
    for option in game.options:
        if isinstance(option, Knob):
            found |= {name: setting.default for name, setting in option.settings.items()}
        else:
            found[option.name] = "" if option.many else option.default
    return {**found, "players": 2, "reward": "win"}


def options_of(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    """Options as the game takes them, of parameters as OpenSpiel gives them."""
    usual = parameters(game)
    chosen = {name: value for name, value in given.items() if value != usual.get(name)}
    options: dict[str, Any] = {"players": usual["players"]}
    for option in game.options:
        if isinstance(option, Knob):
            settings = {name: chosen[name] for name in option.settings if name in chosen}
            if settings:
                options[option.name] = settings
        elif option.name in chosen:
            value = chosen[option.name]
            options[option.name] = value.split(JOINT) if option.many else value
    return options


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel has to know before a game is loaded."""
    seats = next(option.allowed for option in game.options if option.name == "players")
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.name}",
        long_name=game.name.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(game),
        default_loadable=True,
    )


class TonalliGame(pyspiel.Game):  # type: ignore[misc]
    """A game of some options."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        reward = given.get("reward", "win")
        self.single = Single(game, options_of(game, given))
        self.final_rewards = reward_named(reward)
        self.outcomes = len(game.space.outcomes)
        most = {"win": 1.0, "rank": 1.0}.get(reward, 1000.0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.single.decisions,
            max_chance_outcomes=self.outcomes,
            num_players=len(self.single.deciding),
            min_utility=0.0 if most == 1.0 else -most,
            max_utility=most,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, given)

    def new_initial_state(self) -> TonalliState:
        return TonalliState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TonalliObserver:
        if iig_obs_type is not None and (
            not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            raise ValueError(
                "an observation is what one player sees: all that is open, and what the player alone knows"
            )
        return TonalliObserver(self, params, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Told:
    """A move, and what was told before it: all that happened, in an order that copies share."""

    __slots__ = ("action", "before", "decided", "seat")

    def __init__(self, before: Told | None, action: int, seat: int, decided: State | None) -> None:
        self.before = before
        self.action = action
        self.seat = seat
        self.decided = decided
        """The position in which it was decided, if others must not know of it; None if all saw it."""


class Held:
    """The position of a state and how it came to be; a deep copy of it is a copy."""

    __slots__ = ("position", "told")

    def __init__(self, position: State, told: Told | None) -> None:
        self.position = position
        self.told = told

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.position.copy(), self.told)

    def __reduce__(self) -> tuple[Any, ...]:
        """One move after the other: a chain of hundreds is deeper than what pickles follow."""
        return held_again, (self.position, [(each.action, each.seat, each.decided) for each in chain(self.told)])

    def play(self, action: int) -> None:
        """Play it and keep what may be told of it: nothing of what chance does in secret."""
        position = self.position
        seat = position.actor
        hidden = position.game.hides(position)
        decided = position.copy() if hidden and seat != CHANCE else None
        position.play(action)
        if decided is not None or not hidden:
            self.told = Told(self.told, action, seat, decided)

    def told_to(self, player: int) -> list[Told]:
        """All that was played for all to see, and what the player decided in secret, from the very start."""
        return [each for each in chain(self.told) if each.decided is None or each.seat == player]


def chain(told: Told | None) -> list[Told]:
    """All that was told up to a move, from the very start."""
    found: list[Told] = []
    while told is not None:
        found.append(told)
        told = told.before
    return found[::-1]


def chained(moves: Iterable[tuple[int, int, State | None]]) -> Told | None:
    """The way back."""
    told: Told | None = None
    for action, seat, decided in moves:
        told = Told(told, action, seat, decided)
    return told


def held_again(position: State, moves: list[tuple[int, int, State | None]]) -> Held:
    """What was pickled."""
    return Held(position, chained(moves))


class TonalliState(pyspiel.State):  # type: ignore[misc]
    """A position; reveals are answered by chance nodes, whose outcomes are numbered from 0.

    OpenSpiel clones a state by making a new one and copying into it what the old one holds, so a new one holds nothing
    until it is asked for it.
    """

    held: Held

    def __getattr__(self, name: str) -> Any:
        if name != "held":
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
        game: TonalliGame = self.get_game()
        self.held = Held(game.single.fresh.copy(), None)
        return self.held

    def current_player(self) -> int:
        position = self.held.position
        if position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        actor = position.actor
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.held.position.chance()
        total = sum(weight for outcome, weight in outcomes)
        return [(outcome - FIRST_OUTCOME, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.held.play(action + FIRST_OUTCOME if self.held.position.actor == CHANCE else action)

    def _action_to_string(self, player: int, action: int) -> str:
        space = self.held.position.game.space
        return space.write(action + FIRST_OUTCOME if player == pyspiel.PlayerId.CHANCE else action)

    def is_terminal(self) -> bool:
        return self.held.position.over

    def returns(self) -> list[float]:
        game: TonalliGame = self.get_game()
        seats = game.num_players()
        if not self.held.position.over:
            return [0.0] * seats
        return game.final_rewards(self.held.position)[:seats]

    def resample_from_infostate(self, player: int, sampler: Any) -> TonalliState:
        """A position that looks the same to a player, what is hidden drawn anew.

        What others decided in secret is forgotten; the history stays that of the real state.
        """
        other: TonalliState = self.clone()
        told = chained((each.action, each.seat, each.decided) for each in self.held.told_to(player))
        other.held = Held(self.held.position.resample(player, int(sampler() * (1 << 60))), told)
        return other

    def __str__(self) -> str:
        return repr(self.held.position)


class TonalliObserver:
    """What a player sees: the columns of the game, as figures from 0 to 255.

    With ``recall`` it is an information state: what the player saw before each decision in secret, and all that was
    played and could be seen too, as numbers from 1, decisions first.
    """

    def __init__(self, game: TonalliGame, params: Any, recall: bool) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        self.recall = recall
        self.single = game.single
        self.features = game.single.features
        sizes = {"observation": self.features.size}
        if recall:
            sizes |= {"secret": SECRETS * self.features.size, "played": LONGEST}
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes.values()), np.float32)
        parts = np.split(self.tensor, np.cumsum(list(sizes.values()))[:-1])
        self.dict: dict[str, NDArray[np.float32]] = dict(zip(sizes, parts, strict=True))

    def set_from(self, state: TonalliState, player: int) -> None:
        self.dict["observation"][:] = self.row(state.held.position, player)
        if self.recall:
            self.recall_from(state.held.told_to(player), player)

    def row(self, position: State, player: int) -> NDArray[np.uint8]:
        self.features.write(position, player, self.single.row)
        return self.single.cells

    def recall_from(self, told: list[Told], player: int) -> None:
        secret = self.dict["secret"].reshape(SECRETS, -1)
        secret[:] = 0
        decided = [each.decided for each in told if each.decided is not None]
        for row, position in zip(secret[: len(decided)], decided, strict=True):
            row[:] = self.row(position, player)
        played = self.dict["played"]
        played[:] = 0
        shift = FIRST_OUTCOME - self.single.decisions
        for number, each in enumerate(told):
            played[number] = 1 + (each.action - shift if each.action >= FIRST_OUTCOME else each.action)

    def string_from(self, state: TonalliState, player: int) -> str:
        """All that the player may know, as plain data."""
        position = state.held.position
        seen = position.game.view(position, player)
        if not self.recall:
            return json.dumps(seen, sort_keys=True)
        game = position.game
        told = state.held.told_to(player)
        secret = [game.view(each.decided, player) for each in told if each.decided is not None]
        played = [game.space.write(each.action) for each in told]
        return json.dumps({"seen": seen, "secret": secret, "played": played}, sort_keys=True)


KEPT: Final[list[type[TonalliGame]]] = []


def loader(game: Game) -> Any:
    """How a game is made from OpenSpiel's parameters."""

    def load(self: TonalliGame, params: dict[str, Any] | None = None) -> None:
        TonalliGame.__init__(self, game, params)

    return load


def register() -> None:
    """Make the games known to OpenSpiel."""
    for game in GAMES.values():
        # A class, since OpenSpiel's list of games outlives the interpreter and everything else in it.
        made = type(game.name.capitalize(), (TonalliGame,), {"__init__": loader(game)})
        KEPT.append(made)
        pyspiel.register_game(game_type(game), made)


register()
