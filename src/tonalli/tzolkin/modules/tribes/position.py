# interpreted
"""Tribes as plain data, what cannot be, and what a seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tonalli.core.dealer import Dealer
from tonalli.core.errors import PositionError
from tonalli.core.fields import Fields, check_word, names_of_bits
from tonalli.core.hidden import redeal
from tonalli.core.step import NOBODY
from tonalli.tzolkin.modules.tribes.names import (
    CORN_AT_LEAST,
    DEALT,
    EXCHANGED,
    IXTAB_DESCENDS,
    PLACED_TO_PICK_UP,
    SKIPPED,
    TRIBE_COUNT,
    TRIBES,
)
from tonalli.tzolkin.names import CORN, GEAR_COUNT, GEAR_SPACES, GEARS, SPACES_PER_GEAR
from tonalli.tzolkin.tiles import LAST_SPACE

if TYPE_CHECKING:
    from tonalli.tzolkin.modules.tribes.part import Tribes
    from tonalli.tzolkin.state import State


def is_secret(s: State) -> bool:
    """P-2.7: whether choices are not revealed yet."""
    return s.opening is not None and s.opening.revealed == 0


def numbers(s: State) -> list[int]:
    """The tribe each seat has chosen by its number in the rules; 0 for none yet."""
    players = range(s.rules.players)
    if s.opening is not None:
        return [s.opening.tribes[seat] for seat in players]
    return [s.players[seat].tribe for seat in players]


def named_tribe(number: int) -> str | None:
    return TRIBES[number - 1] if number > 0 else None


def write_tribes(part: Tribes, s: State) -> dict[str, Any]:
    data: dict[str, Any] = {"chosen": [named_tribe(number) for number in numbers(s)]}
    if is_secret(s):
        data["dealt"] = [names_of_bits(TRIBES, part.dealt[seat]) for seat in range(s.rules.players)]
    skipped = s.now.noted & SKIPPED
    if skipped != 0:
        data["skipped"] = GEAR_SPACES[skipped - 1]
    if s.now.noted & EXCHANGED != 0:
        data["exchanged"] = True
    return data


def read_tribes(part: Tribes, s: State, fields: Fields) -> None:
    players = s.rules.players
    nobody: list[None] = [None] * players
    for seat, name in enumerate(one_each(fields, "chosen", players, nobody)):
        number = check_word(name, TRIBES, f"{fields.at('chosen')}[{seat}]") + 1
        if s.opening is not None:
            s.opening.tribes[seat] = number
        if not is_secret(s):
            s.players[seat].tribe = number
    if is_secret(s):
        for seat, tiles in enumerate(one_each(fields, "dealt", players, [[]] * players)):
            part.dealt[seat] = Fields({"tiles": tiles}, f"{fields.at('dealt')}[{seat}]").bits("tiles", TRIBES)
    s.now.noted |= fields.word("skipped", GEAR_SPACES, None) + 1
    s.now.noted |= EXCHANGED * fields.flag("exchanged")
    fields.done()


def one_each(fields: Fields, key: str, players: int, default: list[Any]) -> list[Any]:
    """A list with something for every player."""
    found = fields.listing(key, players, default)
    if len(found) != players:
        raise PositionError(f"{fields.at(key)}: one for each of {players} players is needed")
    return found


def hide_tribes(data: dict[str, Any], seat: int | None) -> None:
    """P-2.7: of others one sees how many tiles were dealt to them."""
    tribes = data["tribes"]
    if "dealt" in tribes:
        for other, dealt in enumerate(tribes["dealt"]):
            if other != seat:
                tribes["dealt"][other] = len(dealt)
                tribes["chosen"][other] = None


def redeal_tribes(part: Tribes, s: State, seat: int, dealer: Dealer) -> None:
    """P-2.6, P-2.7: others may have been dealt, and may have chosen, any tribe that the seat was not dealt."""
    opening = s.opening
    assert opening is not None
    others = [other for other in range(s.rules.players) if other != seat]
    chosen = {other: 1 << int(opening.tribes[other]) >> 1 for other in others}
    pool = ((1 << TRIBE_COUNT) - 1) & ~part.dealt[seat]
    redeal(part.dealt, chosen, others, pool, 0, dealer)
    for other in others:
        opening.tribes[other] = chosen[other].bit_length()


# ---- what cannot be --------------------------------------------------------------------------------


def tribe_problems(part: Tribes, s: State) -> Iterator[str]:
    found = [*tiles(part, s), *descent(s)]
    yield from found or turn(s)


def tiles(part: Tribes, s: State) -> Iterator[str]:
    """P-2.6, P-2.7, P-3.1: each tribe is in one place, and everybody has one once choices are revealed."""
    seen = 0
    for seat, number in enumerate(numbers(s)):
        chosen = 1 << number >> 1
        dealt = part.dealt[seat] if is_secret(s) else chosen
        if seen & dealt:
            yield f"tribes.{'dealt' if is_secret(s) else 'chosen'}[{seat}]: one tribe lies in two places"
        if int(dealt).bit_count() > DEALT:
            yield f"tribes.dealt[{seat}]: {DEALT} are dealt to each player"
        if chosen & ~dealt:
            yield f"tribes.chosen[{seat}]: it is one of those dealt to that player"
        if number == 0 and not is_secret(s):
            yield f"tribes.chosen[{seat}]: everybody has a tribe"
        seen |= dealt


def descent(s: State) -> Iterator[str]:
    """P-3.18.b: a step of Ixtab's, before the first turn."""
    for index, step in enumerate(s.steps):
        if step.kind == "descend" and getattr(step, "why", "") == IXTAB_DESCENDS:
            if s.opening is None or named_tribe(s.players[step.player].tribe) != "ixtab":
                yield f"pending[{index}].why: only ixtab goes down a step, before the first turn"


