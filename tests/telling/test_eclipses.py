"""Eclipses as moments: points by source, wages, and that everything adds up in random games with every module."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tonalli
from tonalli.locale import text
from tonalli.server.messages import score_sheet
from tonalli.telling import telling_of
from tonalli.telling.moment import Moment, MomentRow

MODULES = ["obsidian", "court", "altars", "empire"]
TABLES = [
    *[(players, [], {}) for players in (1, 2, 3, 4)],
    *[(players, MODULES, {}) for players in (2, 3, 4)],
    *[(2, [module], {}) for module in ["obsidian"]],
    *[(3, ["obsidian", module], {}) for module in ("court", "altars", "empire")],
    (1, [*MODULES, "swift_bot"], {"priest_s07": True}),
]


def options(bot: dict[str, bool]) -> dict[str, Any]:
    """A solo opponent may have settings."""
    return {"bot": bot} if bot else {}


def played(seed: int, players: int, modules: list[str], bot: dict[str, bool]) -> tuple[tonalli.Match, list[Moment]]:
    """A random game to its end; on the way every moment that waits for somebody is looked at."""
    match = tonalli.new("teotihuacan", seed=seed, players=players, modules=modules, **options(bot))
    telling = telling_of(match.game)
    match.watch()
    dice = random.Random(seed)
    while not match.over:
        if match.state.steps[-1].kind == "pay-wages":
            wait_for_wages(match, telling.moments(match.state, match.watch())[-1])
        match.play(dice.choice(match.legal()))
    return match, telling.moments(match.state, match.watch())


def wait_for_wages(match: tonalli.Match, moment: Moment) -> None:
    """While wages are decided the sheet says what is due, and its figures are those of the table now."""
    assert not moment.over
    assert moment.after == match.state.scores()
    row = moment.rows[-1]
    assert (row.kind, row.ahead) == ("wages", True)
    cell = row.cells[match.actor]
    assert cell.due is not None
    assert cell.due.arguments["held"] == match.view(None)["players"][match.actor]["cocoa"]
    assert not any(each.ahead for each in moment.rows[:-1])


def row(moment: Moment, kind: str) -> MomentRow:
    return next(each for each in moment.rows if each.kind == kind)


@pytest.mark.parametrize(("players", "modules", "bot"), TABLES)
def test_rows_add_up_to_what_every_seat_won_and_lost(players: int, modules: list[str], bot: dict[str, bool]) -> None:
    for seed in range(3):
        match, moments = played(seed, players, modules, bot)
        events = match.watch()
        assert 1 <= len(moments) <= 3
        assert moments[-1].after == match.scores()
        for moment in moments:
            assert moment.over
            for seat, points in enumerate(moment.before):
                cells = [cell for each in moment.rows for cell in each.cells if cell.seat == seat]
                assert points + sum(cell.points for cell in cells) == moment.after[seat]
            told = [number for each in moment.rows for number in each.events]
            assert len(told) == len(set(told))
            scored = {n for n in range(moment.first, moment.last + 1) if events[n].kind == "score"}
            assert scored <= set(told)
            for each in moment.rows:
                assert text(each.name)
                assert [cell.seat for cell in each.cells] == list(range(len(moment.before)))
                shown = [glyph.text for cell in each.cells for line in cell.sign for glyph in line]
                assert all(figure == "" or figure[0] in "+−" or figure.isdigit() for figure in shown)


def test_steps_and_masks_are_those_of_the_table() -> None:
    """What a row says was counted is what led to its points."""
    for seed in range(6):
        _, moments = played(seed, 3, [], {})
        for moment in moments:
            for kind in ("avenue", "pyramid_steps"):
                found = [each for each in moment.rows if each.kind == kind]
                for each in found:
                    points = {
                        cell.points / cell.words.arguments["steps"] for cell in each.cells if cell.points and cell.words
                    }
                    assert len(points) <= 1
                    assert not points or (each.hint and each.hint.arguments["points"].number in points)


def test_the_score_sheet_says_when_points_are_earned() -> None:
    match, _ = played(4, 3, MODULES, {})
    rows = {each["source"]: each for each in score_sheet(telling_of(match.game), match.watch(), match.state)["sources"]}
    assert rows["avenue"]["when"] == "stage"
    assert {each["when"] for each in rows.values()} >= {"stage", "turn"}
    assert all(each["icon"].startswith("t-") for each in rows.values())
    for seat, score in enumerate(match.scores()):
        assert sum(each["points"][seat] for each in rows.values()) == score
