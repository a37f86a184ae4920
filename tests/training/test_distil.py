"""A smaller network learns from a larger one: it begins as a part of it, comes nearer to it, and its weights play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tonalli
from bots.tiny_net import TinyNet
from tonalli.core.errors import OptionError
from tonalli.core.game import GAMES
from tonalli.training.mixture import Mixture

torch = pytest.importorskip("torch")

from torch.nn import functional  # noqa: E402

from tonalli.bots.registry import TRAINED, bot_named  # noqa: E402
from tonalli.bots.sight import Sight  # noqa: E402
from tonalli.bots.weights import read_weights  # noqa: E402
from tonalli.training import distil, trim  # noqa: E402
from tonalli.training.distil import Distilling, Memory, watched  # noqa: E402
from tonalli.training.export import export  # noqa: E402
from tonalli.training.network import Inputs, Network  # noqa: E402
from tonalli.training.run import CHECKPOINT, keep, read_checkpoint  # noqa: E402
from tonalli.training.trim import part_of  # noqa: E402


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"WATCHED": 256, "MINIBATCH": 64, "REMEMBERED": 4096}.items():
        monkeypatch.setattr(distil, name, value)
    monkeypatch.setattr(trim, "TRIED", 256)


def away(weights: dict[str, Any], mixture: Mixture, teacher: Path) -> float:
    """How far the odds of a network are from those of another in its games."""
    memory = Memory(
        Inputs(weights["columns"].numpy(), weights["thresholds"].numpy()), len(mixture.game.space.decisions), 200
    )
    games = watched(Sight(*read_weights(teacher)), mixture, 9)
    for _ in range(200):
        memory.add(*next(games))
    network = Network(memory.inputs, mixture.game.features, len(mixture.game.space.decisions), **weights["shape"])
    network.load_state_dict(weights["network"])
    seen, begins, odds, _ = memory.some(np.random.default_rng(1), 200)
    with torch.no_grad():
        sums = functional.embedding_bag(seen, network.first.weight.t(), begins, mode="sum") + network.first.bias
        own, _ = network.judged(sums, odds > 0)
    return float((own.exp() - odds).abs().sum(1).mean())


@pytest.mark.parametrize("game", GAMES)
def test_the_more_is_left_of_a_network_the_nearer_it_is_to_the_whole(game: str) -> None:
    mixture = Mixture(GAMES[game], [2], [])
    teacher = TRAINED / f"{game}.weights"
    small, large, whole = (away(part_of(teacher, mixture, wide, 1), mixture, teacher) for wide in (24, 300, 1 << 20))
    assert small > large > whole
    assert whole < 0.02


@pytest.mark.parametrize("game", GAMES)
def test_learning_brings_it_nearer_to_whom_it_learns_from(game: str) -> None:
    mixture = Mixture(GAMES[game], [2], [])
    teacher = TRAINED / f"{game}.weights"
    learner = Distilling(mixture, teacher, 24, 1500, 1)
    before = away(learner.kept(), mixture, teacher)
    learner.go()
    assert learner.points[-1]["decisions"] == 1536
    assert away(learner.kept(), mixture, teacher) < before


def test_what_it_learned_is_kept_like_that_of_any_run_and_plays(tmp_path: Path) -> None:
    teacher = tmp_path / "teacher.weights"
    TinyNet("tzolkin", seed=4).write(teacher)
    learners = [Distilling(Mixture(GAMES["tzolkin"], [2], []), teacher, 4, 300, 1) for _ in range(2)]
    for learner in learners:
        learner.go()
    assert torch.equal(*(learner.network.first.weight for learner in learners))
    keep(learners[0].kept(), tmp_path)
    kept = read_checkpoint(tmp_path / CHECKPOINT, GAMES["tzolkin"])
    export(kept, tmp_path / "small.weights")
    game, net = read_weights(tmp_path / "small.weights")
    assert (game, net.wide) == ("tzolkin", 4)
    state = tonalli.new("tzolkin", players=2, seed=1).state
    assert bot_named(str(tmp_path / "small.weights"), 1).choose(state) in state.legal()


@pytest.mark.parametrize("game", GAMES)
def test_a_part_beside_the_whole_is_small_and_decides_as_one_by_itself(game: str, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    whole, beside, apart = (tmp_path / name for name in ("whole.weights", "part.weights", "other/part.weights"))
    whole.write_bytes((TRAINED / f"{game}.weights").read_bytes())
    keep(part_of(whole, Mixture(GAMES[game], [2], []), 48, 1), tmp_path)
    kept = read_checkpoint(tmp_path / CHECKPOINT, GAMES[game])
    assert 20 * export(kept, beside) < export(kept, apart)
    (_, small), (_, alone) = read_weights(beside), read_weights(apart)
    assert (small.wide, alone.wide) == (48, 48)
    state = tonalli.new(game, players=2, seed=1).state
    sight = Sight(game, small)
    sight.look(state)
    alone.see(sight.cells)
    for decision in state.legal():
        # Weights of the second layer are rounded once more in the file that has all of them.
        assert small.odds(decision) == pytest.approx(alone.odds(decision), abs=0.2)
    assert small.still_to_come() == pytest.approx(alone.still_to_come(), abs=0.05)
    with pytest.raises(OptionError, match=r"a part of whole.weights: begin from that"):
        part_of(beside, Mixture(GAMES[game], [2], []), 24, 1)
    TinyNet(game, seed=4).write(whole)
    read_weights.cache_clear()
    with pytest.raises(OptionError, match=r"it is a part of another whole.weights"):
        read_weights(beside)
    whole.unlink()
    with pytest.raises(OptionError, match="No such file"):
        read_weights(beside)


def test_the_latest_decisions_are_remembered() -> None:
    inputs = Inputs(np.array([0, 0, 1]), np.array([1, 2, 1]))
    memory = Memory(inputs, 3, 2)
    for figure in range(3):
        memory.add(bytes([figure, 1]), [0, 2], [0.5, 0.5], 0.1 * figure)
    assert (memory.watched, len(memory.seen)) == (3, 2)
    assert [list(each) for each in memory.seen] == [[0, 1, 2], [0, 2]]
    assert memory.to_come == pytest.approx([0.2, 0.1])
    assert [list(row > 0) for row in memory.odds] == [[True, False, True]] * 2
