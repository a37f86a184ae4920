# interpreted
"""What M6 tells besides its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from tonalli.core.state import State
from tonalli.telling.card import Card
from tonalli.telling.choice import Choice, Decision
from tonalli.telling.module import ModuleTelling
from tonalli.telling.phrase import Listing, Phrase
from tonalli.telling.teotihuacan.cards import starting, technology
from tonalli.telling.teotihuacan.wording import WORDING
from tonalli.telling.wording import Wording
from tonalli.teotihuacan.modules.obsidian.figures import DESIGNED
from tonalli.teotihuacan.names import GOODS

if TYPE_CHECKING:
    from tonalli.telling.telling import Telling

PAYING = "pay-cocoa"
NEW = ("01h", "03h", "05h")
STARTING = ("obsidian_power_discovery", "obsidian_cocoa")


class ObsidianTelling(ModuleTelling):
    """Its boards are told as those they replace; that their figures are stand-ins stands on their cards."""

    called: ClassVar[Mapping[str, str]] = {
        "teotihuacan-action_tile-construction": "teotihuacan-action_tile-construction-obsidian",
        "teotihuacan-action_tile-decorations": "teotihuacan-action_tile-decorations-obsidian",
        "teotihuacan-action_tile-nobles": "teotihuacan-action_tile-nobles-obsidian",
        "teotihuacan-term-masks": "teotihuacan-term-more-masks",
        **{f"teotihuacan-discovery-mask_{number}": "teotihuacan-term-one-of-more-masks" for number in range(1, 8)},
    }
    sources: ClassVar[Mapping[str, str]] = {
        "X-4.7": "joker", "X-4.11": "boards", "X-4.14": "joker_cocoa", "X-4.15": "technologies", "X-4": "obsidian",
    }  # fmt: skip
    order = ("obsidian",)
    source_icons: ClassVar[Mapping[str, str]] = {"obsidian": "t-obsidian"}

    def hints(self, telling: Telling, state: State, choice: Choice) -> list[Phrase]:
        """X-4.14, X-4.21: the cocoa an option costs, where it is decided only then how it is paid."""
        if state.top.kind == PAYING:
            return []
        after = telling.game.tried(state, choice.action)[0]
        if after.actor != state.actor or after.top.kind != PAYING:
            return []
        return [Phrase("teotihuacan-hint-pay-cocoa", due=Decision(after).step["due"])]

    def cards(self, wording: Wording) -> list[Card]:
        effect = wording.named("good", "obsidian", "effect")
        return [
            Card("good:obsidian", wording.named("good", "obsidian"), [effect], "t-obsidian"),
            *[board(wording, name) for name in DESIGNED],
            *map(technology, NEW),
            *map(starting, STARTING),
        ]


def row(cells: Sequence[dict[str, int]]) -> Phrase:
    """What so many workers bring, by their power."""
    given = (Listing(gift(what, amount) for what, amount in cell.items()) for cell in cells)
    return Phrase("teotihuacan-card-cells.row", **dict(zip(("weak", "middle", "strong"), given, strict=True)))


def gift(what: str, amount: int) -> Phrase:
    if what in GOODS:
        return WORDING.amount(amount, what)
    return Phrase(f"teotihuacan-gives-{what}", amount=amount)


def board(wording: Wording, name: str) -> Card:
    """X-4.11: the board as the module prints it."""
    lines = [
        wording.named("board", name, "main"),
        Phrase(
            "teotihuacan-card-cells",
            **dict(zip(("one", "two", "three"), map(row, DESIGNED[name]["rows"]), strict=True)),
        ),
        Phrase("teotihuacan-card-designed-board"),
    ]
    return Card(f"board:{name}", wording.named("board", name), lines, f"t-board-{name}")


TELLING = ObsidianTelling()
