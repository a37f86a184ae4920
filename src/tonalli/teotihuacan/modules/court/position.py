# interpreted
"""Who owns the royal tiles of the Court as plain data, and what cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tonalli.core.fields import check_number, named
from tonalli.teotihuacan.modules.court.names import SLOTS, first_major_step
from tonalli.teotihuacan.modules.court.rules import StrengthenedPalace
from tonalli.teotihuacan.names import NONE, PALACE, TEMPLES
from tonalli.teotihuacan.steps.worship import Ability, WhichFirst, locked_on

if TYPE_CHECKING:
    from tonalli.core.fields import Fields
    from tonalli.teotihuacan.modules.court.part import CourtPart
    from tonalli.teotihuacan.state import State


def write_court(court: CourtPart) -> dict[str, Any]:
    markers = {name: owner if owner != NONE else None for name, owner in zip(SLOTS, court.markers, strict=True)}
    option = {"temple_option": named(SLOTS, court.option)} if court.option != NONE else {}
    return {"markers": markers, **option}


def show_court(s: State) -> dict[str, Any]:
    """X-5.7: while a worship goes on, the power that counts: the worker's own, then everything that is added."""
    for step in s.steps:
        if isinstance(step, (Ability, WhichFirst)) and s.now.at == PALACE and s.now.worshipping == 1:
            worker = locked_on(s, s.active, step.space)
            parts = [s.players[s.active].power[worker], *added_power(s, s.active)]
            return {"power": {"slot": SLOTS[step.space], "parts": parts}}
    return {}


def added_power(s: State, player: int) -> list[int]:
    """X-5.7: what each bonus would add to a worship now."""
    board = s.rules.boards[PALACE]
    return [bonus.bonus(s, player) for bonus in board.bonuses] if isinstance(board, StrengthenedPalace) else []


def read_court(court: CourtPart, s: State, fields: Fields) -> None:
    markers = fields.sub("markers", {})
    for slot, name in enumerate(SLOTS):
        owner = markers.get(name, None)
        if owner is not None:
            court.markers[slot] = check_number(owner, 0, s.rules.players - 1, markers.at(name))
    markers.done()
    court.option = fields.word("temple_option", SLOTS, None)
    fields.done()


def court_problems(court: CourtPart, s: State) -> list[str]:
    """X-5.9, X-5.10: who reached an Ownership tile first has its marker; an option belongs to a worship beside one."""
    found = []
    for slot, name in enumerate(SLOTS):
        temple, owner = court.temples[slot], court.markers[slot]
        step = first_major_step(temple)
        reached = [seat for seat, side in enumerate(s.players) if side.temples[temple] >= step]
        if owner == NONE and reached:
            found.append(f"court.markers.{name}: somebody has reached step {step} of the {TEMPLES[temple]} temple")
        if owner != NONE and owner not in reached:
            found.append(f"court.markers.{name}: {owner} has not reached step {step} of the {TEMPLES[temple]} temple")
    option = court.option
    if option != NONE and not (is_worshipping_at(s, option) and court.markers[option] != NONE):
        found.append("court.temple_option: nobody worships there beside a marker")
    return found


def is_worshipping_at(s: State, slot: int) -> bool:
    """Whether the worship going on is at the royal tile of a slot."""
    return s.now.worshipping == 1 and s.now.at == PALACE and s.worship[slot] == s.active
