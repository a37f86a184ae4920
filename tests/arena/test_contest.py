"""Every deal in every seating: what is played, and that luck and seats cancel out."""

from __future__ import annotations

from collections import Counter

import pytest

import tonalli
from arena.seated import First, Last, contest
from tonalli.arena.competing import compete
from tonalli.bots.game import play_game
from tonalli.core.dealer import mix
from tonalli.core.errors import OptionError

pytestmark = pytest.mark.pure


@pytest.mark.parametrize(("players", "bots"), [(2, 2), (2, 3), (3, 3), (3, 5), (4, 4), (4, 5)])
def test_with_enough_bots_different_ones_sit_at_every_table(players: int, bots: int) -> None:
    arena = contest(players, *["random"] * bots)
    seatings = arena.seatings(0)
    assert len(set(seatings)) == len(seatings) == arena.games_a_deal
    assert all(len(set(seating)) == players for seating in seatings)
    seated = Counter((seat, entrant) for seating in seatings for seat, entrant in enumerate(seating))
    assert len(seated) == players * bots
    assert len(set(seated.values())) == 1
    met = Counter(frozenset({one, other}) for seating in seatings for one in seating for other in seating)
    assert len({count for pair, count in met.items() if len(pair) == 2}) == 1


@pytest.mark.parametrize(("players", "bots"), [(3, 2), (4, 2), (4, 3)])
def test_with_fewer_bots_one_sits_against_equals_on_every_seat(players: int, bots: int) -> None:
    arena = contest(players, *["random"] * bots)
    seatings = arena.seatings(0)
    assert len(set(seatings)) == len(seatings) == bots * (bots - 1) * players
    alone: Counter[tuple[int, int, int]] = Counter()
    for seating in seatings:
        counted = {entrant: seating.count(entrant) for entrant in seating}
        assert sorted(counted.values()) == [1, players - 1]
        one = next(entrant for entrant, count in counted.items() if count == 1)
        other = next(entrant for entrant, count in counted.items() if count > 1)
        alone[one, other, seating.index(one)] += 1
    assert len(alone) == len(seatings)


def test_who_follows_whom_changes_with_the_deals_until_all_orders_were_played() -> None:
    arena = contest(4, *["random"] * 4)
    played = [seating for deal in range(6) for seating in arena.seatings(deal)]
    assert len(set(played)) == 24
    assert arena.seatings(6) == arena.seatings(0)
    followed = Counter((seating[seat - 1], seating[seat]) for seating in played for seat in range(4))
    assert set(followed.values()) == {8}


def test_games_are_numbered_deal_by_deal_however_many_are_played() -> None:
    arena = contest(4, "random", "greedy")
    pairings = [arena.pairing(number) for number in range(16)]
    assert [pairing.deal for pairing in pairings] == [0] * 8 + [1] * 8
    assert len({pairing.seed for pairing in pairings}) == 2
    assert [pairing.seating for pairing in pairings[:8]] == arena.seatings(0)
    assert [arena.whole(games) for games in (1, 8, 9)] == [8, 8, 16]
    assert contest(4, "random", "greedy", seed=6).pairing(0).seed != pairings[0].seed


@pytest.mark.parametrize("game", list(tonalli.GAMES))
@pytest.mark.parametrize(("players", "bots"), [(2, 2), (3, 2), (4, 4)])
def test_equal_bots_are_exactly_even(game: str, players: int, bots: int) -> None:
    """Whatever the luck of the deals: in every seating the same game is played."""
    results = compete(contest(players, *["random"] * bots, game=game), 24)
    for standing in results.standings:
        assert standing["win_share"] == pytest.approx(1 / players, abs=1e-6)
        assert standing["margin"] == pytest.approx(0, abs=1e-6)
        assert standing["win_interval"][0] < 1 / players < standing["win_interval"][1]
    for deal in range(results.deals):
        assert len({tuple(game["scores"]) for game in results.games if game["deal"] == deal}) == 1


def test_a_game_can_be_played_again_from_its_seed() -> None:
    results = compete(contest(2, "random", First, setup="draft"), 2)
    for game in results.games:
        state = tonalli.new("teotihuacan", players=2, setup="draft", seed=game["seed"]).state
        seed = mix(game["seed"])
        bots = [results.contest.entrants[entrant].made(mix(seed + 1 + n)) for n, entrant in enumerate(game["seating"])]
        assert play_game(state, bots, tonalli.Dealer(seed)) == game["decisions"]
        assert (state.scores(), state.winners(), state.turn) == (game["scores"], game["winners"], game["turns"])


@pytest.mark.parametrize("game", list(tonalli.GAMES))
def test_the_number_of_processes_changes_nothing(game: str) -> None:
    one = tonalli.compete(game, {"A": "random", "B": Last}, players=3, games=12, seed=3)
    two = tonalli.compete(game, {"A": "random", "B": Last}, players=3, games=12, seed=3, processes=2)
    assert one.to_dict() == two.to_dict()
    other = tonalli.compete(game, {"A": "random", "B": Last}, players=3, games=12, seed=4)
    assert other.games != one.games


def test_more_games_begin_with_the_same_ones() -> None:
    few = compete(contest(2, "random", First), 4)
    more = compete(contest(2, "random", First), 10)
    assert more.games[:4] == few.games


def test_options_and_modules_are_played_with() -> None:
    results = tonalli.compete("teotihuacan", ["random", "A=random"], games=2, seed=1, modules=["obsidian"])
    assert results.to_dict()["options"]["modules"] == ["obsidian"]
    assert results.games != tonalli.compete("teotihuacan", ["random", "A=random"], games=2, seed=1).games


class Crashing(First):
    def choose(self, state: tonalli.State) -> int:
        raise KeyError(1)


class Cheating(First):
    def choose(self, state: tonalli.State) -> int:
        return -5


@pytest.mark.parametrize(
    ("bots", "options", "said"),
    [
        (["greedy"], {}, "at least two"),
        ("greedy", {}, "at least two"),
        (["greedy", "greedy"], {}, "two of them are called greedy"),
        (["greedy", " =random"], {}, "no name"),
        (["greedy", "nobody"], {}, "nobody"),
        (["greedy", "nowhere.at_all:Bot"], {}, "cannot be imported"),
        ({"A": "greedy", "B": object}, {}, "cannot be made"),
        ({"A": "random", "B": Crashing}, {}, "KeyError"),
        ({"A": "random", "B": Cheating}, {}, "no legal action"),
        (["greedy", "random"], {"players": 1}, "at least 2"),
        (["greedy", "random"], {"players": 7}, "players=7"),
        (["greedy", "random"], {"games": 0}, "games=0"),
        (["greedy", "random"], {"processes": "two"}, "processes='two'"),
        (["greedy", "random"], {"seed": "x"}, "seed='x'"),
        (["greedy", "random"], {"weather": "dry"}, "weather"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_line(bots: list[str], options: dict[str, object], said: str) -> None:
    with pytest.raises(OptionError, match=said) as refused:
        tonalli.compete("teotihuacan", bots, **{"games": 2, "seed": 1, **options})  # type: ignore[arg-type]
    assert "\n" not in str(refused.value)
