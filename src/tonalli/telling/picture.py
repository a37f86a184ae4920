"""A position in words, for whoever prints a state or looks at it in a notebook."""

from __future__ import annotations

from html import escape

from tonalli.core.state import State
from tonalli.core.step import CHANCE
from tonalli.locale import text, words
from tonalli.telling import telling_of
from tonalli.telling.phrase import Number, Phrase


def picture(state: State, html: bool) -> str:
    """How far the game is, what every side has, and what is asked."""
    telling = telling_of(state.game)
    view = state.game.view(state, None)
    people = [words("picture-seat", seat=seat) for seat in range(state.options["players"])]
    names = telling.side_names(state.options, people)
    rows = []
    for number, name in enumerate(names):
        score = state.scores()[number]
        points = Phrase("picture-points", points=score, figure=Number(score))
        goods = [Phrase("picture-amount", amount=held.amount, what=held.words) for held in telling.stock(view, number)]
        rows.append([text(name), text(points), *[text(good) for good in goods]])
    heading = text(telling.status(view))
    question = asked(state)
    return as_table(heading, rows, question) if html else as_text(heading, rows, question)


def asked(state: State) -> str:
    """What is to be decided, and by whom."""
    telling = telling_of(state.game)
    if state.over:
        people = [words("picture-seat", seat=seat) for seat in range(state.options["players"])]
        return text(telling.verdict(state, telling.side_names(state.options, people))["words"])
    if state.actor == CHANCE:
        return words("picture-chance", kind=state.top.kind)
    return words("picture-asked", seat=state.actor, question=text(telling.question(state)["words"]))


def as_text(heading: str, rows: list[list[str]], question: str) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join([heading, *lines, question])


def as_table(heading: str, rows: list[list[str]], question: str) -> str:
    cells = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    body = "".join(f"<tr>{row}</tr>" for row in cells)
    return f"<table><caption>{escape(heading)}</caption>{body}</table><p>{escape(question)}</p>"
