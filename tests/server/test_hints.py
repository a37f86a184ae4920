"""Hints: plans for whoever is to decide and nobody else, where all agree; thought about once, in the fair queue."""

from __future__ import annotations

from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from server.guests import Json, act, look, open_table, refusal, tokens_of
from server.test_failures import hall_of
from server.test_rooms import done, room, sit, waiting
from tonalli.server.settings import Settings


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, hint_simulations=12)


def ask(client: TestClient, table: Json, tokens: list[str], revision: int) -> Json:
    answer = client.post(f"/api/tables/{table['id']}/hint", json={"tokens": tokens, "revision": revision})
    return {"answer": answer, **(answer.json() if answer.status_code == 200 else {"plans": []})}


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
def test_whoever_decides_gets_plans_that_can_be_played(client: TestClient, game: str) -> None:
    table = open_table(client, "person greedy", game=game)
    mine = tokens_of(table)
    shown = look(client, table, mine)
    assert shown["hints"]
    while shown["actor"] != 0:
        shown = look(client, table, mine)
    hint = ask(client, table, mine, shown["revision"])
    assert hint["revision"] == shown["revision"]
    assert 1 <= len(hint["plans"]) <= 3
    legal = {choice["notation"]: choice for choice in shown["choices"]}
    for plan in hint["plans"]:
        first = plan["steps"][0]
        assert first["words"] == legal[first["notation"]]["words"]
        assert first["thing"] == legal[first["notation"]]["thing"]
        assert plan["low"] < plan["lead"] < plan["high"]
        assert plan["gives_up"] >= 0
    assert hint["plans"][0]["gives_up"] == 0
    best = hint["plans"][0]["steps"][0]["notation"]
    assert act(client, table, mine, shown["revision"], best).status_code == 200


def test_nobody_else_is_told_anything(client: TestClient) -> None:
    table = open_table(client, "person person")
    first, second = tokens_of(table)
    shown = look(client, table, [first, second])
    mine = [first, second][shown["actor"]]
    theirs = [second, first][shown["actor"]]
    for tokens in ([], [theirs]):
        assert refusal(ask(client, table, tokens, shown["revision"])["answer"], 403) == "not-your-decision"
    assert refusal(ask(client, table, [mine], shown["revision"] - 1)["answer"], 409) == "changed"
    assert ask(client, table, [mine], shown["revision"])["plans"]


def test_the_same_position_is_thought_about_once(client: TestClient) -> None:
    table = open_table(client, "person greedy")
    mine = tokens_of(table)
    shown = look(client, table, mine)
    while shown["actor"] != 0:
        shown = look(client, table, mine)
    thinking = hall_of(client).computer.thinking
    first = ask(client, table, mine, shown["revision"])
    thoughts = thinking.thoughts
    assert ask(client, table, mine, shown["revision"])["plans"] == first["plans"]
    assert thinking.thoughts == thoughts


def test_the_host_switches_them_off_and_on_where_nobody_else_plays(client: TestClient) -> None:
    table = open_table(client, "person person")
    mine = tokens_of(table)
    shown = look(client, table, mine)
    assert shown["hints"]
    assert not done(client, table, mine, "hints", on=False)["hints"]
    shown = look(client, table, mine)
    assert refusal(ask(client, table, mine, shown["revision"])["answer"], 403) == "no-hints"
    assert done(client, table, mine, "hints", on=True)["hints"]
    assert refusal(room(client, table, mine[1:], "hints", on=False), 403) == "not-the-host"


def test_where_others_play_all_agree_by_sitting_down(client: TestClient) -> None:
    table = waiting(client, "person open")
    mine = tokens_of(table)
    assert not look(client, table, mine)["hints"]
    theirs = sit(client, table, 1, "Ben")
    assert refusal(room(client, table, mine, "hints", on=True), 403) == "hints-agreed", "Ben has not agreed"
    done(client, table, mine, "draw", on=False)
    done(client, table, mine, "start")
    assert not look(client, table, mine)["hints"]
    assert refusal(room(client, table, mine, "hints", on=True), 403) == "hints-agreed"

    agreed = waiting(client, "person open")
    host = tokens_of(agreed)
    assert done(client, agreed, host, "hints", on=True)["hints"]
    guest = sit(client, agreed, 1, "Ben")
    assert look(client, agreed, [guest])["hints"], "who sits down sees it"
    done(client, agreed, host, "start")
    assert look(client, agreed, host)["hints"]
    assert not done(client, agreed, host, "hints", on=False)["hints"]
    assert refusal(room(client, agreed, host, "hints", on=True), 403) == "hints-agreed"
    assert theirs


def test_a_lesson_teaches_by_itself(client: TestClient) -> None:
    opened = client.post("/api/lessons/teotihuacan", json={"step": 0, "name": "Ana"}).json()
    assert not look(client, opened, tokens_of(opened))["hints"]
