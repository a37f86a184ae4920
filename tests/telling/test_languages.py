"""Languages: what they have to have, how they count, join and decline, and who is offered them."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tonalli
from telling import marked
from telling.reading import read
from tonalli import locale
from tonalli.locale import bundle, catalogues, has_words, languages, listed, rounded, shown, speaking, text, words
from tonalli.locale import catalogue as kept
from tonalli.locale.catalogue import ENGLISH, FORMS, READ, Catalogue, catalogue, is_form, missing, surplus, written
from tonalli.locale.checking import Problem, problems
from tonalli.telling.phrase import Listing, Number, Phrase

SAMPLES = Path(__file__).with_name("samples")
OF_LANGUAGES = [
    (file.stem, sample) for file in sorted(SAMPLES.iterdir()) for sample in json.loads(file.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("language", written())
def test_what_is_written_is_sound(language: str) -> None:
    """A language may lack messages while it is written; what it has has the arguments of English."""
    assert [problem for problem in problems(language) if problem.kind != "missing"] == []


@pytest.mark.parametrize("language", languages())
def test_what_is_offered_is_complete(language: str) -> None:
    assert missing(language) == []
    assert catalogue(language).keys() >= catalogue(ENGLISH).keys()


@pytest.mark.parametrize("game", tonalli.GAMES)
@pytest.mark.parametrize("language", languages())
def test_a_table_of_one_game_lacks_nothing(language: str, game: str) -> None:
    """It is sent the files of its game only: a message in a file of the other one would be said in English."""
    english = catalogue(ENGLISH, game).keys()
    found = catalogue(language, game).keys()
    assert sorted(english - found) == []
    assert sorted(key for key in found - english if not is_form(key, english)) == []


def test_every_language_that_is_read_has_words() -> None:
    assert set(READ) <= set(written())
    assert written()[0] == languages()[0] == ENGLISH


@pytest.mark.parametrize(("writing", "offered"), [("", False), ("qq", True)])
def test_a_folder_of_words_is_a_language_that_is_being_written(tmp_path: Path, writing: str, offered: bool) -> None:
    """It is told in a process of its own, with another copy of the words."""
    package = Path(tonalli.__file__).parent
    copy = tmp_path / "tonalli"
    shutil.copytree(package / "locale", copy / "locale")
    (copy / "__init__.py").touch()
    (copy / "locale" / "qq").mkdir()
    (copy / "locale" / "qq" / "web.ftl").write_text("web-rules = Qq\n", encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-c", "from tonalli.locale.catalogue import *; print(written()[-1], *languages())"],
        env={"PYTHONPATH": str(tmp_path), "TONALLI_WRITING": writing}, cwd=tmp_path,
        capture_output=True, text=True, check=True,
    ).stdout.split()  # fmt: skip
    assert told[0] == "qq"
    assert ("qq" in told[1:]) is offered


def test_no_attribute_of_english_is_called_like_a_form() -> None:
    assert [key for key in sorted(catalogue(ENGLISH).keys()) if key.partition(".")[2].rpartition("-")[2] in FORMS] == []


@pytest.mark.parametrize(("language", "sample"), OF_LANGUAGES)
def test_samples_of_plurals_and_cases(language: str, sample: dict[str, Any]) -> None:
    assert text(read(sample["phrase"]), language) == sample["text"]


@pytest.mark.parametrize(
    ("language", "figures"),
    [
        ("en", ["1,234", "12,345", "25.5", "−3", "+2", "0.13"]),
        ("cs", ["1\u00a0234", "12\u00a0345", "25,5", "−3", "+2", "0,13"]),
        ("es", ["1234", "12.345", "25,5", "−3", "+2", "0,13"]),
        ("el", ["1.234", "12.345", "25,5", "−3", "+2", "0,13"]),
        ("pl", ["1234", "12\u00a0345", "25,5", "−3", "+2", "0,13"]),
    ],
)
def test_figures_are_written_as_the_language_does(language: str, figures: list[str]) -> None:
    numbers = [1234, 12345, 25.5, -3, Number(2, signed=True), 0.125]
    assert [shown(number, language) for number in numbers] == figures


@pytest.mark.parametrize(
    ("language", "items", "joined"),
    [
        ("cs", "a b c", "a, b a\u00a0c"),
        ("pl", "a b c", "a, b i\u00a0c"),
        ("el", "a b c", "a, b και c"),
        ("es", "a b c", "a, b y c"),
        ("es", "a Ira", "a e Ira"),
        ("es", "a hielo", "a y hielo"),
    ],
)
def test_lists_are_joined_as_the_language_does(language: str, items: str, joined: str) -> None:
    assert listed(items.split(), "and", language) == joined


def test_decimals_of_a_column_have_the_comma_of_the_language() -> None:
    said = {language: rounded(-12.345, 1, language) for language in ("en", "cs", "es", "el", "pl")}
    assert said == {"en": "−12.3", "cs": "−12,3", "es": "−12,3", "el": "−12,3", "pl": "−12,3"}


@pytest.mark.parametrize("language", ["en", "cs", "es", "el", "pl"])
def test_two_are_joined_as_more_are(language: str) -> None:
    """A list of figures has a conjunction before the last, or none, however long it is; CLDR knows the rest."""
    two, three = listed(["1", "2"], "unit", language), listed(["1", "2", "3"], "unit", language)
    assert three == f"1, {two.replace('2', '3').replace('1', '2')}"


@pytest.mark.parametrize(
    ("last", "word"), [("ocho", "u"), ("8", "u"), ("11", "u"), ("11\u00a0puntos", "u"), ("110", "o")]
)
def test_or_changes_before_its_own_sound(last: str, word: str) -> None:
    assert listed(["siete", last], "or", "es") == f"siete {word} {last}"


class TestWritten:
    """A language that was made up: what it lacks English says, what it has it declines."""

    SOURCE = """
