"""What people say at a table: short, not too often, only who sits there, and nothing of it in the record."""

from __future__ import annotations

from starlette.testclient import TestClient

from server.guests import Guest, Json, guest, open_table, refusal, tokens_of
from tonalli.server import words


def heard(there: Guest) -> Json:
    """The next words, or why there are none."""
    while (news := there.next())["type"] not in ("words", "refused"):
        pass
    return news


def test_words_reach_everybody_at_the_table(client: TestClient) -> None:
    table = open_table(client)
    ana, ben = tokens_of(table)
    with guest(client, table, [ana]) as first, guest(client, table, [ben]) as second, guest(client, table, []) as third:
        for there in (first, second, third):
            there.table()
        first.send(type="say", text="  Good   evening ")
        for there in (first, second, third):
            (said,) = heard(there)["words"]
            assert (said["seat"], said["name"], said["words"]) == (0, "Guest 0", "Good evening")
        second.send(type="say", ready="moment")
        assert heard(first)["words"][0]["words"] == {"key": "web-ready-moment"}
        third.send(type="say", text="me too")
        assert heard(third)["words"][0]["seat"] == 1
        assert heard(third)["code"] == "not-at-the-table"
    with guest(client, table, []) as later:
        assert [said["number"] for said in heard(later)["words"]] == [1, 2]
    assert "evening" not in client.get(f"/api/tables/{table['id']}/record").text


def test_words_are_short_and_not_too_many(client: TestClient) -> None:
    table = open_table(client)
    with guest(client, table, tokens_of(table)[:1]) as there:
        there.table()
        for text, code in (("x" * 141, "too-long"), ("   ", "bad-message"), ("a\x07b", "bad-message")):
            there.send(type="say", text=text)
            assert heard(there)["code"] == code
        there.send(type="say", ready="nonsense")
        assert heard(there)["code"] == "bad-message"
        there.send(type="say", text="x" * 140)
        assert len(heard(there)["words"][0]["words"]) == 140
        codes = []
        for _word in range(words.BURST):
            there.send(type="say", text="again")
            codes.append(heard(there).get("code"))
        assert codes[-1] == "too-many-words"
        assert codes[0] is None


def test_the_oldest_words_go(client: TestClient, monkeypatch: object) -> None:
    hall = client.app.state.hall  # type: ignore[attr-defined]
    table = open_table(client)

    async def talk() -> list[Json]:
        said = words.Words(table["id"], hall.storage)
        for number in range(words.MOST + 3):
            said.buckets.clear()
            await said.say(0, "Ana", str(number), None)
        found: list[Json] = await said.all()
        return found

    assert client.portal is not None
    kept = client.portal.call(talk)
    assert len(kept) == words.MOST
    assert kept[0]["words"] == "3"


def test_a_host_switches_words_off(client: TestClient) -> None:
    table = open_table(client)
    ana, ben = tokens_of(table)
    wish = {"do": "words", "on": False}
    path = f"/api/tables/{table['id']}/room"
    assert refusal(client.post(path, json={"tokens": [ben], **wish}), 403) == "not-the-host"
    answer = client.post(path, json={"tokens": [ana], **wish})
    assert answer.json()["words"] is False
    with guest(client, table, [ben]) as there:
        there.table()
        there.send(type="say", text="hello")
        assert heard(there)["code"] == "no-words"


def test_the_room_says_who_came_and_who_left(client: TestClient) -> None:
    table = open_table(client, "person open", waiting=True)
    (ana,) = tokens_of(table)
    with guest(client, table, [ana]) as host:
        joined = client.post(f"/api/tables/{table['id']}/seats/1", json={"name": "Noor"}).json()
        (said,) = heard(host)["words"]
        assert (said["seat"], said["room"], said["words"]) == (
            1,
            True,
            {"key": "web-room-joined", "args": {"name": "Noor"}},
        )
        wish = {"tokens": [joined["token"]], "do": "leave", "seat": 1}
        assert client.post(f"/api/tables/{table['id']}/room", json=wish).status_code == 200
        (said,) = heard(host)["words"]
        assert said["words"] == {"key": "web-room-left", "args": {"name": "Noor"}}
        host.send(type="say", text="Pity.")
        assert not heard(host)["words"][0]["room"]
