"""Playing over the wire: actions, undo, two at once, coming back, computer seats."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

import tonalli
from server.guests import Json, act, guest, look, notes_of, open_table, refusal, tokens_of
from tonalli.server.app import create_app
from tonalli.server.settings import Settings

MODULES = ["obsidian", "court", "altars", "empire"]


def action_of(choice: Json) -> int:
    action: int = choice["action"]
    return action


def play_on(client: TestClient, table: Json, decisions: int, seed: int = 1) -> Json:
    """So many decisions of whoever is to decide, chosen by the numbers of a seed."""
    tokens = tokens_of(table)
    dealer = tonalli.Dealer(seed)
    shown = look(client, table, tokens)
    while decisions > 0 and not shown["over"]:
        choice = sorted(shown["choices"], key=action_of)[dealer.number(len(shown["choices"]))]
        answer = act(client, table, tokens, shown["revision"], choice["notation"])
        assert answer.status_code == 200, answer.text
        shown = answer.json()
        decisions -= 1
    return shown


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("teotihuacan", 2, {}),
        ("tzolkin", 3, {}),
        ("teotihuacan", 1, {}),
        ("teotihuacan", 3, {"modules": MODULES}),
        ("teotihuacan", 1, {"modules": [*MODULES, "swift_bot"], "bot": {"priest_s07": True}}),
    ],
)
def test_a_game_over_the_wire_is_the_game_of_the_engine(
    client: TestClient, game: str, players: int, options: dict[str, Any]
) -> None:
    table = open_table(client, "person " * players, game, options=options, seed=11)
    shown = play_on(client, table, 1 << 30, seed=5)
    names = [f"Guest {number}" for number in range(players)]
    match = tonalli.new(game, players=players, seed=11, seats=names, **options)
    dealer = tonalli.Dealer(5)
    while not match.over:
        match.play(match.legal()[dealer.number(len(match.legal()))])
    assert client.get(f"/api/tables/{table['id']}/record").text == match.record().write()
    assert (shown["scores"], shown["winners"]) == (match.scores(), match.winners())


def test_a_decision_out_of_turn_belongs_to_whoever_is_asked(client: TestClient) -> None:
    table = open_table(client, "person person person", options={"modules": MODULES}, seed=4)
    tokens = tokens_of(table)
    asked: set[str] = set()
    last: int | None = None
    shown = look(client, table, tokens)
    while not shown["over"] and len(asked) < 2:
        actor, active = shown["view"]["actor"], shown["view"]["active"]
        kind = shown["question"]["kind"]
        if kind in ("push-warrior", "displaced-shaman") and actor != active and shown["view"]["turn"] > 0:
            mine, theirs = (look(client, table, [tokens[seat]]) for seat in (actor, active))
            assert mine["choices"]
            assert not theirs["choices"]
            assert not mine["can_undo"]
            assert theirs["can_undo"] == (last == active)
            refused = act(client, table, [tokens[active]], shown["revision"], mine["choices"][0]["notation"])
            assert refused.status_code >= 400
            asked.add(kind)
        last = actor
        shown = play_on(client, table, 1, seed=shown["revision"])
    assert asked == {"push-warrior", "displaced-shaman"}


def undone(client: TestClient, table: Json, tokens: list[str], revision: int) -> Any:
    url = f"/api/tables/{table['id']}/undo"
    return client.post(url, json={"tokens": tokens, "revision": revision, "whole_turn": False})


def test_what_asks_another_is_taken_back_by_who_decided_it_until_that_one_decides(client: TestClient) -> None:
    table = open_table(client, "person person person", options={"modules": MODULES}, seed=4)
    tokens = tokens_of(table)
    shown = look(client, table, tokens)
    while True:
        before, active = shown, shown["view"]["active"]
        shown = play_on(client, table, 1, seed=shown["revision"])
        actor = shown["view"]["actor"]
        if before["view"]["actor"] == active == shown["view"]["active"] != actor:
            break
    assert shown["can_undo"], "all sit at one screen"
    other = next(seat for seat in range(3) if seat not in (actor, active))
    assert refusal(undone(client, table, [tokens[actor]], shown["revision"]), 409) == "nothing-to-undo"
    assert refusal(undone(client, table, [tokens[other]], shown["revision"]), 403) == "not-your-decision"
    with guest(client, table, [tokens[actor]]) as asked:
        assert asked.table()["choices"]
        assert undone(client, table, [tokens[active]], shown["revision"]).json()["choices"] == before["choices"]
        withdrawn = asked.table(shown["revision"])
    assert (withdrawn["actor"], withdrawn["choices"], withdrawn["question"]) == (active, [], None)
    assert withdrawn["events"] == []
    again = play_on(client, table, 1, seed=before["revision"])
    assert again["actor"] == actor
    decided = play_on(client, table, 1)
    assert not look(client, table, [tokens[active]])["can_undo"]
    assert undone(client, table, [tokens[active]], decided["revision"]).status_code in (403, 409)
    assert look(client, table, tokens)["moves"] == decided["moves"]


def test_a_choice_tells_what_it_is_about(client: TestClient) -> None:
    table = open_table(client, seed=3)
    shown = play_on(client, table, 0)
    match = tonalli.new("teotihuacan", players=2, seed=3, setup="first")
    assert sorted(map(action_of, shown["choices"])) == match.legal()
    assert shown["question"]["kind"] == match.view(None)["decision"]["step"]
    for rank, choice in enumerate(shown["choices"]):
        assert choice["notation"] == match.write(choice["action"])
        assert {"kind": choice["kind"], **choice["about"]}.items() <= match.describe(choice["action"]).items()
        assert choice["rank"] == rank
        assert choice["words"]["key"].startswith("teotihuacan-action-")


def test_a_place_in_the_pyramid_tells_what_every_rotation_would_bring(client: TestClient) -> None:
    table = open_table(client, seed=12)
    tokens = tokens_of(table)
    shown = look(client, table, tokens)
    for _ in range(400):
        kinds = {choice["kind"] for choice in shown["choices"]}
        if "place" in kinds:
            break
        wanted = [
            c for c in shown["choices"] if c["about"].get("board") == "construction" or c["kind"] in ("main", "tile")
        ]
        choice = (wanted or shown["choices"])[0]
        shown = act(client, table, tokens, shown["revision"], choice["notation"]).json()
    places = [choice for choice in shown["choices"] if choice["kind"] == "place"]
    assert places
    for place in places:
        assert {choice["kind"] for choice in place["then"]} == {"turn"}
        for turn in place["then"]:
            assert "t-points" in [figure["icon"] for figure in turn["gains"]]
            assert "t-stone" in [figure["icon"] for figure in turn["costs"]]


def told_on(story: list[Json], part: Json) -> list[Json]:
    """The story with what is new, as a client puts it together."""
    return [*story[: part["from"]], *part["paragraphs"]]


@pytest.mark.parametrize(("game", "players"), [("teotihuacan", 3), ("tzolkin", 3), ("teotihuacan", 1)])
def test_the_story_told_bit_by_bit_is_the_whole_story(client: TestClient, game: str, players: int) -> None:
    table = open_table(client, "person " * players, game, options={}, seed=7)
    tokens = tokens_of(table)
    dealer = tonalli.Dealer(7)
    url = f"/api/tables/{table['id']}/undo"
    with guest(client, table, tokens) as ana:
        shown = ana.table()
        story = told_on([], shown["story"])
        sent = 0
        for decision in range(150):
            choice = shown["choices"][dealer.number(len(shown["choices"]))]
            ana.send(type="play", revision=shown["revision"], action=choice["notation"])
            shown = ana.table(shown["revision"])
            story = told_on(story, shown["story"])
            if decision % 4 == 0 and shown["can_undo"]:
                client.post(
                    url, json={"tokens": tokens, "revision": shown["revision"], "whole_turn": decision % 8 == 0}
                )
                shown = ana.table(shown["revision"])
                story = told_on(story, shown["story"])
            sent = max(sent, len(shown["story"]["paragraphs"]))
            if decision % 10 == 0:
                assert story == look(client, table, tokens)["story"]["paragraphs"]
        assert story == look(client, table, tokens)["story"]["paragraphs"]
        assert sent < 8


def test_cards_are_told_once_and_know_the_modules_of_the_table(client: TestClient) -> None:
    cards = client.post(f"/api/tables/{open_table(client)['id']}/cards", json={}).json()
    assert cards["board:forest"]["title"] == {"key": "teotihuacan-board-forest"}
    assert "action_tile:worship" not in cards
    solo = client.post(f"/api/tables/{open_table(client, 'person', options={})['id']}/cards", json={}).json()
    assert {**cards, **solo} == solo
    assert "action_tile:worship" in solo
    assert refusal(client.post("/api/tables/nothing/cards", json={}), 404) == "no-such-table"


@pytest.mark.parametrize(("game", "players"), [("teotihuacan", 2), ("tzolkin", 2), ("teotihuacan", 1)])
def test_the_end_says_who_won_and_where_the_points_came_from(client: TestClient, game: str, players: int) -> None:
    table = open_table(client, "person " * players, game, options={}, seed=2)
    before = look(client, table, tokens_of(table))
    assert (before["verdict"], before["sources"], before["stages"]) == (None, [], [])
    shown = play_on(client, table, 1 << 30)
    assert shown["verdict"].keys() == {"words", "ending"}
    for points in ([row["points"] for row in shown["sources"]], shown["stages"]):
        assert [sum(of_seat) for of_seat in zip(*points, strict=True)] == pytest.approx(shown["scores"])
    assert (shown["question"], shown["choices"]) == (None, [])


def test_only_whoever_is_to_decide_may_act(client: TestClient) -> None:
    table = open_table(client)
    tokens = tokens_of(table)
    shown = look(client, table, tokens)
    choice, other = shown["choices"][0]["action"], tokens[1 - shown["actor"]]
    for wrong in ([other], [], ["x" * 32]):
        assert refusal(act(client, table, wrong, shown["revision"], choice), 403) == "not-your-decision"
    assert look(client, table, [other])["choices"] == []
    assert look(client, table, [])["choices"] == []
    assert look(client, table, tokens)["revision"] == shown["revision"]


def test_what_is_illegal_changes_nothing(client: TestClient) -> None:
    table = open_table(client)
    tokens = tokens_of(table)
    before = look(client, table, tokens)
    for wrong in ("nonsense", "wages:8", 12345, -1):
        assert refusal(act(client, table, tokens, before["revision"], wrong), 422) == "illegal"
    assert look(client, table, tokens) == before


def test_of_two_actions_at_once_one_is_refused(client: TestClient) -> None:
    table = open_table(client)
    tokens = tokens_of(table)
    shown = look(client, table, tokens)
    first, second = (choice["action"] for choice in shown["choices"][:2])
    assert act(client, table, tokens, shown["revision"], first).status_code == 200
    assert refusal(act(client, table, tokens, shown["revision"], second), 409) == "changed"


def test_undo_and_restart(client: TestClient) -> None:
    table = open_table(client, seed=4)
    tokens = tokens_of(table)
    start = look(client, table, tokens)
    url = f"/api/tables/{table['id']}/undo"
    assert refusal(client.post(url, json={"tokens": tokens, "revision": start["revision"]}), 409) == "nothing-to-undo"
    one = play_on(client, table, 1)
    two = play_on(client, table, 1)
    assert two["can_undo"]
    back = client.post(url, json={"tokens": tokens, "revision": two["revision"]}).json()
    assert (back["view"], back["choices"]) == (one["view"], one["choices"])
    again = play_on(client, table, 1)
    wish = {"tokens": tokens, "revision": again["revision"], "whole_turn": True}
    begun = client.post(url, json=wish).json()
    assert begun["view"] == start["view"]
    assert begun["revision"] == again["revision"] + 1


def test_a_table_comes_back_from_storage_as_it_was(settings: Settings, client: TestClient) -> None:
    table = open_table(client, seed=6, options={})
    tokens = tokens_of(table)
    play_on(client, table, 40)
    before = look(client, table, tokens)
    with TestClient(create_app(settings)) as other:
        assert look(other, table, tokens) == before
        ahead = play_on(other, table, 5, seed=9)
        stale = act(client, table, tokens, before["revision"], before["choices"][0]["action"])
        assert refusal(stale, 409) == "changed"
        assert look(client, table, tokens)["view"] == ahead["view"]


def test_a_browser_hears_every_change(client: TestClient) -> None:
    table = open_table(client, seed=8)
    tokens = tokens_of(table)
    with guest(client, table, tokens) as ana, guest(client, table, []) as onlooker:
        shown = ana.table()
        onlooker.table()
        events = list(shown["events"])
        for _ in range(12):
            ana.send(type="play", revision=shown["revision"], action=shown["choices"][0]["notation"])
            shown = ana.table(shown["revision"])
            assert shown["events_from"] == len(events)
            events += shown["events"]
        assert onlooker.table(shown["revision"] - 1)["choices"] == []
        ana.send(type="play", revision=shown["revision"] - 1, action=0)
        assert ana.next() == {"type": "refused", "code": "changed", "detail": ""}
        assert ana.table()["revision"] == shown["revision"]
        ana.send(type="dance")
        assert ana.next()["code"] == "bad-message"
        ana.send(type="ping")
        assert ana.next() == {"type": "pong"}
    assert look(client, table, [])["events"] == events


def test_who_is_at_the_table_is_shown(client: TestClient) -> None:
    table = open_table(client)
    tokens = tokens_of(table)
    with guest(client, table, tokens[:1]) as ana:
        assert [seat["online"] for seat in ana.table()["seats"]] == [True, False]
        with guest(client, table, tokens[1:]) as ben:
            ben.table()
            while not all(seat["online"] for seat in ana.next()["seats"]):
                pass


@pytest.mark.parametrize(("game", "kinds"), [("teotihuacan", "greedy random"), ("tzolkin", "random random random")])
def test_computer_seats_finish_a_game_among_themselves(client: TestClient, game: str, kinds: str) -> None:
    table = open_table(client, kinds, game, seed=2)
    with guest(client, table, []) as onlooker:
        shown = onlooker.table()
        while not shown["over"]:
            shown = onlooker.table(shown["revision"])
    record = client.get(f"/api/tables/{table['id']}/record").text
    assert tonalli.load(record).scores() == shown["scores"]


def test_a_rematch_is_for_the_same_seats_and_tokens(client: TestClient) -> None:
    table = open_table(client, seed=5, clock={"seat": 600, "turn": 30, "ends": "shown"})
    tokens = tokens_of(table)
    url = f"/api/tables/{table['id']}/rematch"
    assert refusal(client.post(url, json={"tokens": tokens}), 409) == "not-over"
    play_on(client, table, 1 << 30)
    assert refusal(client.post(url, json={"tokens": []}), 403) == "not-at-the-table"
    with guest(client, table, tokens) as ana:
        ana.table()
        again = client.post(url, json={"tokens": tokens}).json()
        while (news := ana.next())["type"] != "rematch":
            pass
    assert news == {"type": "rematch", "id": again["id"]}
    shown = look(client, again, tokens)
    assert [seat["mine"] for seat in shown["seats"]] == [True, True]
    assert shown["turn"] == 1
    assert shown["clock"]["left"] == [600, 600]
    wish = {"tables": [{"id": table["id"], "tokens": tokens[:1]}]}
    assert client.post("/api/tables/status", json=wish).json()[0]["next"] == again["id"]


def test_how_things_stand_is_told_to_whoever_asks(client: TestClient) -> None:
    """The table is sent without it; it is told for the eyes of whoever asks, and for the table as it is."""
    table = open_table(client)
    tokens = tokens_of(table)
    shown = look(client, table, tokens)
    assert "notes" not in shown
    noted = notes_of(client, table, tokens)
    assert noted["revision"] == shown["revision"]
    for_nobody = notes_of(client, table, [])["notes"]
    scored = {thing for thing in noted["notes"] if thing.startswith("bonus:")}
    assert scored
    assert not scored & set(for_nobody), "what a bonus tile scores is a matter of one seat"
    assert {thing for thing in for_nobody if thing.startswith("board:")}
    assert refusal(client.post("/api/tables/nowhere/notes", json={}), 404) == "no-such-table"


def test_only_whoever_decides_is_told_why_a_thing_cannot_be_chosen(client: TestClient) -> None:
    table = open_table(client, seed=3)
    tokens = tokens_of(table)
    shown = look(client, table, tokens)
    url = f"/api/tables/{table['id']}/why"
    mine, other = tokens[shown["actor"]], tokens[1 - shown["actor"]]
    absent = f"worker:{shown['actor']}:palace:5"
    assert absent not in [choice["thing"] for choice in shown["choices"]]
    reasons = client.post(url, json={"tokens": [mine], "thing": absent}).json()
    assert reasons
    for reason in reasons:
        assert reason["thing"] == absent
        assert reason["clauses"]
        assert reason["words"]["key"] == f"teotihuacan-why-{reason['reason']}"
    possible = shown["choices"][0]["thing"]
    for holder, thing in ((other, absent), (mine, possible), (mine, "nothing:at:all")):
        assert client.post(url, json={"tokens": [holder], "thing": thing}).json() == []
    assert refusal(client.post(url, json={"tokens": [], "thing": "x" * 65}), 422) == "bad-request"
