"""Options in words: what they are called, what their words need besides the arguments, the order they stand in."""

from __future__ import annotations

from collections.abc import Sequence

from tonalli.core.events import Event
from tonalli.telling.choice import Choice, Decision
from tonalli.telling.phrase import Number, Phrase
from tonalli.telling.teotihuacan.icons import covered
from tonalli.telling.teotihuacan.missing import board_of, held
from tonalli.telling.teotihuacan.wording import (
    FIGURES,
    at_place,
    board_of_space,
    cost_of,
    decoration_icons,
    decoration_space,
    named,
    on_side,
    royal_on,
    starting_boards,
    tile_icons,
    turned,
)
from tonalli.teotihuacan.names import (
    ALCHEMY,
    BOARDS,
    CONSTRUCTION,
    GOODS,
    IN_HAND,
    MAX_POWER,
    RING,
    TEMPLES,
    TILES,
    WORKERS,
)
from tonalli.teotihuacan.pyramid import DECORATION_ICONS
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.claim import can_claim
from tonalli.teotihuacan.steps.eclipse import UNPAID_LOSS, wages_due

PAYING = ("cocoa-cost", "pay-cocoa", "pay-wages")
"""Decisions in which cocoa is due."""
DOING = ("main", "activate", "worship", "collect")
"""What a worker that arrives can do, in the order it is shown."""
WORSHIPS = ("ability", "tile", "both")
SPACES = list(FIGURES["spaces"])
GROWING = {"power-up", "raise"}
"""Kinds of options by which a worker grows."""
ON_BOARDS = {"move", "power-up", "back", "weaken", "shaman"}
"""Kinds of options that name a board in a word."""


def complete(decision: Decision, choice: Choice, phrase: Phrase, events: Sequence[Event]) -> None:
    """Put into the words of an option what they need besides the arguments."""
    about, arguments = choice.about, phrase.arguments
    state = decision.state
    assert isinstance(state, State)
    match choice.kind:
        case "first":
            tile = decision.view["discovery_tiles"]["worship"][board_of_space(decision.step["space"])]
            if about["choice"] == "tile" and tile and not can_claim(state, state.actor, TILES.index(tile)):
                phrase.key += ".short"
                arguments["missing"] = cost_of(tile)
        case "claim":
            arguments["cost"] = cost_of(about["discovery"])
        case "technology":
            arguments["gold"] = FIGURES["technologies"][about["technology"]]["gold"]
            arguments["effect"] = named("technology", about["technology"], "effect")
        case "tile":
            arguments["icons"] = tile_icons(turned(about["tile"], 0))
            if is_second(about["tile"], decision.view["pyramid"]["display"]):
                phrase.key += ".again"
        case "place":
            arguments["covered"] = tile_icons(covered(decision.view, about["place"]))
        case "turn":
            arguments["icons"] = tile_icons(turned(decision.step["tile"], about["turns"]))
        case "decoration":
            arguments["icons"] = decoration_icons(about["decoration"])
        case "space":
            arguments["space"] = decoration_space(about["space"])
        case "power-up":
            arguments["anywhere_id"] = "no" if decision.step["step"] == "power-ups" else "yes"
            if any(event.kind == "ascension" for event in events):
                phrase.key += ".ascend"
        case "temple":
            at = int(state.players[state.actor].temples[TEMPLES.index(about["temple"])])
            steps = {"from": Number(at), "next": Number(at + 1)}
            arguments.update(track=named("temple", about["temple"], "name"), track_id=about["temple"], **steps)
        case "keep":
            arguments["boards"] = starting_boards(about["starting"])
            beside = decision.view.get("opening", {}).get("beside", {}).get(about["starting"])
            if beside:
                phrase.key += ".beside"
                arguments.update(tile=named("discovery", beside), tile_id=beside)
        case "worship":
            royal = royal_on(decision.view, about["space"])
            if royal:
                arguments.update(slot=named("royal", royal, "name"), slot_id=royal)
        case "use" if decision.step["step"] in PAYING and about["discovery"] == "ignore_cocoa":
            phrase.key += ".pays"
        case _:
            pass
    name_parts(choice, phrase)


def is_second(tile: str, display: list[str | None]) -> bool:
    """Whether another tile before this one looks the same; no more than two do."""
    before = display[: display.index(tile)]
    return any(each is not None and turned(each, 0) == turned(tile, 0) for each in before)


