"""Questions, options, results and the table of Teotihuacan as phrases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from tonalli.core.events import Event
from tonalli.core.game import Reason
from tonalli.core.state import State
from tonalli.telling.brought import Brought
from tonalli.telling.card import Card
from tonalli.telling.choice import Choice, Decision, Follow, set_off
from tonalli.telling.closed import Closed
from tonalli.telling.look import view_of
from tonalli.telling.module import ModuleTelling
from tonalli.telling.moment import Moment
from tonalli.telling.phrase import Figure, Phrase
from tonalli.telling.seat import Name, Seat
from tonalli.telling.sides import View
from tonalli.telling.sign import Sign
from tonalli.telling.story import Told
from tonalli.telling.telling import Telling
from tonalli.telling.teotihuacan import cards, following, gains, hints, icons, missing, options
from tonalli.telling.teotihuacan.missing import board_of
from tonalli.telling.teotihuacan.moments import moments
from tonalli.telling.teotihuacan.outcome import Outcome, carry_on
from tonalli.telling.teotihuacan.royal import power_of_worship
from tonalli.telling.teotihuacan.starting import starting_gains
from tonalli.telling.teotihuacan.story import TELLER
from tonalli.telling.teotihuacan.wording import (
    FIGURES,
    WORDING,
    ability,
    board_of_space,
    cost_of,
    in_rows,
    named,
    offer,
    pictured,
    royal_on,
    turned,
)
from tonalli.teotihuacan.game import TEOTIHUACAN
from tonalli.teotihuacan.names import GOODS, TILES
from tonalli.teotihuacan.pyramid import DECORATION_ICONS
from tonalli.teotihuacan.state import State as Table
from tonalli.teotihuacan.steps.claim import can_claim

MARKS = {"black": "diamond", "blue": "square", "yellow": "triangle", "red": "disc"}
LACKING = {
    "already-yours", "cannot-pay", "cannot-pay-both", "minimum", "no-building", "no-cocoa",
    "no-gold", "no-obsidian", "no-place", "no-reserve", "no-space", "no-stone", "no-wood", "occupied-by-own",
    "other-row", "row-full", "rows-full", "too-few-workers", "too-weak", "top-step",
}  # fmt: skip
"""Reasons of what is there and cannot be taken."""


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
    declines = {"reward"}
    marks = MARKS
    letters = {"buy-unlock": "u", "extra_worker": "x", "great_extra_worker": "x", "court-step": "c"}
    asks_for_more = {"end-turn"}
    drawn_in_course = {"power"}
    lacking = LACKING
    found_at = {
        "cocoa": "t-cocoa",
        "wood": "t-board-forest",
        "stone": "t-board-quarry",
        "gold": "t-board-gold",
        "obsidian": "t-obsidian",
        "worker": "t-worker",
    }

    def __init__(self) -> None:
        super().__init__(TEOTIHUACAN, WORDING, TELLER)
        self.drawn: dict[tuple[str, ...], dict[str, str | None]] = {}
        """Icons of boards by the modules of a table."""

    def asked(self, decision: Decision, key: str) -> Phrase:
        """The question, with what may be done beside it or what it comes from."""
        state = decision.state
        kinds = {self.game.space.kind(action) for action in state.legal()}
        beside = "-or-".join(kind for kind in ("use", "buy-unlock") if kind in kinds)
        phrase = super().asked(decision, WORDING.special(key, self.cause_of_choice(state) or beside))
        workers = decision.view["players"][state.actor]["workers"]
        phrase.arguments["power"] = max((worker["power"] for worker in workers if worker.get("hand")), default=0)
        at = board_of(table_of(state))
        if at:
            phrase.arguments.update(at=named("board", at), at_id=at)
        return phrase

    def asked_hint(self, decision: Decision, events: Sequence[Event]) -> Phrase | None:
        return options.asked_hint(decision)

    def course(self, decision: Decision, done: Sequence[Event]) -> tuple[Sign, Sign]:
        return icons.carried(done, partial(self.board_icon, decision.state.options)), icons.changed(done)

    def heard(self, done: Sequence[Event]) -> list[Phrase]:
        return [self.teller.phrase(Told(event, 0)) for event in done if icons.is_drawn(event)]

    def is_offer(self, decision: Decision, choice: Choice) -> bool:
        """T-8.16: the tile that pays cocoa answers what is asked where cocoa is due."""
        is_paying = decision.step["step"] in options.PAYING and choice.about.get("discovery") == "ignore_cocoa"
        return not is_paying and super().is_offer(decision, choice)

    def each(self, decision: Decision) -> list[Figure]:
        """T-14.1: every decoration has one price."""
        if decision.step["step"] != "choose-decoration":
            return []
        gold = following.decoration_price(table_of(decision.state), int(decision.state.actor))
        return self.figures([Event("pay", 0, "", {"good": "gold", "amount": gold})], 0)[1]

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
        elif choice.trial is not None:
            before, outcome = table_of(decision.state), choice.trial
            choice.reaches = following.reached(before, outcome.state, before.actor)
            choice.follows = following.follows(self, before, outcome.state, choice.kind, outcome.events)
            if outcome.or_tile:
                choice.follows.append(Follow(Phrase("teotihuacan-follow-or_tile")))
            if choice.kind == "to":
                choice.follows += following.there(before, action)
            elif choice.kind == "main":
                choice.follows += following.ahead(outcome.state, before.actor)
            elif choice.kind == "worship" and choice.about["choice"] != "ability":
                claims = any(event.kind == "claim" and event.seat == before.actor for event in outcome.events)
                choice.follows += [] if claims else following.tile_price(before, choice.about)
            elif choice.kind == "worship" and not choice.gains and not outcome.exchange:
                choice.follows.append(Follow(Phrase("teotihuacan-follow-nothing")))
            elif choice.kind == "claim" and not choice.costs and all(figure.tile for figure in choice.gains):
                choice.follows.append(Follow(Phrase("teotihuacan-free")))
            elif choice.kind == "place":
                choice.follows += following.building_price(self, outcome.state)
            elif choice.words.key.endswith(".pays"):
                choice.follows += following.kept(before)
            elif choice.kind == "wages" and all(figure.icon != "t-points" for figure in choice.costs):
                choice.follows.append(Follow(Phrase("teotihuacan-follow-paid")))
        return choice

    def words(self, decision: Decision, choice: Choice, events: Sequence[Event]) -> Phrase:
        phrase = super().words(decision, choice, events)
        options.complete(decision, choice, phrase, events)
        if choice.kind == "worship":
            self.worship(decision, choice, phrase)
        return phrase

    def name(self, choice: Choice) -> Phrase:
        return options.name(choice) or super().name(choice)

    def bare_name(self, choice: Choice) -> Phrase:
        """Of what cannot be tried: a row of technologies, a worship, by the same words; a temple without a step."""
        if choice.kind == "temple":
            return WORDING.named("temple", choice.about["temple"], "name")
        choice.words = Phrase(f"teotihuacan-action-{choice.kind}", **WORDING.arguments(choice.about))
        options.name_parts(choice, choice.words)
        return self.name(choice)

    def worship(self, decision: Decision, choice: Choice, phrase: Phrase) -> None:
        """What the space does and which tile lies there; with both, what of its cost would be missing."""
        space = choice.about["space"]
        state, view = decision.state, decision.view
        tile = view["discovery_tiles"]["worship"][board_of_space(space)]
        power = power_of_worship(self, table_of(state))
        phrase.arguments.update(ability=ability(view, space, power), ability_id=royal_on(view, space) or space)
        phrase.arguments.update(tile=offer(tile), tile_id=tile or "none")
        if tile and choice.about["choice"] == "both":
            after = self.game.tried(state, choice.action)[0]
            if not could_claim(after, state.actor, tile):
                phrase.key += ".short"
                phrase.arguments["missing"] = cost_of(tile)

    def icon(self, decision: Decision, choice: Choice) -> str | None:
        if choice.kind == "reward" and choice.gains:
            return choice.gains[0].icon
        board = options.board_named(decision, choice)
        if board:
            return self.board_icon(decision.state.options, board)
        return icons.worship_icon(decision.view, choice.about) if choice.kind == "worship" else icons.icon_of(choice)

    def board_icon(self, options: Mapping[str, Any], board: str) -> str | None:
        """The icon of a board as it lies at a table: modules lay others in the place of some."""
        known = self.drawn.setdefault(tuple(self.module_names(options)), {})
        if board not in known:
            known[board] = self.cards(options)[f"board:{board}"].icon
        return known[board]

    def sign(self, decision: Decision, choice: Choice) -> Sign:
        """A worker before and after it grows; what a technology does; T-7.12: what an exchange it opens is worth."""
        if choice.kind in options.GROWING:
            return icons.dice(int(choice.about["power"]), int(choice.about["power"]) + 1)
        if choice.kind == "technology":
            return icons.technology_sign(choice.about["technology"])
        return choice.trial.exchange if choice.trial is not None else []

    def picture(self, decision: Decision, choice: Choice) -> list[str]:
        match choice.kind:
            case "decoration":
                return pictured(DECORATION_ICONS[int(choice.about["decoration"])])
            case "tile":
                return pictured(in_rows(turned(choice.about["tile"], 0)))
            case "place":
                return pictured(in_rows(icons.covered(decision.view, choice.about["place"])))
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
        """Destinations as a worker passes them; wages best first; what lies on a board in its order there."""
        return options.order(decision, choice)

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
        after, own = set_off(self.game, state, choice.action)
        outcome = choice.trial = Outcome(table_of(after), own)
        if choice.kind == "wages":
            return list(events)
        carry_on(self, outcome, int(state.actor), "" if choice.beside else state.top.kind)
        return outcome.events

    def brought(self, event: Event) -> Brought | None:
        return gains.brought(event)

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
        found = cards.notes(state, view_of(state, seat), seat)
        for module in self.modules(state.options):
            for thing, lines in module.notes(state, seat).items():
                found.setdefault(thing, []).extend(lines)
        return found

    def is_there(self, decision: Decision, action: int, reason: Reason) -> bool:
        """Wages that nobody has to pay are nothing to choose from."""
        return super().is_there(decision, action, reason) and self.game.space.kind(action) != "wages"

    def complete(self, decision: Decision, choice: Choice, reason: Reason, told: Closed) -> None:
        missing.complete(decision, choice, reason, told)

    def why(self, state: State, thing: str, reason: Reason) -> Phrase:
        """What cannot be paid says what there is."""
        phrase = super().why(state, thing, reason)
        for good in reason.details:
            if good in GOODS and state.actor >= 0:
                phrase.arguments["held"] = missing.held(table_of(state), state.actor, good)
        return phrase

    # ---- the table -------------------------------------------------------------------------

    def status(self, view: View) -> Phrase:
        calendar = view["calendar"]
        due = "over" if view["over"] else "due" if calendar["turns_left"] is not None else "ahead"
        eclipse = min(calendar["eclipses"] + 1, FIGURES["eclipses"])
        spaces = max(0, calendar["dark"] - calendar["light"])
        return Phrase("teotihuacan-status", turn=view["turn"], phase_id=due, eclipse=eclipse, spaces=spaces)

    def to_come(self, view: View) -> list[int]:
        """T-4.1: clockwise, all but whose turn it is."""
        seats = sorted(range(len(view["players"])), key=lambda seat: int(view["players"][seat]["order"]))
        now = seats.index(view["active"]) if view["active"] in seats else -1
        return [*seats[now + 1 :], *seats[: max(now, 0)]]

    def moments(self, state: State, events: Sequence[Event], first: int = 0) -> list[Moment]:
        return moments(table_of(state), events, first)

    def progress(self, view: View) -> dict[str, Any]:
        """By eclipses, and by how near the light disc has come to the dark one."""
        calendar, eclipses = view["calendar"], FIGURES["eclipses"]
        had = eclipses if view["over"] else calendar["eclipses"]
        near = 0 if had == eclipses or not calendar["dark"] else min(1, calendar["light"] / calendar["dark"])
        words = Phrase("teotihuacan-progress", eclipse=min(had + 1, eclipses), eclipses=eclipses)
        return {"words": words, "part": (had + near) / eclipses}

    def seats(self, view: View, names: Sequence[Name]) -> list[Seat]:
        sides = zip(self.side_names(view["options"], names), view["players"], strict=True)
        return [self.side(name, side["colour"]) for name, side in sides]

    def shown_view(self, view: View) -> View:
        """Workers and markers are drawn by their colours, those of nobody too."""
        shown = self.shown_as
        if not shown:
            return view
        return {
            **view,
            "players": [{**side, "colour": shown[side["colour"]]} for side in view["players"]],
            "neutral_workers": {shown[colour]: boards for colour, boards in view["neutral_workers"].items()},
        }

    def stock(self, view: View, seat: int) -> list[Figure]:
        side = view["players"][seat]
        return [Figure(f"t-{good}", side[good], named("good", good)) for good in GOODS if good in side]


def is_alone(module: ModuleTelling, card: Card) -> bool:
    """Whether only a solo game has a thing."""
    return not module.alone.isdisjoint((card.thing, card.thing.partition(":")[0]))


def table_of(state: State) -> Table:
    assert isinstance(state, Table)
    return state


def could_claim(state: State, seat: int, tile: str) -> bool:
    """T-8.1: whether a seat could pay a discovery tile now."""
    return can_claim(table_of(state), seat, TILES.index(tile))
