"""Reviews: of finished games, turn by turn, kept and never thought twice; others are not kept waiting."""

from __future__ import annotations

import asyncio
import itertools
import time
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from cli.scripted import typed_game
from server.guests import Json, look, open_table, refusal, tokens_of
from server.test_crash import PATIENCE
from server.test_failures import hall_of
from tonalli.server import schema, tasks
from tonalli.server.app import create_app
from tonalli.server.settings import Settings
from tonalli.server.tasks import Curve, JudgedTurn


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, review_simulations=2)


@pytest.fixture(scope="module")
def record() -> str:
    return typed_game(4, "Ana=greedy,Ben=greedy", game="tzolkin")[1].record().write()


@pytest.fixture
def replay(client: TestClient, record: str) -> str:
    return str(client.post("/api/replays", json={"record": record}).json()["id"])


def finished(client: TestClient, key: str) -> Json:
    """The review, when all of it is there."""
    deadline = time.monotonic() + PATIENCE
    client.post(f"/api/replays/{key}/review")
    while True:
        review: Json = client.get(f"/api/replays/{key}/review").json()
        assert not review["failed"]
        if review["done"] == review["of"]:
            return review
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_every_turn_is_judged_and_the_costly_ones_are_told(client: TestClient, replay: str) -> None:
    assert refusal(client.get(f"/api/replays/{replay}/review"), 404) == "no-review"
    review = finished(client, replay)
    summary = client.get(f"/api/replays/{replay}").json()
    assert [point["turn"] for point in review["curve"]][:-1] == [turn["turn"] for turn in review["costs"]]
    assert len(review["costly"]) == 2
    for seat, turns in enumerate(review["costly"]):
        assert 1 <= len(turns) <= 3
        costs = [turn["cost"] for turn in turns]
        assert costs == sorted(costs, reverse=True)
        assert costs[0] == max(turn["cost"] for turn in review["costs"] if turn["seat"] == seat)
        for turn in turns:
            assert summary["turns"][turn["frame"]] == turn["turn"]
            frame = client.get(f"/api/replays/{replay}/frames/{turn['frame'] + 1}").json()
            assert turn["played"][0]["notation"] in frame["actions"]
            assert turn["better"][0]["notation"] != turn["played"][0]["notation"]


def test_it_is_kept_and_not_thought_twice(client: TestClient, settings: Settings, replay: str, tmp_path: Path) -> None:
    review = finished(client, replay)
    thinking = hall_of(client).computer.thinking
    thoughts = thinking.thoughts
    assert client.post(f"/api/replays/{replay}/review").json() == review
    assert thinking.thoughts == thoughts
    with TestClient(create_app(settings, tmp_path / "no-pages")) as again:
        assert again.get(f"/api/replays/{replay}/review").json() == review


def test_two_who_ask_in_the_same_moment_are_told_of_one_review(client: TestClient, replay: str, record: str) -> None:
    """As those who have just ended a game do."""
    reviews = client.app.state.reviews  # type: ignore[attr-defined]
    begun: list[object] = []
    think = reviews.think

    async def counted(*given: object) -> None:
        begun.append(given)
        await think(*given)

    async def both() -> None:
        reviews.think = counted
        await asyncio.gather(*[reviews.begin(replay, record, "") for _ in range(2)])

    assert client.portal is not None
    client.portal.call(both)
    assert finished(client, replay)["curve"]
    assert len(begun) == 1


def test_games_that_go_on_are_not_reviewed(client: TestClient, record: str) -> None:
    table = open_table(client, "person person")
    assert refusal(client.post(f"/api/replays/{table['id']}/review"), 409) == "not-over"
    assert refusal(client.post("/api/replays/nothing/review"), 404) == "no-such-table"
    head, _, rest = record.partition("\n1 ")
    begun = "\n".join(line for line in head.splitlines() if not line.startswith(("scores", "winners")))
    assert rest
    key = client.post("/api/replays", json={"record": begun + "\n"}).json()["id"]
    assert refusal(client.post(f"/api/replays/{key}/review"), 409) == "not-over"


def test_whoever_plays_meanwhile_is_not_kept_waiting(client: TestClient, replay: str) -> None:
    """A review takes its turn after every turn it judges."""
    client.post(f"/api/replays/{replay}/review")
    table = open_table(client, "greedy person", game="tzolkin")
    deadline = time.monotonic() + PATIENCE
    while look(client, table, tokens_of(table))["actor"] != 1:
        assert time.monotonic() < deadline
    assert finished(client, replay)["curve"]


def test_a_turn_that_takes_long_is_judged_little_by_little(
    client: TestClient, replay: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After every game that is played on it is others' turn."""
    monkeypatch.setattr(tasks, "AT_A_TIME", 0.0)
    reviews = client.app.state.reviews  # type: ignore[attr-defined]
    asked: list[JudgedTurn] = []

    async def found(_address: str, task: Curve | JudgedTurn) -> object:
        if isinstance(task, JudgedTurn):
            asked.append(task)
        return await asyncio.to_thread(task.carry_out)

    monkeypatch.setattr(reviews.thinking, "ask", found)
    review = finished(client, replay)
    assert review["costs"]
    assert len(asked) > review["of"]
    for task, following in itertools.pairwise(asked):
        same = following.turn is task.turn
        assert len(following.ends) == (len(task.ends) + 1 if same else 0)


def test_it_is_forgotten_with_its_replay(client: TestClient, settings: Settings, replay: str) -> None:
    finished(client, replay)
    storage = hall_of(client).storage
    portal = client.portal
    assert portal is not None
    old = schema.replays.update().values(created=0.0)
    portal.call(storage.change, lambda connection: connection.execute(old))
    portal.call(storage.prune, settings)
    count = sa.select(sa.func.count()).select_from(schema.reviews)
    assert portal.call(storage.change, lambda connection: connection.execute(count).scalar_one()) == 0
