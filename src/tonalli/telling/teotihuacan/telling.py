"""Questions, options, results and the table of Teotihuacan as phrases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tonalli.core.events import Event
from tonalli.core.state import State
from tonalli.telling.card import Card
from tonalli.telling.choice import Choice, Decision
from tonalli.telling.module import ModuleTelling
from tonalli.telling.phrase import Figure, Phrase
from tonalli.telling.telling import Brought, Name, Seat, Telling, View
from tonalli.telling.teotihuacan import cards, hints
from tonalli.telling.teotihuacan.icons import covered, icon_of
from tonalli.telling.teotihuacan.starting import starting_gains
from tonalli.telling.teotihuacan.story import TELLER
from tonalli.telling.teotihuacan.wording import (
    FIGURES,
    WORDING,
    ability,
    board_of_space,
    cost_of,
    decoration_icons,
    decoration_space,
    discovery_icon,
    in_rows,
    named,
    offer,
    pictured,
    royal_on,
    starting_boards,
    tile_icons,
    turned,
)
from tonalli.teotihuacan.game import TEOTIHUACAN
from tonalli.teotihuacan.names import GOODS, TILES
from tonalli.teotihuacan.pyramid import DECORATION_ICONS
from tonalli.teotihuacan.state import State as Table
from tonalli.teotihuacan.steps.claim import can_claim

MARKS = {"red": "disc", "blue": "square", "yellow": "triangle", "black": "diamond"}
STEPS = {"temple": "t-temple-{temple}", "avenue": "t-avenue", "pyramid_track": "t-pyramid", "power": "t-power-up"}
"""Kinds of events that are one step each, with their icons."""
THINGS = {"ascension": "t-ascension", "unlock": "t-lock"}


class TeotihuacanTelling(Telling):
    """Teotihuacan for one to four."""

    module_icons: ClassVar[dict[str, str]] = {
        "obsidian": "t-obsidian",
        "court": "t-board-court",
        "altars": "t-shaman",
        "empire": "t-empire",
        "swift_bot": "t-direction-right",
    }
    offers = {"use", "buy-unlock"}
    asks_for_more = {"end-turn"}

    def __init__(self) -> None:
        super().__init__(TEOTIHUACAN, WORDING, TELLER)

    def asked(self, decision: Decision, key: str) -> Phrase:
        """The question, with what may be done beside it or what it comes from."""
        state = decision.state
        kinds = {self.game.space.kind(action) for action in state.legal()}
        beside = "-or-".join(kind for kind in ("use", "buy-unlock") if kind in kinds)
        phrase = super().asked(decision, WORDING.special(key, self.cause_of_choice(state) or beside))
        workers = decision.view["players"][state.actor]["workers"]
        phrase.arguments["power"] = max((worker["power"] for worker in workers if worker.get("hand")), default=0)
        return phrase

    def cause_of_choice(self, state: State) -> str:
        """T-3.13: what a choice of resources in setup comes from: temple steps are taken before the goods of tiles."""
        if state.turn > 0 or state.top.kind != "take-resources":
            return ""
        return "temple" if any(step.kind == "take-goods" for step in state.steps) else "starting"

    def option(self, decision: Decision, action: int) -> Choice:
        """T-3.12: also while choices are secret a starting tile tells what it brings."""
        choice = super().option(decision, action)
        if choice.kind == "keep":
            choice.gains = starting_gains(decision.view, choice.about["starting"])
        return choice

    def words(self, decision: Decision, choice: Choice, events: Sequence[Event]) -> Phrase:
        phrase = super().words(decision, choice, events)
        about, arguments = choice.about, phrase.arguments
        match choice.kind:
            case "worship":
                self.worship(decision, choice, phrase)
            case "first":
                tile = decision.view["discovery_tiles"]["worship"][board_of_space(decision.step["space"])]
                if about["choice"] == "tile" and tile and not could_claim(decision.state, decision.state.actor, tile):
                    phrase.key += ".short"
                    arguments["missing"] = cost_of(tile)
            case "claim":
                arguments["cost"] = cost_of(about["discovery"])
            case "technology":
                arguments["gold"] = FIGURES["technologies"][about["technology"]]["gold"]
                arguments["effect"] = named("technology", about["technology"], "effect")
            case "tile":
                arguments["icons"] = tile_icons(turned(about["tile"], 0))
            case "place":
                arguments["level"] = FIGURES["pyramid"]["places"][about["place"]]["level"]
                arguments["covered"] = tile_icons(covered(decision.view, about["place"]))
            case "turn":
                arguments["icons"] = tile_icons(turned(decision.step["tile"], about["turns"]))
            case "decoration":
                arguments["icons"] = decoration_icons(about["decoration"])
            case "space":
                arguments["space"] = decoration_space(about["space"])
            case "power-up" if any(event.kind == "ascension" for event in events):
                phrase.key += ".ascend"
            case "keep":
                arguments["boards"] = starting_boards(about["starting"])
                beside = decision.view.get("opening", {}).get("beside", {}).get(about["starting"])
                if beside:
                    phrase.key += ".beside"
                    arguments.update(tile=named("discovery", beside), tile_id=beside)
            case _:
                pass
        return phrase

    def worship(self, decision: Decision, choice: Choice, phrase: Phrase) -> None:
        """What the space does and which tile lies there; with both, what of its cost would be missing."""
        space = choice.about["space"]
        state, view = decision.state, decision.view
        tile = view["discovery_tiles"]["worship"][board_of_space(space)]
        phrase.arguments.update(ability=ability(view, space), ability_id=royal_on(view, space) or space)
        phrase.arguments.update(tile=offer(tile), tile_id=tile or "none")
        if tile and choice.about["choice"] == "both":
            after = self.game.tried(state, choice.action)[0]
            if not could_claim(after, state.actor, tile):
                phrase.key += ".short"
                phrase.arguments["missing"] = cost_of(tile)

    def icon(self, choice: Choice) -> str | None:
        return icon_of(choice)

    def picture(self, decision: Decision, choice: Choice) -> list[str]:
        match choice.kind:
            case "decoration":
                return pictured(DECORATION_ICONS[int(choice.about["decoration"])])
            case "tile":
                return pictured(in_rows(turned(choice.about["tile"], 0)))
            case "turn":
                return pictured(in_rows(turned(decision.step["tile"], choice.about["turns"])))
            case _:
                return []

    def things(self, state: State, choice: Choice) -> list[str]:
        """Also the boards a move or a starting tile leads to, and the tile of a worship."""
        found = super().things(state, choice)
        match choice.kind:
            case "main" | "collect":
                found.append(f"board:{Decision(state).view['this_turn']['at']}")
            case "move":
                after = self.game.tried(state, choice.action)[0]
                if after.actor == state.actor:
                    found += [each.thing for each in self.choices(after) if each.kind == "to" and each.thing]
            case "keep":
                found += [f"board:{board}" for board in FIGURES["starting"][choice.about["starting"]]["boards"]]
            case "worship":
                board = board_of_space(choice.about["space"])
                found.append(f"discovery:{Decision(state).view['discovery_tiles']['worship'][board]}")
        return found

    def order(self, decision: Decision, choice: Choice) -> tuple[int, ...]:
        """Destinations as a worker passes them, the highest wages first."""
        if choice.kind == "to":
            ring = decision.view["ring"]
            return ((ring.index(choice.about["board"]) - ring.index(decision.step["board"]) - 1) % len(ring),)
        return (-choice.about["cocoa"] if choice.kind == "wages" else choice.action,)

    def hints(self, state: State, choice: Choice) -> list[Phrase]:
        if self.game.hides(state):
            return []
        found = hints.hints(self, state, choice)
        for module in self.modules(state.options):
            found += module.hints(self, state, choice)
        return found

    # ---- gains -----------------------------------------------------------------------------

    def own(self, state: State, choice: Choice, events: Sequence[Event]) -> list[Event]:
        """T-19.8: what wages leave unpaid costs points, though that is a step of its own."""
        return list(events) if choice.kind == "wages" else super().own(state, choice, events)

    def brought(self, event: Event) -> Brought | None:
        match event.kind:
            case "gain" | "pay":
                good = event.text("good")
                arguments = {"good": named("good", good), "good_id": good}
                amount = event.number("amount")
                if event.kind == "gain":
                    return Brought(f"t-{good}", "teotihuacan-amount-gain", amount, **arguments)
                key = WORDING.special("teotihuacan-amount-pay", event.why.replace(".", "-"))
                return Brought(f"t-{good}", key, -amount, **arguments)
            case "score":
                return Brought("t-points", "teotihuacan-brings-points", event.number("points"))
            case "pyramid_track" if event["step"] == 0:
                return None
            case "temple" | "avenue" | "pyramid_track" | "power":
                icon = STEPS[event.kind].format(**event.details)
                arguments = WORDING.arguments({"temple": event.text("temple")}) if event.kind == "temple" else {}
                return Brought(icon, f"teotihuacan-brings-{event.kind}", 1, **arguments)
            case "ascension" | "unlock":
                return Brought(THINGS[event.kind], f"teotihuacan-brings-{event.kind}", 1)
            case "claim":
                tile = event.text("discovery")
                arguments = WORDING.arguments({"discovery": tile})
                return Brought(discovery_icon(tile), "teotihuacan-brings-claim", None, **arguments)
            case "technology":
                technology = event.text("technology")
                return Brought(f"t-tech-{technology}", WORDING.key("technology", technology), None)
            case "building":
                return Brought("t-building", "teotihuacan-brings-building", None)
            case "place" if event.why == "T-17.4":
                return Brought("t-worker", "teotihuacan-brings-worker", None)
            case _:
                return None

    # ---- what was paid for and may yet not come --------------------------------------------

    def promise(self, choice: Choice) -> str:
        """T-7.8: the board whose tile a worship of both pays for; empty for all else."""
        is_both = choice.kind == "worship" and choice.about["choice"] == "both"
        return board_of_space(choice.about["space"]) if is_both else ""

    def broken(self, promise: str, events: Sequence[Event], view: View) -> Phrase | bool | None:
        """What to say of a promise after what happened since; False while that is open, None if it was kept."""
        if not any(event.kind == "lock" for event in events) or view["this_turn"].get("worshipping"):
            return False
        if any(event.kind == "claim" and event.text("place") == promise for event in events):
            return None
        tile = view["discovery_tiles"]["worship"][promise]
        arguments = {**WORDING.arguments({"board": promise}), "tile": offer(tile), "tile_id": tile or "none"}
        return Phrase("teotihuacan-unclaimed", **arguments)

    # ---- things ----------------------------------------------------------------------------

    def cards(self, options: Mapping[str, Any]) -> dict[str, Card]:
        found = cards.cards()
        for module in self.modules(options):
            solo = options["players"] == 1
            found += [card for card in module.cards(WORDING) if solo or not is_alone(module, card)]
        return {card.thing: card for card in found}

    def notes(self, state: State, seat: int | None) -> dict[str, list[Phrase]]:
        found = cards.notes(state, self.game.view(state, seat), seat)
        for module in self.modules(state.options):
            for thing, lines in module.notes(state, seat).items():
                found.setdefault(thing, []).extend(lines)
        return found

    # ---- the table -------------------------------------------------------------------------

    def status(self, view: View) -> Phrase:
        calendar = view["calendar"]
        due = "over" if view["over"] else "due" if calendar["turns_left"] is not None else "ahead"
        eclipse = min(calendar["eclipses"] + 1, FIGURES["eclipses"])
        spaces = max(0, calendar["dark"] - calendar["light"])
        return Phrase("teotihuacan-status", turn=view["turn"], phase_id=due, eclipse=eclipse, spaces=spaces)

    def progress(self, view: View) -> dict[str, Any]:
        """By eclipses, and by how near the light disc has come to the dark one."""
        calendar, eclipses = view["calendar"], FIGURES["eclipses"]
        had = eclipses if view["over"] else calendar["eclipses"]
        near = 0 if had == eclipses or not calendar["dark"] else min(1, calendar["light"] / calendar["dark"])
        words = Phrase("teotihuacan-progress", eclipse=min(had + 1, eclipses), eclipses=eclipses)
        return {"words": words, "part": (had + near) / eclipses}

    def seats(self, view: View, names: Sequence[Name]) -> list[Seat]:
        sides = zip(self.side_names(view["options"], names), view["players"], strict=True)
        return [Seat(name, side["colour"], MARKS[side["colour"]]) for name, side in sides]

    def stock(self, view: View, seat: int) -> list[Figure]:
        side = view["players"][seat]
        return [Figure(f"t-{good}", side[good], named("good", good)) for good in GOODS if good in side]


def is_alone(module: ModuleTelling, card: Card) -> bool:
    """Whether only a solo game has a thing."""
    return not module.alone.isdisjoint((card.thing, card.thing.partition(":")[0]))


def could_claim(state: State, seat: int, tile: str) -> bool:
    """T-8.1: whether a seat could pay a discovery tile now."""
    assert isinstance(state, Table)
    return can_claim(state, seat, TILES.index(tile))
