# interpreted
"""What M8 tells besides its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tonalli.core.events import Event
from tonalli.core.state import State
from tonalli.telling.brought import Brought
from tonalli.telling.card import Card
from tonalli.telling.choice import Choice
from tonalli.telling.module import ModuleTelling
from tonalli.telling.phrase import Phrase
from tonalli.telling.sign import Glyph, Sign
from tonalli.telling.telling import Telling
from tonalli.telling.teotihuacan.icons import dice
from tonalli.telling.teotihuacan.wording import FIGURES, named, offers
from tonalli.telling.wording import Wording
from tonalli.teotihuacan.modules.altars.names import ALTAR_TILES, ALTARS, FIELD_COUNT, FIELDS, POINTS_TO
from tonalli.teotihuacan.names import COLOURS
from tonalli.teotihuacan.state import State as Table

GOING = ("move-shaman", "displaced-shaman")
"""Decisions in which a Shaman comes to a field on which another may be."""


class AltarsTelling(ModuleTelling):
    """Altars by the spaces beside them, fields by the board they point to and what they give."""

    called: ClassVar[Mapping[str, str]] = {
        "teotihuacan-action_tile-mask_collection": "teotihuacan-action_tile-mask_collection-shaman"
    }
    groups: ClassVar[Mapping[str, str]] = {"altar": "altar_space"}
    alone: ClassVar[set[str]] = {"priest"}
    things: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "shaman": ("shaman:{seat}",),
        "shaman_lies": ("shaman:{seat}",),
        "shaman_stands": ("shaman:{seat}",),
    }
    sources: ClassVar[Mapping[str, str]] = {"X-6": "altars"}
    silent: ClassVar[set[str]] = {"altar_tile", "reveal X-6.3"}
    icons: ClassVar[Mapping[str, str]] = {"activate": "t-shaman", "shaman": "t-shaman", "weaken": "t-worker-down"}

    def sign(self, state: State, choice: Choice) -> Sign | None:
        """X-3.11: the worker before and after; X-6.4: the altar of a field, where two of them point to one board."""
        if choice.kind == "shaman" and state.top.kind == "place-shaman":
            first, second = (space_of(choice.about["altar"], field) for field in FIELDS)
            return [[Glyph("t-altar", f"{first}\N{EN DASH}{second}")]]
        power = int(choice.about["power"]) if choice.kind == "weaken" else 0
        return dice(power, power - 1) if power else None

    def words(self, telling: Telling, state: State, choice: Choice, phrase: Phrase) -> None:
        """Where a field points to and what it gives; a worker in hand is on no board."""
        if choice.kind == "weaken" and "hand" in choice.about:
            phrase.arguments.update(board=named("hand", "hand"), board_id="hand")
            phrase.arguments.update(brief=named("hand", "hand"), brief_id="hand")
        if choice.kind != "shaman":
            return
        assert isinstance(state, Table)
        altar, field = choice.about["altar"], choice.about["field"]
        position = state.to_dict()
        beside = board_beside(position, altar, field)
        brief = named("board", beside["board_id"], "brief")
        phrase.arguments.update(**beside, brief=brief, brief_id=beside["board_id"])
        if state.top.kind == "move-shaman":
            phrase.key += ".benefit"
            phrase.arguments.update(benefit_on(position, altar, field))

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
        if event.kind == "may_claim_great":
            return Brought("t-great-discovery", "teotihuacan-brings-may-claim-great", None)
        if event.kind == "shaman_stands":
            return Brought("t-shaman-stand", "teotihuacan-brings-shaman_stands", None)
        if (event.kind, event.why) == ("power", "X-3.11"):
            return Brought("t-worker-down", "teotihuacan-brings-power", -1)
        return None

    def left_open(self, step: Mapping[str, Any], seat: int) -> list[Event]:
        """X-6.7: a tile of the altar may be claimed; X-3.11: a worker of choice pays for one with its power."""
        match step["step"]:
            case "claim-from-altar":
                return [Event("may_claim_great", seat, "", {})]
            case "weaken":
                return [Event("power", seat, "X-3.11", {})]
            case _:
                return []

    def cards(self, wording: Wording) -> list[Card]:
        effect = wording.named("term", "shaman", "effect")
        found = [Card("term:shaman", wording.named("term", "shaman"), [effect], "t-shaman")]
        for tile in ALTAR_TILES:
            benefits = {field: wording.named("altar", tile, field) for field in FIELDS}
            ids = {f"{field}_id": tile for field in FIELDS}
            lines = [Phrase("teotihuacan-card-altar", **benefits, **ids)]
            found.append(Card(f"altar:{tile}", wording.named("altar", tile), lines, "t-altar"))
        for altar in ALTARS:
            title = wording.named("altar_space", altar)
            first, second = (space_of(altar, field) for field in FIELDS)
            lines = [Phrase("teotihuacan-card-altar-space", first=first, second=second, **first_board())]
            found.append(Card(f"altar_space:{altar}", title, lines, "t-altar"))
            for field in FIELDS:
                arguments = {"altar": title, "altar_id": altar, "space": space_of(altar, field)}
                title_of_field = Phrase("teotihuacan-card-field", **arguments)
                found.append(Card(f"field:{altar}:{field}", title_of_field, [], "t-altar"))
        return [*found, Card("priest:s07", named("priest", "s07"), [named("priest", "s07", "effect")])]

    def notes(self, state: State, seat: int | None) -> dict[str, list[Phrase]]:
        """Where an altar tile lies, which tiles are left there, whose Shaman is there; the bot's tile."""
        position = state.to_dict()
        altars = position["altars"]
        found: dict[str, list[Phrase]] = {}
        for altar, tile in altars["tiles"].items():
            if tile is None or None in position["ring"]:
                continue
            pile = altars["piles"][altar]
            left = Phrase("teotihuacan-note-altar.pile", tiles=offers(pile), count=len(pile))
            fields: list[Phrase] = []
            there: list[Phrase] = []
            for field in FIELDS:
                about = {**board_beside(position, altar, field), **benefit_on(position, altar, field)}
                own = Phrase("teotihuacan-note-altar.field", **about)
                shaman = shaman_notes(state, altar, field, about)
                claims = [left] if pile and is_claimed(tile, field) else []
                found[f"field:{altar}:{field}"] = [own, *claims, *shaman]
                fields.append(own)
                there += shaman
            earlier, later = (board_beside(position, altar, field) for field in FIELDS)
            here = Phrase(
                "teotihuacan-note-altar",
                **{"altar": named("altar_space", altar), "altar_id": altar},
                **{"earlier": earlier["board"], "earlier_id": earlier["board_id"]},
                **{"later": later["board"], "later_id": later["board_id"]},
            )
            found[f"altar_space:{altar}"] = [*fields, *([left] if pile else []), *there]
            found[f"altar:{tile}"] = [here, left, *there]
        if "court" in position:
            found["board:palace"] = [Phrase("teotihuacan-note-shaman-at-court")]
        if state.options["players"] == 1:
            tiles = ("mask_collection", "worship") if state.options["bot"].get("priest_s07") else ("mask_collection",)
            found.update({f"action_tile:{tile}": [Phrase("teotihuacan-note-shaman-tile")] for tile in tiles})
        return found


