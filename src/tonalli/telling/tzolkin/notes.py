"""Figures of things as they are for a seat now."""

from __future__ import annotations

from tonalli.core.actions import no_actions
from tonalli.telling.phrase import Listing, Number, Phrase
from tonalli.telling.tzolkin.effects import effect_of, figures_for, printed
from tonalli.telling.tzolkin.outcome import is_payable
from tonalli.telling.tzolkin.paying import changes, why_unpaid
from tonalli.telling.tzolkin.reach import is_closed, is_last_round
from tonalli.telling.tzolkin.story import food_kind
from tonalli.telling.tzolkin.wording import WORDING, named, placed_at, step_worth
from tonalli.tzolkin.gears.palenque import Harvest, corn_of, wood_of
from tonalli.tzolkin.layout import Opening
from tonalli.tzolkin.names import (
    ACTIONS,
    BUILDINGS,
    CHICHEN_ITZA,
    CORN,
    FIRST_ACTION,
    GEAR_COUNT,
    GEARS,
    GROUPS,
    HARVEST_BURN,
    HARVEST_CORN,
    HARVEST_NO_TILE,
    HARVEST_WOOD,
    MONUMENTS,
    NONE,
    PALENQUE,
    TEMPLES,
    TOP_LEVEL,
    TRACKS,
    WEALTH,
    YAXCHILAN,
)
from tonalli.tzolkin.notation import HARVEST
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.technology import step_cost
from tonalli.tzolkin.tiles import DISPLAY, FOOD_DAYS

Notes = dict[str, list[Phrase]]


def notes(s: State, seat: int | None) -> Notes:
    """What a card leaves open: what is left, closed or reached, and what it comes to for this seat."""
    found: Notes = {f"jungle:{group}": [tiles_left(s, number)] for number, group in enumerate(GROUPS)}
    for action in range(FIRST_ACTION[CHICHEN_ITZA], FIRST_ACTION[CHICHEN_ITZA + 1]):
        if is_closed(s, action):
            for group in ("action", "space"):
                found[f"{group}:{ACTIONS[action]}"] = [Phrase("tzolkin-note-closed")]
    if not s.over:
        found["term:food_day"] = [next_food_day(s.food_days, s.day)]
    if seat is None or s.over:
        return found
    if s.opening is not None and s.opening.dealt[seat]:
        found["term:wealth"] = [dealt_to(s.opening, seat)]
    for number, group in enumerate(GROUPS):
        harvest = yields(s, seat, number)
        found[f"jungle:{group}"].append(harvest)
        for thing in ("action", "space"):
            found[f"{thing}:palenque_{group}"] = [harvest, tiles_left(s, number)]
    for gear in range(GEAR_COUNT if s.players[seat].hand > 0 else 0):
        found[f"gear:{GEARS[gear]}"] = [next_worker(s, seat, gear)]
        space = s.tribe(seat).space_on(s, seat, gear)
        if space != NONE:
            found.setdefault(f"space:{GEARS[gear]}_{space}", []).append(next_worker(s, seat, gear))
    for action in better(s, seat):
        line = Phrase("tzolkin-note-for-you", **effect_of(s, seat, action))
        for thing in ("action", "space"):
            found.setdefault(f"{thing}:{ACTIONS[action]}", []).insert(0, line)
    for number, temple in enumerate(TEMPLES):
        found[f"temple:{temple}"] = [next_step(s, seat, number)]
    for number, track in enumerate(TRACKS):
        found[f"technology:{track}"] = [next_level(s, seat, number)]
        found.update(levels(s, seat, number))
    for place in range(DISPLAY):
        if s.display[place] != NONE:
            found[f"building:{BUILDINGS[s.display[place]]}"] = price(s, seat, s.display[place])
    for place in range(s.rules.monuments_shown):
        monument = s.monument_row[place]
        if monument != NONE:
            points = s.rules.monuments[monument].points(s, seat)
            lines = [Phrase("tzolkin-note-worth", points=points)]
            if not s.rules.construction.monument_payable(s, seat, monument):
                lines.append(why_unpaid(s, seat, MONUMENTS[monument]))
            found[f"monument:{MONUMENTS[monument]}"] = lines
    return found


def dealt_to(opening: Opening, seat: int) -> Phrase:
    """Z-2.10: the wealth tiles that a seat chooses from."""
    tiles = [name for number, name in enumerate(WEALTH) if (opening.dealt[seat] >> number) & 1]
    named_tiles = [Phrase("tzolkin-tile", tile=named("wealth", tile), tile_id=tile) for tile in tiles]
    return Phrase("tzolkin-note-dealt", tiles=Listing(named_tiles, "and"))


def next_food_day(held: int, day: int) -> Phrase:
    """Z-12.1, Z-12.6: when the next Food Day comes, and what it gives; one that was jumped over is due now."""
    kind = food_kind(held)
    words = {"kind": Phrase(f"tzolkin-show-food-{kind}"), "kind_id": kind}
    return Phrase("tzolkin-show-food_day", number=held + 1, days=max(FOOD_DAYS[held] - day, 0), **words)


