"""Notices in a game what only Tribes & Prophecies can bring about, from decisions and events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import tonalli
from tonalli import State
from tonalli.core.events import Event
from tonalli.core.match import Match
from tzolkin.expansion_laws import NEW_BUILDINGS, PROPHECIES, QUICK, TRIBES
from tzolkin.facts import EXPANSION, FACTS, GEARS, TRACKS

SPACE = tonalli.GAMES["tzolkin"].space
FOOD_DAYS = [day["scheduled_day"] for day in FACTS["calendar"]["food_days"]]
TAXED = ("temple_step_tax", "gain_tax", "technology_tax")
TAXING = {prophecy["id"] for prophecy in EXPANSION["prophecies"] if prophecy["calamity"]["type"] in TAXED}
"""Prophecies whose tax may be refused."""
TAX_OF = {prophecy["id"]: prophecy["clause"] for prophecy in EXPANSION["prophecies"] if prophecy["id"] in TAXING}
RENOVATABLE = [name for name, tile in NEW_BUILDINGS.items() if tile["renovatable"]]
FORGOTTEN = 2
"""P-5.8."""
KNOWN_AT = {"palenque": TRACKS[0], "yaxchilan": TRACKS[1]}
"""Technologies that help with every action of a gear (Z-8)."""


def everything() -> set[str]:
    """All that can be noticed."""
    wanted = {f"tribe {name}" for name in TRIBES} | {f"prophecy {name} scores" for name in PROPHECIES}
    wanted |= {f"prophecy {name} acts" for name in PROPHECIES - TAXING}
    wanted |= {f"{name} {answer}" for name in TAXING for answer in ("paid", "refused")}
    wanted |= {f"built {name}" for name in NEW_BUILDINGS} | {f"quick action {name}" for name in QUICK}
    wanted |= {f"renovated {name}" for name in RENOVATABLE}
    wanted |= {f"income of {good}" for good in ("corn", "wood", "skull", "gold", "stone")}
    wanted |= {"renovation for a building", "renovation for a monument", "renovation declined"}
    wanted |= {"House of Scholars lowers", "House of Scholars raises", "monument by the Monument Yard"}
    return wanted | {f"late Food Day {number}" for number in (1, 2, 3, 4)} | {"rest of the dummies", "bonus of choice"}


class Witness:
    """Follows one game; ``found`` counts what was noticed."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.tribes: dict[int, str] = {}
        self.prophecy = ""
        self.day = 1
        self.placed = 0
        """Workers in this turn."""
        self.chosen = False
        """Whether choices of the setup are revealed."""
        self.levels: Counter[tuple[int, str]] = Counter()
        self.given = 0
        """Blocks for the technology step that was chosen last."""

    def play(self, state: State, action: int) -> None:
        """Play a decision or an outcome of chance, and notice what it is and sets off."""
        events: list[Event] = []
        self.found.update(self.decided(state, action))
        state.listen(events)
        state.play(action)
        for number, event in enumerate(events):
            self.found.update(self.told(event, events[:number]))

    # ---- decisions -------------------------------------------------------------------------

    def decided(self, state: State, action: int) -> Iterator[str]:
        """What a decision alone shows."""
        top: Any = state.top
        word = SPACE.write(action)
        kind = word.partition(":")[0]
        match top.kind, kind:
            case "pick-one", "pick":
                yield "tribe ah_chuy_kak"
            case "turn", "pass":
                yield "tribe ahmakiq"
            case "turn" | "pick-more", "pick":
                what = SPACE.describe(action)
                if int(str(what["space"])) > GEARS[str(what["gear"])]["last_space"]:
                    yield "tribe cit_bolon_tum"
            case "choose-action", "act":
                if self.tribes.get(state.actor) == "huracan" and not word.startswith(f"act:{list(GEARS)[top.gear]}_"):
                    yield "tribe huracan"
            case "study", "technology":
                self.given = 0
            case "choose-bonus", _:
                yield "bonus of choice"
            case "renovate", "pass":
                yield "renovation declined"
            case "renovate", _:
                yield "renovation for a building" if top.monument < 0 else "renovation for a monument"
            case "may-advance", "technology":
                yield "House of Scholars raises"
            case "may-build-monument", "monument":
                yield "monument by the Monument Yard"
            case "taxed", "pass":
                yield f"{self.prophecy} refused"
            case _, "skip":
                yield "tribe vacub_caquix"
            case _, "exchange":
                yield "tribe xaman_ek"
            case _, "lower":
                yield "House of Scholars lowers"

    # ---- events ----------------------------------------------------------------------------

    def told(self, event: Event, before: list[Event]) -> Iterator[str]:
        """What an event shows, after others of the same decision."""
        yield from self.of_tribes(event, before)
        yield from self.of_prophecies(event)
        match event.kind:
            case "turn":
                self.placed = 0
            case "day":
                self.day = event.number("day")
            case "keep":
                self.chosen = True
            case "dummy":
                if self.chosen:
                    yield "rest of the dummies"
            case "food_day":
                if self.day not in FOOD_DAYS:
                    yield f"late Food Day {event['number']}"
            case "build":
                if event["building"] in NEW_BUILDINGS:
                    yield f"built {event['building']}"
            case "renovate":
                yield f"renovated {event['building']}"
            case "gain":
                if event.why == "P-7.16":
                    yield f"income of {event['good']}"
            case "quick":
                yield f"quick action {event['tile']}"
            case "technology":
                self.levels[event.seat, event.text("technology")] = event.number("level")

    def of_tribes(self, event: Event, before: list[Event]) -> Iterator[str]:
        """P-3: an ability that was used, or a figure that mattered."""
        mine = self.tribes.get(event.seat)
        match event.kind:
            case "tribe":
                self.tribes[event.seat] = event.text("tribe")
            case "place":
                self.placed += 1
                if mine == "yumkaax" and self.placed > 1:
                    yield "tribe yumkaax"
                paid = sum(other.number("amount") for other in before if other.kind == "pay")
                if (
                    mine == "cit_bolon_tum"
                    and self.placed == 1
                    and event.why == "Z-5.1"
                    and paid < event.number("space")
                ):
                    yield "tribe cit_bolon_tum"
            case "pay":
                self.given += event.number("amount") if event.why == "Z-8.1" else 0
                if event.why == "P-3.11":
                    yield "tribe ahau_chamahez"
            case "gain":
                if event.why in ("P-3.13", "P-3.14"):
                    yield "tribe bacab" if event.why == "P-3.13" else "tribe balam"
            case "temple":
                if event.why == "P-3.18":
                    yield "tribe ixtab"
            case "technology":
                if mine == "itzamna" and event.why == "Z-7.8" and self.given < event.number("level"):
                    yield "tribe itzamna"
            case "score":
                if mine == "yaluk" and event.why == "Z-11.3":
                    yield "tribe yaluk"

    def of_prophecies(self, event: Event) -> Iterator[str]:
        """P-5, P-6: a calamity that was felt, a tax that was paid, a premium."""
        now = self.prophecy
        if event.why == TAX_OF.get(now) and event.kind in ("pay", "temple"):
            yield f"{now} paid"
        match event.kind, now:
            case "prophecy", _:
                self.prophecy = event.text("prophecy")
            case "prophecy_ends", _:
                self.prophecy = ""
            case "score", _:
                if event.why == "P-6.1":
                    yield f"prophecy {event['item']} scores"
            case "wood_tile", "forest_fires":
                yield "prophecy forest_fires acts"
            case "corn_tile", "drought":
                yield "prophecy drought acts"
            case "build", "crowded_cities":
                yield "prophecy crowded_cities acts"
            case "feed", "hunger":
                yield "prophecy hunger acts"
            case "place", "high_floodwaters":
                if event["target"] == "chichen_itza":
                    yield "prophecy high_floodwaters acts"
            case "act", "forgotten_lore":
                track = KNOWN_AT.get(event.text("action").rpartition("_")[0], "")
                if self.levels[event.seat, track] >= FORGOTTEN:
                    yield "prophecy forgotten_lore acts"


def witnessed(match: Match) -> Counter[str]:
    """What happened in a recorded game, from its beginning."""
    witness = Witness()
    state = match.beginning()
    for move in match.moves:
        witness.play(state, move.action)
    return witness.found
