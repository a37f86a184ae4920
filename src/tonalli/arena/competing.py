"""A contest carried out: games that are kept are taken, the others are played."""

from __future__ import annotations

import contextlib
from collections.abc import Generator

from tonalli.arena.contest import Contest
from tonalli.arena.kept import Kept
from tonalli.arena.ratings import rating_model
from tonalli.arena.results import Results
from tonalli.arena.sharing import Played, play_all


def carried_out(
    contest: Contest, games: int, processes: int, kept: Kept | None, cluster: str | None = None
) -> Generator[Played, None, None]:
    """At least so many games in order, some at a time: first those that were played before."""
    rating_model()
    games = contest.whole(games)
    before = [] if kept is None else kept.games(contest)[:games]
    yield before
    numbers = range(len(before), games)
    if not numbers:
        return
    with contextlib.ExitStack() as stack:
        writing = None if kept is None else stack.enter_context(kept.writing(contest))
        for some in stack.enter_context(contextlib.closing(play_all(contest.play, numbers, processes, cluster))):
            if writing is not None:
                for game in some:
                    writing.write(game)
            yield some


def compete(
    contest: Contest, games: int, processes: int = 1, kept: Kept | None = None, cluster: str | None = None
) -> Results:
    """All of it at once."""
    played: Played = []
    for some in carried_out(contest, games, processes, kept, cluster):
        played += some
    return Results(contest, played)
