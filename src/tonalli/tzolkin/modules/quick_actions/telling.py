# interpreted
"""What quick actions tell besides their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from tonalli.core.state import State
from tonalli.telling.card import Card
from tonalli.telling.module import ModuleTelling
from tonalli.telling.phrase import Listing, Phrase
from tonalli.telling.sign import Glyph, Sign, paid
from tonalli.telling.tzolkin.signs import goods
from tonalli.telling.tzolkin.wording import UP
from tonalli.telling.wording import Wording
from tonalli.tzolkin.modules.quick_actions.compose import FIVE
from tonalli.tzolkin.modules.quick_actions.figures import quick_figures
from tonalli.tzolkin.modules.quick_actions.names import (
    FIELD_CORN,
    FIRST_DAYS,
    OWED,
    QUICK_TILES,
    SLOT_COUNT,
    last_day_of,
    slot_of,
)
from tonalli.tzolkin.modules.quick_actions.part import QuickActions, quick_of
from tonalli.tzolkin.names import NONE
from tonalli.tzolkin.state import State as Table

if TYPE_CHECKING:
    from tonalli.telling.choice import Choice
    from tonalli.telling.story import Told
    from tonalli.telling.telling import Telling

QUICK_ICON = "z-quick"


def part_of(state: State) -> QuickActions:
    assert isinstance(state, Table)
    return quick_of(state)


def tile_named(tile: str) -> dict[str, object]:
    """A tile as an argument of words."""
    return {"tile": Phrase(f"tzolkin-quick_tile-{tile}"), "tile_id": tile}


def days_of(slot: int) -> dict[str, int]:
    return {"first": FIRST_DAYS[slot], "last": last_day_of(slot)}


def quick_sign(printed: Mapping[str, Any]) -> Sign:
    """What a tile brings, and what it costs besides."""
    found = goods(printed.get("gain", {}))
    if printed.get("corn"):
        found.append(paid("z-corn", printed["corn"]))
    if printed.get("buildings"):
        found.append(Glyph("z-building", str(printed["buildings"])))
    if printed.get("technology_steps"):
        found.append(Glyph("z-tech-any", f"+{printed['technology_steps']}", UP))
    if printed.get("market"):
        found.append(Glyph("z-market"))
    return [found]


class QuickTelling(ModuleTelling):
    """Tiles with their days; placing and passing say what the worker will do."""

    sources: ClassVar[Mapping[str, str]] = {"P-10": "quick_action", "P-13.11": "prophecy"}
    silent: ClassVar[set[str]] = {"quick_laid_out P-10.3", "quick_tile P-10.4", "take_up P-10.27"}
    of_the_table: ClassVar[set[str]] = {"quick_laid_out", "quick_tile"}
    listed: ClassVar[set[str]] = {"quick_laid_out"}
    things: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "quick": ("quick_tile:{tile}", "gear:quick"),
        "quick_tile": ("quick_tile:{tile}", "gear:quick"),
    }
    pictures: ClassVar[Mapping[str, str]] = {"quick": QUICK_ICON}

    def words(self, telling: Telling, state: State, choice: Choice, phrase: Phrase) -> None:
        """Placing on a field, and placing no more while its action is owed, tell the action."""
        assert isinstance(state, Table)
        is_field = choice.kind == "place" and choice.about["target"] == "quick"
        if is_field or (choice.kind == "pass" and state.now.noted & OWED):
            tile = QUICK_TILES[part_of(state).tile(state)]
            phrase.key = "tzolkin-action-place-quick" if is_field else "tzolkin-action-pass-quick"
            phrase.arguments["effect"] = Phrase(f"tzolkin-quick_tile-{tile}.effect")

    def origin(self, state: State) -> str | None:
        """What a worker on a field does is decided once all are placed."""
        is_turn_over = (
            isinstance(state, Table) and state.top.kind in ("study", "trade", "build") and state.now.placed > 0
        )
        return QUICK_ICON if is_turn_over else None

    def sign(self, state: State, choice: Choice) -> Sign | None:
        """What a worker on a field will do."""
        if choice.kind != "place" or choice.about["target"] != "quick":
            return None
        assert isinstance(state, Table)
        return quick_sign(quick_figures()["quick_tiles"][QUICK_TILES[part_of(state).tile(state)]])

    def told(self, told: Told) -> dict[str, Any]:
        event = told.event
        if event.kind == "quick_laid_out":
            slots = [slot_of(each.number("day")) for each in told.events]
            tiles = [tile_named(each.text("tile")) for each in told.events]
            lines = [
                Phrase("tzolkin-quick-slot", **days_of(slot), **tile) for slot, tile in zip(slots, tiles, strict=True)
            ]
            return {"tiles": Listing(lines)}
        return tile_named(event.text("tile")) if event.kind in ("quick", "quick_tile") else {}

    def cards(self, wording: Wording) -> list[Card]:
        about = wording.named("term", "quick_actions", "effect")
        cost = wording.named("gear", "quick", "effect", corn=FIELD_CORN)
        field = Card("gear:quick", wording.named("gear", "quick"), [cost, about], QUICK_ICON)
        term = Card("term:quick_actions", wording.named("term", "quick_actions"), [about], QUICK_ICON)
        tiles = [
            Card(
                f"quick_tile:{tile}",
                wording.named("quick_tile", tile),
                [Phrase("tzolkin-card-quick_tile", effect=wording.named("quick_tile", tile, "effect"))],
                f"z-{tile}",
                quick_sign(printed),
            )
            for tile, printed in quick_figures()["quick_tiles"].items()
        ]
        return [field, term, *tiles]

    def added(self, options: Mapping[str, Any]) -> dict[str, list[Phrase]]:
        """P-9.5, P-9.6: what is a stand-in with five players."""
        if options["players"] != FIVE:
            return {}
        return {
            "monument:mon_all_monuments": [Phrase("tzolkin-card-designed-all_monuments")],
            "term:monument": [Phrase("tzolkin-card-designed-monuments")],
        }

    def notes(self, state: State, seat: int | None) -> dict[str, list[Phrase]]:
        """What can be done today and how many fields are free; when each tile comes."""
        part = part_of(state)
        assert isinstance(state, Table)
        found: dict[str, list[Phrase]] = {}
        today = part.tile(state)
        if today == NONE or state.over:
            return found
        effect = Phrase(f"tzolkin-quick_tile-{QUICK_TILES[today]}.effect")
        free = sum(owner == NONE for owner in part.fields)
        found["gear:quick"] = [Phrase("tzolkin-note-quick", effect=effect, free=free)]
        slots: dict[str, list[int]] = {}
        for slot in range(slot_of(state.day), SLOT_COUNT):
            if part.slots[slot] != NONE:
                slots.setdefault(QUICK_TILES[part.slots[slot]], []).append(slot)
        for tile, its_slots in slots.items():
            found[f"quick_tile:{tile}"] = [when(its_slots, slot_of(state.day))]
        return found


def when(slots: list[int], now: int) -> Phrase:
    """When a tile lies on the board; one kind of tile may come several times."""
    key = "tzolkin-note-quick_tile"
    is_now = slots[0] == now
    coming = slots[1:] if is_now else slots
    days = Listing([Phrase(f"{key}.days", **days_of(slot)) for slot in coming], "and")
    if not is_now:
        return Phrase(key, days=days)
    return Phrase(f"{key}.again" if coming else f"{key}.now", days=days, **days_of(now))


TELLING = QuickTelling()
