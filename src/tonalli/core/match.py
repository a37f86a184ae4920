"""A game being played: the state, its dealer, its history, undo."""

from __future__ import annotations

import json
from typing import Any

from tonalli.core.actions import action_id, whole_number
from tonalli.core.dealer import Dealer, KeyedDealer
from tonalli.core.errors import IllegalAction, OptionError, PositionError, RecordError
from tonalli.core.events import Event
from tonalli.core.game import GAMES, Game, Reason
from tonalli.core.record import Move, Record, RecordText, parse
from tonalli.core.state import Score, State
from tonalli.core.step import CHANCE


class Mark:
    """Where a match stood."""

    def __init__(
        self, state: State, moves: list[Move], events: list[Event], dealt: int, undo: list[tuple[State, int, int]]
    ) -> None:
        self.state = state
        self.moves = moves
        self.events = events
        self.dealt = dealt
        self.undo = undo


class Match:
    """One game among seats; chance is answered by a seeded dealer, or from a key of 16 bytes by a keyed one.

    Play through the match: it keeps the history that records and undo need.
    """

    def __init__(
        self, game: Game, options: dict[str, Any], seed: int | bytes, seats: list[str], start: State | None = None
    ) -> None:
        self.game = game
        self.space = game.space
        self.options = options
        self.seed = seed
        self.seats = seats
        self.start = start.copy() if start is not None else None
        """Where it began, if that was not the usual start."""
        self.state = self.beginning()
        self.moves: list[Move] = []
        self.events: list[Event] | None = None
        """What happened, if anybody asked for it."""
        self._dealer: Dealer | KeyedDealer = KeyedDealer(seed) if isinstance(seed, bytes) else Dealer(seed)
        self._undo: list[tuple[State, int, int]] = []

    def beginning(self) -> State:
        """The state before the first move."""
        return self.start.copy() if self.start is not None else self.game.begin(self.options)

    # ---- whose decision, what is legal, play -----------------------------------------------

    @property
    def actor(self) -> int:
        """The seat to decide, 0-based; -2 when the match is over."""
        return self.state.actor

    @property
    def active(self) -> int:
        """The seat whose turn it is; -2 during setup and after the end."""
        return self.state.active

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def turn(self) -> int:
        """Turns begun so far; 0 during setup."""
        return self.state.turn

    def legal(self) -> list[int]:
        """The legal actions, ascending; never empty while the match is not over."""
        return self.state.legal()

    def play(self, action: object) -> None:
        """Play an action, given as id or notation; an illegal one changes nothing."""
        number = self.space.read(action) if isinstance(action, str) else action_id(action)
        word = self.space.write(number)
        if number not in self.state.choices:
            raise IllegalAction(f"{word!r} is not legal now" + (": the match is over" if self.over else ""))
        self.carry_out(number)
        self.deal()

    def deal(self) -> None:
        """Let the dealer answer chance as long as chance is to decide."""
        while self.state.actor == CHANCE:
            self.carry_out(self._dealer.pick(self.state))

    def carry_out(self, action: int) -> None:
        """Play an action known to be legal, chance included, without letting the dealer answer.

        It can be undone until another player decides: one who is only asked has not. In setup, where everybody decides
        once and it is the next player's turn to do so, whoever is asked next ends it.
        """
        actor, turn, sealed = self.state.actor, self.state.turn, self.state.sealed
        before: tuple[State, int, int] | None = None
        if actor != CHANCE:
            before = (self.state.copy(), len(self.moves), len(self.events) if self.events is not None else 0)
        # The turn an action opens belongs to the next action: an action is filed under the turn it was taken in.
        self.moves.append(Move(turn, self.state.active, action, self.space))
        self.state.carry_out(action)
        state = self.state
        asked = state.actor == actor or (state.actor >= 0 and turn > 0)
        if before is None or not asked or state.turn != turn or state.sealed != sealed:
            self._undo = []
            return
        if self.undo_seat != actor:
            self._undo = []
        self._undo.append(before)

    # ---- results ---------------------------------------------------------------------------

    def scores(self) -> list[Score]:
        """Victory points, one a seat."""
        return self.state.scores()

    def winners(self) -> list[int]:
        """Seats that won, ties broken as the rules say; empty while the match goes on."""
        return self.state.winners()

    # ---- undo ------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether the last decision belongs to this turn, and nothing was revealed since."""
        return bool(self._undo)

    @property
    def undo_seat(self) -> int | None:
        """The seat whose decision would be taken back: not always the one that is asked now; None if nothing can be."""
        return self._undo[-1][0].actor if self._undo else None

    def undo(self) -> None:
        """Take back the last decision of this turn, for whoever made it; whom it asked is asked no longer."""
        if not self._undo:
            raise IllegalAction("nothing to undo: a turn began, another player decided, or something was revealed")
        state, moves, events = self._undo.pop()
        self.state = state
        del self.moves[moves:]
        if self.events is not None:
            del self.events[events:]
            self.state.listen(self.events)

    def mark(self) -> Mark:
        """Where the match stands, to come back to whatever is played, undone or dealt in between."""
        events = list(self.events) if self.events is not None else []
        return Mark(self.state.copy(), list(self.moves), events, self._dealer.dealt, list(self._undo))

    def back_to(self, mark: Mark) -> None:
        """As if nothing had happened since."""
        self.state = mark.state
        self.moves[:] = mark.moves
        self._undo = mark.undo
        self._dealer.dealt = mark.dealt
        if self.events is not None:
            self.events[:] = mark.events
            self.state.listen(self.events)

    # ---- words and data --------------------------------------------------------------------

    def write(self, action: object) -> str:
        """The notation of an action."""
        return self.space.write(action)

    def read(self, text: object) -> int:
        """The action of a notation."""
        return self.space.read(text)

    def describe(self, action: object) -> dict[str, object]:
        """Kind and named arguments of an action, and the thing on the table it is about."""
        return self.game.describe(self.state, self.read(action) if isinstance(action, str) else action_id(action))

    def why_not(self, action: object) -> Reason | None:
        """Why whoever decides cannot take an action now, given as id or notation; None if they can."""
        number = self.space.read(action) if isinstance(action, str) else action_id(action)
        self.space.write(number)
        return self.game.why_not(self.state, number)

    def view(self, seat: object = None) -> dict[str, Any]:
        """All that a seat (``None``: a spectator) may know, as plain data."""
        if seat is None:
            return self.game.view(self.state, None)
        seats = len(self.scores())
        number = whole_number(seat)
        if number is None or not 0 <= number < seats:
            raise OptionError(f"seat={seat!r}: allowed is None or 0 to {seats - 1}")
        return self.game.view(self.state, number)

    def watch(self) -> list[Event]:
        """Listen to events from now on; the list grows as the match is played."""
        if self.events is None:
            self.events = []
            self.state.listen(self.events)
        return self.events

    def record(self) -> Record:
        """The match so far as a record."""
        return Record(
            self.game.name,
            self.game.rules_version,
            self.options,
            self.seats,
            list(self.moves),
            self.scores() if self.over else None,
            self.winners() if self.over else None,
            self.start.to_dict() if self.start is not None else None,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Matches are pickled as records."""
        return (replay, (self.record().write(), self.seed))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Match)
            and self.record().write() == other.record().write()
            and self.state.to_dict() == other.state.to_dict()
        )

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        """The position in words, with the names of the seats."""
        return self.game.picture(self.state, names=self.seats)

    def _repr_html_(self) -> str:
        return self.game.picture(self.state, html=True, names=self.seats)

    def __repr__(self) -> str:
        state = f"over, scores {self.scores()}" if self.over else f"turn {self.turn}, seat {self.actor} to decide"
        return f"<Match of {self.game.name} for {self.options['players']}: {state}>"


def checked_seats(seats: Any, options: dict[str, Any]) -> list[str]:
    """The names at the table: none, or one a player."""
    if seats is None:
        return []
    players = options["players"]
    if not isinstance(seats, list) or len(seats) != players or not all(isinstance(name, str) for name in seats):
        raise OptionError(f"seats={seats!r}: allowed is a list of {players} names")
    return list(seats)


def parsed_record(text: object) -> tuple[RecordText, Game]:
    """The shape of a record, and its game; a record that is text no longer will do as well."""
    if isinstance(text, Record):
        text = text.write()
    if not isinstance(text, str):
        raise RecordError(f"a record is text, not {type(text).__name__}")
    parsed = parse(text)
    name = parsed.headers["game"]
    if name not in GAMES:
        games = ", ".join(GAMES)
        told = f"the record is of the game {name!r}; known are {games}"
        raise RecordError(told, "record-game", game=name, known=games)
    return parsed, GAMES[name]


def read_record(text: object) -> Record:
    """A record read from text; whether its moves are legal only a replay can tell."""
    parsed, game = parsed_record(text)
    headers = parsed.headers
    try:
        options = game.check(parsed.options())
        seats = checked_seats(headers.get("seats"), options)
        moves = [Move(turn, seat, game.space.read(word), game.space) for line, turn, seat, word in parsed.words]
    except (OptionError, IllegalAction) as error:
        raise RecordError(str(error), error.kind, **error.given) from None
    return Record(
        game.name,
        headers.get("rules", game.rules_version),
        options,
        seats,
        moves,
        headers.get("scores"),
        headers.get("winners"),
        headers.get("position"),
    )


def replay(text: object, seed: int | bytes, watch: bool = False) -> Match:
    """Play a record's moves again; a move that is not legal names its line."""
    parsed, game = parsed_record(text)
    headers = parsed.headers
    rules = headers.get("rules")
    if isinstance(rules, bool) or rules not in game.readable:
        known = ", ".join(str(version) for version in game.readable)
        told = f"the record has rules {rules!r} of {game.name}, this program knows {known}"
        raise RecordError(told, "record-rules", rules=str(rules), game=game.name, known=known)
    game = game.of_version(rules)
    try:
        options = game.check(parsed.options())
        start = game.from_dict(headers["position"]) if "position" in headers else None
        match = Match(game, options, seed, checked_seats(headers.get("seats"), options), start)
    except OptionError as error:
        raise RecordError(f"the record's options are refused: {error}", "record-options", reason=error) from None
    except PositionError as impossible:
        told = f"the record's position is refused: {impossible}"
        raise RecordError(told, "record-position", reason=impossible) from None
    if start is not None and start.options != options:
        raise RecordError("the record's position has other options than the record", "record-other-options")
    if watch:
        match.watch()
    for line, turn, seat, word in parsed.words:
        try:
            action = game.space.read(word)
        except IllegalAction as unknown:
            raise RecordError(f"line {line}: {unknown}", "record-unknown", line=line, move=word) from None
        if action not in match.state.choices:
            raise RecordError(f"line {line}: {word!r} is not legal there", "record-illegal", line=line, move=word)
        if (turn, seat) != (match.turn, match.state.active):
            belongs = f"turn {match.turn} of seat {match.state.active}"
            told = f"line {line}: {word!r} is filed under turn {turn} of seat {seat}, but belongs to {belongs}"
            raise RecordError(told, "record-filed", line=line, move=word, turn=match.turn, seat=match.state.active)
        if match.state.actor == CHANCE:
            match._dealer.dealt += 1
        match.carry_out(action)
    match.deal()
    for name, found in (("scores", match.scores), ("winners", match.winners)):
        if name in headers and (not match.over or json.dumps(headers[name]) != json.dumps(found())):
            told = f"the record says {name} {headers[name]}, its moves give {found() if match.over else 'no end'}"
            raise RecordError(told, "record-end", name=name, found=str(headers[name]))
    return match
