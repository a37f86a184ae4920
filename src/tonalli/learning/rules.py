"""The rules documents as chapters and clauses to read: parsed once, laid out by whoever shows them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

TEXTS = files(__package__).joinpath("texts")
"""The documents of ``docs/rules``, which are part of the package."""

NUMBER = r"[A-Z]-\d+\.\d+(?:\.(?:\d+|[a-z]\b))*"
CHAPTER = re.compile(r"## (?:([A-Z]-\d+)|(\d+)\.) (?:[MS]\d )?(.+)")
CLAUSE = re.compile(rf"( *)- (?:\*\*({NUMBER})\*\*|({NUMBER})\b)\s*(.*)")
ROW_CLAUSE = re.compile(rf"\| \*\*({NUMBER})\*\* \|")
HEADING = re.compile(rf"### (?:({NUMBER}) |\d+[a-z]\. )?(.+)")
ITEM = re.compile(r"( *)([-*]|\d+\.) +(.*)")
RULE_OF_A_TABLE = re.compile(r"\|[\s:|-]+\|")
MARK = re.compile(r" ?\*\*\[\w+\+?\]\*\*")
REASON = re.compile(r"\s*\*\*\[\w+\+?\]\*\*(?: — .*|:? \((?:[^()]|\([^()]*\))*\)\.?)", re.DOTALL)
"""Why a point was settled so; a player need not read it to play, so it is told apart."""
MARKED = re.compile(rf"\*\*(?P<b>[^*]+)\*\*|\*(?P<i>[^*]+)\*|`(?P<id>[^`]+)`|(?P<clause>{NUMBER})")

Run = dict[str, str]
"""A piece of text: ``text`` and its ``style``, one of ``b``, ``i``, ``id``, ``clause``, ``note`` or none."""


def runs(text: str) -> list[Run]:
    """Text with its marks, from Markdown."""
    found: list[Run] = []
    at = 0
    for reason in REASON.finditer(text):
        found += marked(text[at : reason.start()])
        found.append({"text": MARK.sub("", reason[0]).strip(" —").replace("*", "").replace("`", ""), "style": "note"})
        at = reason.end()
    return found + marked(text[at:])


def marked(text: str) -> list[Run]:
    text = re.sub(r"\s+", " ", MARK.sub("", text))
    found: list[Run] = []
    at = 0
    for mark in MARKED.finditer(text):
        found.append({"text": text[at : mark.start()], "style": ""})
        style = mark.lastgroup or ""
        found.append({"text": mark[style], "style": style})
        at = mark.end()
    found.append({"text": text[at:], "style": ""})
    return [run for run in found if run["text"]]


class Clause:
    """A numbered rule, or what stands between the numbered ones: paragraphs, items and tables in their order."""

    def __init__(self, number: str, heading: str = "") -> None:
        self.number = number
        self.heading = heading
        self.lines: list[str] = []

    def blocks(self) -> Iterator[dict[str, Any]]:
        kind = mark = body = ""
        margin = min((len(item[1]) for item in map(ITEM.fullmatch, self.lines) if item), default=0)
        rows: list[list[list[Run]]] = []
        for line in [*self.lines, ""]:
            text = line.strip()
            if text.startswith("|"):
                if not RULE_OF_A_TABLE.fullmatch(text):
                    rows.append([runs(cell.strip()) for cell in text.strip("|").split("|")])
                continue
            if rows:
                yield {"kind": "table", "mark": "", "rows": rows, "runs": []}
                rows = []
            item = ITEM.fullmatch(line)
            if item or not text:
                if body:
                    yield {"kind": kind, "mark": mark, "runs": runs(body), "rows": []}
                kind = mark = body = ""
            if item:
                kind = "item" if len(item[1]) == margin else "subitem"
                mark, body = item[2].strip("-*"), item[3]
            elif text:
                kind, body = kind or "text", f"{body} {text}".strip()

    def to_dict(self) -> dict[str, Any]:
        return {"number": self.number, "heading": self.heading, "blocks": list(self.blocks())}


class Chapter:
    """A chapter: its number, its title, and its clauses in order."""

    def __init__(self, number: str, title: str) -> None:
        self.number = number
        self.title = title
        self.clauses: list[Clause] = [Clause("")]

    def to_dict(self) -> dict[str, Any]:
        clauses = [clause.to_dict() for clause in self.clauses]
        return {
            "number": self.number,
            "title": self.title,
            "clauses": [each for each in clauses if each["number"] or each["heading"] or each["blocks"]],
        }


@cache
def chapters(document: str, language: str | None = None) -> tuple[Chapter, ...]:
    """The numbered chapters of a document, or what is written of it in another language; appendices about sources are
    no rules."""
    file = TEXTS.joinpath(language, document) if language else TEXTS.joinpath(document)
    return chapters_in(file.read_text(encoding="utf-8")) if file.is_file() else ()


def chapters_in(text: str) -> tuple[Chapter, ...]:
    found: list[Chapter] = []
    fenced = reading = False
    for line in text.splitlines():
        fenced ^= line.startswith("```")
        if line.startswith("## "):
            head = CHAPTER.fullmatch(line)
            reading = head is not None
            if head:
                found.append(Chapter(head[1] or f"{{}}-{head[2]}", title_of(head[3])))
        elif reading and not fenced and not line.startswith(("```", "---")):
            read(found[-1], line)
    # A document of headings alone numbers them itself.
    own = next((clause.number[0] for chapter in found for clause in chapter.clauses if clause.number), "")
    for chapter in found:
        chapter.number = chapter.number.format(own)
    return tuple(found)


def title_of(text: str) -> str:
    return MARK.sub("", text).strip()


def read(chapter: Chapter, line: str) -> None:
    """One more line of a chapter."""
    clauses = chapter.clauses
    if heading := HEADING.fullmatch(line):
        clauses.append(Clause(heading[1] or "", title_of(heading[2])))
    elif clause := CLAUSE.fullmatch(line):
        clauses.append(Clause(clause[2] or clause[3]))
        clauses[-1].lines.append(clause[4])
    elif row := ROW_CLAUSE.match(line):
        cells = [cell.strip() for cell in line[row.end() :].strip().strip("|").split("|")]
        clauses.append(Clause(row[1]))
        clauses[-1].lines.append("; ".join(filter(None, cells)))
    else:
        if line and not line.startswith((" ", "|")) and clauses[-1].number and not clauses[-1].heading:
            clauses.append(Clause(""))
        clauses[-1].lines.append(line)
