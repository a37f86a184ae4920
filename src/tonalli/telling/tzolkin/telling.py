"""Tzolk'in told: its parts put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tonalli.core.events import Event
from tonalli.core.game import Reason
from tonalli.core.state import State as CoreState
from tonalli.telling.brought import Brought
from tonalli.telling.card import Card
from tonalli.telling.choice import ANSWER, Choice, Decision, Follow, StillAsked
from tonalli.telling.closed import Closed
from tonalli.telling.moment import Moment
from tonalli.telling.phrase import Figure, Listing, Number, Phrase
from tonalli.telling.seat import Name, Seat
from tonalli.telling.sides import View
from tonalli.telling.sign import Sign
from tonalli.telling.telling import Telling
from tonalli.telling.tzolkin import choosing, following, missing, options, wealth
from tonalli.telling.tzolkin.bills import bill, by_cause, due, with_total
from tonalli.telling.tzolkin.cards import cards
from tonalli.telling.tzolkin.figures import accounted, brought
from tonalli.telling.tzolkin.labels import labels
from tonalli.telling.tzolkin.missing import LACKING
from tonalli.telling.tzolkin.moments import moments
from tonalli.telling.tzolkin.notes import notes
from tonalli.telling.tzolkin.outcome import Outcome, outcome
from tonalli.telling.tzolkin.paying import why_unpaid
from tonalli.telling.tzolkin.reach import Reach, is_last_round
from tonalli.telling.tzolkin.sources import OF_CLAUSES
from tonalli.telling.tzolkin.story import TzolkinStory, in_points
from tonalli.telling.tzolkin.wording import COLOURS, PRINTED, WORDING
from tonalli.tzolkin.game import TZOLKIN
from tonalli.tzolkin.names import ACTIONS, GEARS, GOODS
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.tax import Taxed
from tonalli.tzolkin.tiles import CORN_PER_BLOCK, MIRROR_CORN
from tonalli.tzolkin.tribe import OUT_OF_REACH

MARKS = dict(zip(COLOURS, ("disc", "square", "triangle", "diamond", "hexagon"), strict=True))


def table_of(state: CoreState) -> State:
    assert isinstance(state, State)
    return state


class TzolkinTelling(Telling):
    """Tzolk'in: The Mayan Calendar."""

    module_icons: ClassVar[dict[str, str]] = {
        "tribes": "z-tribe-balam",
        "prophecies": "z-prophecy-drought",
        "buildings": "z-renovation",
        "quick_actions": "z-quick_corn",
    }
    asks_for_more = {"place-more", "pick-more"}
    marks = MARKS
    letters = {"exchange": "s", "skip": "k"}
    lacking = LACKING
    found_at = {
        "corn": "z-gear-palenque",
        **dict.fromkeys(("wood", "stone", "gold", "skull", "block"), "z-gear-yaxchilan"),
    }

    def __init__(self) -> None:
        super().__init__(TZOLKIN, WORDING, TzolkinStory(WORDING, OF_CLAUSES))
        self.signs: dict[tuple[Any, ...], dict[str, Sign]] = {}
        """What is printed on things, by the players and modules of a table."""

    # ---- the decision ----------------------------------------------------------------------

    def asked(self, decision: Decision, key: str) -> Phrase:
        """The question; at the start of a turn by what can be done, and whether it is the last (Z-4.1, Z-13.1)."""
        state, step = decision.state, decision.step
        arguments = super().asked(decision, key).arguments
        arguments.update(corn_per_block=CORN_PER_BLOCK, mirror_corn=MIRROR_CORN)
        if step.get("optional"):
            key = WORDING.special(key, "optional")
        elif step["step"] == "turn":
            key = WORDING.special(key, ways({self.game.space.kind(action) for action in state.legal()}))
            if is_last_round(table_of(state)):
                return Phrase("tzolkin-ask-last", question=Phrase(key, **arguments))
        return Phrase(key, **arguments)

    def option(self, decision: Decision, action: int) -> Choice:
        """Z-2.14: also while choices are secret a wealth tile tells what it brings."""
        choice = super().option(decision, action)
        if choice.kind == "pick":
            choice.about["reach"] = options.within_reach(table_of(decision.state), choice)
        if choice.kind == "keep":
            self.keep(table_of(decision.state), choice)
        elif not decision.hidden:
            self.settle_up(decision, choice)
        return choice

    def keep(self, state: State, choice: Choice) -> None:
        """Z-2.11: what a wealth tile brings, and what one starts with then, with the tiles that were kept before it."""
        seat = state.actor
        kept = wealth.of(state, seat, wealth.kept(state, seat))
        own = wealth.of(kept.state, seat, [choice.about["wealth"]])
        choice.gains, choice.costs = self.figures(own.events, seat)
        choice.reaches = choosing.reached(state, own.state, seat)
        if kept.events:
            choice.altogether = wealth.goods_first(self.figures([*kept.events, *own.events], seat)[0])
            choice.bill = wealth.bill(self.figures(kept.events, seat)[0], choice)
            choice.follows = wealth.added(choice)

    def settle_up(self, decision: Decision, choice: Choice) -> None:
        """How what it costs comes about, and where markers stand then."""
        state, seat = table_of(decision.state), decision.state.actor
        modules = self.modules(state.options)
        if self.brings_nothing(state, choice):
            if isinstance(state.top, Taxed):
                choice.follows = [following.stays(state.top)]
                choice.follows += [follow for module in modules for follow in module.follows(state, state, seat)]
            return
        found: Outcome = choice.trial
        levied = next((words for words in (module.levied(state) for module in modules) if words), None)
        default = Phrase("tzolkin-cause-prophecy")
        choice.bill = bill(state, choice, decision.step, found.events, levied or default)
        if not choice.bill:
            events = accounted(found, state, seat)
            lines = by_cause(events, seat, self.teller.sources.cause_of, lambda paid: self.figures(paid, seat)[1])
            choice.bill = with_total(lines, choice)
        after = self.game.tried(state, choice.action)[0] if decision.step["step"] == "give-blocks" else found.state
        if decision.step["step"] == "renovate":
            after = following.built(table_of(after), seat, decision.step)
        choice.reaches = choosing.reached(state, table_of(after), seat)
        choice.follows = following.follows(state, found.state, choice)
        for module in modules:
            choice.reaches += module.reached(state, table_of(after), seat)
            choice.follows += module.follows(state, table_of(after), seat)
        if decision.step["step"] == "renovate" and not choice.costs:
            choice.follows.insert(0, Follow(Phrase("tzolkin-follow-nothing_due"), icon="z-block"))

    def brings_nothing(self, state: CoreState, choice: Choice) -> bool:
        """Passing brings nothing, not even what is refused with it; but who tears nothing down pays everything."""
        return self.does_nothing(choice.kind) and state.top.kind != "renovate"

    def words(self, decision: Decision, choice: Choice, events: Sequence[Event]) -> Phrase:
        if self.does_nothing(choice.kind):
            return super().words(decision, choice, events)
        return options.option(table_of(decision.state), choice, decision.step, events)

    def name(self, choice: Choice) -> Phrase:
        return options.name(choice) or super().name(choice)

    def icon(self, decision: Decision, choice: Choice) -> str | None:
        return options.icon(choice)

    def things(self, state: CoreState, choice: Choice) -> list[str]:
        """The thing itself, what it leads to, and the word of the game behind it."""
        return list(dict.fromkeys([*super().things(state, choice), *options.behind(choice)]))

    def sign(self, decision: Decision, choice: Choice) -> Sign:
        state = table_of(decision.state)
        return choosing.choice_sign(state, choice, decision.step, lambda thing: self.printed(state, thing))

    def printed(self, state: CoreState, thing: str) -> Sign:
        """What stands on a thing of this table."""
        key = (state.options["players"], *self.module_names(state.options))
        if key not in self.signs:
            self.signs[key] = {name: card.sign for name, card in self.cards(state.options).items()}
        return self.signs[key].get(thing, [])

    def group(self, decision: Decision, choice: Choice) -> Phrase | None:
        if any(choice.kind in module.offers for module in self.known):
            return Phrase(f"tzolkin-group-{choice.kind}")
        return choosing.group(table_of(decision.state), choice, decision.step)

    def short(self, choice: Choice) -> str:
        """An action by its number beside its gear."""
        return str(choice.about["gear_action"]).rpartition("_")[2] if choice.kind == "act" else ""

    def each(self, decision: Decision) -> list[Figure]:
        """Z-7.17: whatever is mirrored costs the same corn."""
        return due({"corn": MIRROR_CORN}) if decision.step["step"] == "mirrored" else []

    def origin(self, decision: Decision, events: Sequence[Event]) -> tuple[str | None, str]:
        return choosing.origin(decision.step, events)

    def asked_hint(self, decision: Decision, events: Sequence[Event]) -> Phrase | None:
        state = table_of(decision.state)
        return choosing.so_far(decision.step, events) or following.only_building(state) or wealth.hint(state)

    def so_far(self, decision: Decision, events: Sequence[Event]) -> list[Event]:
        """Z-2.11: of wealth tiles what those bring that were kept."""
        state, seat = table_of(decision.state), decision.state.actor
        if decision.step["step"] == "keep-wealth":
            return wealth.of(state, seat, wealth.kept(state, seat)).events
        return super().so_far(decision, events)

    def still_asked(self, decision: Decision) -> list[StillAsked]:
        return following.still_asked(table_of(decision.state))

    def role(self, decision: Decision, choice: Choice) -> str:
        """P-7.2: to tear nothing down is an answer as others are."""
        return ANSWER if decision.step["step"] == "renovate" else super().role(decision, choice)

    def order(self, decision: Decision, choice: Choice) -> tuple[int, ...]:
        """Z-6.4: of the actions a worker can do the one it has reached first, then those for a fee."""
        state, step = decision.state, decision.step
        if self.does_nothing(choice.kind):
            return (-1,)
        if choice.kind != "act" or step["step"] != "choose-action":
            return (0, choice.action)
        reach = Reach(table_of(state), state.actor, GEARS.index(step["gear"]), step["space"])
        number = ACTIONS.index(choice.about["gear_action"])
        return (reach.fees.get(number, OUT_OF_REACH), number if reach.is_any else -number)

    def hints(self, state: CoreState, choice: Choice) -> list[Phrase]:
        """Z-7.18: a worker that reaches no action tomorrow says so where it is placed, which has no figure."""
        if self.game.hides(state):
            return []
        part = choice.words.key.partition("tzolkin-action-place.")[2]
        tomorrow = [Phrase(f"tzolkin-hint-tomorrow.{part}")] if part in ("closed", "off") else []
        return tomorrow + super().hints(state, choice)

    def own(self, state: CoreState, choice: Choice, events: Sequence[Event]) -> list[Event]:
        if self.brings_nothing(state, choice):
            return []
        choice.trial = outcome(table_of(state), choice.action)
        return accounted(choice.trial, table_of(state), state.actor)

    def brought(self, event: Event) -> Brought | None:
        return brought(event)

    # ---- what happened ---------------------------------------------------------------------

    def sources(self, events: Sequence[Event], seats: int) -> list[dict[str, Any]]:
        return super().sources([in_points(event) for event in events], seats)

    def verdict(self, state: CoreState, names: Sequence[Name]) -> dict[str, Phrase]:
        """Z-13.6, Z-13.9: who won, and what decided it; a victory may be shared."""
        verdict = super().verdict(state, names)
        winners = state.winners()
        if len(winners) > 1:
            shared = Listing([names[seat] for seat in winners], "and")
            verdict["words"] = Phrase("tzolkin-tie-shared", names=shared, points=Number(state.scores()[winners[0]]))
        return verdict

    def to_come(self, view: View) -> list[int]:
        """Z-3.1: those who have their turn of this round still to come; who begins the next one is open."""
        order: list[int] = view["calendar"]["order"]
        return order[order.index(view["active"]) + 1 :] if view["active"] in order else []

    def moments(self, state: CoreState, events: Sequence[Event], first: int = 0) -> list[Moment]:
        return moments(table_of(state), events, first)

    # ---- things and the table --------------------------------------------------------------

    def cards(self, options: Mapping[str, Any]) -> dict[str, Card]:
        modules = self.modules(options)
        of_modules = [card for module in modules for card in module.cards(WORDING)]
        found = {card.thing: card for card in [*cards(options["players"]), *of_modules]}
        for module in modules:
            for thing, lines in module.added(options).items():
                found[thing].lines += lines
        return found

    def notes(self, state: CoreState, seat: int | None) -> dict[str, list[Phrase]]:
        found = notes(table_of(state), seat)
        for module in self.modules(state.options):
            for thing, lines in module.notes(state, seat).items():
                found.setdefault(thing, []).extend(lines)
        return found

    def labels(self, state: CoreState, seat: int | None) -> dict[str, Phrase]:
        return dict(labels(table_of(state), seat))

    def why(self, state: CoreState, thing: str, reason: Reason) -> Phrase:
        """What cannot be paid says what is missing."""
        name = reason.details.get("building") or reason.details.get("monument")
        if reason.reason == "cannot-be-paid" and name and state.top.kind != "renovate":
            return why_unpaid(table_of(state), state.actor, str(name), in_corn=reason.clause == "Z-7.16")
        if (reason.reason, reason.details.get("target")) == ("taken", "start"):
            if table_of(state).claimant == state.actor:
                return Phrase("tzolkin-why-taken.own")
        return super().why(state, thing, reason)

    def is_there(self, decision: Decision, action: int, reason: Reason) -> bool:
        """Whom nobody may anger now, and what lies out of reach of a worker, is nothing to choose from."""
        return super().is_there(decision, action, reason) and self.game.space.kind(action) != "beg"

    def complete(self, decision: Decision, choice: Choice, reason: Reason, told: Closed) -> None:
        missing.complete(decision, choice, reason, told)

    def bare_name(self, choice: Choice) -> Phrase:
        """Z-5.2: a gear without the space that nobody gets."""
        if choice.kind == "place":
            return WORDING.named("gear", choice.about["target"])
        if choice.kind == "pass":
            return Phrase("tzolkin-pass-renovate.name")
        return super().bare_name(choice)

    def status(self, view: View) -> Phrase:
        """The day, and how long it is to the next Food Day."""
        day, held = view["calendar"]["day"], view["calendar"]["food_days"]
        if held >= len(PRINTED["food_days"]):
            return Phrase("tzolkin-status.over", day=day)
        return Phrase("tzolkin-status", day=day, days=max(PRINTED["food_days"][held] - day, 0))

    def progress(self, view: View) -> dict[str, Any]:
        """By days of the calendar."""
        day, days = view["calendar"]["today"], view["calendar"]["days"]
        return {"words": Phrase("tzolkin-progress", day=day, days=days), "part": day / days}

    def seats(self, view: View, names: Sequence[Name]) -> list[Seat]:
        return [self.side(name, COLOURS[seat]) for seat, name in enumerate(names)]

    def stock(self, view: View, seat: int) -> list[Figure]:
        """Goods, and workers in hand."""
        side = view["players"][seat]
        amounts = {**{good: side[good] for good in GOODS}, "hand": side["workers_in_hand"]}
        return [
            Figure(f"z-{name}", amount, Phrase("tzolkin-stock", amount=amount, **WORDING.arguments({"good": name})))
            for name, amount in amounts.items()
        ]


def ways(kinds: set[str]) -> str:
    """Z-4.1: which ways a turn can begin; what modules offer besides is no way to begin one."""
    kinds = kinds & {"beg", "place", "pick"}
    if kinds == {"beg"}:
        return "must-beg"
    if {"place", "pick"} <= kinds:
        return "beg" if "beg" in kinds else "all"
    return "-or-".join(kind for kind in ("beg", "place", "pick") if kind in kinds)