def space_of(altar: str, field: str) -> int:
    """X-6.5: the space of the ring a field points to, counted from 1."""
    return int(POINTS_TO[ALTARS.index(altar) * FIELD_COUNT + FIELDS.index(field)]) + 1


def first_board() -> dict[str, Any]:
    """The board that always lies on space 1."""
    return {"board": named("board", "palace"), "board_id": "palace"}


def board_beside(position: Mapping[str, Any], altar: str, field: str) -> dict[str, Any]:
    """The board a field points to, for a phrase."""
    board = position["ring"][space_of(altar, field) - 1]
    return {"board": named("board", board), "board_id": board}


def is_claimed(tile: str, field: str) -> bool:
    """X-6.7: whether the benefit of a field is a Great Discovery of the pile."""
    return "claim_great_discovery" in FIGURES["altars"]["tiles"][tile][field]


def benefit_on(position: Mapping[str, Any], altar: str, field: str) -> dict[str, Any]:
    """What a field gives now, for a phrase; without a pile there is nothing to claim."""
    tile = position["altars"]["tiles"][altar]
    none_left = is_claimed(tile, field) and not position["altars"]["piles"][altar]
    benefit = Phrase("teotihuacan-altar-none-left") if none_left else named("altar", tile, field)
    return {"benefit": benefit, "benefit_id": "none" if none_left else tile}


def shaman_notes(state: State, altar: str, field: str, about: Mapping[str, Any]) -> list[Phrase]:
    """Whose Shamans are on a field."""
    return [
        Phrase(
            f"teotihuacan-note-altar.{'stands' if standing else 'lies'}",
            **{"board": about["board"], "board_id": about["board_id"]},
            **{"colour": named("colour", colour), "colour_id": colour},
        )
        for colour, *place, standing in shamans_of(state)
        if place == [altar, field]
    ]


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
