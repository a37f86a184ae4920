"""The rules as they are read: every clause is there, every thing and every decision leads to one."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import rulebook
import tonalli
from tonalli.core.step import Effect, Reveal
from tonalli.learning import reference as learning
from tonalli.learning.reference import (
    about,
    all_chapters,
    clause_of_decision,
    clause_of_thing,
    every_table,
    legend,
    numbers,
    played,
    reference,
    said_once,
)
from tonalli.learning.rules import TEXTS, Chapter, chapters, chapters_in, runs
from tonalli.locale import has_words, languages
from tonalli.locale.catalogue import LANGUAGES
from tonalli.telling import telling_of

ICONS = Path(__file__).parents[2] / "web" / "src" / "icons"
GAMES = list(tonalli.GAMES)


def asked(game: str) -> list[str]:
    """Kinds of decisions that players are asked."""
    telling_of(tonalli.GAMES[game])
    return [kind for kind in tonalli.GAMES[game].steps.kinds if has_words(f"{game}-ask-{kind}")]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_of_the_documents_is_in_the_reference(game: str) -> None:
    documents = about(game)["documents"]
    assert numbers(game) == {number for document in documents for number in rulebook.defined(document)}


def test_every_document_belongs_to_a_game() -> None:
    named = {document for game in GAMES for document in about(game)["documents"]}
    assert named == {file.name for file in rulebook.RULES.glob("*.md")}


@pytest.mark.parametrize("game", GAMES)
def test_every_card_leads_to_a_clause(game: str) -> None:
    for options in every_table(game):
        for thing in telling_of(tonalli.GAMES[game]).cards(options):
            assert clause_of_thing(game, thing) in numbers(game), thing


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_leads_to_a_clause_and_is_explained_once(game: str) -> None:
    kinds = asked(game)
    assert len(kinds) > 20
    for kind in kinds:
        assert clause_of_decision(game, kind) in numbers(game), kind
        assert said_once(game, kind) is not None, kind
    assert said_once(game, "nothing") is None
    assert clause_of_decision(game, "nothing") is None
    steps = tonalli.GAMES[game].steps.kinds
    assert not [kind for kind in kinds if issubclass(steps[kind], Effect | Reveal)]


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_of_the_legend_is_drawn_named_and_ruled(game: str) -> None:
    drawn = set(re.findall(r'symbol id="([\w-]+)"', "".join(file.read_text() for file in ICONS.glob("*.svg"))))
    for group in legend(game):
        assert has_words(group["words"].key)
        for entry in group["icons"]:
            assert entry["icon"] in drawn
            assert has_words(entry["words"].key), entry["words"].key
            assert entry["clause"] in numbers(game)


def test_chapters_of_modules_are_only_in_play_with_them() -> None:
    base = tonalli.GAMES["teotihuacan"].check({"players": 4})
    assert {number[0] for number in played("teotihuacan", base)} == {"T"}
    assert "T-21" not in played("teotihuacan", base)
    solo = tonalli.GAMES["teotihuacan"].check({"players": 1})
    assert {number[0] for number in played("teotihuacan", solo)} == {"T", "B"}
    court = tonalli.GAMES["teotihuacan"].check({"players": 2, "modules": ["obsidian", "court"]})
    assert {"X-4", "X-5"} <= set(played("teotihuacan", court))
    assert not {"X-6", "X-7", "B-1"} & set(played("teotihuacan", court))
    five = tonalli.GAMES["tzolkin"].check({"players": 5})
    assert {"P-9", "P-10"} <= set(played("tzolkin", five))
    assert "P-5" not in played("tzolkin", five)


@pytest.mark.parametrize("game", GAMES)
def test_chapters_that_are_named_exist(game: str) -> None:
    assert set(about(game)["chapters"]) <= {chapter.number for chapter in all_chapters(game)}
    assert set(about(game)["clauses"].values()) <= numbers(game)


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
@pytest.mark.parametrize("game", GAMES)
def test_headings_are_in_the_readers_language(game: str, language: str) -> None:
    shown = reference(game, language)["chapters"]
    assert [chapter["language"] for chapter in shown] == [language] * len(shown)
    english = {chapter.number: chapter.title for chapter in all_chapters(game)}
    assert [chapter["number"] for chapter in shown] == list(english)
    assert [chapter["title"] for chapter in shown if chapter["title"] == english[chapter["number"]]] in (
        [],
        ["Nobles (6)"],
    )


def test_text_has_marks_links_icons_and_names() -> None:
    assert runs("A *b* and **c**, see T-1.2.") == [
        {"text": "A ", "style": ""},
        {"text": "b", "style": "i"},
        {"text": " and ", "style": ""},
        {"text": "c", "style": "b"},
        {"text": ", see ", "style": ""},
        {"text": "T-1.2", "style": "clause"},
        {"text": ".", "style": ""},
    ]
    assert runs("So it is. **[decided]** — because.")[-1] == {"text": "because.", "style": "note"}
    chapter = next(each for each in reference("teotihuacan")["chapters"] if each["number"] == "T-14")
    first = next(clause for clause in chapter["clauses"] if clause["number"] == "T-14.1")
    assert [run["icon"] for run in first["blocks"][0]["runs"]] == [None, "t-gold", None]
    great = next(each for each in reference("teotihuacan")["chapters"] if each["number"] == "X-3")
    named = [run for clause in great["clauses"] for block in clause["blocks"] for run in block["runs"] if run["words"]]
    assert named


def test_the_package_carries_the_rules() -> None:
    settings = tomllib.loads((rulebook.RULES.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = settings["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["force-include"] == {"docs/rules": "tonalli/learning/texts"}
    for file in rulebook.RULES.glob("*.md"):
        assert TEXTS.joinpath(file.name).read_text(encoding="utf-8") == file.read_text(encoding="utf-8")


def test_clauses_are_read_in_a_language_as_far_as_they_are_written_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    made = chapters_in("## 1. Součásti\n\n- **T-1.4** Kakao a suroviny jsou neomezené: `palace1`.\n")

    def some(document: str, language: str | None = None) -> tuple[Chapter, ...]:
        return (made if document == "teotihuacan.md" else ()) if language else chapters(document)

    monkeypatch.setattr(learning, "chapters", some)
    learning.translated.cache_clear()
    found = learning.reference.__wrapped__("teotihuacan", "cs")
    learning.translated.cache_clear()
    first = found["chapters"][0]
    clauses = {clause["number"]: clause for clause in first["clauses"]}
    assert (first["title"], first["language"]) == ("Součásti", "cs")
    assert (clauses["T-1.4"]["language"], clauses["T-1.3"]["language"]) == ("cs", "en")
    (block,) = clauses["T-1.4"]["blocks"]
    assert block["runs"][0]["text"].startswith("Kakao")
    assert [chapter["language"] for chapter in found["chapters"][1:]] == ["en"] * (len(found["chapters"]) - 1)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_translated_has_numbers_that_there_are(game: str) -> None:
    for language in LANGUAGES:
        assert set(learning.translated(game, language)[1]) <= numbers(game)
