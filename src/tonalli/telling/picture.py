"""A position in words, for whoever prints a state or looks at it in a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tonalli.core.state import State
from tonalli.core.step import CHANCE
from tonalli.locale import called, text, words
from tonalli.telling import telling_of
from tonalli.telling.look import view_of
from tonalli.telling.phrase import Number, Phrase
from tonalli.telling.seat import Name


def picture(state: State, html: bool, given: Sequence[str] = ()) -> str:
    """How far the game is, what every side has, and what is asked; ``given`` are the names of the seats."""
    with called(telling_of(state.game).called(state.options)):
        return drawn(state, html, given)


def drawn(state: State, html: bool, given: Sequence[str]) -> str:
    telling = telling_of(state.game)
    view = view_of(state, None)
    names = telling.side_names(state.options, people(state, given))
    rows = []
    for number, name in enumerate(names):
        score = state.scores()[number]
        points = Phrase("picture-points", points=score, figure=Number(score))
        goods = [Phrase("picture-amount", amount=held.amount, what=held.words) for held in telling.stock(view, number)]
        rows.append([text(name), text(points), *[text(good) for good in goods]])
    headings = [telling.status(view)]
    for module in telling.modules(state.options):
        headings += [phrase for phrase in [module.in_short(view, None)] if phrase]
        beside = [module.in_short(view, number) for number in range(len(rows))]
        if any(beside):
            for row, phrase in zip(rows, beside, strict=True):
                row.append(text(phrase) if phrase else "")
    heading = "  ".join(text(phrase) for phrase in headings)
    question = asked(state, names)
    return as_table(heading, rows, question) if html else as_text(heading, rows, question)


def people(state: State, given: Sequence[str]) -> list[Name]:
    """What the seats are called: by the name they were given, else by their number."""
    named = [*given, *[""] * state.options["players"]]
    return [named[seat] or Phrase("picture-seat", seat=seat) for seat in range(state.options["players"])]


def asked(state: State, names: Sequence[Name]) -> str:
    """What is to be decided, and by whom."""
    telling = telling_of(state.game)
    if state.over:
        return text(telling.verdict(state, names)["words"])
    if state.actor == CHANCE:
        return words("picture-chance")
    question = telling.question(state)["words"]
    name = names[state.actor]
    if isinstance(name, Phrase):
        return text(Phrase("picture-asked", seat=state.actor, question=question))
    return text(Phrase("picture-asked.name", name=name, question=question))


def as_text(heading: str, rows: list[list[str]], question: str) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join([heading, *lines, question])


def as_table(heading: str, rows: list[list[str]], question: str) -> str:
    cells = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    body = "".join(f"<tr>{row}</tr>" for row in cells)
    return f"<table><caption>{escape(heading)}</caption>{body}</table><p>{escape(question)}</p>"
