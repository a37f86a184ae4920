"""What every game tells in the same way; a game's telling says the rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from tonalli.core.events import Event
from tonalli.core.game import Reason
from tonalli.core.state import State
from tonalli.core.step import CHANCE
from tonalli.locale import has_words
from tonalli.telling import why
from tonalli.telling.account import Account
from tonalli.telling.asking import ROLES, give_keys, part_of, this_turn
from tonalli.telling.card import Card
from tonalli.telling.choice import ANSWER, NO, OFFER, Choice, Decision, StillAsked, set_off, what_follows
from tonalli.telling.closed import Closed
from tonalli.telling.module import ModuleTelling
from tonalli.telling.phrase import Figure, Phrase
from tonalli.telling.seat import Name
from tonalli.telling.sides import View
from tonalli.telling.sign import Sign, written

UNASKED = ("step", "seat", "why")
"""Fields of a step that no question names."""


class Telling(Account):
    """Turns states, options and events of one game into phrases."""

    nothing: set[str] = {"pass", "abandon"}
    """Kinds that do nothing: they stand behind the others."""
    offers: set[str] = set()
    """Kinds that stand beside the decision, which stays pending."""
    declines: ClassVar[set[str]] = set()
    """Kinds that bring something and yet are a form of no: they stand behind the others too."""
    letters: ClassVar[Mapping[str, str]] = {}
    """Keys of offers, by kind or by what they are about."""
    lacking: ClassVar[set[str]] = set()
    """Reasons that something is not possible for want of means, though it is there."""
    found_at: ClassVar[Mapping[str, str]] = {}
    """Icons of where goods come from."""
    module_icons: ClassVar[dict[str, str]] = {}
    """The icon of each module where people choose among them."""
    asks_for_more: ClassVar[set[str]] = set()
    """Steps that come when everything due is done: to pass them is the plain end of a turn."""
    drawn_in_course: ClassVar[set[str]] = set()
    """Kinds of events that the course of a turn shows, so that they are not counted beside it."""

    def know(self, modules: Iterable[ModuleTelling]) -> None:
        super().know(modules)
        self.nothing = self.nothing.union(*(module.nothing for module in self.known))
        self.offers = self.offers.union(*(module.offers for module in self.known))

    # ---- the decision ----------------------------------------------------------------------

    def question(self, state: State, events: Sequence[Event] = ()) -> dict[str, Any]:
        """What the pending decision asks for: ``<game>-ask-<kind of step>``; where it comes from, and what is to be
        known besides, follow from what has happened.
        """
        decision = Decision(state)
        kind = decision.step["step"]
        icons = (module.origin(state) for module in self.modules(state.options))
        own_icon = next((icon for icon in icons if icon), None)
        icon, text = (own_icon, "") if own_icon else self.origin(decision, events)
        asked = self.whole_question(decision)
        done = [event for event in self.so_far(decision, events) if event.seat == state.actor]
        moved, changed = self.course(decision, done)
        counted = [event for event in done if event.kind not in self.drawn_in_course]
        gains, costs = self.figures(counted, state.actor, whole=True)
        return {
            "kind": kind,
            "title": part_of(asked, "title"),
            "ask": part_of(asked, "ask"),
            "words": asked,
            "icon": icon,
            "text": text,
            "hint": self.asked_hint(decision, events) or part_of(asked, "hint"),
            "each": self.each(decision),
            "then": self.still_asked(decision),
            "gains": gains,
            "costs": costs,
            "moved": written(moved),
            "changed": written(changed),
            "course": self.heard(done),
        }

    def whole_question(self, decision: Decision) -> Phrase:
        """The question in a sentence: ``<game>-ask-<kind of step>``, or in the words of a module."""
        own = (module.question(decision.state) for module in self.modules(decision.state.options))
        words = next((phrase for phrase in own if phrase), None)
        return words or self.asked(decision, f"{self.wording.game}-ask-{decision.step['step']}")

    def asked_of(self, state: State) -> dict[str, Phrase] | None:
        """What somebody else is asked, for those who look on; nothing while something is secret."""
        if state.over or state.actor == CHANCE or self.game.hides(state):
            return None
        asked = self.whole_question(Decision(state))
        parts = {part: part_of(asked, f"{part}-theirs") or part_of(asked, part) for part in ("title", "ask")}
        found = {part: phrase for part, phrase in parts.items() if phrase}
        return found if len(found) == len(parts) else None

    def to_come(self, view: View) -> list[int]:
        """Seats whose turns come next, in order, as far as that is settled."""
        return []

    def each(self, decision: Decision) -> list[Figure]:
        """What every answer costs, as the question says."""
        return []

    def still_asked(self, decision: Decision) -> list[StillAsked]:
        """What will be asked after this, in order."""
        return []

    def origin(self, decision: Decision, events: Sequence[Event]) -> tuple[str | None, str]:
        """Where a decision comes from: an icon, and a figure beside it."""
        return None, ""

    def asked_hint(self, decision: Decision, events: Sequence[Event]) -> Phrase | None:
        """What is to be known besides the question."""
        return None

    def so_far(self, decision: Decision, events: Sequence[Event]) -> list[Event]:
        """What has been done where more is asked for: in this turn."""
        return this_turn(events) if decision.step["step"] in self.asks_for_more else []

    def course(self, decision: Decision, done: Sequence[Event]) -> tuple[Sign, Sign]:
        """What went where in a turn that could end now, and what else is no matter of counting."""
        return [], []

    def heard(self, done: Sequence[Event]) -> list[Phrase]:
        """What its course draws, in words for those who listen."""
        return []

    def asked(self, decision: Decision, key: str) -> Phrase:
        """The question; a game adds what else its words need."""
        step = decision.step
        return Phrase(key, **self.wording.arguments({name: step[name] for name in step if name not in UNASKED}))

    def choices(self, state: State, hinted: bool = False) -> list[Choice]:
        """Every legal action in the order it is shown; what does nothing comes last.

        ``hinted``: also with what may be expected of it, which takes longer to find out.
        """
        decision = Decision(state)
        found = [self.option(decision, action) for action in state.legal()]
        found.sort(key=lambda choice: (ROLES.index(choice.role), self.order(decision, choice)))
        give_keys(found, self.letters)
        groups = {choice.group for choice in found if not self.does_nothing(choice.kind) and not choice.beside}
        for rank, choice in enumerate(found):
            choice.rank = rank
            if len(groups) == 1:
                # A word that all of them stand behind tells nothing.
                choice.group = None
            if hinted:
                choice.hints = self.hints(state, choice)
        return found

    def role(self, decision: Decision, choice: Choice) -> str:
        """What an option is to the question."""
        if choice.beside:
            return OFFER
        return NO if self.does_nothing(choice.kind) or choice.kind in self.declines else ANSWER

    def does_nothing(self, kind: str) -> bool:
        return kind in self.nothing

    def is_offer(self, decision: Decision, choice: Choice) -> bool:
        """Whether an option stands beside the decision; what answers the question itself does not."""
        return choice.kind in self.offers

    def choice(self, state: State, action: int) -> Choice:
        """One option."""
        return self.option(Decision(state), action)

    def option(self, decision: Decision, action: int) -> Choice:
        """One option of a decision; while something is secret nothing is told of what it would set off (T-1.13)."""
        state, hidden = decision.state, decision.hidden
        about = dict(self.game.describe(state, action))
        choice = Choice(action, self.game.space.write(action), str(about.pop("kind")), about)
        thing = about.pop("thing", None)
        choice.thing = str(thing) if thing is not None else None
        choice.beside = self.is_offer(decision, choice)
        choice.role = self.role(decision, choice)
        after, events = self.game.tried(decision.known, action)
        if hidden:
            choice.hands_over = after.actor != state.actor or not self.game.hides(after)
        else:
            choice.reveals = after.actor == CHANCE
            choice.hands_over, choice.ends_turn = what_follows(state, after)
            passes = self.does_nothing(choice.kind) and state.top.kind in self.asks_for_more
            choice.concludes = passes and choice.ends_turn
            choice.gains, choice.costs = self.figures(self.own(state, choice, events), state.actor)
            if choice.kind in self.game.foreseen and after.actor == state.actor and not choice.hands_over:
                choice.then = self.choices(after)
        choice.words = self.words(decision, choice, [] if hidden else events)
        for module in self.modules(state.options):
            module.words(self, state, choice, choice.words)
        choice.name = self.name(choice)
        choice.icon = self.module_icon(choice) or self.icon(decision, choice)
        choice.picture = self.picture(decision, choice)
        signs = [module.sign(state, choice) for module in self.modules(state.options)]
        choice.sign = next((sign for sign in signs if sign is not None), self.sign(decision, choice))
        choice.group = self.group(decision, choice)
        choice.short = self.short(choice)
        return choice

    def short(self, choice: Choice) -> str:
        """What tells an option apart from others of its group, where names have no room."""
        return ""

    def module_icon(self, choice: Choice) -> str | None:
        """The icon a module has for its kind of option, with its arguments filled in."""
        patterns = [module.icons[choice.kind] for module in self.known if choice.kind in module.icons]
        return patterns[0].format(**choice.about) if patterns else None

    def words(self, decision: Decision, choice: Choice, events: Sequence[Event]) -> Phrase:
        """What an option does: ``<game>-action-<kind>``, passing by the step that is passed; ``<game>-pass-<step>``
        where a module words it.
        """
        key = f"{self.wording.game}-action-{choice.kind}"
        if self.does_nothing(choice.kind):
            own = f"{self.wording.game}-{choice.kind}-{decision.step['step']}"
            if has_words(own):
                return Phrase(own, **self.wording.arguments({**decision.step, **choice.about}))
            key = self.wording.special(key, decision.step["step"])
        return Phrase(key, **self.wording.arguments(choice.about))

    def name(self, choice: Choice) -> Phrase:
        """Its short name: ``<game>-action-<kind>.name``; without one what it is about, or all its words."""
        key = f"{choice.words.key.partition('.')[0]}.name"
        if self.wording.special(key.removesuffix(".name"), "name") == key:
            return Phrase(key, **choice.words.arguments)
        abouts = [value for value in self.wording.arguments(choice.about).values() if isinstance(value, Phrase)]
        return abouts[0] if abouts else choice.words

    def icon(self, decision: Decision, choice: Choice) -> str | None:
        return None

    def picture(self, decision: Decision, choice: Choice) -> list[str]:
        return []

    def sign(self, decision: Decision, choice: Choice) -> Sign:
        """What an option leads to, where figures do not tell it."""
        return []

    def group(self, decision: Decision, choice: Choice) -> Phrase | None:
        """The word options of a kind stand behind together."""
        return None

    def things(self, state: State, choice: Choice) -> list[str]:
        """All things an option names, for whoever wants them explained."""
        named = [f"{self.wording.groups.get(name, name)}:{value}" for name, value in choice.about.items()]
        return list(dict.fromkeys([*([choice.thing] if choice.thing else []), *named]))

    def promise(self, choice: Choice) -> str:
        """What an option pays for and may yet not bring; empty for most."""
        return ""

    def broken(self, promise: str, events: Sequence[Event], view: View) -> Phrase | bool | None:
        """What to say of a promise after what happened since; False while that is open, None if it was kept."""
        return None

    def order(self, decision: Decision, choice: Choice) -> tuple[int, ...]:
        """What options of one decision are sorted by."""
        return (choice.action,)

    def hints(self, state: State, choice: Choice) -> list[Phrase]:
        """What may be expected of an option beyond what it brings itself."""
        if self.game.hides(state):
            return []
        more = f"{choice.words.key.partition('.')[0]}.hint"
        own = [Phrase(more, **choice.words.arguments)] if self.does_nothing(choice.kind) and has_words(more) else []
        return own + [hint for module in self.modules(state.options) for hint in module.hints(self, state, choice)]

    def own(self, state: State, choice: Choice, events: Sequence[Event]) -> list[Event]:
        """The events an option brings itself, without what other steps bring; ``events`` has these too."""
        return set_off(self.game, state, choice.action)[1]

    # ---- things ----------------------------------------------------------------------------

    def cards(self, options: Mapping[str, Any]) -> dict[str, Card]:
        """Everything there is at a table with such options."""
        return {}

    def notes(self, state: State, seat: int | None) -> dict[str, list[Phrase]]:
        """Figures of things as they are for a seat now."""
        return {}

    def labels(self, state: State, seat: int | None) -> dict[str, Phrase]:
        """What things are called for those who listen, where how they stand now belongs to it."""
        return {}

    def why_not(self, state: State, thing: str) -> list[Closed]:
        """Why nothing can be done with a thing now, each reason once with its clause; empty if something can."""
        return why.why_not(self, state, thing)

    def closed(self, state: State) -> list[Closed]:
        """What exists beside the choices and is not possible now."""
        return why.closed(self, state)

    def is_there(self, decision: Decision, action: int, reason: Reason) -> bool:
        """Whether what an action is about exists here, so that it is told why it is not possible."""
        return reason.reason in self.lacking

    def complete(self, decision: Decision, choice: Choice, reason: Reason, told: Closed) -> None:
        """Add what is missing for an option, and what would help."""

    def bare_name(self, choice: Choice) -> Phrase:
        """The short name of an option that cannot be tried."""
        choice.words = Phrase(f"{self.wording.game}-action-{choice.kind}", **self.wording.arguments(choice.about))
        return self.name(choice)

    def why(self, state: State, thing: str, reason: Reason) -> Phrase:
        """A reason in words: ``<game>-why-<reason>``, for things of a group in words of its own if there are some."""
        key = self.wording.special(f"{self.wording.game}-why-{reason.reason}", thing.partition(":")[0])
        return Phrase(key, **self.wording.arguments(reason.details))

    # ---- the table -------------------------------------------------------------------------

    def status(self, view: View) -> Phrase:
        """How far the game is, in a few words."""
        raise NotImplementedError

    def goal(self, options: Mapping[str, Any]) -> Phrase:
        """What a game is about, in a paragraph."""
        goals = [module.goal() for module in self.modules(options)]
        return next((goal for goal in goals if goal), Phrase(f"{self.wording.game}-goal"))

    def help(self, options: Mapping[str, Any]) -> list[Phrase]:
        """What each module of a table is about, ``<game>-help-<module>``, for those that have such words."""
        keys = [f"{self.wording.game}-help-{name}" for name in self.module_names(options)]
        return [Phrase(key) for key in keys if has_words(key)]

    def side_names(self, options: Mapping[str, Any], names: Sequence[Name]) -> list[Name]:
        """The names of all sides: those given, then those of sides nobody sits at."""
        return [*names, *(name for module in self.modules(options) for name in module.seat_names())]

    def stock(self, view: View, seat: int) -> list[Figure]:
        """The goods of a seat, in the order they are shown."""
        raise NotImplementedError
