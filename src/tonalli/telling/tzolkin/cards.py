"""What everything on the table is called and does, as it is printed."""

from __future__ import annotations

from collections.abc import Iterator

from tonalli.locale import has_words
from tonalli.telling.card import Card
from tonalli.telling.phrase import Listing, Number, Phrase
from tonalli.telling.sign import Sign
from tonalli.telling.tzolkin.effects import printed_effect
from tonalli.telling.tzolkin.signs import action_sign, level_sign, monument_sign, space_sign, tile_sign
from tonalli.telling.tzolkin.wording import (
    PRINTED,
    WORDING,
    cost_in_words,
    gear_icon,
    monument_effect,
    named,
    technology_icon,
)
from tonalli.tzolkin.buildings import buildings, wealth_tiles
from tonalli.tzolkin.names import BLOCKS, BUILDINGS, GEARS, GROUPS, TEMPLES, TOP_LEVEL, TRACKS, WEALTH

TERMS = (
    "turn", "place", "pick_up", "free_choice", "beg", "pity", "food_day", "double_advance", "dummy", "jungle", "block",
    "final_scoring", "skull", "harvest", "age", "market", "mirror", "monument", "wealth",
)  # fmt: skip


def cards(players: int) -> Iterator[Card]:
    """Everything the base game has at a table of so many players."""
    for gear in GEARS:
        yield gear_card(gear)
        yield from space_cards(gear)
    yield Card("gear:start", named("gear", "start"), [named("gear", "start", "effect")], "z-starting-player")
    for group in GROUPS:
        effect = printed_effect(f"palenque_{group}")
        lines = [Phrase("tzolkin-card-jungle", group=int(group), effect=effect)]
        yield Card(f"jungle:{group}", Phrase("tzolkin-jungle-group", group=int(group)), lines, "z-harvest-corn")
    for temple in TEMPLES:
        yield temple_card(temple)
    for track in TRACKS:
        yield technology_card(track)
        yield from level_cards(track)
    for building, tile in zip(BUILDINGS, buildings(), strict=False):
        yield building_card(building, tile_sign(tile))
    for monument in PRINTED["monuments"]:
        yield monument_card(monument, players)
    for wealth, given in zip(WEALTH, wealth_tiles(), strict=True):
        lines = [Phrase("tzolkin-card-wealth")]
        yield Card(f"wealth:{wealth}", named("wealth", wealth), lines, sign=tile_sign(given))
    for block in BLOCKS:
        rate = Phrase("tzolkin-card-block", corn=PRINTED["rates"][block])
        yield Card(f"good:{block}", named("good", block), [rate], f"z-{block}")
    for term in TERMS:
        yield Card(f"term:{term}", named("term", term), [named("term", term, "effect")])


def action_lines(action: str) -> list[Phrase]:
    """What an action does, and what else is to be known."""
    lines = [Phrase("tzolkin-card-effect", effect=printed_effect(action))]
    if has_words(WORDING.key("gear_action", action, "more")):
        lines.append(named("gear_action", action, "more"))
    return lines


def gear_card(gear: str) -> Card:
    """A gear with its actions."""
    lines = [named("gear", gear, "effect")]
    for number in range(1, PRINTED["gears"][gear]["actions"] + 1):
        effect = printed_effect(f"{gear}_{number}")
        lines.append(Phrase("tzolkin-card-action", number=number, effect=effect))
    return Card(f"gear:{gear}", named("gear", gear), lines, gear_icon(gear))


def space_cards(gear: str) -> Iterator[Card]:
    """The spaces of a gear, and the actions beside them."""
    printed = PRINTED["gears"][gear]
    for space in range(printed["last"] + 1):
        if space == 0:
            lines = [Phrase("tzolkin-card-no-action")]
        elif space >= printed["any"]:
            lines = [named("term", "free_choice", "effect")]
        else:
            action = f"{gear}_{space}"
            lines = action_lines(action)
            yield Card(f"action:{action}", named("gear_action", action), lines, gear_icon(gear), action_sign(action))
        title = Phrase("tzolkin-card-space", gear=named("gear", gear), gear_id=gear, space=space)
        yield Card(f"space:{gear}_{space}", title, lines, gear_icon(gear), space_sign(gear, space))


def temple_card(temple: str) -> Card:
    """A temple step by step."""
    lines = []
    for step in PRINTED["temples"][temple]["steps"]:
        key = "tzolkin-card-step" + (".item" if step["item"] else "")
        item = WORDING.amount(1, step["item"]) if step["item"] else ""
        lines.append(Phrase(key, step=Number(step["step"]), points=Number(step["points"]), item=item))
    first, second = PRINTED["temples"][temple]["highest"]
    lines.append(Phrase("tzolkin-card-highest", first=first, second=second))
    return Card(f"temple:{temple}", named("temple", temple), lines, f"z-temple-{temple}")


def technology_card(track: str) -> Card:
    """A technology level by level, with the blocks each step costs."""
    lines = [level_line(track, level) for level in range(1, len(PRINTED["technology_blocks"]) + 1)]
    return Card(f"technology:{track}", named("technology", track), lines, technology_icon(track))


def level_line(track: str, level: int) -> Phrase:
    key = "tzolkin-card-level" + (".beyond" if level > TOP_LEVEL else "")
    blocks = PRINTED["technology_blocks"][level - 1]
    return Phrase(key, level=level, blocks=blocks, effect=named("technology", track, f"l{level}"))


def level_cards(track: str) -> Iterator[Card]:
    """Each level of a technology, and the step beyond the last."""
    for level in range(1, len(PRINTED["technology_blocks"]) + 1):
        key = "tzolkin-card-level-title" + (".beyond" if level > TOP_LEVEL else "")
        title = Phrase(key, technology=named("technology", track), technology_id=track, level=level)
        lines = [level_line(track, level)]
        yield Card(f"level:{track}_{level}", title, lines, technology_icon(track), level_sign(track, level))


def building_card(building: str, sign: Sign) -> Card:
    """A building with its printed cost and what it brings."""
    printed = PRINTED["buildings"][building]
    colour = printed["colour"]
    head = Phrase(
        "tzolkin-card-building",
        age=printed["age"],
        colour=named("colour", colour),
        colour_id=colour,
        cost=cost_in_words(printed["cost"]),
    )
    effect = Phrase("tzolkin-card-effect", effect=named("building", building, "effect"))
    return Card(f"building:{building}", named("building", building), [head, effect], f"z-building-{colour}", sign)


def monument_card(monument: str, players: int) -> Card:
    """A monument with its cost and what it scores."""
    printed = PRINTED["monuments"][monument]
    colour = printed["colour"]
    cost: Listing | Phrase = cost_in_words(printed["cost"])
    head = Phrase("tzolkin-card-monument", colour=named("colour", colour), colour_id=colour, cost=cost)
    effect = Phrase("tzolkin-card-effect", effect=monument_effect(monument, players))
    sign = monument_sign(monument, players)
    return Card(f"monument:{monument}", named("monument", monument), [head, effect], "z-monument", sign)
