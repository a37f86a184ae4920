"""Positions of Teotihuacan in a few words: what is left out."""

from __future__ import annotations

import pytest

import tonalli
from teotihuacan.table import position, side

pytestmark = pytest.mark.pure


def test_what_is_left_out_is_empty_or_at_its_start() -> None:
    state = tonalli.from_dict("teotihuacan", position(side(), side()))
    data = state.to_dict()
    assert data["calendar"] == {"light": 0, "dark": 10, "eclipses": 0, "turns_left": None, "pyramid_complete": False}
    assert (data["buildings"], data["nobles"]) == (11, {"top": [], "middle": [], "bottom": []})
    assert data["players"][0]["cocoa"] == 0
    assert sum(data["unseen"]["discovery"].values()) == 54
    assert len(data["unseen"]["pyramid"]) == 29
    assert state.actor == 0


def test_the_dark_disc_follows_the_number_of_eclipses() -> None:
    for eclipses, dark in enumerate((12, 11, 10)):
        data = position(side(), side(), side(), side(), calendar={"eclipses": eclipses})
        assert tonalli.from_dict("teotihuacan", data).to_dict()["calendar"]["dark"] == dark
