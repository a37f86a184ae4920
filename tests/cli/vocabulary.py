"""Whether a game has words for everything a person may read of it."""

from __future__ import annotations

import re

import tonalli
from tonalli.cli.face import Face
from tonalli.core.actions import ActionSpace
from tonalli.core.match import Match
from tonalli.locale import has_words

Groups = dict[str, tuple[tuple[str, ...], tuple[str, ...]]]
"""Names of the engine by group, and the attributes their words must have; an empty one is the word itself."""


def keys_of(game: str, groups: Groups) -> list[str]:
    return [
        f"{game}-{group}-{name}{part}"
        for group, (all_names, parts) in groups.items()
        for name in all_names
        for part in parts
    ]


def kinds_chosen(space: ActionSpace) -> list[str]:
    """Kinds of actions that players take."""
    return sorted({block.kind for block in space.blocks if not block.kind.startswith("~")})


def play_in_words(match: Match, face: Face, seed: int) -> None:
    """A random game whose every question and option is read, and often what options bring and mean."""
    dealer = tonalli.Dealer(seed)
    while not match.over:
        view = match.view(match.actor)
        legal = match.legal()
        asked = [face.question(match, view)]
        asked += [face.option(match, action, view) for action in legal]
        assert all(asked)
        more: list[str] = []
        if dealer.number(6) == 0:
            more += [face.gains(match, action) for action in legal]
            more += [line for action in legal for line in face.explain_action(match, action)]
        assert_in_words(*asked, *more)
        match.play(legal[dealer.number(len(legal))])


def assert_in_words(*texts: str) -> None:
    assert not [text for text in texts if re.search(r"\[(cli|teotihuacan|tzolkin)-", text)]


def assert_told_in_words(match: Match, face: Face) -> None:
    """The story of a game that is over, and its points by source."""
    events = match.watch()
    assert not [event.kind for event in events if not has_words(f"{match.game.name}-event-{event.kind}")]
    told = "\n".join(line.plain for line in face.story(events, match.view(None), match.seats))
    assert_in_words(told)
    assert "()" not in told
    assert "none" not in told
    players = len(match.scores())
    rows = [row for source, row in face.sources(events, players)]
    assert [sum(row[seat] for row in rows) for seat in range(players)] == match.scores()
    stages = face.stages(events, players)
    assert [sum(stage[seat] for stage in stages) for seat in range(players)] == match.scores()
