"""A position: everything that changes during a game, and the steps that are pending."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tonalli.core.actions import Actions, action_id, whole_number
from tonalli.core.errors import IllegalAction, OptionError
from tonalli.core.events import Event
from tonalli.core.native import i64
from tonalli.core.step import CHANCE, NOBODY, PASS, Step

if TYPE_CHECKING:
    from tonalli.core.game import Game

Score = int | float

NOTHING: Final[Step[Any]] = Step(NOBODY)
"""The bottom of every stack."""


class State:
    """What search needs of any game: who decides, what is legal, play, copy, scores.

    The legal actions are computed once, when the previous action has settled.
    """

    def __init__(self, top: Step[Any], choices: Actions) -> None:
        self.top = top
        """The step that is decided next; below it what waits for it."""
        self.choices = choices
        self.turn: i64 = 0
        """Turns begun so far; 0 during setup."""
        self.active: i64 = NOBODY
        """The seat whose turn it is; nobody's during setup and after the end."""
        self.sealed: i64 = 0
        """How often something happened that nobody may take back: a turn ended, a secret was revealed."""

    # ---- the contract of search ------------------------------------------------------------

    @property
    def actor(self) -> i64:
        """The seat to decide, ``CHANCE``, or ``NOBODY`` when the game is over."""
        return self.top.player

    @property
    def over(self) -> bool:
        return self.top is NOTHING

    @property
    def steps(self) -> list[Step[Any]]:
        """Everything that is pending, from the bottom to the top."""
        steps: list[Step[Any]] = []
        step = self.top
        while step is not NOTHING:
            steps.append(step)
            step = step.below
        steps.reverse()
        return steps

    def legal(self) -> list[int]:
        """The legal actions in ascending order; empty only when the game is over."""
        choices = self.choices
        return [choices.ids[i] for i in range(choices.count)]

    def chance(self) -> list[tuple[int, int]]:
        """The outcomes of a reveal with their weights; empty when a player decides."""
        if self.actor != CHANCE:
            return []
        choices = self.choices
        return [(choices.ids[i], choices.weights[i]) for i in range(choices.count)]

    def play(self, action: object) -> None:
        """Carry out a legal action of whoever is to decide, chance included."""
        number = action_id(action)
        if number not in self.choices:
            raise IllegalAction(f"action {number} is not legal now")
        self.carry_out(number)

    def copy(self) -> State:
        """An independent state; rules and pending steps are shared, whoever listens stays behind."""
        raise NotImplementedError

    def carry_over(self, other: State) -> None:
        """What every game's copy needs besides the table: whose turn it is, and how many there were."""
        other.turn = self.turn
        other.active = self.active
        other.sealed = self.sealed

    def scores(self) -> list[Score]:
        """One score a seat."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that won, ties broken as the rules say; empty while the game goes on."""
        raise NotImplementedError

    def listen(self, events: list[Event]) -> None:
        """Tell into this list whatever happens from now on."""
        raise NotImplementedError

    @property
    def told(self) -> list[Event]:
        """The list that is told into; an empty one if nobody listens."""
        raise NotImplementedError

    def to_dict(self) -> dict[str, Any]:
        """The complete position as plain data, with the rulebook's words as keys."""
        raise NotImplementedError

    @property
    def game(self) -> Game:
        """The game this is a position of."""
        raise NotImplementedError

    @property
    def options(self) -> dict[str, Any]:
        """The options it is played with, as ``tonalli.new`` takes them."""
        raise NotImplementedError

    def problems(self) -> list[str]:
        """What makes this position impossible, each naming its field; empty for every position of a real game."""
        return self.game.problems(self)

    def resample(self, seat: object, seed: object) -> State:
        """A copy in which whatever the seat cannot know is drawn anew, as it might be for all that it knows."""
        number, chosen = whole_number(seat), whole_number(seed)
        if number is None or not 0 <= number < len(self.scores()):
            raise OptionError(f"seat={seat!r}: allowed is 0 to {len(self.scores()) - 1}")
        if chosen is None:
            raise OptionError(f"seed={seed!r}: allowed is a whole number")
        return self.game.resample(self, number, chosen)

    def key(self) -> int:
        """64 bits: equal for equal positions, on every platform and build, and different for almost all others."""
        return key(self)

    def __eq__(self, other: object) -> bool:
        """Equal positions of the same game, played with the same options."""
        return isinstance(other, State) and same(self, other)

    def __hash__(self) -> int:
        """That of the position as it is now: a state that is played on does not stay where a set put it."""
        return hash(self.key())

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """States are pickled as numbers, for processes of the same version of the program."""
        return (unpack, (self.game.name, self.game.rules_version, self.options, *pack(self)))

    def __repr__(self) -> str:
        return self.game.summary(self)

    def __str__(self) -> str:
        """The position in words: how far the game is, what everybody has, what is asked."""
        return self.game.picture(self)

    def _repr_html_(self) -> str:
        """The same for a notebook."""
        return self.game.picture(self, html=True)

    # ---- the machine -----------------------------------------------------------------------

    def push(self, step: Step[Any]) -> None:
        step.below = self.top
        self.top = step

    def pop(self) -> None:
        self.top = self.top.below

    def carry_out(self, action: i64) -> None:
        """Play an action known to be legal."""
        if not self.interject(action):
            step = self.top
            self.top = step.below
            step.take(self, action)
        self.settle()

    def offer(self, player: i64, moment: i64, out: Actions) -> None:
        """Add what the game allows a player beside the pending step at such a moment."""

    def interject(self, action: i64) -> bool:
        """Carry out an offer, leaving the pending step where it is; False if it is none."""
        return False

    def settle(self) -> None:
        """Run what needs no decision, until somebody has something to decide.

        A step without options is dropped: offers alone never keep one alive. A step whose only
        option is to pass is passed.
        """
        out = self.choices
        while True:
            step = self.top
            if step.player == NOBODY:
                if step is NOTHING:
                    out.count = 0
                    return
                self.top = step.below
                step.run(self)
                continue
            out.count = 0
            step.options(self, out)
            if out.count > 0:
                moment = step.moment(self)
                if moment != 0:
                    self.offer(step.player, moment, out)
                if out.count > 1 or out.ids[0] != PASS:
                    return
            self.top = step.below
            if out.count == 1:
                step.take(self, PASS)


def pack(state: State) -> tuple[Any, ...]:
    from tonalli.core import packing

    return packing.pack(state)


def unpack(game: str, version: int, options: dict[str, Any], table: Any, pending: Any) -> State:
    """The state of a pickle."""
    from tonalli.core import packing
    from tonalli.core.game import game_named

    return packing.unpack(game_named(game).of_version(version), options, table, pending)


def key(state: State) -> int:
    from tonalli.core import packing

    return packing.key(state)


def same(one: State, other: State) -> bool:
    from tonalli.core import packing

    return one.game is other.game and one.options == other.options and packing.same(one, other)
