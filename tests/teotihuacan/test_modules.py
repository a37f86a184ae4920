"""What modules bring: rule code names none of them, and what is theirs never turns up without them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

import tonalli
from teotihuacan.setting_up import opened
from teotihuacan.table import SPACE, last_turn, options, play, player, position, side
from tonalli.core.field import add_name
from tonalli.core.game import GAMES
from tonalli.core.module import Module
from tonalli.teotihuacan.game import MODULES, Teotihuacan
from tonalli.teotihuacan.names import GOODS
from tonalli.teotihuacan.rules import Rules
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.tiles import StartingTile

pytestmark = pytest.mark.pure


OF_MODULES = re.compile(
    r"(?:\b|_|(?<=[a-z])(?=[A-Z]))(?:(?:obsidian|shaman|altar|warrior|court|conquest|empire|ownership|swift)s?(?![a-z])"
    r"|great[ _](?:discover|mask))",
    re.IGNORECASE,
)
"""Things that only modules bring, as words of a sentence or as a part of a name."""
RULE_CODE = Path(tonalli.__file__).parent / "teotihuacan"


def test_only_what_composes_the_game_names_a_module() -> None:
    """Rule code asks objects; which modules there are is known to ``game.py`` and to the modules alone.

    ``names.py`` holds words of the notation, a resource and tiles of the expansion among them.
    """
    words = ("game.py", "names.py")
    files = [file for file in RULE_CODE.rglob("*.py") if "modules" not in file.parts and file.name not in words]
    assert len(files) > 30
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"teotihuacan\.modules|teotibot|market|jade", text, re.IGNORECASE), file.name
        assert not [module.name for module in MODULES if f'"{module.name}"' in text], file.name
        assert not OF_MODULES.search(text), f"{file.name}: {OF_MODULES.search(text)}"


def test_what_looks_for_the_words_of_modules_finds_them() -> None:
    for text in ("A Shaman stands there.", "GREAT_MASK", "empire_of(s)", "the Warriors", "two obsidian", "HasAltars"):
        assert OF_MODULES.search(text), text
    for text in ("a great many", "counted", "courtesy"):
        assert not OF_MODULES.search(text), text


def test_the_core_names_no_game_and_no_module() -> None:
    for file in sorted((RULE_CODE.parent / "core").rglob("*.py")):
        imports = re.findall(r"^\s*(?:from|import) (tonalli\.\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert not [name for name in imports if name in ("tonalli.teotihuacan", "tonalli.tzolkin")], file.name


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


class DoubledBoards(Module[Rules, State]):
    """Two starting tiles that show other boards; always in play."""

    name = "doubled"

    def is_in_play(self, options: Mapping[str, Any]) -> bool:
        return True

    def edit(self, rules: Rules) -> None:
        rules.starting_tiles[12] = StartingTile((5, 5))
        rules.starting_tiles[14] = StartingTile((4, 5))


class Doubled(Teotihuacan):
    modules: ClassVar[list[Module[Rules, State]]] = [DoubledBoards()]


@pytest.mark.parametrize(
    ("second", "ways"),
    [
        ("wood1_stone2_gold3", {"gold alchemy alchemy"}),
        ("red_cocoa5_gold2", {"palace gold alchemy", "palace alchemy alchemy", "gold alchemy alchemy"}),
    ],
)
def test_a_starting_tile_that_shows_a_board_twice_starts_two_workers_there(
    second: str, ways: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every placement appears once; without a third board two workers have to share the doubled one."""
    monkeypatch.setitem(GAMES, "teotihuacan", Doubled())
    found: list[str] = []
    place(opened(f"cocoa3_wood5 {second}", "cocoa3_wood2_stone3 green_stone2_gold3"), "", found)
    assert sorted(found) == sorted(ways)


def place(state: tonalli.State, boards: str, found: list[str]) -> None:
    """Every way to place three workers of one player."""
    if len(boards.split()) == 3:
        found.append(boards.strip())
        return
    for word in options(state):
        after = state.copy()
        play(after, word)
        place(after, f"{boards} {word.removeprefix('start:')}", found)


def test_two_things_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="gold"):
        add_name(GOODS, "gold")
    assert GOODS[:4] == ["cocoa", "wood", "stone", "gold"]
    assert GOODS.count("gold") == 1


def test_wages_are_asked_of_every_seat_out_of_turn() -> None:
    state = last_turn(side(cocoa=3), side("forest1 palace1 gold1", cocoa=3))
    play(state, "move:forest.1 to:quarry collect")
    while state.top.kind != "pay-wages":
        play(state, options(state)[0])
    assert (state.actor, state.active) == (0, 1)
    assert state.problems() == []
