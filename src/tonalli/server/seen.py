"""A table as somebody sees it: while its game is played, and while people wait for it to begin."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from tonalli.learning.lesson import moves_told
from tonalli.server.edition import EDITION
from tonalli.server.presence import HERE
from tonalli.server.room import FEWEST, PERSON, counts_of, filled, plan_of
from tonalli.server.standing_in import can_be_replaced
from tonalli.server.watcher import PRESENCE
from tonalli.telling.phrase import Phrase

if TYPE_CHECKING:
    from tonalli.server.table import LiveTable


def message(table: LiveTable, held: list[int], seat: int | None, told: int) -> dict[str, Any]:
    """The table as it is shown to somebody: what they may know, and what happened since they were told."""
    if table.room.waiting:
        return room_shown(table, held)
    match, now = table.match, table.position
    decides = seat == match.actor and seat in held and table.seats[match.actor].stand_in is None
    return {
        "type": "table",
        "edition": EDITION,
        "id": table.id,
        "game": table.stored.game,
        "options": table.stored.options,
        "revision": table.shown_revision(held),
        "seats": [seat_shown(table, number, held) for number in range(len(table.seats))],
        "words": table.room.words,
        "watched": table.room.watched,
        "hints": table.room.hints,
        "clock": table.clock.shown(time.time()) if table.clock is not None else None,
        "seat": seat,
        "actor": match.actor if match.actor >= 0 else None,
        "turn": match.turn,
        "moves": moves_told(match),
        "next": (table.stored.result or {}).get("next"),
        "secret": match.game.hides(match.state),
        **now.seen(seat),
        **now.asked(decides),
        "to_come": now.to_come(seat),
        **now.score_sheet(),
        "can_undo": match.undo_seat in held and table.seats[match.undo_seat].stand_in is None,
        "story": table.story.since(told),
        "moments": now.moments(told),
        "events_from": told,
        "events": now.events[told:],
    }


def presence_news(table: LiveTable) -> dict[str, Any]:
    """Who is there, and no more; it is the same for everybody."""
    return {
        "type": PRESENCE,
        "seats": [presence_of(table, number) for number in range(len(table.seats))],
        "watching": onlookers(table),
    }


def presence_of(table: LiveTable, number: int) -> dict[str, Any]:
    """Whether whoever sits there is at the table, since when they are not, and whether a computer may play for them."""
    is_person = table.seats[number].kind == PERSON
    return {
        "online": table.is_online(number),
        "presence": table.presence.of(number) if is_person else HERE,
        "since": table.presence.since.get(number) if is_person else None,
        "missed": can_be_replaced(table, number),
    }


def onlookers(table: LiveTable) -> int:
    return sum(not watcher.seats for watcher in table.watchers)


def seat_shown(table: LiveTable, number: int, held: list[int]) -> dict[str, Any]:
    """Who sits there, and whether they are at the table."""
    seat = table.seats[number]
    return {
        "kind": seat.kind,
        "name": seat.name,
        "mine": number in held,
        **presence_of(table, number),
        "stand_in": seat.stand_in,
        "resigned": seat.resigned,
        "host": number == table.room.host,
    }


def room_shown(table: LiveTable, held: list[int]) -> dict[str, Any]:
    """The room as whoever holds some seats sees it while they wait."""
    stored, room = table.stored, table.room
    sides = table.telling.seats(table.position.view(None), table.names)
    count = len(filled(stored.seats))
    return {
        "type": "waiting",
        "edition": EDITION,
        "id": stored.id,
        "game": stored.game,
        "options": stored.options,
        "plan": plan_of(stored.game, stored.options, stored.seats).to_dict(),
        "revision": table.revision,
        "listed": stored.listed,
        "drawn": room.drawn,
        "words": room.words,
        "watched": room.watched,
        "hints": room.hints,
        "host": room.host,
        "is_host": room.host in held,
        "clock": stored.clock,
        "watching": onlookers(table),
        "seats": [
            {**seat_shown(table, number, held), "colour": side.colour, "mark": side.mark}
            for number, side in enumerate(sides[: len(stored.seats)])
        ],
        "can_add": len(stored.seats) + 1 in counts_of(table.match.game),
        "can_drop": len(stored.seats) - 1 in counts_of(table.match.game),
        "can_start": count >= FEWEST,
        "start": start_words(table, held, count),
        "says": room_words(table, held, count),
    }


def waits_for_host(table: LiveTable, held: list[int]) -> bool:
    """Whether somebody else begins the game."""
    return table.room.host is not None and table.room.host not in held


def start_words(table: LiveTable, held: list[int], count: int) -> Phrase:
    """What stands on the button that begins the game, or in its place."""
    host = table.room.host
    if host is not None and waits_for_host(table, held):
        return Phrase("web-room-host-starts", name=table.names[host])
    return Phrase("web-room-start", count=count) if count >= FEWEST else Phrase("web-room-start.alone")


def room_words(table: LiveTable, held: list[int], count: int) -> Phrase:
    """What is still to be waited for; whoever begins the game is told what they can do."""
    free = len(table.seats) - count
    if count < FEWEST:
        return Phrase("web-room-says.alone")
    if not free:
        return Phrase("web-room-says.full")
    return Phrase("web-room-says.guest" if waits_for_host(table, held) else "web-room-says", free=free)
