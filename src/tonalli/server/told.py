"""The shapes of what is told: phrases and figures, choices, cards, the story, moments."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field


class Listed(BaseModel):
    """Phrases in a row, joined as the language does."""

    items: list[str | float | Phrase | Listed | Number] = Field(alias="list")
    style: Literal["unit", "and", "or"]


class Number(BaseModel):
    """A figure to read, with or without its sign; a bare number also chooses among plural forms."""

    number: float
    signed: bool


class Phrase(BaseModel):
    """A message of the catalogue with its arguments; it becomes text where it is shown."""

    key: str
    args: dict[str, str | float | Phrase | Listed | Number] | None = None


class Figure(BaseModel):
    """Something gained or paid: an icon, how much, and both in words; a tile is not yet what is printed on it."""

    icon: str
    amount: float | None
    words: Phrase
    tile: bool


class BillLine(BaseModel):
    """A line of a bill: a credit is taken off what stands above it, the total is what is paid, for what it gives."""

    words: Phrase
    figures: list[Figure]
    credit: bool
    total: bool
    gives: bool


class Reached(BaseModel):
    """Where a marker stands on a thing: the step of a temple, the level of a technology, a count on a scale."""

    thing: str
    start: int = Field(alias="from")
    at: int
    words: Phrase


class Follow(BaseModel):
    """What follows of an option beyond one's own goods: for a seat, or for whoever decides."""

    seat: int | None
    icon: str | None
    amount: float | None
    words: Phrase | None
    """Nothing where the option says it in its own words."""


class Glyph(BaseModel):
    """An icon with a figure before or inside it, or either alone; a small icon at its corner, or none."""

    icon: str | None
    text: str
    mark: str
    inside: bool


class Choice(BaseModel):
    """A legal action: what it is about, in words, what it brings and costs, and where it stands."""

    action: int
    notation: str
    kind: str
    about: dict[str, str | int | dict[str, int]]
    """Its arguments by name; a cost is goods with their amounts."""
    name: Phrase
    words: Phrase
    icon: str | None
    picture: list[str]
    sign: list[list[Glyph]]
    """What it leads to, where that is no matter of figures, as signs on cards."""
    group: Phrase | None
    """The word it stands behind together with others."""
    short: str
    """What tells it apart from those, where names have no room: the number of a space; empty for nothing."""
    bill: list[BillLine]
    """How its costs come about, where there is more to say than what they are."""
    reaches: list[Reached]
    """Markers of whoever decides that stand elsewhere then."""
    follows: list[Follow]
    """What it leads to besides: for others, or for wages to come."""
    role: Literal["answer", "offer", "no"]
    key: str
    """What to press for it; empty where keys run out."""
    gains: list[Figure]
    costs: list[Figure]
    altogether: list[Figure]
    """All that comes with it, where something that was chosen before has not come yet."""
    hints: list[Phrase]
    """What may be expected of it beyond what it brings."""
    thing: str | None
    """The thing on the table it is about."""
    rank: int
    """Its place among the others when they are shown in a row."""
    beside: bool
    """Whether it is an offer that stands beside the decision."""
    reveals: bool
    hands_over: bool
    """Whether another is to decide then, or the turn is over."""
    ends_turn: bool
    """Whether it is one's own turn that is over then."""
    concludes: bool
    """Whether that is all it does, and nothing is given up by it."""
    then: list[Choice]
    """The choices that would follow, where one makes little sense without the other."""


class Need(BaseModel):
    """So many of something are needed, so many are there."""

    icon: str
    held: int
    needed: int
    words: Phrase


class Help(BaseModel):
    """What would make something possible."""

    icon: str | None
    words: Phrase


class Closed(BaseModel):
    """An option that exists here and cannot be taken: by name, with its reasons."""

    thing: str | None
    kind: str
    name: Phrase
    icon: str | None
    picture: list[str]
    group: Phrase | None
    reason: str
    words: Phrase
    short: Phrase | None
    """What stands in place of its figures."""
    rank: int
    """How many choices stand before it."""
    clauses: list[str]
    needs: list[Need]
    helps: list[Help]


