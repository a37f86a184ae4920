# interpreted
"""What M9 tells besides its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tonalli.core.events import Event
from tonalli.core.state import State
from tonalli.telling.brought import Brought
from tonalli.telling.card import Card
from tonalli.telling.choice import Choice
from tonalli.telling.look import view_of
from tonalli.telling.module import ModuleTelling
from tonalli.telling.phrase import Listing, Phrase
from tonalli.telling.telling import Telling
from tonalli.telling.teotihuacan.outcome import may_power_up, temple_of_choice
from tonalli.telling.teotihuacan.wording import FIGURES, discovery_icon, named
from tonalli.telling.wording import Wording
from tonalli.teotihuacan.modules.empire.names import CAPITAL, FAR, REGIONS, SPECIAL_MASKS
from tonalli.teotihuacan.modules.teotibot.names import TRAILS
from tonalli.teotihuacan.names import COLOURS
from tonalli.teotihuacan.state import State as Table

FIGURES_OF_EMPIRE: dict[str, Any] = FIGURES["empire"]
CELLS: list[list[dict[str, Any]]] = FIGURES_OF_EMPIRE["conquest"]
POWERS = ("1", "2–3", "4–5")
"""The weakest worker, by column."""


GREAT = "t-great-discovery"
DRAWN_BY_REGION = {3: "t-discovery", 6: GREAT}
"""X-7.15: regions in which tiles are drawn."""


class EmpireTelling(ModuleTelling):
    """Regions by number, each with what a Building brings there."""

    called: ClassVar[Mapping[str, str]] = {
        "teotihuacan-board-nobles": "teotihuacan-board-conquest",
        "teotihuacan-action_tile-nobles": "teotihuacan-term-empire_tile",
        "teotihuacan-technology-03": "teotihuacan-technology-03-empire",
        "teotihuacan-discovery-extra_worker": "teotihuacan-discovery-extra_worker-empire",
        "teotihuacan-term-avenue": "teotihuacan-term-avenue-empire",
        "teotihuacan-term-eclipse": "teotihuacan-term-eclipse-empire",
        "teotihuacan-term-masks": "teotihuacan-term-masks-empire",
        "teotihuacan-discovery-great_mask": "teotihuacan-discovery-great_mask-empire",
        **{f"teotihuacan-discovery-mask_{number}": "teotihuacan-term-mask-empire" for number in range(1, 8)},
    }
    alone: ClassVar[set[str]] = {"trail", "priest"}
    icons: ClassVar[Mapping[str, str]] = {"warrior": "t-warrior", "settle": "t-settled", "push": "t-push"}
    pictures: ClassVar[Mapping[str, str]] = {
        "special_mask_gold": "t-mask-special-gold",
        "special_mask_jade": "t-mask-special-jade",
    }
    things: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "warrior_added": ("warrior:{seat}:0",),
        "warrior_moves": ("warrior:{seat}:{to}", "region:{to}"),
        "settle": ("region:{region}",),
        "trail": ("trail:{region}", "region:{region}"),
    }
    sources: ClassVar[Mapping[str, str]] = {"X-7.17": "warriors", "X-7": "empire", "X-10.6": "priest"}
    order = ("warriors", "empire")
    times: ClassVar[Mapping[str, str]] = {"warriors": "stage"}
    source_icons: ClassVar[Mapping[str, str]] = {"warriors": "t-warrior", "empire": "t-empire"}

    def words(self, telling: Telling, state: State, choice: Choice, phrase: Phrase) -> None:
        """What a region brings; what passing means where a cell is being taken."""
        if choice.kind == "settle":
            printed = FIGURES_OF_EMPIRE["regions"][str(choice.about["region"])]
            phrase.arguments.update(points=printed["points"], effect=effect_of(choice.about["region"]))
        if choice.kind != "pass":
            return
        if state.top.kind == "claim-drawn":
            phrase.key = "teotihuacan-pass-claim-drawn"
        elif state.top.kind == "conquer-on":
            left = state.to_dict()["pending"][-1]["warriors"]
            phrase.key = "teotihuacan-pass-next-warrior" if left else "teotihuacan-pass-build"

    def hints(self, telling: Telling, state: State, choice: Choice) -> list[Phrase]:
        """X-7.8, X-7.15, X-7.17: whom a Warrior pushes, what it will score, what a Building there brings."""
        if choice.kind not in ("push", "warrior"):
            return []
        region = choice.about["region"] if choice.kind == "push" else CAPITAL
        empire = state.to_dict()["empire"]
        pushed = empire["regions"].get(str(region))
        found = [] if pushed is None else [Phrase("teotihuacan-hint-pushes", **colour_of(state, pushed))]
        if choice.kind == "push":
            found.append(Phrase("teotihuacan-hint-warrior-score", points=warrior_points(region)))
            if region != FAR:
                settled = empire["settled"].get(str(region))
                found.append(built_on(region) if settled is None else Phrase("teotihuacan-hint-region.settled"))
        return found

    def brought(self, event: Event) -> Brought | None:
        if event.kind == "warrior_added":
            return Brought("t-warrior", "teotihuacan-brings-warrior", 1)
        if event.kind == "settle":
            return Brought("t-settled", "teotihuacan-brings-building", None)
        if event.kind == "may_draw":
            drawn = DRAWN_BY_REGION[event.number("region")]
            return Brought(drawn, f"teotihuacan-brings-drawn{'-great' if drawn == GREAT else ''}", None)
        return None

    def left_open(self, step: Mapping[str, Any], seat: int) -> list[Event]:
        """X-7.15: temples and workers of choice, tiles that are drawn to claim one of them."""
        match step["step"]:
            case "climb-different":
                return [temple_of_choice(seat)] * (2 if step.get("climbed") is None else 1)
            case "power-up-different":
                return [may_power_up(seat, step["left"])]
            case "draw-for-region" if step["seat"] == seat:
                return [Event("may_draw", seat, "", {"region": step["region"]})]
            case _:
                return []

    def cards(self, wording: Wording) -> list[Card]:
        warrior = wording.named("term", "warrior", "effect")
        found = [
            Card("term:warrior", wording.named("term", "warrior"), [warrior], "t-warrior"),
            Card("board:nobles", wording.named("term", "conquest"), conquest_lines(), "t-board-conquest"),
            Card("priest:s08", wording.named("priest", "s08"), [wording.named("priest", "s08", "effect")]),
            *map(special_mask, SPECIAL_MASKS),
            *map(region_card, range(FAR + 1)),
        ]
        for region in range(1, TRAILS + 1):
            lines = [Phrase("teotihuacan-card-trail.effect", region=region)]
            found.append(Card(f"trail:{region}", Phrase("teotihuacan-card-trail", region=region), lines, "t-trail"))
        return found

    def notes(self, state: State, seat: int | None) -> dict[str, list[Phrase]]:
        """X-1.9: whose Warriors and Buildings are where, what is left and what they would score."""
        empire = state.to_dict()["empire"]
        shown = view_of(state, seat)["empire"]
        found: dict[str, list[Phrase]] = {}
        for region, owner in empire["regions"].items():
            found[f"region:{region}"] = [Phrase("teotihuacan-note-region", **colour_of(state, owner))]
        for region, owner in empire["settled"].items():
            note = Phrase("teotihuacan-note-region.settled", **colour_of(state, owner))
            found.setdefault(f"region:{region}", []).append(note)
        found[f"region:{FAR}"] = [
            Phrase("teotihuacan-note-region.far", warriors=count, **colour_of(state, owner))
            for owner, count in enumerate(empire["far"])
            if count
        ]
        found["term:warrior"] = [
            Phrase("teotihuacan-note-warriors", supply=supply, due=shown["due"][owner], **colour_of(state, owner))
            for owner, supply in enumerate(empire["supply"])
        ]
        if state.options["players"] == 1 and state.options["bot"].get("priest_s08"):
            found["solo:teotibot"] = [named("priest", "s08", "effect")]
        return found


def built_on(region: int) -> Phrase:
    """X-7.15: what a Building in a region brings."""
    points = FIGURES_OF_EMPIRE["regions"][str(region)]["points"]
    return Phrase("teotihuacan-hint-region", points=points, effect=effect_of(region))


def special_mask(name: str) -> Card:
    """X-7.16: a region gives it, nobody pays for it."""
    return Card(
        f"discovery:{name}", named("discovery", name), [named("discovery", name, "effect")], discovery_icon(name)
    )


def effect_of(region: int) -> Phrase:
    return named("region", str(region), "effect")


def colour_of(state: State, seat: int) -> dict[str, Any]:
    """A side of the table by its colour."""
    assert isinstance(state, Table)
    colour = COLOURS[state.order(seat)]
    return {"colour": named("colour", colour), "colour_id": colour}


def warrior_points(region: int) -> int:
    """X-7.17: what a Warrior in a region scores."""
    points: int = FIGURES_OF_EMPIRE["province_points"][str(FIGURES_OF_EMPIRE["regions"][str(region)]["province"])]
    return points


def region_card(region: int) -> Card:
    title = named("region", str(region))
    if region in (CAPITAL, FAR):
        lines = [effect_of(region)]
    else:
        points, wood = FIGURES_OF_EMPIRE["regions"][str(region)]["points"], FIGURES_OF_EMPIRE["wood"]
        lines = [Phrase("teotihuacan-card-region", points=points, wood=wood, effect=effect_of(region))]
    if region != CAPITAL:
        lines.append(Phrase("teotihuacan-card-region.warriors", points=warrior_points(region)))
    return Card(f"region:{region}", title, lines, "t-region" if 0 < region < REGIONS else "t-empire")


def conquest_lines() -> list[Phrase]:
    """X-11.2: the cells row by row, and that they are stand-ins."""
    rows = [Listing([cell_words(*each) for each in zip(POWERS, row, strict=True)]) for row in CELLS]
    table = named("term", "conquest", "table", first=rows[0], second=rows[1], third=rows[2])
    return [named("term", "conquest", "main"), table, Phrase("teotihuacan-card-designed-board")]


def cell_words(power: str, cell: Mapping[str, Any]) -> Phrase:
    warriors = Phrase("teotihuacan-conquest-warriors", warriors=cell["warriors"])
    return Phrase("teotihuacan-conquest-cell", power=power, warriors=warriors, cell_id=kind_of_cell(cell))


def kind_of_cell(cell: Mapping[str, Any]) -> str:
    """X-7.11: whether a cell has Warriors, a build, one of the two by choice, or both."""
    if cell["build"] == 0:
        return "warriors"
    if cell["warriors"] == 0:
        return "build"
    return "choice" if cell["choice"] else "both"


TELLING = EmpireTelling()
