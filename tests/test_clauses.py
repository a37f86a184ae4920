"""The rules documents and the tests agree: every clause has a test, and every test a clause."""

from __future__ import annotations

import re

import pytest

from clauses import COVERED, NOT_IN_CODE, RULES, SOURCES, UNTESTABLE, cited, defined, examples, named_in


@pytest.mark.parametrize("document", COVERED)
def test_every_clause_is_cited_by_a_test(document: str) -> None:
    found = cited()
    missing = [number for number in defined(document) if number not in found and number not in UNTESTABLE]
    assert not missing, f"{len(missing)} clauses of {document} have no test: {' '.join(missing)}"


@pytest.mark.parametrize("document", COVERED)
def test_every_clause_is_named_by_the_code_that_carries_it_out(document: str) -> None:
    named = named_in(SOURCES[document])
    rules = [number for number in defined(document) if number not in examples(document)]
    missing = [number for number in rules if number not in named and number not in NOT_IN_CODE]
    assert not missing, f"{len(missing)} clauses of {document} are not to be found in the code: {' '.join(missing)}"


def test_every_cited_clause_exists() -> None:
    known = {number for document in RULES.glob("*.md") for number in defined(document.name)}
    unknown = [f"{number} ({places[0]})" for number, places in cited().items() if number not in known]
    assert not unknown, f"no such clause: {', '.join(unknown)}"


def test_no_clause_is_defined_twice() -> None:
    numbers = [number for document in sorted(RULES.glob("*.md")) for number in defined(document.name)]
    assert len(numbers) > 0
    assert len(numbers) == len(set(numbers))


def test_every_decision_of_a_register_is_one_of_a_tested_clause() -> None:
    text = "".join(document.read_text(encoding="utf-8") for document in sorted(RULES.glob("*.md")))
    decisions = re.findall(r"^\| ([A-Z]-\d+\.\d+) \| [^|]+ \| [^|]+ \| [^|]+ \|$", text, re.MULTILINE)
    assert len(decisions) > 0
    found = cited()
    assert [number for number in decisions if number not in found] == []


def test_untestable_clauses_exist_and_have_no_test() -> None:
    known = {number for document in COVERED for number in defined(document)}
    assert set(UNTESTABLE) <= known
    tested = sorted(set(UNTESTABLE) & set(cited()))
    assert not tested, f"tested after all, so take them off the list: {' '.join(tested)}"