class StillAsked(BaseModel):
    """What will be asked after a decision."""

    sign: list[list[Glyph]]
    words: Phrase


class Asked(BaseModel):
    """What somebody else decides: what it is about, and the question in short."""

    title: Phrase
    ask: Phrase


class Question(BaseModel):
    """What is to be decided."""

    kind: str
    title: Phrase | None
    """What it is about, before the question itself."""
    ask: Phrase | None
    """The question in short, below its title; ``words`` says all of it."""
    words: Phrase
    icon: str | None
    """Where it comes from, with a figure beside it: a gear and its space."""
    text: str
    hint: Phrase | None
    """What is to be known besides, as what was paid so far."""
    each: list[Figure]
    """What every answer costs: said with the question, so that answers need not."""
    then: list[StillAsked]
    """What will be asked after it, in order."""
    gains: list[Figure]
    """What a turn that could end now has brought, and what it has cost."""
    costs: list[Figure]
    moved: list[list[Glyph]]
    """What went where in it, and what else changed in it."""
    changed: list[list[Glyph]]
    course: list[Phrase]
    """The same in words."""
    clause: str | None
    """The rule it comes from."""
    first: Phrase | None
    """What whoever meets such a decision for the first time is told."""


class Told(BaseModel):
    """Words about events, by their numbers; where they happened, and the goods and points they brought and cost."""

    words: Phrase
    events: list[int]
    things: list[str]
    """Names that a thing there may have, the nearest first."""
    also: list[list[str]]
    """The same of each further place, where several events are told as one."""
    goes_on: bool
    """Whether it only brings or costs something for what was told before it."""
    gains: list[Figure]
    costs: list[Figure]


class Line(BaseModel):
    """What one seat did, or nobody; quiet lines are only of interest to some."""

    seat: int | None
    quiet: bool
    phrases: list[Told]


class Paragraph(BaseModel):
    """A turn, an eclipse, a day: its heading, whose it is, the number of its first event, and what happened."""

    kind: str
    heading: Phrase
    seat: int | None
    first: int
    lines: list[Line]


class StoryPart(BaseModel):
    """What is new of the story: paragraphs that take the place of all those from an index on."""

    index: int = Field(alias="from")
    paragraphs: list[Paragraph]


class Card(BaseModel):
    """What a thing is and does."""

    thing: str
    title: Phrase
    lines: list[Phrase]
    icon: str | None
    sign: list[list[Glyph]]
    """What is printed on it, row by row; rows of the same length one below the other are a table."""
    clause: str | None
    """The rule that tells of it."""


class Verdict(BaseModel):
    """Who won, and how the game ended."""

    words: Phrase
    ending: Phrase


class Source(BaseModel):
    """Points of every side from one source."""

    source: str
    when: str = "turn"
    """When they are earned: at the end of a ``stage``, in a ``turn``, or at the ``end``."""
    icon: str | None = None
    words: Phrase
    points: list[float]


class MomentCell(BaseModel):
    """What a row of a moment brought or cost one seat."""

    seat: int
    sign: list[list[Glyph]]
    fed: int
    unfed: int
    words: Phrase | None
    points: float
    due: Phrase | None
    """What it is about before it is counted."""
    thing: str | None
    """What of this seat is counted."""


class MomentRow(BaseModel):
    """One thing that is done for all seats at once; words stand in the place of cells."""

    kind: str
    icon: str
    name: Phrase
    hint: Phrase | None
    thing: str | None
    events: list[int]
    ahead: bool
    """Whether somebody is still to decide about it."""
    words: Phrase | None
    cells: list[MomentCell]


class Moment(BaseModel):
    """What happens to all seats at once, row by row in the order of the rules; known by its first event."""

    kind: str
    first: int
    last: int
    over: bool
    """Whether nothing of it is still to come."""
    icon: str
    title: Phrase
    hint: Phrase | None
    next: Phrase | None
    """What follows it."""
    before: list[float]
    after: list[float]
    rows: list[MomentRow]
