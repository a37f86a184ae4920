"""The rules documents and the tests agree: every sentence has a test, and every citation a sentence."""

from __future__ import annotations

import re
import tomllib

import pytest

from clauses import CITED_WHOLE, COVERED, NOT_IN_CODE, SOURCES, TESTS, UNTESTABLE, cited, cites, demanded, named_in
from rulebook import NUMBER, RULES, defined, examples, sentences

FACTS = TESTS / "facts"

DOCUMENTS = {
    "expansion-period.md": 187,
    "teotibot.md": 148,
    "teotihuacan.md": 281,
    "tribes-and-prophecies.md": 323,
    "tzolkin.md": 171,
}
"""How many clauses each document has, counted by hand with a search for its numbers at the start of lines."""


def test_no_document_loses_a_clause_by_the_way_it_is_written() -> None:
    assert {file.name: len(defined(file.name)) for file in RULES.glob("*.md")} == DOCUMENTS


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_clause_that_a_document_refers_to_is_defined(document: str) -> None:
    known = {number for name in DOCUMENTS for number in defined(name)}
    text = (RULES / document).read_text(encoding="utf-8")
    assert sorted(set(re.findall(NUMBER, text)) - known) == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_clauses_of_a_chapter_are_counted_without_gaps_but_for_tens(document: str) -> None:
    """A clause may be skipped only where the document starts a new group at a round number."""
    last: dict[str, int] = {}
    for number in defined(document):
        chapter, _, place = number.rpartition(".")
        place_in_chapter = int(place) if place.isdigit() else ord(place) - ord("a") + 1
        follows = last.get(chapter, 0) + 1
        assert place_in_chapter == follows or place_in_chapter % 5 == 0, f"before {number}"
        last[chapter] = place_in_chapter


@pytest.mark.parametrize("document", COVERED)
def test_every_sentence_is_cited_by_a_test(document: str) -> None:
    found = cited()
    missing = [
        wanted
        for wanted in demanded(document)
        if not untestable(wanted) and not any(cites(citation, wanted) for citation in found)
    ]
    assert not missing, f"{len(missing)} sentences of {document} have no test: {' '.join(missing)}"


def untestable(wanted: str) -> bool:
    return wanted in UNTESTABLE or wanted.partition("/")[0] in UNTESTABLE


@pytest.mark.parametrize("document", COVERED)
def test_every_clause_is_named_by_the_code_that_carries_it_out(document: str) -> None:
    named = named_in(SOURCES[document])
    rules = [number for number in defined(document) if number not in examples(document)]
    missing = [number for number in rules if number not in named and number not in NOT_IN_CODE]
    assert not missing, f"{len(missing)} clauses of {document} are not to be found in the code: {' '.join(missing)}"


def test_every_citation_leads_to_a_clause_or_to_a_sentence_of_one() -> None:
    known = set()
    for document in DOCUMENTS:
        for number, texts in sentences(document).items():
            known |= {number, *(f"{number}/{place}" for place in range(1, len(texts) + 1))}
    unknown = [f"{citation} ({places[0]})" for citation, places in cited().items() if citation not in known]
    assert not unknown, f"no such clause or sentence: {', '.join(unknown)}"


def test_no_clause_is_defined_twice() -> None:
    numbers = [number for document in DOCUMENTS for number in defined(document)]
    assert len(numbers) > 0
    assert len(numbers) == len(set(numbers))


def test_every_decision_of_a_register_is_one_of_a_tested_clause() -> None:
    text = "".join(document.read_text(encoding="utf-8") for document in sorted(RULES.glob("*.md")))
    decisions = re.findall(r"^\| ([A-Z]-\d+\.\d+) \| [^|]+ \| [^|]+ \| [^|]+ \|$", text, re.MULTILINE)
    assert len(decisions) > 0
    found = cited()
    assert [number for number in decisions if not any(cites(citation, number) for citation in found)] == []


def test_what_is_untestable_exists_and_has_no_test() -> None:
    known = {wanted for document in DOCUMENTS for wanted in [*defined(document), *demanded(document)]}
    assert set(UNTESTABLE) <= known
    tested = [wanted for wanted in UNTESTABLE if any(cites(citation, wanted) for citation in cited())]
    assert not tested, f"tested after all, so take them off the list: {' '.join(tested)}"


def test_a_clause_cited_as_a_whole_has_several_sentences_of_which_one_is_not_cited() -> None:
    """So the list shrinks with every clause that gets its tests."""
    found = cited()
    counts = {number: len(texts) for document in COVERED for number, texts in sentences(document).items()}
    done = [
        number
        for number in CITED_WHOLE
        if all(
            f"{number}/{place}" in found or untestable(f"{number}/{place}") for place in range(1, counts[number] + 1)
        )
    ]
    assert not done, f"cited sentence by sentence, so take them off the list: {' '.join(done)}"


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        ("T-1.1", ["2 to 4 players, each with one colour: black, blue, yellow or red."]),
        ("T-1.15", ["A payment is made in full", "Nobody may owe anything."]),
        ("T-4.2", ["In a turn the player must choose exactly one", "Passing is not possible."]),
        ("T-7.4", ["Choose one: (a) use", "(b) claim the discovery tile", "(c) pay 1 extra cocoa"]),
        ("T-18.9", ["*Example (rulebook).* Four players; the second player ascends"]),
        ("B-7.5", ["Several steps are taken one at a time", "large step", "penultimate step", "top step"]),
        ("B-11.7", ["B-11.1: the Czech rulebook changes", "The locked worker always starts with power 1."]),
        ("B-8.6", ["Move the bot's locked", "It stays", "Then if a", "the bot advances", "on Decorations", "Discard"]),
        ("Z-4.7", ["The corn is taken after all placements", "The expansion rulebook"]),
        ("Z-8.8", ["Theology level 1", "From space 9", "It also works from space 0"]),
        ("Z-17.1", ["| id | dummy tooth | materials | effects |"]),
        ("X-3.2", ["Without M8, remove", "Without M2, remove"]),
        ("P-3.10", ["*Ah Chuy Kak*"]),
        ("P-3.21.a", ["You start with 5 workers instead of 3.", "The limit of 6 stays."]),
    ],
)
def test_a_clause_falls_into_its_sentences_without_marks_and_reasons(number: str, expected: list[str]) -> None:
    document = next(name for name in DOCUMENTS if number in defined(name))
    found = sentences(document)[number]
    assert len(found) == len(expected)
    assert all(text.startswith(start) for text, start in zip(found, expected, strict=True)), found


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_document_has_its_printed_figures(document: str) -> None:
    facts = tomllib.loads((FACTS / document).with_suffix(".toml").read_text(encoding="utf-8"))
    assert len(facts) > 0
