"""Looking at games: records handed in, tables, frames."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import tonalli
from server.guests import open_table, refusal
from server.test_play import play_on
from tonalli.server.replays import MADE, STRIDE, Replay, Replays

GAMES = Path(__file__).parent.parent / "games"


@pytest.mark.parametrize("name", ["000-2-standard-standard.txt", "solo-hardest.txt"])
def test_a_record_is_replayed_frame_by_frame(client: TestClient, name: str) -> None:
    text = (GAMES / name).read_text(encoding="utf-8")
    opened = client.post("/api/replays", json={"record": text})
    assert opened.status_code == 201
    url = f"/api/replays/{opened.json()['id']}"
    summary = client.get(url).json()
    match = tonalli.load(text)
    assert summary["over"]
    assert summary["scores"][-1] == match.scores()
    frames = [client.get(f"{url}/frames/{number}").json() for number in range(summary["frames"])]
    assert [word for frame in frames for word in frame["actions"]] == [match.write(move.action) for move in match.moves]
    assert [frame["scores"] for frame in frames] == summary["scores"]
    assert frames[-1]["view"] == match.view(None)
    eclipses = [mark["turn"] for mark in summary["marks"]]
    assert len(eclipses) == 3
    for turn in eclipses:
        assert any(frame["turn"] == turn and any(e["kind"] == "eclipse" for e in frame["events"]) for frame in frames)
    assert client.get(f"{url}/record").text == text
    assert frames[-1]["winners"] == match.winners()
    assert [frame["verdict"] is None for frame in frames] == [True] * (len(frames) - 1) + [False]
    told = [event for frame in frames for event in frame["events"]]
    for frame in frames:
        assert frame["events"] == told[frame["events_from"] :][: len(frame["events"])]
        story = [*summary["story"][: frame["story"]["from"]], *frame["story"]["paragraphs"]]
        numbers = [
            number for part in story for line in part["lines"] for said in line["phrases"] for number in said["events"]
        ]
        assert max(numbers, default=0) < frame["events_from"] + max(1, len(frame["events"]))
    assert story == summary["story"]
    assert client.get(f"{url}/cards").json()["board:palace"]["title"]
    assert refusal(client.get(f"{url}/frames/{summary['frames']}"), 404) == "no-such-frame"


@pytest.mark.parametrize(
    "text", ["", "hello", "Tonalli record 1\ngame: go\nrules: 1\n\n", "Tonalli record 1\n" + "x" * 999]
)
def test_what_is_no_record_is_refused_with_a_message(client: TestClient, text: str) -> None:
    answer = client.post("/api/replays", json={"record": text})
    assert refusal(answer, 422) == "broken-record"
    assert answer.json()["why"]["key"].startswith("telling-wrong-")
    assert answer.json()["detail"]
    assert "\n" not in answer.json()["detail"]


def test_a_running_table_can_be_replayed(client: TestClient) -> None:
    table = open_table(client, seed=3)
    play_on(client, table, 20)
    assert client.get(f"/api/replays/{table['id']}").json()["frames"] == 21
    play_on(client, table, 1)
    assert client.get(f"/api/replays/{table['id']}").json()["frames"] == 22


def test_a_turn_of_the_past_is_seen_as_it_was(client: TestClient) -> None:
    """The positions that some events led through, from the one before them to the one in which all have happened."""
    table = open_table(client, seed=3)
    play_on(client, table, 20)
    frames = [client.get(f"/api/replays/{table['id']}/frames/{number}").json() for number in range(21)]
    url, tokens = f"/api/tables/{table['id']}/past", [seat["token"] for seat in table["seats"] if seat.get("token")]
    first, last = frames[4]["events_from"], frames[6]["events_from"]
    past = client.post(url, json={"tokens": tokens, "first": first, "last": last}).json()
    ends = [frame["events_from"] + len(frame["events"]) for frame in frames]
    assert [[each["events_from"], each["events"]] for each in past] == [
        [frame["events_from"], frame["events"]] for frame in frames[3:7]
    ]
    assert [each["scores"] for each in past] == [frame["scores"] for frame in frames[3:7]]
    watched = client.post(url, json={"first": first, "last": last}).json()
    assert [each["view"] for each in watched] == [frame["view"] for frame in frames[3:7]]
    assert all(each["view"]["seat"] == past[0]["view"]["seat"] for each in past)
    later = client.post(url, json={"first": 0, "last": 10**6}).json()
    assert later[-1]["events_from"] + len(later[-1]["events"]) == ends[-1]


def test_nothing_secret_can_be_replayed(client: TestClient) -> None:
    table = open_table(client, options={}, seed=3)
    assert refusal(client.get(f"/api/replays/{table['id']}"), 409) == "secret"
    assert refusal(client.get(f"/api/tables/{table['id']}/record"), 409) == "secret"
    assert refusal(client.post(f"/api/tables/{table['id']}/past", json={"first": 0, "last": 9}), 409) == "secret"


def test_a_game_that_began_at_a_position_is_replayed_from_there(client: TestClient) -> None:
    whole = tonalli.read((GAMES / "000-2-standard-standard.txt").read_text(encoding="utf-8"))
    position = tonalli.load(whole.upto(90).write()).state
    match = tonalli.match_from(position, seed=1)
    for _ in range(3):
        match.play(match.legal()[0])
    match.seats = ["Ana=human", "x=1"]
    opened = client.post("/api/replays", json={"record": match.record().write()})
    assert opened.status_code == 201
    url = f"/api/replays/{opened.json()['id']}"
    assert [side["name"] for side in client.get(f"{url}/frames/0").json()["sides"]] == ["Ana", "x=1"]
    frames = client.get(url).json()["frames"]
    assert client.get(f"{url}/frames/0").json()["view"] == tonalli.match_from(position).view(None)
    assert client.get(f"{url}/frames/{frames - 1}").json()["view"] == match.view(None)


def test_any_frame_is_the_position_as_it_was_played() -> None:
    replay = Replay((GAMES / "000-2-standard-standard.txt").read_text(encoding="utf-8"))
    assert len(replay.kept) <= len(replay.frames) / STRIDE + 1
    state, moves = replay.kept[0].copy(), replay.frames[0].moves
    for number, frame in enumerate(replay.frames):
        for move in replay.moves[moves : frame.moves]:
            state.carry_out(move.action)
        moves = frame.moves
        assert replay.state_at(number) == state
        assert (frame.turn, frame.scores) == (state.turn, state.scores())
    assert replay.state_at(len(replay.frames) - 1).over


def test_replays_that_are_kept_take_no_more_than_so_much_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (GAMES / "000-2-standard-standard.txt").read_text(encoding="utf-8")
    one = Replay(text).bytes
    assert one < 1_000_000
    monkeypatch.setattr("tonalli.server.replays.MOST_BYTES", 3 * one)
    replays = Replays()
    owed: list[int] = []

    async def look_at_many() -> None:
        for number in range(8):
            await replays.get(f"replay {number}", -1, text, owed.append)

    asyncio.run(look_at_many())
    assert [key for key, _revision in replays.kept] == ["replay 5", "replay 6", "replay 7"]
    assert owed == [MADE] * 8, "whoever has one made after the other waits longer for the next"