-stone =
    { $case ->
       *[nom] kámen
        [acc] kámen
    }
teotihuacan-board-forest = les
    .gen = lesa
    .gender = m
teotihuacan-board-palace = palác
    .gender = m
teotihuacan-good-wood = dřevo
    .gender = n
teotihuacan-action-to =
    { FORM($board, "gender") ->
        [m] Jděte do { FORM($board, "gen") }
       *[f] Jděte na { $board }
    }
teotihuacan-amount =
    { $amount ->
        [one] { $amount } kus
        [few] { $amount } kusy
        [many] { $amount } kusu
       *[other] { $amount } kusů
    } { $good }
verdict-winner = Vítěz: { FORM($name, "gen") } ({ $points }), { $reason }
"""

    @pytest.fixture(autouse=True)
    def written(self, monkeypatch: pytest.MonkeyPatch) -> Any:
        made = Catalogue(self.SOURCE)
        text = made.filled(catalogue(ENGLISH))
        monkeypatch.setattr(locale, "catalogues", lambda language: text if language == "cs" else catalogues(language))
        bundle.cache_clear()
        has_words.cache_clear()
        yield
        bundle.cache_clear()
        has_words.cache_clear()

    def said(self, phrase: Phrase) -> str:
        return text(phrase, "cs")

    def to(self, board: str) -> Phrase:
        return Phrase("teotihuacan-action-to", board=Phrase(f"teotihuacan-board-{board}"), board_id=board)

    def test_a_message_asks_for_a_form_and_for_the_gender(self) -> None:
        assert self.said(self.to("forest")) == "Jděte do lesa"
        assert self.said(self.to("palace")) == "Jděte do palác"
        assert self.said(self.to("quarry")) == "Jděte na Stone Quarry"

    def test_numbers_choose_among_all_forms_of_the_language(self) -> None:
        wood = Phrase("teotihuacan-good-wood")
        amounts = [Phrase("teotihuacan-amount", amount=number, good=wood, good_id="wood") for number in (1, 3, 5, 1.5)]
        assert [self.said(each) for each in amounts] == [
            "1 kus dřevo",
            "3 kusy dřevo",
            "5 kusů dřevo",
            "1,5 kusu dřevo",
        ]

    def test_every_item_of_a_list_has_the_form_and_names_stay(self) -> None:
        names = Listing([Phrase("teotihuacan-board-forest"), "Ana", 3], "and")
        told = Phrase("verdict-winner", name=names, points=Number(-25.5), reason="")
        assert self.said(told) == "Vítěz: lesa, Ana a\u00a03 (−25,5), "

    def test_what_is_not_written_is_english(self) -> None:
        assert self.said(Phrase("teotihuacan-board-quarry")) == "Stone Quarry"
        assert self.said(Phrase("teotihuacan-board-forest.main")).startswith("Wood by number")
        with speaking("cs"):
            assert words("teotihuacan-board-forest") == "les"


def test_what_a_language_lacks_and_what_nobody_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    english = Catalogue("a = A\n    .hint = h\nb =\n    .only = o\n")
    assert english.keys() == {"a", "a.hint", "b.only"}
    other = Catalogue("a = Á\n    .acc = Áá\n    .hint-gen = hh\nc = C\n-term = t\n")
    found = {ENGLISH: english, "cs": other}
    monkeypatch.setattr(kept, "catalogue", lambda language, game=None: found[language])
    monkeypatch.setattr(kept, "written", lambda: ["en", "cs"])
    monkeypatch.setattr(kept, "missing", missing.__wrapped__)
    monkeypatch.delenv(kept.WRITING, raising=False)
    assert missing.__wrapped__("cs") == ["a.hint", "b.only"]
    assert surplus.__wrapped__("cs") == ["c"]
    assert kept.languages.__wrapped__() == ["en"]
    monkeypatch.setenv(kept.WRITING, "cs,el")
    assert kept.languages.__wrapped__() == ["en", "cs"]


def test_problems_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from tonalli.locale import checking

    wrong = tmp_path / "wrong.ftl"
    wrong.write_text(
        "story-opening = { $nothing } { -term } { story-nothing }\n"
        'teotihuacan-action-to = Jdi { FORM($board, "akk") } { FOLM($board_id) }\n'
        "teotihuacan-heading-turn = Tah\nteotihuacan-heading-turn = Tah\nnonsense\n",
        encoding="utf-8",
    )
    usual = kept.word_files
    monkeypatch.setattr(checking, "word_files", lambda language: [wrong] if language == "cs" else usual(language))
    monkeypatch.setattr(checking, "missing", lambda language: [])
    monkeypatch.setattr(checking, "surplus", lambda language: [])
    try:
        checking.read.cache_clear()
        assert set(problems("cs")) == {
            Problem("argument", "story-opening", "nothing"),
            Problem("reference", "story-opening", "-term"),
            Problem("reference", "story-opening", "story-nothing"),
            Problem("form", "teotihuacan-action-to", "akk"),
            Problem("function", "teotihuacan-action-to", "FOLM"),
            Problem("unsaid", "teotihuacan-heading-turn", "turn"),
            Problem("twice", "teotihuacan-heading-turn"),
            Problem("junk", "", "nonsense"),
        }
    finally:
        checking.read.cache_clear()


def test_the_language_with_forms_marks_what_it_reaches() -> None:
    board = Phrase("teotihuacan-board-forest")
    with marked.spoken() as language:
        assert text(Phrase("teotihuacan-action-to", board=board, board_id="forest"), language) == "Go to ‹Forest›"
        assert text(Phrase("teotihuacan-action-to", board="Forest", board_id="forest"), language) == "Go to Forest"
