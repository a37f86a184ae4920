"""What is called something else at a table that plays with a module."""

from __future__ import annotations

import pytest

import tonalli
from tonalli.locale import called, text
from tonalli.telling import telling_of
from tonalli.telling.phrase import Phrase

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
