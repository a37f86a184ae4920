"""What is called something else at a table that plays with a module."""

from __future__ import annotations

import re

import pytest

import tonalli
from tonalli.locale import called, text
from tonalli.telling import telling_of
from tonalli.telling.phrase import Phrase
from tonalli.teotihuacan.state import State

pytestmark = pytest.mark.pure

PALACE = Phrase("teotihuacan-board-palace")


def test_boards_of_modules_have_their_names_at_their_tables_only() -> None:
    telling = telling_of(tonalli.GAMES["teotihuacan"])
    names = telling.called({"players": 2, "modules": ["obsidian", "court", "empire"]})
    with called(names):
        assert text(PALACE) == "Court"
        assert text(Phrase("teotihuacan-board-nobles.short")) == "Cnq"
        assert text(Phrase("teotihuacan-action-to", board=PALACE, board_id="palace")) == "Go to Court"
        assert text(Phrase("teotihuacan-board-forest")) == "Forest"
    assert text(PALACE) == "Palace"
    assert not [key for key in telling.called({"players": 2, "modules": ["obsidian", "altars"]}) if "-board-" in key]


def cards_of(*modules: str) -> dict[str, str]:
    """What the cards of a table say, by thing."""
    telling = telling_of(tonalli.GAMES["teotihuacan"])
    options = tonalli.new("teotihuacan", players=2, seed=1, modules=["obsidian", *modules]).options
    with called(telling.called(options)):
        return {thing: " ".join(map(text, card.lines)) for thing, card in telling.cards(options).items()}


def test_no_card_names_a_board_that_is_not_there() -> None:
    with_empire, with_court = cards_of("empire"), cards_of("court")
    assert [thing for thing, said in with_empire.items() if "Nobles" in said] == []
    assert [thing for thing, said in with_court.items() if re.search(r"Palace(?!; whatever)", said)] == ["board:palace"]
    assert "Conquest" in with_empire["technology:03"]
    assert "Conquest" in with_empire["discovery:extra_worker"]
    assert "Nobles" in with_court["technology:03"]


def test_the_card_of_the_eclipse_has_all_that_scores_there() -> None:
    assert "Warriors" in cards_of("empire")["term:eclipse"]
    assert "Warriors" not in cards_of("altars")["term:eclipse"]


def test_the_card_of_worship_says_what_a_royal_tile_is_at_the_court() -> None:
    assert "at the Court always the royal tile" in cards_of("court")["term:worship"]
    assert "Court" not in cards_of("empire")["term:worship"]


@pytest.mark.parametrize(("modules", "kinds"), [([], 8), (["court", "altars"], 8), (["empire"], 10)])
def test_cards_of_masks_go_as_far_as_there_are_kinds(modules: list[str], kinds: int) -> None:
    state = tonalli.begin("teotihuacan", players=2, modules=["obsidian", *modules])
    assert isinstance(state, State)
    masks = state.rules.masks
    assert len(masks.kinds) == kinds
    said = cards_of(*modules)
    sets = ", ".join(str(masks.points[count]) for count in range(1, kinds + 1))
    for thing in ("discovery:mask_1", "discovery:mask_7", "discovery:great_mask", "term:masks"):
        assert f" {sets} VP" in said[thing]


def test_an_attribute_that_the_other_message_lacks_stays() -> None:
    main = Phrase("teotihuacan-board-palace.main")
    usual = text(main)
    with called({"teotihuacan-board-palace": "teotihuacan-board-court"}):
        assert text(main) == usual


def test_printing_a_match_calls_things_as_its_table_does() -> None:
    """Whatever is asked in a whole game; some of it names the board."""
    match = tonalli.new("teotihuacan", players=2, seed=3, modules=["obsidian", "court"])
    dealer = tonalli.Dealer(3)
    printed = []
    while not match.over:
        printed.append(str(match))
        match.play(match.legal()[dealer.number(len(match.legal()))])
    assert any("Court" in text for text in printed)
    assert not any("Palace" in text for text in printed)
