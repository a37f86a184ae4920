"""Which rule a test checks: ``@clause("T-7.4")``, and the clauses no test can check."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"

COVERED = ("teotihuacan.md", "teotibot.md", "tzolkin.md")
"""The documents of which every clause must be tested."""

UNTESTABLE = {
    "T-1.17": "a dictionary between the documents; it rules nothing",
    "T-17.11": "speaks of ascensions outside the own turn, which only the expansion brings",
    "B-2.13": "leaves the order of the draws free",
    "B-9.13": "speaks of ascensions outside the own turn, which only the expansion brings",
    "Z-15.1": "a fifth player comes with the expansion",
    "Z-15.9": "quick actions come with the expansion",
    "Z-15.10": "buildings that hold skulls come with the expansion",
}

NOT_IN_CODE = {
    "T-1.17": "a dictionary between the documents; it rules nothing",
    "B-2.13": "leaves the order of the draws free",
    "Z-15.9": "quick actions come with the expansion",
    "Z-15.10": "buildings that hold skulls come with the expansion",
}
"""Clauses that no code can carry out."""

SOURCES = {"teotihuacan.md": "teotihuacan", "teotibot.md": "teotihuacan", "tzolkin.md": "tzolkin"}
"""The package that carries out a document."""

EXAMPLE = re.compile(r"^- \*\*([A-Z]-\d+\.\d+)\*\* \*Example", re.MULTILINE)
CHAPTER_OF_EXAMPLES = re.compile(r"^## ([A-Z]-\d+) .*examples$", re.MULTILINE)
NUMBER = re.compile(r"[A-Z]-\d+(?:\.\d+)+")
DEFINITION = re.compile(r"^(?:- \*\*|- |\| \*\*|### )([A-Z]-\d+(?:\.\d+)+)\b", re.MULTILINE)
"""A clause is a list item, a row of a table, or a heading with a text of its own."""


def clause(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test, or all tests of a class, as checking these clauses."""
    return pytest.mark.clause(*numbers)


def defined(document: str) -> list[str]:
    """The clauses of one rules document, in its order."""
    return DEFINITION.findall((RULES / document).read_text(encoding="utf-8"))


def cited() -> dict[str, list[str]]:
    """Every clause that some test names, with the places ``file:line`` where it does."""
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


def examples(document: str) -> set[str]:
    """Clauses that only work out what others rule."""
    text = (RULES / document).read_text(encoding="utf-8")
    chapters = tuple(f"{chapter}." for chapter in CHAPTER_OF_EXAMPLES.findall(text))
    return {*EXAMPLE.findall(text), *[number for number in defined(document) if number.startswith(chapters)]}


def named_in(folder: str) -> set[str]:
    """Every clause that the sources of a game name."""
    files = (TESTS.parent / "src" / "tonalli" / folder).rglob("*.py")
    return {number for file in files for number in NUMBER.findall(file.read_text(encoding="utf-8"))}
