# interpreted
"""What the new buildings tell besides their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tonalli.core.events import Event
from tonalli.core.state import State
from tonalli.core.step import PASS
from tonalli.telling.brought import Brought
from tonalli.telling.card import Card
from tonalli.telling.choice import Choice, Follow
from tonalli.telling.module import ModuleTelling
from tonalli.telling.phrase import Listing, Phrase
from tonalli.telling.sign import INTO, LATER, Glyph, Sign, between
from tonalli.telling.telling import Telling
from tonalli.telling.tzolkin.bills import due
from tonalli.telling.tzolkin.cards import building_card
from tonalli.telling.tzolkin.figures import accounted
from tonalli.telling.tzolkin.outcome import outcome, when_helped
from tonalli.telling.tzolkin.signs import effect_glyphs, goods
from tonalli.telling.tzolkin.wording import DOWN, PRINTED, UP, WORDING, named, technology_icon
from tonalli.telling.wording import Wording
from tonalli.tzolkin.game import TZOLKIN
from tonalli.tzolkin.modules.buildings.names import NEW_BUILDINGS, RENOVATABLE
from tonalli.tzolkin.modules.buildings.renovation import Renovate
from tonalli.tzolkin.modules.buildings.scholars import TechnologyExchange
from tonalli.tzolkin.modules.buildings.tiles import MayBuildMonument, new_buildings
from tonalli.tzolkin.names import BUILDINGS, TRACKS
from tonalli.tzolkin.rules import Building
from tonalli.tzolkin.state import State as Table
from tonalli.tzolkin.steps.build import ApplyArchitecture

ORIGINS = {"renovate": "z-renovation", "exchange-technology": "z-building-green", "may-advance": "z-building-green"}
"""Icons of its decisions."""


class BuildingsTelling(ModuleTelling):
    """What can be torn down stands beside what it would pay for."""

    sources: ClassVar[Mapping[str, str]] = {"P-7.16": "income", "P-7.26.1": "scholars", "P-7": "buildings"}
    things: ClassVar[Mapping[str, tuple[str, ...]]] = {"renovate": ("seat:{seat}",)}
    icons: ClassVar[Mapping[str, str]] = {"renovate": "z-renovation", "lower": "z-step-down"}

    def words(self, telling: Telling, state: State, choice: Choice, phrase: Phrase) -> None:
        """P-7.26.1: the level a technology goes back to."""
        if choice.kind == "lower":
            assert isinstance(state, Table)
            phrase.arguments["level"] = state.players[state.actor].levels[TRACKS.index(choice.about["technology"])] - 1

    def origin(self, state: State) -> str | None:
        return ORIGINS.get(state.top.kind)

    def lasting(self, building: str, seat: int) -> list[Event]:
        """P-7.16: an income on every Food Day."""
        return [Event("income", seat, "P-7.16", {"building": building})] if building in RENOVATABLE else []

    def brought(self, event: Event) -> Brought | None:
        if event.kind != "income":
            return None
        name = event.text("building")
        return Brought("z-food-income", f"tzolkin-building-{name}.effect", None)

    def left_open(self, step: Mapping[str, Any], seat: int) -> list[Event]:
        """P-7.25, P-7.26: what may be done with its tiles."""
        match step["step"]:
            case "may-build-monument":
                return [Event("may", seat, "P-7.25", {"offer": "monument"})]
            case "exchange-technology":
                return [Event("may", seat, "P-7.26", {"offer": "exchange"})]
            case _:
                return []

    def sign(self, state: State, choice: Choice) -> Sign | None:
        """P-7.26.1: steps that will be asked about once a technology has gone back."""
        if choice.kind != "lower":
            return None
        others = [track for track in TRACKS if track != choice.about["technology"]]
        return [[between(LATER), *(Glyph(technology_icon(track), mark=UP) for track in others)]]

    def follows(self, before: State, after: State, seat: int) -> list[Follow]:
        """P-7.16: the income of what is torn down."""
        assert isinstance(before, Table)
        assert isinstance(after, Table)
        if before.top.kind != Renovate.kind:
            return []
        found: list[Follow] = []
        was, now = before.players[seat], after.players[seat]
        for name in RENOVATABLE:
            number = BUILDINGS.index(name)
            if now.buildings[number] < was.buildings[number]:
                income = PRINTED["buildings"][name]["income"][int(before.age) - 1]
                goods_lost = Listing([WORDING.amount(amount, good) for good, amount in income.items()])
                found.append(Follow(Phrase("tzolkin-follow-lost", goods=goods_lost), icon="z-food-income"))
        return found

    def hints(self, telling: Telling, state: State, choice: Choice) -> list[Phrase]:
        """P-7.2: what could be torn down for a building or a monument, and what would be left to pay."""
        assert isinstance(state, Table)
        if choice.kind == "renovate":
            lost = named("building", choice.about["building"], "effect")
            return [Phrase("tzolkin-hint-lost", effect=lost)]
        if choice.kind not in ("build", "monument"):
            return []
        found = ways(state, choice)
        if not found:
            return []
        need = "" if found.pop(None, None) is not None else ".only" if len(found) == 1 else ".one"
        return [
            Phrase(
                f"tzolkin-hint-renovation{need}",
                building=named("building", name),
                building_id=name,
                cost=Listing([figure.words for figure in due(left)]),
                cost_id="some" if left else "none",
            )
            for name, left in found.items()
            if name is not None
        ]

    def added(self, options: Mapping[str, Any]) -> dict[str, list[Phrase]]:
        """P-7.25: a further way to build a monument."""
        return {"term:monument": [Phrase("tzolkin-card-monument_yard")]}

    def cards(self, wording: Wording) -> list[Card]:
        found = []
        for name, tile in zip(NEW_BUILDINGS, new_buildings(), strict=True):
            card = building_card(name, [*income_sign(name), *new_sign(tile)])
            if name in RENOVATABLE:
                card.lines.append(Phrase("tzolkin-card-renovatable"))
            found.append(card)
        effect = wording.named("term", "renovation", "effect")
        return [*found, Card("term:renovation", wording.named("term", "renovation"), [effect], "z-renovation")]


def income_sign(building: str) -> Sign:
    """P-7.16: what a building brings on Food Days, in age 2 perhaps something else."""
    by_age = PRINTED["buildings"][building].get("income")
    if by_age is None:
        return []
    first, second = (goods(income) for income in by_age)
    later = [between(INTO), *second] if by_age[0] != by_age[1] else []
    return [[Glyph("z-food-income"), *first, *later]]


def new_sign(tile: Building) -> Sign:
    """What it brings at once; Theology 2 is not printed on it (P-7.27.2)."""
    found: list[Glyph] = []
    for effect in tile.effects:
        match effect:
            case MayBuildMonument():
                found.append(Glyph("z-monument", "1"))
            case TechnologyExchange():
                others = Glyph("z-tech-any", str(len(TRACKS) - 1), UP)
                found += [Glyph("z-tech-any", mark=DOWN), between(INTO), others]
            case _:
                found += effect_glyphs(effect)
    return [found] if found else []


def ways(s: Table, choice: Choice) -> dict[str | None, dict[str, int]]:
    """What is paid for what an option builds, by the own building that is torn down for it, None for nothing; empty
    where nothing can be torn down.
    """
    after = tried(s, choice.action)
    if after.top.kind == ApplyArchitecture.kind:
        after = tried(after, when_helped(after, after.top))
    if after.top.kind != Renovate.kind:
        return {}
    found: dict[str | None, dict[str, int]] = {}
    for way in after.legal():
        paid: dict[str, int] = {}
        for event in accounted(outcome(after, way), after, s.actor):
            if event.kind == "pay":
                paid[event.text("good")] = paid.get(event.text("good"), 0) + event.number("amount")
        found[None if way == PASS else str(TZOLKIN.space.describe(way)["building"])] = paid
    return found


def tried(s: Table, action: int) -> Table:
    after, _ = TZOLKIN.tried(s, action)
    assert isinstance(after, Table)
    return after


TELLING = BuildingsTelling()
