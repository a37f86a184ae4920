"""*Extra worker* before a main action is chosen, and too late in one."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.table import options, play, player, side, table

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")


@clause("T-8.20/2")
def test_on_alchemy_it_may_not_be_used_once_the_technology_is_chosen() -> None:
    s = table(side("gold1 palace1 palace1", gold=1, discovery_tiles=["extra_worker"]), AWAY)
    play(s, "move:gold.1 to:alchemy main technology:05")
    assert player(s)["technologies"] == ["05"]
    assert options(s) == ["power-up:alchemy.1"]
    assert player(s)["discovery_tiles"] == ["extra_worker"]


@clause("T-10.4/3")
@pytest.mark.parametrize("tiles", [[], ["extra_worker"]])
def test_what_only_an_extra_worker_makes_possible_may_be_chosen_by_who_has_one(tiles: list[str]) -> None:
    full = {"top": [1, 2, 3, 4, 5]}
    s = table(side("gold1 palace1 palace1", wood=2, discovery_tiles=tiles), AWAY, nobles=full)
    play(s, "move:gold.1 to:nobles")
    assert ("main" in options(s)) is bool(tiles)
    s = table(
        side("gold1 palace1 palace1", gold=2, technologies=["01", "03", "05"], discovery_tiles=tiles),
        AWAY,
    )
    play(s, "move:gold.1 to:alchemy")
    assert ("main" in options(s)) is bool(tiles)
