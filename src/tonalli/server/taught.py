"""The shapes of what is taught: rules to read, the legend of icons, lessons."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from tonalli.server.requests import Name, Shape
from tonalli.server.told import Number, Phrase


class RuleText(BaseModel):
    """A piece of a rule: its text, with an icon or a name in its place where there is one."""

    text: str
    style: Literal["", "b", "i", "id", "clause", "note"]
    icon: str | None
    words: Phrase | None


class RuleBlock(BaseModel):
    """A paragraph, an item of a list with its mark, or a table."""

    kind: Literal["text", "item", "subitem", "table"]
    mark: str
    runs: list[RuleText]
    rows: list[list[list[RuleText]]]


class RuleTerm(BaseModel):
    """An English term of a clause, and the reader's word for it."""

    term: str
    word: str


class Clause(BaseModel):
    """A numbered rule; without a number what stands between them."""

    number: str
    heading: str
    blocks: list[RuleBlock]
    language: str
    """The one it is written in: English where nobody has written it in the language that was asked for."""
    terms: list[RuleTerm]
    """Its terms in that language, where it is written in English."""


class Chapter(BaseModel):
    number: str
    title: str
    language: str
    """The one its title is written in."""
    clauses: list[Clause]
    rules: bool
    """Whether it has rules; others tell of sources."""


class LegendIcon(BaseModel):
    icon: str
    words: Phrase
    clause: str


class LegendGroup(BaseModel):
    words: Phrase
    of: list[str]
    """Modules that bring these icons; none for those of every game."""
    icons: list[LegendIcon]


class Reference(BaseModel):
    """All there is to read about a game."""

    game: str
    chapters: list[Chapter]
    legend: list[LegendGroup]


class Played(BaseModel):
    """What of a reference concerns one table."""

    chapters: list[str]
    legend: list[int]
    """Groups of the legend, by their place."""


class SumPart(BaseModel):
    words: Phrase
    figure: Number


class LessonSum(BaseModel):
    """Figures that add up to what a step brings or costs."""

    parts: list[SumPart]
    total: Number
    icon: str


class LessonStep(BaseModel):
    """A step of a lesson: after how many moves it comes, what is lit, what is to be done, and what is said."""

    name: str
    chapter: str
    icon: str
    at: int
    lit: list[str]
    whole: bool
    """Whether what is lit is lit with all that lies between."""
    do: list[str]
    title: Phrase
    text: Phrase
    task: Phrase | None
    sum: LessonSum | None


class LessonChapter(BaseModel):
    name: str
    icon: str
    words: Phrase
    hint: Phrase
    steps: int


class LessonShown(BaseModel):
    game: str
    chapters: list[LessonChapter]
    steps: list[LessonStep]


class LessonRequest(Shape):
    """Open a table of a lesson at one of its steps."""

    name: Name = ""
    step: int = Field(default=0, ge=0, le=200)
