"""Opening tables, taking seats, finding tables."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

import tonalli
from server.guests import look, open_table, refusal, tokens_of
from tonalli.bots.registry import LEVELS


def test_the_games_and_their_options_are_told(client: TestClient) -> None:
    games = {game["name"]: game for game in client.get("/api/games").json()}
    assert set(games) == set(tonalli.GAMES)
    names = [option["name"] for option in games["teotihuacan"]["options"]]
    assert names == ["players", "setup", "eclipse", "modules", "bot"]
    assert games["tzolkin"]["bots"] == [*LEVELS, "random", "greedy", "learned"]
    assert games["tzolkin"]["usual"] == "dawn"
    assert [level["kind"] for level in games["tzolkin"]["levels"]] == list(LEVELS)


def test_a_table_is_opened_with_a_token_for_every_person(client: TestClient) -> None:
    table = open_table(client, "person open random")
    tokens = [seat["token"] for seat in table["seats"]]
    assert tokens[1:] == [None, None]
    assert len(tokens[0]) >= 32
    shown = look(client, table, tokens_of(table))
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "open", "random"]
    assert [seat["mine"] for seat in shown["seats"]] == [True, False, False]
    assert tokens[0] not in client.post(f"/api/tables/{table['id']}/look", json={}).text


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"game": "go", "seats": [{"kind": "person"}] * 2}, "game='go': allowed is teotihuacan, tzolkin"),
        ({"game": "tzolkin", "seats": [{"kind": "person"}]}, "players=1: allowed is 2, 3, 4"),
        (
            {"game": "teotihuacan", "options": {"setup": "odd"}, "seats": [{"kind": "person"}] * 2},
            "setup='odd': allowed is standard, first, draft",
        ),
        (
            {"game": "teotihuacan", "options": {"players": 3}, "seats": [{"kind": "person"}] * 2},
            "players=3: there are 2 seats",
        ),
        (
            {"game": "teotihuacan", "options": {"bot": {"start_gold": 99}}, "seats": [{"kind": "person"}]},
            "bot: start_gold=99: allowed is",
        ),
    ],
)
def test_a_wrong_option_is_refused_in_the_words_of_the_engine(client: TestClient, wish: object, message: str) -> None:
    answer = client.post("/api/tables", json=wish)
    assert refusal(answer, 422) == "option"
    assert message in answer.json()["detail"]


def test_an_option_that_no_call_knows_is_refused(client: TestClient) -> None:
    for options in ({"watch": True}, {"seats": ["a"]}, {"seed": 3}, {"no such": 1}):
        wish = {"game": "tzolkin", "options": options, "seats": [{"kind": "person"}] * 2}
        assert refusal(client.post("/api/tables", json=wish), 422) == "option"


def test_a_kind_of_seat_that_does_not_exist_is_refused(client: TestClient) -> None:
    wish = {"game": "tzolkin", "seats": [{"kind": "person"}, {"kind": "dragon"}]}
    assert refusal(client.post("/api/tables", json=wish), 422) == "unknown-seat"


def test_a_free_seat_is_taken_once(client: TestClient) -> None:
    table = open_table(client, "person open")
    taken = client.post(f"/api/tables/{table['id']}/seats/1", json={"name": " Eva "})
    assert taken.status_code == 201
    assert (taken.json()["seat"], taken.json()["name"]) == (1, "Eva")
    assert refusal(client.post(f"/api/tables/{table['id']}/seats/1", json={"name": "Dan"}), 409) == "seat-taken"
    assert refusal(client.post(f"/api/tables/{table['id']}/seats/0", json={"name": "Dan"}), 409) == "seat-taken"
    assert refusal(client.post(f"/api/tables/{table['id']}/seats/7", json={"name": "Dan"}), 404) == "no-such-seat"
    shown = look(client, table, [taken.json()["token"]])
    assert [seat["mine"] for seat in shown["seats"]] == [False, True]
    assert shown["seats"][1]["name"] == "Eva"


def test_only_listed_tables_are_listed_the_newest_first(client: TestClient) -> None:
    open_table(client)
    first, second = open_table(client, listed=True), open_table(client, "person random", listed=True)
    rows = client.get("/api/tables").json()
    assert [row["id"] for row in rows] == [second["id"], first["id"]]
    assert [seat["kind"] for seat in rows[0]["seats"]] == ["person", "random"]
    assert "token" not in client.get("/api/tables").text


def test_a_table_that_is_not_there(client: TestClient) -> None:
    assert refusal(client.post("/api/tables/nowhere/look", json={}), 404) == "no-such-table"
    assert refusal(client.get("/api/tables/nowhere/record"), 404) == "no-such-table"


def test_words_of_a_language(client: TestClient) -> None:
    assert "teotihuacan-" in client.get("/api/words/en").text
    assert refusal(client.get("/api/words/xx"), 404) == "no-such-language"
    assert client.get("/api/languages").json()["en"] == "English"


def test_how_several_tables_stand(client: TestClient) -> None:
    mine, other = open_table(client, "person random", "tzolkin"), open_table(client, "open open")
    wish = [
        {"id": mine["id"], "tokens": tokens_of(mine)},
        {"id": other["id"], "tokens": []},
        {"id": "nowhere", "tokens": []},
    ]
    first, second, third = client.post("/api/tables/status", json={"tables": wish}).json()
    shown = look(client, mine, tokens_of(mine))
    assert (first["game"], first["over"]) == ("tzolkin", False)
    assert first["mine"] == (first["actor"] == 0)
    assert shown["game"] == "tzolkin"
    assert second["mine"] is False
    assert third == {"id": "nowhere", "code": "no-such-table"}
