# interpreted
"""What M8 tells besides its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tonalli.core.events import Event
from tonalli.core.state import State
from tonalli.telling.card import Card
from tonalli.telling.choice import Choice
from tonalli.telling.module import ModuleTelling
from tonalli.telling.phrase import Phrase
from tonalli.telling.telling import Brought, Telling
from tonalli.telling.teotihuacan.wording import named, offers
from tonalli.telling.wording import Wording
from tonalli.teotihuacan.modules.altars.names import ALTAR_TILES, ALTARS, FIELD_COUNT, FIELDS, POINTS_TO
from tonalli.teotihuacan.names import COLOURS
from tonalli.teotihuacan.state import State as Table

GOING = ("move-shaman", "displaced-shaman")
"""Decisions in which a Shaman comes to a field on which another may be."""


class AltarsTelling(ModuleTelling):
    """Altars by their place, fields by what they give and where they point."""

    called: ClassVar[Mapping[str, str]] = {
        "teotihuacan-action_tile-mask_collection": "teotihuacan-action_tile-mask_collection-shaman"
    }
    groups: ClassVar[Mapping[str, str]] = {"altar": "altar_space"}
    sources: ClassVar[Mapping[str, str]] = {"X-6": "altars"}
    silent: ClassVar[set[str]] = {"altar_tile", "reveal X-6.3"}
    icons: ClassVar[Mapping[str, str]] = {"activate": "t-shaman", "shaman": "t-shaman", "weaken": "t-worker-down"}

    def words(self, telling: Telling, state: State, choice: Choice, phrase: Phrase) -> None:
        """Where a field points to and what it gives; a worker in hand is on no board."""
        if choice.kind == "weaken" and "hand" in choice.about:
            phrase.arguments.update(board=named("hand", "hand"), board_id="hand")
        if choice.kind != "shaman":
            return
        assert isinstance(state, Table)
        altar, field = ALTARS.index(choice.about["altar"]), choice.about["field"]
        position = state.to_dict()
        board = position["ring"][POINTS_TO[altar * FIELD_COUNT + FIELDS.index(field)]]
        phrase.arguments.update(board=named("board", board), board_id=board)
        if state.top.kind == "move-shaman":
            tile = position["altars"]["tiles"][ALTARS[altar]]
            phrase.key += ".benefit"
            phrase.arguments.update(benefit=named("altar", tile, field), benefit_id=tile)

    def hints(self, telling: Telling, state: State, choice: Choice) -> list[Phrase]:
        """X-6.9: whom a Shaman displaces."""
        if choice.kind != "shaman" or state.top.kind not in GOING:
            return []
        return [
            Phrase("teotihuacan-hint-displaces", colour=named("colour", colour), colour_id=colour)
            for colour, altar, field, standing in shamans_of(state)
            if (altar, field) == (choice.about["altar"], choice.about["field"])
        ]

    def brought(self, event: Event) -> Brought | None:
        if event.kind == "shaman_stands":
            return Brought("t-shaman-stand", "teotihuacan-brings-shaman_stands", None)
        if (event.kind, event.why) == ("power", "X-3.11"):
            return Brought("t-worker-down", "teotihuacan-brings-power", -1)
        return None

    def cards(self, wording: Wording) -> list[Card]:
        effect = wording.named("term", "shaman", "effect")
        found = [Card("term:shaman", wording.named("term", "shaman"), [effect], "t-shaman")]
        for tile in ALTAR_TILES:
            benefits = {field: wording.named("altar", tile, field) for field in FIELDS}
            lines = [Phrase("teotihuacan-card-altar", **benefits)]
            found.append(Card(f"altar:{tile}", wording.named("altar", tile), lines, "t-altar"))
        for altar in ALTARS:
            lines = [wording.named("altar_space", altar, "effect")]
            found.append(Card(f"altar_space:{altar}", wording.named("altar_space", altar), lines, "t-altar"))
        return found

    def notes(self, state: State, seat: int | None) -> dict[str, list[Phrase]]:
        """Where an altar tile lies, which tiles are left there, whose Shaman is there; the bot's tile."""
        altars = state.to_dict()["altars"]
        found: dict[str, list[Phrase]] = {}
        for altar, tile in altars["tiles"].items():
            pile = altars["piles"][altar]
            lines = [Phrase("teotihuacan-note-altar.pile", tiles=offers(pile), count=len(pile))]
            lines += [
                Phrase(
                    f"teotihuacan-note-altar.{'stands' if standing else 'lies'}",
                    **{"field": named("field", field), "field_id": field},
                    **{"colour": named("colour", colour), "colour_id": colour},
                )
                for colour, other, field, standing in shamans_of(state)
                if other == altar
            ]
            found[f"altar_space:{altar}"] = lines
            if tile is not None:
                here = Phrase("teotihuacan-note-altar", altar=named("altar_space", altar), altar_id=altar)
                found[f"altar:{tile}"] = [here, *lines]
        if state.options["players"] == 1:
            tiles = ("mask_collection", "worship") if state.options["bot"].get("priest_s07") else ("mask_collection",)
            found.update({f"action_tile:{tile}": [Phrase("teotihuacan-note-shaman-tile")] for tile in tiles})
        return found


def shamans_of(state: State) -> list[tuple[str, str, str, bool]]:
    """Everybody's Shaman that is placed: colour, altar, field, and whether it stands."""
    assert isinstance(state, Table)
    shamans = enumerate(state.to_dict()["altars"]["shamans"])
    return [
        (COLOURS[state.order(seat)], shaman["altar"], shaman["field"], shaman["standing"])
        for seat, shaman in shamans
        if shaman is not None
    ]


TELLING = AltarsTelling()
