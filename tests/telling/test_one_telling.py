"""The terminal prints and the server sends the same: questions, options, story, score sheet, verdict."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console

import tonalli
from tonalli import Match
from tonalli.cli.keeping import Keeper
from tonalli.cli.play import Play
from tonalli.cli.result import show_result
from tonalli.cli.seats import Seat
from tonalli.cli.wording import figure
from tonalli.locale import shown, text
from tonalli.server.messages import as_json, decision, position, score_sheet
from tonalli.telling import telling_of
from tonalli.telling.choice import Choice

WIDE = 4000
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("teotihuacan", 1, {}),
    ("teotihuacan", 2, {"setup": "draft"}),
    ("teotihuacan", 3, {"eclipse": "dark"}),
    ("teotihuacan", 2, {"modules": ["obsidian", "court", "altars", "empire"]}),
    ("tzolkin", 2, {}),
    ("tzolkin", 3, {}),
]


def sent(data: Any) -> Any:
    """What a client reads."""
    return json.loads(as_json(data))


class Screen:
    """A terminal in which nothing is wrapped."""

    def __init__(self, match: Match, names: list[str]) -> None:
        self.console = Console(width=WIDE, highlight=False, no_color=True, emoji=False, legacy_windows=False)
        seats = [Seat("human", name) for name in names]
        self.play = Play(match, seats, 1, Keeper(match, self.console), self.console, ask_all=True)

    def lines(self, show: Callable[[], None]) -> list[str]:
        """What is printed."""
        with self.console.capture() as captured:
            show()
        return [line.rstrip() for line in captured.get().splitlines()]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_terminal_and_server_tell_the_same(game: str, players: int, options: dict[str, Any]) -> None:
    match = tonalli.new(game, players=players, seed=players, watch=True, **options)
    telling = telling_of(match.game)
    names = ["Ana", "Ben", "Cid"][:players]
    screen = Screen(match, names)
    choose = random.Random(players).choice
    hinted = 0
    while not match.over:
        asked = sent(decision(telling, match.state, names))
        lines = screen.lines(screen.play.options)
        assert lines[0] == text(asked["question"]["words"])
        assert len(lines) == 1 + len(asked["choices"])
        for number, (line, choice) in enumerate(zip(lines[1:], asked["choices"], strict=True), 1):
            expected = [*(each["words"] for each in [*choice["costs"], *choice["gains"]]), *choice["hints"]]
            pictured = screen.play.face.picture(cast("Choice", SimpleNamespace(picture=choice["picture"])))
            aside = [pictured, str(shown({"list": expected, "style": "unit"}))]
            said = [str(number), text(choice["words"]), *filter(None, aside), choice["notation"]]
            assert re.split(" {2,}", line.strip()) == said
            hinted += len(choice["hints"])
        match.play(choose(match.legal()))
    assert hinted > 0
    compare_story(match, screen)
    compare_end(match, screen)


def compare_story(match: Match, screen: Screen) -> None:
    log = screen.lines(lambda: screen.play.log("all"))
    printed = " ".join(log)
    told = sent([paragraph.to_dict() for paragraph in telling_of(match.game).story(match.watch())])
    assert told
    for paragraph in told:
        if paragraph["kind"] != "opening":
            assert any(line.startswith(text(paragraph["heading"])) for line in log)
        for line in paragraph["lines"]:
            assert " · ".join(text(phrase["words"]) for phrase in line["phrases"]) in printed


def compare_end(match: Match, screen: Screen) -> None:
    telling = telling_of(match.game)
    lines = screen.lines(lambda: show_result(screen.console, match, screen.play.sides))
    names = ["Ana", "Ben", "Cid"][: match.options["players"]]
    message = sent(position(telling, match.state, None, names))
    assert lines[-1] == text(message["verdict"]["words"])
    assert f"({text(message['verdict']['ending'])})" in "\n".join(lines)
    sheet = sent(score_sheet(telling, match.watch(), match.state))
    assert sheet["sources"]
    for row in sheet["sources"]:
        shown = " ".join(figure(points) if points else "·" for points in row["points"])
        assert f"{text(row['words'])} {shown}" in [" ".join(line.split()) for line in lines]
    assert [text(side["name"]) for side in message["sides"]] == [text(side.name) for side in screen.play.sides]
