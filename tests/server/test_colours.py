"""Colours of seats: everybody chooses their own, no two have one, and all that is told and drawn follows."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.guests import Json, look, notes_of, open_table, refusal, tokens_of
from server.test_rooms import done, room, sit, waiting
from tonalli.server.colours import shown_instead
from tonalli.telling import telling_of

THERE = ["black", "blue", "yellow", "red"]


def colours(shown: Json) -> list[str]:
    """Those of people and computers, not of free seats."""
    return [seat["colour"] for seat in shown["seats"] if seat["kind"] != "open"]


def painted(client: TestClient, chosen: list[str | None], game: str = "teotihuacan", **fields: Any) -> Json:
    seats = [{"kind": "person", "name": f"Guest {n}", "colour": colour} for n, colour in enumerate(chosen)]
    answer = client.post("/api/tables", json={"game": game, "seats": seats, **fields})
    assert answer.status_code == 201, answer.text
    table: Json = answer.json()
    return table


def test_colours_that_nobody_chose_stay_where_they_can() -> None:
    assert shown_instead(THERE, ["black", "blue"], [None, None]) == {colour: colour for colour in THERE}
    assert shown_instead(THERE, ["black", "blue"], ["red", None]) == {
        "black": "red", "blue": "blue", "yellow": "yellow", "red": "black",
    }  # fmt: skip
    assert shown_instead(THERE, ["black", "blue"], ["blue", None]) == {
        "black": "blue", "blue": "black", "yellow": "yellow", "red": "red",
    }  # fmt: skip
    assert shown_instead(THERE, ["yellow", "black", "blue"], ["black", "yellow", "red"]) == {
        "yellow": "black", "black": "yellow", "blue": "red", "red": "blue",
    }  # fmt: skip


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
def test_everything_that_is_drawn_and_told_has_the_chosen_colours(client: TestClient, game: str) -> None:
    marks = telling_of(game).marks
    chosen = list(marks)[:-3:-1]
    table = painted(client, list(chosen), game, seed=5)
    shown = look(client, table, tokens_of(table))
    assert [side["colour"] for side in shown["sides"]] == chosen
    assert [side["mark"] for side in shown["sides"]] == [marks[colour] for colour in chosen]
    (status,) = client.post(
        "/api/tables/status", json={"tables": [{"id": table["id"], "tokens": tokens_of(table)}]}
    ).json()
    assert [side["colour"] for side in status["sides"]] == chosen
    summary = client.get(f"/api/replays/{table['id']}")
    if summary.status_code == 200:
        frame = client.get(f"/api/replays/{table['id']}/frames/0").json()
        assert [side["colour"] for side in frame["sides"]] == chosen


def test_neutral_workers_have_the_colours_that_are_left(client: TestClient) -> None:
    """T-3.23: whatever colours people choose, those of nobody are the others, in words and in the picture."""
    table = painted(client, ["red", "yellow"], seed=5, options={"setup": "first"})
    shown = look(client, table, tokens_of(table))
    assert [side["colour"] for side in shown["view"]["players"]] == ["red", "yellow"]
    assert set(shown["view"]["neutral_workers"]) == {"black", "blue"}
    story = json.dumps(shown["story"])
    assert "teotihuacan-colour-black" in story
    assert "teotihuacan-colour-blue" in story
    assert "teotihuacan-colour-red" not in story
    assert "teotihuacan-colour-yellow" not in story


def test_notes_name_whoever_it_is_whatever_their_colour(client: TestClient) -> None:
    """A side is somebody: where the rules say black, the one who is shown in red is named, not whoever is shown in
    black.
    """
    plain = painted(client, [None, None], seed=5)
    chosen = painted(client, ["blue", "black"], seed=5)
    before, after = (notes_of(client, table, tokens_of(table))["notes"] for table in (plain, chosen))
    assert "Guest 0" in json.dumps(before)
    assert after == before
    labels = [look(client, table, tokens_of(table))["labels"] for table in (plain, chosen)]
    assert labels[0] == labels[1]


def test_a_colour_twice_or_unknown_is_refused(client: TestClient) -> None:
    def asked(*chosen: str | None) -> Any:
        seats = [{"kind": "person", "name": "", "colour": colour} for colour in chosen]
        return client.post("/api/tables", json={"game": "tzolkin", "seats": seats})

    assert refusal(asked("red", "red"), 409) == "colour-taken"
    assert refusal(asked("mauve", None), 422) == "no-such-colour"


def test_a_plan_passes_over_colours_that_cannot_be(client: TestClient) -> None:
    seats = [{"kind": "person", "colour": colour} for colour in ("blue", "blue", "mauve")]
    plan = client.post("/api/plan", json={"game": "teotihuacan", "seats": seats}).json()
    assert [side["colour"] for side in plan["sides"]] == ["blue", "black", "yellow"]
    assert [(each["colour"], each["side"]) for each in plan["colours"]] == [
        ("black", 1), ("blue", 0), ("yellow", 2), ("red", None),
    ]  # fmt: skip


def test_in_a_room_everybody_chooses_their_own_colour(client: TestClient) -> None:
    table = waiting(client)
    mine, ben = tokens_of(table), sit(client, table, 1, "Ben")
    assert colours(look(client, table, mine)) == ["black", "blue"]
    shown = done(client, table, [ben], "colour", seat=1, colour="red")
    assert colours(shown) == ["black", "red"]
    assert len({seat["colour"] for seat in shown["seats"]}) == 3
    assert {each["colour"]: each["side"] for each in shown["plan"]["colours"]}["red"] == 1
    assert refusal(room(client, table, mine, "colour", seat=0, colour="red"), 409) == "colour-taken"
    assert refusal(room(client, table, mine, "colour", seat=1, colour="yellow"), 403) == "not-at-the-table"
    assert refusal(room(client, table, mine, "colour", seat=0, colour="mauve"), 422) == "no-such-colour"
    assert colours(done(client, table, mine, "colour", seat=0, colour="blue")) == ["blue", "red"]


def test_what_one_chooses_changes_nobody_elses_colour(client: TestClient) -> None:
    table = waiting(client)
    mine = tokens_of(table)
    assert colours(done(client, table, mine, "colour", seat=0, colour="blue")) == ["blue"]
    ben = sit(client, table, 1, "Ben")
    assert colours(look(client, table, [ben])) == ["blue", "black"]
    assert colours(done(client, table, mine, "colour", seat=0, colour="yellow")) == ["yellow", "black"]
    assert colours(done(client, table, [ben], "move", seat=1, to=2)) == ["yellow", "black"]


def test_colours_stay_with_people_when_the_order_is_drawn(client: TestClient) -> None:
    orders = set()
    for _game in range(12):
        table = waiting(client, "person greedy greedy")
        mine = tokens_of(table)
        done(client, table, mine, "colour", seat=0, colour="red")
        shown = done(client, table, mine, "start")
        assert shown["sides"][shown["seat"]]["colour"] == "red"
        assert {side["colour"] for side in shown["sides"]} == {"red", "blue", "yellow"}
        orders.add(shown["seat"])
    assert len(orders) > 1


def test_colours_outlive_the_server(client: TestClient) -> None:
    table = painted(client, ["red", "yellow", "blue"], seed=5)
    app: Any = client.app
    app.state.hall.tables.clear()
    shown = look(client, table, tokens_of(table))
    assert [side["colour"] for side in shown["sides"]] == ["red", "yellow", "blue"]


def test_a_fifth_colour_is_there_for_any_number_of_seats(client: TestClient) -> None:
    fifth = list(telling_of("tzolkin").marks)[4]
    table = open_table(client, "person open", game="tzolkin", waiting=True)
    shown = done(client, table, tokens_of(table), "colour", seat=0, colour=fifth)
    assert colours(shown) == [fifth]
