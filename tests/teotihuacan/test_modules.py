"""What modules will bring has its names already, and never turns up without them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tonalli
from teotihuacan.table import SPACE, options, play, player, position, side

pytestmark = pytest.mark.pure


RULE_CODE = Path(tonalli.__file__).parent / "teotihuacan"


def test_only_what_composes_the_game_names_a_module() -> None:
    """Rule code asks objects; which modules there are is known to ``game.py`` and to the modules alone."""
    files = [file for file in RULE_CODE.rglob("*.py") if "modules" not in file.parts and file.name != "game.py"]
    assert len(files) > 30
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"teotihuacan\.modules|teotibot", text, re.IGNORECASE), file.name


def test_names_of_all_modules_have_their_ids_so_that_none_will_ever_be_renumbered() -> None:
    for word in ("take:obsidian", "give:obsidian", "technology:01h", "keep:obsidian_cocoa", "~royal:C12"):
        assert SPACE.write(SPACE.read(word)) == word


def test_what_belongs_to_a_module_never_turns_up_without_it() -> None:
    for seed in range(40):
        match = tonalli.new("teotihuacan", players=2 + seed % 3, seed=seed)
        dealt = match.record().write()
        for word in ("01h", "03h", "05h", "A10", "B11", "C12", "obsidian"):
            assert word not in dealt


def test_a_game_in_progress_never_offers_obsidian() -> None:
    state = tonalli.from_dict(
        "teotihuacan", position(side("gold2 palace1 alchemy1", cocoa=2), side(), royal_tiles=["A04", "B07", "C03"])
    )
    state.listen([])
    play(state, "move:alchemy.1 to:palace worship:palace3.ability")
    assert not any("obsidian" in word for word in options(state))
    assert "obsidian" not in player(state)
