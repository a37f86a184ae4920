"""Before a game: who sits where, who may change it, and how it begins."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from server.guests import Json, guest, look, open_table, refusal, tokens_of
from tonalli.locale import text
from tonalli.server import presence


def room(client: TestClient, table: Json, tokens: list[str], do: str, **wish: Any) -> Any:
    return client.post(f"/api/tables/{table['id']}/room", json={"tokens": tokens, "do": do, **wish})


def done(client: TestClient, table: Json, tokens: list[str], do: str, **wish: Any) -> Json:
    answer = room(client, table, tokens, do, **wish)
    assert answer.status_code == 200, answer.text
    shown: Json = answer.json()
    return shown


def sit(client: TestClient, table: Json, seat: int, name: str) -> str:
    answer = client.post(f"/api/tables/{table['id']}/seats/{seat}", json={"name": name})
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


def waiting(client: TestClient, kinds: str = "person open open", **fields: Any) -> Json:
    return open_table(client, kinds, waiting=True, **fields)


def kinds(shown: Json) -> list[str]:
    return [seat["kind"] for seat in shown["seats"]]


def test_nothing_is_dealt_before_the_host_begins(client: TestClient) -> None:
    table = waiting(client)
    mine = tokens_of(table)
    shown = look(client, table, mine)
    assert shown["type"] == "waiting"
    assert "view" not in shown
    assert shown["is_host"]
    assert not shown["can_start"]
    assert refusal(room(client, table, mine, "start"), 409) == "too-few"
    assert refusal(client.get(f"/api/tables/{table['id']}/record"), 409) == "waiting"
    answer = client.post(
        f"/api/tables/{table['id']}/actions", json={"tokens": mine, "revision": shown["revision"], "action": 0}
    )
    assert refusal(answer, 403) == "not-your-decision"


def test_a_game_begins_with_the_seats_that_are_filled(client: TestClient) -> None:
    table = waiting(client, "person open open open")
    mine, ben = tokens_of(table), sit(client, table, 2, "Ben")
    assert refusal(room(client, table, [ben], "start"), 403) == "not-the-host"
    shown = done(client, table, mine, "start")
    assert shown["type"] == "table"
    assert len(shown["seats"]) == shown["options"]["players"] == 2
    assert {seat["name"] for seat in shown["seats"]} == {"Guest 0", "Ben"}
    assert shown["seats"][shown["seat"]]["name"] == "Guest 0"
    assert shown["seats"][shown["seat"]]["host"]
    theirs = look(client, table, [ben])
    assert theirs["seats"][theirs["seat"]]["name"] == "Ben"
    assert refusal(room(client, table, mine, "start"), 409) == "begun"


def test_the_order_is_drawn_unless_the_host_says_otherwise(client: TestClient) -> None:
    firsts = set()
    for _game in range(12):
        table = waiting(client, "person greedy")
        firsts.add(done(client, table, tokens_of(table), "start")["seat"])
    assert firsts == {0, 1}
    for _game in range(6):
        table = waiting(client, "person greedy")
        assert not done(client, table, tokens_of(table), "draw", on=False)["drawn"]
        assert done(client, table, tokens_of(table), "start")["seat"] == 0


def test_a_host_fills_and_empties_seats(client: TestClient) -> None:
    table = waiting(client)
    mine = tokens_of(table)
    shown = done(client, table, mine, "computer", seat=1, kind="greedy", name="Citlali")
    assert kinds(shown) == ["person", "greedy", "open"]
    assert shown["seats"][1]["name"] == "Citlali"
    assert kinds(done(client, table, mine, "computer", seat=1, kind="random")) == ["person", "random", "open"]
    assert refusal(room(client, table, mine, "computer", seat=1, kind="genius"), 422) == "unknown-seat"
    assert refusal(room(client, table, mine, "computer", seat=0, kind="greedy"), 409) == "seat-taken"
    assert kinds(done(client, table, mine, "free", seat=1)) == ["person", "open", "open"]
    shown = done(client, table, mine, "drop", seat=2)
    assert (kinds(shown), shown["options"]["players"]) == (["person", "open"], 2)
    assert not shown["can_drop"]
    assert refusal(room(client, table, mine, "drop", seat=1), 409) == "no-such-seat"
    for seats in (3, 4):
        assert len(done(client, table, mine, "add")["seats"]) == seats
    assert refusal(room(client, table, mine, "add"), 409) == "no-such-seat"


def test_a_guest_reads_what_the_host_can_do(client: TestClient) -> None:
    table = waiting(client, "person open open open")
    mine, ben = tokens_of(table), sit(client, table, 1, "Ben")

    def says(tokens: list[str]) -> str:
        return text(look(client, table, tokens)["says"])

    assert says(mine) == "Start now, or wait for 2 more."
    assert says([ben]) == says([]) == "The game can start now, or wait for 2 more."
    done(client, table, mine, "drop", seat=3)
    assert says([ben]) == "The game can start now, or wait for one more."
    done(client, table, mine, "drop", seat=2)
    assert says(mine) == says([ben]) == "Everybody is here: no seat is free."


def test_five_seats_bring_along_what_they_need(client: TestClient) -> None:
    table = waiting(client, "person open open open", game="tzolkin")
    shown = done(client, table, tokens_of(table), "add")
    assert shown["options"]["modules"] == ["quick_actions"]


def test_people_choose_their_seats_and_names(client: TestClient) -> None:
    table = waiting(client)
    mine, ben = tokens_of(table), sit(client, table, 1, "Ben")
    shown = done(client, table, [ben], "move", seat=1, to=2)
    assert [seat["name"] for seat in shown["seats"]][2] == "Ben"
    assert len({seat["colour"] for seat in shown["seats"]}) == len({seat["mark"] for seat in shown["seats"]}) == 3
    assert refusal(room(client, table, [ben], "move", seat=2, to=0), 409) == "seat-taken"
    assert refusal(room(client, table, [ben], "move", seat=0, to=1), 403) == "not-at-the-table"
    assert done(client, table, [ben], "name", seat=2, name="Benito")["seats"][2]["name"] == "Benito"
    shown = done(client, table, mine, "move", seat=0, to=1)
    assert (shown["host"], shown["is_host"]) == (1, True)


def test_a_host_who_leaves_makes_another_one_host(client: TestClient) -> None:
    table = waiting(client)
    mine, ben = tokens_of(table), sit(client, table, 2, "Ben")
    done(client, table, mine, "leave", seat=0)
    shown = look(client, table, [ben])
    assert shown["is_host"]
    assert kinds(shown) == ["open", "open", "person"]
    done(client, table, [ben], "leave", seat=2)
    lin = sit(client, table, 0, "Lin")
    assert look(client, table, [lin])["is_host"]


def test_a_host_who_stays_away_keeps_the_seat_and_leaves_the_rest_to_others(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = waiting(client)
    mine, ben = tokens_of(table), sit(client, table, 1, "Ben")
    with guest(client, table, mine) as there:
        there.next()
        monkeypatch.setattr(presence, "KEPT", 0.0)
        assert refusal(room(client, table, [ben], "host", seat=1), 409) == "host-kept"
    assert refusal(room(client, table, [], "host", seat=1), 403) == "not-at-the-table"
    assert refusal(room(client, table, [ben], "host", seat=0), 403) == "not-at-the-table"
    monkeypatch.setattr(presence, "KEPT", 60.0)
    assert refusal(room(client, table, [ben], "host", seat=1), 409) == "host-kept"
    monkeypatch.setattr(presence, "KEPT", 0.0)
    assert done(client, table, [ben], "host", seat=1)["is_host"]
    shown = done(client, table, [ben], "start")
    assert shown["options"]["players"] == 2
    assert sum(seat["mine"] for seat in look(client, table, mine)["seats"]) == 1


def test_whoever_is_away_keeps_the_seat_for_a_while(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = waiting(client)
    mine, ben = tokens_of(table), sit(client, table, 1, "Ben")
    with guest(client, table, [ben]) as there:
        there.next()
        assert refusal(room(client, table, mine, "free", seat=1), 409) == "seat-kept"
    assert refusal(room(client, table, mine, "free", seat=1), 409) == "seat-kept"
    monkeypatch.setattr(presence, "KEPT", 0.0)
    assert kinds(done(client, table, mine, "free", seat=1)) == ["person", "open", "open"]
    assert look(client, table, [ben])["seats"][1]["mine"] is False


def test_everybody_hears_of_what_is_arranged(client: TestClient) -> None:
    table = waiting(client, "person open")
    mine = tokens_of(table)
    with guest(client, table, mine) as host, guest(client, table, []) as other:
        while other.next().get("type") != "waiting":
            pass
        ben = sit(client, table, 1, "Ben")
        while (heard := host.next()).get("type") != "waiting" or not heard["can_start"]:
            pass
        assert heard["seats"][1]["name"] == "Ben"
        assert look(client, table, [ben])["start"]["key"] == "web-room-host-starts"
        done(client, table, mine, "start")
        assert host.table()["seat"] is not None
        assert other.table()["seat"] is None


def test_a_room_is_there_again_after_a_restart(client: TestClient) -> None:
    table = waiting(client)
    mine = tokens_of(table)
    done(client, table, mine, "draw", on=False)
    done(client, table, mine, "computer", seat=1, kind="greedy")
    client.app.state.hall.tables.clear()  # type: ignore[attr-defined]
    shown = look(client, table, mine)
    assert shown["type"] == "waiting"
    assert (kinds(shown), shown["drawn"], shown["is_host"]) == (["person", "greedy", "open"], False, True)
    assert done(client, table, mine, "start")["type"] == "table"
    client.app.state.hall.tables.clear()  # type: ignore[attr-defined]
    assert look(client, table, mine)["type"] == "table"


def test_a_host_changes_what_is_played_while_everybody_waits(client: TestClient) -> None:
    table = waiting(client)
    mine, ben = tokens_of(table), sit(client, table, 1, "Ben")
    assert refusal(room(client, table, [ben], "play", module="court"), 403) == "not-the-host"
    shown = done(client, table, mine, "play", module="court")
    assert shown["options"]["modules"] == ["obsidian", "court"], "with what it needs"
    assert shown["options"]["setup"] == "standard", "the first game has no modules"
    assert [module["name"] for module in shown["plan"]["modules"] if module["on"]] == ["obsidian", "court"]
    shown = done(client, table, mine, "play", options={"setup": "draft"})
    assert (shown["options"]["setup"], shown["options"]["modules"]) == ("draft", ["obsidian", "court"])
    assert look(client, table, [ben])["plan"] == shown["plan"]
    assert refusal(room(client, table, mine, "play", module="gone"), 422) == "option"
    client.app.state.hall.tables.clear()  # type: ignore[attr-defined]
    begun = done(client, table, mine, "start")
    assert (begun["options"]["setup"], begun["options"]["modules"]) == ("draft", ["obsidian", "court"])
    assert refusal(room(client, table, mine, "play", module="court", on=False), 409) == "begun"


def test_where_nobody_may_watch_only_those_who_could_sit_down_see_the_room(client: TestClient) -> None:
    table = waiting(client, listed=True)
    mine = tokens_of(table)
    assert refusal(room(client, table, [], "watch", on=False), 403) == "not-the-host"
    assert not done(client, table, mine, "watch", on=False)["watched"]
    assert look(client, table, [])["type"] == "waiting", "there is a free seat"
    assert len(client.get("/api/tables").json()) == 1
    with guest(client, table, []) as onlooker:
        onlooker.next()
        sit(client, table, 1, "Ben")
        done(client, table, mine, "drop", seat=2)
        while (heard := onlooker.next())["type"] != "refused":
            pass
        assert heard["code"] == "no-onlookers"
    look_on = f"/api/tables/{table['id']}/look"
    assert refusal(client.post(look_on, json={"tokens": []}), 403) == "no-onlookers"
    assert refusal(client.post(look_on, json={"tokens": ["x" * 24]}), 403) == "no-onlookers"
    assert client.get("/api/tables").json() == []


def test_a_game_nobody_may_watch_shows_nothing_before_it_is_over(client: TestClient) -> None:
    table = waiting(client, "person greedy", game="tzolkin")
    mine = tokens_of(table)
    done(client, table, mine, "watch", on=False)
    shown = done(client, table, mine, "start")
    while shown["secret"] and shown["choices"]:
        wish = {"tokens": mine, "revision": shown["revision"], "action": shown["choices"][0]["action"]}
        shown = client.post(f"/api/tables/{table['id']}/actions", json=wish).json()
    with guest(client, table, []) as onlooker:
        assert onlooker.next()["code"] == "no-onlookers"
    for url in (f"/api/tables/{table['id']}/record", f"/api/replays/{table['id']}"):
        assert refusal(client.get(url), 409) == "not-over"
    assert done(client, table, mine, "watch", on=True)["watched"]
    with guest(client, table, []) as onlooker:
        assert onlooker.table()["seat"] is None


def test_the_lobby_is_told_how_tables_stand(client: TestClient) -> None:
    table = waiting(client, listed=True)
    mine = tokens_of(table)
    wish = {"tables": [{"id": table["id"], "tokens": mine}]}
    (status,) = client.post("/api/tables/status", json=wish).json()
    assert (status["waiting"], status["held"], status["progress"]) == (True, [0], None)
    assert client.get("/api/tables").json()[0]["waiting"]
    done(client, table, mine, "computer", seat=1, kind="greedy")
    done(client, table, mine, "start")
    (status,) = client.post("/api/tables/status", json=wish).json()
    assert not status["waiting"]
    assert status["progress"]["words"]["key"] == "teotihuacan-progress"
    assert 0 <= status["progress"]["part"] < 1
    assert len(status["sides"]) == 2


def test_a_plan_makes_modules_go_together(client: TestClient) -> None:
    seats = [{"kind": "person"}, {"kind": "greedy", "name": "Citlali"}]

    def plan(**wish: Any) -> Json:
        answer = client.post("/api/plan", json={"game": "teotihuacan", "seats": seats, **wish})
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    shown = plan(options={"setup": "first"}, module="court")
    assert shown["options"]["modules"] == ["obsidian", "court"]
    assert shown["options"]["setup"] != "first", "which does not go with modules"
    barred = {value["value"]: value["why"] for value in shown["choices"][0]["values"]}
    assert barred["first"]["key"] == "web-option-conflict"
    assert barred["standard"] is None
    shown = plan(options=shown["options"], module="obsidian", on=False)
    assert shown["options"]["modules"] == []
    assert not any(module["name"] == "swift_bot" for module in shown["modules"]), "for solo games"
    assert plan(options={"modules": ["gone"], "setup": 7})["options"]["setup"] == "standard"
    answer = client.post("/api/tables", json={"game": "teotihuacan", "seats": seats, "options": shown["options"]})
    assert answer.status_code == 201, answer.text


@pytest.mark.parametrize(("game", "players"), [("tzolkin", 1), ("teotihuacan", 5)])
def test_a_plan_for_too_few_or_too_many_is_refused(client: TestClient, game: str, players: int) -> None:
    wish = {"game": game, "seats": [{"kind": "person"}] * players}
    assert refusal(client.post("/api/plan", json=wish), 422) == "option"


def test_a_plan_keeps_settings_of_the_teotibot_that_mean_something(client: TestClient) -> None:
    bot = {"harder_obsidian": True, "harder_court": True, "start_gold": 1}
    options = {"modules": ["obsidian", "swift_bot"], "bot": bot}
    wish: Json = {"game": "teotihuacan", "seats": [{"kind": "person"}], "options": options}
    shown = client.post("/api/plan", json=wish).json()
    assert shown["options"]["bot"] == {"harder_obsidian": True, "start_gold": 1}
    wish["seats"] = [{"kind": "person"}, {"kind": "person"}]
    shown = client.post("/api/plan", json=wish).json()
    assert shown["options"]["bot"] == {}
    assert shown["options"]["modules"] == ["obsidian"]


def test_a_plan_says_what_so_many_players_always_have(client: TestClient) -> None:
    wish = {"game": "tzolkin", "seats": [{"kind": "person"}] * 5, "module": "quick_actions", "on": False}
    shown = client.post("/api/plan", json=wish).json()
    assert shown["options"]["modules"] == ["quick_actions"]
    (always,) = [module["always"] for module in shown["modules"] if module["name"] == "quick_actions"]
    assert always["key"] == "web-module-needed"


def test_levels_come_with_a_name_and_a_sentence(client: TestClient) -> None:
    for game in client.get("/api/games").json():
        kinds = [level["kind"] for level in game["levels"]]
        # Whatever older tables are played by stays known, behind the levels people choose from.
        assert game["bots"][: len(kinds)] == kinds
        assert game["usual"] in kinds
        assert all(level["name"]["key"] and level["hint"]["key"] for level in game["levels"])
        assert [level["bars"] for level in game["levels"]] == sorted({level["bars"] for level in game["levels"]})
