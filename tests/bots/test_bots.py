"""Bots are legal, repeatable, and as strong as they claim."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tonalli
from bots.kinds import AT_ONCE, LEARNED
from clauses import clause
from tonalli.bots.bot import Bot
from tonalli.bots.game import play_game
from tonalli.bots.judge import judge_of
from tonalli.bots.registry import BOTS, bot_named
from tonalli.core.dealer import Dealer
from tonalli.core.errors import OptionError
from tonalli.core.state import State
from tonalli.teotihuacan.modules.teotibot.knobs import KNOBS

pytestmark = pytest.mark.pure

ALL_MODULES = ("obsidian", "court", "altars", "empire")


def worth(state: State, seat: int) -> int:
    """What the judge of its game gives for a position."""
    return judge_of(state).value(state, seat)


def played(kinds: list[str], seed: int, **options: Any) -> State:
    state = tonalli.new("teotihuacan", players=len(kinds), seed=seed, **options).state
    play_game(state, [bot_named(kind, seed + seat) for seat, kind in enumerate(kinds)], Dealer(seed))
    return state


@pytest.mark.parametrize("name", AT_ONCE)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert played([name, name], 3).to_dict() == played([name, name], 3).to_dict()


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("name", sorted(BOTS))
def test_choosing_changes_nothing(name: str, players: int) -> None:
    state = tonalli.new("teotihuacan", players=players, seed=5).state
    bot = bot_named(name, 1)
    before = state.to_dict()
    assert bot.choose(state) in state.legal()
    assert state.to_dict() == before


@pytest.mark.parametrize("name", AT_ONCE)
def test_a_bot_goes_on_as_if_it_had_never_left(name: str) -> None:
    """The same choice in the same position, whatever the bot was asked before."""
    match = tonalli.new("teotihuacan", players=2, seed=8)
    kept = [bot_named(name, 1), bot_named(name, 2)]
    others = 0
    while not match.over and match.turn < 12:
        action = kept[match.actor].choose(match.state)
        assert bot_named(name, 1 + match.actor).choose(match.state) == action
        others += bot_named(name, 77).choose(match.state) != action
        match.play(action)
    assert (others > 0) == (name not in LEARNED), "only whoever has learned does not leave anything to the seed"


def test_equal_choices_in_a_row_are_made_anew() -> None:
    """Random bots meet the same options again and again, and do not always take the same one."""
    state = tonalli.new("teotihuacan", players=2, seed=1, setup="first").state
    dealer = Dealer(1)
    bot = bot_named("random", 5)
    taken: dict[tuple[int, ...], set[int]] = {}
    while not state.over:
        if state.actor < 0:
            dealer.answer(state)
            continue
        action = bot.choose(state)
        taken.setdefault(tuple(state.legal()), set()).add(action)
        state.play(action)
    assert any(len(legal) == len(actions) == 3 for legal, actions in taken.items())


@clause("T-1.13")
@pytest.mark.parametrize("name", AT_ONCE)
@pytest.mark.parametrize("seed", range(4))
def test_a_bot_does_not_peep_at_starting_tiles(name: str, seed: int) -> None:
    """What the others keep in secret changes nothing in what a bot keeps."""
    start = tonalli.new("teotihuacan", players=2, seed=seed).state
    chosen = set()
    for first in start.legal():
        once = start.copy()
        once.play(first)
        for second in once.legal():
            state = once.copy()
            state.play(second)
            bot = bot_named(name, 3)
            one = bot.choose(state)
            state.play(one)
            chosen.add((one, bot.choose(state)))
    assert len(chosen) == 1


def test_greedy_beats_random() -> None:
    assert [played(["greedy", "random", "random"], seed).winners() for seed in range(4)] == [[0]] * 4


@pytest.mark.parametrize("module", ["obsidian", "court", "altars", "empire"])
def test_greedy_beats_random_with_every_module_from_either_seat(module: str) -> None:
    modules = sorted({"obsidian", module}, key=ALL_MODULES.index)
    assert played(["greedy", "random"], 1, modules=modules).winners() == [0]
    assert played(["random", "greedy"], 1, modules=modules).winners() == [1]


def test_greedy_uses_what_the_modules_bring() -> None:
    match = tonalli.new("teotihuacan", players=2, seed=2, modules=list(ALL_MODULES))
    bots = [bot_named("greedy", seat) for seat in range(2)]
    taken = set()
    while not match.over:
        action = bots[match.actor].choose(match.state)
        taken.add(match.write(action).partition(":")[0])
        match.play(action)
    assert {"activate", "shaman", "warrior", "push"} <= taken


def test_greedy_beats_the_swift_teotibot_and_random_does_not() -> None:
    chosen = {"modules": [*ALL_MODULES, "swift_bot"], "bot": {name: min(KNOBS[name].allowed) for name in KNOBS}}
    assert played(["greedy"], 1, **chosen).winners() == [0]
    assert played(["random"], 1, **chosen).winners() == [1]


@clause("B-1.8", "B-10.1")
@pytest.mark.parametrize("name", AT_ONCE)
@pytest.mark.parametrize("setup", ["standard", "first", "draft"])
def test_a_bot_takes_the_persons_seat_of_a_solo_game(name: str, setup: str) -> None:
    state = played([name], 2, setup=setup)
    assert state.over
    human, bot = state.scores()
    assert state.winners() == [0 if human > bot else 1]
    assert state.to_dict() == played([name], 2, setup=setup).to_dict()


def test_greedy_is_a_match_for_the_teotibot_and_random_is_not() -> None:
    easiest = {name: min(setting.allowed) for name, setting in KNOBS.items()}
    greedy = [played(["greedy"], seed, bot=easiest) for seed in range(4)]
    assert sum(state.winners() == [0] for state in greedy) >= 3
    assert min(state.scores()[0] for state in greedy) > 80
    assert all(played(["random"], seed).winners() == [1] for seed in range(4))


def test_points_of_the_teotibot_count_against_the_person() -> None:
    data = tonalli.new("teotihuacan", players=1, seed=4, setup="first").state.to_dict()
    behind = tonalli.from_dict("teotihuacan", data)
    data["players"][1]["points"] += 50
    assert worth(behind, 0) - worth(tonalli.from_dict("teotihuacan", data), 0) == 100 * 50 // 5


def test_value_of_a_finished_game_is_its_points() -> None:
    state = played(["random", "random"], 1)
    own, other = (int(score) for score in state.scores())
    assert worth(state, 0) == 100 * own - 100 * other // 5


def test_an_unknown_bot_is_refused() -> None:
    allowed = "dawn, morning, noon, dusk, night, random, greedy, learned, learned@N"
    with pytest.raises(tonalli.OptionError, match=f"allowed is {allowed}"):
        bot_named("wizard", 1)


def test_a_bot_can_be_named_by_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(
        "class Last:\n"
        "    def __init__(self, seed):\n        pass\n"
        "    def choose(self, state):\n        return state.legal()[-1]\n"
        "class Mute:\n    def __init__(self, seed):\n        pass\n"
        "number = 7\n"
    )
    monkeypatch.chdir(tmp_path)
    state = tonalli.new("teotihuacan", players=2, seed=1).state
    assert bot_named("my_bots:Last", 1).choose(state) == state.legal()[-1]
    for wrong in ("my_bots:First", "no_bots:Last", "my_bots:", ":Last", "my_bots:number", "my_bots:Mute"):
        with pytest.raises(tonalli.OptionError, match=rf"\Abot='{wrong}': [^\n]+\Z"):
            bot_named(wrong, 1)


@pytest.mark.parametrize(
    ("module", "text", "said"),
    [("of_no_grammar", "def x(:", "SyntaxError"), ("of_faults", "raise RuntimeError('hm')", "RuntimeError: hm")],
)
def test_what_somebodys_own_code_does_while_it_is_read_names_the_bot(
    module: str, text: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"{module}.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(OptionError, match=f"{module}.*cannot be imported: {said}"):
        bot_named(f"{module}:Bot", 1)
    with pytest.raises(OptionError, match="cannot be imported"):
        bot_named(f"./{module}:Bot", 1)


def test_a_bot_can_be_written_outside() -> None:
    class First(Bot):
        def choose(self, state: State) -> int:
            return state.legal()[0]

    state = tonalli.new("teotihuacan", players=2, seed=1).state
    assert play_game(state, [First(1), bot_named("random", 2)], Dealer(1)) > 50
    assert state.over