def name_parts(choice: Choice, phrase: Phrase) -> None:
    """What short names need: a board in a word, the next power, both boards of a starting tile."""
    about, arguments = choice.about, phrase.arguments
    if choice.kind in ON_BOARDS and "board" in about:
        arguments.update(brief=named("board", about["board"], "brief"), brief_id=about["board"])
    match choice.kind:
        case "power-up" | "raise":
            arguments["next"] = int(about["power"]) + 1
            arguments.setdefault("anywhere_id", "no")
        case "place":
            arguments.update(at_place(about["place"]))
        case "decoration":
            left, right = (named("icon", icon.lower()) for icon in DECORATION_ICONS[int(about["decoration"])])
            arguments.update(left=left, left_id=about["decoration"], right=right, right_id=about["decoration"])
        case "space":
            side, level = about["space"].split("_")
            arguments.update(on_side(side, level))
        case "keep":
            left, right = (named("board", board, "brief") for board in FIGURES["starting"][about["starting"]]["boards"])
            key = "teotihuacan-starting-briefly" + (".twice" if left == right else "")
            boards = {"left": left, "left_id": about["starting"], "right": right, "right_id": about["starting"]}
            arguments.update(briefly=Phrase(key, **boards), briefly_id=about["starting"])
        case "ascend":
            arguments.update(briefly=named("ascension", about["reward"], "name"), briefly_id=about["reward"])
        case "worship" if board_of_space(about["space"]) == "palace":
            arguments.setdefault("slot", named("space", about["space"], "brief"))
            arguments.setdefault("slot_id", about["space"])
        case "worship":
            arguments["slot_id"] = "none"
        case _:
            pass


def name(choice: Choice) -> Phrase | None:
    """A short name of its own, where an option comes out differently."""
    match choice.kind:
        case "power-up" | "raise" if int(choice.about["power"]) >= MAX_POWER:
            return Phrase("teotihuacan-action-power-up.ascends", **choice.words.arguments)
        case "use" if choice.words.key.endswith(".pays"):
            return Phrase("teotihuacan-action-use.pays-name", **choice.words.arguments)
        case _:
            return None


def order(decision: Decision, choice: Choice) -> tuple[int, ...]:
    """Destinations as a worker passes them; wages best first, after them the tile; what a worker does as it always
    stands: main action, worship, cocoa; tiles on display as they lie there.
    """
    about = choice.about
    match choice.kind:
        case "to":
            state = decision.state
            assert isinstance(state, State)
            slots = [state.layout.slot_of[BOARDS.index(name)] for name in (decision.step["board"], about["board"])]
            return (int(slots[1] - slots[0] - 1) % RING,)
        case "wages":
            return paying(decision, int(about["cocoa"]))
        case "use" if decision.step["step"] == "pay-wages":
            state = decision.state
            assert isinstance(state, State)
            most = min(int(wages_due(state, state.actor)), held(state, state.actor, "cocoa"))
            return (*paying(decision, most), 1)
        case "worship":
            return (DOING.index("worship"), SPACES.index(about["space"]), WORSHIPS.index(about["choice"]))
        case kind if kind in DOING:
            return (DOING.index(kind), choice.action)
        case "tile":
            return (len(DOING), decision.view["pyramid"]["display"].index(about["tile"]))
        case "decoration":
            return (len(DOING), decision.view["decorations"]["display"].index(about["decoration"]))
        case _:
            return (len(DOING), choice.action)


def paying(decision: Decision, cocoa: int) -> tuple[int, int]:
    """T-19.8, T-1.9: points that are lost count first, of which nobody loses more than there are; then cocoa."""
    state = decision.state
    assert isinstance(state, State)
    unpaid = int(wages_due(state, state.actor)) - cocoa
    return min(UNPAID_LOSS * unpaid, int(state.players[state.actor].points)), cocoa


def board_named(decision: Decision, choice: Choice) -> str:
    """The board an option goes to or acts on; empty for others."""
    if choice.kind == "main":
        state = decision.state
        assert isinstance(state, State)
        return board_of(state)
    return str(choice.about["board"]) if choice.kind in ("to", "start", "move") else ""


def asked_hint(decision: Decision) -> Phrase | None:
    """What is to be known besides a question: what is due and there, who moves, how much may be built."""
    state, step = decision.state, decision.step
    assert isinstance(state, State)
    seat = state.actor
    match step["step"]:
        case "pay-wages":
            return due(int(wages_due(state, seat)), state, seat)
        case "cocoa-cost" | "pay-cocoa":
            return due(int(step["due"]), state, seat)
        case "choose-technology":
            workers = int(state.rules.boards[ALCHEMY].workers(state, seat))
            return Phrase("teotihuacan-ask-means", gold=held(state, seat, "gold"), workers=workers)
        case "choose-tile":
            most = int(state.rules.boards[CONSTRUCTION].workers(state, seat))
            return Phrase("teotihuacan-ask-built", built=int(state.now.built), most=most)
        case "destination":
            side = state.players[seat]
            powers = [int(side.power[die]) for die in range(WORKERS) if side.where[die] == IN_HAND]
            board = step["board"]
            about = {"board": named("board", board), "board_id": board}
            return Phrase("teotihuacan-ask-from", power=max(powers, default=0), **about)
        case _:
            return None


def due(cocoa: int, state: State, seat: int) -> Phrase:
    return Phrase("teotihuacan-ask-held", due=cocoa, held=held(state, seat, GOODS[0]))
