"""A person who knows what to type: the same match is played beside the terminal."""

from __future__ import annotations

import random
from typing import Any

import tonalli
from tonalli.cli.seats import seats_of
from tonalli.core.match import Match
from tonalli.telling import telling_of


def typed_game(
    seed: int, seats: str, decisions: int | None = None, game: str = "teotihuacan", **options: Any
) -> tuple[list[str], Match]:
    """Lines for every human decision that leaves a choice, by number and notation in turn, and where they lead."""
    chairs = seats_of(seats.split(","))
    match = tonalli.new(game, players=len(chairs), seed=seed, seats=[str(chair) for chair in chairs], **options)
    bots = {number: chair.bot(seed, number) for number, chair in enumerate(chairs) if not chair.is_human}
    choose = random.Random(seed).choice
    telling = telling_of(game)
    lines: list[str] = []
    while not match.over and (decisions is None or len(lines) < decisions):
        if match.actor in bots:
            match.play(bots[match.actor].choose(match.state))
            continue
        legal = [each.action for each in telling.choices(match.state)]
        action = choose(legal)
        if len(legal) == 1:
            match.play(action)
            continue
        lines.append(match.write(action) if len(lines) % 2 else str(legal.index(action) + 1))
        match.play(action)
    return lines, match