def turn(s: State) -> Iterator[str]:
    """P-3.10, P-3.13, P-3.15, P-3.17, P-3.19, P-3.20: what only some tribe can have brought about in this turn."""
    now = s.now
    if s.active == NOBODY:
        if s.opening is not None and now.noted & (SKIPPED | EXCHANGED):
            yield "tribes: nothing has happened yet"
        return
    tribe = named_tribe(s.players[s.active].tribe)
    kinds = [step.kind for step in s.steps]
    if "choose-bonus" in kinds and tribe != "itzamna":
        yield "pending: only itzamna chooses a bonus"
    for gear in range(GEAR_COUNT):
        for space in range(LAST_SPACE[gear] + 1, SPACES_PER_GEAR):
            if now.has_placed(gear, space):
                yield f"this_turn.placed_on: nobody is placed on {GEARS[gear]} {space}"
    if (now.placed > 0 and now.picked > 0) or "pick-one" in kinds:
        on_gears = sum(now.workers_on(gear) for gear in range(GEAR_COUNT))
        if now.picked > 1 or on_gears < PLACED_TO_PICK_UP or "pick-more" in kinds or "place-more" in kinds:
            yield "this_turn.picked_up: one worker is picked up once two were placed on gears"
    if tribe == "bacab" and "turn" in kinds and s.players[s.active].stock[CORN] < CORN_AT_LEAST:
        yield f"players[{s.active}].corn: it is {CORN_AT_LEAST} at least at the start of a turn"
    if now.noted & EXCHANGED and tribe != "xaman_ek":
        yield "tribes.exchanged: only xaman_ek exchanges a block"
    if now.noted & SKIPPED:
        yield from skipped(s, tribe, kinds)


def skipped(s: State, tribe: str | None, kinds: list[str]) -> Iterator[str]:
    """P-3.19.a, P-3.19.f: the lowest free space of a gear, in a placing turn."""
    number = (s.now.noted & SKIPPED) - 1
    if tribe != "vacub_caquix":
        yield "tribes.skipped: only vacub_caquix passes a space"
    elif s.now.picked > 0 or (s.now.placed == 0 and "turn" not in kinds):
        yield "tribes.skipped: workers are placed in such a turn"
    elif s.lowest_free(number // SPACES_PER_GEAR) != number % SPACES_PER_GEAR:
        yield f"tribes.skipped: {GEAR_SPACES[number]} is not the lowest free space of its gear"
    elif number % SPACES_PER_GEAR == LAST_SPACE[number // SPACES_PER_GEAR]:
        yield f"tribes.skipped: there is no space above {GEAR_SPACES[number]}"
