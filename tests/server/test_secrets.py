"""Nobody learns over the wire what only another seat may know."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

import tonalli
from server.guests import Json, act, guest, look, open_table, tokens_of

SECRET = {"teotihuacan": "keep-tile", "tzolkin": "keep-wealth"}


def words_in(data: Any) -> set[str]:
    """Every text in plain data, keys included."""
    if isinstance(data, dict):
        return set().union(*(words_in(value) for value in data.values()), data.keys()) if data else set()
    if isinstance(data, list):
        return set().union(*(words_in(value) for value in data)) if data else set()
    return {data} if isinstance(data, str) else set()


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
@pytest.mark.parametrize("seed", range(3))
def test_tiles_dealt_in_secret_reach_only_their_seat(client: TestClient, game: str, seed: int) -> None:
    table = open_table(client, "person person person", game, options={}, seed=seed)
    tokens = tokens_of(table)
    match = tonalli.new(game, players=3, seed=seed)
    dealt: list[set[str]] = [set(tiles) for tiles in match.state.to_dict()["opening"]["dealt"]]
    with (
        guest(client, table, tokens[0:1]) as first,
        guest(client, table, tokens[1:2]) as second,
        guest(client, table, tokens[2:3]) as third,
        guest(client, table, []) as onlooker,
    ):
        guests = [first, second, third]
        shown = [each.table() for each in (*guests, onlooker)]
        while shown[0]["view"].get("opening") is not None and match.view(None)["decision"]["step"] == SECRET[game]:
            check_secrecy(shown, dealt)
            actor = shown[0]["actor"]
            choice = shown[actor]["choices"][0]
            assert choice["reveals"] is False
            match.play(choice["action"])
            done = match.actor != actor or match.view(None)["decision"]["step"] != SECRET[game]
            assert choice["hands_over"] == done
            guests[actor].send(type="play", revision=shown[actor]["revision"], action=choice["action"])
            if match.view(None)["decision"]["step"] != SECRET[game]:
                break
            told = [*guests, onlooker] if done else [guests[actor]]
            for number, each in enumerate([*guests, onlooker]):
                if each in told:
                    shown[number] = each.table(shown[number]["revision"])


def check_secrecy(shown: list[Json], dealt: list[set[str]]) -> None:
    """Each of the seats sees its own tiles and none of the others'; an onlooker sees none."""
    everything = set().union(*dealt)
    for seat, message in enumerate(shown):
        mine = dealt[seat] if seat < len(dealt) else set()
        assert words_in(message) & everything <= mine
        if mine:
            assert mine <= words_in(message["view"])


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
def test_a_message_is_the_engines_view_and_nothing_else_of_the_state(client: TestClient, game: str) -> None:
    table = open_table(client, "person person", game, options={}, seed=21)
    tokens = tokens_of(table)
    match = tonalli.new(game, players=2, seed=21)
    for number in range(60):
        ours, theirs, both = (look(client, table, held) for held in (tokens[0:1], [], tokens))
        assert ours["view"] == match.view(0)
        assert theirs["view"] == match.view(None)
        assert "pending" not in ours["view"]
        action = match.legal()[number % len(match.legal())]
        act(client, table, tokens, both["revision"], action)
        match.play(action)


def test_who_chooses_in_secret_is_told_of_it_alone(client: TestClient) -> None:
    table = open_table(client, "person person", "tzolkin", options={}, seed=21)
    tokens = tokens_of(table)
    with guest(client, table, tokens[0:1]) as first, guest(client, table, tokens[1:2]) as second:
        guests = [first, second]
        shown = [each.table() for each in guests]
        chooser = shown[0]["actor"]
        for choice in range(2):
            mine = shown[chooser]
            guests[chooser].send(type="play", revision=mine["revision"], action=mine["choices"][0]["action"])
            shown[chooser] = guests[chooser].table(mine["revision"])
            assert (shown[chooser]["actor"] == chooser) == (choice == 0)
        other = guests[1 - chooser].table(shown[1 - chooser]["revision"])
        assert other["actor"] == 1 - chooser
        assert other["revision"] == shown[chooser]["revision"]
