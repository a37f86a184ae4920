# interpreted
"""What M7 tells besides its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from tonalli.core.state import State
from tonalli.telling.card import Card
from tonalli.telling.module import ModuleTelling
from tonalli.telling.phrase import Phrase
from tonalli.telling.teotihuacan.cards import effects
from tonalli.telling.teotihuacan.royal import power_of_worship
from tonalli.telling.teotihuacan.wording import named
from tonalli.telling.wording import Wording
from tonalli.teotihuacan.modules.court.figures import SLOT_TEMPLES
from tonalli.teotihuacan.modules.court.names import SLOTS, first_major_step
from tonalli.teotihuacan.modules.court.part import CourtPart
from tonalli.teotihuacan.modules.court.position import added_power
from tonalli.teotihuacan.names import COLOURS, IN_HAND, NONE, ROYALS, SPACES, TEMPLES, WORKERS
from tonalli.teotihuacan.state import State as Table

if TYPE_CHECKING:
    from tonalli.telling.choice import Choice
    from tonalli.telling.telling import Telling

NEW_ROYALS = ("A10", "B11", "C12")
BY_MARKER = ("X-5.10", "X-5.17")
"""Clauses of the power-up that a marker brings."""


def court(state: State) -> CourtPart:
    assert isinstance(state, Table)
    return next(part for part in state.parts if isinstance(part, CourtPart))


class CourtTelling(ModuleTelling):
    """Royal tiles with their owners; that the order of the slots is a stand-in stands on the cards."""

    called: ClassVar[Mapping[str, str]] = {
        "teotihuacan-board-palace": "teotihuacan-board-court",
        "teotihuacan-space-palace1": "teotihuacan-space-court1",
        "teotihuacan-space-palace2": "teotihuacan-space-court2",
        "teotihuacan-space-palace3": "teotihuacan-space-court3",
        "teotihuacan-ask-ascension-reward": "teotihuacan-ask-ascension-at-court",
        "teotihuacan-event-ascension": "teotihuacan-event-ascension-at-court",
        "teotihuacan-ascension-worker": "teotihuacan-ascension-worker-at-court",
        "teotihuacan-term-ascension": "teotihuacan-term-ascension-at-court",
        "teotihuacan-technology-01": "teotihuacan-technology-01-at-court",
        "teotihuacan-term-worship": "teotihuacan-term-worship-at-court",
    }
    icons: ClassVar[Mapping[str, str]] = {"court-step": "t-temple-any"}
    things: ClassVar[Mapping[str, tuple[str, ...]]] = {"ownership": ("court_step:{slot}",)}
    sources: ClassVar[Mapping[str, str]] = {"X-5.8": "worship", "X-5": "court"}
    offers: ClassVar[set[str]] = {"court-step"}
    alone: ClassVar[set[str]] = {"term:court_die"}

    def question(self, state: State) -> Phrase | None:
        """What the holder of a marker is asked, and the points of a worship at which the temple option is open."""
        assert isinstance(state, Table)
        step = state.top
        if getattr(step, "why", "") in BY_MARKER and step.kind == "power-up-anyone":
            return Phrase("teotihuacan-ask-marker")
        if court(state).option == NONE or step.kind not in ("pause", "before-reveal"):
            return None
        kinds = {state.game.space.kind(action) for action in state.legal()}
        use = ".use" if "use" in kinds else ""
        if "court-step" not in kinds:
            return Phrase("teotihuacan-ask-worship-end" + use) if step.kind == "before-reveal" else None
        return Phrase("teotihuacan-ask-temple-option" + use, **temple_of_option(state))

    def words(self, telling: Telling, state: State, choice: Choice, phrase: Phrase) -> None:
        if choice.kind == "court-step":
            phrase.arguments.update(temple_of_option(state))

    def hints(self, telling: Telling, state: State, choice: Choice) -> list[Phrase]:
        """X-5.7: the power P that counts for a royal tile, with all that would be added now."""
        if choice.kind != "worship" or choice.about["space"] not in SPACES[: len(SLOTS)]:
            return []
        assert isinstance(state, Table)
        power, more = power_of_worship(telling, state), self.strengthens(state)
        return [Phrase("teotihuacan-hint-court-power", power=power, own=power - more, more=more)]

    def strengthens(self, state: State) -> int:
        """X-5.7: all that would be added now; of two that came together the other one stays in the general area."""
        assert isinstance(state, Table)
        side = state.players[state.actor]
        moving = sum(side.where[die] == IN_HAND for die in range(WORKERS))
        return int(sum(added_power(state, state.actor))) + moving - 1

    def cards(self, wording: Wording) -> list[Card]:
        stand_in = Phrase("teotihuacan-card-designed-slots")
        board = Card(
            "board:palace",
            wording.named("term", "court"),
            [wording.named("term", "court", "effect"), stand_in],
            "t-board-court",
        )
        tiles = [
            Card(
                f"ownership:{temple}",
                Phrase("teotihuacan-card-ownership", temple=wording.named("temple", temple), temple_id=temple),
                [ownership(temple, slot), Phrase("teotihuacan-card-ownership.effect"), stand_in],
                "t-ownership",
            )
            for slot, temple in SLOT_TEMPLES.items()
        ]
        terms = effects("term", {"ownership": "t-ownership", "court_die": None})
        return [board, *effects("royal", dict.fromkeys(NEW_ROYALS, "t-lock")), *tiles, *terms]

    def notes(self, state: State, seat: int | None) -> dict[str, list[Phrase]]:
        """Who owns which royal tile."""
        part = court(state)
        found: dict[str, list[Phrase]] = {}
        if state.options["players"] == 1:
            every = ".s07" if state.options["bot"].get("priest_s07") else ""
            found["solo:teotibot"] = [named("term", "court_die", "effect")]
            found["term:court_die"] = [Phrase("teotihuacan-note-court-die" + every)]
        found["term:ownership"] = []
        for slot, name in enumerate(SLOTS):
            temple = SLOT_TEMPLES[name]
            about = {"temple": Phrase(f"teotihuacan-temple-{temple}"), "temple_id": temple}
            holder = part.markers[slot]
            assert isinstance(state, Table)
            if holder == NONE:
                line = Phrase("teotihuacan-note-unowned", **about)
            else:
                colour = COLOURS[state.order(holder)]
                who = {"colour": named("colour", colour), "colour_id": colour}
                line = Phrase("teotihuacan-note-owner", **who, **about)
                royal = ROYALS[state.layout.royals[slot]]
                owned = {"slot": named("slot", name), "slot_id": name, "royal": named("royal", royal, "effect")}
                found["term:ownership"].append(Phrase("teotihuacan-note-owns", **who, **owned, royal_id=royal))
            found[f"space:{SPACES[slot]}"] = [line]
            found[f"ownership:{temple}"] = [line]
        return found


def ownership(temple: str, slot: str) -> Phrase:
    """Where an Ownership tile lies, and which royal tile it gives."""
    step = first_major_step(TEMPLES.index(temple))
    return Phrase("teotihuacan-card-ownership.where", step=step, slot=Phrase(f"teotihuacan-slot-{slot}"), slot_id=slot)


def temple_of_option(state: State) -> dict[str, object]:
    """The temple whose step may be bought."""
    part = court(state)
    temple = TEMPLES[part.temples[part.option]]
    return {"temple": Phrase(f"teotihuacan-temple-{temple}"), "temple_id": temple}


TELLING = CourtTelling()
