"""Food Days and the final scoring as moments: who fed whom, what each temple gave, what is left at the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tonalli.core.events import Event
from tonalli.telling.moment import Moment, MomentCell, MomentRow, signed
from tonalli.telling.phrase import Number, Phrase
from tonalli.telling.sign import Glyph, Sign
from tonalli.telling.tzolkin.feeding import Feeding
from tonalli.telling.tzolkin.story import FINAL_CLAUSES, Numbered, food_kind, is_advance
from tonalli.telling.tzolkin.wording import DOWN, OF_TEMPLES, PRINTED, named
from tonalli.tzolkin.names import TEMPLES
from tonalli.tzolkin.state import State
from tonalli.tzolkin.tiles import QUARTERS, SKULL_LEFT

FOOD_ICONS = {"goods": "z-food-resource", "points": "z-food-points"}
HOLDING = {"food-day-part", "food-day-over"}
"""Steps that wait while a Food Day is held."""
HIGHEST = "Z-11.10"
OF_MONUMENT = "Z-13.5"
ENDS = {"day", "turn", "food_day"}


def moments(s: State, events: Sequence[Event], begin: int = 0) -> list[Moment]:
    """Every Food Day and the final scoring, as far as they have come; ``events`` are all that led to ``s``."""
    found: list[Moment] = []
    held: list[Numbered] = []
    for number, event in enumerate(events[begin:], begin):
        if event.kind == "food_day":
            found += told(s, events, held)
            held = [(number, event)]
        elif event.why in FINAL_CLAUSES:
            if not held or held[0][1].why not in FINAL_CLAUSES:
                found += told(s, events, held)
                held = []
            held.append((number, event))
        elif held and (event.kind in ENDS or is_advance(event)):
            found += told(s, events, held)
            held = []
        elif held:
            held.append((number, event))
    for moment in found:
        moment.ended = True
    found += told(s, events, held)
    if found and any(step.kind in HOLDING for step in s.steps):
        found[-1].over = False
    return found


def told(s: State, events: Sequence[Event], held: list[Numbered]) -> list[Moment]:
    """One moment; none if nothing is held."""
    if not held:
        return []
    first, opening = held[0]
    if opening.kind == "food_day":
        number = opening.number("number")
        kind = food_kind(number - 1)
        moment = Moment("food_day", FOOD_ICONS[kind], Phrase("tzolkin-moment-food_day", number=number), first)
        moment.hint = Phrase("tzolkin-moment-gives", kind_id=kind)
        rows = FoodDayRows(s, events, number, first)
    else:
        moment = Moment("final_scoring", "z-points", Phrase("tzolkin-heading-final_scoring"), first)
        rows = FoodDayRows(s, events, 0, first)
    moment.last = held[-1][0]
    moment.before = scores(events[:first], s.rules.players)
    moment.after = scores(events[: moment.last + 1], s.rules.players)
    rows.take(held)
    moment.rows = rows.ordered()
    for _, event in held:
        if event.kind == "prophecy":
            prophecy = event.text("prophecy")
            words = {"prophecy": named("prophecy", prophecy), "prophecy_id": prophecy}
            moment.next = Phrase("tzolkin-event-prophecy", **words)
    return [moment]


def scores(events: Iterable[Event], players: int) -> list[float]:
    """Points by seat after all that has happened."""
    quarters = [0] * players
    for event in events:
        if event.kind == "score":
            quarters[event.seat] += event.number("quarters")
    return [in_points(each) for each in quarters]


def in_points(quarters: int) -> float:
    return quarters // QUARTERS if quarters % QUARTERS == 0 else quarters / QUARTERS


class FoodDayRows:
    """The rows of one moment while its events are gone through."""

    def __init__(self, s: State, events: Sequence[Event], number: int, first: int) -> None:
        self.s = s
        self.events = events
        self.number = number
        self.rows: dict[str, MomentRow] = {}
        self.told: dict[str, list[Event]] = {}
        self.feeding = Feeding(s, events[:first])
        self.last = 0
        self.steps: dict[tuple[int, str], list[tuple[int, int]]] = {}
        """By seat and temple: the steps a marker has reached, with the numbers of the events."""
        self.is_whole = any(event.kind == "turn" and event.number("turn") == 1 for event in events)
        """Whether the game was followed from its beginning, when markers stood on step 0 (Z-2.4)."""
        for each, event in enumerate(events):
            if event.kind == "temple":
                self.steps.setdefault((event.seat, event.text("temple")), []).append((each, event.number("step")))

    def take(self, held: list[Numbered]) -> None:
        """Put every event into its row; a tax belongs to what it is paid for, which comes next."""
        waiting: list[Numbered] = []
        is_fed = False
        latest = ""
        for number, event in held:
            self.last = number
            is_fed = is_fed or event.kind == "feed"
            if event.kind in ("pay", "temple") and event.why.startswith("P-5"):
                waiting.append((number, event))
                continue
            key = self.key(event, is_fed)
            if key:
                for each, found in [*waiting, (number, event)]:
                    self.rows.setdefault(key, self.row(key, event)).events.append(each)
                    self.told.setdefault(key, []).append(found)
            elif event.why == OF_MONUMENT:
                # The points of the monument that was told just before.
                self.rows[latest].events.append(number)
            latest = key or latest
            waiting = []
        for key, row in self.rows.items():
            self.fill(key, row)

    def key(self, event: Event, is_fed: bool) -> str:
        """The row of an event, empty for none."""
        if event.kind == "premium":
            return f"prophecy:{event['prophecy']}"
        if event.kind == "monument_scores":
            return f"monument:{event['monument']}"
        if event.kind == "age":
            return "age"
        if event.kind in ("feed", "pay") or event.why == "Z-11.3":
            return "corn"
        if event.kind in ("gain", "refuse"):
            return f"temple:{OF_TEMPLES[event.text('good') or event.text('thing')]}" if is_fed else "income"
        if event.kind != "score":
            return ""
        if event.text("item") in TEMPLES:
            return f"temple:{event['item']}"
        return {"Z-13.2": "left", "Z-13.4": "skulls", OF_MONUMENT: ""}.get(event.why, f"prophecy:{event['item']}")

    def row(self, key: str, event: Event) -> MomentRow:
        """An empty row."""
        kind, _, name = key.partition(":")
        match kind:
            case "temple" | "monument" | "prophecy":
                icon = {"temple": f"z-temple-{name}", "prophecy": f"z-prophecy-{name}"}.get(kind, "z-monument")
                row = MomentRow(kind, icon, named(kind, name), key)
                row.hint = self.hint(kind, name)
            case "age":
                row = MomentRow(kind, "z-building", Phrase("tzolkin-moment-age", age=event["age"]))
                row.words = Phrase("tzolkin-event-age", age=event["age"])
            case "income":
                row = MomentRow(kind, "z-food-income", Phrase("tzolkin-moment-income"))
                row.hint = Phrase("tzolkin-moment-from-buildings")
            case "corn":
                row = MomentRow(kind, "z-corn", Phrase("tzolkin-moment-food"), "term:food_day")
                row.hint = self.feeding.hint()
            case "skulls":
                row = MomentRow(kind, "z-skull", Phrase("tzolkin-moment-skulls"), "term:final_scoring")
            case _:
                row = MomentRow(kind, "z-corn", Phrase("tzolkin-moment-left"), "term:final_scoring")
        return row

    def hint(self, kind: str, name: str) -> Phrase | None:
        """What counts in a row: who stands highest, every good up to the step."""
        if kind == "monument":
            return Phrase("tzolkin-moment-monument")
        if kind == "prophecy" or not self.number:
            return None
        if food_kind(self.number - 1) == "goods":
            return Phrase("tzolkin-moment-below")
        bonus = PRINTED["temples"][name]["highest"][self.number // 2 - 1]
        return Phrase("tzolkin-moment-highest", points=Number(bonus, signed=True))

    def ordered(self) -> list[MomentRow]:
        """In the order of the rules, temples as they stand on the table."""
        kinds = ["income", "corn", "age", *(f"temple:{temple}" for temple in TEMPLES)]
        known = [self.rows[key] for key in kinds if key in self.rows]
        return known + [row for key, row in self.rows.items() if key not in kinds]

    # ---- cells -----------------------------------------------------------------------------

    def fill(self, key: str, row: MomentRow) -> None:
        """What each seat got and paid."""
        if row.words is not None:
            return
        for seat in range(self.s.rules.players):
            cell = MomentCell(seat)
            own = [event for event in self.told[key] if event.seat == seat]
            cell.points = in_points(sum(event.number("quarters") for event in own if event.kind == "score"))
            if row.kind == "monument":
                cell.points = sum(event.number("points") for event in own)
            cell.sign = sign_of(own)
            if row.kind == "corn":
                self.fed(cell, own)
            elif any(event.why == HIGHEST for event in own):
                cell.words = Phrase("tzolkin-moment-is-highest")
            for event in own:
                if event.kind == "premium":
                    count = event.number("count")
                    cell.words = named(*row_name(key), "count", count=count, figure=Number(count))
            cell.due = self.due(key, row, cell, own)
            row.cells.append(cell)
        if row.kind != "corn" and any(cell.points for cell in row.cells):
            for cell in row.cells:
                cell.sign = cell.sign or [[Glyph("z-points", "0", inside=True)]]

    def due(self, key: str, row: MomentRow, cell: MomentCell, own: list[Event]) -> Phrase | None:
        """What is known before a row is counted: who is to be fed, where a marker stands, what is left over."""
        if row.kind == "corn" and cell.fed + cell.unfed:
            return Phrase("tzolkin-moment-due.workers", workers=cell.fed + cell.unfed)
        if row.kind == "temple":
            step = self.step(cell.seat, row_name(key)[1], row.events[0])
            return Phrase("tzolkin-moment-due.step", step=Number(step)) if step is not None else None
        if row.kind == "prophecy":
            return cell.words
        quarters = sum(event.number("quarters") for event in own if event.kind == "score")
        if row.kind == "left" and quarters:
            return Phrase("tzolkin-moment-due.corn", corn=quarters)
        if row.kind == "skulls" and quarters:
            return Phrase("tzolkin-moment-due.skulls", skulls=quarters // (SKULL_LEFT * QUARTERS))
        return Phrase("tzolkin-moment-due.built") if row.kind == "monument" and own else None

    def step(self, seat: int, temple: str, number: int) -> int | None:
        """Where a seat stood on a temple before an event, if that is still known."""
        steps = self.steps.get((seat, temple), [])
        before = [step for each, step in steps if each < number]
        if before or self.is_whole:
            return before[-1] if before else 0
        return None if steps else int(self.s.players[seat].temples[TEMPLES.index(temple)])

    def fed(self, cell: MomentCell, own: list[Event]) -> None:
        """Z-11.3: who was fed of those in play then; workers only come into play and never leave it."""
        since = sum((event.kind, event.seat) == ("worker", cell.seat) for event in self.events[self.last :])
        in_play = int(self.s.players[cell.seat].workers_in_play()) - since
        cell.fed = sum(event.number("workers") for event in own if event.kind == "feed")
        if any(event.kind == "feed" for event in own):
            cell.unfed = in_play - cell.fed
            cell.words = self.feeding.words(cell, own)


def row_name(key: str) -> tuple[str, str]:
    """The group and the name of the thing a row is about."""
    group, _, name = key.partition(":")
    return group, name


def sign_of(events: Sequence[Event]) -> Sign:
    """Goods in one row, points in rows of their own, what was refused below."""
    goods: dict[str, int] = {}
    rows: Sign = [[]]
    for event in events:
        match event.kind:
            case "gain":
                goods[event.text("good")] = goods.get(event.text("good"), 0) + event.number("amount")
            case "pay":
                goods[event.text("good")] = goods.get(event.text("good"), 0) - event.number("amount")
            case "temple":
                rows[0].append(Glyph(f"z-temple-{event['temple']}", mark=DOWN))
            case "score":
                rows.append([Glyph("z-points", signed(in_points(event.number("quarters"))), inside=True)])
            case "monument_scores":
                rows.append([Glyph("z-points", signed(event.number("points")), inside=True)])
            case "refuse":
                rows.append([Glyph("z-refuse"), Glyph(f"z-{event['thing']}", str(event.number("amount")))])
            case _:
                pass
    gained_first = sorted(goods.items(), key=lambda each: each[1] < 0)
    rows[0][:0] = [Glyph(f"z-{name}", signed(amount)) for name, amount in gained_first if amount]
    return [row for row in rows if row]
