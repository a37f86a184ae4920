# interpreted
"""What prophecies tell besides their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from tonalli.core.events import Event
from tonalli.core.state import State
from tonalli.telling.brought import Brought
from tonalli.telling.card import Card
from tonalli.telling.choice import Follow, Reached
from tonalli.telling.module import ModuleTelling
from tonalli.telling.phrase import Listing, Number, Phrase
from tonalli.telling.sign import OR, Glyph, Sign, between, paid
from tonalli.telling.tzolkin.wording import (
    BLOCK,
    COLOURS,
    DOWN,
    UP,
    WORDING,
    cost_in_words,
    gear_icon,
    named,
    technology_icon,
)
from tonalli.telling.wording import Wording
from tonalli.tzolkin.modules.prophecies.figures import prophecy_figures
from tonalli.tzolkin.modules.prophecies.names import FORGOTTEN_LORE, PROPHECIES, ROW
from tonalli.tzolkin.modules.prophecies.part import row_of
from tonalli.tzolkin.modules.prophecies.rules import Foretold
from tonalli.tzolkin.names import A_GAIN, A_STEP, AN_ADVANCE, GOODS, TEMPLES, TRACKS
from tonalli.tzolkin.prophecy import Tax
from tonalli.tzolkin.state import State as Table
from tonalli.tzolkin.steps.goods import GiveBlocks
from tonalli.tzolkin.steps.tax import Taxed

if TYPE_CHECKING:
    from tonalli.telling.choice import Choice
    from tonalli.telling.story import Told
    from tonalli.telling.telling import Telling

Notes = dict[str, list[Phrase]]
TILES: dict[str, dict[str, Any]] = prophecy_figures()["prophecies"]
GROUPS = {"gain": "good", "temple": "temple", "technology": "technology"}
"""What is taxed, by what it is of."""
COUNTED = {"sum_of_temple_steps": "z-temple-any", "buildings_owned": "z-building", "workers_fed": "z-worker-any"}
"""Icons of what scales count that is not named by the calamity; the others count technologies."""


def icon_of(prophecy: str) -> str:
    return f"z-prophecy-{prophecy}"


def prophecy_named(prophecy: str) -> dict[str, Any]:
    """A prophecy as an argument of words."""
    return {"prophecy": named("prophecy", prophecy), "prophecy_id": prophecy}


def tile_of(number: int) -> Mapping[str, Any]:
    """What is printed on a prophecy, by its number on the table."""
    return TILES[PROPHECIES[number - 1]]


def in_force(s: Table) -> dict[str, Any]:
    """The same of the one in force."""
    return prophecy_named(PROPHECIES[s.prophecy - 1])


def thing_of(what: str, name: str) -> dict[str, Any]:
    """What is taxed as an argument of words."""
    return {"thing": named(GROUPS[what], name), "thing_id": name, "what_id": what}


def tax_in_words(tax: Tax) -> Listing | Phrase:
    """Corn, a block, or a step down."""
    cost = tax.cost().to_dict()
    if not cost:
        return Phrase("tzolkin-tax-step_down")
    return WORDING.amount(cost["blocks"], BLOCK) if "blocks" in cost else cost_in_words(cost)


def signed(points: int) -> Number:
    """Points with their sign, if they have one."""
    return Number(points, signed=points != 0)


def bands(prophecy: str) -> Listing:
    """P-6.8: a scale band by band."""
    found = []
    for band in TILES[prophecy]["bands"]:
        first, last, points = band["first"], band["last"], band["points"]
        key = "tzolkin-prophecy-band" + (".above" if last is None else ".below" if last > first < 0 else "")
        width = 1 if last is None else last - first + 1
        said = {"first": Number(first), "last": Number(first if last is None else last), "width": width}
        found.append(Phrase(key, points=signed(points), **said))
    return Listing(found)


def calamity_sign(calamity: Mapping[str, Any]) -> Sign:
    """P-4.7: the upper half of a tile: what it is about, and what that costs."""
    block = calamity.get("any_block", 0)
    match calamity["type"]:
        case "temple_step_tax":
            temples = calamity["temples"]
            about = Glyph(f"z-temple-{temples[0]}" if len(temples) == 1 else "z-temple-any", mark=UP)
            return [[about, paid("z-block", block) if block else paid("z-corn", calamity["corn"])]]
        case "harvest_reduction":
            good = calamity["harvest"]
            return [[Glyph("z-gear-palenque"), paid(f"z-{good}", calamity["amount"])]]
        case "gain_tax":
            corn = calamity.get("corn_per_unit", 0)
            due = paid("z-corn", corn) if corn else Glyph("z-temple-any", mark=DOWN)
            return [[Glyph(f"z-{calamity['gained']}"), due]]
        case "technology_tax":
            return [[Glyph("z-tech-any", mark=UP), paid("z-block", block)]]
        case "technology_level_disabled":
            return [[Glyph("z-tech-any", str(calamity["level"])), Glyph("z-refuse")]]
        case "building_tax":
            corn = paid("z-corn", calamity["corn_instead_when_paying_with_corn"])
            return [[Glyph("z-building"), paid("z-block", block), between(OR), corn]]
        case "feeding_tax":
            return [[Glyph("z-worker-any"), paid("z-corn", calamity["corn_per_worker"])]]
        case _:
            return [[Glyph(gear_icon(calamity["gear"])), paid("z-corn", calamity["corn"])]]


def counted_icon(tile: Mapping[str, Any]) -> str:
    """P-6.8: what the scale of a tile counts."""
    match tile["counted"]:
        case "temple_step":
            return f"z-temple-{tile['calamity']['temples'][0]}"
        case "wood_harvest_tiles" | "corn_harvest_tiles":
            return f"z-harvest-{tile['calamity']['harvest']}"
        case "gold_owned" | "skulls_in_hand":
            return f"z-{tile['calamity']['gained']}"
        case "workers_on_gear":
            return gear_icon(tile["calamity"]["gear"])
        case counted:
            return COUNTED.get(counted, "z-tech-any")


class PropheciesTelling(ModuleTelling):
    """Tiles with calamity and scale; what is taxed is told with its tax."""

    sources: ClassVar[Mapping[str, str]] = {"P-5": "prophecy", "P-6": "premium"}
    order = ("premium",)
    times: ClassVar[Mapping[str, str]] = {"premium": "stage"}
    source_icons: ClassVar[Mapping[str, str]] = {"premium": "z-in-force"}
    silent: ClassVar[set[str]] = {"score P-6.1"}
    of_the_table: ClassVar[set[str]] = {"foretold", "prophecy", "prophecy_ends"}
    listed: ClassVar[set[str]] = {"foretold"}
    things: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "prophecy": ("prophecy:{prophecy}",),
        "prophecy_ends": ("prophecy:{prophecy}",),
        "premium": ("prophecy:{prophecy}",),
    }
    icons: ClassVar[Mapping[str, str]] = {"pay": "z-corn"}
    pictures: ClassVar[Mapping[str, str]] = {name: icon_of(name) for name in PROPHECIES}

    def question(self, state: State) -> Phrase | None:
        """What a tax is for, and what it is; whose surcharge on a building is given (Z-15.6)."""
        step = state.top
        if isinstance(state, Table) and isinstance(step, GiveBlocks) and step.why == "Z-15.6":
            return Phrase("tzolkin-ask-levied", left=step.left, **in_force(state))
        if not isinstance(state, Table) or not isinstance(step, Taxed):
            return None
        tax = state.in_force().tax(step.what, step.number)
        assert tax is not None
        what = state.game.steps.write(step)["what"]
        words = {**thing_of(what, step.name()), **in_force(state), "left": step.left}
        way = tax_in_words(tax)
        pay = Phrase("tzolkin-tax-pay", tax=way) if tax.cost().to_dict() else Phrase("tzolkin-tax-pay.step_down")
        return Phrase("tzolkin-ask-taxed", pay=pay, **words)

    def origin(self, state: State) -> str | None:
        assert isinstance(state, Table)
        step = state.top
        is_its_own = isinstance(step, Taxed) or (isinstance(step, GiveBlocks) and step.why == "Z-15.6")
        return icon_of(PROPHECIES[state.prophecy - 1]) if is_its_own else None

    def levied(self, state: State) -> Phrase | None:
        assert isinstance(state, Table)
        return named("prophecy", PROPHECIES[state.prophecy - 1]) if state.prophecy > 0 else None

    def reached(self, before: State, after: State, seat: int) -> list[Reached]:
        """The counts on scales that are not over."""
        assert isinstance(before, Table)
        assert isinstance(after, Table)
        found: list[Reached] = []
        row = row_of(before)
        for place in range(ROW):
            was, tile = row.standing(before, place), before.rules.prophecies[row.at(place)]
            now = int(tile.foreseen(after, seat)) if was and isinstance(tile, Foretold) else 0
            rides = tile_of(row.at(place))["counted"] == "workers_on_gear" and row.at(place) != before.prophecy
            is_asked = before.top.kind == "renovate" and tile_of(row.at(place))["counted"] == "buildings_owned"
            if was and not rides and (was[seat]["count"] != now or is_asked):
                name = PROPHECIES[row.at(place) - 1]
                found.append(Reached(f"prophecy:{name}", named("prophecy", name), was[seat]["count"], now))
        return found

    def follows(self, before: State, after: State, seat: int) -> list[Follow]:
        """P-6.2: what the scales that are not over would give, where that changes; of what is taxed in any case."""
        assert isinstance(before, Table)
        assert isinstance(after, Table)
        found: list[Follow] = []
        row = row_of(before)
        for place in range(ROW):
            was, tile = row.standing(before, place), before.rules.prophecies[row.at(place)]
            if not was or not isinstance(tile, Foretold):
                continue
            points, now = was[seat]["points"], int(tile.points(tile.foreseen(after, seat)))
            in_force = row.at(place) == before.prophecy
            if points == now and not (isinstance(before.top, Taxed) and in_force):
                continue
            # P-6.2: workers ride on until a prophecy that is not in force yet counts them.
            if tile_of(row.at(place))["counted"] == "workers_on_gear" and not in_force:
                continue
            name = PROPHECIES[row.at(place) - 1]
            key = "tzolkin-follow-premium" + (".stays" if points == now else "")
            words = Phrase(key, **{"from": signed(points), "at": signed(now)}, **prophecy_named(name))
            found.append(Follow(words, icon=icon_of(name)))
        return found

    def words(self, telling: Telling, state: State, choice: Choice, phrase: Phrase) -> None:
        """What is paid."""
        if choice.kind == "pay":
            phrase.arguments["tax"] = cost_in_words(choice.about["cost"])

    def told(self, told: Told) -> dict[str, Any]:
        """What was refused; what a prophecy counts."""
        event = told.event
        if event.kind == "refuse":
            return thing_of(event.text("what"), event.text("thing"))
        if event.kind == "premium":
            count = counted_in_words(event.text("prophecy"), event.number("count"))
            return {"count": count, "points": signed(event.number("points"))}
        return {}

    def brought(self, event: Event) -> Brought | None:
        """What is refused by itself, since it cannot be paid."""
        if event.kind != "refuse":
            return None
        what, name = event.text("what"), event.text("thing")
        icon = {"gain": f"z-{name}", "temple": f"z-temple-{name}"}.get(what) or technology_icon(name)
        return Brought(icon, "tzolkin-figure-refused", None, **thing_of(what, name))

    def in_short(self, view: Mapping[str, Any], seat: int | None) -> Phrase | None:
        """The one in force."""
        name = view["prophecies"]["in_force"]
        return Phrase("tzolkin-show-in_force", **prophecy_named(name)) if seat is None and name else None

    # ---- cards and notes -------------------------------------------------------------------

    def cards(self, wording: Wording) -> list[Card]:
        term = wording.named("term", "prophecies", "effect")
        found = [
            Card("term:prophecies", wording.named("term", "prophecies"), [term]),
            Card("good:corn", wording.named("good", "corn"), [Phrase("tzolkin-card-corn")], "z-corn"),
        ]
        for name in PROPHECIES:
            counted = wording.named("prophecy", name, "counted")
            scale = Phrase("tzolkin-card-scale", counted=counted, bands=bands(name))
            lines = [wording.named("prophecy", name, "effect"), scale]
            sign = calamity_sign(TILES[name]["calamity"])
            found.append(Card(f"prophecy:{name}", wording.named("prophecy", name), lines, icon_of(name), sign))
            found.append(Card(f"scale:{name}", counted, [scale], counted_icon(TILES[name])))
        return found

    def notes(self, state: State, seat: int | None) -> Notes:
        """When a prophecy is in force, how everybody stands on its scale, and what it taxes now."""
        assert isinstance(state, Table)
        found: Notes = {}
        row = row_of(state)
        for place in range(ROW):
            if row.at(place) > 0:
                found[f"prophecy:{PROPHECIES[row.at(place) - 1]}"] = foretold(state, place)
        if state.prophecy == 0:
            if not state.over:
                found["term:prophecies"] = [Phrase("tzolkin-note-in_force.none")]
            return found
        name = PROPHECIES[state.prophecy - 1]
        effect = named("prophecy", name, "effect")
        found["term:prophecies"] = [Phrase("tzolkin-note-in_force", effect=effect, **in_force(state))]
        found.update(taxed_now(state))
        return found


def foretold(s: Table, place: int) -> list[Phrase]:
    """When the prophecy at a place is in force, and how everybody stands."""
    row = row_of(s)
    current = int(row.current(s))
    if s.over or place < current:
        return [Phrase("tzolkin-note-prophecy.over")]
    key = "tzolkin-note-prophecy" + ("" if place == current else ".coming")
    lines = [Phrase(key, before=place + 1, number=place + 2)]
    name = PROPHECIES[row.at(place) - 1]
    for seat, stands in enumerate(row.standing(s, place)):
        colour = {"colour": named("colour", COLOURS[seat]), "colour_id": COLOURS[seat]}
        said = {"count": counted_in_words(name, stands["count"]), "points": signed(stands["points"])}
        lines.append(Phrase("tzolkin-note-prophecy.standing", **said, **colour))
    return lines


def count_of(stands: Mapping[str, int]) -> dict[str, Number]:
    """A count on a scale and its points."""
    return {"count": Number(stands["count"]), "points": signed(stands["points"])}


def counted_in_words(prophecy: str, count: int) -> Phrase:
    """A count on a scale with what is counted."""
    return named("prophecy", prophecy, "count", count=count, figure=Number(count))


def taxed_now(s: Table) -> Notes:
    """What each temple, good and technology costs more by the prophecy in force."""
    found: Notes = {}
    prophecy = s.in_force()
    for key, what, group, names in (
        ("tzolkin-note-taxed", A_STEP, "temple", TEMPLES),
        ("tzolkin-note-taxed.gain", A_GAIN, "good", GOODS),
        ("tzolkin-note-taxed.free", AN_ADVANCE, "technology", TRACKS),
    ):
        for number, name in enumerate(names):
            tax = prophecy.tax(what, number)
            if tax is not None:
                thing = "term:skull" if name == "skull" else f"{group}:{name}"
                found[thing] = [Phrase(key, tax=tax_in_words(tax), **in_force(s))]
    if s.prophecy == FORGOTTEN_LORE + 1:
        note = Phrase("tzolkin-note-taxed.forgotten", **in_force(s))
        found.update({f"technology:{track}": [note] for track in TRACKS})
    return found


TELLING = PropheciesTelling()
