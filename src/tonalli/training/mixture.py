"""What is played while training: every player count, set of modules and setting, some of them more often."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tonalli.core.errors import OptionError
from tonalli.core.game import Game, Knob, Option

PLAYERS: Final = "players"
MODULES: Final = "modules"
SHARES: Final[dict[int, float]] = {1: 0.28, 2: 0.32, 3: 0.12, 4: 0.22, 5: 0.06}
"""How often a game for so many is dealt, as far as the game has it."""
PLAIN: Final = 0.5
"""How often no module is played with."""
ALL: Final = 0.15
"""How often all of them are; in the rest any that go together."""
USUAL: Final = 0.8
"""How often any other option is as it is by default."""
TRIES: Final = 1000


class Mixture:
    """Draws the options of games; what is given stays as given."""

    def __init__(
        self,
        game: Game,
        players: Sequence[int] = (),
        modules: Sequence[str] | None = None,
        shares: Mapping[int, float] = SHARES,
    ) -> None:
        self.game = game
        self.by_name: dict[str, Option] = {option.name: option for option in game.options}
        counts = self.by_name[PLAYERS]
        self.players: list[int] = [counts.check(number) for number in players] or list(counts.allowed)
        self.modules: list[str] | None = None if modules is None else self.by_name[MODULES].check(list(modules))
        self.shares = [shares.get(number, 0.0) for number in self.players]
        if not any(self.shares):
            raise OptionError(f"shares={dict(shares)}: no game for {self.players} would be dealt")

    def draw(self, generator: random.Random) -> dict[str, Any]:
        """The options of one table, checked."""
        for attempt in range(TRIES):
            players = generator.choices(self.players, self.shares)[0]
            try:
                return self.game.check(self.attempt(players, generator))
            except OptionError:
                continue  # these modules do not go together, or not with so many players
        raise OptionError(f"modules={self.modules}: no game for {self.players} goes with them")

    def attempt(self, players: int, generator: random.Random) -> dict[str, Any]:
        chosen: dict[str, Any] = {PLAYERS: players, MODULES: self.drawn_modules(players, generator)}
        for name, option in self.by_name.items():
            if name in chosen:
                continue
            if isinstance(option, Knob):
                chosen[name] = settings(option, chosen[MODULES], generator) if players == 1 else {}
            elif option.allowed:
                usual = generator.random() < USUAL
                chosen[name] = option.default if usual else generator.choice(option.allowed)
        return chosen

    def drawn_modules(self, players: int, generator: random.Random) -> list[str]:
        if self.modules is not None:
            return self.modules
        there = list(self.by_name[MODULES].allowed)
        kind = generator.random()
        if kind < PLAIN:
            return []
        if kind < PLAIN + ALL:
            return all_modules(self.game, players)
        return [name for name in there if generator.random() < 0.5]


def settings(knob: Knob, modules: Sequence[str], generator: random.Random) -> dict[str, Any]:
    """Of a solo opponent: as it is by default, as hard as it gets, or anything."""
    kind = generator.random()
    if kind < 1 / 3:
        return {}
    if kind < 2 / 3:
        return hardest(knob, modules)
    return {
        name: generator.choice(setting.allowed)
        for name, setting in knob.settings.items()
        if set(setting.needs) <= set(modules)
    }


def hardest(knob: Knob, modules: Sequence[str]) -> dict[str, Any]:
    """The last of what every setting allows."""
    return {name: setting.allowed[-1] for name, setting in knob.settings.items() if set(setting.needs) <= set(modules)}


def all_modules(game: Game, players: int) -> list[str]:
    """As many modules as go together with so many players, the first of them first."""
    option = next(option for option in game.options if option.name == MODULES)
    chosen: list[str] = []
    for name in option.allowed:
        try:
            chosen = game.check({PLAYERS: players, MODULES: [*chosen, name]})[MODULES]
        except OptionError:
            continue
    return chosen
