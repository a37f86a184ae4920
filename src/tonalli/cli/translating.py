"""What writers of a language ask: which languages there are, what one lacks, what is wrong with one."""

from __future__ import annotations

import typer
from rich.console import Console

from tonalli.cli.wording import figure, plain_table
from tonalli.core.errors import OptionError
from tonalli.locale import languages, words
from tonalli.locale.catalogue import ENGLISH, LANGUAGES, catalogue, missing, written
from tonalli.locale.checking import problems
from tonalli.telling.phrase import Listing


def known(language: str) -> str:
    """The language, if it has words at all."""
    if language not in written():
        raise OptionError(words("cli-words-unknown", language=language, allowed=Listing(written())))
    return language


def show_languages(console: Console) -> None:
    """Every language with how much of it is written, and whether readers are offered it."""
    whole = len(catalogue(ENGLISH).keys())
    table = plain_table()
    table.add_column(words("cli-words-language"))
    table.add_column("")
    table.add_column(words("cli-words-written"), justify="right")
    table.add_column(words("cli-words-whole", messages=whole))
    for language in written():
        offered = words("cli-words-offered") if language in languages() else ""
        table.add_row(language, LANGUAGES[language], figure(whole - len(missing(language))), offered)
    console.print(table)


def show_missing(language: str) -> None:
    for key in missing(known(language)):
        typer.echo(key)


def show_problems(language: str) -> bool:
    """Print what is wrong with a language; whether something is."""
    found = problems(known(language))
    for problem in found:
        typer.echo(words(f"cli-words-{problem.kind}", message=problem.key, about=problem.about))
    if not found:
        typer.echo(words("cli-words-fine", language=language))
    return bool(found)
