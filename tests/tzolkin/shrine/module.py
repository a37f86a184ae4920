"""A stand-in for a module: a shrine for one worker a round, who may take jade for a corn; a fifth player may join.

It has a target, a good, a decision with an id, a step, a part of positions and a score, and touches nothing but this
folder.
"""

from __future__ import annotations

import copy
from typing import Any, ClassVar

from tonalli.core.actions import Actions
from tonalli.core.errors import OptionError
from tonalli.core.field import PLAYER, FieldList
from tonalli.core.fields import Fields
from tonalli.core.game import Option
from tonalli.core.module import Module, options_with
from tonalli.core.native import i64
from tonalli.core.step import PASS
from tonalli.tzolkin.game import PLAYERS, Tzolkin
from tonalli.tzolkin.moments import Decision, Kinds, TurnStep
from tonalli.tzolkin.names import CORN, NONE
from tonalli.tzolkin.notation import SPACE_OF_ACTIONS
from tonalli.tzolkin.rules import FinalItem, OpeningItem, Part, RoundItem, Rules, Target, TurnItem
from tonalli.tzolkin.state import State

QUICK = 6
SPACE = copy.deepcopy(SPACE_OF_ACTIONS)
JADE = SPACE.decision("jade")


class ShrinePart(Part):
    """The worker in the shrine, and everybody's jade; jade is secret."""

    def __init__(self, players: int) -> None:
        super().__init__("shrine")
        self.worker = NONE
        self.jade = [0] * players

    def copy(self) -> ShrinePart:
        other = ShrinePart(len(self.jade))
        other.worker = self.worker
        other.jade = list(self.jade)
        return other

    def write(self, s: State) -> dict[str, Any]:
        used = s.now.noted == 1
        return {"worker": None if self.worker == NONE else self.worker, "jade": list(self.jade), "entered": used}

    def read(self, s: State, fields: Fields) -> None:
        worker = fields.get("worker")
        self.worker = NONE if worker is None else int(worker)
        self.jade = [int(amount) for amount in fields.listing("jade", len(self.jade))]
        s.now.noted = fields.flag("entered")
        fields.done()

    def problems(self, s: State) -> list[str]:
        wrong = s.now.noted == 1 and s.now.over == 0 and self.worker != s.active
        return ["shrine.worker: it has entered in this turn"] if wrong else []

    def hide(self, data: dict[str, Any], seat: int | None) -> None:
        jade = data["shrine"]["jade"]
        data["shrine"]["jade"] = [amount if other == seat else None for other, amount in enumerate(jade)]

    def workers(self, seat: i64) -> i64:
        return 1 if self.worker == seat else 0


def shrine_of(s: State) -> ShrinePart:
    for part in s.parts:
        if isinstance(part, ShrinePart):
            return part
    raise AssertionError


class Shrine(Target):
    def free(self, s: State, player: i64) -> bool:
        return shrine_of(s).worker == NONE

    def cost(self, s: State, player: i64) -> i64:
        return 1

    def allows(self, s: State, player: i64, corn: i64) -> bool:
        return corn >= 1

    def place(self, s: State, player: i64, why: str) -> None:
        shrine_of(s).worker = player
        s.players[player].hand -= 1
        s.now.noted = 1

    def placed_now(self, s: State) -> i64:
        return s.now.noted

    def shows_pity(self) -> bool:
        return False


class TakeJade(Decision):
    """A jade for a corn, once placing is finished."""

    kind: ClassVar[str] = "take-jade"
    fields: ClassVar[FieldList] = (PLAYER,)

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        if s.players[self.player].stock[CORN] > 0:
            out.add(JADE)

    def take(self, s: State, action: i64) -> None:
        if action == JADE:
            s.spend(self.player, CORN, 1, "P-10.25")
            shrine_of(s).jade[self.player] += 1

    def fits(self, s: State) -> bool:
        return s.now.noted == 1


class ChooseGift(TurnStep):
    """A jade, or none, for the starting player once choices are revealed."""

    kind: ClassVar[str] = "choose-gift"
    fields: ClassVar[FieldList] = (PLAYER,)

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        out.add(JADE)

    def take(self, s: State, action: i64) -> None:
        if action == JADE:
            shrine_of(s).jade[self.player] += 1


class Gift(OpeningItem):
    def push(self, s: State) -> None:
        s.push(ChooseGift(s.marker))


class AtTheEnd(TurnItem):
    def push(self, s: State, player: i64) -> None:
        if s.now.noted == 1:
            s.push(TakeJade(player))

    def asks(self) -> Kinds:
        return ("take-jade",)


class ComesBack(RoundItem):
    def push(self, s: State) -> None:
        part = shrine_of(s)
        if part.worker != NONE:
            s.players[part.worker].hand += 1
            part.worker = NONE


class JadeScores(FinalItem):
    def score(self, s: State, player: i64) -> None:
        s.score(player, 2 * shrine_of(s).jade[player], "P-6.1")


class ShrineModule(Module[Rules, State]):
    name = "shrine"
    players: ClassVar[tuple[int, ...]] = (5,)

    def refuse(self, options: dict[str, Any]) -> None:
        if options["players"] in self.players and self.name not in options["modules"]:
            raise OptionError("players=5: only with the shrine")

    def edit(self, rules: Rules) -> None:
        rules.parts.append(ShrinePart(rules.players))
        rules.targets.append(Shrine(QUICK))
        rules.after_choices.append(Gift())
        rules.turn_ends.insert(1, AtTheEnd())
        rules.round_ends.insert(1, ComesBack())
        rules.final_scoring.append(JadeScores())

    def begin(self, state: State) -> None:
        shrine_of(state).jade[0] = 1


class WithShrine(Tzolkin):
    modules: ClassVar[list[Module[Rules, State]]] = [ShrineModule()]
    options: ClassVar[list[Option]] = options_with(modules, PLAYERS, [])
    space = SPACE
