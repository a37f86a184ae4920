"""What is taught over the API: rules that a browser keeps, chapters of a table, a lesson that goes on as a game."""

from __future__ import annotations

import time
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tonalli.learning.lesson import lesson_of


def test_rules_are_kept_by_a_browser_that_has_them(client: TestClient) -> None:
    first = client.get("/api/rules/teotihuacan")
    assert first.status_code == 200
    assert any(chapter["number"] == "T-14" for chapter in first.json()["chapters"])
    again = client.get("/api/rules/teotihuacan", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert client.get("/api/rules/chess").status_code == 404


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("qaa-AT,qaa;q=0.9", "en"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("qaa,en;q=0.4,el;q=0.7", "el"),
        ("es;q=0,cs;q=0.1", "cs"),
        ("cs;q=many,*", "en"),
    ],
)
def test_a_browser_says_which_language_is_read(client: TestClient, header: str, language: str) -> None:
    asked = client.get("/api/rules/tzolkin", headers={"Accept-Language": header})
    assert asked.content == client.get(f"/api/rules/tzolkin?language={language}").content
    assert asked.headers["Vary"].startswith("Accept-Language")
    chosen = client.get("/api/rules/tzolkin?language=es", headers={"Accept-Language": header})
    assert chosen.content == client.get("/api/rules/tzolkin?language=es").content


def test_a_table_has_the_chapters_it_plays_with(client: TestClient) -> None:
    wish = {"game": "teotihuacan", "seats": [{"kind": "person"}, {"kind": "greedy"}]}
    table = client.post("/api/tables", json=wish).json()["id"]
    told = client.post(f"/api/tables/{table}/rules", json={}).json()
    assert "T-4" in told["chapters"]
    assert not any(number.startswith(("B", "X")) for number in told["chapters"])
    assert client.post("/api/tables/nobody/rules", json={}).status_code == 404


def test_cards_and_questions_name_their_clause(client: TestClient) -> None:
    wish = {"game": "tzolkin", "seats": [{"kind": "person"}, {"kind": "person"}]}
    opened = client.post("/api/tables", json=wish).json()
    tokens = [seat["token"] for seat in opened["seats"]]
    cards = client.post(f"/api/tables/{opened['id']}/cards", json={}).json()
    assert cards["term:beg"]["clause"] == "Z-4.5"
    question = client.post(f"/api/tables/{opened['id']}/look", json={"tokens": tokens}).json()["question"]
    assert question["clause"] == "Z-2.11"
    assert question["first"]["key"] == "tzolkin-first-keep-wealth"


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
def test_a_lesson_is_played_to_its_end_against_its_prepared_seat(client: TestClient, game: str) -> None:
    told = client.get(f"/api/lessons/{game}").json()
    opened = client.post(f"/api/lessons/{game}", json={"name": "Ana"}).json()
    tokens = [seat["token"] for seat in opened["seats"] if seat["token"]]
    assert len(tokens) == 1
    for step in told["steps"]:
        shown = at(client, opened["id"], tokens, step["at"])
        for notation in step["do"]:
            wish = {"tokens": tokens, "revision": shown["revision"], "action": notation}
            shown = client.post(f"/api/tables/{opened['id']}/actions", json=wish).json()
    assert not at(client, opened["id"], tokens, told["steps"][-1]["at"])["over"]


def at(client: TestClient, table: str, tokens: list[str], moves: int) -> dict[str, Any]:
    """The table once so many moves are made and the learner is to decide."""
    for _attempt in range(400):
        shown: dict[str, Any] = client.post(f"/api/tables/{table}/look", json={"tokens": tokens}).json()
        assert shown["moves"] <= moves
        if shown["moves"] == moves and shown["actor"] == 0:
            return shown
        time.sleep(0.02)
    raise AssertionError("the other seat does not answer as prepared")


def test_a_lesson_opens_at_any_step(client: TestClient) -> None:
    lesson = lesson_of("teotihuacan")
    assert lesson is not None
    steps = client.get("/api/lessons/teotihuacan").json()["steps"]
    for number in (3, len(steps) - 1):
        opened = client.post("/api/lessons/teotihuacan", json={"step": number}).json()
        shown = client.post(f"/api/tables/{opened['id']}/look", json={}).json()
        assert shown["moves"] == steps[number]["at"]
    assert client.post("/api/lessons/chess", json={}).status_code == 404
