"""The dealer: the numbers of a seed are the same everywhere, and fair."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import tonalli
from core.varieties import TABLES, before_setup, begin, name_of
from tonalli import Dealer
from tonalli.core.dealer import KeyedDealer
from tonalli.core.game import game_named
from tonalli.core.match import Match, replay

pytestmark = pytest.mark.pure

GOLDEN = {
    0: [961713531, 248648352, 855091539, 83941671, 912489049, 436916046],
    1: [475866026, 715801140, 205068327, 120113567, 166363440, 285592274],
    7: [69224053, 682274222, 310852262, 934980845, 9794281, 200051627],
    -1: [707922484, 181482849, 516579582, 133860590, 605015629, 702144777],
    1 << 31: [503329641, 409047195, 378559067, 16971345, 553344678, 560551707],
    123456789012345678901234567890: [175887817, 19321395, 327078653, 923368568, 391506878, 316536239],
}


def numbers(dealer: Dealer, bound: int, count: int) -> list[int]:
    return [dealer.number(bound) for draw in range(count)]


@pytest.mark.parametrize("seed", GOLDEN)
def test_no_platform_and_no_build_changes_the_numbers_of_a_seed(seed: int) -> None:
    assert numbers(Dealer(seed), 1_000_000_000, 6) == GOLDEN[seed]


def test_a_dealer_can_go_on_anywhere() -> None:
    whole = numbers(Dealer(7), 1000, 20)
    assert numbers(Dealer(7, 12), 1000, 8) == whole[12:]


def test_neighbouring_seeds_deal_unrelated_numbers() -> None:
    rows = [tuple(numbers(Dealer(seed), 1000, 4)) for seed in range(200)]
    assert len(set(rows)) == 200
    assert len({row[0] for row in rows}) > 150


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 54])
def test_every_number_below_the_bound_is_equally_likely(bound: int) -> None:
    draws = 600 * bound
    counts = [0] * bound
    for number in numbers(Dealer(1), bound, draws):
        counts[number] += 1
    # Chi squared of a fair dealer stays below its mean plus five deviations.
    chi = sum((count - 600) ** 2 / 600 for count in counts)
    assert chi < (bound - 1) + 5 * (2 * (bound - 1)) ** 0.5


def test_successive_numbers_do_not_depend_on_each_other() -> None:
    row = numbers(Dealer(3), 6, 36 * 300)
    pairs = [0] * 36
    for one, other in zip(row[::2], row[1::2], strict=True):
        pairs[one * 6 + other] += 1
    assert sum((count - 150) ** 2 / 150 for count in pairs) < 35 + 5 * 70**0.5


def test_outcomes_are_picked_by_weight() -> None:
    state = before_setup(players=2)
    state.choices.count = 0
    for action, weight in ((3, 1), (5, 2), (8, 5)):
        state.choices.weigh(action, weight)
    dealer = Dealer(11)
    picked = [dealer.pick(state) for draw in range(8000)]
    assert {action: round(picked.count(action) / 1000) for action in (3, 5, 8)} == {3: 1, 5: 2, 8: 5}


def test_the_first_reveals_of_a_seed_are_the_same_everywhere() -> None:
    data = begin(7, players=3).state.to_dict()
    assert data["first_player"] == 0
    assert data["ring"] == [
        "palace", "forest", "nobles", "gold", "construction", "decorations", "quarry", "alchemy",
    ]  # fmt: skip
    assert data["royal_tiles"] == ["A04", "B02", "C03"]
    data = begin(7, "tzolkin", players=3).state.to_dict()
    assert data["calendar"]["starting_player"] == 1
    assert data["buildings"] == [
        "a1_single_farm",
        "a1_chaac_quetzalcoatl",
        "a1_community_farm",
        "a1_theology_kukulkan",
        "a1_single_farm",
        "a1_community_farm",
    ]
    assert data["opening"]["turned_up"] == [
        "wealth_palenque_1",
        "wealth_palenque_5",
        "wealth_uxmal_7",
        "wealth_chichen_itza_5",
    ]


@pytest.mark.parametrize("variety", TABLES, ids=name_of)
def test_a_playout_ends_the_game_and_repeats_with_its_seed(variety: dict[str, Any]) -> None:
    one, other = before_setup(**variety), before_setup(**variety)
    decisions = tonalli.playout(one, 5)
    assert decisions == tonalli.playout(other, 5) > 50
    assert one.over
    assert one.to_dict() == other.to_dict()


# ---- from a key ----------------------------------------------------------------------------------

KEY = bytes(range(16))
KEYED = [
    "~building:a1_single_farm",
    "~building:a1_architecture",
    "~building:a1_chaac_kukulkan",
    "~building:a1_any_temple_build",
    "~building:a1_community_farm",
    "~building:a1_agriculture_stone",
]


def dealt_from(key: bytes | int) -> list[str]:
    """All a game deals before its first decision."""
    game = game_named("tzolkin")
    match = Match(game, game.check({"players": 3}), key, [])
    match.deal()
    return [move.notation for move in match.moves]


def test_a_key_deals_the_same_everywhere() -> None:
    first = dealt_from(KEY)
    assert first == dealt_from(KEY)
    assert first[:6] == KEYED
    assert len(first) > 6


def test_every_bit_of_a_key_counts() -> None:
    others = [bytes([*KEY[:byte], KEY[byte] ^ bit, *KEY[byte + 1 :]]) for byte in range(16) for bit in (1, 128)]
    assert len({tuple(dealt_from(key)) for key in [KEY, *others]}) == 33


def test_a_game_dealt_from_a_key_goes_on_from_its_record() -> None:
    game = game_named("tzolkin")
    match = Match(game, game.check({"players": 2}), KEY, [])
    match.deal()
    again = replay(match.record(), KEY)
    for _decision in range(60):
        for each in (match, again):
            each.play(each.legal()[0])
        assert again == match
        again = pickle.loads(pickle.dumps(again))
    assert match.turn > 5


def test_a_keyed_dealer_is_fair() -> None:
    state = tonalli.begin("tzolkin", players=3)
    weights = {int(state.choices.ids[k]): int(state.choices.weights[k]) for k in range(state.choices.count)}
    counts = dict.fromkeys(weights, 0)
    dealer = KeyedDealer(KEY)
    for _draw in range(2000):
        counts[dealer.pick(state)] += 1
    assert dealer.dealt == 2000
    means = {outcome: 2000 * weight / sum(weights.values()) for outcome, weight in weights.items()}
    chi = sum((counts[outcome] - mean) ** 2 / mean for outcome, mean in means.items())
    assert chi < len(means) + 5 * (2 * len(means)) ** 0.5
