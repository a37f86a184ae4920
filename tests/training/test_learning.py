"""A network learns from what was played, goes on from where it was, and its exported weights decide as it does."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from tonalli.core.game import GAMES
from tonalli.core.row import bytes_of
from tonalli.rl.batch import Batch

torch = pytest.importorskip("torch")

from tonalli.bots.registry import TRAINED  # noqa: E402
from tonalli.bots.weights import read_weights  # noqa: E402
from tonalli.core.errors import OptionError  # noqa: E402
from tonalli.training.beginning import beginning  # noqa: E402
from tonalli.training.export import export  # noqa: E402
from tonalli.training.network import Inputs, Network  # noqa: E402
from tonalli.training.ppo import LAMBDA, Rollout  # noqa: E402
from tonalli.training.run import CHECKPOINT, Run, Settings, read_checkpoint  # noqa: E402


def small(folder: Path, game: str = "tzolkin", seconds: float = 1.0) -> Settings:
    return Settings(
        game, folder, seconds, [2], [], actors=1, rows=4, steps=6, minibatch=16, wide=24, narrow=8, depth=1,
        exam_games=0, device="cpu",
    )  # fmt: skip


def test_it_learns_keeps_and_goes_on(tmp_path: Path) -> None:
    points: list[dict[str, object]] = []
    first = Run(small(tmp_path), tell=points.append)
    before = first.network.first.weight.detach().clone()
    first.go()
    assert not torch.equal(before, first.network.first.weight)
    done = read_checkpoint(tmp_path / CHECKPOINT, GAMES["tzolkin"])["done"]
    assert done["decisions"] == done["iterations"] * 2 * 4 * 6 > 0
    second = Run(small(tmp_path), resume=True)
    assert torch.equal(second.network.first.weight, first.network.first.weight)
    second.go()
    after = read_checkpoint(tmp_path / CHECKPOINT, GAMES["tzolkin"])
    assert after["done"]["iterations"] > done["iterations"]
    assert json.loads((tmp_path / "curve.json").read_text()) == after["points"]


def test_surprises_reach_back_over_a_seats_own_decisions() -> None:
    """Seats 0, 1, 0 decide, then the game ends; in another row it is cut."""
    rollout = Rollout(3, 2, 1, 1, torch.device("cpu"))
    rollout.actor[:, 0] = torch.tensor([0, 1, 0])
    rollout.actor[:, 1] = torch.tensor([0, 1, 0])
    rollout.value[:] = torch.tensor([[0.1], [0.2], [0.3]])
    rollout.done[2, 0] = 1
    rollout.cut[2, 1] = 1
    rollout.final[2, 0, :2] = torch.tensor([1.0, -1.0])
    advantage, target, valid = rollout.advantages()
    last = 1.0 - 0.3
    assert advantage[:, 0].tolist() == pytest.approx([0.3 - 0.1 + LAMBDA * last, -1.0 - 0.2, last])
    assert target[:, 0].tolist() == pytest.approx((advantage[:, 0] + rollout.value[:, 0]).tolist())
    assert valid[:, 0].all()
    # The cut row: its first decision is known by the value of the next one, the others by nothing.
    assert valid[:, 1].tolist() == [True, False, False]
    assert advantage[0, 1].item() == pytest.approx(0.2)


@pytest.mark.parametrize("game", GAMES)
def test_exported_weights_decide_as_the_network(game: str, tmp_path: Path) -> None:
    torch.manual_seed(3)
    features = GAMES[game].features
    decisions = len(GAMES[game].space.decisions)
    inputs = Inputs.of(features, np.full(len(features), 4))
    network = Network(inputs, features, decisions, 30, 12, 1)
    torch.nn.init.normal_(network.policy.weight, std=0.5)
    network.used += 1
    kept = {
        "game": game,
        "features": features.version,
        "size": len(features),
        "columns": torch.from_numpy(inputs.columns),
        "thresholds": torch.from_numpy(inputs.thresholds),
        "shape": network.shape,
        "network": network.state_dict(),
    }
    export(kept, tmp_path / "x.weights")
    _, net = read_weights(tmp_path / "x.weights")
    batch = Batch(game, 3, 1, players=3, skip_forced=True)
    for _ in range(10):
        with torch.no_grad():
            odds, value = network(torch.from_numpy(batch.observation.copy()), torch.from_numpy(batch.mask.astype("u1")))
        lead = network.lead(torch.from_numpy(batch.observation.copy()))
        for row in range(3):
            cells = bytes_of(len(features))
            for column in np.flatnonzero(batch.observation[row]):
                cells[int(column)] = int(batch.observation[row, column])
            net.see(cells)
            legal = np.flatnonzero(batch.mask[row])
            ours = np.array([net.odds(int(decision)) for decision in legal])
            theirs = odds[row, legal].numpy()
            assert ours - ours.max() == pytest.approx(theirs - theirs.max(), abs=0.15)
            assert net.still_to_come() == pytest.approx(float(value[row] - lead[row]), abs=0.02)
        batch.step(batch.mask.argmax(1))


@pytest.mark.parametrize("game", GAMES)
def test_what_begins_from_weights_is_exported_as_the_same_weights(game: str, tmp_path: Path) -> None:
    features = GAMES[game].features
    shipped, again = TRAINED / f"{game}.weights", tmp_path / "again.weights"
    kept = beginning(shipped, GAMES[game])
    export({"game": game, "features": features.version, "size": len(features), **kept}, again)
    (_, theirs), (_, ours) = read_weights(shipped), read_weights(again)
    batch = Batch(game, 2, 7, players=2, skip_forced=True)
    for _ in range(12):
        for row in range(2):
            cells = bytes_of(len(features))
            for column in np.flatnonzero(batch.observation[row]):
                cells[int(column)] = int(batch.observation[row, column])
            theirs.see(cells)
            ours.see(cells)
            legal = [int(decision) for decision in np.flatnonzero(batch.mask[row])]
            assert [ours.odds(each) for each in legal] == pytest.approx([theirs.odds(each) for each in legal], abs=0.01)
            assert ours.still_to_come() == pytest.approx(theirs.still_to_come(), abs=0.002)
        batch.step(batch.mask.argmax(1))


def test_a_run_begins_from_weights_and_goes_on(tmp_path: Path) -> None:
    first = Run(small(tmp_path / "first"))
    first.go()
    weights = tmp_path / "first.weights"
    export(read_checkpoint(first.file, GAMES["tzolkin"]), weights)
    settings = small(tmp_path / "second")
    settings.begin, settings.wide = weights, 60
    second = Run(settings)
    assert second.network.shape == first.network.shape
    assert second.points == []
    second.go()
    assert read_checkpoint(second.file, GAMES["tzolkin"])["done"]["decisions"] > 0
    with pytest.raises(OptionError, match="it has learned tzolkin, not teotihuacan"):
        beginning(weights, GAMES["teotihuacan"])
