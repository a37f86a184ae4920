"""A language nobody speaks: English in which every word has a form of its own, and every message asks for it.

Whatever stands in marks was reached by ``FORM``. An argument that arrives as finished text has no marks, and no
language with cases could say it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any
from unittest.mock import patch

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from tonalli import locale
from tonalli.locale.catalogue import catalogues

LANGUAGE = "sk"
"""Plurals, numbers and lists of a language that is not written here."""
FORM = "acc"
OPEN, CLOSE = "‹", "›"


class Asking(visitor.Transformer):
    """Every argument that is placed is asked for in a form."""

    def visit_SelectExpression(self, node: Any) -> Any:  # noqa: N802
        node.variants = [self.visit(variant) for variant in node.variants]
        return node

    def visit_Placeable(self, node: Any) -> Any:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            arguments = ast.CallArguments([node.expression, ast.StringLiteral(FORM)], [])
            return ast.Placeable(ast.FunctionReference(ast.Identifier("FORM"), arguments))
        return self.generic_visit(node)


def marked(pattern: Any) -> Any:
    return ast.Pattern([ast.TextElement(OPEN), *pattern.clone().elements, ast.TextElement(CLOSE)])


@cache
def catalogue() -> str:
    """All messages of that language."""
    resource = FluentParser(with_spans=False).parse(catalogues("en") or "")
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            Asking().visit(entry)
            forms = [
                ast.Attribute(ast.Identifier(f"{each.id.name}-{FORM}"), marked(each.value)) for each in entry.attributes
            ]
            if entry.value is not None:
                forms.append(ast.Attribute(ast.Identifier(FORM), marked(entry.value)))
            entry.attributes += forms
    return str(FluentSerializer().serialize(resource))


@contextmanager
def spoken() -> Iterator[str]:
    """The language can be spoken meanwhile."""

    def words(language: str) -> str | None:
        return catalogue() if language == LANGUAGE else catalogues(language)

    with patch.object(locale, "catalogues", words):
        yield LANGUAGE
    locale.bundle.cache_clear()
    locale.has_words.cache_clear()
