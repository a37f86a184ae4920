# interpreted
"""What the core has to be told of a game: its name, options, actions, and how to begin, show and rebuild it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import Any, ClassVar, Final, Generic, TypeVar

from tonalli.core.actions import ActionSpace, whole_number
from tonalli.core.errors import IllegalAction, OptionError, PositionError
from tonalli.core.events import Detail, Event
from tonalli.core.features import Features
from tonalli.core.pending import StepTable
from tonalli.core.state import State
from tonalli.core.step import CHANCE


class Option:
    """A declared option: one of ``allowed``, or with ``many`` any set of them."""

    def __init__(self, name: str, allowed: tuple[Any, ...], default: Any, many: bool = False) -> None:
        self.name = name
        self.allowed = allowed
        self.default = default
        self.many = many

    def to_dict(self) -> dict[str, Any]:
        """For a setup form."""
        return {"name": self.name, "allowed": list(self.allowed), "default": self.default, "many": self.many}

    def check(self, value: Any) -> Any:
        """The value in its plain form, or an ``OptionError`` that says what is allowed."""
        if not self.many:
            if whole_number(value) is not None:
                value = whole_number(value)
            for allowed in self.allowed:
                if type(value) is type(allowed) and value == allowed:
                    return value
            told = f"{self.name}={value!r}: allowed is {self.listing()}"
            raise OptionError(told, "allowed", what=f"{self.name}={value}", allowed=self.listing())
        if value and not self.allowed:
            raise OptionError(f"{self.name}={value!r}: there are none yet")
        if isinstance(value, str) or not isinstance(value, list | tuple | set | frozenset):
            raise OptionError(f"{self.name}={value!r}: give a list out of {self.listing()}")
        for item in value:
            if item not in self.allowed:
                told = f"{self.name}={value!r}: {item!r} is not among {self.listing()}"
                raise OptionError(told, "among", what=self.name, item=str(item), allowed=self.listing())
        return [item for item in self.allowed if item in value]

    def listing(self) -> str:
        return ", ".join(str(allowed) for allowed in self.allowed) or "nothing yet"


class Setting:
    """One setting of a ``Knob``: its default, its allowed values, and the modules it makes sense with."""

    def __init__(self, default: Any, allowed: tuple[Any, ...], needs: tuple[str, ...] = ()) -> None:
        self.default = default
        self.allowed = allowed
        self.needs = needs

    def allows(self, value: Any) -> bool:
        """Whether it is one of the allowed values, a whole number never standing for true or false."""
        return any(type(value) is type(allowed) and value == allowed for allowed in self.allowed)

    def to_dict(self) -> dict[str, Any]:
        """For a setup form."""
        return {"default": self.default, "allowed": list(self.allowed), "needs": list(self.needs)}


class Knob(Option):
    """A mapping of settings; what is not given keeps its default."""

    def __init__(self, name: str, settings: dict[str, Setting]) -> None:
        super().__init__(name, tuple(settings), {})
        self.settings = settings

    def to_dict(self) -> dict[str, Any]:
        settings = {name: setting.to_dict() for name, setting in self.settings.items()}
        return {"name": self.name, "default": {}, "settings": settings}

    def check(self, value: Any) -> Any:
        if not isinstance(value, Mapping):
            raise OptionError(f"{self.name}={value!r}: give a mapping of settings out of {self.listing()}")
        for name, chosen in value.items():
            if name not in self.settings:
                told = f"{self.name}={value!r}: {name!r} is not among {self.listing()}"
                raise OptionError(told, "among", what=self.name, item=str(name), allowed=self.listing())
            if not self.settings[name].allows(chosen):
                listing = ", ".join(str(allowed) for allowed in self.settings[name].allowed)
                told = f"{self.name}: {name}={chosen!r}: allowed is {listing}"
                raise OptionError(told, "allowed", what=f"{self.name}: {name}={chosen}", allowed=listing)
        return {name: value[name] for name in self.settings if name in value}

    def refuse_without(self, chosen: Mapping[str, Any], modules: Sequence[str]) -> None:
        """Refuse a setting whose module is not in the game, unless nothing is asked of it."""
        for name in chosen:
            if chosen[name] == self.settings[name].default:
                continue
            missing = [module for module in self.settings[name].needs if module not in modules]
            if missing:
                what = f"{self.name}: {name}={chosen[name]!r}"
                told = f"{what}: allowed only with modules={missing[0]!r}"
                raise OptionError(told, "only-with", what=what, needed=f"modules={missing[0]}")


R = TypeVar("R")


class Composed(Generic[R]):
    """Rules composed once for each set of options and shared by all their games."""

    def __init__(self, compose: Callable[[dict[str, Any]], R]) -> None:
        self.compose = compose
        self.known: dict[str, R] = {}

    def of(self, options: dict[str, Any]) -> R:
        key = repr(sorted(options.items()))
        if key not in self.known:
            self.known[key] = self.compose(options)
        return self.known[key]


class Reason:
    """Why something is not possible now: a word for it, the clause, and details by name."""

    def __init__(self, reason: str, clause: str, details: dict[str, Detail] | None = None) -> None:
        self.reason = reason
        self.clause = clause
        self.details: dict[str, Detail] = details or {}

    def to_dict(self) -> dict[str, object]:
        return {"reason": self.reason, "clause": self.clause, **self.details}

    def __repr__(self) -> str:
        return f"Reason({self.to_dict()})"


class Ending:
    """How a game ended: what brought the end, and what decided it among the first."""

    def __init__(self, cause: str, tie_break: str, clause: str = "") -> None:
        self.cause = cause
        self.tie_break = tie_break
        self.clause = clause
        """Where the rules say what decided it."""

    def to_dict(self) -> dict[str, object]:
        return {"cause": self.cause, "tie_break": self.tie_break, "clause": self.clause}


class Game:
    """One game as the rest of the program sees it; everything anybody asks of a game is asked here."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    readable: ClassVar[tuple[int, ...]]
    """Rules versions whose records can be replayed."""
    space: ClassVar[ActionSpace]
    options: ClassVar[list[Option]]
    modules: ClassVar[list[Any]] = []
    """What it can be played with besides, each a ``tonalli.core.module.Module``."""
    beyond: ClassVar[tuple[str, ...]]
    """Kinds of events that no longer belong to the action before them: another turn, anything that is revealed."""
    foreseen: ClassVar[tuple[str, ...]]
    """Kinds of actions that only make sense together with the choice that follows."""

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules version {self.rules_version}, {len(self.space)} decisions>"

    # ---- beginning -------------------------------------------------------------------------

    def refuse(self, options: dict[str, Any]) -> None:
        """Raise ``OptionError`` for options that do not go together; fill in what others bring along."""

    def begin(self, options: dict[str, Any]) -> State:
        """A state before its first reveal: everything is in the box, setup is pending."""
        raise NotImplementedError

    def of_version(self, version: int) -> Game:
        """The game as a readable version of its rules plays it."""
        return self

    def blank(self, options: dict[str, Any]) -> State:
        """A state of checked options in which nothing lies anywhere yet, to be filled."""
        raise NotImplementedError

    # ---- positions -------------------------------------------------------------------------

    steps: ClassVar[StepTable]
    """Every kind of step that can be pending."""

    @property
    def features(self) -> Features:
        """The columns of the rows that learners see."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know."""
        raise NotImplementedError

    def hides(self, state: State) -> bool:
        """Whether what a choice sets off now must stay hidden from the player who makes it."""
        return False

    def read(self, data: dict[str, Any]) -> State:
        """The state of plain data: every field is one that can be, whether or not all of them go together."""
        raise NotImplementedError

    def problems(self, state: State) -> list[str]:
        """What makes a position impossible, each naming its field; empty for every position of a real game."""
        raise NotImplementedError

    def from_dict(self, data: dict[str, Any], trusted: bool = False) -> State:
        """The state of a possible position; an impossible one is refused, unless the data is trusted."""
        state = self.read(data)
        problems = [] if trusted else self.problems(state)
        if problems:
            raise PositionError(problems[0])
        state.settle()
        return state

    def resample(self, state: State, seat: int, seed: int) -> State:
        """A copy in which whatever a seat cannot know is drawn anew, consistent with what it knows."""
        raise NotImplementedError

    def summary(self, state: State) -> str:
        """A state in a line."""
        what = f"{self.name} for {state.options['players']}"
        if state.over:
            return f"<State of {what}: over, scores {state.scores()}>"
        whose = "chance" if state.actor == CHANCE else f"seat {state.actor}"
        return f"<State of {what}: turn {state.turn}, {whose} to decide {state.top.kind!r}, scores {state.scores()}>"

    # ---- what other layers know of it ------------------------------------------------------

    def of_layer(self, layer: str, name: str) -> Any:
        """What a package above the games holds for this one, in the folder of its name."""
        return getattr(import_module(f"tonalli.{layer}.{self.name}"), name)

    @cached_property
    def judge(self) -> Any:
        """What bots ask about its positions: a ``tonalli.bots.judge.Judge``."""
        return self.of_layer("bots", "JUDGE")

    @cached_property
    def telling(self) -> Any:
        """What is said of it to people: a ``tonalli.telling.telling.Telling``."""
        return import_module("tonalli.telling").telling_of(self)

    def picture(self, state: State, html: bool = False, names: Sequence[str] = ()) -> str:
        """A position in words, as text or as a small table for a notebook; seats without a name by their number."""
        drawn: str = import_module("tonalli.telling.picture").picture(state, html, names)
        return drawn

    # ---- what a choice means ---------------------------------------------------------------

    def describe(self, state: State, action: int) -> dict[str, object]:
        """Kind and named arguments of an action, and the thing on the table it is about."""
        return self.space.describe(action)

    def why_not(self, state: State, action: int) -> Reason | None:
        """Why whoever decides cannot take an action now; None if they can."""
        raise NotImplementedError

    def ending(self, state: State) -> Ending:
        """How a finished game ended; a game that goes on has no ending."""
        if not state.over:
            raise IllegalAction("the game is not over")
        return self.ended(state)

    def ended(self, state: State) -> Ending:
        """``ending`` of a game that is over."""
        raise NotImplementedError

    def figures(self) -> dict[str, Any]:
        """All printed figures by the rulebook's words."""
        raise NotImplementedError

    def tried(self, state: State, action: int) -> tuple[State, list[Event]]:
        """A copy after an action, and what happened up to the end of the turn or the first reveal."""
        after = state.copy()
        told: list[Event] = []
        after.listen(told)
        after.play(action)
        events: list[Event] = []
        for event in told:
            if event.kind in self.beyond:
                break
            events.append(event)
        return after, events

    def check(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their defaults filled in; wrong ones raise ``OptionError``."""
        known = [option.name for option in self.options]
        for name in options:
            if name not in known:
                label = name if isinstance(name, str) and name.isidentifier() else repr(name)
                raise OptionError(f"{label}={options[name]!r}: {self.name} has no such option, only {', '.join(known)}")
        checked: dict[str, Any] = {}
        for option in self.options:
            if option.name not in options and option.default is None:
                raise OptionError(f"{option.name} is missing: allowed is {option.listing()}")
            value = options.get(option.name, option.default)
            checked[option.name] = option.check(value)
        for option in self.options:
            if isinstance(option, Knob):
                option.refuse_without(checked[option.name], checked.get("modules", []))
        self.refuse(checked)
        return checked


GAMES: Final[dict[str, Game]] = {}
"""Every game by its name."""


def register(game: Game) -> None:
    """Make a game known to the whole program."""
    GAMES[game.name] = game


def game_named(name: object) -> Game:
    """The game of that name."""
    if not isinstance(name, str) or name not in GAMES:
        games = ", ".join(GAMES)
        raise OptionError(f"game={name!r}: allowed is {games}", "allowed", what=f"game={name}", allowed=games)
    return GAMES[name]