def payable(s: State, seat: int, building: int) -> Phrase:
    """Z-10.1, Z-7.16, Z-8.6, Z-15.6: whether the seat could pay a building, with the help of Architecture."""
    corn = int(s.players[seat].stock[CORN])
    ways = {(True, True): "both", (True, False): "blocks", (False, True): "corn"}
    way = ways.get((is_payable(s, seat, building, NONE, 1), is_payable(s, seat, building, corn, 1)), "neither")
    if way == "neither" and any(s.rules.construction.payable(s, seat, building, each, 1) for each in (NONE, corn)):
        way = "covered"
    return Phrase("tzolkin-note-payable", payable_id=way)


def price(s: State, seat: int, building: int) -> list[Phrase]:
    """Whether a seat could pay a building, what it lacks, what makes it cheaper or dearer."""
    found = payable(s, seat, building)
    lines = [found]
    if found.arguments["payable_id"] == "neither":
        lines.append(why_unpaid(s, seat, BUILDINGS[building]))
    return lines + changes(s, seat)


def tiles_left(s: State, group: int) -> Phrase:
    """Z-7.2: corn tiles that lie open, and wood tiles on top of others."""
    wood = s.jungle_wood[group]
    return Phrase("tzolkin-note-tiles", corn=s.jungle_corn[group] - wood, wood=wood)


def yields(s: State, seat: int, group: int) -> Phrase:
    """Z-7.3, Z-8.4: what a harvest brings this seat, and what corn costs it that lies under wood."""
    options = no_actions()
    Harvest(seat, group).options(s, options)
    ways = {options.ids[i] - HARVEST for i in range(options.count)}
    if not ways:
        return Phrase("tzolkin-note-harvest.nothing")
    corn = WORDING.amount(corn_of(s, seat, group), "corn")
    goods = [corn] if {HARVEST_CORN, HARVEST_NO_TILE} & ways else []
    if HARVEST_WOOD in ways:
        goods.append(WORDING.amount(wood_of(s, seat, group), "wood"))
    if corn not in goods and HARVEST_BURN in ways:
        return Phrase("tzolkin-note-harvest.burning", goods=Listing(goods, "or"), corn=corn_of(s, seat, group))
    return Phrase("tzolkin-note-harvest", goods=Listing(goods, "or"))


def next_worker(s: State, seat: int, gear: int) -> Phrase:
    """Z-5.2, Z-5.4: the space that the seat's next worker would get, and its corn."""
    space = s.tribe(seat).space_on(s, seat, gear)
    if space == NONE:
        return Phrase("tzolkin-note-full")
    placed = s.now.placed if s.active == seat else 0
    corn = s.rules.targets[gear].cost(s, seat) + s.tribe(seat).surcharge(placed)
    key = "tzolkin-note-place" + (".last" if is_last_round(s) else "")
    return Phrase(key, **placed_at(GEARS[gear], space), corn=corn)


def next_step(s: State, seat: int, number: int) -> Phrase:
    """Z-9.2: what the next step of the seat is worth."""
    if not s.can_climb(seat, number):
        return Phrase("tzolkin-note-step.lost")
    step = int(s.players[seat].temples[number]) + 1
    return Phrase("tzolkin-note-step", step=Number(step), worth=step_worth(TEMPLES[number], step))


def next_level(s: State, seat: int, number: int) -> Phrase:
    """Z-8.1: what the next step on a track brings, and its blocks."""
    level = s.players[seat].levels[number]
    key = "tzolkin-note-level" + (".beyond" if level == TOP_LEVEL else "")
    effect = named("technology", TRACKS[number], f"l{level + 1}")
    return Phrase(key, level=level + 1, blocks=step_cost(s, seat, number), effect=effect)


def levels(s: State, seat: int, number: int) -> Notes:
    """Z-8.1: which levels of a track a seat has, and what the next one costs it."""
    reached = int(s.players[seat].levels[number])
    found = {
        f"level:{TRACKS[number]}_{level}": [Phrase("tzolkin-note-level-reached")] for level in range(1, reached + 1)
    }
    for level in range(1, reached + 1):
        if not s.works(seat, number, level):
            found[f"level:{TRACKS[number]}_{level}"] = [Phrase("tzolkin-note-level-reached.idle")]
    blocks = int(step_cost(s, seat, number))
    found[f"level:{TRACKS[number]}_{reached + 1}"] = [Phrase("tzolkin-note-level-next", blocks=blocks)]
    return found


def better(s: State, seat: int) -> list[int]:
    """Z-8.4: actions that bring a seat something else than is printed; harvests say so themselves."""
    goods = [FIRST_ACTION[PALENQUE], *range(FIRST_ACTION[YAXCHILAN], FIRST_ACTION[YAXCHILAN + 1])]
    return [action for action in goods if figures_for(s, seat, action) != printed(ACTIONS[action])]
