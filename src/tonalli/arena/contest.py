"""What is to be played: entrants, a game with its options, a seed, and the order of all pairings that follows."""

from __future__ import annotations

import itertools
from functools import cached_property
from typing import Any, NamedTuple

from tonalli.arena.entrant import Entrant
from tonalli.arena.playing import play_pairing
from tonalli.core.dealer import MASK, mix
from tonalli.core.errors import OptionError
from tonalli.core.game import Game, game_named

FEWEST_PLAYERS = 2


class Pairing(NamedTuple):
    """One game that is to be played."""

    number: int
    deal: int
    """Games of a deal have the same setup and the same luck."""
    seed: int
    seating: tuple[int, ...]
    """The entrant at every seat."""


class Contest:
    """Plain data that says every game before any is played, so that anybody may play any of them."""

    def __init__(
        self, game: str, entrants: list[Entrant], players: int, seed: int, options: dict[str, Any] | None = None
    ) -> None:
        self.game_name = game
        self.entrants = entrants
        self.players = players
        self.seed = seed
        self.options = self.game.check({"players": players, **(options or {})})
        if len(entrants) < 2:
            raise OptionError("bots: at least two play against each other", "two-bots")
        if players < FEWEST_PLAYERS:
            told = f"players={players}: in an arena at least {FEWEST_PLAYERS} play against each other"
            raise OptionError(told, "arena-players", players=str(players), least=FEWEST_PLAYERS)
        names = [entrant.name for entrant in entrants]
        for entrant in entrants:
            if names.count(entrant.name) > 1:
                told = f"bots: two of them are called {entrant.name}; give them names: A={entrant.path}"
                raise OptionError(told, "bot-twice", bot=entrant.name, example=f"A={entrant.path}")
            entrant.made(0)

    @property
    def game(self) -> Game:
        return game_named(self.game_name)

    # ---- seatings ----------------------------------------------------------------------------

    @cached_property
    def tables(self) -> list[tuple[int, ...]]:
        """Who sits together: every choice of different entrants, or where those are too few one against equals."""
        numbers = range(len(self.entrants))
        if len(self.entrants) >= self.players:
            return list(itertools.combinations(numbers, self.players))
        return [(one, *[other] * (self.players - 1)) for one, other in itertools.permutations(numbers, 2)]

    def seatings(self, deal: int) -> list[tuple[int, ...]]:
        """Every table of a deal, turned until everybody sat everywhere; who follows whom changes with the deals."""
        orders = list(itertools.permutations(range(1, self.players)))
        order = (0, *orders[deal % len(orders)])
        found = []
        for table in self.tables:
            round_table = [table[place] for place in order]
            for turned in range(self.players):
                found.append((*round_table[-turned:], *round_table[:-turned]))
        return found

    @property
    def games_a_deal(self) -> int:
        return len(self.tables) * self.players

    def whole(self, games: int) -> int:
        """At least so many games, no deal left half played."""
        return -(-games // self.games_a_deal) * self.games_a_deal

    def pairing(self, number: int) -> Pairing:
        deal, place = divmod(number, self.games_a_deal)
        # Seeds of neighbouring deals have nothing to do with each other.
        return Pairing(number, deal, mix((mix(self.seed & MASK) + deal) & MASK), self.seatings(deal)[place])

    # ---- playing -----------------------------------------------------------------------------

    def play(self, number: int) -> dict[str, Any]:
        """One game, the same whoever plays it."""
        pairing = self.pairing(number)
        seated = [self.entrants[entrant] for entrant in pairing.seating]
        return {
            "game": number,
            "deal": pairing.deal,
            "seed": pairing.seed,
            "seating": list(pairing.seating),
            **play_pairing(self.game, self.options, seated, pairing.seed),
        }

    def to_dict(self) -> dict[str, Any]:
        """What it is, as far as its games depend on it."""
        return {
            "game": self.game_name,
            "rules": self.game.rules_version,
            "options": self.options,
            "seed": self.seed,
            "entrants": [entrant.to_dict() for entrant in self.entrants],
        }
