"""Who is at the table, and computers that play for those who are not."""

from __future__ import annotations

import time
from typing import Any

import pytest
from starlette.testclient import TestClient

import tonalli
from server.guests import Json, act, guest, look, open_table, refusal, tokens_of
from tonalli.server import presence

PATIENCE = 60.0


def stand_in(client: TestClient, table: Json, seat: int, tokens: list[str], do: str, **wish: Any) -> Any:
    return client.post(f"/api/tables/{table['id']}/seats/{seat}/stand-in", json={"tokens": tokens, "do": do, **wish})


def until(client: TestClient, table: Json, tokens: list[str], **wanted: Any) -> Json:
    """The table once it is as wanted."""
    deadline = time.monotonic() + PATIENCE
    while True:
        shown = look(client, table, tokens)
        if all(shown[name] == value for name, value in wanted.items()):
            return shown
        assert time.monotonic() < deadline, f"it never comes to {wanted}"
        time.sleep(0.02)


def test_seats_show_who_is_there(client: TestClient) -> None:
    table = open_table(client)
    ana, ben = tokens_of(table)

    def presences() -> list[str]:
        return [seat["presence"] for seat in look(client, table, [ana])["seats"]]

    assert presences() == ["gone", "gone"]
    with guest(client, table, [ben]) as there:
        there.table()
        assert presences() == ["gone", "here"]
        there.send(type="away")
        there.send(type="ping")
        while there.next() != {"type": "pong"}:
            pass
        seats = look(client, table, [ana])["seats"]
        assert seats[1]["presence"] == "away"
        assert seats[1]["since"] <= time.time()
        there.send(type="here")
        there.send(type="ping")
        while there.next() != {"type": "pong"}:
            pass
        assert presences() == ["gone", "here"]
    until_gone = time.monotonic() + PATIENCE
    while presences() != ["gone", "gone"]:
        assert time.monotonic() < until_gone


def test_a_computer_plays_for_somebody_and_gives_the_seat_back(client: TestClient) -> None:
    table = open_table(client)
    mine = tokens_of(table)
    shown = look(client, table, mine)
    actor = shown["actor"]
    token = [mine[actor]]
    assert stand_in(client, table, actor, token, "take").status_code == 204
    other = until(client, table, mine, actor=1 - actor)
    assert other["seats"][actor]["stand_in"] == "dawn"
    assert refusal(act(client, table, token, other["revision"], 0), 403) == "not-your-decision"
    choice = other["choices"][0]["notation"]
    assert act(client, table, [mine[1 - actor]], other["revision"], choice).status_code == 200
    assert stand_in(client, table, actor, token, "give-back").status_code == 204
    assert look(client, table, mine)["seats"][actor]["stand_in"] is None


def test_everybody_is_told_who_plays_for_whom(client: TestClient) -> None:
    table = open_table(client)
    ana, ben = tokens_of(table)
    with guest(client, table, [ben]) as there:
        there.table()
        for do, said in [("take", "stood-in"), ("give-back", "back"), ("resign", "resigned")]:
            assert stand_in(client, table, 0, [ana], do).status_code == 204
            while (heard := there.next())["type"] != "words":
                pass
            (word,) = heard["words"]
            assert word["room"]
            assert word["words"] == {"key": f"web-room-{said}", "args": {"name": "Guest 0"}}


def test_only_who_left_can_be_replaced_by_others(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(client)
    ana, ben = tokens_of(table)
    assert refusal(stand_in(client, table, 1, [], "take"), 403) == "not-at-the-table"
    assert refusal(stand_in(client, table, 1, [ana], "take"), 409) == "still-there"
    monkeypatch.setattr(presence, "MISSED", 0.0)
    with guest(client, table, [ben]) as there:
        there.table()
        assert refusal(stand_in(client, table, 1, [ana], "take"), 409) == "still-there"
    deadline = time.monotonic() + PATIENCE
    while stand_in(client, table, 1, [ana], "take", kind="random").status_code != 204:
        assert time.monotonic() < deadline
    assert look(client, table, [ana])["seats"][1]["stand_in"] == "random"
    assert refusal(stand_in(client, table, 1, [ana], "give-back"), 403) == "not-at-the-table"
    assert stand_in(client, table, 1, [ben], "give-back").status_code == 204


def test_everybody_is_told_when_a_computer_may_play_for_somebody(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(client)
    ana, ben = tokens_of(table)

    def missed() -> list[bool]:
        return [seat["missed"] for seat in look(client, table, [ana])["seats"]]

    with guest(client, table, [ana]) as there:
        there.table()
        with guest(client, table, [ben]) as other:
            other.table()
        while (news := there.next())["type"] != "presence" or news["seats"][1]["presence"] != "gone":
            pass
        assert not news["seats"][1]["missed"]
        assert missed() == [False, False]
        monkeypatch.setattr(presence, "MISSED", 0.0)
        while (news := there.next())["type"] != "presence":
            pass
        assert [seat["missed"] for seat in news["seats"]] == [False, True]
        assert missed() == [False, True]
        assert stand_in(client, table, 1, [ana], "take").status_code == 204


def test_nobody_stands_in_for_a_computer_or_as_somebody_unknown(client: TestClient) -> None:
    table = open_table(client, "person greedy")
    mine = tokens_of(table)
    assert refusal(stand_in(client, table, 1, mine, "take"), 409) == "no-person"
    assert refusal(stand_in(client, table, 7, mine, "take"), 404) == "no-such-seat"
    assert refusal(stand_in(client, table, 0, mine, "take", kind="genius"), 422) == "unknown-seat"


def test_who_resigns_is_played_to_the_end_and_the_record_is_legal(client: TestClient) -> None:
    table = open_table(client, "person random", game="tzolkin")
    mine = tokens_of(table)
    assert refusal(stand_in(client, table, 0, [], "resign"), 403) == "not-at-the-table"
    assert stand_in(client, table, 0, mine, "resign").status_code == 204
    assert refusal(stand_in(client, table, 0, mine, "give-back"), 409) == "resigned"
    end = until(client, table, mine, over=True)
    assert end["seats"][0]["resigned"]
    match = tonalli.load(client.get(f"/api/tables/{table['id']}/record").text)
    assert match.over
    assert match.scores() == end["scores"]
    assert refusal(stand_in(client, table, 0, mine, "resign"), 409) == "over"


def test_a_stand_in_outlives_a_restart(client: TestClient) -> None:
    table = open_table(client, "person person")
    mine = tokens_of(table)
    waiting = 1 - look(client, table, mine)["actor"]
    assert stand_in(client, table, waiting, [mine[waiting]], "take", kind="random").status_code == 204
    client.app.state.hall.tables.clear()  # type: ignore[attr-defined]
    assert look(client, table, mine)["seats"][waiting]["stand_in"] == "random"
