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
    with called({"teotihuacan-board-palace": "teotihuacan-board-court"}):
        assert text(Phrase("teotihuacan-board-palace.main")) == text(Phrase("teotihuacan-board-palace.main"))
        assert "worship" in text(Phrase("teotihuacan-board-palace.main"))


def test_printing_a_match_calls_things_as_its_table_does() -> None:
    match = tonalli.new("teotihuacan", players=2, seed=3, modules=["obsidian", "court"])
    assert "Palace" not in str(match)
