"""Choices: a legal action with all that is said about it."""

from __future__ import annotations

from functools import cached_property
from itertools import takewhile
from typing import Any

from tonalli.core.events import Event
from tonalli.core.game import Game
from tonalli.core.state import NOTHING, State
from tonalli.core.step import CHANCE, Step
from tonalli.telling.bill import Bill
from tonalli.telling.look import view_of
from tonalli.telling.phrase import Figure, Number, Phrase
from tonalli.telling.sign import Sign, written


class Decision:
    """A decision that is told: what its options have in common, looked up at most once and never kept for another."""

    def __init__(self, state: State) -> None:
        self.state = state

    @cached_property
    def step(self) -> dict[str, Any]:
        """The step to be decided, as plain data."""
        return self.state.game.steps.write(self.state.top)

    @cached_property
    def view(self) -> dict[str, Any]:
        """What whoever decides may know."""
        return view_of(self.state, self.state.actor if self.state.actor >= 0 else None)

    @cached_property
    def hidden(self) -> bool:
        """Whether something is secret."""
        return self.state.game.hides(self.state)

    @cached_property
    def known(self) -> State:
        """The position as far as whoever decides knows it: while something is secret, with other secrets in its place,
        so that not even the time it takes to try an option tells of the real ones.
        """
        state = self.state
        return state.game.resample(state, state.actor, 0) if self.hidden and state.actor >= 0 else state


ANSWER = "answer"
OFFER = "offer"
NO = "no"
"""What an option is to the question: an answer, an offer beside it, or a form of no."""


class Reached:
    """Where a marker of whoever decides goes: on which thing, from where, and both in words."""

    def __init__(self, thing: str, track: Phrase, start: int, at: int) -> None:
        self.thing = thing
        self.start = start
        self.at = at
        steps = {"from": Number(start), "at": Number(at)}
        self.words = Phrase("telling-moved", track=track, track_id=thing.partition(":")[2], **steps)

    def to_dict(self) -> dict[str, Any]:
        return {"thing": self.thing, "from": self.start, "at": self.at, "words": self.words.to_dict()}


class Follow:
    """What follows of an option beyond one's own goods: for a seat, or for whoever decides."""

    def __init__(
        self, words: Phrase | None, seat: int | None = None, icon: str | None = None, amount: float | None = None
    ) -> None:
        self.words = words
        """Nothing where the option says it in its own words."""
        self.seat = seat
        self.icon = icon
        self.amount = amount

    def to_dict(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "icon": self.icon,
            "amount": self.amount,
            "words": self.words and self.words.to_dict(),
        }


class StillAsked:
    """A decision that will come after another, as far as that can be said."""

    def __init__(self, sign: Sign, words: Phrase) -> None:
        self.sign = sign
        self.words = words

    def to_dict(self) -> dict[str, Any]:
        return {"sign": written(self.sign), "words": self.words.to_dict()}


class Choice:
    """One option of a decision."""

    def __init__(self, action: int, notation: str, kind: str, about: dict[str, Any]) -> None:
        self.action = action
        self.notation = notation
        self.kind = kind
        self.about = about
        """Its arguments by name, in the engine's words."""
        self.name = Phrase("")
        self.words = Phrase("")
        self.icon: str | None = None
        self.picture: list[str] = []
        """What lies on the tile it is about, icon by icon."""
        self.sign: Sign = []
        """What it leads to, where that is no matter of figures."""
        self.group: Phrase | None = None
        """The word it stands behind together with others."""
        self.short = ""
        """What tells it apart from those, where names have no room."""
        self.bill: Bill = []
        """How its costs come about, where there is more to say than what they are."""
        self.reaches: list[Reached] = []
        """Markers that stand elsewhere then."""
        self.follows: list[Follow] = []
        """What it leads to besides: for others, or for wages to come."""
        self.role = ANSWER
        self.key = ""
        """What to press for it; empty where keys run out."""
        self.gains: list[Figure] = []
        """What this choice brings, all of it and nothing else; amounts above 0."""
        self.costs: list[Figure] = []
        """What it pays or loses; amounts above 0."""
        self.altogether: list[Figure] = []
        """All that comes with it, where something that was chosen before has not come yet."""
        self.hints: list[Phrase] = []
        """What may be expected of it beyond what it brings, where that was asked for."""
        self.trial: Any = None
        """What was found out about it, while it is told."""
        self.thing: str | None = None
        self.rank = 0
        self.beside = False
        """Whether it is an offer that leaves the decision pending."""
        self.reveals = False
        self.hands_over = False
        """Whether the decision is no longer this player's then: another is to decide, or the turn is over."""
        self.ends_turn = False
        """Whether the player's own turn is over then."""
        self.concludes = False
        """Whether that is all it does, where the decision only asked for more: nothing is given up by it."""
        self.then: list[Choice] = []
        """The choices that follow, for kinds that only make sense together with them."""

    def to_dict(self) -> dict[str, Any]:
        return {
            "action": self.action,
            "notation": self.notation,
            "kind": self.kind,
            "about": self.about,
            "name": self.name.to_dict(),
            "words": self.words.to_dict(),
            "icon": self.icon,
            "picture": self.picture,
            "sign": written(self.sign),
            "group": self.group.to_dict() if self.group else None,
            "short": self.short,
            "bill": [line.to_dict() for line in self.bill],
            "reaches": [reached.to_dict() for reached in self.reaches],
            "follows": [follow.to_dict() for follow in self.follows],
            "role": self.role,
            "key": self.key,
            "gains": [figure.to_dict() for figure in self.gains],
            "costs": [figure.to_dict() for figure in self.costs],
            "altogether": [figure.to_dict() for figure in self.altogether],
            "hints": [hint.to_dict() for hint in self.hints],
            "thing": self.thing,
            "rank": self.rank,
            "beside": self.beside,
            "reveals": self.reveals,
            "hands_over": self.hands_over,
            "ends_turn": self.ends_turn,
            "concludes": self.concludes,
            "then": [choice.to_dict() for choice in self.then],
        }


def set_off(game: Game, state: State, action: int) -> tuple[State, list[Event]]:
    """A copy after an action, and what it brought by itself: steps that waited below the decision are left out."""
    after = state.copy()
    told: list[Event] = []
    after.listen(told)
    step = after.top
    if after.interject(action):
        leave_out(after, state.steps)
    else:
        after.top = NOTHING
        step.take(after, action)
    after.settle()
    return after, list(takewhile(lambda event: event.kind not in game.beyond, told))


def leave_out(state: State, waiting: list[Step[Any]]) -> None:
    """Take away the steps that were pending before an offer; what it pushed stays."""
    pushed = [step for step in state.steps if step not in waiting]
    if pushed:
        pushed[0].below = NOTHING
    else:
        state.top = NOTHING


def what_follows(before: State, after: State) -> tuple[bool, bool]:
    """Whether the decision is handed over, and whether it is one's own turn that is over, whatever is revealed on the
    way.
    """
    last = after.copy() if after.actor == CHANCE else after
    while not last.over and last.turn == before.turn and last.sealed == before.sealed:
        if last.actor != CHANCE:
            return last.actor != before.actor, False
        last.carry_out(last.choices.ids[0])
    return True, before.active == before.actor
