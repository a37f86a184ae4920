"""The REST side: games, tables, actions, records, replays, words."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response

import tonalli
from tonalli.bots.registry import BOTS
from tonalli.locale import catalogues, languages
from tonalli.locale.catalogue import LANGUAGES
from tonalli.server import models, requests
from tonalli.server.clock import Clock
from tonalli.server.edition import EDITION
from tonalli.server.hall import Hall
from tonalli.server.levels import NAMES, USUAL, all_levels
from tonalli.server.limits import FRAMES, TABLES, address_of
from tonalli.server.logs import note
from tonalli.server.messages import as_json
from tonalli.server.messages import cards as told_cards
from tonalli.server.metrics import PERSON
from tonalli.server.neighbours import Elsewhere, Neighbour
from tonalli.server.reading import UNPLAYABLE
from tonalli.server.refusals import Refusal
from tonalli.server.replays import Replay, Replays
from tonalli.server.room_shapes import WaitingShown
from tonalli.server.seen import message
from tonalli.server.stored import is_open, record_text
from tonalli.server.table import LiveTable
from tonalli.server.tokens import digest, name_of, new_token
from tonalli.server.told import Card
from tonalli.server.wire import Cut, Moved, Unreachable
from tonalli.server.words import JOINED

router = APIRouter(prefix="/api", responses={422: {"model": models.ErrorShown}, 404: {"model": models.ErrorShown}})

TableId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def replays_of(request: Request) -> Replays:
    replays: Replays = request.app.state.replays
    return replays


InHall = Annotated[Hall, Depends(hall_of)]
InReplays = Annotated[Replays, Depends(replays_of)]
From = Annotated[str, Depends(address_of)]


def plain(data: Any) -> Response:
    """Data as JSON; it comes from the engine and needs no second look."""
    return Response(as_json(data), media_type="application/json")


def all_games() -> list[dict[str, Any]]:
    """The games there are, with the options a table may have."""
    return [
        {
            "name": game.name,
            "options": [option.to_dict() for option in game.options],
            "bots": list(BOTS),
            "usual": USUAL,
            "levels": all_levels(),
            "names": list(NAMES),
            "figures": game.figures(),
        }
        for game in tonalli.GAMES.values()
    ]


@router.get("/games", response_model=list[models.GameShown])
async def games() -> Response:
    """The games there are, with the options a table may have."""
    return plain(all_games())


@router.get("/languages")
async def spoken() -> dict[str, str]:
    """The languages that can be read, with what their readers call them."""
    return {language: LANGUAGES[language] for language in languages()}


@router.get("/words/{language}", response_class=Response)
async def words(
    request: Request,
    hall: InHall,
    language: Annotated[str, Path(max_length=8, pattern=r"^[a-z]+$")],
    table: Annotated[str, Query(max_length=32, pattern=r"^[A-Za-z0-9_-]*$")] = "",
) -> Response:
    """Every word a person reads, or every one that is said at a table, as Fluent messages; a browser that has those of
    this edition keeps them."""
    game = None
    if table:
        with contextlib.suppress(Refusal):
            game = await hall.game_of(table)
    text = catalogues(language, game if game in tonalli.GAMES else None)
    if text is None:
        raise Refusal(404, "no-such-language", language)
    headers = {"Cache-Control": "no-cache", "ETag": f'"{EDITION}{game or ""}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


# ---- tables --------------------------------------------------------------------------------------


@router.post("/tables", status_code=201)
async def open_table(wish: requests.TableRequest, hall: InHall, address: From) -> models.TableOpened:
    """Open a table; the answer holds the tokens of all seats taken by people, and nobody sees them again."""
    seats = list(wish.seats)
    if wish.drawn and not wish.waiting:
        secrets.SystemRandom().shuffle(seats)
    pairs = [(seat.kind, seat.name) for seat in seats]
    options = {"players": len(pairs), **wish.options}
    if options["players"] != len(pairs):
        raise Refusal(422, "option", f"players={options['players']!r}: there are {len(pairs)} seats")
    clock = Clock(wish.clock.seat, wish.clock.turn, wish.clock.ends) if wish.clock is not None else None
    table, tokens = await hall.create(
        wish.game,
        options,
        pairs,
        wish.listed,
        wish.seed,
        address=address,
        waiting=wish.waiting,
        clock=clock,
        colours=[seat.colour for seat in seats],
    )
    return models.TableOpened(
        id=table.id,
        seats=[
            models.HeldSeat(seat=number, kind=kind, name=name, token=tokens[number])
            for number, (kind, name) in enumerate(pairs)
        ],
    )


@router.get("/tables", response_model=list[models.ListedTable])
async def listed(hall: InHall, limit: Annotated[int, Query(ge=1, le=100)] = 50) -> Response:
    """Tables that were opened for everybody to see, the newest first."""
    return plain(await hall.storage.listing(limit))


STATUS = "/api/tables/status"


@router.post("/tables/status", response_model=list[models.TableStatus])
async def status(wish: requests.StatusRequest, hall: InHall, address: From) -> Response:
    """How several tables stand, and whether it is the asker's turn there."""
    hall.rates.owe(address, len(wish.tables) // TABLES)
    return plain([await status_of(each, hall) for each in wish.tables])


async def status_of(held: requests.HeldTable, hall: Hall) -> dict[str, Any]:
    try:
        table = await hall.table(held.id)
    except Elsewhere as elsewhere:
        return await status_elsewhere(held, hall, elsewhere.owner)
    except Refusal as refusal:
        return {"id": held.id, "code": refusal.code}
    async with table.still():
        actor, seats = table.match.actor, table.held_by(held.tokens)
        if not table.may_look(seats):
            return {"id": held.id, "code": "no-onlookers"}
        return {
            "id": held.id,
            "game": table.stored.game,
            "seats": [{"kind": seat.kind, "name": seat.name} for seat in table.seats],
            "revision": table.shown_revision(seats),
            "turn": table.match.turn,
            "actor": actor if actor >= 0 else None,
            "mine": actor in table.played_by(held.tokens),
            "held": seats,
            "over": table.match.over,
            "waiting": table.room.waiting,
            "changed": table.stored.changed if table.secret_chooser is None else table.stored.created,
            "progress": None if table.room.waiting else table.telling.progress(table.position.view(None)),
            "sides": [side.to_dict() for side in table.telling.seats(table.position.view(None), table.names)],
            "next": (table.stored.result or {}).get("next"),
        }


async def status_elsewhere(held: requests.HeldTable, hall: Hall, owner: Neighbour) -> dict[str, Any]:
    """How a table stands that another process has."""
    try:
        found = await hall.neighbours.lines.ask(owner.address, STATUS, {"tables": [held.model_dump()]})
    except (Unreachable, Moved, Cut):
        hall.neighbours.miss(owner, held.id)
        return {"id": held.id, "code": "not-kept"}
    status: dict[str, Any] = found[0]
    return status


@router.post("/tables/{table_id}/look", response_model=models.TableShown | WaitingShown)
async def look(table_id: TableId, wish: requests.LookRequest, hall: InHall, address: From) -> Response:
    """The table as the holder of these tokens, or a spectator, may see it."""
    return plain(await shown(await hall.come(table_id, address), wish.tokens, wish.told))


async def shown(table: LiveTable, tokens: list[str], told: int) -> dict[str, Any]:
    held = table.held_by(tokens)
    async with table.still():
        table.let_look(held)
        return message(table, held, eyes(table, held), min(told, len(table.match.watch())))


def eyes(table: LiveTable, held: list[int]) -> int | None:
    """Through whose eyes somebody who holds some seats looks: whoever decides, or the only one."""
    actor = table.match.actor
    return actor if actor in held else held[0] if len(held) == 1 else None


@router.post("/tables/{table_id}/past", response_model=list[models.PastShown])
async def past(
    table_id: TableId, wish: requests.PastRequest, hall: InHall, replays: InReplays, address: From
) -> Response:
    """The table as it was while some events happened, for whoever may look at it; not while something is secret."""
    table = await hall.table(table_id)
    held = table.held_by(wish.tokens)
    async with table.still():
        table.let_look(held)
        seat = eyes(table, held)
        text, revision = written(table)
    owe = partial(hall.rates.owe, address)
    replay = await replays.get(table_id, revision, text, owe, table.stored.colours)
    seen = []
    numbers = replay.past(wish.first, wish.last)
    owe(len(numbers) // FRAMES)
    for number in numbers:
        seen.append(replay.then(number, seat, table.names))
        # Others are served between two of them.
        await asyncio.sleep(0)
    return plain(seen)


@router.post("/tables/{table_id}/seats/{number}", status_code=201)
async def sit(table_id: TableId, number: int, wish: requests.JoinRequest, hall: InHall) -> models.HeldSeat:
    """Take a free seat."""
    table = await hall.table(table_id)
    token = new_token()
    await table.sit(number, wish.name, digest(token))
    note("seat taken", table=table.id, seat=number)
    await table.note(number, table.seats[number].name, JOINED)
    hall.computer.go_on(table)
    return models.HeldSeat(seat=number, kind="person", name=table.seats[number].name, token=token)


@router.post("/tables/{table_id}/actions", response_model=models.TableShown)
async def act(table_id: TableId, wish: requests.ActionRequest, hall: InHall) -> Response:
    """Play an action. It is committed when this answers."""
    table = await hall.table(table_id)
    told = len(table.match.watch())
    with hall.metrics.action(PERSON):
        await table.play(table.played_by(wish.tokens), wish.revision, wish.action)
    hall.computer.go_on(table)
    return plain(await shown(table, wish.tokens, told))


@router.post("/tables/{table_id}/undo", response_model=models.TableShown)
async def undo(table_id: TableId, wish: requests.UndoRequest, hall: InHall) -> Response:
    """Take back the last decision of this turn, or all of them."""
    table = await hall.table(table_id)
    await table.undo(table.played_by(wish.tokens), wish.revision, wish.whole_turn)
    return plain(await shown(table, wish.tokens, 0))


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(table_id: TableId, wish: requests.RematchRequest, hall: InHall) -> models.ReplayOpened:
    """A new table for the same seats, held by the same tokens."""
    table = await hall.table(table_id)
    if not table.held_by(wish.tokens):
        raise Refusal(403, "not-at-the-table")
    if not table.match.over:
        raise Refusal(409, "not-over")
    return models.ReplayOpened(id=await hall.rematch(table))


@router.get("/tables/{table_id}/result", response_model=models.ResultShown)
async def result(table_id: TableId, hall: InHall) -> Response:
    """How a finished game ended, as it was kept then, whether or not it can be replayed any more."""
    stored = await hall.storage.load(table_id)
    if stored is None:
        raise Refusal(404, "no-such-table")
    if not stored.over or stored.result is None:
        raise Refusal(409, "not-over")
    return plain(
        {
            "id": stored.id,
            "game": stored.game,
            "rules": stored.rules,
            "options": stored.options,
            "seats": [{"kind": seat.kind, "name": seat.name} for seat in stored.seats],
            "scores": stored.result["scores"],
            "winners": stored.result["winners"],
            "sheet": stored.result.get("sheet"),
        }
    )


@router.get("/tables/{table_id}/record", response_class=Response)
async def record(table_id: TableId, hall: InHall) -> Response:
    """The game so far as text, also of one that cannot be replayed any more; not while something in it is secret."""
    try:
        text, _revision = await record_of(await hall.table(table_id))
    except Refusal as refusal:
        stored = await hall.storage.load(table_id) if refusal.code in UNPLAYABLE else None
        if stored is None or not is_open(stored):
            raise
        text = record_text(stored)
    return as_file(text, table_id)


def as_file(record: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="tonalli-{name}.txt"'}
    return Response(record, media_type="text/plain; charset=utf-8", headers=headers)


async def record_of(table: LiveTable) -> tuple[str, int]:
    """The record, and the revision it is of."""
    async with table.still():
        if not table.room.watched and not table.match.over:
            raise Refusal(409, "not-over")
        return written(table)


def written(table: LiveTable) -> tuple[str, int]:
    """The record of a table that is still, and the revision it is of, unless something in it is secret."""
    if table.room.waiting:
        raise Refusal(409, "waiting")
    if table.match.game.hides(table.match.state):
        raise Refusal(409, "secret")
    return table.match.record().write(), table.revision


# ---- replays -------------------------------------------------------------------------------------


@router.post("/replays", status_code=201)
async def open_replay(wish: requests.ReplayRequest, hall: InHall, address: From) -> models.ReplayOpened:
    """Hand in a record to look at."""
    if not hall.handed_in.take(address):
        raise Refusal(429, "too-many-tables")
    await asyncio.to_thread(Replay, wish.record)
    replay_id = name_of(wish.record)
    if not await hall.storage.keep_replay(replay_id, wish.record, hall.settings.most_replays):
        raise Refusal(503, "full")
    return models.ReplayOpened(id=replay_id)


async def replay_of(key: str, hall: Hall, replays: Replays, address: str) -> Replay:
    """A replay of a record handed in, or of a table by its id; whoever asks first pays for it."""
    owe = partial(hall.rates.owe, address)
    text = await hall.storage.load_replay(key)
    if text is not None:
        return await replays.get(key, -1, text, owe)
    table = await hall.table(key)
    text, revision = await record_of(table)
    return await replays.get(key, revision, text, owe, table.stored.colours)


@router.get("/replays/{replay_id}", response_model=models.ReplayShown)
async def replay(replay_id: TableId, hall: InHall, replays: InReplays, address: From) -> Response:
    """What there is to see of a replay; tables are replays too."""
    return plain((await replay_of(replay_id, hall, replays, address)).summary())


@router.get("/replays/{replay_id}/cards", response_model=dict[str, Card])
async def replay_cards(replay_id: TableId, hall: InHall, replays: InReplays, address: From) -> Response:
    """What the things of the table are and do, by thing."""
    found = await replay_of(replay_id, hall, replays, address)
    return plain(told_cards(found.telling, found.options))


@router.get("/replays/{replay_id}/record", response_class=Response)
async def replay_record(replay_id: TableId, hall: InHall) -> Response:
    """The record that is being looked at."""
    text = await hall.storage.load_replay(replay_id)
    return as_file(text, replay_id) if text is not None else await record(replay_id, hall)


@router.get("/replays/{replay_id}/frames/{number}", response_model=models.FrameShown)
async def frame(replay_id: TableId, number: int, hall: InHall, replays: InReplays, address: From) -> Response:
    """One frame of a replay."""
    return plain((await replay_of(replay_id, hall, replays, address)).frame(number, None))
