"""Many who look on: nobody hears of them, all of them get the same message, and refusals bring no table."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.guests import act, guest, look, open_table, tokens_of
from tonalli.server.seen import message


def hears_nothing(guest: Any) -> bool:
    guest.send(type="ping")
    return bool(guest.next()["type"] == "pong")


def test_who_comes_and_goes_is_told_without_the_table(client: TestClient) -> None:
    table = open_table(client)
    ana, ben = tokens_of(table)
    with guest(client, table, [ana]) as there, guest(client, table, []) as onlooker:
        there.table()
        onlooker.table()
        with guest(client, table, [ben]) as other:
            assert other.table()["seats"][1]["online"]
            for each in (there, onlooker):
                news = each.next()
                assert (news["type"], news["seats"][1]["presence"]) == ("presence", "here")
            other.send(type="away")
            for each in (there, onlooker):
                assert each.next()["seats"][1]["presence"] == "away"
        for each in (there, onlooker):
            news = each.next()
            assert (news["seats"][1]["presence"], news["seats"][1]["online"]) == ("gone", False)
            assert news["seats"][1]["since"] > 0
        assert "view" not in news


def test_nobody_hears_of_onlookers_at_a_game(client: TestClient) -> None:
    table = open_table(client)
    with guest(client, table, tokens_of(table)) as there:
        there.table()
        with guest(client, table, []) as onlooker:
            onlooker.table()
            assert hears_nothing(there)
        assert hears_nothing(there)


def test_all_onlookers_get_one_message_made_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(client)
    mine = tokens_of(table)
    made: list[list[int]] = []

    def counted(table: Any, held: list[int], *rest: Any) -> Any:
        made.append(held)
        return message(table, held, *rest)

    monkeypatch.setattr("tonalli.server.table.message", counted)
    with contextlib.ExitStack() as stack:
        onlookers = [stack.enter_context(guest(client, table, [])) for _ in range(5)]
        first = [each.table() for each in onlookers]
        assert made == [[]]
        shown = look(client, table, mine)
        assert act(client, table, mine, shown["revision"], shown["choices"][0]["action"]).status_code == 200
        then = [each.table(shown["revision"]) for each in onlookers]
        assert made == [[], []]
    assert all(each == first[0] for each in first)
    assert all(each == then[0] for each in then)
    assert then[0]["revision"] > first[0]["revision"]
    assert then[0]["events_from"] == first[0]["events_from"] + len(first[0]["events"])


def test_a_refusal_brings_the_table_to_those_who_play_alone(client: TestClient) -> None:
    table = open_table(client)
    with guest(client, table, []) as onlooker, guest(client, table, tokens_of(table)) as there:
        shown = there.table()
        onlooker.table()
        onlooker.next()
        onlooker.send(type="play", revision=shown["revision"], action=0)
        assert onlooker.next()["code"] == "not-your-decision"
        assert hears_nothing(onlooker)
        there.send(type="play", revision=shown["revision"] + 7, action=shown["choices"][0]["action"])
        assert there.next()["code"] == "changed"
        assert there.table()["revision"] == shown["revision"]


def test_whoever_looks_on_is_told_what_is_asked_and_who_comes_next(client: TestClient) -> None:
    table = open_table(client, options={"setup": "first"})
    tokens = tokens_of(table)
    shown = look(client, table, tokens)
    active = shown["actor"]
    assert (shown["asked"], shown["to_come"]) == (None, [1 - active])
    for theirs in (look(client, table, [tokens[1 - active]]), look(client, table, [])):
        assert theirs["question"] is None
        assert {part: phrase["key"] for part, phrase in theirs["asked"].items()} == {
            "title": "teotihuacan-ask-turn.title-theirs",
            "ask": "teotihuacan-ask-turn.ask",
        }


def test_nobody_is_told_what_is_asked_in_secret(client: TestClient) -> None:
    table = open_table(client, game="tzolkin", options={})
    assert look(client, table, [])["asked"] is None
