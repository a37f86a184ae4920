"""Looking at a game step by step: a record, or a table's moves so far, as frames one can go to in any order."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import tonalli
from tonalli.bots.registry import BOTS
from tonalli.core.errors import RecordError
from tonalli.core.match import Match
from tonalli.core.state import State
from tonalli.core.step import CHANCE
from tonalli.server.colours import told_in_colours
from tonalli.server.messages import lately, notes, position, score_sheet, seat_name
from tonalli.server.refusals import Refusal
from tonalli.server.room import PERSON
from tonalli.server.story import Story
from tonalli.telling.look import Look
from tonalli.telling.seat import Name

STRIDE = 16
"""Of so many positions one is kept, from which the others are found again."""
STATE_BYTES = 10_000
ENTRY_BYTES = 300
"""What a position, and a move, an event or a frame take in memory, as measured."""
MOST_PAST = 64
"""Positions of a turn that are sent at once; no turn of a person has so many decisions."""
MADE = 8
"""As how many requests one counts, besides itself, for which a replay has to be made."""
MOST_BYTES = 32 * 2**20
"""What all replays that are kept in memory may take."""


class Frame:
    """A position somebody decides in, or the end: how many moves and events came before, and how it stands."""

    def __init__(self, state: State, moves: int, events: int) -> None:
        self.moves = moves
        self.events = events
        self.turn = state.turn
        self.active = state.active
        self.scores = state.scores()


def plain_name(seat: str) -> str:
    """A name without the kind of player that records of the terminal add to it: Ana of ``Ana=human``."""
    name, equals, kind = seat.rpartition("=")
    return name if equals and (kind == "human" or kind in BOTS or ":" in kind) else seat


class Replay:
    """All frames of a game."""

    def __init__(self, text: str, colours: Sequence[str | None] = ()) -> None:
        try:
            whole = tonalli.load(text, 0)
        except RecordError as error:
            raise Refusal.of(422, "broken-record", error) from None
        self.game = whole.game
        self.options = whole.options
        given = [plain_name(seat) for seat in whole.seats] or [""] * whole.options["players"]
        self.names = [seat_name(PERSON, name, number) for number, name in enumerate(given)]
        self.moves = whole.moves
        self.text = text
        match = Match(whole.game, whole.options, 0, list(whole.seats), whole.start)
        self.events = match.watch()
        self.frames: list[Frame] = []
        self.kept: list[State] = []
        """Every so many frames their state."""
        for number, move in enumerate(whole.moves):
            self.look_at(match.state, number)
            match.state.carry_out(move.action)
        self.look_at(match.state, len(whole.moves))
        self.telling = told_in_colours(whole.game, match.view(), colours)

    def look_at(self, state: State, moves: int) -> None:
        """A frame, where somebody decides or the game is over."""
        if state.actor == CHANCE:
            return
        if len(self.frames) % STRIDE == 0:
            self.kept.append(state.copy())
        self.frames.append(Frame(state, moves, len(self.events)))

    def state_at(self, number: int) -> State:
        """The state of a frame, played on from the nearest one before it that is kept."""
        first = number // STRIDE
        state = self.kept[first].copy()
        for move in self.moves[self.frames[first * STRIDE].moves : self.frames[number].moves]:
            state.carry_out(move.action)
        return state

    @property
    def bytes(self) -> int:
        """About what it takes in memory."""
        entries = len(self.moves) + len(self.events) + len(self.frames)
        return STATE_BYTES * len(self.kept) + ENTRY_BYTES * entries + len(self.text)

    def summary(self) -> dict[str, Any]:
        """What there is to see, with the whole story and the scores at every frame for the course of the game."""
        last = self.state_at(len(self.frames) - 1)
        story = Story(self.telling)
        story.go_on(self.events)
        return {
            "game": self.game.name,
            "options": self.options,
            "frames": len(self.frames),
            "turns": [frame.turn for frame in self.frames],
            "events": [frame.events for frame in self.frames],
            "actors": [frame.active for frame in self.frames],
            "scores": [frame.scores for frame in self.frames],
            "marks": self.marks(last),
            "story": story.paragraphs,
            "over": last.over,
            **score_sheet(self.telling, self.events, last),
        }

    def marks(self, last: State) -> list[dict[str, Any]]:
        """What happened to all seats at once before the end of the game, by the turn that shows it."""
        found = self.telling.moments(last, self.events)
        return [
            {
                "turn": next(frame.turn for frame in self.frames if frame.events > moment.first),
                "icon": moment.icon,
                "words": moment.title,
            }
            for moment in found
            if moment.kind != "final_scoring"
        ]

    def frame(self, number: int, seat: int | None) -> dict[str, Any]:
        """One frame: what a seat, or a spectator, saw then, and what had happened since the frame before."""
        if not 0 <= number < len(self.frames):
            raise Refusal(404, "no-such-frame")
        frame, state = self.frames[number], self.state_at(number)
        before = self.frames[number - 1] if number > 0 else None
        first = before.moves if before is not None else 0
        told = before.events if before is not None else 0
        story = Story(self.telling)
        story.go_on(self.events[: frame.events])
        with Look(state).begun():
            seen = self.seen(state, seat, self.names)
        return {
            "number": number,
            **seen,
            "actions": [move.notation for move in self.moves[first : frame.moves]],
            "story": story.since(told),
            "moments": lately(self.telling, state, self.events[: frame.events], told),
            "events_from": told,
            "events": self.events[told : frame.events],
            "turn": frame.turn,
        }

    def past(self, first: int, last: int) -> range:
        """The frames through which some events led: the one before, and on until all of them had happened."""
        begin = max((n for n, frame in enumerate(self.frames) if frame.events <= first), default=0)
        end = next((n for n, frame in enumerate(self.frames) if frame.events > last), len(self.frames) - 1)
        return range(begin, min(end, begin + MOST_PAST) + 1)

    def then(self, number: int, seat: int | None, names: Sequence[Name]) -> dict[str, Any]:
        """A frame as a seat, or a spectator, saw it, and what had happened since the frame before."""
        state = self.state_at(number)
        told = self.frames[number - 1].events if number > 0 else 0
        with Look(state).begun():
            seen = self.seen(state, seat, names)
        return {**seen, "events_from": told, "events": self.events[told : self.frames[number].events]}

    def seen(self, state: State, seat: int | None, names: Sequence[Name]) -> dict[str, Any]:
        """A position through the eyes of a seat, or of a spectator, with how all things stand in it."""
        found = position(self.telling, state, seat, names)
        return {**found, "notes": notes(self.telling, state, seat, names)}


class Replays:
    """The replays that were looked at last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int], Replay] = OrderedDict()

    async def get(
        self, key: str, revision: int, text: str, owe: Callable[[int], None], colours: Sequence[str | None] = ()
    ) -> Replay:
        """A replay; one that is not there is made beside the event loop, which has others to serve, and owed for."""
        found = self.kept.pop((key, revision), None)
        if found is None:
            owe(MADE)
            found = await asyncio.to_thread(Replay, text, colours)
        self.kept[key, revision] = found
        while len(self.kept) > 1 and sum(each.bytes for each in self.kept.values()) > MOST_BYTES:
            self.kept.popitem(last=False)
        return found
