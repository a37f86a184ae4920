# interpreted
"""What tribes tell besides their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from tonalli.core.state import State
from tonalli.telling.card import Card
from tonalli.telling.module import ModuleTelling
from tonalli.telling.phrase import Listing, Phrase
from tonalli.telling.tzolkin.wording import COLOURS, gear_icon, named, placed_at
from tonalli.telling.wording import Wording
from tonalli.tzolkin.modules.tribes.figures import tribe_figures
from tonalli.tzolkin.modules.tribes.names import IXTAB_DESCENDS, PARTNER, TRIBES
from tonalli.tzolkin.modules.tribes.placing import free_above
from tonalli.tzolkin.names import GEARS, GOODS, TOP_LEVEL
from tonalli.tzolkin.state import State as Table
from tonalli.tzolkin.steps.temple import Descend
from tonalli.tzolkin.tiles import LAST_SPACE, RATE

if TYPE_CHECKING:
    from tonalli.telling.choice import Choice
    from tonalli.telling.story import Told
    from tonalli.telling.telling import Telling

FIGURES = tribe_figures()
CAUSES = {"P-3.11": "ahau_chamahez", "P-3.13": "bacab", "P-3.14": "balam", "P-3.18": "ixtab", "P-3.20": "xaman_ek"}
"""Tribes whose ability brings or costs something by itself."""


def icon_of(tribe: str) -> str:
    return f"z-tribe-{tribe}"


def in_words(tribe: str) -> dict[str, Any]:
    """The figures of a tribe as the words of its ability want them."""
    figures = FIGURES[tribe]
    match tribe:
        case "ah_chuy_kak":
            return {"placed": figures["placed_on_gears"]}
        case "ahau_chamahez" | "balam":
            return {"corn": figures["corn"]}
        case "bacab":
            return {"least": figures["corn_at_least"], "begging": figures["begging_corn"]}
        case "cit_bolon_tum":
            return {"corn": figures["discount"]}
        case "huracan":
            pairs = [
                Phrase("tzolkin-tribe-pair", gear=named("gear", one), other=named("gear", other))
                for one, other in figures["pairs"]
            ]
            return {"pairs": Listing(pairs, "or")}
        case "itzamna":
            first, second, third, beyond = figures["technology_blocks"]
            return {"first": first, "second": second, "third": third, "beyond": beyond}
        case "ixtab":
            return {"kept": figures["wealth_kept"]}
        case "xaman_ek":
            return dict(figures["rates"])
        case "yaluk":
            return {
                "workers": figures["start_workers"],
                "corn": figures["corn_per_worker"],
                "loss": figures["unfed_loss"],
            }
        case "yumkaax":
            return {"totals": Listing(figures["surcharge_totals"][1:])}
        case _:
            return {}


def ability(tribe: str) -> Phrase:
    """What a tribe does for its owner."""
    return named("tribe", tribe, "effect", **in_words(tribe))


def tribe_of(s: Table, seat: int) -> str | None:
    """The tribe of a seat, once it is known."""
    number = s.players[seat].tribe
    return TRIBES[number - 1] if number > 0 else None


class TribesTelling(ModuleTelling):
    """Tribes with their figures; what only they allow."""

    sources: ClassVar[Mapping[str, str]] = CAUSES
    things: ClassVar[Mapping[str, tuple[str, ...]]] = {"tribe": ("tribe:{tribe}", "seat:{seat}")}
    offers: ClassVar[set[str]] = {"skip", "exchange"}
    icons: ClassVar[Mapping[str, str]] = {"exchange": "z-{block}"}
    pictures: ClassVar[Mapping[str, str]] = {name: icon_of(name) for name in TRIBES}

    def question(self, state: State) -> Phrase | None:
        """A turn that may be passed, or in which something may be sold; the step down of Ixtab."""
        assert isinstance(state, Table)
        if isinstance(state.top, Descend) and state.top.why == IXTAB_DESCENDS:
            return Phrase("tzolkin-ask-descend-ixtab")
        if state.top.kind != "turn":
            return None
        kinds = {state.game.space.kind(action) for action in state.legal()}
        if "pass" in kinds:
            ways = [kind for kind in ("place", "pick") if kind in kinds]
            key = "tzolkin-ask-turn-free"
            return Phrase(key if len(ways) == 2 else f"{key}.{ways[0] if ways else 'neither'}")
        return Phrase("tzolkin-ask-turn-sell") if kinds == {"beg", "exchange"} else None

    def origin(self, state: State) -> str | None:
        """The tribe that asks."""
        assert isinstance(state, Table)
        tribe = tribe_of(state, state.actor) if state.actor >= 0 else None
        return icon_of(tribe) if tribe and state.top.kind in ("pick-one", "choose-bonus") else None

    def words(self, telling: Telling, state: State, choice: Choice, phrase: Phrase) -> None:
        """What a tribe does, which space is passed for which, what a block brings, what a bonus is."""
        assert isinstance(state, Table)
        match choice.kind:
            case "tribe":
                phrase.arguments["effect"] = ability(choice.about["tribe"])
            case "skip":
                gear = GEARS.index(choice.about["gear"])
                space = state.lowest_free(gear)
                phrase.arguments.update(placed_at(GEARS[gear], int(space)))
                phrase.arguments["next"] = int(free_above(state, gear, space))
            case "exchange":
                phrase.arguments["corn"] = int(RATE[GOODS.index(choice.about["block"])])
            case "technology" if state.top.kind == "choose-bonus":
                phrase.key = "tzolkin-action-technology-bonus"
                effect = named("technology", choice.about["technology"], f"l{TOP_LEVEL + 1}")
                phrase.arguments.update(effect=effect)
            case "technology" if phrase.key.endswith(".beyond") and tribe_of(state, state.actor) == "itzamna":
                phrase.key = "tzolkin-action-technology-any"

    def hints(self, telling: Telling, state: State, choice: Choice) -> list[Phrase]:
        """P-3.16: workers of Huracan use two gears."""
        assert isinstance(state, Table)
        gear = choice.about.get("gear" if choice.kind == "pick" else "target")
        if choice.kind not in ("pick", "place") or gear not in GEARS or tribe_of(state, state.actor) != "huracan":
            return []
        partner = PARTNER[GEARS.index(gear)]
        if partner < 0:
            return []
        return [Phrase("tzolkin-hint-pair", gear=named("gear", GEARS[partner]), gear_id=GEARS[partner])]

    def told(self, told: Told) -> dict[str, Any]:
        event = told.event
        return placed_at(event.text("gear"), event.number("space")) if event.kind == "skip" else {}

    def in_short(self, view: Mapping[str, Any], seat: int | None) -> Phrase | None:
        """Whose is which, once that is known."""
        name = view["tribes"]["chosen"][seat] if seat is not None else None
        return Phrase("tzolkin-show-tribe", tribe=named("tribe", name), tribe_id=name) if name else None

    def cards(self, wording: Wording) -> list[Card]:
        found = [Card(f"tribe:{name}", named("tribe", name), [ability(name)], icon_of(name)) for name in TRIBES]
        about = named("term", "tribe", "effect")
        found.append(Card("term:tribe", named("term", "tribe"), [about]))
        for number, gear in enumerate(GEARS):
            space = int(LAST_SPACE[number]) + 1
            title = Phrase("tzolkin-card-space", gear=named("gear", gear), gear_id=gear, space=space)
            lines = [Phrase("tzolkin-card-extra_space")]
            found.append(Card(f"space:{gear}_{space}", title, lines, gear_icon(gear)))
        return found

    def notes(self, state: State, seat: int | None) -> dict[str, list[Phrase]]:
        """Whose tribe it is, once that is known."""
        assert isinstance(state, Table)
        found = {}
        for other in range(state.rules.players):
            name = tribe_of(state, other)
            if name is not None:
                colour = COLOURS[other]
                words = Phrase("tzolkin-note-tribe", colour=named("colour", colour), colour_id=colour)
                found[f"tribe:{name}"] = [words]
        return found


TELLING = TribesTelling()
