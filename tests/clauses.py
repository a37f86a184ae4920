"""Which rule a test checks: ``@clause("T-1.1")``, of several sentences one, ``@clause("T-7.4/2")``; what none can."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from rulebook import NUMBER, defined, sentences

TESTS = Path(__file__).parent

COVERED = ("teotihuacan.md", "teotibot.md", "expansion-period.md", "tzolkin.md", "tribes-and-prophecies.md")
"""The documents that are carried out: every sentence of theirs must be tested."""

UNTESTABLE = {
    "T-1.17": "a dictionary between the documents; it rules nothing",
    "T-2.1/1": "there is no game without the main board",
    "B-6.2/2": "says that it makes no difference which of two equal workers is meant",
    "B-11.11/2": "points to the rules of the expansion",
    "B-2.13": "leaves the order of the draws free",
    "X-6.1/2": "priestesses and Progress tiles come with another expansion",
    "X-7.16/3": "the orange temple comes with another expansion",
    "X-9.5/2": "Progress tiles come with another expansion",
    "X-10.2": "priestesses come with another expansion",
    "X-10.3": "priestesses come with another expansion",
    "X-10.4": "Progress tiles come with another expansion",
    "Z-2.9/7": "a reason for the sentence before it",
    "Z-4.7/2": "a reason for the sentence before it",
    "Z-7.5/2": "a reason for the sentence before it",
    "P-1.4/1": "an unlimited supply: the base game's test shows it",
    "P-1.4/2": "pieces in a box change no rule",
    "P-1.5": "a dictionary between the documents; it rules nothing",
    "P-1.6/1": "a rule of the base game in other words",
    "P-1.6/2": "a rule of the base game in other words",
    "P-1.6/3": "a rule of the base game in other words",
    "P-1.7": "a rule of the base game in other words",
    "P-1.8": "a word for a rule of the base game",
    "P-1.9": "a word for a rule of the base game",
    "P-1.10": "a word for a rule of the base game",
    "P-1.11": "a dictionary between the documents; it rules nothing",
    "P-2.4": "a rule of the base game in other words",
    "P-14.1": "says where the rules come from",
    "P-14.2/1": "says where the rules come from",
    "P-14.2/2": "says where the rules come from",
    "P-14.2/3": "says where the rules come from",
    "P-14.2/4": "says where the rules come from",
    "P-14.3/1": "says where the rules come from",
    "P-14.3/2": "says where the rules come from",
    "P-14.3/3": "says where the rules come from",
    "P-14.4": "says where the rules come from",
    "P-14.6/1": "says where the rules come from",
    "P-14.6/2": "says where the rules come from",
    "P-14.7": "says what is left out",
}

NOT_IN_CODE = {
    "X-10.1": "says what a program may offer without another expansion",
    "X-10.2": "priestesses come with another expansion",
    "X-10.3": "priestesses come with another expansion",
    "X-10.4": "Progress tiles come with another expansion",
    "T-1.17": "a dictionary between the documents; it rules nothing",
    "B-2.13": "leaves the order of the draws free",
    "P-1.4": "pieces in a box change no rule",
    "P-1.5": "a dictionary between the documents; it rules nothing",
    "P-1.6": "a rule of the base game in other words",
    "P-1.7": "a rule of the base game in other words",
    "P-1.8": "a word for a rule of the base game",
    "P-1.9": "a word for a rule of the base game",
    "P-1.10": "a word for a rule of the base game",
    "P-1.11": "a dictionary between the documents; it rules nothing",
    "P-2.4": "a rule of the base game in other words",
    "P-14.1": "says where the rules come from",
    "P-14.2": "says where the rules come from",
    "P-14.3": "says where the rules come from",
    "P-14.4": "says where the rules come from",
    "P-14.6": "says where the rules come from",
    "P-14.7": "says what is left out",
    "P-14.5": "says where the rules come from",
    "P-7.15.a": "an example of renovation",
    "P-7.15.b": "an example of renovation",
    "P-7.15.c": "an example of renovation",
    "P-7.15.d": "an example of renovation",
}
"""Clauses that no code can carry out."""

SOURCES = {
    "teotihuacan.md": "teotihuacan",
    "teotibot.md": "teotihuacan",
    "expansion-period.md": "teotihuacan",
    "tzolkin.md": "tzolkin",
    "tribes-and-prophecies.md": "tzolkin",
}
"""The package that carries out a document."""

CITED_WHOLE: tuple[str, ...] = ()
"""Clauses of several sentences that no test cites sentence by sentence yet; the list only shrinks."""


def clause(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test, or all tests of a class, as checking these clauses."""
    return pytest.mark.clause(*numbers)


def demanded(document: str) -> list[str]:
    """What tests have to cite: a clause of one sentence as a whole, others sentence by sentence, ``T-7.4/2``."""
    demands = []
    for number in defined(document):
        count = len(sentences(document)[number])
        single = count == 1 or number in CITED_WHOLE
        demands += [number] if single else [f"{number}/{place}" for place in range(1, count + 1)]
    return demands


def cites(citation: str, wanted: str) -> bool:
    """Whether a test that cites this is one of those wanted: of a clause, or of one of its sentences."""
    return citation == wanted or citation.startswith(f"{wanted}/")


@cache
def cited() -> dict[str, list[str]]:
    """Every clause and every sentence that some test names, with the places ``file:line`` where it does."""
    places: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "clause":
                place = f"{file.relative_to(TESTS)}:{node.lineno}"
                for argument in node.args:
                    if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                        raise TypeError(f"{place}: clause() takes clause numbers as plain strings")
                    places.setdefault(argument.value, []).append(place)
    return places


def named_in(folder: str) -> set[str]:
    """Every clause that the sources of a game name."""
    files = (TESTS.parent / "src" / "tonalli" / folder).rglob("*.py")
    return {number for file in files for number in re.findall(NUMBER, file.read_text(encoding="utf-8"))}
