"""Browsers that are sent what changed see what those see who are sent the whole, and ask for it where they must."""

from __future__ import annotations

import asyncio
from typing import Any

import orjson
import pytest
from starlette.testclient import TestClient

from server.guests import Json, guest, open_table, tokens_of
from server.test_nothing_tells import Nowhere, stored_table
from tonalli.server.changes import applied
from tonalli.server.table import LiveTable
from tonalli.server.watcher import Watcher

ACTIONS = 60


class Browser:
    """Two sockets of one person: one is sent changes, the other the whole table every time."""

    def __init__(self, table: LiveTable, seats: list[int]) -> None:
        self.changed, self.whole = Watcher(seats), Watcher(seats)
        self.changed.takes_changes = True
        self.seen: Json = {}
        self.sizes = [0, 0]
        for watcher in (self.changed, self.whole):
            table.arrive(watcher)

    async def compare(self, table: LiveTable) -> None:
        if not self.changed.stale:
            assert not self.whole.stale
            return
        short, long = await table.news(self.changed), await table.news(self.whole)
        self.sizes = [self.sizes[0] + len(short), self.sizes[1] + len(long)]
        news = orjson.loads(short)
        if news["type"] == "changes":
            assert news["from"] == self.seen["revision"]
            self.seen = applied(self.seen, news)
        else:
            assert not self.seen, "the whole is sent once"
            self.seen = news
        assert self.seen == orjson.loads(long)


@pytest.mark.parametrize(("game", "players"), [("teotihuacan", 2), ("teotihuacan", 3), ("tzolkin", 2), ("tzolkin", 4)])
def test_changes_lead_to_the_table_that_others_are_sent_whole(game: str, players: int) -> None:
    async def play() -> list[Browser]:
        table = LiveTable(stored_table(game, players, {}, 5), Nowhere())  # type: ignore[arg-type]
        browsers = [Browser(table, seats) for seats in ([], [0], [1], [0, 1])]
        for number in range(ACTIONS):
            for browser in browsers:
                await browser.compare(table)
            actor, legal = table.match.actor, table.match.legal()
            await table.play([actor], table.revision, legal[number % len(legal)])
            if number % 7 == 0 and table.match.undo_seat is not None:
                await table.undo([table.match.undo_seat], table.revision, False)
        return browsers

    for browser in asyncio.run(play()):
        assert browser.sizes[0] < 0.6 * browser.sizes[1], "changes are much shorter"


def test_one_message_is_made_for_all_who_see_the_same() -> None:
    async def look() -> None:
        table = LiveTable(stored_table("tzolkin", 2, {}, 1), Nowhere())  # type: ignore[arg-type]
        onlookers = [Watcher([]) for _each in range(3)]
        seated = Watcher([0])
        for watcher in (*onlookers, seated):
            table.arrive(watcher)
        sent = [await table.news(watcher) for watcher in onlookers]
        assert all(each is sent[0] for each in sent)
        assert await table.news(seated) is not sent[0]

    asyncio.run(look())


def test_what_one_seat_is_told_is_told_to_no_other() -> None:
    """Whoever is asked first leaves nothing behind for those who may know less, and the other way round."""

    async def told(order: list[list[int]]) -> dict[str, Any]:
        table = LiveTable(stored_table("tzolkin", 3, {}, 4), Nowhere())  # type: ignore[arg-type]
        assert table.match.game.hides(table.match.state)
        return {str(seats): await table.news(Watcher(seats)) for seats in order}

    seats: list[list[int]] = [[0], [1], [], [0, 1], [2]]
    forth, back = asyncio.run(told(seats)), asyncio.run(told(seats[::-1]))
    assert forth == back
    assert len(set(forth.values())) == len(seats)


def test_who_asks_for_the_whole_gets_it_with_all_that_happened(client: TestClient) -> None:
    table = open_table(client, seed=3)
    with client.websocket_connect(f"/api/tables/{table['id']}/live") as socket:
        socket.send_json({"tokens": tokens_of(table), "changes": True})
        shown = socket.receive_json()
        assert shown["type"] == "table"
        play = {"type": "play", "revision": shown["revision"], "action": shown["choices"][0]["action"]}
        socket.send_json(play)
        changes = socket.receive_json()
        assert (changes["type"], changes["from"]) == ("changes", shown["revision"])
        socket.send_json({"type": "whole"})
        whole = socket.receive_json()
        assert whole["type"] == "table"
        assert whole["events_from"] == 0
        known = ("events", "events_from", "story", "moments")
        after = applied(shown, changes)
        assert {name: whole[name] for name in whole if name not in known} == {
            name: after[name] for name in after if name not in known
        }


def test_who_does_not_ask_for_changes_is_sent_the_whole(client: TestClient) -> None:
    table = open_table(client, seed=3)
    with guest(client, table, tokens_of(table)) as browser:
        shown = browser.table()
        browser.send(type="play", revision=shown["revision"], action=shown["choices"][0]["action"])
        assert browser.next()["type"] == "table"
