"""The rules documents as clauses and their sentences: ``T-7.4/2`` is the second sentence of clause T-7.4.

``python tests/rulebook.py T-7.4 B-8.1`` prints the sentences of clauses, a document's name all of its own.
"""

from __future__ import annotations

import itertools
import re
import sys
from functools import cache
from pathlib import Path

RULES = Path(__file__).parent.parent / "docs" / "rules"

NUMBER = r"[A-Z]-\d+\.\d+(?:\.(?:\d+|[a-z]\b))*"
DEFINITION = re.compile(rf"^ *(?:- \*\*({NUMBER})\*\*|- ({NUMBER})\b|\| \*\*({NUMBER})\*\* \||#+ ({NUMBER})\b)")
"""A clause is a list item, a row of a table that shows its number in bold, or a heading with a text of its own."""

EXAMPLE = re.compile(r"\*(?:Derived )?[Ee]xample\b")
CHAPTER_OF_EXAMPLES = re.compile(r"^## ([A-Z]-\d+) .*examples$")

RULED_AFTER_THE_MARK = {"Z-2.13", "Z-8.8", "Z-10.4"}
"""Clauses whose **[decided]** is followed by a further rule, not by the reason alone."""

MARK = r"\*\*\[\w+\+?\]\*\*"
REASON_AFTER_A_DASH = re.compile(rf"{MARK} — .*", re.DOTALL)
REASON_IN_BRACKETS = re.compile(rf" *{MARK}:? \((?:[^()]|\([^()]*\))*\)\.?")
REFERENCES = re.compile(rf"\((?:see )?(?:{NUMBER}(?: step \d| [a-f])?(?:, | and | to |; )?)+\)|\(section \w+\)")
PART = re.compile(r"(?<=[:;] )\((?:[a-h]|[1-9])\) ")
END_OF_SENTENCE = re.compile(r"(?<!i\.e\.)(?<!e\.g\.)(?:(?<=[.!?])|(?<=[.!?][)\"]))\s+(?=[A-Z0-9(`*\"+−])")
TITLE = re.compile(r"(?:\*[^*]+\*(?: \(`[^()]+`\))?|(?!Needs\b)[A-Z]\w+(?: [A-Z]\w+)*)\.?")
IN_BRACKETS = re.compile(r"\([^()]*\)\.?")
POINTER = re.compile(rf"(?:[\w ]+:? )?[Ss]ee {NUMBER}\.|\w+ ?\w*:|The \w+\.")
ORIGIN = re.compile(r"[^;:]{1,60} (?:are|is)")
HEAD_OF_A_TABLE = re.compile(r"\|[^-]*\|(?:---\|)+")


@cache
def lines_of(document: str) -> dict[str, list[str]]:
    """Every clause of a document with its lines, the tables below it included."""
    found: dict[str, list[str]] = {}
    body: list[str] = []
    fenced = listed = False
    for line in (RULES / document).read_text(encoding="utf-8").splitlines():
        fenced ^= line.startswith("```")
        defines = DEFINITION.match(line)
        if defines:
            listed = not line.startswith("#")
            body = found.setdefault(next(filter(None, defines.groups())), [])
        elif re.match(r"#|---$", line) or (listed and re.match(r"[^ |]", line)):
            body = []
        if not fenced and not line.startswith(("```", "#")):
            body.append(line[defines.end() :] if defines else line)
    return found


def defined(document: str) -> list[str]:
    """The clauses of one rules document, in its order."""
    text = (RULES / document).read_text(encoding="utf-8")
    return [next(filter(None, found.groups())) for found in map(DEFINITION.match, text.splitlines()) if found]


@cache
def examples(document: str) -> frozenset[str]:
    """Clauses that only work out what others rule."""
    text = (RULES / document).read_text(encoding="utf-8")
    chapters = tuple(f"{chapter[1]}." for chapter in map(CHAPTER_OF_EXAMPLES.match, text.splitlines()) if chapter)
    return frozenset(
        number
        for number, lines in lines_of(document).items()
        if number.startswith(chapters) or EXAMPLE.match(lines[0].strip())
    )


@cache
def sentences(document: str) -> dict[str, tuple[str, ...]]:
    """What each clause rules, sentence by sentence; an example is one case and a table one sentence."""
    return {
        number: (" ".join(" ".join(lines).split()),) if number in examples(document) else ruled(number, blocks(lines))
        for number, lines in lines_of(document).items()
    }


def blocks(lines: list[str]) -> list[str]:
    """A clause's paragraphs, list items and tables; the head of a list goes with its first item."""
    found = [""]
    table = False
    counted = 0
    for line in lines:
        text = line.strip()
        row = text.startswith("|")
        item = re.match(rf"(?:[-*]|{counted + 1}\.) +(?:[a-z]\. )?", text)
        if item or row != table or not text:
            if not (item and re.search(r"(?:\bThe bot|\bscores|\bThen|:)$", found[-1])):
                found.append("")
            if item:
                counted += text[0].isdigit()
                text = text[item.end() :]
        table = row
        found[-1] = f"{found[-1]} {text}".strip()
    return [block for block in found if block]


def ruled(number: str, parts: list[str]) -> tuple[str, ...]:
    """The sentences that are left without marks, reasons and references to other clauses."""
    found: list[str] = []
    for block in parts:
        if block.startswith("|"):
            found += [] if HEAD_OF_A_TABLE.fullmatch(block.replace(" ", "")) else [block]
            continue
        title = ""
        for sentence in split(REASON_IN_BRACKETS.sub(end_after_reason, REASON_AFTER_A_DASH.sub("", block))):
            if is_reason(number, sentence, first=not found) or POINTER.fullmatch(sentence):
                continue
            bare = re.sub(r"\s+(?=[ ,;:]|\.(?:\s|$))", "", REFERENCES.sub("", re.sub(MARK, "", sentence))).strip(
                " .,;:"
            )
            if block.startswith(sentence) and TITLE.fullmatch(bare):
                title = f"{bare}. "
            elif bare and not IN_BRACKETS.fullmatch(bare) and not ORIGIN.fullmatch(bare):
                found.append(f"{title}{bare}.")
                title = ""
    return tuple(found) or (" ".join(parts) or number,)


def end_after_reason(reason: re.Match[str]) -> str:
    """A reason in brackets ends the sentence it stands in, unless that goes on."""
    return "." if reason[0].endswith((".", ".)")) else ""


def split(text: str) -> list[str]:
    """Sentences, and the parts (a), (b) ... of one sentence as sentences of their own."""
    found = []
    for sentence in END_OF_SENTENCE.split(text):
        starts = [part.start() for part in PART.finditer(sentence)]
        cuts = [0, *starts[1:], len(sentence)] if len(starts) > 1 else [0, len(sentence)]
        found += [sentence[start:end] for start, end in itertools.pairwise(cuts)]
    return found


def is_reason(number: str, sentence: str, *, first: bool) -> bool:
    """A sentence that opens with a mark gives the reason for what stands before it."""
    mark = re.match(rf"{MARK} *", sentence)
    if mark is None or first or number in RULED_AFTER_THE_MARK:
        return False
    return not number.startswith(("P-", "X-")) or sentence[mark.end() :].lstrip('"')[:1].islower()


if __name__ == "__main__":
    for document in sorted(file.name for file in RULES.glob("*.md")):
        for clause, texts in sentences(document).items():
            if {clause, document} & set(sys.argv[1:]):
                for place, text in enumerate(texts, 1):
                    print(f"{clause}/{place}  {text}")
