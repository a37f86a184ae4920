"""What happens when something breaks: the disk, a process, too many tables at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import tonalli
from server.guests import act, guest, look, open_table, refusal, tokens_of
from server.test_play import play_on
from tonalli.server.app import create_app
from tonalli.server.hall import Hall
from tonalli.server.opening import Doors
from tonalli.server.settings import Settings
from tonalli.server.storage import Storage


def hall_of(client: TestClient) -> Hall:
    hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
    return hall


async def fail(*_: Any) -> None:
    raise OSError("the disk is full")


def test_an_action_that_could_not_be_kept_never_happened(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(client, seed=3)
    tokens = tokens_of(table)
    before = play_on(client, table, 5)
    with monkeypatch.context() as patch:
        patch.setattr(Storage, "keep", fail)
        assert refusal(act(client, table, tokens, before["revision"], before["choices"][0]["action"]), 500) == "failed"
    after = look(client, table, tokens)
    assert (after["view"], after["revision"]) == (before["view"], before["revision"])
    play_on(client, table, 5)
    assert len(tonalli.load(client.get(f"/api/tables/{table['id']}/record").text).moves) > 10


def test_whoever_waited_for_a_table_that_failed_is_refused(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(client, seed=3)
    tokens = tokens_of(table)
    shown = play_on(client, table, 5)
    keep = Storage.keep
    failures = 0

    async def fail_once(self: Storage, *arguments: Any) -> None:
        nonlocal failures
        if failures == 0:
            failures += 1
            await asyncio.sleep(0.2)
            raise OSError("the disk is full")
        await keep(self, *arguments)

    monkeypatch.setattr(Storage, "keep", fail_once)
    action = shown["choices"][0]["action"]

    async def both() -> list[Any]:
        live = await hall_of(client).table(table["id"])
        held = live.held_by(tokens)
        plays = [live.play(held, shown["revision"], action) for _ in range(2)]
        return list(await asyncio.gather(*plays, return_exceptions=True))

    assert client.portal is not None
    first, second = client.portal.call(both)
    assert isinstance(first, OSError)
    assert getattr(second, "code", None) == "changed"
    assert look(client, table, tokens)["revision"] == shown["revision"]
    play_on(client, table, 3)


def test_watchers_hear_again_from_a_table_that_failed(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(client, seed=3)
    tokens = tokens_of(table)
    with guest(client, table, tokens) as ana:
        shown = ana.table()
        with monkeypatch.context() as patch:
            patch.setattr(Storage, "keep", fail)
            act(client, table, tokens, shown["revision"], shown["choices"][0]["action"])
        again = ana.table()
        assert again["view"] == shown["view"]
        ana.send(type="play", revision=again["revision"], action=again["choices"][0]["action"])
        assert ana.table(again["revision"])["revision"] == again["revision"] + 1


def test_the_table_one_comes_to_is_never_forgotten(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/t.sqlite3", live_tables=1, rate=1e6, burst=1_000_000)
    with TestClient(create_app(settings)) as client:
        first, second = open_table(client, seed=1), open_table(client, seed=2)
        with guest(client, first, tokens_of(first)) as ana, guest(client, second, tokens_of(second)) as ben:
            ana.table()
            shown = ben.table()
            ben.send(type="play", revision=shown["revision"], action=shown["choices"][0]["action"])
            assert ben.table(shown["revision"])["seats"][0]["online"]


def test_a_replay_forgets_what_was_undone(client: TestClient) -> None:
    table = open_table(client, seed=4)
    tokens = tokens_of(table)
    shown = play_on(client, table, 1)
    url = f"/api/replays/{table['id']}/record"
    assert client.get(url).text == client.get(f"/api/tables/{table['id']}/record").text
    client.post(f"/api/tables/{table['id']}/undo", json={"tokens": tokens, "revision": shown["revision"]})
    again = look(client, table, tokens)
    act(client, table, tokens, again["revision"], again["choices"][-1]["action"])
    assert client.get(url).text == client.get(f"/api/tables/{table['id']}/record").text


def test_nobody_chooses_the_seed_of_a_table_that_others_join(client: TestClient) -> None:
    wishes: list[dict[str, Any]] = [
        {"seats": [{"kind": "person"}, {"kind": "open"}]},
        {"seats": [{"kind": "person"}] * 2, "listed": True},
    ]
    for wish in wishes:
        answer = client.post("/api/tables", json={"game": "tzolkin", "seed": 7, **wish})
        assert refusal(answer, 422) == "seed-shared"


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 3000, "/..%2f..%2fetc%2fpasswd", "/api/words/%00"])
def test_odd_addresses_are_answered(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code in (200, 404, 422)
    assert "content-security-policy" in answer.headers


def test_two_who_want_a_rematch_meet_at_one_table(client: TestClient) -> None:
    table = open_table(client, seed=5)
    tokens = tokens_of(table)
    play_on(client, table, 1 << 30)
    url = f"/api/tables/{table['id']}/rematch"
    first, second = (client.post(url, json={"tokens": [token]}).json() for token in tokens)
    assert first == second
    assert look(client, table, [])["next"] == first["id"]


def test_nothing_is_left_of_tables_that_were_asked_for(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = hall_of(client)
    table = open_table(client)
    look(client, table, [])
    for number in range(50):
        assert client.post(f"/api/tables/nothing{number}/look", json={}).status_code == 404
    hall.tables.clear()
    monkeypatch.setattr(Storage, "load", fail)
    assert client.post(f"/api/tables/{table['id']}/look", json={}).status_code == 500
    assert len(hall.opening) == 0


def test_doors_let_one_through_at_a_time_and_are_gone_afterwards() -> None:
    doors, inside, most = Doors(), 0, 0

    async def go(name: str) -> None:
        nonlocal inside, most
        async with doors.through(name):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1
            if name == "broken":
                raise RuntimeError

    async def all_of_them(names: list[str]) -> None:
        await asyncio.gather(*map(go, names), return_exceptions=True)

    asyncio.run(all_of_them(["one"] * 20))
    assert (most, len(doors)) == (1, 0)
    asyncio.run(all_of_them(["one", "two", "broken"] * 5))
    assert (most, len(doors), len(doors.there)) == (3, 0, 0)
