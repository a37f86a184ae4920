"""Eclipses as moments: what each item of the rules brought every seat, and the wages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tonalli.core.events import Event
from tonalli.telling.moment import Moment, MomentCell, MomentRow, signed
from tonalli.telling.phrase import Number, Phrase
from tonalli.telling.sign import Glyph, Sign
from tonalli.telling.teotihuacan.sources import SOURCES
from tonalli.telling.teotihuacan.wording import discovery_icon
from tonalli.teotihuacan.names import COCOA
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.eclipse import PayWages, Wages, is_being_resolved, wages_due

Numbered = tuple[int, Event]

ENDS = {"dark_disc", "end", "turn", "eclipse"}
MOVED = {"avenue": "avenue", "pyramid_steps": "pyramid_track"}
"""Tracks whose steps are counted, by the kind of event that tells of a step."""
PLACES = {"avenue": "avenue:{step}", "pyramid_steps": "track:{step}", "pyramid_lead": "track:{step}"}
HINTED = {"pyramid_lead", "masks", "wages", "bonus"}
WAGES = "wages"
GOODS_MOVED = {"pay": -1, "gain": 1}


def moments(s: State, events: Sequence[Event], begin: int = 0) -> list[Moment]:
    """Every eclipse, as far as it has come; ``events`` are all that led to ``s``."""
    found: list[Moment] = []
    held: list[Numbered] = []
    for number, event in enumerate(events[begin:], begin):
        if held and event.kind in ENDS:
            found.append(told(s, events, held))
            found[-1].ended = True
            held = []
        if event.kind == "eclipse" or held:
            held.append((number, event))
    if held:
        found.append(told(s, events, held))
        expect_wages(s, found[-1])
    return found


def told(s: State, events: Sequence[Event], held: list[Numbered]) -> Moment:
    """One eclipse; its rows come in the order in which the rules resolve it."""
    first, opening = held[0]
    moment = Moment(
        "eclipse", "t-eclipse", Phrase("teotihuacan-moment-eclipse", number=opening.number("number")), first
    )
    moment.last = held[-1][0]
    moment.before = scores(events[:first], s.rules.players)
    moment.after = scores(events[: moment.last + 1], s.rules.players)
    rows: dict[str, MomentRow] = {}
    of_rows: dict[str, list[Event]] = {}
    for number, event in held[1:]:
        source = source_of(event)
        if source:
            rows.setdefault(source, empty_row(source)).events.append(number)
            of_rows.setdefault(source, []).append(event)
    for source, row in rows.items():
        fill(s, row, of_rows[source], events[:first])
    moment.rows = list(rows.values())
    return moment


def source_of(event: Event) -> str:
    """The row of an event, empty for none: what is paid or used is for wages."""
    if event.kind == "pyramid_track":
        return "pyramid_steps"
    if event.kind in GOODS_MOVED or event.kind == "use":
        return WAGES
    return SOURCES.source_of(event) if event.kind == "score" else ""


def scores(events: Iterable[Event], players: int) -> list[float]:
    """Points by seat after all that has happened."""
    points: list[float] = [0] * players
    for event in events:
        if event.kind == "score":
            points[event.seat] += event.number("points")
    return points


def empty_row(source: str) -> MomentRow:
    name = f"teotihuacan-moment-{source}.name" if source == WAGES else f"teotihuacan-source-{source}"
    row = MomentRow(source, SOURCES.icon_of(source), Phrase(name))
    row.hint = Phrase(f"teotihuacan-moment-{source}") if source in HINTED else None
    return row


# ---- cells ---------------------------------------------------------------------------------------


def fill(s: State, row: MomentRow, events: list[Event], earlier: Sequence[Event]) -> None:
    """What each seat got and paid; ``earlier`` is what happened before the eclipse."""
    steps = reached(earlier, MOVED.get(row.kind, "pyramid_track"), s.rules.players) if row.kind in PLACES else []
    for seat in range(s.rules.players):
        cell = MomentCell(seat)
        own = [event for event in events if event.seat == seat]
        cell.points = sum(event.number("points") for event in own if event.kind == "score")
        cell.sign = sign_of(own)
        if row.kind == "masks" and cell.points:
            cell.sign[:0] = [masks(earlier, seat)]
            cell.thing = f"tiles:{seat}"
        elif row.kind == WAGES and own:
            cell.words = None if cell.points else Phrase("teotihuacan-moment-paid")
            cell.thing = f"good:{seat}:cocoa"
        elif row.kind in PLACES and cell.points:
            cell.thing = PLACES[row.kind].format(step=steps[seat])
            first = Phrase("teotihuacan-moment-first")
            cell.words = first if row.kind == "pyramid_lead" else Phrase("teotihuacan-moment-steps", steps=steps[seat])
        row.cells.append(cell)
    each = {cell.points // steps[cell.seat] for cell in row.cells if cell.points} if row.kind in MOVED else set()
    if len(each) == 1:
        row.hint = Phrase("teotihuacan-moment-each", points=Number(each.pop()))


def reached(events: Iterable[Event], kind: str, players: int) -> list[int]:
    """How far every seat is on a track."""
    steps = [0] * players
    for event in events:
        if event.kind == kind:
            steps[event.seat] = event.number("step")
    return steps


def masks(events: Iterable[Event], seat: int) -> list[Glyph]:
    """The masks a seat has claimed, each kind once with how many there are."""
    claimed: dict[str, int] = {}
    for event in events:
        if event.kind == "claim" and event.seat == seat and "mask" in event.text("discovery"):
            claimed[event.text("discovery")] = claimed.get(event.text("discovery"), 0) + 1
    return [Glyph(discovery_icon(name), str(count) if count > 1 else "") for name, count in sorted(claimed.items())]


def sign_of(events: Sequence[Event]) -> Sign:
    """Goods in one row, points in one below."""
    goods: dict[str, int] = {}
    points = 0
    for event in events:
        if event.kind in GOODS_MOVED:
            amount = GOODS_MOVED[event.kind] * event.number("amount")
            goods[event.text("good")] = goods.get(event.text("good"), 0) + amount
        elif event.kind == "score":
            points += event.number("points")
    rows: Sign = [[Glyph(f"t-{good}", signed(amount)) for good, amount in goods.items() if amount]]
    rows.append([Glyph("t-points", signed(points))] if points else [])
    return [row for row in rows if row]


# ---- what is still to come -----------------------------------------------------------------------


def expect_wages(s: State, moment: Moment) -> None:
    """T-19.17: while somebody is to decide about wages, say what everybody owes who has not decided yet."""
    if not is_being_resolved(s):
        return
    moment.over = False
    row = next((each for each in moment.rows if each.kind == WAGES), None)
    if row is None:
        row = empty_row(WAGES)
        row.cells = [MomentCell(seat) for seat in range(s.rules.players)]
        moment.rows.append(row)
    row.ahead = True
    moment.next = Phrase("teotihuacan-moment-then-wages")
    for step in s.steps:
        if isinstance(step, Wages | PayWages):
            seat = step.employer if isinstance(step, Wages) else step.player
            cell = row.cells[seat]
            due, held = int(wages_due(s, seat)), int(s.players[seat].stock[COCOA])
            cell.due = Phrase("teotihuacan-moment-due", due=due, held=held)
            cell.thing = f"good:{seat}:cocoa"
