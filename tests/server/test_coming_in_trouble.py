"""Who comes to a table while the database does not answer comes again, and nothing is left of the attempt."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from server.guests import act, guest, look, open_table, tokens_of
from server.test_failures import hall_of
from tonalli.server.faults import Fault
from tonalli.server.relay import RESTART_CLOSE
from tonalli.server.storage import Storage
from tonalli.server.words import Words


async def unreachable(*_: Any) -> None:
    raise Fault("unreachable", known=True)


def closed(client: TestClient, table: Any) -> int:
    """How a socket ends that is not let in; nothing is said before."""
    with pytest.raises(WebSocketDisconnect) as ended, guest(client, table, tokens_of(table)) as ana:
        ana.next()
    return ended.value.code


def test_a_browser_that_comes_while_nothing_can_be_read_comes_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(client, seed=3)
    hall_of(client).tables.clear()
    with monkeypatch.context() as patch:
        patch.setattr(Storage, "load", unreachable)
        assert closed(client, table) == RESTART_CLOSE
    with guest(client, table, tokens_of(table)) as ana:
        assert ana.table()["seats"][0]["online"]


def test_nobody_stays_at_a_table_whose_words_could_not_be_read(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = open_table(client, seed=3)
    with monkeypatch.context() as patch:
        patch.setattr(Words, "all", unreachable)
        assert closed(client, table) == RESTART_CLOSE
    assert hall_of(client).tables[table["id"]].watchers == []
    assert not look(client, table, [])["seats"][0]["online"]
    assert "Traceback" not in caplog.text


def test_a_browser_at_a_table_that_cannot_be_read_anew_comes_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = open_table(client, seed=3)
    tokens = tokens_of(table)

    async def lost(*_: Any, **__: Any) -> None:
        raise Fault("unreachable", known=False)

    with guest(client, table, tokens) as ana:
        shown = ana.table()
        with monkeypatch.context() as patch:
            patch.setattr(Storage, "keep", lost)
            patch.setattr(Storage, "load", unreachable)
            act(client, table, tokens, shown["revision"], shown["choices"][0]["action"])
            with pytest.raises(WebSocketDisconnect) as ended:
                ana.table(after=shown["revision"])
            assert ended.value.code == RESTART_CLOSE
    assert "Traceback" not in caplog.text


def test_a_seat_that_was_taken_is_told_though_the_room_has_no_line_for_it(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(client, "person open")
    with monkeypatch.context() as patch:
        patch.setattr(Words, "note", unreachable)
        answer = client.post(f"/api/tables/{table['id']}/seats/1", json={"name": "Ben"})
        assert answer.status_code == 201, answer.text
        wish = {"tokens": [answer.json()["token"]], "do": "resign"}
        assert client.post(f"/api/tables/{table['id']}/seats/1/stand-in", json=wish).status_code == 204
    shown = look(client, table, [answer.json()["token"]])
    assert (shown["seats"][1]["mine"], shown["seats"][1]["resigned"]) == (True, True)
