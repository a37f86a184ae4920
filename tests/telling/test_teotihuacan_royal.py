"""Royal tiles, regions and decorations in figures: what is told is what the engine lets one do."""

from __future__ import annotations

import re
from typing import Any

import pytest

from clauses import clause
from telling.told import decisions
from tonalli.core.step import PASS
from tonalli.locale import languages, speaking, text, words
from tonalli.telling import telling_of
from tonalli.telling.choice import Choice
from tonalli.teotihuacan.names import GOODS, ROYALS

TELLING = telling_of("teotihuacan")
EXCHANGES = {"exchange-cocoa", "trade-up", "sell", "buy-temple-step", "buy-obsidian", "sell-obsidian"}
ONCE = {"exchange", "give", "temple"}
"""Kinds of options that do an exchange."""


def held(state: Any, seat: int) -> dict[str, int]:
    stock = zip(GOODS, state.players[seat].stock, strict=False)
    return {f"t-{good}": int(amount) for good, amount in stock} | {"t-points": int(state.players[seat].points)}


def opened(state: Any, choice: Choice) -> Any:
    """The exchange an ability really leads to; None if there is none, or somebody else decides before."""
    after, seat = state.copy(), state.actor
    after.play(choice.action)
    while (
        not after.over and after.actor == seat and after.top.kind in ("pause", "lock-worker") and PASS in after.legal()
    ):
        after.play(PASS)
    return after if not after.over and after.actor == seat and after.top.kind in EXCHANGES else None


@clause("T-7.12", "T-7.16", "T-7.17", "T-7.18", "T-7.19", "T-7.20", "X-5.7", "X-5.8")
@pytest.mark.parametrize("modules", [[], ["obsidian", "court"]])
def test_an_exchange_is_told_as_often_and_at_the_price_it_can_be_had(modules: list[str]) -> None:
    seen = set()
    chosen: dict[str, Any] = {"modules": modules} if modules else {}
    for match in decisions("teotihuacan", 5, **chosen):
        if match.state.top.kind != "choose-action":
            continue
        for choice in TELLING.choices(match.state):
            if choice.kind != "worship" or choice.about["choice"] != "ability" or "palace" not in choice.about["space"]:
                continue
            after = opened(match.state, choice)
            if after is None:
                continue
            (row,) = choice.sign
            times = row[0].text.rstrip("×") if row[0].icon is None else "1"
            step = after.game.steps.write(after.top)
            assert int(times) == step.get("left", 1)
            seen.add(step["step"])
            if step.get("left", 1) == 1:
                # What ends with the last exchange brings things of its own.
                continue
            before, seat = held(after, after.actor), after.actor
            after.play(next(action for action in after.legal() if after.game.space.kind(action) in ONCE))
            now = held(after, seat)
            for icon, text_of in [(glyph.icon, glyph.text) for glyph in row if glyph.icon in now]:
                if step["step"] != "buy-temple-step":
                    assert now[icon] - before[icon] == int(text_of.replace("\N{MINUS SIGN}", "-")), (icon, step)
    assert len(seen) >= 3


@clause("T-7.13", "T-7.14", "T-7.15", "T-7.9")
def test_a_royal_tile_is_called_by_what_it_does_and_says_the_power_that_counts() -> None:
    nothing = 0
    for match in decisions("teotihuacan", 3):
        if match.state.top.kind != "choose-action":
            continue
        for choice in TELLING.choices(match.state):
            if choice.kind == "worship" and "palace" in choice.about["space"]:
                assert " P" not in text(choice.words).replace("Palace", ""), text(choice.words)
                assert not text(choice.name).endswith((": A", ": B", ": C"))
                told = choice.gains or choice.sign
                empty = "nothing now" in [text(follow.words or "") for follow in choice.follows]
                assert choice.about["choice"] == "both" or bool(told) != empty
                nothing += empty
    assert nothing


@clause("T-7.12")
@pytest.mark.parametrize("language", languages())
def test_the_card_of_a_royal_tile_needs_no_letter_for_the_power(language: str) -> None:
    letters = {"en": "P", "cs": "S", "es": "P", "el": "\N{GREEK CAPITAL LETTER DELTA}", "pl": "S"}
    with speaking(language):
        for royal in ROYALS:
            said = words(f"teotihuacan-royal-{royal}.effect")
            assert not re.search(rf"\b{letters[language]}\b", said), said


@clause("X-7.13", "X-7.15")
def test_a_region_tells_its_benefit_and_the_step_on_the_avenue() -> None:
    brings = {
        2: "t-temple-any", 3: "t-discovery", 4: "t-power-up", 5: "t-mask-special-gold", 6: "t-great-discovery",
        8: "t-temple-any", 9: "t-mask-special-jade", 10: "t-obsidian",
    }  # fmt: skip
    seen = set()
    for match in decisions("teotihuacan", 4, modules=["obsidian", "empire"]):
        for choice in TELLING.choices(match.state) if match.state.top.kind.startswith("conquer") else []:
            if choice.kind != "settle":
                continue
            region = int(choice.about["region"])
            told = [figure.icon for figure in choice.gains]
            assert "t-avenue" in told or match.view()["players"][match.actor]["avenue"] >= 9, (region, told)
            if region in brings and match.view()["players"][match.actor]["avenue"] < 9:
                assert brings[region] in told, (region, told)
            seen.add(region)
    assert len(seen) > 2


@clause("T-14.6", "T-14.7")
def test_a_decoration_tells_the_pyramid_step_also_where_a_temple_is_to_be_chosen() -> None:
    seen = 0
    for match in decisions("teotihuacan", 6):
        if match.state.top.kind != "choose-decoration-space":
            continue
        side = match.view()["players"][match.actor]
        for choice in TELLING.choices(match.state):
            told = [figure.icon for figure in choice.gains]
            if "t-temple-any" in told and side["pyramid_track"] < 10:
                seen += 1
                assert "t-pyramid" in told
    assert seen
