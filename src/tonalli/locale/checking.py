"""What is wrong with the words of a language, found without playing: messages that are missing or that nobody asks for,
arguments and forms that do not exist, text that is no Fluent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast, visitor

from tonalli.locale.catalogue import ENGLISH, FORMS, catalogue, is_form, missing, surplus, word_files

FORM = "FORM"
FUNCTIONS = (FORM, "NUMBER", "DATETIME")
NAMED = re.compile(r"\$([a-zA-Z][\w-]*)")
ID = "_id"


class Problem(NamedTuple):
    """``kind`` names the message ``cli-words-<kind>``; ``about`` is the argument, form or reference it is about."""

    kind: str
    key: str
    about: str = ""


class Uses(visitor.Visitor):
    """What one value or attribute makes use of."""

    def __init__(self) -> None:
        self.placed: set[str] = set()
        self.selected: set[str] = set()
        self.references: set[str] = set()
        self.terms: set[str] = set()
        self.forms: set[str] = set()
        self.formed: set[str] = set()
        self.functions: set[str] = set()

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.selected.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.placed.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        """What is given to a term are literals, what it asks for is its own."""
        self.terms.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        if node.id.name == FORM:
            thing, *forms = node.arguments.positional
            self.forms |= {each.value for each in forms}
            self.formed |= {thing.id.name} if isinstance(thing, ast.VariableReference) else set()
        self.generic_visit(node)

    @property
    def asked(self) -> set[str]:
        return {of.removesuffix(ID) for of in self.placed | self.selected}


class Read(NamedTuple):
    """A language as Fluent reads it: uses by key, arguments that comments name by message, what is no Fluent, what
    stands there twice."""

    uses: dict[str, Uses]
    documented: dict[str, set[str]]
    junk: list[str]
    twice: list[str]


def parts_of(entry: Any) -> Iterator[tuple[str, Any]]:
    """The value and the attributes of an entry by key."""
    name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    if entry.value is not None:
        yield name, entry.value
    for attribute in entry.attributes:
        yield f"{name}.{attribute.id.name}", attribute.value


@cache
def read(language: str) -> Read:
    found = Read({}, {}, [], [])
    for file in word_files(language):
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                found.junk.append((entry.content or "").partition("\n")[0])
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            if entry.comment is not None:
                found.documented[entry.id.name] = set(NAMED.findall(entry.comment.content or ""))
            for key, pattern in parts_of(entry):
                if key in found.uses:
                    found.twice.append(key)
                uses = found.uses[key] = Uses()
                uses.visit(pattern)
    return found


def with_references(key: str, uses: dict[str, Uses], seen: set[str]) -> Iterator[Uses]:
    """What a key makes use of, by itself and through messages it refers to: these get the same arguments."""
    if key in uses and key not in seen:
        seen.add(key)
        yield uses[key]
        for each in uses[key].references:
            yield from with_references(each, uses, seen)


def asked(key: str, uses: dict[str, Uses]) -> set[str]:
    return {of for each in with_references(key, uses, set()) for of in each.asked}


def placed(key: str, uses: dict[str, Uses]) -> set[str]:
    return {of.removesuffix(ID) for each in with_references(key, uses, set()) for of in each.placed}


def known_arguments(key: str) -> set[str]:
    """The arguments a message can be sure of: those that English makes use of in any of its parts, and those that a
    comment above it names."""
    english = read(ENGLISH)
    name = key.partition(".")[0]
    parts = [name, *(f"{name}.{part}" for part in catalogue(ENGLISH).entries.get(name, ()) if part)]
    return english.documented.get(name, set()).union(*(asked(part, english.uses) for part in parts))


def problems(language: str) -> list[Problem]:
    """Everything that is wrong with a language, but for what it says."""
    found = [Problem("missing", key) for key in missing(language)]
    found += [Problem("surplus", key) for key in surplus(language)]
    here = read(language)
    found += [Problem("junk", "", line) for line in here.junk] + [Problem("twice", key) for key in here.twice]
    english = read(ENGLISH).uses
    every_key = catalogue(ENGLISH).keys()
    for key, uses in here.uses.items():
        found += [
            Problem("reference", key, each) for each in sorted(uses.references - english.keys() - here.uses.keys())
        ]
        found += [Problem("reference", key, each) for each in sorted(uses.terms - here.uses.keys())]
        found += [Problem("form", key, each) for each in sorted(uses.forms - set(FORMS))]
        found += [Problem("function", key, each) for each in sorted(uses.functions - set(FUNCTIONS))]
        if key.startswith("-") or language == ENGLISH:
            continue
        given = asked(key, {**english, **here.uses})
        found += [Problem("argument", key, each) for each in sorted(given - known_arguments(key))]
        if key in every_key and not is_form(key, every_key):
            found += [Problem("unsaid", key, each) for each in sorted(placed(key, english) - given)]
    return found
